//! Memories of every kind; what was never written is never shown.

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
    }
}
