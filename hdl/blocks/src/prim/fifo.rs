//! A first-in-first-out queue of flip-flops.

use sluice_hdl::{MemoryBuilder, MemorySpec, Module, Reg, Sig, index_width};

/// A queue under construction: what it shows comes from registers alone, so that what moves it may depend on it.
pub struct Fifo<'m> {
    m: &'m Module,
    depth: u32,
    words: MemoryBuilder<'m>,
    count: Reg<'m>,
    write: Option<Reg<'m>>,
    read: Option<Reg<'m>>,
    /// There is room; 0 in reset.
    pub ready: Sig<'m>,
    /// There is a word; 0 in reset.
    pub valid: Sig<'m>,
    /// The oldest word; anything where there is none.
    pub front: Sig<'m>,
}

impl<'m> Fifo<'m> {
    /// A queue of `depth` words of `width` bits, both at least 1, empty after reset. Its registers are called
    /// after `name`. Give it its moves once, with [`Fifo::moved`].
    #[track_caller]
    pub fn new(m: &'m Module, name: &str, width: u32, depth: u32) -> Fifo<'m> {
        let running = !m.reset();
        let count_width = index_width(depth + 1);
        let count = m
            .register(&format!("{name}_count"), count_width)
            .reset_to_zero();
        let full = count.q().eq(m.lit(count_width, u64::from(depth)));
        let place = |what: &str| {
            let register = || m.register(&format!("{name}_{what}"), index_width(depth));
            (depth > 1).then(|| register().reset_to_zero())
        };
        let (write, read) = (place("write_index"), place("read_index"));
        let words = m.memory(&format!("{name}_words"), MemorySpec::flops(width, depth));
        let zero = m.lit(index_width(depth), 0);
        let front = words.read("front", None, read.map_or(zero, Reg::q));
        let in_range = count.q().le(m.lit(count_width, u64::from(depth)));
        m.assert(&format!("{name}_count_in_range"), in_range);
        Fifo {
            m,
            depth,
            words,
            count,
            write,
            read,
            ready: !full & running,
            valid: count.q().any() & running,
            front,
        }
    }

    /// With `push` (1 bit), `data` is taken if there is room; with `pop` (1), the front is dropped if there is one.
    /// A word is at the front in the next cycle at the earliest, and a full queue has room in the cycle after a `pop`.
    pub fn moved(self, push: Sig<'m>, data: Sig<'m>, pop: Sig<'m>) {
        let m = self.m;
        let (taken, dropped) = (push & self.ready, pop & self.valid);
        let one = m.lit(self.count.q().width(), 1);
        let changed = taken.mux(self.count.q() + one, self.count.q() - one);
        self.count.set_when(taken ^ dropped, changed);
        let zero = m.lit(index_width(self.depth), 0);
        let place = self.write.map_or(zero, Reg::q);
        self.words.write(taken, place, data);
        for (index, moves) in [(self.write, taken), (self.read, dropped)] {
            let Some(index) = index else { continue };
            let last = index.q().eq(m.lit(zero.width(), u64::from(self.depth - 1)));
            index.set_when(moves, last.mux(zero, index.q() + m.lit(zero.width(), 1)));
        }
    }
}
