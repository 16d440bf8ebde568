//! Golden model of path enabling.
//!
//! SGLB, section 3.3: a path is enabled where SyncMesh says up and BGP says reachable; "down, still reachable:
//! disabled at once: trusting BGP would black-hole packets"; "up, not yet reachable: disabled: costs only an idle
//! healthy path". "A link-down is reported at once; a link-up only when the link, its BGP session and the switch's
//! boot are all complete."

use super::Golden;

/// Sizes of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Path groups.
    pub groups: usize,
    /// Paths of a group.
    pub paths: usize,
    /// Links that are watched.
    pub links: usize,
    /// Links that a path may name.
    pub links_per_path: usize,
}

/// What is known of one link in a cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LinkState {
    /// The link is up.
    pub up: bool,
    /// The BGP session over it is up.
    pub session: bool,
    /// The switch behind it has booted.
    pub boot: bool,
}

/// An answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// Whether each path is enabled.
    pub enabled: Vec<bool>,
    /// There is no such group.
    pub wrong_group: bool,
}

/// What a path group is made of.
#[derive(Clone, Debug, Default)]
struct Group {
    /// The links of each path, once they were written.
    paths: Option<Vec<Vec<usize>>>,
    /// The paths that BGP reaches.
    reachable: Vec<bool>,
}

/// Groups, links and the lookup that is under way.
#[derive(Clone, Debug)]
pub struct PathEnable {
    shape: Shape,
    groups: Vec<Group>,
    usable: Vec<bool>,
    /// The group that was looked up in the cycle before, as it was then; or that there is none.
    asked: Option<Option<Group>>,
    /// The answer that is shown in this cycle.
    shown: Option<Answer>,
}

/// Whether a path may carry packets: SyncMesh and BGP must both say so.
pub fn enabled(syncmesh_up: bool, bgp_reachable: bool) -> bool {
    match (syncmesh_up, bgp_reachable) {
        // Both agree.
        (true, true) => true,
        // Trusting BGP would black-hole packets.
        (false, true) => false,
        // Costs only an idle healthy path.
        (true, false) => false,
        // Both agree.
        (false, false) => false,
    }
}

impl PathEnable {
    /// Tables in their reset state: no path is enabled.
    pub fn new(shape: Shape) -> Self {
        PathEnable {
            shape,
            groups: vec![Group::default(); shape.groups],
            usable: vec![false; shape.links],
            asked: None,
            shown: None,
        }
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        *self = PathEnable::new(self.shape);
    }

    /// The answer that is shown in this cycle.
    pub fn shown(&self) -> Option<&Answer> {
        self.shown.as_ref()
    }

    /// Writes the links of all paths of a group; they govern later lookups. There may be no such group.
    pub fn map(&mut self, group: usize, paths: Vec<Vec<usize>>) {
        if let Some(group) = self.groups.get_mut(group) {
            group.paths = Some(paths);
        }
    }

    /// Writes the paths of a group that BGP reaches; they govern later lookups. There may be no such group.
    pub fn reach(&mut self, group: usize, reachable: Vec<bool>) {
        if let Some(group) = self.groups.get_mut(group) {
            group.reachable = reachable;
        }
    }

    /// Ends a cycle: answers the lookup of the cycle before, takes a new one, and sees the links.
    pub fn take(&mut self, lookup: Option<usize>, links: impl Iterator<Item = LinkState>) {
        let asked = self.asked.take();
        self.shown = asked.map(|group| Answer {
            enabled: self.paths_up(group.as_ref()),
            wrong_group: group.is_none(),
        });
        self.asked = lookup.map(|group| self.groups.get(group).cloned());
        for (usable, link) in self.usable.iter_mut().zip(links) {
            let returns = link.session && link.boot;
            *usable = link.up && (*usable || returns);
        }
    }

    /// Which paths of a group are enabled now.
    fn paths_up(&self, group: Option<&Group>) -> Vec<bool> {
        let usable = |link: &usize| self.usable.get(*link).copied().unwrap_or(false);
        let known = group.and_then(|group| Some((group.paths.as_ref()?, &group.reachable)));
        let Some((paths, reachable)) = known else {
            return vec![false; self.shape.paths];
        };
        let path = |(n, links): (usize, &Vec<usize>)| {
            let reachable = reachable.get(n).copied().unwrap_or(false);
            enabled(links.iter().all(usable), reachable)
        };
        paths.iter().enumerate().map(path).collect()
    }

    /// Words of the ports before `valid`.
    pub fn table_words(shape: Shape) -> usize {
        let entries = shape.paths * shape.links_per_path;
        3 * shape.links.div_ceil(64) + 2 + entries.div_ceil(64) + entries + 3
    }

    /// Runs a cycle with a lookup and what the ports before `valid` say; writes govern later lookups.
    pub fn cycle(&mut self, tables: &[u64], lookup: Option<usize>) {
        let Shape {
            paths,
            links,
            links_per_path,
            ..
        } = self.shape;
        let (words, entries) = (links.div_ceil(64), paths * links_per_path);
        let (state, rest) = tables.split_at(3 * words);
        let (map, bgp) = rest.split_at(2 + entries.div_ceil(64) + entries);
        let links = (0..links).map(|l| LinkState {
            up: bit(&state[..words], l),
            session: bit(&state[words..2 * words], l),
            boot: bit(&state[2 * words..], l),
        });
        self.take(lookup, links);
        if map[0] == 1 {
            let (used, links) = map[2..].split_at(entries.div_ceil(64));
            let row = self.row(used, links);
            self.map(map[1] as usize, row);
        }
        if bgp[0] == 1 {
            let reachable = (0..paths).map(|n| bgp[2] >> n & 1 == 1);
            self.reach(bgp[1] as usize, reachable.collect());
        }
    }

    /// The path links of a row of the map: a used bit and a link for each entry.
    fn row(&self, used: &[u64], links: &[u64]) -> Vec<Vec<usize>> {
        let per_path = self.shape.links_per_path;
        let named = |entry: &usize| bit(used, *entry);
        let path = |path: usize| {
            let entries = (path * per_path..(path + 1) * per_path).filter(named);
            entries.map(|entry| links[entry] as usize).collect()
        };
        (0..self.shape.paths).map(path).collect()
    }
}

fn bit(words: &[u64], i: usize) -> bool {
    words[i / 64] >> (i % 64) & 1 == 1
}

/// Inputs `link_up`, `session_up`, `boot_done`, `map_we`, `map_group`, `map_used`, `map_link[N·H]`, `bgp_we`,
/// `bgp_group`, `bgp_reachable`, `valid`, `group`; outputs `out_valid`, `enabled`, `wrong_group`.
impl Golden for PathEnable {
    fn reset(&mut self) {
        PathEnable::reset(self);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return PathEnable::reset(self);
        }
        if let Some(answer) = &self.shown {
            let bits = answer.enabled.iter().enumerate();
            outputs[0] = 1;
            outputs[1] = bits.map(|(n, enabled)| u64::from(*enabled) << n).sum();
            outputs[2] = u64::from(answer.wrong_group);
        }
        let (tables, lookup) = inputs.split_at(inputs.len() - 2);
        let lookup = (lookup[0] == 1).then_some(lookup[1] as usize);
        self.cycle(tables, lookup);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn links(states: &[(bool, bool, bool)]) -> impl Iterator<Item = LinkState> {
        let state = |(up, session, boot): &(bool, bool, bool)| LinkState {
            up: *up,
            session: *session,
            boot: *boot,
        };
        states.iter().map(state)
    }

    fn one_path() -> PathEnable {
        let mut model = PathEnable::new(Shape {
            groups: 1,
            paths: 1,
            links: 1,
            links_per_path: 1,
        });
        model.map(0, vec![vec![0]]);
        model.reach(0, vec![true]);
        model
    }

    /// Enabled in the answer to a lookup of this cycle, while the links stay so.
    fn answer(model: &PathEnable, state: (bool, bool, bool)) -> bool {
        let mut model = model.clone();
        model.take(Some(0), links(&[state]));
        model.take(None, links(&[state]));
        model.shown().unwrap().enabled[0]
    }

    /// The paper's table, and its missing fourth line.
    #[test]
    fn all_four_combinations() {
        for (up, reachable, expected) in [
            (true, true, true),
            (false, true, false),
            (true, false, false),
            (false, false, false),
        ] {
            let mut model = one_path();
            model.reach(0, vec![reachable]);
            model.take(None, links(&[(true, true, true)]));
            assert_eq!(answer(&model, (up, true, true)), expected);
        }
    }

    #[test]
    fn a_link_returns_when_all_three_are_done() {
        for state in 0..8 {
            let state = (state & 1 == 1, state & 2 == 2, state & 4 == 4);
            let mut down = one_path();
            down.take(None, links(&[(false, true, true)]));
            assert_eq!(answer(&down, state), state == (true, true, true));
            let mut up = one_path();
            up.take(None, links(&[(true, true, true)]));
            assert_eq!(
                answer(&up, state),
                state.0,
                "only the link itself takes it out"
            );
        }
    }

    #[test]
    fn what_was_not_written_is_disabled() {
        let shape = Shape {
            groups: 2,
            paths: 2,
            links: 1,
            links_per_path: 1,
        };
        let mut model = PathEnable::new(shape);
        let up = [(true, true, true)];
        model.reach(0, vec![true; 2]);
        model.map(1, vec![vec![]; 2]);
        let lookup = |model: &mut PathEnable, group| {
            model.take(Some(group), links(&up));
            model.take(None, links(&up));
            model.shown().unwrap().clone()
        };
        for group in [0, 1] {
            let answer = lookup(&mut model, group);
            assert_eq!(
                (answer.enabled, answer.wrong_group),
                (vec![false; 2], false)
            );
        }
        assert!(lookup(&mut model, 2).wrong_group);
        model.map(0, vec![vec![], vec![0, 0]]);
        assert_eq!(lookup(&mut model, 0).enabled, [true, true]);
    }
}
