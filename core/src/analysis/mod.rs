//! What finished assignments say: counts, never random numbers.

mod diff;
mod finding;
mod load;
mod plan_check;
mod share;
mod spread;

pub use diff::{BrokerChange, Change, ChangeKind, Diff, Summary, diff};
pub use finding::{Finding, Severity};
pub use load::{BrokerIndex, BrokerLoad};
pub use plan_check::check_plan;
pub use share::Share;
pub use spread::Judge;
