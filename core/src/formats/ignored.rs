//! The fields of another maker's file that nobody here reads.

use alloc::{borrow::ToOwned as _, string::String, vec::Vec};

use super::Note;
use crate::{
    error::listed,
    value::{Object, brief},
};

const MOST: usize = 20;

/// Names of fields that were passed over, each once.
#[derive(Debug, Default)]
pub(super) struct Ignored(Vec<String>);

impl Ignored {
    /// Remembers all fields but these.
    pub(super) fn all_but(&mut self, object: &Object<'_>, known: &[&str]) {
        for key in object.keys() {
            // Few names are kept: a file may make one up for each of a million objects.
            if !known.contains(&key) && self.0.len() < MOST && !self.0.iter().any(|name| name == key) {
                self.0.push(key.to_owned());
            }
        }
    }

    /// Says which they were, if there were any.
    pub(super) fn note(&self, notes: &mut Vec<Note>) {
        if !self.0.is_empty() {
            let names = listed(self.0.iter().map(|name| brief(name)));
            notes.push(Note::new(
                "FIELDS_IGNORED",
                format_args!("fields that have no meaning here were passed over: {names}"),
            ));
        }
    }
}
