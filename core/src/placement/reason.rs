//! Why a broker got a replica: the placer's own state at the moment of the choice.
//!
//! Only `explain` wants to know, so a placement keeps it on demand alone: see [`Assignment::traced`]. The loops are
//! made twice, once for a [`Witness`] that writes down and once for one that is not there, and the latter costs
//! nothing.
//!
//! [`Assignment::traced`]: super::Assignment::traced

use alloc::vec::Vec;

/// Where a placer stood as it chose a broker.
///
/// | field | striped placer | classic placer |
/// |---|---|---|
/// | `place`, `of` | in the list of the rack's unfenced (or fenced) brokers, as shuffled | in the one list |
/// | `passed` | racks asked in turn that had no broker to give | candidates passed over |
/// | `start` | 0 | where in the list the leaders' walk began |
/// | `turns` | shuffles since the spec began | how far off the followers stand, before racks are counted |
/// | `fenced` | from the list of fenced brokers | never |
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reason {
    /// The broker's place in its list, from 0.
    pub place: u32,
    /// How many brokers the list has.
    pub of: u32,
    /// What was asked first and not taken.
    pub passed: u32,
    /// Where the walk began, if that is one place.
    pub start: u32,
    /// The shuffles, or the distance.
    pub turns: u64,
    /// Whether the broker is fenced.
    pub fenced: bool,
}

/// What is told of each choice, replica by replica.
pub(super) trait Witness {
    /// A broker was chosen.
    fn chosen(&mut self, reason: Reason);
}

impl Witness for () {
    #[inline]
    fn chosen(&mut self, _: Reason) {}
}

impl Witness for Vec<Reason> {
    fn chosen(&mut self, reason: Reason) {
        self.push(reason);
    }
}
