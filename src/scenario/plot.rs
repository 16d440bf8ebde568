//! Curves of queue lengths and threshold, as SVG.

use std::fmt::Display;

use plotters::element::DashedPathElement;
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

/// A kind of curve: the same line in the panels and in the legend.
struct Curve {
    name: &'static str,
    colour: RGBColor,
    /// Pixels across.
    stroke: u32,
    /// Pixels of a dash and of the gap behind it; a line without gaps has none.
    dash: Option<(u32, u32)>,
}

/// The curves; told apart in grey and by the colour-blind, too.
const LONG_LIVED: Curve = Curve {
    name: "long-lived queue",
    colour: RGBColor(0, 114, 178),
    stroke: 2,
    dash: None,
};
const BURST: Curve = Curve {
    name: "burst's queue",
    colour: RGBColor(213, 94, 0),
    stroke: 2,
    dash: None,
};
const THRESHOLD: Curve = Curve {
    name: "threshold T",
    colour: BLACK,
    stroke: 1,
    dash: Some((2, 3)),
};
const FAIR: Curve = Curve {
    name: "fair share",
    colour: RGBColor(0, 158, 115),
    stroke: 1,
    dash: Some((6, 4)),
};

impl Curve {
    fn style(&self) -> ShapeStyle {
        self.colour.stroke_width(self.stroke)
    }
}

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
    // T may be above the buffer's size, where it limits nothing.
    let points = |value: fn(&Sample) -> Option<u32>| {
        let point = move |s: &Sample| Some((s.cycle, value(s)?.min(cells)));
        panel.samples.iter().filter_map(point).collect()
    };
    let curves: [(Curve, Vec<_>); 4] = [
        (FAIR, fair.into()),
        (LONG_LIVED, points(|s| Some(s.long_lived))),
        (BURST, points(|s| Some(s.burst))),
        (THRESHOLD, points(|s| s.threshold)),
    ];
    for (curve, points) in curves {
        match curve.dash {
            None => chart.draw_series(LineSeries::new(points, curve.style())),
            Some((dash, gap)) => {
                let style = curve.style();
                chart.draw_series(DashedLineSeries::new(points, dash, gap, style))
            }
        }
        .map_err(failed)?;
    }
    if let Some(FirstDrop { after, length }) = panel.first_drop {
        let cross = Cross::new((after as i64, length), 6, BLACK.stroke_width(2));
        chart.draw_series([cross]).map_err(failed)?;
    }
    Ok(())
}

fn draw_legend(area: &Area) -> Result<(), Error> {
    let font = ("sans-serif", 15).into_font();
    for (line, curve) in [LONG_LIVED, BURST, THRESHOLD, FAIR].iter().enumerate() {
        let y = 60 + 30 * line as i32;
        let (ends, style) = ([(60, y), (100, y)], curve.style());
        match curve.dash {
            None => area.draw(&PathElement::new(ends, style)),
            Some((dash, gap)) => area.draw(&DashedPathElement::new(ends, dash, gap, style)),
        }
        .map_err(failed)?;
        area.draw(&Text::new(curve.name, (112, y - 7), font.clone()))
            .map_err(failed)?;
    }
    let cross = Cross::new((80, 180), 6, BLACK.stroke_width(2));
    area.draw(&cross).map_err(failed)?;
    area.draw(&Text::new("the burst's first drop", (112, 173), font))
        .map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pieces of the lines of this colour, by their lengths in x.
    fn pieces(svg: &str, curve: &Curve) -> Vec<i32> {
        let RGBColor(r, g, b) = curve.colour;
        let colour = format!("stroke=\"#{r:02X}{g:02X}{b:02X}\"");
        let lines = svg.lines().filter(|line| line.starts_with("<polyline"));
        let lines = lines.filter(|line| line.contains(&colour));
        let ends = lines.map(|line| {
            let points = line.split("points=\"").nth(1).unwrap();
            let points = points.split('"').next().unwrap().split_whitespace();
            let x = |point: &str| point.split(',').next().unwrap().parse::<i32>().unwrap();
            let x: Vec<_> = points.map(x).collect();
            x[x.len() - 1] - x[0]
        });
        ends.collect()
    }

    #[test]
    fn the_legend_shows_lines_as_they_are_drawn() {
        let mut svg = String::new();
        draw_legend(&SVGBackend::with_string(&mut svg, PANEL).into_drawing_area()).unwrap();
        for curve in [LONG_LIVED, BURST, THRESHOLD, FAIR] {
            let pieces = pieces(&svg, &curve);
            match curve.dash {
                None => assert_eq!(pieces, [40], "{}: {svg}", curve.name),
                Some((dash, gap)) => {
                    let least = 40 / (dash + gap) as usize;
                    assert!(pieces.len() >= least, "{}: {pieces:?} {svg}", curve.name);
                    assert!(pieces.iter().all(|p| *p <= dash as i32), "{pieces:?}");
                }
            }
        }
    }
}
