//! Everything that can run a block, made ready to run one stimulus as often as asked.

use sluice::catalog::stimulus::Random;
use sluice::catalog::{self, Instance, Traffic};
use sluice::cosim::{self, Job, Simulator};
use sluice::golden::occamy_selector::{Selector, Threshold};
use sluice::run::Source;
use sluice::table::{Workload, read_csv};
use sluice_hdl::sim::{self, Engine, Frame};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Cycles of the stimulus; it is run again and again.
pub const CYCLES: usize = 1024;

/// Seeds at once.
pub const SEEDS: usize = 64;

/// The traffic of all measurements: a quarter of the requests or queues ask, most keep their value.
pub const TRAFFIC: Traffic = Traffic::Random(Random {
    density: 0.25,
    locality: 0.9,
});

/// What fills the buffer of a traffic manager: nearly every cycle brings a cell.
pub const FULL: Traffic = Traffic::Random(Random {
    density: 0.98,
    locality: 0.0,
});

/// Runs the stimulus a number of times and tells the time that took.
pub type Run = Box<dyn FnMut(u32) -> Duration>;

/// One way to run a block.
pub struct Contender {
    /// Name in tables.
    pub name: &'static str,
    /// Cycles in one run of the stimulus, over all seeds.
    pub cycles: usize,
    /// Time from the configuration to the end of the first cycle.
    #[allow(dead_code, reason = "one of the two benchmarks shows it")]
    pub first_cycle: Duration,
    /// Runs it.
    pub run: Run,
}

/// A configuration and the rows it runs.
pub struct Subject {
    /// Heading in tables.
    pub title: String,
    instance: Box<dyn Instance>,
    rows: Rows,
}

/// Where rows come from.
#[derive(Clone, Copy, PartialEq)]
enum Rows {
    /// Drawn.
    Drawn(Traffic),
    /// The demo's trace, of the selector.
    Trace,
}

/// What is measured.
pub fn subjects() -> Vec<Subject> {
    let pipelined = "pipeline = \"bitmap\"\narchitecture = \"prefix\"";
    let mut all = vec![
        subject("occamy-selector", "", Rows::Drawn(TRAFFIC)),
        subject("occamy-selector", "", Rows::Trace),
        subject("occamy-selector", pipelined, Rows::Drawn(TRAFFIC)),
    ];
    for architecture in ["masked", "prefix", "tree"] {
        let settings = format!("requesters = 64\narchitecture = \"{architecture}\"");
        all.push(subject("rr-arbiter", &settings, Rows::Drawn(TRAFFIC)));
    }
    for preset in ["k8-edge", "k64-edge"] {
        for architecture in ["sorting", "all-pairs", "banked"] {
            all.push(of_preset(
                "ofan",
                preset,
                &format!("architecture = \"{architecture}\""),
            ));
        }
    }
    all.push(subject("traffic-manager", "", Rows::Drawn(FULL)));
    all
}

/// A preset of a block with some settings changed, on random rows.
fn of_preset(name: &str, preset: &str, changes: &str) -> Subject {
    let block = catalog::find(name).expect("a block of the catalog");
    let settings = catalog::preset(block, preset).expect("a preset of the block");
    subject(name, &format!("{settings}{changes}"), Rows::Drawn(TRAFFIC))
}

/// A block with these settings on these rows.
fn subject(name: &str, settings: &str, rows: Rows) -> Subject {
    let block = catalog::find(name).expect("a block of the catalog");
    let settings = settings.parse().expect("legal TOML");
    let instance = block.configure(settings).expect("a legal configuration");
    let kind = match rows {
        Rows::Trace => "the burst of the demo",
        Rows::Drawn(_) => "random rows",
    };
    let title = format!("`{}`, {kind}", instance.definition().name());
    Subject {
        title,
        instance,
        rows,
    }
}

impl Subject {
    /// The rows for a seed; a trace is the same for all.
    fn workload(&self, seed: u64) -> Workload {
        let instance = self.instance.as_ref();
        let Rows::Drawn(traffic) = self.rows else {
            let file = std::fs::File::open("demo/burst.csv").expect("the demo's trace");
            return read_csv(instance.inputs(), file).expect("a trace of the selector");
        };
        let stimulus = instance.stimulus(traffic, seed);
        let rows = CYCLES as u64;
        Source::Drawn { stimulus, rows }.collect(instance.inputs(), 0)
    }
}

/// All contenders for a block; Verilator last, and only where it is installed.
pub fn contenders(subject: &Subject) -> Vec<Contender> {
    let instance = subject.instance.as_ref();
    let workload = subject.workload(1);
    let mut all = vec![golden(instance, &workload)];
    all.extend(typed_selector(instance, &workload));
    all.push(engine(subject, "interpreter", Engine::Interpreter, 1));
    all.push(engine(subject, "jit", Engine::Jit, 1));
    all.push(engine(
        subject,
        "interpreter, 64 seeds",
        Engine::Interpreter,
        SEEDS,
    ));
    all.extend(verilator(instance, &workload));
    all
}

fn timed(runs: u32, mut stimulus: impl FnMut()) -> Duration {
    let start = Instant::now();
    for _ in 0..runs {
        stimulus();
    }
    start.elapsed()
}

/// The golden model behind the word format that serves every block.
fn golden(instance: &dyn Instance, workload: &Workload) -> Contender {
    let start = Instant::now();
    let mut model = instance.golden();
    let mut outputs = vec![0; instance.outputs().words()];
    model.step(true, workload.table.row(0), &mut outputs);
    let first_cycle = start.elapsed();
    let table = workload.table.clone();
    let run = move |runs| {
        timed(runs, || {
            for cycle in 0..table.len() {
                model.step(false, table.row(cycle), &mut outputs);
                black_box(&outputs);
            }
        })
    };
    Contender {
        name: "golden",
        cycles: workload.table.len(),
        first_cycle,
        run: Box::new(run),
    }
}

/// The selector's golden model behind its own interface, lengths of 32 bits.
fn typed_selector(instance: &dyn Instance, workload: &Workload) -> Option<Contender> {
    let config = instance.config();
    let queues = config.get("queues")?.as_u64()? as usize;
    let registered = config.get("pipeline")?.as_str()? == "bitmap";
    let words = workload.table.words();
    let rows: Vec<u32> = words.iter().map(|w| *w as u32).collect();
    let start = Instant::now();
    let mut model = Selector::new(queues, registered, false);
    black_box(model.step(&rows[..queues], Threshold::Shared(rows[queues]), true));
    let first_cycle = start.elapsed();
    let run = move |runs| decide_all(queues, registered, &rows, runs);
    Some(Contender {
        name: "golden, typed",
        cycles: workload.table.len(),
        first_cycle,
        run: Box::new(run),
    })
}

/// A function and a model of its own, so that the compiler may keep the state in registers.
#[inline(never)]
fn decide_all(queues: usize, registered: bool, rows: &[u32], runs: u32) -> Duration {
    let mut model = Selector::new(queues, registered, false);
    let start = Instant::now();
    for _ in 0..runs {
        for row in rows.chunks_exact(queues + 2) {
            let (lengths, rest) = row.split_at(queues);
            black_box(model.step(lengths, Threshold::Shared(rest[0]), rest[1] == 1));
        }
    }
    start.elapsed()
}

/// An engine of the in-process simulator. Properties are off, as they are in the Verilog.
fn engine(subject: &Subject, name: &'static str, engine: Engine, seeds: usize) -> Contender {
    let instance = subject.instance.as_ref();
    let start = Instant::now();
    let options = sim::Options {
        engine,
        seeds,
        properties: false,
        ..sim::Options::default()
    };
    let mut simulator = sim::compile(instance.definition(), &options).expect("a simulator");
    for seed in 0..seeds {
        simulator.set_reset(seed, true);
    }
    simulator.step();
    let first_cycle = start.elapsed();
    // Many seeds take a stimulus of fewer rows, so that as many cycles are run and the rows of all
    // seeds take as much memory.
    let rows = subject.workload(1).table.len() / seeds;
    let drawn: Vec<Workload> = (0..seeds)
        .map(|seed| subject.workload(1 + seed as u64))
        .collect();
    let frames: Vec<Frame> = (0..rows)
        .map(|row| {
            let inputs = drawn.iter().map(|w| (false, w.table.row(row)));
            simulator.frame(&inputs.collect::<Vec<_>>())
        })
        .collect();
    let mut outputs = vec![0; instance.outputs().words()];
    let run = move |runs| {
        timed(runs, || {
            for frame in &frames {
                simulator.load_frame(frame);
                simulator.step();
                for seed in 0..seeds {
                    simulator.outputs(seed, &mut outputs);
                    black_box(&outputs);
                }
            }
        })
    };
    Contender {
        name,
        cycles: rows * seeds,
        first_cycle,
        run: Box::new(run),
    }
}

/// Verilator, compiled with -O3 -march=native, the stimulus in memory; the time of its loop alone.
fn verilator(instance: &dyn Instance, workload: &Workload) -> Option<Contender> {
    let definition = instance.definition().clone();
    let workload = workload.clone();
    let cycles = workload.table.len();
    let measure = move |runs| {
        let job = Job {
            definition: &definition,
            stimulus: &workload.table,
            reset: workload.reset.as_deref(),
        };
        let options = cosim::Options {
            fast: true,
            runs,
            ..cosim::Options::default()
        };
        cosim::run_with(&job, Simulator::Verilator, &options)
    };
    let start = Instant::now();
    match measure(1) {
        Err(error) => {
            eprintln!("verilator is left out: {error}");
            None
        }
        Ok(_) => Some(Contender {
            name: "verilator",
            cycles,
            first_cycle: start.elapsed(),
            run: Box::new(move |runs| {
                Duration::from_secs_f64(measure(runs).expect("it ran before").seconds)
            }),
        }),
    }
}
