//! Bytes of a message and what they say.

use arbitrary_int::{u4, u12};

/// Version of the format that is spoken here.
const VERSION: u4 = u4::new(1);

/// State of one port, 0 for idle and 255 for full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortState {
    /// Length of its egress queue.
    pub queue: u8,
    /// Utilisation of its link.
    pub utilisation: u8,
}

/// What a switch tells its neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The number of the message among those of its sender, modulo 2¹².
    pub sequence: u12,
    /// Who sends it.
    pub sender: u8,
    /// Mean queue over all its ports.
    pub mean_queue: u8,
    /// Its ports.
    pub ports: Vec<PortState>,
}

/// Why a message changes nothing. Of several reasons the first of this list counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Not the version that is spoken here: nothing else of it can be understood.
    #[error("the version is unknown")]
    UnknownVersion,
    /// Fewer bytes than a message has, or no beginning, or no end.
    #[error("the message is too short")]
    Truncated,
    /// More bytes than a message has.
    #[error("the message is too long")]
    Oversize,
    /// The check does not fit the rest.
    #[error("the check is wrong")]
    BadChecksum,
    /// Nobody that is listened to.
    #[error("the sender is unknown")]
    UnknownSender,
    /// The number of the last message of this sender.
    #[error("the message came before")]
    Duplicate,
    /// A number that is not ahead of that.
    #[error("the message is older than the last one")]
    Stale,
}

/// CRC-16/IBM-3740: polynomial x¹⁶ + x¹² + x⁵ + 1 from all ones, most significant bit first.
pub fn crc16(bytes: &[u8]) -> u16 {
    bytes.iter().fold(0xFFFF, |crc, byte| {
        (0..8).fold(crc ^ u16::from(*byte) << 8, |crc, _| {
            let shifted = crc << 1;
            if crc & 0x8000 == 0 {
                shifted
            } else {
                shifted ^ 0x1021
            }
        })
    })
}

impl Message {
    /// Bytes of a message of so many ports.
    pub fn length(ports: usize) -> usize {
        2 * ports + 6
    }

    /// The message as bytes.
    pub fn encode(&self) -> Vec<u8> {
        let sequence = self.sequence.value();
        let mut bytes = vec![
            VERSION.value() << 4 | (sequence >> 8) as u8,
            sequence as u8,
            self.sender,
            self.mean_queue,
        ];
        bytes.extend(
            self.ports
                .iter()
                .flat_map(|port| [port.queue, port.utilisation]),
        );
        bytes.extend(crc16(&bytes).to_be_bytes());
        bytes
    }

    /// What the bytes say, if they are a message of `ports` ports: version, length and check fit.
    pub fn decode(bytes: &[u8], ports: usize) -> Result<Message, Refused> {
        let first = *bytes.first().ok_or(Refused::Truncated)?;
        if u4::new(first >> 4) != VERSION {
            return Err(Refused::UnknownVersion);
        }
        match bytes.len().cmp(&Message::length(ports)) {
            std::cmp::Ordering::Less => return Err(Refused::Truncated),
            std::cmp::Ordering::Greater => return Err(Refused::Oversize),
            std::cmp::Ordering::Equal => {}
        }
        let (body, check) = bytes.split_at(bytes.len() - 2);
        if crc16(body).to_be_bytes() != check {
            return Err(Refused::BadChecksum);
        }
        let state = |pair: &[u8]| PortState {
            queue: pair[0],
            utilisation: pair[1],
        };
        Ok(Message {
            sequence: u12::new(u16::from(first & 0xF) << 8 | u16::from(body[1])),
            sender: body[2],
            mean_queue: body[3],
            ports: body[4..].chunks(2).map(state).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message() -> Message {
        Message {
            sequence: u12::new(0xABC),
            sender: 7,
            mean_queue: 20,
            ports: vec![
                PortState {
                    queue: 30,
                    utilisation: 200,
                },
                PortState {
                    queue: 10,
                    utilisation: 1,
                },
            ],
        }
    }

    /// The check value that catalogues of such codes give.
    #[test]
    fn the_check_is_the_known_one() {
        assert_eq!(crc16(b"123456789"), 0x29B1);
    }

    #[test]
    fn the_bytes_are_those_of_the_page() {
        let bytes = message().encode();
        assert_eq!(bytes[..8], [0x1A, 0xBC, 7, 20, 30, 200, 10, 1]);
        assert_eq!(bytes[8..], crc16(&bytes[..8]).to_be_bytes());
        assert_eq!(Message::decode(&bytes, 2), Ok(message()));
    }

    #[test]
    fn each_reason() {
        let bytes = message().encode();
        let decode = |bytes: &[u8]| Message::decode(bytes, 2);
        assert_eq!(decode(&[]), Err(Refused::Truncated));
        for length in 1..bytes.len() {
            assert_eq!(decode(&bytes[..length]), Err(Refused::Truncated));
        }
        assert_eq!(decode(&[&bytes[..], &[0]].concat()), Err(Refused::Oversize));
        for bit in 0..8 * bytes.len() {
            let mut wrong = bytes.clone();
            wrong[bit / 8] ^= 1 << (bit % 8);
            let version = (4..8).contains(&bit);
            let reason = if version {
                Refused::UnknownVersion
            } else {
                Refused::BadChecksum
            };
            assert_eq!(decode(&wrong), Err(reason), "bit {bit}");
        }
    }
}
