//! The mapped netlist, from the JSON that Yosys writes: what it is made of, how deep it is, and what its registers are
//! called.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

use serde::Deserialize;

use super::SynthError;
use super::liberty::{Cell as LibraryCell, Library, State};

/// A netlist of one or several modules.
#[derive(Debug, Deserialize)]
pub struct Netlist {
    modules: BTreeMap<String, Module>,
    #[serde(skip)]
    top: String,
}

#[derive(Debug, Deserialize)]
struct Module {
    #[serde(default)]
    attributes: BTreeMap<String, serde_json::Value>,
    ports: BTreeMap<String, Port>,
    cells: BTreeMap<String, Cell>,
    netnames: BTreeMap<String, Net>,
}

#[derive(Debug, Deserialize)]
struct Port {
    bits: Vec<Bit>,
}

#[derive(Debug, Deserialize)]
struct Cell {
    r#type: String,
    connections: BTreeMap<String, Vec<Bit>>,
}

#[derive(Debug, Deserialize)]
struct Net {
    hide_name: u8,
    bits: Vec<Bit>,
}

/// A net, or a constant.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Bit {
    Net(u32),
    #[allow(dead_code)] // Only that it is none matters.
    Constant(String),
}

impl Bit {
    fn net(&self) -> Option<u32> {
        match self {
            Bit::Net(number) => Some(*number),
            Bit::Constant(_) => None,
        }
    }
}

/// What one module is made of, the modules in it included.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Content {
    /// In the library's unit.
    pub area: f64,
    /// Cells of the library.
    pub cells: u64,
    /// Those of them that keep a bit.
    pub flops: u64,
    /// Their area.
    pub flop_area: f64,
    /// Instances of something that is neither a cell nor a module here.
    pub boxes: u64,
}

impl Content {
    fn add(&mut self, other: Content) {
        self.area += other.area;
        self.cells += other.cells;
        self.flops += other.flops;
        self.flop_area += other.flop_area;
        self.boxes += other.boxes;
    }
}

/// One module of a netlist.
#[derive(Clone, Debug, PartialEq)]
pub struct ModuleContent {
    /// Its name.
    pub name: String,
    /// How often it is there.
    pub instances: u64,
    /// One of it, without the modules in it.
    pub own: Content,
    /// One of it, with them.
    pub all: Content,
}

fn keeps_state(cell: &LibraryCell) -> bool {
    cell.state != State::None
}

impl Netlist {
    /// Reads what Yosys wrote of `top`.
    pub fn read(path: &Path, top: &str) -> Result<Netlist, SynthError> {
        let text = std::fs::read(path).map_err(SynthError::io("cannot read", path))?;
        let netlist = serde_json::from_slice::<Netlist>(&text);
        let mut netlist = netlist.map_err(|e| SynthError::Netlist(e.to_string()))?;
        // Macros come as their ports alone.
        netlist
            .modules
            .retain(|_, m| !m.attributes.contains_key("blackbox"));
        if !netlist.modules.contains_key(top) {
            return Err(SynthError::Netlist(format!("it has no module {top}")));
        }
        top.clone_into(&mut netlist.top);
        Ok(netlist)
    }

    fn module(&self, name: &str) -> Option<&Module> {
        self.modules.get(name)
    }

    /// How often each cell or black box is there, in the whole.
    pub fn census(&self) -> BTreeMap<String, u64> {
        let mut census = BTreeMap::new();
        for (name, count) in self.instances() {
            for cell in self.modules[&name].cells.values() {
                if self.module(&cell.r#type).is_none() {
                    *census.entry(cell.r#type.clone()).or_default() += count;
                }
            }
        }
        census
    }

    /// How often each module is there.
    fn instances(&self) -> BTreeMap<String, u64> {
        fn count(netlist: &Netlist, name: &str, counts: &mut BTreeMap<String, u64>) {
            *counts.entry(name.to_owned()).or_default() += 1;
            let cells = netlist.modules[name].cells.values();
            for cell in cells.filter(|c| netlist.modules.contains_key(&c.r#type)) {
                count(netlist, &cell.r#type, counts);
            }
        }
        let mut counts = BTreeMap::new();
        count(self, &self.top, &mut counts);
        counts
    }

    /// What each module is made of, the largest in total first, the top before all.
    pub fn content(&self, library: &Library) -> Vec<ModuleContent> {
        let mut known = HashMap::new();
        let instances = self.instances();
        let mut modules: Vec<_> = instances
            .into_iter()
            .map(|(name, instances)| {
                let all = self.total(&name, library, &mut known);
                let own = self.own(&name, library);
                ModuleContent {
                    name,
                    instances,
                    own,
                    all,
                }
            })
            .collect();
        let total = |m: &ModuleContent| m.instances as f64 * m.all.area;
        modules.sort_by(|a, b| {
            let top = (b.name == self.top).cmp(&(a.name == self.top));
            top.then(total(b).total_cmp(&total(a)))
                .then_with(|| a.name.cmp(&b.name))
        });
        modules
    }

    fn own(&self, name: &str, library: &Library) -> Content {
        let mut content = Content::default();
        for cell in self.modules[name].cells.values() {
            if self.modules.contains_key(&cell.r#type) {
                continue;
            }
            let Some(found) = library.cell(&cell.r#type) else {
                content.boxes += 1;
                continue;
            };
            content.cells += 1;
            content.area += found.area;
            if keeps_state(found) {
                content.flops += 1;
                content.flop_area += found.area;
            }
        }
        content
    }

    fn total(
        &self,
        name: &str,
        library: &Library,
        known: &mut HashMap<String, Content>,
    ) -> Content {
        if let Some(content) = known.get(name) {
            return *content;
        }
        let mut content = self.own(name, library);
        for cell in self.modules[name].cells.values() {
            if self.modules.contains_key(&cell.r#type) {
                content.add(self.total(&cell.r#type, library, known));
            }
        }
        known.insert(name.to_owned(), content);
        content
    }

    /// Cells on the longest way through logic; `None` if there is a loop.
    pub fn depth(&self, library: &Library) -> Option<u32> {
        let mut flat = Flat::default();
        flat.elaborate(self, library, &self.top, &HashMap::new());
        flat.depth()
    }

    /// What an instance or port that OpenSTA names is called in the source: the register that an instance of a flip-flop
    /// holds, with dots between instances; everything else as it is.
    pub fn source_name(&self, name: &str, library: &Library) -> String {
        let mut parts: Vec<&str> = name.split('/').collect();
        let Some(last) = parts.pop() else {
            return name.to_owned();
        };
        let mut module = &self.modules[&self.top];
        for part in &parts {
            let inner = module.cells.get(*part).and_then(|c| self.module(&c.r#type));
            let Some(inner) = inner else {
                return name.to_owned();
            };
            module = inner;
        }
        let held = module.cells.get(last).and_then(|cell| {
            let outputs = library.cell(&cell.r#type)?.outputs();
            let nets = outputs.filter_map(|pin| cell.connections.get(&pin.name)?.first()?.net());
            nets.filter_map(|net| module.name_of(net)).next()
        });
        parts.push(held.unwrap_or(last));
        parts.join(".")
    }
}

/// Finds the flip-flops that hold what the source names.
pub struct Flops<'n> {
    netlist: &'n Netlist,
    library: &'n Library,
    /// For each module its cells that keep a bit, by what they drive.
    of_module: HashMap<&'n str, HashMap<u32, &'n str>>,
}

impl<'n> Flops<'n> {
    /// Those of a netlist in which no name of the source has been dropped.
    pub fn new(netlist: &'n Netlist, library: &'n Library) -> Flops<'n> {
        Flops {
            netlist,
            library,
            of_module: HashMap::new(),
        }
    }

    /// The flip-flops, as OpenSTA names them, of these nets of the module that these instances lead to: each once, and none
    /// for a bit that is constant. Where the hierarchy is dissolved, nets have the names of instances before their own.
    pub fn of(&mut self, path: &[&str], nets: &[String]) -> Vec<String> {
        let mut place = self.netlist.top.as_str();
        let mut rest = path;
        while let [instance, inner @ ..] = rest {
            let cell = self.netlist.modules[place].cells.get(*instance);
            let Some(module) = cell.and_then(|c| self.netlist.modules.get_key_value(&c.r#type))
            else {
                break;
            };
            (place, rest) = (module.0, inner);
        }
        let within = |name: &String| [rest, &[name.as_str()]].concat().join(".");
        let around: String = path[..path.len() - rest.len()]
            .iter()
            .map(|i| format!("{i}/"))
            .collect();
        let (netlist, library) = (self.netlist, self.library);
        let module = &netlist.modules[place];
        let flops = self
            .of_module
            .entry(place)
            .or_insert_with(|| module.flops(library));
        let nets = nets
            .iter()
            .filter_map(|net| module.netnames.get(&within(net)));
        let bits = nets.flat_map(|net| net.bits.iter().filter_map(Bit::net));
        let cells: BTreeSet<&str> = bits.filter_map(|bit| flops.get(&bit).copied()).collect();
        cells
            .into_iter()
            .map(|cell| format!("{around}{cell}"))
            .collect()
    }
}

impl Module {
    /// Cells that keep a bit, by the nets that they drive.
    fn flops(&self, library: &Library) -> HashMap<u32, &str> {
        let mut flops = HashMap::new();
        for (name, cell) in &self.cells {
            let Some(found) = library.cell(&cell.r#type).filter(|c| keeps_state(c)) else {
                continue;
            };
            for pin in found.outputs() {
                let net = cell
                    .connections
                    .get(&pin.name)
                    .and_then(|bits| bits.first()?.net());
                flops.extend(net.map(|net| (net, name.as_str())));
            }
        }
        flops
    }

    /// The shortest name of a net that the source gave.
    fn name_of(&self, net: u32) -> Option<&str> {
        let names = self.netnames.iter();
        let given = names.filter(|(_, n)| n.hide_name == 0 && n.bits.len() == 1);
        let found = given.filter(|(_, n)| n.bits[0].net() == Some(net));
        found.map(|(name, _)| name.as_str()).min_by_key(|n| n.len())
    }
}

/// Combinational cells of all modules, on nets that are numbered through.
#[derive(Default)]
struct Flat {
    nets: u32,
    cells: Vec<(Vec<u32>, Vec<u32>)>,
}

impl Flat {
    fn fresh(&mut self) -> u32 {
        self.nets += 1;
        self.nets - 1
    }

    /// Adds a module; `outside` gives the nets of its ports.
    fn elaborate(
        &mut self,
        netlist: &Netlist,
        library: &Library,
        name: &str,
        outside: &HashMap<u32, u32>,
    ) {
        let module = &netlist.modules[name];
        let mut nets = outside.clone();
        for cell in module.cells.values() {
            let mut global = |bits: &[Bit]| -> Vec<Option<u32>> {
                let number = |bit: &Bit| {
                    let net = bit.net()?;
                    Some(*nets.entry(net).or_insert_with(|| self.fresh()))
                };
                bits.iter().map(number).collect()
            };
            if let Some(inner) = netlist.module(&cell.r#type) {
                let mut ports = HashMap::new();
                for (port, bits) in &cell.connections {
                    let Some(port) = inner.ports.get(port) else {
                        continue;
                    };
                    for (inside, outside) in port.bits.iter().zip(global(bits)) {
                        if let (Some(inside), Some(outside)) = (inside.net(), outside) {
                            ports.insert(inside, outside);
                        }
                    }
                }
                self.elaborate(netlist, library, &cell.r#type, &ports);
            } else if let Some(found) = library.cell(&cell.r#type).filter(|c| !keeps_state(c)) {
                let mut side = |output: bool| -> Vec<u32> {
                    let pins = cell.connections.iter().filter(|(pin, _)| {
                        let drives = found.outputs().any(|p| p.name == **pin);
                        drives == output
                    });
                    let bits: Vec<Bit> = pins.flat_map(|(_, bits)| bits.clone()).collect();
                    global(&bits).into_iter().flatten().collect()
                };
                let cell = (side(false), side(true));
                self.cells.push(cell);
            }
        }
    }

    fn depth(&self) -> Option<u32> {
        let mut driver = vec![usize::MAX; self.nets as usize];
        let mut readers = vec![Vec::new(); self.nets as usize];
        for (index, (inputs, outputs)) in self.cells.iter().enumerate() {
            outputs.iter().for_each(|&net| driver[net as usize] = index);
            inputs
                .iter()
                .for_each(|&net| readers[net as usize].push(index));
        }
        let waits = |inputs: &[u32]| {
            let driven = inputs
                .iter()
                .filter(|&&net| driver[net as usize] != usize::MAX);
            driven.count()
        };
        let mut waiting: Vec<usize> = self.cells.iter().map(|(inputs, _)| waits(inputs)).collect();
        let mut level = vec![1; self.cells.len()];
        let mut ready: Vec<usize> = (0..self.cells.len()).filter(|&i| waiting[i] == 0).collect();
        let (mut seen, mut deepest) = (0, 0);
        while let Some(index) = ready.pop() {
            seen += 1;
            deepest = deepest.max(level[index]);
            for &net in &self.cells[index].1 {
                for &reader in &readers[net as usize] {
                    level[reader] = level[reader].max(level[index] + 1);
                    waiting[reader] -= 1;
                    if waiting[reader] == 0 {
                        ready.push(reader);
                    }
                }
            }
        }
        (seen == self.cells.len()).then_some(deepest)
    }
}
