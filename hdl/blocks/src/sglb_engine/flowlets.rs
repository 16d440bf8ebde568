//! The flow table: a flowlet keeps its first packet's path.

use super::Config;
use crate::prim::one_hot;
use crate::sglb::crc;
use sluice_hdl::{MemorySpec, Module, Sig};

/// The table's inputs, declared before everything that a packet passes.
pub(super) struct Flowlets<'m> {
    /// Where the packet's flow is in the table, as many cycles after the packet as its choice takes.
    place: Sig<'m>,
    /// The gap timer has run out.
    tick: Sig<'m>,
}

/// What was chosen for a packet.
pub(super) struct Chosen<'m> {
    /// There is a packet with a path.
    pub(super) valid: Sig<'m>,
    /// Its profile.
    pub(super) group: Sig<'m>,
    /// The path that it would take as the first of its flowlet.
    pub(super) path: Sig<'m>,
    /// The paths that it may take.
    pub(super) eligible: Sig<'m>,
}

impl<'m> Flowlets<'m> {
    /// Takes `flow` and `flowlet_gap` in, beside the packet's `group`.
    pub(super) fn new(m: &'m Module, config: &Config, group: Sig<'m>) -> Self {
        let flow = m.input("flow", Config::FLOW_WIDTH);
        let gap = m.input("flowlet_gap", Config::GAP_WIDTH);
        let key = m.pack(&[flow, group.zext(8)]);
        let hash = crc::crc16(m, m.lit(16, crc::START), Some(key));
        let place = match config.flows {
            1 => m.lit(1, 0),
            _ => {
                let stages = config.latency() - 1;
                let hash = hash.trunc(config.flow_index_width());
                (1..=stages).fold(hash, |at, k| m.pipe(k, &format!("place_{k}"), at).q())
            }
        };
        Flowlets {
            place,
            tick: timer(m, gap),
        }
    }

    /// The path that the packet takes: that of its flowlet if the packet may still take it, or else its own, which is
    /// then the flowlet's.
    pub(super) fn path(&self, m: &'m Module, config: &Config, chosen: &Chosen<'m>) -> Sig<'m> {
        let live = m.register("flowlet_live", config.flows).reset_to_zero();
        let recent = m.register("flowlet_recent", config.flows).reset_to_zero();
        m.comment("Profile and path of every flowlet.");
        let width = chosen.group.width() + chosen.path.width();
        let table = m.memory("flowlets", MemorySpec::flops(width, config.flows));
        let entry = table.read("", None, self.place);
        let (path, group) = (
            entry.trunc(chosen.path.width()),
            entry.bits(chosen.path.width(), chosen.group.width()),
        );
        let may = chosen.eligible.shift_right(path).bit(0);
        let live_here = live.q().shift_right(self.place).bit(0);
        let kept = (live_here & group.eq(chosen.group) & may).named("flowlet_goes_on");
        let taken = kept.mux(path, chosen.path);
        table.write(chosen.valid, self.place, m.pack(&[taken, chosen.group]));
        let here = one_hot(m, config.flows, self.place).gated(chosen.valid);
        m.comment("A flowlet ends when the timer runs out and none of its packets came since it did last.");
        live.set((live.q() & (recent.q() | !self.tick.sext(config.flows))) | here);
        recent.set(recent.q().gated(!self.tick) | here);
        taken
    }
}

/// 1 in the last of every `gap` cycles, in every cycle if that is 0.
fn timer<'m>(m: &'m Module, gap: Sig<'m>) -> Sig<'m> {
    let width = gap.width();
    let count = m.register("gap_count", width).reset_to_zero();
    let next = count.q().zext(width + 1) + m.lit(width + 1, 1);
    let tick = next.ge(gap.zext(width + 1)).named("gap_over");
    count.set(next.trunc(width).gated(!tick));
    tick
}
