//! Our blocks inside rust-hdl, cycle by cycle against the reference engine, resets in mid-run.

use sluice_blocks::{occamy_selector, rr_arbiter};
use sluice_hdl::interop::PortValue;
use sluice_hdl::interop::rust_hdl::core::prelude::*;
use sluice_hdl::rust_hdl_block;
use sluice_hdl::testing::{Bench, read_by_tools};

rust_hdl_block! {
    /// A round-robin arbiter.
    pub struct Arbiter<const N: usize, const I: usize> {
        in request: Bits<N>,
        in ready: Bit,
        out grant: Bits<N>,
        out index: Bits<I>,
        out valid: Bit,
    }
}

#[test]
fn seven_requesters() {
    for architecture in rr_arbiter::Architecture::ALL {
        for hold in [false, true] {
            arbiter(&rr_arbiter::Config {
                requesters: 7,
                hold,
                architecture,
            });
        }
    }
}

fn arbiter(config: &rr_arbiter::Config) {
    let definition = rr_arbiter::build(config).expect("an arbiter");
    let make = || Arbiter::<7, 3>::new(&definition).expect("the ports of the arbiter");
    Bench {
        block: make(),
        definition: definition.clone(),
        from: 0,
        clock: |x| &mut x.clock,
        drive: |x, reset, inputs| {
            x.reset.next = reset;
            x.request.next = PortValue::from_constant(&inputs[0]);
            x.ready.next = PortValue::from_constant(&inputs[1]);
        },
        read: |x| {
            vec![
                x.grant.val().to_constant(),
                x.index.val().to_constant(),
                x.valid.val().to_constant(),
            ]
        },
    }
    .run(400);
    verilog(make(), definition.name());
}

rust_hdl_block! {
    /// Occamy's head-drop selector of five queues, all lengths in one port.
    pub struct Selector {
        in len: Bits<100>,
        in threshold: Bits<20>,
        in ready: Bit,
        out queue_index: Bits<3>,
        out valid: Bit,
    }
}

#[test]
fn five_queues() {
    for pipeline in [
        occamy_selector::Pipeline::None,
        occamy_selector::Pipeline::Bitmap,
    ] {
        selector(&occamy_selector::Config {
            queues: 5,
            pipeline,
            ..Default::default()
        });
    }
}

fn selector(config: &occamy_selector::Config) {
    let definition = occamy_selector::build(config).expect("a selector");
    let make = || Selector::new(&definition).expect("the ports of the selector");
    Bench {
        block: make(),
        definition: definition.clone(),
        from: 0,
        clock: |x| &mut x.clock,
        drive: |x, reset, inputs| {
            x.reset.next = reset;
            x.len.next = PortValue::from_constant(&inputs[0]);
            x.threshold.next = PortValue::from_constant(&inputs[1]);
            x.ready.next = PortValue::from_constant(&inputs[2]);
        },
        read: |x| {
            vec![
                x.queue_index.val().to_constant(),
                x.valid.val().to_constant(),
            ]
        },
    }
    .run(600);
    verilog(make(), definition.name());
}

/// What rust-hdl generates has our module once, and tools read it.
fn verilog(mut block: impl Block, module: &str) {
    block.connect_all();
    let text = generate_verilog(&block);
    let heading = format!("module {module} ");
    assert_eq!(text.matches(&heading).count(), 1, "{text}");
    read_by_tools(module, &text);
}
