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
    fn push(&mut self, valid: Sig<'m>, north: Sig<'m>, error: Sig<'m>, down: Sig<'m>) {
        self.valid.push(valid);
        self.north.push(north.gated(valid));
        self.error.push(error.gated(valid));
        self.down.push(down.gated(valid));
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
        let stage = |stage: u32, lane: usize, valid: Sig<'m>, way: Way<'m>| {
            let name = |part: &str| format!("s{stage}_{part}_{lane}");
            let valid = m.pipe(stage, &name("valid"), valid).reset_to_zero().q();
            (
                valid,
                way.map(|part, value| m.pipe(stage, &name(part), value).q()),
            )
        };
        let lanes = valid.iter().zip(ways).enumerate();
        let mut lanes: Vec<_> = lanes
            .map(|(lane, (v, way))| stage(1, lane, *v, *way))
            .collect();
        let up: Vec<_> = lanes
            .iter()
            .map(|(valid, way)| *valid & way.north)
            .collect();
        let key: Vec<_> = lanes.iter().map(|(_, way)| way.key).collect();
        // Controls go with the batch that they govern.
        let controls = self.controls.iter().map(|(name, value)| {
            let register = m.pipe(1, &format!("s1_{name}"), *value);
            let write = name == "cfg_we";
            let register = if write {
                register.reset_to_zero()
            } else {
                register
            };
            (name.as_str(), [register.q()])
        });
        let controls: Vec<_> = controls.collect();
        let mut inputs: Vec<(&str, &[Sig<'m>])> = vec![("valid", &up), ("key", &key)];
        inputs.extend(controls.iter().map(|(name, value)| (*name, &value[..])));
        let unit = m.instance("ofan", &self.pointers, &inputs);

        let latency = config.latency();
        for s in 2..=latency {
            for (lane, (valid, way)) in lanes.iter_mut().enumerate() {
                // The unit has the key already.
                way.key = m.lit(1, 0);
                (*valid, *way) = stage(s, lane, *valid, *way);
            }
        }
        let mut answers = Answers::default();
        let routed = unit.output_array("out_valid");
        for ((valid, way), routed) in lanes.into_iter().zip(routed) {
            let shown = valid & !m.reset();
            m.assert(
                &format!("in_step_{}", answers.valid.len()),
                routed.eq(shown & way.north),
            );
            answers.push(shown, way.north, way.error, way.down);
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
            let error = lane.queue.front.bit(1);
            let down = lane.queue.front.bits(2, config.port_width());
            answers.push(shown, lane.front_north, error, down);
            let way = lane.way;
            lane.queue.moved(
                moves,
                m.pack(&[way.north, way.error, way.down]),
                shown & out_ready[l],
            );
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
    /// North, error and port below of the packets that moved on, the oldest at the front.
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
