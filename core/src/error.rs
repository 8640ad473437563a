//! One error for every call: a code to branch on, a sentence to read, and the numbers involved.
//!
//! Codes are Kafka's protocol error names where Kafka has one; the sentence is then Kafka's too, in the wording of
//! the newest release, led by what it speaks of. What Kafka cannot say (it never reads a pasted table, say) has a
//! code of its own and no number.
//!
//! Adding a code breaks the build of every binding until it maps it: bindings match on [`ErrorCode`] without a
//! catch-all arm.

use alloc::{borrow::ToOwned as _, boxed::Box, format, string::String, vec::Vec};
use core::fmt::{self, Write as _};

use crate::value::{Json, ToJson};

/// What kind of thing went wrong. The contract: names and numbers do not change within a major version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorCode {
    /// The request itself: a field is missing, unknown, given twice, of the wrong type or out of range.
    InvalidRequest,
    /// A topic's name is not one that Kafka accepts.
    InvalidTopic,
    /// A topic is named that the current assignment does not have.
    UnknownTopicOrPartition,
    /// A number of partitions that no topic can have or grow to.
    InvalidPartitions,
    /// The replication factor is not positive, or the eligible brokers cannot hold it.
    InvalidReplicationFactor,
    /// A rule that cannot be: a negative interval, say.
    InvalidConfig,
    /// A broker is named that the cluster does not have.
    BrokerIdNotRegistered,
    /// One partition matches the rules of two pods.
    ConflictingPodRules,
    /// The input cannot carry racks, and the caller required them or a waiver.
    RacksUnknown,
    /// Some brokers have a rack and some do not, where Kafka wants all or none.
    RacksIncomplete,
    /// Text that cannot be read; carries the line, and for JSON the column.
    ParseError,
    /// Text that can be read but is another kind of file than the one asked for.
    UnexpectedFormat,
    /// Larger than the stated limit. Nothing was allocated.
    LimitExceeded,
    /// Full metadata without a topic would call every replica stray.
    EmptyMetadata,
    /// A log that is not called `topic-partition`.
    BadPartitionName,
    /// A log's directory whose name Kafka would not load.
    BadDirName,
    /// A size below zero.
    NegativeSize,
    /// A topic stands twice.
    DuplicateTopic,
    /// Two topics have one id.
    DuplicateTopicId,
    /// A broker has two logs of one partition, and nothing says which is the right one.
    DuplicateLog,
    /// An offset below zero.
    NegativeOffset,
    /// A log's start, local start and end do not follow one another.
    OffsetsOutOfOrder,
    /// A local log starts later than the log, though nothing of it is tiered.
    LocalStartWithoutTiering,
    /// The highest tiered offset is not below the log's end.
    RemoteBeyondLogEnd,
    /// A partition of the plan is being reassigned already, and what it is to become is not known.
    ReassignmentInProgress,
    /// A topic's partitions are not numbered 0, 1, 2 and so on.
    PartitionIdsNotContiguous,
    /// A bug in this library. Please report it.
    Internal,
}

impl ErrorCode {
    /// Every code, for tables and for tests that bindings map them all.
    pub const ALL: [Self; 27] = [
        Self::InvalidRequest,
        Self::InvalidTopic,
        Self::UnknownTopicOrPartition,
        Self::InvalidPartitions,
        Self::InvalidReplicationFactor,
        Self::InvalidConfig,
        Self::BrokerIdNotRegistered,
        Self::ConflictingPodRules,
        Self::RacksUnknown,
        Self::RacksIncomplete,
        Self::ParseError,
        Self::UnexpectedFormat,
        Self::LimitExceeded,
        Self::EmptyMetadata,
        Self::BadPartitionName,
        Self::BadDirName,
        Self::NegativeSize,
        Self::DuplicateTopic,
        Self::DuplicateTopicId,
        Self::DuplicateLog,
        Self::NegativeOffset,
        Self::OffsetsOutOfOrder,
        Self::LocalStartWithoutTiering,
        Self::RemoteBeyondLogEnd,
        Self::ReassignmentInProgress,
        Self::PartitionIdsNotContiguous,
        Self::Internal,
    ];

    /// The code as callers see it, in Kafka's spelling of error names.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::InvalidRequest => "INVALID_REQUEST",
            Self::InvalidTopic => "INVALID_TOPIC_EXCEPTION",
            Self::UnknownTopicOrPartition => "UNKNOWN_TOPIC_OR_PARTITION",
            Self::InvalidPartitions => "INVALID_PARTITIONS",
            Self::InvalidReplicationFactor => "INVALID_REPLICATION_FACTOR",
            Self::InvalidConfig => "INVALID_CONFIG",
            Self::BrokerIdNotRegistered => "BROKER_ID_NOT_REGISTERED",
            Self::ConflictingPodRules => "CONFLICTING_POD_RULES",
            Self::RacksUnknown => "RACKS_UNKNOWN",
            Self::RacksIncomplete => "RACKS_INCOMPLETE",
            Self::ParseError => "PARSE_ERROR",
            Self::UnexpectedFormat => "UNEXPECTED_FORMAT",
            Self::LimitExceeded => "LIMIT_EXCEEDED",
            Self::EmptyMetadata => "EMPTY_METADATA",
            Self::BadPartitionName => "BAD_PARTITION_NAME",
            Self::BadDirName => "BAD_DIR_NAME",
            Self::NegativeSize => "NEGATIVE_SIZE",
            Self::DuplicateTopic => "DUPLICATE_TOPIC",
            Self::DuplicateTopicId => "DUPLICATE_TOPIC_ID",
            Self::DuplicateLog => "DUPLICATE_LOG",
            Self::NegativeOffset => "NEGATIVE_OFFSET",
            Self::OffsetsOutOfOrder => "OFFSETS_OUT_OF_ORDER",
            Self::LocalStartWithoutTiering => "LOCAL_START_WITHOUT_TIERING",
            Self::RemoteBeyondLogEnd => "REMOTE_BEYOND_LOG_END",
            Self::ReassignmentInProgress => "REASSIGNMENT_IN_PROGRESS",
            Self::PartitionIdsNotContiguous => "PARTITION_IDS_NOT_CONTIGUOUS",
            Self::Internal => "INTERNAL_ERROR",
        }
    }

    /// The number of this error in Kafka's protocol (`org.apache.kafka.common.protocol.Errors`), where it has one.
    #[must_use]
    pub const fn kafka_number(self) -> Option<i16> {
        match self {
            Self::UnknownTopicOrPartition => Some(3),
            Self::InvalidTopic => Some(17),
            Self::InvalidPartitions => Some(37),
            Self::InvalidReplicationFactor => Some(38),
            Self::InvalidConfig => Some(40),
            Self::InvalidRequest => Some(42),
            Self::BrokerIdNotRegistered => Some(102),
            Self::ReassignmentInProgress => Some(60),
            Self::Internal => Some(-1),
            Self::ConflictingPodRules
            | Self::RacksUnknown
            | Self::RacksIncomplete
            | Self::ParseError
            | Self::UnexpectedFormat
            | Self::LimitExceeded
            | Self::EmptyMetadata
            | Self::BadPartitionName
            | Self::BadDirName
            | Self::NegativeSize
            | Self::DuplicateTopic
            | Self::DuplicateTopicId
            | Self::DuplicateLog
            | Self::NegativeOffset
            | Self::OffsetsOutOfOrder
            | Self::LocalStartWithoutTiering
            | Self::RemoteBeyondLogEnd
            | Self::PartitionIdsNotContiguous => None,
        }
    }
}

/// What a call answers when it cannot do what was asked. Nothing was half done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Body>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Body {
    code: ErrorCode,
    message: String,
    field: Option<String>,
    value: Option<String>,
    topic: Option<String>,
    pods: Vec<String>,
    numbers: Vec<(&'static str, i64)>,
}

impl Error {
    /// An error with a code and a sentence; the rest is added by the `with_` methods.
    #[must_use]
    #[inline(never)]
    pub fn new(code: ErrorCode, message: fmt::Arguments<'_>) -> Self {
        Self(Box::new(Body {
            code,
            message: text_of(message),
            field: None,
            value: None,
            topic: None,
            pods: Vec::new(),
            numbers: Vec::new(),
        }))
    }

    /// A state that this library holds to be impossible.
    #[must_use]
    pub fn internal(message: fmt::Arguments<'_>) -> Self {
        Self::new(ErrorCode::Internal, format_args!("a bug in podstripe, please report it: {message}"))
    }

    /// Names the field of the request, as a path: `topics[0].partitions`.
    #[must_use]
    #[inline(never)]
    pub fn with_field(mut self, field: impl Into<String>) -> Self {
        self.0.field = Some(field.into());
        self
    }

    /// Shows the offending value, as JSON would, cut short if long.
    #[must_use]
    #[inline(never)]
    pub fn with_value(mut self, value: &dyn fmt::Display) -> Self {
        self.0.value = Some(text_of(format_args!("{value}")));
        self
    }

    /// Adds one of the numbers involved, under a name in camelCase.
    #[must_use]
    pub fn with_number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with_wide(name, number.into())
    }

    // Once, not for each type of numbers.
    #[inline(never)]
    fn with_wide(mut self, name: &'static str, number: i64) -> Self {
        self.0.numbers.push((name, number));
        self
    }

    /// Names a pod involved. The sentence is left as it is.
    #[must_use]
    #[inline(never)]
    pub fn with_pod(mut self, pod: impl Into<String>) -> Self {
        self.0.pods.push(pod.into());
        self
    }

    /// Names the topic that the error is about, and leads the sentence with it.
    #[must_use]
    pub fn with_topic(mut self, topic: &str) -> Self {
        self.0.topic = Some(topic.to_owned());
        self.led_by(format_args!("topic {topic}: "))
    }

    /// Puts words before the sentence.
    #[must_use]
    pub(crate) fn led_by(mut self, words: fmt::Arguments<'_>) -> Self {
        self.0.message = format!("{words}{}", self.0.message);
        self
    }

    /// Puts words behind the sentence.
    #[must_use]
    pub(crate) fn followed_by(mut self, words: fmt::Arguments<'_>) -> Self {
        // Writing into a string cannot fail.
        let _ = write!(self.0.message, "{words}");
        self
    }

    /// The code to branch on.
    #[must_use]
    pub const fn code(&self) -> ErrorCode {
        self.0.code
    }

    /// The sentence for a person.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The path of the field of the request, if the error is about one.
    #[must_use]
    pub fn field(&self) -> Option<&str> {
        self.0.field.as_deref()
    }

    /// The offending value, if the error is about one.
    #[must_use]
    pub fn value(&self) -> Option<&str> {
        self.0.value.as_deref()
    }

    /// The topic, if the error is about one.
    #[must_use]
    pub fn topic(&self) -> Option<&str> {
        self.0.topic.as_deref()
    }

    /// The pods involved.
    #[must_use]
    pub fn pods(&self) -> &[String] {
        &self.0.pods
    }

    /// The numbers involved, by name: `replicationFactor`, `brokers`, `partition`, `line`, ...
    #[must_use]
    pub fn numbers(&self) -> &[(&'static str, i64)] {
        &self.0.numbers
    }

    /// The error as one JSON object, the same bytes from every engine.
    #[must_use]
    pub fn to_json(&self) -> String {
        ToJson::to_json(self)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.message())
    }
}

impl core::error::Error for Error {}

impl ToJson for Error {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("code", &self.code().name());
        if let Some(number) = self.code().kafka_number() {
            json.entry("kafkaCode", &number);
        }
        json.entry("message", &self.message());
        optional(json, "field", self.field());
        optional(json, "value", self.value());
        optional(json, "topic", self.topic());
        if !self.pods().is_empty() {
            json.entry("pods", &self.pods());
        }
        for (name, number) in self.numbers() {
            json.entry(name, number);
        }
        json.close('}');
    }
}

#[inline(never)]
fn optional(json: &mut Json, name: &str, text: Option<&str>) {
    if let Some(text) = text {
        json.entry(name, &text);
    }
}

/// The one place where a message becomes a text: callers hand on what it is made of.
#[inline(never)]
pub(crate) fn text_of(message: fmt::Arguments<'_>) -> String {
    alloc::fmt::format(message)
}

/// Joins names or numbers for a sentence: `a, b, c`, and after twelve of them `... (20 in all)`.
pub(crate) fn listed<I: IntoIterator>(items: I) -> Listed<I::IntoIter> {
    Listed(items.into_iter())
}

/// What [`listed`] gives: joined where the sentence is written.
#[derive(Clone)]
pub(crate) struct Listed<I>(I);

impl<I: Iterator<Item: fmt::Display> + Clone> fmt::Display for Listed<I> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut list = List { formatter, count: 0, written: Ok(()) };
        for item in self.0.clone() {
            list.add(&item);
        }
        list.end()
    }
}

const LISTED: usize = 12;

/// What is the same for lists of every type. It keeps the result, as nothing is lost by going on.
struct List<'l, 'f> {
    formatter: &'l mut fmt::Formatter<'f>,
    count: usize,
    written: fmt::Result,
}

impl List<'_, '_> {
    #[inline(never)]
    fn add(&mut self, item: &dyn fmt::Display) {
        if self.count < LISTED && self.written.is_ok() {
            let comma = if self.count > 0 { ", " } else { "" };
            self.written = write!(self.formatter, "{comma}{item}");
        }
        self.count += 1;
    }

    #[inline(never)]
    fn end(self) -> fmt::Result {
        self.written?;
        if self.count <= LISTED {
            return Ok(());
        }
        write!(self.formatter, ", ... ({} in all)", self.count)
    }
}

/// `broker 1`, `brokers 1, 2`.
pub(crate) fn named(brokers: &[i32]) -> impl fmt::Display {
    words(move |to| write!(to, "broker{} {}", plural(brokers.len()), listed(brokers)))
}

/// The ending of a noun.
pub(crate) const fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// Words of a sentence, as the function that writes them: they need no text of their own.
pub(crate) const fn words<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result>(write: F) -> Words<F> {
    Words(write)
}

/// What [`words`] gives.
pub(crate) struct Words<F>(F);

impl<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> fmt::Display for Words<F> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0)(formatter)
    }
}
