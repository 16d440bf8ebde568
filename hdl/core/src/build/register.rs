//! Registers and pipeline registers.

use super::{Drive, Module, Sig};
use crate::ir::{Op, Register};
use std::panic::Location;

/// A register under construction. Give it a next value once, with [`Reg::set`] or [`Reg::set_when`].
#[derive(Clone, Copy)]
pub struct Reg<'m> {
    q: Sig<'m>,
    index: u32,
}

impl Module {
    /// A register of `width` bits on the rising edge of `clk`, not reset unless [`Reg::reset_to`] says so.
    #[track_caller]
    pub fn register(&self, name: &str, width: u32) -> Reg<'_> {
        assert!(width > 0, "register `{name}` has width 0");
        self.claim(name);
        let comment = self.take_comment();
        let index = {
            let state = &mut *self.state.borrow_mut();
            state.definition.registers.push(Register {
                name: name.to_string(),
                width,
                reset: None,
                enable: None,
                next: 0,
                stage: None,
                comment,
            });
            state.registers.push(Drive {
                made_at: Location::caller(),
                driven: false,
            });
            state.registers.len() as u32 - 1
        };
        let q = self.node(Op::Register(index), width);
        Reg { q, index }
    }

    /// A pipeline register of stage `stage` (counted from 1) that takes `value` every cycle.
    ///
    /// A transparent export replaces it by a wire, so that the logic between stages can be compared
    /// with a specification that has no pipeline.
    #[track_caller]
    pub fn pipe<'m>(&'m self, stage: u32, name: &str, value: Sig<'m>) -> Reg<'m> {
        let reg = self.register(name, value.width());
        reg.edit(|r| r.stage = Some(stage));
        reg.set(value);
        reg
    }
}

impl<'m> Reg<'m> {
    /// The register's output.
    pub fn q(self) -> Sig<'m> {
        self.q
    }

    /// The value taken while reset is active. It wins over the enable.
    ///
    /// # Panics
    /// If the value is not a constant, which no asynchronous reset could load, or of another width.
    #[track_caller]
    pub fn reset_to(self, value: Sig<'m>) -> Reg<'m> {
        let module = self.q.module();
        module.own(value);
        let name = self.name();
        assert!(
            value.width() == self.q.width(),
            "register `{name}` of {} bits: a reset value of {} bits",
            self.q.width(),
            value.width()
        );
        let Some(constant) = value.constant() else {
            panic!(
                "register `{name}`: the reset value is not a constant, an asynchronous reset could not load it"
            );
        };
        self.edit(|r| r.reset = Some(constant));
        self
    }

    /// Reset to zero.
    #[track_caller]
    pub fn reset_to_zero(self) -> Reg<'m> {
        let zero = self.q.module().lit(self.q.width(), 0);
        self.reset_to(zero)
    }

    /// Loads `next` every cycle.
    #[track_caller]
    pub fn set(self, next: Sig<'m>) -> Reg<'m> {
        let module = self.q.module();
        module.own(next);
        let name = self.name();
        assert!(
            next.width() == self.q.width(),
            "register `{name}` of {} bits: a next value of {} bits",
            self.q.width(),
            next.width()
        );
        {
            let mut state = module.state.borrow_mut();
            let drive = &mut state.registers[self.index as usize];
            assert!(
                !drive.driven,
                "register `{name}` of {} has a next value already",
                drive.made_at
            );
            drive.driven = true;
        }
        self.edit(|r| r.next = next.id());
        self
    }

    /// Loads `next` in cycles where `enable` (1 bit) is 1, else holds.
    #[track_caller]
    pub fn set_when(self, enable: Sig<'m>, next: Sig<'m>) -> Reg<'m> {
        self.set(next).enabled(enable)
    }

    /// Holds the register in cycles where `enable` (1 bit) is 0.
    #[track_caller]
    pub fn enabled(self, enable: Sig<'m>) -> Reg<'m> {
        self.q.module().own(enable);
        let name = self.name();
        assert!(
            enable.width() == 1,
            "register `{name}`: an enable of {} bits",
            enable.width()
        );
        if enable.constant().is_none_or(|c| c.is_zero()) {
            self.edit(|r| r.enable = Some(enable.id()));
        }
        self
    }

    fn name(self) -> String {
        let state = self.q.module().state.borrow();
        state.definition.registers[self.index as usize].name.clone()
    }

    fn edit(self, f: impl FnOnce(&mut Register)) {
        let mut state = self.q.module().state.borrow_mut();
        f(&mut state.definition.registers[self.index as usize]);
    }
}
