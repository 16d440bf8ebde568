//! Golden model of the GLB engine.
//!
//! SGLB, section 3: the engine "trades queue and link state with neighbour switches and sends each packet on the
//! best-scored path"; section 5: "Per flowlet instead of per packet [...] a flowlet keeps its first packet's path".

use std::collections::VecDeque;

use super::Golden;
use super::glb_message::{self, Decoder, Word, crc16};
use super::path_enable::{self, PathEnable};
use super::sglb_profiles::{Cycle, Levels, Path, Profiles};
use super::topk_select::Selector;

/// The parts of an engine, in their reset state.
#[derive(Clone, Debug)]
pub struct Parts {
    /// Sizes of the decoder of messages.
    pub messages: glb_message::Shape,
    /// Local egress ports.
    pub ports: usize,
    /// Switches one hop away, and egress ports of each.
    pub neighbours: [usize; 2],
    /// The profiles.
    pub profiles: Profiles,
    /// Sizes of path enabling.
    pub paths: path_enable::Shape,
    /// The choice of a path.
    pub selector: Selector,
    /// Cycles that a choice takes.
    pub choice_latency: usize,
    /// Entries of the flow table; none if every packet has a choice of its own.
    pub flows: Option<usize>,
}

/// A packet that asks for a port.
#[derive(Clone, Copy, Debug)]
struct Packet {
    group: usize,
    flow: u32,
}

/// A packet whose path was chosen.
#[derive(Clone, Debug)]
enum Chosen {
    /// There is no such profile.
    Unknown,
    /// A path, if there is any, of those that are eligible.
    Path {
        packet: Packet,
        eligible: Vec<bool>,
        path: Option<usize>,
    },
}

/// What is shown for a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It leaves through this port, on this path of its profile.
    Port {
        /// The local egress port.
        port: usize,
        /// The path.
        path: usize,
    },
    /// No path is enabled.
    NoPath,
    /// There is no such profile.
    Unknown,
}

/// A flowlet of some flows.
#[derive(Clone, Copy, Debug, Default)]
struct Flowlet {
    live: bool,
    /// A packet came since the timer ran out last.
    recent: bool,
    group: usize,
    path: usize,
}

/// The flow table with its gap timer.
#[derive(Clone, Debug)]
struct Flowlets {
    entries: Vec<Flowlet>,
    cycles: u64,
}

impl Flowlets {
    fn new(flows: usize) -> Self {
        Flowlets {
            entries: vec![Flowlet::default(); flows],
            cycles: 0,
        }
    }

    /// Ends a cycle in which a packet with this choice passes, or none does: the path that it takes.
    fn pass(&mut self, chosen: Option<(Packet, &[bool], usize)>, gap: u64) -> Option<usize> {
        let passed = chosen.map(|(packet, eligible, path)| {
            let hash = [&packet.flow.to_le_bytes()[..], &[packet.group as u8]].concat();
            let place = usize::from(crc16(&hash)) % self.entries.len();
            let old = self.entries[place];
            let goes_on = old.live && old.group == packet.group && eligible[old.path];
            let path = if goes_on { old.path } else { path };
            (place, packet.group, path)
        });
        self.cycles += 1;
        if self.cycles >= gap {
            self.cycles = 0;
            for flowlet in &mut self.entries {
                flowlet.live &= std::mem::take(&mut flowlet.recent);
            }
        }
        let (place, group, path) = passed?;
        self.entries[place] = Flowlet {
            live: true,
            recent: true,
            group,
            path,
        };
        Some(path)
    }
}

/// The engine.
#[derive(Clone, Debug)]
pub struct Engine {
    start: Parts,
    decoder: Decoder,
    profiles: Profiles,
    paths: PathEnable,
    selector: Selector,
    flowlets: Option<Flowlets>,
    /// The neighbour's state that the decoder showed in the cycle before.
    remote: [u64; 3],
    /// Packets whose profile and enabled paths are looked up.
    waiting: VecDeque<Option<Packet>>,
    /// The levels for the first of them.
    levels: Option<Levels>,
    /// Packets whose path is being chosen.
    choosing: VecDeque<Option<Chosen>>,
    /// The local port of every path.
    ports: Vec<Vec<usize>>,
    /// What is shown in this cycle.
    shown: Option<Outcome>,
}

impl Engine {
    /// An engine in its reset state.
    pub fn new(parts: Parts) -> Self {
        Engine {
            decoder: Decoder::new(parts.messages),
            profiles: parts.profiles.clone(),
            paths: PathEnable::new(parts.paths),
            selector: parts.selector.clone(),
            flowlets: parts.flows.map(Flowlets::new),
            remote: [0; 3],
            waiting: vec![None; 2].into(),
            levels: None,
            choosing: vec![None; parts.choice_latency].into(),
            ports: vec![vec![0; parts.paths.paths]; parts.paths.groups],
            shown: None,
            start: parts,
        }
    }

    /// What is shown in this cycle.
    pub fn shown(&self) -> Option<Outcome> {
        self.shown
    }

    /// The packet that was looked up two cycles before is given to the choice.
    fn choose(&mut self) {
        let packet = self.waiting.pop_front().flatten();
        let answer = packet.and_then(|packet| Some((packet, self.paths.shown()?)));
        let levels = self.levels.take();
        let chosen = answer.map(|(packet, answer)| {
            let Some(levels) = levels.filter(|_| !answer.wrong_group) else {
                return Chosen::Unknown;
            };
            let paths = answer.enabled.iter().zip(levels);
            let paths: Vec<_> = paths
                .map(|(enabled, level)| level.filter(|_| *enabled))
                .collect();
            Chosen::Path {
                packet,
                path: self.selector.decide(&paths).path,
                eligible: paths.iter().map(Option::is_some).collect(),
            }
        });
        self.choosing.push_back(chosen);
    }

    /// The packet whose choice ends passes flow table and port table.
    fn send(&mut self, gap: u64) {
        let ended = self.choosing.pop_front().flatten();
        let found = match &ended {
            Some(Chosen::Path {
                packet,
                eligible,
                path: Some(path),
            }) => Some((*packet, &eligible[..], *path)),
            _ => None,
        };
        let path = match &mut self.flowlets {
            None => found.map(|(_, _, path)| path),
            Some(flowlets) => flowlets.pass(found, gap),
        };
        self.shown = match (ended, path) {
            (None, _) => None,
            (Some(Chosen::Unknown), _) => Some(Outcome::Unknown),
            (Some(Chosen::Path { packet, .. }), Some(path)) => Some(Outcome::Port {
                port: self.ports[packet.group][path],
                path,
            }),
            (Some(Chosen::Path { .. }), None) => Some(Outcome::NoPath),
        };
    }

    /// The port of a path is written with its entry in the path table, by the same rules.
    fn write_port(&mut self, profile: usize, value: usize, path: &Path) {
        let [neighbours, far_ports] = self.start.neighbours;
        let exists =
            path.port < self.start.ports && path.hop[0] < neighbours && path.hop[1] < far_ports;
        let entry = self
            .ports
            .get_mut(profile)
            .and_then(|ports| ports.get_mut(value));
        if let Some(entry) = entry.filter(|_| exists) {
            *entry = path.port;
        }
    }
}

/// Words of `local_queue` to `cfg_value` behind the local ports' state.
const CONTROL: usize = 11;

/// Inputs `valid`, `group`, per flowlet `flow`, `flowlet_gap`; `local_queue[ports]`, `local_utilisation[ports]`, `path_we` to
/// `path_remote_port`, `cfg_we`, `cfg_index`, `cfg_value` of the profiles; `rx_valid` to `max_age` of the decoder; `link_up`
/// to `bgp_reachable` of path enabling; `keep_we`, `keep_value`. Outputs `out_valid`, `no_path`, `unknown_group`, `port`,
/// `path`, `ready`, `refreshed`, `committed`, `committed_sender`, and the decoder's counters.
impl Golden for Engine {
    fn reset(&mut self) {
        *self = Engine::new(self.start.clone());
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return Golden::reset(self);
        }
        match self.shown {
            None => {}
            Some(Outcome::NoPath) => outputs[..2].fill(1),
            Some(Outcome::Unknown) => outputs[..3].copy_from_slice(&[1, 0, 1]),
            Some(Outcome::Port { port, path }) => {
                outputs[..5].copy_from_slice(&[1, 0, 0, port as u64, path as u64]);
            }
        }
        let (packet, rest) = inputs.split_at(if self.flowlets.is_some() { 4 } else { 2 });
        let ports = self.start.ports;
        let (queues, rest) = rest.split_at(ports);
        let (utilisations, rest) = rest.split_at(ports);
        let (control, rest) = rest.split_at(CONTROL);
        let (word, rest) = Word::read(self.start.messages, rest);
        let (max_age, rest) = rest.split_at(1);
        let (tables, keep) = rest.split_at(PathEnable::table_words(self.start.paths));

        self.choose();
        self.send(packet.get(3).copied().unwrap_or(0));
        let asked = (packet[0] == 1).then(|| Packet {
            group: packet[1] as usize,
            flow: packet.get(2).copied().unwrap_or(0) as u32,
        });
        self.waiting.push_back(asked);
        let group = asked.map(|packet| packet.group);
        let path = Path {
            present: control[3] == 1,
            local_only: control[4] == 1,
            port: control[5] as usize,
            hop: [control[6] as usize, control[7] as usize],
        };
        let path = (control[0] == 1).then_some((control[1] as usize, control[2] as usize, path));
        let shown = self.profiles.step(&Cycle {
            local: [queues, utilisations],
            path,
            setting: (control[8] == 1).then_some((control[9] as usize, control[10])),
            remote: self.remote,
            lookup: group,
        });
        outputs[5..7].copy_from_slice(&[shown.ready.into(), shown.refreshed.into()]);
        self.levels = shown.found.flatten();
        if let Some((profile, value, path)) = path.filter(|_| shown.ready) {
            self.write_port(profile, value, &path);
        }
        let mut decoded = [0; Decoder::OUTPUTS];
        self.decoder.write(&mut decoded);
        self.remote = [decoded[1], decoded[2], decoded[3]];
        outputs[7..].copy_from_slice(&decoded[4..]);
        let question = shown.asks.map(|[neighbour, port]| (neighbour, port));
        self.decoder.take(word, max_age[0] as u32, question);
        self.paths.cycle(tables, group);
        if keep[0] == 1 {
            self.selector
                .set_keep((keep[1] as usize).min(self.start.paths.paths));
        }
    }
}
