//! Nodes as Verilog expressions.

use super::live::WIDEST_AMOUNT;
use super::module::Printer;
use super::nets::NetId;
use super::text::{comment, list, literal, number, range};
use crate::ir::{NodeId, Op};
use crate::{Bits, index_width};

/// Longest expression that is written inside another one.
const LONGEST_INSIDE: usize = 40;

/// How a node appears where it is read.
#[derive(Clone, Debug)]
pub(super) enum Form {
    /// A net, or as many bits of it as the node is wide from `low` on.
    Net { net: NetId, low: u32 },
    /// An expression, not in parentheses unless it needs none.
    Text(Text),
}

/// An expression.
#[derive(Clone, Debug)]
pub(super) struct Text {
    pub text: String,
    /// Whether it can be an operand as it is.
    pub closed: bool,
}

impl Text {
    pub fn open(text: String) -> Text {
        Text {
            text,
            closed: false,
        }
    }

    pub fn closed(text: String) -> Text {
        Text { text, closed: true }
    }
}

/// A part of a concatenation.
enum Piece {
    Net { net: NetId, low: u32, width: u32 },
    Constant(Bits),
    Text(String),
}

impl Printer<'_> {
    /// Decides how a node appears, and prints its declaration if it gets one.
    pub fn place(&mut self, id: NodeId) {
        let d = self.d;
        let node = d.node(id);
        let named = node.name.is_some();
        if self.live.constant[id as usize].is_some() {
            if named {
                self.declare(id);
            }
            return;
        }
        if let Some((net, low)) = self.alias(id) {
            self.forms[id as usize] = Some(Form::Net { net, low });
            if named && node.name.as_deref() != Some(&self.nets.get(net).name) {
                self.declare(id);
            }
            return;
        }
        if let Op::Table { .. } = node.op {
            return self.table(id);
        }
        let own = matches!(node.op, Op::SignedShr { .. } | Op::MemoryRead { .. });
        let read_once = self.live.uses[id as usize] == 1 && !self.live.needs_net[id as usize];
        let drives = self.output_of.contains_key(&id);
        if !named && read_once && !own && !drives {
            let text = self.expression(id);
            if text.text.len() <= LONGEST_INSIDE {
                self.forms[id as usize] = Some(Form::Text(text));
                return;
            }
        }
        self.declare(id);
    }

    /// The bits of a net that the node is, if it computes nothing.
    fn alias(&mut self, id: NodeId) -> Option<(NetId, u32)> {
        let node = self.d.node(id);
        match &node.op {
            Op::Input { port, element } => {
                Some((self.inputs[*port as usize], element * node.width))
            }
            Op::Register(r) => Some((self.registers[*r as usize], 0)),
            Op::InstanceOutput {
                instance,
                port,
                element,
            } => Some((self.instance_output(*instance, *port), element * node.width)),
            Op::Slice { value, low } => match self.forms[*value as usize] {
                Some(Form::Net { net, low: base }) => Some((net, base + low)),
                _ => None,
            },
            Op::Cat(parts) => match self.pieces(parts).as_slice() {
                [Piece::Net { net, low, .. }] => Some((*net, *low)),
                _ => None,
            },
            Op::Reset if self.reset == super::ResetStyle::SyncHigh => Some((self.rst, 0)),
            _ => None,
        }
    }

    /// Prints `wire name = value;`, or the assignment of the output port that the node drives.
    fn declare(&mut self, id: NodeId) {
        let d = self.d;
        let node = d.node(id);
        let value = match &self.live.constant[id as usize] {
            Some(c) => literal(c),
            _ if self.forms[id as usize].is_some() => self.operand(id),
            _ => self.expression(id).text,
        };
        let output = self.output_of.get(&id).copied();
        let port = output.filter(|p| node.name.is_none() && !self.assigned[*p]);
        let net = match port {
            Some(port) => {
                self.assigned[port] = true;
                let name = &d.outputs()[port].name;
                self.out
                    .push_str(&format!("    assign {name} = {value};\n"));
                self.outputs[port]
            }
            None => {
                let name = self.name(id);
                let note = node.comment.as_deref().unwrap_or("");
                self.out.push_str(&comment("    ", note));
                let range = range(node.width);
                self.out
                    .push_str(&format!("    wire {range}{name} = {value};\n"));
                self.nets.add(name, node.width, self.section)
            }
        };
        self.forms[id as usize] = Some(Form::Net { net, low: 0 });
    }

    /// The name of a node that gets a declaration.
    pub fn name(&mut self, id: NodeId) -> String {
        if let Some(name) = &self.d.node(id).name {
            return name.clone();
        }
        let op = &self.d.node(id).op;
        let mut operands: Vec<Option<String>> =
            op.operands().iter().map(|o| self.plain_name(*o)).collect();
        if let Op::MemoryRead { memory, .. } = op {
            operands.push(Some(self.d.memories()[*memory as usize].name.clone()));
        }
        self.naming.node(self.d, id, &operands)
    }

    /// A word for an operand, if there is a short one.
    fn plain_name(&self, id: NodeId) -> Option<String> {
        if let Some(c) = &self.live.constant[id as usize] {
            return c.to_u64().filter(|v| *v < 10_000).map(|v| v.to_string());
        }
        let width = self.d.node(id).width;
        if let Op::Input { port, element } = self.d.node(id).op
            && self.d.inputs()[port as usize].count.is_some()
        {
            return Some(format!("{}_{element}", self.d.inputs()[port as usize].name));
        }
        match self.forms[id as usize] {
            Some(Form::Net { net, low }) => {
                let net = self.nets.get(net);
                Some(match (net.width == width, width) {
                    (true, _) => net.name.clone(),
                    (false, 1) => format!("{}_{low}", net.name),
                    (false, _) => format!("{}_{}_{low}", net.name, low + width - 1),
                })
            }
            _ => None,
        }
    }

    /// The node as an operand: a name, a literal, or an expression in parentheses.
    pub fn operand(&mut self, id: NodeId) -> String {
        let text = self.whole(id);
        if text.closed {
            text.text
        } else {
            format!("({})", text.text)
        }
    }

    /// The node where nothing else stands beside it.
    pub fn alone(&mut self, id: NodeId) -> String {
        self.whole(id).text
    }

    fn whole(&mut self, id: NodeId) -> Text {
        if let Some(c) = &self.live.constant[id as usize] {
            return Text::closed(literal(c));
        }
        let width = self.d.node(id).width;
        match &self.forms[id as usize] {
            Some(Form::Net { net, low }) => {
                Text::closed(self.nets.read(*net, *low, width, self.section))
            }
            Some(Form::Text(text)) => text.clone(),
            None => unreachable!("node {id} is read before it is placed"),
        }
    }

    /// Nodes packed with the first one lowest.
    pub fn joined(&mut self, nodes: &[NodeId]) -> String {
        if let [only] = nodes {
            return self.alone(*only);
        }
        let pieces = self.pieces(nodes);
        let texts: Vec<String> = pieces.into_iter().map(|p| self.piece(p)).collect();
        match runs(&texts).as_slice() {
            [only] => only.clone(),
            items => list("{", items, "}", "    "),
        }
    }

    /// The parts of a concatenation, highest first; neighbouring bits of one net are one part.
    fn pieces(&mut self, low_first: &[NodeId]) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        for id in low_first.iter().rev() {
            let width = self.d.node(*id).width;
            let piece = match (&self.live.constant[*id as usize], &self.forms[*id as usize]) {
                (Some(c), _) => Piece::Constant(c.clone()),
                (None, Some(Form::Net { net, low })) => Piece::Net {
                    net: *net,
                    low: *low,
                    width,
                },
                _ => Piece::Text(self.alone(*id)),
            };
            match (pieces.last_mut(), piece) {
                (
                    Some(Piece::Net {
                        net: n,
                        low: l,
                        width: w,
                    }),
                    Piece::Net { net, low, width },
                ) if *n == net && low + width == *l => {
                    *l = low;
                    *w += width;
                }
                (Some(Piece::Constant(high)), Piece::Constant(low)) => {
                    let width = high.width() + low.width();
                    *high = Bits::from_big(width, (high.value() << low.width()) | low.value());
                }
                (_, piece) => pieces.push(piece),
            }
        }
        pieces
    }

    fn piece(&mut self, piece: Piece) -> String {
        match piece {
            Piece::Net { net, low, width } => self.nets.read(net, low, width, self.section),
            Piece::Constant(c) => literal(&c),
            Piece::Text(t) => t,
        }
    }

    /// The operation in full, with its operands as they appear.
    fn expression(&mut self, id: NodeId) -> Text {
        let d = self.d;
        let node = d.node(id);
        match &node.op {
            Op::Reset => {
                let reset = self.nets.read(self.rst, 0, 1, self.section);
                Text::open(format!("~{reset}"))
            }
            Op::Not(a) => self.complement(*a),
            Op::And(a, b) => self.binary(*a, "&", *b),
            Op::Or(a, b) => self.binary(*a, "|", *b),
            Op::Xor(a, b) => self.binary(*a, "^", *b),
            Op::Add(a, b) => self.binary(*a, "+", *b),
            Op::Sub(a, b) => self.binary(*a, "-", *b),
            Op::Mul(a, b) => self.product(*a, *b),
            Op::Eq(a, b) => self.binary(*a, "==", *b),
            Op::Lt(a, b) => self.binary(*a, "<", *b),
            Op::SignedLt(a, b) => self.signed(*a, "<", *b),
            Op::Mux {
                select,
                then,
                otherwise,
            } => {
                let (s, t, o) = (
                    self.operand(*select),
                    self.operand(*then),
                    self.operand(*otherwise),
                );
                Text::open(format!("{s} ? {t} : {o}"))
            }
            Op::Cat(parts) => Text::closed(self.joined(parts)),
            Op::Shl { value, amount } => self.shift(*value, "<<", *amount),
            Op::Shr { value, amount } => self.shift(*value, ">>", *amount),
            Op::SignedShr { value, amount } => self.signed_shift(*value, *amount),
            Op::ReduceAnd(a) => self.unary("&", *a),
            Op::ReduceOr(a) => self.unary("|", *a),
            Op::ReduceXor(a) => self.unary("^", *a),
            Op::SignExtend(a) => self.sign_extension(*a, node.width),
            Op::MemoryRead { memory, address } => self.entry(*memory, *address),
            Op::Const(_)
            | Op::Input { .. }
            | Op::Register(_)
            | Op::InstanceOutput { .. }
            | Op::Slice { .. }
            | Op::Table { .. } => unreachable!("printed as a name, a literal or a case"),
        }
    }

    fn binary(&mut self, a: NodeId, operator: &str, b: NodeId) -> Text {
        let (a, b) = (self.operand(a), self.operand(b));
        Text::open(format!("{a} {operator} {b}"))
    }

    fn unary(&mut self, operator: &str, a: NodeId) -> Text {
        let a = self.operand(a);
        Text::open(format!("{operator}{a}"))
    }

    /// A comparison of two's complement values; both operands are signed, so the operator is.
    fn signed(&mut self, a: NodeId, operator: &str, b: NodeId) -> Text {
        let (a, b) = (self.alone(a), self.alone(b));
        Text::open(format!("$signed({a}) {operator} $signed({b})"))
    }

    /// `~a`, or the opposite comparison.
    fn complement(&mut self, a: NodeId) -> Text {
        let inside = matches!(self.forms[a as usize], Some(Form::Text(_)));
        match self.d.node(a).op {
            Op::Eq(x, y) if inside => self.binary(x, "!=", y),
            Op::Lt(x, y) if inside => self.binary(x, ">=", y),
            Op::SignedLt(x, y) if inside => self.signed(x, ">=", y),
            _ => self.unary("~", a),
        }
    }

    /// Both operands are extended to the width of the product.
    fn product(&mut self, a: NodeId, b: NodeId) -> Text {
        let (wa, wb) = (self.d.node(a).width, self.d.node(b).width);
        let (a, b) = (self.alone(a), self.alone(b));
        let (za, zb) = (number(wb, 0), number(wa, 0));
        Text::open(format!("{{{za}, {a}}} * {{{zb}, {b}}}"))
    }

    fn shift(&mut self, value: NodeId, operator: &str, amount: NodeId) -> Text {
        let width = self.d.node(value).width;
        let value = self.operand(value);
        match self.cut_amount(amount) {
            None => {
                let amount = self.amount(amount, width);
                Text::open(format!("{value} {operator} {amount}"))
            }
            Some((huge, low)) => {
                let zero = number(width, 0);
                Text::open(format!("{huge} ? {zero} : ({value} {operator} {low})"))
            }
        }
    }

    fn signed_shift(&mut self, value: NodeId, amount: NodeId) -> Text {
        let width = self.d.node(value).width;
        let cut = self.cut_amount(amount);
        let text = self.alone(value);
        match cut {
            None => {
                let amount = self.amount(amount, width);
                Text::open(format!("$signed({text}) >>> {amount}"))
            }
            Some((huge, low)) => {
                // Both branches are signed, so that the shift stays arithmetic.
                let sign = self.bit(value, width - 1);
                let all = format!("$signed({{{width}{{{sign}}}}})");
                Text::open(format!("{huge} ? {all} : ($signed({text}) >>> {low})"))
            }
        }
    }

    /// An amount as it stands; a constant one no larger than what shifts everything out.
    fn amount(&mut self, amount: NodeId, width: u32) -> String {
        match &self.live.constant[amount as usize] {
            Some(c) => {
                let n = c.to_u64().unwrap_or(u64::MAX).min(u64::from(width));
                number(index_width(width + 1), n)
            }
            None => self.operand(amount),
        }
    }

    /// For an amount that is too wide for the tools: whether any high bit is set, and the low bits.
    fn cut_amount(&mut self, amount: NodeId) -> Option<(String, String)> {
        let width = self.d.node(amount).width;
        if width <= WIDEST_AMOUNT || self.live.constant[amount as usize].is_some() {
            return None;
        }
        let high = self.slice(amount, WIDEST_AMOUNT, width - WIDEST_AMOUNT);
        Some((format!("(|{high})"), self.slice(amount, 0, WIDEST_AMOUNT)))
    }

    fn sign_extension(&mut self, a: NodeId, width: u32) -> Text {
        let own = self.d.node(a).width;
        let (sign, value) = (self.bit(a, own - 1), self.alone(a));
        Text::closed(match width - own {
            0 => value,
            1 => format!("{{{sign}, {value}}}"),
            n => format!("{{{{{n}{{{sign}}}}}, {value}}}"),
        })
    }

    fn bit(&mut self, id: NodeId, bit: u32) -> String {
        self.slice(id, bit, 1)
    }

    /// Bits of a node that has a net or is constant.
    pub fn slice(&mut self, id: NodeId, low: u32, width: u32) -> String {
        if let Some(c) = &self.live.constant[id as usize] {
            return literal(&Bits::wrapping(width, c.value() >> low));
        }
        match self.forms[id as usize] {
            Some(Form::Net { net, low: base }) => {
                self.nets.read(net, base + low, width, self.section)
            }
            _ => unreachable!("node {id} has no net to take bits from"),
        }
    }

    /// The condition of being in reset.
    pub fn in_reset(&mut self) -> String {
        let reset = self.nets.read(self.rst, 0, 1, self.section);
        match self.reset {
            super::ResetStyle::SyncHigh => reset,
            _ => format!("!{reset}"),
        }
    }
}

/// Equal neighbours as repetitions.
pub(super) fn runs(texts: &[String]) -> Vec<String> {
    texts
        .chunk_by(|a, b| a == b)
        .flat_map(|run| match run.len() {
            n if n > 2 => vec![format!("{{{n}{{{}}}}}", run[0])],
            _ => run.to_vec(),
        })
        .collect()
}
