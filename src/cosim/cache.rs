//! Builds that are kept: a folder for each, named by a hash of all that it is made of.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use sha2::{Digest, Sha256};
use sluice_hdl::verilog::VerilogFile;

use super::{Build, CosimError};

/// The cache folder.
pub(super) struct Cache {
    root: PathBuf,
}

impl Cache {
    /// The given folder, or `$SLUICE_CACHE`, `$XDG_CACHE_HOME/sluice`, `~/.cache/sluice`, or one in the
    /// system's folder for temporary files, whichever is there first.
    pub fn open(given: Option<&Path>) -> Result<Cache, CosimError> {
        let variable = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty());
        let root = given
            .map(Path::to_path_buf)
            .or_else(|| variable("SLUICE_CACHE").map(PathBuf::from))
            .or_else(|| variable("XDG_CACHE_HOME").map(|d| PathBuf::from(d).join("sluice")))
            .or_else(|| variable("HOME").map(|d| PathBuf::from(d).join(".cache/sluice")))
            .unwrap_or_else(|| std::env::temp_dir().join("sluice-cache"));
        fs::create_dir_all(&root).map_err(CosimError::io("cannot make the cache folder", &root))?;
        let root = root
            .canonicalize()
            .map_err(CosimError::io("cannot use the cache folder", &root))?;
        Ok(Cache { root })
    }

    /// The folder of a build, made by `build` in a folder of its own and moved into place when it is
    /// complete, so that nobody sees half of one and the same may be built twice at a time.
    pub fn get(
        &self,
        kind: &str,
        key: &Key,
        build: impl FnOnce(&Path) -> Result<(), CosimError>,
    ) -> Result<(PathBuf, Build), CosimError> {
        let place = self.root.join(kind).join(key.name());
        if place.is_dir() {
            return Ok((place, Build::Cached));
        }
        let start = Instant::now();
        let parent = self.root.join(kind);
        let cannot = || CosimError::io("cannot write to the cache folder", &parent);
        fs::create_dir_all(&parent).map_err(cannot())?;
        let folder = tempfile::Builder::new()
            .prefix(".building-")
            .tempdir_in(&parent)
            .map_err(cannot())?;
        if let Err(error) = build(folder.path()) {
            // The logs are what the error speaks of.
            let _ = folder.keep();
            return Err(error);
        }
        let built = folder.keep();
        if let Err(error) = fs::rename(&built, &place) {
            let _ = fs::remove_dir_all(&built);
            if !place.is_dir() {
                return Err(CosimError::io("cannot write to the cache folder", &place)(
                    error,
                ));
            }
        }
        Ok((place, Build::Built(start.elapsed().as_secs_f64())))
    }
}

/// A hash of all that a build is made of.
pub(super) struct Key(Sha256);

impl Key {
    pub fn new() -> Key {
        Key(Sha256::new())
    }

    pub fn add(mut self, text: &str) -> Key {
        self.0.update((text.len() as u64).to_le_bytes());
        self.0.update(text);
        self
    }

    pub fn add_files(self, files: &[VerilogFile]) -> Key {
        files
            .iter()
            .fold(self, |key, f| key.add(&f.name).add(&f.text))
    }

    fn name(&self) -> String {
        let digest = self.0.clone().finalize();
        digest.iter().take(16).map(|b| format!("{b:02x}")).collect()
    }
}

/// Writes a file of a build.
pub(super) fn write(
    folder: &Path,
    name: &str,
    content: impl AsRef<[u8]>,
) -> Result<(), CosimError> {
    let path = folder.join(name);
    fs::write(&path, content).map_err(CosimError::io("cannot write", path))
}

/// Writes the Verilog of a build.
pub(super) fn write_files(folder: &Path, files: &[VerilogFile]) -> Result<(), CosimError> {
    files
        .iter()
        .try_for_each(|f| write(folder, &f.name, &f.text))
}
