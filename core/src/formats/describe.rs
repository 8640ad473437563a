//! What `kafka-topics --describe` prints, of any version, and however it was pasted.
//!
//! ```text
//! Topic: orders   TopicId: bxjS5OIkQJOH8Q7vbGtqxg   PartitionCount: 6   ReplicationFactor: 3   Configs: k=v,k=v
//!         Topic: orders   Partition: 0   Leader: 4   Replicas: 4,5,0   Isr: 4,5,0   Elr:   LastKnownElr:
//! ```
//!
//! The format moves. Old versions print no blank after the colon and `-1` for no leader; newer ones add columns, which
//! are empty or `N/A`; a chat or a wiki turns tabs into blanks, takes the indent away and puts log lines between.
//!
//! # The one rule
//! A line is split at the labels that are known, never at blanks or by position. A label is its name with a colon, at
//! the start of the line or after white space; its value runs to the next label. `PartitionCount:` makes it a
//! topic's line, `Partition:` a partition's.
//!
//! # Configs
//! They run to the end of the line, or to a last `MarkedForDeletion: true`, whatever stands in them, be it a label.
//! Kafka joins them by commas and escapes nothing, while values hold commas too:
//!
//! ```text
//! cleanup.policy=compact,delete,leader.replication.throttled.replicas=0:0,0:1,retention.ms=100000
//! └────────────┬──────────────┘ └────────────────────┬──────────────────────┘ └──────┬──────────┘
//! ```
//!
//! So a piece between commas starts a new config if it starts with a key and `=`, else it belongs to the value before.
//! A key is a small letter, then small letters, digits, dots, underscores and hyphens. No value that Kafka accepts
//! has a piece like that; in one that someone invented, `a=1,b=2`, the second piece is taken for a config. Printed
//! again the text is the same.
//!
//! # What is no line of it
//! Log lines are passed over and counted. A line that starts with a label, or has the labels of a partition or topic
//! behind other text, is part of the listing and refused if it cannot be read: half a listing is worse than none.

use alloc::{string::String, vec::Vec};
use core::fmt::{self, Write as _};

use super::{
    Note,
    joined::Joined,
    state_notes::state_notes,
    topic_lines::{Line, Skipped, Topics, no_such_line},
};
use crate::{
    cluster::BrokerId,
    error::Error,
    limits::MAX_TEXT_BYTES,
    state::{ClusterState, Leader, PartitionState, TopicState},
    value::{checked_text, split_at},
};

/// The labels. Confluent's tools add the last three, which are passed over with a note.
const LABELS: [&str; 17] = [
    "Topic",
    "MarkedForDeletion",
    "TopicId",
    "PartitionCount",
    "ReplicationFactor",
    "Configs",
    "Partition",
    "Leader",
    "Replicas",
    "Isr",
    "Adding Replicas",
    "Removing Replicas",
    "Elr",
    "LastKnownElr",
    "Offline",
    "Observers",
    "LiveObservers",
];

const TOPIC: usize = 0;
const MARKED_FOR_DELETION: usize = 1;
const TOPIC_ID: usize = 2;
const PARTITION_COUNT: usize = 3;
const REPLICATION_FACTOR: usize = 4;
const CONFIGS: usize = 5;
const PARTITION: usize = 6;
const LEADER: usize = 7;
const REPLICAS: usize = 8;
const ISR: usize = 9;
const ADDING: usize = 10;
const REMOVING: usize = 11;
const ELR: usize = 12;
const LAST_KNOWN_ELR: usize = 13;
const OFFLINE: usize = 14;

/// Configs of all topics of one text: many times what a cluster of [`MAX_TOPICS`](crate::limits::MAX_TOPICS) sets.
const MAX_CONFIGS: usize = 5_000_000;

/// The value of each label that a line has.
type Values<'t> = [Option<&'t str>; LABELS.len()];

/// Reads a listing. `source` names the text in errors.
///
/// A partition's topic needs no line of its own: `--under-min-isr-partitions` and its like show none. Notes say what is
/// unusual in it, down to partitions that are not shown.
///
/// ```
/// use podstripe::{formats::parse_describe, state::Leader};
/// let text = "Topic: t Partition: 0 Leader: none Replicas: 1,2 Isr: ";
/// let state = parse_describe("current", text, &mut Vec::new())?;
/// let partition = &state.topics[0].partitions[0];
/// assert_eq!((partition.leader, partition.isr.as_deref()), (Leader::None, Some([].as_slice())));
/// # Ok::<(), podstripe::Error>(())
/// ```
///
/// # Errors
/// `PARSE_ERROR` with the line, for one that cannot be read, or says again what another said; `UNEXPECTED_FORMAT` for a
/// text without a line of the listing; `LIMIT_EXCEEDED`.
pub fn parse_describe(source: &str, text: &str, notes: &mut Vec<Note>) -> Result<ClusterState, Error> {
    let text = checked_text(source, text, MAX_TEXT_BYTES)?;
    let mut topics = Topics::new(source);
    let mut skipped = Skipped::default();
    let mut passed_over = false;
    let mut room = MAX_CONFIGS;
    for line in Line::all(source, text) {
        if !is_listed(line.text) {
            skipped.add(&line);
            continue;
        }
        let values = split(&line)?;
        if get(&values, PARTITION_COUNT).is_some() {
            read_topic(&line, &values, &mut topics, &mut room)?;
        } else {
            read_partition(&line, &values, &mut topics)?;
        }
        passed_over |= values.iter().skip(OFFLINE).any(Option::is_some);
    }
    if topics.len() == 0 {
        return Err(no_such_line(source, text, "the output of kafka-topics --describe"));
    }
    let state = topics.finish()?;
    skipped.note(notes);
    if passed_over {
        notes.push(Note::new(
            "FIELDS_IGNORED",
            format_args!(
                "columns that have no meaning here were passed over: Offline, Observers, LiveObservers"
            ),
        ));
    }
    state_notes(&state, notes);
    Ok(state)
}

/// Whether the line is one of the listing, readable or not.
fn is_listed(text: &str) -> bool {
    let has = |mark: &str| split_at(text, mark).is_some();
    LABELS.iter().any(|label| text.strip_prefix(label).is_some_and(|rest| rest.starts_with(':')))
        || (has("Topic:") && (has("PartitionCount:") || has("Replicas:")))
}

fn get<'t>(values: &Values<'t>, label: usize) -> Option<&'t str> {
    values.get(label).copied().flatten()
}

/// Splits a line at its labels.
fn split<'t>(line: &Line<'t>) -> Result<Values<'t>, Error> {
    let text = line.text;
    let mut values = Values::default();
    let mut open = None;
    // Where the open label's value starts, and where the next word may: behind the last colon.
    let (mut value_at, mut word_at) = (0, 0);
    while let Some(length) = text.get(word_at..).and_then(|rest| rest.find(':')) {
        let colon = word_at + length;
        let before = text.get(word_at..colon).unwrap_or_default();
        // A word behind a colon that ended no label has no white space before it.
        let found = label_at_end(before, value_at == word_at);
        if let Some((start, label)) = found {
            close(line, &mut values, open, text.get(value_at..word_at + start))?;
            open = Some(label);
            value_at = colon + 1;
            if label == CONFIGS {
                break;
            }
        }
        word_at = colon + 1;
    }
    close(line, &mut values, open, text.get(value_at..))?;
    Ok(values)
}

/// The label that a piece of a line ends with, and where it starts. `from_start`: whether the piece's start is a place
/// where a label may stand.
fn label_at_end(piece: &str, from_start: bool) -> Option<(usize, usize)> {
    let (mut start, mut word) = last_word(piece, from_start)?;
    if word == "Replicas" {
        let (first_start, first) = last_word(piece.get(..start)?.trim_end(), from_start).unwrap_or((0, ""));
        if matches!(first, "Adding" | "Removing") {
            (start, word) = (first_start, piece.get(first_start..)?);
        }
    }
    Some((start, LABELS.iter().position(|label| *label == word)?))
}

/// The word that a text ends with, and where it starts.
pub(super) fn last_word(text: &str, from_start: bool) -> Option<(usize, &str)> {
    let blank = text.char_indices().rev().find(|(_, letter)| letter.is_whitespace());
    let start = match blank {
        Some((at, letter)) => at + letter.len_utf8(),
        None => from_start.then_some(0)?,
    };
    Some((start, text.get(start..)?))
}

/// Gives the open label its value. Before the first label there is none open, and nothing may stand there.
fn close<'t>(
    line: &Line<'t>,
    values: &mut Values<'t>,
    open: Option<usize>,
    value: Option<&'t str>,
) -> Result<(), Error> {
    let value = value.unwrap_or_default().trim();
    match open {
        None if value.is_empty() => Ok(()),
        None => Err(line.expected(format_args!("a line that starts with Topic:"), line.text)),
        Some(label) => {
            if let Some(slot @ None) = values.get_mut(label) {
                *slot = Some(value);
                return Ok(());
            }
            Err(labelled(
                line,
                label,
                format_args!("is there twice; expected one topic or partition a line"),
                value,
            ))
        }
    }
}

/// `Isr: is missing`, say.
#[inline(never)]
fn labelled(line: &Line<'_>, label: usize, what: fmt::Arguments<'_>, value: &str) -> Error {
    line.error(format_args!("{}: {what}", LABELS.get(label).copied().unwrap_or_default()), value)
}

/// The topic's name, if the line has no label of the other kind of line.
fn name_of<'t>(line: &Line<'t>, values: &Values<'t>, other: &[usize], kind: &str) -> Result<&'t str, Error> {
    if let Some(label) = other.iter().find(|label| get(values, **label).is_some()) {
        return Err(labelled(line, *label, format_args!("does not belong into a {kind}'s line"), line.text));
    }
    if !line.text.starts_with("Topic:") {
        return Err(line.expected(format_args!("a line that starts with Topic:"), line.text));
    }
    Ok(get(values, TOPIC).unwrap_or_default())
}

fn read_topic<'t>(
    line: &Line<'t>,
    values: &Values<'t>,
    topics: &mut Topics<'t>,
    room: &mut usize,
) -> Result<(), Error> {
    let others = [PARTITION, LEADER, REPLICAS, ISR, ADDING, REMOVING, ELR, LAST_KNOWN_ELR];
    let name = name_of(line, values, &others, "topic")?;
    let topic = topics.topic(line, name)?;
    if topic.header != 0 {
        return Err(
            line.error(format_args!("topic {name} is described twice, first in line {}", topic.header), name)
        );
    }
    topic.header = line.number;
    let count = |label: usize, what: &str| match get(values, label) {
        None => Ok(None),
        Some(text) => line.number(what, text).map(Some),
    };
    let state = &mut topic.state;
    state.partition_count = count(PARTITION_COUNT, "a number of partitions")?;
    state.replication_factor = count(REPLICATION_FACTOR, "a replication factor")?;
    state.id = match get(values, TOPIC_ID) {
        None | Some("") => None,
        Some(id) if id.contains(char::is_whitespace) => {
            return Err(line.expected(format_args!("a topic's id"), id));
        }
        Some(id) => Some(id.into()),
    };
    state.marked_for_deletion |= is_marked(line, get(values, MARKED_FOR_DELETION))?;
    if let Some(text) = get(values, CONFIGS) {
        let (configs, marked) = without_mark(text);
        let configs = read_configs(line, configs, *room)?;
        *room -= configs.len();
        state.configs = Some(configs);
        state.marked_for_deletion |= marked;
    }
    Ok(())
}

fn is_marked(line: &Line<'_>, value: Option<&str>) -> Result<bool, Error> {
    match value {
        None | Some("false") => Ok(false),
        Some("true") => Ok(true),
        Some(other) => Err(line.expected(format_args!("MarkedForDeletion: true"), other)),
    }
}

/// Takes the mark off the end of configs.
fn without_mark(text: &str) -> (&str, bool) {
    let unmarked = || {
        let before = text.strip_suffix("true")?.trim_end().strip_suffix("MarkedForDeletion:")?;
        (before.is_empty() || before.ends_with(char::is_whitespace)).then_some(before.trim_end())
    };
    unmarked().map_or((text, false), |text| (text, true))
}

fn read_configs(line: &Line<'_>, text: &str, most: usize) -> Result<Vec<(String, String)>, Error> {
    let mut configs: Vec<(String, String)> = Vec::new();
    if text.is_empty() {
        return Ok(configs);
    }
    // The config whose value is not at its end yet, and where that value starts.
    let mut open: Option<(&str, usize)> = None;
    let mut at = 0;
    for piece in text.split(',') {
        if let Some(key) = key_of(piece) {
            if configs.len() + 1 >= most {
                return Err(line.over(MAX_CONFIGS, "configs"));
            }
            if let Some((key, from)) = open {
                configs.push((key.into(), text.get(from..at - 1).unwrap_or_default().into()));
            }
            open = Some((key, at + piece.find('=').unwrap_or_default() + 1));
        } else if open.is_none() {
            return Err(line.expected(format_args!("configs as key=value"), text));
        }
        at += piece.len() + 1;
    }
    if let Some((key, from)) = open {
        configs.push((key.into(), text.get(from..).unwrap_or_default().into()));
    }
    Ok(configs)
}

/// The key, if a piece between commas starts a config.
fn key_of(piece: &str) -> Option<&str> {
    let key = piece.split('=').next().filter(|key| key.len() < piece.len())?.trim_start();
    let legal =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'.' | b'_' | b'-');
    (key.starts_with(|letter: char| letter.is_ascii_lowercase()) && key.bytes().all(legal)).then_some(key)
}

fn read_partition<'t>(line: &Line<'t>, values: &Values<'t>, topics: &mut Topics<'t>) -> Result<(), Error> {
    let others = [TOPIC_ID, REPLICATION_FACTOR, CONFIGS];
    let needed = |label: usize| {
        get(values, label).ok_or_else(|| {
            labelled(
                line,
                label,
                format_args!("is missing; expected a topic's or a partition's line"),
                line.text,
            )
        })
    };
    let partition = line.number("a partition id", needed(PARTITION)?)?;
    let name = name_of(line, values, &others, "partition")?;
    let ids = |label: usize| match get(values, label) {
        None => Ok(None),
        Some("N/A") if label == ELR || label == LAST_KNOWN_ELR => Ok(None),
        Some(text) => line.ids("a broker id", text).map(Some),
    };
    let read = PartitionState {
        partition,
        leader: match get(values, LEADER) {
            None => Leader::Unknown,
            Some("none" | "-1") => Leader::None,
            Some(id) => Leader::Broker(line.number("none or a broker id", id)?),
        },
        replicas: line.ids("a broker id", needed(REPLICAS)?)?,
        isr: ids(ISR)?,
        elr: ids(ELR)?,
        last_known_elr: ids(LAST_KNOWN_ELR)?,
        adding: ids(ADDING)?.unwrap_or_default(),
        removing: ids(REMOVING)?.unwrap_or_default(),
        log_dirs: None,
    };
    topics.add(line, name, read)?;
    if is_marked(line, get(values, MARKED_FOR_DELETION))? {
        topics.topic(line, name)?.state.marked_for_deletion = true;
    }
    Ok(())
}

/// The listing as Kafka 4.4 prints it.
///
/// What is not known is left out with its label, but for the ELR, for which Kafka prints `N/A`. A topic of which
/// nothing but partitions is known gets no line of its own; one that gets a line has its counts there, those of its
/// source or else those of its partitions. Log directories have no place in it.
///
/// ```
/// use podstripe::formats::{describe_text, parse_describe};
/// let text = "Topic: t\tPartitionCount: 1\tReplicationFactor: 2\tConfigs: \n\
///             \tTopic: t\tPartition: 0\tLeader: 1\tReplicas: 1,2\tIsr: 2,1\tElr: \tLastKnownElr: \n";
/// assert_eq!(describe_text(&parse_describe("current", text, &mut Vec::new())?), text);
/// # Ok::<(), podstripe::Error>(())
/// ```
#[must_use]
pub fn describe_text(state: &ClusterState) -> String {
    let mut text = String::new();
    for topic in &state.topics {
        let has_line = topic.id.is_some()
            || topic.configs.is_some()
            || topic.partition_count.is_some()
            || topic.replication_factor.is_some()
            || topic.partitions.is_empty();
        if has_line {
            write_topic(&mut text, topic);
        }
        for partition in &topic.partitions {
            write_partition(&mut text, topic, partition);
        }
    }
    text
}

// Writing into a string cannot fail.
fn write_topic(text: &mut String, topic: &TopicState) {
    put(text, "Topic: ", &topic.name);
    if let Some(id) = &topic.id {
        put(text, "\tTopicId: ", id);
    }
    let partitions = i32::try_from(topic.partitions.len()).unwrap_or(i32::MAX);
    show(text, "\tPartitionCount: ", &topic.partition_count.unwrap_or(partitions));
    let replicas = || i32::try_from(topic.partitions.first()?.target_count()).ok();
    if let Some(factor) = topic.replication_factor.or_else(replicas) {
        show(text, "\tReplicationFactor: ", &factor);
    }
    if let Some(configs) = &topic.configs {
        text.push_str("\tConfigs: ");
        for (at, (key, value)) in configs.iter().enumerate() {
            put(text, if at > 0 { "," } else { "" }, key);
            put(text, "=", value);
        }
    }
    end_line(text, topic);
}

fn write_partition(text: &mut String, topic: &TopicState, partition: &PartitionState) {
    put(text, "\tTopic: ", &topic.name);
    show(text, "\tPartition: ", &partition.partition);
    match &partition.leader {
        Leader::Unknown => {}
        Leader::None => text.push_str("\tLeader: none"),
        Leader::Broker(id) => show(text, "\tLeader: ", id),
    }
    put_ids(text, "\tReplicas: ", &partition.replicas);
    if let Some(isr) = &partition.isr {
        put_ids(text, "\tIsr: ", isr);
    }
    if partition.is_moving() {
        put_ids(text, "\tAdding Replicas: ", &partition.adding);
        put_ids(text, "\tRemoving Replicas: ", &partition.removing);
    }
    for (label, ids) in [("\tElr: ", &partition.elr), ("\tLastKnownElr: ", &partition.last_known_elr)] {
        match ids {
            Some(ids) => put_ids(text, label, ids),
            None => put(text, label, "N/A"),
        }
    }
    end_line(text, topic);
}

fn put(text: &mut String, label: &str, value: &str) {
    text.push_str(label);
    text.push_str(value);
}

fn put_ids(text: &mut String, label: &str, ids: &[BrokerId]) {
    show(text, label, &Joined(ids, ","));
}

#[inline(never)]
fn show(text: &mut String, label: &str, value: &dyn fmt::Display) {
    let _ = write!(text, "{label}{value}");
}

fn end_line(text: &mut String, topic: &TopicState) {
    text.push_str(if topic.marked_for_deletion { "\tMarkedForDeletion: true\n" } else { "\n" });
}
