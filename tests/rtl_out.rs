//! `rtl-out/` is what the present sources emit, byte for byte.

mod support;

use std::collections::BTreeMap;
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

/// Folders of several blocks can be put into one simulation: whatever they share is the same, and no name means
/// two things. Bender fixes the name of its manifest, which is about its folder.
#[test]
fn files_of_one_name_are_equal_in_all_folders() {
    let committed = support::tree(&Path::new(env!("CARGO_MANIFEST_DIR")).join("rtl-out"));
    let (mut texts, mut modules) = (BTreeMap::new(), BTreeMap::new());
    let mut shared = 0;
    for (path, text) in &committed {
        let name = path.rsplit('/').next().unwrap();
        if name == "Bender.yml" {
            continue;
        }
        let (first, known) = *texts.entry(name).or_insert((path, text));
        assert!(known == text, "{first} and {path} differ");
        shared += u32::from(first != path);
        let declared = text.lines().filter_map(|line| line.strip_prefix("module "));
        for module in declared.map(|rest| rest.split([' ', '(']).next().unwrap()) {
            let file = *modules.entry(module).or_insert(name);
            assert!(
                file == name && name == format!("{module}.v"),
                "{module}: {file}, {name}"
            );
        }
    }
    assert!(
        shared > 30 && modules.len() > 100,
        "{shared} {}",
        modules.len()
    );
}
