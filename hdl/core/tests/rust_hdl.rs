//! Blocks inside designs written with rust-hdl.

use sluice_hdl::interop::Error;
use sluice_hdl::interop::rust_hdl::prelude::*;
use sluice_hdl::sim::{self, Engine};
use sluice_hdl::testing::{Bench, read_by_tools};
use sluice_hdl::{Definition, Module, rust_hdl_block};
use std::sync::Arc;

rust_hdl_block! {
    /// Counts to nine.
    struct Digit {
        in enable: Bit,
        out carry: Bit,
        out value: Bits<4>,
    }
}

fn digit() -> Arc<Definition> {
    let m = Module::new("digit");
    let enable = m.input("enable", 1);
    let count = m.register("count", 4).reset_to_zero();
    let carry = enable & count.q().eq(m.lit(4, 9));
    count.set_when(enable, carry.mux(m.lit(4, 0), count.q() + m.lit(4, 1)));
    m.output("value", count.q());
    m.output("carry", carry);
    m.finish()
}

fn bits<T: sluice_hdl::interop::PortValue>(value: T) -> sluice_hdl::Bits {
    value.to_constant()
}

fn value<T: sluice_hdl::interop::PortValue>(bits: &sluice_hdl::Bits) -> T {
    T::from_constant(bits)
}

#[test]
fn a_counter_in_every_engine() {
    for engine in [Engine::Reference, Engine::Interpreter, Engine::Jit] {
        let options = sim::Options {
            engine,
            ..sim::Options::default()
        };
        Bench {
            block: Digit::with_options(&digit(), &options).unwrap(),
            definition: digit(),
            from: 0,
            clock: |x| &mut x.clock,
            drive: |x, reset, inputs| {
                x.reset.next = reset;
                x.enable.next = value(&inputs[0]);
            },
            read: |x| vec![bits(x.value.val()), bits(x.carry.val())],
        }
        .run(500);
    }
}

/// A design of rust-hdl around two of our blocks, which drive each other and its own flip-flops.
#[derive(LogicBlock)]
struct Clockwork {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub enable: Signal<In, Bit>,
    pub ones: Signal<Out, Bits<4>>,
    pub tens: Signal<Out, Bits<4>>,
    pub full: Signal<Out, Bit>,
    pub tens_before: Signal<Out, Bits<4>>,
    enabled: DFF<Bit>,
    low: Digit,
    high: Digit,
    before: DFF<Bits<4>>,
}

impl Clockwork {
    fn new() -> Clockwork {
        Clockwork {
            clock: Signal::default(),
            reset: Signal::default(),
            enable: Signal::default(),
            ones: Signal::default(),
            tens: Signal::default(),
            full: Signal::default(),
            tens_before: Signal::default(),
            enabled: DFF::default(),
            low: Digit::new(&digit()).unwrap(),
            high: Digit::new(&digit()).unwrap(),
            before: DFF::default(),
        }
    }
}

impl Logic for Clockwork {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, low, high);
        dff_setup!(self, clock, enabled, before);
        self.low.reset.next = self.reset.val();
        self.high.reset.next = self.reset.val();
        self.enabled.d.next = self.enable.val();
        self.low.enable.next = self.enabled.q.val();
        self.high.enable.next = self.low.carry.val();
        self.before.d.next = self.high.value.val();
        self.ones.next = self.low.value.val();
        self.tens.next = self.high.value.val();
        self.full.next = self.high.carry.val();
        self.tens_before.next = self.before.q.val();
    }
}

/// The same in our language.
fn clockwork() -> Arc<Definition> {
    let m = Module::new("clockwork");
    let enabled = m.register("enabled", 1).set(m.input("enable", 1)).q();
    let low = m.instance("low", &digit(), &[("enable", &[enabled])]);
    let carry = low.output("carry");
    let high = m.instance("high", &digit(), &[("enable", &[carry])]);
    let tens = high.output("value");
    m.output("ones", low.output("value"));
    m.output("tens", tens);
    m.output("full", high.output("carry"));
    m.output("tens_before", m.register("tens_q", 4).set(tens).q());
    m.finish()
}

#[test]
fn blocks_and_flip_flops_drive_each_other_without_races() {
    Bench {
        block: Clockwork::new(),
        definition: clockwork(),
        from: 2,
        clock: |x| &mut x.clock,
        drive: |x, reset, inputs| {
            x.reset.next = reset;
            x.enable.next = value(&inputs[0]);
        },
        read: |x| {
            vec![
                bits(x.ones.val()),
                bits(x.tens.val()),
                bits(x.full.val()),
                bits(x.tens_before.val()),
            ]
        },
    }
    .run(800);
}

#[test]
fn verilog_of_two_instances_is_read_once() {
    let mut alone = Digit::new(&digit()).unwrap();
    alone.connect_all();
    let text = generate_verilog(&alone);
    assert_eq!(text.matches("module digit ").count(), 1, "{text}");
    read_by_tools("digit", &text);
    let mut two = Clockwork::new();
    two.connect_all();
    read_by_tools("clockwork", &generate_verilog(&two));
}

/// Wide elements, arrays, names that Rust reserves, a parameter.
fn wide() -> Arc<Definition> {
    let m = Module::new("wide");
    let data = m.input_array("data", 3, 65);
    let shift = m.input_array("move", 2, 7);
    let out: Vec<_> = data.iter().map(|d| d.shift_right(shift[0]) + !*d).collect();
    m.output_array("out", &out);
    m.output("amount", m.register("amount_q", 7).set(shift[1]).q());
    m.finish()
}

rust_hdl_block! {
    struct Wide<const N: usize> {
        in r#move: Bits<14>,
        in data: Bits<N>,
        out amount: Bits<7>,
        out out: Bits<N>,
    }
}

#[test]
fn arrays_are_packed() {
    let make = || Wide::<195>::new(&wide()).unwrap();
    Bench {
        block: make(),
        definition: wide(),
        from: 0,
        clock: |x| &mut x.clock,
        drive: |x, reset, inputs| {
            x.reset.next = reset;
            x.data.next = value(&inputs[0]);
            x.r#move.next = value(&inputs[1]);
        },
        read: |x| vec![bits(x.out.val()), bits(x.amount.val())],
    }
    .run(200);
    let mut block = make();
    block.connect_all();
    read_by_tools("wide", &generate_verilog(&block));
}

#[test]
fn a_wrong_port_is_named() {
    rust_hdl_block! {
        struct Unknown { in enabled: Bit, out value: Bits<4>, out carry: Bit }
    }
    rust_hdl_block! {
        struct Undeclared { in enable: Bit, out value: Bits<4> }
    }
    let said = |e: Option<Error>| e.expect("an error").to_string();
    assert_eq!(
        said(Unknown::new(&digit()).err()),
        "`digit` has no input `enabled`; it has `enable`"
    );
    assert_eq!(
        said(Undeclared::new(&digit()).err()),
        "the struct lacks the output `carry` of `digit`: declare `out carry: Bits<1>`"
    );
    assert_eq!(
        said(Wide::<194>::new(&wide()).err()),
        "the input `data` of `wide` is 195 bits wide, the struct declares 194"
    );
}

#[test]
fn a_failed_assertion_is_known_to_the_simulator_inside() {
    rust_hdl_block! {
        struct Checked { in fine: Bit, out copy: Bit }
    }
    let m = Module::new("checked");
    let fine = m.input("fine", 1);
    m.assert("is_fine", fine);
    m.output("copy", fine);
    let mut block = Checked::new(&m.finish()).unwrap();
    block.connect_all();
    for clock in [false, true, false] {
        block.clock.next = clock.into();
        assert!(simulate(&mut block, 10));
    }
    let violations = block.simulator().violations();
    assert_eq!(violations.len(), 1);
    assert_eq!(violations[0].property, "is_fine");
}
