//! Small combinational pieces that blocks share.
//!
//! Every function takes values of one width `N` (N ≥ 1, any, powers of two or not) and adds logic
//! to the module that the values belong to; nothing here has state but [`Fifo`]. Depths are counted in two-input
//! gates. *Thermometer* means: all bits from some position upwards are 1, all below are 0.

mod compare;
mod count;
mod divide;
mod fifo;
mod index;
mod priority;
mod rotate;

pub use compare::greater;
pub use count::{count_ones, prefix_sum};
pub use divide::divide;
pub use fifo::Fifo;
pub use index::{above_index, index_of_one_hot, one_hot};
pub use priority::{from_lowest, lowest, prefix_or, rises};
pub use rotate::{rotate_left, rotate_left_by, rotate_right, rotate_right_by};
