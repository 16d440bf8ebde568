//! What runs inside a wrapper.

use super::{Error, PortValue, verilog};
use crate::bits::{Bits, words_of};
use crate::ir::{Definition, Port};
use crate::sim::{self, Simulator};
use num_bigint::BigUint;
use rust_hdl::core::prelude::Wrapper;
use std::fmt;

/// Which way a port goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Into the block.
    Input,
    /// Out of the block.
    Output,
}

impl Direction {
    /// How [`rust_hdl_block!`](crate::rust_hdl_block) writes it.
    pub fn keyword(self) -> &'static str {
        match self {
            Direction::Input => "in",
            Direction::Output => "out",
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Direction::Input => "input",
            Direction::Output => "output",
        })
    }
}

/// A port that a struct declares.
#[derive(Clone, Copy, Debug)]
pub struct PortSpec {
    name: &'static str,
    width: usize,
}

impl PortSpec {
    /// A port of a name and a rust-hdl type.
    pub fn of<T: PortValue>(identifier: &'static str) -> PortSpec {
        PortSpec {
            name: PortSpec::name(identifier),
            width: T::BITS,
        }
    }

    /// The name that a Rust identifier stands for: `r#move` is the port `move`.
    pub fn name(identifier: &str) -> &str {
        identifier.trim_start_matches("r#")
    }
}

/// The simulator and the Verilog of a wrapper; [`rust_hdl_block!`](crate::rust_hdl_block) drives it.
pub struct Core {
    simulator: Box<dyn Simulator>,
    verilog: Wrapper,
    /// For each port of the definition, which of the struct's it is.
    inputs: Vec<usize>,
    outputs: Vec<usize>,
    /// What the outputs were computed from.
    settled: Option<(bool, Vec<Bits>)>,
    /// Outputs in the struct's order.
    values: Vec<Bits>,
}

impl Core {
    /// Compares the ports with the definition's and makes the simulator.
    ///
    /// # Errors
    /// If they differ, or the definition has no Verilog or simulator.
    pub fn new(
        definition: &Definition,
        options: &sim::Options,
        inputs: &[PortSpec],
        outputs: &[PortSpec],
    ) -> Result<Core, Error> {
        let module = definition.name();
        Ok(Core {
            inputs: bind(module, Direction::Input, definition.inputs(), inputs)?,
            outputs: bind(module, Direction::Output, definition.outputs(), outputs)?,
            verilog: verilog::wrapper(definition)?,
            simulator: sim::compile(definition, options)?,
            settled: None,
            values: vec![Bits::zero(1); outputs.len()],
        })
    }

    /// The simulator.
    pub fn simulator(&self) -> &dyn Simulator {
        &*self.simulator
    }

    /// What rust-hdl prints.
    pub fn verilog(&self) -> Wrapper {
        self.verilog.clone()
    }

    /// Takes an edge if there is one, then brings the outputs up to date: `None` where nothing has changed.
    /// Inputs and outputs are in the struct's order.
    pub fn update(&mut self, edge: bool, reset: bool, inputs: &[Bits]) -> Option<&[Bits]> {
        let known = |(r, i): &(bool, Vec<Bits>)| *r == reset && i == inputs;
        if !edge && self.settled.as_ref().is_some_and(known) {
            return None;
        }
        let ports = self.simulator.input_ports().iter().zip(&self.inputs);
        let words: Vec<u64> = ports.flat_map(|(p, i)| unpack(p, &inputs[*i])).collect();
        self.simulator.load(0, &words);
        self.simulator.set_reset(0, reset);
        if edge {
            self.simulator.step();
        }
        self.simulator.settle();
        self.settled = Some((reset, inputs.to_vec()));
        for (value, i) in outputs(&*self.simulator).into_iter().zip(&self.outputs) {
            self.values[*i] = value;
        }
        Some(&self.values)
    }
}

/// Finds each port of the definition among the struct's.
fn bind(
    module: &str,
    direction: Direction,
    ports: &[Port],
    specs: &[PortSpec],
) -> Result<Vec<usize>, Error> {
    let module = || module.to_string();
    let stranger = specs
        .iter()
        .find(|s| ports.iter().all(|p| p.name != s.name));
    if let Some(spec) = stranger {
        return Err(Error::Unknown {
            module: module(),
            direction,
            port: spec.name.into(),
            have: ports.iter().map(|p| p.name.clone()).collect(),
        });
    }
    let find = |port: &Port| {
        let (name, width) = (port.name.clone(), port.total_width());
        let index = specs.iter().position(|s| s.name == name);
        let index = index.ok_or_else(|| Error::Undeclared {
            module: module(),
            direction,
            port: name.clone(),
            width,
        })?;
        let declared = specs[index].width;
        if declared != width as usize {
            return Err(Error::Width {
                module: module(),
                direction,
                port: name,
                width,
                declared,
            });
        }
        Ok(index)
    };
    ports.iter().map(find).collect()
}

/// The output ports of a simulator's only seed, packed.
pub(crate) fn outputs(simulator: &dyn Simulator) -> Vec<Bits> {
    let ports = simulator.output_ports();
    let mut words = vec![0; ports.iter().map(port_words).sum()];
    simulator.outputs(0, &mut words);
    pack_all(ports, &words)
}

/// The packed ports of their elements' words.
pub(crate) fn pack_all(ports: &[Port], words: &[u64]) -> Vec<Bits> {
    let mut rest = words;
    let mut next = |port: &Port| {
        let (now, later) = rest.split_at(port_words(port));
        rest = later;
        pack(port, now)
    };
    ports.iter().map(&mut next).collect()
}

/// Words of all elements of a port.
fn port_words(port: &Port) -> usize {
    port.elements() as usize * words_of(port.width)
}

/// The words of a packed port's elements.
fn unpack(port: &Port, packed: &Bits) -> Vec<u64> {
    let element = |e| Bits::wrapping(port.width, packed.value() >> (e * port.width)).words();
    (0..port.elements()).flat_map(element).collect()
}

/// The packed port of its elements' words.
fn pack(port: &Port, words: &[u64]) -> Bits {
    let elements = words.chunks(words_of(port.width)).enumerate();
    let placed = elements.map(|(e, words)| {
        let value = Bits::from_words(port.width, words).value().clone();
        value << (e * port.width as usize)
    });
    let value = placed.fold(BigUint::ZERO, |all, one| all | one);
    Bits::from_big(port.total_width(), value)
}

#[cfg(test)]
mod tests {
    use super::{pack, unpack};
    use crate::Bits;
    use crate::ir::Port;

    #[test]
    fn element_0_is_in_the_lowest_bits() {
        let port = |width| Port {
            name: "p".into(),
            width,
            count: Some(3),
        };
        let packed = Bits::new(12, 0x321);
        assert_eq!(pack(&port(4), &[1, 2, 3]), packed);
        assert_eq!(unpack(&port(4), &packed), [1, 2, 3]);
        let words = [5, 1, 6, 0, 7, 1];
        let wide = pack(&port(65), &words);
        assert_eq!(wide.width(), 195);
        assert!(wide.bit(64) && !wide.bit(129) && wide.bit(194) && wide.bit(65 + 1));
        assert_eq!(unpack(&port(65), &wide), words);
    }
}
