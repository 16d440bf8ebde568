//! All engines agree with the reference, output by output, cycle by cycle.

mod counters;
mod pipelines;
mod properties;
mod settling;

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sluice_hdl::sim::{Engine, Options, Simulator, compile};
use sluice_hdl::{
    Bits, Definition, MemoryReset, MemorySpec, MemoryStyle, Module, ReadDuringWrite, Sig,
    index_width, words_of,
};
use std::sync::Arc;

const WIDTHS: [u32; 17] = [
    1, 2, 3, 5, 7, 8, 9, 16, 17, 31, 32, 33, 63, 64, 65, 127, 130,
];

/// Every operation on operands of one width.
fn operations(width: u32) -> Arc<Definition> {
    let m = Module::new("operations");
    let (a, b) = (m.input("a", width), m.input("b", width));
    let select = m.input("select", 1);
    let amount = m.input("amount", index_width(width) + 2);
    let wide_amount = m.input("wide_amount", 70);
    let out = |name: &str, s: Sig<'_>| m.output(name, s);
    out("o_not", !a);
    out("o_and", a & b);
    out("o_or", a | b);
    out("o_xor", a ^ b);
    out("o_add", a + b);
    out("o_sub", a - b);
    out("o_mul", a * b);
    out("o_mul_narrow", a * amount);
    out("o_eq", a.eq(b));
    out("o_ne", a.ne(b));
    out("o_lt", a.lt(b));
    out("o_ge", a.ge(b));
    out("o_signed_lt", a.signed_lt(b));
    out("o_mux", select.mux(a, b));
    out("o_shl", a.shift_left(amount));
    out("o_shr", a.shift_right(amount));
    out("o_sar", a.signed_shift_right(amount));
    out("o_shl_wide", a.shift_left(wide_amount));
    out("o_sar_wide", a.signed_shift_right(wide_amount));
    out("o_all", a.all());
    out("o_any", a.any());
    out("o_parity", a.parity());
    out("o_zext", a.zext(width + 3));
    out("o_sext", a.sext(width + 67));
    out("o_cat", m.cat(&[a, b, select]));
    out("o_reverse", m.cat(&a.to_bits()));
    out("o_slice", m.cat(&[a, b]).bits(width / 2, width));
    out("o_shr_by", a.shr_by(width / 3));
    out("o_shl_by", a.shl_by(width / 2));
    m.finish()
}

/// Registers of all kinds in a shift, and lanes that group.
fn state(lanes: u32, width: u32) -> Arc<Definition> {
    let m = Module::new("state");
    let data = m.input_array("data", lanes, width);
    let limit = m.input("limit", width);
    let enable = m.input("enable", 1);
    let mut out = vec![];
    for (i, d) in data.iter().enumerate() {
        let r = m.register(&format!("plain_{i}"), width).set(*d);
        let e = m.register(&format!("enabled_{i}"), width).reset_to_zero();
        e.set_when(enable, r.q() + e.q());
        let s = m.register(&format!("start_{i}"), width);
        s.reset_to(m.constant(Bits::ones(width))).set(e.q() ^ r.q());
        out.push(s.q());
    }
    let bits: Vec<Sig<'_>> = out.iter().map(|o| o.gt(limit)).collect();
    let bitmap = m.pack(&bits);
    m.output_array("out", &out);
    m.output(
        "bitmap",
        m.register("bitmap_q", lanes)
            .reset_to_zero()
            .set(bitmap)
            .q(),
    );
    m.output("parity", bitmap.parity());
    m.finish()
}

/// A memory of each reset kind and read latency, two write ports, two readers.
fn memory(
    depth: u32,
    width: u32,
    latency: u32,
    mode: ReadDuringWrite,
    reset: u32,
) -> Arc<Definition> {
    let m = Module::new("memory");
    let address_width = index_width(depth) + 1;
    let write = m.input_array("write", 2, 1);
    let address = m.input_array("address", 4, address_width);
    let data = m.input_array("data", 2, width);
    let values: Arc<Vec<Bits>> = Arc::new(
        (0..depth)
            .map(|i| Bits::wrapping(width, (i * 37 + 5).into()))
            .collect(),
    );
    let memory = m.memory(
        "content",
        MemorySpec {
            width,
            depth,
            style: MemoryStyle::Flop,
            read_latency: latency,
            read_during_write: mode,
            reset: match reset {
                0 => MemoryReset::None,
                1 => MemoryReset::Values(values.clone()),
                _ => MemoryReset::Sequence(values.clone()),
            },
            modulus: None,
            decoded: false,
        },
    );
    for port in 0..2 {
        memory.write(write[port], address[port], data[port]);
    }
    for (port, address) in address.iter().enumerate().skip(2) {
        let enable = (latency > 0 && port == 3).then_some(write[0]);
        let data = memory.read(&format!("read_{port}"), enable, *address);
        m.output(&format!("data_{port}"), data);
    }
    m.output("ready", memory.ready());
    m.output("looked_up", m.table(&values, address[0]));
    m.finish()
}

/// Two levels of hierarchy; the same child twice; an instance nobody reads.
fn hierarchy() -> Arc<Definition> {
    let child = state(3, 9);
    let m = Module::new("parent");
    let x = m.input_array("x", 3, 9);
    let enable = m.input("enable", 1);
    let one = m.instance(
        "one",
        &child,
        &[("data", &x), ("limit", &x[..1]), ("enable", &[enable])],
    );
    let first = one.output_array("out");
    let two = m.instance(
        "two",
        &child,
        &[("data", &first), ("limit", &x[1..2]), ("enable", &[enable])],
    );
    m.instance(
        "idle",
        &child,
        &[("data", &x), ("limit", &x[..1]), ("enable", &[enable])],
    );
    m.output_array("out", &two.output_array("out"));
    m.output("in_reset", m.reset());
    m.finish()
}

fn inputs(definition: &Definition, rng: &mut Pcg64Mcg) -> Vec<u64> {
    let ports = definition.inputs().iter();
    let words = ports.flat_map(|p| vec![p.width; p.elements() as usize]);
    words
        .flat_map(|width| {
            let mode = rng.next_u32() % 4;
            (0..words_of(width))
                .map(|_| (mode, rng.next_u64()))
                .collect::<Vec<_>>()
        })
        .map(|(mode, word)| match mode {
            0 => 0,
            1 => u64::MAX,
            2 => word & 0xf,
            _ => word,
        })
        .collect()
}

fn words(definition: &Definition) -> usize {
    definition
        .outputs()
        .iter()
        .map(|p| p.elements() as usize * words_of(p.width))
        .sum()
}

/// Runs an engine of many seeds against one reference for each seed.
fn check(definition: &Definition, engine: Engine, seeds: usize) {
    let make = |engine, seeds, state_seed| -> Box<dyn Simulator> {
        let options = Options {
            engine,
            seeds,
            state_seed,
            ..Options::default()
        };
        compile(definition, &options).unwrap()
    };
    let mut many = make(engine, seeds, 7);
    let mut ones: Vec<_> = (0..seeds)
        .map(|s| make(Engine::Reference, 1, 7 + s as u64))
        .collect();
    let mut rng = Pcg64Mcg::seed_from_u64(42);
    let (mut got, mut want) = (vec![0; words(definition)], vec![0; words(definition)]);
    for cycle in 0..60 {
        let rows: Vec<(bool, Vec<u64>)> = (0..seeds)
            .map(|_| {
                (
                    (4..6).contains(&cycle) || rng.next_u32() % 16 == 0,
                    inputs(definition, &mut rng),
                )
            })
            .collect();
        let borrowed: Vec<(bool, &[u64])> = rows.iter().map(|(r, w)| (*r, &w[..])).collect();
        if cycle % 2 == 0 {
            let frame = many.frame(&borrowed);
            many.load_frame(&frame);
        }
        for (s, (reset, words)) in rows.iter().enumerate() {
            if cycle % 2 == 1 {
                many.load(s, words);
                many.set_reset(s, *reset);
            }
            ones[s].load(0, words);
            ones[s].set_reset(0, *reset);
            ones[s].step();
        }
        many.step();
        for (s, one) in ones.iter().enumerate() {
            many.outputs(s, &mut got);
            one.outputs(0, &mut want);
            assert_eq!(
                got,
                want,
                "{engine:?} seed {s} cycle {cycle} of {}",
                definition.name()
            );
        }
    }
}

fn check_all(definition: &Definition) {
    check(definition, Engine::Interpreter, 1);
    check(definition, Engine::Interpreter, 3);
    check(definition, Engine::Interpreter, 17);
    check(definition, Engine::Jit, 1);
}

#[test]
fn operations_of_every_width() {
    WIDTHS.iter().for_each(|w| check_all(&operations(*w)));
}

fn each<'m>(m: &'m Module, name: &str, lanes: u32, lane: impl Fn(usize) -> Sig<'m>) {
    let all: Vec<Sig<'m>> = (0..lanes as usize).map(lane).collect();
    m.output_array(name, &all);
}

/// Every operation on many lanes of one width, so that it becomes vector code.
fn lanes_of_operations(lanes: u32, width: u32) -> Arc<Definition> {
    let m = Module::new("lanes");
    let (a, b) = (
        m.input_array("a", lanes, width),
        m.input_array("b", lanes, width),
    );
    let select = m.input_array("select", lanes, 1);
    each(&m, "o_not", lanes, |i| !a[i]);
    each(&m, "o_and", lanes, |i| a[i] & b[i]);
    each(&m, "o_or", lanes, |i| a[i] | b[i]);
    each(&m, "o_xor", lanes, |i| a[i] ^ b[i]);
    each(&m, "o_add", lanes, |i| a[i] + b[i]);
    each(&m, "o_sub", lanes, |i| a[i] - b[i]);
    each(&m, "o_sub_shared", lanes, |i| a[0] - b[i]);
    each(&m, "o_mul", lanes, |i| a[i] * b[i]);
    each(&m, "o_eq", lanes, |i| a[i].eq(b[i]));
    each(&m, "o_lt", lanes, |i| a[i].lt(b[i]));
    each(&m, "o_gt_shared", lanes, |i| a[i].gt(b[0]));
    each(&m, "o_signed_lt", lanes, |i| a[i].signed_lt(b[i]));
    each(&m, "o_mux", lanes, |i| select[i].mux(a[i], b[i]));
    each(&m, "o_mux_shared", lanes, |i| select[0].mux(a[i], b[i]));
    each(&m, "o_shift", lanes, |i| {
        a[i].shift_right(b[i]) ^ b[i].shift_left(a[i])
    });
    each(&m, "o_sext", lanes, |i| a[i].sext(width + 9));
    each(&m, "o_cat", lanes, |i| m.cat(&[a[i], select[i]]));
    each(&m, "o_high", lanes, |i| {
        a[i].bits(width / 2, width - width / 2)
    });
    m.output("o_bits", m.pack(&select));
    m.finish()
}

#[test]
fn lanes_of_every_operation() {
    for lanes in [8, 13, 33] {
        for width in [1, 5, 8, 12, 16, 20, 32, 33, 64] {
            check_all(&lanes_of_operations(lanes, width));
        }
    }
}

#[test]
fn registers_and_lanes() {
    for lanes in [1, 2, 7, 8, 33, 64, 70] {
        for width in [1, 6, 12, 20, 40, 64] {
            check_all(&state(lanes, width));
        }
    }
}

#[test]
fn memories() {
    let modes = [
        ReadDuringWrite::Old,
        ReadDuringWrite::New,
        ReadDuringWrite::Undefined,
    ];
    for depth in [1, 2, 5, 16, 33] {
        for width in [1, 7, 13, 40, 70] {
            for (i, mode) in modes.into_iter().enumerate() {
                let latency = (depth + width + i as u32) % 3;
                check_all(&memory(depth, width, latency, mode, (depth + i as u32) % 3));
            }
        }
    }
}

/// A list is followed through a memory, an entry a cycle: what was read is the next address.
#[test]
fn lists_are_followed_through_a_memory() {
    let m = Module::new("list");
    let (enable, from, to) = (m.input("enable", 1), m.input("from", 3), m.input("to", 3));
    let memory = m.memory("successors", MemorySpec::sram(3, 8));
    memory.write(enable, from, to);
    let at = m.register("at", 3).reset_to_zero();
    memory.read_to(at, "successor", Some(!enable), at.q());
    m.output("entry", at.q());
    let list = m.finish();
    for engine in [Engine::Reference, Engine::Interpreter, Engine::Jit] {
        let options = Options {
            engine,
            ..Options::default()
        };
        let mut sim = compile(&list, &options).unwrap();
        let mut step = |reset, row: [u64; 3]| {
            let mut entry = [0];
            sim.set_reset(0, reset);
            sim.load(0, &row);
            sim.step();
            sim.outputs(0, &mut entry);
            entry[0]
        };
        for (from, to) in [(0, 5), (5, 2), (2, 7), (7, 0)] {
            step(true, [1, from, to]);
        }
        let seen = [(); 6].map(|()| step(false, [0; 3]));
        assert_eq!(seen, [0, 5, 2, 7, 0, 5], "{engine:?}");
    }
    check_all(&list);
}

#[test]
fn hierarchies() {
    check_all(&hierarchy());
}

#[test]
fn products_of_very_wide_values() {
    let m = Module::new("product");
    m.output("y", m.input("a", 600) * m.input("b", 333));
    check(&m.finish(), Engine::Interpreter, 1);
    let m = Module::new("product");
    m.output("y", m.input("a", 600) * m.input("b", 333));
    check(&m.finish(), Engine::Jit, 1);
}

/// What a panic says.
fn refused(f: impl FnOnce()) -> String {
    let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(f)).unwrap_err();
    let text = panic.downcast_ref::<String>().cloned();
    text.or(panic.downcast_ref::<&str>().map(|s| s.to_string()))
        .unwrap_or_default()
}

#[test]
fn frames_are_for_their_own_simulator() {
    let definition = state(3, 9);
    let make = |engine, seeds| {
        let options = Options {
            engine,
            seeds,
            ..Options::default()
        };
        compile(&definition, &options).unwrap()
    };
    let kinds = [
        (Engine::Reference, 1),
        (Engine::Interpreter, 1),
        (Engine::Interpreter, 3),
        (Engine::Jit, 1),
    ];
    let row = [0u64; 5];
    for (engine, seeds) in kinds {
        let mut sim = make(engine, seeds);
        for (other, other_seeds) in kinds {
            let frame = make(other, other_seeds).frame(&vec![(false, &row[..]); other_seeds]);
            assert!(refused(|| sim.load_frame(&frame)).contains("another simulator"));
        }
        assert!(refused(|| drop(sim.frame(&[]))).contains("one row for each seed"));
        let short = vec![(false, &row[..4]); seeds];
        assert!(refused(|| drop(sim.frame(&short))).contains("words of the input ports"));
        assert!(refused(|| sim.load(0, &row[..4])).contains("words of the input ports"));
        assert!(refused(|| sim.outputs(0, &mut [0; 1])).contains("words of the output ports"));
    }
}
