//! When packets come: links that are full all the time.
//!
//! Each port brings a frame, an acknowledgement, a frame, an acknowledgement, ..., without pause. A packet comes
//! to its lane in the cycle in which it begins on the wire.

use std::io::Read;

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::LaneUnit;
use crate::catalog::stimulus::Rng;

/// Links and what they carry.
#[derive(Clone, Debug)]
pub struct Links {
    /// Ports that bring packets, port p to lane p; at least 1, at most the lanes.
    pub ports: usize,
    /// Rate of a link in Mbit/s.
    pub link_mbps: u64,
    /// Clock of the unit in MHz.
    pub clock_mhz: u64,
    /// Bytes of a frame on the wire, with preamble and gap.
    pub frame_bytes: u64,
    /// Bytes of an acknowledgement on the wire; 0: there are none.
    pub ack_bytes: u64,
    /// For each port, the byte of its frame and acknowledgement that passes at time 0; less than both together.
    pub phases: Vec<u64>,
    /// Where packets go.
    pub destinations: Destinations,
}

/// Where packets go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destinations {
    /// Every packet to a destination of its own, drawn evenly.
    Random,
    /// Each port has one destination for its frames and one for its acknowledgements; no two ports share one of
    /// the same kind while there are enough.
    Permutation,
    /// Everything goes to one destination.
    One,
}

/// How ports stand to each other at time 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phases {
    /// All begin a frame.
    Aligned,
    /// Each is anywhere in its frame and acknowledgement.
    Random,
    /// As given, in bytes.
    Given(Vec<u64>),
}

/// Why phases cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum PhasesError {
    /// Not a table.
    #[error("{0}")]
    Csv(#[from] csv::Error),
    /// Other columns.
    #[error("the first line is `{0}`; it must be `port,phase`")]
    Header(String),
    /// A field that is not what its column says.
    #[error("line {line}: {column} `{value}`: allowed is 0 to {most}")]
    Value {
        /// Line of the file.
        line: u64,
        /// `port` or `phase`.
        column: &'static str,
        /// The field.
        value: String,
        /// The greatest value allowed.
        most: u64,
    },
    /// Two lines for one port.
    #[error("line {line}: port {port} has a phase already")]
    Twice {
        /// Line of the file.
        line: u64,
        /// The port.
        port: usize,
    },
    /// No line for a port.
    #[error("port {0} has no phase: a line for each port, 0 to one less than --ports")]
    Missing(usize),
}

impl Phases {
    /// Reads a CSV file with a line `port,phase` and then one for each port; a phase is less than `period` bytes.
    pub fn read(input: impl Read, ports: usize, period: u64) -> Result<Phases, PhasesError> {
        let mut reader = csv::ReaderBuilder::new()
            .trim(csv::Trim::All)
            .from_reader(input);
        let header = reader.headers()?;
        if header != vec!["port", "phase"] {
            let names: Vec<_> = header.iter().collect();
            return Err(PhasesError::Header(names.join(",")));
        }
        let mut phases = vec![None; ports];
        for record in reader.records() {
            let record = record?;
            let line = record.position().map_or(0, csv::Position::line);
            let field = |i: usize, column, most: u64| {
                let number = record[i].parse().ok().filter(|value| *value <= most);
                number.ok_or_else(|| PhasesError::Value {
                    line,
                    column,
                    value: record[i].to_owned(),
                    most,
                })
            };
            let port = field(0, "port", ports as u64 - 1)? as usize;
            let phase = field(1, "phase", period - 1)?;
            if phases[port].replace(phase).is_some() {
                return Err(PhasesError::Twice { line, port });
            }
        }
        let given = phases.into_iter().enumerate();
        let given = given.map(|(port, phase)| phase.ok_or(PhasesError::Missing(port)));
        Ok(Phases::Given(given.collect::<Result<_, _>>()?))
    }

    /// A phase for each port.
    pub fn of(&self, ports: usize, period: u64, seed: u64) -> Vec<u64> {
        match self {
            Phases::Aligned => vec![0; ports],
            Phases::Random => {
                let mut rng = Rng::seed_from_u64(seed);
                (0..ports).map(|_| rng.random_range(0..period)).collect()
            }
            Phases::Given(phases) => phases.clone(),
        }
    }
}

impl Links {
    /// Bytes of a frame and its acknowledgement.
    pub fn period(&self) -> u64 {
        self.frame_bytes + self.ack_bytes
    }

    /// Packets that come in a cycle, in the mean.
    pub fn rate(&self) -> f64 {
        let packets = if self.ack_bytes > 0 { 2.0 } else { 1.0 };
        let cycles = (self.period() * 8 * self.clock_mhz) as f64 / self.link_mbps as f64;
        packets * self.ports as f64 / cycles
    }

    /// The packets of all ports.
    pub fn arrivals(&self, unit: &LaneUnit, seed: u64) -> Arrivals {
        // Phases take what the seed draws first, destinations another stream.
        let mut rng = Rng::seed_from_u64(!seed);
        let destinations = unit.keys / unit.classes;
        let mut fixed = || {
            let mut all: Vec<usize> = (0..destinations).collect();
            all.shuffle(&mut rng);
            (0..self.ports)
                .map(|port| all[port % destinations])
                .collect()
        };
        let ports = self.phases.iter().map(|phase| Port::new(self, *phase));
        Arrivals {
            fixed: [fixed(), fixed()],
            ports: ports.collect(),
            links: self.clone(),
            unit: *unit,
            rng,
        }
    }

    /// The cycle in which a byte passes.
    fn cycle(&self, byte: u64) -> u64 {
        let bits = u128::from(byte) * 8 * u128::from(self.clock_mhz);
        (bits / u128::from(self.link_mbps)) as u64
    }
}

/// A port: the byte, counted from time 0, at which its next packet begins, and what it is.
#[derive(Clone, Debug)]
struct Port {
    begins: u64,
    is_ack: bool,
}

impl Port {
    fn new(links: &Links, phase: u64) -> Port {
        let is_ack = links.ack_bytes > 0 && (1..=links.frame_bytes).contains(&phase);
        let begins = match phase {
            0 => 0,
            _ if is_ack => links.frame_bytes - phase,
            _ => links.period() - phase,
        };
        Port { begins, is_ack }
    }
}

/// The packets of all ports, cycle by cycle.
#[derive(Clone, Debug)]
pub struct Arrivals {
    links: Links,
    unit: LaneUnit,
    ports: Vec<Port>,
    /// Destinations of each port's frames and of its acknowledgements.
    fixed: [Vec<usize>; 2],
    rng: Rng,
}

impl Arrivals {
    /// Calls `came(port, key)` for every packet that comes up to cycle `now`, in the order of the ports.
    pub fn until(&mut self, now: u64, mut came: impl FnMut(usize, usize)) {
        for port in 0..self.ports.len() {
            while self.links.cycle(self.ports[port].begins) <= now {
                came(port, self.key(port));
                self.advance(port);
            }
        }
    }

    fn key(&mut self, port: usize) -> usize {
        let destinations = self.unit.keys / self.unit.classes;
        let is_ack = self.ports[port].is_ack;
        let destination = match self.links.destinations {
            Destinations::Random => self.rng.random_range(0..destinations),
            Destinations::Permutation => self.fixed[usize::from(is_ack)][port],
            Destinations::One => 0,
        };
        // Frames are of the longest class, acknowledgements of the one after it.
        let class = usize::from(is_ack).min(self.unit.classes - 1);
        destination + destinations * class
    }

    fn advance(&mut self, port: usize) {
        let Links {
            frame_bytes,
            ack_bytes,
            ..
        } = self.links;
        let port = &mut self.ports[port];
        port.begins += if port.is_ack { ack_bytes } else { frame_bytes };
        port.is_ack = ack_bytes > 0 && !port.is_ack;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reference(ports: usize) -> Links {
        Links {
            ports,
            link_mbps: 800_000,
            clock_mhz: 1000,
            frame_bytes: 4198,
            ack_bytes: 84,
            phases: vec![0; ports],
            destinations: Destinations::Random,
        }
    }

    fn unit() -> LaneUnit {
        LaneUnit {
            lanes: 32,
            keys: 4096,
            classes: 2,
            answer_delay: 5,
            least_wait: 3,
        }
    }

    /// 4198 + 84 bytes take 42.82 ns at 800 Gb/s: 64 packets of 32 ports in 42.82 cycles.
    #[test]
    fn the_reference_brings_one_and_a_half_packets_a_cycle() {
        let links = reference(32);
        assert!((links.rate() - 64.0 / 42.82).abs() < 1e-12);
        let mut count = 0;
        links.arrivals(&unit(), 1).until(42_819, |_, _| count += 1);
        assert_eq!(count, 64_000);
    }

    #[test]
    fn packets_come_when_they_begin() {
        let mut links = reference(1);
        let cycles = |links: &Links| {
            let mut arrivals = links.arrivals(&unit(), 1);
            let mut came = vec![];
            for now in 0..130 {
                arrivals.until(now, |_, key| came.push((now, key >= 2048)));
            }
            came
        };
        // A frame of 41.98 cycles, an acknowledgement of 0.84.
        let aligned = [
            (0, false),
            (41, true),
            (42, false),
            (84, true),
            (85, false),
            (127, true),
            (128, false),
        ];
        assert_eq!(cycles(&links), aligned);
        // 100 bytes, a cycle, before the acknowledgement.
        links.phases = vec![4098];
        assert_eq!(cycles(&links)[..3], [(1, true), (1, false), (43, true)]);
        // In the acknowledgement.
        links.phases = vec![4198 + 80];
        assert_eq!(cycles(&links)[..2], [(0, false), (42, true)]);
    }

    #[test]
    fn a_permutation_gives_each_port_two_destinations() {
        let links = Links {
            destinations: Destinations::Permutation,
            ..reference(32)
        };
        let mut keys = vec![std::collections::BTreeSet::new(); 32];
        links.arrivals(&unit(), 3).until(1000, |port, key| {
            keys[port].insert(key);
        });
        let all: std::collections::BTreeSet<_> = keys.iter().flatten().collect();
        assert!(keys.iter().all(|keys| keys.len() == 2));
        assert_eq!(all.len(), 64);
    }

    #[test]
    fn phases_say_what_is_wrong() {
        let error = |text: &str| {
            Phases::read(text.as_bytes(), 2, 100)
                .unwrap_err()
                .to_string()
        };
        insta::assert_snapshot!(error("port;phase\n0;1"), @"the first line is `port;phase`; it must be `port,phase`");
        insta::assert_snapshot!(error("port,phase\n0,1\n2,1"), @"line 3: port `2`: allowed is 0 to 1");
        insta::assert_snapshot!(error("port,phase\n0,100"), @"line 2: phase `100`: allowed is 0 to 99");
        insta::assert_snapshot!(error("port,phase\n0,-1"), @"line 2: phase `-1`: allowed is 0 to 99");
        insta::assert_snapshot!(error("port,phase\n0,1\n0,1"), @"line 3: port 0 has a phase already");
        insta::assert_snapshot!(error("port,phase\n0,1"), @"port 1 has no phase: a line for each port, 0 to one less than --ports");
        let read = Phases::read("port,phase\n1, 7\n0,99\n".as_bytes(), 2, 100).unwrap();
        assert_eq!(read, Phases::Given(vec![99, 7]));
    }
}
