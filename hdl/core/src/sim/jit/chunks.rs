//! Values on their way between instructions: in machine registers where they can be.
//!
//! A chunk is 16 bytes of a bank that begin at a multiple of 16 bytes.

use super::{Emitter, lanes, scalar, vector};
use crate::sim::program::*;
use crate::sim::typed::Type;
use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, Value, types};
use std::collections::BTreeMap;

/// A single element that a machine register holds.
#[derive(Clone, Copy)]
pub(super) struct Single {
    value: Value,
    /// Whether its chunk has it too, in a machine register or in memory.
    in_chunk: bool,
}

/// More scalars than this go through memory on their way to a vector.
const FEW: usize = 4;

/// A vector seen as another vector type: the bits stay.
pub(super) fn plain() -> MemFlagsData {
    MemFlagsData::new().with_endianness(ir::Endianness::Little)
}

impl Emitter<'_> {
    pub(super) fn offset(ty: Type, at: At) -> i32 {
        i32::try_from(u64::from(at) * u64::from(ty.bits() / 8)).expect("a bank of less than 2 GiB")
    }

    fn load(&mut self, what: ir::Type, ty: Type, at: At) -> Value {
        let flags = MemFlagsData::new().with_notrap();
        let bank = self.banks[ty as usize];
        self.b.ins().load(what, flags, bank, Self::offset(ty, at))
    }

    fn store(&mut self, value: Value, ty: Type, at: At) {
        let flags = MemFlagsData::new().with_notrap();
        let bank = self.banks[ty as usize];
        self.b.ins().store(flags, value, bank, Self::offset(ty, at));
    }

    /// A single element.
    pub(super) fn get(&mut self, ty: Type, at: At) -> Value {
        if let Some(single) = self.scalars.get(&(ty, at)) {
            return single.value;
        }
        let lane = at % lanes(ty);
        let value = match self.chunks.get(&(ty, at - lane)) {
            Some(chunk) if !self.needed.is_stored(ty, at) => {
                self.b.ins().extractlane(*chunk, lane as u8)
            }
            _ => self.load(scalar(ty), ty, at),
        };
        let in_chunk = true;
        self.scalars.insert((ty, at), Single { value, in_chunk });
        value
    }

    /// Sets a single element.
    pub(super) fn put(&mut self, ty: Type, at: At, value: Value) {
        self.chunks.remove(&(ty, at - at % lanes(ty)));
        self.written[ty as usize][at as usize] = true;
        let in_chunk = self.needed.is_stored(ty, at);
        self.scalars.insert((ty, at), Single { value, in_chunk });
        if in_chunk {
            self.store(value, ty, at);
        }
    }

    fn chunk(&mut self, ty: Type, at: At) -> Value {
        if let Some(v) = self.chunks.get(&(ty, at)) {
            return *v;
        }
        let v = self.load(vector(ty), ty, at);
        self.chunks.insert((ty, at), v);
        v
    }

    fn set_chunk(&mut self, ty: Type, at: At, value: Value) {
        for k in at..at + lanes(ty) {
            self.scalars.remove(&(ty, k));
        }
        self.chunks.insert((ty, at), value);
        self.written[ty as usize][at as usize..][..lanes(ty) as usize].fill(true);
        if self.needed.any_stored(ty, at, lanes(ty)) {
            self.store(value, ty, at);
        }
    }

    /// The vectors of `n` elements.
    pub(super) fn vectors(&mut self, ty: Type, at: At, n: u32) -> Vec<Value> {
        let starts = (at..at + n).step_by(lanes(ty) as usize);
        starts
            .map(|k| {
                if k % lanes(ty) == 0 {
                    return self.chunk(ty, k);
                }
                let here = lanes(ty).min(at + n - k);
                self.assemble(ty, &(k..k + here).collect::<Vec<At>>())
            })
            .collect()
    }

    /// Sets elements from the start of a chunk on.
    pub(super) fn set_vectors(&mut self, ty: Type, at: At, values: &[Value]) {
        for (k, v) in values.iter().enumerate() {
            self.set_chunk(ty, at + k as u32 * lanes(ty), *v);
        }
    }

    /// Moves elements; all are read before any is written.
    pub(super) fn move_pieces(&mut self, ty: Type, pieces: &[Piece]) {
        let sources = pieces.iter().flat_map(|p| {
            let step = u32::from(!p.splat);
            (0..p.count).map(move |k| p.source + k * step)
        });
        let sources: Vec<At> = sources.collect();
        let mut dest = pieces[0].dest;
        debug_assert_eq!(dest % lanes(ty), 0);
        let mut moved = vec![];
        for sources in sources.chunks(lanes(ty) as usize) {
            let n = sources.len() as u32;
            if self.better_one_by_one(ty, dest, sources) {
                let singles = sources.iter().map(|s| self.get(ty, *s)).collect();
                moved.push((dest, singles));
            } else {
                moved.push((dest, vec![self.assemble(ty, sources)]));
            }
            dest += n;
        }
        for (dest, values) in moved {
            match values[..] {
                [v] if self.b.func.dfg.value_type(v).is_vector() => self.set_chunk(ty, dest, v),
                _ => {
                    for (k, v) in values.into_iter().enumerate() {
                        self.put(ty, dest + k as u32, v);
                    }
                }
            }
        }
    }

    /// Whether elements that only memory wants, or that are many scalars, are best moved one by one.
    fn better_one_by_one(&self, ty: Type, dest: At, sources: &[At]) -> bool {
        let n = sources.len() as u32;
        if sources.iter().all(|s| *s == sources[0]) && n > 1 {
            return false;
        }
        let (groups, singles) = self.sources(ty, sources);
        if self.needed.any_by_vectors(ty, dest, n) {
            return groups.is_empty() && singles.len() > FEW && self.all_stored(ty, dest, n);
        }
        let known = sources
            .iter()
            .filter(|s| self.scalars.contains_key(&(ty, **s)));
        let one_by_one = 2 * sources.len() - known.count();
        self.all_stored(ty, dest, n) && one_by_one <= 2 * groups.len() + 2 * singles.len() + 1
    }

    fn all_stored(&self, ty: Type, at: At, n: u32) -> bool {
        (at..at + n).all(|k| self.needed.is_stored(ty, k))
    }

    /// Where elements come from: lanes and places in chunks, by chunk, and lanes of scalars.
    #[expect(clippy::type_complexity)]
    fn sources(
        &self,
        ty: Type,
        places: &[At],
    ) -> (BTreeMap<At, Vec<(u32, u32)>>, Vec<(u32, Value)>) {
        let mut groups: BTreeMap<At, Vec<(u32, u32)>> = BTreeMap::new();
        let mut singles = vec![];
        for (lane, at) in (0u32..).zip(places) {
            let (place, start) = (at % lanes(ty), at - at % lanes(ty));
            match self.scalars.get(&(ty, *at)) {
                Some(s) if !s.in_chunk => singles.push((lane, s.value)),
                _ => groups.entry(start).or_default().push((lane, place)),
            }
        }
        // A chunk of which one element is wanted that is at hand already.
        groups.retain(|start, lanes| {
            let [(lane, place)] = lanes[..] else {
                return true;
            };
            match self.scalars.get(&(ty, start + place)) {
                Some(s) => {
                    singles.push((lane, s.value));
                    false
                }
                None => true,
            }
        });
        (groups, singles)
    }

    /// A vector of elements from anywhere, at most as many as it has lanes.
    fn assemble(&mut self, ty: Type, places: &[At]) -> Value {
        if places.len() > 1 && places.iter().all(|p| *p == places[0]) {
            let one = self.get(ty, places[0]);
            if let Some(v) = self.splats.get(&one) {
                return *v;
            }
            let v = self.b.ins().splat(vector(ty), one);
            self.splats.insert(one, v);
            return v;
        }
        let untouched =
            |(k, at): (u32, &At)| *at == places[0] + k && !self.written[ty as usize][*at as usize];
        if places.len() == lanes(ty) as usize && (0..).zip(places).all(untouched) {
            return self.load(vector(ty), ty, places[0]);
        }
        let (groups, mut singles) = self.sources(ty, places);
        let mut so_far: Option<Value> = None;
        let mut groups = groups.into_iter().peekable();
        while let Some((start, first)) = groups.next() {
            let chunk = self.chunk(ty, start);
            let (one, other, from_one, from_other) = match so_far {
                Some(v) => (v, chunk, vec![], first),
                None => match groups.next() {
                    Some((start, second)) => (chunk, self.chunk(ty, start), first, second),
                    None => (chunk, chunk, first, vec![]),
                },
            };
            so_far = Some(self.shuffle(ty, one, other, &from_one, &from_other));
        }
        let mut v = match so_far {
            Some(v) => v,
            None => {
                let (_, first) = singles.remove(0);
                self.b.ins().splat(vector(ty), first)
            }
        };
        for (lane, single) in singles {
            v = self.b.ins().insertlane(v, single, lane as u8);
        }
        v
    }

    /// Lanes from places of one vector and of another; the first one's stay where nothing is said.
    fn shuffle(
        &mut self,
        ty: Type,
        one: Value,
        other: Value,
        from_one: &[(u32, u32)],
        from_other: &[(u32, u32)],
    ) -> Value {
        let size = ty.bits() / 8;
        let mut bytes: [u8; 16] = std::array::from_fn(|k| k as u8);
        let mut set = |lane: u32, place: u32| {
            for k in 0..size {
                bytes[(lane * size + k) as usize] = (place * size + k) as u8;
            }
        };
        from_one.iter().for_each(|(lane, place)| set(*lane, *place));
        let beyond = lanes(ty);
        from_other
            .iter()
            .for_each(|(lane, place)| set(*lane, beyond + place));
        if (0..16).all(|k| bytes[k] == k as u8) {
            return one;
        }
        let mask = self.b.func.dfg.immediates.push(bytes.to_vec().into());
        let cast = |e: &mut Self, to, v| {
            if e.b.func.dfg.value_type(v) == to {
                return v;
            }
            e.b.ins().bitcast(to, plain(), v)
        };
        let (one, other) = (
            cast(self, types::I8X16, one),
            cast(self, types::I8X16, other),
        );
        let v = self.b.ins().shuffle(one, other, mask);
        cast(self, vector(ty), v)
    }
}
