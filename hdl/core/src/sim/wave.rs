//! Waveforms: value change dumps through the `vcd` crate.

use super::Error;
use crate::bits::Bits;
use crate::ir::{Definition, NodeId, Op};
use std::fs::File;
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};
use vcd::{IdCode, TimescaleUnit, Value, VarType, Writer};

/// A signal that a waveform shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signal {
    /// Instance names from the top module's children down.
    pub scope: Vec<String>,
    /// Name; elements of array ports carry their index as `len_3`.
    pub name: String,
    /// Width in bits.
    pub width: u32,
}

/// What a waveform shows of one level: inputs, named values, registers and outputs, by node.
pub fn probes(definition: &Definition) -> Vec<(String, NodeId)> {
    let element = |name: &str, count: Option<u32>, e: u32| match count {
        Some(_) => format!("{name}_{e}"),
        None => name.to_string(),
    };
    let inside = definition
        .nodes
        .iter()
        .enumerate()
        .filter_map(|(id, node)| {
            let name = match &node.op {
                Op::Input { port, element: e } => {
                    let port = &definition.inputs[*port as usize];
                    element(&port.name, port.count, *e)
                }
                Op::Register(r) => definition.registers[*r as usize].name.clone(),
                _ => node.name.clone()?,
            };
            Some((name, id as NodeId))
        });
    let outputs = definition.outputs.iter().zip(&definition.output_nodes);
    let outputs = outputs.flat_map(|(port, ids)| {
        let named = ids.iter().enumerate();
        named.map(|(e, id)| (element(&port.name, port.count, e as u32), *id))
    });
    inside.chain(outputs).collect()
}

/// The signals of a whole hierarchy: `rst`, then the probes of each level, parents before children.
pub fn signals(top: &Definition) -> Vec<Signal> {
    fn level(definition: &Definition, scope: &[String], out: &mut Vec<Signal>) {
        out.extend(probes(definition).into_iter().map(|(name, id)| Signal {
            scope: scope.to_vec(),
            name,
            width: definition.node(id).width,
        }));
        for instance in &definition.instances {
            let mut inner = scope.to_vec();
            inner.push(instance.name.clone());
            level(&instance.definition, &inner, out);
        }
    }
    let mut out = vec![Signal {
        scope: vec![],
        name: "rst".to_string(),
        width: 1,
    }];
    level(top, &[], &mut out);
    out
}

/// A waveform being written: one clock cycle is 10 ns, the rising edge in its middle.
pub struct Wave {
    path: PathBuf,
    writer: Writer<BufWriter<File>>,
    clock: IdCode,
    codes: Vec<IdCode>,
    last: Vec<Option<Bits>>,
    cycle: u64,
    failed: Option<io::Error>,
}

const CYCLE_NS: u64 = 10;

impl Wave {
    /// Starts a file with the given signals under a scope named as the top module. Signals must be
    /// sorted by scope.
    pub fn new(path: &Path, top: &str, signals: &[Signal]) -> Result<Wave, Error> {
        let fail = |e| Error::Waveform(path.to_path_buf(), e);
        let file = File::create(path).map_err(fail)?;
        let mut writer = Writer::new(BufWriter::new(file));
        let (clock, codes) = header(&mut writer, top, signals).map_err(fail)?;
        Ok(Wave {
            path: path.to_path_buf(),
            writer,
            clock,
            last: vec![None; codes.len()],
            codes,
            cycle: 0,
            failed: None,
        })
    }

    /// Records one cycle: the values just before its rising edge, in the order of the signals.
    ///
    /// After a failed write nothing more is written; [`Wave::finish`] tells of it.
    pub fn record(&mut self, values: &[Bits]) {
        if self.failed.is_none() {
            self.failed = self.write(values).err();
        }
    }

    fn write(&mut self, values: &[Bits]) -> io::Result<()> {
        self.writer.timestamp(self.cycle * CYCLE_NS)?;
        self.writer.change_scalar(self.clock, Value::V0)?;
        for ((code, last), value) in self.codes.iter().zip(&mut self.last).zip(values) {
            if last.as_ref() != Some(value) {
                let bits = (0..value.width()).rev().map(|i| Value::from(value.bit(i)));
                self.writer.change_vector(*code, bits)?;
                *last = Some(value.clone());
            }
        }
        self.writer
            .timestamp(self.cycle * CYCLE_NS + CYCLE_NS / 2)?;
        self.writer.change_scalar(self.clock, Value::V1)?;
        self.cycle += 1;
        Ok(())
    }

    /// Completes the file, or says why it could not be written.
    pub fn finish(mut self) -> Result<(), Error> {
        let end = self.cycle * CYCLE_NS;
        let result = match self.failed.take() {
            Some(e) => Err(e),
            None => self
                .writer
                .timestamp(end)
                .and_then(|()| self.writer.flush()),
        };
        result.map_err(|e| Error::Waveform(self.path, e))
    }
}

fn header(
    writer: &mut Writer<BufWriter<File>>,
    top: &str,
    signals: &[Signal],
) -> io::Result<(IdCode, Vec<IdCode>)> {
    writer.timescale(1, TimescaleUnit::NS)?;
    writer.add_module(top)?;
    let clock = writer.add_wire(1, "clk")?;
    let mut open: Vec<String> = vec![];
    let mut codes = vec![];
    for signal in signals {
        let common = open
            .iter()
            .zip(&signal.scope)
            .take_while(|(a, b)| a == b)
            .count();
        for _ in common..open.len() {
            writer.upscope()?;
        }
        open.truncate(common);
        for name in &signal.scope[common..] {
            writer.add_module(name)?;
            open.push(name.clone());
        }
        codes.push(writer.add_var(VarType::Wire, signal.width, &signal.name, None)?);
    }
    for _ in 0..=open.len() {
        writer.upscope()?;
    }
    writer.enddefinitions()?;
    Ok((clock, codes))
}
