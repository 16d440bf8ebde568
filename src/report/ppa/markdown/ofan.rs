//! What the document says of Ofan besides its presets.

use super::super::Ppa;
use super::super::claims::OFAN_KEYS;
use super::super::designs::{self, ARCHITECTURES, Cells, Job};
use super::super::ofan::Part;
use super::{flops, number, share, slowest_loop, table};

/// The three architectures of Ofan, and the packets that each serves.
pub(super) fn architectures(ppa: &Ppa, cells: Cells) -> String {
    let given = cells == Cells::Given;
    let rows = ARCHITECTURES.map(|architecture| {
        let job = designs::aggregation(architecture, cells);
        let row = ppa.rows.get(&job.id());
        let figures = row.and_then(|row| row.outcome.figures());
        let Some((row, figures)) = row.zip(figures) else {
            return vec![architecture.to_owned(), "not measured, see the end".into()];
        };
        let packets = packets(&job);
        let timing = figures.timing.as_ref();
        let mut cells = vec![
            architecture.to_owned(),
            row.size.clone(),
            number(figures.area.ge),
            flops(figures),
            timing.map_or(String::new(), |t| number(t.shortest_period_fo4)),
            slowest_loop(figures),
            packets.map_or(String::new(), |packets| packets.to_string()),
            row.throughput.clone(),
        ];
        if given {
            let fmax = timing.and_then(|t| t.fmax_mhz).unwrap_or(0.0);
            let slowest = timing.and_then(|t| t.slowest_loop()?.fmax_mhz);
            let rate = packets.map(|packets| f64::from(packets) * fmax / 1e3);
            cells.extend([
                number(figures.area.area),
                number(fmax),
                slowest.map_or(String::new(), number),
                rate.map_or(String::new(), number),
                figures
                    .power
                    .as_ref()
                    .map_or(String::new(), |p| number(p.dynamic)),
            ]);
        }
        cells.push(figures.check.cycles.to_string());
        cells
    });
    let mut header = vec![
        "architecture",
        "N",
        "GE",
        "flops",
        "FO4",
        "slowest loop, FO4",
        "packets a cycle",
        "it takes and gives",
    ];
    if given {
        header.extend(["um2", "MHz", "loop alone, MHz", "packets a ns", "mW"]);
    }
    header.push("checked");
    let rows = rows.map(|mut row| {
        row.resize(header.len(), String::new());
        row
    });
    format!(
        "### Ofan's architectures\n\n{}{}",
        ARCHITECTURES_TEXT,
        table(&header, rows)
    )
}

const ARCHITECTURES_TEXT: &str = "\
As the aggregation switch of a fat tree of radix 64 has it. `sorting` and `all-pairs` serve a packet of every lane in every cycle; \
`banked` serves as many as its collector takes, and fewer while several of them need one bank.

";

/// Packets that Ofan serves in a cycle at most.
fn packets(job: &Job) -> Option<u32> {
    let config = job.design.instance().ok()?.config();
    let field = match config.get("architecture")?.as_str()? {
        "banked" => "width",
        _ => "lanes",
    };
    u32::try_from(config.get(field)?.as_u64()?).ok()
}

/// Ofan's area by its parts.
pub(super) fn split(ppa: &Ppa, cells: Cells) -> String {
    let rows = ppa.of(cells);
    let dense = ["sorting", "all-pairs"];
    let measured = dense.map(|a| rows.figures(&designs::aggregation(a, cells)));
    let extrapolated = dense.map(|a| rows.extrapolation(a));
    let text = |ge: Option<f64>| match ge {
        Some(ge) if ge != 0.0 => number(ge),
        _ => "–".into(),
    };
    let parts = Part::ALL.into_iter().map(|part| {
        let mut row = vec![part.name().to_owned(), part.paper().to_owned()];
        for (figures, extrapolation) in measured.iter().zip(&extrapolated) {
            row.push(text(figures.map(|f| part.ge(f))));
            let of_part = extrapolation.as_ref().and_then(|e| {
                let found = e.parts.iter().find(|p| p.part == part)?;
                Some(format!(
                    "{} ± {}",
                    number(found.ge),
                    share(found.line.error)
                ))
            });
            row.push(of_part.unwrap_or("–".into()));
        }
        row
    });
    let mut total = vec!["**all**".to_owned(), "127K".into()];
    for (figures, extrapolation) in measured.iter().zip(&extrapolated) {
        total.push(text(figures.map(|f| f.area.ge)));
        let all = extrapolation.as_ref();
        total.push(all.map_or("–".into(), |e| {
            format!("{} ± {}", number(e.ge), share(e.error))
        }));
    }
    let large = |a: &str| format!("{a}, N = {OFAN_KEYS}, extrapolated");
    let small = |a: &str| format!("{a}, N = 128");
    let header = [
        "part, GE".to_owned(),
        format!("paper, N = {OFAN_KEYS}"),
        small("sorting"),
        large("sorting"),
        small("all-pairs"),
        large("all-pairs"),
    ];
    let header: Vec<_> = header.iter().map(String::as_str).collect();
    format!(
        "### Ofan by its parts, 32 lanes and uplinks\n\n{SPLIT}{}",
        table(&header, parts.chain([total]))
    )
}

const SPLIT: &str = "\
Modules of the mapped netlist, each without those in it. Extrapolated: storage and multiplexers of the file by a line over the number of keys, \
all else by a line over the width of a key, from the sizes N = 16, 32, 64 and 128; ± is the worst error of a part's line at these sizes, \
and at N = 128 of the line through the others.

";
