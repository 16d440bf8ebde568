//! A running vector program: the simulator behind the interpreter and the machine code.

use super::banks::{Banks, Word, for_type};
use super::flat::Flat;
use super::interpreter;
use super::jit::Code;
use super::layout::lay_out;
use super::legalize::flatten;
use super::program::{Place, Program};
use super::reference::MOST_VIOLATIONS;
use super::typed::Type;
use super::wave::{Wave, signals};
use super::word::mask;
use super::{Engine, Error, Frame, FrameData, Options, Simulator, Violation, new_maker};
use crate::bits::{Bits, words_of};
use crate::ir::{Definition, Port, PropertyKind};
use std::cell::Cell;
use std::path::Path;

/// A simulator on a vector program.
pub struct Machine {
    maker: u64,
    definition: Definition,
    program: Program,
    banks: Banks,
    code: Option<Code>,
    input_masks: Vec<u64>,
    input_runs: Vec<Run>,
    output_runs: Vec<Run>,
    properties: Vec<Property>,
    covers: bool,
    probe_widths: Vec<u32>,
    traced: bool,
    cycle: u64,
    violations: Vec<Violation>,
    wave: Option<Wave>,
}

struct Property {
    kind: PropertyKind,
    path: String,
    seen: u64,
}

impl Machine {
    /// Flattens, lays out and, for the JIT, compiles a definition.
    pub fn new(definition: &Definition, options: &Options) -> Result<Machine, Error> {
        let mut flat = flatten(definition);
        flat.keep_live(options.properties, options.trace);
        let seeds = options.seeds as u32;
        let program = lay_out(&flat, seeds);
        let banks = Banks::new(&program);
        for seed in 0..seeds {
            initial_state(&flat, &program, &banks, seed, options.state_seed);
        }
        let code = match options.engine {
            Engine::Jit => Some(Code::new(&program)?),
            _ => None,
        };
        let properties = flat.properties.iter().map(|(kind, path, _)| Property {
            kind: *kind,
            path: path.clone(),
            seen: 0,
        });
        let input_masks = input_masks(&definition.inputs);
        Ok(Machine {
            maker: new_maker(),
            covers: flat.properties.iter().any(|p| p.0 == PropertyKind::Cover),
            properties: properties.collect(),
            probe_widths: flat.probes.iter().map(|p| p.1).collect(),
            input_runs: runs(&program.inputs, &input_masks),
            output_runs: runs(&program.outputs, &vec![0; program.outputs.len()]),
            input_masks,
            definition: definition.clone(),
            program,
            banks,
            code,
            traced: options.trace,
            cycle: 0,
            violations: vec![],
            wave: None,
        })
    }

    fn check_properties(&mut self) {
        for seed in 0..self.program.seeds {
            let holds = self
                .program
                .holds
                .is_none_or(|p| self.banks.at(p, seed) != 0);
            if (holds && !self.covers) || self.banks.at(self.program.reset, seed) != 0 {
                continue;
            }
            for (property, place) in self.properties.iter_mut().zip(&self.program.properties) {
                let on = self.banks.at(*place, seed) != 0;
                match property.kind {
                    PropertyKind::Cover => property.seen += u64::from(on),
                    _ if !on && self.violations.len() < MOST_VIOLATIONS => {
                        self.violations.push(Violation {
                            cycle: self.cycle,
                            seed: seed as usize,
                            property: property.path.clone(),
                        });
                    }
                    _ => {}
                }
            }
        }
    }

    fn record(&mut self) {
        let Some(wave) = &mut self.wave else {
            return;
        };
        let probes = self.program.probes.iter().zip(&self.probe_widths);
        let value = |(words, width): (&Vec<Place>, &u32)| {
            let words: Vec<u64> = words.iter().map(|p| self.banks.at(*p, 0)).collect();
            Bits::from_words(*width, &words)
        };
        wave.record(&probes.map(value).collect::<Vec<Bits>>());
    }

    fn seed(&self, seed: usize) -> u32 {
        assert!(seed < self.program.seeds as usize, "no seed {seed}");
        seed as u32
    }
}

/// The bits that each word of the inputs may have set.
fn input_masks(ports: &[Port]) -> Vec<u64> {
    let words = |port: &Port| {
        let parts = (0..words_of(port.width) as u32).map(|p| mask((port.width - 64 * p).min(64)));
        parts.collect::<Vec<u64>>().repeat(port.elements() as usize)
    };
    ports.iter().flat_map(words).collect()
}

/// Words below which a look at each beats a loop made for their type.
const FEW: usize = 4;

/// Words of ports whose places in a bank are equally far apart.
struct Run {
    word: usize,
    place: Place,
    count: usize,
    step: usize,
    mask: u64,
}

impl Run {
    fn cells<'b, T: Word>(&self, banks: &'b Banks, seed: u32) -> impl Iterator<Item = &'b Cell<T>> {
        let at = (self.place.at + seed) as usize;
        let end = at + (self.count - 1) * self.step + 1;
        T::bank(banks)[at..end].iter().step_by(self.step)
    }

    fn load(&self, banks: &Banks, seed: u32, words: &[u64]) {
        let words = &words[self.word..][..self.count];
        for_type!(self.place.ty, T => {
            let mask = T::cut(self.mask);
            for (word, cell) in words.iter().zip(self.cells::<T>(banks, seed)) {
                cell.set(T::cut(*word) & mask);
            }
        });
    }

    #[inline]
    fn store(&self, banks: &Banks, seed: u32, words: &mut [u64]) {
        let words = &mut words[self.word..][..self.count];
        if self.count < FEW {
            let mut at = self.place.at + seed;
            for word in words {
                *word = banks.get(self.place.ty, at);
                at += self.step as u32;
            }
            return;
        }
        for_type!(self.place.ty, T => {
            for (word, cell) in words.iter_mut().zip(self.cells::<T>(banks, seed)) {
                *word = cell.get().extend();
            }
        });
    }
}

/// The words of ports, in runs as long as possible.
fn runs(places: &[Place], masks: &[u64]) -> Vec<Run> {
    let mut runs: Vec<Run> = vec![];
    for (word, (place, mask)) in places.iter().zip(masks).enumerate() {
        if let Some(run) = runs.last_mut()
            && (run.place.ty, run.mask) == (place.ty, *mask)
            && let Some(step) = place.at.checked_sub(places[word - 1].at)
            && step > 0
            && (run.count == 1 || run.step == step as usize)
        {
            run.step = step as usize;
            run.count += 1;
            continue;
        }
        runs.push(Run {
            word,
            place: *place,
            count: 1,
            step: 1,
            mask: *mask,
        });
    }
    runs
}

/// Random state before the first reset; seed k of many has the state of a single run from `state_seed` + k.
fn initial_state(flat: &Flat, program: &Program, banks: &Banks, seed: u32, state_seed: u64) {
    let state_seed = state_seed.wrapping_add(u64::from(seed));
    for (register, place) in flat.registers.iter().zip(&program.registers) {
        banks.set(
            place.ty,
            place.at + seed,
            flat.initial_register(register, state_seed),
        );
    }
    for (memory, place) in flat.memories.iter().zip(&program.memories) {
        for (address, value) in flat
            .initial_memory(memory, state_seed)
            .into_iter()
            .enumerate()
        {
            let at = interpreter::entry(place, program.seeds, seed, address as u32);
            banks.set(place.ty, at, value);
        }
    }
}

impl Simulator for Machine {
    fn input_ports(&self) -> &[Port] {
        &self.definition.inputs
    }

    fn output_ports(&self) -> &[Port] {
        &self.definition.outputs
    }

    fn seeds(&self) -> usize {
        self.program.seeds as usize
    }

    fn load(&mut self, seed: usize, words: &[u64]) {
        let seed = self.seed(seed);
        assert_eq!(
            words.len(),
            self.input_masks.len(),
            "words of the input ports"
        );
        for run in &self.input_runs {
            run.load(&self.banks, seed, words);
        }
    }

    fn set_reset(&mut self, seed: usize, active: bool) {
        let at = self.program.reset.at + self.seed(seed);
        self.banks.set(Type::U8, at, active.into());
    }

    fn frame(&self, rows: &[(bool, &[u64])]) -> Frame {
        assert_eq!(rows.len(), self.seeds(), "one row for each seed");
        let banks = self.banks.prefix(self.program.input_sizes);
        for (seed, (reset, words)) in rows.iter().enumerate() {
            assert_eq!(
                words.len(),
                self.input_masks.len(),
                "words of the input ports"
            );
            let masked = words.iter().zip(&self.input_masks).map(|(w, m)| w & m);
            let values = self.program.inputs.iter().zip(masked);
            for (place, value) in values.chain([(&self.program.reset, u64::from(*reset))]) {
                banks.set(place.ty, place.at + seed as u32, value);
            }
        }
        Frame {
            maker: self.maker,
            data: FrameData::Banks(banks),
        }
    }

    fn load_frame(&mut self, frame: &Frame) {
        if let FrameData::Banks(banks) = frame.of(self.maker) {
            self.banks.load_prefix(banks);
        }
    }

    fn settle(&mut self) {
        match &self.code {
            Some(code) => code.run(&mut self.banks, false),
            None => {
                let instrs = &self.program.instrs[..self.program.sampled];
                interpreter::run(&self.program, instrs, &self.banks);
            }
        }
    }

    fn step(&mut self) {
        match &self.code {
            Some(code) => code.run(&mut self.banks, true),
            None => interpreter::run(&self.program, &self.program.instrs, &self.banks),
        }
        // What is looked at here was sampled before the edge.
        if !self.properties.is_empty() {
            self.check_properties();
        }
        self.record();
        interpreter::reset(&self.program, &self.banks);
        self.cycle += 1;
    }

    fn outputs(&self, seed: usize, words: &mut [u64]) {
        let seed = self.seed(seed);
        assert_eq!(
            words.len(),
            self.program.outputs.len(),
            "words of the output ports"
        );
        for run in &self.output_runs {
            run.store(&self.banks, seed, words);
        }
    }

    fn violations(&self) -> &[Violation] {
        &self.violations
    }

    fn covered(&self) -> Vec<(String, u64)> {
        let covers = self
            .properties
            .iter()
            .filter(|p| p.kind == PropertyKind::Cover);
        let mut covers: Vec<_> = covers.map(|p| (p.path.clone(), p.seen)).collect();
        covers.sort();
        covers
    }

    fn trace_to(&mut self, vcd: &Path) -> Result<(), Error> {
        if !self.traced {
            return Err(Error::NotTraced);
        }
        let name = &self.definition.name;
        self.wave = Some(Wave::new(vcd, name, &signals(&self.definition))?);
        Ok(())
    }

    fn end_trace(&mut self) -> Result<(), Error> {
        self.wave.take().map_or(Ok(()), Wave::finish)
    }
}

#[cfg(test)]
mod tests {
    use super::input_masks;
    use crate::ir::Port;
    use crate::sim::reference::words_of_ports;

    #[test]
    fn masks_cover_the_words_of_the_ports() {
        let port = |width, count| Port {
            name: "p".into(),
            width,
            count,
        };
        let ports = [port(1, None), port(65, Some(2)), port(64, None)];
        let masks = input_masks(&ports);
        assert_eq!(masks, [1, u64::MAX, 1, u64::MAX, 1, u64::MAX]);
        assert_eq!(masks.len(), words_of_ports(&ports));
    }
}
