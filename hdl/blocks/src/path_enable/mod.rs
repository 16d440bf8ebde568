//! Path enabling: which paths of a group may carry packets, from link state and BGP.
//!
//! SGLB, section 3.3: "that switch's orchestrator deletes the affected paths from a precomputed link-to-path map";
//! "When the two protocols disagree, SGLB trusts 'unreachable'"; "A link-down is reported at once; a link-up only when
//! the link, its BGP session and the switch's boot are all complete."

mod config;

pub use config::Config;

use crate::ConfigError;
use crate::prim::one_hot;
use sluice_hdl::{Definition, MemoryReset, MemorySpec, Module, Sig};
use std::sync::Arc;

/// Builds path enabling. G groups of N paths, L links, of which a path names up to H.
///
/// Inputs: `link_up`, `session_up`, `boot_done` (L each); `map_we` (1), `map_group` (max(1, ⌈log₂ G⌉)), `map_used`
/// (N·H), `map_link[N·H]` (max(1, ⌈log₂ L⌉)): entry H·n + h is link h of path n; `bgp_we` (1), `bgp_group` (as
/// `map_group`), `bgp_reachable` (N); `valid` (1), `group` (as `map_group`). Outputs: `out_valid` (1), `enabled` (N),
/// `wrong_group` (1). Latency [`Config::LATENCY`]; one lookup a cycle.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let usable = usable(&m, config);
    let map = Map::new(&m, config);
    let reachable = reachable(&m, config);
    let valid = m.input("valid", 1);
    let group = m.input("group", config.group_width());
    let row = map.rows.read("map_row", None, group);
    let known = map.known & one_hot(&m, config.groups, group);
    let may = reachable.read("", None, group).gated(known.any());
    let asked = m.pipe(1, "asked", valid).reset_to_zero().q();
    m.comment("Paths that BGP reaches and whose links the map knows.");
    let may = m.pipe(1, "may", may).q();
    let enabled = (may & up(&m, config, row, usable)).gated(asked);
    m.output("out_valid", shown(&m, "answered", asked));
    m.output("enabled", shown(&m, "enabled_paths", enabled));
    m.output("wrong_group", wrong_group(&m, config, asked, group));
    Ok(m.finish())
}

/// The answer that there is no such group, which powers of two make impossible by width. 1 bit.
fn wrong_group<'m>(m: &'m Module, config: &Config, asked: Sig<'m>, group: Sig<'m>) -> Sig<'m> {
    if config.groups == 1 << config.group_width() {
        return m.lit(1, 0);
    }
    let in_range = group.lt(m.lit(config.group_width(), config.groups.into()));
    let wrong = m.pipe(1, "no_group", !in_range).q();
    shown(m, "wrong", asked & wrong)
}

/// An answer: a register that is 0 after a reset, and seems so during one.
fn shown<'m>(m: &'m Module, name: &str, value: Sig<'m>) -> Sig<'m> {
    let register = m.pipe(2, name, value).reset_to_zero();
    register.q().gated(!m.reset())
}

/// Links that may carry packets: out at once with the link, back when all three say so. L bits.
fn usable<'m>(m: &'m Module, config: &Config) -> Sig<'m> {
    let [up, session, boot] =
        ["link_up", "session_up", "boot_done"].map(|name| m.input(name, config.links));
    let usable = m.register("usable", config.links).reset_to_zero();
    usable.set(up & (usable.q() | session & boot)).q()
}

/// The links of every path.
struct Map<'m> {
    /// One row a group, for each of its N·H entries a used bit and, above all of those, a link.
    rows: sluice_hdl::MemoryBuilder<'m>,
    /// Groups whose row was written. G bits.
    known: Sig<'m>,
}

impl<'m> Map<'m> {
    fn new(m: &'m Module, config: &Config) -> Map<'m> {
        let write = m.input("map_we", 1);
        let group = m.input("map_group", config.group_width());
        let used = m.input("map_used", config.entries());
        let links = m.input_array("map_link", config.entries(), config.link_width());
        let row = m.pack(&[&[used][..], &links].concat());
        let rows = m.memory("map", MemorySpec::sram(row.width(), config.groups));
        rows.write(write, group, row);
        let known = m.register("map_known", config.groups).reset_to_zero();
        let written = one_hot(m, config.groups, group).gated(write);
        known.set(known.q() | written);
        let known = known.q();
        Map { rows, known }
    }
}

/// Paths that BGP reaches, by group; none after a reset.
fn reachable<'m>(m: &'m Module, config: &Config) -> sluice_hdl::MemoryBuilder<'m> {
    let write = m.input("bgp_we", 1);
    let group = m.input("bgp_group", config.group_width());
    let paths = m.input("bgp_reachable", config.paths);
    let none = vec![sluice_hdl::Bits::zero(config.paths); config.groups as usize];
    let memory = m.memory(
        "reachable",
        MemorySpec {
            reset: MemoryReset::Values(Arc::new(none)),
            ..MemorySpec::flops(config.paths, config.groups)
        },
    );
    memory.write(write, group, paths);
    memory
}

/// Paths of the row none of whose links is out. N bits.
fn up<'m>(m: &'m Module, config: &Config, row: Sig<'m>, usable: Sig<'m>) -> Sig<'m> {
    let (entries, width) = (config.entries(), config.link_width());
    let clear = |entry: u32| {
        let link = row.bits(entries + entry * width, width);
        !row.bit(entry) | usable.shift_right(link).bit(0)
    };
    let paths = (0..config.paths).map(|path| {
        let links = (0..config.links_per_path).map(|h| clear(path * config.links_per_path + h));
        links
            .reduce(|all, link| all & link)
            .expect("a path has a link")
    });
    m.pack(&paths.collect::<Vec<_>>())
}

fn header(config: &Config) -> String {
    format!(
        "Path enabling of SGLB: {} groups of {} paths over up to {} of {} links each; latency {}.\n\
         A path is enabled if BGP reaches it and all links that it names are usable. A link that is seen down in\n\
         cycle t is in no answer from cycle t + {} on; it is usable again after link, session and boot are up together.",
        config.groups,
        config.paths,
        config.links_per_path,
        config.links,
        Config::LATENCY,
        Config::REMOVAL
    )
}
