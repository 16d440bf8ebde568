//! Which elements machine code must keep in memory.

use crate::sim::program::*;
use crate::sim::typed::Type;
use crate::sim::word::Kind;

/// A mark for each element of each bank.
type Marks = [Vec<bool>; 4];

fn mark(marks: &mut Marks, ty: Type, at: At, n: u32) {
    marks[ty as usize][at as usize..(at + n) as usize].fill(true);
}

/// What the elements of the banks are to machine code.
pub(super) struct Needed {
    /// They must be in memory whenever they change.
    stored: Marks,
    /// Vectors read them at their own place.
    by_vectors: Marks,
}

impl Needed {
    /// Looks through a program; `all` says that everything must be in memory.
    pub fn new(program: &Program, all: bool) -> Needed {
        let marks = |all: bool| program.sizes.map(|n| vec![all; n as usize]);
        let (mut stored, mut by_vectors) = (marks(all), marks(false));
        let places = program.outputs.iter().chain(&program.properties);
        let places = places.chain(&program.holds).chain(&program.registers);
        let places = places.chain(program.probes.iter().flatten());
        places.for_each(|p| mark(&mut stored, p.ty, p.at, 1));
        for instr in &program.instrs {
            for (ty, at, n) in vector_operands(instr) {
                mark(&mut by_vectors, ty, at, n);
            }
        }
        // Vectors take scalars from memory.
        for instr in program.instrs.iter().filter(|i| writes_scalars(i)) {
            let (ty, at, n) = results(program, instr);
            for i in at..at + n {
                let read = by_vectors[ty as usize][i as usize];
                stored[ty as usize][i as usize] |= read;
            }
        }
        Needed { stored, by_vectors }
    }

    /// Whether an element must be in memory.
    pub fn is_stored(&self, ty: Type, at: At) -> bool {
        self.stored[ty as usize][at as usize]
    }

    /// Whether any of some elements must be in memory.
    pub fn any_stored(&self, ty: Type, at: At, n: u32) -> bool {
        self.stored[ty as usize][at as usize..(at + n) as usize].contains(&true)
    }

    /// Whether vectors read any of some elements where they are.
    pub fn any_by_vectors(&self, ty: Type, at: At, n: u32) -> bool {
        self.by_vectors[ty as usize][at as usize..(at + n) as usize].contains(&true)
    }
}

/// The operands that an instruction reads as vectors, but for moves.
fn vector_operands(instr: &Instr) -> Vec<(Type, At, u32)> {
    if writes_scalars(instr) {
        return match *instr {
            Instr::Pack { n, bits, .. } => vec![(Type::U8, bits, n)],
            _ => vec![],
        };
    }
    match *instr {
        Instr::Map { ty, n, a, b, .. } | Instr::Compare { ty, n, a, b, .. } => {
            vec![(ty, a, n), (ty, b, n)]
        }
        Instr::Mux {
            ty,
            n,
            select,
            a,
            b,
            ..
        } => vec![(Type::U8, select, n), (ty, a, n), (ty, b, n)],
        Instr::Slice { from, n, a, .. } => vec![(from, a, n)],
        _ => vec![],
    }
}

/// Whether an instruction writes its results one by one.
fn writes_scalars(instr: &Instr) -> bool {
    match *instr {
        Instr::Map { n, .. }
        | Instr::Compare { n, .. }
        | Instr::Mux { n, .. }
        | Instr::Slice { n, .. } => n == 1 || is_element_by_element(instr),
        Instr::Read { .. } | Instr::Pack { .. } => true,
        _ => false,
    }
}

/// The results of an instruction that writes them one by one.
fn results(program: &Program, instr: &Instr) -> (Type, At, u32) {
    match *instr {
        Instr::Map { ty, n, dest, .. } | Instr::Mux { ty, n, dest, .. } => (ty, dest, n),
        Instr::Compare { n, dest, .. } => (Type::U8, dest, n),
        Instr::Slice { to, n, dest, .. } => (to, dest, n),
        Instr::Read {
            memory, n, dest, ..
        } => (program.memories[memory as usize].ty, dest, n),
        Instr::Pack { to, dest, .. } => (to, dest, 1),
        _ => unreachable!("vectors only"),
    }
}

/// Whether an instruction over many elements has no vector code.
pub(super) fn is_element_by_element(instr: &Instr) -> bool {
    let no_vectors = |kind| matches!(kind, Kind::Mul | Kind::Shl | Kind::Shr);
    match *instr {
        Instr::Map { kind, .. } => no_vectors(kind),
        Instr::Read { .. } => true,
        _ => false,
    }
}
