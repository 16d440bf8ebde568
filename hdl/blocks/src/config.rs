//! What every block's configuration shares: its error.

use std::fmt::Display;
use std::ops::RangeInclusive;

/// A configuration that no hardware can be built from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field} = {value} is not allowed (allowed: {allowed}): {advice}")]
pub struct ConfigError {
    /// Name of the field, as in the configuration file.
    pub field: &'static str,
    /// The value that was given.
    pub value: String,
    /// The values that are allowed.
    pub allowed: String,
    /// What to do about it.
    pub advice: String,
}

/// Checks that a field's value lies in `allowed`; `what` says what the field counts.
pub(crate) fn in_range<T: PartialOrd + Display>(
    field: &'static str,
    what: &str,
    value: T,
    allowed: RangeInclusive<T>,
) -> Result<(), ConfigError> {
    if allowed.contains(&value) {
        return Ok(());
    }
    let bound = if value < *allowed.start() {
        format!("at least {}", allowed.start())
    } else {
        format!("at most {}", allowed.end())
    };
    Err(ConfigError {
        field,
        value: value.to_string(),
        allowed: format!("{}..={}", allowed.start(), allowed.end()),
        advice: format!("set {what} to {bound}"),
    })
}

/// Checks that a field has one of a few values.
pub(crate) fn one_of(
    field: &'static str,
    what: &str,
    value: u32,
    allowed: &[u32],
) -> Result<(), ConfigError> {
    if allowed.contains(&value) {
        return Ok(());
    }
    let allowed: Vec<_> = allowed.iter().map(u32::to_string).collect();
    let advice = format!("set {what} to one of these");
    Err(refused(field, value, &allowed.join(", "), &advice))
}

/// Says what is wrong with a field's value, and what to do about it.
pub(crate) fn refused(
    field: &'static str,
    value: impl ToString,
    allowed: &str,
    advice: &str,
) -> ConfigError {
    ConfigError {
        field,
        value: value.to_string(),
        allowed: allowed.to_string(),
        advice: advice.to_string(),
    }
}
