//! The topics that `kafka-reassign-partitions --generate` takes with `--topics-to-move-json-file`.
//!
//! ```json
//! {"version":1,"topics":[{"topic":"orders"},{"topic":"pay-ments.v1"}]}
//! ```
//!
//! Kafka's tool reads a plan given here as a list of no topics, and succeeds. Both are versioned JSON with topic names,
//! so the swap is easily made: it is an error here, as is a list without a topic.

use alloc::{borrow::ToOwned as _, string::String, vec::Vec};
use core::fmt::Write as _;

use super::{
    Format, Note,
    brokers_text::{invalid, unexpected},
    ignored::Ignored,
    json_in_text::{Wanted, read_as},
    reassignment::{topic_name, versioned},
};
use crate::{
    error::{Error, ErrorCode},
    limits::MAX_TOPICS,
    order::first_repeated,
    value::{Field, Value, quoted},
};

const NAME: &str = "topics to move";

/// Reads the topics, in the text's order. A missing version is 1, as for Kafka's tool; fields that it does not know are
/// passed over with a note.
///
/// # Errors
/// `PARSE_ERROR` for what is no JSON; `UNEXPECTED_FORMAT` for a file of another kind, a plan above all;
/// `INVALID_REQUEST` for a field, for a topic listed twice, for no topic; `INVALID_TOPIC_EXCEPTION` for a name.
pub fn parse_topics_to_move(source: &str, text: &str, notes: &mut Vec<Note>) -> Result<Vec<String>, Error> {
    read_as(source, text, &WANTED, notes, topics_to_move_from)
}

pub(super) const WANTED: Wanted<'_> = Wanted { key: "topics", name: NAME, known_lines: &[] };

/// Reads the same as plain data.
///
/// # Errors
/// As [`parse_topics_to_move`].
pub(crate) fn topics_to_move_from(field: &Field<'_>, notes: &mut Vec<Note>) -> Result<Vec<String>, Error> {
    if matches!(field.value(), Value::Map(_))
        && let Some(format) = Format::of_value(field.value()).filter(|format| *format != Format::TopicsToMove)
    {
        return Err(unexpected(&field.path(), format.what(), NAME));
    }
    let mut ignored = Ignored::default();
    let what = "an object {version, topics}";
    let list = versioned(field, what, ("topics", "a list of topics"), &mut ignored)?;
    let mut topics = Vec::new();
    for entry in list.list("topics", MAX_TOPICS)? {
        let object = entry.open_object("a topic {topic}")?;
        ignored.all_but(&object, &["topic"]);
        topics.push(topic_name(&object.required("topic", "the topic's name")?)?.to_owned());
    }
    if topics.is_empty() {
        return Err(list.error(
            ErrorCode::InvalidRequest,
            format_args!("the topic list is empty; expected at least one topic"),
        ));
    }
    if let Some(at) = first_repeated(&topics, Ord::cmp) {
        let name = topics.get(at).map_or("", String::as_str);
        return Err(invalid(
            format_args!("{}[{at}]", list.path()),
            format_args!("topic {name} is listed twice; expected it once"),
            &quoted(name),
        ));
    }
    ignored.note(notes);
    Ok(topics)
}

/// The same as text, compact. The names must be such as Kafka allows, which need no escape in JSON.
#[must_use]
pub fn topics_to_move_json(topics: &[String]) -> String {
    let mut text = String::from(r#"{"version":1,"topics":["#);
    for (at, topic) in topics.iter().enumerate() {
        let comma = if at == 0 { "" } else { "," };
        // Writing into a string cannot fail.
        let _ = write!(text, r#"{comma}{{"topic":"{topic}"}}"#);
    }
    text.push_str("]}");
    text
}
