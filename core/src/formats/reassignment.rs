//! The plan that `kafka-reassign-partitions` takes with `--reassignment-json-file`, and prints.

use alloc::{string::String, vec::Vec};
use core::fmt::Write as _;

use super::{Note, ignored::Ignored, joined::Joined, proposals::partition_twice};
use crate::{
    error::{Error, ErrorCode},
    gather::Gather as _,
    limits::{MAX_NAME_BYTES, MAX_PARTITIONS},
    state::{Plan, PlanEntry, Row, check_name, partition_repeated, sort_rows},
    value::{Field, add_text},
};

/// A plan, byte for byte as Kafka's tool prints it: compact, keys in its order, sorted by topic and partition; log
/// directories are `"any"` where they are not known.
///
/// Topic names must be such as Kafka allows, which need no escape in JSON.
///
/// ```
/// use podstripe::{formats::reassignment_json, state::Row};
/// let row = Row { topic: "orders", partition: 0, replicas: &[1, 2], log_dirs: None };
/// let plan = r#"{"version":1,"partitions":[{"topic":"orders","partition":0,"replicas":[1,2],"log_dirs":["any","any"]}]}"#;
/// assert_eq!(reassignment_json([row]), plan);
/// ```
#[must_use]
pub fn reassignment_json<'a>(rows: impl IntoIterator<Item = Row<'a>>) -> String {
    let mut rows: Vec<Row<'_>> = rows.into_iter().gather();
    sort_rows(&mut rows);
    let mut text = String::from(r#"{"version":1,"partitions":["#);
    let mut comma = "";
    for Row { topic, partition, replicas, log_dirs } in &rows {
        let joined = Joined(replicas, ",");
        // Writing into a string cannot fail.
        let _ = write!(
            text,
            r#"{comma}{{"topic":"{topic}","partition":{partition},"replicas":[{joined}],"log_dirs":["#
        );
        for at in 0..replicas.len() {
            if at > 0 {
                text.push(',');
            }
            match log_dirs.and_then(|dirs| dirs.get(at)) {
                Some(dir) => add_text(&mut text, dir),
                None => text.push_str(r#""any""#),
            }
        }
        text.push_str("]}");
        comma = ",";
    }
    text.push_str("]}");
    text
}

/// Reads a plan as plain data.
///
/// `version` may be missing and is then 1, as for Kafka's tool; fields that the tool does not know are passed over with a
/// note, as it passes over them.
///
/// # Errors
/// `INVALID_REQUEST`, naming the field: for an empty plan, for a partition listed twice, for another version.
pub(crate) fn plan_from(field: &Field<'_>, notes: &mut Vec<Note>) -> Result<Plan, Error> {
    let mut ignored = Ignored::default();
    let what = "a reassignment plan {version, partitions}";
    let list = versioned(field, what, ("partitions", "a list of partitions"), &mut ignored)?;
    let mut plan = Plan::default();
    let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
    for entry in list.list("partitions", most)? {
        let known = ["topic", "partition", "replicas", "log_dirs"];
        let object = entry.open_object("a partition {topic, partition, replicas}")?;
        ignored.all_but(&object, &known);
        let replicas = object.required("replicas", "a list of broker ids")?;
        let ids = replicas.ids("replicas", i16::MAX.unsigned_abs().into())?;
        if ids.is_empty() {
            return Err(replicas.expected(format_args!("at least one broker id")));
        }
        let log_dirs = match object.get("log_dirs")? {
            Some(dirs) => Some(log_dirs_from(&dirs, ids.len())?),
            None => None,
        };
        let topic = topic_name(&object.required("topic", "the topic's name")?)?;
        let partition = object.id("partition", "the partition's id")?;
        plan.entries.push(PlanEntry { topic: topic.into(), partition, replicas: ids, log_dirs });
    }
    if plan.entries.is_empty() {
        return Err(list.error(
            ErrorCode::InvalidRequest,
            format_args!("the partition list is empty; expected at least one partition"),
        ));
    }
    check_repeated(&list, &plan)?;
    ignored.note(notes);
    Ok(plan)
}

pub(super) fn log_dirs_from(field: &Field<'_>, replicas: usize) -> Result<Vec<String>, Error> {
    let mut dirs: Vec<String> = Vec::new();
    for dir in field.list("log directories", i16::MAX.unsigned_abs().into())? {
        let text = dir.text("a log directory", MAX_NAME_BYTES)?;
        if text != "any" && !text.starts_with('/') && text.get(1..3) != Some(":\\") {
            return Err(dir.expected(format_args!("\"any\" or an absolute path")));
        }
        dirs.push(text.into());
    }
    if dirs.len() == replicas {
        return Ok(dirs);
    }
    Err(field.error(
        ErrorCode::InvalidRequest,
        format_args!("expected a log directory for each of {replicas} replicas, got {}", dirs.len()),
    ))
}

/// A partition that is listed twice, be it with the same replicas: one of the two would silently not be done.
fn check_repeated(list: &Field<'_>, plan: &Plan) -> Result<(), Error> {
    let key = |at: usize| plan.entries.get(at).map(PlanEntry::key);
    let twice = partition_repeated(plan.entries.len(), &key);
    twice.map_or(Ok(()), |(at, twice)| Err(partition_twice(format_args!("{}[{at}]", list.path()), twice)))
}

/// The list in one of Kafka's JSON files, which have a version: missing is 1, and there is no other.
#[inline(never)]
pub(super) fn versioned<'a>(
    field: &Field<'a>,
    what: &str,
    (name, list): (&'static str, &str),
    ignored: &mut Ignored,
) -> Result<Field<'a>, Error> {
    let root = field.open_object(what)?;
    ignored.all_but(&root, &["version", name]);
    if let Some(version) = root.get("version")?
        && !version.value().is_int(1)
    {
        return Err(version.expected(format_args!("the number 1, the only version there is")));
    }
    root.required(name, list)
}

/// A topic's name, as Kafka allows it.
pub(crate) fn topic_name<'a>(field: &Field<'a>) -> Result<&'a str, Error> {
    let name = field.text("the topic's name", MAX_NAME_BYTES)?;
    check_name(field, name)?;
    Ok(name)
}
