//! The collector: groups of lanes with an arbiter each, and the meeting of their candidates at the banks.

use crate::prim;
use crate::rr_arbiter::{self, Architecture};
use sluice_hdl::{Module, Reg, Sig, index_width};

/// A group of lanes.
pub(super) struct Group<'m> {
    number: u32,
    /// The lane that was chosen and not fetched yet, one-hot.
    pick: Reg<'m>,
    candidate_valid: Reg<'m>,
    candidate_key: Reg<'m>,
    /// None where there is one bank only.
    candidate_bank: Option<Reg<'m>>,
    candidate_member: Reg<'m>,
}

/// Widths of a key and of the number of its bank.
#[derive(Clone, Copy)]
pub(super) struct KeyShape {
    pub key_width: u32,
    pub bank_bits: u32,
}

/// What becomes of a group's candidate in a cycle.
pub(super) struct Take<'m> {
    /// It is taken.
    pub taken: Sig<'m>,
    /// It leads in its bank.
    pub leads: Sig<'m>,
    /// Candidates of the same key in groups below.
    pub rank: Sig<'m>,
    /// Candidates of the same key in other groups.
    pub others: Sig<'m>,
    /// The group moves.
    pub moves: Sig<'m>,
}

impl<'m> Group<'m> {
    /// The registers of group `number` with `lanes` lanes.
    pub fn declare(m: &'m Module, number: u32, lanes: u32, shape: KeyShape) -> Group<'m> {
        let register = |what: &str, width| m.register(&format!("{what}_{number}"), width);
        m.comment("The lane that was chosen and not fetched yet, one-hot.");
        let pick = register("pick", lanes).reset_to_zero();
        m.comment("The packet that was fetched: it waits for its bank.");
        Group {
            number,
            pick,
            candidate_valid: register("candidate_valid", 1).reset_to_zero(),
            candidate_key: register("candidate_key", shape.key_width),
            candidate_bank: (shape.bank_bits > 0)
                .then(|| register("candidate_bank", shape.bank_bits)),
            candidate_member: register("candidate_member", index_width(lanes)),
        }
    }

    /// Whether a member is the pick.
    pub fn pick(&self, member: u32) -> Sig<'m> {
        self.pick.q().bit(member)
    }

    /// The candidate's key.
    pub fn key(&self) -> Sig<'m> {
        self.candidate_key.q()
    }

    /// The number of the candidate's bank; 0 of width 1 where there is one only.
    pub fn bank(&self, m: &'m Module) -> Sig<'m> {
        self.candidate_bank.map_or(m.lit(1, 0), Reg::q)
    }

    /// The candidate's place among the members of its group.
    pub fn member(&self) -> Sig<'m> {
        self.candidate_member.q()
    }

    /// The next state: fetches the pick and chooses anew when the group moves.
    pub fn advance(&self, m: &'m Module, moves: Sig<'m>, waiting: &[Sig<'m>], keys: &[Sig<'m>]) {
        let g = self.number;
        let pick = self.pick.q();
        let request = (m.pack(waiting) & !pick).named(&format!("request_{g}"));
        let arbiter = rr_arbiter::Config {
            requesters: pick.width(),
            hold: false,
            architecture: Architecture::Prefix,
        };
        let arbiter = rr_arbiter::build(&arbiter).expect("1 to 64 requesters");
        let arbiter = m.instance(
            &format!("arbiter_{g}"),
            &arbiter,
            &[("request", &[request]), ("ready", &[moves])],
        );
        self.pick.set_when(moves, arbiter.output("grant"));
        let picked = keys.iter().zip(pick.to_bits());
        let key = picked.map(|(key, pick)| key.gated(pick));
        let key = key.reduce(|a, b| a | b).expect("a group has a lane");
        self.candidate_valid.set_when(moves, pick.any());
        self.candidate_key.set_when(moves, key);
        if let Some(bank) = self.candidate_bank {
            bank.set_when(moves, digits(key, bank.q().width()));
        }
        self.candidate_member
            .set_when(moves, prim::index_of_one_hot(m, pick));
        m.assert(&format!("pick_{g}_waits"), !(pick & !m.pack(waiting)).any());
    }
}

/// Lets the candidates of all groups meet.
pub(super) fn take<'m>(m: &'m Module, groups: &[Group<'m>]) -> Vec<Take<'m>> {
    let n = groups.len();
    let valid = |g: usize| groups[g].candidate_valid.q();
    let key = |g: usize| groups[g].key();
    let same_bank = |g: usize, h: usize| groups[g].bank(m).eq(groups[h].bank(m));
    let turn = turn(m, n as u32);
    let others = |g: usize| (0..n).filter(move |h| *h != g);
    let leads: Vec<_> = (0..n)
        .map(|g| {
            let loses = others(g).map(|h| valid(h) & before(m, turn, h, g) & same_bank(g, h));
            let loses = loses.reduce(|a, b| a | b).unwrap_or(m.lit(1, 0));
            (valid(g) & !loses).named(&format!("leads_{g}"))
        })
        .collect();
    let width = index_width(n as u32);
    (0..n)
        .map(|g| {
            let equal = |h: usize| (valid(h) & key(g).eq(key(h))).zext(width);
            let count = |hs: &mut dyn Iterator<Item = usize>| {
                hs.map(equal)
                    .reduce(|a, b| a + b)
                    .unwrap_or(m.lit(width, 0))
            };
            let joins = others(g).map(|h| leads[h] & key(g).eq(key(h)));
            let taken = valid(g) & joins.fold(leads[g], |any, joins| any | joins);
            Take {
                taken: taken.named(&format!("taken_{g}")),
                leads: leads[g],
                rank: count(&mut (0..g)),
                others: count(&mut others(g)),
                moves: (!valid(g) | taken).named(&format!("moves_{g}")),
            }
        })
        .collect()
}

/// The group that comes first, one-hot; the next one in the next cycle.
fn turn(m: &Module, groups: u32) -> Option<Sig<'_>> {
    (groups > 1).then(|| {
        m.comment("The group whose candidate comes first, one-hot.");
        let turn = m.register("turn", groups).reset_to(m.lit(groups, 1));
        turn.set(prim::rotate_left_by(m, turn.q(), 1)).q()
    })
}

/// Whether group `h` comes before group `g`: the turn is not in the groups after the lower one of both up to the
/// higher one, or it is, as h is the lower or the higher.
fn before<'m>(m: &'m Module, turn: Option<Sig<'m>>, h: usize, g: usize) -> Sig<'m> {
    let Some(turn) = turn else {
        return m.lit(1, 0);
    };
    let (low, high) = (h.min(g) as u32, h.max(g) as u32);
    let higher_first = turn.bits(low + 1, high - low).any();
    if h < g { !higher_first } else { higher_first }
}

/// The exclusive or of a key's digits of `width` bits.
fn digits<'m>(key: Sig<'m>, width: u32) -> Sig<'m> {
    let digit = |low: u32| key.bits(low, width.min(key.width() - low)).zext(width);
    let digits = (0..key.width()).step_by(width as usize).map(digit);
    digits.reduce(|a, b| a ^ b).expect("a key has bits")
}
