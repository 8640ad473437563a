//! A brokers file of any kind: finds out which, and reads it.

use alloc::vec::Vec;
use core::fmt;

use super::{Blank, Format, Note, brokers_from, kcat, list_endpoints, parse_kcat_text};
use crate::{
    cluster::{Broker, Cluster},
    error::{Error, ErrorCode, text_of},
    limits::MAX_TEXT_BYTES,
    value::{Quoted, Top, Value, checked_text, opens_json, quoted},
};

/// The brokers that a text describes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BrokersText {
    /// The brokers, in the text's order.
    pub brokers: Vec<Broker>,
    /// What to know about the reading.
    pub notes: Vec<Note>,
}

const EXPECTED: &str = "brokers as JSON, the table of kafka-cluster list-endpoints, or what kcat -L prints";

/// An object with brokers, ours or what a client's `describeCluster` gave; of the latter only the brokers are looked at.
const KNOWN: [&str; 6] = [
    "brokers",
    "controller",
    "controllerId",
    "clusterId",
    "authorizedOperations",
    "clusterAuthorizedOperations",
];

/// Reads brokers as JSON (a list, or an object with `brokers`), the table that `kafka-cluster list-endpoints` prints, or
/// what `kcat -L` prints. `source` names the text in errors.
///
/// # Errors
/// `PARSE_ERROR` with the line; `UNEXPECTED_FORMAT` for a text of another kind, naming it; `INVALID_REQUEST` for a
/// field.
pub fn parse_brokers(source: &str, text: &str) -> Result<BrokersText, Error> {
    let text = checked_text(source, text, MAX_TEXT_BYTES)?;
    let mut read = BrokersText::default();
    if opens_json(text) {
        read.brokers = parse_json(source, text, &mut read.notes)?;
    } else if list_endpoints::is_table(text) {
        read = list_endpoints::parse_list_endpoints(source, text)?;
    } else if Format::of(text) == Some(Format::Kcat) {
        (read.brokers, _) = parse_kcat_text(source, text, &mut read.notes)?;
    } else {
        return Err(unexpected(source, kind_of_text(text), EXPECTED));
    }
    if read.brokers.is_empty() {
        return Err(refused(
            source,
            ErrorCode::ParseError,
            format_args!("there is no broker in it"),
            &"0 brokers",
        ));
    }
    // Duplicate ids are found here, not only when something is placed.
    Cluster::new(read.brokers.clone())?;
    Ok(read)
}

fn parse_json(source: &str, text: &str, notes: &mut Vec<Note>) -> Result<Vec<Broker>, Error> {
    let value = Value::from_json(source, text)?;
    let top = Top::new(source, &value);
    let field = top.field();
    if kcat::is_kcat(&value) {
        return Ok(kcat::metadata_from(&field, notes)?.0);
    }
    if !matches!(value, Value::List(_)) {
        if let Some(format) = Format::of_value(&value).filter(|format| *format != Format::Brokers) {
            return Err(unexpected(source, format.what(), EXPECTED));
        }
        let object = field.object("a brokers file", &KNOWN)?;
        object.required("brokers", "a list of brokers")?;
    }
    brokers_from(&field, Blank::IsNone)
}

/// The error that a text is of another kind.
pub(super) fn unexpected(source: &str, kind: &str, expected: &str) -> Error {
    let what = format_args!("this is {kind}; expected {expected}");
    refused(source, ErrorCode::UnexpectedFormat, what, &kind)
}

/// The error about a text, or about a field of it: `what` completes the sentence "`field`: ...".
#[inline(never)]
pub(crate) fn refused(
    field: &str,
    code: ErrorCode,
    what: fmt::Arguments<'_>,
    value: &dyn fmt::Display,
) -> Error {
    Error::new(code, format_args!("{field}: {what}")).with_field(field).with_value(value)
}

/// The error about a field whose path is yet to be put together.
#[inline(never)]
pub(super) fn invalid(path: fmt::Arguments<'_>, what: fmt::Arguments<'_>, value: &dyn fmt::Display) -> Error {
    refused(&text_of(path), ErrorCode::InvalidRequest, what, value)
}

/// The error that a text has something twice.
pub(super) fn twice_in(path: fmt::Arguments<'_>, what: &dyn fmt::Display) -> Error {
    invalid(path, format_args!("{what} is listed twice; expected it once"), what)
}

/// The error about a line.
#[inline(never)]
pub(super) fn line_error(
    source: &str,
    number: i64,
    code: ErrorCode,
    what: fmt::Arguments<'_>,
    value: &str,
) -> Error {
    refused(source, code, format_args!("line {number}: {what}"), &shown_line(value))
        .with_number("line", number)
}

/// What a piece of JSON is, if it is a file of a kind that operators have.
pub(super) fn kind_of_json(value: &Value) -> Option<&'static str> {
    Format::of_value(value).map(Format::what)
}

/// What a text is.
pub(super) fn kind_of_text(text: &str) -> &'static str {
    Format::of(text).map_or("no text of a known kind", Format::what)
}

/// A short look at a line, for an error.
pub(super) fn shown_line(line: &str) -> Quoted<'_> {
    quoted(line.trim())
}
