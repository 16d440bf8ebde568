//! The order in which a pointer visits the ports: one basis permutation, turned by the key.

/// Made by `examples/ofan_orders.rs`, which says what is searched for. A line for each w, from 1 up:
/// counts, a colon, the permutation.
const ORDERS: &str = include_str!("orders.txt");

/// The basis permutation that the search found for `uplinks` (1 to 256).
pub fn searched(uplinks: u32) -> Vec<u32> {
    let lines = ORDERS.lines().filter(|line| !line.starts_with('#'));
    let line = lines.into_iter().nth(uplinks as usize - 1);
    let (_, list) = line
        .and_then(|line| line.split_once(':'))
        .expect("a line for each number of uplinks");
    let number = |word: &str| word.parse().expect("a number");
    list.split_whitespace().map(number).collect()
}
