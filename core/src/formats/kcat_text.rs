//! The text of `kcat -L`: brokers' ids, and topics as they stand. It shows no racks, pods or fencing.
//!
//! ```text
//! Metadata for all topics (from broker 0: k0:9092/0):
//!  2 brokers:
//!   broker 0 at k0:9092
//!   broker 1 at k1:9092 (controller)
//!  1 topics:
//!   topic "orders" with 2 partitions:
//!     partition 0, leader 0, replicas: 0,1, isrs: 0,1
//!     partition 1, leader -1, replicas: 1,0, isrs: , Broker: Leader not available
//! ```
//!
//! What it announces is counted: a paste that was cut off is refused. Partitions come in any order. The broker that
//! answered may be shown as -1 in the first line, which is not looked at.

use alloc::{format, vec::Vec};

use super::{
    Note,
    state_notes::state_notes,
    topic_lines::{Line, Skipped, Topics, no_such_line},
};
use crate::{
    cluster::{Broker, BrokerId},
    error::{Error, listed},
    gather::Gather as _,
    limits::{MAX_BROKERS, MAX_TEXT_BYTES},
    order::{equal_pair, places},
    state::{ClusterState, Leader, PartitionState},
    value::{brief, checked_text, split_at},
};

/// A number of things that a line says will follow.
#[derive(Clone, Copy)]
struct Announced<'t> {
    line: Line<'t>,
    what: &'static str,
    count: i32,
}

impl Announced<'_> {
    fn check(&self, found: usize) -> Result<(), Error> {
        let Self { line, what, count } = self;
        if usize::try_from(*count) == Ok(found) {
            return Ok(());
        }
        Err(line.error(
            format_args!("{count} {what} are announced, {found} are there; is the text whole?"),
            line.text,
        ))
    }
}

/// Reads the text. `source` names it in errors.
///
/// ```
/// use podstripe::formats::parse_kcat_text;
/// let text = " 1 brokers:\n  broker 7 at k:9092\n 1 topics:\n  topic \"t\" with 1 partitions:\n    \
///             partition 0, leader 7, replicas: 7, isrs: 7\n";
/// let (brokers, state) = parse_kcat_text("metadata", text, &mut Vec::new())?;
/// assert_eq!((brokers[0].id, state.topics[0].partitions.len()), (7, 1));
/// # Ok::<(), podstripe::Error>(())
/// ```
///
/// # Errors
/// `PARSE_ERROR` with the line, for one that cannot be read, that says again what another said, or that announces more
/// or less than follows; `UNEXPECTED_FORMAT` for a text without a broker or a topic; `LIMIT_EXCEEDED`.
pub fn parse_kcat_text(
    source: &str,
    text: &str,
    notes: &mut Vec<Note>,
) -> Result<(Vec<Broker>, ClusterState), Error> {
    let text = checked_text(source, text, MAX_TEXT_BYTES)?;
    let mut topics = Topics::new(source);
    let mut skipped = Skipped::default();
    let mut brokers: Vec<(BrokerId, Line<'_>)> = Vec::new();
    let mut announced: [Option<Announced<'_>>; 2] = [None, None];
    // The topic whose partitions follow, and how many were found.
    let mut current: Option<(&str, Announced<'_>, usize)> = None;
    let mut faults: Vec<(u32, &str)> = Vec::new();
    for line in Line::all(source, text) {
        let mut line_fault = None;
        if let Some(rest) = line.text.strip_prefix("partition ") {
            let Some((name, _, found)) = &mut current else {
                return Err(line.expected(format_args!("a topic's line before its partitions"), line.text));
            };
            *found += 1;
            let (partition, fault) = read_partition(&line, rest)?;
            topics.add(&line, name, partition)?;
            line_fault = fault;
        } else if let Some(rest) = line.text.strip_prefix("topic \"") {
            end_topic(current.take())?;
            let (name, count, fault) = read_topic(&line, rest)?;
            let topic = topics.topic(&line, name)?;
            if topic.header != 0 {
                return Err(line.error(
                    format_args!("topic {name} is given twice, first in line {}", topic.header),
                    name,
                ));
            }
            topic.header = line.number;
            topic.state.partition_count = Some(count);
            current = Some((name, Announced { line, what: "partitions", count }, 0));
            line_fault = fault;
        } else if let Some(rest) = line.text.strip_prefix("broker ") {
            if brokers.len() == MAX_BROKERS {
                return Err(line.over(MAX_BROKERS, "brokers"));
            }
            brokers.push((read_broker(&line, rest)?, line));
        } else if let Some((at, count)) = announcement(&line)? {
            let what = if at == 0 { "brokers" } else { "topics" };
            match announced.get_mut(at) {
                Some(slot @ None) => *slot = Some(Announced { line, what, count }),
                _ => return Err(line.error(format_args!("the number of {what} is given twice"), line.text)),
            }
        } else if !line.text.starts_with("Metadata for ") {
            skipped.add(&line);
        }
        if let Some(fault) = line_fault {
            faults.push((line.number, fault));
        }
    }
    end_topic(current)?;
    if brokers.is_empty() && topics.len() == 0 {
        return Err(no_such_line(source, text, "the text of kcat -L"));
    }
    for (announced, found) in announced.iter().zip([brokers.len(), topics.len()]) {
        if let Some(announced) = announced {
            announced.check(found)?;
        }
    }
    check_brokers(&brokers)?;
    let state = topics.finish()?;
    skipped.note(notes);
    notes.push(Note::new("RACKS_UNKNOWN", format_args!("kcat shows no racks: they are unknown, not none")));
    if !faults.is_empty() {
        let faults = listed(faults.iter().map(|(line, fault)| format!("line {line}: {}", brief(fault))));
        notes.push(Note::new("BROKER_ERRORS", format_args!("brokers answered with errors: {faults}")));
    }
    state_notes(&state, notes);
    Ok((brokers.into_iter().map(|(id, _)| Broker::new(id)).gather(), state))
}

fn end_topic(current: Option<(&str, Announced<'_>, usize)>) -> Result<(), Error> {
    current.map_or(Ok(()), |(_, announced, found)| announced.check(found))
}

/// `6 brokers:` (0) or `2 topics:` (1).
fn announcement(line: &Line<'_>) -> Result<Option<(usize, i32)>, Error> {
    let text = line.text;
    let found = text.strip_suffix(" brokers:").map(|count| (0, count));
    let Some((at, count)) = found.or_else(|| text.strip_suffix(" topics:").map(|count| (1, count))) else {
        return Ok(None);
    };
    Ok(Some((at, line.number("a count", count)?)))
}

/// `4 at host:9092 (controller)`. The address is not looked at, but must be there: it may have been cut off.
fn read_broker(line: &Line<'_>, rest: &str) -> Result<BrokerId, Error> {
    match split_at(rest, " at ") {
        Some((id, address)) if address.contains(':') => line.number("a broker id", id),
        _ => Err(line.expected(format_args!("broker ID at HOST:PORT"), line.text)),
    }
}

/// `orders" with 4 partitions:`, and behind it an error.
fn read_topic<'t>(line: &Line<'t>, rest: &'t str) -> Result<(&'t str, i32, Option<&'t str>), Error> {
    let parts = || {
        let (name, rest) = split_at(rest, "\" with ")?;
        let (count, fault) = split_at(rest, " partitions:")?;
        Some((name, count, fault))
    };
    let Some((name, count, fault)) = parts() else {
        return Err(line.expected(format_args!("topic \"NAME\" with COUNT partitions:"), line.text));
    };
    Ok((name, line.number("a number of partitions", count)?, some(fault)))
}

/// `0, leader 0, replicas: 0,1,2, isrs: 0,1,2`, and behind it an error.
fn read_partition<'t>(line: &Line<'t>, rest: &'t str) -> Result<(PartitionState, Option<&'t str>), Error> {
    let parts = || {
        let (id, rest) = split_at(rest, ", leader ")?;
        let (leader, rest) = split_at(rest, ", replicas:")?;
        let (replicas, rest) = split_at(rest, ", isrs:")?;
        // Between ids there is no blank behind the comma.
        let (isr, fault) = split_at(rest, ", ").unwrap_or((rest, ""));
        Some((id, leader, replicas.trim(), isr.trim(), fault))
    };
    let Some((id, leader, replicas, isr, fault)) = parts() else {
        return Err(
            line.expected(format_args!("partition ID, leader ID, replicas: IDS, isrs: IDS"), line.text)
        );
    };
    let partition = PartitionState {
        partition: line.number("a partition id", id)?,
        leader: match leader {
            "-1" => Leader::None,
            _ => Leader::Broker(line.number("-1 or a broker id", leader)?),
        },
        replicas: line.ids("a broker id", replicas)?,
        isr: Some(line.ids("a broker id", isr)?),
        ..PartitionState::default()
    };
    Ok((partition, some(fault)))
}

fn some(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}

/// Refuses a broker that has two lines.
fn check_brokers(brokers: &[(BrokerId, Line<'_>)]) -> Result<(), Error> {
    let id = |at: usize| brokers.get(at).map(|(id, _)| *id);
    let order = places(brokers.len(), &|left, right| id(left).cmp(&id(right)));
    let twice = equal_pair(&order, &|first, second| id(first) == id(second));
    let lines = twice.and_then(|(first, second)| Some((brokers.get(first)?, brokers.get(second)?)));
    let Some(((id, first), (_, second))) = lines else { return Ok(()) };
    let error =
        second.error(format_args!("broker {id} is given twice, first in line {}", first.number), second.text);
    Err(error.with_number("broker", *id))
}
