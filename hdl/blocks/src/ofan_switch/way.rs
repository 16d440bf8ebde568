//! The way of a packet: up, with a pointer, or down, to a port.

use super::{Config, Mapping, locate};
use sluice_hdl::{MemorySpec, Module, Sig, index_width};

/// What comes in, by lane.
pub(super) struct Packets<'m> {
    pub valid: Vec<Sig<'m>>,
    pub host: Vec<Sig<'m>>,
    pub length: Vec<Sig<'m>>,
    pub own: Sig<'m>,
}

/// Which way a packet goes.
#[derive(Clone, Copy)]
pub(super) struct Way<'m> {
    /// Up.
    pub north: Sig<'m>,
    /// There is no such host.
    pub error: Sig<'m>,
    /// Its port below this switch; 0 if it goes up or nowhere.
    pub down: Sig<'m>,
    /// The pointer that it takes if it goes up.
    pub key: Sig<'m>,
}

impl<'m> Way<'m> {
    /// All but the key in one word: bit 0 north, bit 1 error, the port below from bit 2 on.
    pub fn word(self, m: &'m Module) -> Sig<'m> {
        m.pack(&[self.north, self.error, self.down])
    }

    /// The same, each part by `change` with its name.
    pub fn map(self, mut change: impl FnMut(&str, Sig<'m>) -> Sig<'m>) -> Way<'m> {
        // A constant needs no register.
        let mut change = |name, value: Sig<'m>| match value.constant() {
            Some(_) => value,
            None => change(name, value),
        };
        Way {
            north: change("north", self.north),
            error: change("error", self.error),
            down: change("down", self.down),
            key: change("key", self.key),
        }
    }
}

/// The way of each lane's packet, in the cycle in which it is offered.
pub(super) fn ways<'m>(m: &'m Module, config: &Config, packets: &Packets<'m>) -> Vec<Way<'m>> {
    let classes = classes(m, config, &packets.length);
    let places = places(m, config, &packets.host);
    let destinations = u64::from(config.destinations());
    let key_width = config.ofan().key_width();
    let way = |(lane, host): (usize, &Sig<'m>)| {
        let (destination, port) = places[lane];
        let error = above(m, *host, config.hosts()) | above(m, destination, config.destinations());
        let here = destination.eq(packets.own);
        let firsts: Vec<_> = (0..u64::from(config.classes()))
            .map(|class| m.lit(key_width, destinations * class))
            .collect();
        Way {
            north: (!error & !here).named(&format!("north_{lane}")),
            error: error.named(&format!("error_{lane}")),
            down: port.gated(!error & here),
            key: (destination.zext(key_width) + m.select(&firsts, classes[lane]))
                .named(&format!("key_{lane}")),
        }
    };
    packets.host.iter().enumerate().map(way).collect()
}

/// 1 where `x` is `limit` or more; 0 for ever if its width leaves no room for that.
fn above<'m>(m: &'m Module, x: Sig<'m>, limit: u32) -> Sig<'m> {
    match limit >> x.width() {
        0 => x.ge(m.lit(x.width(), limit.into())),
        _ => m.lit(1, 0),
    }
}

/// The class of each length: the number of limits that are at least as long.
fn classes<'m>(m: &'m Module, config: &Config, lengths: &[Sig<'m>]) -> Vec<Sig<'m>> {
    let width = index_width(config.classes());
    let count = config.limits.len() as u32;
    if count == 0 {
        return vec![m.lit(width, 0); lengths.len()];
    }
    let write = m.input("limit_we", 1);
    let index = m.input("limit_index", index_width(count));
    let value = m.input("limit_value", config.length_width);
    let limit = |(i, start): (u64, &u32)| {
        m.comment("The longest frame, in bytes, of this class and those after it.");
        let register = m.register(&format!("limit_{i}"), config.length_width);
        let mine = write & index.eq(m.lit(index.width(), i));
        let start = m.lit(config.length_width, u64::from(*start));
        register.reset_to(start).set_when(mine, value).q()
    };
    let limits: Vec<_> = (0..).zip(&config.limits).map(limit).collect();
    let class = |length: &Sig<'m>| {
        let reached = limits.iter().map(|limit| limit.ge(*length).zext(width));
        reached.fold(m.lit(width, 0), |sum, one| sum + one)
    };
    lengths.iter().map(class).collect()
}

/// The destination and the port below there of each host.
fn places<'m>(m: &'m Module, config: &Config, hosts: &[Sig<'m>]) -> Vec<(Sig<'m>, Sig<'m>)> {
    let (destination_width, port_width) = (config.destination_width(), config.port_width());
    if config.mapping == Mapping::Arithmetic {
        let locate = locate::locate(config);
        let place = |(lane, host): (usize, &Sig<'m>)| {
            let name = format!("locate_{lane}");
            let place = m.instance(&name, &locate, &[("host", &[*host])]);
            (place.output("destination"), place.output("port"))
        };
        return hosts.iter().enumerate().map(place).collect();
    }
    let write = m.input("table_we", 1);
    let host = m.input("table_host", config.host_width());
    let destination = m.input("table_destination", destination_width);
    let port = m.input("table_port", port_width);
    m.comment("Destination and port of each host, to be loaded before use.");
    let width = destination_width + port_width;
    let entries = m.memory("entries", MemorySpec::flops(width, config.hosts()));
    entries.write(write, host, m.pack(&[port, destination]));
    let place = |host: &Sig<'m>| {
        let entry = entries.read("entry", None, *host);
        (
            entry.bits(port_width, destination_width),
            entry.trunc(port_width),
        )
    };
    hosts.iter().map(place).collect()
}
