//! What pOfan's pointers and its key table take in a switch whose memory comes in blocks.
//!
//! Ofan, section 5.2: "Each pipe stores (#edge switches · #size classes) RR pointers in a single register";
//! "most of the SRAM is not used by the RR pointers themselves, but by the table that maps each (destination
//! address, size class) pair to its RR pointer index"; "the RR pointers themselves grow with the number of pipes
//! and of edge switches, but only in steps, since Tofino allocates SRAM in blocks".

use std::ops::RangeInclusive;

use serde::Serialize;

/// A switch, and the memory that it is built with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setup {
    /// Destination edge switches.
    pub edge_switches: u64,
    /// Size classes.
    pub classes: u64,
    /// Pipes, each with pointers and a key table of its own.
    pub pipes: u64,
    /// Ports that a pointer goes round.
    pub uplinks: u64,
    /// Destination addresses of an edge switch.
    pub hosts_per_edge: u64,
    /// Bits of a destination address.
    pub address_bits: u64,
    /// Bits of the register entry that holds one pointer.
    pub register_bits: u64,
    /// Words of a memory block.
    pub block_words: u64,
    /// Bits of a word of a memory block.
    pub block_width: u64,
}

impl Default for Setup {
    /// The network of the paper's table 2: 64 edge switches, 4 pipes, and as many hosts as uplinks at an edge
    /// switch. A register entry is two 32-bit words, a block 1,024 words of 128 bits.
    fn default() -> Self {
        Setup {
            edge_switches: 64,
            classes: 2,
            pipes: 4,
            uplinks: 8,
            hosts_per_edge: 8,
            address_bits: 32,
            register_bits: 64,
            block_words: 1024,
            block_width: 128,
        }
    }
}

/// A number that no switch has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "--{} {value} is not allowed (allowed: {}..={}): {advice}",
    .field.replace('_', "-"), .allowed.start(), .allowed.end()
)]
pub struct SetupError {
    /// Name of the field.
    pub field: &'static str,
    /// The value that was given.
    pub value: u64,
    /// The values that are allowed.
    pub allowed: RangeInclusive<u64>,
    /// What to do about it.
    pub advice: &'static str,
}

/// What a setup takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Resources {
    /// Pointers of one pipe: edge switches times size classes.
    pub pointers_per_pipe: u64,
    /// Pointers of the switch.
    pub pointers: u64,
    /// Bits of one pointer: max(1, ⌈log₂ uplinks⌉).
    pub pointer_width: u64,
    /// Bits that the pointers of the switch need.
    pub pointer_bits: u64,
    /// Register entries, of one pointer each, that a block holds.
    pub pointers_per_block: u64,
    /// Blocks that hold the pointers of one pipe.
    pub pointer_blocks_per_pipe: u64,
    /// Blocks that hold the pointers of the switch.
    pub pointer_blocks: u64,
    /// Entries of a pipe's key table: one for each pair of address and size class.
    pub table_entries_per_pipe: u64,
    /// Bits of such an entry: address, class and the index of a pointer.
    pub table_entry_width: u64,
    /// Bits that the key tables of the switch need, before a target's own overhead.
    pub table_bits: u64,
    /// Blocks that hold one pipe's key table, as many whole entries in a word as fit.
    pub table_blocks_per_pipe: u64,
    /// Blocks that hold the key tables of the switch.
    pub table_blocks: u64,
    /// Read-modify-write units: one a pipe.
    pub read_modify_write_units: u64,
}

impl Setup {
    /// The edge switches, uplinks and hosts of a fat tree of k-port switches: k²/2, k/2 and k/2.
    pub fn fat_tree(self, radix: u64) -> Setup {
        Setup {
            edge_switches: radix * radix / 2,
            uplinks: radix / 2,
            hosts_per_edge: radix / 2,
            ..self
        }
    }

    /// Checks every field.
    pub fn validate(&self) -> Result<(), SetupError> {
        let within = |field, value: u64, allowed: RangeInclusive<u64>, advice| {
            if allowed.contains(&value) {
                return Ok(());
            }
            Err(SetupError {
                field,
                value,
                allowed,
                advice,
            })
        };
        let count = "change the size of the network or of the switch";
        within("edge_switches", self.edge_switches, 1..=1 << 20, count)?;
        within("classes", self.classes, 1..=64, count)?;
        within("pipes", self.pipes, 1..=1024, count)?;
        within("uplinks", self.uplinks, 1..=1024, count)?;
        within("hosts_per_edge", self.hosts_per_edge, 1..=1 << 16, count)?;
        let addresses = u64::from(bits(self.edge_switches * self.hosts_per_edge).max(1));
        let address = "an address tells all hosts of all edge switches apart; IPv4 has 32 bits";
        within("address_bits", self.address_bits, addresses..=128, address)?;
        let block = "change the shape of a memory block";
        within("block_words", self.block_words, 1..=1 << 24, block)?;
        let pointer = self.pointer_width();
        within("block_width", self.block_width, pointer..=4096, block)?;
        let entry = "an entry holds a pointer and fits a word of a block";
        within(
            "register_bits",
            self.register_bits,
            pointer..=self.block_width,
            entry,
        )
    }

    /// What it takes.
    pub fn resources(&self) -> Result<Resources, SetupError> {
        self.validate()?;
        let pointers_per_pipe = self.edge_switches * self.classes;
        let pointers_per_block = self.block_words * (self.block_width / self.register_bits).max(1);
        let pointer_blocks_per_pipe = pointers_per_pipe.div_ceil(pointers_per_block);
        let table_entries_per_pipe = pointers_per_pipe * self.hosts_per_edge;
        let class_bits = u64::from(bits(self.classes));
        let table_entry_width = self.address_bits + class_bits + u64::from(bits(pointers_per_pipe));
        let table_blocks_per_pipe = self.words(table_entries_per_pipe, table_entry_width);
        let table_blocks_per_pipe = table_blocks_per_pipe.div_ceil(self.block_words);
        Ok(Resources {
            pointers_per_pipe,
            pointers: self.pipes * pointers_per_pipe,
            pointer_width: self.pointer_width(),
            pointer_bits: self.pipes * pointers_per_pipe * self.pointer_width(),
            pointers_per_block,
            pointer_blocks_per_pipe,
            pointer_blocks: self.pipes * pointer_blocks_per_pipe,
            table_entries_per_pipe,
            table_entry_width,
            table_bits: self.pipes * table_entries_per_pipe * table_entry_width,
            table_blocks_per_pipe,
            table_blocks: self.pipes * table_blocks_per_pipe,
            read_modify_write_units: self.pipes,
        })
    }

    /// The same switch in networks of 64 edge switches and more, doubling, up to four times its own, each with
    /// the blocks of its pointers.
    pub fn growth(&self) -> Result<Vec<Growth>, SetupError> {
        let last = (4 * self.edge_switches).clamp(4096, 1 << 20);
        let sizes = std::iter::successors(Some(64), |size| Some(2 * size));
        sizes
            .take_while(|size| *size <= last)
            .map(|edge_switches| {
                let setup = Setup {
                    edge_switches,
                    // Pointers do not ask for it.
                    address_bits: 128,
                    ..self.clone()
                };
                let resources = setup.resources()?;
                Ok(Growth {
                    edge_switches,
                    pointers_per_pipe: resources.pointers_per_pipe,
                    pointer_blocks_per_pipe: resources.pointer_blocks_per_pipe,
                    pointers: resources.pointers,
                    pointer_blocks: resources.pointer_blocks,
                    pointer_bits: resources.pointer_bits,
                })
            })
            .collect()
    }

    fn pointer_width(&self) -> u64 {
        u64::from(bits(self.uplinks).max(1))
    }

    /// Words that hold entries of this width: several entries in a word, or several words for an entry.
    fn words(&self, entries: u64, width: u64) -> u64 {
        match self.block_width / width {
            0 => entries * width.div_ceil(self.block_width),
            per_word => entries.div_ceil(per_word),
        }
    }
}

/// ⌈log₂ n⌉: bits that tell n values apart, 0 for one value.
fn bits(n: u64) -> u32 {
    u64::BITS - (n - 1).leading_zeros()
}

/// The pointers of a network of some size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Growth {
    /// Destination edge switches.
    pub edge_switches: u64,
    /// Pointers of one pipe.
    pub pointers_per_pipe: u64,
    /// Blocks that hold them.
    pub pointer_blocks_per_pipe: u64,
    /// Pointers of the switch.
    pub pointers: u64,
    /// Blocks that hold them.
    pub pointer_blocks: u64,
    /// Bits that they need.
    pub pointer_bits: u64,
}

/// A row of the paper's table 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PaperRow {
    /// The resource, as the paper calls it.
    pub resource: &'static str,
    /// Its use.
    pub absolute: &'static str,
    /// The share of what the target has.
    pub relative: &'static str,
    /// Whether [`Resources`] models it.
    pub modelled: bool,
    /// What of it is modelled, or why it is not.
    pub remark: &'static str,
}

/// Ofan, table 2: "Resource consumption of pOfan on an Intel Tofino 1 switch", for 64 edge switches and 4 pipes.
pub const PAPER_TABLE_2: [PaperRow; 7] = [
    PaperRow {
        resource: "Match Crossbar",
        absolute: "16 bytes",
        relative: "3.7%",
        modelled: false,
        remark: "the target's own: bytes of headers carried to its match units",
    },
    PaperRow {
        resource: "Meter ALU",
        absolute: "1 ALU",
        relative: "16.7%",
        modelled: true,
        remark: "the read-modify-write unit, one a pipe",
    },
    PaperRow {
        resource: "Gateway",
        absolute: "2 gateways",
        relative: "3.6%",
        modelled: false,
        remark: "the target's own: conditions of the P4 program",
    },
    PaperRow {
        resource: "SRAM",
        absolute: "207,530 bytes",
        relative: "6.7%",
        modelled: true,
        remark: "pointers and key table, in bits and blocks; the sum is not reproduced: the size and the packing of the paper's key table are not given",
    },
    PaperRow {
        resource: "TCAM",
        absolute: "3,754 bytes",
        relative: "5.6%",
        modelled: false,
        remark: "the target's own: ternary tables of the P4 program",
    },
    PaperRow {
        resource: "VLIW Instruction",
        absolute: "3 slots",
        relative: "5.6%",
        modelled: false,
        remark: "the target's own: instructions of its action units",
    },
    PaperRow {
        resource: "Hash Bits",
        absolute: "82 bits",
        relative: "11.0%",
        modelled: false,
        remark: "the target's own: addresses of its hashed exact-match tables",
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks(edge_switches: u64) -> u64 {
        let setup = Setup {
            edge_switches,
            ..Setup::default()
        };
        setup.resources().unwrap().pointer_blocks_per_pipe
    }

    /// "The block holding the pointers for 64 edge switches holds them for up to about 1,024 edge switches,
    /// and the 2,048 edge switches of our k = 64 running example need a single additional block."
    #[test]
    fn pointers_grow_in_the_papers_steps() {
        assert!((64..=1024).all(|edge_switches| blocks(edge_switches) == 1));
        assert!((1025..=2048).all(|edge_switches| blocks(edge_switches) == 2));
        assert_eq!(blocks(2049), 3);
    }

    /// "... with 8 independent, per-pipe pointers, for a total of 8 × 4K ≈ 32K pointers in the switch."
    #[test]
    fn radix_64_has_32k_pointers() {
        let switch = Setup {
            pipes: 8,
            ..Setup::default()
        };
        let resources = switch.fat_tree(64).resources().unwrap();
        assert_eq!(resources.pointers_per_pipe, 4096);
        assert_eq!(resources.pointers, 32_768);
        assert_eq!(resources.pointer_bits, 163_840);
        assert_eq!(resources.pointer_blocks, 16);
    }

    /// By hand: 64 · 8 addresses in 2 classes, 32 + 1 + 7 bits, three entries in a word of 128 bits.
    #[test]
    fn the_key_table_is_counted() {
        let resources = Setup::default().resources().unwrap();
        assert_eq!(resources.table_entries_per_pipe, 1024);
        assert_eq!(resources.table_entry_width, 40);
        assert_eq!(resources.table_bits, 4 * 1024 * 40);
        assert_eq!(resources.table_blocks_per_pipe, 1);
        let more = Setup {
            hosts_per_edge: 25,
            ..Setup::default()
        };
        // 3,200 entries are 1,067 words.
        assert_eq!(more.resources().unwrap().table_blocks_per_pipe, 2);
        let wide = Setup {
            address_bits: 128,
            ..more
        };
        // An entry of 136 bits takes two words: 6,400 of them.
        assert_eq!(wide.resources().unwrap().table_blocks_per_pipe, 7);
    }

    /// "Most of the SRAM is not used by the RR pointers themselves, but by the table."
    #[test]
    fn most_bits_are_the_key_table() {
        for radix in [8, 16, 64] {
            let resources = Setup::default().fat_tree(radix).resources().unwrap();
            assert!(resources.table_bits > 10 * resources.pointer_bits);
        }
    }

    #[test]
    fn the_smallest_switch() {
        let one = Setup {
            edge_switches: 1,
            classes: 1,
            pipes: 1,
            uplinks: 1,
            hosts_per_edge: 1,
            ..Setup::default()
        };
        let resources = one.resources().unwrap();
        assert_eq!((resources.pointers, resources.pointer_bits), (1, 1));
        assert_eq!(resources.table_entry_width, 32);
        assert_eq!(resources.pointer_blocks, 1);
    }

    #[test]
    fn wrong_numbers_are_named() {
        let error = |setup: Setup| setup.resources().unwrap_err().to_string();
        let none = Setup {
            pipes: 0,
            ..Setup::default()
        };
        assert_eq!(
            error(none),
            "--pipes 0 is not allowed (allowed: 1..=1024): change the size of the network or of the switch"
        );
        let narrow = Setup {
            register_bits: 2,
            ..Setup::default()
        };
        assert_eq!(
            error(narrow),
            "--register-bits 2 is not allowed (allowed: 3..=128): an entry holds a pointer and fits a word of a block"
        );
    }
}
