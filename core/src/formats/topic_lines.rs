//! What the readers have in common that find topics line by line: a line with its number, and topics that collect their
//! partitions from wherever these stand.
//!
//! ```text
//! text ─> Line (source, number, text) ─> Topics: add, add, add ─> finish: ascending, nothing twice ─> ClusterState
//! ```

use alloc::{format, string::String, vec::Vec};
use core::{fmt, mem};

use super::{
    Note,
    brokers_text::{kind_of_text, line_error, shown_line, unexpected},
};
use crate::{
    cluster::BrokerId,
    error::{Error, ErrorCode},
    gather::Gather as _,
    limits::{MAX_PARTITIONS, MAX_REPLICAS, MAX_TOPICS},
    order::{equal_pair, places},
    state::{ClusterState, PartitionState, TopicState, name_fault},
    value::{opens_json, parsed},
};

/// A line that is being read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'t> {
    /// What the text is called in errors.
    pub source: &'t str,
    /// From 1 on.
    pub number: u32,
    /// Without blanks at either end.
    pub text: &'t str,
}

impl<'t> Line<'t> {
    /// The lines of a text that have something in them.
    pub(super) const fn all(source: &'t str, text: &'t str) -> Lines<'t> {
        Lines { source, number: 0, rest: text }
    }

    /// The error that this line cannot be read: `what` completes the sentence, `value` is the offending piece.
    pub(super) fn error(&self, what: fmt::Arguments<'_>, value: &str) -> Error {
        self.coded(ErrorCode::ParseError, what, value)
    }

    /// The error that something else stands here than what was expected.
    pub(super) fn expected(&self, what: fmt::Arguments<'_>, got: &str) -> Error {
        self.error(format_args!("expected {what}, got {}", shown_line(got)), got)
    }

    /// The error that there are more of something than may be.
    pub(super) fn over(&self, limit: usize, what: &str) -> Error {
        self.coded(ErrorCode::LimitExceeded, format_args!("the limit is {limit} {what}"), self.text)
            .with_number("limit", i64::try_from(limit).unwrap_or(i64::MAX))
    }

    pub(super) fn coded(&self, code: ErrorCode, what: fmt::Arguments<'_>, value: &str) -> Error {
        line_error(self.source, self.number.into(), code, what, value)
    }

    /// A broker's or a partition's id, or a count: decimal digits, nothing else.
    pub(super) fn number(&self, what: &str, text: &str) -> Result<i32, Error> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { parsed(text) } else { None };
        number.ok_or_else(|| self.expected(format_args!("{what} from 0 to 2147483647"), text))
    }

    /// Broker ids with commas between; blank text is an empty list.
    pub(super) fn ids(&self, what: &str, text: &str) -> Result<Vec<BrokerId>, Error> {
        if text.is_empty() {
            return Ok(Vec::new());
        }
        let count = text.bytes().filter(|byte| *byte == b',').count() + 1;
        let most = usize::from(i16::MAX.unsigned_abs());
        if count > most {
            return Err(self.over(most, "brokers in a list"));
        }
        let mut ids = Vec::with_capacity(count);
        for id in text.split(',') {
            ids.push(self.number(what, id.trim())?);
        }
        Ok(ids)
    }
}

/// What [`Line::all`] gives.
pub(super) struct Lines<'t> {
    source: &'t str,
    number: u32,
    rest: &'t str,
}

impl<'t> Iterator for Lines<'t> {
    type Item = Line<'t>;

    #[inline(never)]
    fn next(&mut self) -> Option<Line<'t>> {
        while !self.rest.is_empty() {
            let (text, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
            self.number += 1;
            self.rest = rest;
            let text = text.trim();
            if !text.is_empty() {
                return Some(Line { source: self.source, number: self.number, text });
            }
        }
        None
    }
}

/// The lines that were passed over.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Skipped {
    count: u32,
    first: u32,
}

impl Skipped {
    pub(super) fn add(&mut self, line: &Line<'_>) {
        if self.count == 0 {
            self.first = line.number;
        }
        self.count += 1;
    }

    /// Says how many they were, if there were any.
    pub(super) fn note(self, notes: &mut Vec<Note>) {
        if self.count > 0 {
            let Self { count, first } = self;
            notes.push(Note::new(
                "LINES_SKIPPED",
                format_args!(
                    "{count} line(s) that are not of the listing were passed over, the first is line {first}"
                ),
            ));
        }
    }
}

/// The error that a text has no line of the kind that was asked for.
pub(super) fn no_such_line(source: &str, text: &str, expected: &str) -> Error {
    let kind = if opens_json(text) { "JSON" } else { kind_of_text(text) };
    unexpected(source, kind, expected)
}

/// A topic whose lines are being found.
#[derive(Debug, Default)]
pub(super) struct TopicLines {
    /// The topic.
    pub state: TopicState,
    /// The line that describes the topic itself; 0 if there is none yet.
    pub header: u32,
    /// The line of each partition.
    lines: Vec<u32>,
}

/// Topics in the order in which they are first met. Their partitions may come in any order, and among those of others.
///
/// Lines of one topic that stand together are gathered first; what belongs together is put together at the end.
#[derive(Debug)]
pub(super) struct Topics<'t> {
    source: &'t str,
    found: Vec<TopicLines>,
    partitions: usize,
    replicas: usize,
}

const MOST_PARTITIONS: usize = at_most(MAX_PARTITIONS);
const MOST_REPLICAS: usize = at_most(MAX_REPLICAS);

#[expect(clippy::cast_possible_truncation, reason = "both limits are below 2^32")]
const fn at_most(limit: u64) -> usize {
    limit as usize
}

impl<'t> Topics<'t> {
    pub(super) const fn new(source: &'t str) -> Self {
        Self { source, found: Vec::new(), partitions: 0, replicas: 0 }
    }

    /// How many topics there are, if no topic's lines are among those of others.
    pub(super) const fn len(&self) -> usize {
        self.found.len()
    }

    /// The topic of this name, where its line belongs.
    pub(super) fn topic(&mut self, line: &Line<'t>, name: &'t str) -> Result<&mut TopicLines, Error> {
        if self.found.last().is_none_or(|last| last.state.name != name) {
            if let Some(fault) = name_fault(name) {
                return Err(line.error(format_args!("{fault}"), name));
            }
            self.found.push(TopicLines { state: TopicState::named(name), ..TopicLines::default() });
        }
        self.found.last_mut().ok_or_else(|| Error::internal(format_args!("a topic that was met is missing")))
    }

    /// Adds a partition to a topic.
    pub(super) fn add(
        &mut self,
        line: &Line<'t>,
        name: &'t str,
        partition: PartitionState,
    ) -> Result<(), Error> {
        if partition.replicas.is_empty() {
            return Err(line.error(
                format_args!("the list of replicas is empty; expected at least one broker id"),
                line.text,
            ));
        }
        self.partitions += 1;
        if self.partitions > MOST_PARTITIONS {
            return Err(line.over(MOST_PARTITIONS, "partitions"));
        }
        self.replicas = self.replicas.saturating_add(partition.replicas.len());
        if self.replicas > MOST_REPLICAS {
            return Err(line.over(MOST_REPLICAS, "replicas"));
        }
        let topic = self.topic(line, name)?;
        topic.state.partitions.push(partition);
        topic.lines.push(line.number);
        Ok(())
    }

    /// All topics, each with its partitions ascending.
    ///
    /// # Errors
    /// `PARSE_ERROR` for a partition that is there twice.
    pub(super) fn finish(self) -> Result<ClusterState, Error> {
        let Self { source, mut found, .. } = self;
        let order = places(found.len(), &|left, right| name_at(&found, left).cmp(&name_at(&found, right)));
        let mut first = usize::MAX;
        for at in order {
            if name_at(&found, at) != name_at(&found, first) {
                first = at;
            } else if let Some(topic) = found.get_mut(at).map(mem::take)
                && let Some(other) = found.get_mut(first)
            {
                other.add(topic, source)?;
            }
        }
        let mut topics = Vec::new();
        for topic in found.iter_mut().filter(|topic| !topic.state.name.is_empty()) {
            if topics.len() == MAX_TOPICS {
                let line = Line { source, number: topic.first_line(), text: "" };
                return Err(line.over(MAX_TOPICS, "topics"));
            }
            topic.finish(source)?;
            topics.push(mem::take(&mut topic.state));
        }
        Ok(ClusterState { topics })
    }
}

fn name_at(topics: &[TopicLines], at: usize) -> Option<&str> {
    topics.get(at).map(|topic| topic.state.name.as_str())
}

impl TopicLines {
    fn first_line(&self) -> u32 {
        self.lines.first().copied().unwrap_or(self.header)
    }

    /// Adds what stands further down in the text about the same topic.
    fn add(&mut self, mut other: Self, source: &str) -> Result<(), Error> {
        if other.header != 0 {
            if self.header != 0 {
                let name = &self.state.name;
                let line = Line { source, number: other.header, text: "" };
                return Err(line.error(
                    format_args!("topic {name} is described twice, first in line {}", self.header),
                    name,
                ));
            }
            // What describes the topic goes to the front, the partitions stay in the order of the text.
            self.header = other.header;
            mem::swap(&mut self.state, &mut other.state);
            mem::swap(&mut self.state.partitions, &mut other.state.partitions);
        }
        self.state.marked_for_deletion |= other.state.marked_for_deletion;
        self.state.partitions.append(&mut other.state.partitions);
        self.lines.append(&mut other.lines);
        Ok(())
    }

    /// Brings the partitions into their order.
    fn finish(&mut self, source: &str) -> Result<(), Error> {
        let Self { state, lines, .. } = self;
        let partitions = &mut state.partitions;
        if partitions.is_sorted_by(|left, right| left.partition < right.partition) {
            return Ok(());
        }
        let id = |at: usize| partitions.get(at).map(|partition| partition.partition);
        let order = places(partitions.len(), &|left, right| id(left).cmp(&id(right)));
        if let Some((first, second)) = equal_pair(&order, &|left, right| id(left) == id(right)) {
            let of = |at: usize| lines.get(at).copied().unwrap_or_default();
            let name = partition_name(&state.name, id(second).unwrap_or_default());
            let line = Line { source, number: of(second), text: "" };
            return Err(line.error(format_args!("{name} is given twice, first in line {}", of(first)), &name));
        }
        state.partitions = order.iter().filter_map(|at| partitions.get_mut(*at).map(mem::take)).gather();
        Ok(())
    }
}

/// `orders-0`, as Kafka calls a partition.
pub(super) fn partition_name(topic: &str, partition: i32) -> String {
    format!("{topic}-{partition}")
}
