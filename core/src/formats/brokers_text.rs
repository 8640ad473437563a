//! A brokers file of any kind: finds out which, and reads it.

use alloc::vec::Vec;

use super::{Blank, Format, Note, brokers_from, kcat, list_endpoints, parse_kcat_text};
use crate::{
    cluster::{Broker, Cluster},
    error::{Error, ErrorCode},
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
    let read = if opens_json(text) {
        parse_json(source, text)
    } else if list_endpoints::is_table(text) {
        list_endpoints::parse_list_endpoints(source, text)
    } else if Format::of(text) == Some(Format::Kcat) {
        let mut notes = Vec::new();
        parse_kcat_text(source, text, &mut notes).map(|(brokers, _)| BrokersText { brokers, notes })
    } else {
        Err(unexpected(source, kind_of_text(text), EXPECTED))
    }?;
    if read.brokers.is_empty() {
        return Err(Error::new(ErrorCode::ParseError, format_args!("{source}: there is no broker in it"))
            .with_field(source)
            .with_value(&"0 brokers"));
    }
    // Duplicate ids are found here, not only when something is placed.
    Cluster::new(read.brokers.clone())?;
    Ok(read)
}

fn parse_json(source: &str, text: &str) -> Result<BrokersText, Error> {
    let value = Value::from_json(source, text)?;
    let top = Top::new(source, &value);
    let field = top.field();
    if let Value::List(_) = value {
        return Ok(BrokersText { brokers: brokers_from(&field, Blank::IsNone)?, notes: Vec::new() });
    }
    if kcat::is_kcat(&value) {
        let mut notes = Vec::new();
        let (brokers, _) = kcat::metadata_from(&field, &mut notes)?;
        return Ok(BrokersText { brokers, notes });
    }
    if let Some(format) = Format::of_value(&value).filter(|format| *format != Format::Brokers) {
        return Err(unexpected(source, format.what(), EXPECTED));
    }
    let object = field.object("a brokers file", &KNOWN)?;
    object.required("brokers", "a list of brokers")?;
    Ok(BrokersText { brokers: brokers_from(&field, Blank::IsNone)?, notes: Vec::new() })
}

/// The error that a text is of another kind.
pub(super) fn unexpected(source: &str, kind: &str, expected: &str) -> Error {
    Error::new(ErrorCode::UnexpectedFormat, format_args!("{source}: this is {kind}; expected {expected}"))
        .with_field(source)
        .with_value(&kind)
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
