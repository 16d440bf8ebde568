//! The way of a packet from its port into a lane of its pipe, and of its answer back.

use super::Config;
use crate::prim::Fifo;
use crate::{ConfigError, rr_arbiter};
use sluice_hdl::{Definition, Module};
use std::sync::Arc;

/// The queues of the ports that share a lane, and the arbiter that picks one of them.
///
/// Inputs for each port: `valid`, `key`; `open` (1): the pipe takes packets. Outputs for each port: `ready`;
/// `out_valid` (1), `out_key`, `member` (the number of the port among those of the lane): the packet that enters
/// the pipe in this cycle.
pub(super) fn entry(config: &Config, key_width: u32) -> Result<Arc<Definition>, ConfigError> {
    let members = config.ports_per_lane();
    let m = Module::new(&format!(
        "pofan_entry_q{members}_fifo{}_w{key_width}",
        config.fifo_depth
    ));
    m.doc("Queues of the ports of a lane, served in turn.");
    let valid = m.input_array("valid", members, 1);
    let key = m.input_array("key", members, key_width);
    let open = m.input("open", 1);
    let queues: Vec<_> = (0..members)
        .map(|i| Fifo::new(&m, &format!("queue_{i}"), key_width, config.fifo_depth))
        .collect();
    let waiting: Vec<_> = queues.iter().map(|queue| queue.valid).collect();
    let arbiter = rr_arbiter::build(&rr_arbiter::Config {
        requesters: members,
        ..rr_arbiter::Config::default()
    })?;
    let decision = m.instance(
        "arbiter",
        &arbiter,
        &[("request", &[m.pack(&waiting)]), ("ready", &[open])],
    );
    let granted = decision.output("grant");
    let keys = queues.iter().enumerate();
    let chosen = keys.map(|(i, queue)| queue.front.gated(granted.bit(i as u32)));
    let out_key = chosen.fold(m.lit(key_width, 0), |any, key| any | key);
    let ready: Vec<_> = queues.iter().map(|queue| queue.ready).collect();
    for (i, queue) in queues.into_iter().enumerate() {
        queue.moved(valid[i], key[i], granted.bit(i as u32) & open);
    }
    m.output_array("ready", &ready);
    m.output("out_valid", decision.output("valid") & open);
    m.output("out_key", out_key);
    m.output("member", decision.output("index"));
    Ok(m.finish())
}

/// The answers of a lane, each to the port that its packet came from.
///
/// Inputs: `member` of the packet that enters the pipe; `valid`, `port`, `no_route` of the answer that leaves it.
/// Outputs for each port: `out_valid`, `out_port`, `out_no_route`.
pub(super) fn exit(config: &Config, port_width: u32) -> Arc<Definition> {
    let members = config.ports_per_lane();
    let latency = config.latency();
    let m = Module::new(&format!("pofan_exit_q{members}_l{latency}_w{port_width}"));
    m.doc("Takes answers back to the ports that their packets came from.");
    let member = m.input("member", config.member_width());
    let valid = m.input("valid", 1);
    let port = m.input("port", port_width);
    let no_route = m.input("no_route", 1);
    let mine: Vec<_> = match members {
        1 => vec![valid],
        _ => {
            // Which port it was follows the packet; no reset is needed, since there is no answer without a packet.
            let origin = (1..=latency).fold(member, |member, stage| {
                m.pipe(stage, &format!("member_{stage}"), member).q()
            });
            let mine = |i: u32| valid & origin.eq(m.lit(origin.width(), u64::from(i)));
            (0..members).map(mine).collect()
        }
    };
    m.output_array("out_valid", &mine);
    for (name, value) in [("out_port", port), ("out_no_route", no_route)] {
        let gated: Vec<_> = mine.iter().map(|mine| value.gated(*mine)).collect();
        m.output_array(name, &gated);
    }
    m.finish()
}
