//! Blocks inside designs written with rust-hdl (feature `rust-hdl`).
//!
//! [`rust_hdl_block!`](crate::rust_hdl_block) makes a struct whose ports are rust-hdl `Signal`s. In
//! rust-hdl's simulator it runs our simulator; in the Verilog that rust-hdl generates it is our Verilog.
//!
//! ```
//! use sluice_hdl::interop::rust_hdl::prelude::*;
//! use sluice_hdl::{Module, rust_hdl_block};
//!
//! rust_hdl_block! {
//!     /// Counts the cycles in which `enable` is 1.
//!     pub struct Counter {
//!         in enable: Bit,
//!         out value: Bits<8>,
//!     }
//! }
//!
//! let m = Module::new("counter");
//! let enable = m.input("enable", 1);
//! let count = m.register("count", 8).reset_to_zero();
//! count.set_when(enable, count.q() + m.lit(8, 1));
//! m.output("value", count.q());
//! let mut counter = Counter::new(&m.finish())?;
//! counter.connect_all();
//! assert!(generate_verilog(&counter).contains("module counter"));
//! # Ok::<(), sluice_hdl::interop::Error>(())
//! ```
//!
//! What to know:
//!
//! - **Ports.** rust-hdl fixes widths in types, a definition has them at run time: the struct is declared
//!   once, and `new` compares it with the definition, name by name and width by width. An array port is
//!   one packed `Bits`, element 0 in the lowest bits, as in the Verilog. Ports of 1 bit may be `Bit` or
//!   `Bits<1>`. Where the width of several configurations matters, the struct may have constant parameters:
//!   `pub struct Arbiter<const N: usize, const I: usize> { in request: Bits<N>, ... }`.
//! - **Widths.** Every width of 1 bit or more can be said. Beyond 32 bits rust-hdl keeps a `Bits<N>` as N
//!   booleans, three times in a `Signal` and by value in every assignment: some thousand bits are slow, and
//!   ports of hundreds of thousands of bits do not fit the stack.
//! - **Clock and reset** are the inputs `clock` and `reset` (synchronous, high), also of a block that is all
//!   logic; no port of the definition may have one of these names. rust-hdl starts registers at 0, we at
//!   random: hold `reset` over a rising edge before relying on outputs.
//! - **Time.** Outputs follow the inputs within a time step. At a rising edge the block samples its inputs as
//!   a rust-hdl `DFF` in its place does: an input that a testbench changes in the step of the edge itself
//!   counts as changed before it.
//! - **Properties** are checked at each rising edge, as everywhere; `simulator().violations()` has those that failed.
//! - **Verilog.** Each instance brings the text of its modules, guarded by `ifndef` with a hash of the text:
//!   equal modules are read once, different ones of one name stay an error of the tool that reads them.

mod block;
mod verilog;

/// The rust-hdl that blocks are made for.
pub use ::rust_hdl;

pub use block::{Core, Direction, PortSpec};
pub(crate) use block::{outputs, pack_all};

use crate::bits::Bits;
use num_bigint::BigUint;
use rust_hdl::core::prelude::{Bit, Bits as HdlBits, Synth};

/// Why a struct is no wrapper of a definition.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The struct has a port that the definition lacks.
    #[error("`{module}` has no {direction} `{port}`; it has {}", list(.have))]
    Unknown {
        /// Module.
        module: String,
        /// What the struct says the port is.
        direction: Direction,
        /// Port.
        port: String,
        /// Ports of that direction that there are.
        have: Vec<String>,
    },
    /// The definition has a port that the struct lacks.
    #[error(
        "the struct lacks the {direction} `{port}` of `{module}`: declare `{} {port}: Bits<{width}>`", .direction.keyword()
    )]
    Undeclared {
        /// Module.
        module: String,
        /// What the port is.
        direction: Direction,
        /// Port.
        port: String,
        /// Its width, all elements together.
        width: u32,
    },
    /// The widths differ.
    #[error(
        "the {direction} `{port}` of `{module}` is {width} bits wide, the struct declares {declared}"
    )]
    Width {
        /// Module.
        module: String,
        /// What the port is.
        direction: Direction,
        /// Port.
        port: String,
        /// Its width, all elements together.
        width: u32,
        /// Width in the struct.
        declared: usize,
    },
    /// The definition has no Verilog.
    #[error(transparent)]
    Verilog(#[from] crate::verilog::Error),
    /// The definition has no simulator with these options.
    #[error(transparent)]
    Simulator(#[from] crate::sim::Error),
}

fn list(names: &[String]) -> String {
    if names.is_empty() {
        return "none".into();
    }
    let quoted: Vec<String> = names.iter().map(|n| format!("`{n}`")).collect();
    quoted.join(", ")
}

/// A rust-hdl type that a port can have.
pub trait PortValue: Synth {
    /// The value as a constant.
    fn to_constant(self) -> Bits;
    /// The value of a constant of this width.
    fn from_constant(bits: &Bits) -> Self;
}

impl PortValue for Bit {
    fn to_constant(self) -> Bits {
        Bits::new(1, self.into())
    }

    fn from_constant(bits: &Bits) -> Bit {
        bits.bit(0)
    }
}

impl<const N: usize> PortValue for HdlBits<N> {
    fn to_constant(self) -> Bits {
        Bits::from_big(N as u32, self.into())
    }

    fn from_constant(bits: &Bits) -> HdlBits<N> {
        BigUint::into(bits.value().clone())
    }
}

/// Makes a struct that is a rust-hdl `LogicBlock` around a [`Definition`](crate::Definition).
///
/// Inputs come first, each `in name: Type,`, then outputs, each `out name: Type,`; types are `Bit` and
/// `Bits<N>` of [`rust_hdl`]. The struct has these as `Signal`s, besides `clock` and `reset`, and
///
/// - `new(&Definition) -> Result<Self, Error>`;
/// - `with_options(&Definition, &sim::Options) -> Result<Self, Error>`, with another engine or power-up state;
/// - `simulator(&self) -> &dyn Simulator`, for its violations and covers.
///
/// [`interop`](crate::interop) says how it behaves and has an example.
#[macro_export]
macro_rules! rust_hdl_block {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident $(<$(const $generic:ident : usize),+ $(,)?>)? {
            $(in $input:ident : $input_type:ty,)*
            $(out $output:ident : $output_type:ty),* $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis struct $name $(<$(const $generic: usize),+>)? {
            /// Clock; the rising edge counts.
            pub clock: $crate::__rust_hdl_signal!(In, $crate::interop::rust_hdl::core::prelude::Clock),
            /// Reset, synchronous, active high.
            pub reset: $crate::__rust_hdl_signal!(In, $crate::interop::rust_hdl::core::prelude::Bit),
            $(
                #[doc = concat!("Input `", stringify!($input), "`.")]
                pub $input: $crate::__rust_hdl_signal!(In, $input_type),
            )*
            $(
                #[doc = concat!("Output `", stringify!($output), "`.")]
                pub $output: $crate::__rust_hdl_signal!(Out, $output_type),
            )*
            __core: $crate::interop::Core,
        }

        impl $(<$(const $generic: usize),+>)? $name $(<$($generic),+>)? {
            /// The block of a definition.
            ///
            /// # Errors
            /// If ports differ from the definition's in name, direction or width, or it has no Verilog or simulator.
            #[allow(dead_code)]
            pub fn new(
                definition: &$crate::Definition,
            ) -> ::std::result::Result<Self, $crate::interop::Error> {
                Self::with_options(definition, &::std::default::Default::default())
            }

            /// The block of a definition, simulated as `options` say.
            ///
            /// # Errors
            /// As `new`.
            pub fn with_options(
                definition: &$crate::Definition,
                options: &$crate::sim::Options,
            ) -> ::std::result::Result<Self, $crate::interop::Error> {
                use $crate::interop::PortSpec;
                let inputs = [$(PortSpec::of::<$input_type>(stringify!($input))),*];
                let outputs = [$(PortSpec::of::<$output_type>(stringify!($output))),*];
                ::std::result::Result::Ok(Self {
                    __core: $crate::interop::Core::new(definition, options, &inputs, &outputs)?,
                    clock: ::std::default::Default::default(),
                    reset: ::std::default::Default::default(),
                    $($input: ::std::default::Default::default(),)*
                    $($output: ::std::default::Default::default(),)*
                })
            }

            /// The simulator inside.
            #[allow(dead_code)]
            pub fn simulator(&self) -> &dyn $crate::sim::Simulator {
                self.__core.simulator()
            }
        }

        impl $(<$(const $generic: usize),+>)? $crate::interop::rust_hdl::core::prelude::Logic
            for $name $(<$($generic),+>)?
        {
            fn update(&mut self) {
                use $crate::interop::PortValue;
                let inputs = [$(PortValue::to_constant(self.$input.val())),*];
                let edge = self.clock.pos_edge();
                #[allow(unused_mut, unused_variables)]
                if let ::std::option::Option::Some(outputs) =
                    self.__core.update(edge, self.reset.val(), &inputs)
                {
                    let mut outputs = outputs.iter();
                    $(
                        let value = outputs.next().expect("an output");
                        self.$output.next = PortValue::from_constant(value);
                    )*
                }
            }

            fn connect(&mut self) {
                $(self.$output.connect();)*
            }

            fn hdl(&self) -> $crate::interop::rust_hdl::core::prelude::Verilog {
                $crate::interop::rust_hdl::core::prelude::Verilog::Wrapper(self.__core.verilog())
            }
        }

        impl $(<$(const $generic: usize),+>)? $crate::interop::rust_hdl::core::prelude::Block
            for $name $(<$($generic),+>)?
        {
            fn connect_all(&mut self) {
                $crate::interop::rust_hdl::core::prelude::Logic::connect(self);
            }

            fn update_all(&mut self) {
                use $crate::interop::rust_hdl::core::prelude::Logic;
                self.update();
                self.clock.update_all();
                self.reset.update_all();
                $(self.$input.update_all();)*
                $(self.$output.update_all();)*
            }

            fn has_changed(&self) -> bool {
                self.clock.has_changed()
                    || self.reset.has_changed()
                    $(|| self.$input.has_changed())*
                    $(|| self.$output.has_changed())*
            }

            fn accept(
                &self,
                name: &str,
                probe: &mut dyn $crate::interop::rust_hdl::core::prelude::Probe,
            ) {
                probe.visit_start_scope(name, self);
                self.clock.accept("clock", probe);
                self.reset.accept("reset", probe);
                $(self.$input.accept($crate::interop::PortSpec::name(stringify!($input)), probe);)*
                $(self.$output.accept($crate::interop::PortSpec::name(stringify!($output)), probe);)*
                probe.visit_end_scope(name, self);
            }
        }
    };
}

/// The type of a port of [`rust_hdl_block!`].
#[doc(hidden)]
#[macro_export]
macro_rules! __rust_hdl_signal {
    ($direction:ident, $type:ty) => {
        $crate::interop::rust_hdl::core::prelude::Signal<
            $crate::interop::rust_hdl::core::prelude::$direction,
            $type,
        >
    };
}
