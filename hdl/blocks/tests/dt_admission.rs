//! Admission by dynamic thresholds against its specification.

mod common;

use common::{Bench, rng};
use rand::RngExt;
use sluice_blocks::dt_admission::{Config, build};
use sluice_blocks::occamy_selector::Thresholds;
use sluice_hdl::sim::Engine;

/// A packet offered or leaving: queue and cells.
type Packet = Option<(usize, u64)>;

/// The buffer as packets in queues; nothing here is counted up or down.
struct Model {
    config: Config,
    queues: Vec<Vec<u64>>,
    /// Cells that left a queue and are not free yet.
    in_flight: u64,
    /// Free cells of the cycle before.
    free_before: u64,
    /// All verdicts: cells, and which one it was.
    verdicts: Vec<(u64, usize)>,
}

impl Model {
    fn new(config: &Config) -> Model {
        Model {
            config: config.clone(),
            queues: vec![vec![]; config.queues as usize],
            in_flight: 0,
            free_before: u64::from(config.cells),
            verdicts: vec![],
        }
    }

    fn length(&self, queue: usize) -> u64 {
        self.queues[queue].iter().sum()
    }

    fn free(&self) -> u64 {
        let queued: u64 = (0..self.queues.len()).map(|q| self.length(q)).sum();
        u64::from(self.config.cells) - queued - self.in_flight
    }

    fn threshold(&self) -> u64 {
        let scaled = self.free_before << (self.config.alpha_shift + 4) >> 4;
        scaled.min((1 << self.config.length_width()) - 1)
    }

    /// What is shown in this cycle: all outputs in order.
    fn shown(&self, offer: Packet) -> (Vec<u64>, Option<usize>) {
        let verdict = offer.map(|(queue, cells)| {
            if queue >= self.queues.len() || cells == 0 || cells > self.longest() {
                2
            } else if self.length(queue) < self.threshold() && cells <= self.free() {
                0
            } else {
                1
            }
        });
        let mut out: Vec<_> = (0..3).map(|v| u64::from(verdict == Some(v))).collect();
        let lengths: Vec<_> = (0..self.queues.len()).map(|q| self.length(q)).collect();
        let over: Vec<_> = lengths.iter().map(|l| *l > self.threshold()).collect();
        out.extend(common::to_words(&over));
        out.extend(lengths);
        out.push(self.free());
        out.push(self.threshold());
        for which in 0..2 {
            let of = self.verdicts.iter().filter(|v| v.1 == which);
            out.extend([of.clone().count() as u64, of.map(|v| v.0).sum()]);
        }
        out.push(self.verdicts.iter().filter(|v| v.1 == 2).count() as u64);
        (out, verdict)
    }

    fn longest(&self) -> u64 {
        u64::from(self.config.longest_packet)
    }

    /// The end of the cycle.
    fn advance(
        &mut self,
        offer: Packet,
        verdict: Option<usize>,
        leaves: Option<usize>,
        freed: u64,
    ) {
        self.free_before = self.free();
        self.in_flight -= freed;
        if let Some(queue) = leaves {
            self.in_flight += self.queues[queue].remove(0);
        }
        if let Some(((queue, cells), verdict)) = offer.zip(verdict) {
            self.verdicts.push((cells, verdict));
            if verdict == 0 {
                self.queues[queue].push(cells);
            }
        }
    }
}

/// A cycle of both; `leaves`: the oldest packet of this queue, if there is one.
fn step(bench: &mut Bench, model: &mut Model, offer: Packet, leaves: Option<usize>, freed: u64) {
    let leaves = leaves.filter(|&queue| !model.queues[queue].is_empty());
    let packet = leaves.map(|queue| (queue, model.queues[queue][0]));
    let row = |packet: Packet| {
        let (queue, cells) = packet.unwrap_or((1, 1));
        [u64::from(packet.is_some()), queue as u64, cells]
    };
    let inputs = [&row(offer)[..], &row(packet), &[freed]].concat();
    let (expected, verdict) = model.shown(offer);
    let config = &model.config;
    assert_eq!(
        bench.step(false, &inputs),
        expected,
        "{config:?}, {inputs:?}"
    );
    model.advance(offer, verdict, leaves, freed);
}

/// Every sequence of four cycles in a buffer of three cells.
#[test]
fn a_small_buffer_agrees_exhaustively() {
    for alpha_shift in [-1, 0, 1] {
        let config = Config {
            queues: 2,
            cells: 3,
            longest_packet: 2,
            alpha_shift,
            ..Config::default()
        };
        let mut bench = Bench::new(&build(&config).unwrap(), Engine::Jit, 1);
        let offers = [None, Some((0, 1)), Some((0, 2)), Some((1, 1)), Some((1, 2))];
        let leaves = [None, Some(0), Some(1)];
        for sequence in 0..30usize.pow(4) {
            bench.step(true, &[1, 0, 1, 1, 0, 1, 1]);
            let mut model = Model::new(&config);
            for cycle in 0..4 {
                let row = sequence / 30usize.pow(cycle) % 30;
                let freed = if row / 15 == 1 { model.in_flight } else { 0 };
                let (offer, leaves) = (offers[row % 5], leaves[row / 5 % 3]);
                step(&mut bench, &mut model, offer, leaves, freed);
            }
        }
    }
}

/// Random traffic at any size, with resets in mid-run.
#[test]
fn large_buffers_agree() {
    for (seed, queues) in [1, 2, 3, 5, 7, 33, 64, 65].into_iter().enumerate() {
        for (cells, longest_packet, alpha_shift) in [(1, 1, 3), (40, 9, -1), (1000, 33, 0)] {
            let config = Config {
                queues,
                cells,
                longest_packet,
                alpha_shift,
                thresholds: Thresholds::Shared,
            };
            random(&config, seed as u64);
        }
    }
}

fn random(config: &Config, seed: u64) {
    let mut rng = rng(seed);
    let mut bench = Bench::new(&build(config).unwrap(), Engine::Interpreter, seed);
    let mut model = Model::new(config);
    let mut favourite = 0;
    for cycle in 0..1500 {
        if cycle == 0 || rng.random_ratio(1, 300) {
            bench.step(true, &[1, 0, 1, 1, 0, 1, 1]);
            model = Model::new(config);
        }
        if rng.random_ratio(1, 50) {
            favourite = rng.random_range(0..config.queues as usize);
        }
        let cells = rng.random_range(0..1 << config.packet_width());
        let queue = rng.random_range(0..1 << config.queue_width());
        let queue = if rng.random() { favourite } else { queue };
        let offer = rng.random_bool(0.7).then_some((queue, cells));
        let leaves = rng
            .random_bool(0.4)
            .then(|| rng.random_range(0..config.queues as usize));
        let freed = rng.random_range(0..=model.in_flight);
        step(&mut bench, &mut model, offer, leaves, freed);
    }
}

/// The waveform in `docs/blocks/dt-admission.md`: α = 1, a queue goes above its threshold by one packet.
#[test]
fn the_documented_waveform_is_true() {
    let config = Config {
        queues: 2,
        cells: 16,
        longest_packet: 10,
        alpha_shift: 0,
        ..Config::default()
    };
    let mut bench = Bench::new(&build(&config).unwrap(), Engine::Reference, 6);
    bench.step(true, &[0; 7]);
    let offers = [(0, 5), (0, 10), (1, 2), (1, 1), (0, 1)];
    // accepted, dropped, over-allocated, len[0], len[1], free, threshold
    let shown = [
        [1, 0, 0, 0, 0, 16, 16],
        [1, 0, 0, 5, 0, 11, 16],
        [0, 1, 0b01, 15, 0, 1, 11],
        [1, 0, 0b01, 15, 0, 1, 1],
        [0, 1, 0b01, 15, 1, 0, 1],
    ];
    for ((queue, cells), shown) in offers.into_iter().zip(shown) {
        let out = bench.step(false, &[1, queue, cells, 0, 0, 0, 0]);
        assert_eq!(
            [out[0], out[1], out[3], out[4], out[5], out[6], out[7]],
            shown
        );
    }
}

#[test]
fn packets_fit_the_buffer() {
    let config = Config {
        cells: 7,
        longest_packet: 8,
        ..Config::default()
    };
    assert_eq!(
        build(&config).unwrap_err().to_string(),
        "longest_packet = 8 is not allowed (allowed: 1..=7): set the cells of the longest packet, which must fit the \
         buffer's `cells`, to at most 7"
    );
}
