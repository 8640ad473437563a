//! A part of a whole, as two counts.

use alloc::{format, string::String};

use crate::value::{Json, ToJson};

/// `part` of `whole`. Exact: the percentage is made from the counts, in integers.
///
/// ```
/// use podstripe::analysis::Share;
/// assert_eq!(Share { part: 2, whole: 20 }.percent(), "10");
/// assert_eq!(Share { part: 1, whole: 19 }.percent(), "5.3");
/// assert_eq!(Share { part: 0, whole: 0 }.percent(), "0");
/// // Something is never rounded to nothing, nor most to all.
/// assert_eq!(Share { part: 1, whole: 10_000 }.percent(), "<0.1");
/// assert_eq!(Share { part: 1_999, whole: 2_000 }.percent(), ">99.9");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// How many.
    pub part: u64,
    /// Of how many.
    pub whole: u64,
}

impl Share {
    /// The percentage, rounded to a tenth; a whole number has no decimal.
    #[must_use]
    pub fn percent(&self) -> String {
        let whole = self.whole.max(1);
        let tenths = self.part.saturating_mul(1000).saturating_add(whole / 2) / whole;
        if tenths == 0 && self.part > 0 {
            return "<0.1".into();
        }
        if tenths == 1000 && self.part < self.whole {
            return ">99.9".into();
        }
        let (percent, tenth) = (tenths / 10, tenths % 10);
        if tenth == 0 { format!("{percent}") } else { format!("{percent}.{tenth}") }
    }
}

impl ToJson for Share {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("part", &self.part);
        json.entry("whole", &self.whole);
        json.entry("percent", &self.percent());
        json.close('}');
    }
}
