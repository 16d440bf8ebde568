//! Messages as words of a stream, one a cycle, with the hardware's latencies.

use std::collections::VecDeque;

use arbitrary_int::u12;

use super::codec::{Message, PortState, Refused};
use super::receiver::Receiver;

/// Sizes of both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Neighbours that are listened to.
    pub senders: usize,
    /// Ports that a message tells of.
    pub ports: usize,
    /// Bytes of a word.
    pub word_bytes: usize,
    /// Cycles of a tick.
    pub tick_cycles: u32,
    /// The greatest age in ticks.
    pub oldest: u32,
    /// The greatest count of messages.
    pub most: u64,
}

/// A word of the stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Word {
    /// It is the first of a message.
    pub first: bool,
    /// It is the last.
    pub last: bool,
    /// The last one's bytes that count, and all of the others'.
    pub bytes: Vec<u8>,
}

impl Word {
    /// Words of a word's data in a row of ports.
    fn data_words(shape: Shape) -> usize {
        shape.word_bytes.div_ceil(8)
    }

    /// Reads `…_valid`, `…_first`, `…_last`, `…_spare`, `…_data`; gives what follows, too.
    pub fn read(shape: Shape, row: &[u64]) -> (Option<Word>, &[u64]) {
        let (flags, rest) = row.split_at(3);
        let (spare, rest) = rest.split_at(usize::from(shape.word_bytes > 1));
        let (data, rest) = rest.split_at(Word::data_words(shape));
        let last = flags[2] == 1;
        let spare = spare
            .first()
            .filter(|_| last)
            .map_or(0, |spare| *spare as usize);
        let byte = |i: usize| (data[i / 8] >> (i % 8 * 8)) as u8;
        let word = Word {
            first: flags[1] == 1,
            last,
            bytes: (0..shape.word_bytes - spare).map(byte).collect(),
        };
        ((flags[0] == 1).then_some(word), rest)
    }

    /// Writes the same ports.
    pub fn write(&self, shape: Shape, row: &mut [u64]) {
        row[..3].copy_from_slice(&[1, self.first.into(), self.last.into()]);
        let mut data = 3;
        if shape.word_bytes > 1 {
            row[3] = (shape.word_bytes - self.bytes.len()) as u64;
            data = 4;
        }
        for (i, byte) in self.bytes.iter().enumerate() {
            row[data + i / 8] |= u64::from(*byte) << (i % 8 * 8);
        }
    }

    /// A message, or anything else that is not empty, as words.
    pub fn split(bytes: &[u8], word_bytes: usize) -> Vec<Word> {
        let chunks = bytes.chunks(word_bytes);
        let count = chunks.len();
        let word = |(i, chunk): (usize, &[u8])| Word {
            first: i == 0,
            last: i + 1 == count,
            bytes: chunk.to_vec(),
        };
        chunks.enumerate().map(word).collect()
    }
}

/// The decoder with its timing.
#[derive(Clone, Debug)]
pub struct Decoder {
    shape: Shape,
    receiver: Receiver,
    /// The bytes of the message that is coming in.
    open: Option<Vec<u8>>,
    /// What ended in the cycle before: a message, or a rest without a beginning.
    ended: Option<Option<Vec<u8>>>,
    /// Messages that the cycle before cut short.
    interrupted: bool,
    /// Cycles of the present tick.
    cycles: u32,
    /// The sender of a message that was accepted in the cycle before.
    committed: Option<usize>,
    /// Answers that are on their way, the one that is shown first.
    answers: VecDeque<Option<(PortState, u8)>>,
}

impl Decoder {
    /// Words of its outputs.
    pub const OUTPUTS: usize = 14;

    /// A decoder in its reset state.
    pub fn new(shape: Shape) -> Self {
        Decoder {
            receiver: Receiver::new(shape.senders, shape.ports),
            open: None,
            ended: None,
            interrupted: false,
            cycles: 0,
            committed: None,
            answers: vec![None; 2].into(),
            shape,
        }
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        *self = Decoder::new(self.shape);
    }

    /// What is known and counted.
    pub fn receiver(&self) -> &Receiver {
        &self.receiver
    }

    /// The answer that is shown in this cycle.
    pub fn shown(&self) -> Option<(PortState, u8)> {
        self.answers[0]
    }

    /// The sender of the message that was taken in at the beginning of this cycle.
    pub fn committed(&self) -> Option<usize> {
        self.committed
    }

    /// Writes the outputs of this cycle over zeros.
    pub fn write(&self, outputs: &mut [u64]) {
        if let Some((port, mean)) = self.shown() {
            let state = [1, port.queue.into(), port.utilisation.into(), mean.into()];
            outputs[..4].copy_from_slice(&state);
        }
        if let Some(sender) = self.committed {
            outputs[4..6].copy_from_slice(&[1, sender as u64]);
        }
        let counts = [&[self.receiver.accepted][..], &self.receiver.refused].concat();
        for (output, count) in outputs[6..].iter_mut().zip(counts) {
            *output = count.min(self.shape.most);
        }
    }

    /// Ends a cycle: a question is asked, the message that ended in the cycle before is judged, time passes, a word
    /// comes in.
    pub fn take(&mut self, word: Option<Word>, max_age: u32, question: Option<(usize, usize)>) {
        self.answers.pop_front();
        let state = |(sender, port)| self.receiver.state(sender, port, max_age);
        self.answers.push_back(question.map(state));
        self.committed = match self.ended.take() {
            None => None,
            Some(Some(bytes)) => self.receiver.receive(&bytes, max_age).ok(),
            Some(None) => {
                self.receiver.refuse(Refused::Truncated);
                None
            }
        };
        if std::mem::take(&mut self.interrupted) {
            self.receiver.refuse(Refused::Truncated);
        }
        self.cycles += 1;
        if self.cycles == self.shape.tick_cycles {
            self.cycles = 0;
            self.receiver.tick(self.shape.oldest, self.committed);
        }
        if let Some(word) = word {
            self.word(word);
        }
    }

    fn word(&mut self, word: Word) {
        if word.first {
            self.interrupted = self.open.replace(vec![]).is_some();
        }
        if let Some(bytes) = &mut self.open {
            bytes.extend(word.bytes);
            // One byte too many says as much as a thousand.
            bytes.truncate(Message::length(self.shape.ports) + 1);
        }
        if word.last {
            self.ended = Some(self.open.take());
        }
    }
}

/// The encoder with its timing.
#[derive(Clone, Debug)]
pub struct Encoder {
    shape: Shape,
    sequence: u12,
    /// The words that are left of the message that goes out.
    words: VecDeque<Word>,
    /// Its first word is not there yet.
    filling: bool,
}

impl Encoder {
    /// An encoder in its reset state.
    pub fn new(shape: Shape) -> Self {
        Encoder {
            shape,
            sequence: u12::new(0),
            words: VecDeque::new(),
            filling: false,
        }
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        *self = Encoder::new(self.shape);
    }

    /// Whether a message can be taken in this cycle.
    pub fn ready(&self) -> bool {
        self.words.is_empty()
    }

    /// The word that is shown in this cycle.
    pub fn shown(&self) -> Option<&Word> {
        self.words.front().filter(|_| !self.filling)
    }

    /// Writes the outputs of this cycle over zeros.
    pub fn write(&self, outputs: &mut [u64]) {
        outputs[0] = self.ready().into();
        if let Some(word) = self.shown() {
            word.write(self.shape, &mut outputs[1..]);
        }
    }

    /// Ends a cycle: the shown word goes if it is accepted; sender and ports are taken for a new message.
    pub fn take(&mut self, send: Option<(u8, Vec<PortState>)>, accepted: bool) {
        let ready = self.ready();
        if self.shown().is_some() && accepted {
            self.words.pop_front();
        }
        self.filling = false;
        let Some((sender, ports)) = send.filter(|_| ready) else {
            return;
        };
        let total: u32 = ports.iter().map(|port| u32::from(port.queue)).sum();
        let message = Message {
            sequence: self.sequence,
            sender,
            mean_queue: (total / ports.len() as u32) as u8,
            ports,
        };
        self.sequence = self.sequence.wrapping_add(u12::new(1));
        self.words = Word::split(&message.encode(), self.shape.word_bytes).into();
        self.filling = true;
    }
}
