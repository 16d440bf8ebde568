//! The files that a run reads and writes: no two options may name the same one.

use std::path::{Path, PathBuf};

use anyhow::bail;

use super::options::{BlockArgs, StimulusArgs};

/// What the options of a run name.
pub struct Files<'a> {
    pub block: &'a BlockArgs,
    pub stimulus: &'a StimulusArgs,
    pub response: Option<&'a Path>,
    pub vcd: Option<&'a Path>,
    pub json: bool,
}

/// Whether a name means standard output, or input.
pub fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

impl Files<'_> {
    /// Complains of what cannot be done, before anything is.
    pub fn check(&self) -> anyhow::Result<()> {
        if self.vcd.is_some_and(is_standard) {
            bail!("--vcd -: a waveform is not written to standard output; name a file");
        }
        if self.response.is_some_and(is_standard) && self.json {
            bail!("--response - and --json both write to standard output; name a file for one");
        }
        let outputs = [("--response", self.response), ("--vcd", self.vcd)];
        let inputs = [
            ("--stimulus", self.stimulus.stimulus.as_deref()),
            ("--config", self.block.settings.config.as_deref()),
        ];
        let files: Vec<_> = outputs
            .into_iter()
            .chain(inputs)
            .filter_map(|(option, path)| Some((option, path.filter(|p| !is_standard(p))?)))
            .collect();
        for (i, (first, path)) in files.iter().enumerate() {
            let is_output = outputs.iter().any(|(option, _)| option == first);
            let same = |(_, other): &&(&str, &Path)| is_output && is_same(path, other);
            if let Some((second, _)) = files[i + 1..].iter().find(same) {
                bail!(
                    "{first} and {second} name the same file, {}",
                    path.display()
                );
            }
        }
        Ok(())
    }
}

/// Whether two names mean the same file, which need not be there yet. A device takes all that comes.
fn is_same(a: &Path, b: &Path) -> bool {
    let special = |path: &Path| path.metadata().is_ok_and(|d| !d.is_file() && !d.is_dir());
    !special(a) && place(a) == place(b)
}

/// The one name of a file: its folder without links, and its own links followed if it is there.
fn place(path: &Path) -> PathBuf {
    if let Ok(real) = path.canonicalize() {
        return real;
    }
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize();
    match (folder, path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path.to_owned(),
    }
}
