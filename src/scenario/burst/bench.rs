//! The traffic manager with its sources and ports.

use super::Sample;
use super::setup::{Scheme, Setup};
use crate::scenario::switch::{Inputs, Outcome, Switch};
use crate::scenario::{Error, Make};

/// The traffic manager with its sources and ports.
pub struct Bench<'a> {
    pub setup: &'a Setup,
    pub switch: Switch,
    /// Cycles run.
    pub cycle: u64,
    /// The long-lived queue whose packet comes next.
    next: u32,
    /// What the burst may send, in parts of [`Setup::price`], and the packets it still has to offer.
    pub credit: u64,
    pub packets: u32,
}

impl Bench<'_> {
    pub fn new<'a>(setup: &'a Setup, make: Make, scheme: &Scheme) -> Result<Bench<'a>, Error> {
        let instance = scheme.instance(setup)?;
        let machine = make(instance.as_ref())?;
        Ok(Bench {
            setup,
            switch: Switch::new(instance.as_ref(), machine),
            cycle: 0,
            next: 0,
            credit: 0,
            packets: 0,
        })
    }

    /// A cycle: the burst's packets come first, long-lived queues are offered what the input has left. Tells whether
    /// a packet of the burst was offered.
    pub fn step(&mut self) -> (bool, Outcome) {
        let setup = self.setup;
        let cells = setup.packet_cells;
        let bursts = self.packets > 0 && self.credit >= setup.price();
        let queue = if bursts { setup.long_lived } else { self.next };
        let turn = self.cycle % setup.frame();
        let port = turn / u64::from(cells);
        let starts = turn.is_multiple_of(u64::from(cells)) && port <= u64::from(setup.long_lived);
        let under_way = self.switch.under_way();
        let outcome = self.switch.step(Inputs {
            packet: Some((queue as usize, cells)),
            port: starts.then_some(port as usize),
            alpha: None,
        });
        self.cycle += 1;
        let told = !under_way && outcome.verdict.is_some();
        if told && bursts {
            self.credit -= setup.price();
            self.packets -= 1;
        } else if told {
            self.next = (self.next + 1) % setup.long_lived;
        }
        if self.packets > 0 {
            self.credit += u64::from(setup.burst_rate);
        }
        (told && bursts, outcome)
    }

    /// Fills the buffer until it is as full as it gets; gives the least and the most free cells of the last frames.
    pub fn fill(&mut self) -> (u32, u32) {
        let frame = self.setup.frame();
        let Setup {
            cells,
            drain_period,
            long_lived,
            ..
        } = *self.setup;
        // The buffer gains 1 - N D cells a cycle.
        let filled =
            u64::from(cells) * u64::from(drain_period) / u64::from(drain_period - long_lived);
        let frames = 2 * filled / frame + 32;
        let (mut least, mut most) = (u32::MAX, 0);
        for cycle in 0..frames * frame {
            self.step();
            if cycle >= (frames - 16) * frame {
                least = least.min(self.switch.free());
                most = most.max(self.switch.free());
            }
        }
        (least, most)
    }

    pub fn sample(&self, start: u64) -> Sample {
        let lengths = (0..self.setup.long_lived as usize).map(|queue| self.switch.length(queue));
        Sample {
            // The cycle that was run last, in which these are the values.
            cycle: self.cycle as i64 - 1 - start as i64,
            long_lived: lengths.max().unwrap_or(0),
            burst: self.switch.length(self.setup.long_lived as usize),
            threshold: self.switch.threshold(),
            free: self.switch.free(),
        }
    }
}
