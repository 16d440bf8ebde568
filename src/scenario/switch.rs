//! The traffic manager, driven by packets instead of rows.

use crate::catalog::{self, Instance, SettingsError};
use crate::golden::Golden;
use crate::golden::traffic_manager::Verdict;
use crate::ports::Layout;
use crate::run::{Device, Rtl};
use sluice_hdl::sim::Engine;

use super::Error;

/// What runs a block: its golden model or its hardware.
pub enum Machine {
    /// The golden model.
    Golden(Box<dyn Golden>),
    /// The hardware in the in-process simulator.
    Hardware(Rtl),
}

impl Machine {
    fn device(&mut self) -> &mut dyn Device {
        match self {
            Machine::Golden(model) => model,
            Machine::Hardware(rtl) => rtl,
        }
    }
}

/// Makes the machines of a scenario: [`Build::machine`], or a test's own.
pub type Make<'a> = &'a dyn Fn(&dyn Instance) -> Result<Machine, Error>;

/// Which kind of machine a scenario is to run on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Build {
    /// An engine for the hardware; `None` for the golden model.
    pub engine: Option<Engine>,
    /// Seed of the hardware's state before the reset.
    pub seed: u64,
}

impl Build {
    /// The block on such a machine.
    pub fn machine(&self, instance: &dyn Instance) -> Result<Machine, Error> {
        Ok(match self.engine {
            None => Machine::Golden(instance.golden()),
            Some(engine) => {
                Machine::Hardware(Rtl::new(instance.definition(), engine, self.seed, None)?)
            }
        })
    }
}

/// The traffic manager with these fields, all others at their defaults.
pub fn traffic_manager(
    settings: &[(&str, toml::Value)],
) -> Result<Box<dyn Instance>, SettingsError> {
    let fields = settings.iter().cloned();
    let fields = fields.map(|(name, value)| (name.to_owned(), value));
    catalog::find("traffic-manager")?.configure(fields.collect())
}

/// What is offered and allowed in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Inputs {
    /// Queue and cells of the packet that comes next; it counts only while none is under way.
    pub packet: Option<(usize, u32)>,
    /// The queue that may start a packet.
    pub port: Option<usize>,
    /// A queue and the s of its α from now on.
    pub alpha: Option<(usize, i32)>,
}

/// What a cycle decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// On the packet that was offered, if its first cell was taken.
    pub verdict: Option<Verdict>,
    /// The queue that a packet was dropped from.
    pub expelled: Option<usize>,
}

/// Places of ports in a row.
struct Places {
    port_ready: usize,
    alpha: Option<usize>,
    expelled: Option<usize>,
    len: usize,
    free: usize,
    threshold: Option<usize>,
}

impl Places {
    fn new(inputs: &Layout, outputs: &Layout) -> Places {
        let at = |layout: &Layout, name| layout.field(name).map(|field| field.offset);
        let sure = |layout: &Layout, name| at(layout, name).expect("every traffic manager has it");
        Places {
            port_ready: sure(inputs, "port_ready"),
            alpha: at(inputs, "cfg_queue"),
            expelled: at(outputs, "expelled"),
            len: sure(outputs, "len"),
            free: sure(outputs, "free_cells"),
            threshold: at(outputs, "threshold"),
        }
    }
}

/// A traffic manager whose output is always ready. Lengths, threshold and free cells are those at the start of the
/// cycle that was run last.
pub struct Switch {
    machine: Machine,
    places: Places,
    inputs: Vec<u64>,
    outputs: Vec<u64>,
    /// Cells still to come of the packet that is under way.
    left: u32,
}

impl Switch {
    /// A traffic manager after its reset.
    pub fn new(instance: &dyn Instance, machine: Machine) -> Switch {
        let (inputs, outputs) = (instance.inputs(), instance.outputs());
        let mut switch = Switch {
            machine,
            places: Places::new(&inputs, &outputs),
            inputs: vec![0; inputs.words()],
            outputs: vec![0; outputs.words()],
            left: 0,
        };
        for _ in 0..2 {
            let device = switch.machine.device();
            device.step(true, &switch.inputs, &mut switch.outputs);
        }
        switch
    }

    /// Runs a cycle.
    pub fn step(&mut self, cycle: Inputs) -> Outcome {
        self.inputs.fill(0);
        let header = cycle.packet.filter(|_| self.left == 0);
        let (queue, cells) = header.unwrap_or_default();
        let offered = header.is_some() || self.left > 0;
        self.inputs[..3].copy_from_slice(&[u64::from(offered), queue as u64, u64::from(cells)]);
        self.inputs[self.places.port_ready - 1] = 1;
        if let Some(port) = cycle.port {
            self.inputs[self.places.port_ready + port / 64] = 1 << (port % 64);
        }
        if let (Some((queue, shift)), Some(at)) = (cycle.alpha, self.places.alpha) {
            self.inputs[at..at + 3].copy_from_slice(&[queue as u64, 1, (shift + 4) as u64]);
        }
        let device = self.machine.device();
        device.step(false, &self.inputs, &mut self.outputs);
        let taken = offered && self.outputs[0] == 1;
        if taken {
            self.left = header.map_or(self.left, |(_, cells)| cells) - 1;
        }
        let verdicts = [Verdict::Accepted, Verdict::Refused, Verdict::Malformed];
        let told = self.outputs[1..4].iter().position(|told| *told == 1);
        let expelled = self.places.expelled.filter(|at| self.outputs[*at] == 1);
        Outcome {
            verdict: told.map(|index| verdicts[index]),
            expelled: expelled.map(|at| self.outputs[at + 1] as usize),
        }
    }

    /// Whether the next cell is one of a packet that is under way.
    pub fn under_way(&self) -> bool {
        self.left > 0
    }

    /// Cells of a queue.
    pub fn length(&self, queue: usize) -> u32 {
        self.outputs[self.places.len + queue] as u32
    }

    /// Free cells.
    pub fn free(&self) -> u32 {
        self.outputs[self.places.free] as u32
    }

    /// T, of queue 0 where each has its own, if there is one.
    pub fn threshold(&self) -> Option<u32> {
        self.places.threshold.map(|at| self.outputs[at] as u32)
    }

    /// Demands that no property of the hardware has failed.
    pub fn finish(self) -> Result<(), Error> {
        let Machine::Hardware(mut rtl) = self.machine else {
            return Ok(());
        };
        match rtl.finish()?.first() {
            None => Ok(()),
            Some(failed) => Err(Error::Property {
                property: failed.property.clone(),
                cycle: failed.cycle,
            }),
        }
    }
}
