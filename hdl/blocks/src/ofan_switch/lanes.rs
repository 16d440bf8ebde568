//! Lanes round the pointer unit: a register before it, and beside it what packets need that may not go up.

use super::Config;
use super::way::Way;
use crate::prim::Fifo;
use sluice_hdl::{Definition, InstanceHandle, Module, Reg, Sig};
use std::sync::Arc;

/// The pointer unit, not yet in its place.
pub(super) struct Unit<'m> {
    pub m: &'m Module,
    pub pointers: Arc<Definition>,
    /// Its inputs that are neither packets nor receivers.
    pub controls: Vec<(String, Sig<'m>)>,
}

/// What leaves, by lane.
#[derive(Default)]
struct Answers<'m> {
    valid: Vec<Sig<'m>>,
    north: Vec<Sig<'m>>,
    error: Vec<Sig<'m>>,
    down: Vec<Sig<'m>>,
}

impl<'m> Answers<'m> {
    /// The answer of the next lane, to a packet whose way is this word.
    fn push(&mut self, valid: Sig<'m>, word: Sig<'m>) {
        let part = |low, width| word.bits(low, width).gated(valid);
        self.valid.push(valid);
        self.north.push(part(0, 1));
        self.error.push(part(1, 1));
        self.down.push(part(2, word.width() - 2));
    }

    /// The outputs of all architectures; the unit tells of packets that go up.
    fn show(&self, m: &'m Module, unit: InstanceHandle<'m>) {
        let up = |name: &str| -> Vec<Sig<'m>> {
            let lanes = unit.output_array(name).into_iter().zip(&self.north);
            lanes.map(|(value, north)| value.gated(*north)).collect()
        };
        let lanes = up("port").into_iter().zip(&self.down);
        let ports: Vec<_> = lanes.map(|(up, down)| up | *down).collect();
        m.output_array("out_valid", &self.valid);
        m.output_array("north", &self.north);
        m.output_array("port", &ports);
        m.output_array("no_route", &up("no_route"));
        m.output_array("host_error", &self.error);
    }
}

impl<'m> Unit<'m> {
    /// Batches that take as long as the unit takes, whichever way they go.
    pub fn batches(self, config: &Config, valid: &[Sig<'m>], ways: &[Way<'m>]) {
        let m = self.m;
        // All lanes of a stage in one register, so that a long pipeline is short to read.
        let stage = |stage: u32, valid: Sig<'m>, way: Sig<'m>| {
            let valid = m.pipe(stage, &format!("s{stage}_valid"), valid);
            let way = m.pipe(stage, &format!("s{stage}_way"), way);
            (valid.reset_to_zero().q(), way.q())
        };
        let words: Vec<_> = ways.iter().map(|way| way.word(m)).collect();
        let width = words[0].width();
        let (mut valids, mut words) = stage(1, m.pack(valid), m.pack(&words));
        let lanes = 0..config.lanes();
        let north = |words: Sig<'m>, lane: u32| words.bit(lane * width);
        let up: Vec<_> = lanes
            .clone()
            .map(|l| valids.bit(l) & north(words, l))
            .collect();
        let key =
            |(lane, way): (usize, &Way<'m>)| m.pipe(1, &format!("s1_key_{lane}"), way.key).q();
        let key: Vec<_> = ways.iter().enumerate().map(key).collect();
        // Controls go with the batch that they govern.
        let control = |(name, value): &'_ (String, Sig<'m>)| {
            let register = m.pipe(1, &format!("s1_{name}"), *value);
            match name.as_str() {
                "cfg_we" => [register.reset_to_zero().q()],
                _ => [register.q()],
            }
        };
        let controls: Vec<_> = self.controls.iter().map(control).collect();
        let mut inputs: Vec<(&str, &[Sig<'m>])> = vec![("valid", &up), ("key", &key)];
        let names = self.controls.iter().map(|(name, _)| name.as_str());
        inputs.extend(names.zip(controls.iter().map(|value| &value[..])));
        let unit = m.instance("ofan", &self.pointers, &inputs);

        for s in 2..=config.latency() {
            (valids, words) = stage(s, valids, words);
        }
        let mut answers = Answers::default();
        for (lane, routed) in lanes.zip(unit.output_array("out_valid")) {
            let shown = valids.bit(lane) & !m.reset();
            let in_step = routed.eq(shown & north(words, lane));
            m.assert(&format!("in_step_{lane}"), in_step);
            answers.push(shown, words.bits(lane * width, width));
        }
        answers.show(m, unit);
    }

    /// Lanes with valid and ready, each in its own order.
    pub fn queues(self, config: &Config, valid: &[Sig<'m>], ways: &[Way<'m>]) {
        let m = self.m;
        let out_ready = m.input_array("out_ready", config.lanes(), 1);
        let lanes: Vec<_> = (0..ways.len())
            .map(|l| Lane::new(m, config, l, ways[l]))
            .collect();
        let up: Vec<_> = lanes
            .iter()
            .map(|l| l.offered & l.way.north & l.queue.ready)
            .collect();
        let key: Vec<_> = lanes.iter().map(|l| l.way.key).collect();
        let take: Vec<_> = lanes
            .iter()
            .zip(&out_ready)
            .map(|(l, r)| l.front_north & *r)
            .collect();
        let mut inputs: Vec<(&str, &[Sig<'m>])> =
            vec![("valid", &up), ("key", &key), ("out_ready", &take)];
        let controls = self.controls.iter();
        inputs.extend(controls.map(|(name, value)| (name.as_str(), std::slice::from_ref(value))));
        let unit = m.instance("ofan", &self.pointers, &inputs);

        let (mut answers, mut ready) = (Answers::default(), vec![]);
        let (unit_ready, routed) = (unit.output_array("ready"), unit.output_array("out_valid"));
        for (l, lane) in lanes.into_iter().enumerate() {
            let moves = lane.offered & lane.queue.ready & (!lane.way.north | unit_ready[l]);
            let open = (!lane.offered | moves) & !m.reset();
            lane.accept(open, valid[l]);
            ready.push(open);
            let shown = lane.queue.valid & (!lane.front_north | routed[l]);
            answers.push(shown, lane.queue.front);
            let word = lane.way.word(m);
            lane.queue.moved(moves, word, shown & out_ready[l]);
        }
        answers.show(m, unit);
        m.output_array("ready", &ready);
    }
}

/// A lane with valid and ready.
struct Lane<'m> {
    /// A packet waits to move on.
    offered: Sig<'m>,
    /// Its way.
    way: Way<'m>,
    valid: Reg<'m>,
    /// The registers of its way, and what they take.
    parts: Vec<(Reg<'m>, Sig<'m>)>,
    /// The ways of the packets that moved on, as words, the oldest at the front.
    queue: Fifo<'m>,
    /// The oldest goes up.
    front_north: Sig<'m>,
}

impl<'m> Lane<'m> {
    fn new(m: &'m Module, config: &Config, lane: usize, next: Way<'m>) -> Lane<'m> {
        let valid = m.register(&format!("s1_valid_{lane}"), 1).reset_to_zero();
        let mut parts = vec![];
        let way = next.map(|part, value| {
            let register = m.register(&format!("s1_{part}_{lane}"), value.width());
            parts.push((register, value));
            register.q()
        });
        let width = 2 + config.port_width();
        let queue = Fifo::new(m, &format!("beside_{lane}"), width, config.fifo_depth);
        Lane {
            offered: valid.q(),
            way,
            valid,
            parts,
            front_north: queue.valid & queue.front.bit(0),
            queue,
        }
    }

    /// Takes the packet that comes, if the lane is `open`.
    fn accept(&self, open: Sig<'m>, valid: Sig<'m>) {
        self.valid.set_when(open, valid);
        for (register, value) in &self.parts {
            register.set_when(open & valid, *value);
        }
    }
}
