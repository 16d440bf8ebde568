//! A lane: places in which packets wait for their answer, and the answer for its receiver.

use sluice_hdl::{Definition, Module, Sig, index_width};
use std::sync::Arc;

/// Builds a lane of `depth` places for keys of `key_width` bits and answers of `answer_width` bits.
///
/// Inputs: `open` (packets are let in), `valid`, `key`; `fetch` (the key shown goes to the collector);
/// `answer_valid`, `answer` (that of the oldest packet that has none); `out_ready`. Outputs: `ready`;
/// `waiting` (a packet was not fetched yet), `front_key` (the oldest such packet's); `out_valid`,
/// `shown` (the oldest packet's answer, else 0).
pub(super) fn lane(depth: u32, key_width: u32, answer_width: u32) -> Arc<Definition> {
    let m = Module::new(&format!("ofan_lane_d{depth}_k{key_width}_a{answer_width}"));
    m.doc(
        "A lane of the pointer unit. A packet keeps its place from acceptance until its answer is taken:\n\
         first the place holds its key, then its answer.",
    );
    let open = m.input("open", 1);
    let valid = m.input("valid", 1);
    let key = m.input("key", key_width);
    let fetch = m.input("fetch", 1);
    let answer_valid = m.input("answer_valid", 1);
    let answer = m.input("answer", answer_width);
    let out_ready = m.input("out_ready", 1);

    m.comment("Place that the next packet takes; the highest bit tells the rounds apart.");
    let tail = Ring::new(&m, "tail", depth);
    m.comment("Place of the oldest packet not fetched yet.");
    let front = Ring::new(&m, "front", depth);
    m.comment("Place of the oldest packet without answer.");
    let done = Ring::new(&m, "done", depth);
    m.comment("Place of the oldest packet.");
    let head = Ring::new(&m, "head", depth);
    let full = tail.q.ne(head.q) & tail.index.eq(head.index);
    let ready = open & !full & !m.reset();
    let accept = (valid & ready).named("accept");
    let waiting = front.q.ne(tail.q);
    let out_valid = head.q.ne(done.q) & !m.reset();
    m.assert("fetches_what_waits", !fetch | waiting);
    m.assert(
        "answers_what_was_fetched",
        !answer_valid | done.q.ne(front.q),
    );

    let places: Vec<_> = (0..depth)
        .map(|i| {
            let takes_key = accept & tail.at(i);
            let takes_answer = answer_valid & done.at(i);
            place(&m, i, (takes_key, key), (takes_answer, answer))
        })
        .collect();
    tail.step(accept);
    front.step(fetch);
    done.step(answer_valid);
    head.step(out_valid & out_ready);
    m.output("ready", ready);
    m.output("waiting", waiting);
    m.output("front_key", m.select(&places, front.index).trunc(key_width));
    m.output("out_valid", out_valid);
    let shown = m.select(&places, head.index).trunc(answer_width);
    m.output("shown", shown.gated(out_valid));
    m.finish()
}

/// A place: its low bits take the key or the answer, those above either's width hold the other alone.
fn place<'m>(
    m: &'m Module,
    i: u32,
    (takes_key, key): (Sig<'m>, Sig<'m>),
    (takes_answer, answer): (Sig<'m>, Sig<'m>),
) -> Sig<'m> {
    let shared = key.width().min(answer.width());
    let low = takes_answer.mux(answer.trunc(shared), key.trunc(shared));
    let wider = if key.width() > shared { key } else { answer };
    let next = match wider.width() - shared {
        0 => low,
        more => m.pack(&[low, wider.bits(shared, more)]),
    };
    let place = m.register(&format!("place_{i}"), next.width());
    place.set_when(takes_key | takes_answer, next).q()
}

/// A place number that goes round, with a bit that changes every round.
struct Ring<'m> {
    m: &'m Module,
    reg: sluice_hdl::Reg<'m>,
    q: Sig<'m>,
    /// The place; 0 of width 1 where there is one place only.
    index: Sig<'m>,
    depth: u32,
}

impl<'m> Ring<'m> {
    fn new(m: &'m Module, name: &str, depth: u32) -> Ring<'m> {
        let width = if depth == 1 { 0 } else { index_width(depth) };
        let reg = m.register(name, width + 1).reset_to_zero();
        let q = reg.q();
        let index = if depth == 1 {
            m.lit(1, 0)
        } else {
            q.trunc(width)
        };
        Ring {
            m,
            reg,
            q,
            index,
            depth,
        }
    }

    /// Whether it is at place `i`.
    fn at(&self, i: u32) -> Sig<'m> {
        self.index.eq(self.m.lit(self.index.width(), i.into()))
    }

    /// One place further in cycles with `enable`.
    fn step(&self, enable: Sig<'m>) {
        let next = self.q + self.m.lit(self.q.width(), 1);
        if self.depth.is_power_of_two() {
            self.reg.set_when(enable, next);
            return;
        }
        let width = self.index.width();
        let wrapped = self.m.pack(&[self.m.lit(width, 0), !self.q.bit(width)]);
        let last = self.at(self.depth - 1);
        self.reg.set_when(enable, last.mux(wrapped, next));
    }
}
