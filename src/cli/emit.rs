use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use serde_json::json;
use sluice_hdl::verilog::ResetStyle;

use super::options::{BlockArgs, SettingsArgs};
use super::output::{self, Draft};
use sluice::package::{self, Files};

/// Writes a block as Verilog, with file list, description (JSON), constraints and FuseSoC core, and a
/// Bender manifest of all configurations that are in the folder
#[derive(Args)]
pub struct Emit {
    /// Name of the block, as `sluice list` shows it
    #[arg(required_unless_present = "all")]
    block: Option<String>,
    #[command(flatten)]
    settings: SettingsArgs,
    /// Every preset of every block
    #[arg(long, conflicts_with_all = ["block", "preset", "config", "set"])]
    all: bool,
    /// Folder that gets a folder for each block
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Reset of all modules
    #[arg(long, value_enum, default_value_t = Reset::SyncHigh)]
    reset: Reset,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How the reset port looks and acts.
#[derive(ValueEnum, Clone, Copy, Debug)]
enum Reset {
    /// `rst`, synchronous, active high
    SyncHigh,
    /// `rst_n`, synchronous, active low
    SyncLow,
    /// `rst_n`, asynchronous, active low
    AsyncLow,
}

impl From<Reset> for ResetStyle {
    fn from(reset: Reset) -> Self {
        match reset {
            Reset::SyncHigh => ResetStyle::SyncHigh,
            Reset::SyncLow => ResetStyle::SyncLow,
            Reset::AsyncLow => ResetStyle::AsyncLow,
        }
    }
}

impl Emit {
    pub fn run(self) -> anyhow::Result<()> {
        let mut files = match self.block {
            None => package::all(self.reset.into())?,
            Some(block) => {
                let settings = self.settings;
                let instance = BlockArgs { block, settings }.instance()?;
                package::folder(&[instance], self.reset.into())?
            }
        };
        let present = file_lists(&self.out, &files)?;
        package::manifests(&mut files, &present);
        write(&self.out, &files)?;
        let paths = files
            .keys()
            .map(|name| self.out.join(name).display().to_string());
        if self.json {
            return output::print_json(&json!({ "files": paths.collect::<Vec<_>>() }));
        }
        output::print(&paths.fold(String::new(), |text, path| text + &path + "\n"))
    }
}

/// The file lists that are in the folders of `files` already, without files that are gone.
fn file_lists(out: &Path, files: &Files) -> anyhow::Result<Files> {
    let folders: BTreeSet<&str> = files
        .keys()
        .filter_map(|path| Some(path.split_once('/')?.0))
        .collect();
    let mut lists = Files::new();
    for folder in folders.into_iter().filter(|f| out.join(f).is_dir()) {
        let path = out.join(folder);
        let entries =
            fs::read_dir(&path).with_context(|| format!("cannot read {}", path.display()))?;
        for entry in entries {
            let name = entry?.file_name();
            let Some(name) = name.to_str().filter(|name| name.ends_with(".f")) else {
                continue;
            };
            let file = path.join(name);
            let list = fs::read_to_string(&file)
                .with_context(|| format!("cannot read {}", file.display()))?;
            let there = list.lines().filter(|source| path.join(source).is_file());
            let list = there.fold(String::new(), |list, source| list + source + "\n");
            lists.insert(format!("{folder}/{name}"), list);
        }
    }
    Ok(lists)
}

/// Writes all files beside their names first, then renames them, so that a failure on the way leaves
/// what was there before.
pub fn write(out: &Path, files: &Files) -> anyhow::Result<()> {
    let mut drafts = Vec::new();
    for (name, text) in files {
        let path = out.join(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        drafts.push(Draft::with(&path, text.as_bytes())?);
    }
    if drafts.is_empty() {
        bail!("there is nothing to write");
    }
    drafts.into_iter().try_for_each(Draft::finish)
}
