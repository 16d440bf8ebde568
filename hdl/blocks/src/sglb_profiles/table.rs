//! The path table: what each value of each profile is a path of.

use super::config::Config;
use super::walk;
use sluice_hdl::{MemoryBuilder, MemorySpec, Module, Sig, index_width};

/// The table, in P lanes: value v of a profile is in lane v modulo P.
pub struct PathTable<'m> {
    /// It was cleared: it can be written and read.
    pub ready: Sig<'m>,
    local: Vec<MemoryBuilder<'m>>,
    remote: Vec<MemoryBuilder<'m>>,
}

/// The local side of a path.
pub struct Local<'m> {
    pub present: Sig<'m>,
    pub local_only: Sig<'m>,
    pub port: Sig<'m>,
}

/// Where word `group` of a profile is in a memory of words.
pub fn address<'m>(m: &'m Module, config: &Config, group: Sig<'m>, profile: Sig<'m>) -> Sig<'m> {
    match config.groups() {
        1 => profile,
        _ => m.pack(&[group, profile]),
    }
}

/// Whether an index names one of `n`.
pub fn exists<'m>(m: &'m Module, index: Sig<'m>, n: u32) -> Sig<'m> {
    index.le(m.lit(index.width(), u64::from(n - 1)))
}

impl<'m> PathTable<'m> {
    /// The table with the ports that write it. It is cleared after a reset, one word of all lanes a cycle.
    pub fn new(m: &'m Module, config: &Config) -> PathTable<'m> {
        let input = |name: &str, n: u32| {
            let index = m.input(name, index_width(n));
            (index, exists(m, index, n))
        };
        let enable = m.input("path_we", 1);
        let (profile, profile_exists) = input("path_profile", config.profiles);
        let (value, value_exists) = input("path_value", config.values);
        let present = m.input("path_present", 1);
        let local_only = m.input("path_local_only", 1);
        let (port, port_exists) = input("path_local_port", config.ports);
        let (neighbour, neighbour_exists) = input("path_neighbour", config.neighbours);
        let (remote_port, remote_port_exists) = input("path_remote_port", config.neighbour_ports);
        let exist = [
            value_exists,
            port_exists,
            neighbour_exists,
            remote_port_exists,
        ];
        let exist = exist.into_iter().fold(profile_exists, |all, one| all & one);

        m.comment("The path table is being cleared after a reset.");
        let clearing = m.register("clearing", 1).reset_to(m.lit(1, 1));
        let limits = [config.groups(), config.profiles];
        let clear = walk::counter(m, "clear", &limits, clearing.q());
        clearing.set(clearing.q() & !clear.last);
        let ready = !clearing.q();

        let lane_bits = config.paths.ilog2();
        let group_bits = index_width(config.groups());
        let (lane, group) = match value.width() {
            width if width <= lane_bits => (value.zext(lane_bits.max(1)), m.lit(group_bits, 0)),
            width if lane_bits == 0 => (m.lit(1, 0), value.trunc(width.min(group_bits))),
            width => (
                value.trunc(lane_bits),
                value.bits(lane_bits, width - lane_bits),
            ),
        };
        let here = address(m, config, group, profile);
        let first = address(m, config, clear.digits[0], clear.digits[1]);
        let lanes = |what: &str, entry: Sig<'m>| {
            let of_lane = |number: u32| {
                let name = format!("path_{what}_{number}");
                let memory = m.memory(&name, MemorySpec::sram(entry.width(), config.depth()));
                let this = lane.eq(m.lit(lane.width(), u64::from(number)));
                let written = enable & exist & this;
                let data = entry.gated(ready);
                memory.write(!ready | written, ready.mux(here, first), data);
                memory
            };
            (0..config.paths).map(of_lane).collect()
        };
        PathTable {
            ready,
            local: lanes("local", m.pack(&[present, local_only, port])),
            remote: lanes("remote", m.pack(&[neighbour, remote_port])),
        }
    }

    /// The local side of the P paths of a word, one cycle later.
    pub fn read_local(&self, name: &str, address: Sig<'m>) -> Vec<Local<'m>> {
        read(&self.local, name, address)
            .map(|entry| Local {
                present: entry.bit(0),
                local_only: entry.bit(1),
                port: entry.bits(2, entry.width() - 2),
            })
            .collect()
    }

    /// The next hops of the P paths of a word, one cycle later: the neighbour lowest, then its port.
    pub fn read_remote(&self, name: &str, address: Sig<'m>) -> Vec<Sig<'m>> {
        read(&self.remote, name, address).collect()
    }
}

fn read<'m>(
    lanes: &[MemoryBuilder<'m>],
    name: &str,
    address: Sig<'m>,
) -> impl Iterator<Item = Sig<'m>> {
    let read = move |(lane, memory): (usize, &MemoryBuilder<'m>)| {
        memory.read(&format!("{name}_{lane}"), None, address)
    };
    lanes.iter().enumerate().map(read)
}
