use std::io::Write;
use std::path::Path;

use proptest::prelude::*;

use super::*;

const SMALL: &str = r#"/* a comment; with { braces } and "quotes */
library ("small one") {
  // another
  delay_model : table_lookup;
  time_unit : "10ps"
  leakage_power_unit : 1nW ;
  capacitive_load_unit (1,ff);
  nom_voltage : 1.10; nom_temperature : 25
  define(process_corner, operating_conditions, string);
  operating_conditions (slow) { voltage : 0.9; temperature : 125; }
  operating_conditions ("typ") { voltage : 1.2; }
  default_operating_conditions : "typ";
  lu_table_template(t) { index_1 ("1, 2, \
3"); }
  cell (NAND2_X2) { area : 3; pin (A B) { direction : input; capacitance : 2; }
    pin (Y) { direction : output; function : "!A + !B"; timing() { values ( \
      "1, 2", \
      "3, 4"); } } }
  cell (gate) { area : 1.5; cell_leakage_power : 7;
    leakage_power () { value : 1; }
    pin (X) { direction : "input"; capacitance : 1.5; } pin (Y) { direction : input; }
    pin (Z) { direction : output; function : "(X Y)'"; } }
  cell (never) { area : 0.1; dont_use : true; pin(A){direction:input;} pin(B){direction:input;}
    pin(Y) { direction : output; function : "(A*B)'"; } }
  cell (NAND2_is_an_or) { area : 0.2; leakage_power () { value : 1; } leakage_power () { value : 4; }
    pin(A){direction:input;} pin(B){direction:input;} pin(Y) { direction : output; function : "A|B"; } }
  cell (buf) { area : 1; pin(A){direction:input;} pin(Y){direction:output; function:"!(!A)";} }
  cell (slowbuf) { area : 1; pin(A){direction:input; capacitance: 1;} pin(Y){direction:output; function:"A";} }
  cell (tristate) { area : 0.5; pin(A){direction:input;} pin(E){direction:input;}
    pin(Y){direction:output; function:"A"; three_state:"E'";} }
  cell (inv) { area : 0.75; pg_pin(VDD) { pg_type : primary_power; } pin(A){direction:input;} pin(Y){direction:output; function:"A'";} }
  cell (ties) { area : 1; dont_use : true; pin(H){direction:output; function:"1";} pin(L){direction:output; function:"0";} }
  cell (dffr) { area : 4; ff ("IQ" , "IQN") { next_state : "D"; clocked_on : "C"; clear : "R'"; clear_preset_var1 : L; }
    pin(D){direction:input;} pin(C){direction:input; clock : true;} pin(R){direction:input;}
    pin(Q){direction:output; function:"IQ";} }
  cell (dffn) { area : 3; ff (IQ, IQN) { next_state : "D"; clocked_on : "C'"; }
    pin(D){direction:input;} pin(C){direction:input; clock : true;} pin(Q){direction:output; function:"IQ";} }
  cell (dff) { area : 5; ff (IQ, IQN) { next_state : "D"; clocked_on : "C"; }
    pin(D){direction:input;} pin(C){direction:input; clock : true;} pin(Q){direction:output; function:"IQ";} }
  cell (scan) { area : 2; ff (IQ, IQN) { next_state : "(D !SE)+(SI SE)"; clocked_on : "C"; }
    pin(D){direction:input;} pin(SI){direction:input;} pin(SE){direction:input;} pin(C){direction:input;}
    pin(Q){direction:output; function:"IQ";} }
  cell (gated) { area : 1; statetable ("C E", "IQ") { table : "L L : - : L"; }
    pin(C){direction:input;} pin(E){direction:input;} pin(Y){direction:output; state_function:"C & IQ";} }
  cell (word) { area : 9; bus(D) { bus_type : two; direction : input; pin(D[1:0]) { capacitance : 1; } } }
}
"#;

fn read(text: &str) -> Result<Library, LibertyError> {
    Library::parse(Path::new("odd.lib"), text)
}

#[test]
fn cells_are_found_by_what_they_do() {
    let library = read(SMALL).unwrap();
    assert_eq!(library.name, "small one");
    assert!((library.time_unit - 1e-11).abs() < 1e-20 && library.leakage_unit == Some(1e-9));
    assert!((library.capacitance_unit - 1e-15).abs() < 1e-24);
    assert_eq!(
        (library.condition.voltage, library.condition.temperature),
        (Some(1.2), Some(25.0))
    );
    assert_eq!(library.condition.name.as_deref(), Some("typ"));
    let slow = &library.conditions[0];
    assert_eq!(slow.name.as_deref(), Some("slow"));
    assert_eq!((slow.voltage, slow.temperature), (Some(0.9), Some(125.0)));
    assert_eq!(library.conditions[1], library.condition);
    assert_eq!(library.nand2().unwrap().name, "gate");
    assert_eq!(library.buffer().unwrap().name, "buf");
    assert_eq!(library.inverter().unwrap().name, "inv");
    assert_eq!(library.flop().unwrap().name, "dff");
    assert_eq!(library.any_flop().unwrap().name, "dff");
    let tie = |tie: Option<(&Cell, &Pin)>| tie.map(|(c, p)| (c.name.clone(), p.name.clone()));
    assert_eq!(tie(library.tie_high()), Some(("ties".into(), "H".into())));
    assert_eq!(tie(library.tie_low()), Some(("ties".into(), "L".into())));
    let leakage = |cell: &str| library.cell(cell).unwrap().leakage;
    assert_eq!(leakage("gate"), Some(7.0));
    assert_eq!(leakage("NAND2_is_an_or"), Some(2.5));
    assert_eq!(leakage("inv"), None);
    assert_eq!(library.cell("inv").unwrap().pins.len(), 2);
    assert_eq!(library.cell("NAND2_X2").unwrap().pins[1].capacitance, 2.0);
    assert_eq!(
        library.cell("gated").unwrap().state,
        State::Other("statetable".into())
    );
}

/// `SMALL` without the cells of these names.
fn without(names: &[&str]) -> Library {
    let mut library = read(SMALL).unwrap();
    library.cells.retain(|c| !names.contains(&c.name.as_str()));
    library
}

#[test]
fn what_a_library_lacks_is_named() {
    assert_eq!(without(&["dff"]).any_flop().unwrap().name, "dffr");
    assert!(without(&["dff"]).flop().is_none());
    assert!(without(&["ties"]).tie_low().is_none());
    let text = |library: &Library, error: LibertyError| {
        assert!(error.to_string().starts_with(&library.name));
        error.to_string()
    };
    let none = without(&["dff", "dffr"]);
    insta::assert_snapshot!(text(&none, none.any_flop().unwrap_err()), @"small one: the library has no D flip-flop on the rising edge; blocks hold registers: give a library that has one");
    let none = without(&["gate", "NAND2_X2"]);
    insta::assert_snapshot!(text(&none, none.nand2().unwrap_err()), @"small one: the library has no two-input NAND; areas are counted in it: give a library of standard cells");
    let none = without(&["buf", "slowbuf", "inv"]);
    assert!(none.buffer().is_err() && none.inverter().is_err());
}

#[test]
fn broken_libraries_say_what_was_expected_where() {
    let say = |text: &str| read(text).unwrap_err().to_string();
    insta::assert_snapshot!(say(""), @"odd.lib, line 1: expected `library (NAME) {`, found the end of the file");
    insta::assert_snapshot!(say("\n\nmodule x;"), @"odd.lib, line 3: expected `(`, found `x`");
    insta::assert_snapshot!(say("cell (x) { }"), @"odd.lib, line 1: expected `library (NAME)`, found `cell (x)`");
    insta::assert_snapshot!(say("library (x) {\n}"), @"odd.lib, line 1: expected at least one cell in the library, found none");
    insta::assert_snapshot!(say("library (x) {\n cell (a) {\n area : 1;\n"), @"odd.lib, line 4: expected an attribute, a group, or the `}` of `cell` in line 2, found the end of the file");
    insta::assert_snapshot!(say("library (x) {\n cell (a) { area : big; } }"), @"odd.lib, line 2: expected a number for `area`, found `big`");
    insta::assert_snapshot!(say("library (x) {\n cell (a) { area : nan; } }"), @"odd.lib, line 2: expected a number for `area`, found `nan`");
    insta::assert_snapshot!(say("library (x) {\n cell (a) { area 1; } }"), @"odd.lib, line 2: expected `:` or `(` after `area`, found `1`");
    insta::assert_snapshot!(say("library (x) {\n cell (a) { area : ; } }"), @"odd.lib, line 2: expected a value after `:`, found `;`");
    insta::assert_snapshot!(say("library (x) { /* \n cell"), @"odd.lib, line 1: expected `*/` of the comment that begins here, found the end of the file");
    insta::assert_snapshot!(say("library (x) {\n a : \"\n\n"), @"odd.lib, line 2: expected a closing `\"`, found the end of the file");
    insta::assert_snapshot!(say("library (x) { cell (a) {\n pin (A) { } } }"), @"odd.lib, line 2: expected the direction of pin `A`, `input`, `output`, `inout` or `internal`, found none");
    insta::assert_snapshot!(say("library (x) { cell (a) {\n pin (A) { direction : output;\n function : \"B + \"; } } }"), @r#"odd.lib, line 3: expected a pin, `0`, `1`, `!` or `(` in the function "B + ", found the end of the function"#);
    insta::assert_snapshot!(say("library (x) { cell (a) { pin (A) { direction : output; function : \"B\"; } } }"), @"odd.lib, line 1: expected functions of the pins of cell `a`, found `B`");
    insta::assert_snapshot!(say("library (x) { cell (a) { ff (Q, N) { clocked_on : \"C\"; } } }"), @"odd.lib, line 1: expected `next_state` in the `ff` of a cell, found none");
    insta::assert_snapshot!(say("library (x) { cell (a) { pin (A, A) { direction : input; } } }"), @"odd.lib, line 1: expected one pin `A`, found two of cell `a`");
    insta::assert_snapshot!(say("library (x) { cell (a) { area : 1; } } }"), @"odd.lib, line 1: expected the end of the file, as the library is closed, found `}`");
    insta::assert_snapshot!(say("library (x) {\n time_unit : \"1 furlong\"; cell (a) { } }"), @"odd.lib, line 2: expected a unit such as `1ns` for `time_unit`, found `1 furlong`");
    insta::assert_snapshot!(say("library (x) {\n include_file (y); cell (a) { } }"), @"odd.lib, line 2: expected the whole library in one file: join the files first, found `include_file`");
    let deep = format!("library (x) {{ {}", "a () {".repeat(200_000));
    assert!(say(&deep).contains("expected an attribute"));
    let deep = format!(
        "library (x) {{ cell (a) {{ pin (A) {{ direction : output; function : \"{}\"; }} }} }}",
        "(".repeat(100_000)
    );
    assert!(say(&deep).contains("at most 1000 characters"));
}

#[test]
fn files_may_be_compressed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.lib.gz");
    let mut gz = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gz.write_all(SMALL.as_bytes()).unwrap();
    let bytes = gz.finish().unwrap();
    std::fs::write(&path, &bytes).unwrap();
    assert_eq!(
        Library::read(&path).unwrap().cells,
        read(SMALL).unwrap().cells
    );
    std::fs::write(&path, SMALL).unwrap();
    assert_eq!(Library::read(&path).unwrap().cells.len(), 15);
    std::fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
    let error = Library::read(&path).unwrap_err().to_string();
    assert!(error.contains("small.lib.gz"), "{error}");
    let error = Library::read(&folder.path().join("none.lib")).unwrap_err();
    assert!(error.to_string().contains("none.lib"), "{error}");
}

proptest! {
    /// Whatever a file holds, reading it ends without a panic, and a cut library is an error.
    #[test]
    fn anything_can_be_read(noise in "[a-z(){};:,\" \n\\\\/*]{0,80}", at in 0usize..SMALL.len(), cut in 0usize..SMALL.len() - 2) {
        let mut text = SMALL.to_owned();
        text.insert_str(at, &noise);
        let _ = read(&text);
        let _ = read(&noise);
        prop_assert!(read(&SMALL[..cut]).is_err());
    }
}

/// What real libraries offer: file, then cells by function.
#[test]
fn real_libraries() {
    let pdk = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/pdk");
    let qflow = Path::new("/usr/share/qflow/tech");
    let cases = [
        (
            pdk.join("nangate45_typ.lib.gz"),
            134,
            1.1,
            [
                "NAND2_X1",
                "BUF_X1",
                "INV_X1",
                "LOGIC1_X1",
                "LOGIC0_X1",
                "DFF_X1",
            ],
        ),
        (
            pdk.join("nangate45_slow.lib.gz"),
            134,
            0.95,
            [
                "NAND2_X1",
                "BUF_X1",
                "INV_X1",
                "LOGIC1_X1",
                "LOGIC0_X1",
                "DFF_X1",
            ],
        ),
        (
            pdk.join("sky130hd_tt.lib.gz"),
            428,
            1.8,
            [
                "sky130_fd_sc_hd__nand2_1",
                "sky130_fd_sc_hd__buf_1",
                "sky130_fd_sc_hd__inv_1",
                "sky130_fd_sc_hd__conb_1",
                "sky130_fd_sc_hd__conb_1",
                "sky130_fd_sc_hd__dfxtp_1",
            ],
        ),
        (
            pdk.join("sg13g2_typ.lib.gz"),
            84,
            1.2,
            [
                "sg13g2_nand2_1",
                "sg13g2_buf_1",
                "sg13g2_inv_1",
                "sg13g2_tiehi",
                "sg13g2_tielo",
                "none",
            ],
        ),
        (
            qflow.join("osu035/osu035_stdcells.lib"),
            39,
            3.3,
            ["NAND2X1", "BUFX2", "INVX1", "none", "none", "DFFPOSX1"],
        ),
        (
            qflow.join("osu018/osu018_stdcells.lib"),
            32,
            1.8,
            ["NAND2X1", "BUFX2", "INVX1", "none", "none", "DFFPOSX1"],
        ),
    ];
    for (path, cells, voltage, names) in cases {
        if !path.exists() {
            eprintln!("skipped: {} is not there", path.display());
            continue;
        }
        let library = Library::read(&path).unwrap_or_else(|e| panic!("{e}"));
        let name = |cell: Option<&Cell>| cell.map_or("none", |c| c.name.as_str()).to_owned();
        let found = [
            name(library.nand2().ok()),
            name(library.buffer().ok()),
            name(library.inverter().ok()),
            name(library.tie_high().map(|t| t.0)),
            name(library.tie_low().map(|t| t.0)),
            name(library.flop()),
        ];
        assert_eq!(found, names, "{}", path.display());
        assert_eq!(
            (library.cells.len(), library.condition.voltage),
            (cells, Some(voltage)),
            "{}",
            path.display()
        );
        assert!(library.any_flop().is_ok() && library.leakage_unit.is_some());
        assert!(library.condition.name.is_some() && library.time_unit == 1e-9);
    }
}
