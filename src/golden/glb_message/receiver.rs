//! What a receiver makes of messages.

use arbitrary_int::u12;

use super::codec::{Message, PortState, Refused};

/// The state of a port of which nothing is known: the worst there is.
pub const WORST: (PortState, u8) = (
    PortState {
        queue: 255,
        utilisation: 255,
    },
    255,
);

/// What is known of a neighbour.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Neighbour {
    last: Message,
    /// Ticks since that came.
    age: u32,
}

/// The neighbours of a switch, and how many messages were taken or refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receiver {
    ports: usize,
    neighbours: Vec<Option<Neighbour>>,
    /// Messages that were accepted.
    pub accepted: u64,
    /// Messages that were refused, by the number of the reason.
    pub refused: [u64; 7],
}

/// Whether a sequence number is ahead of another one: by less than half of all there are.
fn ahead(number: u12, last: u12) -> bool {
    let distance = (number.value() + 4096 - last.value()) % 4096;
    (1..2048).contains(&distance)
}

impl Receiver {
    /// Nothing is known of any of `senders` neighbours of `ports` ports.
    pub fn new(senders: usize, ports: usize) -> Self {
        Receiver {
            ports,
            neighbours: vec![None; senders],
            accepted: 0,
            refused: [0; 7],
        }
    }

    /// Takes a message, or refuses it: then nothing has changed but the count. State that is older than `max_age` ticks
    /// counts for nothing, its number neither: a neighbour that was away starts over.
    pub fn receive(&mut self, bytes: &[u8], max_age: u32) -> Result<usize, Refused> {
        let result = self.judge(bytes, max_age);
        match result {
            Ok(ref message) => {
                let sender = usize::from(message.sender);
                self.accepted += 1;
                let last = message.clone();
                self.neighbours[sender] = Some(Neighbour { last, age: 0 });
                Ok(sender)
            }
            Err(reason) => {
                self.refuse(reason);
                Err(reason)
            }
        }
    }

    /// Counts a message that nobody can judge, because it has no beginning or no end.
    pub fn refuse(&mut self, reason: Refused) {
        self.refused[reason as usize] += 1;
    }

    fn judge(&self, bytes: &[u8], max_age: u32) -> Result<Message, Refused> {
        let message = Message::decode(bytes, self.ports)?;
        let neighbour = self.neighbours.get(usize::from(message.sender));
        let neighbour = neighbour.ok_or(Refused::UnknownSender)?.as_ref();
        match neighbour.filter(|n| n.age <= max_age) {
            Some(n) if n.last.sequence == message.sequence => Err(Refused::Duplicate),
            Some(n) if !ahead(message.sequence, n.last.sequence) => Err(Refused::Stale),
            _ => Ok(message),
        }
    }

    /// State of a port of a neighbour, and the neighbour's mean queue: the worst if there is none that is known, or it
    /// is older than `max_age` ticks.
    pub fn state(&self, sender: usize, port: usize, max_age: u32) -> (PortState, u8) {
        let neighbour = self.neighbours.get(sender).and_then(Option::as_ref);
        let fresh = neighbour.filter(|n| n.age <= max_age);
        let state = |n: &Neighbour| Some((*n.last.ports.get(port)?, n.last.mean_queue));
        fresh.and_then(state).unwrap_or(WORST)
    }

    /// A tick passes: everything is older, up to `oldest`; but `young` has just come.
    pub fn tick(&mut self, oldest: u32, young: Option<usize>) {
        for (sender, neighbour) in self.neighbours.iter_mut().enumerate() {
            if let Some(neighbour) = neighbour.as_mut().filter(|_| Some(sender) != young) {
                neighbour.age = (neighbour.age + 1).min(oldest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(sender: u8, sequence: u16) -> Vec<u8> {
        let message = Message {
            sequence: u12::new(sequence % 4096),
            sender,
            mean_queue: 9,
            ports: vec![PortState {
                queue: sequence as u8,
                utilisation: 2,
            }],
        };
        message.encode()
    }

    /// Every pair of numbers: those less than half of them ahead are newer, whatever wraps.
    #[test]
    fn sequence_numbers_compare_modulo() {
        for last in 0..4096 {
            let newer = (1..2048).map(|n| (last + n) % 4096);
            let mut expected = [false; 4096];
            newer.for_each(|n| expected[usize::from(n)] = true);
            for number in 0..4096u16 {
                let is = ahead(u12::new(number), u12::new(last));
                assert_eq!(is, expected[usize::from(number)], "{number} after {last}");
            }
        }
    }

    #[test]
    fn stale_and_duplicate_messages_change_nothing() {
        let mut receiver = Receiver::new(2, 1);
        assert_eq!(receiver.receive(&bytes(1, 4095), 9), Ok(1));
        assert_eq!(receiver.receive(&bytes(1, 0), 9), Ok(1));
        let before = receiver.clone();
        assert_eq!(receiver.receive(&bytes(1, 0), 9), Err(Refused::Duplicate));
        assert_eq!(receiver.receive(&bytes(1, 4095), 9), Err(Refused::Stale));
        assert_eq!(receiver.receive(&bytes(1, 2048), 9), Err(Refused::Stale));
        assert_eq!(
            receiver.receive(&bytes(2, 1), 9),
            Err(Refused::UnknownSender)
        );
        assert_eq!(receiver.neighbours, before.neighbours);
        assert_eq!(receiver.refused, [0, 0, 0, 0, 1, 1, 2]);
        assert_eq!(receiver.receive(&bytes(1, 2047), 9), Ok(1));
    }

    #[test]
    fn old_state_reads_as_the_worst() {
        let mut receiver = Receiver::new(1, 1);
        assert_eq!(receiver.state(0, 0, 255), WORST, "nothing came yet");
        receiver.receive(&bytes(0, 7), 3).unwrap();
        let state = (
            PortState {
                queue: 7,
                utilisation: 2,
            },
            9,
        );
        for _ in 0..=3 {
            assert_eq!(receiver.state(0, 0, 3), state);
            receiver.tick(15, None);
        }
        assert_eq!(receiver.state(0, 0, 3), WORST);
        assert_eq!(receiver.state(0, 0, 4), state);
        assert_eq!(receiver.state(0, 1, 4), WORST, "no such port");
        assert_eq!(receiver.state(1, 0, 4), WORST, "no such neighbour");
        // Its number counts no more, either.
        assert_eq!(receiver.receive(&bytes(0, 6), 3), Ok(0));
    }
}
