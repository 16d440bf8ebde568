//! Pointers in an SRAM-style memory behind an atomic read-modify-write pipe, one access a cycle.
//!
//! "Because ports within the same pipe pass through identical hardware execution stages, the pipeline
//! natively guarantees atomic Read-Modify-Write access to local registers at line rate" (Ofan, section 5.1).
//! Here is what that takes: an access reads what every earlier access wrote, although the memory answers late.

use sluice_hdl::{Bits, MemoryBuilder, MemoryReset, MemorySpec, Module, ReadDuringWrite, Sig};
use std::sync::Arc;

/// The memory of a pipe: one read port, one write port.
#[derive(Clone, Copy, Debug)]
pub struct PipeSpec<'a> {
    /// What the memory is called; everything round it begins with this.
    pub name: &'a str,
    /// Bits of an entry.
    pub width: u32,
    /// Cycles L from an address to its data, 1 or more.
    pub read_latency: u32,
}

/// A clearing sequence outside, which several pipes share.
#[derive(Clone, Copy, Debug)]
pub struct Clearing<'m> {
    /// 1 while it runs: an access then is not allowed.
    pub busy: Sig<'m>,
    /// The entry that is written; beyond the depth nothing is.
    pub address: Sig<'m>,
    /// What it becomes.
    pub entry: Sig<'m>,
}

/// The memory of a pipe that has no access yet.
pub struct PipeMemory<'m> {
    m: &'m Module,
    name: String,
    width: u32,
    read_latency: u32,
    memory: MemoryBuilder<'m>,
    clearing: Option<Clearing<'m>>,
}

/// An access in the row in which it updates its entry, L rows after its address.
#[derive(Clone, Copy, Debug)]
pub struct Access<'m> {
    /// Whether there is one (1 bit).
    pub valid: Sig<'m>,
    /// The entry before that update.
    pub old: Sig<'m>,
}

/// What an access leaves behind.
#[derive(Clone, Copy, Debug)]
pub struct Update<'m> {
    /// Whether it writes at all (1 bit); 0: the entry stays.
    pub write: Sig<'m>,
    /// The entry's new value.
    pub new: Sig<'m>,
}

impl<'m> PipeMemory<'m> {
    /// A memory that a clearing sequence of its own fills after a reset, one entry a cycle, entry 0 first.
    pub fn new(m: &'m Module, spec: PipeSpec, initial: &[u32]) -> PipeMemory<'m> {
        let entry = |v: &u32| Bits::new(spec.width, u64::from(*v));
        let reset = MemoryReset::Sequence(Arc::new(initial.iter().map(entry).collect()));
        PipeMemory::with(m, spec, initial.len() as u32, reset, None)
    }

    /// A memory of `depth` entries that a clearing sequence outside fills.
    pub fn cleared(
        m: &'m Module,
        spec: PipeSpec,
        depth: u32,
        clearing: Clearing<'m>,
    ) -> PipeMemory<'m> {
        PipeMemory::with(m, spec, depth, MemoryReset::None, Some(clearing))
    }

    fn with(
        m: &'m Module,
        spec: PipeSpec,
        depth: u32,
        reset: MemoryReset,
        clearing: Option<Clearing<'m>>,
    ) -> PipeMemory<'m> {
        let PipeSpec {
            name,
            width,
            read_latency,
        } = spec;
        let shape = MemorySpec {
            read_latency,
            read_during_write: ReadDuringWrite::Undefined,
            reset,
            ..MemorySpec::sram(width, depth)
        };
        PipeMemory {
            m,
            name: name.to_owned(),
            width,
            read_latency,
            memory: m.memory(name, shape),
            clearing,
        }
    }

    /// 1 once the clearing sequence has ended: an access before is not allowed.
    pub fn ready(&self) -> Sig<'m> {
        match &self.clearing {
            Some(clearing) => !clearing.busy,
            None => self.memory.ready(),
        }
    }

    fn write(&self, (enable, address, data): (Sig<'m>, Sig<'m>, Sig<'m>)) {
        match self.clearing {
            Some(Clearing {
                busy,
                address: cleared,
                entry,
            }) => self.memory.write(
                busy | enable,
                busy.mux(cleared, address),
                busy.mux(entry, data),
            ),
            None => self.memory.write(enable, address, data),
        }
    }

    /// An access to entry `address` in every row in which `valid` (1 bit) is 1. `update` is given the entry,
    /// L rows later, and says what becomes of it.
    ///
    /// The new value is written in the row after, L + 1 rows after its address was read: accesses of the next
    /// L + 1 rows to the same entry miss it in the memory and get it forwarded, the latest one first. Addresses
    /// are compared as they come, so that only the multiplexer of the row before is on the loop through `update`.
    /// An entry is never read in the row in which it is written, so any 1-read-1-write macro will do.
    pub fn access(
        self,
        valid: Sig<'m>,
        address: Sig<'m>,
        update: impl FnOnce(Sig<'m>) -> Update<'m>,
    ) -> Access<'m> {
        let (m, name, width) = (self.m, &self.name, self.width);
        let read_latency = self.read_latency;
        let ready = self.ready();
        m.assert(&format!("{name}_waits_for_clearing"), !valid | ready);

        // Rows 1 to L of an access: on the way to its entry. Row L + 1: it writes.
        let write_row = read_latency + 1;
        let mut addresses = vec![];
        let mut valids = vec![valid];
        let mut last = address;
        for row in 1..=write_row {
            last = m.pipe(row, &format!("{name}_address{row}"), last).q();
            addresses.push(last);
        }
        for row in 1..=read_latency {
            let before = valids[row as usize - 1];
            let register = m.pipe(row, &format!("{name}_valid{row}"), before);
            valids.push(register.reset_to_zero().q());
        }
        let written: Vec<_> = (1..=write_row)
            .map(|age| {
                m.register(&format!("{name}_written{age}"), 1)
                    .reset_to_zero()
            })
            .collect();
        let results: Vec<_> = (1..=write_row)
            .map(|age| m.register(&format!("{name}_result{age}"), width))
            .collect();
        let write = (
            written[0].q(),
            addresses[write_row as usize - 1],
            results[0].q(),
        );
        self.write(write);

        let same: Vec<_> = addresses.iter().map(|a| address.eq(*a)).collect();
        let collides = written[0].q() & same[write_row as usize - 1];
        let stored = self
            .memory
            .read(&format!("{name}_data"), Some(valid & !collides), address);
        let valid = valids[read_latency as usize];
        let forwarded = |old, distance: usize| {
            let hit = (1..=read_latency).fold(same[distance - 1], |hit, row| {
                m.pipe(row, &format!("{name}_same{distance}_{row}"), hit)
                    .q()
            });
            let hit = (hit & written[distance - 1].q()).named(&format!("{name}_forward{distance}"));
            m.cover(&format!("{name}_forwards_{distance}"), valid & hit);
            hit.mux(results[distance - 1].q(), old)
        };
        let old = (1..=write_row as usize).rev().fold(stored, forwarded);
        let old = old.named(&format!("{name}_old"));

        let Update { write, new } = update(old);
        written[0].set(valid & write);
        results[0].set(new);
        for age in 1..write_row as usize {
            written[age].set(written[age - 1].q());
            results[age].set(results[age - 1].q());
        }
        Access { valid, old }
    }
}

/// `value`, `rows` rows later, in registers without reset called after `name`, of stages after `stage`.
pub fn delayed<'m>(m: &'m Module, stage: u32, name: &str, value: Sig<'m>, rows: u32) -> Sig<'m> {
    (1..=rows).fold(value, |value, row| {
        m.pipe(stage + row, &format!("{name}_q{row}"), value).q()
    })
}
