//! Brokers as records: our own, and those of Kafka's clients, which name the same things differently.

use alloc::{borrow::ToOwned as _, format, vec::Vec};

use super::state_records::{CLUSTER_ATTRIBUTES, PARTITION_ATTRIBUTES, TOPIC_ATTRIBUTES, members};
use crate::{
    cluster::{Broker, BrokerId, Rack},
    error::{Error, ErrorCode},
    limits::{MAX_BROKERS, MAX_NAME_BYTES},
    value::{Field, Value, parsed, quoted},
};

/// What an empty name means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blank {
    /// A name like any other, as in Kafka: for programs.
    IsName,
    /// No name: for files and forms, where an empty cell says "none".
    IsNone,
}

/// What an id is called: by us, by kafkajs, by Kafka's protocol, by `kafka-log-dirs`.
pub(super) const ID_NAMES: [&str; 4] = ["id", "nodeId", "brokerId", "broker"];
const FENCED_NAMES: [&str; 2] = ["fenced", "isFenced"];
/// The fields of a broker, of which `host`, `port` and `idString` come with clients' records and are not looked at; then
/// what the brokers are called in a client's description of a cluster: by kafkajs and the protocol, by confluent-kafka.
const ATTRIBUTES: [&str; 15] = [
    "id",
    "nodeId",
    "brokerId",
    "broker",
    "rack",
    "pod",
    "fenced",
    "isFenced",
    "inControlledShutdown",
    "cordoned",
    "host",
    "port",
    "idString",
    "brokers",
    "nodes",
];
const KNOWN: &[&str] = ATTRIBUTES.split_at(13).0;
const LIST_NAMES: &[&str] = ATTRIBUTES.split_at(13).1;

/// The attributes that a binding looks for on an object of a client's, which is neither list nor map; in Python each in
/// `snake_case`.
///
/// There are four kinds of objects: clusters with topics, topics, partitions, and brokers or their holders. An object is
/// of the first kind of whose names it has the first one, and of the last kind if of none. Without kinds a broker would
/// be asked for what only topics have, and be refused for having it.
#[must_use]
pub const fn attribute_names() -> [&'static [&'static str]; 4] {
    [CLUSTER_ATTRIBUTES, TOPIC_ATTRIBUTES, PARTITION_ATTRIBUTES, &ATTRIBUTES]
}

/// Reads brokers: a list of records, a map from id to record, or a client's description of a cluster that has either.
///
/// ```json
/// [{"id": 1, "rack": "a", "pod": "canary", "fenced": false, "inControlledShutdown": false, "cordoned": false}]
/// ```
///
/// Only the id is needed. A record without `rack` says nothing about its rack; `"rack": null` says it has none.
///
/// # Errors
/// `INVALID_REQUEST` and `LIMIT_EXCEEDED`, naming the field.
pub fn brokers_from(field: &Field<'_>, blank: Blank) -> Result<Vec<Broker>, Error> {
    let mut records = *field;
    if let Value::Map(_) = field.value()
        // Once: a description within a description is no client's.
        && let Some(brokers) = field.open_object("brokers")?.first_of(LIST_NAMES)?
    {
        records = brokers;
    }
    let mut brokers = Vec::new();
    for (key, record) in members(&records, "brokers", MAX_BROKERS)? {
        let key = match key {
            Some(key) => Some(id_of_key(&record, key)?),
            None => None,
        };
        brokers.push(broker_from(&record, key, blank)?);
    }
    Ok(brokers)
}

/// A broker id that is the key of a map.
pub(super) fn id_of_key(field: &Field<'_>, key: &str) -> Result<BrokerId, Error> {
    id_in_key(field, key, "broker")
}

/// An id that is the key of a map: `what` it is the id of.
pub(super) fn id_in_key(field: &Field<'_>, key: &str, what: &str) -> Result<i32, Error> {
    let id = parsed(key).filter(|id: &i32| *id >= 0 && format!("{id}") == key);
    id.ok_or_else(|| {
        let shown = quoted(key);
        Error::new(
            ErrorCode::InvalidRequest,
            format_args!(
                "{}: the key is no {what} id; expected an integer from 0 to 2147483647, got {shown}",
                field.path()
            ),
        )
        .with_field(field.path())
        .with_value(&shown)
    })
}

/// Text or none; `null` and, if it says so, blank text are none.
pub(super) fn name_from(
    field: &Field<'_>,
    what: &str,
    blank: Blank,
) -> Result<Option<alloc::string::String>, Error> {
    match field.value() {
        Value::Null => Ok(None),
        Value::Text(text) if blank == Blank::IsNone && text.trim().is_empty() => Ok(None),
        Value::Text(_) => Ok(Some(field.text(what, MAX_NAME_BYTES)?.to_owned())),
        _ => Err(field.expected(format_args!("{what} as text, or null for none"))),
    }
}

fn broker_from(field: &Field<'_>, key: Option<BrokerId>, blank: Blank) -> Result<Broker, Error> {
    let object = field.object("a broker", KNOWN)?;
    let given = object.first_of(&ID_NAMES)?;
    let id = match (key, given) {
        (None, None) => return Err(object.missing("id", "the broker's id")),
        (Some(key), None) => key,
        (key, Some(id_field)) => {
            let id = id_field.id()?;
            if key.is_some_and(|key| key != id) {
                return Err(
                    id_field.error(ErrorCode::InvalidRequest, format_args!("{id} is not the record's key"))
                );
            }
            id
        }
    };
    let flag = |names: &[&'static str]| match object.first_of(names)? {
        Some(field) if !field.value().is_null() => field.flag(),
        _ => Ok(false),
    };
    Ok(Broker {
        id,
        rack: match object.get_or_null("rack")? {
            None => Rack::Unknown,
            Some(rack) => name_from(&rack, "the rack", blank)?.map_or(Rack::None, Rack::Named),
        },
        pod: match object.get("pod")? {
            None => None,
            Some(pod) => name_from(&pod, "the pod", blank)?,
        },
        fenced: flag(&FENCED_NAMES)?,
        in_controlled_shutdown: flag(&["inControlledShutdown"])?,
        cordoned: flag(&["cordoned"])?,
    })
}
