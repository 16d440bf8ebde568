//! Memories of every kind and counters; what was never written is never shown.

use super::{Cook, MemoryReset, WIDTHS};
use crate::{Bits, MemorySpec, MemoryStyle, ReadDuringWrite, Sig};
use std::sync::Arc;

impl<'m> Cook<'m> {
    pub(super) fn memory(&mut self, args: [u16; 4]) {
        let spec = spec(args);
        let m = self.m;
        let name = self.name("mem");
        let writes: Vec<_> = (0..1 + args[1] % 2)
            .map(|i| self.write_port(args[2].wrapping_add(i * 11), spec.width))
            .collect();
        m.comment("A memory.");
        let memory = m.memory(&name, spec.clone());
        for (enable, address, data) in &writes {
            memory.write(*enable, *address, *data);
        }
        let written = matches!(spec.reset, MemoryReset::None).then(|| {
            let zeros = vec![Bits::zero(1); spec.depth as usize];
            let flags = MemorySpec {
                reset: MemoryReset::Values(Arc::new(zeros)),
                ..MemorySpec::flops(1, spec.depth)
            };
            let flags = m.memory(&format!("{name}_written"), flags);
            for (enable, address, _) in &writes {
                flags.write(*enable, *address, m.lit(1, 1));
            }
            flags
        });
        for port in 0..1 + args[3] % 2 {
            let address = self.address(args[3].wrapping_add(port * 3));
            let name = self.name(&format!("{name}_read"));
            let known = match written {
                Some(flags) => flags.read("flag", None, address),
                None => memory.ready(),
            };
            let latency = spec.read_latency;
            let enable = (latency > 0 && args[0].is_multiple_of(3)).then(|| self.pick_bit(args[1]));
            let data = memory.read(&name, enable, address);
            let known = self.delayed(&name, known, latency, enable);
            self.push(data.gated(known));
        }
    }

    /// Counters with one to three ports, told apart by the low bits of their addresses.
    pub(super) fn counters(&mut self, args: [u16; 4]) {
        let m = self.m;
        let width = [1, 2, 3, 5, 7, 13, 32, 33, 63][args[0] as usize % 9];
        let depth = [1, 2, 3, 5, 8, 13, 64, 65, 70, 130, 260][args[1] as usize % 11];
        let whole = 1u64 << width;
        let modulus = match args[2] % 4 {
            0 => whole,
            1 => 1 + u64::from(args[3]) % whole,
            2 => (u64::from(args[3]) << (width / 2)) % whole + 1,
            _ => whole - u64::from(args[3]) % (whole / 2),
        };
        let start: Vec<u64> = (0..depth)
            .map(|i: u64| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) % modulus)
            .collect();
        let name = self.name("counters");
        m.comment("Counters.");
        let memory = m.memory(&name, MemorySpec::counters(width, modulus, &start));
        let ports = 1 + args[2] / 4 % 3;
        let mut addresses = Vec::new();
        for port in 0..ports {
            let pick = args[3].wrapping_add(port * 13);
            let address = match ports {
                1 => self.address(pick),
                _ => m.cat(&[self.address(pick), m.lit(2, port.into())]),
            };
            let enable = match pick % 5 {
                0 => m.lit(1, 1),
                _ => self.pick_bit(args[1].wrapping_add(port * 5)),
            };
            let amount = self.amount(args[0].wrapping_add(port * 7), width, modulus);
            memory.advance(enable, address, amount);
            addresses.push(address);
        }
        addresses.push(self.address(args[2] / 16));
        for address in addresses.into_iter().skip(usize::from(args[1] / 10 % 2)) {
            self.push(memory.read("counter", None, address));
        }
    }

    /// An amount less than the modulus.
    fn amount(&self, pick: u16, width: u32, modulus: u64) -> Sig<'m> {
        let most = self.m.lit(width, modulus - 1);
        let any = self.pick_fit(pick / 4, width);
        match pick % 4 {
            0 => most,
            1 => self.m.lit(width, 1.min(modulus - 1)),
            _ => any.lt(most).mux(any, most),
        }
    }

    fn write_port(&self, pick: u16, width: u32) -> (Sig<'m>, Sig<'m>, Sig<'m>) {
        (
            self.pick_bit(pick),
            self.address(pick / 3),
            self.pick_fit(pick / 7, width),
        )
    }

    /// Narrow, fitting, too wide, or constant.
    fn address(&self, pick: u16) -> Sig<'m> {
        match pick % 6 {
            0 => self.pick(pick),
            1 => self.pick_fit(pick, 1),
            2 => self.m.lit(4, u64::from(pick) / 6 % 16),
            _ => self.pick_fit(pick, 1 + u32::from(pick) / 6 % 5),
        }
    }

    /// Whether the data of a read port is known, in step with its registers.
    fn delayed(
        &self,
        name: &str,
        known: Sig<'m>,
        latency: u32,
        enable: Option<Sig<'m>>,
    ) -> Sig<'m> {
        (1..=latency).fold(known, |known, k| {
            let reg = self
                .m
                .register(&format!("{name}_known{k}"), 1)
                .reset_to_zero()
                .set(known);
            match enable {
                Some(e) if k == 1 => reg.enabled(e).q(),
                _ => reg.q(),
            }
        })
    }
}

fn spec(args: [u16; 4]) -> MemorySpec {
    let width = WIDTHS[args[0] as usize % WIDTHS.len()];
    let depth = [1, 2, 3, 4, 5, 7, 8, 9, 13][args[1] as usize / 2 % 9];
    let values = (0..u64::from(depth)).map(|i| Bits::from_words(width, &[i * 0x55 + 3; 3]));
    let values = Arc::new(values.collect::<Vec<_>>());
    let sram = args[2].is_multiple_of(4);
    let reset = match args[2] % 3 {
        0 => MemoryReset::None,
        1 if !sram => MemoryReset::Values(values),
        1 => MemoryReset::Sequence(Arc::new(vec![Bits::zero(width); depth as usize])),
        _ => MemoryReset::Sequence(values),
    };
    MemorySpec {
        width,
        depth,
        style: if sram {
            MemoryStyle::Sram
        } else {
            MemoryStyle::Flop
        },
        read_latency: if sram {
            1 + u32::from(args[3] % 2)
        } else {
            u32::from(args[3] % 3)
        },
        read_during_write: match args[3] / 3 % 3 {
            0 => ReadDuringWrite::Old,
            1 => ReadDuringWrite::New,
            _ => ReadDuringWrite::Undefined,
        },
        reset,
        modulus: None,
        decoded: false,
    }
}
