//! Machine code.
use super::Error;
use super::banks::Banks;
use super::program::Program;
pub struct Code;
impl Code {
    pub fn new(_: &Program) -> Result<Code, Error> {
        Err(Error::Jit("not yet".into()))
    }
    pub fn run(&self, _: &mut Banks) {}
}
