//! `kafka-log-dirs --describe`: how large replicas are, and in which directory they lie.
//!
//! ```text
//! Querying brokers for log directories information
//! Received log directory information from brokers 0,1
//! {"version":1,"brokers":[{"broker":0,"logDirs":[{"logDir":"/d","error":null,"partitions":[
//!     {"partition":"orders-0","size":314321,"offsetLag":0,"isFuture":false}]}]}]}
//! ```
//!
//! The JSON is one line, its keys in no fixed order. A topic's name may have dashes: the last one ends it. The error of
//! a directory is the name of a Java class.
//!
//! A size is never negative. An offset lag is -1 where the broker does not know it, and a copy made for a move between
//! directories may for a moment be ahead: so any lag is taken.

use alloc::{borrow::ToOwned as _, format, string::String, vec::Vec};
use core::{cmp::Ordering, fmt::Write as _};

use super::{
    Note,
    brokers_text::{twice_in, unexpected},
    ignored::Ignored,
    joined::Joined,
    json_in_text::{Piece, Wanted, line_error, read_as},
    kcat::is_kcat,
    reassignment::versioned,
};
use crate::{
    cluster::BrokerId,
    error::{Error, ErrorCode},
    limits::{MAX_BROKERS, MAX_NAME_BYTES, MAX_PARTITIONS},
    order::{equal_pair, first_repeated, places},
    state::{LogDirs, ReplicaSize, check_name},
    value::{Field, json_text as json, parsed, quoted, split_at_last},
};

const HEADINGS: [&str; 2] =
    ["Querying brokers for log directories information", "Received log directory information from brokers"];
const NAME: &str = "the output of kafka-log-dirs --describe";

/// Reads the output, with or without its two lines of text.
///
/// # Errors
/// `PARSE_ERROR` with the line, also for the tool's own error; `UNEXPECTED_FORMAT` for a text of another kind;
/// `INVALID_REQUEST` for a field, and for a broker, a directory or a replica that is listed twice. A broker may have a
/// replica twice in two directories if one of them is the copy being made.
pub fn parse_log_dirs(source: &str, text: &str, notes: &mut Vec<Note>) -> Result<LogDirs, Error> {
    check_failed(source, text)?;
    read_as(source, text, &WANTED, notes, log_dirs_from)
}

pub(super) const WANTED: Wanted<'_> = Wanted { key: "brokers", name: NAME, known_lines: &HEADINGS };

/// Refuses what the tool prints instead of sizes.
pub(super) fn check_failed(source: &str, text: &str) -> Result<(), Error> {
    let failed = (1_i64..).zip(text.lines()).find(|(_, line)| line.starts_with("ERROR: The given brokers"));
    let Some((line, text)) = failed else { return Ok(()) };
    Err(line_error(
        source,
        Piece { line, text },
        format_args!("kafka-log-dirs found no such brokers and printed no sizes: {}", quoted(text)),
    ))
}

pub(super) fn log_dirs_from(field: &Field<'_>, notes: &mut Vec<Note>) -> Result<LogDirs, Error> {
    if is_kcat(field.value()) {
        return Err(unexpected(&field.path(), "the output of kcat -L -J", NAME));
    }
    let mut ignored = Ignored::default();
    let what = "an object {version, brokers}";
    let brokers = versioned(field, what, ("brokers", "a list of brokers"), &mut ignored)?;
    let mut read = LogDirs::default();
    for entry in brokers.list("brokers", MAX_BROKERS)? {
        let object = entry.open_object("a broker {broker, logDirs}")?;
        ignored.all_but(&object, &["broker", "logDirs"]);
        let broker = object.id("broker", "the broker's id")?;
        read.brokers.push(broker);
        for dir in
            object.required("logDirs", "a list of log directories")?.list("directories", MAX_BROKERS)?
        {
            dir_from(&dir, broker, &mut read, &mut ignored)?;
        }
    }
    let twice = first_repeated(&read.brokers, BrokerId::cmp)
        .and_then(|at| Some(format!("broker {}", read.brokers.get(at)?)))
        .or_else(|| {
            let at = first_repeated(&read.dirs, Ord::cmp)?;
            let (broker, dir) = read.dirs.get(at)?;
            Some(format!("the directory {} of broker {broker}", quoted(dir)))
        })
        .or_else(|| replica_twice(&read.sizes));
    if let Some(twice) = twice {
        return Err(twice_in(format_args!("{}", brokers.path()), &twice));
    }
    ignored.note(notes);
    Ok(read)
}

fn dir_from(
    field: &Field<'_>,
    broker: BrokerId,
    read: &mut LogDirs,
    ignored: &mut Ignored,
) -> Result<(), Error> {
    let known = ["logDir", "error", "partitions"];
    let dir = field.open_object("a log directory {logDir, error, partitions}")?;
    ignored.all_but(&dir, &known);
    let log_dir = dir.required("logDir", "the directory's path")?.text("the path", MAX_NAME_BYTES)?;
    if let Some(error) = dir.get("error")? {
        let class = error.text("the error's class", MAX_NAME_BYTES)?;
        read.failed.push((broker, log_dir.to_owned(), class.to_owned()));
    }
    read.dirs.push((broker, log_dir.to_owned()));
    let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
    for entry in dir.required("partitions", "a list of replicas")?.list("replicas", most)? {
        let known = ["partition", "size", "offsetLag", "isFuture"];
        let replica = entry.open_object("a replica {partition, size, offsetLag, isFuture}")?;
        ignored.all_but(&replica, &known);
        let partition = replica.required("partition", "topic and partition")?;
        let (topic, partition) = topic_partition(&partition)?;
        let number = |name, least| {
            let field = replica.required(name, "an integer")?;
            field.integer(least, i64::MAX, ErrorCode::InvalidRequest)
        };
        // All that may be refused comes before what would have to be thrown away then.
        let (size, offset_lag) = (number("size", 0)?, number("offsetLag", i64::MIN)?);
        let is_future = replica.required("isFuture", "true or false")?.flag()?;
        read.sizes.push(ReplicaSize {
            topic: topic.to_owned(),
            partition,
            broker,
            log_dir: log_dir.to_owned(),
            size,
            offset_lag,
            is_future,
        });
    }
    Ok(())
}

/// A replica that is there twice: with the same flag anywhere on a broker, or with either flag in one directory.
fn replica_twice(sizes: &[ReplicaSize]) -> Option<String> {
    let key = |replica: &ReplicaSize| (replica.broker, replica.partition);
    let order = places(sizes.len(), &|left, right| {
        let (Some(left), Some(right)) = (sizes.get(left), sizes.get(right)) else { return Ordering::Equal };
        (key(left).cmp(&key(right)))
            .then_with(|| left.topic.cmp(&right.topic))
            .then(left.is_future.cmp(&right.is_future))
    });
    let is_twice = |left: usize, right: usize| {
        let (Some(left), Some(right)) = (sizes.get(left), sizes.get(right)) else { return false };
        let is_same = key(left) == key(right) && left.topic == right.topic;
        is_same && (left.is_future == right.is_future || left.log_dir == right.log_dir)
    };
    let twice = sizes.get(equal_pair(&order, &is_twice)?.1)?;
    Some(format!("the replica {}-{} of broker {}", twice.topic, twice.partition, twice.broker))
}

/// A partition's name, split at its last dash: `-x--1` is partition 1 of topic `-x-`.
pub(super) fn topic_partition<'a>(field: &Field<'a>) -> Result<(&'a str, i32), Error> {
    let unlike = || field.expected(format_args!("topic and partition as \"orders-0\""));
    let name = field.text("topic and partition", MAX_NAME_BYTES)?;
    let (topic, digits) = split_at_last(name, b'-').ok_or_else(unlike)?;
    // As Kafka writes it: a sign or a leading zero would be another partition's name.
    let is_number =
        digits.bytes().all(|byte| byte.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    let partition = parsed(digits).filter(|_| is_number).ok_or_else(unlike)?;
    check_name(field, topic)?;
    Ok((topic, partition))
}

/// The output as the tool prints it: two lines of text, and the JSON in one line with its keys as documented.
#[must_use]
pub fn log_dirs_text(log_dirs: &LogDirs) -> String {
    let LogDirs { brokers, dirs, failed, sizes } = log_dirs;
    let [querying, received] = HEADINGS;
    // Each list is ordered by what it hangs on, and searched there.
    let dir_order = places(dirs.len(), &|left, right| broker_at(dirs, left).cmp(&broker_at(dirs, right)));
    let failed_key = |at: usize| failed.get(at).map(|(broker, dir, _)| (*broker, dir.as_str()));
    let failed_order = places(failed.len(), &|left, right| failed_key(left).cmp(&failed_key(right)));
    let size_key = |at: usize| sizes.get(at).map(|replica| (replica.broker, replica.log_dir.as_str()));
    let size_order = places(sizes.len(), &|left, right| size_key(left).cmp(&size_key(right)));

    // Writing into a string cannot fail.
    let mut text = String::new();
    let _ = write!(text, "{querying}\n{received} {}\n{{\"version\":1,\"brokers\":[", Joined(brokers, ","));
    for (at, broker) in brokers.iter().enumerate() {
        let _ = write!(text, r#"{}{{"broker":{broker},"logDirs":["#, comma(at));
        let dirs_here = equal(&dir_order, &|at| broker_at(dirs, at).cmp(&Some(*broker)));
        for (at, (_, dir)) in dirs_here.iter().filter_map(|at| dirs.get(*at)).enumerate() {
            let key = Some((*broker, dir.as_str()));
            let error = equal(&failed_order, &|at| failed_key(at).cmp(&key)).first();
            let error =
                error.and_then(|at| failed.get(*at)).map_or("null".into(), |(_, _, class)| json(class));
            let _ = write!(text, r#"{}{{"logDir":{},"error":{error},"partitions":["#, comma(at), json(dir));
            let sizes_here = equal(&size_order, &|at| size_key(at).cmp(&key));
            for (at, replica) in sizes_here.iter().filter_map(|at| sizes.get(*at)).enumerate() {
                let ReplicaSize { topic, partition, size, offset_lag, is_future, .. } = replica;
                let _ = write!(
                    text,
                    r#"{}{{"partition":"{topic}-{partition}","size":{size},"offsetLag":{offset_lag},"isFuture":{is_future}}}"#,
                    comma(at)
                );
            }
            text.push_str("]}");
        }
        text.push_str("]}");
    }
    text.push_str("]}\n");
    text
}

const fn comma(at: usize) -> &'static str {
    if at == 0 { "" } else { "," }
}

fn broker_at(dirs: &[(BrokerId, String)], at: usize) -> Option<BrokerId> {
    dirs.get(at).map(|(broker, _)| *broker)
}

/// The stretch of ordered places that compare as equal.
fn equal<'o>(order: &'o [usize], compare: &dyn Fn(usize) -> Ordering) -> &'o [usize] {
    let start = order.partition_point(|at| compare(*at) == Ordering::Less);
    let rest = order.get(start..).unwrap_or_default();
    let end = rest.partition_point(|at| compare(*at) == Ordering::Equal);
    rest.get(..end).unwrap_or_default()
}
