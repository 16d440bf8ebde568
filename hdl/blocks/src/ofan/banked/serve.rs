//! From the packets that are taken to their answers: banks, ranks, ports.

use super::collect::{Group, Take};
use super::walk::Walk;
use super::{Clearing, Config, Shape, bank};
use crate::ofan::answer::beyond;
use crate::ofan::modular::{fit, modulo};
use crate::ofan::permute::{self, Turn};
use crate::ofan::restrict::Conditions;
use sluice_hdl::{Definition, InstanceHandle, Module, Reg, Sig, index_width};
use std::sync::Arc;

/// The answer to a packet of a group.
pub(super) struct Answer<'m> {
    /// There is one.
    pub valid: Sig<'m>,
    /// For which lane of the group.
    pub member: Sig<'m>,
    /// The port and, where there can be none, above it whether there is none.
    pub answer: Sig<'m>,
}

/// A packet on its way from service to the banks.
struct Served<'m> {
    valid: Sig<'m>,
    member: Sig<'m>,
    rank: Sig<'m>,
    turn: Option<Turn<'m>>,
    /// At the read: the bank, and the access for all packets of the key if this one leads.
    bank: Sig<'m>,
    leads: Sig<'m>,
    address: Sig<'m>,
    others: Sig<'m>,
    /// With restrictions: the positions that the key may use.
    usable: Option<Sig<'m>>,
    /// A pointer is read and moved.
    routes: Sig<'m>,
}

/// Answers for each group.
pub(super) fn serve<'m>(
    m: &'m Module,
    config: &Config,
    shape: &Shape,
    groups: &[Group<'m>],
    takes: &[Take<'m>],
    conditions: &Conditions<'m>,
    clearing: &Clearing<'m>,
) -> Vec<Answer<'m>> {
    let served: Vec<_> = groups
        .iter()
        .zip(takes)
        .enumerate()
        .map(|(g, (group, take))| {
            let key = group.key();
            let usable = config
                .restricted()
                .then(|| conditions.of_key(m, config.uplinks, key));
            let pipe = Pipe { m, group: g };
            to_banks(&pipe, config, shape, (group, take), usable)
        })
        .collect();
    let definition = bank::bank(config, shape);
    let banks: Vec<_> = (0..shape.banks)
        .map(|b| access(m, b, &definition, &served, clearing).output("pointer"))
        .collect();
    let answers = served.iter().enumerate();
    answers
        .map(|(g, served)| answer(&Pipe { m, group: g }, config, shape, served, &banks))
        .collect()
}

/// The registers of a group's packet on its way.
struct Pipe<'m> {
    m: &'m Module,
    group: usize,
}

impl<'m> Pipe<'m> {
    /// A value of stage `from` at stage `to`.
    fn carry(&self, name: &str, value: Sig<'m>, from: u32, to: u32) -> Sig<'m> {
        if value.constant().is_some() {
            return value;
        }
        (from + 1..=to).fold(value, |value, stage| self.register(name, value, stage).q())
    }

    /// The same for what must be 0 after reset.
    fn carry_reset(&self, name: &str, value: Sig<'m>, from: u32, to: u32) -> Sig<'m> {
        (from + 1..=to).fold(value, |value, stage| {
            self.register(name, value, stage).reset_to_zero().q()
        })
    }

    fn register(&self, name: &str, value: Sig<'m>, stage: u32) -> Reg<'m> {
        self.m
            .pipe(stage, &format!("{name}_{}_s{stage}", self.group), value)
    }
}

/// From service to the read of the pointer.
fn to_banks<'m>(
    pipe: &Pipe<'m>,
    config: &Config,
    shape: &Shape,
    (group, take): (&Group<'m>, &Take<'m>),
    usable: Option<Sig<'m>>,
) -> Served<'m> {
    let (m, read) = (pipe.m, shape.read);
    let valid = pipe.carry_reset("served", take.taken, 0, read);
    let leads = pipe.carry_reset("served_leads", take.leads, 0, read);
    let key = pipe.carry("served_key", group.key(), 0, 1);
    let turn = permute::turn(m, config, key);
    let ports = usable.map(|usable| pipe.carry("usable_ports", usable, 0, 1));
    let positions = ports.map(|ports| permute::positions(m, config, ports, key));
    let usable = positions.map(|positions| pipe.carry("usable", positions, 1, read));
    let in_range = !beyond(m, config.keys, key);
    let in_range = pipe.carry("in_range", in_range, 1, read);
    let key = pipe.carry("served_key", key, 1, read);
    let high = key.width() - shape.bank_bits;
    let address_width = index_width(shape.depth);
    let address = match high {
        0 => m.lit(address_width, 0),
        _ => key.bits(shape.bank_bits, high),
    };
    Served {
        valid,
        member: pipe.carry("served_member", group.member(), 0, read),
        rank: pipe.carry("rank", take.rank, 0, read),
        turn: turn.map(|turn| Turn {
            xor: pipe.carry("xor", turn.xor, 1, read),
            plus: pipe.carry("plus", turn.plus, 1, read),
        }),
        bank: pipe.carry("bank", group.bank(m), 0, read),
        leads,
        // A key below N has no higher bits than an address.
        address: fit(address, address_width),
        others: pipe.carry("others", take.others, 0, read),
        routes: usable.map_or(in_range, |usable| in_range & usable.any()),
        usable,
    }
}

/// Bank `b`, with the access of the packet that leads in it.
fn access<'m>(
    m: &'m Module,
    b: u32,
    definition: &Arc<Definition>,
    served: &[Served<'m>],
    clearing: &Clearing<'m>,
) -> InstanceHandle<'m> {
    let mine = |s: &Served<'m>| {
        let here = match b >> s.bank.width() {
            0 => s.bank.eq(m.lit(s.bank.width(), b.into())),
            _ => m.lit(1, 0),
        };
        s.leads & s.routes & here
    };
    let mine: Vec<_> = served.iter().map(mine).collect();
    let any = m.pack(&mine);
    m.assert(
        &format!("bank_{b}_serves_one_key"),
        !(any & (any - m.lit(any.width(), 1))).any(),
    );
    let chosen = |value: &dyn Fn(&Served<'m>) -> Sig<'m>| {
        let values = served
            .iter()
            .zip(&mine)
            .map(|(s, mine)| value(s).gated(*mine));
        values.reduce(|a, b| a | b).expect("there is a group")
    };
    let mut inputs = vec![
        ("clear", clearing.busy),
        ("clear_address", clearing.address),
        ("clear_pointer", clearing.pointers[b as usize]),
        ("valid", any.any()),
        ("address", chosen(&|s| s.address)),
        ("others", chosen(&|s| s.others)),
    ];
    if served[0].usable.is_some() {
        inputs.push(("usable", chosen(&|s| s.usable.expect("all have it"))));
    }
    let inputs: Vec<_> = inputs
        .iter()
        .map(|(name, value)| (*name, std::slice::from_ref(value)))
        .collect();
    m.instance(&format!("bank_{b}"), definition, &inputs)
}

/// From the pointers that were read to the answer.
fn answer<'m>(
    pipe: &Pipe<'m>,
    config: &Config,
    shape: &Shape,
    served: &Served<'m>,
    banks: &[Sig<'m>],
) -> Answer<'m> {
    let m = pipe.m;
    let (read, pointer) = (shape.read, shape.pointer);
    let (position, port) = (pointer + 1, pointer + 2);
    let most = shape.groups - 1;
    let walk = match served.usable {
        None => {
            let steps = modulo(m, served.rank, most, config.uplinks);
            let steps = pipe.carry("steps", steps, read, position);
            Walk::Free {
                positions: config.uplinks,
                steps,
            }
        }
        Some(usable) => {
            let usable = pipe.carry("usable", usable, read, pointer);
            let rank = pipe.carry("rank", served.rank, read, pointer);
            Walk::masked(m, usable, rank).piped(m, position, &pipe.group.to_string())
        }
    };
    let bank = pipe.carry("bank", served.bank, read, position);
    let start = match banks {
        [only] => *only,
        banks => m.select(banks, bank),
    };
    let end = pipe.carry("position", walk.end(m, start), position, port);
    let turn = served.turn.map(|turn| Turn {
        xor: pipe.carry("xor", turn.xor, read, port),
        plus: pipe.carry("plus", turn.plus, read, port),
    });
    let routes = pipe.carry("routes", served.routes, read, port);
    let value = permute::exclusive_or(m, config, end, turn);
    let port_number = permute::plus(m, config, value, turn);
    Answer {
        valid: pipe.carry_reset("served", served.valid, read, port),
        member: pipe.carry("served_member", served.member, read, port),
        answer: match shape.can_fail {
            true => m.pack(&[port_number.gated(routes), !routes]),
            false => port_number,
        },
    }
}
