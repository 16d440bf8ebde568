//! Ofan's area by its parts, measured, and extrapolated to sizes that cannot be mapped.

use serde::Serialize;
use sluice_hdl::index_width;

use super::figures::Figures;
use super::fit::Line;

/// A part of Ofan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The sorting network.
    Sort,
    /// Counting the packets of each key: the combining tree, or the comparison of all pairs.
    Combine,
    /// The bits of the pointers.
    FileStorage,
    /// What reads them for every lane and adds to them.
    FileMultiplexers,
    /// Handing the pointers to the packets of each key.
    Decombine,
    /// Pointer to port.
    Answer,
    /// The network back to the lanes.
    Unsort,
    /// Registers that carry packets along, and what is in no module of its own.
    Along,
}

impl Part {
    /// Every part, in the order of the pipeline.
    pub const ALL: [Part; 8] = [
        Part::Sort,
        Part::Combine,
        Part::FileStorage,
        Part::FileMultiplexers,
        Part::Decombine,
        Part::Answer,
        Part::Unsort,
        Part::Along,
    ];

    /// What it is called in a table.
    pub fn name(self) -> &'static str {
        match self {
            Part::Sort => "sort",
            Part::Combine => "combine (all pairs: compare and count)",
            Part::FileStorage => "file storage",
            Part::FileMultiplexers => "file multiplexers and adders",
            Part::Decombine => "decombine",
            Part::Answer => "pointer to port",
            Part::Unsort => "unsort",
            Part::Along => "registers along the pipeline, rest",
        }
    }

    /// What the paper counts, in gates.
    pub fn paper(self) -> &'static str {
        match self {
            Part::Sort => "20K",
            Part::Combine => "a couple of thousand",
            Part::FileStorage => "82K",
            Part::Unsort => "20K",
            Part::FileMultiplexers | Part::Decombine | Part::Answer | Part::Along => "not counted",
        }
    }

    /// Whether it grows with the keys; else it grows with their width.
    fn grows_with_keys(self) -> bool {
        matches!(self, Part::FileStorage | Part::FileMultiplexers)
    }

    /// Its gate equivalents in a design.
    pub fn ge(self, figures: &Figures) -> f64 {
        let own = |prefix| figures.own_ge(prefix);
        // All flip-flops of a library that synthesis takes are about as large as each other.
        let flop = figures.area.flop_ge / (figures.area.flops.max(1)) as f64;
        let storage = figures.flops("ofan_pointer_file") as f64 * flop;
        match self {
            Part::Sort => own("ofan_sort"),
            Part::Combine => own("ofan_combine") + own("ofan_ranks"),
            Part::FileStorage => storage,
            Part::FileMultiplexers => own("ofan_pointer_file") - storage,
            Part::Decombine => own("ofan_decombine"),
            Part::Answer => own("ofan_answer"),
            Part::Unsort => own("ofan_unsort"),
            Part::Along => {
                let named = Part::ALL.into_iter().filter(|part| *part != Part::Along);
                figures.area.ge - named.map(|part| part.ge(figures)).sum::<f64>()
            }
        }
    }
}

/// What a part is at a size that cannot be mapped.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Extrapolated {
    /// Which part.
    pub part: Part,
    /// Its line, over the number of keys or over the width of a key.
    pub line: Line,
    /// Gate equivalents.
    pub ge: f64,
}

/// A whole design at such a size.
#[derive(Clone, Debug, Serialize)]
pub struct Extrapolation {
    /// How many keys.
    pub keys: u32,
    /// The sizes that were measured.
    pub from: Vec<u32>,
    /// Its parts; those that are not there are left out.
    pub parts: Vec<Extrapolated>,
    /// Gate equivalents of all.
    pub ge: f64,
    /// How far that is off at worst, as a share.
    pub error: f64,
}

impl Extrapolation {
    /// Gate equivalents with so many keys, by the lines.
    pub fn ge_at(&self, keys: u32) -> f64 {
        let parts = self.parts.iter();
        let ge = parts.map(|p| p.line.at(size(keys, p.part.grows_with_keys())));
        ge.sum()
    }
}

/// Extrapolates to so many keys from measured sizes; `None` if there are too few of them.
pub fn extrapolate(keys: u32, measured: &[(u32, &Figures)]) -> Option<Extrapolation> {
    let line = |with_keys: bool, of: &dyn Fn(&Figures) -> f64| {
        let points: Vec<_> = measured
            .iter()
            .map(|(n, figures)| (size(*n, with_keys), of(figures)))
            .collect();
        Line::through(&points)
    };
    let parts = Part::ALL.into_iter().filter_map(|part| {
        if measured.iter().all(|(_, figures)| part.ge(figures) == 0.0) {
            return None;
        }
        let with_keys = part.grows_with_keys();
        let line = line(with_keys, &|figures| part.ge(figures))?;
        let ge = line.at(size(keys, with_keys));
        Some(Extrapolated { part, line, ge })
    });
    let parts: Vec<_> = parts.collect();
    let ge = parts.iter().map(|part| part.ge).sum();
    let off: f64 = parts.iter().map(|part| part.ge * part.line.error).sum();
    (!parts.is_empty()).then_some(Extrapolation {
        keys,
        from: measured.iter().map(|(n, _)| *n).collect(),
        ge,
        error: off / ge,
        parts,
    })
}

/// What a part's area is a line over.
fn size(keys: u32, with_keys: bool) -> f64 {
    f64::from(if with_keys { keys } else { index_width(keys) })
}
