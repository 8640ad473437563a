//! The metadata that `kcat -L -J` prints: brokers' ids, and topics as they stand. It shows no racks, pods or fencing.
//!
//! ```json
//! {"originating_broker": {"id": -1, "name": "k:9092/bootstrap"}, "query": {"topic": "*"}, "controllerid": 1,
//!  "brokers": [{"id": 1001, "name": "k1:9092"}],
//!  "topics": [{"topic": "t", "partitions": [{"partition": 0, "leader": 1001, "replicas": [{"id": 1001}], "isrs": [{"id": 1001}]}]}]}
//! ```
//!
//! The broker that answered may be shown as id -1; it is not one of the brokers. Partitions come in any order.

use alloc::vec::Vec;

use super::{
    Note,
    brokers_text::{invalid, kind_of_json, kind_of_text, unexpected},
    state_notes::state_notes,
    state_records::{KCAT, topics_from},
};
use crate::{
    cluster::Broker,
    error::Error,
    limits::{MAX_BROKERS, MAX_JSON_BYTES},
    order::first_repeated,
    state::ClusterState,
    value::{Field, Top, Value, checked_text, opens_json},
};

/// Whether this is such an output: by the keys that only it has.
pub(super) fn is_kcat(value: &Value) -> bool {
    value.entries().iter().any(|(key, _)| key == "originating_broker" || key == "controllerid")
}

/// Reads the output of `kcat -L -J`: the brokers, of unknown rack, and the topics, in the text's order. `source` names the
/// text in errors.
///
/// # Errors
/// `PARSE_ERROR` for what is no JSON; `UNEXPECTED_FORMAT` for JSON of another kind; `INVALID_REQUEST` for a field.
pub fn parse_kcat_json(
    source: &str,
    text: &str,
    notes: &mut Vec<Note>,
) -> Result<(Vec<Broker>, ClusterState), Error> {
    let expected = "the output of kcat -L -J";
    let text = checked_text(source, text, MAX_JSON_BYTES)?;
    if !opens_json(text) {
        return Err(unexpected(source, kind_of_text(text), expected));
    }
    let value = Value::from_json(source, text)?;
    if !is_kcat(&value) {
        let kind = kind_of_json(&value).unwrap_or("JSON of another kind");
        return Err(unexpected(source, kind, expected));
    }
    metadata_from(&Top::new(source, &value).field(), notes)
}

pub(super) fn metadata_from(
    field: &Field<'_>,
    notes: &mut Vec<Note>,
) -> Result<(Vec<Broker>, ClusterState), Error> {
    let root = field.open_object("an object")?;
    let list = root.required("brokers", "a list of brokers")?;
    let mut brokers = Vec::new();
    for broker in list.list("brokers", MAX_BROKERS)? {
        let broker = broker.open_object("a broker {id, name}")?;
        brokers.push(Broker::new(broker.id("id", "the broker's id")?));
    }
    if let Some(index) = first_repeated(&brokers, |left, right| left.id.cmp(&right.id)) {
        let id = brokers.get(index).map_or(0, |broker| broker.id);
        return Err(invalid(
            format_args!("{}[{index}].id", list.path()),
            format_args!("{id} is given twice; every broker has an id of its own"),
            &id,
        )
        .with_number("broker", id));
    }
    notes.push(Note::new("RACKS_UNKNOWN", format_args!("kcat shows no racks: they are unknown, not none")));
    let state = match root.get("topics")? {
        Some(topics) => topics_from(&topics, &KCAT, notes)?,
        None => ClusterState::default(),
    };
    state_notes(&state, notes);
    Ok((brokers, state))
}
