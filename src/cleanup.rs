//! What must not outlive this process: programs it has started, and files that are half written.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Programs that run, each with a process group of its own.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Files and folders that are half written.
static DRAFTS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn lock<T>(set: &Mutex<T>) -> MutexGuard<'_, T> {
    set.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A program that runs, with all that it starts.
pub struct Running(Child);

impl Running {
    /// Starts a program in a process group of its own.
    pub fn start(command: &mut Command) -> io::Result<Running> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        // Held until it is known, so that a sweep does not miss it.
        let mut running = lock(&RUNNING);
        let child = command.spawn()?;
        running.insert(child.id());
        Ok(Running(child))
    }

    /// Its number.
    pub fn id(&self) -> u32 {
        self.0.id()
    }

    /// What it says, if its output is a pipe.
    pub fn stdout(&mut self) -> Option<std::process::ChildStdout> {
        self.0.stdout.take()
    }

    /// How it ended, if it did.
    pub fn try_wait(&mut self) -> io::Result<Option<ExitStatus>> {
        let mut running = lock(&RUNNING);
        let status = self.0.try_wait()?;
        if status.is_some() {
            running.remove(&self.0.id());
        }
        Ok(status)
    }

    /// Ends it and what it has started.
    pub fn stop(&mut self) {
        kill_group(self.0.id());
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        lock(&RUNNING).remove(&self.0.id());
    }
}

#[cfg(unix)]
fn kill_group(id: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    let id = i32::try_from(id).ok().and_then(Pid::from_raw);
    let _ = id.map(|id| kill_process_group(id, Signal::KILL));
}

#[cfg(not(unix))]
fn kill_group(_: u32) {}

/// Notes a file or folder as half written for as long as this lives.
#[derive(Debug)]
pub struct Noted(PathBuf);

impl Noted {
    /// Notes it.
    pub fn new(path: &Path) -> Noted {
        // The working folder may change; this name does not.
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        lock(&DRAFTS).insert(path.clone());
        Noted(path)
    }
}

impl Drop for Noted {
    fn drop(&mut self) {
        lock(&DRAFTS).remove(&self.0);
    }
}

/// Ends every program that runs, removes every file that is half written, and ends this process.
/// Nothing is started or completed in the meantime.
pub fn sweep_and_exit(status: i32) -> ! {
    let running = lock(&RUNNING);
    running.iter().copied().for_each(kill_group);
    let drafts = lock(&DRAFTS);
    // Another thread may still be writing into a folder.
    for _ in 0..20 {
        drafts.iter().for_each(|path| remove(path));
        if !drafts.iter().any(|path| path.exists()) {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    std::process::exit(status)
}

fn remove(path: &Path) {
    let _ = match path.is_dir() {
        true => fs::remove_dir_all(path),
        false => fs::remove_file(path),
    };
}
