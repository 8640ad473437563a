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

use alloc::vec::Vec;

use super::{BrokerIndex, bytes::BytesByBroker};
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
    let none = BytesByBroker::new(BrokerIndex::of(ids));
    // Bytes and write rates, out and in.
    let mut sides = [(leader_rate, none.clone(), none.clone()), (follower_rate, none.clone(), none.clone())];
    for copy in moves {
        for ((_, bytes, writes), broker) in sides.iter_mut().zip([copy.leader, copy.dest]) {
            bytes.add(broker, Some(copy.bytes));
            writes.add(broker, Some(copy.write_rate));
        }
    }
    let mut time = CopyTime { per_broker: Vec::new(), seconds: Some(0) };
    for broker in none.ids() {
        for (is_in, (rate, bytes, writes)) in [false, true].into_iter().zip(&sides) {
            let bytes = bytes.get(*broker);
            let Some(rate) = rate.filter(|_| !bytes.is_none()) else { continue };
            let seconds = seconds(bytes.get(), i128::from(rate) - writes.get(*broker).get());
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
