//! What OpenSTA reports, read.

use std::collections::HashMap;

use super::run::FO4_STAGES;

/// The worst path of a kind, as OpenSTA tells it; times in the library's unit.
#[derive(Clone, Debug, PartialEq)]
pub struct RawPath {
    /// Instance or port at which it starts.
    pub start: String,
    /// Instance or port at which it ends.
    pub end: String,
    /// When the data arrive.
    pub arrival: f64,
    /// How much earlier they had to.
    pub slack: f64,
    /// Pins that drive, in order, each with its cell and when the signal gets there; the clock's and ports not among them.
    pub points: Vec<(String, String, f64)>,
}

/// Power in watts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RawPower {
    /// Inside cells, by changes.
    pub internal: f64,
    /// In what cells drive, by changes.
    pub switching: f64,
    /// Without any change.
    pub leakage: f64,
}

/// The part of a log after the line `sluice: NAME`, up to the next such line.
fn section<'l>(log: &'l str, name: &str) -> Option<&'l str> {
    let head = format!("sluice: {name}\n");
    let (_, rest) = log.split_once(&head)?;
    Some(rest.split_once("\nsluice: ").map_or(rest, |(part, _)| part))
}

/// The path in a section of a log; `None` if there is no such section or no path in it.
pub fn path(log: &str, name: &str) -> Option<RawPath> {
    read(section(log, name)?)
}

/// The paths in a section of a log, by their groups.
pub fn by_group(log: &str, name: &str) -> HashMap<String, RawPath> {
    let paths = section(log, name).unwrap_or("").split(START).skip(1);
    let paths = paths.filter_map(|text| {
        let mut lines = text.lines();
        let group = lines.find_map(|line| line.strip_prefix("Path Group: "))?;
        Some((group.trim().to_owned(), read(&format!("{START}{text}"))?))
    });
    paths.collect()
}

/// How a path begins.
const START: &str = "Startpoint: ";

fn read(text: &str) -> Option<RawPath> {
    let after = |head: &str| text.lines().find_map(|line| line.trim().strip_prefix(head));
    let before = |tail: &str| {
        let line = text.lines().find(|line| line.trim_end().ends_with(tail))?;
        line.trim().strip_suffix(tail)?.trim().parse().ok()
    };
    let first = |text: &str| text.split_ascii_whitespace().next().map(str::to_owned);
    let slack = text.lines().find_map(|line| {
        let line = line.trim();
        let line = line
            .strip_suffix("slack (MET)")
            .or_else(|| line.strip_suffix("slack (VIOLATED)"))?;
        line.trim().parse().ok()
    });
    // Of what follows the arrival, the pins are those of the clock.
    let data = text.split("data arrival time").next()?;
    Some(RawPath {
        start: first(after(START)?)?,
        end: first(after("Endpoint: ")?)?,
        arrival: before("data arrival time")?,
        slack: slack?,
        points: data.lines().filter_map(point).collect(),
    })
}

/// `  4.50000   11.50000 ^ _06837_/Y (INV_X2)`
fn point(line: &str) -> Option<(String, String, f64)> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let [.., time, "^" | "v", pin, cell] = words.as_slice() else {
        return None;
    };
    let cell = cell.strip_prefix('(')?.strip_suffix(')')?;
    let port = matches!(cell, "in" | "out");
    (!port).then_some((pin.to_string(), cell.to_owned(), time.parse().ok()?))
}

/// The power in a log.
pub fn power(log: &str) -> Option<RawPower> {
    let text = section(log, "power")?;
    let total = text.lines().find_map(|line| line.strip_prefix("Total "))?;
    let mut numbers = total.split_ascii_whitespace().map(str::parse::<f64>);
    let mut next = || numbers.next()?.ok();
    let (internal, switching, leakage) = (next()?, next()?, next()?);
    Some(RawPower {
        internal,
        switching,
        leakage,
    })
}

/// The delay of an inverter with four to drive, from the log of `fo4.tcl`: the mean of a rise and a fall in the middle.
pub fn fo4(log: &str) -> Option<f64> {
    let path = path(log, "all paths")?;
    let time = |stage: usize| {
        let pin = format!("i{stage}/");
        let found = path.points.iter().find(|(name, ..)| name.starts_with(&pin));
        found.map(|(.., time)| *time)
    };
    let last = FO4_STAGES - 2;
    Some((time(last)? - time(last - 2)?) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOG: &str = "\
sluice: all paths
Startpoint: threshold[15] (input port clocked by clk)
Endpoint: arbiter/_1975_
          (rising edge-triggered flip-flop clocked by clk)
Path Group: clk
Path Type: max

   Delay     Time   Description
---------------------------------------------------
0.000000 0.000000   clock clk (rise edge)
0.000000 0.000000   clock network delay (ideal)
7.000000 7.000000 v threshold[15] (in)
4.500000 11.50000 ^ _06837_/Y (INV_X2)
0.000000 11.50000 ^ arbiter/_1975_/D (DFF_X1)
         11.50000   data arrival time

100.0000 100.0000   clock clk (rise edge)
         100.0000 ^ arbiter/_1975_/CK (DFF_X1)
-3.00000 97.00000   library setup time
         97.00000   data required time
---------------------------------------------------
         97.00000   data required time
         -11.5000   data arrival time
---------------------------------------------------
         85.50000   slack (MET)

sluice: input to output
No paths found.
sluice: power
Group                    Internal    Switching      Leakage        Total
Total                1.868272e-02 8.284893e-03 2.655502e-05 2.699417e-02 100.0%
                            69.2%        30.7%         0.1%
sluice: end
";

    #[test]
    fn a_report_is_read() {
        let path = path(LOG, "all paths").unwrap();
        assert_eq!(
            (&*path.start, &*path.end),
            ("threshold[15]", "arbiter/_1975_")
        );
        assert_eq!((path.arrival, path.slack), (11.5, 85.5));
        let pins: Vec<_> = path.points.iter().map(|(pin, ..)| pin.as_str()).collect();
        assert_eq!(pins, ["_06837_/Y", "arbiter/_1975_/D"]);
        assert_eq!(super::path(LOG, "input to output"), None);
        assert_eq!(super::path(LOG, "register to output"), None);
        let groups = by_group(LOG, "all paths");
        assert_eq!(groups.len(), 1);
        assert_eq!(groups["clk"], path);
        assert!(by_group(LOG, "input to output").is_empty());
        let power = power(LOG).unwrap();
        assert_eq!(power.leakage, 2.655502e-05);
        assert_eq!(
            (power.internal, power.switching),
            (1.868272e-02, 8.284893e-03)
        );
    }
}
