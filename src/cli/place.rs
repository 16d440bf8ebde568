//! `sluice synth --flow openroad`: a block placed by OpenROAD-flow-scripts.

use std::time::Duration;

use serde_json::json;

use super::Failed;
use super::output;
use sluice::catalog::Instance;
use sluice::export::openroad::{self, PlaceError};
use sluice::export::{Flow, Options};

/// Places a block, and prints its area and timing.
pub fn run(
    instance: &dyn Instance,
    period_ns: Option<f64>,
    timeout: Duration,
    json: bool,
) -> anyhow::Result<()> {
    // Without the flow nothing is worth being started.
    let failed = |error: PlaceError| match error {
        PlaceError::Export(error) => anyhow::Error::from(error),
        error => Failed::Tool(error.to_string()).into(),
    };
    openroad::flow_home().map_err(failed)?;
    let plain = Options::new(Flow::Openroad);
    let options = Options {
        period_ns: period_ns.unwrap_or(plain.period_ns),
        ..plain
    };
    let folder = tempfile::Builder::new().prefix("sluice-place-").tempdir()?;
    let _noted = sluice::cleanup::Noted::new(folder.path());
    let waiting = output::spinner("openroad");
    let result = openroad::place(instance, &options, folder.path(), timeout);
    waiting.finish_and_clear();
    let placed = match result {
        Ok(placed) => placed,
        Err(error) => {
            // The log is what the error speaks of.
            let _ = folder.keep();
            return Err(failed(error));
        }
    };
    if json {
        let mut value = serde_json::to_value(&placed)?;
        value["block"] = json!(instance.block());
        value["configuration"] = instance.config();
        value["flow"] = json!("openroad");
        return output::print_json(&value);
    }
    let mut rows = vec![
        (
            "placed by",
            format!("OpenROAD-flow-scripts, platform {}", placed.platform),
        ),
        (
            "area",
            format!(
                "{} um2, {} cells",
                placed.area_um2,
                output::grouped(placed.cells)
            ),
        ),
        ("utilization", format!("{:.1}%", 100.0 * placed.utilization)),
        (
            "slack",
            format!("{} at a period of {} ns", placed.slack, placed.period_ns),
        ),
    ];
    if let Some(length) = placed.wire_um {
        rows.push(("wires", format!("{length} um, estimated")));
    }
    let text = format!("{} {}\n", instance.block(), instance.config());
    output::print(&(text + &output::pairs(rows)))
}
