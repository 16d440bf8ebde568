//! Area and delay against size, as SVG.

use std::fmt::Display;

use plotters::prelude::*;

/// A plot that cannot be drawn.
#[derive(Debug, thiserror::Error)]
#[error("cannot draw {plot}: {what}")]
pub struct PlotError {
    plot: String,
    what: String,
}

/// A curve: what it is, and a figure for each size.
pub type Curve = (&'static str, Vec<(u32, f64)>);

/// One pane of a plot.
#[derive(Clone, Debug)]
pub struct Pane<'a> {
    /// What goes up, with its unit.
    pub label: &'a str,
    /// The curves.
    pub curves: Vec<Curve>,
    /// Whether up is logarithmic.
    pub logarithmic: bool,
}

/// Pixels of a pane.
const PANE: (u32, u32) = (460, 340);

/// Told apart in grey and by the colour-blind, too.
const COLOURS: [RGBColor; 3] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
];

/// The panes beside each other, sizes along `axis` in powers of two.
pub fn draw(title: &str, axis: &str, panes: &[Pane]) -> Result<String, PlotError> {
    let failed = |what: &dyn Display| PlotError {
        plot: title.to_owned(),
        what: what.to_string(),
    };
    let mut svg = String::new();
    {
        let size = (PANE.0 * panes.len() as u32, PANE.1 + 30);
        let root = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        root.fill(&WHITE).map_err(|e| failed(&e))?;
        let root = root
            .titled(title, ("sans-serif", 17))
            .map_err(|e| failed(&e))?;
        for (place, pane) in root.split_evenly((1, panes.len())).iter().zip(panes) {
            draw_pane(place, axis, pane).map_err(|what| PlotError {
                plot: title.to_owned(),
                what,
            })?;
        }
        root.present().map_err(|e| failed(&e))?;
    }
    // The same text whatever draws it: no blank at a line's end.
    let lines: Vec<_> = svg.lines().map(str::trim_end).collect();
    Ok(lines.join("\n") + "\n")
}

type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

fn draw_pane(area: &Area, axis: &str, pane: &Pane) -> Result<(), String> {
    let points = || pane.curves.iter().flat_map(|(_, points)| points);
    let least = points().map(|p| p.0).min().unwrap_or(1);
    let most = points().map(|p| p.0).max().unwrap_or(2).max(least + 1);
    let top = points().map(|p| p.1).fold(1.0, f64::max);
    let bottom = points().map(|p| p.1).fold(top, f64::min);
    let mut builder = ChartBuilder::on(area);
    builder
        .margin(10)
        .x_label_area_size(38)
        .y_label_area_size(70);
    let x = (f64::from(least)..f64::from(most)).log_scale().base(2.0);
    let desc = (axis, pane.label);
    match pane.logarithmic {
        true => {
            let y = (bottom / 1.5..top * 1.5).log_scale();
            let chart = builder
                .build_cartesian_2d(x, y)
                .map_err(|e| e.to_string())?;
            curves(chart, desc, pane)
        }
        false => {
            let chart = builder
                .build_cartesian_2d(x, 0.0..top * 1.1)
                .map_err(|e| e.to_string())?;
            curves(chart, desc, pane)
        }
    }
}

fn curves<'a, X, Y>(
    mut chart: ChartContext<'a, SVGBackend<'a>, Cartesian2d<X, Y>>,
    (along, up): (&str, &str),
    pane: &Pane,
) -> Result<(), String>
where
    X: Ranged<ValueType = f64> + plotters::coord::ranged1d::ValueFormatter<f64>,
    Y: Ranged<ValueType = f64> + plotters::coord::ranged1d::ValueFormatter<f64>,
{
    let round = |value: &f64| format!("{}", value.round());
    chart
        .configure_mesh()
        .x_desc(along)
        .y_desc(up)
        .x_label_formatter(&round)
        .y_label_formatter(&|value| match *value {
            v if v >= 1000.0 => format!("{}k", v / 1000.0),
            v => format!("{v}"),
        })
        .light_line_style(TRANSPARENT)
        .draw()
        .map_err(|e| e.to_string())?;
    for ((name, points), colour) in pane.curves.iter().zip(COLOURS.iter().cycle()) {
        let points = points
            .iter()
            .map(|(size, value)| (f64::from(*size), *value));
        let line = LineSeries::new(points, colour.stroke_width(2)).point_size(3);
        let series = chart.draw_series(line).map_err(|e| e.to_string())?;
        series
            .label(*name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], colour.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(match pane.logarithmic {
            true => SeriesLabelPosition::UpperLeft,
            // Up starts at 0 there, which leaves room below the curves.
            false => SeriesLabelPosition::LowerRight,
        })
        .background_style(WHITE.mix(0.8))
        .border_style(BLACK.mix(0.3))
        .draw()
        .map_err(|e| e.to_string())
}
