//! The library that a block is mapped to: ours, or the user's, made ready for the tools.

use std::path::Path;

use sha2::{Digest, Sha256};

use super::SynthError;
use super::generic;
use super::liberty::{self, Cell, Condition, Library};

/// A library and what reports say of it.
#[derive(Clone, Debug)]
pub struct Source {
    /// `generic`, or the name of the user's file.
    pub name: String,
    /// SHA-256 of the file as it was given.
    pub sha256: String,
    /// What it holds.
    pub library: Library,
    /// Whether it is ours, with its units of its own.
    pub generic: bool,
    text: String,
}

impl Source {
    /// Reads a liberty file, compressed (gzip) or not; `None`: the embedded library.
    pub fn read(file: Option<&Path>) -> Result<Source, SynthError> {
        let Some(path) = file else {
            let text = generic::LIBERTY.to_owned();
            let library = Library::parse(Path::new("generic.lib"), &text)?;
            let sha256 = digest(text.as_bytes());
            return Ok(Source {
                name: generic::NAME.into(),
                sha256,
                library,
                generic: true,
                text,
            });
        };
        let text = liberty::text(path)?;
        let library = Library::parse(path, &text)?;
        let bytes = std::fs::read(path).map_err(SynthError::io("cannot read", path))?;
        let name = path.file_name().unwrap_or(path.as_os_str());
        Ok(Source {
            name: name.to_string_lossy().into_owned(),
            sha256: digest(&bytes),
            library,
            generic: false,
            text,
        })
    }

    /// The text for the tools, uncompressed because they do not read it otherwise. Wires have the load of this model of the
    /// library, or none: tools differ in which one they take unasked.
    pub fn prepared(&self, wireload: Option<&str>) -> Result<String, SynthError> {
        if let Some(name) = wireload {
            let known = self.groups("wire_load");
            if !known.iter().any(|known| known == name) {
                return Err(self.unknown("wire load model", name, &known));
            }
        }
        let mut text = String::with_capacity(self.text.len());
        let mut missing = wireload;
        for line in self.text.lines() {
            let start = line.trim_start();
            // The number of lines stays, for errors.
            if !is_default_wireload(start) {
                text += line;
            }
            if start.starts_with("library")
                && line.trim_end().ends_with('{')
                && let Some(name) = missing.take()
            {
                text += &format!(" default_wire_load : \"{name}\";");
            }
            text.push('\n');
        }
        match missing {
            Some(_) => Err(SynthError::Unprepared(self.name.clone())),
            None => Ok(text),
        }
    }

    /// The cell of this name, to drive the inputs with.
    pub fn driver(&self, name: &str) -> Result<&Cell, SynthError> {
        // ABC gives up on a driver that it would have to choose an input of.
        let drives = |cell: &&Cell| cell.outputs().count() == 1 && cell.inputs().count() == 1;
        self.library.cell(name).filter(drives).ok_or_else(|| {
            let known = self.library.cells.iter().filter(drives);
            let known: Vec<_> = known.map(|cell| cell.name.clone()).collect();
            self.unknown("cell with one input and one output", name, &known)
        })
    }

    /// The operating condition of this name.
    pub fn corner(&self, name: &str) -> Result<&Condition, SynthError> {
        let conditions = self.library.conditions.iter();
        let found = conditions.clone().find(|c| c.name.as_deref() == Some(name));
        found.ok_or_else(|| {
            let known: Vec<_> = conditions.filter_map(|c| c.name.clone()).collect();
            self.unknown("operating condition", name, &known)
        })
    }

    /// Names of the groups of this kind, one a line as every library has them.
    fn groups(&self, kind: &str) -> Vec<String> {
        let name = |line: &str| {
            let rest = line.trim_start().strip_prefix(kind)?.trim_start();
            let (name, _) = rest.strip_prefix('(')?.split_once(')')?;
            Some(name.trim().trim_matches('"').to_owned())
        };
        self.text.lines().filter_map(name).collect()
    }

    fn unknown(&self, what: &'static str, name: &str, known: &[String]) -> SynthError {
        SynthError::Unknown {
            library: self.library.name.clone(),
            what,
            name: name.to_owned(),
            known: match known.is_empty() {
                true => "none".into(),
                false => known.join(", "),
            },
        }
    }
}

fn is_default_wireload(line: &str) -> bool {
    let rest = line.strip_prefix("default_wire_load");
    let rest = rest.map(|rest| rest.strip_prefix("_selection").unwrap_or(rest));
    rest.is_some_and(|rest| rest.trim_start().starts_with(':'))
}

fn digest(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
