//! Which broker has which rack, or which pod. Kafka's clients do not show pods, and some inputs no racks.
//!
//! ```json
//! {"1": "stable", "4": "canary", "6": null}
//! {"stable": [1, 2, 3], "canary": [4, 5]}
//! {"brokerSets": [{"brokerSetId": "canary", "brokerIds": [4, 5], "doc": "first to get a new build"}]}
//! ```
//!
//! The last is Cruise Control's `brokerSets.json`.

use alloc::{borrow::ToOwned as _, collections::BTreeMap, string::String};

use super::{
    Blank,
    broker_records::{id_of_key, name_from},
    broker_sets::broker_sets_from,
    brokers_text::{kind_of_json, unexpected},
};
use crate::{
    cluster::BrokerId,
    error::{Error, ErrorCode},
    limits::MAX_BROKERS,
    value::{Field, Value},
};

/// The name of each broker that the text speaks of; `None` where it says that there is none.
pub type NameMap = BTreeMap<BrokerId, Option<String>>;

/// Reads a map. `source` names the text in errors: "pods", "racks".
///
/// # Errors
/// `PARSE_ERROR` for what is no JSON; `INVALID_REQUEST` for a field, and for a broker that is given two names.
pub fn parse_name_map(source: &str, text: &str) -> Result<NameMap, Error> {
    let value = Value::from_json(source, text)?;
    let field = Field::root(source, &value);
    let expected = "a map from broker id to name, from name to broker ids, or a brokerSets file";
    let Value::Map(entries) = &value else { return Err(field.expected(format_args!("{expected}"))) };
    let mut map = NameMap::new();
    if entries.iter().any(|(key, _)| key == "brokerSets") {
        for set in broker_sets_from(&field)? {
            let name = Some(set.id).filter(|name| !name.trim().is_empty());
            map.extend(set.brokers.into_iter().map(|id| (id, name.clone())));
        }
        return Ok(map);
    }
    if let Some(kind) = kind_of_json(&value) {
        return Err(unexpected(source, kind, expected));
    }
    for (key, entry) in field.entries("brokers", MAX_BROKERS)? {
        if let Value::List(_) = entry.value() {
            add_ids(&mut map, key, &entry)?;
        } else {
            let name = name_from(&entry, "the name", Blank::IsNone)?;
            add(&mut map, id_of_key(&entry, key)?, name, &entry)?;
        }
    }
    Ok(map)
}

fn add_ids(map: &mut NameMap, name: &str, ids: &Field<'_>) -> Result<(), Error> {
    for id in ids.list("broker ids", MAX_BROKERS)? {
        add(map, id.id()?, Some(name.to_owned()).filter(|name| !name.trim().is_empty()), &id)?;
    }
    Ok(())
}

fn add(map: &mut NameMap, id: BrokerId, name: Option<String>, field: &Field<'_>) -> Result<(), Error> {
    match map.insert(id, name) {
        None => Ok(()),
        Some(_) => Err(field
            .error(ErrorCode::InvalidRequest, format_args!("broker {id} is given twice; expected one name"))
            .with_number("broker", id)),
    }
}
