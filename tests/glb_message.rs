//! GLB messages: ages, encoders, timing, configurations. What the decoder makes of strings of bytes is in
//! `glb_message_strings.rs`.

use arbitrary_int::u12;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sluice::catalog::{self, Instance};
use sluice::golden::glb_message::{Message, PortState, Shape, Word};
use sluice::run::{Device, Rtl};
use sluice_hdl::sim::Engine;

fn instance(settings: &str) -> Box<dyn Instance> {
    let block = catalog::find("glb-message").unwrap();
    block.configure(settings.parse().unwrap()).unwrap()
}

/// Of the stream alone.
const SHAPE: Shape = Shape {
    senders: 1,
    ports: 1,
    word_bytes: 4,
    tick_cycles: 1,
    oldest: 255,
    most: 1,
};

/// State is believed up to the age that is allowed, and not a tick longer; then any number is a new one.
#[test]
fn ages_at_their_edge() {
    let instance = instance(
        "senders = 1\nports = 1\nword_bytes = 8\ntick_cycles = 3\nage_width = 3\ncounter_width = 8",
    );
    let message = Message {
        sequence: u12::new(100),
        sender: 0,
        mean_queue: 3,
        ports: vec![PortState {
            queue: 1,
            utilisation: 2,
        }],
    };
    let stale = Message {
        sequence: u12::new(99),
        ..message.clone()
    };
    let shape = Shape {
        word_bytes: 8,
        ..SHAPE
    };
    // Ticks pass in cycles 2, 5, 8, ...; a message of cycle 0 is there in cycle 2, in which its age is 0.
    for (max_age, limit) in (0..7u64)
        .map(|age| (age, 3 * age + 2))
        .chain([(7, u64::MAX)])
    {
        for again in [4, 7, 20, 40] {
            let mut rtl = Rtl::new(instance.definition(), Engine::Interpreter, 1, None).unwrap();
            let mut outputs = vec![0; instance.outputs().words()];
            let mut cycle = |rst: bool, bytes: Option<&Message>| {
                let mut row = vec![0; instance.inputs().words()];
                if let Some(message) = bytes {
                    Word::split(&message.encode(), 8)[0].write(shape, &mut row);
                }
                row[5..7].copy_from_slice(&[max_age, 1]);
                rtl.step(rst, &row, &mut outputs);
                (outputs[1], outputs[6], outputs[13])
            };
            cycle(true, None);
            let mut restarted = false;
            for t in 0..60u64 {
                let sent = match t {
                    0 => Some(&message),
                    t if t == again => Some(&stale),
                    _ => None,
                };
                let (queue, accepted, refused) = cycle(false, sent);
                if t == again + 1 {
                    restarted = t > limit;
                }
                // Questions of cycles 2 to `limit` see the state; answers come two cycles later.
                let fresh = (4..=limit.saturating_add(2)).contains(&t);
                if (2..again).contains(&t) {
                    assert_eq!(
                        queue,
                        if fresh { 1 } else { 255 },
                        "max_age {max_age}, cycle {t}"
                    );
                }
                if t == again + 2 {
                    let expected = if restarted { (2, 0) } else { (1, 1) };
                    assert_eq!(
                        (accepted, refused),
                        expected,
                        "max_age {max_age}, again in {again}"
                    );
                }
            }
        }
    }
}

/// What an encoder sends, the golden codec reads, and a decoder of the same configuration takes.
#[test]
fn encoders_are_understood() {
    for (ports, word_bytes) in [
        (1, 1),
        (2, 1),
        (3, 2),
        (5, 4),
        (7, 8),
        (33, 16),
        (64, 32),
        (128, 16),
    ] {
        let instance = instance(&format!(
            "senders = 256\nports = {ports}\nword_bytes = {word_bytes}"
        ));
        let mut rtl = Rtl::new(instance.definition(), Engine::Jit, 1, None).unwrap();
        let (inputs, fields) = (instance.inputs(), instance.outputs());
        let mut outputs = vec![0; fields.words()];
        let at = |name: &str| fields.field(name).unwrap().offset;
        let stream = usize::from(word_bytes > 1) + 3 + (word_bytes as usize).div_ceil(8);
        let mut rng = Pcg64Mcg::seed_from_u64(ports);
        rtl.step(true, &vec![0; inputs.words()], &mut outputs);
        let shape = Shape {
            word_bytes: word_bytes as usize,
            ..SHAPE
        };
        // The word that went out in the cycle before comes in.
        let mut looped = vec![0; stream];
        for sequence in 0..20u16 {
            let states: Vec<_> = (0..ports)
                .map(|_| [rng.random::<u8>(), rng.random::<u8>()])
                .collect();
            let sender = rng.random::<u8>();
            let mut bytes = vec![];
            let mut ended = false;
            while !ended {
                let mut row = vec![0; inputs.words()];
                row[..stream].copy_from_slice(&looped);
                let mut put = |name: &str, element: usize, value: u64| {
                    row[inputs.field(name).unwrap().element(element).start] = value;
                };
                put("max_age", 0, 255);
                put("send", 0, bytes.is_empty().into());
                put("own_sender", 0, sender.into());
                for (p, [queue, utilisation]) in states.iter().enumerate() {
                    put("local_queue", p, (*queue).into());
                    put("local_utilisation", p, (*utilisation).into());
                }
                let ready = rng.random_bool(0.7);
                put("tx_ready", 0, ready.into());
                rtl.step(false, &row, &mut outputs);
                looped.copy_from_slice(&outputs[at("tx_valid")..][..stream]);
                if !ready {
                    looped.fill(0);
                }
                if let (Some(word), _) = Word::read(shape, &looped) {
                    bytes.extend(word.bytes);
                    ended = word.last;
                }
            }
            let message = Message::decode(&bytes, ports as usize).unwrap();
            let total: u64 = states.iter().map(|[queue, _]| u64::from(*queue)).sum();
            let seen: Vec<_> = message
                .ports
                .iter()
                .map(|port| [port.queue, port.utilisation])
                .collect();
            assert_eq!(seen, states);
            let header = (
                message.sequence.value(),
                message.sender,
                u64::from(message.mean_queue),
            );
            assert_eq!(header, (sequence, sender, total / ports));
        }
        let mut row = vec![0; inputs.words()];
        row[..stream].copy_from_slice(&looped);
        for _ in 0..3 {
            rtl.step(false, &row, &mut outputs);
            row.fill(0);
        }
        assert_eq!(
            outputs[at("count_accepted")],
            20,
            "{ports} ports, words of {word_bytes}"
        );
    }
}

/// The page's timing diagram.
#[test]
fn the_timing_diagram_holds() {
    let instance = instance("senders = 1\nports = 1\nword_bytes = 4");
    let mut rtl = Rtl::new(instance.definition(), Engine::Interpreter, 1, None).unwrap();
    let message = Message {
        sequence: u12::new(5),
        sender: 0,
        mean_queue: 3,
        ports: vec![PortState {
            queue: 9,
            utilisation: 4,
        }],
    };
    let words = Word::split(&message.encode(), 4);
    let sent = [Some(0), Some(1), None, None, Some(0), Some(1), None, None];
    let committed = [0, 0, 0, 1, 0, 0, 0, 0];
    let queue = [0, 0, 255, 255, 255, 9, 9, 9];
    let accepted = [0, 0, 0, 1, 1, 1, 1, 1];
    let duplicate = [0, 0, 0, 0, 0, 0, 0, 1];
    let mut outputs = vec![0; instance.outputs().words()];
    rtl.step(true, &vec![0; instance.inputs().words()], &mut outputs);
    for t in 0..8 {
        let mut row = vec![0; instance.inputs().words()];
        if let Some(word) = sent[t] {
            words[word as usize].write(SHAPE, &mut row);
        }
        row[5..7].copy_from_slice(&[10, 1]);
        rtl.step(false, &row, &mut outputs);
        let seen = [1, 4, 6, 12].map(|i| outputs[i]);
        assert_eq!(
            seen,
            [queue[t], committed[t], accepted[t], duplicate[t]],
            "cycle {t}"
        );
    }
}

#[test]
fn wrong_numbers_are_named() {
    let block = catalog::find("glb-message").unwrap();
    for (settings, start) in [
        (
            "senders = 0",
            "glb-message: senders = 0 is not allowed (allowed: 1..=256)",
        ),
        (
            "ports = 129",
            "glb-message: ports = 129 is not allowed (allowed: 1..=128)",
        ),
        (
            "word_bytes = 3",
            "glb-message: word_bytes = 3 is not allowed (allowed: 1, 2, 4, 8, 16, 32)",
        ),
        (
            "tick_cycles = 0",
            "glb-message: tick_cycles = 0 is not allowed",
        ),
        (
            "age_width = 1",
            "glb-message: age_width = 1 is not allowed (allowed: 2..=16)",
        ),
        (
            "counter_width = 33",
            "glb-message: counter_width = 33 is not allowed",
        ),
    ] {
        let error = block
            .configure(settings.parse().unwrap())
            .err()
            .unwrap()
            .to_string();
        assert!(error.starts_with(start), "{error}");
    }
}
