//! Draws the part of WaveJSON that the diagram uses: a clock, values with data, unknown values, groups of signals.

use serde_json::Value;
use std::fmt::Write;

/// Pixels: width of a cycle and of the names, height of a row and of a signal in it, half the width of an edge.
const CYCLE: usize = 56;
const NAMES: usize = 72;
const ROW: usize = 26;
const SIGNAL: usize = 18;
const EDGE: usize = 4;

/// The drawing.
pub fn draw(diagram: &Value) -> String {
    let mut rows = String::new();
    let (mut y, mut cycles) = (2 * ROW, 0);
    for entry in array(&diagram["signal"]) {
        let group = entry
            .as_array()
            .map_or(std::slice::from_ref(entry), Vec::as_slice);
        for item in group {
            match item.as_str() {
                Some(title) => rows += &text("title", 4, y + SIGNAL - 4, title),
                None => {
                    rows += &text("name", NAMES - 6, y + SIGNAL - 4, string(&item["name"]));
                    let wave = unrolled(string(&item["wave"]));
                    cycles = cycles.max(wave.len());
                    rows += &signal(&wave, array(&item["data"]), y);
                }
            }
            y += ROW;
        }
    }
    let width = NAMES + cycles * CYCLE + 8;
    let middle = |cycle: usize| NAMES + cycle * CYCLE + CYCLE / 2;
    let ticks: String = (0..cycles)
        .map(|cycle| text("tick", middle(cycle), 2 * ROW - 8, &cycle.to_string()))
        .collect();
    let caption = |part: &str, y| text("caption", width / 2, y, string(&diagram[part]["text"]));
    let height = y + ROW;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <style>path {{ fill: none; stroke: #333 }} .x {{ fill: #ddd }} .v3 {{ fill: #ffe9a8 }} \
         .v4 {{ fill: #b8d8ff }} .name {{ text-anchor: end }} .title {{ font-weight: bold }} \
         .tick, .data, .caption {{ text-anchor: middle }} .tick {{ fill: #777 }}</style>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n{}{ticks}{rows}{}</svg>\n",
        caption("head", 18),
        caption("foot", height - 8)
    )
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn string(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn text(class: &str, x: usize, y: usize, content: &str) -> String {
    format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{content}</text>\n")
}

/// Each cycle's letter, in place of dots.
fn unrolled(wave: &str) -> Vec<char> {
    let mut last = 'x';
    let letter = |c| {
        last = if c == '.' { last } else { c };
        last
    };
    wave.chars().map(letter).collect()
}

/// One signal, its upper edge at `y`.
fn signal(wave: &[char], data: &[Value], y: usize) -> String {
    let mut drawn = String::new();
    let mut data = data.iter();
    let (top, middle, bottom) = (y, y + SIGNAL / 2, y + SIGNAL);
    for (cycle, letter) in wave.iter().enumerate() {
        let (left, right) = (NAMES + cycle * CYCLE, NAMES + (cycle + 1) * CYCLE);
        let (a, b) = (left + EDGE, right - EDGE);
        let shape = match letter {
            'p' => format!(
                "<path d=\"M{left} {bottom}V{top}H{}V{bottom}H{right}\"/>\n",
                left + CYCLE / 2
            ),
            'x' => format!("<path class=\"x\" d=\"M{left} {top}H{right}V{bottom}H{left}Z\"/>\n"),
            value => {
                let label = data.next().map(string).unwrap_or_default();
                format!(
                    "<path class=\"v{value}\" d=\"M{left} {middle}L{a} {top}H{b}L{right} {middle}L{b} {bottom}H{a}Z\"/>\n"
                ) + &text("data", left + CYCLE / 2, bottom - 4, label)
            }
        };
        write!(drawn, "{shape}").expect("text");
    }
    drawn
}
