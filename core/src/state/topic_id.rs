//! A topic's id: 128 bits, which Kafka prints as 22 letters of URL-safe base64.

/// A topic's id, in the two halves that Kafka keeps it in (`org.apache.kafka.common.Uuid`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct TopicId {
    /// The most significant half.
    pub most: u64,
    /// The least significant half.
    pub least: u64,
}

impl TopicId {
    /// Reads the 22 letters; none for anything else. The last letter has four bits too many, which must be zero.
    ///
    /// ```
    /// use podstripe::state::TopicId;
    /// assert_eq!(TopicId::parse("AAAAAAAAAAEAAAAAAAAAAg"), Some(TopicId { most: 1, least: 2 }));
    /// assert_eq!(TopicId::parse("AAAAAAAAAAEAAAAAAAAAAh"), None);
    /// assert_eq!(TopicId::parse("foo"), None);
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut bits = 0_u128;
        if text.len() != 22 {
            return None;
        }
        for (at, letter) in text.bytes().enumerate() {
            let six = match letter {
                b'A'..=b'Z' => letter - b'A',
                b'a'..=b'z' => letter - b'a' + 26,
                b'0'..=b'9' => letter - b'0' + 52,
                b'-' => 62,
                b'_' => 63,
                _ => return None,
            };
            bits = if at < 21 {
                bits << 6 | u128::from(six)
            } else if six.trailing_zeros() >= 4 {
                bits << 2 | u128::from(six >> 4)
            } else {
                return None;
            };
        }
        let half = |bits: u128| u64::try_from(bits & u128::from(u64::MAX)).unwrap_or_default();
        Some(Self { most: half(bits >> 64), least: half(bits) })
    }
}
