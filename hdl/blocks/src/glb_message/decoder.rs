//! The decoder: words in, the state of neighbours out.

use super::Config;
use crate::prim::one_hot;
use crate::sglb::crc;
use sluice_hdl::{Definition, MemoryBuilder, MemorySpec, Module, Reg, Sig, index_width};
use std::sync::Arc;

/// The counters of messages, in the order in which a message is judged; a message counts once.
const COUNTERS: [&str; 8] = [
    "accepted",
    "unknown_version",
    "truncated",
    "oversize",
    "bad_checksum",
    "unknown_sender",
    "duplicate",
    "stale",
];

/// Builds the decoder.
///
/// Inputs: `rx_valid`, `rx_first`, `rx_last` (1 each), `rx_spare` (log₂ B), `rx_data` (8·B); `max_age`; `read` (1),
/// `read_sender`, `read_port`. Outputs: `state_valid` (1), `state_queue`, `state_utilisation`, `state_mean_queue` (8
/// each); `committed` (1), `committed_sender`; the eight counters `count_…`.
pub fn decoder(config: &Config) -> Arc<Definition> {
    let m = Module::new(&format!("glb_decoder{}", config.suffix()));
    m.doc(&header(config));
    let arrival = Arrival::new(&m, config);
    let max_age = m.input("max_age", config.age_width);
    let senders = Senders::new(&m, config, max_age);
    let verdict = Verdict::new(&m, config, &arrival, &senders);
    let table = m.memory(
        "state",
        MemorySpec::sram(8 + 16 * config.ports, config.senders),
    );
    m.comment("Mean queue, then queue and utilisation of each port, as they stand in the message.");
    let row = arrival.message.q().bits(24, 8 + 16 * config.ports);
    table.write(verdict.accept, verdict.sender, row);
    let fresh = senders.fresh;
    senders.updated(&m, config, &verdict);
    read(&m, config, table, fresh);
    let running = !m.reset();
    let committed = m.register("committed_now", 1).reset_to_zero();
    m.output("committed", committed.set(verdict.accept).q() & running);
    let sender = m.register("committed_from", config.sender_width());
    let shown = committed.q() & running;
    m.output(
        "committed_sender",
        sender.set(verdict.sender).q().gated(shown),
    );
    for (name, events) in COUNTERS.iter().zip(verdict.events(&m, &arrival)) {
        let count = counter(&m, &format!("counted_{name}"), config.counter_width, events);
        m.output(&format!("count_{name}"), count.gated(running));
    }
    m.finish()
}

/// The message on its way in, and what is known of it in the cycle after a word.
struct Arrival<'m> {
    /// The last W words, the oldest lowest: the message, if it has W words.
    message: Reg<'m>,
    /// A message or its rest ended in the cycle before.
    ended: Sig<'m>,
    /// It has no first word.
    headless: Sig<'m>,
    /// A message was cut short by the first word of another in the cycle before.
    interrupted: Sig<'m>,
    /// Its version is not ours.
    unknown_version: Sig<'m>,
    /// It has too few bytes.
    truncated: Sig<'m>,
    /// It has too many bytes.
    oversize: Sig<'m>,
    /// Its check does not fit; of a message of the right length alone.
    bad_checksum: Sig<'m>,
}

impl<'m> Arrival<'m> {
    fn new(m: &'m Module, config: &Config) -> Self {
        let [valid, first, last] = ["rx_valid", "rx_first", "rx_last"].map(|name| m.input(name, 1));
        let spare = (config.spare_width() > 0).then(|| m.input("rx_spare", config.spare_width()));
        let data = m.input("rx_data", 8 * config.word_bytes);
        let (starts, ends) = (valid & first, valid & last);
        let open = m.register("open", 1).reset_to_zero();
        let one = |name: &str, value| m.register(name, 1).reset_to_zero().set(value).q();
        let ended = one("ended", ends);
        let interrupted = one("interrupted", starts & open.q());
        let flag = |name: &str, enable, value| m.register(name, 1).set_when(enable, value).q();
        let headless = flag("headless", ends, !first & !open.q());
        open.set_when(valid, !last & (first | open.q()));
        let ours = m.lit(4, Config::VERSION);
        let unknown_version = flag("other_version", starts, data.bits(4, 4).ne(ours));
        let message = shifted_in(m, config, valid, data);
        let (words, is_last) = counted(m, config, valid, first);
        let (fewer, more) = match spare {
            None => (m.lit(1, 0), m.lit(1, 0)),
            Some(spare) => {
                let spare = m
                    .register("spare", spare.width())
                    .set_when(valid, spare)
                    .q();
                let right = m.lit(spare.width(), config.spare().into());
                (spare.gt(right), spare.lt(right))
            }
        };
        let check = check(m, config, (valid, first), data, is_last);
        let right = m.lit(words.width(), config.words().into());
        let same = words.eq(right);
        Arrival {
            message,
            ended,
            headless,
            interrupted,
            unknown_version,
            truncated: headless | words.lt(right) | same & fewer,
            oversize: words.gt(right) | same & more,
            bad_checksum: check.any(),
        }
    }
}

/// The last W words. 8·B·W bits.
fn shifted_in<'m>(m: &'m Module, config: &Config, valid: Sig<'m>, data: Sig<'m>) -> Reg<'m> {
    let width = data.width() * config.words();
    let message = m.register("message", width);
    let older = match config.words() {
        1 => None,
        _ => Some(message.q().bits(data.width(), width - data.width())),
    };
    let parts: Vec<_> = older.into_iter().chain([data]).collect();
    message.set_when(valid, m.pack(&parts))
}

/// Words of the message so far, stopping at W + 1, and whether the word of this cycle is the W-th.
fn counted<'m>(
    m: &'m Module,
    config: &Config,
    valid: Sig<'m>,
    first: Sig<'m>,
) -> (Sig<'m>, Sig<'m>) {
    let width = index_width(config.words() + 2);
    let words = m.register("word_count", width);
    let before = words.q().gated(!first);
    let full = before.gt(m.lit(width, config.words().into()));
    words.set_when(valid, before + m.lit(width, 1).gated(!full));
    let is_last = before.eq(m.lit(width, u64::from(config.words() - 1)));
    (words.q(), is_last)
}

/// The check over the message, its own check included: 0 if it fits. It stops where a message of the right length
/// does.
fn check<'m>(
    m: &'m Module,
    config: &Config,
    (valid, first): (Sig<'m>, Sig<'m>),
    data: Sig<'m>,
    is_last: Sig<'m>,
) -> Sig<'m> {
    let check = m.register("check", 16);
    let before = first.mux(m.lit(16, crc::START), check.q());
    let whole = crc::crc16(m, before, Some(data));
    let after = match config.spare() {
        0 => whole,
        spare => {
            let used = data.trunc(8 * (config.word_bytes - spare));
            is_last.mux(crc::crc16(m, before, Some(used)), whole)
        }
    };
    check.set_when(valid, after).q()
}

/// What is kept of every sender.
struct Senders<'m> {
    /// Senders of which a message was accepted.
    known: Reg<'m>,
    /// Ticks since the last one, for each sender.
    ages: Vec<Reg<'m>>,
    /// The last sequence number of each.
    sequences: MemoryBuilder<'m>,
    /// Those that are known and not older than allowed.
    fresh: Sig<'m>,
    /// The ages are counted on.
    tick: Sig<'m>,
}

impl<'m> Senders<'m> {
    fn new(m: &'m Module, config: &Config, max_age: Sig<'m>) -> Self {
        let known = m.register("known", config.senders).reset_to_zero();
        let age = |s: u32| m.register(&format!("age_{s}"), config.age_width);
        let ages: Vec<_> = (0..config.senders).map(age).collect();
        let young: Vec<_> = ages.iter().map(|age| age.q().le(max_age)).collect();
        let spec = MemorySpec::flops(Config::SEQUENCE_WIDTH, config.senders);
        Senders {
            known,
            fresh: (known.q() & m.pack(&young)).named("fresh"),
            ages,
            sequences: m.memory("last_number", spec),
            tick: tick(m, config.tick_cycles),
        }
    }

    /// Takes the sender of an accepted message in, and counts the others' ages on.
    fn updated(self, m: &'m Module, config: &Config, verdict: &Verdict<'m>) {
        let whose = one_hot(m, config.senders, verdict.sender).gated(verdict.accept);
        self.known.set(self.known.q() | whose);
        self.sequences
            .write(verdict.accept, verdict.sender, verdict.sequence);
        for (s, age) in (0..).zip(self.ages) {
            let (now, width) = (age.q(), config.age_width);
            let older = now + (!now.all() & self.tick).zext(width);
            age.set(older.gated(!whose.bit(s)));
        }
    }
}

/// 1 once in so many cycles, for the first time in the cycle so many after a reset.
fn tick<'m>(m: &'m Module, cycles: u32) -> Sig<'m> {
    if cycles == 1 {
        return m.lit(1, 1);
    }
    let width = index_width(cycles);
    let count = m.register("tick_count", width).reset_to_zero();
    let last = count.q().eq(m.lit(width, u64::from(cycles - 1)));
    count.set((count.q() + m.lit(width, 1)).gated(!last));
    last
}

/// What becomes of the message that ended in the cycle before.
struct Verdict<'m> {
    accept: Sig<'m>,
    sender: Sig<'m>,
    sequence: Sig<'m>,
    /// Each reason, of which the first counts.
    reasons: [Sig<'m>; 7],
}

impl<'m> Verdict<'m> {
    fn new(m: &'m Module, config: &Config, arrival: &Arrival<'m>, senders: &Senders<'m>) -> Self {
        let message = arrival.message.q();
        let sequence = m.cat(&[message.bits(0, 4), message.bits(8, 8)]);
        let named = message.bits(16, 8);
        let sender = named.trunc(config.sender_width());
        let unknown_sender = match config.senders {
            256 => m.lit(1, 0),
            senders => named.ge(m.lit(8, senders.into())),
        };
        m.comment("How far the sequence number is ahead of the sender's last one, modulo 2^12.");
        let ahead = (sequence - senders.sequences.read("", None, sender)).named("ahead");
        let fresh = senders.fresh.shift_right(sender).bit(0);
        let behind = ahead.bit(Config::SEQUENCE_WIDTH - 1);
        let reasons = [
            arrival.unknown_version & !arrival.headless,
            arrival.truncated,
            arrival.oversize,
            arrival.bad_checksum,
            unknown_sender,
            fresh & !ahead.any(),
            fresh & behind,
        ];
        let refused = reasons
            .iter()
            .fold(m.lit(1, 0), |any, reason| any | *reason);
        Verdict {
            accept: (arrival.ended & !refused).named("accept"),
            sender,
            sequence,
            reasons,
        }
    }

    /// How many messages each of [`COUNTERS`] counts in this cycle. 2 bits each.
    fn events(&self, m: &'m Module, arrival: &Arrival<'m>) -> Vec<Sig<'m>> {
        let mut earlier = m.lit(1, 0);
        let first = self.reasons.map(|reason| {
            let counts = arrival.ended & reason & !earlier;
            earlier = earlier | reason;
            counts.zext(2)
        });
        let mut events = [&[self.accept.zext(2)][..], &first].concat();
        events[2] = events[2] + arrival.interrupted.zext(2);
        events
    }
}

/// A counter that stops at its greatest value.
fn counter<'m>(m: &'m Module, name: &str, width: u32, events: Sig<'m>) -> Sig<'m> {
    let count = m.register(name, width).reset_to_zero();
    let wide = width.max(2) + 1;
    let sum = count.q().zext(wide) + events.zext(wide);
    let most = (1 << width) - 1;
    let stopped = sum.gt(m.lit(wide, most));
    count
        .set(stopped.mux(m.lit(width, most), sum.trunc(width)))
        .q()
}

/// Answers questions for the state of a neighbour's port: all ones if it is not known or too old.
fn read<'m>(m: &'m Module, config: &Config, table: MemoryBuilder<'m>, fresh: Sig<'m>) {
    let asks = m.input("read", 1);
    let sender = m.input("read_sender", config.sender_width());
    let port = m.input("read_port", config.port_width());
    let row = table.read("state_row", None, sender);
    let asked = m.pipe(1, "asked", asks).reset_to_zero().q();
    let port = m.pipe(1, "asked_port", port).q();
    m.comment("The sender is known and fresh; a sender that does not exist is not.");
    let fresh = m
        .pipe(1, "asked_fresh", fresh.shift_right(sender).bit(0))
        .q();
    let ports: Vec<_> = (0..config.ports)
        .map(|p| row.bits(8 + 16 * p, 16))
        .collect();
    let exists = match config.ports == 1 << config.port_width() {
        true => m.lit(1, 1),
        false => port.lt(m.lit(config.port_width(), config.ports.into())),
    };
    let here = m.select(&ports, port);
    let worst = |value: Sig<'m>, known: Sig<'m>| {
        let value = value | (!known).sext(8);
        value.gated(asked)
    };
    let answers = [
        ("state_valid", asked),
        ("state_queue", worst(here.trunc(8), fresh & exists)),
        ("state_utilisation", worst(here.bits(8, 8), fresh & exists)),
        ("state_mean_queue", worst(row.trunc(8), fresh & exists)),
    ];
    for (name, value) in answers {
        let register = m.pipe(2, &format!("{name}_shown"), value).reset_to_zero();
        m.output(name, register.q().gated(!m.reset()));
    }
}

fn header(config: &Config) -> String {
    format!(
        "Decoder of GLB messages: {} senders of {} ports, {} bytes in {} words of {}.\n\
         A message is judged in the cycle after its last word and taken in whole or not at all; what was refused is counted.\n\
         State is read with a latency of {}; of a sender that is unknown or older than max_age it is all ones.",
        config.senders,
        config.ports,
        config.length(),
        config.words(),
        config.word_bytes,
        Config::READ_LATENCY
    )
}
