//! Weights and breakpoints, written by the control plane.

use super::config::{Config, FACTORS, WEIGHT_WIDTH};
use sluice_hdl::{Module, Reg, Sig};

/// The settings as the pipeline sees them.
pub struct Settings<'m> {
    /// Those of the paths that are taken in this cycle.
    pub weights: Vec<Sig<'m>>,
    /// Those of the paths whose score is compared in this cycle, which were taken two cycles before.
    pub breakpoints: Vec<Sig<'m>>,
}

/// The control plane's ports in one cycle.
#[derive(Clone, Copy)]
struct Write<'m> {
    enable: Sig<'m>,
    index: Sig<'m>,
    value: Sig<'m>,
    /// With `shadow`: what was written before governs from the next cycle on.
    apply: Option<Sig<'m>>,
}

impl<'m> Settings<'m> {
    /// Their registers and ports.
    pub fn new(m: &'m Module, config: &Config) -> Settings<'m> {
        let now = Write {
            apply: config.shadow.then(|| m.input("cfg_apply", 1)),
            enable: m.input("cfg_we", 1),
            index: m.input("cfg_index", config.index_width()),
            value: m.input("cfg_value", config.score_width()),
        };
        // Breakpoints are written as many cycles later as they are looked at after the weights.
        let later = (1..=2).fold(now, |write, stage| write.delayed(m, stage));
        let weights = 0..FACTORS;
        let breakpoints = FACTORS..FACTORS + config.levels - 1;
        let weight = |index| {
            let name = format!("weight_{index}");
            now.setting(m, &name, index, WEIGHT_WIDTH, 0)
        };
        let greatest = u64::MAX >> (64 - config.score_width());
        let breakpoint = |index| {
            let name = format!("breakpoint_{}", index - FACTORS);
            later.setting(m, &name, index, config.score_width(), greatest)
        };
        Settings {
            weights: weights.map(weight).collect(),
            breakpoints: breakpoints.map(breakpoint).collect(),
        }
    }
}

impl<'m> Write<'m> {
    fn delayed(self, m: &'m Module, stage: u32) -> Write<'m> {
        let pipe = |what: &str, value| m.pipe(stage, &format!("s{stage}_cfg_{what}"), value);
        Write {
            enable: pipe("we", self.enable).reset_to_zero().q(),
            index: pipe("index", self.index).q(),
            value: pipe("value", self.value).q(),
            apply: self.apply.map(|a| pipe("apply", a).reset_to_zero().q()),
        }
    }

    /// The setting of this index as it governs.
    fn setting(self, m: &'m Module, name: &str, index: u32, width: u32, start: u64) -> Sig<'m> {
        let register =
            |name: &str| -> Reg<'m> { m.register(name, width).reset_to(m.lit(width, start)) };
        let here = self.index.eq(m.lit(self.index.width(), u64::from(index)));
        let written = register(name).set_when(self.enable & here, self.value.trunc(width));
        match self.apply {
            None => written.q(),
            Some(apply) => register(&format!("{name}_applied"))
                .set_when(apply, written.q())
                .q(),
        }
    }
}
