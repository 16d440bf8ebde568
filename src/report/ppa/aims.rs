//! What the hardware should cost at most, and what it costs.
//!
//! Aims are this project's own: figures that published hardware of the same kind, or a prototype, has. Those in ns and µm² were set
//! for Nangate45 in its typical corner, and say little of another library.

use serde::Serialize;

use super::claims::Rows;
use super::designs::{self, Cells, Design, Job, balanced};
use crate::synth::Effort;

/// A design with what it should cost at most.
#[derive(Clone, Debug)]
pub struct Aim {
    /// What the aim is about, with all that holds around it.
    pub what: &'static str,
    /// How it is measured.
    pub job: Job,
    /// What it should cost at most.
    pub limits: Vec<Limit>,
}

/// The most that a figure should be.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Limit {
    /// Path of the field in a row's figures.
    pub field: &'static str,
    /// The most.
    pub most: f64,
    /// Its unit.
    pub unit: &'static str,
}

/// How an aim came out.
#[derive(Clone, Debug, Serialize)]
pub struct Reached {
    /// [`Aim::what`].
    pub what: &'static str,
    /// [`super::figures::Row::id`].
    pub row: String,
    /// What measures it alone.
    pub command: String,
    /// Each limit with our figure; none if it was not measured.
    pub figures: Vec<(Limit, Option<f64>)>,
    /// Whether every figure keeps to its limit; none if one was not measured.
    pub met: Option<bool>,
}

const fn most(field: &'static str, most: f64, unit: &'static str) -> Limit {
    Limit { field, most, unit }
}

const GE: &str = "area/ge";
const NANOSECONDS: &str = "timing/shortest_period";

/// Every aim about these blocks that is measured in these cells.
pub fn aims(blocks: &[&'static str], cells: Cells) -> Vec<Aim> {
    let all = match cells {
        Cells::Generic => vec![arbiter()],
        Cells::Given => [selectors(), ofan()].concat(),
        Cells::Xilinx => vec![],
    };
    let asked = all.into_iter();
    asked
        .filter(|aim| blocks.contains(&aim.job.design.block))
        .collect()
}

/// What became of each aim.
pub fn reached(rows: Rows, blocks: &[&'static str]) -> Vec<Reached> {
    let reached = |aim: Aim| {
        let figures = rows.figures(&aim.job);
        let figures = figures.and_then(|figures| serde_json::to_value(figures).ok());
        let figure = |limit: &Limit| {
            figures
                .as_ref()?
                .pointer(&format!("/{}", limit.field))?
                .as_f64()
        };
        let limits = aim.limits.iter();
        let figures: Vec<_> = limits.map(|limit| (*limit, figure(limit))).collect();
        let met = figures.iter().try_fold(true, |met, (limit, figure)| {
            Some(met && (*figure)? <= limit.most)
        });
        Reached {
            what: aim.what,
            row: aim.job.id(),
            command: aim.job.command(),
            met,
            figures,
        }
    };
    aims(blocks, rows.cells).into_iter().map(reached).collect()
}

fn arbiter() -> Aim {
    let design = Design::new("rr-arbiter", "n16").with("architecture", "tree");
    Aim {
        what: "round-robin arbiter of 16: a published one has 165 cells at depth 20. No hold, requests and grants not registered, \
               the 4 flip-flops of the last grant among the cells",
        job: balanced(design, Cells::Generic),
        limits: vec![
            most("area/cells", 165.0, "cells"),
            most("depth", 12.0, "deep"),
        ],
    }
}

fn selectors() -> Vec<Aim> {
    let selector = |pipeline: &str, effort| {
        let design = Design::new("occamy-selector", "paper-64").with("architecture", "tree");
        let design = design.with("length_width", 32);
        let design = match pipeline {
            "none" => design,
            pipeline => design.with("pipeline", pipeline),
        };
        Job {
            design,
            cells: Cells::Given,
            effort,
            flatten: true,
        }
    };
    let area = most("area/area", 9400.0, "um2");
    vec![
        Aim {
            what: "selector of 64 queues of 32 bits, small. Inputs and outputs not registered, flip-flops of the arbiter counted",
            job: selector("none", Effort::Balanced),
            limits: vec![area, most(NANOSECONDS, 1.10, "ns")],
        },
        Aim {
            what: "selector of 64 queues of 32 bits, fast",
            job: selector("none", Effort::Delay),
            limits: vec![most(NANOSECONDS, 0.65, "ns")],
        },
        Aim {
            what: "selector of 64 queues of 32 bits, fast, the bitmap registered",
            job: selector("bitmap", Effort::Delay),
            limits: vec![most(NANOSECONDS, 0.65, "ns")],
        },
    ]
}

fn ofan() -> Vec<Aim> {
    let banked = |effort| {
        let design = Design::new("ofan", "k64-edge").with("architecture", "banked");
        Job {
            design: design.with("fifo_depth", 1),
            cells: Cells::Given,
            effort,
            flatten: true,
        }
    };
    let whole = most(GE, 95e3, "GE");
    let limits = [most(GE, 10e3, "GE"), most(NANOSECONDS, 0.6, "ns")];
    vec![
        Aim {
            what: "Ofan `all-pairs` whole, 32 lanes and 128 keys. Inputs not registered, outputs registered, flip-flops counted",
            job: designs::aggregation("all-pairs", Cells::Given),
            limits: vec![whole],
        },
        Aim {
            what: "Ofan `all-pairs`, the same, small: no net has a buffer, so that `rst` alone takes longer than all else",
            job: Job {
                effort: Effort::Area,
                ..designs::aggregation("all-pairs", Cells::Given)
            },
            limits: vec![whole],
        },
        Aim {
            what: "Ofan `banked`, 32 lanes, 2 packets a cycle over 4 banks, 4096 keys, one place a lane. Flip-flops counted, SRAM not; \
                   its access time is from a table",
            job: banked(Effort::Balanced),
            limits: limits.to_vec(),
        },
        Aim {
            what: "Ofan `banked`, the same, fast",
            job: banked(Effort::Delay),
            limits: limits.to_vec(),
        },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog;

    #[test]
    fn every_aim_is_of_a_configuration_that_there_is_and_bounds_something() {
        let blocks: Vec<_> = catalog::blocks().iter().map(|block| block.name()).collect();
        let all = [Cells::Generic, Cells::Given].map(|cells| aims(&blocks, cells));
        assert!(all.iter().all(|aims| !aims.is_empty()));
        for aim in all.into_iter().flatten() {
            aim.job.design.instance().expect(aim.what);
            assert!(!aim.limits.is_empty(), "{}", aim.what);
        }
    }
}
