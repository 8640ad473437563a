//! One stripe: a list of brokers that is walked round and round.

use crate::cluster::BrokerId;

/// A list of brokers of one rack, all fenced or all unfenced, and how far the walk has come.
///
/// Within one *epoch* (one partition) each broker is given once. With each new epoch in which the list is asked at
/// all, the walk starts one broker further:
///
/// ```text
/// ids 3 5 8, offset 1     first epoch asked   5 8 3 (none)
///                         next epoch asked    8 3 5 (none)
/// ```
///
/// A list that an epoch does not reach does not advance. Epochs start again at 0 after each shuffle, so a list may
/// meet the epoch it saw last once more, and then has nothing new to give; Kafka's does the same.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stripe {
    /// Where the list starts among all ids.
    start: u32,
    len: u32,
    offset: u32,
    index: u32,
    epoch: u32,
}

impl Stripe {
    pub(super) const fn new(start: u32, len: u32) -> Self {
        Self { start, len, offset: 0, index: 0, epoch: 0 }
    }

    pub(super) const fn start(&self) -> u32 {
        self.start
    }

    pub(super) const fn offset(&self) -> u32 {
        self.offset
    }

    pub(super) const fn len(&self) -> u32 {
        self.len
    }

    /// Begins anew, at this broker.
    pub(super) const fn restart(&mut self, offset: u32) {
        *self = Self { offset, ..Self::new(self.start, self.len) };
    }

    /// The list's part of all ids.
    pub(super) fn part<'i>(&self, ids: &'i mut [BrokerId]) -> Option<&'i mut [BrokerId]> {
        let start = self.start as usize;
        ids.get_mut(start..start + self.len as usize)
    }

    /// The place in the list of the broker that was given last.
    pub(super) const fn last(&self) -> u32 {
        let at = self.offset + self.index.saturating_sub(1);
        if at >= self.len { at - self.len } else { at }
    }

    /// The next broker in this epoch, or none if all were given.
    #[expect(clippy::inline_always, reason = "hot, and a build for size would call it")]
    #[inline(always)]
    pub(super) fn next(&mut self, epoch: u32, ids: &[BrokerId]) -> Option<BrokerId> {
        if self.len == 0 {
            return None;
        }
        if self.epoch != epoch {
            self.epoch = epoch;
            self.index = 0;
            self.offset += 1;
            if self.offset == self.len {
                self.offset = 0;
            }
        }
        if self.index == self.len {
            return None;
        }
        let mut at = self.offset + self.index;
        if at >= self.len {
            at -= self.len;
        }
        self.index += 1;
        ids.get((self.start + at) as usize).copied()
    }
}
