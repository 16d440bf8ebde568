//! SGLB's path quality profiles.
//!
//! SGLB, section 3: "The GLB engine keeps a path quality profile for each group: one score per path"; section 3.1:
//! "Local state refreshes every 1 µs and remote state every 15 µs"; section 3.2: "a chip holds 64 profiles of 32
//! values".

mod config;
mod levels;
mod remote;
mod table;
mod walk;

pub use config::Config;

use crate::{ConfigError, sglb_scorer};
use levels::Found;
use remote::Remote;
use sluice_hdl::{Definition, Module, Sig};
use std::sync::Arc;
use table::{PathTable, address};
use walk::{counter, walk};

/// Builds the profiles. N profiles of V values, factors of F bits, L levels, P paths scored in a cycle.
///
/// Inputs: `local_queue[ports]`, `local_utilisation[ports]` (F bits each); `path_we` (1), `path_profile`
/// (max(1, ⌈log₂ N⌉)), `path_value` (max(1, ⌈log₂ V⌉)), `path_present` (1), `path_local_only` (1), `path_local_port`,
/// `path_neighbour`, `path_remote_port` (max(1, ⌈log₂⌉) of `ports`, `neighbours`, `neighbour_ports`); `cfg_we`,
/// `cfg_index`, `cfg_value` (as [`sglb_scorer`]); `remote_queue`, `remote_utilisation`, `remote_mean_queue` (F each);
/// `lookup` (1), `profile` (max(1, ⌈log₂ N⌉)). Outputs: `ready` (1), `refreshed` (1), `remote_read` (1),
/// `remote_neighbour`, `remote_port`, `out_valid` (1), `unknown_profile` (1), `present` (V), `level[V]` (⌈log₂ L⌉ each).
///
/// A sweep over all profiles starts every `local_period` cycles, takes N·⌈V/P⌉ and 6 more, and becomes visible as a
/// whole. The next hops' state is asked for path by path, every `remote_period` cycles, and used as a whole. A lookup
/// is answered in the next cycle.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let scorer = sglb_scorer::build(&config.scorer())?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let local = ["local_queue", "local_utilisation"]
        .map(|port| m.input_array(port, config.ports, config.factor_width));
    let table = PathTable::new(&m, config);
    m.output("ready", table.ready & !m.reset());

    let periods = [config.local_period, config.sweeps()];
    let clock = counter(&m, "tick", &periods, table.ready);
    let [now, sweeps] = [clock.digits[0], clock.digits[1]];
    let start = (table.ready & !now.any()).named("sweep_starts");
    let start_remote = (start & !sweeps.any()).named("reading_starts");
    let remote = Remote::new(&m, config, &table, start_remote, start);

    let found = sweep(
        &m,
        config,
        &scorer,
        Sweep {
            start,
            local,
            table,
            remote,
        },
    );
    levels::publish(&m, config, &found);
    Ok(m.finish())
}

/// What a sweep works on.
struct Sweep<'m> {
    start: Sig<'m>,
    /// Queues and utilisations of the local ports in this cycle.
    local: [Vec<Sig<'m>>; 2],
    table: PathTable<'m>,
    remote: Remote<'m>,
}

/// The sweep: a word of P paths a cycle. Stage 1 has the paths, stage 2 their factors, stage 6 their levels.
fn sweep<'m>(m: &'m Module, config: &Config, scorer: &Arc<Definition>, of: Sweep<'m>) -> Found<'m> {
    let at = walk(m, "word", &[config.groups(), config.profiles], of.start);
    let [group, profile] = [at.at.digits[0], at.at.digits[1]];
    let place = address(m, config, group, profile);
    let paths = of.table.read_local("s1_path", place);
    let remote = of.remote.read(m, config, at.active, place);
    let ports: Vec<_> = of.local[0]
        .iter()
        .zip(&of.local[1])
        .enumerate()
        .map(|(port, (queue, utilisation))| {
            let name = format!("port_state_{port}");
            let now = m.pack(&[*queue, *utilisation]);
            m.register(&name, now.width()).set_when(of.start, now).q()
        })
        .collect();

    let stages = 2 + config.scorer().latency();
    let carried = |what: &str, value: Sig<'m>| match value.constant() {
        Some(_) => value,
        None => (1..=stages).fold(value, |value, k| {
            m.register(&format!("s{k}_{what}"), value.width())
                .set(value)
                .q()
        }),
    };
    let active: Vec<_> = (1..=stages)
        .scan(at.active, |active, k| {
            let register = m.register(&format!("s{k}_active"), 1).reset_to_zero();
            *active = register.set(*active).q();
            Some(*active)
        })
        .collect();
    let (mut present, mut factors) = (vec![], [const { vec![] }; 5]);
    for (lane, (path, remote)) in paths.iter().zip(remote).enumerate() {
        let here = m
            .register(&format!("s2_present_{lane}"), 1)
            .set(path.present);
        present.push(here.q() & active[1]);
        let state = m.select(&ports, path.port);
        let remote = m.pack(&remote).gated(!path.local_only);
        let all = m.pack(&[state, remote]);
        let all = m
            .register(&format!("s2_factors_{lane}"), all.width())
            .set(all)
            .q();
        for (i, of_factor) in (0..).zip(&mut factors) {
            of_factor.push(all.bits(i * config.factor_width, config.factor_width));
        }
    }
    let verdicts = score(m, config, scorer, of.start, &present, &factors);
    Found {
        active: active[stages as usize - 1],
        last: carried("last", at.at.last),
        group: carried("group", group),
        profile: carried("profile", profile),
        verdicts,
    }
}

/// The scorer. All settings written before a sweep starts govern it, and none written later.
fn score<'m>(
    m: &'m Module,
    config: &Config,
    scorer: &Arc<Definition>,
    start: Sig<'m>,
    present: &[Sig<'m>],
    factors: &[Vec<Sig<'m>>; 5],
) -> Vec<(Sig<'m>, Sig<'m>)> {
    let of = config.scorer();
    let settings = [
        m.input("cfg_we", 1),
        m.input("cfg_index", of.index_width()),
        m.input("cfg_value", of.score_width()),
    ];
    let apply = [start];
    let mut inputs: Vec<(&str, &[Sig<'m>])> = vec![("valid", present), ("cfg_apply", &apply)];
    let names = sglb_scorer::FACTOR_PORTS.iter();
    inputs.extend(
        names
            .zip(factors)
            .map(|(name, values)| (*name, &values[..])),
    );
    let names = ["cfg_we", "cfg_index", "cfg_value"];
    inputs.extend(
        names
            .iter()
            .zip(settings.chunks(1))
            .map(|(name, sig)| (*name, sig)),
    );
    let scorer = m.instance("scorer", scorer, &inputs);
    let levels = scorer.output_array("level");
    scorer
        .output_array("out_valid")
        .into_iter()
        .zip(levels)
        .collect()
}

fn header(config: &Config) -> String {
    format!(
        "SGLB's path quality profiles: {} profiles of {} values, {} levels.\n\
         All levels anew every {} cycles, {} paths a cycle; next hops' state every {} cycles.\n\
         A lookup is answered in the next cycle, always from one whole sweep.",
        config.profiles,
        config.values,
        config.levels,
        config.local_period,
        config.paths,
        config.remote_period
    )
}
