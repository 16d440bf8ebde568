//! Random modules, for tests of everything that takes a definition.
//!
//! A [`Recipe`] is plain data: lists of small numbers, each turned into one call of the builder. Any
//! numbers make a legal module, so a failing recipe shrinks by dropping steps and making numbers smaller.
//!
//! All that a module shows is determined by its inputs once it was in reset for two cycles: state without
//! reset is seen only while a valid bit that is reset says that it was written.

mod bench;
mod memories;
#[cfg(feature = "rust-hdl")]
mod rust_hdl;
mod surgery;
mod values;

pub use bench::{pack, rows};
#[cfg(feature = "rust-hdl")]
pub use rust_hdl::{Bench, read_by_tools};
pub use surgery::{Parts, showing, with_fault};

use crate::{Definition, MemoryReset, Module, Reg, Sig};
use std::sync::Arc;

/// Widths that matter: around words, half words and powers of two.
pub const WIDTHS: [u32; 19] = [
    1, 2, 3, 4, 5, 7, 8, 13, 16, 31, 32, 33, 63, 64, 65, 127, 128, 129, 130,
];

/// Words that the Verilog printer makes names of, to try for clashes.
const WORDS: [&str; 12] = [
    "sum",
    "packed_bits",
    "not_in",
    "either",
    "child_0_out",
    "choice",
    "entry",
    "lookup",
    "state_next",
    "part",
    "unused",
    "mem_write",
];

/// One call of the builder, as numbers that are cut to what is legal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Step {
    /// What is called.
    pub kind: u8,
    /// Operands and parameters.
    pub args: [u16; 4],
}

/// A module as data.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Recipe {
    /// Width and element count of each input, as indices.
    pub inputs: Vec<(u8, u8)>,
    /// Calls in order.
    pub steps: Vec<Step>,
    /// What becomes an output, as indices of values; the last value always does.
    pub outputs: Vec<u16>,
    /// Modules that may be instantiated.
    pub children: Vec<Recipe>,
}

/// A module while its recipe is followed.
struct Cook<'m> {
    m: &'m Module,
    values: Vec<Sig<'m>>,
    /// Registers that get their next value at the end.
    open: Vec<(Reg<'m>, [u16; 4])>,
    children: Vec<Arc<Definition>>,
    count: usize,
}

impl Recipe {
    /// A recipe from a seed: `steps` steps and at most two levels of children.
    pub fn random(seed: u64, steps: usize) -> Recipe {
        let mut numbers = Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        Recipe::draw(&mut numbers, steps, 2)
    }

    fn draw(n: &mut Numbers, steps: usize, levels: u32) -> Recipe {
        let children = if levels > 0 { n.next() % 3 } else { 0 };
        Recipe {
            inputs: (0..1 + n.next() % 4)
                .map(|_| (n.next() as u8, n.next() as u8))
                .collect(),
            steps: (0..steps)
                .map(|_| Step {
                    kind: n.next() as u8,
                    args: std::array::from_fn(|_| n.next() as u16),
                })
                .collect(),
            outputs: (0..n.next() % 5).map(|_| n.next() as u16).collect(),
            children: (0..children)
                .map(|_| Recipe::draw(n, steps / 3, levels - 1))
                .collect(),
        }
    }

    /// The module.
    pub fn build(&self, name: &str) -> Arc<Definition> {
        let children = self
            .children
            .iter()
            .enumerate()
            .map(|(i, c)| c.build(&format!("{name}_c{i}")));
        let children = children.collect();
        let m = Module::new(name);
        m.doc("A random module.\nverilator lint_off is not a directive here \\");
        let values = self.declare_inputs(&m);
        let mut cook = Cook {
            m: &m,
            values,
            open: vec![],
            children,
            count: 0,
        };
        for step in &self.steps {
            cook.step(step);
        }
        cook.close();
        cook.outputs(&self.outputs);
        m.finish()
    }

    /// Simpler recipes, boldest first, for a search of the smallest one that still fails.
    pub fn simpler(&self) -> Vec<Recipe> {
        let mut all = Vec::new();
        let mut size = self.steps.len();
        while size > 0 {
            for start in (0..self.steps.len()).step_by(size) {
                let mut less = self.clone();
                less.steps
                    .drain(start..(start + size).min(self.steps.len()));
                all.push(less);
            }
            size /= 2;
        }
        let shorter = |n: usize, f: &dyn Fn(&mut Recipe, usize)| -> Vec<Recipe> {
            let without = |i| {
                let mut less = self.clone();
                f(&mut less, i);
                less
            };
            (0..n).map(without).collect()
        };
        all.extend(shorter(self.outputs.len(), &|r, i| {
            r.outputs.remove(i);
        }));
        all.extend(shorter(self.children.len(), &|r, i| {
            r.children.remove(i);
        }));
        all.extend(shorter(self.inputs.len(), &|r, i| {
            r.inputs.remove(i);
        }));
        for (i, child) in self.children.iter().enumerate() {
            for simpler in child.simpler() {
                let mut less = self.clone();
                less.children[i] = simpler;
                all.push(less);
            }
        }
        for (i, step) in self.steps.iter().enumerate() {
            for (k, arg) in step.args.iter().enumerate() {
                let smaller = [0, arg / 2, arg.saturating_sub(1)];
                for value in smaller.into_iter().filter(|v| v < arg) {
                    let mut less = self.clone();
                    less.steps[i].args[k] = value;
                    all.push(less);
                }
            }
        }
        all
    }

    fn declare_inputs<'m>(&self, m: &'m Module) -> Vec<Sig<'m>> {
        let mut values = Vec::new();
        for (i, (width, count)) in self.inputs.iter().enumerate() {
            let width = WIDTHS[*width as usize % WIDTHS.len()];
            match count % 5 {
                0 => values.extend(m.input_array(&format!("list{i}"), 1, width)),
                1 => values.extend(m.input_array(&format!("list{i}"), 3, width.min(40))),
                _ => values.push(m.input(&format!("in{i}"), width)),
            }
        }
        if values.is_empty() {
            values.push(m.lit(5, 19));
        }
        values
    }
}

impl<'m> Cook<'m> {
    /// A value made so far.
    fn pick(&self, index: u16) -> Sig<'m> {
        // Later values are picked more often, so that modules grow deep.
        let n = self.values.len();
        let index = index as usize;
        if index.is_multiple_of(3) {
            self.values[index / 3 % n]
        } else {
            self.values[n - 1 - (index / 3 % n.min(4))]
        }
    }

    /// A value of a given width.
    fn pick_fit(&self, index: u16, width: u32) -> Sig<'m> {
        let sig = self.pick(index);
        if sig.width() >= width {
            sig.trunc(width)
        } else if index.is_multiple_of(2) {
            sig.zext(width)
        } else {
            sig.sext(width)
        }
    }

    fn pick_bit(&self, index: u16) -> Sig<'m> {
        let sig = self.pick(index);
        match index % 3 {
            0 => sig.any(),
            1 => sig.bit(u32::from(index) % sig.width()),
            _ => sig.parity(),
        }
    }

    fn push(&mut self, sig: Sig<'m>) {
        self.values.push(sig);
    }

    fn name(&mut self, base: &str) -> String {
        self.count += 1;
        format!("{base}{}", self.count)
    }

    fn step(&mut self, step: &Step) {
        let args = step.args;
        match step.kind % 32 {
            20..=22 => self.register(args),
            23 => self.unreset(args),
            24 => self.memory(args),
            25 => self.counters(args),
            26..=27 => self.child(args),
            28 => self.property(args),
            29 => self.named(args),
            kind => {
                let value = self.value(kind, args);
                self.push(value);
            }
        }
    }

    /// A register with reset, whose next value comes at the end and can be anything.
    fn register(&mut self, args: [u16; 4]) {
        let width = WIDTHS[args[0] as usize % WIDTHS.len()];
        let name = self.name("state");
        if args[1].is_multiple_of(3) {
            self.m.comment("A register.\nWith two lines.");
        }
        let reg = self.m.register(&name, width);
        let reset = match args[1] % 2 {
            0 => self.m.lit(width, 0),
            _ => !self.m.lit(width, u64::from(args[1]) & 1),
        };
        let reg = reg.reset_to(reset);
        self.push(reg.q());
        self.open.push((reg, args));
    }

    /// A register without reset behind a valid bit with one: in step with it, or kept by an enable.
    fn unreset(&mut self, args: [u16; 4]) {
        let (data, load) = (self.pick(args[0]), self.pick_bit(args[1]));
        let name = self.name("data");
        let stage = u32::from(args[2] % 4) + 1;
        let valid_name = format!("{name}_valid");
        let (q, valid) = if args[3].is_multiple_of(2) {
            let valid = self.m.pipe(stage, &valid_name, load).reset_to_zero();
            (self.m.pipe(stage, &name, data).q(), valid.q())
        } else {
            let valid = self.m.register(&valid_name, 1).reset_to_zero();
            valid.set(valid.q() | load);
            let reg = self.m.register(&name, data.width()).set_when(load, data);
            (reg.q(), valid.q())
        };
        self.push(q.gated(valid));
        self.push(valid);
    }

    fn child(&mut self, args: [u16; 4]) {
        if self.children.is_empty() {
            let value = self.value(2, args);
            return self.push(value);
        }
        let child = self.children[args[0] as usize % self.children.len()].clone();
        let name = self.name("child_");
        let mut inputs = Vec::new();
        for (i, port) in child.inputs().iter().enumerate() {
            let pick = |e| args[1 + i % 3].wrapping_add((7 * i) as u16 + 13 * e as u16);
            let sigs: Vec<Sig> = (0..port.elements())
                .map(|e| self.pick_fit(pick(e), port.width))
                .collect();
            inputs.push((port.name.as_str(), sigs));
        }
        let inputs: Vec<(&str, &[Sig])> = inputs.iter().map(|(n, s)| (*n, s.as_slice())).collect();
        if args[1].is_multiple_of(2) {
            self.m.comment("An instance.");
        }
        let instance = self.m.instance(&name, &child, &inputs);
        for (i, port) in child.outputs().iter().enumerate() {
            if (args[2] >> (i % 16)) & 3 != 3 {
                let outputs = instance.output_array(&port.name);
                self.values.extend(outputs);
            }
        }
    }

    fn property(&mut self, args: [u16; 4]) {
        let name = self.name("property_");
        // May fail in simulation, which nobody looks at; what matters is that it can be read.
        let holds = self.pick_fit(args[0], 9).eq(self.pick_fit(args[1], 9));
        match args[2] % 3 {
            0 => self.m.assert(&name, holds),
            1 => self.m.assume(&name, holds),
            _ => self.m.cover(&name, holds),
        }
    }

    fn named(&mut self, args: [u16; 4]) {
        let name = format!("{}_{}", WORDS[args[1] as usize % WORDS.len()], self.count);
        self.count += 1;
        if args[2].is_multiple_of(2) {
            self.m.comment("A name.");
        }
        let _ = self.pick(args[0]).named(&name);
    }

    /// Gives the registers their next values.
    fn close(&mut self) {
        for (reg, args) in std::mem::take(&mut self.open) {
            let next = self.pick_fit(args[2], reg.q().width());
            // A register that takes itself, or nothing new, is legal too.
            match args[3] % 3 {
                0 => reg.set(next),
                1 => reg.set_when(self.pick_bit(args[3] / 3), next),
                _ => reg.set(next ^ reg.q()),
            };
        }
    }

    fn outputs(&mut self, picks: &[u16]) {
        let last = self.values[self.values.len() - 1];
        self.m.output("out", last);
        for (i, pick) in picks.iter().enumerate() {
            let value = self.pick(*pick);
            match pick % 4 {
                0 => {
                    let other = self.pick_fit(pick.wrapping_add(5), value.width());
                    let third = self.pick_fit(pick.wrapping_add(9), value.width());
                    self.m
                        .output_array(&format!("out{i}"), &[value, other, third]);
                }
                1 => self.m.output_array(&format!("out{i}"), &[value]),
                _ => self.m.output(&format!("out{i}"), value),
            }
        }
    }
}

/// Pseudo-random numbers (xorshift), the same for ever.
pub struct Numbers(pub u64);

impl Numbers {
    /// The next number.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_recipe_is_a_module() {
        for seed in 0..300 {
            let module = Recipe::random(seed, 30).build("random");
            assert!(!module.outputs().is_empty());
        }
    }
}
