//! Golden model of Ofan's shared pointers.
//!
//! Ofan, section 4.1: "each incoming packet that goes up in the fat tree accesses its specific pointer to
//! determine its northbound port"; "then, at each packet arrival for this pointer, it is incremented (modulo
//! the number w of uplink ports)"; failures: "if they pick an invalid port for a packet [...] then they just
//! keep incrementing until yielding a valid port".

use super::Bitmap;

/// What the pointers are.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Ports w that a pointer goes round, at least 1.
    pub uplinks: usize,
    /// The basis permutation P of 0 to w − 1; `None`: the port is the pointer.
    pub basis: Option<Vec<u32>>,
    /// The pointer that each key starts at, less than w; as many as there are keys.
    pub start: Vec<u32>,
    /// Number of entries F that restrict single keys.
    pub failures: usize,
}

/// An entry that restricts one key to some uplinks.
#[derive(Clone, Debug)]
pub struct Restriction {
    /// Whether it acts.
    pub enable: bool,
    /// The key.
    pub key: usize,
    /// Bit p: port p leads to the key's destination.
    pub usable: Bitmap,
}

/// One pointer for each key.
#[derive(Clone, Debug)]
pub struct Pointers {
    settings: Settings,
    pointers: Vec<u32>,
    restrictions: Vec<Restriction>,
}

impl Pointers {
    /// All pointers at their start, all restrictions off.
    pub fn new(settings: Settings) -> Self {
        let off = Restriction {
            enable: false,
            key: 0,
            usable: Bitmap::repeat(false, settings.uplinks),
        };
        Pointers {
            pointers: settings.start.clone(),
            restrictions: vec![off; settings.failures],
            settings,
        }
    }

    /// All pointers to their start, all restrictions off.
    pub fn reset(&mut self) {
        self.pointers.clone_from(&self.settings.start);
        self.restrictions.iter_mut().for_each(|r| r.enable = false);
    }

    /// The pointers.
    pub fn pointers(&self) -> &[u32] {
        &self.pointers
    }

    /// Writes an entry; one beyond the last is ignored.
    pub fn restrict(&mut self, index: usize, restriction: Restriction) {
        if let Some(entry) = self.restrictions.get_mut(index) {
            *entry = restriction;
        }
    }

    /// Whether `port` may be used for `key` while the local uplinks `up` are up.
    fn usable(&self, key: usize, port: usize, up: Option<&Bitmap>) -> bool {
        let of_key = |r: &&Restriction| r.enable && r.key == key;
        let remote = self.restrictions.iter().find(of_key);
        up.is_none_or(|up| up[port]) && remote.is_none_or(|r| r.usable[port])
    }

    /// Routes one packet: the port, or `None` where no uplink is usable or there is no such key.
    pub fn route(&mut self, key: usize, up: Option<&Bitmap>) -> Option<usize> {
        let w = self.settings.uplinks;
        let start = *self.pointers.get(key)? as usize;
        let order = (start..start + w).map(|i| i % w);
        let mut ports = order.map(|i| (i, self.settings.port(key, i)));
        let (i, port) = ports.find(|(_, port)| self.usable(key, *port, up))?;
        self.pointers[key] = ((i + 1) % w) as u32;
        Some(port)
    }
}

impl Settings {
    /// π_key(i): the i-th port of the key's order (Ofan, appendix F.2, equation 18).
    pub fn port(&self, key: usize, i: usize) -> usize {
        let Some(basis) = &self.basis else {
            return i;
        };
        let w = self.uplinks;
        let two_to_b = w.next_power_of_two();
        let (id1, id2) = (key % two_to_b, key / two_to_b);
        (xor_below(w, basis[i] as usize, id1) + id2) % w
    }
}

/// xor_w(v, x) = v ⊕ x if that is less than w, else v.
fn xor_below(w: usize, v: usize, x: usize) -> usize {
    if v ^ x < w { v ^ x } else { v }
}
