//! The vector program, interpreted in blocks that the compiler turns into vector code.

use super::banks::{Banks, Word, for_type};
use super::program::*;
use super::word::Kind;
use std::array;
use std::cell::Cell;

/// Elements in a block of a loop: as many as vector registers hold well. A region is whole blocks.
const MANY: usize = BLOCK as usize;

/// The same where elements have 64 bits.
const WIDE: usize = MANY / 2;

/// Below this many elements a loop over elements beats blocks.
const FEW: u32 = 4;

/// Runs instructions once.
pub fn run(program: &Program, instrs: &[Instr], banks: &Banks) {
    #[cfg(target_arch = "x86_64")]
    if std::is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has the features that the function is compiled for. Blocks of 64-bit
        // elements run twice as fast with them.
        unsafe { run_avx2(program, instrs, banks) };
        return;
    }
    run_any(program, instrs, banks);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn run_avx2(program: &Program, instrs: &[Instr], banks: &Banks) {
    run_any(program, instrs, banks);
}

#[inline(always)]
fn run_any(program: &Program, instrs: &[Instr], banks: &Banks) {
    for instr in instrs {
        step(program, banks, instr);
    }
}

#[inline(always)]
fn step(program: &Program, banks: &Banks, instr: &Instr) {
    match instr {
        Instr::Map {
            kind,
            ty,
            n,
            dest,
            a,
            b,
            immediate,
            mask,
        } => {
            for_type!(*ty, T => map::<T>(banks, *kind, *n, [*dest, *a, *b], *immediate, *mask));
        }
        Instr::Compare {
            kind,
            ty,
            n,
            dest,
            a,
            b,
        } => {
            let less = *kind == Kind::Lt;
            for_type!(*ty, T => if less {
                zip2::<T, T, u8>(banks, *n, [*dest, *a, *b], |a, b| u8::from(a < b));
            } else {
                zip2::<T, T, u8>(banks, *n, [*dest, *a, *b], |a, b| u8::from(a == b));
            });
        }
        Instr::Mux {
            ty,
            n,
            dest,
            select,
            a,
            b,
        } => {
            for_type!(*ty, T => mux::<T>(banks, *n, *dest, *select, *a, *b));
        }
        Instr::Slice {
            from,
            to,
            n,
            dest,
            a,
            shift,
            mask,
        } => {
            for_type!(*from, A => for_type!(*to, D => {
                let (shift, mask) = (*shift, D::cut(*mask));
                zip1::<A, D>(banks, *n, [*dest, *a], |a| (a >> shift) as D & mask);
            }));
        }
        Instr::Read {
            memory,
            n,
            dest,
            address,
        } => {
            let memory = &program.memories[*memory as usize];
            for_type!(memory.ty, T => read::<T>(banks, memory, program.seeds, *n, *dest, *address));
        }
        Instr::Pack { to, n, dest, bits } => {
            let value = pack(&u8::bank(banks)[*bits as usize..][..*n as usize]);
            banks.set(*to, *dest, value);
        }
        Instr::PackRows { to, dest, bits } => {
            for_type!(*to, T => pack_rows::<T>(banks, program.seeds, *dest, bits));
        }
        Instr::Unpack {
            from,
            n,
            dest,
            a,
            shift,
        } => {
            let value = banks.get(*from, *a) >> shift;
            let row = &u8::bank(banks)[*dest as usize..][..*n as usize];
            for (i, bit) in row.iter().enumerate() {
                bit.set((value >> i) as u8 & 1);
            }
        }
        Instr::Move { ty, pieces } => {
            for_type!(*ty, T => pieces.iter().for_each(|p| move_piece::<T>(banks, p)));
        }
        Instr::Write {
            memory,
            enable,
            address,
            data,
        } => {
            let memory = &program.memories[*memory as usize];
            let places = [*enable, *address, *data];
            for_type!(memory.ty, T => write::<T>(banks, memory, program.seeds, places));
        }
    }
}

/// The region of a bank from `at`, in whole blocks that hold `n` elements.
#[inline(always)]
fn region<T: Word, const N: usize>(banks: &Banks, at: At, n: u32) -> &[[Cell<T>; N]] {
    let size = (n as usize).next_multiple_of(N);
    T::bank(banks)[at as usize..][..size].as_chunks().0
}

#[inline(always)]
fn load<T: Word, const N: usize>(block: &[Cell<T>; N]) -> [T; N] {
    let mut values = [T::default(); N];
    for i in 0..N {
        values[i] = block[i].get();
    }
    values
}

#[inline(always)]
fn store<T: Word, const N: usize>(block: &[Cell<T>; N], values: [T; N]) {
    for i in 0..N {
        block[i].set(values[i]);
    }
}

/// The block of `f` of every index. Unlike the standard library's function it is always inlined, as
/// code for particular processors needs.
#[inline(always)]
fn each<T: Word, const N: usize>(f: impl Fn(usize) -> T) -> [T; N] {
    let mut values = [T::default(); N];
    for (i, value) in values.iter_mut().enumerate() {
        *value = f(i);
    }
    values
}

/// `dest[i] = f(a[i])`.
#[inline(always)]
fn zip1<A: Word, D: Word>(banks: &Banks, n: u32, [dest, a]: [At; 2], f: impl Fn(A) -> D) {
    if n < FEW {
        for i in 0..n as usize {
            let x = A::bank(banks)[a as usize + i].get();
            D::bank(banks)[dest as usize + i].set(f(x));
        }
        return;
    }
    if size_of::<A>().max(size_of::<D>()) == 8 {
        blocks1::<A, D, WIDE>(banks, n, [dest, a], f);
    } else {
        blocks1::<A, D, MANY>(banks, n, [dest, a], f);
    }
}

#[inline(always)]
fn blocks1<A: Word, D: Word, const N: usize>(
    banks: &Banks,
    n: u32,
    [dest, a]: [At; 2],
    f: impl Fn(A) -> D,
) {
    let (dest, a) = (region::<D, N>(banks, dest, n), region::<A, N>(banks, a, n));
    for (dest, a) in dest.iter().zip(a) {
        let x = load(a);
        store(dest, each(|k| f(x[k])));
    }
}

/// `dest[i] = f(a[i], b[i])`.
#[inline(always)]
fn zip2<A: Word, B: Word, D: Word>(
    banks: &Banks,
    n: u32,
    [dest, a, b]: [At; 3],
    f: impl Fn(A, B) -> D,
) {
    if n < FEW {
        for i in 0..n as usize {
            let (x, y) = (
                &A::bank(banks)[a as usize + i],
                &B::bank(banks)[b as usize + i],
            );
            D::bank(banks)[dest as usize + i].set(f(x.get(), y.get()));
        }
        return;
    }
    if size_of::<A>().max(size_of::<D>()) == 8 {
        blocks2::<A, B, D, WIDE>(banks, n, [dest, a, b], f);
    } else {
        blocks2::<A, B, D, MANY>(banks, n, [dest, a, b], f);
    }
}

#[inline(always)]
fn blocks2<A: Word, B: Word, D: Word, const N: usize>(
    banks: &Banks,
    n: u32,
    [dest, a, b]: [At; 3],
    f: impl Fn(A, B) -> D,
) {
    let (a, b) = (region::<A, N>(banks, a, n), region::<B, N>(banks, b, n));
    let dest = region::<D, N>(banks, dest, n);
    for i in 0..dest.len().min(a.len()).min(b.len()) {
        let (x, y) = (load(&a[i]), load(&b[i]));
        store(&dest[i], each(|k| f(x[k], y[k])));
    }
}

/// Operations whose result and operands have one type.
#[inline(always)]
fn map<T: Word + Integer>(
    banks: &Banks,
    kind: Kind,
    n: u32,
    at: [At; 3],
    immediate: u32,
    mask: u64,
) {
    let m = T::cut(mask);
    match kind {
        Kind::Not => zip1::<T, T>(banks, n, [at[0], at[1]], |a| a.not().and(m)),
        Kind::And => zip2::<T, T, T>(banks, n, at, |a, b| a.and(b)),
        Kind::Or => zip2::<T, T, T>(banks, n, at, |a, b| a.or(b)),
        Kind::Xor => zip2::<T, T, T>(banks, n, at, |a, b| a.xor(b)),
        Kind::Add => zip2::<T, T, T>(banks, n, at, |a, b| a.add(b).and(m)),
        Kind::Sub => zip2::<T, T, T>(banks, n, at, |a, b| a.sub(b).and(m)),
        Kind::Mul => zip2::<T, T, T>(banks, n, at, |a, b| a.mul(b).and(m)),
        Kind::Insert => zip2::<T, T, T>(banks, n, at, |a, b| a.shl(immediate).or(b).and(m)),
        Kind::Shl => zip2::<T, T, T>(banks, n, at, |a, b| a.shl(b.extend() as u32).and(m)),
        Kind::Shr => zip2::<T, T, T>(banks, n, at, |a, b| a.shr(b.extend() as u32)),
        _ => unreachable!("{kind:?} has an instruction of its own"),
    }
}

/// Wrapping arithmetic; shifts by the size or more give 0.
trait Integer: Copy {
    fn not(self) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    fn add(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    fn mul(self, other: Self) -> Self;
    fn shl(self, n: u32) -> Self;
    fn shr(self, n: u32) -> Self;
}

macro_rules! integer {
    ($($type:ty)*) => {$(
        impl Integer for $type {
            #[inline(always)]
            fn not(self) -> Self {
                !self
            }
            #[inline(always)]
            fn and(self, other: Self) -> Self {
                self & other
            }
            #[inline(always)]
            fn or(self, other: Self) -> Self {
                self | other
            }
            #[inline(always)]
            fn xor(self, other: Self) -> Self {
                self ^ other
            }
            #[inline(always)]
            fn add(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline(always)]
            fn mul(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
            #[inline(always)]
            fn shl(self, n: u32) -> Self {
                self.checked_shl(n).unwrap_or(0)
            }
            #[inline(always)]
            fn shr(self, n: u32) -> Self {
                self.checked_shr(n).unwrap_or(0)
            }
        }
    )*};
}

integer!(u8 u16 u32 u64);

#[inline(always)]
fn mux<T: Word>(banks: &Banks, n: u32, dest: At, select: At, a: At, b: At) {
    if n < FEW {
        for i in 0..n {
            let on = u8::bank(banks)[(select + i) as usize].get() != 0;
            let from = if on { a } else { b };
            let value = T::bank(banks)[(from + i) as usize].get();
            T::bank(banks)[(dest + i) as usize].set(value);
        }
        return;
    }
    if size_of::<T>() == 8 {
        mux_blocks::<T, WIDE>(banks, n, [dest, select, a, b]);
    } else {
        mux_blocks::<T, MANY>(banks, n, [dest, select, a, b]);
    }
}

#[inline(always)]
fn mux_blocks<T: Word, const N: usize>(banks: &Banks, n: u32, [dest, select, a, b]: [At; 4]) {
    let (a, b) = (region::<T, N>(banks, a, n), region::<T, N>(banks, b, n));
    let select = region::<u8, N>(banks, select, n);
    let dest = region::<T, N>(banks, dest, n);
    for i in 0..dest.len().min(select.len()).min(a.len()).min(b.len()) {
        let (s, x, y) = (load(&select[i]), load(&a[i]), load(&b[i]));
        store(&dest[i], each(|k| if s[k] != 0 { x[k] } else { y[k] }));
    }
}

/// Where the entry at `address` of a memory lies for `seed`; the entry at the depth is always zero.
#[inline(always)]
pub fn entry(memory: &MemoryPlace, seeds: u32, seed: u32, address: u32) -> At {
    memory.base + place(memory, seeds, seed, address)
}

/// The same, counted from the memory's start.
#[inline(always)]
fn place(memory: &MemoryPlace, seeds: u32, seed: u32, address: u32) -> u32 {
    let address = address.min(memory.depth);
    if memory.shared {
        address
    } else {
        address * seeds + seed
    }
}

/// All of a memory.
#[inline(always)]
fn entries<'b, T: Word>(banks: &'b Banks, memory: &MemoryPlace, seeds: u32) -> &'b [Cell<T>] {
    let rows = if memory.shared { 1 } else { seeds };
    let size = (memory.depth + 1) * rows;
    &T::bank(banks)[memory.base as usize..][..size as usize]
}

/// `n` elements from `at` on.
#[inline(always)]
fn row<T: Word>(banks: &Banks, at: At, n: u32) -> &[Cell<T>] {
    &T::bank(banks)[at as usize..][..n as usize]
}

#[inline(always)]
fn read<T: Word>(banks: &Banks, memory: &MemoryPlace, seeds: u32, n: u32, dest: At, address: At) {
    let entries = entries::<T>(banks, memory, seeds);
    let places = row::<T>(banks, dest, n)
        .iter()
        .zip(row::<u32>(banks, address, n));
    // Many elements are those of one seed, or one of many seeds.
    let step = u32::from(seeds > 1);
    for (i, (dest, address)) in (0..).zip(places) {
        dest.set(entries[place(memory, seeds, i * step, address.get()) as usize].get());
    }
}

/// Bits, each in a byte that is 0 or 1, side by side.
#[inline(always)]
fn pack(bits: &[Cell<u8>]) -> u64 {
    let mut value = 0;
    for (i, eight) in bits.chunks(8).enumerate() {
        let bytes = array::from_fn(|k| eight.get(k).map_or(0, Cell::get));
        // Byte k of the factor's product brings bit k to the top byte.
        let top = u64::from_le_bytes(bytes).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        value |= top << (8 * i);
    }
    value
}

/// The same for rows of seeds: eight bits at a time within bytes, then bytes within the result.
#[inline(always)]
fn pack_rows<T: Word + Integer>(banks: &Banks, seeds: u32, dest: At, bits: &[At]) {
    for (i, dest) in region::<T, WIDE>(banks, dest, seeds).iter().enumerate() {
        let mut value = [T::default(); WIDE];
        for (k, eight) in bits.chunks(8).enumerate() {
            let mut byte = [0u8; WIDE];
            for row in eight.iter().rev() {
                let bit = load(&region::<u8, WIDE>(banks, *row, seeds)[i]);
                byte = each(|e| byte[e].wrapping_add(byte[e]) | bit[e]);
            }
            let shift = 8 * k as u32;
            value = each(|e| value[e].or(T::cut(byte[e].into()).shl(shift)));
        }
        store(dest, value);
    }
}

#[inline(always)]
fn move_piece<T: Word>(banks: &Banks, piece: &Piece) {
    let bank = T::bank(banks);
    let (dest, source, n) = (
        piece.dest as usize,
        piece.source as usize,
        piece.count as usize,
    );
    if piece.splat {
        let value = bank[source].get();
        bank[dest..dest + n].iter().for_each(|cell| cell.set(value));
    } else {
        let cells = bank[dest..dest + n].iter().zip(&bank[source..source + n]);
        cells.for_each(|(to, from)| to.set(from.get()));
    }
}

/// A write port, for all seeds.
#[inline(always)]
fn write<T: Word>(
    banks: &Banks,
    memory: &MemoryPlace,
    seeds: u32,
    [enable, address, data]: [At; 3],
) {
    let entries = entries::<T>(banks, memory, seeds);
    let (enable, data) = (
        row::<u8>(banks, enable, seeds),
        row::<T>(banks, data, seeds),
    );
    let ports = enable
        .iter()
        .zip(row::<u32>(banks, address, seeds))
        .zip(data);
    for (seed, ((enable, address), data)) in (0..).zip(ports) {
        let (address, data) = (address.get(), data.get());
        if enable.get() == 0 || address >= memory.depth {
            continue;
        }
        let entry = &entries[place(memory, seeds, seed, address) as usize];
        entry.set(match memory.modulus {
            Some(modulus) => T::cut(advance(entry.get().extend(), data.extend(), modulus)),
            None => data,
        });
    }
}

/// (`entry` + `amount`) mod `modulus`; both are less than that, but before the first reset.
#[inline(always)]
fn advance(entry: u64, amount: u64, modulus: u64) -> u64 {
    let sum = entry + amount;
    let once = if sum < modulus { sum } else { sum - modulus };
    if once < modulus { once } else { once % modulus }
}

/// Gives all state its reset value in the seeds that are in reset.
#[inline]
pub fn reset(program: &Program, banks: &Banks) {
    let active = row::<u8>(banks, program.reset.at, program.seeds);
    if active.iter().fold(0, |any, reset| any | reset.get()) != 0 {
        reset_seeds(program, banks);
    }
}

fn reset_seeds(program: &Program, banks: &Banks) {
    for seed in (0..program.seeds).filter(|seed| banks.at(program.reset, *seed) != 0) {
        for (place, value) in &program.resets {
            banks.set(place.ty, place.at + seed, *value);
        }
        for memory in &program.memories {
            for (address, value) in memory.reset.iter().flatten().enumerate() {
                let at = entry(memory, program.seeds, seed, address as u32);
                banks.set(memory.ty, at, *value);
            }
        }
    }
}
