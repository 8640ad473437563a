//! The kinds of text there are: their names, and how one is told from another.
//!
//! A text of lines is known by a line that only its tool prints. JSON is known by the keys at its top, which are looked
//! for without building anything: a file may be large, and is read once, by the reader of its kind.

use alloc::vec::Vec;

use super::{
    json_in_text::{Piece, split},
    list_endpoints,
};
use crate::value::{Value, opens_json};

/// A kind of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Brokers as JSON: ours, and a client's description of a cluster.
    Brokers,
    /// The table of `kafka-cluster list-endpoints`.
    ListEndpoints,
    /// The text of `kcat -L`.
    Kcat,
    /// The JSON of `kcat -L -J`.
    KcatJson,
    /// The listing of `kafka-topics --describe`.
    Describe,
    /// Topics as JSON: ours, and what clients give.
    State,
    /// What `kafka-reassign-partitions --list` prints.
    InFlight,
    /// A reassignment plan.
    Reassignment,
    /// What `kafka-reassign-partitions` prints with `--generate`.
    Generate,
    /// What it prints with `--execute`.
    Execute,
    /// What it prints with `--verify`.
    Verify,
    /// The file of `--topics-to-move-json-file`.
    TopicsToMove,
    /// The argument `--broker-list`.
    BrokerList,
    /// The argument `--replica-assignment` of `kafka-topics`.
    ReplicaAssignment,
    /// What `kafka-log-dirs --describe` prints.
    LogDirs,
    /// Cruise Control's `brokerSets.json`.
    BrokerSets,
    /// Cruise Control's proposals.
    Proposals,
    /// The JSON of topicctl's partitions.
    TopicctlPartitions,
    /// A topic config of topicctl.
    Topicctl,
    /// Confluent's placement constraints.
    PlacementConstraints,
    /// What kcl takes.
    Kcl,
    /// What rpk takes.
    Rpk,
    /// What kafkactl takes.
    Kafkactl,
}

impl Format {
    /// Each with its name and what it is called in a sentence.
    pub const ALL: [(&'static str, Self, &'static str); 23] = [
        ("brokers", Self::Brokers, "brokers as JSON"),
        ("list-endpoints", Self::ListEndpoints, "the table of kafka-cluster list-endpoints"),
        ("kcat", Self::Kcat, "the text of kcat -L"),
        ("kcat-json", Self::KcatJson, "the output of kcat -L -J"),
        ("describe", Self::Describe, "the output of kafka-topics --describe"),
        ("state", Self::State, "topics as JSON"),
        ("list", Self::InFlight, "the output of kafka-reassign-partitions --list"),
        ("reassignment", Self::Reassignment, "a reassignment plan"),
        ("generate", Self::Generate, "the output of kafka-reassign-partitions --generate"),
        ("execute", Self::Execute, "the output of kafka-reassign-partitions --execute"),
        (
            "verify",
            Self::Verify,
            "the output of kafka-reassign-partitions --verify, which holds no assignment",
        ),
        ("topics-to-move", Self::TopicsToMove, "a list of topics to move"),
        ("broker-list", Self::BrokerList, "a broker list"),
        ("replica-assignment", Self::ReplicaAssignment, "a --replica-assignment of kafka-topics"),
        ("log-dirs", Self::LogDirs, "the output of kafka-log-dirs"),
        ("broker-sets", Self::BrokerSets, "a brokerSets file, which gives pods or racks"),
        ("proposals", Self::Proposals, "a Cruise Control proposal"),
        ("topicctl-partitions", Self::TopicctlPartitions, "topicctl's partitions as JSON"),
        ("topicctl", Self::Topicctl, "a topic config of topicctl"),
        (
            "placement-constraints",
            Self::PlacementConstraints,
            "Confluent's placement constraints, which name racks and counts but no brokers",
        ),
        ("kcl", Self::Kcl, "an argument of kcl"),
        ("rpk", Self::Rpk, "arguments of rpk"),
        ("kafkactl", Self::Kafkactl, "commands of kafkactl"),
    ];

    /// Those that can be read.
    pub fn readable() -> impl Iterator<Item = (&'static str, Self)> {
        let unread = [Self::Verify, Self::PlacementConstraints, Self::Kcl, Self::Rpk, Self::Kafkactl];
        Self::ALL
            .into_iter()
            .map(|(name, format, _)| (name, format))
            .filter(move |(_, format)| !unread.contains(format))
    }

    /// Those that can be written.
    pub fn writable() -> impl Iterator<Item = (&'static str, Self)> {
        let unwritten = [
            Self::ListEndpoints,
            Self::Kcat,
            Self::KcatJson,
            Self::InFlight,
            Self::Execute,
            Self::Verify,
            Self::TopicctlPartitions,
            Self::PlacementConstraints,
        ];
        Self::ALL
            .into_iter()
            .map(|(name, format, _)| (name, format))
            .filter(move |(_, format)| !unwritten.contains(format))
    }

    fn row(self) -> Option<&'static (&'static str, Self, &'static str)> {
        Self::ALL.iter().find(|(_, format, _)| *format == self)
    }

    /// The name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().map_or("", |row| row.0)
    }

    /// What it is called in a sentence.
    #[must_use]
    pub fn what(self) -> &'static str {
        self.row().map_or("", |row| row.2)
    }

    /// Finds out what a piece of JSON is that was read already.
    pub(super) fn of_value(value: &Value) -> Option<Self> {
        of_keys(&Keys::of_value(value))
    }

    /// Finds out what a text is.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        // A log line too may start with a bracket.
        let start = text.trim_start();
        let found = if opens_json(start) && !start.starts_with("[2") { of_json(text) } else { None };
        found.or_else(|| of_lines(text)).or_else(|| {
            // A piece of JSON between other lines.
            let (pieces, _) = split(Piece { line: 1, text });
            of_json(pieces.first()?.text)
        })
    }
}

fn of_lines(text: &str) -> Option<Format> {
    let starts: [(&str, Format); 9] = [
        ("Proposed partition reassignment configuration", Format::Generate),
        ("Save this to use as the --reassignment-json-file", Format::Execute),
        ("Current partition replica assignment", Format::Generate),
        ("Current partition reassignments:", Format::InFlight),
        ("No partition reassignments found", Format::InFlight),
        ("Status of partition reassignment", Format::Verify),
        ("Querying brokers for log directories", Format::LogDirs),
        ("Received log directory information", Format::LogDirs),
        ("Metadata for ", Format::Kcat),
    ];
    // Where two of them match, the first says more.
    let best = text
        .lines()
        .filter_map(|line| starts.iter().position(|(start, _)| line.trim_start().starts_with(start)))
        .min();
    if let Some((_, format)) = best.and_then(|at| starts.get(at)) {
        return Some(*format);
    }
    if list_endpoints::is_table(text) {
        return Some(Format::ListEndpoints);
    }
    if text.lines().any(|line| line.trim_start().starts_with("Topic:")) {
        return Some(Format::Describe);
    }
    let is_list = |text: &str| {
        !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit() || b",: \r\n\t".contains(&byte))
    };
    let text = text.trim();
    match (is_list(text), text.contains(':')) {
        (true, true) => Some(Format::ReplicaAssignment),
        (true, false) => Some(Format::BrokerList),
        (false, _) if text.lines().any(|line| line.trim_start().starts_with("staticAssignments")) => {
            Some(Format::Topicctl)
        }
        _ => None,
    }
}

fn of_json(text: &str) -> Option<Format> {
    of_keys(&Keys::of(text))
}

fn of_keys(keys: &Keys<'_>) -> Option<Format> {
    let has = |name: &str| keys.first.contains(&name);
    let within = |name: &str| keys.second.contains(&name);
    if keys.is_list {
        return match () {
            () if has("ID") && has("topic") => Some(Format::TopicctlPartitions),
            () if has("partitions") => Some(Format::State),
            () if has("id") || has("nodeId") || has("brokerId") || has("broker") => Some(Format::Brokers),
            () => has("node_id")
                .then_some(Format::Brokers)
                .or_else(|| has("broker_id").then_some(Format::Brokers)),
        };
    }
    match () {
        () if has("originating_broker") || has("controllerid") => Some(Format::KcatJson),
        () if has("current") && has("proposed") => Some(Format::Generate),
        () if has("partitions") => Some(Format::Reassignment),
        () if has("brokerSets") => Some(Format::BrokerSets),
        () if has("proposals") => Some(Format::Proposals),
        () if has("meta") && has("spec") => Some(Format::Topicctl),
        () if has("topics")
            && (has("brokers") || within("partitions") || within("replicas") || within("leader")) =>
        {
            Some(Format::State)
        }
        () if has("topics") => Some(Format::TopicsToMove),
        () if has("brokers") && (has("version") || within("logDirs")) => Some(Format::LogDirs),
        () if has("brokers") || has("nodes") => Some(Format::Brokers),
        () if has("observers") || has("replicas") && (within("count") || has("version")) => {
            Some(Format::PlacementConstraints)
        }
        () => None,
    }
}

const MOST: usize = 64;

/// The keys of a piece of JSON, each once: of its own objects, and of those one level down.
///
/// For a list, its items are the first level. Few are kept, however long the text is.
struct Keys<'t> {
    is_list: bool,
    first: Vec<&'t str>,
    second: Vec<&'t str>,
}

impl<'t> Keys<'t> {
    fn of_value(value: &'t Value) -> Self {
        let (mut first, mut second) = (Vec::new(), Vec::new());
        let is_list = matches!(value, Value::List(_));
        // The object's own, or those of a list's first item.
        let entries = |value: &'t Value| {
            let object = match value {
                Value::List(items) => items.first(),
                other => Some(other),
            };
            object.map(Value::entries).unwrap_or_default().iter().take(MOST)
        };
        for (key, value) in entries(value) {
            first.push(key.as_str());
            for (key, _) in entries(value) {
                second.push(key.as_str());
            }
        }
        Self { is_list, first, second }
    }

    fn of(text: &'t str) -> Self {
        let is_list = text.trim_start().starts_with('[');
        let mut keys = Self { is_list, first: Vec::new(), second: Vec::new() };
        let (mut objects, mut start, mut is_escaped) = (0_usize, None, false);
        let mut last = "";
        for (at, byte) in text.bytes().enumerate() {
            match (byte, start) {
                (_, Some(_)) if is_escaped => is_escaped = false,
                (b'\\', Some(_)) => is_escaped = true,
                (b'"', Some(from)) => {
                    last = text.get(from..at).unwrap_or_default();
                    start = None;
                }
                (b'"', None) => start = Some(at + 1),
                (b'{', None) => objects += 1,
                (b'}', None) => objects = objects.saturating_sub(1),
                (b':', None) => {
                    let level = match objects {
                        1 => &mut keys.first,
                        2 => &mut keys.second,
                        _ => continue,
                    };
                    if level.len() < MOST && !level.contains(&last) {
                        level.push(last);
                    }
                }
                _ => {}
            }
        }
        keys
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_every_format_has_one() {
        let mut names: Vec<&str> = Format::ALL.iter().map(|row| row.0).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Format::ALL.len());
        assert!(Format::ALL.iter().all(|(name, format, _)| format.name() == *name));
    }

    #[test]
    fn keys_in_texts_and_deeper_down_do_not_count() {
        let keys = Keys::of(r#"{"a": "\"b\": {", "c": [{"d": {"e": 1}}], "c": 2}"#);
        assert_eq!((keys.first, keys.second), (["a", "c"].into(), ["d"].into()));
    }
}
