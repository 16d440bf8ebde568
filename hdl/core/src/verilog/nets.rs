//! The nets of a module, with a record of which bits are read.

use super::live::Section;

/// Index of a net.
pub(super) type NetId = usize;

/// A net, port, register or memory.
pub(super) struct Net {
    pub name: String,
    pub width: u32,
    /// What stands for it where it is never read; `None`: it need not be read, as an output.
    watch: Option<Watch>,
    read: Vec<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Watch {
    section: Section,
    memory: bool,
}

/// All nets of a module, in the order of their declaration.
#[derive(Default)]
pub(super) struct Nets {
    nets: Vec<Net>,
}

impl Nets {
    /// A net that is declared in `section`.
    pub fn add(&mut self, name: String, width: u32, section: Section) -> NetId {
        let watch = Watch {
            section,
            memory: false,
        };
        self.push(name, width, Some(watch))
    }

    /// A memory: read as a whole or not at all.
    pub fn add_memory(&mut self, name: String, section: Section) -> NetId {
        let watch = Watch {
            section,
            memory: true,
        };
        self.push(name, 1, Some(watch))
    }

    /// A net that leaves the module.
    pub fn add_output(&mut self, name: String, width: u32) -> NetId {
        self.push(name, width, None)
    }

    fn push(&mut self, name: String, width: u32, watch: Option<Watch>) -> NetId {
        self.nets.push(Net {
            name,
            width,
            watch,
            read: vec![0; width.div_ceil(64) as usize],
        });
        self.nets.len() - 1
    }

    pub fn get(&self, net: NetId) -> &Net {
        &self.nets[net]
    }

    /// The text of `width` bits from `low`, read from `section`.
    pub fn read(&mut self, net: NetId, low: u32, width: u32, section: Section) -> String {
        let net = &mut self.nets[net];
        // What only properties read is unread where they are not compiled.
        if net.watch.is_some_and(|w| w.section == section) {
            (low..low + width).for_each(|b| net.read[b as usize / 64] |= 1 << (b % 64));
        }
        part(&net.name, net.width, low, width)
    }

    /// Names of the memory, marked as read.
    pub fn read_memory(&mut self, net: NetId, section: Section) -> String {
        self.read(net, 0, 1, section)
    }

    /// All that is declared in `section` and not read there.
    pub fn unread(&self, section: Section) -> Vec<String> {
        self.nets
            .iter()
            .filter(|n| n.watch.is_some_and(|w| w.section == section))
            .flat_map(Net::unread)
            .collect()
    }
}

impl Net {
    fn unread(&self) -> Vec<String> {
        let memory = self.watch.is_some_and(|w| w.memory);
        let is_read = |b: u32| self.read[b as usize / 64] >> (b % 64) & 1 == 1;
        let mut parts = Vec::new();
        let mut low = 0;
        while low < self.width {
            if is_read(low) {
                low += 1;
                continue;
            }
            let end = (low..self.width)
                .find(|b| is_read(*b))
                .unwrap_or(self.width);
            parts.push(part(&self.name, self.width, low, end - low));
            low = end;
        }
        if memory {
            parts.iter_mut().for_each(|p| p.push_str("[0]"));
        }
        parts
    }
}

/// A name with the part select that `width` bits from `low` need.
fn part(name: &str, whole: u32, low: u32, width: u32) -> String {
    match width {
        w if w == whole => name.to_string(),
        1 => format!("{name}[{low}]"),
        w => format!("{name}[{}:{low}]", low + w - 1),
    }
}
