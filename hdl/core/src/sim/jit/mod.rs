//! The vector program as straight-line machine code.
//!
//! Instructions over many elements become 128-bit operations between the banks. Single operations
//! become scalar code whose values stay in machine registers; they are stored only where something
//! reads them from memory.

mod needed;
mod scalar;
mod vector;

use super::Error;
use super::banks::Banks;
use super::program::*;
use super::typed::Type;
use super::word::Kind;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, AbiParam, InstBuilder, MemFlagsData, Value, types};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{Linkage, Module, default_libcall_names};
use needed::{is_element_by_element, needed};
use std::collections::HashMap;

/// Machine code of a program for one seed.
pub struct Code {
    // Owns the memory of the functions.
    module: Option<JITModule>,
    settle: Function,
    edge: Function,
}

/// Instructions from which on a program keeps all its values in memory: assigning machine registers to values
/// that live for very long takes time out of proportion.
const LARGE: usize = 4096;

/// Instructions of a large program over which scalars stay in machine registers.
const STRETCH: usize = 256;

fn is_large(program: &Program) -> bool {
    program.instrs.len() > LARGE
}

/// Takes the addresses of the four banks.
type Function = extern "C" fn(*const *mut u8);

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
        let settle = define(&mut module, "settle", |e| e.settle(program), program)?;
        let edge = define(&mut module, "edge", |e| e.edge(program), program)?;
        module.finalize_definitions().map_err(|e| fail(&e))?;
        let address = |id| module.get_finalized_function(id);
        // SAFETY: both functions were compiled above with exactly this signature and calling convention.
        let [settle, edge] = [settle, edge]
            .map(|id| unsafe { std::mem::transmute::<*const u8, Function>(address(id)) });
        Ok(Code {
            module: Some(module),
            settle,
            edge,
        })
    }

    /// Computes outputs and next values.
    pub fn settle(&self, banks: &mut Banks) {
        (self.settle)(banks.pointers().as_ptr());
    }

    /// Takes the edge, but for memories that reset loads.
    pub fn edge(&self, banks: &mut Banks) {
        (self.edge)(banks.pointers().as_ptr());
    }
}

impl Drop for Code {
    fn drop(&mut self) {
        if let Some(module) = self.module.take() {
            // SAFETY: the functions can be called through `self` alone, which ends here.
            unsafe { module.free_memory() };
        }
    }
}

fn define(
    module: &mut JITModule,
    name: &str,
    body: impl FnOnce(&mut Emitter),
    program: &Program,
) -> Result<cranelift_module::FuncId, Error> {
    let fail = |e: &dyn std::fmt::Display| Error::Jit(e.to_string());
    let mut context = module.make_context();
    let pointer = module.target_config().pointer_type();
    context.func.signature.params.push(AbiParam::new(pointer));
    context.func.signature.call_conv = module.isa().default_call_conv();
    let id = module
        .declare_function(name, Linkage::Local, &context.func.signature)
        .map_err(|e| fail(&e))?;
    let mut frontend = FunctionBuilderContext::new();
    let mut emitter = Emitter::new(
        FunctionBuilder::new(&mut context.func, &mut frontend),
        pointer,
        program,
    );
    body(&mut emitter);
    emitter.b.ins().return_(&[]);
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
    /// Elements of each bank that something reads from memory.
    needed: [Vec<bool>; 4],
    /// Single elements that a machine register holds.
    scalars: HashMap<(Type, At), Value>,
    /// Regions that repeat one element, by their start; they are not in memory.
    splats: HashMap<(Type, At), Value>,
}

impl<'f> Emitter<'f> {
    fn new(mut b: FunctionBuilder<'f>, pointer: ir::Type, program: &Program) -> Emitter<'f> {
        let block = b.create_block();
        b.append_block_params_for_function_params(block);
        b.switch_to_block(block);
        b.seal_block(block);
        let table = b.block_params(block)[0];
        let size = pointer.bytes() as i32;
        let banks = [0, 1, 2, 3].map(|i| {
            b.ins()
                .load(pointer, MemFlagsData::trusted(), table, i * size)
        });
        Emitter {
            b,
            banks,
            needed: needed(program, is_large(program)),
            scalars: HashMap::new(),
            splats: HashMap::new(),
        }
    }

    fn offset(ty: Type, at: At) -> i32 {
        i32::try_from(u64::from(at) * u64::from(ty.bits() / 8)).expect("a bank of less than 2 GiB")
    }

    fn load(&mut self, what: ir::Type, ty: Type, at: At) -> Value {
        let flags = MemFlagsData::trusted().with_notrap();
        self.b
            .ins()
            .load(what, flags, self.banks[ty as usize], Self::offset(ty, at))
    }

    fn store(&mut self, value: Value, ty: Type, at: At) {
        let flags = MemFlagsData::trusted().with_notrap();
        self.b
            .ins()
            .store(flags, value, self.banks[ty as usize], Self::offset(ty, at));
    }

    /// A single element.
    fn get(&mut self, ty: Type, at: At) -> Value {
        if let Some(v) = self.scalars.get(&(ty, at)) {
            return *v;
        }
        let v = self.load(scalar(ty), ty, at);
        self.scalars.insert((ty, at), v);
        v
    }

    /// Sets a single element.
    fn put(&mut self, ty: Type, at: At, value: Value) {
        self.scalars.insert((ty, at), value);
        if self.needed[ty as usize][at as usize] {
            self.store(value, ty, at);
        }
    }

    /// Elements `i` to `i` + 16 of an operand, as vectors.
    fn block(&mut self, ty: Type, region: At, i: u32) -> Vec<Value> {
        if let Some(v) = self.splats.get(&(ty, region)) {
            return vec![*v; (BLOCK / lanes(ty)) as usize];
        }
        let starts = (0..BLOCK).step_by(lanes(ty) as usize);
        starts
            .map(|k| self.load(vector(ty), ty, region + i + k))
            .collect()
    }

    fn store_block(&mut self, ty: Type, at: At, values: &[Value]) {
        for (k, v) in values.iter().enumerate() {
            self.store(*v, ty, at + k as u32 * lanes(ty));
        }
    }

    fn splat(&mut self, ty: Type, value: u64) -> Value {
        let size = ty.bits() as usize / 8;
        let bytes = value.to_le_bytes()[..size].repeat(16 / size);
        let constant = self.b.func.dfg.constants.insert(bytes.into());
        self.b.ins().vconst(vector(ty), constant)
    }

    fn settle(&mut self, program: &Program) {
        for (i, instr) in program.instrs.iter().enumerate() {
            if is_large(program) && i % STRETCH == 0 {
                self.scalars.clear();
            }
            self.instr(program, instr);
        }
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

    fn move_pieces(&mut self, ty: Type, pieces: &[Piece]) {
        if let [
            Piece {
                dest,
                source,
                count,
                splat: true,
            },
        ] = *pieces
            && (0..count).all(|k| !self.needed[ty as usize][(dest + k) as usize])
        {
            let v = self.get(ty, source);
            let v = self.b.ins().splat(vector(ty), v);
            self.splats.insert((ty, dest), v);
            return;
        }
        pieces.iter().for_each(|p| self.move_piece(ty, p));
    }

    fn move_piece(&mut self, ty: Type, piece: &Piece) {
        let Piece {
            dest,
            source,
            count,
            splat,
        } = *piece;
        if splat {
            let one = self.get(ty, source);
            let all = self.b.ins().splat(vector(ty), one);
            let mut k = 0;
            while k < count {
                let whole = k + lanes(ty) <= count;
                self.store(if whole { all } else { one }, ty, dest + k);
                k += if whole { lanes(ty) } else { 1 };
            }
            return;
        }
        let mut k = 0;
        while k < count {
            if k + lanes(ty) <= count {
                let v = self.load(vector(ty), ty, source + k);
                self.store(v, ty, dest + k);
                k += lanes(ty);
            } else {
                let v = self.get(ty, source + k);
                self.store(v, ty, dest + k);
                k += 1;
            }
        }
    }

    /// The edge: memory writes, then registers. Memories that reset loads are left to the caller.
    fn edge(&mut self, program: &Program) {
        let flags = MemFlagsData::trusted().with_notrap();
        for w in &program.writes {
            let memory = &program.memories[w.memory as usize];
            let enable = self.get(Type::U8, w.enable);
            let (address, data) = (self.get(Type::U32, w.address), self.get(memory.ty, w.data));
            let depth = self.constant(Type::U32, memory.depth.into());
            let inside = self.b.ins().icmp(IntCC::UnsignedLessThan, address, depth);
            let write = self.b.ins().band(enable, inside);
            // Where nothing is written, the entry beyond the depth takes the zero that it holds.
            let address = self.b.ins().select(write, address, depth);
            let zero = self.constant(memory.ty, 0);
            let mut data = self.b.ins().select(write, data, zero);
            let element = self.element(memory, address);
            let base = Self::offset(memory.ty, memory.base);
            if let Some(modulus) = memory.modulus {
                let ty = scalar(memory.ty);
                let entry = self.b.ins().load(ty, flags, element, base);
                data = self.advanced(memory.ty, entry, data, modulus);
            }
            self.b.ins().store(flags, data, element, base);
        }
        // A write's operand may be a register or a memory entry: none of what was read above is reused.
        self.scalars.clear();
        for c in &program.commits {
            let piece = Piece {
                dest: c.registers,
                source: c.next,
                count: c.count,
                splat: false,
            };
            self.move_piece(c.ty, &piece);
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
