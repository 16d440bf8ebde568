//! What the tests of all blocks share: a bench round a simulator, and models written from the
//! specification, apart from the hardware and from the golden models.
#![allow(dead_code)]

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sluice_blocks::rr_arbiter::{Architecture, Config};
use sluice_hdl::sim::{Engine, Options, Simulator, compile};
use sluice_hdl::{Definition, words_of};

pub const ENGINES: &[Engine] = &[Engine::Reference, Engine::Interpreter, Engine::Jit];

/// A generator of random stimulus.
pub fn rng(seed: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed)
}

/// A random set of `n` bits, each 1 with probability `density`.
pub fn random_set(rng: &mut Pcg64Mcg, n: usize, density: f64) -> Vec<bool> {
    (0..n).map(|_| rng.random_bool(density)).collect()
}

/// A module in simulation that checks its properties after every cycle.
pub struct Bench {
    sim: Box<dyn Simulator>,
    out: Vec<u64>,
}

impl Bench {
    pub fn new(definition: &Definition, engine: Engine, state_seed: u64) -> Bench {
        let options = Options {
            engine,
            state_seed,
            ..Options::default()
        };
        let sim = compile(definition, &options).expect("this engine runs here");
        let words = |p: &sluice_hdl::Port| p.elements() as usize * words_of(p.width);
        let out = vec![0; sim.output_ports().iter().map(words).sum()];
        Bench { sim, out }
    }

    /// How often each cover property was seen, by path.
    pub fn covered(&self) -> Vec<(String, u64)> {
        self.sim.covered()
    }

    /// One cycle; gives the words of all outputs.
    pub fn step(&mut self, rst: bool, inputs: &[u64]) -> &[u64] {
        self.sim.set_reset(0, rst);
        self.sim.load(0, inputs);
        self.sim.step();
        self.sim.outputs(0, &mut self.out);
        let broken = self.sim.violations();
        assert!(broken.is_empty(), "properties fail: {broken:?}");
        &self.out
    }
}

/// Bits as 64-bit words, the first bit lowest.
pub fn to_words(bits: &[bool]) -> Vec<u64> {
    let word = |chunk: &[bool]| {
        chunk
            .iter()
            .rev()
            .fold(0, |word, bit| word << 1 | u64::from(*bit))
    };
    bits.chunks(64).map(word).collect()
}

/// The arbiter as the specification states it.
pub struct Model {
    n: usize,
    hold: bool,
    pointer: usize,
    held: Option<usize>,
}

impl Model {
    pub fn new(n: usize, hold: bool) -> Model {
        Model {
            n,
            hold,
            pointer: 0,
            held: None,
        }
    }

    pub fn step(&mut self, rst: bool, request: &[bool], ready: bool) -> Option<usize> {
        if rst {
            *self = Model::new(self.n, self.hold);
            return None;
        }
        let kept = self.held.filter(|h| self.hold && request[*h]);
        let fresh = (0..self.n)
            .map(|i| (self.pointer + i) % self.n)
            .find(|i| request[*i]);
        let shown = kept.or(fresh);
        self.held = shown.filter(|_| !ready);
        if let Some(granted) = shown.filter(|_| ready) {
            self.pointer = (granted + 1) % self.n;
        }
        shown
    }
}

/// An arbiter in simulation.
pub struct Arbiter {
    bench: Bench,
    pub n: usize,
}

impl Arbiter {
    /// From a random state, not yet reset.
    pub fn unreset(config: &Config, engine: Engine, state_seed: u64) -> Arbiter {
        let definition = sluice_blocks::rr_arbiter::build(config).unwrap();
        let n = config.requesters as usize;
        let bench = Bench::new(&definition, engine, state_seed);
        Arbiter { bench, n }
    }

    /// Reset for one cycle.
    pub fn new(config: &Config, engine: Engine) -> Arbiter {
        let mut arbiter = Arbiter::unreset(config, engine, 1);
        let nobody = vec![false; arbiter.n];
        arbiter.step(true, &nobody, false);
        arbiter
    }

    /// One cycle; gives the decision after checking that the three outputs agree.
    pub fn step(&mut self, rst: bool, request: &[bool], ready: bool) -> Option<usize> {
        let mut inputs = to_words(request);
        inputs.push(u64::from(ready));
        let out = self.bench.step(rst, &inputs);
        let (grant, rest) = out.split_at(self.n.div_ceil(64));
        let [index, valid] = *rest else {
            panic!("{} output words", out.len())
        };
        let decision = (valid == 1).then_some(index as usize);
        let mut expected = vec![false; self.n];
        if let Some(granted) = decision {
            expected[granted] = true;
        }
        assert_eq!(
            grant,
            to_words(&expected),
            "grant against index {index}, valid {valid}"
        );
        assert!(valid == 1 || index == 0, "index {index} without valid");
        decision
    }
}

/// Every architecture, with and without hold.
pub fn arbiters(requesters: u32) -> impl Iterator<Item = Config> {
    Architecture::ALL.into_iter().flat_map(move |architecture| {
        [false, true].map(|hold| Config {
            requesters,
            hold,
            architecture,
        })
    })
}
