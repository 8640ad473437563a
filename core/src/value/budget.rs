//! How much of a caller's data a binding may still turn into values.

use crate::{
    error::{Error, ErrorCode},
    limits::{MAX_DEPTH, MAX_VALUES},
};

/// Counts values while a binding converts a runtime's objects, which may be endless: a list can hold itself, or hold
/// another twice that holds another twice.
///
/// ```
/// use podstripe::value::Budget;
/// let mut budget = Budget::default();
/// assert!(budget.take(0).is_ok());
/// assert_eq!(budget.take(1_000).unwrap_err().code().name(), "LIMIT_EXCEEDED");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Budget {
    taken: u32,
}

impl Budget {
    /// One more value, this deep inside the request.
    ///
    /// # Errors
    /// `LIMIT_EXCEEDED`.
    pub fn take(&mut self, depth: u32) -> Result<(), Error> {
        if depth > MAX_DEPTH {
            return Err(Error::new(
                ErrorCode::LimitExceeded,
                format_args!("the request is nested more than {MAX_DEPTH} levels deep"),
            )
            .with_number("limit", MAX_DEPTH));
        }
        if self.taken == MAX_VALUES {
            return Err(Error::new(
                ErrorCode::LimitExceeded,
                format_args!("the request has more than {MAX_VALUES} values"),
            )
            .with_number("limit", MAX_VALUES));
        }
        self.taken += 1;
        Ok(())
    }
}
