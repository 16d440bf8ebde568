//! Strings of bytes sent to the decoder of GLB messages, against the golden codec, and both against a parser that shares
//! nothing with either.

use arbitrary_int::u12;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sluice::golden::glb_message::{Message, PortState, Receiver, Refused, Shape, WORST, Word};
use sluice::ports::Layout;
use sluice::run::{Device, Rtl};
use sluice_blocks::glb_message::{Config, decoder};
use sluice_hdl::ir::Op;
use sluice_hdl::sim::Engine;
use sluice_hdl::testing::{Parts, with_fault};
use sluice_hdl::{Bits, Definition};

const SENDERS: usize = 3;
const PORTS: usize = 2;
const WORD: usize = 4;
const LENGTH: usize = 2 * PORTS + 6;

/// A small decoder whose state does not age, and one word of everything that can be asked of it.
struct Hardware {
    rtl: Rtl,
    inputs: usize,
    outputs: Vec<u64>,
}

impl Hardware {
    fn new() -> Hardware {
        Hardware::of(&decoder(&CONFIG))
    }

    /// The decoder alone, whose ports come first in the whole block.
    fn of(definition: &Definition) -> Hardware {
        let words = |ports: &[sluice_hdl::Port]| Layout::of(ports).words();
        let mut hardware = Hardware {
            rtl: Rtl::new(definition, Engine::Jit, 7, None).unwrap(),
            inputs: words(definition.inputs()),
            outputs: vec![0; words(definition.outputs())],
        };
        hardware.cycle(true, None, None);
        hardware
    }

    fn cycle(&mut self, rst: bool, word: Option<&Word>, question: Option<(usize, usize)>) {
        let mut row = vec![0; self.inputs];
        if let Some(word) = word {
            word.write(SHAPE, &mut row);
        }
        let asked = &mut row[5..9];
        asked[0] = 255;
        if let Some((sender, port)) = question {
            asked[1..].copy_from_slice(&[1, sender as u64, port as u64]);
        }
        self.rtl.step(rst, &row, &mut self.outputs);
    }

    /// Sends a message, and waits until it is judged.
    fn send(&mut self, bytes: &[u8]) {
        for word in Word::split(bytes, WORD) {
            self.cycle(false, Some(&word), None);
        }
        self.cycle(false, None, None);
    }

    /// The eight counters, and the state of every port of every sender with its mean.
    fn look(&mut self) -> ([u64; 8], Vec<(PortState, u8)>) {
        let questions: Vec<_> = (0..SENDERS)
            .flat_map(|s| (0..PORTS).map(move |p| (s, p)))
            .collect();
        let mut seen = vec![];
        for t in 0..questions.len() + 2 {
            self.cycle(false, None, questions.get(t).copied());
            if t >= 2 {
                assert_eq!(self.outputs[0], 1);
                let [queue, utilisation, mean] = [1, 2, 3].map(|i| self.outputs[i] as u8);
                seen.push((PortState { queue, utilisation }, mean));
            }
        }
        (self.outputs[6..14].try_into().unwrap(), seen)
    }
}

const CONFIG: Config = Config {
    senders: SENDERS as u32,
    ports: PORTS as u32,
    word_bytes: WORD as u32,
    tick_cycles: 1 << 16,
    age_width: 8,
    counter_width: 32,
};

const SHAPE: Shape = Shape {
    senders: SENDERS,
    ports: PORTS,
    word_bytes: WORD,
    tick_cycles: 65536,
    oldest: 255,
    most: u32::MAX as u64,
};

/// A message read from its bits alone: the check by division of polynomials, the fields by counting bits.
mod oracle {
    use super::{LENGTH, PORTS, SENDERS};

    pub struct Fields {
        pub sequence: u32,
        pub sender: usize,
        pub mean: u32,
        pub ports: Vec<(u32, u32)>,
    }

    fn bits(bytes: &[u8]) -> Vec<bool> {
        bytes
            .iter()
            .flat_map(|byte| (0..8).rev().map(move |i| byte & 1 << i != 0))
            .collect()
    }

    fn number(bits: &[bool]) -> u32 {
        bits.iter().fold(0, |n, bit| 2 * n + u32::from(*bit))
    }

    /// Whether the polynomial divides the message, whose first 16 bits are inverted, because the check starts from ones.
    fn divides(bits: &[bool]) -> bool {
        let mut rest = bits.to_vec();
        rest[..16].iter_mut().for_each(|bit| *bit = !*bit);
        for top in 0..rest.len() - 16 {
            if rest[top] {
                for power in [16, 12, 5, 0] {
                    rest[top + 16 - power] ^= true;
                }
            }
        }
        !rest.contains(&true)
    }

    /// What a message says that is a message, but for its number.
    pub fn read(bytes: &[u8]) -> Option<Fields> {
        if bytes.len() != LENGTH {
            return None;
        }
        let bits = bits(bytes);
        let field = |at: usize, width: usize| number(&bits[at..at + width]);
        let sender = field(16, 8) as usize;
        (field(0, 4) == 1 && divides(&bits) && sender < SENDERS).then(|| Fields {
            sequence: field(4, 12),
            sender,
            mean: field(24, 8),
            ports: (0..PORTS)
                .map(|p| (field(32 + 16 * p, 8), field(40 + 16 * p, 8)))
                .collect(),
        })
    }

    /// Among 4,096 numbers in a ring, the next 2,047 are ahead.
    pub fn newer(number: u32, last: Option<u32>) -> bool {
        last.is_none_or(|last| (1..=2047).any(|n| (last + n) & 0xFFF == number))
    }
}

fn good(rng: &mut Pcg64Mcg, sequence: u16) -> Vec<u8> {
    let mut state = || PortState {
        queue: rng.random(),
        utilisation: rng.random(),
    };
    let ports = vec![state(), state()];
    let message = Message {
        sequence: u12::new(sequence & 0xFFF),
        sender: rng.random_range(0..SENDERS as u8 + 1),
        mean_queue: rng.random(),
        ports,
    };
    message.encode()
}

/// A string of bytes: random, or a good message that was changed, or good.
fn string(rng: &mut Pcg64Mcg, last: &[Option<u32>]) -> Vec<u8> {
    let near = last[rng.random_range(0..SENDERS)].unwrap_or(0) as u16;
    let near = near.wrapping_add([0, 1, 2, 2047, 2048, 4095, 100][rng.random_range(0..7)]);
    let mut bytes = good(rng, near);
    match rng.random_range(0..10) {
        0 => {
            bytes = vec![0; rng.random_range(1..=LENGTH + 6)];
            bytes.iter_mut().for_each(|byte| *byte = rng.random());
        }
        // Right in length and version, all else random: the check alone tells.
        1 => {
            bytes.iter_mut().for_each(|byte| *byte = rng.random());
            bytes[0] = 0x10 | bytes[0] & 0xF;
        }
        2 => bytes.truncate(rng.random_range(1..LENGTH)),
        3 => bytes.extend(vec![rng.random::<u8>(); rng.random_range(1..=2 * WORD)]),
        4 | 5 => {
            for _ in 0..rng.random_range(1..=3) {
                let bit = rng.random_range(0..8 * LENGTH);
                bytes[bit / 8] ^= 1 << (bit % 8);
            }
        }
        6 => bytes.swap(rng.random_range(0..LENGTH), rng.random_range(0..LENGTH)),
        7 => {
            let at = rng.random_range(0..LENGTH);
            bytes.remove(at);
            bytes.insert(rng.random_range(0..LENGTH), rng.random());
        }
        _ => {}
    }
    bytes
}

/// Sends strings to the hardware, the golden receiver and the oracle; gives what became of them by the counters, or where
/// they differ. After each string all of the state is read: it is what the oracle says, so that a refused one has changed
/// nothing.
fn compare(definition: &Definition, strings: u32, seed: u64) -> Result<[u64; 8], String> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut hardware = Hardware::of(definition);
    let mut golden = Receiver::new(SENDERS, PORTS);
    let mut last = vec![None; SENDERS];
    let mut states = vec![WORST; SENDERS * PORTS];
    let mut counts = [0; 8];
    for n in 0..strings {
        let bytes = string(&mut rng, &last);
        let message = oracle::read(&bytes).filter(|m| oracle::newer(m.sequence, last[m.sender]));
        let verdict = golden.receive(&bytes, 255);
        let differ = |what: &str| Err(format!("{what}: seed {seed}, string {n}: {bytes:02X?}"));
        if verdict.is_ok() != message.is_some() {
            return differ("golden model and oracle");
        }
        if let Some(message) = message {
            last[message.sender] = Some(message.sequence);
            for (port, (queue, utilisation)) in message.ports.iter().enumerate() {
                let state = PortState {
                    queue: *queue as u8,
                    utilisation: *utilisation as u8,
                };
                states[message.sender * PORTS + port] = (state, message.mean as u8);
            }
        }
        counts[verdict.err().map_or(0, |reason| 1 + reason as usize)] += 1;
        hardware.send(&bytes);
        let (counted, seen) = hardware.look();
        if seen != states {
            return differ("state");
        }
        if counted != counts {
            return differ("counters");
        }
    }
    assert_eq!(
        (golden.accepted, &golden.refused[..]),
        (counts[0], &counts[1..])
    );
    Ok(counts)
}

/// The hardware accepts what the golden receiver accepts and what the oracle accepts, and nothing else.
#[test]
fn a_million_strings() {
    let counts = compare(&decoder(&CONFIG), 1_000_000, 6).unwrap();
    assert!(
        counts[0] > 10_000 && counts.iter().all(|count| *count > 1000),
        "{counts:?}"
    );
}

/// Each of these would be a decoder that believes what it should not; the comparison sees it.
#[test]
fn planted_faults_are_seen() {
    type Fault = fn(&mut Parts);
    let faults: [(&str, Fault); 7] = [
        ("refused messages are written", |parts| {
            let ended = parts.node("ended");
            parts.memory("state").writes[0].enable = ended;
        }),
        ("refused messages move the number", |parts| {
            let ended = parts.node("ended");
            parts.memory("last_number").writes[0].enable = ended;
        }),
        ("numbers are forgotten", |parts| {
            let open = parts.node("open");
            parts.memory("last_number").writes[0].enable = open;
        }),
        ("the check is not looked at", |parts| {
            let zero = parts.insert(0, Op::Const(Bits::zero(16)), 16);
            let register = parts.register("check");
            (register.enable, register.next) = (None, zero);
        }),
        ("the version is not looked at", |parts| {
            let headless = parts.node("headless");
            parts.register("other_version").next = headless;
        }),
        ("first words are lost", |parts| {
            let open = parts.node("open");
            parts.register("message").enable = Some(open);
        }),
        ("messages end before their last word", |parts| {
            let open = parts.node("open");
            parts.register("ended").next = open;
        }),
    ];
    for (what, plant) in faults {
        let broken = with_fault(&decoder(&CONFIG), plant);
        assert!(compare(&broken, 2000, 1).is_err(), "{what}");
    }
}

/// Every bit of a good message turned over, and every length.
#[test]
fn every_bit_and_every_length() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut bytes = good(&mut rng, 9);
    while oracle::read(&bytes).is_none() {
        bytes = good(&mut rng, 9);
    }
    let refused = |wrong: &[u8], reason: Refused| {
        let mut hardware = Hardware::new();
        let (_, before) = hardware.look();
        hardware.send(wrong);
        let (counts, after) = hardware.look();
        let mut expected = [0; 8];
        expected[1 + reason as usize] = 1;
        assert_eq!((counts, after), (expected, before), "{wrong:02X?}");
    };
    for bit in 0..8 * LENGTH {
        let mut wrong = bytes.clone();
        wrong[bit / 8] ^= 1 << (bit % 8);
        let version = (4..8).contains(&bit);
        refused(
            &wrong,
            if version {
                Refused::UnknownVersion
            } else {
                Refused::BadChecksum
            },
        );
    }
    for length in (1..LENGTH + 12).filter(|length| *length != LENGTH) {
        let mut wrong = bytes.clone();
        wrong.resize(length, 0);
        refused(
            &wrong,
            if length < LENGTH {
                Refused::Truncated
            } else {
                Refused::Oversize
            },
        );
    }
}
