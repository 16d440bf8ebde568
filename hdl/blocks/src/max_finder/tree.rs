//! The tree of comparators.

use sluice_hdl::{Module, Sig};

/// What a node knows of the values below it.
#[derive(Clone, Copy)]
pub(crate) struct Node<'m> {
    /// One of them is valid; `None`: all always are.
    pub valid: Option<Sig<'m>>,
    /// The greatest of the valid ones; anything if there is none.
    pub value: Sig<'m>,
    /// Its place below the node, a bit a level; `None` for a leaf.
    pub index: Option<Sig<'m>>,
}

/// The root of the tree over `leaves`, the lower one on ties; `behind` is given the level of each node (1 above the
/// leaves), its place in the level and the node, and tells what the next level sees of it, for registers.
///
/// ⌈log₂ N⌉ levels of a comparator and a multiplexer. A node without a higher half is passed on.
pub(crate) fn climb<'m>(
    m: &'m Module,
    leaves: Vec<Node<'m>>,
    mut behind: impl FnMut(u32, usize, Node<'m>) -> Node<'m>,
) -> Node<'m> {
    let mut level = leaves;
    for number in 1.. {
        if level.len() == 1 {
            break;
        }
        let nodes = level.chunks(2).map(|pair| match pair {
            [low, high] => greater(m, number, low, high),
            _ => pair[0],
        });
        let nodes = nodes.collect::<Vec<_>>().into_iter().enumerate();
        level = nodes
            .map(|(place, node)| behind(number, place, node))
            .collect();
    }
    level[0]
}

/// The greater of two nodes, of which the lower one is full: `level` − 1 bits of index.
fn greater<'m>(m: &'m Module, level: u32, low: &Node<'m>, high: &Node<'m>) -> Node<'m> {
    // An invalid value is less than any valid one.
    let key = |node: &Node<'m>| match node.valid {
        Some(valid) => m.cat(&[valid, node.value]),
        None => node.value,
    };
    let wins = key(high).gt(key(low));
    let index = low.index.map(|of_low| {
        let zero = m.lit(level - 1, 0);
        let of_high = high.index.map_or(zero, |index| index.zext(level - 1));
        wins.mux(of_high, of_low)
    });
    Node {
        valid: low.valid.zip(high.valid).map(|(low, high)| low | high),
        value: wins.mux(high.value, low.value),
        index: Some(index.map_or(wins, |below| m.cat(&[wins, below]))),
    }
}
