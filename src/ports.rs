//! Where each port's value lies in a row of 64-bit words.
//!
//! A row holds the ports in their declared order. Every element of a port takes
//! `ceil(width / 64)` words, least significant word first; the elements of an array follow each
//! other. Golden models, simulators, tables and the simulators outside all speak this one format.

use std::fmt;

/// The shape of a port: a value of `width` bits, or an array of `count` such values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PortShape {
    /// Name as in the Verilog.
    pub name: String,
    /// Bits of one element, at least 1.
    pub width: u32,
    /// Number of elements of an array; `None` for a plain value.
    pub count: Option<u32>,
}

/// One port and its place in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The port.
    pub shape: PortShape,
    /// Index of the first word of element 0.
    pub offset: usize,
}

impl Field {
    /// Words that one element takes.
    pub fn words_per_element(&self) -> usize {
        self.shape.width.div_ceil(64) as usize
    }

    /// Number of elements; 1 for a plain value.
    pub fn elements(&self) -> usize {
        self.shape.count.unwrap_or(1) as usize
    }

    /// Words that the whole port takes.
    pub fn words(&self) -> usize {
        self.words_per_element() * self.elements()
    }

    /// The word range of element `index`.
    pub fn element(&self, index: usize) -> std::ops::Range<usize> {
        let start = self.offset + index * self.words_per_element();
        start..start + self.words_per_element()
    }
}

/// One value of a row: a plain port, or one element of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// `ready`, or `len[3]`.
    pub label: String,
    /// Bits.
    pub width: u32,
    /// Index of its first word.
    pub offset: usize,
}

impl Column {
    /// The words of this value in `row`.
    pub fn slice<'a>(&self, row: &'a [u64]) -> &'a [u64] {
        &row[self.offset..self.offset + self.width.div_ceil(64) as usize]
    }
}

/// The ports of one side of a block and their places in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    fields: Vec<Field>,
    words: usize,
}

impl Layout {
    /// Lays the ports out in the order given.
    pub fn new(shapes: impl IntoIterator<Item = PortShape>) -> Self {
        let mut layout = Layout::default();
        for shape in shapes {
            let field = Field {
                shape,
                offset: layout.words,
            };
            layout.words += field.words();
            layout.fields.push(field);
        }
        layout
    }

    /// The layout of a definition's ports.
    pub fn of(ports: &[sluice_hdl::Port]) -> Self {
        Layout::new(ports.iter().map(|port| PortShape {
            name: port.name.clone(),
            width: port.width,
            count: port.count,
        }))
    }

    /// The ports in order.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// Words of one row.
    pub fn words(&self) -> usize {
        self.words
    }

    /// The port of this name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|f| f.shape.name == name)
    }

    /// Every value of a row in order, arrays element by element.
    pub fn columns(&self) -> Vec<Column> {
        let of = |f: &Field, label: String, i: usize| Column {
            label,
            width: f.shape.width,
            offset: f.element(i).start,
        };
        self.fields
            .iter()
            .flat_map(|f| match f.shape.count {
                None => vec![of(f, f.shape.name.clone(), 0)],
                Some(n) => (0..n as usize)
                    .map(|i| of(f, format!("{}[{i}]", f.shape.name), i))
                    .collect(),
            })
            .collect()
    }
}

/// A value of any width as text: decimal up to 64 bits, hexadecimal above.
pub struct Value<'a> {
    words: &'a [u64],
    width: u32,
}

impl<'a> Value<'a> {
    /// The value of `width` bits in `words`, least significant first.
    pub fn new(words: &'a [u64], width: u32) -> Self {
        Value { words, width }
    }
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.width <= 64 {
            return write!(f, "{}", self.words[0]);
        }
        let top = self.words.iter().rposition(|&w| w != 0).unwrap_or(0);
        write!(f, "0x{:x}", self.words[top])?;
        self.words[..top]
            .iter()
            .rev()
            .try_for_each(|w| write!(f, "{w:016x}"))
    }
}

/// Why a text is not a value of its port.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ValueError {
    /// Neither decimal nor `0x` hexadecimal.
    #[error("`{0}` is not a number (decimal or 0x hexadecimal)")]
    NotANumber(String),
    /// More bits than the port has.
    #[error("{value} does not fit the port's {width} bit{}", if *.width == 1 { "" } else { "s" })]
    TooWide {
        /// The text as given.
        value: String,
        /// Bits of the port.
        width: u32,
    },
}

/// Reads decimal or `0x` hexadecimal (`_` between digits is allowed) into `words`.
pub fn parse_value(text: &str, width: u32, words: &mut [u64]) -> Result<(), ValueError> {
    let bad = || ValueError::NotANumber(shorten(text));
    let (digits, radix) = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(hex) => (hex, 16),
        None => (text, 10),
    };
    if !digits.starts_with(|c: char| c.is_digit(radix)) {
        return Err(bad());
    }
    words.fill(0);
    let mut overflow = false;
    for digit in digits.chars().filter(|&c| c != '_') {
        let digit = digit.to_digit(radix).ok_or_else(bad)?;
        let mut carry = u128::from(digit);
        for word in words.iter_mut() {
            let product = u128::from(*word) * u128::from(radix) + carry;
            *word = product as u64;
            carry = product >> 64;
        }
        overflow |= carry != 0;
    }
    let spare = width % 64;
    overflow |= spare != 0 && words[words.len() - 1] >> spare != 0;
    if overflow {
        return Err(ValueError::TooWide {
            value: shorten(text),
            width,
        });
    }
    Ok(())
}

/// Error texts stay readable whatever the file holds.
fn shorten(text: &str) -> String {
    if text.chars().count() <= 40 {
        return text.to_owned();
    }
    text.chars().take(37).chain("...".chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn shape(name: &str, width: u32, count: Option<u32>) -> PortShape {
        PortShape {
            name: name.into(),
            width,
            count,
        }
    }

    #[test]
    fn elements_follow_each_other_in_whole_words() {
        let layout = Layout::new([
            shape("a", 65, None),
            shape("b", 3, Some(2)),
            shape("c", 1, None),
        ]);
        assert_eq!(layout.words(), 5);
        let columns = layout.columns();
        let labels: Vec<_> = columns
            .iter()
            .map(|c| (c.label.as_str(), c.offset))
            .collect();
        assert_eq!(labels, [("a", 0), ("b[0]", 2), ("b[1]", 3), ("c", 4)]);
        assert_eq!(layout.field("b").map(|f| f.element(1)), Some(3..4));
    }

    #[test]
    fn wrong_values_say_why() {
        let mut word = [0];
        let mut parse = |text, width| parse_value(text, width, &mut word).unwrap_err().to_string();
        insta::assert_snapshot!(parse("seven", 3), @"`seven` is not a number (decimal or 0x hexadecimal)");
        insta::assert_snapshot!(parse("-1", 3), @"`-1` is not a number (decimal or 0x hexadecimal)");
        insta::assert_snapshot!(parse("", 3), @"`` is not a number (decimal or 0x hexadecimal)");
        insta::assert_snapshot!(parse("0x", 3), @"`0x` is not a number (decimal or 0x hexadecimal)");
        insta::assert_snapshot!(parse("8", 3), @"8 does not fit the port's 3 bits");
        insta::assert_snapshot!(parse("2", 1), @"2 does not fit the port's 1 bit");
        insta::assert_snapshot!(parse("0x1_0000_0000_0000_0000", 64), @"0x1_0000_0000_0000_0000 does not fit the port's 64 bits");
    }

    proptest! {
        #[test]
        fn values_survive_text(width in 1u32..=200, seed in prop::collection::vec(any::<u64>(), 4)) {
            let mut words = seed[..width.div_ceil(64) as usize].to_vec();
            if width % 64 != 0 {
                *words.last_mut().unwrap() &= (1 << (width % 64)) - 1;
            }
            let text = Value::new(&words, width).to_string();
            let mut read = vec![1; words.len()];
            parse_value(&text, width, &mut read).unwrap();
            prop_assert_eq!(read, words);
        }
    }
}
