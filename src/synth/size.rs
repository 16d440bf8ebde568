//! What a block is made of before it is mapped: its memories, and a rough estimate of its size.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;
use sluice_hdl::ir::{Memory, MemoryStyle, Op};
use sluice_hdl::{Definition, ir::Node};

/// Memories of one shape.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct MemoryShape {
    /// Whether it is meant to be an SRAM, not flip-flops.
    pub sram: bool,
    /// Entries.
    pub depth: u32,
    /// Bits of an entry.
    pub width: u32,
    /// Ports that read.
    pub reads: u32,
    /// Ports that write.
    pub writes: u32,
    /// Ports that advance counters.
    pub advances: u32,
}

impl MemoryShape {
    fn of(memory: &Memory) -> MemoryShape {
        MemoryShape {
            sram: memory.style == MemoryStyle::Sram,
            depth: memory.depth,
            width: memory.width,
            reads: memory.reads,
            writes: memory.writes.len() as u32,
            advances: memory.advances.len() as u32,
        }
    }

    /// Bits of one.
    pub fn bits(&self) -> u64 {
        u64::from(self.depth) * u64::from(self.width)
    }
}

/// How often each shape of memory is there, in the whole block.
pub fn memories(definition: &Definition) -> BTreeMap<MemoryShape, u64> {
    let mut all = BTreeMap::new();
    for (definition, count) in definitions(definition) {
        for memory in definition.memories() {
            *all.entry(MemoryShape::of(memory)).or_default() += count;
        }
    }
    all
}

/// Registers and memories in flip-flops: whether there is a bit to keep.
pub fn keeps_state(definition: &Definition) -> bool {
    let mut all = definitions(definition).into_iter();
    all.any(|(d, _)| !d.registers().is_empty() || !d.memories().is_empty())
}

/// Gate equivalents without those of SRAMs, to tell what is far too large from what is not: the mean of what operations cost, without
/// what logic shares.
pub fn estimate(definition: &Definition) -> u64 {
    let all = definitions(definition).into_iter();
    all.fold(0, |sum: u64, (definition, count)| {
        sum.saturating_add(count.saturating_mul(own(definition) as u64))
    })
}

/// Each distinct definition with how often it is there.
fn definitions(top: &Definition) -> Vec<(&Definition, u64)> {
    fn visit<'d>(
        d: &'d Definition,
        order: &mut Vec<&'d Definition>,
        seen: &mut HashMap<*const Definition, ()>,
    ) {
        if seen.insert(d, ()).is_some() {
            return;
        }
        d.instances()
            .iter()
            .for_each(|i| visit(&i.definition, order, seen));
        order.push(d);
    }
    let mut order = Vec::new();
    visit(top, &mut order, &mut HashMap::new());
    // Those that instantiate come before what they instantiate.
    order.reverse();
    let mut counts: HashMap<*const Definition, u64> = HashMap::from([(top as *const _, 1)]);
    let mut all = Vec::new();
    for definition in order {
        let count = counts[&(definition as *const _)];
        for instance in definition.instances() {
            let inner = counts.entry(&*instance.definition).or_default();
            *inner = inner.saturating_add(count);
        }
        all.push((definition, count));
    }
    all
}

const FLOP: f64 = 5.0;
const MULTIPLEXER: f64 = 1.7;
const ADDER: f64 = 8.0;
const COMPARISON: f64 = 4.0;

fn own(definition: &Definition) -> f64 {
    let nodes = definition.nodes().iter();
    let logic: f64 = nodes.map(|node| of_node(definition, node)).sum();
    let registers = definition.registers().iter();
    let registers: f64 = registers.map(|r| f64::from(r.width) * (FLOP + 1.0)).sum();
    let memories = definition.memories().iter();
    let memories: f64 = memories
        .filter(|m| m.style == MemoryStyle::Flop)
        .map(|m| {
            let bits = f64::from(m.depth) * f64::from(m.width);
            let writes = bits * MULTIPLEXER * m.writes.len() as f64;
            let advances = bits * MULTIPLEXER * m.advances.len() as f64;
            let adders = if m.advances.is_empty() {
                0.0
            } else {
                bits * ADDER
            };
            bits * FLOP + writes + advances + adders
        })
        .sum();
    logic + registers + memories
}

fn of_node(definition: &Definition, node: &Node) -> f64 {
    let bits = |id: u32| f64::from(definition.node(id).width);
    let width = f64::from(node.width);
    match &node.op {
        Op::And(..) | Op::Or(..) => width,
        Op::Xor(..) => 2.0 * width,
        Op::Add(..) | Op::Sub(..) => ADDER * width,
        Op::Mul(a, b) => ADDER * bits(*a) * bits(*b),
        Op::Eq(a, _) => 2.0 * bits(*a),
        Op::Lt(a, _) | Op::SignedLt(a, _) => COMPARISON * bits(*a),
        Op::Mux { .. } => MULTIPLEXER * width,
        Op::Shl { amount, .. } | Op::Shr { amount, .. } | Op::SignedShr { amount, .. } => {
            // As many rounds as there are bits of the amount that can matter.
            MULTIPLEXER * width * bits(*amount).min(width.log2().ceil() + 1.0)
        }
        Op::ReduceAnd(a) | Op::ReduceOr(a) => 0.7 * bits(*a),
        Op::ReduceXor(a) => 2.0 * bits(*a),
        Op::Table { values, .. } => 0.3 * values.len() as f64 * width,
        Op::MemoryRead { memory, .. } => {
            let memory = &definition.memories()[*memory as usize];
            match memory.style {
                MemoryStyle::Flop => MULTIPLEXER * f64::from(memory.depth) * width,
                MemoryStyle::Sram => 0.0,
            }
        }
        _ => 0.0,
    }
}
