//! Where the present bits of a register or memory get to in one cycle.

use super::State;
use super::flat::{Flat, Kind, Through, Vertex};
use crate::bits::mask;
use crate::ir::Op;
use num_bigint::BigUint;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

/// The bits of a value that depend on those in question, by what is on the way at most.
#[derive(Clone, Default)]
struct Reached([BigUint; 3]);

impl Reached {
    fn is_empty(&self) -> bool {
        self.0.iter().all(|bits| *bits == BigUint::ZERO)
    }

    fn add(&mut self, other: &Reached, through: Through, bits: impl Fn(&BigUint) -> BigUint) {
        for (level, from) in other.0.iter().enumerate() {
            if *from != BigUint::ZERO {
                self.0[level.max(through as usize)] |= bits(from);
            }
        }
    }
}

/// Vertices by their strongly connected components, with those that use them.
///
/// Only what is in one component with a register may be on a loop of it, which leaves feed-forward pipelines out at once.
pub(super) struct Spread<'f, 'd> {
    flat: &'f Flat<'d>,
    component: Vec<u32>,
    /// A vertex that is no state comes after all that it takes.
    position: Vec<u32>,
    by_position: Vec<Vertex>,
    first_user: Vec<u32>,
    users: Vec<Vertex>,
}

impl<'f, 'd> Spread<'f, 'd> {
    pub fn new(flat: &'f Flat<'d>) -> Spread<'f, 'd> {
        let by_position = order(flat);
        let mut position = vec![0; flat.len()];
        for (place, vertex) in by_position.iter().enumerate() {
            position[*vertex as usize] = place as u32;
        }
        let component = components(flat);
        let mut first_user = vec![0; flat.len() + 1];
        let each_use = |each: &mut dyn FnMut(Vertex, Vertex)| {
            let mut taken = Vec::new();
            for user in 0..flat.len() as Vertex {
                flat.sources(user, &mut taken);
                for source in &taken {
                    if component[*source as usize] == component[user as usize] {
                        each(*source, user);
                    }
                }
            }
        };
        each_use(&mut |source, _| first_user[source as usize + 1] += 1);
        for vertex in 0..flat.len() {
            first_user[vertex + 1] += first_user[vertex];
        }
        let mut next = first_user.clone();
        let mut users = vec![0; first_user[flat.len()] as usize];
        each_use(&mut |source, user| {
            users[next[source as usize] as usize] = user;
            next[source as usize] += 1;
        });
        Spread {
            flat,
            component,
            position,
            by_position,
            first_user,
            users,
        }
    }

    fn users(&self, vertex: Vertex) -> &[Vertex] {
        let range = |v: usize| self.first_user[v] as usize..self.first_user[v + 1] as usize;
        &self.users[range(vertex as usize)]
    }

    /// Whether a state's next value depends on its present one by more than wires, and then whether by arithmetic.
    pub fn back_to(&self, state: Vertex) -> Option<bool> {
        let mut reached: HashMap<Vertex, Reached> = HashMap::new();
        let mut waiting = BinaryHeap::new();
        let mut start = Reached::default();
        start.0[0] = mask(self.flat.width(state));
        reached.insert(state, start);
        let mut taken = Vec::new();
        let mut closes = false;
        let mut wait = |from: Vertex, waiting: &mut BinaryHeap<Reverse<u32>>| {
            for user in self.users(from) {
                match self.flat.is_state(*user) {
                    true => closes |= *user == state,
                    false => waiting.push(Reverse(self.position[*user as usize])),
                }
            }
        };
        wait(state, &mut waiting);
        while let Some(Reverse(position)) = waiting.pop() {
            let vertex = self.by_position[position as usize];
            if reached.contains_key(&vertex) {
                continue;
            }
            let here = self.arriving(vertex, &reached, &mut taken);
            if !here.is_empty() {
                wait(vertex, &mut waiting);
            }
            reached.insert(vertex, here);
        }
        if !closes {
            return None;
        }
        let back = self.arriving(state, &reached, &mut taken);
        let [_, logic, arithmetic] = &back.0;
        let (logic, arithmetic) = (*logic != BigUint::ZERO, *arithmetic != BigUint::ZERO);
        (logic || arithmetic).then_some(arithmetic)
    }

    /// What arrives at a vertex from those that it takes.
    fn arriving(
        &self,
        vertex: Vertex,
        reached: &HashMap<Vertex, Reached>,
        taken: &mut Vec<Vertex>,
    ) -> Reached {
        self.flat.sources(vertex, taken);
        let mut here = Reached::default();
        let kind = self.flat.kind(vertex);
        for (index, source) in taken.iter().enumerate() {
            if self.component[*source as usize] != self.component[vertex as usize] {
                continue;
            }
            if let Some(from) = reached.get(source).filter(|from| !from.is_empty()) {
                let way = self.way(vertex, &kind, index, taken);
                here.add(from, way.0, |bits| self.moved(vertex, bits, way.1));
            }
        }
        here
    }

    /// What is between a vertex and one that it takes, and where bits come out.
    fn way(&self, vertex: Vertex, kind: &Kind, index: usize, taken: &[Vertex]) -> (Through, Bits) {
        use Through::{Arithmetic, Logic, Wires};
        let constant = |amount: Vertex| match self.flat.kind(amount) {
            Kind::Node(Op::Const(value)) => value.to_u64().and_then(|v| u32::try_from(v).ok()),
            _ => None,
        };
        match kind {
            Kind::State(State::Register(_)) => match index {
                0 => (Wires, Bits::Same),
                _ => (Logic, Bits::All),
            },
            Kind::State(State::Memory(memory)) => match index % 3 {
                2 if memory.advances.is_empty() => (Wires, Bits::Same),
                2 => (Arithmetic, Bits::Upwards),
                _ => (Logic, Bits::All),
            },
            Kind::Node(op) => match op {
                Op::Input { .. } | Op::InstanceOutput { .. } | Op::Register(_) => {
                    (Wires, Bits::Same)
                }
                Op::MemoryRead { .. } if index == 0 => (Logic, Bits::Same),
                Op::Not(_) | Op::And(..) | Op::Or(..) | Op::Xor(..) => (Logic, Bits::Same),
                Op::Add(..) | Op::Sub(..) | Op::Mul(..) => (Arithmetic, Bits::Upwards),
                Op::Mux { .. } if index > 0 => (Wires, Bits::Same),
                Op::Slice { low, .. } => (Wires, Bits::Down(*low)),
                Op::Cat(_) => {
                    let below = taken[..index].iter().map(|part| self.flat.width(*part));
                    (Wires, Bits::Up(below.sum()))
                }
                Op::SignExtend(_) => (Wires, Bits::Extended(self.flat.width(taken[0]))),
                Op::Shl { .. } if index == 0 => match constant(taken[1]) {
                    Some(amount) => (Wires, Bits::Up(amount.min(self.flat.width(vertex)))),
                    None => (Logic, Bits::Upwards),
                },
                Op::Shr { .. } if index == 0 => match constant(taken[1]) {
                    Some(amount) => (Wires, Bits::Down(amount)),
                    None => (Logic, Bits::Downwards),
                },
                _ => (Logic, Bits::All),
            },
        }
    }

    fn moved(&self, vertex: Vertex, bits: &BigUint, how: Bits) -> BigUint {
        let all = || mask(self.flat.width(vertex));
        match how {
            Bits::Same => bits.clone(),
            Bits::All => all(),
            Bits::Up(amount) => (bits << amount) & all(),
            Bits::Down(amount) => (bits >> amount) & all(),
            Bits::Upwards => {
                let lowest = bits.trailing_zeros().unwrap_or(0);
                (all() >> lowest) << lowest
            }
            Bits::Downwards => mask(bits.bits() as u32) & all(),
            Bits::Extended(width) => match bits.bit(u64::from(width) - 1) {
                true => bits | ((all() >> width) << width),
                false => bits.clone(),
            },
        }
    }
}

/// Which bits of a result depend on bits of an operand.
#[derive(Clone, Copy)]
enum Bits {
    /// Each on the one at its place.
    Same,
    /// All on any.
    All,
    /// Each on the one so many places below.
    Up(u32),
    /// Each on the one so many places above.
    Down(u32),
    /// Each on its own and those below.
    Upwards,
    /// Each on its own and those above.
    Downwards,
    /// As the same, and those above on the highest of so many.
    Extended(u32),
}

/// All vertices so that a node comes after what it takes; state, which takes what comes later, is anywhere.
fn order(flat: &Flat) -> Vec<Vertex> {
    let mut order = Vec::with_capacity(flat.len());
    let mut seen = vec![false; flat.len()];
    let mut taken = Vec::new();
    for root in 0..flat.len() as Vertex {
        // Each vertex is left once before and once after what it takes.
        let mut stack = vec![(root, false)];
        while let Some((vertex, done)) = stack.pop() {
            if done {
                order.push(vertex);
                continue;
            }
            if std::mem::replace(&mut seen[vertex as usize], true) {
                continue;
            }
            stack.push((vertex, true));
            if !flat.is_state(vertex) {
                flat.sources(vertex, &mut taken);
                stack.extend(taken.iter().map(|source| (*source, false)));
            }
        }
    }
    order
}

/// The strongly connected component of each vertex (Tarjan's algorithm, without recursion).
fn components(flat: &Flat) -> Vec<u32> {
    const UNSEEN: u32 = u32::MAX;
    let mut number = vec![UNSEEN; flat.len()];
    let mut low = vec![0; flat.len()];
    let mut component = vec![UNSEEN; flat.len()];
    let (mut count, mut next) = (0, 0);
    let mut open: Vec<Vertex> = Vec::new();
    // What is visited, with what it takes that is still to be looked at.
    let mut visits: Vec<(Vertex, Vec<Vertex>)> = Vec::new();
    for root in 0..flat.len() as Vertex {
        let mut entered = (number[root as usize] == UNSEEN).then_some(root);
        while entered.is_some() || !visits.is_empty() {
            if let Some(vertex) = entered.take() {
                number[vertex as usize] = next;
                low[vertex as usize] = next;
                next += 1;
                open.push(vertex);
                let mut taken = Vec::new();
                flat.sources(vertex, &mut taken);
                visits.push((vertex, taken));
            }
            let Some((vertex, taken)) = visits.last_mut() else {
                break;
            };
            let vertex = *vertex as usize;
            match taken.pop() {
                Some(source) if number[source as usize] == UNSEEN => entered = Some(source),
                Some(source) => {
                    if component[source as usize] == UNSEEN {
                        low[vertex] = low[vertex].min(number[source as usize]);
                    }
                }
                None => {
                    visits.pop();
                    if let Some((parent, _)) = visits.last() {
                        low[*parent as usize] = low[*parent as usize].min(low[vertex]);
                    }
                    if low[vertex] == number[vertex] {
                        while let Some(member) = open.pop() {
                            component[member as usize] = count;
                            if member as usize == vertex {
                                break;
                            }
                        }
                        count += 1;
                    }
                }
            }
        }
    }
    component
}
