mod ppa;

use clap::{Args, Subcommand};
use serde_json::json;

use super::flop_files::FlopFiles;
use super::options::number;
use super::output;
use sluice::report::pofan::{PAPER_TABLE_2, Setup};
use sluice::report::sglb::Cluster;

/// Reports what blocks cost: measured by synthesis, or on targets that are modelled
#[derive(Args)]
pub struct Report {
    #[command(subcommand)]
    subject: Subject,
}

#[derive(Subcommand)]
enum Subject {
    FlopFiles(FlopFiles),
    PofanResources(PofanResources),
    Ppa(ppa::Ppa),
    SglbTables(SglbTables),
}

impl Report {
    pub fn run(self) -> anyhow::Result<()> {
        match self.subject {
            Subject::FlopFiles(subject) => subject.run(),
            Subject::PofanResources(subject) => subject.run(),
            Subject::Ppa(subject) => subject.run(),
            Subject::SglbTables(subject) => subject.run(),
        }
    }
}

/// Pointer bits, key-table bits and memory blocks of pOfan, beside the paper's table 2
#[derive(Args)]
struct PofanResources {
    /// Destination edge switches [default: 64]
    #[arg(long, value_name = "N",
        value_parser = number::<u64>("1 to 1048576"))]
    edge_switches: Option<u64>,
    /// Size classes
    #[arg(long, value_name = "N", default_value_t = Setup::default().classes,
        value_parser = number::<u64>("1 to 64"))]
    classes: u64,
    /// Pipes, each with pointers and a key table of its own
    #[arg(long, value_name = "N", default_value_t = Setup::default().pipes,
        value_parser = number::<u64>("1 to 1024"))]
    pipes: u64,
    /// Ports that a pointer goes round [default: 8]
    #[arg(long, value_name = "N",
        value_parser = number::<u64>("1 to 1024"))]
    uplinks: Option<u64>,
    /// Destination addresses of an edge switch [default: as many as uplinks]
    #[arg(long, value_name = "N",
        value_parser = number::<u64>("1 to 65536"))]
    hosts_per_edge: Option<u64>,
    /// Radix k of a fat tree: k²/2 edge switches with k/2 uplinks and k/2 hosts each
    #[arg(long, value_name = "K", value_parser = radix,
        conflicts_with_all = ["edge_switches", "uplinks", "hosts_per_edge"])]
    radix: Option<u64>,
    /// Bits of a destination address
    #[arg(long, value_name = "BITS", default_value_t = Setup::default().address_bits,
        value_parser = number::<u64>("up to 128"))]
    address_bits: u64,
    /// Bits of the register entry that holds a pointer
    #[arg(long, value_name = "BITS", default_value_t = Setup::default().register_bits,
        value_parser = number::<u64>("up to 4096"))]
    register_bits: u64,
    /// Words of a memory block
    #[arg(long, value_name = "N", default_value_t = Setup::default().block_words,
        value_parser = number::<u64>("1 to 16777216"))]
    block_words: u64,
    /// Bits of a word of a memory block
    #[arg(long, value_name = "BITS", default_value_t = Setup::default().block_width,
        value_parser = number::<u64>("up to 4096"))]
    block_width: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn radix(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(k) if (2..=1024).contains(&k) && k % 2 == 0 => Ok(k),
        _ => Err("allowed are even numbers from 2 to 1024".into()),
    }
}

impl PofanResources {
    fn setup(&self) -> Setup {
        let default = Setup::default();
        let uplinks = self.uplinks.unwrap_or(default.uplinks);
        let setup = Setup {
            edge_switches: self.edge_switches.unwrap_or(default.edge_switches),
            classes: self.classes,
            pipes: self.pipes,
            uplinks,
            hosts_per_edge: self.hosts_per_edge.unwrap_or(uplinks),
            address_bits: self.address_bits,
            register_bits: self.register_bits,
            block_words: self.block_words,
            block_width: self.block_width,
        };
        match self.radix {
            Some(radix) => setup.fat_tree(radix),
            None => setup,
        }
    }

    fn run(self) -> anyhow::Result<()> {
        let setup = self.setup();
        let resources = setup.resources()?;
        let growth = setup.growth()?;
        let data = json!({
            "setup": setup,
            "resources": resources,
            "growth": growth,
            "paper_table_2": PAPER_TABLE_2,
        });
        if self.json {
            return output::print_json(&data);
        }
        let text = |number: u64| output::grouped(number);
        let numbers = |part: &str| -> Vec<_> {
            let fields = data[part].as_object().into_iter().flatten();
            let pair = |(name, value): (&String, &serde_json::Value)| {
                (name.replace('_', " "), text(value.as_u64().unwrap_or(0)))
            };
            fields.map(pair).collect()
        };
        let steps = growth.iter().map(|step| {
            vec![
                text(step.edge_switches),
                text(step.pointers_per_pipe),
                text(step.pointer_blocks_per_pipe),
                text(step.pointers),
                text(step.pointer_blocks),
                text(step.pointer_bits),
            ]
        });
        let paper = PAPER_TABLE_2.iter().map(|row| {
            let modelled = if row.modelled { "yes" } else { "no" };
            [
                row.resource,
                row.absolute,
                row.relative,
                modelled,
                row.remark,
            ]
            .map(str::to_owned)
            .to_vec()
        });
        let header = [
            "edge switches",
            "pointers a pipe",
            "blocks a pipe",
            "pointers",
            "blocks",
            "pointer bits",
        ];
        output::print(&format!(
            "Setup\n{}\nResources\n{}\nPointers of larger networks\n{}\n\
             Ofan, table 2: pOfan on an Intel Tofino 1 switch, 64 edge switches, 4 pipes\n{}",
            output::pairs(numbers("setup")),
            output::pairs(numbers("resources")),
            output::table(&header, steps),
            output::table(&["resource", "use", "share", "modelled", "remark"], paper),
        ))
    }
}

/// Path scores that the switches of an SGLB cluster hold, and would need without path segments
#[derive(Args)]
struct SglbTables {
    /// Ports of a switch
    #[arg(long, value_name = "N", default_value_t = Cluster::default().switch_ports,
        value_parser = number::<u64>("2 to 4096"))]
    switch_ports: u64,
    /// Rails
    #[arg(long, value_name = "N", default_value_t = Cluster::default().rails,
        value_parser = number::<u64>("1 to 4096"))]
    rails: u64,
    /// ToRs of a rail
    #[arg(long, value_name = "N", default_value_t = Cluster::default().tors,
        value_parser = number::<u64>("1 to 4095"))]
    tors: u64,
    /// Leaves of a rail
    #[arg(long, value_name = "N", default_value_t = Cluster::default().leaves,
        value_parser = number::<u64>("1 to 4095"))]
    leaves: u64,
    /// Planes, each with the same share of the leaves of every rail
    #[arg(long, value_name = "N", default_value_t = Cluster::default().planes,
        value_parser = number::<u64>("1 to 4095"))]
    planes: u64,
    /// Spines of a plane
    #[arg(long, value_name = "N", default_value_t = Cluster::default().spines,
        value_parser = number::<u64>("1 to 4095"))]
    spines: u64,
    /// Profiles that a chip holds
    #[arg(long, value_name = "N", default_value_t = Cluster::default().chip_profiles,
        value_parser = number::<u64>("1 to 1048576"))]
    chip_profiles: u64,
    /// Scores that a profile of the chip holds
    #[arg(long, value_name = "N", default_value_t = Cluster::default().chip_values,
        value_parser = number::<u64>("1 to 1048576"))]
    chip_values: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl SglbTables {
    fn run(self) -> anyhow::Result<()> {
        let cluster = Cluster {
            switch_ports: self.switch_ports,
            rails: self.rails,
            tors: self.tors,
            leaves: self.leaves,
            planes: self.planes,
            spines: self.spines,
            chip_profiles: self.chip_profiles,
            chip_values: self.chip_values,
        };
        let report = cluster.report()?;
        if self.json {
            return output::print_json(&json!({
                "cluster": cluster,
                "counts": report.counts,
                "tables": report.tables,
            }));
        }
        let counts = report.counts.iter().map(|count| {
            let source = if count.derived { "derived" } else { "paper" };
            vec![
                count.what.to_owned(),
                count.calculation.clone(),
                output::grouped(count.count),
                source.to_owned(),
            ]
        });
        let tables = report.tables.iter().map(|tables| {
            vec![
                tables.switch.to_owned(),
                tables.calculation.clone(),
                output::grouped(tables.values),
                output::grouped(tables.profiles),
                if tables.fits { "yes" } else { "no" }.to_owned(),
            ]
        });
        output::print(&format!(
            "Paths and destinations\n{}\nWhat a switch holds, of {} profiles of {} values\n{}",
            output::table(&["number", "calculation", "count", "source"], counts),
            output::grouped(cluster.chip_profiles),
            output::grouped(cluster.chip_values),
            output::table(
                &["switch", "calculation", "values", "profiles", "fits"],
                tables
            ),
        ))
    }
}
