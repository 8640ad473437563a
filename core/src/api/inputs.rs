//! What a request may hold as text or as plain data: brokers, topics as they stand, plans.
//!
//! A person has a paste, a program has objects. Every call but `place` takes either, in any format that holds what is
//! needed; what does not is named for what it is.

use alloc::{string::String, vec::Vec};

use crate::{
    cluster::{Broker, BrokerId},
    error::{Error, ErrorCode},
    formats::{
        Blank, Content, Half, Note, brokers_from, parse_broker_list, parse_log_dirs, parse_topics_to_move,
        plan_from, read_document, state_from, topic_name, topics_to_move_from,
    },
    limits::{MAX_BROKERS, MAX_TEXT_BYTES, MAX_TOPICS},
    state::{ClusterState, LogDirs, Plan, Row},
    value::{Field, Object, Value},
};

/// An assignment: as it stands, or as it is to be.
#[derive(Clone, Debug)]
pub(super) enum Assignment {
    State(ClusterState),
    Plan(Plan),
}

impl Assignment {
    pub(super) fn rows(&self) -> Vec<Row<'_>> {
        match self {
            Self::State(state) => state.rows(),
            Self::Plan(plan) => plan.rows(),
        }
    }
}

/// Which half of an output of `--generate` is meant: the field `half`.
pub(super) fn half_from(object: &Object<'_>) -> Result<Option<Half>, Error> {
    object.optional_choice("half", &[("current", Half::Current), ("proposed", Half::Proposed)])
}

fn content_of(field: &Field<'_>, half: Option<Half>, notes: &mut Vec<Note>) -> Result<Content, Error> {
    let text = field.text("the text", MAX_TEXT_BYTES)?;
    let mut read = read_document(&field.path(), text, None, half)?;
    notes.append(&mut read.notes);
    Ok(read.content)
}

/// Brokers.
pub(super) fn brokers_from_input(field: &Field<'_>, notes: &mut Vec<Note>) -> Result<Vec<Broker>, Error> {
    if !matches!(field.value(), Value::Text(_)) {
        return brokers_from(field, Blank::IsName);
    }
    match content_of(field, None, notes)? {
        Content::Brokers(brokers) | Content::Cluster(brokers, _) => Ok(brokers),
        other => Err(field.error(
            ErrorCode::UnexpectedFormat,
            format_args!("the text holds {}; expected brokers", other.what()),
        )),
    }
}

/// Topics as they stand. A plan says what they are to be, and can stand for it.
pub(super) fn state_from_input(field: &Field<'_>, notes: &mut Vec<Note>) -> Result<ClusterState, Error> {
    Ok(match assignment_from(field, Some(Half::Current), notes)? {
        Assignment::State(state) => state,
        Assignment::Plan(plan) => ClusterState::from_plan(&plan),
    })
}

/// A plan.
pub(super) fn plan_from_input(
    field: &Field<'_>,
    half: Option<Half>,
    notes: &mut Vec<Note>,
) -> Result<Plan, Error> {
    Ok(match assignment_from(field, half, notes)? {
        Assignment::Plan(plan) => plan,
        Assignment::State(state) => Plan::of(&state.rows()),
    })
}

/// Either.
pub(super) fn assignment_from(
    field: &Field<'_>,
    half: Option<Half>,
    notes: &mut Vec<Note>,
) -> Result<Assignment, Error> {
    if !matches!(field.value(), Value::Text(_)) {
        let is_plan = match field.value() {
            Value::Map(_) => field.open_object("an assignment")?.get("partitions")?.is_some(),
            _ => false,
        };
        return if is_plan {
            plan_from(field, notes).map(Assignment::Plan)
        } else {
            state_from(field, notes).map(Assignment::State)
        };
    }
    match content_of(field, half, notes)? {
        Content::State(state) | Content::Cluster(_, state) => Ok(Assignment::State(state)),
        content => content.plan(&field.path(), None).map(|plan| Assignment::Plan(plan.into_owned())),
    }
}

/// Names of topics: a list, or the text of a topics-to-move file.
pub(super) fn topics_from_input(field: &Field<'_>, notes: &mut Vec<Note>) -> Result<Vec<String>, Error> {
    if let Value::Text(text) = field.value() {
        return parse_topics_to_move(&field.path(), text, notes);
    }
    if let Value::Map(_) = field.value() {
        return topics_to_move_from(field, notes);
    }
    let mut names = Vec::new();
    for topic in field.list("topics", MAX_TOPICS)? {
        names.push(topic_name(&topic)?.into());
    }
    Ok(names)
}

/// Sizes of replicas and where they lie, as text.
pub(super) fn log_dirs_from_input(field: &Field<'_>, notes: &mut Vec<Note>) -> Result<LogDirs, Error> {
    parse_log_dirs(&field.path(), field.text("the output of kafka-log-dirs", MAX_TEXT_BYTES)?, notes)
}

/// Ids of brokers: a list, or text as `--broker-list` takes it.
pub(super) fn ids_from_input(field: &Field<'_>) -> Result<Vec<BrokerId>, Error> {
    if let Value::Text(text) = field.value() {
        return parse_broker_list(&field.path(), text);
    }
    field.ids("broker ids", MAX_BROKERS)
}
