//! The architecture `tree`: nodes that each pick between a lower and a higher half.

use crate::arbiter::Decision;
use crate::prim;
use sluice_hdl::{Module, Reg, Sig, index_width};

/// What a node knows of the requesters below it.
#[derive(Clone)]
struct Node<'m> {
    /// Somebody requests.
    any: Sig<'m>,
    /// Somebody after the last grant requests.
    after: Sig<'m>,
    /// The requesters below it, lowest and highest.
    span: (u32, u32),
    /// Position of the winner within the node, least significant bit first: the first request after the
    /// last grant, else the first of all.
    index: Vec<Sig<'m>>,
}

/// A binary tree: flags and index run from the leaves to the root, the grant back to the leaves.
///
/// State: where the last grant was, in two digits. One index a node is enough: where a node has requests after
/// the last grant its index is of those, and a parent asks for another kind only if it has none.
pub(super) fn tree<'m>(m: &'m Module, request: Sig<'m>, ready: Sig<'m>) -> Decision<'m> {
    let n = request.width();
    let place_width = index_width(n) / 2;
    let places = 1 << place_width;
    m.comment("The group of the last accepted grant. Bit g: group g + 1 is above it.");
    let group = Digit::new(m, "groups_above", n.div_ceil(places));
    m.comment("Its place in the group. Bit p: place p + 1 is above it.");
    let place = Digit::new(m, "places_above", places);
    let after_last = after(m, &group, &place).trunc(n).named("after_last");
    let (root, choices) = climb(leaves(request, after_last), m.lit(1, 0));
    let valid = root.any & !m.reset();
    let grant = m.pack(&descend(valid, &choices));
    let (low, high) = root.index.split_at(place_width as usize);
    place.set_when(valid & ready, low);
    group.set_when(valid & ready, high);
    Decision {
        grant,
        index: m.pack(&root.index).gated(valid),
        valid,
    }
}

/// A digit of where the last grant was, stored as the thermometer of what is above it: flip-flops then drive few
/// gates each, and what is after the last grant is one complex gate away.
struct Digit<'m> {
    m: &'m Module,
    /// Values that it can have.
    values: u32,
    /// Bit v: v + 1 is above it; no register where 0 is the only value.
    above: Option<Reg<'m>>,
}

impl<'m> Digit<'m> {
    /// After reset nothing is above it.
    fn new(m: &'m Module, name: &str, values: u32) -> Digit<'m> {
        let register = || m.register(name, values - 1).reset_to_zero();
        let above = (values > 1).then(register);
        if let Some(above) = above {
            let gap = above.q() & !above.q().shr_by(1);
            let top = m.lit(1, 1).zext(values - 1).shl_by(values - 2);
            m.assert(&format!("{name}_is_a_thermometer"), !(gap & !top).any());
        }
        Digit { m, values, above }
    }

    /// Bit v: v is above it.
    fn above(&self) -> Sig<'m> {
        let zero = self.m.lit(1, 0);
        self.above
            .map_or(zero, |above| self.m.pack(&[zero, above.q()]))
    }

    fn set_when(&self, enable: Sig<'m>, digit: &[Sig<'m>]) {
        if let Some(above) = self.above {
            let next = prim::above_index(self.m, self.values, self.m.pack(digit));
            above.set_when(enable, next.bits(1, self.values - 1));
        }
    }
}

/// For each place of each group, whether it is after the last grant.
fn after<'m>(m: &'m Module, group: &Digit<'m>, place: &Digit<'m>) -> Sig<'m> {
    let (groups, places) = (group.above(), place.above());
    let above_or_here = m.pack(&[groups, m.lit(1, 1)]).shr_by(1).trunc(group.values);
    let here = above_or_here & !groups;
    let of_group = |g| groups.bit(g).sext(place.values) | places.gated(here.bit(g));
    m.pack(&(0..group.values).map(of_group).collect::<Vec<_>>())
}

fn leaves<'m>(request: Sig<'m>, after_last: Sig<'m>) -> Vec<Node<'m>> {
    let after = request & after_last;
    (0..request.width())
        .map(|i| Node {
            any: request.bit(i),
            after: after.bit(i),
            span: (i, i),
            index: vec![],
        })
        .collect()
}

/// The root, and for each level from the leaves up, for each of its nodes, whether the lower half wins;
/// nothing where a node has no higher half.
fn climb<'m>(mut level: Vec<Node<'m>>, zero: Sig<'m>) -> (Node<'m>, Vec<Vec<Option<Sig<'m>>>>) {
    let mut choices = vec![];
    while level.len() > 1 {
        let (nodes, chosen) = level.chunks(2).map(|halves| join(halves, zero)).unzip();
        level = nodes;
        choices.push(chosen);
    }
    (level.remove(0), choices)
}

fn join<'m>(halves: &[Node<'m>], zero: Sig<'m>) -> (Node<'m>, Option<Sig<'m>>) {
    let [low, high] = halves else {
        // Without a higher half the index still gets this level's bit, to be as wide as its neighbours'.
        let mut alone = halves[0].clone();
        alone.index.push(zero);
        return (alone, None);
    };
    let span = (low.span.0, high.span.1);
    let name = |what: &str| format!("{what}_{}_{}", span.0, span.1);
    let low_wins = (low.after | (low.any & !high.after)).named(&name("low_wins"));
    let mut index: Vec<_> = low
        .index
        .iter()
        .zip(&high.index)
        .map(|(l, h)| low_wins.mux(*l, *h))
        .collect();
    index.push(!low_wins);
    let node = Node {
        any: (low.any | high.any).named(&name("any")),
        after: (low.after | high.after).named(&name("after")),
        span,
        index,
    };
    (node, Some(low_wins))
}

/// The grant of each leaf, from that of the root.
fn descend<'m>(root: Sig<'m>, choices: &[Vec<Option<Sig<'m>>>]) -> Vec<Sig<'m>> {
    choices.iter().rev().fold(vec![root], |grants, level| {
        let halves = |(grant, low_wins): (&Sig<'m>, &Option<Sig<'m>>)| match *low_wins {
            Some(low_wins) => vec![*grant & low_wins, *grant & !low_wins],
            None => vec![*grant],
        };
        grants.iter().zip(level).flat_map(halves).collect()
    })
}
