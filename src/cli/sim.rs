use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use indicatif::ProgressBar;
use serde_json::json;
use sha2::{Digest, Sha256};
use sluice_hdl::sim::Engine;

use super::Failed;
use super::files::{Files, is_standard};
use super::links::{self, LinksArgs};
use super::options::{BlockArgs, StimulusArgs, TrafficKind};
use super::output::{self, Draft};
use sluice::catalog::Instance;
use sluice::run::{self, Cycle, Device, Rtl};
use sluice::table::CsvWriter;
use sluice::waves::Waves;

/// Runs a block in this process: its golden model, or its hardware
#[derive(Args)]
pub struct Sim {
    #[command(flatten)]
    block: BlockArgs,
    #[command(flatten)]
    stimulus: StimulusArgs,
    #[command(flatten)]
    links: LinksArgs,
    /// What runs
    #[arg(long, value_enum, default_value_t = Backend::Golden)]
    backend: Backend,
    /// Write the outputs, one row a cycle, as CSV; `-` for standard output, instead of the
    /// report
    #[arg(long, value_name = "FILE")]
    response: Option<PathBuf>,
    /// Write a waveform: ports of the golden model, every named signal of the hardware
    #[arg(long, value_name = "FILE")]
    vcd: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What runs the block.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// The golden model
    Golden,
    /// The hardware, interpreted
    Interpreter,
    /// The hardware, compiled to machine code
    Jit,
}

impl Backend {
    pub fn name(self) -> &'static str {
        match self {
            Backend::Golden => "golden",
            Backend::Interpreter => "interpreter",
            Backend::Jit => "jit",
        }
    }

    pub fn engine(self) -> Option<Engine> {
        match self {
            Backend::Golden => None,
            Backend::Interpreter => Some(Engine::Interpreter),
            Backend::Jit => Some(Engine::Jit),
        }
    }
}

impl Sim {
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
        if self.stimulus.traffic == Some(TrafficKind::Links) {
            return self.run_links(instance.as_ref());
        }
        if self.links != LinksArgs::default() {
            bail!("ports, rates, lengths, phases and destinations belong to --traffic links");
        }
        let mut source = self.stimulus.source(instance.as_ref())?;
        if source.never_resets() {
            output::warn(
                "column `rst` is never 1: the state before the first reset is undefined, and so are \
                 the outputs",
            );
        }
        let cycles = source.rows() + u64::from(instance.latency());
        let draft = |path: &Option<PathBuf>| path.as_deref().map(Draft::new).transpose();
        let response = self
            .response
            .as_ref()
            .filter(|_| !self.response_is_stdout());
        let (response, vcd) = (draft(&response.cloned())?, draft(&self.vcd)?);
        let mut recorder = Recorder {
            response: self.response_writer(response.as_ref(), instance.as_ref())?,
            waves: self.waves_writer(vcd.as_ref(), instance.as_ref())?,
            digest: Sha256::new(),
            cycle: 0,
            bar: output::progress(cycles, self.backend.name()),
        };
        let (inputs, outputs) = (instance.inputs(), instance.outputs());
        let mut run = |device: &mut dyn Device| {
            run::drive(
                &mut source,
                device,
                (&inputs, &outputs),
                instance.latency(),
                |cycle| recorder.record(cycle),
            )
        };
        let mut violations = Vec::new();
        let busy = match self.backend.engine() {
            None => run(&mut instance.golden())?,
            Some(engine) => {
                let trace = vcd.as_ref().map(Draft::path);
                let mut rtl = Rtl::new(instance.definition(), engine, self.stimulus.seed, trace)?;
                let busy = run(&mut rtl)?;
                violations.extend_from_slice(rtl.finish()?);
                busy
            }
        };
        let digest = recorder.finish()?;
        let failed = violations.len();
        response
            .into_iter()
            .chain(vcd)
            .try_for_each(Draft::finish)?;
        self.report(
            instance.as_ref(),
            cycles,
            busy.as_secs_f64(),
            &digest,
            failed,
        )?;
        match violations.first() {
            None => Ok(()),
            Some(first) => bail!(Failed::Check(format!(
                "{} of the hardware's properties failed, first `{}` in cycle {}",
                violations.len(),
                first.property,
                first.cycle
            ))),
        }
    }

    fn run_links(&self, instance: &dyn Instance) -> anyhow::Result<()> {
        if self.response.is_some() || self.vcd.is_some() {
            bail!("--response and --vcd are for rows: --traffic links reports what waits");
        }
        if self.stimulus.density.is_some() || self.stimulus.locality.is_some() {
            bail!("--density and --locality belong to --traffic random");
        }
        let run = links::Run {
            instance,
            args: &self.links,
            backend: self.backend,
            seed: self.stimulus.seed,
            cycles: self.stimulus.cycles.unwrap_or(1_000_000),
            json: self.json,
        };
        run.run()
    }

    fn response_is_stdout(&self) -> bool {
        self.response.as_deref().is_some_and(is_standard)
    }

    fn response_writer(
        &self,
        draft: Option<&Draft>,
        instance: &dyn Instance,
    ) -> anyhow::Result<Option<CsvWriter<Box<dyn Write>>>> {
        let out: Box<dyn Write> = match draft {
            Some(draft) => Box::new(draft.open()?),
            None if self.response_is_stdout() => Box::new(io::stdout()),
            None => return Ok(None),
        };
        Ok(Some(CsvWriter::new(&instance.outputs(), false, out)?))
    }

    /// The ports of the golden model; the hardware's simulator writes its own waveform.
    fn waves_writer(
        &self,
        draft: Option<&Draft>,
        instance: &dyn Instance,
    ) -> anyhow::Result<Option<Waves<BufWriter<File>>>> {
        let Some(draft) = draft.filter(|_| self.backend == Backend::Golden) else {
            return Ok(None);
        };
        let (inputs, outputs) = (instance.inputs(), instance.outputs());
        let groups = [("inputs", &inputs), ("outputs", &outputs)];
        Ok(Some(Waves::new(draft.open()?, instance.block(), &groups)?))
    }

    fn report(
        &self,
        instance: &dyn Instance,
        cycles: u64,
        seconds: f64,
        digest: &str,
        failed: usize,
    ) -> anyhow::Result<()> {
        if self.response_is_stdout() {
            return Ok(());
        }
        let rate = output::rate(cycles, seconds);
        if self.json {
            return output::print_json(&json!({
                "block": instance.block(),
                "configuration": instance.config(),
                "backend": self.backend.name(),
                "seed": self.stimulus.seed,
                "cycles": cycles,
                "seconds": seconds,
                "cycles_per_second": rate,
                "response_sha256": digest,
                "failed_properties": failed,
                "response": self.response,
                "vcd": self.vcd,
            }));
        }
        let mut rows = vec![
            ("block", instance.block().to_owned()),
            ("configuration", instance.config().to_string()),
            ("backend", self.backend.name().to_owned()),
            ("cycles", output::grouped(cycles)),
            ("cycles/s", output::grouped(rate)),
            ("response sha256", digest.to_owned()),
        ];
        let files = [("response", &self.response), ("waveform", &self.vcd)];
        for (name, file) in files {
            rows.extend(file.as_ref().map(|file| (name, file.display().to_string())));
        }
        output::print(&output::pairs(rows))
    }
}

/// Takes down what happens.
struct Recorder {
    response: Option<CsvWriter<Box<dyn Write>>>,
    waves: Option<Waves<BufWriter<File>>>,
    digest: Sha256,
    cycle: u64,
    bar: ProgressBar,
}

impl Recorder {
    fn record(
        &mut self,
        Cycle {
            rst,
            inputs,
            outputs,
        }: Cycle,
    ) -> anyhow::Result<()> {
        outputs
            .iter()
            .for_each(|word| self.digest.update(word.to_le_bytes()));
        if let Some(response) = &mut self.response {
            response
                .row(rst, outputs)
                .context("cannot write the response")?;
        }
        if let Some(waves) = &mut self.waves {
            waves
                .cycle(self.cycle, rst, &[inputs, outputs])
                .context("cannot write the waveform")?;
        }
        self.cycle += 1;
        if self.cycle.is_multiple_of(1024) {
            self.bar.set_position(self.cycle);
        }
        Ok(())
    }

    /// Completes what was written; gives the digest of all outputs.
    fn finish(self) -> anyhow::Result<String> {
        self.bar.finish_and_clear();
        if let Some(response) = self.response {
            response.finish().context("cannot write the response")?;
        }
        if let Some(waves) = self.waves {
            waves.finish().context("cannot write the waveform")?;
        }
        Ok(self
            .digest
            .finalize()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect())
    }
}
