//! OpenROAD-flow-scripts, run through to placement.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde::Serialize;

use super::{Export, ExportError, Flow, Options, export};
use crate::catalog::Instance;
use crate::process;
use crate::tools::{self, Tool};

/// What a placed block is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Placed {
    /// The platform.
    pub platform: String,
    /// Area of all cells, in square micrometres.
    pub area_um2: f64,
    /// Cells.
    pub cells: u64,
    /// Share of the core that they take, 0 to 1.
    pub utilization: f64,
    /// Period of the clock, in ns.
    pub period_ns: f64,
    /// Worst slack of setup, in the platform's unit of time.
    pub slack: f64,
    /// Estimated length of all wires, in micrometres.
    pub wire_um: Option<f64>,
}

/// Why there are no figures.
#[derive(Debug, thiserror::Error)]
pub enum PlaceError {
    /// There are no flow scripts.
    #[error(
        "OpenROAD-flow-scripts not found{}: set FLOW_HOME to the folder `flow` of a checkout of \
         https://github.com/The-OpenROAD-Project/OpenROAD-flow-scripts that is built", if *.openroad { " (openroad alone is, but brings no platform)" } else { "" }
    )]
    NoFlow {
        /// Whether the program `openroad` is there.
        openroad: bool,
    },
    /// `FLOW_HOME` is not what it should be.
    #[error("FLOW_HOME={}: there is no Makefile in it; it is the folder `flow` of OpenROAD-flow-scripts", .0.display())]
    NotAFlow(PathBuf),
    /// make is missing.
    #[error("{} not found; to install: {}", .0.command, tools::install_command(&[*.0]))]
    Missing(Tool),
    /// The folder cannot be made.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// The flow failed, or took too long.
    #[error(transparent)]
    Process(#[from] process::Error),
    /// The flow ended well, but without figures.
    #[error("the flow ended without {what}; all it said is in {}", .log.display())]
    NoFigures {
        /// What is missing.
        what: String,
        /// Where its output is.
        log: PathBuf,
    },
    /// A file or folder could not be used.
    #[error("{what} {}: {source}", .path.display())]
    Io {
        /// What was tried.
        what: &'static str,
        /// With what.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
}

/// Where the flow scripts are: what `FLOW_HOME` names.
pub fn flow_home() -> Result<PathBuf, PlaceError> {
    let Some(home) = std::env::var_os("FLOW_HOME").filter(|home| !home.is_empty()) else {
        return Err(PlaceError::NoFlow {
            openroad: in_path("openroad"),
        });
    };
    let home = PathBuf::from(home);
    match home.join("Makefile").is_file() {
        true => Ok(std::path::absolute(&home).unwrap_or(home)),
        false => Err(PlaceError::NotAFlow(home)),
    }
}

fn in_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Runs the flow through to placement; what it makes is in `folder` afterwards.
///
/// # Errors
/// If the flow is missing, fails, takes longer than `timeout`, or gives no figures.
pub fn place(
    instance: &dyn Instance,
    options: &Options,
    folder: &Path,
    timeout: Duration,
) -> Result<Placed, PlaceError> {
    let home = flow_home()?;
    let make = tools::MAKE.find().ok_or(PlaceError::Missing(tools::MAKE))?;
    debug_assert_eq!(options.flow, Flow::Openroad);
    let Export { files, .. } = export(instance, options)?;
    let io = |what, path: &Path| {
        let path = path.to_owned();
        move |source| PlaceError::Io { what, path, source }
    };
    for (name, text) in &files {
        let path = folder.join(name);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(io("cannot make the folder", parent))?;
        fs::write(&path, text).map_err(io("cannot write", &path))?;
    }
    let work = folder.join("work");
    fs::create_dir_all(&work).map_err(io("cannot make the folder", &work))?;
    let log = folder.join("flow.log");
    let mut command = Command::new(make);
    let assign = |name: &str, value: &Path| format!("{name}={}", value.display());
    command
        .current_dir(&work)
        .arg("-f")
        .arg(home.join("Makefile"))
        .args([
            assign("DESIGN_CONFIG", &folder.join("config.mk")),
            assign("WORK_HOME", &work),
            "place".to_owned(),
        ]);
    process::run(command, &log, timeout)?;
    let no_figures = |what: String| PlaceError::NoFigures {
        what,
        log: log.clone(),
    };
    let name = "3_5_place_dp.json";
    let path = find(&work, name).ok_or_else(|| no_figures(format!("a file {name}")))?;
    let text = fs::read_to_string(&path).map_err(io("cannot read", &path))?;
    let metrics: serde_json::Value =
        serde_json::from_str(&text).map_err(|_| no_figures(format!("JSON in {name}")))?;
    let number = |key: &str| metrics[&format!("detailedplace__{key}")].as_f64();
    let need = |key: &str| {
        number(key).ok_or_else(|| no_figures(format!("`detailedplace__{key}` in {name}")))
    };
    Ok(Placed {
        platform: options.platform.clone(),
        area_um2: need("design__instance__area")?,
        cells: need("design__instance__count")? as u64,
        utilization: need("design__instance__utilization")?,
        period_ns: options.period_ns,
        slack: need("timing__setup__ws")?,
        wire_um: number("route__wirelength__estimated"),
    })
}

/// The file of this name anywhere below a folder.
fn find(folder: &Path, name: &str) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).ok()?;
    let mut folders = Vec::new();
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            folders.push(path);
        } else if entry.file_name() == name {
            return Some(path);
        }
    }
    folders.iter().find_map(|folder| find(folder, name))
}
