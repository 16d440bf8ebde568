//! Configuration of GLB messages.

use crate::config::{ConfigError, in_range, one_of};
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// Bytes of a message before those of the ports: version and sequence number, sender, mean queue.
const HEADER: u32 = 4;
/// Bytes of the check at the end.
const CHECK: u32 = 2;

/// Configuration of encoder and decoder of GLB messages.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Neighbours S that are listened to, 1 to 256: senders 0 to S − 1.
    pub senders: u32,
    /// Ports P that a message tells of, 1 to 128.
    pub ports: u32,
    /// Bytes B of a word of the stream: 1, 2, 4, 8, 16 or 32.
    pub word_bytes: u32,
    /// Cycles of a tick, in which ages are counted, 1 to 65536.
    pub tick_cycles: u32,
    /// Bits of an age in ticks, 2 to 16.
    pub age_width: u32,
    /// Bits of the counters of messages, which stop at their greatest value, 1 to 32.
    pub counter_width: u32,
}

impl Default for Config {
    /// 64 neighbours of 64 ports, ages in microseconds at 1 GHz.
    fn default() -> Config {
        Config {
            senders: 64,
            ports: 64,
            word_bytes: 16,
            tick_cycles: 1000,
            age_width: 8,
            counter_width: 16,
        }
    }
}

impl Config {
    /// Version of the format, in 4 bits.
    pub const VERSION: u64 = 1;
    /// Bits of a sequence number.
    pub const SEQUENCE_WIDTH: u32 = 12;
    /// Cycles from the question for a neighbour's state to the answer.
    pub const READ_LATENCY: u32 = 2;
    /// Cycles from a message's last word to the first in which its verdict is seen.
    pub const VERDICT_LATENCY: u32 = 2;

    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        in_range("senders", "the number of senders", self.senders, 1..=256)?;
        in_range("ports", "the number of ports", self.ports, 1..=128)?;
        let words = [1, 2, 4, 8, 16, 32];
        one_of("word_bytes", "the bytes of a word", self.word_bytes, &words)?;
        let tick = "the cycles of a tick";
        in_range("tick_cycles", tick, self.tick_cycles, 1..=1 << 16)?;
        in_range("age_width", "the width of an age", self.age_width, 2..=16)?;
        let counter = "the width of a counter";
        in_range("counter_width", counter, self.counter_width, 1..=32)
    }

    /// Bytes of a message: 2 · P + 6.
    pub fn length(&self) -> u32 {
        HEADER + 2 * self.ports + CHECK
    }

    /// Words W of a message: ⌈length / B⌉.
    pub fn words(&self) -> u32 {
        self.length().div_ceil(self.word_bytes)
    }

    /// Bytes of a message's last word that are unused.
    pub fn spare(&self) -> u32 {
        self.words() * self.word_bytes - self.length()
    }

    /// Width of `rx_spare` and `tx_spare`: log₂ B, and no port if that is 0.
    pub fn spare_width(&self) -> u32 {
        self.word_bytes.ilog2()
    }

    /// Width of a sender's number: max(1, ⌈log₂ S⌉).
    pub fn sender_width(&self) -> u32 {
        index_width(self.senders)
    }

    /// Width of a port's number: max(1, ⌈log₂ P⌉).
    pub fn port_width(&self) -> u32 {
        index_width(self.ports)
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        format!("glb_message{}", self.suffix())
    }

    /// The parameters of the decoder.
    pub(super) fn suffix(&self) -> String {
        let Config {
            senders,
            ports,
            word_bytes,
            tick_cycles,
            age_width,
            counter_width,
        } = self;
        format!("_s{senders}_p{ports}_b{word_bytes}_t{tick_cycles}_a{age_width}_c{counter_width}")
    }
}
