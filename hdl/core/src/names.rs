//! Which names may leave in a Verilog file.

/// Reserved words of Verilog-2005 and SystemVerilog-2017.
const KEYWORDS: &str = "accept_on alias always always_comb always_ff always_latch and assert assign assume \
automatic before begin bind bins binsof bit break buf bufif0 bufif1 byte case casex casez cell chandle \
checker class clocking cmos config const constraint context continue cover covergroup coverpoint cross \
deassign default defparam design disable dist do edge else end endcase endchecker endclass endclocking \
endconfig endfunction endgenerate endgroup endinterface endmodule endpackage endprimitive endprogram \
endproperty endsequence endspecify endtable endtask enum event eventually expect export extends extern \
final first_match for force foreach forever fork forkjoin function generate genvar global highz0 highz1 \
if iff ifnone ignore_bins illegal_bins implements implies import incdir include initial inout input \
inside instance int integer interconnect interface intersect join join_any join_none large let liblist \
library local localparam logic longint macromodule matches medium modport module nand negedge nettype \
new nexttime nmos nor noshowcancelled not notif0 notif1 null or output package packed parameter pmos \
posedge primitive priority program property protected pull0 pull1 pulldown pullup pulsestyle_ondetect \
pulsestyle_onevent pure rand randc randcase randsequence rcmos real realtime ref reg reject_on release \
repeat restrict return rnmos rpmos rtran rtranif0 rtranif1 s_always s_eventually s_nexttime s_until \
s_until_with scalared sequence shortint shortreal showcancelled signed small soft solve specify specparam \
static string strong strong0 strong1 struct super supply0 supply1 sync_accept_on sync_reject_on table \
tagged task this throughout time timeprecision timeunit tran tranif0 tranif1 tri tri0 tri1 triand trior \
trireg type typedef union unique unique0 unsigned until until_with untyped use uwire var vectored virtual \
void wait wait_order wand weak weak0 weak1 while wildcard wire with within wor xnor xor";

/// Classes of SystemVerilog's own package, which tools read as types.
const TYPES: [&str; 6] = [
    "mailbox",
    "process",
    "randomize",
    "semaphore",
    "std",
    "this",
];

/// Words that Icarus Verilog reserves in every language version.
const ICARUS: [&str; 2] = ["bool", "wreal"];

/// Names that the C++ class of a Verilator model has already, or that C headers define as macros: a port of
/// such a name lints clean and does not compile.
const MODEL_WORDS: &str = "CData EData EOF IData INFINITY NAN NULL QData SData Vdut WData contextp errno eval \
eval_end_step eval_step eventsPending final hierName linux modelName name nextTimeSlot rootp stderr stdin stdout \
threads trace traceCapable uint64_t unix vlNamep vlSymsp";

/// Words of C++ and SystemC that Verilator's lint objects to as names of ports (SYMRSVDWORD).
const PORT_WORDS: &str = "abort alignas alignof and_eq asm atomic_cancel atomic_commit atomic_noexcept auto bit_vector bitand bitor \
bool catch cdecl char16_t char32_t char complex compl concept const_cast const_iterator constexpr \
decltype delete deque double dynamic_cast explicit false far float friend goto huge inline interrupt list \
long map mutable namespace near noexcept not_eq nullptr operator or_eq override pascal private public \
queue register requires sc_clock sc_inout sc_in sc_out sc_signal sensitive_neg sensitive_pos sensitive \
set short sizeof stack static_assert static_cast switch synchronized template thread_local throw \
transaction_safe_dynamic true try type_info typeid typename uint16_t uint32_t uint8_t using vector \
volatile wchar_t xor_eq";

/// Names that every module uses itself.
const OWN: [&str; 3] = ["clk", "rst", "rst_n"];

/// Checks a name for a port, register, memory, instance, property, node or module.
///
/// # Errors
/// Says what is wrong: not `[a-z][a-z0-9_]*` in either case, a double or trailing underscore, a reserved word,
/// or `clk`, `rst`, `rst_n`.
pub fn check(name: &str) -> Result<(), String> {
    let legal = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if !legal {
        return Err(format!(
            "`{name}` is not a legal name: a letter, then letters, digits and underscores"
        ));
    }
    if name.contains("__") || name.ends_with('_') {
        return Err(format!(
            "`{name}`: double and trailing underscores are kept for generated names"
        ));
    }
    if OWN.contains(&name) {
        return Err(format!("`{name}` is a port that every module has already"));
    }
    if is_keyword(name) {
        return Err(format!(
            "`{name}` is a reserved word of Verilog or SystemVerilog"
        ));
    }
    Ok(())
}

/// Checks a name for a port: as [`check`], and not a word of C++ that lint objects to or a Verilator model cannot have.
///
/// # Errors
/// Says what is wrong.
pub fn check_port(name: &str) -> Result<(), String> {
    check(name)?;
    let mut words = PORT_WORDS
        .split_whitespace()
        .chain(MODEL_WORDS.split_whitespace());
    if words.any(|k| k == name) {
        return Err(format!(
            "`{name}` is a word of C++ or of Verilator's models, which cannot name a port there: take another, as `{name}_index` or `{name}_in`"
        ));
    }
    Ok(())
}

/// Whether a name is a reserved word, in any case of its letters.
pub fn is_keyword(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    TYPES.contains(&lower.as_str())
        || ICARUS.contains(&lower.as_str())
        || KEYWORDS.split_whitespace().any(|k| k == lower)
}
