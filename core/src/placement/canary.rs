//! The canary rule: every Nth partition of each topic.

use alloc::{borrow::ToOwned as _, string::String};

use super::{IsolationRule, Matcher};

/// The canary pod's name where none is given (KIP-1095).
pub const DEFAULT_CANARY_POD: &str = "canary-broker";

/// Which partitions are canary partitions, and which pod they go to (KIP-1095).
///
/// Partition `i` is one if `i mod interval = interval - 1`: the last of each group of `interval`, never the first,
/// so that small topics are not drawn in. The id is the absolute one, so adding partitions goes on with the pattern.
///
/// ```text
/// interval 4      0 1 2 [3] 4 5 6 [7] 8 9
/// ```
///
/// ```
/// use podstripe::placement::CanarySpec;
/// let canary = CanarySpec { pod: "canary".into(), interval: 10 };
/// assert!(canary.rule().is_some_and(|rule| rule.matches(9) && !rule.matches(10)));
/// // 0 switches it off, and so does anything negative
/// assert!(CanarySpec { interval: 0, ..canary }.rule().is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CanarySpec {
    /// The canary pod.
    pub pod: String,
    /// Every how many partitions one is a canary. 0: none. 1: all.
    pub interval: i32,
}

impl Default for CanarySpec {
    fn default() -> Self {
        Self { pod: DEFAULT_CANARY_POD.to_owned(), interval: 0 }
    }
}

impl CanarySpec {
    /// The rule that this stands for, if any.
    #[must_use]
    pub fn rule(&self) -> Option<IsolationRule> {
        let interval = u32::try_from(self.interval).ok().filter(|interval| *interval > 0)?;
        Some(IsolationRule { pod: self.pod.clone(), matcher: Matcher::interval(interval) })
    }
}
