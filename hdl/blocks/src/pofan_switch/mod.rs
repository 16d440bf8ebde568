//! pOfan in a switch of several pipes, each with the pointers of its own ports.
//!
//! Ofan, section 5.1: modern switches "are organized into several parallel packet-processing pipes (Broadcom) or
//! slices (Cisco), each handling a fixed subset of the chip's ports with dedicated stateful hardware".

mod config;
mod lane;

pub use config::Config;

use crate::{ConfigError, pofan_pipe};
use sluice_hdl::{Definition, Module, Sig};
use std::sync::Arc;

/// Builds the switch. P pipes of q ports, w uplinks, N keys, F entries.
///
/// Inputs: `valid[P·q]` (1 bit each), `key[P·q]` (max(1, ⌈log₂ N⌉)), the ports of pipe 0 first; with
/// `uplink_mask` `uplink_up` (w); with F > 0 `cfg_we`, `cfg_index`, `cfg_enable`, `cfg_key`, `cfg_mask`, as
/// [`pofan_pipe::build`] has them, for all pipes at once. Outputs: `out_valid[P·q]` (1), `port[P·q]`
/// (max(1, ⌈log₂ w⌉)), `no_route[P·q]` (1), `ready[P·q]` (1).
///
/// A packet is taken in cycles with `valid` and `ready`, waits in its port's queue until its pipe's arbiter grants
/// it, one cycle later at the earliest, and is answered at its port [`Config::latency`] cycles after that.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let pipes: Vec<_> = (0..config.pipes)
        .map(|p| pofan_pipe::build(&config.pipe(p)))
        .collect::<Result<_, _>>()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let (key_width, port_width) = (pipes[0].inputs()[1].width, pipes[0].outputs()[1].width);
    let valid = m.input_array("valid", config.ports(), 1);
    let key = m.input_array("key", config.ports(), key_width);
    // What a pipe has after `valid` and `key` is the same for all of them.
    let shared: Vec<_> = pipes[0].inputs()[2..]
        .iter()
        .map(|port| (port.name.as_str(), [m.input(&port.name, port.width)]))
        .collect();
    let parts = Parts {
        entry: lane::entry(config, key_width)?,
        exit: lane::exit(config, port_width),
    };
    let mut outputs = Outputs::default();
    let per_pipe = config.ports_per_pipe as usize;
    let ports = valid.chunks(per_pipe).zip(key.chunks(per_pipe));
    for ((p, pipe), (valid, key)) in pipes.iter().enumerate().zip(ports) {
        parts.serve(&m, p, pipe, (valid, key), &shared, &mut outputs);
    }
    m.output_array("out_valid", &outputs.valid);
    m.output_array("port", &outputs.port);
    m.output_array("no_route", &outputs.no_route);
    m.output_array("ready", &outputs.ready);
    Ok(m.finish())
}

/// What leaves the switch, by port.
#[derive(Default)]
struct Outputs<'m> {
    valid: Vec<Sig<'m>>,
    port: Vec<Sig<'m>>,
    no_route: Vec<Sig<'m>>,
    ready: Vec<Sig<'m>>,
}

/// The modules of every lane.
struct Parts {
    entry: Arc<Definition>,
    exit: Arc<Definition>,
}

impl Parts {
    /// Pipe `p` with its ports, whose inputs are given.
    fn serve<'m>(
        &self,
        m: &'m Module,
        p: usize,
        pipe: &Arc<Definition>,
        (valid, key): (&[Sig<'m>], &[Sig<'m>]),
        shared: &[(&str, [Sig<'m>; 1])],
        outputs: &mut Outputs<'m>,
    ) {
        m.comment("The pipe takes packets: its `ready` of the cycle before, which only a reset takes back.");
        let open = m.register(&format!("open_{p}"), 1).reset_to_zero();
        let lanes = pipe.inputs()[0].elements() as usize;
        let members = valid.len() / lanes;
        let lane = |(j, (valid, key)): (usize, (&[Sig<'m>], &[Sig<'m>]))| {
            let name = format!("entry_{p}_{j}");
            let inputs = [("valid", valid), ("key", key), ("open", &[open.q()][..])];
            m.instance(&name, &self.entry, &inputs)
        };
        let by_lane = valid.chunks(members).zip(key.chunks(members));
        let entries: Vec<_> = by_lane.enumerate().map(lane).collect();
        let offered: Vec<_> = entries.iter().map(|e| e.output("out_valid")).collect();
        let keys: Vec<_> = entries.iter().map(|e| e.output("out_key")).collect();
        let mut inputs = vec![("valid", &offered[..]), ("key", &keys[..])];
        inputs.extend(shared.iter().map(|(name, sig)| (*name, &sig[..])));
        let answered = m.instance(&format!("pipe_{p}"), pipe, &inputs);
        open.set(answered.output("ready"));

        let (answer, port) = (
            answered.output_array("out_valid"),
            answered.output_array("port"),
        );
        let no_route = answered.output_array("no_route");
        for (j, entry) in entries.iter().enumerate() {
            let exit = m.instance(
                &format!("exit_{p}_{j}"),
                &self.exit,
                &[
                    ("member", &[entry.output("member")]),
                    ("valid", &[answer[j]]),
                    ("port", &[port[j]]),
                    ("no_route", &[no_route[j]]),
                ],
            );
            outputs.valid.extend(exit.output_array("out_valid"));
            outputs.port.extend(exit.output_array("out_port"));
            outputs.no_route.extend(exit.output_array("out_no_route"));
            outputs.ready.extend(entry.output_array("ready"));
        }
    }
}

fn header(config: &Config) -> String {
    format!(
        "pOfan: {} pipes of {} ports, each with {} keys of its own to {} uplinks.\n\
         A packet is taken with valid and ready, waits in a queue of {}, and is answered at its port {} cycles\n\
         after the arbiter of its pipe grants it.",
        config.pipes,
        config.ports_per_pipe,
        config.keys,
        config.uplinks,
        config.fifo_depth,
        config.latency()
    )
}
