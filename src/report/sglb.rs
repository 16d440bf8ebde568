//! How many path scores the switches of an SGLB cluster hold, and how many they would need without its segments.
//!
//! SGLB, section 3.2: "The paper's reference cluster has 64-port switches, 8 rails of 32 ToRs and 32 leaves, and 8
//! planes of 32 spines"; "Every switch scores only a path segment, the first three hops. The ToR applies GLB
//! selectively, the leaf shares profiles, and the spine merges them."

use serde::Serialize;

/// A cluster of rails and planes, and the tables of its switch chips.
///
/// A leaf has one link to every ToR of its rail and one to every spine of its plane; a plane has the same share of
/// the leaves of every rail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cluster {
    /// Ports of a switch.
    pub switch_ports: u64,
    /// Rails.
    pub rails: u64,
    /// ToRs of a rail.
    pub tors: u64,
    /// Leaves of a rail.
    pub leaves: u64,
    /// Planes.
    pub planes: u64,
    /// Spines of a plane.
    pub spines: u64,
    /// Profiles that a chip holds.
    pub chip_profiles: u64,
    /// Scores that a profile of the chip holds.
    pub chip_values: u64,
}

impl Default for Cluster {
    /// The paper's reference cluster.
    fn default() -> Self {
        Cluster {
            switch_ports: 64,
            rails: 8,
            tors: 32,
            leaves: 32,
            planes: 8,
            spines: 32,
            chip_profiles: 64,
            chip_values: 32,
        }
    }
}

/// A number that makes the cluster impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("--{} {value} is not allowed (allowed: {allowed}): {advice}", .field.replace('_', "-"))]
pub struct ClusterError {
    /// Name of the field.
    pub field: &'static str,
    /// The value that was given.
    pub value: u64,
    /// The values that are allowed.
    pub allowed: String,
    /// What to do about it.
    pub advice: String,
}

/// A number of the whole cluster, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    /// What is counted.
    pub what: &'static str,
    /// How it is calculated.
    pub calculation: String,
    /// The number.
    pub count: u64,
    /// Whether the number is derived here and not printed in the text of the paper that this is written from.
    pub derived: bool,
}

/// What one switch holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tables {
    /// Which switch.
    pub switch: &'static str,
    /// How its values are calculated.
    pub calculation: String,
    /// Scores that it holds.
    pub values: u64,
    /// Profiles of the chip that they take: a destination of more values than a profile has takes several.
    pub profiles: u64,
    /// Whether the chip has as many profiles.
    pub fits: bool,
}

/// Everything that follows from a cluster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Numbers of the whole cluster.
    pub counts: Vec<Count>,
    /// What each switch holds.
    pub tables: Vec<Tables>,
}

impl Cluster {
    /// Checks every field, and that the switches have the ports.
    pub fn validate(&self) -> Result<(), ClusterError> {
        let within = |field, value: u64, least: u64, most: u64, advice: &str| {
            if (least..=most).contains(&value) {
                return Ok(());
            }
            Err(ClusterError {
                field,
                value,
                allowed: format!("{least}..={most}"),
                advice: advice.to_owned(),
            })
        };
        let count = "change the size of the cluster or of its switches";
        let ports = self.switch_ports;
        within("switch_ports", ports, 2, 4096, count)?;
        within("chip_profiles", self.chip_profiles, 1, 1 << 20, count)?;
        within("chip_values", self.chip_values, 1, 1 << 20, count)?;
        let tor = format!(
            "a ToR has {ports} ports, one for each leaf of its rail and one at least for a host"
        );
        within("leaves", self.leaves, 1, ports - 1, &tor)?;
        let leaf = format!(
            "a leaf has {ports} ports, one for each ToR of its rail and one at least for a spine"
        );
        within("tors", self.tors, 1, ports - 1, &leaf)?;
        let left = ports - self.tors;
        let leaf = format!(
            "a leaf has {ports} ports, {} of which go to the ToRs of its rail",
            self.tors
        );
        within("spines", self.spines, 1, left, &leaf)?;
        if self.planes == 0 || !self.leaves.is_multiple_of(self.planes) {
            return Err(ClusterError {
                field: "planes",
                value: self.planes,
                allowed: format!("divisors of --leaves {}", self.leaves),
                advice: "give every plane the same number of leaves of a rail".into(),
            });
        }
        let most = ports / self.leaves_in_plane();
        let spine = format!(
            "a spine has {ports} ports, one for each of the {} leaves of every rail in its plane",
            self.leaves_in_plane()
        );
        within("rails", self.rails, 1, most, &spine)
    }

    /// Leaves of one rail in one plane.
    fn leaves_in_plane(&self) -> u64 {
        self.leaves / self.planes
    }

    /// Profiles that so many destinations of so many values take.
    fn profiles(&self, destinations: u64, values: u64) -> u64 {
        destinations * values.div_ceil(self.chip_values)
    }

    /// What follows from the cluster.
    pub fn report(&self) -> Result<Report, ClusterError> {
        self.validate()?;
        Ok(Report {
            counts: self.counts(),
            tables: self.tables(),
        })
    }

    fn counts(&self) -> Vec<Count> {
        let Cluster {
            rails,
            tors,
            leaves,
            spines,
            ..
        } = *self;
        let paths = leaves * spines * self.leaves_in_plane();
        let (near, far) = (tors - 1, (rails - 1) * tors);
        let per_near = leaves.div_ceil(self.chip_values);
        let per_far = paths.div_ceil(self.chip_values);
        vec![
            Count {
                what: "paths between ToRs of two rails",
                calculation: format!("{leaves} · {spines} · {}", self.leaves_in_plane()),
                count: if rails > 1 { paths } else { 0 },
                derived: false,
            },
            Count {
                what: "destinations of a ToR",
                calculation: format!("{rails} · {tors} − 1"),
                count: near + far,
                derived: true,
            },
            Count {
                what: "profiles of a ToR, if every path were stored",
                calculation: format!("{near} · {per_near} + {far} · {per_far}"),
                count: near * per_near + far * per_far,
                derived: true,
            },
        ]
    }

    fn tables(&self) -> Vec<Tables> {
        let Cluster {
            rails,
            tors,
            leaves,
            spines,
            ..
        } = *self;
        let segments = self.leaves_in_plane();
        let (near, others) = (tors - 1, (rails - 1) * segments);
        let tables = |switch, calculation, values, profiles| Tables {
            switch,
            calculation,
            values,
            profiles,
            fits: profiles <= self.chip_profiles,
        };
        vec![
            tables(
                "ToR: one for each ToR of the rail, and one of a single hop",
                format!("{near} × {leaves} + {leaves}"),
                near * leaves + leaves,
                self.profiles(near + 1, leaves),
            ),
            tables(
                "leaf: one for each leaf of another rail in its plane",
                format!("{others} × {spines}"),
                others * spines,
                self.profiles(others, spines),
            ),
            tables(
                "spine: one for the ToRs of one index in all rails",
                format!("{tors} × {rails} · {segments}"),
                tors * rails * segments,
                self.profiles(tors, rails * segments),
            ),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Section 3.2's table, and "Each GLB engine then holds at most 1,024 segments".
    #[test]
    fn the_papers_cluster() {
        let report = Cluster::default().report().unwrap();
        let counts: Vec<_> = report.counts.iter().map(|c| (c.count, c.derived)).collect();
        assert_eq!(counts, [(4096, false), (255, true), (28_703, true)]);
        let tables: Vec<_> = report
            .tables
            .iter()
            .map(|t| (t.values, t.profiles))
            .collect();
        assert_eq!(tables, [(1024, 32), (28 * 32, 28), (1024, 32)]);
        assert!(report.tables.iter().all(|t| t.fits && t.values <= 1024));
    }

    /// Paths and destinations counted one by one, in clusters small enough for it.
    #[test]
    fn counts_are_those_of_the_graph() {
        for (rails, tors, leaves, planes, spines) in [
            (1, 1, 1, 1, 1),
            (2, 3, 4, 2, 5),
            (3, 2, 6, 3, 1),
            (2, 7, 5, 1, 3),
        ] {
            let cluster = Cluster {
                rails,
                tors,
                leaves,
                planes,
                spines,
                chip_values: 2,
                ..Cluster::default()
            };
            let report = cluster.report().unwrap();
            // A leaf l of any rail is in plane l mod planes.
            let (mut between, mut near) = (0, 0);
            for up in 0..leaves {
                near += 1;
                for plane in 0..planes {
                    for _spine in 0..spines {
                        let down = (0..leaves).filter(|l| l % planes == plane);
                        between += if up % planes == plane {
                            down.count() as u64
                        } else {
                            0
                        };
                    }
                }
            }
            if rails == 1 {
                between = 0;
            }
            let (mut destinations, mut profiles) = (0, 0);
            for rail in 0..rails {
                for tor in 0..tors {
                    if (rail, tor) == (0, 0) {
                        continue;
                    }
                    destinations += 1;
                    let paths = if rail == 0 { near } else { between };
                    profiles += (0..paths).step_by(2).count() as u64;
                }
            }
            let counts: Vec<_> = report.counts.iter().map(|c| c.count).collect();
            assert_eq!(counts, [between, destinations, profiles], "{cluster:?}");
        }
    }

    #[test]
    fn a_cluster_beyond_the_chip_says_so() {
        let more = Cluster {
            chip_profiles: 31,
            ..Cluster::default()
        };
        let fits: Vec<_> = more
            .report()
            .unwrap()
            .tables
            .iter()
            .map(|t| t.fits)
            .collect();
        assert_eq!(fits, [false, true, false]);
        let split = Cluster {
            chip_values: 31,
            ..Cluster::default()
        };
        let tables = split.report().unwrap().tables;
        assert_eq!(tables[0].profiles, 64);
    }

    #[test]
    fn impossible_clusters_name_the_field() {
        type Change<'a> = &'a dyn Fn(&mut Cluster);
        let text = |change: Change| {
            let mut cluster = Cluster::default();
            change(&mut cluster);
            cluster.report().unwrap_err().to_string()
        };
        let wrong: [(&str, Change); 12] = [
            (
                "--switch-ports 1 is not allowed (allowed: 2..=4096)",
                &|c| c.switch_ports = 1,
            ),
            (
                "--leaves 64 is not allowed (allowed: 1..=63): a ToR has 64 ports",
                &|c| c.leaves = 64,
            ),
            ("--leaves 0", &|c| c.leaves = 0),
            (
                "--tors 64 is not allowed (allowed: 1..=63): a leaf has 64 ports",
                &|c| c.tors = 64,
            ),
            ("--tors 0", &|c| c.tors = 0),
            (
                "--spines 33 is not allowed (allowed: 1..=32): a leaf has 64 ports, 32",
                &|c| c.spines = 33,
            ),
            (
                "--planes 0 is not allowed (allowed: divisors of --leaves 32)",
                &|c| c.planes = 0,
            ),
            (
                "--planes 5 is not allowed (allowed: divisors of --leaves 32)",
                &|c| c.planes = 5,
            ),
            (
                "--rails 17 is not allowed (allowed: 1..=16): a spine has 64 ports",
                &|c| c.rails = 17,
            ),
            ("--rails 0", &|c| c.rails = 0),
            ("--chip-profiles 0", &|c| c.chip_profiles = 0),
            ("--chip-values 0", &|c| c.chip_values = 0),
        ];
        for (start, change) in wrong {
            let text = text(change);
            assert!(text.starts_with(start), "{text}");
        }
        let largest = Cluster {
            tors: u64::MAX,
            ..Cluster::default()
        };
        assert!(largest.report().is_err());
    }
}
