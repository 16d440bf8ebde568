//! The memory of a running program: one array for each machine type.

use super::program::{At, Place, Program};
use super::typed::Type;
use std::cell::Cell;

/// One array for each type. Elements are cells, as an instruction reads and writes one array at once.
#[derive(Clone, Debug)]
pub struct Banks {
    b8: Vec<Cell<u8>>,
    b16: Vec<Cell<u16>>,
    b32: Vec<Cell<u32>>,
    b64: Vec<Cell<u64>>,
}

/// A machine type that has a bank.
pub trait Word: Copy + Default + 'static {
    /// The bank of this type.
    fn bank(banks: &Banks) -> &[Cell<Self>];
    /// Low bits of a word.
    fn cut(word: u64) -> Self;
    /// Zero extension.
    fn extend(self) -> u64;
}

macro_rules! word {
    ($type:ty, $bank:ident) => {
        impl Word for $type {
            #[inline(always)]
            fn bank(banks: &Banks) -> &[Cell<Self>] {
                &banks.$bank
            }

            #[inline(always)]
            fn cut(word: u64) -> Self {
                word as $type
            }

            #[inline(always)]
            fn extend(self) -> u64 {
                self.into()
            }
        }
    };
}

word!(u8, b8);
word!(u16, b16);
word!(u32, b32);
word!(u64, b64);

/// Runs `$body` with `$t` standing for the machine type that `$ty` names.
macro_rules! for_type {
    ($ty:expr, $t:ident => $body:expr) => {
        match $ty {
            $crate::sim::typed::Type::U8 => {
                type $t = u8;
                $body
            }
            $crate::sim::typed::Type::U16 => {
                type $t = u16;
                $body
            }
            $crate::sim::typed::Type::U32 => {
                type $t = u32;
                $body
            }
            $crate::sim::typed::Type::U64 => {
                type $t = u64;
                $body
            }
        }
    };
}
pub(super) use for_type;

impl Banks {
    /// All zero but for the program's constants.
    pub fn new(program: &Program) -> Banks {
        let size = |ty: Type| program.sizes[ty as usize] as usize;
        let banks = Banks {
            b8: vec![Cell::new(0); size(Type::U8)],
            b16: vec![Cell::new(0); size(Type::U16)],
            b32: vec![Cell::new(0); size(Type::U32)],
            b64: vec![Cell::new(0); size(Type::U64)],
        };
        for (place, value) in &program.constants {
            for seed in 0..program.seeds {
                banks.set(place.ty, place.at + seed, *value);
            }
        }
        banks
    }

    /// One element.
    #[inline]
    pub fn get(&self, ty: Type, at: At) -> u64 {
        for_type!(ty, T => T::bank(self)[at as usize].get().extend())
    }

    /// Sets one element.
    #[inline]
    pub fn set(&self, ty: Type, at: At, value: u64) {
        for_type!(ty, T => T::bank(self)[at as usize].set(T::cut(value)));
    }

    /// One element by its place.
    #[inline]
    pub fn at(&self, place: Place, seed: u32) -> u64 {
        self.get(place.ty, place.at + seed)
    }

    /// The first `sizes` elements of each bank.
    pub fn prefix(&self, sizes: [u32; 4]) -> Banks {
        let size = |ty: Type| sizes[ty as usize] as usize;
        Banks {
            b8: self.b8[..size(Type::U8)].to_vec(),
            b16: self.b16[..size(Type::U16)].to_vec(),
            b32: self.b32[..size(Type::U32)].to_vec(),
            b64: self.b64[..size(Type::U64)].to_vec(),
        }
    }

    /// Overwrites the first elements of each bank with all of `from`.
    #[inline]
    pub fn load_prefix(&mut self, from: &Banks) {
        self.b8[..from.b8.len()].clone_from_slice(&from.b8);
        self.b16[..from.b16.len()].clone_from_slice(&from.b16);
        self.b32[..from.b32.len()].clone_from_slice(&from.b32);
        self.b64[..from.b64.len()].clone_from_slice(&from.b64);
    }

    /// The addresses of the banks, narrowest type first; they stay while the banks live.
    pub fn pointers(&mut self) -> [*mut u8; 4] {
        [
            self.b8.as_mut_ptr().cast(),
            self.b16.as_mut_ptr().cast(),
            self.b32.as_mut_ptr().cast(),
            self.b64.as_mut_ptr().cast(),
        ]
    }
}
