//! What `impact` is asked, besides brokers, topics and the plan: leaders' logs, groups, disks.

use alloc::{format, vec::Vec};

use super::{
    copy_time::amount,
    follower_start::{leader_log, log_numbers, segments_in, within},
};
use crate::{
    analysis::{
        BytesByBroker, FollowerCase, follower_start,
        impact::{Copied, Facts, Group, Logs, Places, Protocol, Sizes, is_compacted, is_tiered, settled},
        leader_of,
    },
    cluster::BrokerId,
    error::{Error, ErrorCode, listed},
    formats::topic_name,
    limits::{MAX_BROKERS, MAX_NAME_BYTES, MAX_PARTITIONS, MAX_TOPICS},
    order::sort_unique,
    state::TopicState,
    value::{Field, Object, parsed},
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
#[inline(never)]
pub(super) fn add_logs(
    object: &Object<'_>,
    places: &Places<'_>,
    sizes: &Sizes<'_>,
    logs: &mut Logs,
) -> Result<(), Error> {
    let Some(field) = object.get("logs")? else { return Ok(()) };
    *logs = Logs::new(places);
    let mut last = 0;
    let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
    for row in field.list("logs", most)? {
        let object = row.object("a log", &LOG)?;
        let name = object.text("topic", "the topic's name", MAX_NAME_BYTES)?;
        let partition = object.id("partition", "the partition's id")?;
        let found = places.find(&mut last, name, partition);
        let (code, what) = match &found {
            None => (ErrorCode::UnknownTopicOrPartition, "is not in the current assignment"),
            Some(found) => {
                let mut room = Vec::new();
                let now = settled(found.partition, &mut room);
                let shown = sizes.local(found.place, leader_of(found.partition, now), now);
                if logs.add(found.place, log_from(&row, &object, shown, found.topic)?) {
                    continue;
                }
                (ErrorCode::InvalidRequest, "is given twice; expected one log for a partition")
            }
        };
        let error = row.error(code, format_args!("{name}-{partition} {what}"));
        return Err(error.with_number("partition", partition));
    }
    Ok(())
}

fn log_from(
    row: &Field<'_>,
    object: &Object<'_>,
    shown: Option<i64>,
    topic: &TopicState,
) -> Result<Copied, Error> {
    let is_tiered = object.flag_or("remote", is_tiered(topic))?;
    let is_compacted = object.flag_or("compact", is_compacted(topic))?;
    let [log_start, local_start, log_end, highest_remote, bytes] = log_numbers(object)?;
    let segments = segments_in(object)?;
    let has_offsets = log_start.or(local_start).or(highest_remote).is_some() || segments.is_some();
    if log_end.is_none() && has_offsets {
        return Err(object.missing("logEnd", "the offset after the last, as others are given"));
    }
    let mut local_bytes = bytes.or(shown);
    if let (None, Some(segments)) = (bytes, &segments) {
        let mut sum = 0_i64;
        for (_, size) in segments {
            sum = sum.saturating_add(*size);
        }
        local_bytes = Some(sum);
    }
    let mut copied = Copied::of(local_bytes, is_tiered && !is_compacted);
    copied.write_rate = object.optional_wide("writeRate")?.unwrap_or_default();
    if copied.write_rate < 0 {
        return Err(object.required("writeRate", "")?.expected(format_args!("bytes a second, at least 0")));
    }
    let leader = leader_log([log_start, local_start, log_end, highest_remote, local_bytes], segments);
    let local_start = leader.local_log_start;
    let start = follower_start(&FollowerCase {
        remote_log_enabled: is_tiered,
        last_tiered_enabled: true,
        compact: is_compacted,
        follower_log_end: 0,
        leader,
    });
    match start {
        Err(error) => return Err(within(&row.path(), error)),
        Ok(start) if log_end.is_some() => copied.starts(&start, local_start),
        Ok(_) => {}
    }
    Ok(copied)
}

/// Groups, in the order given.
#[inline(never)]
pub(super) fn add_groups<'a>(object: &Object<'a>, groups: &mut Vec<Group<'a>>) -> Result<(), Error> {
    let Some(field) = object.get("groups")? else { return Ok(()) };
    for group in field.list("groups", MAX_TOPICS)? {
        let object = group.object("a group", &["id", "type", "topics", "clientRack"])?;
        let topics = names_from(&object.required("topics", "the topics that it is subscribed to")?)?;
        let id = object.text("id", "the group's id", MAX_NAME_BYTES)?;
        let protocol = object.optional_choice("type", &Protocol::NAMES)?.unwrap_or_default();
        let client_rack = object.flag_or("clientRack", false)?;
        groups.push(Group { id, protocol, topics, client_rack });
    }
    Ok(())
}

/// Names of topics, each once, by name.
#[inline(never)]
pub(super) fn names_from<'a>(field: &Field<'a>) -> Result<Vec<&'a str>, Error> {
    let mut names = Vec::new();
    for name in field.list("topics", MAX_TOPICS)? {
        names.push(topic_name(&name)?);
    }
    sort_unique(&mut names, Ord::cmp);
    Ok(names)
}

/// Bytes that are free, by broker; those of brokers of which it is not said are not known.
#[inline(never)]
pub(super) fn add_usable(
    object: &Object<'_>,
    facts: &Facts<'_>,
    usable: &mut BytesByBroker,
) -> Result<(), Error> {
    let Some(field) = object.get("usableBytes")? else { return Ok(()) };
    for (key, bytes) in field.entries("bytes by broker {id: bytes}", MAX_BROKERS)? {
        let Some(id) = parsed::<BrokerId>(key).filter(|id| format!("{id}") == key) else {
            return Err(bytes.error(ErrorCode::InvalidRequest, format_args!("its key is no broker's id")));
        };
        check_registered(&bytes, &[id], facts)?;
        usable.add(id, Some(amount(&bytes)?));
    }
    Ok(())
}

/// Refuses brokers that are not registered.
#[inline(never)]
pub(super) fn check_registered(field: &Field<'_>, ids: &[BrokerId], facts: &Facts<'_>) -> Result<(), Error> {
    let Some(id) = ids.iter().find(|id| facts.get(**id).is_none()) else { return Ok(()) };
    let error = field.error(
        ErrorCode::BrokerIdNotRegistered,
        format_args!("broker {id} is not registered; there are {}", listed(facts.ids())),
    );
    Err(error.with_value(&id).with_number("broker", *id))
}
