//! Writes the testbenches of the default presets to a folder: `cargo run --example testbenches -- DIR`.

use std::path::PathBuf;

use anyhow::Context;

fn main() -> anyhow::Result<()> {
    let folder = std::env::args_os().nth(1).context("which folder?")?;
    for (name, text) in sluice::testbenches::all()? {
        let path = PathBuf::from(&folder).join(name);
        let parent = path.parent().context("a file is in a folder")?;
        std::fs::create_dir_all(parent)
            .and_then(|()| std::fs::write(&path, text))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
