//! The head-drop executor among real queues, memories and a normal dequeue that goes first.

mod common;

use std::collections::VecDeque;

use common::{Bench, ENGINES, rng};
use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use sluice_blocks::head_drop_executor::{Config, build};
use sluice_hdl::sim::Engine;

/// A packet that waits: its cells in order, cell i in list i mod S.
type Packet = Vec<u64>;

/// Everything round the executor: queues of packets whose cells lie anywhere, the memories that name them, a selector, and
/// a normal dequeue.
struct Surroundings {
    config: Config,
    bench: Bench,
    queues: Vec<VecDeque<Packet>>,
    /// Cells of each queue that count in its length and cannot be dropped: they still arrive.
    arriving: Vec<u64>,
    /// Cells that belong to no packet.
    free: Vec<u64>,
    /// By a packet's first cell: first cells of lists 1 to S − 1.
    pd_memory: Vec<Vec<u64>>,
    /// By a list's cell: its successor.
    pointers: Vec<u64>,
    /// What was read in the cycle before.
    pd_data: Vec<u64>,
    pointer_data: Option<Vec<u64>>,
    /// Cells of the packets that were dropped and that are still to come free, in order.
    due: VecDeque<u64>,
    candidate: Option<usize>,
}

/// What a cycle did.
#[derive(Default)]
struct Done {
    /// Queue and cells of a packet that was dropped.
    expelled: Option<(usize, usize)>,
    freed: usize,
}

/// What a cycle offers.
#[derive(Clone, Copy, Default)]
struct Row {
    selected: Option<usize>,
    threshold: u64,
    /// The normal dequeue takes the oldest packet of this queue, with the PD memory.
    dequeue: Option<usize>,
    /// It reads the cell-pointer memories.
    pointers_busy: bool,
}

impl Surroundings {
    fn new(config: &Config, engine: Engine, seed: u64) -> Surroundings {
        let mut bench = Bench::new(&build(config).unwrap(), engine, seed);
        let words = 9 + 2 * config.sub_lists as usize - 1;
        bench.step(true, &vec![1; words]);
        Surroundings {
            config: config.clone(),
            bench,
            queues: vec![VecDeque::new(); config.queues as usize],
            arriving: vec![0; config.queues as usize],
            free: (0..u64::from(config.cells)).collect(),
            pd_memory: vec![vec![]; config.cells as usize],
            pointers: vec![0; config.cells as usize],
            pd_data: vec![],
            pointer_data: None,
            due: VecDeque::new(),
            candidate: None,
        }
    }

    fn lists(&self) -> usize {
        self.config.sub_lists as usize
    }

    /// A packet of free cells joins a queue.
    fn join(&mut self, rng: &mut Pcg64Mcg, queue: usize, cells: usize) {
        if cells > self.free.len() {
            return;
        }
        let lists = self.lists();
        let mut take = |_| {
            let place = rng.random_range(0..self.free.len());
            self.free.swap_remove(place)
        };
        let packet: Packet = (0..cells).map(&mut take).collect();
        let others = packet.iter().skip(1).take(lists - 1).copied();
        self.pd_memory[packet[0] as usize] = others.collect();
        for (cell, next) in packet.iter().zip(packet.iter().skip(lists)) {
            self.pointers[*cell as usize] = *next;
        }
        self.queues[queue].push_back(packet);
    }

    fn waiting(&self, queue: usize) -> u64 {
        self.queues[queue].iter().map(|p| p.len() as u64).sum()
    }

    fn length(&self, queue: usize) -> u64 {
        let length = self.waiting(queue) + self.arriving[queue];
        length.min(u64::from(self.config.cells))
    }

    /// A cycle: checks everything that is shown against the queues.
    fn step(&mut self, rng: &mut Pcg64Mcg, row: Row) -> Done {
        let inputs = self.inputs(rng, &row);
        let out = self.bench.step(false, &inputs).to_vec();
        let lists = self.lists();
        let (head, rest) = out.split_at(9);
        let (reads, freed) = rest.split_at(1 + lists);
        let over = self
            .candidate
            .filter(|&queue| !self.queues[queue].is_empty() && self.length(queue) > row.threshold);
        let busy = self.due.len() > lists;
        assert_eq!((head[1], head[2]), valid(self.candidate));
        assert_eq!(head[3] == 1, over.is_some() && !busy, "pd_request");
        let drops = over.filter(|_| !busy && row.dequeue.is_none());
        let mut done = Done::default();

        // The cells that come free are the oldest packet's, in order, S a cycle; the last ones need no pointers.
        assert_eq!(head[8] == 1, busy, "pointer_request");
        assert_eq!(reads[0] == 1, busy && !row.pointers_busy, "pointer_read");
        let count = if busy && row.pointers_busy {
            0
        } else {
            self.due.len().min(lists)
        };
        let cells: Vec<_> = self.due.drain(..count).collect();
        assert_eq!(freed[0] as usize, count, "freed_count");
        assert_eq!(freed[1..][..count], cells);
        assert!(freed[1 + count..].iter().all(|lane| *lane == 0));
        self.free.extend(&cells);
        let successors = reads[1..].iter().map(|cell| self.pointers[*cell as usize]);
        self.pointer_data = (reads[0] == 1).then(|| successors.collect());
        if reads[0] == 1 {
            assert_eq!(
                reads[1..],
                cells,
                "the successors of what is freed are read"
            );
        }
        done.freed = count;

        assert_eq!((head[5], head[6]), valid(drops), "expelled");
        if let Some(queue) = drops {
            let packet = self.queues[queue].pop_front().unwrap();
            assert_eq!((head[4], head[7]), (packet[0], packet.len() as u64));
            done.expelled = Some((queue, packet.len()));
            self.pd_data = self.pd_memory[packet[0] as usize].clone();
            self.due.extend(packet);
        }
        let ready = over.is_none() || drops.is_some();
        assert_eq!(head[0] == 1, ready, "select_ready");
        if ready {
            self.candidate = row.selected;
        }
        if let Some(queue) = row.dequeue {
            let packet = self.queues[queue].pop_front();
            self.free.extend(packet.into_iter().flatten());
        }
        done
    }

    fn inputs(&mut self, rng: &mut Pcg64Mcg, row: &Row) -> Vec<u64> {
        let (selected, queue) = valid(row.selected);
        let candidate = self.candidate.unwrap_or(0);
        let head = self.queues[candidate].front();
        let noise = rng.random_range(0..u64::from(self.config.cells));
        let first = head.map_or(noise, |packet| packet[0]);
        let cells = head.map_or(1, |packet| packet.len() as u64);
        let mut inputs = vec![selected, queue, self.length(candidate), row.threshold];
        inputs.extend([u64::from(head.is_some()), first, cells]);
        inputs.push(u64::from(row.dequeue.is_none()));
        // Where a list has no cell, and where nothing was read, the data is anything.
        let mut pd = std::mem::take(&mut self.pd_data);
        pd.resize(self.lists() - 1, noise);
        inputs.extend(pd);
        inputs.push(u64::from(!row.pointers_busy));
        let pointers = self.pointer_data.take();
        inputs.extend(pointers.unwrap_or(vec![noise; self.lists()]));
        inputs
    }
}

fn valid(number: Option<usize>) -> (u64, u64) {
    (u64::from(number.is_some()), number.unwrap_or(0) as u64)
}

fn configs() -> impl Iterator<Item = Config> {
    let sizes = [
        (1, 1, 1),
        (2, 7, 5),
        (3, 40, 9),
        (5, 33, 33),
        (7, 100, 4),
        (64, 4096, 48),
    ];
    [1, 2, 4].into_iter().flat_map(move |sub_lists| {
        sizes.map(|(queues, cells, longest_packet)| Config {
            queues,
            cells,
            longest_packet,
            sub_lists,
        })
    })
}

/// Random queues, a stale selector and a busy normal dequeue: the oldest packet of an over-allocated queue is dropped,
/// nothing else, and its cells come free once each, in order; no cell is lost.
#[test]
fn exactly_the_cells_of_the_oldest_packet_come_free() {
    for (seed, config) in configs().enumerate() {
        for &engine in ENGINES {
            let mut rng = rng(seed as u64);
            let mut around = Surroundings::new(&config, engine, seed as u64);
            let queues = config.queues as usize;
            let (mut dropped, mut threshold) = (0, 0);
            for _ in 0..2000 {
                if rng.random_ratio(1, 20) {
                    threshold = rng.random_range(0..=u64::from(config.cells / config.queues));
                }
                let longest = config.longest_packet as usize;
                let (queue, cells) = (rng.random_range(0..queues), rng.random_range(1..=longest));
                around.join(&mut rng, queue, cells);
                around.arriving[queue] = rng.random_range(0..=longest as u64);
                let leaves = rng.random_range(0..queues);
                let dequeue = rng.random_bool(0.3) && !around.queues[leaves].is_empty();
                let selects = rng.random_bool(0.8);
                let row = Row {
                    selected: selects.then(|| rng.random_range(0..queues)),
                    threshold,
                    dequeue: dequeue.then_some(leaves),
                    pointers_busy: rng.random_bool(0.3),
                };
                let done = around.step(&mut rng, row);
                dropped += usize::from(done.expelled.is_some());
                let queued: u64 = (0..queues).map(|q| around.waiting(q)).sum();
                let all = around.free.len() + around.due.len() + queued as usize;
                assert_eq!(all, config.cells as usize, "{config:?}, seed {seed}");
            }
            assert!(dropped > 10, "{config:?}: {dropped} drops");
        }
    }
}

/// Packets of `cells` cells expelled in 96 cycles from a queue far above its threshold; the normal dequeue reads pointers
/// in every `busy`th cycle.
fn expelled(sub_lists: u32, cells: usize, busy: Option<usize>) -> usize {
    let config = Config {
        queues: 2,
        cells: 8192,
        longest_packet: 64,
        sub_lists,
    };
    let mut rng = rng(5);
    let mut around = Surroundings::new(&config, Engine::Jit, 5);
    while around.free.len() >= cells {
        around.join(&mut rng, 1, cells);
    }
    let mut count = 0;
    for cycle in 0..100 {
        let row = Row {
            selected: Some(1),
            pointers_busy: busy.is_some_and(|every| cycle % every == 0),
            ..Row::default()
        };
        let done = around.step(&mut rng, row);
        count += usize::from(cycle >= 4 && done.expelled.is_some());
    }
    count
}

/// The table of `docs/blocks/head-drop-executor.md`: a packet every ⌈c / S⌉ cycles.
#[test]
fn a_group_is_freed_every_cycle() {
    for sub_lists in [1, 2, 4] {
        for cells in [1usize, 2, 3, 4, 5, 8, 16, 48] {
            let every = cells.div_ceil(sub_lists as usize);
            let (count, exact) = (expelled(sub_lists, cells, None), 96 / every);
            println!("S = {sub_lists}, {cells} cells: {count} packets in 96 cycles");
            assert!(count.abs_diff(exact) <= 1, "{count}, not {exact}");
        }
        // Half of the cycles leave the pointers alone: only the last group of a packet does not need one.
        let two_groups = 2 * sub_lists as usize;
        assert_eq!(expelled(sub_lists, two_groups, Some(2)), 48);
        assert_eq!(expelled(sub_lists, 1, Some(1)), 96);
        assert_eq!(expelled(sub_lists, two_groups, Some(1)), 0);
    }
}

/// The waveform in `docs/blocks/head-drop-executor.md`: two lists, a packet of five cells.
#[test]
fn the_documented_waveform_is_true() {
    let config = Config {
        queues: 8,
        cells: 32,
        longest_packet: 8,
        sub_lists: 2,
    };
    let mut bench = Bench::new(&build(&config).unwrap(), ENGINES[0], 4);
    bench.step(true, &[0; 12]);
    // select, queue, length, threshold, head_valid, head_cell, head_cells, pd_grant, pd_data, pointer_grant, pointer_data
    let rows = [
        [1, 6, 0, 8, 0, 0, 0, 1, 0, 1, 0, 0],
        [1, 6, 9, 8, 1, 3, 5, 1, 0, 1, 0, 0],
        [1, 2, 4, 8, 1, 9, 4, 1, 11, 1, 0, 0],
        [0, 0, 4, 8, 1, 9, 4, 1, 0, 0, 4, 12],
        [0, 0, 4, 8, 1, 9, 4, 1, 0, 1, 0, 0],
        [0, 0, 4, 8, 1, 9, 4, 1, 0, 1, 5, 30],
    ];
    // ready, candidate valid, candidate, pd_request, expelled, pointer_request, pointer_read, freed_count, freed
    let shown = [
        [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [1, 1, 6, 1, 1, 0, 0, 0, 0, 0],
        [1, 1, 6, 0, 0, 1, 1, 2, 3, 11],
        [1, 1, 2, 0, 0, 1, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 1, 1, 2, 4, 12],
        [1, 0, 0, 0, 0, 0, 0, 1, 5, 0],
    ];
    for (cycle, (row, shown)) in rows.iter().zip(shown).enumerate() {
        let out = bench.step(false, row);
        let seen = [0, 1, 2, 3, 5, 8, 9, 12, 13, 14].map(|place| out[place]);
        assert_eq!(seen, shown, "cycle {cycle}");
    }
}

/// One cycle of reset from any state forgets candidate and packet, and silences all outputs.
#[test]
fn reset_forgets_what_is_under_way() {
    for sub_lists in [1, 2, 4] {
        let config = Config {
            sub_lists,
            ..Config::default()
        };
        for seed in 0..20 {
            let mut bench = Bench::new(&build(&config).unwrap(), Engine::Interpreter, seed);
            let words = 8 + 2 * sub_lists as usize;
            let busy = vec![1; words];
            assert!(bench.step(true, &busy).iter().all(|word| *word == 0));
            let out = bench.step(false, &busy);
            assert_eq!(out[0], 1, "ready");
            assert!(out[1..].iter().all(|word| *word == 0), "{out:?}");
        }
    }
}

#[test]
fn wrong_lists_are_named() {
    let config = Config {
        sub_lists: 3,
        ..Config::default()
    };
    assert_eq!(
        build(&config).unwrap_err().to_string(),
        "sub_lists = 3 is not allowed (allowed: 1, 2, 4): set the number of parallel cell lists to one of these"
    );
}
