//! Brokers' log directories as plain data: what is on their disks.
//!
//! ```text
//! kafka-log-dirs, as data   {brokers: [{broker, logDirs: [{logDir, error, partitions: [LOG]}]}]}
//!                           LOG {partition: "orders-0", size, offsetLag, isFuture}
//! kafka-python              [{broker, log_dirs: [{error_code, log_dir, topics: [{name, partitions: [LOG]}]}]}]
//!                           LOG {partition_index, partition_size, offset_lag, is_future_key}
//! @platformatic/kafka       [{broker, results: [{logDir, topics: [{name, partitions: [LOG]}]}]}], the same LOG
//! a listing of directories  [{broker, logDirs: [{logDir, logs: [LOG]}]}]
//!                           LOG {dir: "orders-0.<32 hex>-stray", size, topicId}, or {topic, partition, size}
//! ```
//!
//! The last alone shows topic ids (of `partition.metadata`; null says that there is none) and what a broker renamed
//! already: no API of Kafka does.

use alloc::{format, vec::Vec};

use crate::{
    analysis::{IdOnDisk, OnDisk},
    cluster::BrokerId,
    error::{Error, ErrorCode},
    formats::topic_name,
    limits::{MAX_BROKERS, MAX_NAME_BYTES, MAX_PARTITIONS, MAX_TOPICS},
    order::first_repeated,
    state::{LogDirs, ReplicaSize, TopicId},
    value::{Field, Object, Value, parsed, quoted, split_at_last},
};

/// What a broker keeps of remote segments' indexes; no log.
const INDEX_CACHE: &str = "remote-log-index-cache";
/// What a log may have that is not known by its directory's name: as the tool and as clients call it.
const LOG_FIELDS: [&str; 9] = [
    "partition",
    "topic",
    "size",
    "isFuture",
    "topicId",
    "offsetLag",
    "partitionIndex",
    "partitionSize",
    "isFutureKey",
];
/// How a log's directory is called while it is moved, on its way out, or kept as stray, and what that is here.
const SUFFIXES: [(&str, Option<&str>); 3] =
    [("-future", None), ("-delete", Some("deleting")), ("-stray", Some("stray_dir"))];

/// Reads log directories that are plain data.
#[derive(Default)]
pub(super) struct DiskReader {
    pub(super) read: LogDirs,
    /// What else is known of each log.
    pub(super) on_disk: Vec<OnDisk>,
}

impl DiskReader {
    /// All brokers.
    pub(super) fn brokers(&mut self, field: &Field<'_>) -> Result<(), Error> {
        let list = match field.value() {
            Value::Map(_) => {
                field.open_object("log directories")?.required("brokers", "a list of brokers")?
            }
            _ => *field,
        };
        for entry in list.list("brokers", MAX_BROKERS)? {
            let object = entry.object("a broker", &["broker", "logDirs", "results", "throttleTimeMs"])?;
            let broker = object.required("broker", "the broker's id")?.id()?;
            self.read.brokers.push(broker);
            let dirs = object.first_of(&["logDirs", "results"])?;
            let dirs = dirs.ok_or_else(|| object.missing("logDirs", "a list of log directories"))?;
            for dir in dirs.list("log directories", MAX_BROKERS)? {
                self.dir(&dir, broker)?;
            }
        }
        let broker = first_repeated(&self.read.brokers, BrokerId::cmp);
        let dir = first_repeated(&self.read.dirs, Ord::cmp).and_then(|at| self.read.dirs.get(at));
        let twice = match (broker.and_then(|at| self.read.brokers.get(at)), dir) {
            (Some(broker), _) => format!("broker {broker}"),
            (None, Some((broker, dir))) => format!("the directory {} of broker {broker}", quoted(dir)),
            (None, None) => return Ok(()),
        };
        Err(list.error(ErrorCode::InvalidRequest, format_args!("{twice} is listed twice; expected it once")))
    }

    fn dir(&mut self, field: &Field<'_>, broker: BrokerId) -> Result<(), Error> {
        let known = [
            "logDir",
            "error",
            "logs",
            "partitions",
            "topics",
            "errorCode",
            "totalBytes",
            "usableBytes",
            "isCordoned",
        ];
        let dir = field.object("a log directory", &known)?;
        let path = dir.required("logDir", "the directory's path")?.text("the path", MAX_NAME_BYTES)?;
        self.read.dirs.push((broker, path.into()));
        let error = dir.optional_text("error", "the error", MAX_NAME_BYTES)?;
        let mut code = 0;
        if let Some(field) = dir.get("errorCode")? {
            code = field.integer(i16::MIN.into(), i16::MAX.into(), ErrorCode::InvalidRequest)?;
        }
        let (logs, topics) = (dir.first_of(&["logs", "partitions"])?, dir.get("topics")?);
        let error = match error {
            _ if code != 0 => Some(format!("error code {code}")),
            Some(error) => Some(error.into()),
            None if logs.is_none() && topics.is_none() => {
                return Err(dir.missing("logs", "a list of logs, or an error"));
            }
            None => None,
        };
        if let Some(error) = error {
            self.read.failed.push((broker, path.into(), error));
        }
        let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
        if let Some(logs) = logs.filter(|logs| !logs.value().is_null()) {
            for log in logs.list("logs", most)? {
                self.log(&log, broker, path, None)?;
            }
        }
        if let Some(topics) = topics {
            for topic in topics.list("topics", MAX_TOPICS)? {
                let topic = topic.object("a topic of a log directory", &["name", "partitions"])?;
                let name = topic.required("name", "the topic's name")?;
                let name = topic_name(&name)?;
                let partitions = topic.required("partitions", "a list of partitions")?;
                for log in partitions.list("partitions", most)? {
                    self.log(&log, broker, path, Some(name))?;
                }
            }
        }
        Ok(())
    }

    fn log(
        &mut self,
        field: &Field<'_>,
        broker: BrokerId,
        path: &str,
        of: Option<&str>,
    ) -> Result<(), Error> {
        let mut on_disk = OnDisk::default();
        let dir = field.open_object("a log")?.get("dir")?;
        let (topic, partition, is_future);
        let log = if let Some(dir) = dir {
            let name = dir.text("the directory's name", MAX_NAME_BYTES)?;
            if name == INDEX_CACHE {
                return Ok(());
            }
            let parts = dir_parts(name).ok_or_else(|| {
                dir.error(
                    ErrorCode::BadDirName,
                    format_args!(
                        "expected orders-0, or orders-0.<32 hex digits> and -future, -delete or -stray, \
                         got {}: Kafka does not start with it",
                        quoted(name)
                    ),
                )
            })?;
            (topic, partition, is_future, on_disk.moved) = parts;
            field.object("a log's directory", &["dir", "size", "topicId"])?
        } else {
            let log = field.object("a log", &LOG_FIELDS)?;
            let id = one_of(&log, ["partition", "partitionIndex"])?;
            let id = id.ok_or_else(|| log.missing("partition", "topic and partition, or dir"))?;
            (topic, partition) = match (id.value(), log.get("topic")?, of) {
                (Value::Text(name), None, None) => name_parts(name).ok_or_else(|| {
                    id.error(
                        ErrorCode::BadPartitionName,
                        format_args!("expected topic and partition as \"orders-0\", got {}", quoted(name)),
                    )
                })?,
                (_, None, Some(topic)) => (topic, id.id()?),
                (_, Some(topic), _) => (topic_name(&topic)?, id.id()?),
                (_, None, None) => {
                    return Err(id.expected(format_args!(
                        "topic and partition as \"orders-0\", or a topic beside it"
                    )));
                }
            };
            is_future = one_of(&log, ["isFuture", "isFutureKey"])?.map_or(Ok(false), |flag| flag.flag())?;
            log
        };
        let size = one_of(&log, ["size", "partitionSize"])?.ok_or_else(|| log.missing("size", "bytes"))?;
        let bytes = size.wide_integer()?;
        if bytes < 0 {
            let error =
                size.error(ErrorCode::NegativeSize, format_args!("expected bytes, at least 0, got {bytes}"));
            let error = error.with_topic(topic);
            return Err(error.with_number("broker", broker).with_number("partition", partition));
        }
        on_disk.id = match log.get_or_null("topicId")? {
            None => IdOnDisk::NotShown,
            Some(id) if id.value().is_null() => IdOnDisk::Missing,
            Some(id) => IdOnDisk::Id(topic_id_from(&id)?),
        };
        self.on_disk.push(on_disk);
        self.read.sizes.push(ReplicaSize {
            topic: topic.into(),
            partition,
            broker,
            log_dir: path.into(),
            size: bytes,
            offset_lag: -1,
            is_future,
        });
        Ok(())
    }
}

/// A topic's id, as Kafka prints it.
pub(super) fn topic_id_from(field: &Field<'_>) -> Result<TopicId, Error> {
    let text = field.text("a topic's id", MAX_NAME_BYTES)?;
    TopicId::parse(text)
        .ok_or_else(|| field.expected(format_args!("a topic's id of 22 letters, as Kafka prints it")))
}

/// The field of either name, unless it is null.
fn one_of<'a>(object: &Object<'a>, names: [&'static str; 2]) -> Result<Option<Field<'a>>, Error> {
    Ok(object.first_of(&names)?.filter(|field| !field.value().is_null()))
}

/// The topic and the partition of `orders-0`, split at the last dash.
fn name_parts(name: &str) -> Option<(&str, i32)> {
    let (topic, digits) = split_at_last(name, b'-').filter(|(topic, _)| !topic.is_empty())?;
    // As Kafka writes it: a sign or a leading zero would be another name.
    let is_number =
        digits.bytes().all(|byte| byte.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    parsed(digits).filter(|_| is_number).map(|partition| (topic, partition))
}

/// The topic, the partition, whether it is a copy being made, and whether it was moved: of a directory's name, as
/// `UnifiedLog.parseTopicPartitionName` reads it.
fn dir_parts(name: &str) -> Option<(&str, i32, bool, Option<&'static str>)> {
    for (suffix, moved) in SUFFIXES {
        let Some(rest) = name.strip_suffix(suffix) else { continue };
        let (rest, unique) = split_at_last(rest, b'.')?;
        let is_unique = unique.len() == 32 && unique.bytes().all(|digit| digit.is_ascii_hexdigit());
        let (topic, partition) = name_parts(rest).filter(|_| is_unique)?;
        return Some((topic, partition, moved.is_none(), moved));
    }
    let (topic, partition) = name_parts(name)?;
    Some((topic, partition, false, None))
}
