//! A brokers file of any kind: finds out which, and reads it.

use alloc::{format, string::String, vec::Vec};

use super::{Blank, Note, brokers_from, kcat, list_endpoints};
use crate::{
    cluster::{Broker, Cluster},
    error::{Error, ErrorCode},
    limits::MAX_TEXT_BYTES,
    value::{Field, Value, checked_text, quoted},
};

/// The brokers that a text describes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BrokersText {
    /// The brokers, in the text's order.
    pub brokers: Vec<Broker>,
    /// What to know about the reading.
    pub notes: Vec<Note>,
}

const EXPECTED: &str = "brokers as JSON, the table of kafka-cluster list-endpoints, or kcat -L -J";

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
/// the metadata that `kcat -L -J` prints. `source` names the text in errors.
///
/// # Errors
/// `PARSE_ERROR` with the line; `UNEXPECTED_FORMAT` for a text of another kind, naming it; `INVALID_REQUEST` for a
/// field.
pub fn parse_brokers(source: &str, text: &str) -> Result<BrokersText, Error> {
    let text = checked_text(source, text, MAX_TEXT_BYTES)?;
    let read = if text.trim_start().starts_with(['{', '[']) {
        parse_json(source, text)
    } else if list_endpoints::is_table(text) {
        list_endpoints::parse_list_endpoints(source, text)
    } else {
        Err(unexpected(source, kind_of_text(text), EXPECTED))
    }?;
    if read.brokers.is_empty() {
        return Err(Error::new(ErrorCode::ParseError, format!("{source}: there is no broker in it"))
            .with_field(source)
            .with_value("0 brokers"));
    }
    // Duplicate ids are found here, not only when something is placed.
    Cluster::new(read.brokers.clone())?;
    Ok(read)
}

fn parse_json(source: &str, text: &str) -> Result<BrokersText, Error> {
    let value = Value::from_json(source, text)?;
    let field = Field::root(source, &value);
    if let Value::List(_) = value {
        return Ok(BrokersText { brokers: brokers_from(&field, Blank::IsNone)?, notes: Vec::new() });
    }
    if kcat::is_kcat(&value) {
        let mut notes = Vec::new();
        let (brokers, _) = kcat::metadata_from(&field, &mut notes)?;
        return Ok(BrokersText { brokers, notes });
    }
    if let Some(kind) = kind_of_json(&value) {
        return Err(unexpected(source, kind, EXPECTED));
    }
    let object = field.object("a brokers file", &KNOWN)?;
    object.required("brokers", "a list of brokers")?;
    Ok(BrokersText { brokers: brokers_from(&field, Blank::IsNone)?, notes: Vec::new() })
}

/// The error that a text is of another kind.
pub(super) fn unexpected(source: &str, kind: &str, expected: &str) -> Error {
    Error::new(ErrorCode::UnexpectedFormat, format!("{source}: this is {kind}; expected {expected}"))
        .with_field(source)
        .with_value(kind)
}

/// What a JSON object is, if it is a file of another kind that operators have.
pub(super) fn kind_of_json(value: &Value) -> Option<&'static str> {
    let Value::Map(entries) = value else { return None };
    let has = |name: &str| entries.iter().any(|(key, _)| key == name);
    if has("partitions") {
        Some("a reassignment plan")
    } else if has("brokerSets") {
        Some("a brokerSets file, which gives pods or racks")
    } else if has("topics") && !has("brokers") {
        Some("a list of topics to move")
    } else if has("proposals") {
        Some("a Cruise Control proposal")
    } else if has("brokers") && has("version") {
        Some("the output of kafka-log-dirs")
    } else {
        None
    }
}

pub(super) fn kind_of_text(text: &str) -> &'static str {
    let has_line = |start: &str| text.lines().any(|line| line.trim_start().starts_with(start));
    if has_line("Topic:") {
        "the output of kafka-topics --describe, which names no brokers but those with replicas"
    } else if has_line("Metadata for ") {
        "the text of kcat -L"
    } else if has_line("Querying brokers for log directories") {
        "the output of kafka-log-dirs"
    } else if has_line("Current partition replica assignment") {
        "the output of kafka-reassign-partitions"
    } else {
        "no text of a known kind"
    }
}

/// A short look at a line, for an error.
pub(super) fn shown_line(line: &str) -> String {
    quoted(line.trim())
}
