//! Cruise Control's `brokerSets.json`: which brokers belong together.
//!
//! ```json
//! {"brokerSets": [{"brokerSetId": "canary", "brokerIds": [4, 5], "doc": "first to get a new build"}]}
//! ```

use alloc::{borrow::ToOwned as _, string::String, vec::Vec};

use super::{
    Note,
    broker_list::broker_list_text,
    brokers_text::invalid,
    json_in_text::{Wanted, read_as},
};
use crate::{
    cluster::BrokerId,
    error::Error,
    limits::{MAX_BROKERS, MAX_JSON_BYTES, MAX_NAME_BYTES},
    order::first_repeated,
    value::{Field, add_text},
};

/// Brokers that belong together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BrokerSet {
    /// The set's name, which may be blank.
    pub id: String,
    /// Its brokers.
    pub brokers: Vec<BrokerId>,
    /// What it is for.
    pub doc: Option<String>,
}

/// Reads the sets, in the text's order.
///
/// # Errors
/// `PARSE_ERROR` for what is no JSON; `UNEXPECTED_FORMAT` for a file of another kind; `INVALID_REQUEST` for a field,
/// and for a broker of two sets.
pub fn parse_broker_sets(source: &str, text: &str, notes: &mut Vec<Note>) -> Result<Vec<BrokerSet>, Error> {
    read_as(source, text, &WANTED, notes, |field, _| broker_sets_from(field))
}

pub(super) const WANTED: Wanted<'_> =
    Wanted { key: "brokerSets", name: "a brokerSets file", known_lines: &[] };

pub(super) fn broker_sets_from(field: &Field<'_>) -> Result<Vec<BrokerSet>, Error> {
    let root = field.object("a brokerSets file", &["brokerSets"])?;
    let list = root.required("brokerSets", "a list of sets")?;
    let mut sets = Vec::new();
    // Every broker, and where it stands.
    let mut all: Vec<(BrokerId, usize, usize)> = Vec::new();
    for (at, set) in list.list("sets", MAX_BROKERS)?.enumerate() {
        let set = set.object("a broker set", &["brokerSetId", "brokerIds", "doc"])?;
        let id = set.text("brokerSetId", "the set's name", MAX_NAME_BYTES)?;
        let ids = set.required("brokerIds", "a list of broker ids")?;
        let brokers = ids.ids("broker ids", MAX_BROKERS)?;
        let doc = set.optional_text("doc", "the doc", MAX_JSON_BYTES)?;
        for (place, id) in brokers.iter().enumerate() {
            all.push((*id, at, place));
        }
        sets.push(BrokerSet { id: id.to_owned(), brokers, doc: doc.map(str::to_owned) });
    }
    let twice = first_repeated(&all, |left, right| left.0.cmp(&right.0)).and_then(|at| all.get(at));
    let Some((id, set, place)) = twice else { return Ok(sets) };
    Err(invalid(
        format_args!("{}[{set}].brokerIds[{place}]", list.path()),
        format_args!("broker {id} is given twice; expected one name"),
        id,
    )
    .with_number("broker", *id))
}

/// The sets as text, compact, keys in Cruise Control's order.
#[must_use]
pub fn broker_sets_json(sets: &[BrokerSet]) -> String {
    let mut text = String::from(r#"{"brokerSets":["#);
    for (at, set) in sets.iter().enumerate() {
        if at > 0 {
            text.push(',');
        }
        text.push_str(r#"{"brokerSetId":"#);
        add_text(&mut text, &set.id);
        text.push_str(r#","brokerIds":["#);
        text.push_str(&broker_list_text(&set.brokers));
        text.push(']');
        if let Some(doc) = &set.doc {
            text.push_str(r#","doc":"#);
            add_text(&mut text, doc);
        }
        text.push('}');
    }
    text.push_str("]}");
    text
}
