//! Operations on values of any width, as operations on their words.

use super::{Words, entry, part_width};
use crate::bits::{Bits, words_of};
use crate::ir::Op;
use crate::sim::flat::Flat;
use crate::sim::word::{Kind, Slot};

/// An operation on values of any width.
pub(super) fn operation(
    flat: &mut Flat,
    op: &Op,
    width: u32,
    args: &[&Words],
    widths: &[u32],
) -> Words {
    let parts = words_of(width);
    let bitwise = |flat: &mut Flat, kind: Kind, args: &[&Words]| -> Words {
        (0..parts)
            .map(|p| {
                let args: Vec<Slot> = args.iter().map(|a| a[p]).collect();
                flat.op(kind, part_width(width, p), &args, 0)
            })
            .collect()
    };
    match op {
        Op::Const(c) => c.words().into_iter().map(|w| flat.constant(w)).collect(),
        Op::Not(_) => bitwise(flat, Kind::Not, args),
        Op::And(..) => bitwise(flat, Kind::And, args),
        Op::Or(..) => bitwise(flat, Kind::Or, args),
        Op::Xor(..) => bitwise(flat, Kind::Xor, args),
        Op::Add(..) => add(flat, width, args[0], args[1]),
        Op::Sub(..) => sub(flat, width, args[0], args[1]),
        Op::Mul(..) => mul(flat, width, args[0], args[1], widths[0] + widths[1]),
        Op::Eq(..) => vec![equal(flat, args[0], args[1])],
        Op::Lt(..) => vec![less(flat, args[0], args[1])],
        Op::SignedLt(..) => {
            let flip = |flat: &mut Flat, v: &Words| {
                let mut v = v.clone();
                let top = v.len() - 1;
                let top_width = part_width(widths[0], top);
                let sign = flat.constant(1 << (top_width - 1));
                v[top] = flat.op(Kind::Xor, top_width, &[v[top], sign], 0);
                v
            };
            let (a, b) = (flip(flat, args[0]), flip(flat, args[1]));
            vec![less(flat, &a, &b)]
        }
        Op::Mux { .. } => {
            let select = args[0][0];
            (0..parts)
                .map(|p| {
                    let operands = [select, args[1][p], args[2][p]];
                    flat.op(Kind::Mux, part_width(width, p), &operands, 0)
                })
                .collect()
        }
        Op::Slice { low, .. } => slice(flat, args[0], *low, width),
        Op::Cat(_) => {
            let parts: Vec<(&Words, u32)> =
                args.iter().copied().zip(widths.iter().copied()).collect();
            cat(flat, &parts)
        }
        Op::Shl { .. } => shift(flat, args[0], width, args[1], widths[1], true),
        Op::Shr { .. } => shift(flat, args[0], width, args[1], widths[1], false),
        Op::SignedShr { .. } => {
            // A negative value is shifted as its complement, so that ones enter.
            let sign = bit(flat, args[0], width - 1);
            let flip = repeat(flat, sign, width);
            let up = bitwise(flat, Kind::Xor, &[args[0], &flip]);
            let moved = shift(flat, &up, width, args[1], widths[1], false);
            bitwise(flat, Kind::Xor, &[&moved, &flip])
        }
        Op::ReduceAnd(_) => {
            let ones = Bits::ones(widths[0]).words();
            let ones: Words = ones.into_iter().map(|w| flat.constant(w)).collect();
            vec![equal(flat, args[0], &ones)]
        }
        Op::ReduceOr(_) => {
            let any = fold(flat, Kind::Or, args[0]);
            let zero = flat.constant(0);
            vec![flat.op(Kind::Lt, 1, &[zero, any], 0)]
        }
        Op::ReduceXor(_) => vec![parity(flat, args[0])],
        Op::SignExtend(_) => {
            let sign = bit(flat, args[0], widths[0] - 1);
            let fill = repeat(flat, sign, width - widths[0]);
            cat(flat, &[(args[0], widths[0]), (&fill, width - widths[0])])
        }
        Op::Input { .. }
        | Op::Reset
        | Op::Register(_)
        | Op::MemoryRead { .. }
        | Op::InstanceOutput { .. }
        | Op::Table { .. } => unreachable!("handled with the level"),
    }
}

/// All words of a value joined by an associative operation.
fn fold(flat: &mut Flat, kind: Kind, value: &Words) -> Slot {
    let mut joined = value[0];
    for word in &value[1..] {
        joined = flat.op(kind, 64, &[joined, *word], 0);
    }
    joined
}

fn parity(flat: &mut Flat, value: &Words) -> Slot {
    let mut v = fold(flat, Kind::Xor, value);
    let mut half = 32;
    while half > 0 {
        if flat.widths[v as usize] > half {
            let width = flat.widths[v as usize];
            let high = flat.op(Kind::Slice, width - half, &[v], half);
            let low = flat.op(Kind::Slice, half, &[v], 0);
            v = flat.op(Kind::Xor, half.max(width - half), &[low, high], 0);
        }
        half /= 2;
    }
    flat.op(Kind::Slice, 1, &[v], 0)
}

/// Sum with the carry passed from word to word.
fn add(flat: &mut Flat, width: u32, a: &Words, b: &Words) -> Words {
    let mut carry: Option<Slot> = None;
    let last = words_of(width) - 1;
    (0..=last)
        .map(|p| {
            let w = part_width(width, p);
            let plain = flat.op(Kind::Add, w, &[a[p], b[p]], 0);
            let sum = carry.map_or(plain, |c| flat.op(Kind::Add, w, &[plain, c], 0));
            if p < last {
                let mut out = flat.op(Kind::Lt, 1, &[plain, a[p]], 0);
                if carry.is_some() {
                    let again = flat.op(Kind::Lt, 1, &[sum, plain], 0);
                    out = flat.op(Kind::Or, 1, &[out, again], 0);
                }
                carry = Some(out);
            }
            sum
        })
        .collect()
}

/// Difference with the borrow passed from word to word.
fn sub(flat: &mut Flat, width: u32, a: &Words, b: &Words) -> Words {
    let mut borrow: Option<Slot> = None;
    let last = words_of(width) - 1;
    (0..=last)
        .map(|p| {
            let w = part_width(width, p);
            let plain = flat.op(Kind::Sub, w, &[a[p], b[p]], 0);
            let difference = borrow.map_or(plain, |c| flat.op(Kind::Sub, w, &[plain, c], 0));
            if p < last {
                let mut out = flat.op(Kind::Lt, 1, &[a[p], b[p]], 0);
                if let Some(c) = borrow {
                    let again = flat.op(Kind::Lt, 1, &[plain, c], 0);
                    out = flat.op(Kind::Or, 1, &[out, again], 0);
                }
                borrow = Some(out);
            }
            difference
        })
        .collect()
}

/// Product by halves of words, so that no partial product is cut.
fn mul(flat: &mut Flat, width: u32, a: &Words, b: &Words, full: u32) -> Words {
    if full <= 64 {
        return vec![flat.op(Kind::Mul, width, &[a[0], b[0]], 0)];
    }
    let halves = |flat: &mut Flat, v: &Words| -> Vec<Slot> {
        v.iter()
            .flat_map(|w| [(0, *w), (32, *w)])
            .map(|(low, w)| flat.op(Kind::Slice, 32, &[w], low))
            .collect()
    };
    let (a, b) = (halves(flat, a), halves(flat, b));
    let zero = flat.constant(0);
    let mut sum: Words = vec![zero; words_of(width)];
    for (i, x) in a.iter().enumerate() {
        for (j, y) in b.iter().enumerate() {
            let product = flat.op(Kind::Mul, 64, &[*x, *y], 0);
            let at = 32 * (i + j) as u32;
            if flat.value(product) == Some(0) || at >= width {
                continue;
            }
            let gap = vec![zero; words_of(at.max(1))];
            let placed = if at == 0 {
                vec![product]
            } else {
                cat(flat, &[(&gap, at), (&vec![product], 64)])
            };
            let mut placed = placed;
            placed.resize(sum.len(), zero);
            placed.truncate(sum.len());
            sum = add(flat, width, &sum, &placed);
        }
    }
    sum
}

fn equal(flat: &mut Flat, a: &Words, b: &Words) -> Slot {
    let mut all = flat.op(Kind::Eq, 1, &[a[0], b[0]], 0);
    for (x, y) in a.iter().zip(b).skip(1) {
        let one = flat.op(Kind::Eq, 1, &[*x, *y], 0);
        all = flat.op(Kind::And, 1, &[all, one], 0);
    }
    all
}

fn less(flat: &mut Flat, a: &Words, b: &Words) -> Slot {
    let mut lt = flat.op(Kind::Lt, 1, &[a[0], b[0]], 0);
    for (x, y) in a.iter().zip(b).skip(1) {
        let here = flat.op(Kind::Lt, 1, &[*x, *y], 0);
        let same = flat.op(Kind::Eq, 1, &[*x, *y], 0);
        let below = flat.op(Kind::And, 1, &[same, lt], 0);
        lt = flat.op(Kind::Or, 1, &[here, below], 0);
    }
    lt
}

fn bit(flat: &mut Flat, value: &Words, index: u32) -> Slot {
    flat.op(Kind::Slice, 1, &[value[index as usize / 64]], index % 64)
}

/// One bit `width` times.
fn repeat(flat: &mut Flat, one: Slot, width: u32) -> Words {
    let zero = flat.constant(0);
    (0..words_of(width))
        .map(|p| flat.op(Kind::Sub, part_width(width, p), &[zero, one], 0))
        .collect()
}

fn slice(flat: &mut Flat, value: &Words, low: u32, width: u32) -> Words {
    (0..words_of(width))
        .map(|p| {
            let (from, w) = (low + p as u32 * 64, part_width(width, p));
            let (word, shift) = (from as usize / 64, from % 64);
            let here = flat.op(Kind::Slice, w.min(64 - shift), &[value[word]], shift);
            if shift + w <= 64 {
                return here;
            }
            let rest = shift + w - 64;
            let above = flat.op(Kind::Slice, rest, &[value[word + 1]], 0);
            flat.op(Kind::Insert, w, &[above, here], 64 - shift)
        })
        .collect()
}

/// Concatenation of values of given widths, the first lowest.
fn cat(flat: &mut Flat, parts: &[(&Words, u32)]) -> Words {
    // Pieces that each lie within one word of the result: value, width, position.
    let mut pieces: Vec<Vec<(Slot, u32, u32)>> = vec![];
    let mut at = 0u32;
    for (value, width) in parts {
        let mut done = 0;
        while done < *width {
            let (word, shift) = (at as usize / 64, at % 64);
            let take = (width - done).min(64 - shift).min(64 - done % 64);
            let piece = flat.op(Kind::Slice, take, &[value[done as usize / 64]], done % 64);
            pieces.resize(pieces.len().max(word + 1), vec![]);
            pieces[word].push((piece, take, shift));
            done += take;
            at += take;
        }
    }
    pieces.iter().map(|p| join(flat, p)).collect()
}

/// One word from its pieces, lowest first.
fn join(flat: &mut Flat, pieces: &[(Slot, u32, u32)]) -> Slot {
    const WORTH_PACKING: usize = 8;
    if pieces.len() >= WORTH_PACKING && pieces.iter().all(|p| p.1 == 1) {
        let bits: Vec<Slot> = pieces.iter().map(|p| p.0).collect();
        return flat.op(Kind::Pack, pieces.len() as u32, &bits, 0);
    }
    let (mut joined, width, shift) = pieces[pieces.len() - 1];
    let end = shift + width;
    for (piece, width, shift) in pieces[..pieces.len() - 1].iter().rev() {
        joined = flat.op(Kind::Insert, end - shift, &[joined, *piece], *width);
    }
    joined
}

/// Shift by a value, zeros entering.
fn shift(
    flat: &mut Flat,
    value: &Words,
    width: u32,
    amount: &Words,
    amount_width: u32,
    left: bool,
) -> Words {
    let kind = if left { Kind::Shl } else { Kind::Shr };
    if width <= 64 {
        let mut n = amount[0];
        if amount_width > 6 {
            n = entry(flat, amount, 64);
        }
        return vec![flat.op(kind, width, &[value[0], n], 0)];
    }
    // Wide: one multiplexer for each bit of the amount that can matter.
    let zero = flat.constant(0);
    let zeros = |n: u32| vec![zero; words_of(n)];
    let mut v = value.clone();
    let mut overflow = zero;
    for i in 0..amount_width {
        let on = bit(flat, amount, i);
        if i >= 31 || (1 << i) >= width {
            overflow = flat.op(Kind::Or, 1, &[overflow, on], 0);
            continue;
        }
        let n = 1 << i;
        let kept = slice(flat, &v, if left { 0 } else { n }, width - n);
        let moved = if left {
            cat(flat, &[(&zeros(n), n), (&kept, width - n)])
        } else {
            cat(flat, &[(&kept, width - n), (&zeros(n), n)])
        };
        v = (0..v.len())
            .map(|p| flat.op(Kind::Mux, part_width(width, p), &[on, moved[p], v[p]], 0))
            .collect();
    }
    (0..v.len())
        .map(|p| flat.op(Kind::Mux, part_width(width, p), &[overflow, zero, v[p]], 0))
        .collect()
}
