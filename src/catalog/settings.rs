//! From `--preset`, `--config` and `--set` to a checked configuration.

use serde::Serialize;
use sluice_blocks::ConfigError;

use super::Config;

/// Why there is no such configuration.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// No block of this name.
    #[error("unknown block `{name}`; the blocks are {known}")]
    UnknownBlock {
        /// As given.
        name: String,
        /// All blocks.
        known: String,
    },
    /// No preset of this name.
    #[error("{block}: unknown preset `{name}`; the presets are {known}")]
    UnknownPreset {
        /// Block.
        block: &'static str,
        /// As given.
        name: String,
        /// All presets of the block.
        known: String,
    },
    /// No field of this name.
    #[error("{block}: unknown field `{field}`; the fields are {known}")]
    UnknownField {
        /// Block.
        block: &'static str,
        /// As given.
        field: String,
        /// All fields of the block.
        known: String,
    },
    /// A value that its field cannot have, whatever the other fields.
    #[error("{block}: field `{field}` cannot be {value}: {reason}")]
    WrongType {
        /// Block.
        block: &'static str,
        /// Field.
        field: String,
        /// As given.
        value: String,
        /// What it should have been.
        reason: String,
    },
    /// A value out of its range.
    #[error("{block}: {error}")]
    OutOfRange {
        /// Block.
        block: &'static str,
        /// Field, value and range.
        error: ConfigError,
    },
    /// Not `field=value`.
    #[error("`{0}` is not of the form field=value")]
    NotASetting(String),
    /// Not TOML.
    #[error("not valid TOML: {0}")]
    Toml(String),
}

/// Names for an error text.
pub(super) fn names<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

/// Reads a whole TOML text.
pub(super) fn parse_table(text: &str) -> Result<toml::Table, SettingsError> {
    text.parse()
        .map_err(|error: toml::de::Error| SettingsError::Toml(error.to_string()))
}

/// Reads `field=value`. The value is TOML, or else a bare word: `architecture=prefix`.
pub fn parse_setting(text: &str) -> Result<(String, toml::Value), SettingsError> {
    let wrong = || SettingsError::NotASetting(text.to_owned());
    let (field, value) = text.split_once('=').ok_or_else(wrong)?;
    let (field, value) = (field.trim(), value.trim());
    if field.is_empty() || value.is_empty() {
        return Err(wrong());
    }
    Ok((field.to_owned(), parse_value(value)))
}

/// Reads a TOML value, or else a bare word.
pub(super) fn parse_value(text: &str) -> toml::Value {
    // Parsed as a document of one field, so that any TOML value is understood.
    let document = format!("value = {text}").parse::<toml::Table>();
    let alone = document.ok().filter(|table| table.len() == 1);
    let value = alone.and_then(|mut table| table.remove("value"));
    value.unwrap_or_else(|| toml::Value::String(text.to_owned()))
}

/// Every field of a configuration with its default.
pub(super) fn defaults<C: Config>() -> toml::Table {
    toml::Table::try_from(C::default()).unwrap_or_default()
}

/// A configuration as JSON.
pub(super) fn to_json<C: Serialize>(config: &C) -> serde_json::Value {
    serde_json::to_value(config).unwrap_or_default()
}

/// The values that a field may have: what the configuration says of a number that is none of them, or what its
/// type says of a word that is none of them.
fn allowed<C: Config>(field: &str) -> Option<String> {
    let with =
        |value: toml::Value| toml::Table::from_iter([(field.to_owned(), value)]).try_into::<C>();
    // The largest number that the field's type takes is out of any range.
    let numbers = [i64::from(u32::MAX), 65535, 255, 127].map(toml::Value::from);
    if let Some(config) = numbers.into_iter().find_map(|number| with(number).ok()) {
        let error = config.validate().err()?;
        return (error.field == field).then_some(error.allowed);
    }
    if with(true.into()).is_ok() {
        return Some("false, true".into());
    }
    let error = with("?".into()).err()?;
    let words = error
        .message()
        .strip_prefix("unknown variant `?`, expected ")?;
    let words = words.trim_start_matches("one of ").replace('`', "");
    Some(words.replace(" or ", ", "))
}

/// The configuration with these fields, all others at their defaults.
pub(super) fn configure<C: Config>(
    block: &'static str,
    settings: toml::Table,
) -> Result<C, SettingsError> {
    let known = defaults::<C>();
    for (field, value) in &settings {
        if !known.contains_key(field) {
            return Err(SettingsError::UnknownField {
                block,
                field: field.clone(),
                known: names(known.keys().map(String::as_str)),
            });
        }
        // One field at a time, because the error of the whole would not say which one it is.
        let alone = toml::Table::from_iter([(field.clone(), value.clone())]);
        alone
            .try_into::<C>()
            .map_err(|error| SettingsError::WrongType {
                block,
                field: field.clone(),
                value: value.to_string(),
                reason: match allowed::<C>(field) {
                    Some(allowed) => format!("allowed: {allowed}"),
                    None => error.message().to_owned(),
                },
            })?;
    }
    let config: C = settings
        .try_into()
        .map_err(|error| SettingsError::Toml(error.message().to_owned()))?;
    checked(block, config.validate())?;
    Ok(config)
}

/// Adds the block's name to a complaint of its configuration.
pub(super) fn checked<T>(
    block: &'static str,
    result: Result<T, ConfigError>,
) -> Result<T, SettingsError> {
    result.map_err(|error| SettingsError::OutOfRange { block, error })
}
