//! The vector program: what the interpreter runs and what machine code is made of.

use super::typed::Type;
use super::word::Kind;

/// Elements in a block. Vector regions start at a multiple of it and are padded to one.
pub const BLOCK: u32 = 16;

/// A place in the bank of a type, in elements.
pub type At = u32;

/// One piece of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// First element written.
    pub dest: At,
    /// First element read.
    pub source: At,
    /// Number of elements.
    pub count: u32,
    /// Whether the one source element is repeated.
    pub splat: bool,
}

/// An instruction over `n` elements that lie side by side, in the bank of its type unless said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instr {
    /// An operation whose operands and result have one type: all but those below.
    Map {
        kind: Kind,
        ty: Type,
        n: u32,
        dest: At,
        a: At,
        b: At,
        immediate: u32,
        mask: u64,
    },
    /// Eq or Lt; the result is U8.
    Compare {
        kind: Kind,
        ty: Type,
        n: u32,
        dest: At,
        a: At,
        b: At,
    },
    /// The select is U8.
    Mux {
        ty: Type,
        n: u32,
        dest: At,
        select: At,
        a: At,
        b: At,
    },
    /// Shift right, mask and change of type: Slice and Convert.
    Slice {
        from: Type,
        to: Type,
        n: u32,
        dest: At,
        a: At,
        shift: u32,
        mask: u64,
    },
    /// Entries of a memory at addresses in U32, beyond the depth 0; the result has the memory's type.
    Read {
        memory: u32,
        n: u32,
        dest: At,
        address: At,
    },
    /// `n` elements of U8, 0 or 1 each, side by side in one value, the first lowest.
    Pack {
        to: Type,
        n: u32,
        dest: At,
        bits: At,
    },
    /// The same for each seed; `bits` are the places of whole rows of seeds.
    PackRows { to: Type, dest: At, bits: Vec<At> },
    /// `n` bits of one value from bit `shift`, each an element of U8.
    Unpack {
        from: Type,
        n: u32,
        dest: At,
        a: At,
        shift: u32,
    },
    /// Elements from anywhere in the bank.
    Move { ty: Type, pieces: Vec<Piece> },
}

/// A memory's place: `depth` entries and one that is always zero, each a row of seeds.
#[derive(Clone, Debug)]
pub struct MemoryPlace {
    /// Type of an entry.
    pub ty: Type,
    /// Place of entry 0.
    pub base: At,
    /// Number of entries.
    pub depth: u32,
    /// Whether all seeds share one content.
    pub shared: bool,
    /// Of counters: what they are reduced by; writes add.
    pub modulus: Option<u64>,
    /// Content that reset loads.
    pub reset: Option<Vec<u64>>,
}

/// A write port, in the order of priority (the last wins).
#[derive(Clone, Copy, Debug)]
pub struct Write {
    /// Index of the memory.
    pub memory: u32,
    /// U8.
    pub enable: At,
    /// U32.
    pub address: At,
    /// In the memory's type: what is written, or added to a counter.
    pub data: At,
}

/// Registers of one type: their present values, and the next ones that the edge copies over them.
#[derive(Clone, Copy, Debug)]
pub struct Commit {
    /// Type.
    pub ty: Type,
    /// Next values.
    pub next: At,
    /// Present values.
    pub registers: At,
    /// Number of elements.
    pub count: u32,
}

/// Where a word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// Type.
    pub ty: Type,
    /// Place of seed 0; those of the other seeds follow.
    pub at: At,
}

/// A program for one cycle.
#[derive(Debug)]
pub struct Program {
    /// Number of seeds.
    pub seeds: u32,
    /// Elements of each bank, by type.
    pub sizes: [u32; 4],
    /// Elements at the start of each bank that are inputs.
    pub input_sizes: [u32; 4],
    /// What is there from the start: place, value; for all seeds.
    pub constants: Vec<(Place, u64)>,
    /// Words of the input ports.
    pub inputs: Vec<Place>,
    /// Reset, U8.
    pub reset: Place,
    /// Computes outputs and next values.
    pub instrs: Vec<Instr>,
    /// Sampled words of the output ports.
    pub outputs: Vec<Place>,
    /// Registers in the order of the flat netlist.
    pub registers: Vec<Place>,
    /// Register files to update at the edge, after the memories.
    pub commits: Vec<Commit>,
    /// Memories in the order of the flat netlist.
    pub memories: Vec<MemoryPlace>,
    /// Write ports.
    pub writes: Vec<Write>,
    /// Sampled values of properties.
    pub properties: Vec<Place>,
    /// Sampled: 1 while all assertions and assumptions hold.
    pub holds: Option<Place>,
    /// Sampled words of probes.
    pub probes: Vec<Vec<Place>>,
}
