//! Golden model of SGLB's path quality profiles.
//!
//! SGLB, section 3: "The GLB engine keeps a path quality profile for each group: one score per path"; section 3.1:
//! "Local state refreshes every 1 µs and remote state every 15 µs".

use super::Golden;
use super::sglb_scorer::Settings;
use std::collections::VecDeque;
use std::mem;

/// Numbers of what there is, and times in cycles.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Profiles.
    pub profiles: usize,
    /// Values of a profile.
    pub values: usize,
    /// Local egress ports.
    pub ports: usize,
    /// Switches one hop away, and egress ports of each.
    pub neighbours: [usize; 2],
    /// Paths of a word, which are scored together.
    pub paths: usize,
    /// From sweep to sweep.
    pub local_period: u64,
    /// From one reading of the next hops' state to the next, a multiple of `local_period`.
    pub remote_period: u64,
    /// From a question for a next hop's state to its answer.
    pub state_latency: usize,
    /// Of the scorer inside.
    pub scorer_latency: u64,
    /// The greatest factor: the worst state.
    pub worst: u64,
}

impl Shape {
    /// Words of a profile.
    fn groups(&self) -> usize {
        self.values.div_ceil(self.paths)
    }

    /// Words of all profiles.
    fn words(&self) -> usize {
        self.profiles * self.groups()
    }

    /// Profile and value of place `place` of all words, in the order in which they are swept.
    fn place(&self, place: usize) -> (usize, usize) {
        let in_profile = self.groups() * self.paths;
        (place / in_profile, place % in_profile)
    }
}

/// An entry of the path table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// Whether the profile has this path.
    pub present: bool,
    /// Whether its next hop does not count.
    pub local_only: bool,
    /// Its local egress port.
    pub port: usize,
    /// Its next hop and the egress port there.
    pub hop: [usize; 2],
}

/// Queue, utilisation, and mean queue of the switch.
pub type Remote = [u64; 3];

/// The levels of one profile; nothing where it has no such path.
pub type Levels = Vec<Option<usize>>;

/// What is asked, told and written in a cycle.
#[derive(Clone, Debug)]
pub struct Cycle<'a> {
    /// Queues and utilisations of the local ports.
    pub local: [&'a [u64]; 2],
    /// An entry of the path table: profile, value, path.
    pub path: Option<(usize, usize, Path)>,
    /// A setting of the scorer: index and value.
    pub setting: Option<(usize, u64)>,
    /// The state asked for `state_latency` cycles before.
    pub remote: Remote,
    /// A profile that is looked up.
    pub lookup: Option<usize>,
}

/// What is shown in a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// The path table can be written.
    pub ready: bool,
    /// A new sweep is visible from this cycle on.
    pub refreshed: bool,
    /// A next hop whose state is asked for.
    pub asks: Option<[usize; 2]>,
    /// The profile looked up in the cycle before: its levels, or nothing where there is no such profile.
    pub found: Option<Option<Levels>>,
}

/// The profiles.
#[derive(Clone, Debug)]
pub struct Profiles {
    shape: Shape,
    start: Settings,
    settings: Settings,
    table: Vec<Vec<Path>>,
    /// Cycles until the path table is cleared.
    clearing: usize,
    /// Cycles since then.
    time: u64,
    /// The local ports as they were when the sweep started.
    local: Vec<[u64; 2]>,
    /// The next hops' state that sweeps use, and that which is being read; by place.
    remote: Vec<Remote>,
    reading: Vec<Remote>,
    /// The reading is whole and waits for a sweep.
    whole: bool,
    /// The levels that lookups see, and those that the sweep finds.
    levels: Vec<Levels>,
    sweeping: Vec<Levels>,
    refreshed: bool,
    asks: VecDeque<Option<[usize; 2]>>,
    found: Option<Option<Levels>>,
}

impl Profiles {
    /// Profiles in their reset state: no path is present, the next hops' state is the worst.
    pub fn new(shape: Shape, start: Settings) -> Self {
        let none: Vec<Levels> = vec![vec![None; shape.values]; shape.profiles];
        let worst = vec![[shape.worst; 3]; shape.words() * shape.paths];
        Profiles {
            settings: start.clone(),
            start,
            table: vec![vec![Path::default(); shape.values]; shape.profiles],
            clearing: shape.words(),
            time: 0,
            local: vec![[0; 2]; shape.ports],
            reading: worst.clone(),
            remote: worst,
            whole: false,
            sweeping: none.clone(),
            levels: none,
            refreshed: false,
            asks: vec![None; 2].into(),
            found: None,
            shape,
        }
    }

    /// The levels that a lookup sees in this cycle.
    pub fn levels(&self) -> &[Levels] {
        &self.levels
    }

    /// Runs one cycle.
    pub fn step(&mut self, cycle: &Cycle<'_>) -> Shown {
        let ready = self.clearing == 0;
        let shown = Shown {
            ready,
            refreshed: mem::take(&mut self.refreshed),
            asks: self.asks.pop_front().flatten(),
            found: self.found.take(),
        };
        self.found = cycle
            .lookup
            .map(|profile| self.levels.get(profile).cloned());
        let asked = ready.then(|| self.ask()).flatten();
        self.asks.push_back(asked);
        if ready {
            self.sweep(cycle);
            self.take(cycle.remote);
            self.time += 1;
            if let Some((profile, value, path)) = cycle.path {
                self.write(profile, value, path);
            }
        }
        self.clearing = self.clearing.saturating_sub(1);
        if let Some((index, value)) = cycle.setting {
            self.settings.written.write(index, value);
        }
        shown
    }

    /// The next hop whose turn it is, in the order of the places, one a cycle.
    fn ask(&self) -> Option<[usize; 2]> {
        let place = (self.time % self.shape.remote_period).checked_sub(1)? as usize;
        let (profile, value) = self.shape.place(place);
        let of_profile = self.table.get(profile)?;
        Some(of_profile.get(value).map_or([0; 2], |path| path.hop))
    }

    /// Takes an answer: two cycles until the question is shown, then the latency of the state.
    fn take(&mut self, remote: Remote) {
        let since = self.time % self.shape.remote_period;
        let place = since.checked_sub(3 + self.shape.state_latency as u64);
        let Some(place) = place.map(|place| place as usize) else {
            return;
        };
        if let Some(taken) = self.reading.get_mut(place) {
            *taken = remote;
            self.whole |= place + 1 == self.reading.len();
        }
    }

    /// The part of a sweep that belongs to this cycle: its start, a word, or its end.
    fn sweep(&mut self, cycle: &Cycle<'_>) {
        let words = self.shape.words() as u64;
        let since = self.time % self.shape.local_period;
        if since == 0 {
            let [queues, utilisations] = cycle.local;
            let states = queues.iter().zip(utilisations);
            self.local = states.map(|(queue, load)| [*queue, *load]).collect();
            self.settings.apply();
            if mem::take(&mut self.whole) {
                self.remote.clone_from(&self.reading);
            }
        } else if since <= words {
            let word = since as usize - 1;
            for lane in 0..self.shape.paths {
                self.judge(word * self.shape.paths + lane);
            }
        }
        // Two cycles to fetch a path and its factors, then the scorer's.
        if since == words + 2 + self.shape.scorer_latency {
            self.levels.clone_from(&self.sweeping);
            self.refreshed = true;
        }
    }

    /// The level of the path at a place.
    fn judge(&mut self, place: usize) {
        let (profile, value) = self.shape.place(place);
        let Some(path) = self.table[profile].get(value) else {
            return;
        };
        let [queue, utilisation] = self.local[path.port];
        let [far_queue, far_utilisation, mean] = match path.local_only {
            true => [0; 3],
            false => self.remote[place],
        };
        let scoring = self.settings.governing();
        let score = scoring.score(&[queue, utilisation, far_queue, far_utilisation, mean]);
        self.sweeping[profile][value] = path.present.then(|| scoring.level(score));
    }

    /// Writes an entry; one that names something that is not there is ignored.
    fn write(&mut self, profile: usize, value: usize, path: Path) {
        let [neighbours, ports] = self.shape.neighbours;
        let exists =
            path.port < self.shape.ports && path.hop[0] < neighbours && path.hop[1] < ports;
        let entry = self.table.get_mut(profile).and_then(|p| p.get_mut(value));
        if let Some(entry) = entry.filter(|_| exists) {
            *entry = path;
        }
    }
}

/// Inputs `local_queue[ports]`, `local_utilisation[ports]`, `path_we`, `path_profile`, `path_value`, `path_present`,
/// `path_local_only`, `path_local_port`, `path_neighbour`, `path_remote_port`, `remote_queue`, `remote_utilisation`,
/// `remote_mean_queue`, `cfg_we`, `cfg_index`, `cfg_value`, `lookup`, `profile`; outputs `ready`, `remote_read`,
/// `remote_neighbour`, `remote_port`, `refreshed`, `out_valid`, `unknown_profile`, `present`, `level[V]`.
impl Golden for Profiles {
    fn reset(&mut self) {
        *self = Profiles::new(self.shape.clone(), self.start.clone());
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return Golden::reset(self);
        }
        let (queues, rest) = inputs.split_at(self.shape.ports);
        let (utilisations, rest) = rest.split_at(self.shape.ports);
        let path = Path {
            present: rest[3] == 1,
            local_only: rest[4] == 1,
            port: rest[5] as usize,
            hop: [rest[6] as usize, rest[7] as usize],
        };
        let shown = Profiles::step(
            self,
            &Cycle {
                local: [queues, utilisations],
                path: (rest[0] == 1).then_some((rest[1] as usize, rest[2] as usize, path)),
                remote: [rest[8], rest[9], rest[10]],
                setting: (rest[11] == 1).then_some((rest[12] as usize, rest[13])),
                lookup: (rest[14] == 1).then_some(rest[15] as usize),
            },
        );
        outputs[0] = shown.ready.into();
        if let Some([neighbour, port]) = shown.asks {
            outputs[1..4].copy_from_slice(&[1, neighbour as u64, port as u64]);
        }
        outputs[4] = shown.refreshed.into();
        let Some(found) = shown.found else { return };
        outputs[5] = 1;
        outputs[6] = found.is_none().into();
        for (value, level) in found.iter().flatten().enumerate() {
            outputs[7] |= u64::from(level.is_some()) << value;
            outputs[8 + value] = level.unwrap_or(0) as u64;
        }
    }
}

#[cfg(test)]
mod tests;
