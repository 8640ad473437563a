//! What finished assignments say: counts, never random numbers.

mod audit;
mod balance;
mod blast_radius;
mod bytes;
mod copy_time;
mod diff;
mod finding;
mod follower;
mod groups;
mod health;
mod hosted;
pub(crate) mod impact;
mod load;
mod min_isr;
mod partition_check;
mod plan_check;
mod preflight;
mod reach;
mod share;
mod spread;
mod strays;
mod topic_hash;
mod walk;
mod what_if;

pub use audit::{Audit, AuditOptions, audit};
pub use balance::{Extremes, SetBalance};
pub(crate) use balance::{set_words, times};
pub use blast_radius::{BlastTotals, BrokerGroups, Radius, TopicReach, blast_radius};
pub use bytes::Bytes;
pub(crate) use bytes::{BytesByBroker, wide};
pub use copy_time::{CopyMove, CopyTime, copy_time};
pub use diff::{BrokerChange, Change, ChangeKind, Diff, Summary, diff};
pub use finding::{Finding, Severity};
pub use follower::{FetchStart, FollowerCase, FollowerStart, LeaderLog, follower_start};
pub(crate) use groups::{Group, grouped, unknown_name};
pub use health::{Condition, Health, lagging, partition_conditions};
pub use load::{BrokerIndex, BrokerLoad};
pub use min_isr::min_isr;
pub(crate) use partition_check::{VACUOUS, ignored_rules};
pub use plan_check::check_plan;
pub use preflight::{
    Demand, Even, EvenStep, Exposure, FactorRow, Outcome, PlannedTopic, PodRow, PodState, Preflight,
    RoomLoad, Scenario, preflight,
};
pub use reach::Reach;
pub use share::Share;
pub use spread::Judge;
pub use strays::{FoundLog, IdOnDisk, MissingLog, OnDisk, Strays, find_strays};
pub(crate) use topic_hash::{Racks, TopicPreimage};
pub use topic_hash::{check_whole, group_hash, topic_hash};
pub use walk::hosts;
pub(crate) use walk::{by_name, leader_of, place_of};
pub(crate) use what_if::largest_factor;
pub use what_if::{WhatIf, what_if};
