//! Golden model of pOfan in a switch of several pipes.
//!
//! Ofan, section 5.1: switches are "organized into several parallel packet-processing pipes [...], each handling
//! a fixed subset of the chip's ports"; "with 4Ofan, the RR pointer in each pipe is shared by four inputs". The
//! paper leaves open how the ports of a pipe take turns; `docs/blocks/pofan.md` states it.

use std::collections::VecDeque;

use super::Golden;
use super::ofan::Answer;
use super::pofan_pipe::Pipe;
use super::rr_arbiter::RoundRobin;

/// The ports of a switch.
#[derive(Clone, Copy, Debug)]
pub struct Ports {
    /// Ports of a pipe.
    pub per_pipe: usize,
    /// Packets g that a pipe takes in a cycle, which divide them.
    pub per_cycle: usize,
    /// Packets that wait at a port.
    pub depth: usize,
}

/// A switch: independent pipes behind queues and arbiters.
#[derive(Clone, Debug)]
pub struct Switch {
    pipes: Vec<Served>,
    ports: Ports,
}

/// A pipe with its ports.
#[derive(Clone, Debug)]
struct Served {
    pipe: Pipe,
    /// Whether the pipe was ready in the cycle before.
    open: bool,
    /// The keys that wait at each port.
    queues: Vec<VecDeque<usize>>,
    /// For each lane of the pipe, who of its ports is next.
    arbiters: Vec<RoundRobin>,
    /// For each lane of each batch on its way through the pipe, the port that it came from.
    origins: VecDeque<Vec<usize>>,
}

impl Switch {
    /// A switch of these pipes, all alike but for their pointers, in its reset state.
    ///
    /// # Panics
    /// If there is no pipe, or `per_cycle` does not divide `per_pipe`.
    pub fn new(pipes: Vec<Pipe>, ports: Ports) -> Self {
        assert!(!pipes.is_empty(), "a switch has a pipe");
        assert!(
            ports.per_pipe.is_multiple_of(ports.per_cycle),
            "{ports:?}: lanes of one size"
        );
        let served = |pipe: Pipe| {
            let arbiter = RoundRobin::new(ports.per_pipe / ports.per_cycle, false);
            Served {
                origins: vec![vec![0; ports.per_cycle]; pipe.unit().latency()].into(),
                queues: vec![VecDeque::new(); ports.per_pipe],
                arbiters: vec![arbiter; ports.per_cycle],
                open: false,
                pipe,
            }
        };
        Switch {
            pipes: pipes.into_iter().map(served).collect(),
            ports,
        }
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        for served in &mut self.pipes {
            served.pipe.reset();
            served.open = false;
            served.queues.iter_mut().for_each(VecDeque::clear);
            served.arbiters.iter_mut().for_each(RoundRobin::reset);
        }
    }
}

impl Served {
    /// The answers of this cycle, each with its port.
    fn shown(&self) -> impl Iterator<Item = (usize, Answer)> {
        let answers = self.pipe.shown().iter().copied();
        self.origins[0].iter().copied().zip(answers)
    }

    /// One cycle: in every lane of a pipe that has been ready, the arbiter's choice of the ports with a packet
    /// goes into the pipe. Then packets arrive, which nobody saw before.
    fn step(&mut self, arrivals: &[Option<usize>], depth: usize, up: Option<&[u64]>) {
        let room: Vec<_> = self.queues.iter().map(|q| q.len() < depth).collect();
        let members = self.queues.len() / self.arbiters.len();
        let mut origins = self.origins.pop_front().expect("a latency of 1 at least");
        let mut batch = vec![(false, 0); self.arbiters.len()];
        if self.open {
            for (lane, arbiter) in self.arbiters.iter_mut().enumerate() {
                let queues = &mut self.queues[lane * members..][..members];
                let bit = |(i, queue): (usize, &VecDeque<usize>)| u64::from(!queue.is_empty()) << i;
                let request: u64 = queues.iter().enumerate().map(bit).sum();
                if let Some(granted) = arbiter.step(&[request], true) {
                    origins[lane] = lane * members + granted;
                    batch[lane] = (true, queues[granted].pop_front().unwrap_or(0));
                }
            }
        }
        self.origins.push_back(origins);
        self.open = self.pipe.ready();
        self.pipe.take(batch.into_iter(), up);
        for ((queue, key), room) in self.queues.iter_mut().zip(arrivals).zip(room) {
            queue.extend(key.filter(|_| room));
        }
    }
}

/// Inputs `valid[p]`, `key[p]` for all ports, then, where there are any, `uplink_up` and the entry's `cfg_we`,
/// `cfg_index`, `cfg_enable`, `cfg_key`, `cfg_mask`; outputs `out_valid[p]`, `port[p]`, `no_route[p]`, `ready[p]`.
impl Golden for Switch {
    fn reset(&mut self) {
        Switch::reset(self);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return Switch::reset(self);
        }
        let Ports {
            per_pipe, depth, ..
        } = self.ports;
        let ports = self.pipes.len() * per_pipe;
        for (p, served) in self.pipes.iter().enumerate() {
            for (port, answer) in served.shown() {
                let port = p * per_pipe + port;
                if answer.valid() {
                    outputs[port] = 1;
                    outputs[ports + port] = answer.port() as u64;
                    outputs[2 * ports + port] = u64::from(answer.no_route());
                }
            }
            for (port, queue) in served.queues.iter().enumerate() {
                outputs[3 * ports + p * per_pipe + port] = u64::from(queue.len() < depth);
            }
        }
        let (valid, rest) = inputs.split_at(ports);
        let (keys, rest) = rest.split_at(ports);
        let offered = valid.iter().zip(keys);
        let arrivals: Vec<_> = offered
            .map(|(valid, key)| (*valid == 1).then_some(*key as usize))
            .collect();
        // What comes through these ports goes to all pipes.
        let (up, write, _) = self.pipes[0].pipe.unit().read_settings(rest);
        for (served, arrivals) in self.pipes.iter_mut().zip(arrivals.chunks(per_pipe)) {
            served.step(arrivals, depth, up);
            // What is written governs the packets of later cycles.
            if let Some((index, restriction)) = &write {
                let unit = served.pipe.unit_mut();
                unit.restrict(*index, restriction.clone());
            }
        }
    }
}
