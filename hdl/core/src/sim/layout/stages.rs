//! Stages of a pipeline: the order in which state can be updated in place.
//!
//! A register or memory whose next value depends on another lies in a later stage than that, or in the
//! same one where they depend on each other. Stages are evaluated from the last to the first: then
//! everything that reads a stage's old state has been evaluated when the stage's new state is there.

use super::Ends;
use crate::sim::flat::Flat;
use crate::sim::typed::{Source, Typed, Value};
use crate::sim::word::Kind;

/// The stage of outputs, properties and probes, and of all that they depend on.
pub const OUTPUTS: u32 = u32::MAX;

/// The stage of everything.
pub struct Stages {
    /// Of each operation: the last stage that depends on it.
    pub ops: Vec<u32>,
    /// Of each register.
    pub registers: Vec<u32>,
    /// Of each memory.
    pub memories: Vec<u32>,
}

impl Stages {
    /// Finds the stages of a netlist.
    pub fn new(flat: &Flat, typed: &Typed, ends: &Ends) -> Stages {
        let graph = Graph::new(flat, typed, ends);
        let depths = graph.depths();
        let (ops, state) = depths.split_at(typed.ops.len());
        let (registers, memories) = state.split_at(ends.register.len());
        let mut stages = Stages {
            ops: vec![0; ops.len()],
            registers: registers.to_vec(),
            memories: memories.to_vec(),
        };
        stages.serve(typed, ends);
        stages
    }

    /// Gives operations the last stage that depends on them.
    fn serve(&mut self, typed: &Typed, ends: &Ends) {
        let ops = &mut self.ops;
        let mut need = |v: Value, stage: u32| {
            if let Source::Op(i) = typed.values[v as usize].1 {
                ops[i as usize] = ops[i as usize].max(stage);
            }
        };
        ends.sampled().for_each(|v| need(v, OUTPUTS));
        let registers = ends.next.iter().zip(&self.registers);
        registers.for_each(|(v, stage)| need(*v, *stage));
        for (memory, operands) in &ends.writes {
            let stage = self.memories[*memory as usize];
            operands.iter().for_each(|v| need(*v, stage));
        }
        for (i, op) in typed.ops.iter().enumerate().rev() {
            let stage = self.ops[i];
            for arg in &op.args {
                if let Source::Op(j) = typed.values[*arg as usize].1 {
                    self.ops[j as usize] = self.ops[j as usize].max(stage);
                }
            }
        }
    }
}

/// What depends on what: operations, then registers, then memories.
struct Graph {
    /// Where the list of each node starts in `before`.
    start: Vec<usize>,
    /// The nodes that nodes depend on.
    before: Vec<u32>,
    /// Nodes from here on are state.
    state: usize,
}

impl Graph {
    fn new(flat: &Flat, typed: &Typed, ends: &Ends) -> Graph {
        let state = typed.ops.len();
        let memories = state + ends.register.len();
        let mut graph = Graph {
            start: vec![0],
            before: vec![],
            state,
        };
        let node = |v: &Value| match typed.values[*v as usize].1 {
            Source::Op(i) => Some(i),
            Source::Register(r) => Some(state as u32 + r),
            Source::Constant(_) | Source::Input => None,
        };
        for op in &typed.ops {
            graph.before.extend(op.args.iter().filter_map(node));
            if op.kind == Kind::Read && !flat.memories[op.immediate as usize].constant {
                graph.before.push(memories as u32 + op.immediate);
            }
            graph.start.push(graph.before.len());
        }
        for next in &ends.next {
            graph.before.extend(node(next));
            graph.start.push(graph.before.len());
        }
        for m in 0..flat.memories.len() as u32 {
            let ports = ends.writes.iter().filter(|w| w.0 == m);
            graph
                .before
                .extend(ports.flat_map(|w| &w.1).filter_map(node));
            graph.start.push(graph.before.len());
        }
        graph
    }

    fn before(&self, node: usize) -> &[u32] {
        &self.before[self.start[node]..self.start[node + 1]]
    }

    /// The most state on a path to each node, itself included; nodes that depend on each other count
    /// once. Tarjan's search for strongly connected components, which finds them in this order.
    fn depths(&self) -> Vec<u32> {
        const NEW: u32 = u32::MAX;
        let nodes = self.start.len() - 1;
        let (mut number, mut low) = (vec![NEW; nodes], vec![NEW; nodes]);
        let mut depth = vec![NEW; nodes];
        let (mut path, mut open, mut count) = (vec![], vec![], 0);
        for root in 0..nodes {
            if number[root] == NEW {
                path.push((root, 0));
            }
            while let Some((node, next)) = path.last_mut() {
                let node = *node;
                if *next == 0 {
                    (number[node], low[node]) = (count, count);
                    count += 1;
                    open.push(node);
                }
                let Some(other) = self.before(node).get(*next) else {
                    path.pop();
                    if let Some((parent, _)) = path.last() {
                        low[*parent] = low[*parent].min(low[node]);
                    }
                    if low[node] == number[node] {
                        let first = open.iter().rposition(|n| *n == node);
                        let members = open.split_off(first.expect("it is open"));
                        self.close(&members, &mut depth);
                    }
                    continue;
                };
                *next += 1;
                let other = *other as usize;
                if number[other] == NEW {
                    path.push((other, 0));
                } else if depth[other] == NEW {
                    low[node] = low[node].min(number[other]);
                }
            }
        }
        depth
    }

    /// Sets the depth of nodes that depend on each other; all others that they depend on have theirs.
    fn close(&self, members: &[usize], depth: &mut [u32]) {
        let before = members.iter().flat_map(|n| self.before(*n));
        let below = before.map(|n| depth[*n as usize]);
        let below = below.filter(|d| *d != u32::MAX).max().unwrap_or(0);
        let own = u32::from(members.iter().any(|n| *n >= self.state));
        members.iter().for_each(|n| depth[*n] = below + own);
    }
}
