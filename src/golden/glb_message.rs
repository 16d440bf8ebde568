//! Golden model of GLB messages: the codec, what a receiver makes of messages, and both with their timing.
//!
//! SGLB, section 3.1: "User programs on its embedded processor (EDK programs) send these states to chosen neighbours
//! in small GLB packets." The format is ours; `docs/blocks/glb-message.md` states it.

mod codec;
mod receiver;
mod stream;

pub use codec::{Message, PortState, Refused, crc16};
pub use receiver::{Receiver, WORST};
pub use stream::{Decoder, Encoder, Shape, Word};

use super::Golden;

/// Both directions side by side.
#[derive(Clone, Debug)]
pub struct GlbMessage {
    shape: Shape,
    decoder: Decoder,
    encoder: Encoder,
}

impl GlbMessage {
    /// Encoder and decoder in their reset state.
    pub fn new(shape: Shape) -> Self {
        GlbMessage {
            shape,
            decoder: Decoder::new(shape),
            encoder: Encoder::new(shape),
        }
    }
}

/// Inputs `rx_valid`, `rx_first`, `rx_last`, `rx_spare`, `rx_data`, `max_age`, `read`, `read_sender`, `read_port`, `send`,
/// `own_sender`, `local_queue[P]`, `local_utilisation[P]`, `tx_ready`; outputs `state_valid`, `state_queue`,
/// `state_utilisation`, `state_mean_queue`, `committed`, `committed_sender`, the eight counters, `send_ready`, `tx_valid`,
/// `tx_first`, `tx_last`, `tx_spare`, `tx_data`. There is no `…_spare` with words of one byte.
impl Golden for GlbMessage {
    fn reset(&mut self) {
        self.decoder.reset();
        self.encoder.reset();
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return Golden::reset(self);
        }
        let (received, transmitted) = outputs.split_at_mut(Decoder::OUTPUTS);
        let (word, rest) = Word::read(self.shape, inputs);
        let (asked, rest) = rest.split_at(4);
        self.decoder.write(received);
        let question = (asked[1] == 1).then_some((asked[2] as usize, asked[3] as usize));
        self.decoder.take(word, asked[0] as u32, question);

        let ports = self.shape.ports;
        let (send, rest) = rest.split_at(2);
        let (queues, rest) = rest.split_at(ports);
        let (utilisations, ready) = rest.split_at(ports);
        let states = queues
            .iter()
            .zip(utilisations)
            .map(|(queue, utilisation)| PortState {
                queue: *queue as u8,
                utilisation: *utilisation as u8,
            });
        self.encoder.write(transmitted);
        let asked = (send[0] == 1).then(|| (send[1] as u8, states.collect()));
        self.encoder.take(asked, ready[0] == 1);
    }
}
