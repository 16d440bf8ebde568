//! `rtl-out/` is what the present sources emit, byte for byte.

mod support;

use std::path::Path;

use sluice::package;
use sluice_hdl::verilog::ResetStyle;

#[test]
fn rtl_out_is_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rtl-out");
    let committed = support::tree(&folder);
    let emitted = package::all(ResetStyle::SyncHigh).unwrap();
    let names = |files: &package::Files| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&committed), names(&emitted), "run `make rtl`");
    for (name, text) in &emitted {
        assert!(
            committed[name] == *text,
            "rtl-out/{name} is not what is emitted now: run `make rtl`"
        );
    }
}
