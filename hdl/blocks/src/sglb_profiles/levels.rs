//! The levels of all profiles in two banks: one is looked up, the other filled by a sweep.

use super::config::Config;
use super::table::exists;
use sluice_hdl::{MemoryBuilder, MemorySpec, Module, ReadDuringWrite, Sig};

/// A word of levels that a sweep has found.
pub struct Found<'m> {
    pub active: Sig<'m>,
    /// It is the last one of the sweep.
    pub last: Sig<'m>,
    pub group: Sig<'m>,
    pub profile: Sig<'m>,
    /// Of each lane whether the path is present, and its level.
    pub verdicts: Vec<(Sig<'m>, Sig<'m>)>,
}

/// Writes what a sweep finds to the bank that nobody sees, shows it once it is whole, and answers lookups.
pub fn publish<'m>(m: &'m Module, config: &Config, found: &Found<'m>) {
    let whole = (found.active & found.last).named("sweep_is_whole");
    m.comment("The bank of levels that lookups see.");
    let front = m.register("front", 1).reset_to_zero();
    front.set(front.q() ^ whole);
    let published = m.register("published", 1).reset_to_zero();
    published.set(published.q() | whole);
    let refreshed = m.register("refreshed_now", 1).reset_to_zero().set(whole);
    m.output("refreshed", refreshed.q() & !m.reset());
    m.assert("no_write_after_the_last", !(refreshed.q() & found.active));

    let columns = columns(m, config, found, !front.q());
    let lookup = m.input("lookup", 1);
    let profile = m.input("profile", config.profile_width());
    let asked = m.register("asked", 1).reset_to_zero().set(lookup);
    let known = exists(m, profile, config.profiles);
    let unknown = m.register("asked_unknown", 1).set(!known);
    let shown = m.register("asked_shown", 1).set(known & published.q());
    let answered = asked.q() & !m.reset();
    let words: Vec<_> = (0..)
        .zip(columns)
        .map(|(group, column): (u32, MemoryBuilder<'m>)| {
            let place = m.pack(&[front.q(), profile]);
            column.read(&format!("found_{group}"), Some(lookup), place)
        })
        .collect();
    m.output("out_valid", answered);
    m.output("unknown_profile", unknown.q() & answered);
    show(m, config, &words, shown.q() & answered);
}

/// One memory for each word of a profile, so that a lookup reads all of them at once.
fn columns<'m>(
    m: &'m Module,
    config: &Config,
    found: &Found<'m>,
    back: Sig<'m>,
) -> Vec<MemoryBuilder<'m>> {
    let verdicts = found
        .verdicts
        .iter()
        .map(|(present, level)| m.pack(&[*present, *level]));
    let verdicts: Vec<_> = verdicts.collect();
    let column = |group: u32| {
        let here = found.group.eq(m.lit(found.group.width(), u64::from(group)));
        // Values beyond the last one of a profile are in no lane of its last word.
        let lanes = (config.values - group * config.paths).min(config.paths);
        let word = m.pack(&verdicts[..lanes as usize]);
        let spec = MemorySpec {
            read_during_write: ReadDuringWrite::Undefined,
            ..MemorySpec::sram(word.width(), 2 * config.profiles)
        };
        let memory = m.memory(&format!("levels_{group}"), spec);
        let place = m.pack(&[back, found.profile]);
        memory.write(found.active & here, place, word);
        memory
    };
    (0..config.groups()).map(column).collect()
}

/// The profile that was looked up.
fn show<'m>(m: &'m Module, config: &Config, words: &[Sig<'m>], shown: Sig<'m>) {
    let width = 1 + config.scorer().level_width();
    let (mut present, mut levels) = (vec![], vec![]);
    for word in words {
        for lane in 0..word.width() / width {
            let verdict = word.bits(lane * width, width).gated(shown);
            present.push(verdict.bit(0));
            levels.push(verdict.bits(1, width - 1));
        }
    }
    m.output("present", m.pack(&present));
    m.output_array("level", &levels);
}
