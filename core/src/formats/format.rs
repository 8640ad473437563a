//! The kinds of text there are: their names, and how one is told from another.
//!
//! A text of lines is known by a line that only its tool prints. JSON is known by the keys at its top, which are looked
//! for without building anything: a file may be large, and is read once, by the reader of its kind.

use alloc::vec::Vec;

use super::{
    json_in_text::{Piece, split},
    list_endpoints,
    topic_lines::Line,
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
        Self::those(|format| {
            !matches!(
                format,
                Self::Verify | Self::PlacementConstraints | Self::Kcl | Self::Rpk | Self::Kafkactl
            )
        })
    }

    /// Those that can be written.
    pub fn writable() -> impl Iterator<Item = (&'static str, Self)> {
        Self::those(|format| {
            !matches!(
                format,
                Self::ListEndpoints
                    | Self::Kcat
                    | Self::KcatJson
                    | Self::InFlight
                    | Self::Execute
                    | Self::Verify
                    | Self::TopicctlPartitions
                    | Self::PlacementConstraints
            )
        })
    }

    fn those(wanted: fn(Self) -> bool) -> impl Iterator<Item = (&'static str, Self)> {
        let rows = Self::ALL.iter().map(|(name, format, _)| (*name, *format));
        rows.filter(move |(_, format)| wanted(*format))
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
    let mut best = starts.len();
    // Not trimmed at its end: one of the starts ends with a blank.
    for line in text.lines() {
        let line = line.trim_start();
        let found = starts.iter().take(best).position(|(start, _)| line.starts_with(start));
        best = found.unwrap_or(best);
    }
    if let Some((_, format)) = starts.get(best) {
        return Some(*format);
    }
    let has = |start: &str| Line::all("", text).any(|line| line.text.starts_with(start));
    if list_endpoints::is_table(text) {
        return Some(Format::ListEndpoints);
    }
    if has("Topic:") {
        return Some(Format::Describe);
    }
    let is_list = |text: &str| {
        !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit() || b",: \r\n\t".contains(&byte))
    };
    let text = text.trim();
    match (is_list(text), text.contains(':')) {
        (true, true) => Some(Format::ReplicaAssignment),
        (true, false) => Some(Format::BrokerList),
        (false, _) if has("staticAssignments") => Some(Format::Topicctl),
        _ => None,
    }
}

fn of_json(text: &str) -> Option<Format> {
    of_keys(&Keys::of(text))
}

/// What the top of a list has in its objects, and what the text then is: the first that fits.
const LISTS: [(&str, Format); 3] = [
    ("ID topic", Format::TopicctlPartitions),
    ("partitions", Format::State),
    ("id|nodeId|brokerId|broker|node_id|broker_id", Format::Brokers),
];
/// The same for an object. A key behind a dot stands one level down.
const OBJECTS: [(&str, Format); 11] = [
    ("originating_broker|controllerid", Format::KcatJson),
    ("current proposed", Format::Generate),
    ("partitions", Format::Reassignment),
    ("brokerSets", Format::BrokerSets),
    ("proposals", Format::Proposals),
    ("meta spec", Format::Topicctl),
    ("topics brokers|topics .partitions|topics .replicas|topics .leader", Format::State),
    ("topics", Format::TopicsToMove),
    ("brokers version|brokers .logDirs", Format::LogDirs),
    ("brokers|nodes", Format::Brokers),
    ("observers|replicas .count|replicas version", Format::PlacementConstraints),
];

fn of_keys(keys: &Keys<'_>) -> Option<Format> {
    let has = |name: &str| match name.strip_prefix('.') {
        Some(name) => keys.second.contains(&name),
        None => keys.first.contains(&name),
    };
    let known: &[(&str, Format)] = if keys.is_list { &LISTS } else { &OBJECTS };
    let fits = |marks: &str| marks.split('|').any(|all| all.split(' ').all(has));
    known.iter().find(|(marks, _)| fits(marks)).map(|(_, format)| *format)
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
