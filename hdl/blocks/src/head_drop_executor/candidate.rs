//! The queue to drop from next.

use sluice_hdl::{Module, Reg, Sig};

/// A queue that was selected, and waits until it can be dropped from.
pub(crate) struct Candidate<'m> {
    valid: Reg<'m>,
    queue: Reg<'m>,
}

/// What becomes of the candidate in a cycle.
#[derive(Clone, Copy)]
pub(crate) struct Outcome<'m> {
    /// Its oldest packet is to be dropped now: the PD memory is needed.
    pub requests: Sig<'m>,
    /// It still deserves it.
    deserved: Sig<'m>,
}

impl<'m> Candidate<'m> {
    /// No queue after reset.
    pub fn new(m: &'m Module, queue_width: u32) -> Candidate<'m> {
        m.comment("There is a queue to drop from next.");
        let valid = m.register("candidate_valid", 1).reset_to_zero();
        let queue = m.register("candidate", queue_width).reset_to_zero();
        Candidate { valid, queue }
    }

    /// There is one.
    pub fn valid(&self) -> Sig<'m> {
        self.valid.q()
    }

    /// Its number.
    pub fn queue(&self) -> Sig<'m> {
        self.queue.q()
    }

    /// The decision with the values of this cycle: whether the queue is `over` its limit and can be dropped from now, and
    /// whether the executor `may` begin a packet.
    pub fn judge(&self, over: Sig<'m>, may: Sig<'m>) -> Outcome<'m> {
        let deserved = (self.valid() & over).named("drop_deserved");
        Outcome {
            requests: deserved & may,
            deserved,
        }
    }

    /// Whether the candidate makes room for the next: there was none, it does not deserve it any more, or `drops`.
    pub fn goes(&self, outcome: &Outcome<'m>, drops: Sig<'m>) -> Sig<'m> {
        (!self.valid() | !outcome.deserved | drops).named("candidate_goes")
    }

    /// The next one, if the present one `goes`.
    pub fn replace(&self, goes: Sig<'m>, valid: Sig<'m>, queue: Sig<'m>) {
        self.valid.set_when(goes, valid);
        self.queue.set_when(goes, queue);
    }
}
