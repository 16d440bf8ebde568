//! `occamy-burst`: a burst meets a buffer that long-lived queues fill up to their threshold (Occamy, figures 3 and
//! 11).

mod bench;
mod setup;

use serde::Serialize;

use super::switch::Outcome;
use super::{Check, Error, Make, alpha, plot};
use crate::golden::traffic_manager::Verdict;
use bench::Bench;
use setup::{DT, OCCAMY, scheme};
pub use setup::{SCHEMES, Scheme, Setup};

/// A point of the curves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Cycle, 0 where the burst begins.
    pub cycle: i64,
    /// Cells of the longest of the long-lived queues.
    pub long_lived: u32,
    /// Cells of the burst's queue.
    pub burst: u32,
    /// T.
    pub threshold: Option<u32>,
    /// Free cells.
    pub free: u32,
}

/// Free cells where the long-lived queues alone use the buffer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Steady {
    /// Buffer management.
    pub management: &'static str,
    /// α.
    pub alpha: f64,
    /// B / (1 + α N).
    pub expected: f64,
    /// Least and most over the cycles that were looked at.
    pub measured: (u32, u32),
    /// How far from `expected` they may be.
    pub tolerance: u32,
}

impl Steady {
    fn holds(&self) -> bool {
        let far = |cells: u32| (f64::from(cells) - self.expected).abs();
        far(self.measured.0).max(far(self.measured.1)) <= f64::from(self.tolerance)
    }
}

/// When a packet of the burst was dropped first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FirstDrop {
    /// Cycles from the start of the burst.
    pub after: u64,
    /// Cells of the burst's queue.
    pub length: u32,
}

/// What became of a burst.
#[derive(Clone, Debug, Serialize)]
pub struct Run {
    /// Buffer management and α.
    pub scheme: &'static str,
    /// Cells that each queue in use has in the end.
    pub fair_share: u32,
    /// How far from it a queue counts as there.
    pub tolerance: u32,
    /// Cycles from the start of the burst until its queue had them.
    pub fair_share_after: Option<u64>,
    /// Packets of the burst: offered so far, and dropped (refused or expelled) until then and in all.
    pub offered: u32,
    /// Dropped before the burst's queue had its fair share.
    pub dropped_before: u32,
    /// Dropped in all.
    pub dropped: u32,
    /// The first drop.
    pub first_drop: Option<FirstDrop>,
    /// Cells of the burst's queue at most.
    pub longest: u32,
    /// What inequality 3 says of drops before the fair share.
    pub predicted_loss: Option<bool>,
    /// The curves.
    #[serde(skip)]
    pub samples: Vec<Sample>,
}

/// All of it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The sizes.
    pub setup: Setup,
    /// Free cells before a burst.
    pub steady: Vec<Steady>,
    /// The bursts.
    pub runs: Vec<Run>,
    /// What must hold.
    pub checks: Vec<Check>,
}

/// Runs the experiment; `each` is told whenever a part is done, of [`PARTS`].
pub fn run(setup: &Setup, make: Make, mut each: impl FnMut()) -> Result<Report, Error> {
    setup.validate()?;
    let mut steady = vec![];
    for management in [DT, OCCAMY] {
        for shift in STEADY {
            steady.push(steady_free(setup, make, management, shift)?);
            each();
        }
    }
    let mut runs = vec![];
    for scheme in &SCHEMES {
        runs.push(burst(setup, make, scheme)?);
        each();
    }
    let checks = checks(&steady, &runs);
    Ok(Report {
        setup: setup.clone(),
        steady,
        runs,
        checks,
    })
}

/// Exponents of α whose steady state is looked at.
const STEADY: [i32; 4] = [0, 2, 3, 4];

/// Parts of the experiment.
pub const PARTS: u64 = 2 * STEADY.len() as u64 + SCHEMES.len() as u64;

fn checks(steady: &[Steady], runs: &[Run]) -> Vec<Check> {
    let mut checks = vec![];
    for state in steady {
        checks.push(Check {
            what: format!(
                "{}, α = {}: {:.1} free cells, {} more or less",
                state.management, state.alpha, state.expected, state.tolerance
            ),
            holds: state.holds(),
            measured: format!("{} to {}", state.measured.0, state.measured.1),
        });
    }
    for run in runs {
        let Some(loses) = run.predicted_loss else {
            continue;
        };
        let what = if loses {
            "loses packets"
        } else {
            "loses nothing"
        };
        checks.push(Check {
            what: format!("{}: the burst {what} before its fair share", run.scheme),
            holds: loses == (run.dropped_before > 0) && (loses || run.fair_share_after.is_some()),
            measured: format!("{} packets", run.dropped_before),
        });
    }
    checks
}

fn steady_free(
    setup: &Setup,
    make: Make,
    management: &'static str,
    shift: i32,
) -> Result<Steady, Error> {
    let scheme = scheme("", "", management, Some(shift));
    let mut bench = Bench::new(setup, make, &scheme)?;
    let measured = bench.fill();
    bench.switch.finish()?;
    Ok(Steady {
        management,
        alpha: alpha(shift),
        expected: setup.fluid(shift).steady_free() * f64::from(setup.cells),
        measured,
        tolerance: setup.free_tolerance(setup.long_lived, shift),
    })
}

fn burst(setup: &Setup, make: Make, scheme: &Scheme) -> Result<Run, Error> {
    let mut bench = Bench::new(setup, make, scheme)?;
    let fair_share = scheme.fair_share(setup);
    let mut run = Run {
        scheme: scheme.name,
        fair_share,
        tolerance: setup.length_tolerance(scheme.shift.unwrap_or(0)),
        fair_share_after: None,
        offered: 0,
        dropped_before: 0,
        dropped: 0,
        first_drop: None,
        longest: 0,
        predicted_loss: scheme.predicted(setup),
        samples: vec![],
    };
    bench.fill();
    let lead = setup.burst_cycles() / 8;
    let start = bench.cycle + lead;
    for passed in 0..lead + setup.burst_cycles() * 3 / 2 {
        if passed == lead {
            bench.packets = setup.burst_cells / setup.packet_cells;
            bench.credit = setup.price();
        }
        let (offered, outcome) = bench.step();
        run.look(&bench, offered, outcome, start);
        if passed % u64::from(setup.sample) == 0 {
            run.samples.push(bench.sample(start));
        }
    }
    bench.switch.finish()?;
    Ok(run)
}

impl Run {
    fn look(&mut self, bench: &Bench, offered: bool, outcome: Outcome, start: u64) {
        let queue = bench.setup.long_lived as usize;
        let length = bench.switch.length(queue);
        self.longest = self.longest.max(length);
        if self.fair_share_after.is_none() && length + self.tolerance >= self.fair_share {
            self.fair_share_after = Some(bench.cycle - 1 - start);
        }
        self.offered += u32::from(offered);
        let refused = offered && outcome.verdict == Some(Verdict::Refused);
        let drops = u32::from(refused) + u32::from(outcome.expelled == Some(queue));
        self.dropped += drops;
        if drops > 0 {
            let after = bench.cycle - 1 - start;
            self.first_drop.get_or_insert(FirstDrop { after, length });
        }
        if self.fair_share_after.is_none() {
            self.dropped_before += drops;
        }
    }
}

impl Report {
    /// The curves: a line a sample.
    pub fn csv(&self) -> String {
        let mut text = String::from("scheme,cycle,long_lived,burst,threshold,free\n");
        for run in &self.runs {
            for s in &run.samples {
                let threshold = s.threshold.map_or(String::new(), |t| t.to_string());
                text += &format!(
                    "{},{},{},{},{threshold},{}\n",
                    run.scheme, s.cycle, s.long_lived, s.burst, s.free
                );
            }
        }
        text
    }

    /// The curves as a drawing.
    pub fn svg(&self) -> Result<String, Error> {
        let panels = self.runs.iter().zip(&SCHEMES);
        let panels = panels.map(|(run, scheme)| plot::Panel {
            title: scheme.title,
            samples: &run.samples,
            fair_share: run.fair_share,
            first_drop: run.first_drop,
        });
        plot::draw(&panels.collect::<Vec<_>>(), self.setup.cells)
    }
}
