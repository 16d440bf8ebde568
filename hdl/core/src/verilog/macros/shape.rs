//! Shapes of macros: their names, their ports, and what they do.

use std::sync::Arc;

use crate::ir::{Definition, Memory, MemoryReset, MemoryStyle, NodeId, ReadDuringWrite};
use crate::verilog::{Options, VerilogFile, emit};
use crate::{MemorySpec, Module, Sig, index_width};

/// How a macro is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MacroKind {
    /// An SRAM: reads take a cycle.
    Sram,
    /// Flip-flops: reads are combinational.
    Flops,
}

/// What a macro is; equal shapes are one module.
///
/// Ports: for read port i `r<i>_addr` and `r<i>_data`, with `r<i>_en` in an SRAM; for write port i `w<i>_en`,
/// `w<i>_addr`, `w<i>_data`; for port i that advances counters `a<i>_en`, `a<i>_addr`, `a<i>_amount`. In a file of
/// flip-flops a port whose address is always that of one before has no address of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MacroShape {
    /// How it is built.
    pub kind: MacroKind,
    /// Entries.
    pub depth: u32,
    /// Bits of an entry.
    pub width: u32,
    /// Ports that read.
    pub reads: usize,
    /// Ports that write; of those that write one entry in one cycle the last one wins.
    pub writes: usize,
    /// Ports that advance counters.
    pub advances: usize,
    /// For each port, those that read first, then those that write, then those that advance: the first port with
    /// the same address.
    address_of: Vec<usize>,
    read_during_write: ReadDuringWrite,
    reset: MemoryReset,
    modulus: Option<u64>,
    decoded: bool,
}

impl MacroShape {
    pub(super) fn new(memory: &Memory, reads: usize, addresses: &[NodeId]) -> MacroShape {
        let kind = match memory.style {
            MemoryStyle::Sram => MacroKind::Sram,
            MemoryStyle::Flop => MacroKind::Flops,
        };
        let address_of = addresses.iter().enumerate().map(|(i, address)| {
            let first = addresses.iter().position(|a| a == address).unwrap_or(i);
            match kind {
                MacroKind::Sram => i,
                MacroKind::Flops => first,
            }
        });
        MacroShape {
            kind,
            depth: memory.depth,
            width: memory.width,
            reads,
            writes: memory.writes.len(),
            advances: memory.advances.len(),
            address_of: address_of.collect(),
            read_during_write: memory.read_during_write,
            // A clearing sequence is logic round the memory.
            reset: match &memory.reset {
                MemoryReset::Sequence(_) => MemoryReset::None,
                reset => reset.clone(),
            },
            modulus: memory.modulus,
            decoded: memory.decoded,
        }
    }

    /// Bits that it keeps.
    pub fn bits(&self) -> u64 {
        u64::from(self.depth) * u64::from(self.width)
    }

    /// `2r1w`, and `32r32a` for ports that advance counters.
    pub fn ports(&self) -> String {
        let counts = [(self.reads, 'r'), (self.writes, 'w'), (self.advances, 'a')];
        let some = counts.iter().filter(|(count, _)| *count > 0);
        some.map(|(count, letter)| format!("{count}{letter}"))
            .collect()
    }

    /// Name of the module: `sluice_sram_1r1w_256x40_lat1`. What the figures do not tell (content after reset, shared
    /// addresses, what a read gives of an entry that is written) is told by a number at the end, if it is not plain.
    pub fn name(&self) -> String {
        let (ports, depth, width) = (self.ports(), self.depth, self.width);
        let own: Vec<usize> = (0..self.address_of.len()).collect();
        let rest = (&self.address_of, &self.reset, self.modulus, self.decoded);
        match self.kind {
            MacroKind::Sram => match self.read_during_write {
                ReadDuringWrite::Undefined => format!("sluice_sram_{ports}_{depth}x{width}_lat1"),
                _ => format!("sluice_sram_{ports}_{depth}x{width}_lat1_old"),
            },
            MacroKind::Flops if rest == (&own, &MemoryReset::None, None, false) => {
                format!("sluice_file_{ports}_{depth}x{width}")
            }
            MacroKind::Flops => {
                let mark = mark(&format!("{rest:?}"));
                format!("sluice_file_{ports}_{depth}x{width}_{mark:08x}")
            }
        }
    }

    /// Whether nothing sets what it holds: it is an array `words`, with registers `r<i>` behind the reads of an SRAM.
    pub fn starts_anyhow(&self) -> bool {
        self.reset == MemoryReset::None && self.modulus.is_none()
    }

    /// What counters count up to, if it is a file of counters.
    pub fn modulus(&self) -> Option<u64> {
        self.modulus
    }

    /// The same with another number of entries, for files of flip-flops: what reset sets is that of the first ones.
    /// Counters are read in the same way, whatever their number is, so that one tells of the other.
    pub fn with_depth(&self, depth: u32) -> MacroShape {
        let mut shape = self.clone();
        shape.depth = depth;
        if let MemoryReset::Values(values) = &self.reset {
            let values = values.iter().cycle().take(depth as usize);
            shape.reset = MemoryReset::Values(Arc::new(values.cloned().collect()));
        }
        shape
    }

    /// The input with the address of a read port, which may be that of a port before.
    pub fn read_address(&self, read: usize) -> String {
        format!("r{}_addr", self.address_of[read])
    }

    /// For each port the name of its address, or `None` where it has none of its own.
    pub(super) fn address_ports(&self) -> impl Iterator<Item = Option<String>> {
        (0..self.address_of.len()).map(|i| {
            let (letter, number) = match i {
                i if i < self.reads => ('r', i),
                i if i < self.reads + self.writes => ('w', i - self.reads),
                i => ('a', i - self.reads - self.writes),
            };
            (self.address_of[i] == i).then(|| format!("{letter}{number}_addr"))
        })
    }

    /// What it does, as a module of its own.
    pub fn definition(&self) -> Arc<Definition> {
        let m = Module::new(&self.name());
        let sram = self.kind == MacroKind::Sram;
        let spec = MemorySpec {
            width: self.width,
            depth: self.depth,
            style: match self.kind {
                MacroKind::Sram => MemoryStyle::Sram,
                MacroKind::Flops => MemoryStyle::Flop,
            },
            read_latency: u32::from(sram),
            read_during_write: self.read_during_write,
            reset: self.reset.clone(),
            modulus: self.modulus,
            decoded: self.decoded,
        };
        let memory = m.memory("words", spec);
        let mut addresses: Vec<Sig> = Vec::new();
        for (port, of) in self.address_ports().zip(&self.address_of) {
            addresses.push(match port {
                Some(name) => m.input(&name, index_width(self.depth)),
                None => addresses[*of],
            });
        }
        for i in 0..self.writes {
            let enable = m.input(&format!("w{i}_en"), 1);
            let data = m.input(&format!("w{i}_data"), self.width);
            memory.write(enable, addresses[self.reads + i], data);
        }
        let of_counters = &addresses[self.reads + self.writes..];
        for (i, address) in of_counters.iter().enumerate() {
            let enable = m.input(&format!("a{i}_en"), 1);
            let amount = m.input(&format!("a{i}_amount"), self.width);
            memory.advance(enable, *address, amount);
        }
        for (i, address) in addresses[..self.reads].iter().enumerate() {
            let enable = sram.then(|| m.input(&format!("r{i}_en"), 1));
            let data = memory.read(&format!("r{i}"), enable, *address);
            m.output(&format!("r{i}_data"), data);
        }
        m.finish()
    }

    /// What it does, in Verilog.
    pub fn model(&self, options: &Options) -> VerilogFile {
        let files = emit(&self.definition(), options).expect("one module has one name");
        files.into_iter().next().expect("one module is one file")
    }

    /// Its ports alone, for a tool that takes the rest from elsewhere.
    pub fn stub(&self, options: &Options) -> VerilogFile {
        let model = self.model(options);
        let start = model.text.find("module ").unwrap_or(0);
        let end = model.text.find(");").map_or(model.text.len(), |at| at + 2);
        VerilogFile {
            name: model.name,
            text: format!("(* blackbox *)\n{}\nendmodule\n", &model.text[start..end]),
        }
    }
}

/// A number that tells texts apart (FNV-1a).
fn mark(text: &str) -> u32 {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, step)
}
