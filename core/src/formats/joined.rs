//! Items with a separator between them.

use core::fmt::{Display, Formatter, Result};

/// Writes items one after another: `1,2,3`.
pub(super) struct Joined<'a, T>(pub &'a [T], pub &'a str);

impl<T: Display> Display for Joined<'_, T> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        for (at, item) in self.0.iter().enumerate() {
            if at > 0 {
                formatter.write_str(self.1)?;
            }
            item.fmt(formatter)?;
        }
        Ok(())
    }
}
