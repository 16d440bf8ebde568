//! The GLB engine: messages, link events and packets in, a port for every packet out.
//!
//! SGLB, section 3: "The orchestrator merges both into a path group per destination ToR. The GLB engine keeps a path
//! quality profile for each group: one score per path", "trades queue and link state with neighbour switches and sends
//! each packet on the best-scored path".

mod config;
mod flowlets;

pub use config::{Config, Granularity};

use crate::{ConfigError, glb_message, path_enable, sglb_profiles, topk_select};
use flowlets::{Chosen, Flowlets};
use sluice_hdl::{Definition, InstanceHandle, MemoryBuilder, MemorySpec, Module, Sig};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Builds the engine.
///
/// Inputs: `valid` (1), `group`: a packet and its profile; per flowlet `flow` (32), `flowlet_gap` (16); then, as they
/// have them and by the same names, those of [`sglb_profiles`], of the decoder of [`glb_message`] and of [`path_enable`]
/// that are not connected in here; `keep_we`, `keep_value` as `cfg_we`, `cfg_keep` of [`topk_select`]. Outputs:
/// `out_valid`, `no_path`, `unknown_group` (1 each), `port`, `path`; `ready`, `refreshed` of [`sglb_profiles`];
/// `committed`, `committed_sender` and the counters of the decoder.
///
/// Latency [`Config::latency`], one packet a cycle.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let valid = m.input("valid", 1);
    let group = m.input("group", config.paths().group_width());
    let flowlets = match config.granularity {
        Granularity::Packet => None,
        Granularity::Flowlet => Some(Flowlets::new(&m, config, group)),
    };
    let scored = Scored::new(&m, config, (valid, group))?;
    let enabled = Unit::new(
        &m,
        &path_enable::build(&config.paths())?,
        &[("valid", &[valid]), ("group", &[group])],
    );
    let enabled = enabled.instance(&m, "path_state");
    let choice = Choice::new(&m, config, &scored, enabled)?;

    let last = config.latency() - 1;
    let group = delayed(&m, "group", group, 1..=last);
    let path = match flowlets {
        None => choice.path,
        Some(flowlets) => {
            let chosen = Chosen {
                valid: choice.found,
                group,
                path: choice.path,
                eligible: delayed(&m, "eligible", choice.eligible, Config::GATHER + 1..=last),
            };
            flowlets.path(&m, config, &chosen)
        }
    };
    let port = scored
        .ports
        .read("port_entry", None, m.pack(&[path, group]));
    let found = shown(&m, config, "found", choice.found);
    m.output("out_valid", shown(&m, config, "answered", choice.valid));
    m.output("no_path", shown(&m, config, "none_found", choice.no_path));
    m.output(
        "unknown_group",
        shown(&m, config, "group_unknown", choice.unknown),
    );
    m.output("port", port.gated(found));
    m.output("path", shown(&m, config, "taken", path.gated(choice.found)));
    scored.show(&m);
    Ok(m.finish())
}

/// A unit with what is connected to it; all its other inputs are inputs of this module, by the same names.
struct Unit<'m> {
    definition: Arc<Definition>,
    inputs: Vec<(String, Vec<Sig<'m>>)>,
}

impl<'m> Unit<'m> {
    fn new(m: &'m Module, definition: &Arc<Definition>, connected: &[(&str, &[Sig<'m>])]) -> Self {
        let input = |port: &sluice_hdl::Port| {
            let given = connected.iter().find(|(name, _)| *name == port.name);
            let sigs = match (given, port.count) {
                (Some((_, sigs)), _) => sigs.to_vec(),
                (None, Some(count)) => m.input_array(&port.name, count, port.width),
                (None, None) => vec![m.input(&port.name, port.width)],
            };
            (port.name.clone(), sigs)
        };
        Unit {
            inputs: definition.inputs().iter().map(input).collect(),
            definition: definition.clone(),
        }
    }

    /// The signal at an input of one element.
    fn input(&self, name: &str) -> Sig<'m> {
        let found = self.inputs.iter().find(|(port, _)| port == name);
        found.expect("an input of the unit").1[0]
    }

    fn instance(&self, m: &'m Module, name: &str) -> InstanceHandle<'m> {
        let inputs = self
            .inputs
            .iter()
            .map(|(name, sigs)| (name.as_str(), &sigs[..]));
        m.instance(name, &self.definition, &inputs.collect::<Vec<_>>())
    }
}

/// The profiles with the decoder that tells them of neighbours, and the port of every path.
struct Scored<'m> {
    profiles: InstanceHandle<'m>,
    decoder: InstanceHandle<'m>,
    /// What the decoder shows beside state.
    told: Vec<String>,
    ports: MemoryBuilder<'m>,
}

impl<'m> Scored<'m> {
    fn new(
        m: &'m Module,
        config: &Config,
        (valid, group): (Sig<'m>, Sig<'m>),
    ) -> Result<Self, ConfigError> {
        let names = ["queue", "utilisation", "mean_queue"];
        m.comment("The decoder's answer, a cycle later: the decoder waits for the question.");
        let state = names.map(|name| m.register(&format!("neighbour_{name}"), 8));
        let [queue, utilisation, mean] = state.map(|state| [state.q()]);
        let unit = Unit::new(
            m,
            &sglb_profiles::build(&config.profiles_config())?,
            &[
                ("lookup", &[valid]),
                ("profile", &[group]),
                ("remote_queue", &queue),
                ("remote_utilisation", &utilisation),
                ("remote_mean_queue", &mean),
            ],
        );
        let profiles = unit.instance(m, "path_profiles");
        let asks =
            ["remote_read", "remote_neighbour", "remote_port"].map(|name| [profiles.output(name)]);
        let definition = glb_message::decoder(&config.messages());
        let decoder = Unit::new(
            m,
            &definition,
            &[
                ("read", &asks[0]),
                ("read_sender", &asks[1]),
                ("read_port", &asks[2]),
            ],
        );
        let decoder = decoder.instance(m, "message_decoder");
        for (state, name) in state.iter().zip(names) {
            state.set(decoder.output(&format!("state_{name}")));
        }
        let told = definition.outputs().iter().map(|port| port.name.clone());
        Ok(Scored {
            ports: ports(m, config, &unit, profiles.output("ready")),
            profiles,
            decoder,
            told: told.filter(|name| !name.starts_with("state_")).collect(),
        })
    }

    fn show(&self, m: &Module) {
        for name in ["ready", "refreshed"] {
            m.output(name, self.profiles.output(name));
        }
        for name in &self.told {
            m.output(name, self.decoder.output(name));
        }
    }
}

/// The local port of every path, written with the path table, by the same rules.
fn ports<'m>(
    m: &'m Module,
    config: &Config,
    profiles: &Unit<'m>,
    ready: Sig<'m>,
) -> MemoryBuilder<'m> {
    let index = |name: &str, n: u32| {
        let index = profiles.input(name);
        (index, index.le(m.lit(index.width(), u64::from(n - 1))))
    };
    let (profile, is_profile) = index("path_profile", config.profiles);
    let (value, is_value) = index("path_value", config.values);
    let (port, is_port) = index("path_local_port", config.ports);
    let (_, is_neighbour) = index("path_neighbour", config.neighbours);
    let (_, is_far_port) = index("path_remote_port", config.neighbour_ports);
    let legal = is_profile & is_value & is_port & is_neighbour & is_far_port;
    let depth = config.profiles << value.width();
    let table = m.memory("ports", MemorySpec::sram(port.width(), depth));
    let write = profiles.input("path_we") & ready & legal;
    table.write(write, m.pack(&[value, profile]), port);
    table
}

/// What becomes of a packet before the flow table.
struct Choice<'m> {
    /// There is an answer.
    valid: Sig<'m>,
    /// There is a path.
    found: Sig<'m>,
    no_path: Sig<'m>,
    unknown: Sig<'m>,
    path: Sig<'m>,
    /// The paths that were chosen among, when the choice began.
    eligible: Sig<'m>,
}

impl<'m> Choice<'m> {
    fn new(
        m: &'m Module,
        config: &Config,
        scored: &Scored<'m>,
        enabled: InstanceHandle<'m>,
    ) -> Result<Self, ConfigError> {
        let stage = Config::GATHER;
        let late = |name: &str, value| m.pipe(stage, name, value).q();
        let present = late("present", scored.profiles.output("present"));
        let levels = (0..).zip(scored.profiles.output_array("level"));
        let levels: Vec<_> = levels
            .map(|(v, level): (u32, _)| late(&format!("level_{v}"), level))
            .collect();
        let eligible = (enabled.output("enabled") & present).named("eligible");
        let unknown = enabled.output("wrong_group");
        let asked = enabled.output("out_valid") & !unknown;
        let width = config.choice().count_width();
        let (keep_we, keep) = (m.input("keep_we", 1), m.input("keep_value", width));
        let unit = m.instance(
            "path_choice",
            &topk_select::build(&config.choice())?,
            &[
                ("valid", &[asked]),
                ("enable", &[eligible]),
                ("level", &levels),
                ("cfg_we", &[keep_we]),
                ("cfg_keep", &[keep]),
            ],
        );
        let (answered, no_path) = (unit.output("out_valid"), unit.output("no_path"));
        let unknown = (stage + 1..config.latency()).fold(unknown, |value, k| {
            m.pipe(k, &format!("unknown_{k}"), value)
                .reset_to_zero()
                .q()
        });
        Ok(Choice {
            valid: answered | unknown,
            found: answered & !no_path,
            no_path,
            unknown,
            path: unit.output("path"),
            eligible,
        })
    }
}

/// An output in the last stage: a register that is 0 after a reset, and seems so during one.
fn shown<'m>(m: &'m Module, config: &Config, name: &str, value: Sig<'m>) -> Sig<'m> {
    let register = m.pipe(config.latency(), name, value).reset_to_zero();
    register.q().gated(!m.reset())
}

/// The value in later stages.
fn delayed<'m>(m: &'m Module, name: &str, value: Sig<'m>, stages: RangeInclusive<u32>) -> Sig<'m> {
    stages.fold(value, |value, k| {
        m.pipe(k, &format!("{name}_{k}"), value).q()
    })
}

fn header(config: &Config) -> String {
    let holds = match config.granularity {
        Granularity::Packet => "packet".to_owned(),
        Granularity::Flowlet => format!("flowlet, of {} at a time", config.flows),
    };
    format!(
        "GLB engine of SGLB: {} profiles of {} paths to {} ports, {} neighbours; latency {}; a path for every {holds}.\n\
         A link that is seen down in cycle t gets no packet whose port is shown in cycle t + {} or later.",
        config.profiles,
        config.values,
        config.ports,
        config.neighbours,
        config.latency(),
        config.failover()
    )
}
