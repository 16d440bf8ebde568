//! The scheduler: which queue sends next.

use super::config::QUANTUM_WIDTH;
use super::queues::Queues;
use super::{Config, Scheduler};
use crate::head_drop_executor::Packet;
use crate::occamy::TableWrite;
use crate::{ConfigError, fixed_priority_arbiter, rr_arbiter};
use sluice_hdl::{Bits, Definition, MemoryBuilder, MemoryReset, MemorySpec, Module, Reg, Sig};
use std::sync::Arc;

/// The queue that is granted, if one is.
#[derive(Clone, Copy)]
pub(super) struct Grant<'m> {
    pub valid: Sig<'m>,
    pub queue: Sig<'m>,
}

/// A schedule, and what deficit round robin has to be told at the end of a cycle.
pub(super) struct Schedule<'m> {
    pub grant: Grant<'m>,
    deficits: Option<MemoryBuilder<'m>>,
}

/// Grants one of `requests`, if `may`.
pub(super) fn schedule<'m>(
    m: &'m Module,
    config: &Config,
    queues: &Queues<'m>,
    requests: Sig<'m>,
    may: Sig<'m>,
    quantum_write: Option<TableWrite<'m>>,
) -> Result<Schedule<'m>, ConfigError> {
    let mut deficits = None;
    let grant = match config.scheduler {
        Scheduler::RoundRobin => next_of(m, config, requests, may)?,
        Scheduler::Strict => lowest_of(m, config, requests, may)?,
        Scheduler::DeficitRoundRobin => {
            let deficit = Deficit::new(m, config, quantum_write);
            deficits = Some(deficit.deficits);
            deficit.grant(config, queues, requests, may)?
        }
    };
    Ok(Schedule { grant, deficits })
}

impl<'m> Schedule<'m> {
    /// A queue that is empty has no deficit.
    pub fn emptied(&self, valid: Sig<'m>, queue: Sig<'m>, zero: Sig<'m>) {
        if let Some(deficits) = self.deficits {
            deficits.write(valid, queue, zero);
        }
    }
}

/// Bits of a deficit, which a quantum is added to up to the greatest value: a queue that may not start a packet keeps
/// what it has from visit to visit. Enough for the longest packet and the greatest quantum.
pub(super) const DEFICIT_WIDTH: u32 = QUANTUM_WIDTH + 1;

/// The next of `requests` in turn; 0 and invalid if there is none or not `may`.
fn next_of<'m>(
    m: &'m Module,
    config: &Config,
    requests: Sig<'m>,
    may: Sig<'m>,
) -> Result<Grant<'m>, ConfigError> {
    let arbiter = rr_arbiter::build(&config.arbiter())?;
    Ok(granted(m, &arbiter, requests, may))
}

/// The lowest of `requests`; 0 and invalid if there is none or not `may`.
fn lowest_of<'m>(
    m: &'m Module,
    config: &Config,
    requests: Sig<'m>,
    may: Sig<'m>,
) -> Result<Grant<'m>, ConfigError> {
    let arbiter = fixed_priority_arbiter::build(&config.strict_arbiter())?;
    Ok(granted(m, &arbiter, requests, may))
}

/// What an arbiter of the scheduler grants.
fn granted<'m>(
    m: &'m Module,
    arbiter: &Arc<Definition>,
    requests: Sig<'m>,
    may: Sig<'m>,
) -> Grant<'m> {
    let inputs: [(&str, &[Sig]); 2] = [("request", &[requests]), ("ready", &[may])];
    let arbiter = m.instance("scheduler_arbiter", arbiter, &inputs);
    Grant {
        valid: arbiter.output("valid") & may,
        queue: arbiter.output("index"),
    }
}

/// State of deficit round robin.
struct Deficit<'m> {
    m: &'m Module,
    width: u32,
    /// The queue that is visited.
    visited: Reg<'m>,
    /// Cells that each queue may still send in its visit.
    deficits: MemoryBuilder<'m>,
    /// Cells that a visit adds.
    quanta: MemoryBuilder<'m>,
}

impl<'m> Deficit<'m> {
    fn new(m: &'m Module, config: &Config, write: Option<TableWrite<'m>>) -> Deficit<'m> {
        let width = DEFICIT_WIDTH;
        let table = |name: &str, width, value: u32| {
            let values = vec![Bits::new(width, u64::from(value)); config.queues as usize];
            let spec = MemorySpec {
                reset: MemoryReset::Values(Arc::new(values)),
                ..MemorySpec::flops(width, config.queues)
            };
            m.memory(name, spec)
        };
        m.comment("Cells that each queue may still send in its visit.");
        let deficits = table("deficits", width, 0);
        m.comment("Cells that a visit adds.");
        let quanta = table("quanta", QUANTUM_WIDTH, config.quantum);
        if let Some((enable, queue, quantum)) = write {
            quanta.write(enable & quantum.any(), queue, quantum);
        }
        m.comment("The queue that is visited.");
        let visited = m.register("visited", config.queue_width());
        Deficit {
            m,
            width,
            visited: visited.reset_to_zero(),
            deficits,
            quanta,
        }
    }

    fn grant(
        &self,
        config: &Config,
        queues: &Queues<'m>,
        requests: Sig<'m>,
        may: Sig<'m>,
    ) -> Result<Grant<'m>, ConfigError> {
        let visited = self.visited.q();
        let cells = |queue| {
            let Packet { cells, .. } = queues.oldest(queue);
            cells.zext(self.width)
        };
        let asks = requests.shift_right(visited).bit(0);
        let kept = self.deficits.read("deficit_kept", None, visited);
        let stays = (asks & cells(visited).le(kept)).named("visit_stays");

        let next = next_of(self.m, config, requests, may & !stays)?;
        let quantum = self
            .quanta
            .read("quantum", None, next.queue)
            .zext(self.width + 1);
        let deficit = self.deficits.read("deficit_next", None, next.queue);
        let sum = deficit.zext(self.width + 1) + quantum;
        let greatest = !self.m.lit(self.width, 0);
        let raised = sum.bit(self.width).mux(greatest, sum.trunc(self.width));
        let fits = cells(next.queue).le(raised);
        self.visited.set_when(next.valid, next.queue);

        let queue = stays.mux(visited, next.queue);
        let before = stays.mux(kept, raised);
        let granted = ((stays & may) | (next.valid & fits)) & !self.m.reset();
        let after = before - cells(queue).gated(granted);
        self.deficits
            .write((stays & may) | next.valid, queue, after);
        Ok(Grant {
            valid: granted,
            queue,
        })
    }
}
