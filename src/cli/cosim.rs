use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use serde_json::json;
use sluice_hdl::sim::Engine;

use super::Failed;
use super::files::{Files, is_standard};
use super::options::{BlockArgs, StimulusArgs, command_line};
use super::output::{self, Draft};
use sluice::catalog::Instance;
use sluice::compare::{Agreement, Mismatch, compare};
use sluice::cosim::{self, Build, CosimError, Job};
use sluice::run::{Rtl, respond};
use sluice::table::{Table, Workload, write_csv};
use sluice::tools;
use sluice::waves::Waves;

/// Compares golden model, hardware in this process and the Verilog in an outside simulator: every
/// output, every cycle
#[derive(Args)]
pub struct Cosim {
    #[command(flatten)]
    block: BlockArgs,
    #[command(flatten)]
    stimulus: StimulusArgs,
    /// The outside simulator
    #[arg(long, value_enum, default_value_t = Simulator::Verilator)]
    simulator: Simulator,
    /// Write the outside simulator's outputs, one row a cycle, as CSV; `-` for standard output,
    /// instead of the report
    #[arg(long, value_name = "FILE")]
    response: Option<PathBuf>,
    /// Write a waveform of the ports, all models side by side
    #[arg(long, value_name = "FILE")]
    vcd: Option<PathBuf>,
    /// Folder for the shortest failing stimulus and its waveform, if the models differ
    #[arg(long, value_name = "DIR", default_value = "sluice-divergence")]
    out: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Outside simulators.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Simulator {
    Verilator,
    Icarus,
}

impl Simulator {
    fn name(self) -> &'static str {
        match self {
            Simulator::Verilator => "verilator",
            Simulator::Icarus => "icarus",
        }
    }

    fn driver(self) -> cosim::Simulator {
        match self {
            Simulator::Verilator => cosim::Simulator::Verilator,
            Simulator::Icarus => cosim::Simulator::Icarus,
        }
    }
}

/// The response of one model, and how it compares.
struct Answer {
    name: &'static str,
    response: Table,
    seconds: f64,
    agreement: Option<Agreement>,
}

/// Rows kept in memory at most, in bytes of inputs and outputs of all models.
const MEMORY: u64 = 4 << 30;

/// Cycles shown before and after a divergence.
const WINDOW: usize = 20;

impl Cosim {
    pub fn run(self) -> anyhow::Result<()> {
        let files = Files {
            block: &self.block,
            stimulus: &self.stimulus,
            response: self.response.as_deref(),
            vcd: self.vcd.as_deref(),
            json: self.json,
        };
        files.check()?;
        let instance = self.block.instance()?;
        let source = self.stimulus.source(instance.as_ref())?;
        let words = instance.inputs().words() + 3 * instance.outputs().words();
        let most = MEMORY / (8 * words as u64);
        if source.rows() > most {
            bail!(
                "--cycles {} is more than memory is reserved for here, at most {most}",
                source.rows()
            );
        }
        self.require_tools()?;
        // What cannot be written is better known before a long run.
        let files = [&self.response, &self.vcd].into_iter().flatten();
        for path in files.filter(|path| !is_standard(path)) {
            Draft::new(path)?;
        }
        let rows = source.rows();
        let workload = source.collect(instance.inputs(), instance.latency());
        let (golden, others, build) = self.answers(instance.as_ref(), &workload)?;
        if let Some(path) = &self.response {
            let outside = &others[others.len() - 1].response;
            let response = Workload {
                table: outside.clone(),
                reset: None,
            };
            match is_standard(path) {
                true => output::forgive(write_csv(&response, std::io::stdout()))?,
                false => output::write_file(path, |out| Ok(write_csv(&response, out)?))?,
            }
        }
        if let Some(path) = &self.vcd {
            write_waves(path, instance.as_ref(), &workload, &golden, &others, 0)?;
        }
        let first = others
            .iter()
            .find_map(|answer| answer.agreement.as_ref()?.first.clone());
        let divergence = first.as_ref().map(|first| {
            let found =
                self.divergence(instance.as_ref(), &workload, &golden, &others, first, rows);
            // Whatever hinders the files, that the models differ is the news.
            found.map_err(|error| {
                Failed::Check(format!("the models differ: {first}; and {error:#}"))
            })
        });
        let divergence = divergence.transpose()?;
        self.report(
            instance.as_ref(),
            &golden,
            &others,
            &build,
            divergence.as_ref(),
        )?;
        match first {
            None => Ok(()),
            Some(first) => bail!(Failed::Check(format!("the models differ: {first}"))),
        }
    }

    fn require_tools(&self) -> anyhow::Result<()> {
        let needed: &[tools::Tool] = match self.simulator {
            Simulator::Verilator => &[tools::VERILATOR, tools::CXX, tools::MAKE],
            Simulator::Icarus => &[tools::ICARUS],
        };
        let missing: Vec<_> = needed
            .iter()
            .filter(|tool| tool.find().is_none())
            .copied()
            .collect();
        if !missing.is_empty() {
            let names: Vec<_> = missing.iter().map(|tool| tool.command).collect();
            bail!(Failed::Tool(format!(
                "{} not found; to install: {}",
                names.join(", "),
                tools::install_command(&missing)
            )));
        }
        for tool in needed {
            if let (Some(path), Err(why)) = (tool.find(), tool.version()) {
                bail!(Failed::Tool(format!("{} {why}", path.display())));
            }
        }
        Ok(())
    }

    /// The golden response, the others compared with it, the outside simulator's last.
    fn answers(
        &self,
        instance: &dyn Instance,
        workload: &Workload,
    ) -> anyhow::Result<(Answer, Vec<Answer>, Build)> {
        let outputs = instance.outputs();
        // Before the first reset the state, and so what it decides, is anything.
        let resets = workload.reset.as_ref();
        let from = resets.map_or(0, |r| r.iter().position(|&rst| rst).unwrap_or(r.len()));
        if from == workload.table.len() {
            bail!("column `rst` is never 1: without a reset the outputs are not defined");
        }
        let (response, busy) = respond(&mut instance.golden(), workload, &outputs);
        let seconds = busy.as_secs_f64();
        let golden = Answer {
            name: "golden",
            response,
            seconds,
            agreement: None,
        };
        let answer = |name, response: Table, seconds| {
            let agreement = compare(instance.block(), &golden.response, name, &response, from);
            Answer {
                name,
                response,
                seconds,
                agreement: Some(agreement),
            }
        };
        let mut rtl = Rtl::new(instance.definition(), Engine::Jit, self.stimulus.seed, None)?;
        let (response, busy) = respond(&mut rtl, workload, &outputs);
        let jit = answer("jit", response, busy.as_secs_f64());
        let waiting = output::spinner(self.simulator.name());
        let job = Job {
            definition: instance.definition(),
            stimulus: &workload.table,
            reset: workload.reset.as_deref(),
        };
        // The outside simulator takes 32 bits.
        let options = cosim::Options {
            seed: self.stimulus.seed as u32,
            ..Default::default()
        };
        let run = cosim::run_with(&job, self.simulator.driver(), &options);
        waiting.finish_and_clear();
        let run = run.map_err(|error| match error {
            CosimError::Unknown { .. } => Failed::Check(error.to_string()),
            error => Failed::Tool(error.to_string()),
        })?;
        let outside = answer(self.simulator.name(), run.response, run.seconds);
        Ok((golden, vec![jit, outside], run.build))
    }

    /// Writes the shortest failing prefix and a waveform around its end; gives what to say.
    fn divergence(
        &self,
        instance: &dyn Instance,
        workload: &Workload,
        golden: &Answer,
        others: &[Answer],
        first: &Mismatch,
        rows: u64,
    ) -> anyhow::Result<Divergence> {
        fs::create_dir_all(&self.out)
            .with_context(|| format!("cannot make the folder {}", self.out.display()))?;
        let stem = format!(
            "{}-{}-seed{}",
            instance.block(),
            first.other_name,
            self.stimulus.seed
        );
        let file = |end: &str| self.out.join(format!("{stem}.{end}"));
        let (stimulus, waves) = (file("csv"), file("vcd"));
        let prefix = workload.prefix(first.cycle + 1);
        output::write_file(&stimulus, |out| Ok(write_csv(&prefix, out)?))?;
        let start = first.cycle.saturating_sub(WINDOW);
        let around = workload.prefix((first.cycle + WINDOW).min(workload.table.len()));
        write_waves(&waves, instance, &around, golden, others, start)?;
        let cycles = rows.min(first.cycle as u64 + 1);
        let words = ["sluice".to_owned(), "cosim".to_owned()]
            .into_iter()
            .chain(self.block.command_words())
            .chain(["--simulator".to_owned(), self.simulator.name().to_owned()])
            .chain(self.stimulus.command_words(cycles));
        let replay = command_line(words);
        Ok(Divergence {
            first: first.to_string(),
            replay,
            stimulus,
            waves,
        })
    }

    fn report(
        &self,
        instance: &dyn Instance,
        golden: &Answer,
        others: &[Answer],
        build: &Build,
        divergence: Option<&Divergence>,
    ) -> anyhow::Result<()> {
        let build_seconds = match build {
            Build::Cached => None,
            Build::Built(seconds) => Some(*seconds),
        };
        if self.response.as_deref().is_some_and(is_standard) {
            return Ok(());
        }
        let cycles = golden.response.len() as u64;
        let all = std::iter::once(golden).chain(others);
        if self.json {
            let models = all.map(|answer| {
                json!({
                    "name": answer.name,
                    "seconds": answer.seconds,
                    "cycles_per_second": output::rate(cycles, answer.seconds),
                    "values_compared": answer.agreement.as_ref().map(|a| a.values),
                    "mismatches": answer.agreement.as_ref().map(|a| a.mismatches),
                })
            });
            return output::print_json(&json!({
                "block": instance.block(),
                "configuration": instance.config(),
                "seed": self.stimulus.seed,
                "cycles": cycles,
                "models": models.collect::<Vec<_>>(),
                "build_seconds": build_seconds,
                "agree": divergence.is_none(),
                "divergence": divergence.map(Divergence::json),
            }));
        }
        let rows = all.map(|answer| {
            let counts = |count: fn(&Agreement) -> usize| {
                answer
                    .agreement
                    .as_ref()
                    .map_or("-".into(), |a| output::grouped(count(a) as u64))
            };
            vec![
                answer.name.to_owned(),
                output::grouped(cycles),
                counts(|a| a.values),
                counts(|a| a.mismatches),
                output::grouped(output::rate(cycles, answer.seconds)),
            ]
        });
        let header = [
            "model",
            "cycles",
            "values compared",
            "mismatches",
            "cycles/s",
        ];
        let mut text = format!("{} {}\n", instance.block(), instance.config());
        text += &output::table(&header, rows);
        text += &match build_seconds {
            None => format!("{} build taken from the cache\n", self.simulator.name()),
            Some(seconds) => format!("{} built in {seconds:.1} s\n", self.simulator.name()),
        };
        if let Some(divergence) = divergence {
            text += &divergence.text();
        }
        output::print(&text)
    }
}

/// What is known of the first difference.
struct Divergence {
    first: String,
    replay: String,
    stimulus: PathBuf,
    waves: PathBuf,
}

impl Divergence {
    fn json(&self) -> serde_json::Value {
        json!({
            "first": self.first,
            "replay": self.replay,
            "stimulus": self.stimulus,
            "waveform": self.waves,
        })
    }

    fn text(&self) -> String {
        format!(
            "\n{}\n  replay             {}\n  shortest stimulus  {}\n  waveform around    {}\n",
            self.first,
            self.replay,
            self.stimulus.display(),
            self.waves.display()
        )
    }
}

/// Writes the rows of `workload` from `start` on and what each model answered to them.
fn write_waves(
    path: &Path,
    instance: &dyn Instance,
    workload: &Workload,
    golden: &Answer,
    others: &[Answer],
    start: usize,
) -> anyhow::Result<()> {
    let answers: Vec<_> = std::iter::once(golden).chain(others).collect();
    let (inputs, outputs) = (instance.inputs(), instance.outputs());
    let models = answers.iter().map(|answer| (answer.name, &outputs));
    let groups: Vec<_> = std::iter::once(("inputs", &inputs)).chain(models).collect();
    output::write_file(path, |out| {
        let mut waves = Waves::new(out, instance.block(), &groups)?;
        let rows = answers
            .iter()
            .map(|answer| answer.response.len())
            .min()
            .unwrap_or(0);
        for cycle in start..workload.table.len().min(rows) {
            let models = answers.iter().map(|answer| answer.response.row(cycle));
            let rows: Vec<_> = std::iter::once(workload.table.row(cycle))
                .chain(models)
                .collect();
            waves.cycle(cycle as u64, workload.reset_at(cycle), &rows)?;
        }
        Ok(waves.finish()?)
    })
}
