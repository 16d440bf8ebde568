//! Netlists and libraries, read without Yosys and without the product.

use std::collections::{BTreeMap, HashMap};

/// A cell instance: its cell, and the net at each pin.
pub type Instance = (String, BTreeMap<String, String>);

/// One module of a netlist, read without Yosys.
#[derive(Default)]
pub struct Module {
    pub outputs: Vec<String>,
    pub instances: Vec<Instance>,
    /// Left and right of each `assign`.
    pub assigns: Vec<(String, String)>,
}

/// The modules of a netlist that Yosys wrote.
pub fn modules(text: &str) -> BTreeMap<String, Module> {
    let mut modules = BTreeMap::new();
    for module in text.split("\nmodule ").skip(1) {
        let (body, _) = module.split_once("endmodule").expect("an end");
        let name = body.split('(').next().expect("a name").trim().to_owned();
        let mut read = Module::default();
        for statement in body.split(';').skip(1) {
            let statement = statement.trim();
            let words: Vec<&str> = statement.splitn(2, char::is_whitespace).collect();
            match words.as_slice() {
                ["output", name] => read.outputs.push(name.trim().to_owned()),
                ["assign", rest] => {
                    let (left, right) = rest.split_once('=').expect("an assignment");
                    read.assigns.push((left.trim().into(), right.trim().into()));
                }
                ["input" | "wire", _] | [""] => {}
                [cell, rest] => {
                    let pins = rest.split(" .").skip(1).map(|pin| {
                        let (pin, net) = pin.split_once('(').expect("a pin");
                        let end = net.rfind(')').expect("an end of a pin");
                        let net = net[..end].trim().trim_end_matches(')').trim();
                        (pin.to_owned(), net.to_owned())
                    });
                    read.instances.push(((*cell).to_owned(), pins.collect()));
                }
                other => panic!("{other:?}"),
            }
        }
        modules.insert(name, read);
    }
    modules
}

/// Cells of a module and of those in it.
pub fn census(modules: &BTreeMap<String, Module>, name: &str) -> BTreeMap<String, u64> {
    let mut all = BTreeMap::new();
    for (cell, _) in &modules[name].instances {
        match modules.contains_key(cell) {
            true => {
                for (cell, count) in census(modules, cell) {
                    *all.entry(cell).or_default() += count;
                }
            }
            false => *all.entry(cell.clone()).or_default() += 1,
        }
    }
    all
}

/// The value of the first `name : value;` in a part of a liberty file.
pub fn attribute(text: &str, name: &str) -> Option<f64> {
    let lines = text.split([';', '{', '}']);
    let value = lines.filter_map(|line| line.trim().strip_prefix(name)?.trim().strip_prefix(':'));
    value
        .map(|v| v.trim().trim_matches('"').parse().expect("a number"))
        .next()
}

/// The areas of the cells of a library, read by its text alone.
pub fn areas(text: &str) -> HashMap<String, f64> {
    let starts: Vec<usize> = ["cell (", "cell("]
        .iter()
        .flat_map(|head| text.match_indices(head))
        .filter(|(at, _)| !text[..*at].ends_with(['_', 'a', 'e']))
        .map(|(at, _)| at)
        .collect();
    let cell = |at: &usize| {
        let (name, rest) = text[*at..].split_once('(')?.1.split_once(')')?;
        Some((
            name.trim().trim_matches('"').to_owned(),
            attribute(rest, "area")?,
        ))
    };
    starts.iter().filter_map(cell).collect()
}
