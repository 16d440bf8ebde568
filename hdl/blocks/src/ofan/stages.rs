//! Pipeline registers of the modules that make up the unit.

use super::Config;
use sluice_hdl::{Definition, InstanceHandle, Module, Sig};
use std::sync::Arc;

/// The pipeline registers of one module, which `stall` holds where there is one.
#[derive(Clone, Copy)]
pub(super) struct Pipeline<'m> {
    m: &'m Module,
    stall: Option<Sig<'m>>,
}

impl<'m> Pipeline<'m> {
    /// Adds the input `stall`, if the configuration has one.
    pub fn new(m: &'m Module, config: &Config) -> Pipeline<'m> {
        let stall = config.stall.then(|| m.input("stall", 1));
        Pipeline { m, stall }
    }

    /// 1 in cycles in which the pipeline moves.
    pub fn moves(self) -> Sig<'m> {
        self.stall.map_or(self.m.lit(1, 1), |stall| !stall)
    }

    /// Takes a value into stage `stage`. Data needs no reset: where the valid bit is 0 nobody looks at it.
    /// A constant needs no register.
    pub fn one(self, stage: u32, name: &str, value: Sig<'m>) -> Sig<'m> {
        if value.constant().is_some() {
            return value;
        }
        let register = self.m.pipe(stage, &format!("s{stage}_{name}"), value);
        register.enabled(self.moves()).q()
    }

    /// As [`Pipeline::one`] for a bit that reset clears.
    pub fn valid_one(self, stage: u32, name: &str, value: Sig<'m>) -> Sig<'m> {
        let register = self.m.pipe(stage, &format!("s{stage}_{name}"), value);
        register.reset_to_zero().enabled(self.moves()).q()
    }

    /// [`Pipeline::one`] for each lane.
    pub fn data(self, stage: u32, name: &str, lanes: &[Sig<'m>]) -> Vec<Sig<'m>> {
        let named =
            |(lane, value): (usize, &Sig<'m>)| self.one(stage, &format!("{name}_{lane}"), *value);
        lanes.iter().enumerate().map(named).collect()
    }

    /// [`Pipeline::valid_one`] for each lane.
    pub fn valid(self, stage: u32, name: &str, lanes: &[Sig<'m>]) -> Vec<Sig<'m>> {
        let named = |(lane, value): (usize, &Sig<'m>)| {
            self.valid_one(stage, &format!("{name}_{lane}"), *value)
        };
        lanes.iter().enumerate().map(named).collect()
    }

    /// An instance of a module whose pipeline moves with this one.
    #[track_caller]
    pub fn instance(
        self,
        name: &str,
        definition: &Arc<Definition>,
        inputs: &[(&str, &[Sig<'m>])],
    ) -> InstanceHandle<'m> {
        let mut inputs = inputs.to_vec();
        if let Some(stall) = &self.stall {
            inputs.push(("stall", std::slice::from_ref(stall)));
        }
        self.m.instance(name, definition, &inputs)
    }
}
