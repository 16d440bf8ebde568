//! Writes docs/blocks/ofan-example.json (WaveJSON) and docs/blocks/ofan-example.svg, the paper's worked example as
//! the golden model runs it.

mod diagram;
mod svg;

use std::fs;

fn main() -> std::io::Result<()> {
    let answers = diagram::run(&mut diagram::unit().golden());
    let json = diagram::wave_json(&answers);
    fs::write("docs/blocks/ofan-example.json", format!("{json:#}\n"))?;
    fs::write("docs/blocks/ofan-example.svg", svg::draw(&json))
}
