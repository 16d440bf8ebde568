//! Every mistake in a block is refused where it is written, with a message that names it.

use sluice_hdl::{Bits, MemoryReset, MemorySpec, MemoryStyle, Module};
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex};

/// The message of a panic and the line it blames, which must be in this file.
fn refused(f: impl FnOnce()) -> (String, u32) {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(|e| e.into_inner());
    let seen = Arc::new(Mutex::new((String::new(), String::new(), 0)));
    let hook = panic::take_hook();
    let sink = seen.clone();
    panic::set_hook(Box::new(move |info| {
        let place = info.location().unwrap();
        let text = info.payload_as_str().unwrap_or_default().to_string();
        *sink.lock().unwrap() = (text, place.file().to_string(), place.line());
    }));
    let result = panic::catch_unwind(AssertUnwindSafe(f));
    panic::set_hook(hook);
    assert!(result.is_err(), "nothing was refused");
    let (text, file, line) = seen.lock().unwrap().clone();
    assert!(
        file.ends_with("tests/builder.rs"),
        "blames {file}:{line}: {text}"
    );
    (text, line)
}

macro_rules! refuses {
    ($name:ident, $text:literal, |$m:ident| $body:block) => {
        #[test]
        fn $name() {
            let (text, _) = refused(|| {
                let $m = Module::new("m");
                $body
            });
            assert!(text.contains($text), "the message is: {text}");
        }
    };
}

refuses!(
    operands_of_two_widths,
    "add: operands of 4 and 5 bits",
    |m| {
        let _ = m.input("a", 4) + m.input("b", 5);
    }
);
refuses!(
    comparison_of_two_widths,
    "lt: operands of 4 and 5 bits",
    |m| {
        let _ = m.input("a", 4).lt(m.input("b", 5));
    }
);
refuses!(wide_select, "the select is 2 bits wide", |m| {
    let _ = m.input("s", 2).mux(m.lit(3, 1), m.lit(3, 2));
});
refuses!(zero_width_port, "port `a` has width 0", |m| {
    m.input("a", 0);
});
refuses!(zero_width_register, "register `q` has width 0", |m| {
    m.register("q", 0);
});
refuses!(
    slice_beyond_the_end,
    "3 bits from bit 2 of a value of 4 bits",
    |m| {
        m.input("a", 4).bits(2, 3);
    }
);
refuses!(extension_that_would_cut, "zext: 4 bits to 3", |m| {
    m.input("a", 4).zext(3);
});
refuses!(constant_too_large, "16 does not fit in 4 bits", |m| {
    m.lit(4, 16);
});
refuses!(name_taken, "the name `a` is taken", |m| {
    m.input("a", 1);
    m.register("a", 1);
});
refuses!(keyword, "`wire` is a reserved word", |m| {
    m.input("wire", 1);
});
refuses!(systemverilog_keyword, "`logic` is a reserved word", |m| {
    m.input("logic", 1);
});
refuses!(own_port, "`rst` is a port", |m| {
    m.input("rst", 1);
});
refuses!(illegal_name, "not a legal name", |m| {
    m.input("a-b", 1);
});
refuses!(register_without_next, "register `q` of", |m| {
    m.register("q", 1);
    m.finish();
});
refuses!(register_driven_twice, "has a next value already", |m| {
    let q = m.register("q", 1);
    q.set(m.lit(1, 0));
    q.set(m.lit(1, 1));
});
refuses!(
    reset_to_a_signal,
    "register `q`: the reset value is not a constant",
    |m| {
        m.register("q", 4).reset_to(m.input("start", 4));
    }
);
refuses!(
    reset_of_another_width,
    "register `q` of 4 bits: a reset value of 3 bits",
    |m| {
        m.register("q", 4).reset_to(m.lit(3, 0));
    }
);
refuses!(
    sram_without_latency,
    "memory `r`: an SRAM reads with a latency",
    |m| {
        m.memory(
            "r",
            MemorySpec {
                read_latency: 0,
                ..MemorySpec::sram(4, 4)
            },
        );
    }
);
refuses!(
    sram_with_one_cycle_reset,
    "an SRAM cannot be reset in one cycle",
    |m| {
        let zeros = Arc::new(vec![Bits::zero(4); 4]);
        let reset = MemoryReset::Values(zeros);
        m.memory(
            "r",
            MemorySpec {
                reset,
                ..MemorySpec::sram(4, 4)
            },
        );
    }
);
refuses!(
    reset_values_of_another_shape,
    "memory `r`: reset needs 4 values of 4 bits",
    |m| {
        let reset = MemoryReset::Values(Arc::new(vec![Bits::zero(4); 3]));
        let style = MemoryStyle::Flop;
        m.memory(
            "r",
            MemorySpec {
                reset,
                style,
                ..MemorySpec::flops(4, 4)
            },
        );
    }
);
refuses!(
    modulus_beyond_the_width,
    "memory `r`: a modulus of 17 for counters of 4 bits",
    |m| {
        m.memory("r", MemorySpec::counters(4, 17, &[0, 1]));
    }
);
refuses!(
    modulus_of_nothing,
    "memory `r`: a modulus of 0 for counters of 4 bits",
    |m| {
        let modulus = Some(0);
        let plain = MemorySpec::counters(4, 5, &[4]);
        m.memory("r", MemorySpec { modulus, ..plain });
    }
);
refuses!(
    counters_too_wide,
    "memory `r`: a modulus of 5 for counters of 64 bits",
    |m| {
        m.memory("r", MemorySpec::counters(64, 5, &[0]));
    }
);
refuses!(
    counters_of_no_entry,
    "width and depth are at least 1",
    |m| {
        m.memory("r", MemorySpec::counters(4, 5, &[]));
    }
);
refuses!(
    counters_that_start_beyond_the_modulus,
    "memory `r`: a counter modulo 5 resets to less than that",
    |m| {
        m.memory("r", MemorySpec::counters(4, 5, &[4, 5]));
    }
);
refuses!(
    counters_that_start_beyond_the_width,
    "16 does not fit in 4 bits",
    |m| {
        m.memory("r", MemorySpec::counters(4, 5, &[4, 16]));
    }
);
refuses!(
    counters_without_reset_values,
    "memory `r`: counters need reset values",
    |m| {
        let reset = MemoryReset::None;
        let plain = MemorySpec::counters(4, 5, &[4]);
        m.memory("r", MemorySpec { reset, ..plain });
    }
);
refuses!(
    counters_with_latency,
    "memory `r`: counters are flip-flops with combinational reads",
    |m| {
        let plain = MemorySpec::counters(4, 5, &[4]);
        let read_latency = 1;
        m.memory(
            "r",
            MemorySpec {
                read_latency,
                ..plain
            },
        );
    }
);
refuses!(
    write_to_a_counter,
    "memory `r`: counters advance, they are not written",
    |m| {
        let counters = m.memory("r", MemorySpec::counters(4, 5, &[4, 0]));
        counters.write(m.lit(1, 1), m.lit(1, 0), m.lit(4, 0));
    }
);
refuses!(
    advance_of_a_plain_memory,
    "memory `r`: only counters advance",
    |m| {
        let memory = m.memory("r", MemorySpec::flops(4, 2));
        memory.advance(m.lit(1, 1), m.lit(1, 0), m.lit(4, 0));
    }
);
refuses!(
    amount_of_another_width,
    "memory `r` of 4 bits: an enable of 1 bits, an amount of 3",
    |m| {
        let counters = m.memory("r", MemorySpec::counters(4, 5, &[4, 0]));
        counters.advance(m.lit(1, 1), m.lit(1, 0), m.lit(3, 0));
    }
);
refuses!(
    wide_enable_of_an_advance,
    "memory `r` of 4 bits: an enable of 2 bits, an amount of 4",
    |m| {
        let counters = m.memory("r", MemorySpec::counters(4, 5, &[4, 0]));
        counters.advance(m.lit(2, 1), m.lit(1, 0), m.lit(4, 0));
    }
);
refuses!(
    advance_with_a_signal_of_another_module,
    "a signal of another module",
    |m| {
        let other = Module::new("other");
        let counters = m.memory("r", MemorySpec::counters(4, 5, &[4, 0]));
        counters.advance(m.lit(1, 1), other.input("a", 1), m.lit(4, 0));
    }
);
refuses!(missing_input_of_an_instance, "input `a` is missing", |m| {
    let child = Module::new("child");
    child.output("y", child.input("a", 2));
    m.instance("u", &child.finish(), &[]);
});
refuses!(
    instance_input_of_another_width,
    "input `a` is 2 bits wide, 3 given",
    |m| {
        let child = Module::new("child");
        child.output("y", child.input("a", 2));
        m.instance("u", &child.finish(), &[("a", &[m.lit(3, 0)])]);
    }
);
refuses!(
    signal_of_another_module,
    "a signal of another module",
    |m| {
        let other = Module::new("other");
        let _ = m.input("a", 1) & other.input("b", 1);
    }
);

#[test]
fn the_line_of_the_mistake_is_named() {
    let here = line!();
    let (_, line) = refused(|| {
        let m = Module::new("m");
        let (a, b) = (m.input("a", 4), m.input("b", 5));
        let _ = a & b;
    });
    assert_eq!(line, here + 4);
}

#[test]
fn equal_expressions_are_one_value_and_constants_fold() {
    let m = Module::new("m");
    let (a, b) = (m.input("a", 4), m.input("b", 4));
    m.output("x", (a + b).named("sum"));
    m.output("y", (a + b).named("again"));
    m.output("z", m.lit(4, 7) + m.lit(4, 11));
    let d = m.finish();
    assert_eq!(d.output_nodes(0), d.output_nodes(1));
    assert_eq!(d.node(d.output_nodes(0)[0]).name.as_deref(), Some("sum"));
    let sluice_hdl::ir::Op::Const(c) = &d.node(d.output_nodes(2)[0]).op else {
        panic!("7 + 11 is not folded");
    };
    assert_eq!(*c, Bits::new(4, 2));
}

#[test]
fn counters_assert_that_ports_are_apart_and_amounts_small() {
    let properties = |modulus, ports| {
        let m = Module::new("m");
        let counters = m.memory("r", MemorySpec::counters(2, modulus, &[0; 3]));
        for port in 0..ports {
            let input = |name: &str, width| m.input(&format!("{name}_{port}"), width);
            counters.advance(input("enable", 1), input("address", 2), input("amount", 2));
        }
        let d = m.finish();
        let names = d.properties().iter().map(|p| p.name.clone());
        names.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(properties(4, 1), "");
    assert_eq!(properties(4, 2), "r_distinct_1");
    assert_eq!(properties(3, 2), "r_amount_0 r_amount_1 r_distinct_1");
}
