//! Two responses side by side.

use std::fmt;

use crate::ports::Value;
use crate::table::Table;

/// The first value in which a response differs from the golden one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// Row.
    pub cycle: usize,
    /// Block and output, such as `rr-arbiter.grant`.
    pub signal: String,
    /// The golden value.
    pub golden: String,
    /// Who gave the other one.
    pub other_name: String,
    /// The other value.
    pub other: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mismatch {
            cycle,
            signal,
            golden,
            other_name,
            other,
        } = self;
        write!(
            f,
            "cycle {cycle}  {signal}  golden={golden} {other_name}={other}"
        )
    }
}

/// How far two responses agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// Rows compared.
    pub cycles: usize,
    /// Values compared: every output in every cycle.
    pub values: usize,
    /// Values that differ.
    pub mismatches: usize,
    /// The first of them.
    pub first: Option<Mismatch>,
}

/// Compares `other` with `golden` from row `from` on. A response that is shorter or longer than
/// the golden one differs in its missing rows.
pub fn compare(
    block: &str,
    golden: &Table,
    other_name: &str,
    other: &Table,
    from: usize,
) -> Agreement {
    let columns = golden.layout().columns();
    let (mut mismatches, mut first) = (0, None);
    for cycle in from..golden.len() {
        let there = cycle < other.len();
        if there && golden.row(cycle) == other.row(cycle) {
            continue;
        }
        for column in &columns {
            let expected = column.slice(golden.row(cycle));
            let found = there.then(|| column.slice(other.row(cycle)));
            if found == Some(expected) {
                continue;
            }
            mismatches += 1;
            first.get_or_insert_with(|| Mismatch {
                cycle,
                signal: format!("{block}.{}", column.label),
                golden: Value::new(expected, column.width).to_string(),
                other_name: other_name.to_owned(),
                other: found.map_or("nothing".into(), |v| {
                    Value::new(v, column.width).to_string()
                }),
            });
        }
    }
    let cycles = golden.len().saturating_sub(from);
    Agreement {
        cycles,
        values: cycles * columns.len(),
        mismatches,
        first,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ports::{Layout, PortShape};

    #[test]
    fn the_first_difference_is_named() {
        let shape = |name: &str, count| PortShape {
            name: name.into(),
            width: 8,
            count,
        };
        let layout = Layout::new([shape("out_port", Some(8)), shape("valid", None)]);
        let mut golden = Table::zeroed(layout.clone(), 50);
        golden.row_mut(42)[7] = 3;
        let mut other = golden.clone();
        assert_eq!(
            compare("ofan", &golden, "verilator", &other, 0).mismatches,
            0
        );
        other.row_mut(42)[7] = 2;
        other.row_mut(43)[8] = 1;
        let agreement = compare("ofan", &golden, "verilator", &other, 0);
        assert_eq!(
            (agreement.cycles, agreement.values, agreement.mismatches),
            (50, 450, 2)
        );
        insta::assert_snapshot!(agreement.first.unwrap(), @"cycle 42  ofan.out_port[7]  golden=3 verilator=2");
        assert_eq!(
            compare("ofan", &golden, "verilator", &other, 44).mismatches,
            0
        );
        other.truncate(10);
        let short = compare("ofan", &golden, "verilator", &other, 0);
        insta::assert_snapshot!(short.first.unwrap(), @"cycle 10  ofan.out_port[0]  golden=0 verilator=nothing");
    }
}
