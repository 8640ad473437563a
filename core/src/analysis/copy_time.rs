//! How long copying takes at the least, under a throttle.
//!
//! `kafka-reassign-partitions --throttle` bounds what each broker sends for moves as a leader
//! (`leader.replication.throttled.rate`) and what it takes as a follower (`follower.replication.throttled.rate`). What
//! producers write meanwhile goes through the same bound, so only the rest of it copies:
//!
//! ```text
//! broker 1 ──┐ out: 100 MB at (10 - 2) MB/s      13 s
//! broker 2 ──┴─> broker 4  in: 200 MB at (10 - 4) MB/s   34 s   <- the plan's time
//! ```
//!
//! It is a lower bound: disks, networks and other traffic are not known here.

use alloc::{vec, vec::Vec};

use super::{BrokerIndex, Bytes};
use crate::{cluster::BrokerId, wide::divided_up};

/// One replica that is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopyMove {
    /// Who sends: the partition's leader.
    pub leader: BrokerId,
    /// Who takes.
    pub dest: BrokerId,
    /// Bytes to copy.
    pub bytes: i64,
    /// Bytes a second that producers write to the partition meanwhile.
    pub write_rate: i64,
}

/// The time of a plan's copies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CopyTime {
    /// Broker, whether it is for what comes in (else for what goes out), and seconds, rounded up. None: it never ends,
    /// as producers write as much as the throttle lets through. Ascending by broker, out before in.
    pub per_broker: Vec<(BrokerId, bool, Option<i128>)>,
    /// The longest of them; 0 if nothing is bounded.
    pub seconds: Option<i128>,
}

/// How long these copies take, with bounds in bytes a second for each broker as a leader and as a follower.
///
/// ```
/// use podstripe::analysis::{CopyMove, copy_time};
/// let copy = |leader| CopyMove { leader, dest: 4, bytes: 100, write_rate: 0 };
/// let time = copy_time(&[copy(1), copy(2)], Some(10), Some(10));
/// assert_eq!(time.per_broker, [(1, false, Some(10)), (2, false, Some(10)), (4, true, Some(20))]);
/// assert_eq!(time.seconds, Some(20));
/// ```
#[must_use]
#[inline(never)]
pub fn copy_time(moves: &[CopyMove], leader_rate: Option<i64>, follower_rate: Option<i64>) -> CopyTime {
    let mut ids = Vec::with_capacity(moves.len() * 2);
    for copy in moves {
        ids.extend_from_slice(&[copy.leader, copy.dest]);
    }
    let index = BrokerIndex::of(ids);
    // Of each broker bytes and what is written meanwhile, out and in.
    let mut sums = vec![[Bytes::default(); 2]; index.ids().len() * 2];
    for copy in moves {
        for (side, broker) in [copy.leader, copy.dest].into_iter().enumerate() {
            let at = index.place(broker).map(|at| at * 2 + side);
            if let Some([bytes, writes]) = at.and_then(|at| sums.get_mut(at)) {
                bytes.add(copy.bytes);
                writes.add(copy.write_rate);
            }
        }
    }
    let mut time = CopyTime { per_broker: Vec::new(), seconds: Some(0) };
    for (at, [bytes, writes]) in sums.iter().enumerate() {
        let is_in = at % 2 == 1;
        let rate = if is_in { follower_rate } else { leader_rate };
        if let (Some(broker), Some(rate), false) = (index.ids().get(at / 2), rate, bytes.is_none()) {
            let seconds = seconds(bytes.get(), i128::from(rate) - writes.get());
            time.per_broker.push((*broker, is_in, seconds));
            time.seconds = time.seconds.zip(seconds).map(|(longest, seconds)| longest.max(seconds));
        }
    }
    time
}

/// Rounded up.
fn seconds(bytes: i128, rate: i128) -> Option<i128> {
    match (bytes, rate) {
        (0, _) => Some(0),
        (_, ..=0) => None,
        _ => Some(divided_up(bytes, rate)),
    }
}
