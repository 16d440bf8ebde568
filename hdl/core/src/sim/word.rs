//! Operations on words of at most 64 bits: what a flat netlist is made of.

/// Index of a value in a flat netlist.
pub type Slot = u32;

/// What a word operation computes. Values are zero-extended to their machine type, results cut to the
/// width of their destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Complement.
    Not,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Low 64 bits of the product.
    Mul,
    /// 1 if equal.
    Eq,
    /// 1 if less, unsigned.
    Lt,
    /// Second operand if the first is 1, else the third.
    Mux,
    /// Shift right by the immediate.
    Slice,
    /// First operand shifted left by the immediate, or'ed with the second.
    Insert,
    /// Shift left by the second operand (at most 64).
    Shl,
    /// Shift right by the second operand (at most 64).
    Shr,
    /// Entry of the memory numbered by the immediate; 0 beyond its depth.
    Read,
    /// Operands of 1 bit side by side, the first lowest.
    Pack,
    /// The same value in another machine type.
    Convert,
}

/// The bits that a value of `width` bits may have set.
pub fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

/// The value of an operation on constants; `None` where it depends on state.
pub fn evaluate(kind: Kind, width: u32, immediate: u32, a: &[u64]) -> Option<u64> {
    let shifted = |v: Option<u64>| v.unwrap_or(0);
    let amount = |v: u64| u32::try_from(v).unwrap_or(64);
    let value = match kind {
        Kind::Read => return None,
        Kind::Not => !a[0],
        Kind::And => a[0] & a[1],
        Kind::Or => a[0] | a[1],
        Kind::Xor => a[0] ^ a[1],
        Kind::Add => a[0].wrapping_add(a[1]),
        Kind::Sub => a[0].wrapping_sub(a[1]),
        Kind::Mul => a[0].wrapping_mul(a[1]),
        Kind::Eq => u64::from(a[0] == a[1]),
        Kind::Lt => u64::from(a[0] < a[1]),
        Kind::Mux => a[if a[0] != 0 { 1 } else { 2 }],
        Kind::Slice => a[0] >> immediate,
        Kind::Insert => shifted(a[0].checked_shl(immediate)) | a[1],
        Kind::Shl => shifted(a[0].checked_shl(amount(a[1]))),
        Kind::Shr => shifted(a[0].checked_shr(amount(a[1]))),
        Kind::Pack => a.iter().enumerate().fold(0, |v, (i, bit)| v | bit << i),
        Kind::Convert => a[0],
    };
    Some(value & mask(width))
}
