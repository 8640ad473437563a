//! The argument `--broker-list` of Kafka's tools: `0,1,2`.
//!
//! Kafka's own reading fails at a blank; here blanks around an id are taken, since none can be meant.

use alloc::{string::String, vec::Vec};
use core::fmt::Write as _;

use super::{brokers_text::refused, joined::Joined};
use crate::{
    cluster::BrokerId,
    error::{Error, ErrorCode, listed},
    limits::{MAX_BROKERS, MAX_TEXT_BYTES},
    state::repeated,
    value::{checked_text, parsed, quoted, without_blanks},
};

/// Reads broker ids, in the text's order.
///
/// ```
/// use podstripe::formats::parse_broker_list;
/// assert_eq!(parse_broker_list("brokers", "4, 0,12")?, [4, 0, 12]);
/// let error = parse_broker_list("brokers", "0,1,1").unwrap_err();
/// assert_eq!(error.message(), "brokers: Broker list contains duplicate entries: [1]");
/// # Ok::<(), podstripe::Error>(())
/// ```
///
/// # Errors
/// `PARSE_ERROR` for a piece that is no id; `INVALID_REQUEST`, in Kafka's words, for ids listed twice.
pub fn parse_broker_list(source: &str, text: &str) -> Result<Vec<BrokerId>, Error> {
    let ids = ids_of(source, checked_text(source, text, MAX_TEXT_BYTES)?.trim(), ',', MAX_BROKERS)?;
    let repeated = repeated(&ids);
    if repeated.is_empty() {
        return Ok(ids);
    }
    let shown = listed(&repeated);
    Err(refused(
        source,
        ErrorCode::InvalidRequest,
        format_args!("Broker list contains duplicate entries: [{shown}]"),
        &shown,
    ))
}

/// The ids as the argument has them.
#[must_use]
pub fn broker_list_text(ids: &[BrokerId]) -> String {
    let mut text = String::new();
    // Writing into a string cannot fail.
    let _ = write!(text, "{}", Joined(ids, ","));
    text
}

/// Ids with a separator between them.
pub(super) fn ids_of(source: &str, text: &str, separator: char, most: usize) -> Result<Vec<BrokerId>, Error> {
    let mut ids = Vec::new();
    for piece in text.split(separator) {
        if ids.len() == most {
            return Err(Error::new(
                ErrorCode::LimitExceeded,
                format_args!("{source}: more than {most} broker ids in one list"),
            )
            .with_field(source)
            .with_number("limit", i64::try_from(most).unwrap_or(i64::MAX)));
        }
        let digits = without_blanks(piece);
        // Digits alone: Rust would take a sign too.
        let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
        let id = parsed(digits).filter(|_| is_number).ok_or_else(|| {
            let shown = quoted(piece);
            let what = format_args!("expected a broker id from 0 to 2147483647, got {shown}");
            refused(source, ErrorCode::ParseError, what, &shown).with_number("line", 1)
        })?;
        ids.push(id);
    }
    Ok(ids)
}
