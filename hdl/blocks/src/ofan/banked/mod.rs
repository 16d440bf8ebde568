//! The architecture `banked`: lanes with places to wait in, a fair collector, pointers in banks of SRAM.
//!
//! `docs/blocks/ofan-banked.md` states what happens in every cycle; the names here are those of that page.

mod bank;
mod collect;
mod lane;
mod serve;
mod walk;

use super::Config;
use super::restrict::Conditions;
use collect::{Group, KeyShape};
use sluice_hdl::{Bits, Definition, Module, Sig, index_width};
use std::sync::Arc;

/// Builds the pointer unit of a configuration that was validated.
pub(super) fn build(config: &Config) -> Arc<Definition> {
    let shape = Shape::new(config);
    let m = Module::new(&config.module_name());
    m.doc(&header(config, &shape));
    let valid = m.input_array("valid", config.lanes, 1);
    let key = m.input_array("key", config.lanes, config.key_width());
    let conditions = Conditions::new(&m, config);
    let out_ready = m.input_array("out_ready", config.lanes, 1);

    let clearing = Clearing::new(&m, config, &shape);
    let key_shape = KeyShape {
        key_width: config.key_width(),
        bank_bits: shape.bank_bits,
    };
    let groups: Vec<Group> = (0..shape.groups)
        .map(|g| Group::declare(&m, g, shape.members(g).len() as u32, key_shape))
        .collect();
    let takes = collect::take(&m, &groups);
    let answers = serve::serve(&m, config, &shape, &groups, &takes, &conditions, &clearing);

    let definition = lane::lane(
        config.fifo_depth,
        config.key_width(),
        answers[0].answer.width(),
    );
    let mut lanes = vec![];
    for l in 0..config.lanes {
        let (g, member) = (l % shape.groups, l / shape.groups);
        let answer = &answers[g as usize];
        let mine = answer.valid
            & answer
                .member
                .eq(m.lit(answer.member.width(), member.into()));
        let l = l as usize;
        lanes.push(m.instance(
            &format!("lane_{l}"),
            &definition,
            &[
                ("open", &[!clearing.busy]),
                ("valid", &[valid[l]]),
                ("key", &[key[l]]),
                (
                    "fetch",
                    &[groups[g as usize].pick(member) & takes[g as usize].moves],
                ),
                ("answer_valid", &[mine]),
                ("answer", &[answer.answer]),
                ("out_ready", &[out_ready[l]]),
            ],
        ));
    }
    for (g, group) in groups.iter().enumerate() {
        let mine: Vec<_> = shape.members(g as u32).map(|l| lanes[l as usize]).collect();
        let waiting: Vec<_> = mine.iter().map(|l| l.output("waiting")).collect();
        let keys: Vec<_> = mine.iter().map(|l| l.output("front_key")).collect();
        group.advance(&m, takes[g].moves, &waiting, &keys);
    }

    let outputs = |name: &str| lanes.iter().map(|l| l.output(name)).collect::<Vec<_>>();
    let shown = outputs("shown");
    let port_width = config.port_width();
    let ports: Vec<_> = shown.iter().map(|s| s.trunc(port_width)).collect();
    let no_route = shown.iter().map(|s| match s.width() > port_width {
        true => s.bit(port_width),
        false => m.lit(1, 0),
    });
    let no_route: Vec<_> = no_route.collect();
    m.output_array("out_valid", &outputs("out_valid"));
    m.output_array("port", &ports);
    m.output_array("no_route", &no_route);
    m.output_array("ready", &outputs("ready"));
    m.finish()
}

/// Numbers that follow from a configuration.
struct Shape {
    /// Lanes W.
    lanes: u32,
    /// Groups G = min(width, W).
    groups: u32,
    /// Banks that hold a key.
    banks: u32,
    /// Bits of a bank's number; the key's bits above are the address.
    bank_bits: u32,
    /// Entries of a bank.
    depth: u32,
    /// Stage in which the address reaches the SRAM; what a candidate becomes when it is taken is stage 1.
    read: u32,
    /// Stage in which the pointer is known.
    pointer: u32,
    /// Whether an answer can be `no_route`.
    can_fail: bool,
}

impl Shape {
    fn new(config: &Config) -> Shape {
        let read = 1 + u32::from(config.restricted());
        Shape {
            lanes: config.lanes,
            groups: config.width.min(config.lanes),
            banks: config.banks.min(config.keys),
            bank_bits: config.banks.ilog2().min(config.key_width()),
            depth: config.clearing(),
            read,
            pointer: read + config.read_latency,
            can_fail: config.restricted() || config.keys < 1 << config.key_width(),
        }
    }

    /// The lanes of a group.
    fn members(&self, group: u32) -> impl ExactSizeIterator<Item = u32> {
        let groups = self.groups as usize;
        (group..self.lanes).step_by(groups)
    }
}

/// The sequence after reset that writes the initial pointers, an address of all banks a cycle.
struct Clearing<'m> {
    /// It runs.
    busy: Sig<'m>,
    /// Address that is written.
    address: Sig<'m>,
    /// For each bank, the initial pointer at that address.
    pointers: Vec<Sig<'m>>,
}

impl<'m> Clearing<'m> {
    fn new(m: &'m Module, config: &Config, shape: &Shape) -> Clearing<'m> {
        let width = index_width(shape.depth);
        m.comment("The initial pointers are being written.");
        let busy = m.register("clearing", 1).reset_to(m.lit(1, 1));
        let address = m.register("clear_address", width).reset_to_zero();
        let last = address.q().eq(m.lit(width, u64::from(shape.depth - 1)));
        busy.set_when(last, m.lit(1, 0));
        address.set_when(busy.q() & !last, address.q() + m.lit(width, 1));
        let start = m.instance(
            "start",
            &start(config, shape),
            &[("address", &[address.q()])],
        );
        Clearing {
            busy: busy.q(),
            address: address.q(),
            pointers: start.output_array("pointer"),
        }
    }
}

/// The initial pointers: at each address, those of all banks. A module of its own, so that its size shows.
fn start(config: &Config, shape: &Shape) -> Arc<Definition> {
    let m = Module::new(&format!("{}_start", config.module_name()));
    m.doc("Initial pointers, read once after reset.");
    let address = m.input("address", index_width(shape.depth));
    let initial = config.initial_pointers();
    let width = config.port_width();
    // Row by row each key stands in another bank; beyond the last key anything will do.
    let mut pointers = vec![vec![0; shape.depth as usize]; shape.banks as usize];
    for (key, pointer) in (0..).zip(&initial) {
        pointers[config.bank(key) as usize][(key / config.banks) as usize] = *pointer;
    }
    let pointers: Vec<_> = pointers
        .iter()
        .map(|of_bank| {
            let values = of_bank.iter().map(|p| Bits::new(width, u64::from(*p)));
            let values: Vec<_> = values.collect();
            match values.iter().all(|v| *v == values[0]) {
                true => m.constant(values[0].clone()),
                false => m.table(&values, address),
            }
        })
        .collect();
    m.output_array("pointer", &pointers);
    m.finish()
}

fn header(config: &Config, shape: &Shape) -> String {
    let Config {
        lanes,
        keys,
        uplinks,
        fifo_depth,
        read_latency,
        ..
    } = config;
    let Shape {
        groups,
        banks,
        depth,
        ..
    } = shape;
    format!(
        "Ofan's shared pointers, architecture banked: {lanes} lanes, {keys} pointers to {uplinks} uplinks.\n\
         Each lane has {fifo_depth} places; a collector takes up to {groups} packets a cycle to {banks} banks\n\
         of SRAM, {depth} entries each, read latency {read_latency}. A transfer happens when valid and ready\n\
         are high. After reset `ready` is low for {depth} cycles, while the initial pointers are written."
    )
}
