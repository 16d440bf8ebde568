//! Catalog entry of GLB messages.

use std::collections::VecDeque;
use std::sync::Arc;

use arbitrary_int::u12;
use rand::RngExt;
use serde_json::json;
use sluice_blocks::ConfigError;
use sluice_blocks::glb_message::{Config, build};
use sluice_hdl::Definition;

use super::stimulus::{Phase, Random, Rng, Rows, Schedule, random_ready};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::glb_message::{GlbMessage as Model, Message, PortState, Shape, Word};

/// Encoder and decoder of GLB messages.
pub struct GlbMessage;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

/// The sizes for the golden model.
pub(super) fn shape(config: &Config) -> Shape {
    Shape {
        senders: config.senders as usize,
        ports: config.ports as usize,
        word_bytes: config.word_bytes as usize,
        tick_cycles: config.tick_cycles,
        oldest: (1 << config.age_width) - 1,
        most: (1 << config.counter_width) - 1,
    }
}

impl Entry for GlbMessage {
    type Config = Config;

    const NAME: &'static str = "glb-message";
    const SUMMARY: &'static str =
        "SGLB's neighbour-state messages: encoder, decoder and the table of what neighbours said";
    const SOURCE: &'static str = "SGLB, section 3.1: \"User programs on its embedded processor (EDK programs) send \
        these states to chosen neighbours in small GLB packets.\" The format is this project's.";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/glb-message.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "ports-64",
            summary: "64 neighbours of 64 ports, words of 16 bytes",
            settings: "",
        },
        Preset {
            name: "leaf-32",
            summary: "32 neighbours of 32 ports, words of 32 bytes, ages in cycles",
            settings: "senders = 32\nports = 32\nword_bytes = 32\ntick_cycles = 1",
        },
        Preset {
            name: "bytes-3x5",
            summary: "3 neighbours of 5 ports, a byte a cycle, to read the Verilog by eye",
            settings: "senders = 3\nports = 5\nword_bytes = 1\ntick_cycles = 4\nage_width = 4\ncounter_width = 3",
        },
    ];
    const SIZE: &'static str = "ports";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("senders", &["1", "5", "8"]),
        ("word_bytes", &["1", "2", "8", "32"]),
        ("tick_cycles", &["1", "5"]),
        ("age_width", &["3"]),
        ("counter_width", &["2", "32"]),
    ];

    fn size(of: u32) -> u32 {
        of.min(128)
    }

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(Model::new(shape(config)))
    }

    fn latency(_config: &Config) -> u32 {
        Config::READ_LATENCY
    }

    fn throughput(config: &Config) -> String {
        format!(
            "a word of {} bytes a cycle in and out, a message in {} cycles; one question for state a cycle",
            config.word_bytes,
            config.words()
        )
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let rows = Talk {
            shape: shape(config),
            config: config.clone(),
            neighbours: Neighbours::new(config),
            max_age: 0,
        };
        Box::new(Schedule::new(rows, traffic, seed))
    }

    fn tables(_config: &Config) -> serde_json::Value {
        json!({ "crc": { "polynomial": "0x1021", "start": "0xFFFF", "order": "most significant bit first" } })
    }
}

/// What a message that is sent to the decoder is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Newer,
    Duplicate,
    Stale,
    FarAhead,
    Truncated,
    Oversize,
    OtherVersion,
    BadChecksum,
    UnknownSender,
    Interrupted,
    Headless,
    Noise,
}

use Kind::{
    BadChecksum, Duplicate, FarAhead, Headless, Interrupted, Newer, Noise, OtherVersion, Oversize,
    Stale, Truncated, UnknownSender,
};

pub(super) const KINDS: [Kind; 12] = [
    Newer,
    Duplicate,
    Stale,
    FarAhead,
    Truncated,
    Oversize,
    OtherVersion,
    BadChecksum,
    UnknownSender,
    Interrupted,
    Headless,
    Noise,
];

/// The neighbours as they send messages, good and bad.
pub(super) struct Neighbours {
    ports: usize,
    word_bytes: usize,
    /// The last sequence number of each sender.
    sequences: Vec<u16>,
    /// The words that are still to come.
    words: VecDeque<Word>,
}

impl Neighbours {
    pub(super) fn new(config: &Config) -> Neighbours {
        Neighbours {
            ports: config.ports as usize,
            word_bytes: config.word_bytes as usize,
            sequences: vec![0; config.senders as usize],
            words: VecDeque::new(),
        }
    }

    /// A sender that is mostly one of the first two.
    pub(super) fn sender(&self, rng: &mut Rng) -> usize {
        let some = if rng.random_bool(0.8) { 2 } else { usize::MAX };
        rng.random_range(0..self.sequences.len().min(some))
    }

    /// A message of the sender with this number.
    fn message(&self, rng: &mut Rng, sender: u8, sequence: u16) -> Vec<u8> {
        let mut state = |_| PortState {
            queue: rng.random(),
            utilisation: rng.random(),
        };
        let message = Message {
            sequence: u12::new(sequence % 4096),
            sender,
            ports: (0..self.ports).map(&mut state).collect(),
            mean_queue: rng.random(),
        };
        message.encode()
    }

    fn bytes(&mut self, rng: &mut Rng, kind: Kind) -> Vec<u8> {
        let sender = self.sender(rng);
        let last = self.sequences[sender];
        let step = match kind {
            Duplicate => 0,
            Stale => 4096 - rng.random_range(1..=2048),
            FarAhead => [2047, 2048][rng.random_range(0..2)],
            _ => [1, 1, 1, 2, 700][rng.random_range(0..5)],
        };
        let next = (last + step) % 4096;
        if matches!(kind, Newer | FarAhead) {
            self.sequences[sender] = next;
        }
        let mut bytes = self.message(rng, sender as u8, next);
        let length = bytes.len();
        match kind {
            Truncated => bytes.truncate(rng.random_range(1..length)),
            Oversize => bytes.extend(vec![0; rng.random_range(1..=self.word_bytes + 1)]),
            OtherVersion => {
                bytes[0] ^= [0x10, 0x20, 0xF0][rng.random_range(0..3)];
                if rng.random() {
                    bytes.truncate(rng.random_range(1..=length));
                }
            }
            BadChecksum => {
                let bit = rng.random_range(8..8 * length);
                bytes[bit / 8] ^= 1 << (bit % 8);
            }
            UnknownSender if self.sequences.len() < 256 => {
                let sender = rng.random_range(self.sequences.len()..256);
                bytes = self.message(rng, sender as u8, next);
            }
            Noise => {
                bytes = vec![0; rng.random_range(1..=length + 2)];
                bytes.iter_mut().for_each(|byte| *byte = rng.random());
            }
            _ => {}
        }
        bytes
    }

    /// The next word, of a message of this kind if a new one begins.
    pub(super) fn word(&mut self, rng: &mut Rng, kind: Kind) -> Word {
        if let Some(word) = self.words.pop_front() {
            return word;
        }
        let bytes = self.bytes(rng, kind);
        self.words = Word::split(&bytes, self.word_bytes).into();
        match kind {
            Interrupted => {
                self.words.pop_back();
            }
            Headless => self.words[0].first = false,
            _ => {}
        }
        if self.words.is_empty() {
            return self.word(rng, Newer);
        }
        self.words.pop_front().unwrap_or_default()
    }
}

/// Rows of both directions.
struct Talk {
    shape: Shape,
    config: Config,
    neighbours: Neighbours,
    max_age: u64,
}

impl Talk {
    fn kind(rng: &mut Rng) -> Kind {
        if rng.random_bool(0.5) {
            Newer
        } else {
            KINDS[rng.random_range(0..KINDS.len())]
        }
    }

    /// The word of a directed case, if it has one in this row.
    fn directed(&mut self, rng: &mut Rng, case: usize, age: u32) -> Option<Word> {
        self.max_age = (1 << self.config.age_width) - 1;
        let kind = match case {
            // Nothing but good messages, without a gap.
            0 => Newer,
            // Each kind of message in turn, without a gap.
            1 => KINDS[rng.random_range(0..KINDS.len())],
            // Numbers that are new, the same and older, round the wrap of all numbers.
            2 => {
                if age == 0 {
                    self.neighbours.sequences.fill(4095);
                }
                [Newer, Duplicate, Stale, FarAhead][rng.random_range(0..4)]
            }
            // A message, and then none until it is too old.
            3 => {
                self.max_age = 1;
                if age > self.config.words() + 2 {
                    return None;
                }
                Newer
            }
            // The age that is allowed changes under the state.
            4 => {
                self.max_age = rng.random_range(0..4);
                Newer
            }
            // Cut short, without a beginning, too long: the framing alone is wrong.
            5 => [Interrupted, Headless, Truncated, Oversize][rng.random_range(0..4)],
            // A message between others that are wrong by one bit.
            6 => [BadChecksum, Newer][rng.random_range(0..2)],
            // One word of every kind of frame, one after the other.
            _ => {
                self.neighbours.words.clear();
                let mut word = self.neighbours.word(rng, Newer);
                (word.first, word.last) = (rng.random(), rng.random());
                return Some(word);
            }
        };
        Some(self.neighbours.word(rng, kind))
    }
}

impl Rows for Talk {
    const DIRECTED: usize = 8;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        let (word, busy) = match phase {
            Phase::Random(Random { density, .. }) => {
                if age == 0 {
                    self.max_age = rng.random_range(0..1 << self.config.age_width);
                }
                let kind = Talk::kind(rng);
                let some = rng.random_bool(density);
                (some.then(|| self.neighbours.word(rng, kind)), density)
            }
            Phase::Directed(case) => (self.directed(rng, case, age), 0.9),
        };
        let flags = 3 + usize::from(self.shape.word_bytes > 1);
        let (stream, rest) = row.split_at_mut(flags + self.shape.word_bytes.div_ceil(8));
        if let Some(word) = word {
            word.write(self.shape, stream);
        }
        let (asked, rest) = rest.split_at_mut(4);
        asked[0] = self.max_age;
        asked[1] = rng.random_bool(busy).into();
        asked[2] = match rng.random_ratio(1, 16) {
            true => rng.random_range(0..1 << self.config.sender_width()),
            false => self.neighbours.sender(rng) as u64,
        };
        asked[3] = rng.random_range(0..1 << self.config.port_width());
        let (send, rest) = rest.split_at_mut(2);
        send.copy_from_slice(&[rng.random_bool(busy).into(), rng.random_range(0..256)]);
        let (ports, ready) = rest.split_at_mut(2 * self.shape.ports);
        let full = rng.random_ratio(1, 8);
        ports
            .iter_mut()
            .for_each(|state| *state = if full { 255 } else { rng.random_range(0..256) });
        ready[0] = random_ready(rng);
    }
}
