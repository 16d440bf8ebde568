//! Memories: arrays of words with read latency, bypasses and reset built round a plain core.

use super::{Module, Reg, Sig};
use crate::bits::Bits;
use crate::ir::{AdvancePort, Memory, MemoryReset, MemoryStyle, Op, ReadDuringWrite, WritePort};
use std::sync::Arc;

/// What a memory is: shape, timing and reset.
#[derive(Clone, Debug)]
pub struct MemorySpec {
    /// Width of an entry in bits, at least 1.
    pub width: u32,
    /// Number of entries, at least 1.
    pub depth: u32,
    /// Flip-flops or an SRAM macro.
    pub style: MemoryStyle,
    /// Cycles from address to data, the same for all read ports; 0 is combinational and for flops only.
    pub read_latency: u32,
    /// What a registered read returns of an entry written at the same edge.
    pub read_during_write: ReadDuringWrite,
    /// What reset does; an SRAM has no reset but a clearing sequence.
    pub reset: MemoryReset,
    /// `Some`: an array of counters modulo this, changed by [`MemoryBuilder::advance`] alone.
    pub modulus: Option<u64>,
    /// Counters: whether the Verilog reads them by the decode of the address, in place of an index.
    pub decoded: bool,
}

/// Counters up to this many are read by the decode of the address that a port has which advances them: as cells, the
/// and-or of a decode is smaller than a tree of multiplexers. Simulators are faster at an index, which larger arrays,
/// less likely to become cells, have.
const DECODED: u32 = 256;

/// A memory under construction. Declare the writes before reads that have a latency.
#[derive(Clone, Copy)]
pub struct MemoryBuilder<'m> {
    module: &'m Module,
    index: u32,
    clearing: Option<Sig<'m>>,
}

impl MemorySpec {
    /// A flop array with combinational reads and no reset.
    pub fn flops(width: u32, depth: u32) -> MemorySpec {
        MemorySpec {
            width,
            depth,
            style: MemoryStyle::Flop,
            read_latency: 0,
            read_during_write: ReadDuringWrite::Old,
            reset: MemoryReset::None,
            modulus: None,
            decoded: false,
        }
    }

    /// Counters modulo `modulus` (1 to 2^`width`) in flip-flops with combinational reads; reset sets each to
    /// its value in `start`, all less than the modulus.
    #[track_caller]
    pub fn counters(width: u32, modulus: u64, start: &[u64]) -> MemorySpec {
        let mut values = Vec::new();
        // No closure, so that a value that does not fit is blamed on the caller.
        for value in start {
            values.push(Bits::new(width, *value));
        }
        MemorySpec {
            reset: MemoryReset::Values(Arc::new(values)),
            modulus: Some(modulus),
            decoded: start.len() <= DECODED as usize,
            ..MemorySpec::flops(width, start.len() as u32)
        }
    }

    /// An SRAM with registered reads of latency 1 and no reset.
    pub fn sram(width: u32, depth: u32) -> MemorySpec {
        MemorySpec {
            style: MemoryStyle::Sram,
            read_latency: 1,
            ..MemorySpec::flops(width, depth)
        }
    }

    #[track_caller]
    fn check(&self, name: &str) {
        assert!(
            self.width > 0 && self.depth > 0,
            "memory `{name}`: width and depth are at least 1"
        );
        if self.style == MemoryStyle::Sram {
            assert!(
                self.read_latency > 0,
                "memory `{name}`: an SRAM reads with a latency of at least 1"
            );
            assert!(
                !matches!(self.reset, MemoryReset::Values(_)),
                "memory `{name}`: an SRAM cannot be reset in one cycle: use MemoryReset::Sequence"
            );
        }
        if let MemoryReset::Values(v) | MemoryReset::Sequence(v) = &self.reset {
            assert!(
                v.len() == self.depth as usize && v.iter().all(|b| b.width() == self.width),
                "memory `{name}`: reset needs {} values of {} bits",
                self.depth,
                self.width
            );
        }
        if let Some(modulus) = self.modulus {
            self.check_counters(name, modulus);
        }
    }

    #[track_caller]
    fn check_counters(&self, name: &str, modulus: u64) {
        assert!(
            self.width < 64 && (1..=1 << self.width).contains(&modulus),
            "memory `{name}`: a modulus of {modulus} for counters of {} bits",
            self.width
        );
        let MemoryReset::Values(values) = &self.reset else {
            panic!("memory `{name}`: counters need reset values");
        };
        assert!(
            self.style == MemoryStyle::Flop && self.read_latency == 0,
            "memory `{name}`: counters are flip-flops with combinational reads"
        );
        assert!(
            values.iter().all(|v| v.to_u64() < Some(modulus)),
            "memory `{name}`: a counter modulo {modulus} resets to less than that"
        );
    }
}

impl Module {
    /// A memory.
    ///
    /// # Panics
    /// If the shape is empty, an SRAM is given a combinational read or a one-cycle reset, or the
    /// reset values do not match the shape.
    #[track_caller]
    pub fn memory(&self, name: &str, spec: MemorySpec) -> MemoryBuilder<'_> {
        spec.check(name);
        self.claim(name);
        let comment = self.take_comment();
        let index = {
            let memories = &mut self.state.borrow_mut().definition.memories;
            memories.push(Memory {
                name: name.to_string(),
                width: spec.width,
                depth: spec.depth,
                style: spec.style,
                read_latency: spec.read_latency,
                read_during_write: spec.read_during_write,
                reset: spec.reset.clone(),
                reads: 0,
                writes: vec![],
                modulus: spec.modulus,
                decoded: spec.decoded,
                advances: vec![],
                comment,
            });
            memories.len() as u32 - 1
        };
        let mut memory = MemoryBuilder {
            module: self,
            index,
            clearing: None,
        };
        if let MemoryReset::Sequence(values) = &spec.reset {
            memory.clearing = Some(memory.clear(name, values));
        }
        memory
    }
}

/// Bits that count to `n` values, at least 1.
pub fn index_width(n: u32) -> u32 {
    (u32::BITS - n.saturating_sub(1).leading_zeros()).max(1)
}

impl<'m> MemoryBuilder<'m> {
    /// Builds the clearing counter and its write port; returns 1 while it runs.
    #[track_caller]
    fn clear(self, name: &str, values: &[Bits]) -> Sig<'m> {
        let m = self.module;
        let width = index_width(values.len() as u32);
        let one = m.lit(1, 1);
        let clearing = m.register(&format!("{name}_clearing"), 1).reset_to(one);
        let index = m
            .register(&format!("{name}_clear_index"), width)
            .reset_to_zero();
        let last = index.q().eq(m.lit(width, values.len() as u64 - 1));
        clearing.set_when(last, m.lit(1, 0));
        index.set_when(clearing.q() & !last, index.q() + m.lit(width, 1));
        self.push_write(clearing.q(), index.q(), content(m, values, index.q()));
        clearing.q()
    }

    /// 1 when the content may be used: always, or once the clearing sequence has ended.
    pub fn ready(self) -> Sig<'m> {
        self.clearing.map_or(self.module.lit(1, 1), |c| !c)
    }

    /// A write port. Among ports that write one entry at one edge the last declared wins; a write beyond
    /// the depth, or while the clearing sequence runs, does nothing.
    #[track_caller]
    pub fn write(self, enable: Sig<'m>, address: Sig<'m>, data: Sig<'m>) {
        let sealed = self
            .module
            .state
            .borrow()
            .sealed_memories
            .contains(&self.index);
        assert!(
            !sealed,
            "memory: declare the writes before reads that have a latency"
        );
        assert!(
            enable.width() == 1,
            "memory: an enable of {} bits",
            enable.width()
        );
        let shape = self.shape();
        assert!(
            shape.modulus.is_none(),
            "memory `{}`: counters advance, they are not written",
            shape.name
        );
        let width = shape.width;
        assert!(
            data.width() == width,
            "memory of {width} bits: data of {} bits",
            data.width()
        );
        match (self.clearing, shape.writes.as_slice()) {
            // The first port is the clearing sequence's, which needs no port of its own.
            (Some(clearing), [sequence]) if sequence.enable == clearing.id() => {
                let (first, address) = same_width(self.sig(sequence.address), address);
                let address = clearing.mux(first, address);
                let data = clearing.mux(self.sig(sequence.data), data);
                self.drop_writes();
                self.push_write(clearing | enable, address, data);
            }
            (Some(clearing), _) => self.push_write(enable & !clearing, address, data),
            (None, _) => self.push_write(enable, address, data),
        }
    }

    fn drop_writes(self) {
        let mut state = self.module.state.borrow_mut();
        state.definition.memories[self.index as usize]
            .writes
            .clear();
    }

    /// A port that advances the counter at `address` by `amount`, which must be less than the modulus;
    /// beyond the depth it does nothing. That no two enabled ports address one counter is asserted.
    #[track_caller]
    pub fn advance(self, enable: Sig<'m>, address: Sig<'m>, amount: Sig<'m>) {
        let m = self.module;
        let shape = self.shape();
        let name = &shape.name;
        let Some(modulus) = shape.modulus else {
            panic!("memory `{name}`: only counters advance: give it a modulus");
        };
        assert!(
            enable.width() == 1 && amount.width() == shape.width,
            "memory `{name}` of {} bits: an enable of {} bits, an amount of {}",
            shape.width,
            enable.width(),
            amount.width()
        );
        let port = shape.advances.len();
        if modulus < 1 << shape.width {
            let small = amount.lt(m.lit(shape.width, modulus));
            m.assert(&format!("{name}_amount_{port}"), !enable | small);
        }
        let clash = shape.advances.iter().fold(m.lit(1, 0), |any, other| {
            let (there, address) = same_width(self.sig(other.address), address);
            any | (self.sig(other.enable) & there.eq(address))
        });
        if port > 0 {
            m.assert(&format!("{name}_distinct_{port}"), !(enable & clash));
        }
        let port = AdvancePort {
            enable: m.own_id(enable),
            address: m.own_id(address),
            amount: m.own_id(amount),
        };
        let mut state = m.state.borrow_mut();
        let memory = &mut state.definition.memories[self.index as usize];
        memory.advances.push(port);
    }

    #[track_caller]
    fn push_write(self, enable: Sig<'m>, address: Sig<'m>, data: Sig<'m>) {
        let port = WritePort {
            enable: self.module.own_id(enable),
            address: self.module.own_id(address),
            data: self.module.own_id(data),
        };
        let mut state = self.module.state.borrow_mut();
        state.definition.memories[self.index as usize]
            .writes
            .push(port);
    }

    /// A read port: the entry at `address`, after the memory's read latency; zero beyond the depth.
    ///
    /// With a latency of 1 or more, `name` names its registers and `enable` holds the first of them;
    /// a combinational read has no enable.
    #[track_caller]
    pub fn read(self, name: &str, enable: Option<Sig<'m>>, address: Sig<'m>) -> Sig<'m> {
        let m = self.module;
        let shape = self.shape();
        if shape.read_latency == 0 {
            assert!(
                enable.is_none(),
                "`{name}`: a combinational read has no enable"
            );
            return self.port(address, &shape);
        }
        let first = m.register(name, shape.width);
        self.read_to(first, name, enable, address);
        (2..=shape.read_latency).fold(first.q(), |q, k| {
            m.register(&format!("{name}_q{k}"), shape.width).set(q).q()
        })
    }

    /// A read port that sets `first`, the register behind the array, which may so be part of `address`, as
    /// where a list is followed through the memory. `name` names its properties.
    ///
    /// # Panics
    /// If the memory's reads are combinational.
    #[track_caller]
    pub fn read_to(self, first: Reg<'m>, name: &str, enable: Option<Sig<'m>>, address: Sig<'m>) {
        let m = self.module;
        let shape = self.shape();
        assert!(
            shape.read_latency > 0,
            "`{name}`: a combinational read has no register"
        );
        m.state.borrow_mut().sealed_memories.insert(self.index);
        let stored = self.port(address, &shape);
        let data = match shape.read_during_write {
            ReadDuringWrite::Old => stored,
            ReadDuringWrite::New => self.bypassed(stored, address, &shape),
            ReadDuringWrite::Undefined => {
                let active = enable.unwrap_or(m.lit(1, 1));
                m.assert(
                    &format!("{name}_no_collision"),
                    !(active & self.collides(address, &shape)),
                );
                stored
            }
        };
        first.set(data);
        if let Some(enable) = enable {
            first.enabled(enable);
        }
    }

    /// The array's own, combinational port.
    #[track_caller]
    fn port(self, address: Sig<'m>, shape: &Memory) -> Sig<'m> {
        let m = self.module;
        m.state.borrow_mut().definition.memories[self.index as usize].reads += 1;
        let op = Op::MemoryRead {
            memory: self.index,
            address: m.own_id(address),
        };
        m.node(op, shape.width)
    }

    fn shape(self) -> Memory {
        self.module.state.borrow().definition.memories[self.index as usize].clone()
    }

    /// `stored`, or the data of the last write port that hits `address` now.
    fn bypassed(self, stored: Sig<'m>, address: Sig<'m>, shape: &Memory) -> Sig<'m> {
        shape.writes.iter().fold(stored, |data, port| {
            let written = self.sig(port.data);
            self.hits(port, address, shape).mux(written, data)
        })
    }

    /// 1 if any write port hits `address` now.
    fn collides(self, address: Sig<'m>, shape: &Memory) -> Sig<'m> {
        let none = self.module.lit(1, 0);
        shape
            .writes
            .iter()
            .fold(none, |any, port| any | self.hits(port, address, shape))
    }

    /// 1 if `port` writes the entry at `address` now.
    fn hits(self, port: &WritePort, address: Sig<'m>, shape: &Memory) -> Sig<'m> {
        let m = self.module;
        let written = self.sig(port.address);
        let width = written
            .width()
            .max(address.width())
            .max(index_width(shape.depth) + 1);
        let (written, address) = (written.zext(width), address.zext(width));
        let inside = address.lt(m.lit(width, u64::from(shape.depth)));
        self.sig(port.enable) & written.eq(address) & inside
    }

    fn sig(self, id: crate::ir::NodeId) -> Sig<'m> {
        let width = self.module.state.borrow().definition.nodes[id as usize].width;
        Sig::new(self.module, id, width)
    }
}

/// Entry `index` of what a memory is cleared to.
///
/// Beyond a few entries the bits of 64 neighbours lie together in one word for each bit of an entry: a table
/// of a sixteenth of the text, and as little logic.
fn content<'m>(m: &'m Module, values: &[Bits], index: Sig<'m>) -> Sig<'m> {
    const WORD: usize = 64;
    if values.iter().all(|v| *v == values[0]) {
        return m.constant(values[0].clone());
    }
    if values.len() <= WORD {
        return m.table(values, index);
    }
    let low = index_width(WORD as u32);
    let row = index.bits(low, index.width() - low);
    let plane = |bit: u32| {
        let word = |neighbours: &[Bits]| {
            let bits = neighbours.iter().rev();
            let word = bits.fold(0, |word, v| word << 1 | u64::from(v.bit(bit)));
            Bits::new(WORD as u32, word)
        };
        let words: Vec<_> = values.chunks(WORD).map(word).collect();
        m.table(&words, row).shift_right(index.trunc(low)).bit(0)
    };
    let planes: Vec<_> = (0..values[0].width()).map(plane).collect();
    m.pack(&planes)
}

/// Both, extended to the wider one's width.
fn same_width<'m>(a: Sig<'m>, b: Sig<'m>) -> (Sig<'m>, Sig<'m>) {
    let width = a.width().max(b.width());
    (a.zext(width), b.zext(width))
}
