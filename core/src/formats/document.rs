//! A text of any kind, read as what it is; and written as what can hold it.
//!
//! ```text
//! text ── Format::of ──> the reader of its kind ──> Content ──> any format that can hold it
//! ```

use alloc::{borrow::Cow, format, string::String, vec::Vec};
use core::fmt;

use super::{
    BrokerSet, Format, GenerateOutput, Half, Note, Proposal, broker_list_text, broker_sets, broker_sets_json,
    brokers_text::refused,
    describe_text,
    generate_output::TWO_PLANS,
    generate_text,
    joined::Joined,
    json_in_text::{Wanted, read_as},
    kafkactl_text, kcl_text, log_dirs, log_dirs_text, parse_broker_list, parse_brokers, parse_describe,
    parse_generate, parse_in_flight, parse_kcat_json, parse_kcat_text, parse_reassignment,
    parse_replica_assignment, proposals, proposals_json, proposals_plan, reassignment_json,
    replica_assignment, rpk_text, state_from, topicctl, topicctl_json, topics_to_move, topics_to_move_from,
    topics_to_move_json,
};
use crate::{
    cluster::{Broker, BrokerId},
    error::{Error, ErrorCode, listed},
    gather::Gather as _,
    limits::MAX_TEXT_BYTES,
    order::sort,
    state::{ClusterState, LogDirs, Plan, Row, repeated, sort_rows},
    value::{Field, ToJson, Top, Value, checked_text, quoted},
};

/// What a text holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Brokers.
    Brokers(Vec<Broker>),
    /// Brokers, and topics as they stand.
    Cluster(Vec<Broker>, ClusterState),
    /// Topics as they stand.
    State(ClusterState),
    /// A plan.
    Plan(Plan),
    /// A current assignment and a proposed one, or one of them.
    Plans(GenerateOutput),
    /// The replicas of each partition of a topic that is not named.
    Replicas(Vec<Vec<BrokerId>>),
    /// Names of topics.
    Topics(Vec<String>),
    /// Ids of brokers.
    BrokerList(Vec<BrokerId>),
    /// Sizes of replicas.
    LogDirs(LogDirs),
    /// Named sets of brokers.
    BrokerSets(Vec<BrokerSet>),
    /// Proposals of Cruise Control's.
    Proposals(Vec<Proposal>),
}

/// A text that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// What kind of text it was.
    pub format: Format,
    /// What it holds.
    pub content: Content,
    /// What to know about the reading.
    pub notes: Vec<Note>,
}

/// Reads a text as the kind that is named, or else as what it looks like. `source` names the text in errors.
///
/// A whole output of `--generate` gives both plans, unless a half is named.
///
/// # Errors
/// `UNEXPECTED_FORMAT` for a text of no known kind, or of one that holds nothing to read, naming it; and those of the
/// format's own reader.
pub fn read_document(
    source: &str,
    text: &str,
    format: Option<Format>,
    half: Option<Half>,
) -> Result<Document, Error> {
    let text = checked_text(source, text, MAX_TEXT_BYTES)?;
    let Some(format) = format.or_else(|| Format::of(text)) else {
        let known: Vec<&str> = Format::readable().map(|(name, _)| name).gather();
        let known = Joined(&known, ", ");
        let first = text.trim().lines().next().unwrap_or_default();
        return Err(refused(
            source,
            ErrorCode::UnexpectedFormat,
            format_args!("this is no text of a known kind; expected one of {known}"),
            &quoted(first),
        ));
    };
    let mut notes = Vec::new();
    let content = match format {
        Format::Brokers | Format::ListEndpoints => {
            let read = parse_brokers(source, text)?;
            notes = read.notes;
            Content::Brokers(read.brokers)
        }
        Format::Kcat => cluster(parse_kcat_text(source, text, &mut notes)?),
        Format::KcatJson => cluster(parse_kcat_json(source, text, &mut notes)?),
        Format::Describe | Format::InFlight => {
            let parse = if format == Format::Describe { parse_describe } else { parse_in_flight };
            Content::State(parse(source, text, &mut notes)?)
        }
        Format::State => {
            let value = Value::from_json(source, text)?;
            Content::State(state_from(&Top::new(source, &value).field(), &mut notes)?)
        }
        Format::Generate | Format::Execute if half.is_none() => {
            Content::Plans(parse_generate(source, text, &mut notes)?)
        }
        Format::Reassignment | Format::Generate | Format::Execute => {
            Content::Plan(parse_reassignment(source, text, half, &mut notes)?)
        }
        Format::BrokerList => Content::BrokerList(parse_broker_list(source, text)?),
        Format::ReplicaAssignment => Content::Replicas(parse_replica_assignment(source, text)?),
        Format::TopicsToMove
        | Format::LogDirs
        | Format::BrokerSets
        | Format::Proposals
        | Format::TopicctlPartitions
        | Format::Topicctl => json_content(source, text, format, &mut notes)?,
        Format::Verify | Format::PlacementConstraints | Format::Kcl | Format::Rpk | Format::Kafkactl => {
            return Err(refused(
                source,
                ErrorCode::UnexpectedFormat,
                format_args!("this is {}; it cannot be read", format.what()),
                &format.name(),
            ));
        }
    };
    Ok(Document { format, content, notes })
}

/// Reads a file of JSON.
fn json_content(source: &str, text: &str, format: Format, notes: &mut Vec<Note>) -> Result<Content, Error> {
    type Read = fn(&Field<'_>, &mut Vec<Note>) -> Result<Content, Error>;
    let (wanted, read): (&Wanted<'_>, Read) = match format {
        Format::TopicsToMove => {
            (&topics_to_move::WANTED, |field, notes| topics_to_move_from(field, notes).map(Content::Topics))
        }
        Format::BrokerSets => {
            (&broker_sets::WANTED, |field, _| broker_sets::broker_sets_from(field).map(Content::BrokerSets))
        }
        Format::Proposals => (&proposals::WANTED, |field, notes| {
            proposals::proposals_from(field, notes).map(Content::Proposals)
        }),
        Format::TopicctlPartitions => (&topicctl::PARTITIONS, |field, notes| {
            topicctl::partitions_from(field, notes).map(Content::State)
        }),
        Format::Topicctl => {
            (&topicctl::CONFIG, |field, notes| topicctl::topic_from(field, notes).map(Content::Plan))
        }
        _ => {
            log_dirs::check_failed(source, text)?;
            (&log_dirs::WANTED, |field, notes| log_dirs::log_dirs_from(field, notes).map(Content::LogDirs))
        }
    };
    read_as(source, text, wanted, notes, read)
}

fn cluster((brokers, state): (Vec<Broker>, ClusterState)) -> Content {
    Content::Cluster(brokers, state)
}

impl Content {
    /// What it is called in a sentence.
    #[must_use]
    pub const fn what(&self) -> &'static str {
        match self {
            Self::Brokers(_) => "brokers",
            Self::Cluster(..) => "brokers and topics",
            Self::State(_) => "topics",
            Self::Plan(_) => "a plan",
            Self::Plans(_) => "two plans",
            Self::Replicas(_) => "the replicas of one topic",
            Self::Topics(_) => "names of topics",
            Self::BrokerList(_) => "ids of brokers",
            Self::LogDirs(_) => "sizes of replicas",
            Self::BrokerSets(_) => "sets of brokers",
            Self::Proposals(_) => "proposals",
        }
    }

    /// The plan in it: what partitions have now, or are to have.
    ///
    /// # Errors
    /// `UNEXPECTED_FORMAT` if there are two or none, naming `field`.
    pub fn plan(&self, field: &str, topic: Option<&str>) -> Result<Cow<'_, Plan>, Error> {
        match self {
            Self::Plan(plan)
            | Self::Plans(
                GenerateOutput { current: Some(plan), proposed: None }
                | GenerateOutput { current: None, proposed: Some(plan) },
            ) => Ok(Cow::Borrowed(plan)),
            Self::Cluster(_, state) | Self::State(state) => Ok(Cow::Owned(Plan::of(&state.rows()))),
            Self::Proposals(proposals) => Ok(Cow::Owned(proposals_plan(proposals).1)),
            Self::Replicas(rows) => {
                let Some(topic) = topic else {
                    return Err(self.cannot(field, format_args!("the topic's name too")));
                };
                let mut plan = Plan::default();
                for (partition, replicas) in (0..).zip(rows) {
                    plan.add(topic, partition, replicas.clone());
                }
                Ok(Cow::Owned(plan))
            }
            Self::Plans(_) => {
                let what = format_args!("{TWO_PLANS}");
                Err(refused(field, ErrorCode::UnexpectedFormat, what, &"null"))
            }
            _ => Err(self.cannot(field, format_args!("the replicas of partitions"))),
        }
    }

    fn cannot(&self, field: &str, what: fmt::Arguments<'_>) -> Error {
        let holds = self.what();
        let what = format_args!("the text holds {holds}; expected {what}");
        refused(field, ErrorCode::UnexpectedFormat, what, &holds)
    }

    /// Writes it in another format. `topic` names the topic where a format holds one alone.
    ///
    /// # Errors
    /// `UNEXPECTED_FORMAT` if the format cannot hold it; `INVALID_REQUEST` for a plan that Kafka would refuse, naming
    /// every broker that stands twice, and for a topic that is not there.
    pub fn write(&self, format: Format, topic: Option<&str>) -> Result<String, Error> {
        let text = match (format, self) {
            (Format::Brokers, Self::Brokers(brokers) | Self::Cluster(brokers, _)) => brokers.to_json(),
            (Format::BrokerList, _) => broker_list_text(&self.broker_ids()?),
            (Format::BrokerSets, Self::BrokerSets(sets)) => broker_sets_json(sets),
            (Format::BrokerSets, Self::Brokers(brokers)) => broker_sets_json(&sets_of(brokers)),
            (Format::TopicsToMove, _) => topics_to_move_json(&self.topics()?),
            (Format::LogDirs, Self::LogDirs(log_dirs)) => log_dirs_text(log_dirs),
            (Format::Proposals, Self::Proposals(proposals)) => proposals_json(proposals),
            (
                Format::Generate,
                Self::Plans(GenerateOutput { current: Some(current), proposed: Some(proposed) }),
            ) => {
                check_rows("text", proposed)?;
                generate_text(current.rows(), proposed.rows())
            }
            (Format::Describe | Format::State, _) => {
                let state = self.state()?;
                if state.topics.is_empty() {
                    return Err(nothing("text", "topic"));
                }
                match format {
                    Format::Describe => describe_text(&state),
                    _ => state.to_json(),
                }
            }
            (
                Format::Reassignment
                | Format::ReplicaAssignment
                | Format::Topicctl
                | Format::Kcl
                | Format::Rpk
                | Format::Kafkactl,
                _,
            ) => {
                let plan = self.plan("text", topic)?;
                write_rows(format, &checked(&plan)?, topic)?
            }
            _ => return Err(self.cannot("to", format_args!("what {} holds", format.name()))),
        };
        Ok(text)
    }

    fn state(&self) -> Result<Cow<'_, ClusterState>, Error> {
        match self {
            Self::Cluster(_, state) | Self::State(state) => Ok(Cow::Borrowed(state)),
            _ => Ok(Cow::Owned(ClusterState::from_plan(&*self.plan("text", None)?))),
        }
    }

    fn broker_ids(&self) -> Result<Vec<BrokerId>, Error> {
        match self {
            Self::BrokerList(ids) => Ok(ids.clone()),
            Self::Brokers(brokers) | Self::Cluster(brokers, _) => {
                Ok(brokers.iter().map(|broker| broker.id).gather())
            }
            _ => Err(self.cannot("to", format_args!("brokers"))),
        }
    }

    fn topics(&self) -> Result<Vec<String>, Error> {
        if let Self::Topics(topics) = self {
            return Ok(topics.clone());
        }
        let plan = self.plan("text", None)?;
        let mut topics: Vec<String> = Vec::new();
        for row in checked(&plan)? {
            if topics.last().is_none_or(|last| last != row.topic) {
                topics.push(row.topic.into());
            }
        }
        Ok(topics)
    }
}

/// Rows in a format that holds rows alone.
fn write_rows(format: Format, rows: &[Row<'_>], topic: Option<&str>) -> Result<String, Error> {
    match format {
        Format::Kcl => return Ok(kcl_text(rows)),
        Format::Rpk => return Ok(rpk_text(rows)),
        Format::Kafkactl => return Ok(kafkactl_text(rows)),
        Format::Reassignment => return Ok(reassignment_json(Vec::from(rows))),
        _ => {}
    }
    let rows = rows_of_topic(rows, topic)?;
    if format == Format::Topicctl {
        return topicctl_json(rows.first().map_or("", |row| row.topic), &rows);
    }
    check_whole("text", &rows, 0)?;
    Ok(replica_assignment(rows))
}

/// The rows of the topic that is asked for, or of the only one.
pub(crate) fn rows_of_topic<'a>(rows: &[Row<'a>], asked: Option<&str>) -> Result<Vec<Row<'a>>, Error> {
    let topics = rows.chunk_by(|left, right| left.topic == right.topic).filter_map(|rows| rows.first());
    let topic = one_topic(topics.map(|row| row.topic), asked)?;
    Ok(rows.iter().filter(|row| row.topic == topic).copied().gather())
}

/// The topic that is asked for, or the only one.
pub(crate) fn one_topic<'a>(
    topics: impl Iterator<Item = &'a str>,
    asked: Option<&str>,
) -> Result<&'a str, Error> {
    let topics: Vec<&str> = topics.gather();
    let found = match (asked, topics.as_slice()) {
        (Some(name), topics) => topics.iter().find(|topic| **topic == name),
        (None, [only]) => Some(only),
        (None, _) => None,
    };
    found.copied().ok_or_else(|| {
        let shown = asked.map_or_else(|| "null".into(), |name| format!("{}", quoted(name)));
        let there = if topics.is_empty() {
            "and there is none".into()
        } else {
            format!("{}", listed(topics.iter().map(|topic| quoted(topic))))
        };
        refused(
            "topic",
            ErrorCode::InvalidRequest,
            format_args!("expected the name of one of the topics ({there}), got {shown}"),
            &shown,
        )
    })
}

/// Brokers by pod, as sets.
fn sets_of(brokers: &[Broker]) -> Vec<BrokerSet> {
    let mut podded: Vec<(&str, BrokerId)> = Vec::new();
    for broker in brokers {
        if let Some(pod) = &broker.pod {
            podded.push((pod, broker.id));
        }
    }
    sort(&mut podded, |left, right| left.0.cmp(right.0));
    let sets = podded.chunk_by(|left, right| left.0 == right.0);
    sets.map(|set| BrokerSet {
        id: set.first().map_or("", |(pod, _)| pod).into(),
        brokers: set.iter().map(|(_, id)| *id).gather(),
        doc: None,
    })
    .gather()
}

/// The rows of a plan, by topic and partition, if Kafka's tools would take it.
fn checked(plan: &Plan) -> Result<Vec<Row<'_>>, Error> {
    if plan.entries.is_empty() {
        return Err(nothing("text", "partition"));
    }
    check_rows("text", plan)?;
    let mut rows = plan.rows();
    sort_rows(&mut rows);
    Ok(rows)
}

/// The error that something holds nothing of a kind.
pub(crate) fn nothing(field: &str, kind: &str) -> Error {
    refused(
        field,
        ErrorCode::InvalidRequest,
        format_args!("there is no {kind} in it; expected at least one"),
        &format_args!("0 {kind}s"),
    )
}

/// A `--replica-assignment` names no partitions, and Kafka wants as many replicas of each: they must follow one another
/// from this one on.
pub(crate) fn check_whole(field: &str, rows: &[Row<'_>], first: i32) -> Result<(), Error> {
    let replicas = rows.first().map_or(0, |row| row.replicas.len());
    let Some((_, row)) =
        (first..).zip(rows).find(|(id, row)| row.partition != *id || row.replicas.len() != replicas)
    else {
        return Ok(());
    };
    Err(Error::new(
        ErrorCode::InvalidRequest,
        format_args!(
            "expected partitions without a gap, with as many replicas each: a --replica-assignment names \
             neither"
        ),
    )
    .with_field(field)
    .with_value(&format_args!("partition {} with {} replicas", row.partition, row.replicas.len()))
    .with_topic(row.topic))
}

/// Kafka's own check, in its words: every offender is named.
pub(crate) fn check_rows(field: &str, plan: &Plan) -> Result<(), Error> {
    let twice = |row: &Row<'_>| {
        let ids = repeated(row.replicas);
        (!ids.is_empty()).then(|| {
            format!("{}-{} contains multiple entries for {}", row.topic, row.partition, listed(&ids))
        })
    };
    let offenders: Vec<String> = plan.rows().iter().filter_map(twice).gather();
    if offenders.is_empty() {
        return Ok(());
    }
    let offenders = listed(&offenders);
    Err(Error::new(
        ErrorCode::InvalidRequest,
        format_args!("Partition replica lists may not contain duplicate entries: {offenders}"),
    )
    .with_field(field)
    .with_value(&offenders))
}
