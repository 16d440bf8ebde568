//! Sizes of the experiment, and what it compares.

use serde::Serialize;

use crate::catalog::Instance;
use crate::scenario::switch::traffic_manager;
use crate::scenario::{Error, Fluid, alpha, loses, within};

/// Sizes of the experiment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setup {
    /// Queues of the traffic manager.
    pub queues: u32,
    /// Queues 0 .. N − 1 that are long-lived; the burst goes to queue N.
    pub long_lived: u32,
    /// Cells B of the buffer.
    pub cells: u32,
    /// Cells c of every packet.
    pub packet_cells: u32,
    /// A queue sends one cell in so many cycles: D = 1 / `drain_period` cells a cycle.
    pub drain_period: u32,
    /// Rate R of the burst, in thousandths of D.
    pub burst_rate: u32,
    /// Cells of the burst.
    pub burst_cells: u32,
    /// Cycles from one sample of the curves to the next.
    pub sample: u32,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            queues: 8,
            long_lived: 1,
            cells: 4096,
            packet_cells: 1,
            drain_period: 8,
            burst_rate: 2750,
            burst_cells: 4425,
            sample: 32,
        }
    }
}

impl Setup {
    /// Checks every size.
    pub fn validate(&self) -> Result<(), Error> {
        within(
            "queues",
            self.queues,
            (2, 256),
            "the burst has a queue of its own",
        )?;
        let advice = "they are queues of the traffic manager, one of which the burst needs";
        let most = (self.queues - 1).min(16);
        within("long_lived", self.long_lived, (1, most), advice)?;
        let advice = "the buffer must be large against what free cells fluctuate by";
        // Four times the tolerance is within a fair share then.
        let packets = 32 * (self.long_lived + 3).pow(2);
        within("cells", self.cells, (packets, 65536), advice)?;
        let advice = "longer packets need a larger buffer";
        let most = self.cells / packets;
        within("packet_cells", self.packet_cells, (1, most), advice)?;
        let advice = "all queues in use share one output of a cell a cycle";
        within(
            "drain_period",
            self.drain_period,
            (self.long_lived + 1, 64),
            advice,
        )?;
        let advice = "the burst's queue must grow, and the input takes one cell a cycle";
        let rates = (1.1, f64::from(self.drain_period));
        let rate = f64::from(self.burst_rate) / 1000.0;
        within("burst_rate", rate, rates, advice)?;
        let advice = "the burst's queue must outgrow its fair share";
        let least = self.least_burst().max(self.packet_cells);
        within("burst_cells", self.burst_cells, (least, 1 << 24), advice)?;
        within(
            "sample",
            self.sample,
            (1, 1 << 20),
            "change how many samples are taken",
        )
    }

    /// Cycles after which the ports' turns repeat.
    pub(super) fn frame(&self) -> u64 {
        u64::from(self.drain_period * self.packet_cells)
    }

    /// Credit that a packet of the burst costs, and that a cycle brings is `burst_rate`.
    pub(super) fn price(&self) -> u64 {
        1000 * self.frame()
    }

    /// Cycles that the burst takes.
    pub(super) fn burst_cycles(&self) -> u64 {
        let packets = u64::from(self.burst_cells / self.packet_cells);
        packets * self.price() / u64::from(self.burst_rate)
    }

    /// Free cells of a steady state with so many queues in use fluctuate by a packet of each, and max(1, 1/α).
    /// Where packets have several cells, one that overshoots T is expelled whole: two packets more.
    pub(super) fn free_tolerance(&self, queues: u32, shift: i32) -> u32 {
        let overshoot = if self.packet_cells > 1 { 2 } else { 0 };
        (queues + (1 << (-shift).max(0)) + overshoot) * self.packet_cells
    }

    /// T = α · free fluctuates by so many then, and the queue that meets it.
    pub(super) fn length_tolerance(&self, shift: i32) -> u32 {
        let free = self.free_tolerance(self.long_lived + 1, shift);
        (alpha(shift) * f64::from(free)).ceil() as u32
    }

    /// Cells that a burst must have to outgrow every fair share, a tenth more than just.
    pub fn least_burst(&self) -> u32 {
        let most = u64::from(self.cells / self.long_lived.saturating_add(1));
        let rate = u64::from(self.burst_rate);
        (most * rate * 11 / (10 * (rate - 1000))) as u32
    }

    pub(super) fn fluid(&self, shift: i32) -> Fluid {
        Fluid {
            alpha: alpha(shift),
            over: f64::from(self.long_lived),
            bursts: 1.0,
        }
    }
}

/// A buffer management and its α.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// Name in tables and files.
    pub name: &'static str,
    /// Name in plots.
    pub title: &'static str,
    pub(super) management: &'static str,
    /// s of α = 2^s, if there is a threshold.
    pub(super) shift: Option<i32>,
}

pub(super) const DT: &str = "dynamic-threshold";
pub(super) const OCCAMY: &str = "occamy";

/// What the paper compares.
pub const SCHEMES: [Scheme; 5] = [
    scheme("dt-1", "DT, α = 1", DT, Some(0)),
    scheme("dt-4", "DT, α = 4", DT, Some(2)),
    scheme("occamy-4", "Occamy, α = 4", OCCAMY, Some(2)),
    scheme("occamy-8", "Occamy, α = 8", OCCAMY, Some(3)),
    scheme("pushout", "Pushout", "pushout", None),
];

pub(super) const fn scheme(
    name: &'static str,
    title: &'static str,
    management: &'static str,
    shift: Option<i32>,
) -> Scheme {
    Scheme {
        name,
        title,
        management,
        shift,
    }
}

impl Scheme {
    pub(super) fn instance(&self, setup: &Setup) -> Result<Box<dyn Instance>, Error> {
        let number = |value: u32| toml::Value::from(i64::from(value));
        Ok(traffic_manager(&[
            ("queues", number(setup.queues)),
            ("cells", number(setup.cells)),
            ("longest_packet", number(setup.packet_cells)),
            ("buffer_management", self.management.into()),
            ("alpha_shift", i64::from(self.shift.unwrap_or(0)).into()),
        ])?)
    }

    /// Cells that each queue in use has in the end.
    pub(super) fn fair_share(&self, setup: &Setup) -> u32 {
        let share = match self.shift {
            Some(shift) => setup.fluid(shift).fair_share(),
            None => 1.0 / f64::from(setup.long_lived + 1),
        };
        (share * f64::from(setup.cells)) as u32
    }

    /// Whether inequality 3 says that the burst loses packets before its fair share; nothing where it is close, or
    /// where there is no threshold.
    pub(super) fn predicted(&self, setup: &Setup) -> Option<bool> {
        let drain = 1.0 / f64::from(setup.drain_period);
        let growth = drain * (f64::from(setup.burst_rate) / 1000.0 - 1.0);
        let fluid = setup.fluid(self.shift?);
        // At least: a head drop frees a cell or more in each cycle that no packet is granted in.
        let expelled = match self.management {
            OCCAMY => 1.0 - (fluid.over + 1.0) * drain,
            _ => 0.0,
        };
        loses(fluid.pressure(growth, drain + expelled / fluid.over))
    }
}
