//! Curves of queue lengths and threshold, as SVG.

use std::fmt::Display;

use plotters::prelude::*;

use super::Error;
use super::burst::{FirstDrop, Sample};

/// One drawing of a run.
pub struct Panel<'a> {
    /// Heading.
    pub title: &'a str,
    /// The curves.
    pub samples: &'a [Sample],
    /// Cells of the fair share.
    pub fair_share: u32,
    /// Where the burst lost its first packet.
    pub first_drop: Option<FirstDrop>,
}

/// Pixels of a panel, and panels beside each other.
const PANEL: (u32, u32) = (440, 300);
const COLUMNS: usize = 3;

/// Names and colours of the curves; told apart in grey and by the colour-blind, too.
const LONG_LIVED: (&str, RGBColor) = ("long-lived queue", RGBColor(0, 114, 178));
const BURST: (&str, RGBColor) = ("burst's queue", RGBColor(213, 94, 0));
const THRESHOLD: (&str, RGBColor) = ("threshold T", BLACK);
const FAIR: (&str, RGBColor) = ("fair share", RGBColor(0, 158, 115));

fn failed(error: impl Display) -> Error {
    Error::Plot(error.to_string())
}

/// The panels in a grid, with a legend in the place behind the last.
pub fn draw(panels: &[Panel], cells: u32) -> Result<String, Error> {
    let rows = (panels.len() + 1).div_ceil(COLUMNS);
    let size = (PANEL.0 * COLUMNS as u32, PANEL.1 * rows as u32);
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        root.fill(&WHITE).map_err(failed)?;
        let places = root.split_evenly((rows, COLUMNS));
        for (place, panel) in places.iter().zip(panels) {
            draw_panel(place, panel, cells)?;
        }
        draw_legend(&places[panels.len()])?;
        root.present().map_err(failed)?;
    }
    Ok(svg)
}

type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

fn draw_panel(area: &Area, panel: &Panel, cells: u32) -> Result<(), Error> {
    let cycle = |sample: Option<&Sample>| sample.map_or(0, |s| s.cycle);
    let span = cycle(panel.samples.first())..cycle(panel.samples.last()).max(1);
    let mut chart = ChartBuilder::on(area)
        .caption(panel.title, ("sans-serif", 18))
        .margin(8)
        .x_label_area_size(36)
        .y_label_area_size(60)
        .build_cartesian_2d(span.clone(), 0..cells)
        .map_err(failed)?;
    chart
        .configure_mesh()
        .x_labels(5)
        .y_labels(5)
        .x_desc("cycles since the burst began")
        .y_desc("cells")
        .light_line_style(TRANSPARENT)
        .draw()
        .map_err(failed)?;
    let fair = [span.start, span.end].map(|x| (x, panel.fair_share));
    let dashed = DashedLineSeries::new(fair, 6, 4, FAIR.1.stroke_width(1));
    chart.draw_series(dashed).map_err(failed)?;
    // T may be above the buffer's size, where it limits nothing.
    let points = |value: fn(&Sample) -> Option<u32>| {
        let point = move |s: &Sample| Some((s.cycle, value(s)?.min(cells)));
        panel.samples.iter().filter_map(point)
    };
    for (value, colour) in [
        (points(|s| Some(s.long_lived)), LONG_LIVED.1),
        (points(|s| Some(s.burst)), BURST.1),
    ] {
        let curve = LineSeries::new(value, colour.stroke_width(2));
        chart.draw_series(curve).map_err(failed)?;
    }
    let threshold = DashedLineSeries::new(points(|s| s.threshold), 2, 3, THRESHOLD.1.into());
    chart.draw_series(threshold).map_err(failed)?;
    if let Some(FirstDrop { after, length }) = panel.first_drop {
        let cross = Cross::new((after as i64, length), 6, BLACK.stroke_width(2));
        chart.draw_series([cross]).map_err(failed)?;
    }
    Ok(())
}

fn draw_legend(area: &Area) -> Result<(), Error> {
    let font = ("sans-serif", 15).into_font();
    for (line, (name, colour)) in [LONG_LIVED, BURST, THRESHOLD, FAIR].into_iter().enumerate() {
        let y = 60 + 30 * line as i32;
        let stroke = PathElement::new([(60, y), (100, y)], colour.stroke_width(3));
        area.draw(&stroke).map_err(failed)?;
        area.draw(&Text::new(name, (112, y - 7), font.clone()))
            .map_err(failed)?;
    }
    let cross = Cross::new((80, 180), 6, BLACK.stroke_width(2));
    area.draw(&cross).map_err(failed)?;
    area.draw(&Text::new("the burst's first drop", (112, 173), font))
        .map_err(failed)
}
