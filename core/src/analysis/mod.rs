//! What finished assignments say: counts, never random numbers.

mod load;
mod share;

pub use load::{BrokerIndex, BrokerLoad};
pub use share::Share;
