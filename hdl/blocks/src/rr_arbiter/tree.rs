//! The architecture `tree`: nodes that each pick between a lower and a higher half.

use super::promise_below;
use crate::arbiter::Decision;
use crate::prim;
use sluice_hdl::{Module, Sig, index_width};

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
/// State: ⌈log₂ N⌉ bits, as in `masked`. One index a node is enough: where a node has requests after
/// the last grant its index is of those, and a parent asks for another kind only if it has none.
pub(super) fn tree<'m>(m: &'m Module, request: Sig<'m>, ready: Sig<'m>) -> Decision<'m> {
    let n = request.width();
    let width = index_width(n);
    m.comment("Index of the last accepted grant: the pointer is one above it, modulo N.");
    let last = m
        .register("last", width)
        .reset_to(m.lit(width, u64::from(n - 1)));
    let after_last = prim::above_index(m, n, last.q()).named("after_last");
    let (root, choices) = climb(leaves(request, after_last), m.lit(1, 0));
    let valid = root.any & !m.reset();
    let index = m.pack(&root.index).gated(valid);
    let grant = m.pack(&descend(valid, &choices));
    last.set_when(valid & ready, index);
    promise_below(m, n, last.q());
    Decision {
        grant,
        index,
        valid,
    }
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
