//! A module's name says all that its content depends on: any two configurations can go into one simulation.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use sluice::catalog::{self, Block};
use sluice_hdl::Definition;
use toml::{Table, Value};

/// What is known by a name: a hash of the module, and a configuration that has it.
type Known = HashMap<String, (u64, String)>;

fn hash(definition: &Definition) -> u64 {
    let mut hasher = DefaultHasher::new();
    definition.hash(&mut hasher);
    hasher.finish()
}

/// Notes every module of a design, and as a fault each name that is known with another content.
fn note(known: &mut Known, faults: &mut Vec<String>, definition: &Definition, from: &str) {
    let (name, hash) = (definition.name(), hash(definition));
    match known.get(name) {
        Some((same, _)) if *same == hash => return,
        Some((_, first)) => faults.push(format!("`{name}` in\n  {first}\nand in\n  {from}")),
        None => {
            known.insert(name.to_owned(), (hash, from.to_owned()));
        }
    }
    for instance in definition.instances() {
        note(known, faults, &instance.definition, from);
    }
}

/// Other values for a field: neighbours and multiples of a number, and others of its kind. Not all of them are allowed.
fn others(value: &Value) -> Vec<Value> {
    let mut others = Vec::new();
    match value {
        Value::Boolean(value) => others.push((!value).into()),
        Value::Integer(value) => {
            let more = [value - 1, value + 1, 2 * value, value / 2, 4 * value, 48];
            others.extend(more.map(Value::from));
        }
        Value::Array(values) => {
            for first in [0, 1, 5] {
                let mut all = values.clone();
                all.push(first.into());
                others.push(all.into());
                others.push(vec![Value::from(first); values.len()].into());
                let rising = (0..values.len().max(4) as i64).map(|i| Value::from(i + first));
                others.push(rising.collect::<Vec<_>>().into());
            }
        }
        _ => {}
    }
    others
}

/// Whether a field's choices are crossed with those of others anyway.
fn is_crossed(block: &dyn Block, field: &str) -> bool {
    let mut choices = block.choices().iter();
    choices.any(|(name, values)| *name == field && values.len() > 1)
}

/// Every preset, every combination of choices at awkward sizes, and around those of one size every other field changed alone.
#[test]
fn one_name_is_one_module() {
    let (mut known, mut faults) = (Known::new(), Vec::new());
    for &block in catalog::blocks() {
        let defaults = block.defaults();
        let mut try_one = |settings: Table| {
            let from = format!("{} {settings:?}", block.name());
            if let Ok(instance) = block.configure(settings) {
                note(&mut known, &mut faults, instance.definition(), &from);
            }
        };
        for preset in block.presets() {
            try_one(catalog::preset(block, preset.name).unwrap());
        }
        let sizes = [1, 2, 5, 7].map(|size| catalog::combinations(block, size));
        sizes.into_iter().flatten().for_each(&mut try_one);
        for base in catalog::combinations(block, 3) {
            for (field, default) in defaults.iter().filter(|(f, _)| !is_crossed(block, f)) {
                let value = base.get(field).unwrap_or(default);
                for other in others(value) {
                    let mut settings = base.clone();
                    settings.insert(field.clone(), other);
                    try_one(settings);
                }
            }
            try_one(base);
        }
        println!("{}: {} names so far", block.name(), known.len());
    }
    let some = &faults[..faults.len().min(20)];
    assert!(
        faults.is_empty(),
        "{} times two modules of one name:\n{}",
        faults.len(),
        some.join("\n")
    );
    assert!(known.len() > 5000, "{}", known.len());
}
