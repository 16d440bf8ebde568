//! Simulators: one interface, several engines, bit-equal.
//!
//! A definition is flattened and its wide values cut into words of at most 64 bits (module `flat`). The
//! vector program made from that (module `program`) runs in an interpreter or as machine code; the
//! reference engine walks the definition itself, slowly and independently of all that.

mod banks;
mod flat;
mod initial;
mod interpreter;
mod jit;
mod layout;
mod legalize;
mod machine;
mod program;
mod reference;
mod typed;
mod wave;
mod word;

use crate::ir::{Definition, Port};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// Which engine runs a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Engine {
    /// Walks the definition node by node on values of any width; slow, simple, the yardstick.
    Reference,
    /// The vector program, interpreted. The only engine that runs several seeds at once.
    Interpreter,
    /// The vector program as machine code.
    Jit,
}

/// How a module is simulated.
#[derive(Clone, Debug)]
pub struct Options {
    /// Engine.
    pub engine: Engine,
    /// Independent copies of the module that run at once, each on its own inputs; 1 but for [`Engine::Interpreter`].
    pub seeds: usize,
    /// Seed of the random state that registers and memories have before their first reset.
    pub state_seed: u64,
    /// Check assertions and assumptions and count covers in every cycle.
    pub properties: bool,
    /// Keep every named signal of every level observable, for waveforms; slower.
    pub trace: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            engine: Engine::Jit,
            seeds: 1,
            state_seed: 0,
            properties: true,
            trace: false,
        }
    }
}

/// Why a simulator could not be made or used.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Several seeds were asked of an engine that runs one, or none at all.
    #[error(
        "{1} seeds at once: {0:?} runs exactly one; Engine::Interpreter runs any number from 1"
    )]
    Seeds(Engine, usize),
    /// The machine has no code generator, or it failed.
    #[error("no machine code can be made here: {0}; use Engine::Interpreter")]
    Jit(String),
    /// A waveform was asked of a simulator made without [`Options::trace`].
    #[error("the simulator was made without tracing: set Options::trace")]
    NotTraced,
    /// A waveform could not be written.
    #[error("cannot write the waveform {0}: {1}")]
    Waveform(PathBuf, std::io::Error),
}

/// A property that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Cycle, counted from 0 over all calls of `step`.
    pub cycle: u64,
    /// Seed in which it failed.
    pub seed: usize,
    /// Path of the property, levels parted by dots.
    pub property: String,
}

/// The inputs of one cycle, reset included, for all seeds, in the layout of the simulator that made it.
#[derive(Clone, Debug)]
pub struct Frame {
    maker: u64,
    data: FrameData,
}

#[derive(Clone, Debug)]
enum FrameData {
    /// Reset and words.
    Words(bool, Vec<u64>),
    /// The start of each bank.
    Banks(banks::Banks),
}

/// A number of its own for each simulator, by which it knows its frames.
fn new_maker() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

impl Frame {
    /// The content, if `maker` made it.
    #[track_caller]
    fn of(&self, maker: u64) -> &FrameData {
        assert!(self.maker == maker, "a frame of another simulator");
        &self.data
    }
}

/// A module in simulation.
///
/// Values travel as 64-bit words: the elements of all ports in order, each in ⌈width / 64⌉ words, least
/// significant first. Before the first reset all state is random from [`Options::state_seed`].
pub trait Simulator: Send {
    /// Input ports, in the order of the words of [`Simulator::load`].
    fn input_ports(&self) -> &[Port];

    /// Output ports, in the order of the words of [`Simulator::outputs`].
    fn output_ports(&self) -> &[Port];

    /// Number of seeds.
    fn seeds(&self) -> usize;

    /// Sets all inputs of one seed; bits beyond a port's width are dropped.
    ///
    /// # Panics
    /// If there are not exactly as many words as the input ports take, or no such seed.
    fn load(&mut self, seed: usize, words: &[u64]);

    /// Sets the reset of one seed: `true` is "in reset".
    fn set_reset(&mut self, seed: usize, active: bool);

    /// Prepares inputs for [`Simulator::load_frame`]: for each seed its reset and its words. Worth it where
    /// a stimulus runs more than once, or where its preparation must stay out of a measurement.
    ///
    /// # Panics
    /// If there is not one row for each seed, with the words of the input ports.
    fn frame(&self, rows: &[(bool, &[u64])]) -> Frame;

    /// Sets all inputs of all seeds from a frame of this simulator.
    ///
    /// # Panics
    /// If another simulator made the frame.
    fn load_frame(&mut self, frame: &Frame);

    /// One cycle: settles on the present inputs, samples the outputs, then takes the rising edge.
    fn step(&mut self);

    /// Samples the outputs on the present inputs without an edge, as often as inputs change within a cycle.
    /// State stays, no cycle passes, no property is checked, no waveform recorded.
    fn settle(&mut self);

    /// The outputs that the last `step` sampled just before its edge, or the last `settle`.
    ///
    /// # Panics
    /// If there is not room for exactly the words of the output ports, or no such seed.
    fn outputs(&self, seed: usize, words: &mut [u64]);

    /// Assertions and assumptions that have failed, the first thousand of them, by cycle, then by seed and path.
    fn violations(&self) -> &[Violation];

    /// How often each cover property was seen over all seeds, by path.
    fn covered(&self) -> Vec<(String, u64)>;

    /// Writes the waveform of seed 0 from the next `step` on.
    fn trace_to(&mut self, vcd: &Path) -> Result<(), Error>;

    /// Completes the waveform, if one is being written.
    fn end_trace(&mut self) -> Result<(), Error>;
}

/// Makes a simulator.
pub fn compile(definition: &Definition, options: &Options) -> Result<Box<dyn Simulator>, Error> {
    if options.seeds == 0 || (options.seeds != 1 && options.engine != Engine::Interpreter) {
        return Err(Error::Seeds(options.engine, options.seeds));
    }
    match options.engine {
        Engine::Reference => Ok(Box::new(reference::Reference::new(definition, options))),
        _ => Ok(Box::new(machine::Machine::new(definition, options)?)),
    }
}
