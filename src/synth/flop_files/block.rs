//! A file of flip-flops as a block: what it is driven with, and what it is compared with.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use sluice_hdl::Definition;
use sluice_hdl::sim::Engine;
use sluice_hdl::verilog::macros::MacroShape;

use crate::catalog::stimulus::Rng;
use crate::catalog::{Instance, Stimulus, Traffic};
use crate::golden::Golden;
use crate::ports::Column;
use crate::run::{Device, Rtl};
use crate::traffic::LaneUnit;

/// A file as a block of its own, so that it is mapped, timed and checked like one.
pub(super) struct File {
    shape: MacroShape,
    definition: Arc<Definition>,
}

impl File {
    pub(super) fn new(shape: MacroShape) -> File {
        let definition = shape.definition();
        File { shape, definition }
    }
}

impl Instance for File {
    fn block(&self) -> &'static str {
        "flop-file"
    }

    fn config(&self) -> serde_json::Value {
        let MacroShape { depth, width, .. } = self.shape;
        serde_json::json!({ "ports": self.shape.ports(), "depth": depth, "width": width })
    }

    fn definition(&self) -> &Arc<Definition> {
        &self.definition
    }

    /// Its netlist is compared with its hardware in this process: a memory has no other model.
    fn golden(&self) -> Box<dyn Golden> {
        let rtl = Rtl::new(&self.definition, Engine::Interpreter, 1, None);
        Box::new(Model {
            rtl: rtl.expect("an interpreter of one seed, without waveform, is always made"),
            inputs: vec![0; self.inputs().words()],
            outputs: vec![0; self.outputs().words()],
        })
    }

    fn latency(&self) -> u32 {
        0
    }

    fn clearing(&self) -> u32 {
        self.written_first()
    }

    fn throughput(&self) -> String {
        "all ports each cycle".into()
    }

    fn stimulus(&self, _: Traffic, seed: u64) -> Box<dyn Stimulus> {
        Box::new(Accesses {
            columns: self.inputs().columns(),
            depth: self.shape.depth,
            most: self.shape.modulus(),
            write_first: self.written_first(),
            row: 0,
            rng: Rng::seed_from_u64(seed),
        })
    }

    fn tables(&self) -> serde_json::Value {
        serde_json::json!({})
    }

    fn lane_unit(&self) -> Option<LaneUnit> {
        None
    }
}

impl File {
    /// Rows in which entries are written that nothing else sets.
    fn written_first(&self) -> u32 {
        let unset = self.shape.starts_anyhow() && self.shape.writes > 0;
        if unset { self.shape.depth } else { 0 }
    }
}

struct Model {
    rtl: Rtl,
    inputs: Vec<u64>,
    outputs: Vec<u64>,
}

impl Golden for Model {
    fn reset(&mut self) {
        self.rtl.step(true, &self.inputs, &mut self.outputs);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        self.rtl.step(rst, inputs, outputs);
    }
}

/// Random accesses that keep what a file's user promises: amounts less than the modulus, no counter twice. Entries that
/// have no reset are written first; a reset, which changes none of them and from which on is compared, follows.
struct Accesses {
    columns: Vec<Column>,
    depth: u32,
    most: Option<u64>,
    write_first: u32,
    row: u32,
    rng: Rng,
}

impl Stimulus for Accesses {
    fn next(&mut self, row: &mut [u64]) -> bool {
        let number = self.row;
        self.row += 1;
        for column in &self.columns {
            let words = column.width.div_ceil(64) as usize;
            let target = &mut row[column.offset..column.offset + words];
            let kind = column.label.split_once('_').map_or("", |(_, kind)| kind);
            match kind {
                "addr" => target[0] = self.rng.random_range(0..u64::from(self.depth)),
                "amount" => target[0] = self.rng.random_range(0..self.most.unwrap_or(1)),
                _ => {
                    target.iter_mut().for_each(|word| *word = self.rng.random());
                    if column.width % 64 > 0 {
                        target[words - 1] &= (1 << (column.width % 64)) - 1;
                    }
                }
            }
        }
        if number < self.write_first {
            self.only_write(row, u64::from(number));
        } else {
            self.no_counter_twice(row);
        }
        self.resets() && number == self.write_first
    }

    fn resets(&self) -> bool {
        self.write_first > 0
    }
}

impl Accesses {
    fn place(&self, label: &str) -> Option<usize> {
        self.columns
            .iter()
            .find(|c| c.label == label)
            .map(|c| c.offset)
    }

    /// Port 0 writes this entry, and no other port writes.
    fn only_write(&self, row: &mut [u64], entry: u64) {
        for column in self.columns.iter().filter(|c| c.label.ends_with("_en")) {
            row[column.offset] = u64::from(column.label == "w0_en");
        }
        for column in self.columns.iter().filter(|c| c.label.ends_with("_addr")) {
            // A port without an address of its own has that of a port before.
            row[column.offset] = entry;
        }
    }

    /// Ports whose address is one of another port, or is not known here, advance only where no two of them meet.
    fn no_counter_twice(&self, row: &mut [u64]) {
        let mut taken = Vec::new();
        for port in 0.. {
            let Some(enable) = self.place(&format!("a{port}_en")) else {
                return;
            };
            let own = self.place(&format!("a{port}_addr"));
            let address = own.or_else(|| self.place(&format!("r{port}_addr")));
            match address.map(|at| row[at]) {
                Some(address) if !taken.contains(&address) => {
                    if row[enable] == 1 {
                        taken.push(address);
                    }
                }
                _ => row[enable] = 0,
            }
        }
    }
}
