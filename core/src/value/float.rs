//! A float as a message shows it. No float is ever taken for a number; this only names what was refused.
//!
//! The standard library's own printing is exact and costs a browser five kilobytes. Nine decimals are enough to
//! recognise a value by.

use alloc::{borrow::ToOwned as _, format, string::String};

/// `1.5`, `NaN`, `-Infinity`; what needs more digits is described.
#[expect(
    clippy::float_arithmetic,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "for the eye only, and within range"
)]
pub(super) fn shown(value: f64) -> String {
    const BEYOND: f64 = 1e15;
    const DECIMALS: f64 = 1e9;
    let sign = if value < 0.0 { "-" } else { "" };
    let size = if value < 0.0 { -value } else { value };
    if value.is_nan() {
        return "NaN".to_owned();
    }
    if value.is_infinite() {
        return format!("{sign}Infinity");
    }
    if size >= BEYOND {
        return format!("{sign}a number of more than 15 digits");
    }
    let whole = size as i64;
    let fraction = ((size - whole as f64) * DECIMALS) as i64;
    let mut digits = format!("{fraction:09}");
    while digits.len() > 1 && digits.ends_with('0') {
        digits.pop();
    }
    if whole == 0 && fraction == 0 && size > 0.0 {
        return "a fraction close to 0".to_owned();
    }
    format!("{sign}{whole}.{digits}")
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn floats_are_recognisable() {
        let shown = [1.5, -0.25, 1.0, 0.0, f64::NAN, f64::NEG_INFINITY, 1e300, 1e-300].map(shown);
        let words = "a number of more than 15 digits";
        assert_eq!(shown, ["1.5", "-0.25", "1.0", "0.0", "NaN", "-Infinity", words, "a fraction close to 0"]);
    }
}
