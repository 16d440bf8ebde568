//! How fast the traffic manager expels packets, at its ports.

mod common;

use common::{Bench, ENGINES};
use sluice_blocks::occamy_selector::Thresholds;
use sluice_blocks::traffic_manager::{Config, build};

/// Occamy with four queues whose α can be written.
struct Manager(Bench);

/// What a row offers, takes and writes.
#[derive(Clone, Copy, Default)]
struct Row {
    /// Queue and cells of the packet offered.
    offer: Option<(u64, u64)>,
    port_ready: u64,
    /// The least α for queue 0 from now on.
    least_alpha: bool,
}

impl Manager {
    fn new(sub_lists: u32) -> Manager {
        let config = Config {
            queues: 4,
            cells: 1024,
            longest_packet: 64,
            sub_lists,
            thresholds: Thresholds::PerQueue,
            alpha_shift: 6,
            ..Config::default()
        };
        let mut manager = Manager(Bench::new(&build(&config).unwrap(), ENGINES[2], 3));
        manager.0.step(true, &[0; 9]);
        manager
    }

    /// A cycle: gives the length of each queue and the cells that are expelled in it.
    fn step(&mut self, row: Row) -> (Vec<u64>, u64) {
        let (queue, cells) = row.offer.unwrap_or_default();
        let valid = u64::from(row.offer.is_some());
        let write = u64::from(row.least_alpha);
        let inputs = [valid, queue, cells, 0, 1, row.port_ready, 0, write, 0];
        let out = self.0.step(false, &inputs);
        (out[12..16].to_vec(), out[11])
    }

    /// Offers packets until a queue has `length` cells.
    fn fill(&mut self, queue: u64, cells: u64, length: u64) {
        let offer = Some((queue, cells));
        let row = Row {
            offer,
            ..Row::default()
        };
        while self.step(row).0[queue as usize] < length {}
        (1..cells).for_each(|_| drop(self.step(row)));
    }
}

/// Packets of `cells` cells that are expelled in 96 cycles, while packets of 64 cells are sent if `sending`.
fn expelled(sub_lists: u32, cells: u64, sending: bool) -> u64 {
    let mut manager = Manager::new(sub_lists);
    manager.fill(1, 64, 192);
    manager.fill(0, cells, 700);
    let port_ready = if sending { 0b10 } else { 0 };
    let mut row = Row {
        port_ready,
        least_alpha: true,
        ..Row::default()
    };
    manager.step(row);
    row.least_alpha = false;
    while manager.step(row).1 == 0 {}
    let packets = (0..96).filter(|_| manager.step(row).1 > 0).count() as u64;
    assert!(
        manager.step(row).0[0] > 100,
        "the queue has come to its end"
    );
    packets
}

/// A packet is expelled every ⌈c / S⌉ cycles where nothing is sent.
#[test]
fn a_group_is_freed_every_cycle() {
    for sub_lists in [1, 2, 4] {
        for cells in [1u64, 2, 3, 4, 5, 8, 16, 48] {
            let every = cells.div_ceil(u64::from(sub_lists));
            let (count, exact) = (expelled(sub_lists, cells, false), 96 / every);
            println!("S = {sub_lists}, {cells} cells, nothing sent: {count} packets in 96 cycles");
            assert!(count == exact || count + 1 == exact, "{count}, not {exact}");
        }
    }
}

/// A cell is sent in each cycle: the packets sent look for their next cells first, every S cycles.
#[test]
fn what_is_sent_goes_first() {
    for (sub_lists, two_groups) in [(1, 1..=3), (2, 40..=48), (4, 40..=48)] {
        let packets = expelled(sub_lists, 2 * u64::from(sub_lists), true);
        println!("S = {sub_lists}, two groups, 64-cell packets sent: {packets} in 96 cycles");
        assert!(two_groups.contains(&packets), "{packets}");
        let packets = expelled(sub_lists, 1, true);
        println!("S = {sub_lists}, one cell, 64-cell packets sent: {packets} in 96 cycles");
        assert!((94..=95).contains(&packets), "{packets}");
    }
}
