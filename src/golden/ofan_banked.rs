//! Golden model of Ofan's shared pointers behind a collector: the rules of `docs/blocks/ofan-banked.md`.
//!
//! Packets wait in their lanes until a collector takes them, a few a cycle; those that it takes are routed one
//! after another by the plain [`Pointers`]. Banks decide which packets can be taken together, and nothing else.

use super::Golden;
use super::ofan::{Answer, Pointers, Restriction, Settings};

/// How packets wait and are taken.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Lanes W, 1 to 64.
    pub lanes: usize,
    /// Packets that are taken a cycle at most, 1 to 8.
    pub width: usize,
    /// Banks, a power of two; a key lies in the one that [`Shape::bank`] says.
    pub banks: usize,
    /// Cycles from a bank's address to its data.
    pub read_latency: usize,
    /// Places D of a lane, at least 1.
    pub places: usize,
    /// Whether rows say which local uplinks are up.
    pub uplink_mask: bool,
}

impl Shape {
    /// Cycles from service to the answer in its place, with or without restrictions.
    pub fn delay(&self, restricted: bool) -> usize {
        4 + self.read_latency + usize::from(restricted)
    }

    /// The bank of a key: the exclusive or of its digits to the base `banks`.
    #[inline(always)]
    pub fn bank(&self, mut key: usize) -> usize {
        let digit = self.banks.ilog2();
        let mut bank = 0;
        while key > 0 && digit > 0 {
            bank ^= key & (self.banks - 1);
            key >>= digit;
        }
        bank
    }

    /// Groups G: lane l is in group l mod G.
    pub fn groups(&self) -> usize {
        self.width.min(self.lanes)
    }
}

/// A packet that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Its lane.
    pub lane: usize,
    /// Its key.
    pub key: usize,
    /// Its answer, which its place will hold later.
    pub answer: Answer,
}

/// What a place holds.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    key: u32,
    answer: Answer,
}

/// The places of a lane, a ring: numbers of packets that came, were fetched, got their answer and left.
#[derive(Clone, Copy, Debug, Default)]
struct Lane {
    came: u64,
    fetched: u64,
    answered: u64,
    left: u64,
}

/// A group of lanes.
#[derive(Clone, Copy, Debug, Default)]
struct Group {
    /// Its lanes, bit l for lane l.
    members: u64,
    /// Its lanes after the one that was chosen last.
    after_last: u64,
    /// The lane that was chosen and not fetched yet.
    pick: Option<usize>,
    /// The packet that was fetched: lane and key.
    candidate: Option<(usize, usize)>,
}

/// The pointer unit with a collector. Sets of lanes are words, bit l for lane l.
#[derive(Clone, Debug)]
pub struct Banked {
    shape: Shape,
    pointers: Pointers,
    /// Cycles of clearing after a reset.
    clears: usize,
    clearing: usize,
    lanes: Vec<Lane>,
    /// For each lane its places.
    places: Vec<Place>,
    /// Lanes with a free place.
    room: u64,
    /// Lanes with a packet that was not fetched.
    waiting: u64,
    /// Lanes whose oldest packet has its answer.
    shown: u64,
    groups: Vec<Group>,
    turn: usize,
    /// What was taken in each of the last cycles, a ring as long as answers take.
    taken: Vec<Vec<Taken>>,
    now: usize,
}

impl Banked {
    /// A unit in its reset state.
    ///
    /// # Panics
    /// If there are no lanes or more than 64, or no places, or more than 256 uplinks.
    pub fn new(settings: Settings, shape: Shape) -> Self {
        assert!((1..=64).contains(&shape.lanes), "sets of lanes are words");
        assert!(shape.places > 0, "a lane without a place lets nothing in");
        assert!(settings.uplinks <= 256, "ports are bytes");
        let restricted = shape.uplink_mask || settings.failures > 0;
        let members = |g| {
            (g..shape.lanes)
                .step_by(shape.groups())
                .fold(0, |set, l| set | 1 << l)
        };
        let group = |g| Group {
            members: members(g),
            ..Group::default()
        };
        let mut unit = Banked {
            clears: settings.start.len().div_ceil(shape.banks),
            clearing: 0,
            lanes: vec![Lane::default(); shape.lanes],
            places: vec![Place::default(); shape.lanes * shape.places],
            room: 0,
            waiting: 0,
            shown: 0,
            groups: (0..shape.groups()).map(group).collect(),
            turn: 0,
            taken: vec![Vec::with_capacity(shape.groups()); shape.delay(restricted)],
            now: 0,
            pointers: Pointers::new(settings),
            shape,
        };
        Golden::reset(&mut unit);
        unit
    }

    /// The pointers.
    pub fn pointers(&self) -> &Pointers {
        &self.pointers
    }

    /// Lanes that accept a packet in this cycle.
    #[inline(always)]
    pub fn ready(&self) -> u64 {
        if self.clearing > 0 { 0 } else { self.room }
    }

    /// Lanes that show an answer in this cycle.
    #[inline(always)]
    pub fn shown(&self) -> u64 {
        self.shown
    }

    /// The answer that a lane shows.
    #[inline(always)]
    pub fn answer(&self, lane: usize) -> Answer {
        match self.shown >> lane & 1 {
            0 => Answer::default(),
            _ => self.places[self.place(lane, self.lanes[lane].left)].answer,
        }
    }

    /// Packets that came to a lane and were not taken by the collector.
    pub fn untaken(&self, lane: usize) -> usize {
        let candidate = self.groups[lane % self.groups.len()].candidate;
        let Lane { came, fetched, .. } = self.lanes[lane];
        (came - fetched) as usize + usize::from(candidate.is_some_and(|(l, _)| l == lane))
    }

    /// What was taken in the last cycle, in order of service.
    pub fn taken(&self) -> &[Taken] {
        let cycles = self.taken.len();
        &self.taken[(self.now + cycles - 1) % cycles]
    }

    /// Writes an entry, for the packets taken from now on; one beyond the last is ignored.
    pub fn restrict(&mut self, index: usize, restriction: Restriction) {
        self.pointers.restrict(index, restriction);
    }

    /// Runs one cycle: a lane in `valid` offers the packet of `key(lane)`, one in `out_ready` takes the answer
    /// that it shows.
    #[inline(always)]
    pub fn step(
        &mut self,
        valid: u64,
        key: impl Fn(usize) -> usize,
        up: Option<&[u64]>,
        out_ready: u64,
    ) {
        let (accepted, leaving) = (valid & self.ready(), self.shown & out_ready);
        self.collect(up);
        for lane in ones(leaving) {
            self.lanes[lane].left += 1;
            self.settle(lane);
        }
        for lane in ones(accepted) {
            let place = self.place(lane, self.lanes[lane].came);
            self.places[place].key = key(lane) as u32;
            self.lanes[lane].came += 1;
            self.settle(lane);
        }
        self.clearing = self.clearing.saturating_sub(1);
        self.turn = if self.turn + 1 == self.groups.len() {
            0
        } else {
            self.turn + 1
        };
        self.now = if self.now + 1 == self.taken.len() {
            0
        } else {
            self.now + 1
        };
        self.deliver();
    }

    /// Which place a lane's packet has, the n-th that came.
    #[inline(always)]
    fn place(&self, lane: usize, n: u64) -> usize {
        let places = self.shape.places;
        let at = if places.is_power_of_two() {
            n as usize & (places - 1)
        } else {
            n as usize % places
        };
        lane * places + at
    }

    /// Updates the sets that a lane is in.
    #[inline(always)]
    fn settle(&mut self, lane: usize) {
        let l = &self.lanes[lane];
        let room = l.came - l.left < self.shape.places as u64;
        let (waiting, shown) = (l.came != l.fetched, l.answered != l.left);
        let put = |set: &mut u64, is: bool| *set = *set & !(1 << lane) | u64::from(is) << lane;
        put(&mut self.room, room);
        put(&mut self.waiting, waiting);
        put(&mut self.shown, shown);
    }

    /// Takes what can be taken; groups move.
    #[inline(always)]
    fn collect(&mut self, up: Option<&[u64]>) {
        self.taken[self.now].clear();
        let waiting = self.waiting;
        let takes = self.takes();
        for g in 0..self.groups.len() {
            if let Some((lane, key)) = self.groups[g].candidate {
                if takes >> g & 1 == 0 {
                    continue;
                }
                let port = self.pointers.route(key, up);
                let answer = Answer::new(true, port.is_some(), port.unwrap_or(0));
                self.taken[self.now].push(Taken { lane, key, answer });
            }
            self.advance(g, waiting);
        }
    }

    /// The groups whose candidate has the key of the one that leads in its bank.
    #[inline(always)]
    fn takes(&self) -> u64 {
        let groups = self.groups.len();
        let bank = |key: usize| self.shape.bank(key);
        let mut leaders = [0; 8];
        let mut count = 0;
        let mut takes = 0;
        for g in (self.turn..groups).chain(0..self.turn) {
            let Some((_, key)) = self.groups[g].candidate else {
                continue;
            };
            let leader = leaders[..count]
                .iter()
                .find(|leader| bank(**leader) == bank(key));
            match leader {
                Some(leader) => takes |= u64::from(*leader == key) << g,
                None => {
                    takes |= 1 << g;
                    leaders[count] = key;
                    count += 1;
                }
            }
        }
        takes
    }

    /// A group fetches its pick and chooses anew among the lanes that were `waiting`.
    #[inline(always)]
    fn advance(&mut self, g: usize, waiting: u64) {
        let group = self.groups[g];
        let requests = group.pick.map_or(waiting, |pick| waiting & !(1 << pick)) & group.members;
        self.groups[g].candidate = group.pick.map(|lane| {
            let place = self.place(lane, self.lanes[lane].fetched);
            self.lanes[lane].fetched += 1;
            self.settle(lane);
            (lane, self.places[place].key as usize)
        });
        let preferred = requests & group.after_last;
        let from = if preferred == 0 { requests } else { preferred };
        self.groups[g].pick = (from != 0).then(|| from.trailing_zeros() as usize);
        if let Some(pick) = self.groups[g].pick {
            self.groups[g].after_last = u64::MAX << pick << 1;
        }
    }

    /// Puts the answers into their places that are there from the coming cycle on.
    #[inline(always)]
    fn deliver(&mut self) {
        for i in 0..self.taken[self.now].len() {
            let Taken { lane, answer, .. } = self.taken[self.now][i];
            let place = self.place(lane, self.lanes[lane].answered);
            self.places[place].answer = answer;
            self.lanes[lane].answered += 1;
            self.settle(lane);
        }
    }
}

/// The numbers of a set, lowest first.
#[inline(always)]
fn ones(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        lowest
    })
}

/// Inputs `valid[W]`, `key[W]`, then, where there are any, `uplink_up` and the entry's `cfg_we`, `cfg_index`,
/// `cfg_enable`, `cfg_key`, `cfg_mask`, and `out_ready[W]`; outputs `out_valid[W]`, `port[W]`, `no_route[W]`,
/// `ready[W]`.
impl Golden for Banked {
    fn reset(&mut self) {
        self.pointers.reset();
        self.clearing = self.clears;
        self.lanes.fill(Lane::default());
        self.groups.iter_mut().for_each(|group| {
            *group = Group {
                members: group.members,
                ..Group::default()
            };
        });
        self.turn = 0;
        self.taken.iter_mut().for_each(Vec::clear);
        (0..self.shape.lanes).for_each(|lane| self.settle(lane));
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        if rst {
            outputs.fill(0);
            return Golden::reset(self);
        }
        let lanes = self.shape.lanes;
        let (answers, ready) = outputs.split_at_mut(3 * lanes);
        let mut shown = [Answer::default(); 64];
        (0..lanes).for_each(|lane| shown[lane] = self.answer(lane));
        Answer::write(&shown[..lanes], answers);
        let now_ready = self.ready();
        ready
            .iter_mut()
            .enumerate()
            .for_each(|(lane, ready)| *ready = now_ready >> lane & 1);

        let (valid, rest) = inputs.split_at(lanes);
        let (keys, mut rest) = rest.split_at(lanes);
        let up = self
            .shape
            .uplink_mask
            .then(|| self.pointers.mask(&mut rest));
        let write = self.pointers.read_entry(&mut rest);
        let set = |bits: &[u64]| {
            bits.iter()
                .enumerate()
                .fold(0, |set, (lane, bit)| set | bit << lane)
        };
        Banked::step(self, set(valid), |lane| keys[lane] as usize, up, set(rest));
        // What is written governs the packets taken in later cycles.
        if let Some((index, restriction)) = write {
            self.restrict(index, restriction);
        }
    }
}

#[cfg(test)]
mod tests;
