//! Which broker has which rack, or which pod. Kafka's clients do not show pods, and some inputs no racks.
//!
//! ```json
//! {"1": "stable", "4": "canary", "6": null}
//! {"stable": [1, 2, 3], "canary": [4, 5]}
//! {"brokerSets": [{"brokerSetId": "canary", "brokerIds": [4, 5], "doc": "first to get a new build"}]}
//! ```
//!
//! The last is Cruise Control's `brokerSets.json`.

use alloc::{borrow::ToOwned as _, string::String, vec::Vec};
use core::ops::Index;

use super::{
    Blank,
    broker_records::{id_of_key, name_from},
    broker_sets::broker_sets_from,
    brokers_text::{kind_of_json, unexpected},
};
use crate::{
    cluster::BrokerId,
    error::{Error, ErrorCode},
    gather::Gather as _,
    limits::MAX_BROKERS,
    order::{first_repeated, sort},
    value::{Field, Top, Value},
};

/// The name of each broker that the text speaks of; `None` where it says that there is none.
///
/// A sorted list. The standard library's map is two kilobytes to a browser, and nothing else here needs one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NameMap(Vec<(BrokerId, Option<String>)>);

impl NameMap {
    /// What the text says of a broker, if it speaks of it.
    #[must_use]
    pub fn get(&self, id: &BrokerId) -> Option<&Option<String>> {
        let at = self.0.binary_search_by(|entry| entry.0.cmp(id)).ok()?;
        self.0.get(at).map(|(_, name)| name)
    }

    /// The brokers, ascending.
    pub fn keys(&self) -> impl Iterator<Item = &BrokerId> {
        self.0.iter().map(|(id, _)| id)
    }

    /// The brokers, ascending, and their names.
    pub fn iter(&self) -> impl Iterator<Item = (&BrokerId, &Option<String>)> {
        self.0.iter().map(|(id, name)| (id, name))
    }

    /// How many brokers the text speaks of.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it speaks of none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Of a broker that is there twice, the last name is taken.
impl FromIterator<(BrokerId, Option<String>)> for NameMap {
    fn from_iter<I: IntoIterator<Item = (BrokerId, Option<String>)>>(entries: I) -> Self {
        let mut entries = entries.into_iter().gather();
        sort(&mut entries, |left, right| left.0.cmp(&right.0));
        entries.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                core::mem::swap(next, kept);
            }
            same
        });
        Self(entries)
    }
}

/// `None` too for a broker that the text does not speak of.
impl Index<&BrokerId> for NameMap {
    type Output = Option<String>;

    fn index(&self, id: &BrokerId) -> &Option<String> {
        self.get(id).unwrap_or(&None)
    }
}

/// Reads a map. `source` names the text in errors: "pods", "racks".
///
/// # Errors
/// `PARSE_ERROR` for what is no JSON; `INVALID_REQUEST` for a field, and for a broker that is given two names.
pub fn parse_name_map(source: &str, text: &str) -> Result<NameMap, Error> {
    let value = Value::from_json(source, text)?;
    let top = Top::new(source, &value);
    let field = top.field();
    let expected = "a map from broker id to name, from name to broker ids, or a brokerSets file";
    let Value::Map(entries) = &value else { return Err(field.expected(format_args!("{expected}"))) };
    let mut names = Names::default();
    if entries.iter().any(|(key, _)| key == "brokerSets") {
        for set in broker_sets_from(&field)? {
            let name = Some(set.id).filter(|name| !name.trim().is_empty());
            for id in set.brokers {
                names.all.push((id, name.clone()));
            }
        }
        return Ok(names.sorted());
    }
    if let Some(kind) = kind_of_json(&value) {
        return Err(unexpected(source, kind, expected));
    }
    let read = names.read(&field);
    // Only now it is known which broker comes again: it is read a second time, for its place.
    let twice = first_repeated(&names.all, |left, right| left.0.cmp(&right.0));
    if twice.is_some() {
        Names { twice, ..Names::default() }.read(&field)?;
    }
    read.map(|()| names.sorted())
}

/// The names in the text's order.
#[derive(Default)]
struct Names {
    all: Vec<(BrokerId, Option<String>)>,
    /// The place at which a broker comes again, once it is known.
    twice: Option<usize>,
}

impl Names {
    fn read(&mut self, field: &Field<'_>) -> Result<(), Error> {
        for (key, entry) in field.entries("brokers", MAX_BROKERS)? {
            if let Value::List(_) = entry.value() {
                for id in entry.list("broker ids", MAX_BROKERS)? {
                    self.add(id.id()?, Some(key.to_owned()).filter(|name| !name.trim().is_empty()), &id)?;
                }
            } else {
                let name = name_from(&entry, "the name", Blank::IsNone)?;
                self.add(id_of_key(&entry, key)?, name, &entry)?;
            }
        }
        Ok(())
    }

    fn add(&mut self, id: BrokerId, name: Option<String>, field: &Field<'_>) -> Result<(), Error> {
        if self.twice == Some(self.all.len()) {
            return Err(field
                .error(
                    ErrorCode::InvalidRequest,
                    format_args!("broker {id} is given twice; expected one name"),
                )
                .with_number("broker", id));
        }
        self.all.push((id, name));
        Ok(())
    }

    fn sorted(mut self) -> NameMap {
        sort(&mut self.all, |left, right| left.0.cmp(&right.0));
        NameMap(self.all)
    }
}
