//! What every block costs: area, timing and power of all presets, beside the papers' claims.
//!
//! Every figure is of a mapped netlist that has passed its check against the golden model. Areas across blocks are in
//! gate equivalents of the embedded library; a given library has tables of its own.

pub mod aims;
pub mod claims;
pub mod designs;
pub mod figures;
pub mod fit;
mod markdown;
mod measure;
pub mod ofan;
pub mod plots;

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use aims::Reached;
use claims::{Claim, Rows};
use designs::{ARCHITECTURES, Cells, Job, Sweep};
use figures::{Figures, Outcome, Row};
use ofan::Extrapolation;
use plots::{Pane, PlotError};

pub use measure::{Done, MeasureError, Options, measure};

/// Every job of these blocks, some of them more than once.
pub fn jobs(blocks: &[&'static str], with_liberty: bool) -> Vec<Job> {
    let mut jobs = designs::presets(blocks);
    let cells = [Some(Cells::Generic), with_liberty.then_some(Cells::Given)];
    for cells in cells.into_iter().flatten() {
        let sweeps = designs::sweeps(blocks, cells).into_iter();
        let points = sweeps.flat_map(|sweep| sweep.series).flat_map(|s| s.points);
        jobs.extend(points.map(|(_, job)| job));
        jobs.extend(aims::aims(blocks, cells).into_iter().map(|aim| aim.job));
        if blocks.contains(&"ofan") {
            for architecture in ARCHITECTURES {
                jobs.push(designs::aggregation(architecture, cells));
                if architecture != "banked" {
                    jobs.push(designs::paper(architecture, cells));
                    let fitted = designs::fitted(architecture, cells);
                    jobs.extend(fitted.into_iter().map(|(_, job)| job));
                }
            }
        }
        if blocks.contains(&"occamy-selector") {
            jobs.extend(match cells {
                Cells::Given => designs::selectors(cells).to_vec(),
                Cells::Generic | Cells::Xilinx => designs::selectors_in_fpga().to_vec(),
            });
        }
    }
    jobs
}

/// All that was measured, and what follows from it.
#[derive(Debug)]
pub struct Ppa {
    blocks: Vec<&'static str>,
    rows: BTreeMap<String, Row>,
    with_liberty: bool,
}

/// What is said of one library.
#[derive(Debug, Serialize)]
pub struct Section {
    /// Curves, each with the rows of its points.
    pub sweeps: Vec<Value>,
    /// Ofan at the paper's size, by architecture.
    pub extrapolations: BTreeMap<&'static str, Extrapolation>,
    /// The papers' claims.
    pub claims: Vec<Claim>,
    /// What the hardware should cost at most.
    pub aims: Vec<Reached>,
}

impl Ppa {
    /// What follows from rows of [`measure()`].
    pub fn new(blocks: Vec<&'static str>, rows: BTreeMap<String, Row>, with_liberty: bool) -> Ppa {
        Ppa {
            blocks,
            rows,
            with_liberty,
        }
    }

    /// Designs whose netlist does something else than the golden model, and where.
    pub fn failed(&self) -> Vec<(&str, &str)> {
        let failed = self.rows.values().filter_map(|row| match &row.outcome {
            Outcome::Failed(why) => Some((row.id.as_str(), why.as_str())),
            _ => None,
        });
        failed.collect()
    }

    /// As JSON: every row, and for each library the claims.
    pub fn json(&self) -> Value {
        let section = |cells| serde_json::to_value(self.section(cells)).unwrap_or_default();
        json!({
            "rows": Vec::from_iter(self.rows.values()),
            "generic": section(Cells::Generic),
            "liberty": if self.with_liberty { section(Cells::Given) } else { Value::Null },
        })
    }

    /// The document; its plots lie beside it in a folder `ppa`.
    pub fn markdown(&self) -> String {
        markdown::document(self)
    }

    /// The plots by their file names.
    pub fn plots(&self) -> Result<BTreeMap<String, String>, PlotError> {
        let mut plots = BTreeMap::new();
        for cells in self.cells() {
            for sweep in designs::sweeps(&self.blocks, cells) {
                plots.insert(plot_name(&sweep, cells), self.plot(&sweep, cells)?);
            }
        }
        Ok(plots)
    }

    fn cells(&self) -> Vec<Cells> {
        match self.with_liberty {
            true => vec![Cells::Generic, Cells::Given],
            false => vec![Cells::Generic],
        }
    }

    fn of(&self, cells: Cells) -> Rows<'_> {
        Rows {
            rows: &self.rows,
            cells,
        }
    }

    fn section(&self, cells: Cells) -> Section {
        let sweeps = designs::sweeps(&self.blocks, cells)
            .into_iter()
            .map(|sweep| {
                let series = sweep.series.iter().map(|series| {
                    let points = series.points.iter();
                    let points = points.map(|(size, job)| json!({ "size": size, "row": job.id() }));
                    json!({ "name": series.name, "points": Vec::from_iter(points) })
                });
                json!({ "name": sweep.name, "axis": sweep.axis, "series": Vec::from_iter(series) })
            });
        let has_ofan = self.blocks.contains(&"ofan");
        let architectures = ARCHITECTURES.into_iter().filter(|_| has_ofan);
        Section {
            sweeps: sweeps.collect(),
            extrapolations: architectures
                .filter_map(|a| Some((a, self.of(cells).extrapolation(a)?)))
                .collect(),
            claims: claims::claims(self.of(cells), &self.blocks),
            aims: aims::reached(self.of(cells), &self.blocks),
        }
    }

    fn plot(&self, sweep: &Sweep, cells: Cells) -> Result<String, PlotError> {
        let curves = |of: &dyn Fn(&Figures) -> Option<f64>| {
            let curve = |series: &designs::Series| {
                let points = series
                    .points
                    .iter()
                    .filter_map(|(size, job)| Some((*size, of(self.of(cells).figures(job)?)?)));
                (series.name, points.collect())
            };
            sweep.series.iter().map(curve).collect::<Vec<_>>()
        };
        let delay = |f: &Figures| f.timing.as_ref().map(|t| t.shortest_period_fo4);
        let panes = [
            Pane {
                label: "area, GE",
                curves: curves(&|f| Some(f.area.ge)),
                logarithmic: true,
            },
            Pane {
                label: "shortest period, FO4",
                curves: curves(&delay),
                logarithmic: false,
            },
        ];
        plots::draw(sweep.title, sweep.axis, &panes)
    }
}

/// The file of a sweep's plot.
fn plot_name(sweep: &Sweep, cells: Cells) -> String {
    match cells {
        Cells::Generic | Cells::Xilinx => format!("{}.svg", sweep.name),
        Cells::Given => format!("{}-liberty.svg", sweep.name),
    }
}
