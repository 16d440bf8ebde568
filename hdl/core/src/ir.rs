//! The intermediate representation: a module as a list of nodes in dependency order.
//!
//! A node uses only nodes before it, register outputs, inputs and memory reads, so that a
//! combinational loop cannot be expressed. Every node has one width and one meaning; operand
//! widths are equal wherever Verilog would otherwise extend one of them.

use crate::bits::Bits;
use std::sync::Arc;

/// Index of a node in [`Definition::nodes`].
pub type NodeId = u32;

/// A named port of a module. `clk` and `rst` are implicit and never listed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Port {
    /// Name in the Verilog.
    pub name: String,
    /// Width of one element in bits.
    pub width: u32,
    /// Number of elements of an array port (packed, element 0 in the lowest bits); `None` for a plain port.
    pub count: Option<u32>,
}

impl Port {
    /// Number of elements: 1 for a plain port.
    pub fn elements(&self) -> u32 {
        self.count.unwrap_or(1)
    }

    /// Width of the whole port in the Verilog.
    pub fn total_width(&self) -> u32 {
        self.width * self.elements()
    }
}

/// What a node computes. Operands are earlier nodes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// Element `element` of input port `port`.
    Input { port: u32, element: u32 },
    /// The reset as a 1-bit value, 1 while the module is in reset, whatever the style.
    Reset,
    /// A constant.
    Const(Bits),
    /// The output of register `0`.
    Register(u32),
    /// The present content of a memory's entry; zero where `address` is beyond the depth.
    MemoryRead { memory: u32, address: NodeId },
    /// Element `element` of output port `port` of an instance.
    InstanceOutput {
        instance: u32,
        port: u32,
        element: u32,
    },
    /// Constant table; zero where `index` is beyond its end.
    Table {
        values: Arc<Vec<Bits>>,
        index: NodeId,
    },
    /// Bitwise complement.
    Not(NodeId),
    /// Bitwise and.
    And(NodeId, NodeId),
    /// Bitwise or.
    Or(NodeId, NodeId),
    /// Bitwise exclusive or.
    Xor(NodeId, NodeId),
    /// Sum modulo 2^width.
    Add(NodeId, NodeId),
    /// Difference modulo 2^width.
    Sub(NodeId, NodeId),
    /// Full unsigned product: the width is the sum of the operands' widths.
    Mul(NodeId, NodeId),
    /// 1 if equal.
    Eq(NodeId, NodeId),
    /// 1 if the first is less, unsigned.
    Lt(NodeId, NodeId),
    /// 1 if the first is less, both in two's complement.
    SignedLt(NodeId, NodeId),
    /// `then` if `select` (1 bit) is 1, else `otherwise`.
    Mux {
        select: NodeId,
        then: NodeId,
        otherwise: NodeId,
    },
    /// Bits from `low` upwards, as many as the node is wide.
    Slice { value: NodeId, low: u32 },
    /// Concatenation, the first part in the lowest bits.
    Cat(Vec<NodeId>),
    /// Shift left by an unsigned amount of any width; a shift of the width or more gives 0.
    Shl { value: NodeId, amount: NodeId },
    /// Shift right, zeros enter; a shift of the width or more gives 0.
    Shr { value: NodeId, amount: NodeId },
    /// Shift right, copies of the sign enter; a shift of the width or more gives all sign.
    SignedShr { value: NodeId, amount: NodeId },
    /// 1 if all bits are 1.
    ReduceAnd(NodeId),
    /// 1 if any bit is 1.
    ReduceOr(NodeId),
    /// 1 if the number of ones is odd.
    ReduceXor(NodeId),
    /// Sign extension to the node's width.
    SignExtend(NodeId),
}

impl Op {
    /// The operands, in order.
    pub fn operands(&self) -> Vec<NodeId> {
        match self {
            Op::Input { .. }
            | Op::Reset
            | Op::Const(_)
            | Op::Register(_)
            | Op::InstanceOutput { .. } => vec![],
            Op::MemoryRead { address: a, .. } | Op::Table { index: a, .. } => vec![*a],
            Op::Not(a)
            | Op::ReduceAnd(a)
            | Op::ReduceOr(a)
            | Op::ReduceXor(a)
            | Op::SignExtend(a)
            | Op::Slice { value: a, .. } => vec![*a],
            Op::And(a, b)
            | Op::Or(a, b)
            | Op::Xor(a, b)
            | Op::Add(a, b)
            | Op::Sub(a, b)
            | Op::Mul(a, b)
            | Op::Eq(a, b)
            | Op::Lt(a, b)
            | Op::SignedLt(a, b) => vec![*a, *b],
            Op::Shl { value, amount }
            | Op::Shr { value, amount }
            | Op::SignedShr { value, amount } => vec![*value, *amount],
            Op::Mux {
                select,
                then,
                otherwise,
            } => vec![*select, *then, *otherwise],
            Op::Cat(parts) => parts.clone(),
        }
    }

    /// The same operation on other operands, in the order of [`Op::operands`].
    pub fn map_operands(&self, mut f: impl FnMut(NodeId) -> NodeId) -> Op {
        let mut op = self.clone();
        match &mut op {
            Op::Input { .. }
            | Op::Reset
            | Op::Const(_)
            | Op::Register(_)
            | Op::InstanceOutput { .. } => {}
            Op::MemoryRead { address: a, .. }
            | Op::Table { index: a, .. }
            | Op::Not(a)
            | Op::ReduceAnd(a)
            | Op::ReduceOr(a)
            | Op::ReduceXor(a)
            | Op::SignExtend(a)
            | Op::Slice { value: a, .. } => *a = f(*a),
            Op::And(a, b)
            | Op::Or(a, b)
            | Op::Xor(a, b)
            | Op::Add(a, b)
            | Op::Sub(a, b)
            | Op::Mul(a, b)
            | Op::Eq(a, b)
            | Op::Lt(a, b)
            | Op::SignedLt(a, b)
            | Op::Shl {
                value: a,
                amount: b,
            }
            | Op::Shr {
                value: a,
                amount: b,
            }
            | Op::SignedShr {
                value: a,
                amount: b,
            } => {
                *a = f(*a);
                *b = f(*b);
            }
            Op::Mux {
                select,
                then,
                otherwise,
            } => {
                *select = f(*select);
                *then = f(*then);
                *otherwise = f(*otherwise);
            }
            Op::Cat(parts) => parts.iter_mut().for_each(|p| *p = f(*p)),
        }
        op
    }
}

/// One value of a module.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// What it computes.
    pub op: Op,
    /// Width in bits.
    pub width: u32,
    /// Name it keeps in the Verilog and in waveforms.
    pub name: Option<String>,
    /// Comment carried to the Verilog, above the declaration.
    pub comment: Option<String>,
}

/// An edge-triggered register on the rising edge of `clk`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Register {
    /// Name in the Verilog.
    pub name: String,
    /// Width in bits.
    pub width: u32,
    /// Value taken while the reset is active; `None`: the register is not reset.
    pub reset: Option<Bits>,
    /// 1-bit enable; `None`: loads every cycle. Reset wins over the enable.
    pub enable: Option<NodeId>,
    /// Value loaded at the edge.
    pub next: NodeId,
    /// Pipeline stage of a register that a transparent export replaces by a wire.
    pub stage: Option<u32>,
    /// Comment carried to the Verilog.
    pub comment: Option<String>,
}

/// How a memory is meant to be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MemoryStyle {
    /// An array of flip-flops.
    Flop,
    /// An SRAM macro: reads are registered, content is not reset.
    Sram,
}

/// What a registered read returns when the same entry is written at the same edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReadDuringWrite {
    /// The content before the write.
    Old,
    /// The written data (a bypass is built).
    New,
    /// Not to be relied upon: an assertion forbids it; the model returns the old content.
    Undefined,
}

/// What reset does to a memory's content.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MemoryReset {
    /// Nothing.
    None,
    /// Every entry takes its value, one for each entry, in one cycle.
    Values(Arc<Vec<Bits>>),
    /// A counter writes the values one entry a cycle after reset, lowest first.
    Sequence(Arc<Vec<Bits>>),
}

/// A write port. Where several write one entry at one edge, the last port of the list wins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WritePort {
    /// 1-bit enable.
    pub enable: NodeId,
    /// Address of any width; a write beyond the depth does nothing.
    pub address: NodeId,
    /// Data.
    pub data: NodeId,
}

/// A port that advances a counter: at the edge, while enabled, the addressed entry takes
/// (entry + amount) mod [`Memory::modulus`].
///
/// Enabled ports of one memory never address the same entry: the builder asserts it. The amount is less
/// than the modulus, and so is every entry after reset.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AdvancePort {
    /// 1-bit enable.
    pub enable: NodeId,
    /// Address of any width; beyond the depth nothing advances.
    pub address: NodeId,
    /// Amount, as wide as an entry.
    pub amount: NodeId,
}

/// An array of words with any number of read and write ports.
///
/// With a modulus it is an array of counters instead: flip-flops with reset values, read combinationally,
/// which only advance ports change. The amount is routed to the entry, which adds it.
///
/// Reads are [`Op::MemoryRead`] nodes; read latency and bypasses are built from registers and
/// multiplexers around them, and declared here for reports.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Memory {
    /// Name in the Verilog.
    pub name: String,
    /// Width of an entry in bits.
    pub width: u32,
    /// Number of entries.
    pub depth: u32,
    /// How it is meant to be built.
    pub style: MemoryStyle,
    /// Cycles from address to data: 0 is combinational.
    pub read_latency: u32,
    /// What a read returns of an entry written at the same edge.
    pub read_during_write: ReadDuringWrite,
    /// What reset does.
    pub reset: MemoryReset,
    /// Number of read ports.
    pub reads: u32,
    /// Write ports; none in an array of counters.
    pub writes: Vec<WritePort>,
    /// Counters only: what entries are reduced by, 1 to 2^width.
    pub modulus: Option<u64>,
    /// Counters only: whether the Verilog reads them by the decode of the address, in place of an index.
    pub decoded: bool,
    /// Counters only: what advances them.
    pub advances: Vec<AdvancePort>,
    /// Comment carried to the Verilog.
    pub comment: Option<String>,
}

impl Memory {
    /// The nodes that its write and advance ports take.
    pub fn taken(&self) -> impl Iterator<Item = NodeId> {
        let writes = self
            .writes
            .iter()
            .flat_map(|w| [w.enable, w.address, w.data]);
        let advances = self.advances.iter();
        writes.chain(advances.flat_map(|a| [a.enable, a.address, a.amount]))
    }
}

/// An instance of another definition.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Instance {
    /// Name in the Verilog.
    pub name: String,
    /// What is instantiated.
    pub definition: Arc<Definition>,
    /// Nodes that drive its inputs: for each port, for each element. All come before the instance's outputs.
    pub inputs: Vec<Vec<NodeId>>,
    /// Comment carried to the Verilog.
    pub comment: Option<String>,
}

/// Kind of a property.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PropertyKind {
    /// Must hold at every edge out of reset.
    Assert,
    /// Is promised by the environment.
    Assume,
    /// Should be seen at least once.
    Cover,
}

/// A property on a 1-bit node, sampled at every rising edge while reset is inactive.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Property {
    /// Kind.
    pub kind: PropertyKind,
    /// Name in the Verilog and in messages.
    pub name: String,
    /// What is checked.
    pub node: NodeId,
}

/// A complete module.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Definition {
    pub(crate) name: String,
    pub(crate) doc: String,
    pub(crate) inputs: Vec<Port>,
    pub(crate) outputs: Vec<Port>,
    pub(crate) output_nodes: Vec<Vec<NodeId>>,
    pub(crate) nodes: Vec<Node>,
    pub(crate) registers: Vec<Register>,
    pub(crate) memories: Vec<Memory>,
    pub(crate) instances: Vec<Instance>,
    pub(crate) properties: Vec<Property>,
}

impl Definition {
    /// Name of the Verilog module.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the module does, for its header.
    pub fn doc(&self) -> &str {
        &self.doc
    }

    /// Input ports in order, without `clk` and `rst`.
    pub fn inputs(&self) -> &[Port] {
        &self.inputs
    }

    /// Output ports in order.
    pub fn outputs(&self) -> &[Port] {
        &self.outputs
    }

    /// Nodes that drive output port `port`, one for each element.
    pub fn output_nodes(&self, port: usize) -> &[NodeId] {
        &self.output_nodes[port]
    }

    /// Nodes in dependency order.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// One node.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    /// Registers.
    pub fn registers(&self) -> &[Register] {
        &self.registers
    }

    /// Memories.
    pub fn memories(&self) -> &[Memory] {
        &self.memories
    }

    /// Instances.
    pub fn instances(&self) -> &[Instance] {
        &self.instances
    }

    /// Properties.
    pub fn properties(&self) -> &[Property] {
        &self.properties
    }
}
