//! `findStrays`: logs on brokers' disks that should not be there.

use alloc::{string::String, vec::Vec};

use super::{
    answered::answered,
    disk_reader::DiskReader,
    inputs::{log_dirs_from_input, state_from_input},
};
use crate::{
    analysis::{FoundLog, MissingLog, find_strays, wide},
    cluster::BrokerId,
    error::{Error, ErrorCode},
    order::{first_repeated, places},
    value::{Field, Json, Object, ToJson, Value, quoted},
};

/// Finds stray logs and answers JSON. Bytes are text.
///
/// The request has `current` (topics as they stand) and `logDirs` (the text of `kafka-log-dirs --describe`, or plain
/// data of several kinds), and may have `containsAllReplicas` (true unless given: the topics are all there are) and
/// `allowEmptyMetadata`. The answer names paths and bytes:
///
/// ```json
/// {"strays": [{"broker": 3, "logDir": "/d1", "topic": "orders", "partition": 0, "future": false, "size": "700",
///              "reason": "not_a_replica"}],
///  "alreadyMoved": [], "unknown": [], "unscanned": [{"broker": 1, "logDir": "/d2", "error": "..."}],
///  "missing": [{"broker": 2, "topic": "orders", "partition": 1}],
///  "strayBytes": "700", "strayBytesByBroker": {"3": "700"}, "notes": []}
/// ```
///
/// # Errors
/// `EMPTY_METADATA`, `DUPLICATE_TOPIC`, `DUPLICATE_TOPIC_ID`, `DUPLICATE_LOG`, `BAD_PARTITION_NAME`, `BAD_DIR_NAME`,
/// `NEGATIVE_SIZE`, and those of the formats, naming the field.
pub fn find_strays_value(request: &Value) -> Result<String, Error> {
    answered(
        request,
        "a findStrays request",
        &[&["current", "logDirs", "containsAllReplicas", "allowEmptyMetadata"]],
        write_find_strays,
    )
}

fn write_find_strays(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let mut notes = Vec::new();
    let current = object.required("current", "the topics as they stand")?;
    check_names(&current)?;
    let state = state_from_input(&current, &mut notes)?;
    let is_full = object.flag_or("containsAllReplicas", true)?;
    let may_be_empty = object.flag_or("allowEmptyMetadata", false)?;
    if is_full && !may_be_empty && state.topics.iter().all(|topic| topic.partitions.is_empty()) {
        return Err(current.error(
            ErrorCode::EmptyMetadata,
            format_args!(
                "no partition, so that every log would be stray; give all topics, or set \
                 containsAllReplicas to false, or allowEmptyMetadata to true if the cluster has none"
            ),
        ));
    }
    let dirs = object.required("logDirs", "the log directories of the brokers")?;
    let mut reader = DiskReader::default();
    if let Value::Text(_) = dirs.value() {
        reader.read = log_dirs_from_input(&dirs, &mut notes)?;
    } else {
        reader.brokers(&dirs)?;
    }
    let found = find_strays(&state, &reader.read, &reader.on_disk, is_full);
    let found = found.map_err(|error| {
        let is_of_logs = error.code() == ErrorCode::DuplicateLog;
        let field = if is_of_logs { "logDirs" } else { "current" };
        error.with_field(field).led_by(format_args!("{field}: "))
    })?;
    let (by_broker, bytes) = found.bytes();
    json.open('{');
    for (name, logs, key) in [
        ("strays", &found.strays, "reason"),
        ("alreadyMoved", &found.already_moved, "state"),
        ("unknown", &found.unknown, ""),
    ] {
        json.entry(name, &Logs(logs, key));
    }
    json.entry("unscanned", &Unscanned(&reader.read.failed));
    json.entry("missing", &found.missing);
    json.entry("strayBytes", &bytes);
    json.entry("strayBytesByBroker", &by_broker);
    json.entry("notes", &notes);
    json.close('}');
    Ok(())
}

/// A topic that is there twice is no mere slip here: which of the two is right decides what is stray.
fn check_names(current: &Field<'_>) -> Result<(), Error> {
    let topics = match current.value() {
        Value::Map(_) => current.open_object("topics")?.get("topics")?,
        Value::List(_) => Some(*current),
        _ => None,
    };
    let Some(Value::List(topics)) = topics.map(|topics| topics.value()) else { return Ok(()) };
    let mut names: Vec<&str> = Vec::with_capacity(topics.len());
    for topic in topics {
        let name = topic.entries().iter().find(|(key, _)| key == "name" || key == "topic");
        if let Some((_, Value::Text(name))) = name {
            names.push(name);
        }
    }
    match first_repeated(&names, Ord::cmp).and_then(|at| names.get(at)) {
        Some(name) => Err(Error::new(
            ErrorCode::DuplicateTopic,
            format_args!("{}: topic {} is given twice; expected it once", current.path(), quoted(name)),
        )
        .with_field(current.path())
        .with_value(&quoted(name))),
        None => Ok(()),
    }
}

/// Logs, and what it is called why they are listed.
struct Logs<'a>(&'a [FoundLog<'a>], &'static str);

impl ToJson for Logs<'_> {
    fn write(&self, json: &mut Json) {
        json.open('[');
        for FoundLog { log, why } in self.0 {
            json.open('{');
            json.entry("broker", &log.broker);
            json.entry("logDir", &log.log_dir);
            json.entry("topic", &log.topic);
            json.entry("partition", &log.partition);
            json.entry("future", &log.is_future);
            wide(json, "size", Some(log.size));
            if !self.1.is_empty() {
                json.entry(self.1, why);
            }
            json.close('}');
        }
        json.close(']');
    }
}

/// Directories that could not be read.
struct Unscanned<'a>(&'a [(BrokerId, String, String)]);

impl ToJson for Unscanned<'_> {
    fn write(&self, json: &mut Json) {
        let failed = self.0;
        json.open('[');
        for at in places(failed.len(), &|left, right| failed.get(left).cmp(&failed.get(right))) {
            let Some((broker, dir, error)) = failed.get(at) else { continue };
            json.open('{');
            json.entry("broker", broker);
            json.entry("logDir", dir);
            json.entry("error", error);
            json.close('}');
        }
        json.close(']');
    }
}

impl ToJson for MissingLog<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("broker", &self.broker);
        json.entry("topic", &self.topic);
        json.entry("partition", &self.partition);
        json.close('}');
    }
}
