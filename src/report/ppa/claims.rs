//! What the papers claim, beside what is measured.

use std::collections::BTreeMap;

use serde::Serialize;

use super::designs::{self, Cells, FITTED_KEYS, Job};
use super::figures::{Figures, Outcome, Row};
use super::fit::Line;
use super::ofan::{Extrapolation, extrapolate};

/// A claim with our figures.
#[derive(Clone, Debug, Serialize)]
pub struct Claim {
    /// The paper.
    pub paper: &'static str,
    /// What it says.
    pub claim: &'static str,
    /// What we find.
    pub ours: Vec<Ours>,
    /// Whether that agrees.
    pub verdict: Verdict,
    /// Why.
    pub reason: String,
}

/// One of our figures.
#[derive(Clone, Debug, Serialize)]
pub struct Ours {
    /// What it is of, with its size.
    pub what: String,
    /// The figure.
    pub value: f64,
    /// Its unit.
    pub unit: &'static str,
    /// Where it comes from.
    pub basis: Basis,
}

/// Where a figure comes from.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// A field of a row's figures, times a factor.
    Measured {
        /// [`Row::id`].
        row: String,
        /// Path of the field in the row's figures.
        field: &'static str,
        /// What it is multiplied with.
        factor: f64,
    },
    /// An FPGA's cells, of a row.
    Estimated {
        /// [`Row::id`].
        row: String,
    },
    /// From the configuration alone.
    Counted,
    /// A line through measured figures of several rows.
    Fitted {
        /// How far it is off at worst, as a share.
        error: f64,
    },
    /// The same, at a size that was not measured.
    Extrapolated {
        /// How far it is off at worst, as a share.
        error: f64,
    },
}

/// Whether a claim agrees with what is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It does.
    Holds,
    /// It does not.
    Contradicted,
    /// Too little was measured to tell.
    NotMeasured,
}

impl Verdict {
    /// In a table.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Holds => "holds",
            Verdict::Contradicted => "**contradicted**",
            Verdict::NotMeasured => "not measured",
        }
    }

    fn of(holds: Option<bool>) -> Verdict {
        match holds {
            Some(true) => Verdict::Holds,
            Some(false) => Verdict::Contradicted,
            None => Verdict::NotMeasured,
        }
    }
}

/// Gates that the paper counts for Ofan.
const OFAN_GATES: f64 = 127e3;

/// Keys that it counts them for.
pub const OFAN_KEYS: u32 = 4096;

/// Rows to look figures up in.
#[derive(Clone, Copy)]
pub struct Rows<'r> {
    /// By their [`Job::id`].
    pub rows: &'r BTreeMap<String, Row>,
    /// Which cells the claims are held against.
    pub cells: Cells,
}

impl<'r> Rows<'r> {
    /// The figures of a job, if it was measured.
    pub fn figures(&self, job: &Job) -> Option<&'r Figures> {
        self.rows.get(&job.id())?.outcome.figures()
    }

    /// Ofan of 32 lanes at the paper's size, from smaller ones.
    pub fn extrapolation(&self, architecture: &str) -> Option<Extrapolation> {
        let measured = designs::fitted(architecture, self.cells);
        let measured = measured.iter();
        let measured: Vec<_> = measured
            .filter_map(|(n, job)| Some((*n, self.figures(job)?)))
            .collect();
        extrapolate(OFAN_KEYS, &measured)
    }

    /// A figure of a job, if it was measured.
    fn ours(
        &self,
        job: &Job,
        field: &'static str,
        factor: f64,
        unit: &'static str,
    ) -> Option<Ours> {
        let row = self.rows.get(&job.id())?;
        let figures = serde_json::to_value(row.outcome.figures()?).ok()?;
        let value = figures.pointer(&format!("/{field}"))?.as_f64()? * factor;
        Some(Ours {
            what: format!(
                "{} {} ({}; {}{})",
                row.block,
                row.design,
                row.size,
                row.effort,
                if row.flattened { ", flattened" } else { "" }
            ),
            value,
            unit,
            basis: Basis::Measured {
                row: row.id.clone(),
                field,
                factor,
            },
        })
    }
}

/// Every claim about these blocks that a library's figures can be held against.
pub fn claims(rows: Rows, blocks: &[&'static str]) -> Vec<Claim> {
    let mut claims: Vec<Claim> = Vec::new();
    if blocks.contains(&"ofan") {
        claims.extend(match rows.cells {
            Cells::Generic | Cells::Xilinx => vec![ofan_gates(rows), ofan_bits()],
            Cells::Given => vec![ofan_gates(rows), ofan_clock(rows), ofan_power(rows)],
        });
    }
    if blocks.contains(&"occamy-selector") {
        match rows.cells {
            Cells::Given => claims.extend(selector_limits(rows)),
            Cells::Generic | Cells::Xilinx => claims.push(selector_tables(rows)),
        }
        if blocks.contains(&"max-finder") {
            claims.push(growth(rows));
        }
    }
    // What explains a figure explains nothing where there is none.
    for claim in &mut claims {
        if claim.ours.is_empty() {
            "Too few of its designs could be measured: see the end.".clone_into(&mut claim.reason);
        }
    }
    claims
}

/// Architectures that take a batch of all lanes every cycle, as the paper's does.
const DENSE: [&str; 2] = ["sorting", "all-pairs"];

/// A figure at the paper's size, of which the pointer file's part is extrapolated from smaller files; `off` is the field that
/// says how far.
fn at_size(
    rows: Rows,
    architecture: &str,
    field: &str,
    off: &str,
    unit: &'static str,
) -> Option<Ours> {
    let row = rows
        .rows
        .get(&designs::paper(architecture, rows.cells).id())?;
    let figures = row.outcome.all_figures()?;
    let json = serde_json::to_value(figures).ok()?;
    let number = |field: &str| json.pointer(field)?.as_f64();
    let sizes = figures.flop_files.iter().flat_map(|file| &file.measured);
    let sizes: Vec<_> = sizes.map(|point| point.depth.to_string()).collect();
    Some(Ours {
        what: format!(
            "{} {} ({}; {}), pointer file from {} keys",
            row.block,
            row.design,
            row.size,
            row.effort,
            sizes.join(", ")
        ),
        value: number(field)?,
        unit,
        basis: Basis::Extrapolated {
            error: number(off)?,
        },
    })
}

fn ofan_gates(rows: Rows) -> Claim {
    let at_size = DENSE.map(|a| {
        let off = "/area/extrapolated/ge/error";
        at_size(rows, a, "/area/ge", off, "GE")
    });
    let small =
        DENSE.map(|a| rows.ours(&designs::aggregation(a, rows.cells), "area/ge", 1.0, "GE"));
    let least = at_size.iter().flatten().map(|ours| ours.value);
    let holds = least
        .reduce(f64::min)
        .map(|least| least <= 1.1 * OFAN_GATES);
    Claim {
        paper: "Ofan, appendix I",
        claim: "about 127K gates for 32 lanes and about 4K pointers, a batch every cycle",
        ours: at_size.into_iter().chain(small).flatten().collect(),
        verdict: Verdict::of(holds),
        reason: format!(
            "The paper counts the pointer file as its flip-flops alone (4 gates a bit). A batch every cycle needs 32 ports that \
             read any pointer and 32 that move any on, at every bit of every pointer: these multiplexers are most of the file, and \
             grow with keys times lanes. Its networks are counted without the registers between their stages.{}",
            Vec::from_iter(DENSE.iter().filter_map(|a| keys_within(rows, a))).concat()
        ),
    }
}

/// Up to how many keys an architecture keeps to the paper's number of gates.
fn keys_within(rows: Rows, architecture: &str) -> Option<String> {
    let lines = rows.extrapolation(architecture)?;
    let [least, ..] = FITTED_KEYS;
    let keys = (least..=OFAN_KEYS).take_while(|keys| lines.ge_at(*keys) <= OFAN_GATES);
    Some(match keys.last() {
        Some(keys) => format!(" `{architecture}` keeps to that number up to about {keys} keys."),
        None => format!(" `{architecture}` takes more even with {least} keys."),
    })
}

fn ofan_bits() -> Claim {
    let bits = f64::from(OFAN_KEYS) * 5.0;
    Claim {
        paper: "Ofan, appendix I",
        claim: "about 20K register bits for 4K pointers of 5 bits",
        ours: vec![Ours {
            what: format!("ofan (keys {OFAN_KEYS}, uplinks 32), pointers alone"),
            value: bits,
            unit: "bits",
            basis: Basis::Counted,
        }],
        verdict: Verdict::Holds,
        reason: "These are the pointers. The registers of the pipeline come on top: see the flip-flops in the tables above.".into(),
    }
}

fn ofan_clock(rows: Rows) -> Claim {
    let fmax = DENSE.map(|a| {
        rows.ours(
            &designs::aggregation(a, rows.cells),
            "timing/fmax_mhz",
            1e-3,
            "GHz",
        )
    });
    let fmax: Vec<_> = fmax.into_iter().flatten().collect();
    let best = fmax.iter().map(|ours| ours.value).reduce(f64::max);
    // The pointers are the only loop of these architectures.
    let alone = DENSE.map(|a| {
        let job = designs::aggregation(a, rows.cells);
        let ours = rows.ours(&job, "timing/loops/0/fmax_mhz", 1e-3, "GHz")?;
        let what = format!("the loop of the pointers alone, {}", ours.what);
        Some(Ours { what, ..ours })
    });
    Claim {
        paper: "Ofan, appendix I",
        claim: "a clock of 1 GHz, so that 32 packets a nanosecond are served",
        verdict: Verdict::of(best.filter(|best| *best >= 1.0).map(|_| true)),
        ours: fmax.into_iter().chain(alone.into_iter().flatten()).collect(),
        reason: "At 128 keys, without wires. Each module is mapped by itself, so that nets between them have no buffers: the clock \
                 is at least as fast. With more keys the decoder and the multiplexers of the file get deeper; the loop that reads, \
                 adds and writes a pointer in one cycle cannot be pipelined, and bounds the clock of any pipeline around it."
            .into(),
    }
}

fn ofan_power(rows: Rows) -> Claim {
    let at_size = DENSE.map(|a| {
        let off = "/power/extrapolated/dynamic/error";
        at_size(rows, a, "/power/dynamic", off, "mW")
    });
    let small = DENSE.map(|a| {
        rows.ours(
            &designs::aggregation(a, rows.cells),
            "power/dynamic",
            1.0,
            "mW",
        )
    });
    let least = at_size.iter().flatten().map(|ours| ours.value);
    let holds = least.reduce(f64::min).map(|least| least <= 1.1 * 6.0);
    Claim {
        paper: "Ofan, appendix I",
        claim: "about 6 mW of dynamic power at 1 GHz and 10% activity",
        ours: at_size.into_iter().chain(small).flatten().collect(),
        verdict: Verdict::of(holds),
        reason: "There are more gates than the paper counts, and the clock alone reaches every flip-flop in every cycle whatever \
                 the activity of the data. Every net changes 0.1 times a cycle here; no clock gating, no wires, in the library of \
                 this table."
            .into(),
    }
}

fn selector_limits(rows: Rows) -> Vec<Claim> {
    let of = |claim, limit: f64, field, factor, unit, reason: &str| {
        let ours = designs::selectors(rows.cells);
        let ours = ours
            .iter()
            .filter_map(|job| rows.ours(job, field, factor, unit));
        let ours: Vec<_> = ours.collect();
        let worst = ours.iter().map(|ours| ours.value).reduce(f64::max);
        Claim {
            paper: "Occamy, table 1",
            claim,
            verdict: Verdict::of(worst.map(|worst| worst < limit)),
            ours,
            reason: reason.to_owned(),
        }
    };
    let width = "Lengths of 20 bits; the paper does not state its own. Inputs and outputs are not registered.";
    vec![
        of(
            "head-drop selector of 64 queues: less than 1.5 ns",
            1.5,
            "timing/shortest_period",
            1.0,
            "ns",
            width,
        ),
        of(
            "less than 0.03 mm2 (all of Occamy, most of it the selector)",
            0.03,
            "area/area",
            1e-6,
            "mm2",
            "The selector alone, cells without the space between them.",
        ),
        of(
            "less than 1 mW (all of Occamy)",
            1.0,
            "power/dynamic",
            1.0,
            "mW",
            "The selector alone, at 1 GHz and 0.1 changes of every net a cycle. Power is proportional to both; the paper states \
             neither for this figure, and it holds at half of either by effort balanced.",
        ),
    ]
}

fn selector_tables(rows: Rows) -> Claim {
    let luts = designs::selectors_in_fpga().into_iter().filter_map(|job| {
        let row = rows.rows.get(&job.id())?;
        let Outcome::Estimated(estimate) = &row.outcome else {
            return None;
        };
        Some(Ours {
            what: format!("{} {} ({})", row.block, row.design, row.size),
            value: estimate.luts as f64,
            unit: "LUTs",
            basis: Basis::Estimated {
                row: row.id.clone(),
            },
        })
    });
    let ours: Vec<_> = luts.collect();
    let least = ours.iter().map(|ours| ours.value).reduce(f64::min);
    Claim {
        paper: "Occamy, table 1",
        claim: "the selector of 64 queues takes about 1,200 LUTs",
        verdict: Verdict::of(least.map(|least| least <= 1.25 * 1200.0)),
        ours,
        reason: "Yosys for Xilinx 7 before placement, where the paper has Vivado: an estimate, of a netlist that passed its check. The paper does not state the width of its lengths; here they have 20 bits."
            .into(),
    }
}

/// The line of a curve's delay over the logarithm of its size, in FO4.
pub fn growth_line(rows: Rows, series: &designs::Series) -> Option<Line> {
    let points = series.points.iter();
    let points: Option<Vec<_>> = points
        .map(|(size, job)| {
            let timing = rows.figures(job)?.timing.as_ref()?;
            Some((f64::from(*size).log2(), timing.shortest_period_fo4))
        })
        .collect();
    Line::through(&points?)
}

fn growth(rows: Rows) -> Claim {
    let sweep = designs::sweeps(&["occamy-selector", "max-finder"], rows.cells);
    let series = sweep.first().map_or(&[][..], |sweep| &sweep.series);
    let lines: Vec<_> = series
        .iter()
        .filter_map(|series| Some((series.name, growth_line(rows, series)?)))
        .collect();
    let step = |name: &str| Some(lines.iter().find(|(n, _)| *n == name)?.1.step);
    let (selector, finder) = (step("selector"), step("maximum finder"));
    let ours = lines.iter().map(|(name, line)| Ours {
        what: format!("{name} (queues 8 to 512, 20 bits; delay), more for twice the queues"),
        value: line.step,
        unit: "FO4",
        basis: Basis::Fitted { error: line.error },
    });
    Claim {
        paper: "Occamy, section 2.3",
        claim: "a maximum finder's delay grows as log k · log N; the selector's does not",
        ours: ours.collect(),
        verdict: Verdict::of(selector.zip(finder).map(|(s, f)| f > 2.0 * s)),
        reason: "The selector grows too, as its arbiter is log Q deep, but by a few gates for twice the queues, added to one \
                 comparison; the maximum finder adds a comparison each time."
            .into(),
    }
}
