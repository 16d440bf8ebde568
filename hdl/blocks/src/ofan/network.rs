//! Batcher's bitonic sorting network, a register after every comparator.
//!
//! All comparators put the smaller record on the lower lane (a merge starts with mirrored partners instead
//! of a falling half). So records above the last lane, were there any, would be the largest and never move:
//! a number of lanes that is no power of two takes the next one's network without the comparators that
//! touch a missing lane.

use super::Config;
use super::stages::Pipeline;
use sluice_hdl::{Definition, Module, Sig};
use std::collections::HashMap;
use std::sync::Arc;

/// What a network sorts.
#[derive(Clone, Copy)]
pub(super) struct Network {
    /// Name of its modules.
    pub name: &'static str,
    /// Number of records.
    pub lanes: u32,
    /// Width of a record's data.
    pub width: u32,
    /// Upper bits of the data that are compared.
    pub compared: u32,
    /// Whether records that are not valid come last, whatever their data.
    pub valid_first: bool,
}

/// Records, by lane.
#[derive(Clone)]
pub(super) struct Records<'m> {
    /// Whether there is one.
    pub valid: Vec<Sig<'m>>,
    /// What is in it.
    pub data: Vec<Sig<'m>>,
}

/// Comparator stages of a network of `lanes`: p·(p + 1) / 2 with p = ⌈log₂ lanes⌉.
pub(super) fn depth(lanes: u32) -> u32 {
    let p = lanes.next_power_of_two().ilog2();
    p * (p + 1) / 2
}

impl Network {
    /// The records in order, [`depth`] cycles later. No two compare as equal.
    pub fn sort<'m>(
        self,
        pipeline: Pipeline<'m>,
        config: &Config,
        records: Records<'m>,
    ) -> Records<'m> {
        if self.lanes == 1 {
            return records;
        }
        let inputs: [(&str, &[Sig]); 2] = [("valid", &records.valid), ("data", &records.data)];
        let sorted = pipeline.instance(self.name, &self.network(config), &inputs);
        Records {
            valid: sorted.output_array("out_valid"),
            data: sorted.output_array("out_data"),
        }
    }

    /// The module: one column of comparators after another.
    fn network(self, config: &Config) -> Arc<Definition> {
        let m = Module::new(&self.module_name("", config));
        m.doc(&format!(
            "Batcher's bitonic network of {} records: {} columns of comparators.",
            self.lanes,
            depth(self.lanes)
        ));
        let mut records = Records {
            valid: m.input_array("valid", self.lanes, 1),
            data: m.input_array("data", self.lanes, self.width),
        };
        let pipeline = Pipeline::new(&m, config);
        let mut columns = HashMap::new();
        for (i, pairs) in comparators(self.lanes as usize).iter().enumerate() {
            let column = columns
                .entry(pairs.len())
                .or_insert_with(|| self.column(config, pairs.len()));
            let order = lanes_of(pairs, self.lanes as usize);
            let valid: Vec<_> = order.iter().map(|lane| records.valid[*lane]).collect();
            let data: Vec<_> = order.iter().map(|lane| records.data[*lane]).collect();
            let inputs: [(&str, &[Sig]); 2] = [("valid", &valid), ("data", &data)];
            let column = pipeline.instance(&format!("column_{}", i + 1), column, &inputs);
            let out_valid = column.output_array("out_valid");
            let out_data = column.output_array("out_data");
            for (place, lane) in order.into_iter().enumerate() {
                records.valid[lane] = out_valid[place];
                records.data[lane] = out_data[place];
            }
        }
        m.output_array("out_valid", &records.valid);
        m.output_array("out_data", &records.data);
        m.finish()
    }

    /// The module for one column: comparators of neighbours, then records that only pass.
    fn column(self, config: &Config, pairs: usize) -> Arc<Definition> {
        let m = Module::new(&self.module_name(&format!("_column{pairs}"), config));
        m.doc("Puts the smaller of each pair of records first.");
        let mut valid = m.input_array("valid", self.lanes, 1);
        let mut data = m.input_array("data", self.lanes, self.width);
        let pipeline = Pipeline::new(&m, config);
        for pair in 0..pairs {
            let (low, high) = (2 * pair, 2 * pair + 1);
            let order = |lane: usize| {
                let compared = data[lane].bits(self.width - self.compared, self.compared);
                if self.valid_first {
                    m.pack(&[compared, !valid[lane]])
                } else {
                    compared
                }
            };
            let swap = order(high).lt(order(low)).named(&format!("swap_{pair}"));
            for values in [&mut valid, &mut data] {
                let (a, b) = (values[low], values[high]);
                values[low] = swap.mux(b, a);
                values[high] = swap.mux(a, b);
            }
        }
        m.output_array("out_valid", &pipeline.valid(1, "valid", &valid));
        m.output_array("out_data", &pipeline.data(1, "data", &data));
        m.finish()
    }

    fn module_name(self, part: &str, config: &Config) -> String {
        format!(
            "ofan_{}{part}_l{}_d{}{}",
            self.name,
            self.lanes,
            self.width,
            config.stall_name()
        )
    }
}

/// For each column, the lanes that it compares, lower lane first.
fn comparators(lanes: usize) -> Vec<Vec<(usize, usize)>> {
    let size = lanes.next_power_of_two();
    let powers = |to: usize| (0..).map(|k| 1 << k).take_while(move |d| *d <= to);
    let mut columns = vec![];
    for half in powers(size / 2) {
        let mirrored = |i: usize| i ^ (2 * half - 1);
        columns.push(partners(lanes, mirrored));
        let mut distances: Vec<usize> = powers(half / 2).collect();
        distances.reverse();
        columns.extend(distances.iter().map(|d| partners(lanes, |i| i ^ d)));
    }
    columns
}

fn partners(lanes: usize, other: impl Fn(usize) -> usize) -> Vec<(usize, usize)> {
    let pairs = (0..lanes).map(|i| (i, other(i)));
    pairs.filter(|(i, j)| i < j && *j < lanes).collect()
}

/// All lanes: those of the pairs, then the others.
fn lanes_of(pairs: &[(usize, usize)], lanes: usize) -> Vec<usize> {
    let mut order: Vec<_> = pairs.iter().flat_map(|(i, j)| [*i, *j]).collect();
    let others: Vec<_> = (0..lanes).filter(|lane| !order.contains(lane)).collect();
    order.extend(others);
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network that sorts all words of 0 and 1 sorts everything.
    #[test]
    fn every_word_of_bits_is_sorted() {
        for lanes in 1..=12 {
            let columns = comparators(lanes);
            assert_eq!(columns.len() as u32, depth(lanes as u32));
            for word in 0..1u32 << lanes {
                let mut bits: Vec<_> = (0..lanes).map(|i| word >> i & 1).collect();
                for (low, high) in columns.iter().flatten() {
                    if bits[*high] < bits[*low] {
                        bits.swap(*low, *high);
                    }
                }
                assert!(bits.is_sorted(), "{word:b} of {lanes} lanes");
            }
        }
    }
}
