//! Head drop: who is dropped from, and when.

use super::arrival::{Expected, Verdict};
use super::{BufferManagement, Config};
use crate::max_finder::{Node, climb};
use crate::occamy::{over_allocated, resized, threshold_of};
use crate::{ConfigError, occamy_selector};
use sluice_hdl::{Module, Reg, Sig, index_width};

/// The queue to drop from next.
pub(super) struct HeadDrop<'m> {
    m: &'m Module,
    valid: Reg<'m>,
    queue: Reg<'m>,
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
        m.comment("There is a queue to drop from next.");
        let valid = m.register("candidate_valid", 1).reset_to_zero();
        let queue = m.register("candidate", config.queue_width());
        let uncounted = pushout.then(|| {
            m.comment("Cells of expelled packets that do not count as free yet.");
            m.register("uncounted", config.length_width())
                .reset_to_zero()
        });
        HeadDrop {
            m,
            valid,
            queue: queue.reset_to_zero(),
            uncounted,
        }
    }

    /// What Pushout can still do for a header that does not fit in `free`.
    pub fn expected(&self, free: Sig<'m>) -> Option<Expected<'m>> {
        let uncounted = self.uncounted?.q();
        let width = free.width() + 1;
        Some(Expected {
            free: free.zext(width) + uncounted.zext(width),
            candidate_valid: self.valid.q(),
            candidate: self.queue.q(),
        })
    }

    /// Decides on a drop, if `may`, and on the next candidate.
    pub fn decide(
        &self,
        config: &Config,
        from: &Candidates<'m>,
        verdict: &Verdict<'m>,
        may: Sig<'m>,
    ) -> Result<Drop<'m>, ConfigError> {
        let m = self.m;
        let queue = self.queue.q();
        let droppable: Vec<_> = (0..)
            .zip(&from.lengths)
            .map(|(q, length)| length.gated(from.occupied.bit(q)))
            .collect();
        let length = m.select(&droppable, queue);
        let pushout = config.buffer_management == BufferManagement::Pushout;
        let deserved = if pushout {
            verdict.lacking & length.any()
        } else {
            over_allocated(length, threshold_of(m, &from.thresholds, queue))
        };
        let deserved = (self.valid.q() & deserved).named("drop_deserved");
        let goes = (!self.valid.q() | !deserved | may).named("candidate_goes");
        let goes = if pushout { m.lit(1, 1) } else { goes };
        let (valid, victim) = self.victim(config, from, &droppable, goes)?;
        self.valid.set_when(goes, valid);
        self.queue.set_when(goes, victim);
        Ok(Drop {
            valid: (deserved & may).named("drops"),
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

/// Cells of the expelled packet that are freed in a cycle: `left` of which there are, `pointers_taken` if the next
/// group cannot be looked for. Gives their number, and whether the next group is read.
pub(super) fn expel<'m>(
    m: &'m Module,
    config: &Config,
    left: Sig<'m>,
    pointers_taken: Sig<'m>,
) -> (Sig<'m>, Sig<'m>) {
    let width = index_width(config.sub_lists + 1);
    let common = width.max(left.width());
    let group = m.lit(common, u64::from(config.sub_lists));
    let more = left.zext(common).gt(group).named("expelled_more");
    let reads = more & !pointers_taken;
    let rest = left.zext(common).trunc(width).gated(!more);
    let freed = reads.mux(m.lit(width, u64::from(config.sub_lists)), rest);
    (
        freed.named("dropped_count"),
        reads.named("drop_reads_pointers"),
    )
}
