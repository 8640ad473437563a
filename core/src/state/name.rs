//! The names that topics may have.

use alloc::{format, string::String};

use crate::{
    error::{Error, ErrorCode},
    value::{Field, quoted},
};

/// Refuses what is no name of a topic, as an error about this field.
#[inline(never)]
pub(crate) fn check_name(field: &Field<'_>, name: &str) -> Result<(), Error> {
    match name_fault(name) {
        Some(fault) => Err(field.error(ErrorCode::InvalidTopic, format_args!("{fault}"))),
        None => Ok(()),
    }
}

/// What is wrong with a topic's name, in the words of Kafka's `Topic.validate`.
pub(crate) fn name_fault(name: &str) -> Option<String> {
    const LONGEST: usize = 249;
    let legal = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '_' | '-');
    if name.is_empty() {
        Some("the topic name cannot be empty".into())
    } else if name == "." || name == ".." {
        Some("the topic name cannot be \".\" or \"..\"".into())
    } else if !name.chars().all(legal) {
        Some(format!(
            "the topic name {} contains characters other than ASCII alphanumerics, '.', '_' and '-'",
            quoted(name)
        ))
    } else if name.len() > LONGEST {
        Some(format!("the topic name has {} characters, the limit is {LONGEST}", name.len()))
    } else {
        None
    }
}
