//! The paper's worked example as a timing diagram: its WaveJSON from a run of the unit.

use serde_json::{Value, json};
use sluice::catalog::{self, Instance};
use sluice::run::Device;

/// Lanes of the example.
const LANES: usize = 4;

/// The key that packets share.
const KEY: u64 = 5;

/// The packets of each cycle: the key in each lane. The lone packet of the second cycle shows where the first
/// batch left the pointer.
const BATCHES: [[Option<u64>; LANES]; 2] = [
    [Some(KEY), Some(KEY), Some(2), Some(KEY)],
    [None, Some(KEY), None, None],
];

/// Cycles that are shown.
const CYCLES: usize = 6;

/// The unit of the example: 32 uplinks, the pointer of key 5 at 1, that of key 2 at 7, ports in their order.
pub fn unit() -> Box<dyn Instance> {
    let settings = "lanes = 4\nkeys = 8\nclasses = 1\norder = \"off\"\narchitecture = \"all-pairs\"\nstages = 3\n\
                    initial = [0, 0, 7, 0, 0, 1, 0, 0]";
    let block = catalog::find("ofan").expect("a block of the catalog");
    let settings = settings.parse().expect("legal TOML");
    block.configure(settings).expect("a legal configuration")
}

/// The answers in each cycle: what each lane's `out_valid` and `port` show.
pub fn run(device: &mut dyn Device) -> Vec<[Option<u64>; LANES]> {
    let mut outputs = [0; 3 * LANES];
    device.step(true, &[0; 2 * LANES], &mut outputs);
    let cycle = |cycle: usize| {
        let batch = BATCHES.get(cycle).copied().unwrap_or_default();
        let valid = batch.iter().map(|key| u64::from(key.is_some()));
        let keys = batch.iter().map(|key| key.unwrap_or(0));
        let row: Vec<u64> = valid.chain(keys).collect();
        device.step(false, &row, &mut outputs);
        std::array::from_fn(|lane| (outputs[lane] == 1).then_some(outputs[LANES + lane]))
    };
    (0..CYCLES).map(cycle).collect()
}

/// The diagram as WaveJSON.
pub fn wave_json(answers: &[[Option<u64>; LANES]]) -> Value {
    let batch = |cycle: usize| BATCHES.get(cycle).copied().unwrap_or_default();
    let lanes = |title: &str, name: &str, value: &dyn Fn(usize, usize) -> Option<u64>| {
        let lane = |lane| {
            bus(
                &format!("{name}[{lane}]"),
                (0..CYCLES).map(|t| value(t, lane)),
            )
        };
        let mut group = vec![json!(title)];
        group.extend((0..LANES).map(lane));
        Value::from(group)
    };
    json!({
        "signal": [
            { "name": "clk", "wave": format!("p{}", ".".repeat(CYCLES - 1)) },
            lanes("batch", "key", &|t, lane| batch(t)[lane]),
            lanes("answers", "port", &|t, lane| answers[t][lane]),
        ],
        "head": { "text": "three packets of a batch share key 5, whose pointer is 1", "tick": 0 },
        "foot": { "text": "the pointer is 4 afterwards: the port of the next packet of key 5" },
    })
}

/// A row of values; unknown where there is none.
fn bus(name: &str, values: impl Iterator<Item = Option<u64>>) -> Value {
    let (mut wave, mut data, mut last) = (String::new(), vec![], None);
    for value in values {
        // Values of neighbouring cycles belong to different packets, even if they are equal.
        wave.push(match value {
            Some(KEY) if name.starts_with("key") => '4',
            Some(_) => '3',
            None if last == Some(None) => '.',
            None => 'x',
        });
        data.extend(value.map(|value| value.to_string()));
        last = Some(value);
    }
    json!({ "name": name, "wave": wave, "data": data })
}
