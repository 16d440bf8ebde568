//! The encoder: a switch's own state in, words out.

use super::Config;
use crate::prim::divide;
use crate::sglb::crc;
use sluice_hdl::{Definition, Module, Reg, Sig, index_width};
use std::sync::Arc;

/// Builds the encoder.
///
/// Inputs: `send` (1), `own_sender` (8), `local_queue[P]`, `local_utilisation[P]` (8 each), `tx_ready` (1). Outputs:
/// `send_ready`, `tx_valid`, `tx_first`, `tx_last` (1 each), `tx_spare` (log₂ B), `tx_data` (8·B).
///
/// A message is taken with `send` and `send_ready`, as the ports are in that cycle; its first word is there two cycles
/// later.
pub fn encoder(config: &Config) -> Arc<Definition> {
    let m = Module::new(&format!(
        "glb_encoder_p{}_b{}",
        config.ports, config.word_bytes
    ));
    m.doc(&header(config));
    let running = !m.reset();
    let send = m.input("send", 1);
    let sender = m.input("own_sender", 8);
    let queues = m.input_array("local_queue", config.ports, 8);
    let utilisations = m.input_array("local_utilisation", config.ports, 8);
    let ready = m.input("tx_ready", 1);
    m.comment("The mean is being calculated.");
    let loaded = m.register("loaded", 1).reset_to_zero();
    let sending = m.register("sending", 1).reset_to_zero();
    let idle = !loaded.q() & !sending.q() & running;
    let taken = send & idle;
    loaded.set(taken);
    let sequence = sequence(&m, taken);
    let total = m.register("queue_total", 8 + index_width(config.ports + 1));
    let wide: Vec<_> = queues.iter().map(|q| q.zext(total.q().width())).collect();
    total.set_when(taken, sum(&wide));
    let (mean, _) = divide(&m, total.q(), config.ports, 255 * config.ports);

    let valid = sending.q() & running;
    let moves = valid & ready;
    let word = Word::new(&m, config, loaded.q(), moves);
    sending.set_when(loaded.q() | moves, loaded.q() | !word.last);
    let ports = queues.iter().zip(&utilisations).flat_map(|(q, u)| [*q, *u]);
    let version = m.lit(4, Config::VERSION);
    let mut bytes = vec![
        m.cat(&[version, sequence.bits(8, 4)]),
        sequence.trunc(8),
        sender,
        m.lit(8, 0),
    ];
    bytes.extend(ports);
    let data = shifted_out(
        &m,
        config,
        (taken, m.pack(&bytes)),
        (loaded.q(), mean),
        moves,
    );
    let data = with_check(&m, config, data, &word, (loaded.q(), moves));
    m.output("send_ready", idle);
    m.output("tx_valid", valid);
    m.output("tx_first", word.first & valid);
    m.output("tx_last", word.last & valid);
    if config.spare_width() > 0 {
        let spare = m.lit(config.spare_width(), config.spare().into());
        m.output("tx_spare", spare.gated(word.last & valid));
    }
    m.output("tx_data", data.gated(valid));
    m.finish()
}

/// The number of the message that is taken in this cycle: 0 after a reset, one more each time.
fn sequence<'m>(m: &'m Module, taken: Sig<'m>) -> Sig<'m> {
    let width = Config::SEQUENCE_WIDTH;
    let sequence = m.register("next_sequence", width).reset_to_zero();
    sequence.set_when(taken, sequence.q() + m.lit(width, 1)).q()
}

/// The sum as a balanced tree; wide enough by the terms' width.
fn sum<'m>(terms: &[Sig<'m>]) -> Sig<'m> {
    match terms {
        [only] => *only,
        _ => {
            let (low, high) = terms.split_at(terms.len() / 2);
            sum(low) + sum(high)
        }
    }
}

/// Which word is shown.
struct Word<'m> {
    first: Sig<'m>,
    /// The last but one.
    next_to_last: Sig<'m>,
    last: Sig<'m>,
}

impl<'m> Word<'m> {
    /// The first word after `loaded`; one on where it `moves`.
    fn new(m: &'m Module, config: &Config, loaded: Sig<'m>, moves: Sig<'m>) -> Self {
        let width = index_width(config.words());
        let word = m.register("word_index", width);
        let is = |n: u32| word.q().eq(m.lit(width, n.into()));
        let next = (word.q() + m.lit(width, 1)).gated(!loaded);
        word.set_when(loaded | moves, next);
        Word {
            first: is(0),
            next_to_last: if config.words() > 1 {
                is(config.words() - 2)
            } else {
                m.lit(1, 0)
            },
            last: is(config.words() - 1),
        }
    }
}

/// The bytes of the message, those of the check as 0: taken whole, then the mean at its place, then word by word.
/// Gives the word that is shown.
fn shifted_out<'m>(
    m: &'m Module,
    config: &Config,
    (taken, bytes): (Sig<'m>, Sig<'m>),
    (loaded, mean): (Sig<'m>, Sig<'m>),
    moves: Sig<'m>,
) -> Sig<'m> {
    let width = 8 * config.word_bytes * config.words();
    let message: Reg<'m> = m.register("outgoing", width);
    let now = message.q();
    let filled = now | mean.zext(width).shl_by(24);
    let next = loaded.mux(filled, now.shr_by(8 * config.word_bytes));
    message.set_when(taken | loaded | moves, taken.mux(bytes.zext(width), next));
    now.trunc(8 * config.word_bytes)
}

/// Puts the check, high byte first, where the message ends.
fn with_check<'m>(
    m: &'m Module,
    config: &Config,
    data: Sig<'m>,
    word: &Word<'m>,
    (loaded, moves): (Sig<'m>, Sig<'m>),
) -> Sig<'m> {
    let check = m.register("outgoing_check", 16);
    let start = m.lit(16, crc::START);
    let width = data.width();
    let (shown, ends) = match config.word_bytes {
        1 => {
            let (high, low) = (check.q().bits(8, 8), check.q().trunc(8));
            let bytes = high.gated(word.next_to_last) | low.gated(word.last);
            (data | bytes, word.next_to_last | word.last)
        }
        bytes => {
            let before = bytes - config.spare() - 2;
            let rest = (before > 0).then(|| data.trunc(8 * before));
            let check = crc::crc16(m, check.q(), rest);
            let swapped = m.pack(&[check.bits(8, 8), check.trunc(8)]);
            let placed = swapped.zext(width).shl_by(8 * before);
            (data | placed.gated(word.last), word.last)
        }
    };
    let on = crc::crc16(m, check.q(), Some(data));
    check.set_when(loaded | moves & !ends, loaded.mux(start, on));
    shown
}

fn header(config: &Config) -> String {
    format!(
        "Encoder of GLB messages: {} ports, {} bytes in {} words of {}.",
        config.ports,
        config.length(),
        config.words(),
        config.word_bytes
    )
}
