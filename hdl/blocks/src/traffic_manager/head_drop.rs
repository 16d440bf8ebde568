//! Head drop: who is dropped from, and when.

use super::arrival::{Expected, Verdict};
use super::{BufferManagement, Config};
use crate::head_drop_executor::Candidate;
use crate::max_finder::{Node, climb};
use crate::occamy::{over_allocated, resized, threshold_of};
use crate::{ConfigError, fixed_priority_arbiter, occamy_selector};
use sluice_hdl::{Module, Reg, Sig};

/// The queue to drop from next.
pub(super) struct HeadDrop<'m> {
    m: &'m Module,
    candidate: Candidate<'m>,
    /// Pushout: cells of expelled packets that do not count as free yet.
    uncounted: Option<Reg<'m>>,
}

/// What the decision looks at.
pub(super) struct Candidates<'m> {
    pub lengths: Vec<Sig<'m>>,
    pub thresholds: Vec<Sig<'m>>,
    pub occupied: Sig<'m>,
}

/// A packet is dropped from the head of `queue`.
#[derive(Clone, Copy)]
pub(super) struct Drop<'m> {
    pub valid: Sig<'m>,
    pub queue: Sig<'m>,
}

impl<'m> HeadDrop<'m> {
    pub fn new(m: &'m Module, config: &Config) -> HeadDrop<'m> {
        let pushout = config.buffer_management == BufferManagement::Pushout;
        let candidate = Candidate::new(m, config.queue_width());
        let uncounted = pushout.then(|| {
            m.comment("Cells of expelled packets that do not count as free yet.");
            m.register("uncounted", config.length_width())
                .reset_to_zero()
        });
        HeadDrop {
            m,
            candidate,
            uncounted,
        }
    }

    /// What Pushout can still do for a header that does not fit in `free`.
    pub fn expected(&self, free: Sig<'m>) -> Option<Expected<'m>> {
        let uncounted = self.uncounted?.q();
        let width = free.width() + 1;
        Some(Expected {
            free: free.zext(width) + uncounted.zext(width),
            candidate_valid: self.candidate.valid(),
            candidate: self.candidate.queue(),
        })
    }

    /// Decides on a drop and on the next candidate. A packet can begin if `may`, and if the normal dequeue leaves the PD
    /// memory alone, which it uses for `dequeue`.
    pub fn decide(
        &self,
        config: &Config,
        from: &Candidates<'m>,
        verdict: &Verdict<'m>,
        (may, dequeue): (Sig<'m>, Sig<'m>),
    ) -> Result<Drop<'m>, ConfigError> {
        let m = self.m;
        let queue = self.candidate.queue();
        let droppable: Vec<_> = (0..)
            .zip(&from.lengths)
            .map(|(q, length)| length.gated(from.occupied.bit(q)))
            .collect();
        let length = m.select(&droppable, queue);
        let pushout = config.buffer_management == BufferManagement::Pushout;
        let over = if pushout {
            verdict.lacking & length.any()
        } else {
            over_allocated(length, threshold_of(m, &from.thresholds, queue))
        };
        let outcome = self.candidate.judge(over, may);
        let drops = yielding(m, "pd_arbiter", dequeue, outcome.requests)?.named("drops");
        // Pushout's candidate is in every cycle the longest queue of the cycle before.
        let goes = if pushout {
            m.lit(1, 1)
        } else {
            self.candidate.goes(&outcome, drops)
        };
        let (valid, victim) = self.victim(config, from, &droppable, goes)?;
        self.candidate.replace(goes, valid, victim);
        Ok(Drop {
            valid: drops,
            queue,
        })
    }

    /// The queue that would be dropped from next, accepted if `ready`.
    fn victim(
        &self,
        config: &Config,
        from: &Candidates<'m>,
        droppable: &[Sig<'m>],
        ready: Sig<'m>,
    ) -> Result<(Sig<'m>, Sig<'m>), ConfigError> {
        let m = self.m;
        if config.buffer_management == BufferManagement::Occamy {
            let selector = occamy_selector::build(&config.selector())?;
            let selector = m.instance(
                "selector",
                &selector,
                &[
                    ("len", droppable),
                    ("threshold", &from.thresholds),
                    ("ready", &[ready]),
                ],
            );
            return Ok((selector.output("valid"), selector.output("queue_index")));
        }
        let leaf = |length: &Sig<'m>| Node {
            valid: None,
            value: *length,
            index: None,
        };
        let longest = climb(m, droppable.iter().map(leaf).collect(), |_, _, node| node);
        let queue = longest.index.unwrap_or(m.lit(1, 0));
        let valid = match from.thresholds[..] {
            [] => longest.value.any(),
            _ => over_allocated(longest.value, threshold_of(m, &from.thresholds, queue)),
        };
        Ok((valid, queue))
    }

    /// Pushout: `expelled` cells left their queue, `counted` cells count as free from the next cycle on.
    pub fn count(&self, expelled: Sig<'m>, counted: Sig<'m>) {
        if let Some(uncounted) = self.uncounted {
            let width = uncounted.q().width();
            uncounted.set(uncounted.q() + expelled.zext(width) - resized(counted, width));
        }
    }
}

/// Whether a head drop gets a memory that the normal dequeue goes before it on, in an arbiter called `name`.
pub(super) fn yielding<'m>(
    m: &'m Module,
    name: &str,
    dequeue: Sig<'m>,
    drop: Sig<'m>,
) -> Result<Sig<'m>, ConfigError> {
    let arbiter = fixed_priority_arbiter::build(&fixed_priority_arbiter::Config::default())?;
    let requests = m.pack(&[dequeue, drop]);
    let ready = m.lit(1, 1);
    let arbiter = m.instance(
        name,
        &arbiter,
        &[("request", &[requests]), ("ready", &[ready])],
    );
    Ok(arbiter.output("grant").bit(1))
}
