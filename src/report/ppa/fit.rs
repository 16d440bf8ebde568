//! Straight lines through measured figures, for what is too large to be mapped.

use serde::Serialize;

/// A line through figures of growing size.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Line {
    /// Figure at size 0.
    pub start: f64,
    /// What a step of size adds.
    pub step: f64,
    /// How far it is off at worst, as a share: at the measured sizes, and at the largest of them by a line through the others.
    pub error: f64,
}

impl Line {
    /// The line of least squares through at least three points, each a size and a figure.
    pub fn through(points: &[(f64, f64)]) -> Option<Line> {
        let (last, others) = points.split_last()?;
        if others.len() < 2 {
            return None;
        }
        let (start, step) = least_squares(points)?;
        let (held_start, held_step) = least_squares(others)?;
        let off = |(x, y): (f64, f64), start: f64, step: f64| {
            let line = start + step * x;
            if y == line {
                0.0
            } else {
                ((line - y) / y).abs()
            }
        };
        let at_points = points.iter().map(|&point| off(point, start, step));
        let ahead = off(*last, held_start, held_step);
        let error = at_points.fold(ahead, f64::max);
        Some(Line { start, step, error })
    }

    /// What it says at a size.
    pub fn at(&self, size: f64) -> f64 {
        self.start + self.step * size
    }
}

fn least_squares(points: &[(f64, f64)]) -> Option<(f64, f64)> {
    let n = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / n;
    let (x, y) = (mean(|p| p.0), mean(|p| p.1));
    let above: f64 = points.iter().map(|p| (p.0 - x) * (p.1 - y)).sum();
    let below: f64 = points.iter().map(|p| (p.0 - x) * (p.0 - x)).sum();
    let step = above / below;
    step.is_finite().then_some((y - step * x, step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found_and_its_error_told() {
        let exact = Line::through(&[(1.0, 5.0), (2.0, 7.0), (4.0, 11.0)]).unwrap();
        assert!((exact.start - 3.0).abs() < 1e-9 && (exact.step - 2.0).abs() < 1e-9);
        assert!(exact.error < 1e-9);
        assert!((exact.at(10.0) - 23.0).abs() < 1e-9);
        // A line through the first two says 11 where 22 is measured.
        let bent = Line::through(&[(1.0, 5.0), (2.0, 7.0), (4.0, 22.0)]).unwrap();
        assert!((bent.error - 0.5).abs() < 1e-9, "{bent:?}");
        assert_eq!(Line::through(&[(1.0, 5.0), (2.0, 7.0)]), None);
        assert_eq!(Line::through(&[(1.0, 5.0), (1.0, 7.0), (1.0, 7.0)]), None);
    }
}
