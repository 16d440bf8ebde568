//! What leaves the program: text, tables, JSON, whole files.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context;
use comfy_table::{ContentArrangement, presets};
use indicatif::{ProgressBar, ProgressStyle};
use sluice::cleanup::Noted;
use tempfile::{NamedTempFile, TempPath};

/// A text without characters that make a terminal do something: what is quoted from a file may be anything. Line
/// ends and tabs stay.
fn printable(text: &str) -> Cow<'_, str> {
    let acts = |c: char| c.is_control() && c != '\n' && c != '\t';
    if !text.contains(acts) {
        return text.into();
    }
    let escape = |c: char| match acts(c) {
        true => c.escape_default().to_string(),
        false => c.to_string(),
    };
    text.chars().map(escape).collect()
}

/// Writes text to standard output.
pub fn print(text: &str) -> anyhow::Result<()> {
    write_out(&printable(text))
}

/// Writes to standard output. A reader that has gone away is no failure: the exit status still tells.
fn write_out(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(error).context("cannot write to standard output")
        }
        _ => Ok(()),
    }
}

/// Whether an error is that the reader of standard output has gone.
pub fn reader_left(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let broken = |e: &io::Error| e.kind() == io::ErrorKind::BrokenPipe;
        let csv = |e: &csv::Error| matches!(e.kind(), csv::ErrorKind::Io(e) if broken(e));
        cause.downcast_ref().is_some_and(broken) || cause.downcast_ref().is_some_and(csv)
    })
}

/// A reader that has gone is no failure.
pub fn forgive(result: csv::Result<()>) -> anyhow::Result<()> {
    match result.map_err(anyhow::Error::from) {
        Err(error) if reader_left(&error) => Ok(()),
        result => result,
    }
}

/// Whether JSON was written.
static REPORTED: AtomicBool = AtomicBool::new(false);

/// Writes JSON to standard output.
pub fn print_json(value: &serde_json::Value) -> anyhow::Result<()> {
    REPORTED.store(true, Ordering::Relaxed);
    // What JSON itself does not escape can only be within its strings.
    let escape = |c: char| match c.is_control() && c != '\n' {
        true => format!("\\u{:04x}", u32::from(c)),
        false => c.to_string(),
    };
    let text = format!("{value:#}\n");
    write_out(&text.chars().map(escape).collect::<String>())
}

/// Writes an error to standard error, causes on the same line.
pub fn complain(error: &anyhow::Error) -> io::Result<()> {
    let text = format!("{error:#}");
    writeln!(io::stderr(), "error: {}", printable(&text))
}

/// Writes a warning to standard error.
pub fn warn(text: &str) {
    // Nobody may be there to read it.
    let _ = writeln!(io::stderr(), "warning: {}", printable(text));
}

/// With `--json`, writes an error to standard output, unless the report of the run is there already:
/// what is written is one JSON value.
pub fn complain_in_json(error: &str, status: u8) -> anyhow::Result<()> {
    let wanted = std::env::args_os().any(|word| word == "--json");
    if !wanted || REPORTED.load(Ordering::Relaxed) {
        return Ok(());
    }
    print_json(&serde_json::json!({ "error": error, "status": status }))
}

/// A table: with lines on a terminal, plain columns in a pipe.
pub fn table(header: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut table = comfy_table::Table::new();
    if io::stdout().is_terminal() {
        table.load_style(presets::UTF8_FULL_CONDENSED);
        table.set_content_arrangement(ContentArrangement::Dynamic);
    } else {
        table.load_style(presets::NOTHING);
    }
    if !header.is_empty() {
        table.set_header(header.to_vec());
    }
    for row in rows {
        table.add_row(row);
    }
    // The right edge of a plain table is padding.
    let mut text = String::new();
    for line in table.to_string().lines() {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Names with their values, one a line.
pub fn pairs(rows: impl IntoIterator<Item = (impl Into<String>, String)>) -> String {
    table(
        &[],
        rows.into_iter()
            .map(|(name, value)| vec![name.into(), value]),
    )
}

/// A number with its thousands parted.
pub fn grouped(value: u64) -> String {
    let digits = value.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Rounded rate of `count` in `seconds`.
pub fn rate(count: u64, seconds: f64) -> u64 {
    if seconds > 0.0 {
        (count as f64 / seconds) as u64
    } else {
        0
    }
}

/// A progress bar on a terminal, nothing elsewhere.
pub fn progress(length: u64, what: &'static str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length).with_message(what);
    if let Ok(style) =
        ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len} {eta}")
    {
        bar.set_style(style);
    }
    bar
}

/// A figure that was not measured, or in which something is that was not, with how far the fit may be off.
pub fn marked(figure: String, off: Option<f64>) -> String {
    match off {
        None => figure,
        Some(off) => format!("{figure} extrapolated ±{:.1}%", 100.0 * off),
    }
}

/// A sign of life on a terminal while something of unknown length runs, nothing elsewhere.
pub fn spinner(what: &'static str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner().with_message(what);
    bar.enable_steady_tick(std::time::Duration::from_millis(100));
    bar
}

/// A place to write a file, which appears under its name only when it is complete.
pub struct Draft {
    path: PathBuf,
    /// Beside the file, to be renamed; none for what cannot be renamed over, a device or a pipe.
    temp: Option<(TempPath, Noted)>,
}

impl Draft {
    /// Prepares to write `path`.
    pub fn new(path: &Path) -> anyhow::Result<Self> {
        let special = fs::metadata(path).is_ok_and(|data| !data.is_file() && !data.is_dir());
        let temp = || match special {
            true => Ok(None),
            false if path.is_dir() => Err(io::Error::other("it is a folder")),
            false => match path
                .parent()
                .filter(|p| !p.as_os_str().is_empty() && !p.is_dir())
            {
                Some(folder) => Err(io::Error::other(format!(
                    "there is no folder {}",
                    folder.display()
                ))),
                // The name of the draft says nothing to the user.
                None => temp_beside(path)
                    .map(|file| {
                        let noted = Noted::new(file.path());
                        Some((file.into_temp_path(), noted))
                    })
                    .map_err(|error| error.kind().into()),
            },
        };
        let temp = temp().with_context(|| format!("cannot write {}", path.display()))?;
        let path = path.to_owned();
        Ok(Draft { path, temp })
    }

    /// Prepares a file with this content.
    pub fn with(path: &Path, content: &[u8]) -> anyhow::Result<Self> {
        let draft = Draft::new(path)?;
        let mut file = draft.open()?;
        file.write_all(content)
            .and_then(|()| file.flush())
            .with_context(|| format!("cannot write {}", path.display()))?;
        Ok(draft)
    }

    /// Where to write.
    pub fn path(&self) -> &Path {
        match &self.temp {
            Some((temp, _)) => temp,
            None => &self.path,
        }
    }

    /// Opens the place for writing.
    pub fn open(&self) -> anyhow::Result<BufWriter<File>> {
        let file = File::options().write(true).open(self.path());
        let file = file.with_context(|| format!("cannot write {}", self.path.display()))?;
        Ok(BufWriter::new(file))
    }

    /// Gives the file its name.
    pub fn finish(self) -> anyhow::Result<()> {
        let Draft { path, temp } = self;
        let renamed = temp.map_or(Ok(()), |(temp, _noted)| temp.persist(&path));
        renamed.with_context(|| format!("cannot write {}", path.display()))
    }
}

/// A file to be renamed to `path`, with the permissions of any new file.
fn temp_beside(path: &Path) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
    let mut builder = tempfile::Builder::new();
    builder.prefix(".sluice-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder.unwrap_or(Path::new(".")))
}

/// Writes a whole file.
pub fn write_file(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let draft = Draft::new(path)?;
    let mut out = draft.open()?;
    let cannot = || format!("cannot write {}", path.display());
    write(&mut out).with_context(cannot)?;
    out.flush().with_context(cannot)?;
    draft.finish()
}
