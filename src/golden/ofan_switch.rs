//! Golden model of a switch of a fat tree that routes by Ofan's shared pointers.
//!
//! Ofan, section 4.1: "an edge switch maintains a pointer for each (destination edge switch, quantized packet
//! size) pair and an aggregation switch maintains the same for each (destination pod, quantized packet size)";
//! "the switch does not need to care about the exact destination of its northbound packets, but can consolidate
//! these packets based on their common last-mile switches".

use super::Golden;
use super::ofan::{Answer, Batches, Pointers};
use super::ofan_banked::Banked;
use std::collections::VecDeque;

/// Where the switch stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Above the hosts of a fat tree of three levels.
    Edge,
    /// Above the edge switches of a pod.
    Aggregation,
    /// Above the hosts of a fat tree of two levels.
    Leaf,
}

/// A fat tree of switches of `radix` ports, seen from the switches of one role.
#[derive(Clone, Copy, Debug)]
pub struct Tree {
    /// Ports k of a switch, even.
    pub radix: usize,
    /// The role.
    pub role: Role,
}

/// Where a host is, seen from the switches of a role.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The edge switch, pod or leaf that it is below.
    pub destination: usize,
    /// The port of that switch, or of the switches of that pod, that leads to it.
    pub port: usize,
}

impl Tree {
    /// Number of hosts.
    pub fn hosts(self) -> usize {
        match self.role {
            Role::Edge | Role::Aggregation => self.radix.pow(3) / 4,
            Role::Leaf => self.radix.pow(2) / 2,
        }
    }

    /// Number of destinations N_d: edge switches, pods or leaves.
    pub fn destinations(self) -> usize {
        match self.role {
            Role::Edge => self.radix.pow(2) / 2,
            Role::Aggregation | Role::Leaf => self.radix,
        }
    }

    /// Where a host is; host = pod · k²/4 + edge · k/2 + port.
    pub fn place(self, host: usize) -> Option<Place> {
        if host >= self.hosts() {
            return None;
        }
        let (k, half) = (self.radix, self.radix / 2);
        let (pod, in_pod) = (host / (k * k / 4), host % (k * k / 4));
        let (edge, port) = (in_pod / half, in_pod % half);
        let (destination, port) = match self.role {
            Role::Edge => (pod * half + edge, port),
            Role::Aggregation => (pod, edge),
            Role::Leaf => (host / half, host % half),
        };
        Some(Place { destination, port })
    }
}

/// Which way a packet goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Up, by the pointer of this key.
    North(usize),
    /// To this port below.
    Down(usize),
    /// There is no such host.
    Error,
}

/// What decides on the way of a packet.
#[derive(Clone, Debug)]
pub struct Map {
    /// The network.
    pub tree: Tree,
    /// The limits of the size classes in bytes.
    pub limits: Vec<u64>,
    /// The place of each host, loaded before use, where a table is used instead of arithmetic.
    pub table: Option<Vec<Place>>,
}

impl Map {
    /// The class of a frame: the number of limits that are at least as long.
    pub fn class(&self, length: u64) -> usize {
        self.limits.iter().filter(|limit| **limit >= length).count()
    }

    /// The way of a packet at the switch, or at a switch of the pod, of this number.
    pub fn way(&self, own: usize, host: usize, length: u64) -> Way {
        let place = match &self.table {
            None => self.tree.place(host),
            Some(table) => table.get(host).copied(),
        };
        let destinations = self.tree.destinations();
        match place.filter(|place| place.destination < destinations) {
            None => Way::Error,
            Some(place) if place.destination == own => Way::Down(place.port),
            Some(place) => Way::North(place.destination + destinations * self.class(length)),
        }
    }
}

/// The pointers inside.
#[derive(Clone, Debug)]
pub enum Unit {
    /// A batch a cycle, answered as many cycles later as a packet takes through the switch.
    Batches(Batches),
    /// Lanes with valid and ready, and the number of packets of a lane that wait for answers at most.
    Queues(Banked, usize),
}

/// A lane.
#[derive(Clone, Debug, Default)]
struct Lane {
    /// The packet that waits to move on, where lanes have a ready.
    next: Option<Way>,
    /// The ways of the packets without an answer, the oldest first. In batches, of every cycle.
    ways: VecDeque<Option<Way>>,
}

/// The switch.
#[derive(Clone, Debug)]
pub struct Switch {
    map: Map,
    /// The limits after a reset.
    start: Vec<u64>,
    unit: Unit,
    /// Whether rows say which local uplinks are up.
    uplink_mask: bool,
    lanes: Vec<Lane>,
}

/// What rows write into tables.
struct Writes<'r> {
    limit: Option<&'r [u64; 3]>,
    place: Option<&'r [u64; 4]>,
}

impl Switch {
    /// A switch in its reset state.
    pub fn new(map: Map, unit: Unit, uplink_mask: bool) -> Self {
        let mut switch = Switch {
            start: map.limits.clone(),
            lanes: vec![Lane::default(); map.tree.radix / 2],
            map,
            unit,
            uplink_mask,
        };
        Golden::reset(&mut switch);
        switch
    }

    /// Which way packets go.
    pub fn map(&self) -> &Map {
        &self.map
    }

    fn pointers(&self) -> &Pointers {
        match &self.unit {
            Unit::Batches(unit) => unit.pointers(),
            Unit::Queues(unit, _) => unit.pointers(),
        }
    }

    /// Takes the ports that write limits and table from the front of a row.
    fn read_writes<'r>(&self, row: &mut &'r [u64]) -> Writes<'r> {
        let mut limit = None;
        if !self.start.is_empty() {
            let (ports, rest) = row.split_first_chunk().expect("a whole row");
            (limit, *row) = (Some(ports), rest);
        }
        let mut place = None;
        if self.map.table.is_some() {
            let (ports, rest) = row.split_first_chunk().expect("a whole row");
            (place, *row) = (Some(ports), rest);
        }
        Writes { limit, place }
    }

    fn write(&mut self, writes: &Writes) {
        if let Some(&[1, index, value]) = writes.limit
            && let Some(limit) = self.map.limits.get_mut(index as usize)
        {
            *limit = value;
        }
        if let Some(&[1, host, destination, port]) = writes.place
            && let Some(table) = &mut self.map.table
            && let Some(place) = table.get_mut(host as usize)
        {
            (place.destination, place.port) = (destination as usize, port as usize);
        }
    }
}

/// Writes a lane's answer into a row: `out_valid`, `north`, `port`, `no_route`, `host_error` of all lanes.
fn answer(row: &mut [u64], lanes: usize, lane: usize, way: Way, up: Answer) {
    let (north, port, no_route, error) = match way {
        Way::North(_) => (true, up.port(), up.no_route(), false),
        Way::Down(port) => (false, port, false, false),
        Way::Error => (false, 0, false, true),
    };
    let values = [1, north.into(), port as u64, no_route.into(), error.into()];
    for (i, value) in values.into_iter().enumerate() {
        row[i * lanes + lane] = value;
    }
}

/// One cycle of batches: shows the oldest, takes the newest.
fn batch(
    unit: &mut Batches,
    lanes: &mut [Lane],
    ways: &[Option<Way>],
    up: Option<&[u64]>,
    row: &mut [u64],
) {
    let w = lanes.len();
    for (l, (lane, way)) in lanes.iter_mut().zip(ways).enumerate() {
        if let Some(Some(way)) = lane.ways.pop_front() {
            answer(row, w, l, way, unit.shown()[l]);
        }
        lane.ways.push_back(*way);
    }
    let key = |way: &Option<Way>| match way {
        Some(Way::North(key)) => (true, *key),
        _ => (false, 0),
    };
    unit.take(ways.iter().map(key), up);
}

/// One cycle of lanes with valid and ready: shows the oldest of each lane, moves the packets that wait on to the
/// unit or past it, and takes those that come.
fn queue(
    (unit, depth): (&mut Banked, usize),
    lanes: &mut [Lane],
    ways: &[Option<Way>],
    up: Option<&[u64]>,
    out_ready: &[u64],
    row: &mut [u64],
) {
    let w = lanes.len();
    let (unit_ready, unit_shown) = (unit.ready(), unit.shown());
    let (mut valid, mut take) = (0, 0);
    let mut keys = [0; 64];
    for (l, lane) in lanes.iter_mut().enumerate() {
        let room = lane.ways.len() < depth;
        if let Some(Some(way)) = lane.ways.front().copied() {
            let north = matches!(way, Way::North(_));
            take |= (u64::from(north) & out_ready[l]) << l;
            if !north || unit_shown >> l & 1 == 1 {
                answer(row, w, l, way, unit.answer(l));
                if out_ready[l] == 1 {
                    lane.ways.pop_front();
                }
            }
        }
        if let Some(Way::North(key)) = lane.next.filter(|_| room) {
            keys[l] = key;
            valid |= 1 << l;
        }
        let stays = |way: Way| !room || matches!(way, Way::North(_)) && unit_ready >> l & 1 == 0;
        if !lane.next.is_some_and(stays) {
            row[5 * w + l] = 1;
            lane.ways.extend(lane.next.map(Some));
            lane.next = ways[l];
        }
    }
    unit.step(valid, |lane| keys[lane], up, take);
}

/// Inputs `valid[W]`, `host[W]`, `length[W]`, `own`, then, where there are any, `uplink_up`, the entry's
/// `cfg_we`, `cfg_index`, `cfg_enable`, `cfg_key`, `cfg_mask`, the limit's `limit_we`, `limit_index`,
/// `limit_value`, the table's `table_we`, `table_host`, `table_destination`, `table_port`, and `out_ready[W]`;
/// outputs `out_valid[W]`, `north[W]`, `port[W]`, `no_route[W]`, `host_error[W]`, and `ready[W]`.
impl Golden for Switch {
    fn reset(&mut self) {
        self.map.limits.clone_from(&self.start);
        let in_flight = match &mut self.unit {
            Unit::Batches(unit) => {
                Golden::reset(unit);
                unit.latency()
            }
            Unit::Queues(unit, _) => {
                Golden::reset(unit);
                0
            }
        };
        let idle = Lane {
            next: None,
            ways: vec![None; in_flight].into(),
        };
        self.lanes.fill(idle);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        let w = self.lanes.len();
        let (valid, rest) = inputs.split_at(w);
        let (hosts, rest) = rest.split_at(w);
        let (lengths, rest) = rest.split_at(w);
        let (own, mut rest) = (rest[0] as usize, &rest[1..]);
        let up = self.uplink_mask.then(|| self.pointers().mask(&mut rest));
        let entry = self.pointers().read_entry(&mut rest);
        let writes = self.read_writes(&mut rest);
        if rst {
            Golden::reset(self);
            // The table is a memory that reset leaves alone; so are its writes.
            return self.write(&Writes {
                limit: None,
                ..writes
            });
        }
        let way = |lane: usize| self.map.way(own, hosts[lane] as usize, lengths[lane]);
        let ways: Vec<_> = (0..w).map(|l| (valid[l] == 1).then(|| way(l))).collect();
        match &mut self.unit {
            Unit::Batches(unit) => {
                batch(unit, &mut self.lanes, &ways, up, outputs);
                entry.into_iter().for_each(|(i, r)| unit.restrict(i, r));
            }
            Unit::Queues(unit, depth) => {
                queue((unit, *depth), &mut self.lanes, &ways, up, rest, outputs);
                entry.into_iter().for_each(|(i, r)| unit.restrict(i, r));
            }
        }
        // What is written governs the packets that come in later cycles.
        self.write(&writes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every host is below one destination, at one port, and hosts of one destination and port are as many as the
    /// levels below make them.
    #[test]
    fn every_host_has_a_place_of_its_own() {
        for radix in (2..=16).step_by(2) {
            for role in [Role::Edge, Role::Aggregation, Role::Leaf] {
                let tree = Tree { radix, role };
                let half = radix / 2;
                let mut hosts = vec![0; tree.destinations() * half];
                for host in 0..tree.hosts() {
                    let place = tree.place(host).unwrap();
                    assert!(place.port < half);
                    hosts[place.destination * half + place.port] += 1;
                }
                let each = if role == Role::Aggregation { half } else { 1 };
                assert!(hosts.iter().all(|count| *count == each), "{tree:?}");
                assert_eq!(tree.place(tree.hosts()), None);
            }
        }
    }

    /// host = pod · k²/4 + edge · k/2 + port, put together from its parts.
    #[test]
    fn a_host_is_where_its_number_says() {
        let (k, half) = (12, 6);
        let place = |role, host| Tree { radix: k, role }.place(host).unwrap();
        for (pod, edge, port) in (0..k * half * half).map(|i| (i / 36, i / 6 % 6, i % 6)) {
            let host = pod * k * k / 4 + edge * k / 2 + port;
            let at = |destination, port| Place { destination, port };
            assert_eq!(place(Role::Edge, host), at(pod * half + edge, port));
            assert_eq!(place(Role::Aggregation, host), at(pod, edge));
        }
        assert_eq!(
            place(Role::Leaf, 5 * half + 4),
            Place {
                destination: 5,
                port: 4
            }
        );
    }

    #[test]
    fn ways_and_classes() {
        let tree = Tree {
            radix: 4,
            role: Role::Edge,
        };
        let mut map = Map {
            tree,
            limits: vec![128, 512],
            table: None,
        };
        let classes = [0, 128, 129, 512, 513, 9000].map(|length| map.class(length));
        assert_eq!(classes, [2, 2, 1, 1, 0, 0]);
        // Host 5 is below edge switch 2, at port 1.
        assert_eq!(map.way(2, 5, 9000), Way::Down(1));
        assert_eq!(map.way(0, 5, 9000), Way::North(2));
        assert_eq!(map.way(0, 5, 128), Way::North(2 + 8 * 2));
        assert_eq!(map.way(0, 16, 128), Way::Error);
        map.table = Some(vec![
            Place {
                destination: 7,
                port: 0
            };
            16
        ]);
        assert_eq!(map.way(0, 5, 9000), Way::North(7));
        map.table = Some(vec![
            Place {
                destination: 8,
                port: 0
            };
            16
        ]);
        assert_eq!(map.way(0, 5, 9000), Way::Error);
    }
}
