//! Options that several verbs share.

use std::fs;
use std::io::{self, Read};
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};

use sluice::catalog::{
    self, Instance, Traffic,
    stimulus::{Random, STEP},
};
use sluice::run::Source;
use sluice::table;

/// A block and its configuration: the preset, then the file, then each `--set` over what came before.
#[derive(Args, Clone, Debug)]
pub struct BlockArgs {
    /// Name of the block, as `sluice list` shows it
    pub block: String,
    #[command(flatten)]
    pub settings: SettingsArgs,
}

#[derive(Args, Clone, Debug)]
pub struct SettingsArgs {
    /// Named configuration, as `sluice describe BLOCK` shows them
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    /// TOML file with fields of the configuration
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// One field of the configuration; may be repeated, the last one counts
    #[arg(long = "set", value_name = "FIELD=VALUE")]
    pub set: Vec<String>,
}

impl BlockArgs {
    /// The configured block.
    pub fn instance(&self) -> anyhow::Result<Box<dyn Instance>> {
        let block = catalog::find(&self.block)?;
        let mut settings = match &self.settings.preset {
            Some(name) => catalog::preset(block, name)?,
            None => toml::Table::new(),
        };
        if let Some(file) = &self.settings.config {
            let name = file.display();
            let text = fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
            let table: toml::Table = text
                .parse()
                .with_context(|| format!("{name} is not valid TOML"))?;
            settings.extend(table);
        }
        for setting in &self.settings.set {
            let (field, value) = catalog::parse_setting(setting)?;
            settings.insert(field, value);
        }
        Ok(block.configure(settings)?)
    }

    /// The same block and configuration as words of a command.
    pub fn command_words(&self) -> Vec<String> {
        let SettingsArgs {
            preset,
            config,
            set,
        } = &self.settings;
        let mut words = vec![self.block.clone()];
        let mut option = |name: &str, value: String| words.extend([name.to_owned(), value]);
        if let Some(preset) = preset {
            option("--preset", preset.clone());
        }
        if let Some(config) = config {
            option("--config", config.display().to_string());
        }
        set.iter()
            .for_each(|setting| option("--set", setting.clone()));
        words
    }
}

/// What is fed to the block.
#[derive(Args, Clone, Debug)]
pub struct StimulusArgs {
    /// Cycles to run, 1 to 2^48, at most the rows of --stimulus [default: 10000, or all rows of --stimulus; 1000000 with
    /// --traffic links]
    #[arg(long, value_name = "N", value_parser = cycles)]
    pub cycles: Option<u64>,
    /// Seed of the stimulus, and of the state before the first reset
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = seed)]
    pub seed: u64,
    /// Inputs from a CSV file, `-` for standard input: the first line names the ports (arrays as
    /// len[0]), then one line a cycle
    #[arg(long, value_name = "FILE")]
    pub stimulus: Option<PathBuf>,
    /// Which inputs to draw [default: mixed, or random with --density or --locality]
    #[arg(long, value_enum, conflicts_with = "stimulus")]
    pub traffic: Option<TrafficKind>,
    /// Random traffic: share of the inputs that ask for something, 0 to 1 in steps of 1/65536
    #[arg(long, value_name = "P", value_parser = probability, conflicts_with = "stimulus")]
    pub density: Option<f64>,
    /// Random traffic: probability that an input keeps its value, 0 to 1 in steps of 1/65536
    #[arg(long, value_name = "P", value_parser = probability, conflicts_with = "stimulus")]
    pub locality: Option<f64>,
}

/// Which inputs to draw.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrafficKind {
    /// Random phases, directed cases, resets in mid-run
    Mixed,
    /// Random rows of one density and locality, no reset
    Random,
    /// Directed cases one after another
    Directed,
    /// Packets on links that are full all the time, for `sim` of a unit that answers packets by lane
    Links,
}

impl StimulusArgs {
    /// The rows to feed to this block.
    pub fn source(&self, instance: &dyn Instance) -> anyhow::Result<Source> {
        let Some(file) = &self.stimulus else {
            let stimulus = instance.stimulus(self.traffic()?, self.seed);
            return Ok(Source::Drawn {
                stimulus,
                rows: self.cycles.unwrap_or(10_000),
            });
        };
        let name = file.display();
        let input: Box<dyn Read> = if file.as_os_str() == "-" {
            Box::new(io::stdin().lock())
        } else {
            Box::new(fs::File::open(file).with_context(|| format!("cannot read {name}"))?)
        };
        let workload = table::read_csv(instance.inputs(), input)
            .with_context(|| format!("stimulus {name}"))?;
        if workload.table.is_empty() {
            bail!("stimulus {name}: no row after the line of port names");
        }
        let rows = workload.table.len();
        let cycles = self.cycles.unwrap_or(rows as u64);
        match usize::try_from(cycles) {
            Ok(cycles) if cycles <= rows => Ok(Source::Given(workload.prefix(cycles))),
            _ => bail!(
                "--cycles {cycles} is more than the rows of stimulus {name}, {rows}: ask for at most that, or \
                 leave --cycles out"
            ),
        }
    }

    fn traffic(&self) -> anyhow::Result<Traffic> {
        let tuned = self.density.is_some() || self.locality.is_some();
        let random = Random {
            density: self.density.unwrap_or(0.5),
            locality: self.locality.unwrap_or(0.5),
        };
        match self.traffic {
            Some(TrafficKind::Mixed | TrafficKind::Directed | TrafficKind::Links) if tuned => {
                bail!("--density and --locality belong to --traffic random")
            }
            Some(TrafficKind::Links) => bail!(
                "--traffic links reacts to the unit's outputs: it runs in `sluice sim`, beside the golden model with \
                 --backend jit"
            ),
            Some(TrafficKind::Mixed) => Ok(Traffic::Mixed),
            Some(TrafficKind::Directed) => Ok(Traffic::Directed),
            None if !tuned => Ok(Traffic::Mixed),
            Some(TrafficKind::Random) | None => Ok(Traffic::Random(random)),
        }
    }

    /// The same stimulus, `cycles` rows of it, as words of a command.
    pub fn command_words(&self, cycles: u64) -> Vec<String> {
        let mut words = vec![
            "--cycles".into(),
            cycles.to_string(),
            "--seed".into(),
            self.seed.to_string(),
        ];
        let mut option = |name: &str, value: Option<String>| {
            if let Some(value) = value {
                words.extend([name.to_owned(), value]);
            }
        };
        option(
            "--stimulus",
            self.stimulus
                .as_ref()
                .map(|file| file.display().to_string()),
        );
        let traffic = self.traffic.and_then(|kind| kind.to_possible_value());
        option(
            "--traffic",
            traffic.map(|value| value.get_name().to_owned()),
        );
        option("--density", self.density.map(|p| p.to_string()));
        option("--locality", self.locality.map(|p| p.to_string()));
        words
    }
}

/// A number whose range the run checks; `allowed` is what a text that is none is told.
pub fn number<T: FromStr>(allowed: &'static str) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| text.parse().map_err(|_| format!("allowed is {allowed}"))
}

/// A whole number in a range.
pub fn whole<T: TryFrom<u64>>(least: u64, most: u64) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let value = text.parse().ok().filter(|v| (least..=most).contains(v));
        let value = value.and_then(|value| T::try_from(value).ok());
        value.ok_or_else(|| format!("allowed is {least} to {most}"))
    }
}

/// Cycles at most: no run gets that far, and no sum of cycles overflows.
const MOST_CYCLES: u64 = 1 << 48;

fn cycles(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(value) if (1..=MOST_CYCLES).contains(&value) => Ok(value),
        _ => Err(format!("allowed is 1 to {MOST_CYCLES} (2^48)")),
    }
}

fn seed(text: &str) -> Result<u64, String> {
    let value = text.parse();
    value.map_err(|_| format!("allowed is 0 to {}", u64::MAX))
}

fn probability(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(value) if value > 0.0 && value < STEP => {
            Err("the smallest step is 1/65536, about 0.0000153; allowed is 0, or that to 1".into())
        }
        Ok(value) if (0.0..=1.0).contains(&value) => Ok(value),
        _ => Err("allowed is 0 to 1".into()),
    }
}

/// Words as a line for the shell, quoted where they must be.
pub fn command_line(words: impl IntoIterator<Item = String>) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "_-=./:,+".contains(c);
    let quote = |word: String| {
        if !word.is_empty() && word.chars().all(plain) {
            return word;
        }
        format!("'{}'", word.replace('\'', r"'\''"))
    };
    words.into_iter().map(quote).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_can_be_pasted() {
        let words = ["sluice", "--set", "a=\"b\"", "it's", ""].map(String::from);
        assert_eq!(command_line(words), r#"sluice --set 'a="b"' 'it'\''s' ''"#);
    }
}
