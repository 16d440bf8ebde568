//! From a pointer to a port: the position of a packet, its permutation, and what else an answer says.

use super::fetch::keys;
use super::modular::add;
use super::permute::{self, Turn};
use super::restrict::Usable;
use super::stages::Pipeline;
use super::{Answers, Config};
use crate::prim;
use sluice_hdl::{Definition, Module, Sig};
use std::sync::Arc;

/// A batch whose pointers are known, by lane.
pub(super) struct Pointed<'m> {
    /// Whether there is a packet.
    pub valid: Vec<Sig<'m>>,
    /// What goes along; its key is in the upper bits.
    pub record: Vec<Sig<'m>>,
    /// How many packets of the key there are up to it, modulo w; where an uplink may be unusable, how many are
    /// before it, modulo the number of usable positions.
    pub amount: Vec<Sig<'m>>,
    /// The pointer before the batch; where an uplink may be unusable the number of usable positions below it.
    pub pointer: Vec<Sig<'m>>,
    /// The usable positions; none where all uplinks are usable.
    pub usable: Vec<Sig<'m>>,
}

/// Which registers there are besides those of the ports.
#[derive(Clone, Copy)]
pub(super) struct Cuts {
    /// At the inputs.
    pub fetch: bool,
    /// Between the position and the permutation.
    pub position: bool,
    /// Between the exclusive or and the addition of the permutation.
    pub permutation: bool,
}

impl Cuts {
    /// Registers from pointers to ports.
    pub fn registers(self) -> u32 {
        let cuts = [self.fetch, self.position, self.permutation];
        1 + cuts.map(u32::from).iter().sum::<u32>()
    }

    /// What tells modules apart.
    fn name(self) -> String {
        let cut = |cut, letter| if cut { letter } else { "" };
        format!(
            "{}{}{}",
            cut(self.fetch, "f"),
            cut(self.position, "p"),
            cut(self.permutation, "x")
        )
    }
}

/// Answers to a batch, [`Cuts::registers`] cycles later.
pub(super) fn answers<'m>(
    pipeline: Pipeline<'m>,
    config: &Config,
    cuts: Cuts,
    batch: &Pointed<'m>,
) -> Answers<'m> {
    let definition = answer(config, cuts);
    let key = keys(config, &batch.record);
    let mut answers = Answers::default();
    for lane in 0..batch.valid.len() {
        let mut inputs = vec![
            ("valid", &batch.valid[lane..=lane]),
            ("key", &key[lane..=lane]),
            ("amount", &batch.amount[lane..=lane]),
            ("pointer", &batch.pointer[lane..=lane]),
        ];
        if config.restricted() {
            inputs.push(("usable", &batch.usable[lane..=lane]));
        }
        let answer = pipeline.instance(&format!("answer_{lane}"), &definition, &inputs);
        answers.valid.push(answer.output("out_valid"));
        answers.port.push(answer.output("port"));
        answers.no_route.push(answer.output("no_route"));
    }
    answers
}

/// What is known of a packet besides its position.
#[derive(Clone, Copy)]
pub(super) struct Packet<'m> {
    /// Whether there is one.
    pub valid: Sig<'m>,
    /// Whether it gets no port.
    pub no_route: Sig<'m>,
    /// How its key turns the permutation.
    pub turn: Option<Turn<'m>>,
}

impl<'m> Packet<'m> {
    /// The same one stage later.
    pub fn cut(self, pipeline: Pipeline<'m>, stage: u32) -> Packet<'m> {
        let turn = |turn: Turn<'m>| Turn {
            xor: pipeline.one(stage, "xor", turn.xor),
            plus: pipeline.one(stage, "plus", turn.plus),
        };
        Packet {
            valid: pipeline.valid_one(stage, "valid", self.valid),
            no_route: pipeline.one(stage, "no_route", self.no_route),
            turn: self.turn.map(turn),
        }
    }
}

/// The module for one lane. Where the pointer stands after a packet says which position was the packet's.
///
/// `port` is 0 where `no_route` is 1; both are anything where `out_valid` is 0.
fn answer(config: &Config, cuts: Cuts) -> Arc<Definition> {
    let m = Module::new(&format!(
        "ofan_answer_{}{}_k{}_u{}{}{}",
        cuts.name(),
        config.restricted_name(),
        config.keys,
        config.uplinks,
        config.order_name(),
        config.stall_name()
    ));
    m.doc("Turns the pointer of a packet's key to its port.");
    let valid = m.input("valid", 1);
    let key = m.input("key", config.key_width());
    let mut amount = m.input("amount", config.port_width());
    let mut pointer = m.input("pointer", config.port_width());
    let mut usable = config
        .restricted()
        .then(|| m.input("usable", config.uplinks));
    let pipeline = Pipeline::new(&m, config);
    let nowhere = usable.map_or(m.lit(1, 0), |usable| !usable.any());
    let mut packet = Packet {
        valid,
        no_route: beyond(&m, config.keys, key) | nowhere,
        turn: permute::turn(&m, config, key),
    };
    let mut stage = 0;
    if cuts.fetch {
        stage += 1;
        packet = packet.cut(pipeline, stage);
        pointer = pipeline.one(stage, "pointer", pointer);
        amount = pipeline.one(stage, "amount", amount);
        usable = usable.map(|usable| pipeline.one(stage, "usable", usable));
    }
    let mut next = match usable {
        Some(usable) => {
            let last = Usable::of(&m, usable).choose(&m, pointer, amount);
            prim::index_of_one_hot(&m, prim::rotate_left_by(&m, last, 1))
        }
        None => add(&m, pointer, amount, config.uplinks),
    };
    if cuts.position {
        stage += 1;
        packet = packet.cut(pipeline, stage);
        next = pipeline.one(stage, "next", next);
    }
    let mut value = permute::exclusive_or_before(&m, config, next, packet.turn);
    if cuts.permutation {
        stage += 1;
        // What was combined is not needed any more.
        if let Some(turn) = &mut packet.turn {
            turn.xor = m.lit(turn.xor.width(), 0);
        }
        packet = packet.cut(pipeline, stage);
        value = pipeline.one(stage, "value", value);
    }
    stage += 1;
    let port = permute::plus(&m, config, value, packet.turn);
    let port = port.gated(!packet.no_route);
    m.output(
        "out_valid",
        pipeline.valid_one(stage, "valid", packet.valid),
    );
    m.output("port", pipeline.one(stage, "port", port));
    m.output("no_route", pipeline.one(stage, "no_route", packet.no_route));
    m.finish()
}

/// Whether there is no key of this number.
pub(super) fn beyond<'m>(m: &'m Module, keys: u32, key: Sig<'m>) -> Sig<'m> {
    if keys == 1 << key.width() {
        return m.lit(1, 0);
    }
    key.ge(m.lit(key.width(), u64::from(keys)))
}
