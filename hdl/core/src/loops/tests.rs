use super::loops;
use crate::{Definition, MemorySpec, Module, Sig, index_width};
use std::sync::Arc;

/// Names of the loops, those without arithmetic in brackets.
fn found(d: &Definition) -> Vec<String> {
    let name = |l: &super::Loop| match l.arithmetic {
        true => l.name(),
        false => format!("({})", l.name()),
    };
    loops(d).iter().map(name).collect()
}

const WIDTHS: [u32; 6] = [1, 2, 3, 5, 7, 33];

#[test]
fn a_counter_is_a_loop_and_what_holds_or_moves_bits_is_none() {
    for width in WIDTHS {
        let m = Module::new("own");
        let (go, value) = (m.input("go", 1), m.input("value", width));
        let count = m.register("count", width).reset_to_zero();
        count.set_when(go, count.q() + value);
        let held = m.register("held", width);
        held.set_when(go, value);
        let chosen = m.register("chosen", width);
        chosen.set(go.mux(value, chosen.q()));
        let moved = m.register("moved", width + 1);
        moved.set(m.cat(&[value.bit(0), moved.q().trunc(width)]));
        let last = m.register("last", width);
        last.set(last.q() ^ value);
        m.output_array("out", &[count, held, chosen, last].map(|r| r.q()));
        m.output("moved_out", moved.q());
        assert_eq!(found(&m.finish()), ["count", "(last)"], "{width}");
    }
}

#[test]
fn a_register_that_decides_on_its_own_enable_is_a_loop() {
    let m = Module::new("enable");
    let value = m.input("value", 5);
    let (first, second) = (m.register("first", 5), m.register("second", 5));
    first.set_when(first.q().any(), value);
    second.set_when((second.q() + value).any(), value);
    // By no gate but those of the enable.
    let third = m.register("third", 5);
    third.set_when(third.q().bit(4), value);
    m.output_array("out", &[first.q(), second.q(), third.q()]);
    assert_eq!(found(&m.finish()), ["(first)", "second", "(third)"]);
}

#[test]
fn a_ring_of_two_registers_takes_two_cycles() {
    for width in WIDTHS {
        let m = Module::new("ring");
        let step = m.input("step", width);
        let (a, b) = (m.register("a", width), m.register("b", width));
        a.set(b.q() + step);
        b.set(a.q() - step);
        m.output("out", a.q());
        assert!(found(&m.finish()).is_empty());
    }
}

/// The fields of a word do not depend on each other because they are in one word.
#[test]
fn bits_count_and_not_words() {
    let m = Module::new("fields");
    let go = m.input("go", 1);
    let (a, b) = (m.register("a", 3), m.register("b", 7));
    let word = go.mux(m.pack(&[a.q(), b.q()]), m.pack(&[a.q(), m.lit(7, 5)]));
    a.set(word.bits(3, 3) + m.lit(3, 1));
    b.set(m.pack(&[word.bits(0, 3), word.bits(3, 4) - m.lit(4, 1)]));
    m.output("out", b.q());
    // The upper bits of `b` are its own lower ones less 1; `a` is of `b` alone.
    assert_eq!(found(&m.finish()), ["b"]);
    // A sum passes bits upwards only: the lowest bit takes the highest and not the other way round.
    let m = Module::new("upwards");
    let high = m.register("high", 1);
    let sum = m.pack(&[m.input("low", 1), high.q()]) + m.input("value", 2);
    high.set(sum.bit(0));
    m.output("out", high.q());
    assert!(found(&m.finish()).is_empty());
}

/// An adder in a module of its own, which also hands on one input as it is and one a cycle later.
fn adder(width: u32) -> Arc<Definition> {
    let m = Module::new("adder");
    let (a, b) = (m.input("a", width), m.input("b", width));
    let late = m.register("late", width);
    late.set(b);
    m.output("sum", a + b);
    m.output("same", a);
    m.output("late_b", late.q());
    m.finish()
}

#[test]
fn loops_pass_instances_one_behind_the_other_and_inside_each_other() {
    for width in WIDTHS {
        let add = adder(width);
        let m = Module::new("shell");
        let (a, b) = (m.input("a", width), m.input("b", width));
        let inner = m.instance("inner", &add, &[("a", &[a]), ("b", &[b])]);
        m.output("x", inner.output("sum"));
        m.output("y", inner.output("same"));
        m.output("z", inner.output("late_b"));
        let shell = m.finish();

        let m = Module::new("block");
        let value = m.input("value", width);
        let names = ["total", "copied", "ring"];
        let [total, copied, ring] = names.map(|name| m.register(name, width).reset_to_zero());
        let first = m.instance("first", &shell, &[("a", &[total.q()]), ("b", &[ring.q()])]);
        let (y, x) = (first.output("y"), first.output("x"));
        let second = m.instance("second", &shell, &[("a", &[value]), ("b", &[y])]);
        total.set(second.output("x"));
        let third = m.instance("third", &shell, &[("a", &[copied.q()]), ("b", &[x])]);
        copied.set(third.output("y"));
        // By the register inside it is two cycles, whatever the adder beside it.
        ring.set(first.output("z"));
        m.output("out", third.output("x"));
        let block = m.finish();
        assert_eq!(found(&block), ["total"], "{width}");

        let m = Module::new("above");
        let lanes = ["left", "right"].map(|name| {
            let block = m.instance(
                name,
                &block,
                &[("value", &[m.input(&format!("in_{name}"), width)])],
            );
            block.output("out")
        });
        m.output_array("all", &lanes);
        let above = m.finish();
        let all = loops(&above);
        assert_eq!(found(&above), ["left.total", "right.total"]);
        assert!(
            all.iter()
                .all(|l| l.nets == ["total"] && l.state.bits() == u64::from(width))
        );
    }
}

/// A memory in flip-flops with one port that reads and one that writes what `next` makes of it.
fn memory(
    depth: u32,
    next: for<'m> fn(&'m Module, Sig<'m>, Sig<'m>) -> Sig<'m>,
) -> Arc<Definition> {
    let m = Module::new("file");
    let file = m.memory("pointers", MemorySpec::flops(5, depth));
    let address = m.input("address", index_width(depth));
    let (go, value) = (m.input("go", 1), m.input("value", 5));
    let read = file.read("entry", None, address);
    file.write(go, address, next(&m, read, value));
    m.output("out", read);
    m.finish()
}

#[test]
fn a_memory_that_is_read_added_to_and_written_is_a_loop() {
    for depth in WIDTHS {
        let added = memory(depth, |_, read, value| read + value);
        assert_eq!(found(&added), ["pointers"], "{depth}");
        let all = loops(&added);
        assert_eq!(all[0].nets.len(), depth as usize);
        assert_eq!(all[0].nets[0], "pointers[0]");
        assert_eq!(all[0].state.bits(), 5 * u64::from(depth));
        // Written in the next cycle: the entry goes round in two.
        let late = memory(depth, |m, read, value| {
            let kept = m.register("kept", 5);
            kept.set(read + value);
            kept.q()
        });
        assert!(found(&late).is_empty());
        let written = memory(depth, |_, _, value| value);
        assert!(found(&written).is_empty());
        let moved = memory(depth, |_, read, _| read);
        assert_eq!(found(&moved), ["(pointers)"]);
    }
}

#[test]
fn counters_add_to_themselves() {
    for depth in WIDTHS {
        let m = Module::new("file");
        let start = vec![0; depth as usize];
        let file = m.memory("pointers", MemorySpec::counters(3, 5, &start));
        let address = m.input("address", index_width(depth));
        let other = m.memory("still", MemorySpec::counters(3, 5, &start));
        file.advance(m.input("go", 1), address, m.input("amount", 3));
        m.output("out", file.read("entry", None, address));
        m.output("other", other.read("other_entry", None, address));
        let file = m.finish();
        assert_eq!(found(&file), ["pointers"]);
        assert_eq!(
            loops(&file)[0].nets,
            ["pointers_0", "pointers_1", "pointers_2"]
        );
    }
}

#[test]
fn state_that_only_properties_read_is_no_hardware() {
    let m = Module::new("watched");
    let seen = m.register("seen", 7).reset_to_zero();
    seen.set(seen.q() + m.lit(7, 1));
    m.assert("few", seen.q().lt(m.lit(7, 100)));
    m.output("out", m.input("value", 1));
    assert!(found(&m.finish()).is_empty());
}
