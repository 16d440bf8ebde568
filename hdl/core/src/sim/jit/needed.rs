//! Which elements machine code must keep in memory.

use crate::sim::program::*;
use crate::sim::typed::Type;
use crate::sim::word::Kind;
use std::collections::HashSet;

/// Elements of each bank that are read from memory, by vector code or from outside.
/// `all` says that everything is.
pub(super) fn needed(program: &Program, all: bool) -> [Vec<bool>; 4] {
    let mut needed = program.sizes.map(|n| vec![all; n as usize]);
    let mut mark = |ty: Type, at: At, n: u32| {
        needed[ty as usize][at as usize..(at + n) as usize].fill(true);
    };
    let places = program.outputs.iter().chain(&program.properties);
    let places = places.chain(&program.holds);
    places
        .chain(program.probes.iter().flatten())
        .for_each(|p| mark(p.ty, p.at, 1));
    for w in &program.writes {
        mark(Type::U8, w.enable, 1);
        mark(Type::U32, w.address, 1);
        mark(program.memories[w.memory as usize].ty, w.data, 1);
    }
    program
        .commits
        .iter()
        .for_each(|c| mark(c.ty, c.next, c.count));
    // Regions that repeat one element are kept in registers unless something else reads them too.
    let splats: HashSet<(Type, At)> = program.instrs.iter().filter_map(lone_splat).collect();
    let mut operand = |ty: Type, at: At, n: u32, by_vectors: bool| {
        if n > 1 && !(by_vectors && splats.contains(&(ty, at))) {
            mark(ty, at, n);
        }
    };
    for instr in &program.instrs {
        let by_vectors = !is_element_by_element(instr);
        let mut operand = |ty: Type, at: At, n: u32| operand(ty, at, n, by_vectors);
        match *instr {
            Instr::Map { ty, n, a, b, .. } | Instr::Compare { ty, n, a, b, .. } => {
                operand(ty, a, n);
                operand(ty, b, n);
            }
            Instr::Mux {
                ty,
                n,
                select,
                a,
                b,
                ..
            } => {
                operand(Type::U8, select, n);
                operand(ty, a, n);
                operand(ty, b, n);
            }
            Instr::Slice { from, n, a, .. } => operand(from, a, n),
            Instr::Read { n, address, .. } => operand(Type::U32, address, n),
            Instr::Pack { n, bits, .. } => operand(Type::U8, bits, n),
            Instr::Move { ty, ref pieces } => {
                pieces
                    .iter()
                    .filter(|p| !p.splat)
                    .for_each(|p| operand(ty, p.source, p.count));
            }
            Instr::Unpack { .. } | Instr::PackRows { .. } => {}
        }
    }
    needed
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

/// The region of a move that only repeats one element.
fn lone_splat(instr: &Instr) -> Option<(Type, At)> {
    match instr {
        Instr::Move { ty, pieces } => match pieces[..] {
            [
                Piece {
                    dest, splat: true, ..
                },
            ] => Some((*ty, dest)),
            _ => None,
        },
        _ => None,
    }
}
