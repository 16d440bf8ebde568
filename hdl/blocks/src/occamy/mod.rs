//! Pieces of Occamy that several blocks share.

mod admission;
mod buffer;
mod threshold;
mod total;

pub(crate) use admission::{below_threshold, fits, over_allocated, threshold_of, well_formed};
pub(crate) use buffer::{Change, FreeCells, Lengths};
pub use threshold::threshold;
pub(crate) use threshold::{CODE_WIDTH, Thresholds, alpha_ports};
pub(crate) use total::total;

use sluice_hdl::Sig;

/// A write to a table: enable, queue, value.
pub(crate) type TableWrite<'m> = (Sig<'m>, Sig<'m>, Sig<'m>);

/// A number of cells as a value of another width, which it fits: a buffer may have fewer cells than a group.
pub(crate) fn resized(value: Sig<'_>, width: u32) -> Sig<'_> {
    if value.width() > width {
        value.trunc(width)
    } else {
        value.zext(width)
    }
}
