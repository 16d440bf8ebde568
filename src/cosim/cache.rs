//! Builds that are kept: a folder for each, named by a hash of all that it is made of.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};
use sluice_hdl::verilog::VerilogFile;

use super::{Build, CosimError};
use crate::cleanup::Noted;

/// The cache folder.
pub(crate) struct Cache {
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
        let cache = Cache { root };
        cache.tidy();
        Ok(cache)
    }

    /// The folder of a build, which holds the files `products`, made by `build` in a folder of its own and moved into place when it is
    /// complete, so that nobody sees half of one and the same may be built twice at a time.
    pub fn get(
        &self,
        kind: &str,
        key: &Key,
        products: &[String],
        build: impl FnOnce(&Path) -> Result<(), CosimError>,
    ) -> Result<(PathBuf, Build), CosimError> {
        let place = self.root.join(kind).join(key.name());
        if missing(&place, products).is_none() {
            return Ok((place, Build::Cached));
        }
        let start = Instant::now();
        let parent = self.root.join(kind);
        let cannot = || CosimError::io("cannot write to the cache folder", &parent);
        fs::create_dir_all(&parent).map_err(cannot())?;
        let folder = tempfile::Builder::new()
            .prefix(BUILDING)
            .tempdir_in(&parent)
            .map_err(cannot())?;
        let noted = Noted::new(folder.path());
        if let Err(error) = build(folder.path()) {
            // The logs are what the error speaks of.
            let _ = folder.keep();
            return Err(error);
        }
        if let Some(product) = missing(folder.path(), products) {
            let folder = folder.keep();
            return Err(CosimError::NoProduct(product.into(), folder));
        }
        put(&folder.keep(), &place, products)?;
        drop(noted);
        Ok((place, Build::Built(start.elapsed().as_secs_f64())))
    }

    /// The folder of this kind.
    pub fn folder(&self, kind: &str) -> Result<PathBuf, CosimError> {
        let folder = self.root.join(kind);
        fs::create_dir_all(&folder)
            .map_err(CosimError::io("cannot write to the cache folder", &folder))?;
        Ok(folder)
    }

    /// Removes what builds that failed or were cut short have left, a day later.
    fn tidy(&self) {
        let folders = |folder: &Path| fs::read_dir(folder).into_iter().flatten().flatten();
        let left = folders(&self.root)
            .flat_map(|kind| folders(&kind.path()))
            .filter(|entry| entry.file_name().to_string_lossy().starts_with(BUILDING));
        for entry in left {
            let age = entry.metadata().and_then(|data| data.modified());
            if age.is_ok_and(|time| time.elapsed().is_ok_and(|age| age > LEFT)) {
                let _ = fs::remove_dir_all(entry.path());
            }
        }
    }
}

/// How the name of a folder starts in which something is being built.
const BUILDING: &str = ".building-";

/// How long such a folder is kept at most.
const LEFT: Duration = Duration::from_secs(24 * 60 * 60);

/// The first product that a build does not have, or has without content.
fn missing<'a>(folder: &Path, products: &'a [String]) -> Option<&'a str> {
    let whole = |name: &&String| {
        let data = folder.join(name).metadata();
        data.is_ok_and(|data| data.is_file() && data.len() > 0)
    };
    products
        .iter()
        .find(|name| !whole(name))
        .map(String::as_str)
}

/// Moves a build to its place. What is there already stays if it is whole, and goes if it is damaged.
fn put(built: &Path, place: &Path, products: &[String]) -> Result<(), CosimError> {
    if place.is_dir() && missing(place, products).is_some() {
        let _ = fs::remove_dir_all(place);
    }
    let Err(error) = fs::rename(built, place) else {
        return Ok(());
    };
    let _ = fs::remove_dir_all(built);
    match missing(place, products) {
        None => Ok(()),
        Some(_) => Err(CosimError::io("cannot write to the cache folder", place)(
            error,
        )),
    }
}

/// A hash of all that a build is made of.
pub(crate) struct Key(Sha256);

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

    /// The hash.
    pub fn name(&self) -> String {
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
