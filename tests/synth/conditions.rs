//! Wires and operating conditions of the library.

use serde_json::json;

use super::*;

/// A small block with the library in `file`, and what an architect asks for besides.
fn with(file: &Path, more: &[&str]) -> Value {
    let folder = tempdir().unwrap();
    let name = file.display().to_string();
    let words = ["rr-arbiter", "--set", "requesters=5", "--liberty", &name];
    report(folder.path(), &[&words[..], more].concat())
}

fn refused(file: &Path, more: &[&str]) -> String {
    let folder = tempdir().unwrap();
    let name = file.display().to_string();
    let words = ["synth", "rr-arbiter", "--liberty", &name];
    run(sluice(folder.path(), &[&words[..], more].concat()), 2).1
}

/// Wires cost time and power, long ones more than short ones; the unit of time is without them.
#[test]
fn wires_cost_time_and_power() {
    if !have(&[YOSYS, OPENSTA, ICARUS]) {
        return;
    }
    // From short to long.
    let libraries = [
        (
            pdk("nangate45_typ.lib.gz"),
            ["1K_hvratio_1_4", "5K_hvratio_1_1"],
        ),
        // Its other models have the same wires.
        (pdk("sky130hd_tt.lib.gz"), ["Small", "Small"]),
        (pdk("sg13g2_typ.lib.gz"), ["0_1k", "10k"]),
    ];
    for (file, [short, long]) in libraries {
        let Some(file) = file else { continue };
        let free = with(&file, &[]);
        let short = with(&file, &["--wireload", short]);
        let far = with(&file, &["--wireload", long]);
        assert_eq!(free["conditions"]["wireload"], Value::Null);
        assert_eq!(far["conditions"]["wireload"], long);
        let all = [(&free, &short), (&short, &far)];
        for (fewer, more) in all
            .into_iter()
            .filter(|(a, b)| a["conditions"] != b["conditions"])
        {
            let rises = |group: &str, figure: &str| {
                let [a, b] = [fewer, more].map(|r| number(&r[group][figure]));
                assert!(a < b, "{}, {figure}: {a} {b}", file.display());
            };
            rises("timing", "shortest_period");
            rises("timing", "shortest_period_fo4");
            rises("power", "dynamic");
            assert_eq!(fewer["library"]["fo4"], more["library"]["fo4"]);
        }
        let err = refused(&file, &["--wireload", "as the crow flies"]);
        let known = err.split_once("no wire load model `as the crow flies`; it has: ");
        let known = known.unwrap_or_else(|| panic!("{err}")).1;
        assert!(known.contains(long), "{err}");
    }
}

/// The generic library with a second operating condition, in which cells take half as long again.
fn two_corners(folder: &Path) -> PathBuf {
    let default = "default_operating_conditions : typical;";
    let slow = "operating_conditions (slow) { process : 1.5; temperature : 125; voltage : 0.9; }";
    let factors = "k_process_cell_rise : 1; k_process_cell_fall : 1;";
    let factors = format!("{slow}\n  {default}\n  {factors}");
    let file = folder.join("two.lib");
    fs::write(&file, generic::LIBERTY.replacen(default, &factors, 1)).unwrap();
    file
}

#[test]
fn a_corner_governs_every_time() {
    if !have(&[YOSYS, OPENSTA, ICARUS]) {
        return;
    }
    let folder = tempdir().unwrap();
    let file = two_corners(folder.path());
    let default = with(&file, &[]);
    let typical = with(&file, &["--corner", "typical"]);
    let slow = with(&file, &["--corner", "slow"]);
    let corner = |report: &Value| {
        let library = &report["library"];
        ["corner", "voltage", "temperature"].map(|what| library[what].clone())
    };
    assert_eq!(
        corner(&default),
        [json!("typical"), json!(1.0), json!(25.0)]
    );
    assert_eq!(corner(&slow), [json!("slow"), json!(0.9), json!(125.0)]);
    for group in ["library", "timing", "power"] {
        assert_eq!(default[group], typical[group], "{group}");
    }
    let times = |what: fn(&Value) -> &Value| number(what(&slow)) / number(what(&default));
    assert!(close(times(|r| &r["library"]["fo4"]), 1.5, 1e-3));
    assert!(close(
        times(|r| &r["timing"]["critical"]["arrival"]),
        1.5,
        1e-3
    ));
    let err = refused(&file, &["--corner", "fast"]);
    assert!(
        err.contains("no operating condition `fast`; it has: typical, slow"),
        "{err}"
    );
    for (name, only) in [
        ("nangate45_slow.lib.gz", "slow"),
        ("sg13g2_typ.lib.gz", "sg13g2_stdcell_typ_1p20V_25C"),
    ] {
        let Some(file) = pdk(name) else { continue };
        let (plain, chosen) = (with(&file, &[]), with(&file, &["--corner", only]));
        assert_eq!(plain["timing"], chosen["timing"]);
        assert_eq!(chosen["library"]["corner"], only);
        let err = refused(&file, &["--corner", "other"]);
        assert!(err.contains(&format!("it has: {only}\n")), "{err}");
    }
}
