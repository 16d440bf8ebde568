//! Reading of the next hops' state, path by path, into one of two banks.

use super::config::Config;
use super::table::{PathTable, address};
use super::walk::{counter, walk};
use sluice_hdl::{MemoryBuilder, MemorySpec, Module, ReadDuringWrite, Sig, index_width};

/// What was read of the next hops' state.
pub struct Remote<'m> {
    memory: MemoryBuilder<'m>,
    /// The bank that sweeps read.
    front: Sig<'m>,
    /// There is anything in it.
    known: Sig<'m>,
}

impl<'m> Remote<'m> {
    /// A reading begins with `start`. A whole reading is what sweeps see from the first `sweep` (1 bit, the start of
    /// one) after it on. Adds the ports that ask for state and take it.
    pub fn new(
        m: &'m Module,
        config: &Config,
        table: &PathTable<'m>,
        start: Sig<'m>,
        sweep: Sig<'m>,
    ) -> Remote<'m> {
        let limits = [config.paths, config.groups(), config.profiles];
        let asked = walk(m, "ask", &limits, start);
        let latency = config.state_latency as usize + 2;
        let active: Vec<_> = (1..=latency)
            .scan(asked.active, |active, k| {
                let register = m.register(&format!("asked{k}"), 1).reset_to_zero();
                *active = register.set(*active).q();
                Some(*active)
            })
            .collect();
        ask(m, config, table, active[1], &asked.at.digits);
        let answer = active[latency - 1];
        let place = counter(m, "answer", &limits, answer);
        let whole = answer & place.last;

        m.comment("A whole reading waits for the next sweep.");
        let fresh = m.register("remote_fresh", 1).reset_to_zero();
        fresh.set(whole | (fresh.q() & !sweep));
        let turn = (fresh.q() & sweep).named("remote_turns");
        m.comment("The bank of the next hops' state that sweeps read.");
        let front = m.register("remote_front", 1).reset_to_zero();
        front.set(front.q() ^ turn);
        let known = m.register("remote_known", 1).reset_to_zero();
        known.set(known.q() | turn);

        let spec = MemorySpec {
            read_during_write: ReadDuringWrite::Undefined,
            ..MemorySpec::sram(3 * config.factor_width * config.paths, 2 * config.depth())
        };
        let memory = m.memory("remote_state", spec);
        let (filled, word) = collect(m, config, answer, place.digits[0]);
        let at = address(m, config, place.digits[1], place.digits[2]);
        memory.write(filled, m.pack(&[!front.q(), at]), word);
        Remote {
            memory,
            front: front.q(),
            known: known.q(),
        }
    }

    /// The next hops' factors of the P paths of a word, one cycle after `active` with its address: all ones before the
    /// first reading.
    pub fn read(
        &self,
        m: &'m Module,
        config: &Config,
        active: Sig<'m>,
        at: Sig<'m>,
    ) -> Vec<[Sig<'m>; 3]> {
        let place = m.pack(&[self.front, at]);
        let word = self.memory.read("s1_remote", Some(active), place);
        let width = config.factor_width;
        let factor = |lane: u32, i: u32| {
            let read = word.bits((3 * lane + i) * width, width);
            self.known.mux(read, !m.lit(width, 0))
        };
        let of_lane = |lane| [factor(lane, 0), factor(lane, 1), factor(lane, 2)];
        (0..config.paths).map(of_lane).collect()
    }
}

/// Looks a path's next hop up and asks for its state, with `asking`, two cycles after the path's turn.
fn ask<'m>(
    m: &'m Module,
    config: &Config,
    table: &PathTable<'m>,
    asking: Sig<'m>,
    digits: &[Sig<'m>],
) {
    let hops = table.read_remote("hop", address(m, config, digits[1], digits[2]));
    let lane = match digits[0].constant() {
        Some(_) => digits[0],
        None => m.register("hop_lane", digits[0].width()).set(digits[0]).q(),
    };
    let hop = m
        .register("asked_hop", hops[0].width())
        .set(m.select(&hops, lane))
        .q();
    let read = asking & !m.reset();
    let neighbour = index_width(config.neighbours);
    m.output("remote_read", read);
    m.output("remote_neighbour", hop.trunc(neighbour).gated(read));
    m.output(
        "remote_port",
        hop.bits(neighbour, hop.width() - neighbour).gated(read),
    );
}

/// The answers of the P paths of a word together: whether the last one comes, and the word.
fn collect<'m>(
    m: &'m Module,
    config: &Config,
    answer: Sig<'m>,
    lane: Sig<'m>,
) -> (Sig<'m>, Sig<'m>) {
    let input = |name: &str| m.input(name, config.factor_width);
    let now = [
        input("remote_queue"),
        input("remote_utilisation"),
        input("remote_mean_queue"),
    ];
    let now = m.pack(&now);
    let is = |number: u32| lane.eq(m.lit(lane.width(), u64::from(number)));
    let last = config.paths - 1;
    let earlier = (0..last).map(|number| {
        let register = m.register(&format!("answered_{number}"), now.width());
        register.set_when(answer & is(number), now).q()
    });
    let word: Vec<_> = earlier.chain([now]).collect();
    (answer & is(last), m.pack(&word))
}
