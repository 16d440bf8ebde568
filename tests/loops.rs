//! Loops of one cycle against a walk of our own through the Verilog, as Yosys reads it.
#![cfg(unix)]

mod support;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::process::Command;

use serde_json::Value;
use sluice::catalog;
use sluice::tools::YOSYS;
use sluice_hdl::Definition;
use sluice_hdl::loops::{State, loops};
use sluice_hdl::testing::Recipe;
use sluice_hdl::verilog::{Options, emit};
use support::have;
use tempfile::tempdir;

/// What keeps a loop: names, of which there may be several, and whether one of its ways passes an adder.
type Found = BTreeMap<Vec<String>, bool>;

/// What the product finds, with the names in the Verilog: of counters the vector of each bit.
fn found(d: &Definition) -> Vec<(Vec<String>, Option<bool>)> {
    let all = loops(d).into_iter().map(|l| {
        let path: String = l.path.iter().map(|i| format!("{}.", i.name)).collect();
        match l.state {
            // How its adders are written is not told by operators.
            State::Memory(memory) if memory.modulus.is_some() => {
                (l.nets.iter().map(|net| path.clone() + net).collect(), None)
            }
            _ => (vec![l.name()], Some(l.arithmetic)),
        }
    });
    all.collect()
}

/// The design as Yosys reads it, flat, before anything is made simpler.
fn read(d: &Definition) -> Value {
    let folder = tempdir().expect("a folder");
    let mut names = Vec::new();
    for file in emit(d, &Options::default()).expect("Verilog") {
        fs::write(folder.path().join(&file.name), &file.text).expect("a file");
        names.push(file.name);
    }
    let script = format!(
        "read_verilog {}; hierarchy -top {}; proc -noopt; flatten; write_json out.json",
        names.join(" "),
        d.name()
    );
    let yosys = YOSYS.find().expect("yosys");
    let mut command = Command::new(yosys);
    command.args(["-q", "-p", &script]).current_dir(&folder);
    let run = command.output().expect("a run");
    assert!(
        run.status.success(),
        "{}",
        String::from_utf8_lossy(&run.stderr)
    );
    let text = fs::read(folder.path().join("out.json")).expect("JSON");
    let all: Value = serde_json::from_slice(&text).expect("JSON");
    all["modules"][d.name()].clone()
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Place {
    Net(u64),
    /// Bit of a memory's words, by the memory's number.
    Stored(usize, usize),
}

/// For each bit the bits that are computed from it, with 0 for wires, 1 for gates, 2 for adders.
#[derive(Default)]
struct Graph {
    users: HashMap<Place, Vec<(Place, u8)>>,
    /// Bits of each register before and after it.
    registers: Vec<(Vec<Value>, Vec<Value>)>,
    memories: Vec<(String, usize)>,
}

impl Graph {
    fn new(module: &Value) -> Graph {
        let mut graph = Graph::default();
        for cell in module["cells"].as_object().expect("cells").values() {
            graph.cell(cell);
        }
        graph
    }

    fn edge(&mut self, from: &Value, to: Place, level: u8) {
        if let Some(net) = from.as_u64() {
            self.users
                .entry(Place::Net(net))
                .or_default()
                .push((to, level));
        }
    }

    fn memory(&mut self, cell: &Value, width: usize) -> usize {
        let name = cell["parameters"]["MEMID"].as_str().expect("a name");
        let name = name.trim_start_matches('\\').to_owned();
        let known = self.memories.iter().position(|(n, _)| *n == name);
        known.unwrap_or_else(|| {
            self.memories.push((name, width));
            self.memories.len() - 1
        })
    }

    fn cell(&mut self, cell: &Value) {
        let pin = |name: &str| {
            cell["connections"][name]
                .as_array()
                .cloned()
                .unwrap_or_default()
        };
        let net = |bit: &Value| bit.as_u64().map(Place::Net);
        let kind = cell["type"].as_str().expect("a type");
        match kind {
            "$dff" => self.registers.push((pin("D"), pin("Q"))),
            "$memrd" | "$memrd_v2" => {
                let data = pin("DATA");
                let memory = self.memory(cell, data.len());
                for (i, to) in data.iter().enumerate() {
                    let to = net(to).expect("a net");
                    let stored = self.users.entry(Place::Stored(memory, i)).or_default();
                    stored.push((to, 1));
                    pin("ADDR").iter().for_each(|from| self.edge(from, to, 1));
                }
            }
            "$memwr" | "$memwr_v2" => {
                let data = pin("DATA");
                let memory = self.memory(cell, data.len());
                for (i, from) in data.iter().enumerate() {
                    let to = Place::Stored(memory, i);
                    self.edge(from, to, 0);
                    self.edge(&pin("EN")[i], to, 1);
                    pin("ADDR").iter().for_each(|from| self.edge(from, to, 1));
                }
            }
            _ => {
                for (i, to) in pin("Y").iter().enumerate() {
                    let Some(to) = net(to) else { continue };
                    for (from, level) in operands(kind, &pin, i) {
                        self.edge(&from, to, level);
                    }
                }
            }
        }
    }

    /// From these bits to those, over anything but state: the most that is on a way; `None` if there is no way.
    fn way(&self, from: &[Place], to: &[Place]) -> Option<u8> {
        let to: HashSet<Place> = to.iter().copied().collect();
        let mut best: HashMap<Place, u8> = HashMap::new();
        let mut todo: Vec<(Place, u8)> = from.iter().map(|place| (*place, 0)).collect();
        let mut most = None;
        while let Some((place, level)) = todo.pop() {
            for (user, more) in self.users.get(&place).into_iter().flatten() {
                let level = level.max(*more);
                if to.contains(user) {
                    most = most.max(Some(level));
                }
                let stays = matches!(user, Place::Stored(..));
                if !stays && best.get(user).is_none_or(|known| *known < level) {
                    best.insert(*user, level);
                    todo.push((*user, level));
                }
            }
        }
        most
    }
}

/// What bit `i` of a cell's output is computed from.
fn operands(kind: &str, pin: &dyn Fn(&str) -> Vec<Value>, i: usize) -> Vec<(Value, u8)> {
    let (a, b, s) = (pin("A"), pin("B"), pin("S"));
    let one = |bits: &[Value], level| bits.get(i).map(|bit| (bit.clone(), level));
    let all = |bits: &[Value], level: u8| -> Vec<_> {
        bits.iter().map(|bit| (bit.clone(), level)).collect()
    };
    let up_to = |bits: &[Value], level| all(&bits[..bits.len().min(i + 1)], level);
    match kind {
        "$and" | "$or" | "$xor" | "$xnor" | "$not" => {
            one(&a, 1).into_iter().chain(one(&b, 1)).collect()
        }
        "$pos" => one(&a, 0).into_iter().collect(),
        "$mux" => [one(&a, 0), one(&b, 0)]
            .into_iter()
            .flatten()
            .chain(all(&s, 1))
            .collect(),
        "$pmux" => {
            let parts = b.chunks(a.len()).filter_map(|part| one(part, 0));
            one(&a, 0)
                .into_iter()
                .chain(parts)
                .chain(all(&s, 1))
                .collect()
        }
        "$add" | "$sub" | "$mul" => [up_to(&a, 2), up_to(&b, 2)].concat(),
        "$shl" | "$shr" => {
            let bits = b
                .iter()
                .rev()
                .map(Value::as_str)
                .collect::<Option<Vec<_>>>();
            match bits.and_then(|bits| usize::from_str_radix(&bits.concat(), 2).ok()) {
                Some(n) if kind == "$shl" => {
                    let bit = i.checked_sub(n).and_then(|i| a.get(i));
                    bit.map(|bit| (bit.clone(), 0)).into_iter().collect()
                }
                Some(n) => a
                    .get(i + n)
                    .map(|bit| (bit.clone(), 0))
                    .into_iter()
                    .collect(),
                None if kind == "$shl" => [up_to(&a, 1), all(&b, 1)].concat(),
                None => [all(&a[i.min(a.len())..], 1), all(&b, 1)].concat(),
            }
        }
        _ => [all(&a, 1), all(&b, 1), all(&s, 1)].concat(),
    }
}

/// The registers and memories of a module that come back to themselves.
fn walked(module: &Value) -> Found {
    let mut graph = Graph::new(module);
    let mut names: HashMap<u64, Vec<String>> = HashMap::new();
    for (name, net) in module["netnames"].as_object().expect("nets") {
        for bit in net["bits"].as_array().expect("bits") {
            if let Some(bit) = bit.as_u64() {
                names.entry(bit).or_default().push(name.clone());
            }
        }
    }
    let registers = std::mem::take(&mut graph.registers);
    let mut all = Found::new();
    let nets = |bits: &[Value]| -> Vec<Place> {
        let nets = bits.iter().filter_map(Value::as_u64);
        nets.map(Place::Net).collect()
    };
    for (before, after) in &registers {
        if let Some(level @ 1..) = graph.way(&nets(after), &nets(before)) {
            let name = names[&after[0].as_u64().expect("a net")].clone();
            all.insert(name, level == 2);
        }
    }
    for (number, (name, width)) in graph.memories.iter().enumerate() {
        let bits: Vec<Place> = (0..*width).map(|i| Place::Stored(number, i)).collect();
        if let Some(level @ 1..) = graph.way(&bits, &bits) {
            all.insert(vec![name.clone()], level == 2);
        }
    }
    all
}

/// What the product finds is what the walk finds; how many there are. Yosys cannot know of a loop more than the product does,
/// but may cut what is constant: such loops are told apart.
fn compare(d: &Definition, what: &str) -> (usize, Vec<Vec<String>>) {
    let found = found(d);
    let walked = walked(&read(d));
    let mut left = walked.clone();
    let mut more = Vec::new();
    for (names, adds) in &found {
        let same = |known: &[String]| names.iter().any(|name| known.contains(name));
        let known: Vec<_> = walked.iter().filter(|(k, _)| same(k)).collect();
        for (known, walked_adds) in &known {
            assert!(
                adds.is_none_or(|adds| adds == **walked_adds),
                "{what}: {names:?} {adds:?} {walked_adds}"
            );
            left.remove(*known);
        }
        if known.is_empty() {
            more.push(names.clone());
        }
    }
    assert!(left.is_empty(), "{what}: missed {left:?}");
    (found.len(), more)
}

/// Every block at its smallest.
const SMALL: [(&str, &str); 24] = [
    ("rr-arbiter", "n16"),
    ("rr-arbiter", "n7-tree"),
    ("rr-arbiter", "n64-hold"),
    ("fixed-priority-arbiter", "n7-hold"),
    ("occamy-selector", "tiny-5"),
    ("occamy-selector", "paper-64-pipelined"),
    ("max-finder", "n33-stall"),
    ("dt-threshold", "per-queue-7"),
    ("dt-admission", "alpha-half-5"),
    ("head-drop-executor", "two-lists-5"),
    ("ofan", "k4-edge"),
    ("ofan-switch", "k8-leaf"),
    ("pofan-pipe", "k12-rl2"),
    ("pofan-pipe", "k16-x2"),
    ("pofan-switch", "k12-1ofan"),
    ("traffic-manager", "occamy-5"),
    ("traffic-manager", "pushout-7"),
    ("traffic-manager", "dt-8"),
    ("topk-select", "tiny-5"),
    ("sglb-profiles", "small-3x5"),
    ("glb-message", "bytes-3x5"),
    ("path-enable", "odd-5x7"),
    ("lag-equaliser", "odd-7-5-3"),
    ("sglb-engine", "small-3x5"),
];

#[test]
fn the_loops_of_every_block_are_those_of_its_verilog() {
    if !have(&[YOSYS]) {
        return;
    }
    let mut loops = 0;
    for (block, preset) in SMALL {
        let block = catalog::find(block).expect("a block");
        let instance = catalog::from_preset(block, preset).expect("a preset");
        let what = format!("{} {preset}", block.name());
        let (count, more) = compare(instance.definition(), &what);
        assert!(more.is_empty(), "{what}: none by the walk: {more:?}");
        loops += count;
    }
    assert!(loops > 200, "{loops}");
}

#[test]
fn the_loops_of_random_modules_are_those_of_their_verilog() {
    if !have(&[YOSYS]) {
        return;
    }
    let (mut loops, mut more) = (0, Vec::new());
    for seed in 0..24 {
        let d = Recipe::random(seed, 30).build("random");
        let (count, others) = compare(&d, &format!("seed {seed}"));
        loops += count;
        more.extend(others);
    }
    // Random logic is full of constants.
    assert!(loops > 30 && 20 * more.len() <= loops, "{loops} {more:?}");
}
