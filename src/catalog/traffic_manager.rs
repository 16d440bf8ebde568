//! Catalog entry of the traffic manager.

use std::ops::RangeInclusive;
use std::sync::Arc;

use rand::RngExt;
use sluice_blocks::ConfigError;
use sluice_blocks::occamy_selector::Thresholds;
use sluice_blocks::traffic_manager::{BufferManagement, Config, Scheduler, build};
use sluice_hdl::Definition;

use super::stimulus::{Phase, Rng, Rows, Schedule, random_word};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::traffic_manager::{self as golden, Scheduling, Settings};

/// The traffic manager.
pub struct TrafficManager;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

/// The golden model's settings for a configuration.
pub fn settings(config: &Config) -> Settings {
    Settings {
        queues: config.queues as usize,
        cells: config.cells,
        data_words: config.data_width().div_ceil(64) as usize,
        longest_packet: config.longest_packet,
        sub_lists: config.sub_lists,
        buffer_management: match config.buffer_management {
            BufferManagement::CompleteSharing => golden::BufferManagement::CompleteSharing,
            BufferManagement::DynamicThreshold => golden::BufferManagement::DynamicThreshold,
            BufferManagement::Occamy => golden::BufferManagement::Occamy,
            BufferManagement::Pushout => golden::BufferManagement::Pushout,
            BufferManagement::OccamyLongest => golden::BufferManagement::OccamyLongest,
        },
        per_queue: config.thresholds == Thresholds::PerQueue,
        alpha_shift: config.alpha_shift,
        scheduler: match config.scheduler {
            Scheduler::RoundRobin => Scheduling::RoundRobin,
            Scheduler::Strict => Scheduling::Strict,
            Scheduler::DeficitRoundRobin => Scheduling::DeficitRoundRobin,
        },
        quantum: config.quantum,
    }
}

impl Entry for TrafficManager {
    type Config = Config;

    const NAME: &'static str = "traffic-manager";
    const SUMMARY: &'static str =
        "A shared-memory traffic manager: admission, queues, scheduler and head drop";
    const SOURCE: &'static str = "Occamy: \"For each arrival packet, TM first performs admission control \
        [...]. Once admitted, the packet is written into a packet buffer, which is a centralized and globally \
        shared on-chip SRAM. At the egress side, a scheduler selects a queue to fetch packets\"; head drop: \
        \"Read a PD from PD memory; Dequeue the PD [...]; Read cell pointer; Free cell\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/traffic-manager.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "occamy-64",
            summary: "64 queues share 4096 cells, Occamy with α = 8, four sub-lists",
            settings: "",
        },
        Preset {
            name: "dt-8",
            summary: "8 queues share 256 cells under dynamic thresholds of their own, α = 1, deficit round robin",
            settings: "queues = 8\ncells = 256\nlongest_packet = 24\nbuffer_management = \"dynamic-threshold\"\n\
                thresholds = \"per-queue\"\nalpha_shift = 0\nscheduler = \"deficit-round-robin\"\nquantum = 24\n\
                sub_lists = 1",
        },
        Preset {
            name: "pushout-7",
            summary: "7 queues share 256 cells; the longest queue makes room",
            settings: "queues = 7\ncells = 256\nlongest_packet = 24\nbuffer_management = \"pushout\"\nsub_lists = 2",
        },
        Preset {
            name: "occamy-5",
            summary: "5 queues share 64 cells, strict priority, α = 1/2: small enough to read the Verilog by eye",
            settings: "queues = 5\ncells = 64\nlongest_packet = 9\nalpha_shift = -1\nscheduler = \"strict\"\n\
                sub_lists = 2\narchitecture = \"tree\"",
        },
    ];
    const SIZE: &'static str = "queues";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        (
            "buffer_management",
            &[
                "complete-sharing",
                "dynamic-threshold",
                "occamy",
                "pushout",
                "occamy-longest",
            ],
        ),
        (
            "scheduler",
            &["round-robin", "strict", "deficit-round-robin"],
        ),
        ("cells", &["64"]),
        ("longest_packet", &["9"]),
        ("sub_lists", &["2"]),
    ];

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(golden::TrafficManager::new(settings(config)))
    }

    fn latency(_: &Config) -> u32 {
        0
    }

    fn throughput(config: &Config) -> String {
        let drops = if config.buffer_management.drops_heads() {
            format!(
                ", {} cells a cycle freed of packets dropped",
                config.sub_lists
            )
        } else {
            String::new()
        };
        format!(
            "a cell in and a cell out each cycle{drops}; the verdict in the cycle of the header, the first cell \
             out three cycles after the last one in"
        )
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        Box::new(Schedule::new(Packets::new(config), traffic, seed))
    }
}

/// How long packets are in a phase.
#[derive(Clone, Copy)]
enum Lengths {
    /// One cell.
    Single,
    /// The longest.
    Longest,
    /// Any.
    Any,
}

/// Rows of packets, readiness and settings.
struct Packets {
    queues: u64,
    cells: u32,
    longest: u64,
    /// Greatest values of `in_queue` and `in_cells`.
    limits: (u64, u64),
    data_width: u32,
    /// Bits of `cfg_alpha` and `cfg_quantum`, where there are such.
    tables: Vec<u32>,
    /// The queue that a phase is about, and another one.
    chosen: [u64; 2],
    lengths: Lengths,
    /// Probability in eighths that the output is ready, and that a port is.
    ready: (u32, u32),
    /// The header of the cycle before.
    header: (u64, u64),
}

/// What a row offers and takes.
struct Row {
    valid: bool,
    header: (u64, u64),
    out_ready: bool,
    /// Probability in eighths.
    ports_ready: u32,
    writes: bool,
}

impl Packets {
    fn new(config: &Config) -> Packets {
        let ones = |width: u32| u64::MAX >> (64 - width);
        let alphas = config.threshold_count() > 0 && config.thresholds == Thresholds::PerQueue;
        let quanta = config.scheduler == Scheduler::DeficitRoundRobin;
        let tables = [(alphas, 4), (quanta, 12)];
        Packets {
            queues: u64::from(config.queues),
            cells: config.cells,
            longest: u64::from(config.longest_packet),
            limits: (ones(config.queue_width()), ones(config.packet_width())),
            data_width: config.data_width(),
            tables: tables.iter().filter(|t| t.0).map(|t| t.1).collect(),
            chosen: [0, 0],
            lengths: Lengths::Any,
            ready: (8, 8),
            header: (0, 1),
        }
    }

    fn begin(&mut self, rng: &mut Rng) {
        self.chosen = [(); 2].map(|()| rng.random_range(0..self.queues));
        self.lengths = match rng.random_range(0..4) {
            0 => Lengths::Single,
            1 => Lengths::Longest,
            _ => Lengths::Any,
        };
        const EIGHTHS: [u32; 4] = [8, 8, 6, 1];
        self.ready = (
            EIGHTHS[rng.random_range(0..4)],
            EIGHTHS[rng.random_range(0..4)],
        );
    }

    /// A header for one of the first `queues` queues.
    fn header(&self, rng: &mut Rng, queues: u64) -> (u64, u64) {
        let cells = match self.lengths {
            Lengths::Single => 1,
            Lengths::Longest => self.longest,
            Lengths::Any => rng.random_range(1..=self.longest),
        };
        (rng.random_range(0..queues), cells)
    }

    /// Any header that the ports can carry, most of them impossible where there are such.
    fn any_header(&self, rng: &mut Rng) -> (u64, u64) {
        let cells = match rng.random_range(0..4) {
            0 => 0,
            1 => self.limits.1,
            _ => rng.random_range(0..=self.limits.1),
        };
        (rng.random_range(0..=self.limits.0), cells)
    }

    fn random(&mut self, rng: &mut Rng, density: f64, locality: f64) -> Row {
        if !rng.random_bool(locality) {
            self.header = if rng.random_ratio(1, 64) {
                self.any_header(rng)
            } else {
                self.header(rng, self.queues)
            };
        }
        Row {
            valid: rng.random_bool(density),
            header: self.header,
            out_ready: rng.random_ratio(self.ready.0, 8),
            ports_ready: self.ready.1,
            writes: rng.random_ratio(1, 16),
        }
    }

    fn directed(&mut self, rng: &mut Rng, case: usize, age: u32) -> Row {
        let [chosen, other] = self.chosen;
        let mut row = Row {
            valid: true,
            header: self.header(rng, self.queues),
            out_ready: true,
            ports_ready: 8,
            writes: false,
        };
        match case {
            // One queue fills the buffer; nobody receives.
            0 => (row.header.0, row.ports_ready) = (chosen, 0),
            // A hog, then a burst to another queue, while the hog drains slowly.
            1 => {
                row.header.0 = if age.is_multiple_of(4) { chosen } else { other };
                row.ports_ready = 1;
            }
            // One cell to each queue in turn, nobody receives: all reach their threshold.
            2 => (row.header, row.ports_ready) = ((u64::from(age) % self.queues, 1), 0),
            // Everything leaves.
            3 => row.valid = false,
            // The receiver is not ready for ten cycles, then now and then.
            4 => row.out_ready = age >= 10 && rng.random_bool(0.5),
            // Impossible headers among others.
            5 => row.header = self.any_header(rng),
            // One-cell packets in and out at full speed.
            6 => row.header.1 = 1,
            // Thresholds and quanta change under traffic.
            7 => (row.writes, row.ports_ready) = (rng.random_bool(0.5), 2),
            // One header stays, until long after the buffer is full.
            _ => (row.header, row.ports_ready) = ((chosen, self.longest), u32::from(age > 30)),
        }
        row
    }
}

impl Rows for Packets {
    const DIRECTED: usize = 9;

    /// Long enough to fill the buffer now and then.
    fn phase_rows(&self) -> RangeInclusive<u32> {
        12..=(self.cells / 2).max(40)
    }

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        if age == 0 {
            self.begin(rng);
        }
        let drawn = match phase {
            Phase::Random(random) => self.random(rng, random.density, random.locality),
            Phase::Directed(case) => self.directed(rng, case, age),
        };
        let (fixed, rest) = row.split_at_mut(3);
        fixed.copy_from_slice(&[u64::from(drawn.valid), drawn.header.0, drawn.header.1]);
        let (data, rest) = rest.split_at_mut(self.data_width.div_ceil(64) as usize);
        data.iter_mut().for_each(|word| *word = rng.random());
        keep_bits(data, self.data_width);
        let (out_ready, rest) = rest.split_at_mut(1);
        out_ready[0] = u64::from(drawn.out_ready);
        let (ports, rest) = rest.split_at_mut(self.queues.div_ceil(64) as usize);
        let density = f64::from(drawn.ports_ready) / 8.0;
        ports
            .iter_mut()
            .for_each(|word| *word = random_word(rng, density));
        keep_bits(ports, self.queues as u32);
        let Some((queue, tables)) = rest.split_first_mut() else {
            return;
        };
        *queue = rng.random_range(0..=self.limits.0);
        for (table, width) in tables.chunks_mut(2).zip(&self.tables) {
            table[0] = u64::from(drawn.writes);
            table[1] = rng.random_range(0..1 << width);
        }
    }
}

/// Clears the bits of the last word beyond `width` bits in all.
fn keep_bits(words: &mut [u64], width: u32) {
    let spare = width.wrapping_neg() % 64;
    if let Some(last) = words.last_mut() {
        *last &= u64::MAX >> spare;
    }
}
