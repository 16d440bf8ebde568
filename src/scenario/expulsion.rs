//! `occamy-expulsion`: does expulsion keep pace with bursts just where the paper's inequality says so?
//!
//! N queues at their threshold get no more packets; M bursts begin at once. With every queue drained at D and head
//! drops X shared, queues fall at V = D + X/N at most and bursts grow by g = R - D. "Occamy can fairly allocate buffer
//! only if" M g <= V (N + 1/α). Cells are packets here. All rates are slots of a frame that repeats, see `frame.rs`.

mod frame;

use serde::Serialize;

use super::switch::{Inputs, Switch, traffic_manager};
use super::{BAND, Check, Error, Fluid, Make, alpha, loses, within};
use crate::catalog::Instance;
use crate::golden::traffic_manager::Verdict;
use frame::{Frame, OFF, Slot};

/// Sizes of the sweep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setup {
    /// Cells B of the buffer.
    pub cells: u32,
    /// Cycles P of a frame: rates are in steps of 1/P cells a cycle.
    pub frame: u32,
    /// Cells that each queue sends in a frame: D = `drain` / P.
    pub drain: u32,
    /// How many rates X of head drops, from none to as many as the frame has room for.
    pub drop_rates: u32,
    /// How many rates R of bursts, from just above D to as much as the input takes.
    pub burst_rates: u32,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            cells: 16384,
            frame: 64,
            drain: 1,
            drop_rates: 5,
            burst_rates: 12,
        }
    }
}

/// Exponents of α, and queues above their threshold and bursts, that are swept over.
const SHIFTS: [i32; 3] = [0, 2, 3];
const QUEUES: [(u32, u32); 4] = [(1, 1), (2, 1), (1, 2), (4, 2)];

/// One setting of the rates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Point {
    /// s of α = 2^s.
    pub alpha_shift: i32,
    /// Queues above their threshold, N.
    pub over: u32,
    /// Bursts, M.
    pub bursts: u32,
    /// Packets dropped from each queue above its threshold in a frame: X = N · `drops` / P.
    pub drops: u32,
    /// Packets of each burst in a frame: R = `arrivals` / P.
    pub arrivals: u32,
}

/// What a setting of the rates led to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The rates.
    #[serde(flatten)]
    pub point: Point,
    /// M g over V (N + 1/α).
    pub pressure: f64,
    /// What the inequality says; nothing within 10% of its boundary.
    pub predicted_loss: Option<bool>,
    /// Whether a burst lost a packet before its queue had its fair share.
    pub loss: bool,
    /// Cells of the fair share.
    pub fair_share: u32,
    /// Cells of the burst's queue at the first loss, or of the last queue that had its fair share.
    pub length: u32,
    /// Cycles from the start of the bursts to that.
    pub cycles: u64,
    /// Cells by which the first of the queues above their threshold fell in them.
    pub fell: u32,
    /// Cells by which it would have fallen at V.
    pub fell_at_most: f64,
    /// V in cells a frame.
    #[serde(skip)]
    pub in_a_frame: f64,
    /// Whether head drops were kept to their windows: T at α = 64 was above every length all the time. Where free
    /// cells are fewer, T of the bursts is far below their fair share, so that the loss is certain all the same.
    pub throttled: bool,
}

impl Row {
    /// Whether prediction and measurement agree; nothing in the band.
    pub fn agrees(&self) -> Option<bool> {
        self.predicted_loss.map(|loss| loss == self.loss)
    }
}

/// All of it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The sizes.
    pub setup: Setup,
    /// A row for each setting of the rates.
    pub rows: Vec<Row>,
    /// What must hold.
    pub checks: Vec<Check>,
}

impl Point {
    fn queues(&self) -> u32 {
        self.over + self.bursts
    }

    fn fluid(&self) -> Fluid {
        Fluid {
            alpha: alpha(self.alpha_shift),
            over: f64::from(self.over),
            bursts: f64::from(self.bursts),
        }
    }

    /// V in cells a frame.
    fn fall(&self, setup: &Setup) -> u32 {
        setup.drain + self.drops
    }

    fn pressure(&self, setup: &Setup) -> f64 {
        let growth = f64::from(self.arrivals - setup.drain);
        self.fluid().pressure(growth, f64::from(self.fall(setup)))
    }

    /// How far from its fair share a burst's queue counts as there: head drops come at once in a frame, by whose fall
    /// lengths move, and T with them; beside that a packet of each queue and the step of T.
    fn tolerance(&self, setup: &Setup) -> u32 {
        2 * self.fall(setup) + self.queues() + (1 << self.alpha_shift.max(0))
    }

    /// Cells that a buffer must have so that a predicted loss comes clearly, by twice the tolerance, before the fair
    /// share.
    fn least_cells(&self, setup: &Setup) -> u32 {
        let (fluid, pressure) = (self.fluid(), self.pressure(setup));
        if loses(pressure) != Some(true) {
            return 0;
        }
        let distance = fluid.fair_share() - fluid.share_at_loss(pressure);
        (2.0 * f64::from(self.tolerance(setup)) / distance).ceil() as u32
    }

    fn instance(&self, setup: &Setup) -> Result<Box<dyn Instance>, Error> {
        let number = |value: u32| toml::Value::from(i64::from(value));
        Ok(traffic_manager(&[
            ("queues", number(self.queues())),
            ("cells", number(setup.cells)),
            ("longest_packet", number(1)),
            ("cell_bytes", number(1)),
            ("sub_lists", number(1)),
            ("thresholds", "per-queue".into()),
            ("alpha_shift", i64::from(self.alpha_shift).into()),
        ])?)
    }
}

impl Setup {
    /// Checks every size.
    pub fn validate(&self) -> Result<(), Error> {
        within(
            "frame",
            self.frame,
            (32, 256),
            "it needs a slot for each thing that happens",
        )?;
        let advice = "all queues share an output of a cell a cycle with head drops";
        within("drain", self.drain, (1, self.frame / 16), advice)?;
        let advice = "change how many rates are swept over";
        within("drop_rates", self.drop_rates, (2, 64), advice)?;
        within("burst_rates", self.burst_rates, (2, 64), advice)?;
        let least = self
            .points()
            .iter()
            .map(|point| point.least_cells(self))
            .max();
        let advice = "losses must come clearly before the fair share; shorten the frame for a smaller buffer";
        within("cells", self.cells, (least.unwrap_or(1), 65536), advice)
    }

    /// All settings of the rates.
    pub fn points(&self) -> Vec<Point> {
        let mut points = vec![];
        for alpha_shift in SHIFTS {
            for (over, bursts) in QUEUES {
                let room = self.frame - (over + bursts) * self.drain;
                let most_drops = (self.frame / over - 2).min(room / over);
                for drops in steps((0, most_drops), self.drop_rates) {
                    let arrivals = (self.drain + 1, self.frame / bursts);
                    points.extend(steps(arrivals, self.burst_rates).map(|arrivals| Point {
                        alpha_shift,
                        over,
                        bursts,
                        drops,
                        arrivals,
                    }));
                }
            }
        }
        points
    }
}

/// So many numbers over a range, both ends included; fewer where there are no more.
fn steps((first, last): (u32, u32), count: u32) -> impl Iterator<Item = u32> {
    let count = count.min(last - first + 1).max(2);
    (0..count).map(move |index| first + (last - first) * index / (count - 1))
}

/// Runs the sweep; `each` is told of every row.
pub fn run(setup: &Setup, make: Make, mut each: impl FnMut()) -> Result<Report, Error> {
    setup.validate()?;
    let points = setup.points();
    let mut rows = vec![];
    for point in points {
        rows.push(measure(setup, &point, make)?);
        each();
    }
    let checks = checks(&rows);
    Ok(Report {
        setup: setup.clone(),
        rows,
        checks,
    })
}

fn checks(rows: &[Row]) -> Vec<Check> {
    let outside = rows
        .iter()
        .filter(|row| row.predicted_loss.is_some())
        .count();
    let agree = rows.iter().filter(|row| row.agrees() == Some(true)).count();
    let agreement = Check {
        what: format!(
            "bursts lose packets before their fair share just where M g > V (N + 1/α), {:.0}% about it left out",
            100.0 * BAND
        ),
        holds: agree == outside,
        measured: format!(
            "{agree} of {outside} rows, {} left out",
            rows.len() - outside
        ),
    };
    let lost: Vec<_> = rows
        .iter()
        .filter(|row| row.predicted_loss == Some(true) && row.throttled)
        .collect();
    let off = |row: &&&Row| (f64::from(row.fell) - row.fell_at_most).abs() > row.in_a_frame;
    let off = lost.iter().filter(off).count();
    let rate = Check {
        what: "where the threshold falls faster than V, so do queues fall at V, to a frame"
            .to_owned(),
        holds: off == 0,
        measured: format!("{} of {} rows", lost.len() - off, lost.len()),
    };
    vec![agreement, rate]
}

/// Fills the buffer with the queues that are to be above their threshold, then lets the bursts begin.
pub(super) fn measure(setup: &Setup, point: &Point, make: Make) -> Result<Row, Error> {
    let instance = point.instance(setup)?;
    let machine = make(instance.as_ref())?;
    let frame = Frame::new(setup, point);
    let mut switch = Switch::new(instance.as_ref(), machine);
    fill(setup, point, &frame, &mut switch);
    let start = switch.length(0);
    let fair_share = (point.fluid().fair_share() * f64::from(setup.cells)) as u32;
    let goal = fair_share.saturating_sub(point.tolerance(setup));
    // Twice as long as a burst needs that loses nothing.
    let needed = u64::from(fair_share).div_ceil(u64::from(point.arrivals - setup.drain));
    let most = (2 * needed + 4) * u64::from(setup.frame);
    let mut met = Met {
        there: vec![false; point.bursts as usize],
        lost: None,
        cycles: 0,
        least_free: setup.cells,
    };
    while met.cycles < most && met.lost.is_none() && met.there.contains(&false) {
        met.step(point, frame.slot(met.cycles), &mut switch, goal);
    }
    let lengths = (point.over..point.queues()).map(|queue| switch.length(queue as usize));
    let length = match met.lost {
        Some(queue) => switch.length(queue),
        None => lengths.min().unwrap_or(0),
    };
    let fell = start.saturating_sub(switch.length(0));
    switch.finish()?;
    let (pressure, in_a_frame) = (point.pressure(setup), f64::from(point.fall(setup)));
    Ok(Row {
        point: *point,
        pressure,
        predicted_loss: loses(pressure),
        // A burst that never gets there has lost, too.
        loss: met.there.contains(&false),
        fair_share,
        length,
        cycles: met.cycles,
        fell,
        fell_at_most: in_a_frame * met.cycles as f64 / f64::from(setup.frame),
        in_a_frame,
        throttled: met.least_free << OFF >= setup.cells,
    })
}

/// How far bursts have come.
struct Met {
    /// Which of them have had their fair share.
    there: Vec<bool>,
    /// The queue of one that lost a packet before.
    lost: Option<usize>,
    cycles: u64,
    least_free: u32,
}

impl Met {
    fn step(&mut self, point: &Point, slot: Slot, switch: &mut Switch, goal: u32) {
        let outcome = switch.step(Inputs {
            packet: slot.arrival.map(|queue| (queue, 1)),
            port: slot.port,
            alpha: slot.alpha,
        });
        self.cycles += 1;
        self.least_free = self.least_free.min(switch.free());
        for (queue, there) in (point.over as usize..).zip(&mut self.there) {
            *there |= switch.length(queue) >= goal;
            let refused = slot.arrival == Some(queue) && outcome.verdict == Some(Verdict::Refused);
            if (refused || outcome.expelled == Some(queue)) && !*there {
                self.lost = Some(queue);
            }
        }
    }
}

/// Offers packets to the queues that are to be above their threshold until they are at it, then takes the α away at
/// which they can be dropped from.
fn fill(setup: &Setup, point: &Point, frame: &Frame, switch: &mut Switch) {
    let over = u64::from(point.over);
    let filling = 2 * u64::from(setup.cells).next_multiple_of(u64::from(setup.frame));
    for cycle in 0..filling {
        switch.step(Inputs {
            packet: Some(((cycle % over) as usize, 1)),
            port: frame.slot(cycle).port,
            alpha: None,
        });
    }
    for cycle in 0..u64::from(setup.frame) {
        switch.step(Inputs {
            packet: None,
            port: frame.slot(cycle).port,
            alpha: (cycle < over).then_some((cycle as usize, OFF)),
        });
    }
}

impl Report {
    /// A line a row.
    pub fn csv(&self) -> String {
        let mut text = String::from(
            "alpha,over,bursts,x,r,v,g,pressure,predicted_loss,loss,agrees,fair_share,length,cycles,fell,fell_at_most\n",
        );
        let frame = f64::from(self.setup.frame);
        let told = |value: Option<bool>| value.map_or("", |value| if value { "1" } else { "0" });
        for row in &self.rows {
            let point = &row.point;
            let rate = |cells: u32| f64::from(cells) / frame;
            text += &format!(
                "{},{},{},{},{},{},{},{:.4},{},{},{},{},{},{},{},{:.1}\n",
                alpha(point.alpha_shift),
                point.over,
                point.bursts,
                rate(point.over * point.drops),
                rate(point.arrivals),
                row.in_a_frame / frame,
                rate(point.arrivals - self.setup.drain),
                row.pressure,
                told(row.predicted_loss),
                u8::from(row.loss),
                told(row.agrees()),
                row.fair_share,
                row.length,
                row.cycles,
                row.fell,
                row.fell_at_most
            );
        }
        text
    }
}
