//! The vector program: what the interpreter runs and what machine code is made of.

use super::typed::Type;
use super::word::Kind;

/// Elements in a block. Vector regions start at a multiple of it and are padded to one.
pub const BLOCK: u32 = 32;

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
    /// Elements from anywhere in the bank; none is also written by it.
    Move { ty: Type, pieces: Vec<Piece> },
    /// A write port: while `enable` (U8) is 1, the entry at `address` (U32) takes `data` (the memory's
    /// type), or is advanced by it.
    Write {
        memory: u32,
        enable: At,
        address: At,
        data: At,
    },
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
    /// Computes and samples the outputs, then takes the edge, but for what reset does.
    pub instrs: Vec<Instr>,
    /// Number of instructions after which everything is sampled and no state has changed.
    pub sampled: usize,
    /// Sampled words of the output ports.
    pub outputs: Vec<Place>,
    /// Registers in the order of the flat netlist.
    pub registers: Vec<Place>,
    /// Registers that an edge in reset sets, and to what.
    pub resets: Vec<(Place, u64)>,
    /// Memories in the order of the flat netlist.
    pub memories: Vec<MemoryPlace>,
    /// Sampled values of properties.
    pub properties: Vec<Place>,
    /// Sampled: 1 while all assertions and assumptions hold.
    pub holds: Option<Place>,
    /// Sampled words of probes.
    pub probes: Vec<Vec<Place>>,
}
