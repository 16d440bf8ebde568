//! Loops of one cycle: state whose next value is computed from its own present value.
//!
//! A pointer that is read, added to and written in one cycle bounds the clock however deep the pipeline around it is.
//! Found are registers and memories, across all levels of the hierarchy, of which some bit depends on some bit of the
//! same register or memory one cycle before through at least one gate. What only holds or moves bits (an enable, the data
//! of a multiplexer, a shift by a constant) is no loop, nor is a ring of several registers.

mod flat;
mod spread;
#[cfg(test)]
mod tests;

use crate::ir::{Definition, Instance, Memory, Register};
use flat::Flat;
use spread::Spread;

/// What keeps the bits of a loop.
#[derive(Clone, Copy, Debug)]
pub enum State<'d> {
    /// A register.
    Register(&'d Register),
    /// A memory, all of its entries.
    Memory(&'d Memory),
}

impl State<'_> {
    /// Its name in the Verilog.
    pub fn name(&self) -> &str {
        match self {
            State::Register(r) => &r.name,
            State::Memory(m) => &m.name,
        }
    }

    /// Its bits.
    pub fn bits(&self) -> u64 {
        match self {
            State::Register(r) => u64::from(r.width),
            State::Memory(m) => u64::from(m.width) * u64::from(m.depth),
        }
    }
}

/// A loop of one cycle.
#[derive(Clone, Debug)]
pub struct Loop<'d> {
    /// The instances around it, the outermost first.
    pub path: Vec<&'d Instance>,
    /// What keeps its bits.
    pub state: State<'d>,
    /// Names of the Verilog's registers that hold it in their module, each of one bit or several: the register, every entry
    /// of a memory (`pointers[3]`), or for each bit of counters the vector of that bit of all entries.
    pub nets: Vec<String>,
    /// Whether it passes an adder, a subtractor or a multiplier; else it is feedback by other logic, as of an arbiter.
    pub arithmetic: bool,
}

impl Loop<'_> {
    /// Its name in the Verilog, from the top module on: `core.lengths`.
    pub fn name(&self) -> String {
        let path = self.path.iter().map(|i| i.name.as_str());
        let parts: Vec<&str> = path.chain([self.state.name()]).collect();
        parts.join(".")
    }
}

/// All loops of a design, in the order of the hierarchy. State that only properties read is left out.
pub fn loops(top: &Definition) -> Vec<Loop<'_>> {
    let flat = Flat::new(top);
    let spread = Spread::new(&flat);
    let mut found = Vec::new();
    for (vertex, state) in flat.states() {
        let module = &flat.place(vertex).nets;
        let arithmetic = match state {
            // An entry takes the sum of itself and the amount.
            State::Memory(memory)
                if module.memory_takes(memory).next().is_some() && memory.modulus.is_some() =>
            {
                Some(true)
            }
            _ => spread.back_to(vertex),
        };
        let Some(arithmetic) = arithmetic else {
            continue;
        };
        let nets = match flat.state_index(vertex) {
            (index, State::Register(_)) => module.register(index),
            (index, State::Memory(memory)) => module.memory(index, memory),
        };
        if !nets.is_empty() {
            found.push(Loop {
                path: flat.path(vertex),
                state,
                nets,
                arithmetic,
            });
        }
    }
    found
}
