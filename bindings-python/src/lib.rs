//! `podstripe._native`: converts, calls one function of `podstripe::api`, converts.
//!
//! No default, no message and no decision about placements lives here.

mod call;
mod convert;
mod errors;
mod placement;
mod records;
mod replicas;

use pyo3::prelude::*;

#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::call::call;
    #[pymodule_export]
    use crate::placement::{Placement, TopicPlacement, place, place_json};
    #[pymodule_export]
    use crate::records::{read_brokers, read_metadata};
    #[pymodule_export]
    use crate::replicas::Replicas;
    /// How long a text may be, so that nobody reads a longer file.
    #[pymodule_export]
    const MAX_TEXT_BYTES: usize = podstripe::limits::MAX_TEXT_BYTES;
}
