//! What `impact` is asked, besides brokers, topics and the plan: leaders' logs, groups, disks.

use alloc::{format, string::String, vec::Vec};

use crate::{
    analysis::{
        BrokerIndex, FollowerCase, LeaderLog, follower_start,
        impact::{
            Facts, Group, LogRow, Logs, Places, Protocol, Sizes, is_compacted, is_tiered, leader_of, settled,
        },
    },
    cluster::BrokerId,
    error::{Error, ErrorCode, listed},
    formats::topic_name,
    limits::{MAX_BROKERS, MAX_NAME_BYTES, MAX_PARTITIONS, MAX_TOPICS},
    value::{Field, Object},
};

const LOG: [&str; 11] = [
    "topic",
    "partition",
    "logStart",
    "localLogStart",
    "logEnd",
    "highestRemote",
    "localBytes",
    "segments",
    "writeRate",
    "remote",
    "compact",
];

/// Joins the logs of leaders, whose missing bytes are those that log directories show.
pub(super) fn logs_from(
    field: Option<Field<'_>>,
    places: &Places<'_>,
    sizes: &Sizes<'_>,
) -> Result<Logs, Error> {
    let Some(field) = field else { return Ok(Logs::default()) };
    let mut logs = Logs::new(places, false);
    let mut last = 0;
    let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
    for row in field.list("logs", most)? {
        let object = row.object("a log", &LOG)?;
        let name = object.required("topic", "the topic's name")?.text("the topic's name", MAX_NAME_BYTES)?;
        let partition = object.required("partition", "the partition's id")?.id()?;
        let about = |code, what: &str| {
            row.error(code, &format!("{name}-{partition} {what}")).with_number("partition", partition)
        };
        let Some(found) = places.find(&mut last, name, partition) else {
            return Err(about(ErrorCode::UnknownTopicOrPartition, "is not in the current assignment"));
        };
        let flag = |name, default| object.get(name)?.map_or(Ok(default), |flag| flag.flag());
        let is_tiered = flag("remote", is_tiered(found.topic))?;
        let is_compacted = flag("compact", is_compacted(found.topic))?;
        let mut room = Vec::new();
        let now = settled(found.partition, &mut room);
        let shown = sizes.local(found.place, leader_of(found.partition, now), now);
        let read = log_from(&row, &object, shown, is_tiered, is_compacted)?;
        if !logs.add(found.place, read) {
            return Err(about(ErrorCode::InvalidRequest, "is given twice; expected one log for a partition"));
        }
    }
    Ok(logs)
}

fn log_from(
    row: &Field<'_>,
    object: &Object<'_>,
    shown: Option<i64>,
    is_tiered: bool,
    is_compacted: bool,
) -> Result<LogRow, Error> {
    let number = |name| object.get(name)?.map(|number| number.wide_integer()).transpose();
    let (log_start, local_start, log_end) =
        (number("logStart")?, number("localLogStart")?, number("logEnd")?);
    let highest_remote = number("highestRemote")?;
    let segments = object.get("segments")?.map(|segments| segments_from(&segments)).transpose()?;
    let has_offsets = [log_start, local_start, highest_remote].iter().any(Option::is_some);
    if log_end.is_none() && (has_offsets || segments.is_some()) {
        return Err(object.missing("logEnd", "the offset after the last, as others are given"));
    }
    let of_segments =
        || segments.as_ref().map(|all| all.iter().fold(0, |sum: i64, row| sum.saturating_add(row.1)));
    let local_bytes = number("localBytes")?.or_else(of_segments).or(shown);
    let write_rate = number("writeRate")?.unwrap_or_default();
    if write_rate < 0 {
        return Err(object.required("writeRate", "bytes a second")?.expected("bytes a second, at least 0"));
    }
    let log_start = log_start.unwrap_or_default();
    let local_start = local_start.unwrap_or(log_start);
    let start = follower_start(&FollowerCase {
        remote_log_enabled: is_tiered,
        last_tiered_enabled: true,
        compact: is_compacted,
        follower_log_end: 0,
        leader: LeaderLog {
            log_start,
            local_log_start: local_start,
            log_end: log_end.unwrap_or_default(),
            highest_remote: highest_remote.unwrap_or(-1),
            local_bytes: local_bytes.unwrap_or_default(),
            segments,
        },
    });
    // Its fields are those of the row.
    let start = start.map_err(|error| {
        let field = error.field().map_or_else(|| row.path(), |name| format!("{}.{name}", row.path()));
        error.with_field(field).led_by(&format!("{}.", row.path()))
    })?;
    Ok(LogRow {
        local_bytes,
        write_rate,
        local_start,
        start: log_end.map(|_| start),
        may_skip: is_tiered && !is_compacted,
    })
}

fn segments_from(field: &Field<'_>) -> Result<Vec<(i64, i64)>, Error> {
    let mut segments = Vec::new();
    for segment in field.list("segments", MAX_BROKERS)? {
        let mut pair = segment.list("numbers", 2)?;
        let (Some(base), Some(size)) = (pair.next(), pair.next()) else {
            return Err(segment.expected("[base offset, bytes]"));
        };
        segments.push((base.wide_integer()?, size.wide_integer()?));
    }
    Ok(segments)
}

/// Groups, in the order given.
pub(super) fn groups_from(field: Option<Field<'_>>) -> Result<Vec<Group>, Error> {
    let mut groups = Vec::new();
    let Some(field) = field else { return Ok(groups) };
    for group in field.list("groups", MAX_TOPICS)? {
        let object = group.object("a group", &["id", "type", "topics", "clientRack"])?;
        let mut topics = Vec::new();
        for topic in
            object.required("topics", "the topics that it is subscribed to")?.list("topics", MAX_TOPICS)?
        {
            topics.push(String::from(topic_name(&topic)?));
        }
        let id = object.required("id", "the group's id")?;
        let kind = object.get("type")?;
        groups.push(Group {
            id: id.text("the group's id", MAX_NAME_BYTES)?.into(),
            protocol: kind.map_or(Ok(Protocol::default()), |kind| kind.choice(&Protocol::NAMES))?,
            topics,
            client_rack: object.get("clientRack")?.map_or(Ok(false), |flag| flag.flag())?,
        });
    }
    Ok(groups)
}

/// Bytes that are free, by the place of a broker among the registered ones.
pub(super) fn usable_from(field: Option<Field<'_>>, facts: &Facts<'_>) -> Result<Vec<Option<i64>>, Error> {
    let mut usable = alloc::vec![None; facts.index.ids().len()];
    let Some(field) = field else { return Ok(usable) };
    for (key, bytes) in field.entries("bytes by broker {id: bytes}", MAX_BROKERS)? {
        let id = key.parse::<BrokerId>().ok().filter(|id| format!("{id}") == key);
        let Some(id) = id else {
            return Err(bytes.error(ErrorCode::InvalidRequest, "its key is no broker's id"));
        };
        let number = bytes.wide_integer()?;
        if number < 0 {
            return Err(
                bytes.error(ErrorCode::NegativeSize, &format!("expected bytes, at least 0, got {number}"))
            );
        }
        match facts.index.place(id).and_then(|at| usable.get_mut(at)) {
            Some(entry) => *entry = Some(number),
            None => return Err(unregistered(&bytes.path(), id, facts)),
        }
    }
    Ok(usable)
}

/// Brokers that are all registered.
pub(super) fn registered(
    field: &Field<'_>,
    ids: &[BrokerId],
    facts: &Facts<'_>,
) -> Result<BrokerIndex, Error> {
    match ids.iter().find(|id| facts.get(**id).is_none()) {
        Some(id) => Err(unregistered(&field.path(), *id, facts)),
        None => Ok(BrokerIndex::new(ids.iter().copied())),
    }
}

fn unregistered(path: &str, id: BrokerId, facts: &Facts<'_>) -> Error {
    let there = listed(facts.index.ids());
    Error::new(
        ErrorCode::BrokerIdNotRegistered,
        format!("{path}: broker {id} is not registered; there are {there}"),
    )
    .with_field(path)
    .with_value(format!("{id}"))
    .with_number("broker", id)
}
