//! Pieces of text: literals, ranges, comments, headers, lists broken over lines.

use super::Header;
use crate::bits::Bits;
use crate::ir::Definition;

/// Columns that a line of a list may fill.
const COLUMNS: usize = 96;

/// A sized literal: decimal where it is short, else hexadecimal.
pub(super) fn literal(value: &Bits) -> String {
    let width = value.width();
    match value.to_u64() {
        Some(v) if width == 1 => format!("1'b{v}"),
        Some(v) if v < 10_000 => format!("{width}'d{v}"),
        _ => format!("{width}'h{:x}", value.value()),
    }
}

/// A sized literal of a machine word.
pub(super) fn number(width: u32, value: u64) -> String {
    literal(&Bits::new(width, value))
}

/// The range of a declaration with a space behind it, empty for one bit.
pub(super) fn range(width: u32) -> String {
    match width {
        1 => String::new(),
        _ => format!("[{}:0] ", width - 1),
    }
}

/// Comment lines, each with `indent` before it.
pub(super) fn comment(indent: &str, text: &str) -> String {
    text.lines()
        .map(|line| format!("{indent}// {}", comment_line(line)))
        .map(|line| format!("{}\n", line.trim_end()))
        .collect()
}

/// One line that no tool takes for a directive.
fn comment_line(line: &str) -> String {
    const TOOLS: [&str; 6] = [
        "verilator",
        "synopsys",
        "synthesis",
        "pragma",
        "cadence",
        "ambit",
    ];
    let clean: String = line
        .trim_end()
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    let word = clean.trim_start().to_ascii_lowercase();
    let directive = TOOLS.iter().any(|t| word.starts_with(t));
    let clean = if directive {
        format!("| {clean}")
    } else {
        clean
    };
    // A line that ends in a backslash would swallow the next one in some tools.
    if clean.ends_with('\\') {
        clean + "."
    } else {
        clean
    }
}

/// The comment at the head of a file.
pub(super) fn header(definition: &Definition, header: &Header) -> String {
    let mut lines = vec![format!("// SPDX-License-Identifier: {}\n", header.licence)];
    let mut field = |name: &str, value: &str| {
        let mut rows = value.lines();
        if let Some(first) = rows.next() {
            lines.push(comment("", &format!("{name}: {first}")));
            rows.for_each(|r| lines.push(comment("", &format!("    {r}"))));
        }
    };
    field("Module", definition.name());
    field("Written by", &header.tool);
    if !definition.doc().is_empty() {
        lines.push("//\n".into());
        lines.push(comment("", definition.doc()));
    }
    lines.push("\n".into());
    lines.concat()
}

/// Items with commas between two brackets, on one line if they fit it, else filled into lines
/// that start with `indent` and four spaces.
pub(super) fn list(open: &str, items: &[String], close: &str, indent: &str) -> String {
    let one_line = items.join(", ");
    if one_line.len() + indent.len() <= COLUMNS - 16 {
        return format!("{open}{one_line}{close}");
    }
    let mut lines = vec![String::new()];
    for (i, item) in items.iter().enumerate() {
        let line = lines.last().map_or(0, String::len);
        if line > 0 && line + item.len() + indent.len() + 6 > COLUMNS {
            lines.push(String::new());
        }
        let line = lines.last_mut().expect("there is a line");
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(item);
        if i + 1 < items.len() {
            line.push(',');
        }
    }
    let body: String = lines.iter().map(|l| format!("\n{indent}    {l}")).collect();
    format!("{open}{body}\n{indent}{close}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_never_directives() {
        assert_eq!(comment("", "a\r\n\nb"), "// a\n//\n// b\n");
        assert_eq!(
            comment(" ", "verilator lint_off WIDTH"),
            " // | verilator lint_off WIDTH\n"
        );
        assert_eq!(comment("", "ends so \\"), "// ends so \\.\n");
    }

    #[test]
    fn literals_are_sized() {
        assert_eq!(number(1, 1), "1'b1");
        assert_eq!(number(20, 17), "20'd17");
        assert_eq!(literal(&Bits::ones(65)), "65'h1ffffffffffffffff");
    }
}
