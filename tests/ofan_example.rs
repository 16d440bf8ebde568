//! The timing diagram of the paper's worked example shows what golden model and hardware give.

#[path = "../examples/ofan_timing/diagram.rs"]
mod diagram;
#[path = "../examples/ofan_timing/svg.rs"]
mod svg;

use sluice::run::Rtl;
use sluice_hdl::sim::Engine;

/// Ofan, appendix I: "each is assigned the fetched value offset by its position within the group, i.e., ports 1, 2,
/// and 3 respectively"; the pointer is 4 "for the next batch".
#[test]
fn the_answers_are_the_papers() {
    let unit = diagram::unit();
    let golden = diagram::run(&mut unit.golden());
    let mut expected = [[None; 4]; 6];
    expected[3] = [Some(1), Some(2), Some(7), Some(3)];
    expected[4] = [None, Some(4), None, None];
    assert_eq!(golden, expected);
    for engine in [Engine::Interpreter, Engine::Jit] {
        let mut rtl = Rtl::new(unit.definition(), engine, 1, None).unwrap();
        assert_eq!(diagram::run(&mut rtl), expected, "{engine:?}");
    }
}

#[test]
fn the_committed_diagram_is_up_to_date() {
    let json = diagram::wave_json(&diagram::run(&mut diagram::unit().golden()));
    let committed = |name: &str| {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/blocks/");
        std::fs::read_to_string(format!("{path}{name}")).unwrap()
    };
    let advice = "run `cargo run --example ofan_timing`";
    assert_eq!(
        committed("ofan-example.json"),
        format!("{json:#}\n"),
        "{advice}"
    );
    assert_eq!(committed("ofan-example.svg"), svg::draw(&json), "{advice}");
}
