//! The position of the p-th 1 of a word, in three pipeline stages.

use crate::prim;
use sluice_hdl::{Module, Sig, index_width};

/// The ones of the left half of every node of a binary tree over a word's bits, root first.
struct Tree<'m> {
    /// Element k has 2ᵏ nodes.
    levels: Vec<Vec<Sig<'m>>>,
}

/// Where the search has got to: the bits of the position found so far, and the ones to pass over below there.
struct Search<'m> {
    prefix: Option<Sig<'m>>,
    skip: Sig<'m>,
}

/// The position of the 1 of `word` (n bits) before which there are `skip` ones; anything if there is none.
/// Stages `first`, `first` + 1 and `first` + 2, whose registers are called after `name`.
///
/// The first stage counts the ones in the left half of every node of a tree; the others go down the tree, half of
/// its levels each: right where the left half holds no more ones than are to be passed over. About n full adders and as many
/// multiplexers of a count, where numbering the ones would take n/2 · log₂ n adders and n comparators.
pub fn position<'m>(
    m: &'m Module,
    name: &str,
    first: u32,
    word: Sig<'m>,
    skip: Sig<'m>,
) -> Sig<'m> {
    let n = word.width();
    if n == 1 {
        return m.lit(1, 0);
    }
    let depth = index_width(n);
    let keep = |stage: u32, what: &str, value: Sig<'m>| match value.constant() {
        Some(_) => value,
        None => m.pipe(stage, &format!("s{stage}_{name}_{what}"), value).q(),
    };
    let mut tree = Tree::new(m, word);
    let mut search = Search { prefix: None, skip };
    for (stage, levels) in [0..0, 0..depth / 2, depth / 2..depth]
        .into_iter()
        .enumerate()
    {
        let stage = first + stage as u32;
        for level in levels.clone() {
            search = search.down(m, &tree.levels[level as usize]);
        }
        for level in levels.end..depth {
            for (node, count) in tree.levels[level as usize].iter_mut().enumerate() {
                *count = keep(stage, &format!("ones_{level}_{node}"), *count);
            }
        }
        if levels.end < depth {
            search.skip = keep(stage, "skip", search.skip);
        }
        search.prefix = search.prefix.map(|p| keep(stage, "position", p));
    }
    search.prefix.unwrap_or_else(|| m.lit(depth, 0))
}

impl<'m> Tree<'m> {
    fn new(m: &'m Module, word: Sig<'m>) -> Tree<'m> {
        let depth = index_width(word.width());
        let level = |k: u32| {
            let half = 1 << (depth - k - 1);
            let node = |node: u32| {
                let start = 2 * half * node;
                let inside = word.width().saturating_sub(start).min(half);
                let width = index_width(half + 1);
                match inside {
                    0 => m.lit(width, 0),
                    _ => prim::count_ones(m, word.bits(start, inside)).zext(width),
                }
            };
            (0..1 << k).map(node).collect()
        };
        Tree {
            levels: (0..depth).map(level).collect(),
        }
    }
}

impl<'m> Search<'m> {
    /// One level down, where `counts` are the ones of the left halves of its nodes.
    fn down(self, m: &'m Module, counts: &[Sig<'m>]) -> Search<'m> {
        let count = self.prefix.map_or(counts[0], |p| m.select(counts, p));
        let width = count.width().max(self.skip.width());
        let (count, skip) = (count.zext(width), self.skip.zext(width));
        let right = skip.ge(count);
        let prefix = self.prefix.map_or(right, |p| m.pack(&[right, p]));
        Search {
            prefix: Some(prefix),
            skip: right.mux(skip - count, skip),
        }
    }
}
