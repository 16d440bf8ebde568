//! The vector program as straight-line machine code.
//!
//! Instructions over many elements become 128-bit operations, single operations scalar code. Values
//! stay in machine registers; they are stored only where something reads them from memory.

mod chunks;
mod needed;
mod scalar;
mod vector;

use super::Error;
use super::banks::Banks;
use super::program::*;
use super::typed::Type;
use super::word::Kind;
use chunks::Single;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, AbiParam, InstBuilder, MemFlagsData, Value, types};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{Linkage, Module, default_libcall_names};
use needed::{Needed, is_element_by_element};
use std::collections::HashMap;

/// Machine code of a program for one seed.
pub struct Code {
    // Owns the memory of the function.
    module: Option<JITModule>,
    run: Function,
}

/// Instructions from which on a program keeps all its values in memory: assigning machine registers to values
/// that live for very long takes time out of proportion.
const LARGE: usize = 4096;

/// Instructions of a large program over which scalars stay in machine registers.
const STRETCH: usize = 256;

fn is_large(program: &Program) -> bool {
    program.instrs.len() > LARGE
}

/// Takes the addresses of the four banks, and whether an edge is to be taken (0 or 1).
type Function = extern "C" fn(*const *mut u8, u8);

impl Code {
    /// Compiles a program.
    pub fn new(program: &Program) -> Result<Code, Error> {
        debug_assert_eq!(program.seeds, 1);
        let fail = |e: &dyn std::fmt::Display| Error::Jit(e.to_string());
        let mut flags = settings::builder();
        for (name, value) in [
            ("opt_level", "none"),
            ("is_pic", "false"),
            ("use_colocated_libcalls", "false"),
            (
                "enable_verifier",
                if cfg!(debug_assertions) {
                    "true"
                } else {
                    "false"
                },
            ),
        ] {
            flags.set(name, value).map_err(|e| fail(&e))?;
        }
        let isa = cranelift_native::builder().map_err(|e| fail(&e))?;
        let isa = isa
            .finish(settings::Flags::new(flags))
            .map_err(|e| fail(&e))?;
        let mut module = JITModule::new(JITBuilder::with_isa(isa, default_libcall_names()));
        let run = define(&mut module, program)?;
        module.finalize_definitions().map_err(|e| fail(&e))?;
        let address = module.get_finalized_function(run);
        // SAFETY: the function was compiled above with exactly this signature and calling convention.
        let run = unsafe { std::mem::transmute::<*const u8, Function>(address) };
        Ok(Code {
            module: Some(module),
            run,
        })
    }

    /// Computes and samples the outputs and, if asked, takes the edge, but for what reset does.
    pub fn run(&self, banks: &mut Banks, edge: bool) {
        (self.run)(banks.pointers().as_ptr(), edge.into());
    }
}

impl Drop for Code {
    fn drop(&mut self) {
        if let Some(module) = self.module.take() {
            // SAFETY: the function can be called through `self` alone, which ends here.
            unsafe { module.free_memory() };
        }
    }
}

fn define(module: &mut JITModule, program: &Program) -> Result<cranelift_module::FuncId, Error> {
    let fail = |e: &dyn std::fmt::Display| Error::Jit(e.to_string());
    let mut context = module.make_context();
    let pointer = module.target_config().pointer_type();
    let parameters = [pointer, types::I8].map(AbiParam::new);
    context.func.signature.params.extend(parameters);
    context.func.signature.call_conv = module.isa().default_call_conv();
    let id = module
        .declare_function("run", Linkage::Local, &context.func.signature)
        .map_err(|e| fail(&e))?;
    let mut frontend = FunctionBuilderContext::new();
    let mut emitter = Emitter::new(
        FunctionBuilder::new(&mut context.func, &mut frontend),
        pointer,
        program,
    );
    emitter.run(program);
    emitter.b.finalize(module.target_config());
    module
        .define_function(id, &mut context)
        .map_err(|e| fail(&e))?;
    Ok(id)
}

/// The scalar type of a bank.
fn scalar(ty: Type) -> ir::Type {
    [types::I8, types::I16, types::I32, types::I64][ty as usize]
}

/// The 128-bit vector type of a bank.
fn vector(ty: Type) -> ir::Type {
    [types::I8X16, types::I16X8, types::I32X4, types::I64X2][ty as usize]
}

/// Elements in a vector.
fn lanes(ty: Type) -> u32 {
    128 / ty.bits()
}

/// Writes one function.
struct Emitter<'f> {
    b: FunctionBuilder<'f>,
    banks: [Value; 4],
    /// Whether an edge is to be taken.
    edge: Value,
    needed: Needed,
    /// Single elements that machine registers hold.
    scalars: HashMap<(Type, At), Single>,
    /// Chunks that machine registers hold.
    chunks: HashMap<(Type, At), Value>,
    /// Vectors that repeat a scalar.
    splats: HashMap<Value, Value>,
    /// Elements that were written.
    written: [Vec<bool>; 4],
}

impl<'f> Emitter<'f> {
    fn new(mut b: FunctionBuilder<'f>, pointer: ir::Type, program: &Program) -> Emitter<'f> {
        let block = b.create_block();
        b.append_block_params_for_function_params(block);
        b.switch_to_block(block);
        b.seal_block(block);
        let (table, edge) = (b.block_params(block)[0], b.block_params(block)[1]);
        let size = pointer.bytes() as i32;
        let banks = [0, 1, 2, 3].map(|i| {
            b.ins()
                .load(pointer, MemFlagsData::trusted(), table, i * size)
        });
        Emitter {
            b,
            banks,
            edge,
            needed: Needed::new(program, is_large(program)),
            scalars: HashMap::new(),
            chunks: HashMap::new(),
            splats: HashMap::new(),
            written: program.sizes.map(|n| vec![false; n as usize]),
        }
    }

    fn splat(&mut self, ty: Type, value: u64) -> Value {
        let size = ty.bits() as usize / 8;
        let bytes = value.to_le_bytes()[..size].repeat(16 / size);
        let constant = self.b.func.dfg.constants.insert(bytes.into());
        self.b.ins().vconst(vector(ty), constant)
    }

    fn run(&mut self, program: &Program) {
        for (i, instr) in program.instrs.iter().enumerate() {
            if i == program.sampled {
                self.return_unless_edge();
            }
            if is_large(program) && i % STRETCH == 0 {
                self.scalars.clear();
                self.chunks.clear();
                self.splats.clear();
            }
            self.instr(program, instr);
        }
        self.b.ins().return_(&[]);
    }

    fn return_unless_edge(&mut self) {
        let [done, go_on] = [(); 2].map(|()| self.b.create_block());
        self.b.ins().brif(self.edge, go_on, &[], done, &[]);
        self.b.switch_to_block(done);
        self.b.ins().return_(&[]);
        self.b.switch_to_block(go_on);
        self.b.seal_all_blocks();
    }

    fn instr(&mut self, program: &Program, instr: &Instr) {
        match instr {
            Instr::Move { ty, pieces } => self.move_pieces(*ty, pieces),
            Instr::Pack { to, n, dest, bits } => self.pack(*to, *n, *dest, *bits),
            Instr::Unpack {
                from,
                n,
                dest,
                a,
                shift,
            } => self.unpack(*from, *n, *dest, *a, *shift),
            Instr::Read {
                memory,
                n,
                dest,
                address,
            } => {
                let memory = &program.memories[*memory as usize];
                (0..*n).for_each(|i| self.read(memory, dest + i, address + i));
            }
            Instr::Write {
                memory,
                enable,
                address,
                data,
            } => self.write(
                &program.memories[*memory as usize],
                [*enable, *address, *data],
            ),
            Instr::PackRows { .. } => unreachable!("machine code runs one seed"),
            Instr::Map { n: 1, .. }
            | Instr::Compare { n: 1, .. }
            | Instr::Mux { n: 1, .. }
            | Instr::Slice { n: 1, .. } => self.single(instr, 0),
            Instr::Map { n, .. } if is_element_by_element(instr) => {
                (0..*n).for_each(|i| self.single(instr, i));
            }
            _ => self.blocks(instr),
        }
    }
}

fn condition(kind: Kind) -> IntCC {
    if kind == Kind::Lt {
        IntCC::UnsignedLessThan
    } else {
        IntCC::Equal
    }
}

/// Whether an operation can set bits beyond its operands' width.
fn may_overflow(kind: Kind) -> bool {
    !matches!(kind, Kind::And | Kind::Or | Kind::Xor | Kind::Shr)
}
