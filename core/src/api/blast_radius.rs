//! `blastRadius`: what a set of brokers reaches, and every pod and every rack beside it.

use alloc::{format, string::String, vec, vec::Vec};

use super::{
    answered::answered,
    inputs::{ids_from_input, log_dirs_from_input, state_from_input},
    place_request::RULES,
    ruled::Ruled,
};
use crate::{
    analysis::{
        BlastTotals, BrokerGroups, BrokerIndex, Bytes, Group, Radius, Share, TopicReach, WhatIf,
        blast_radius, grouped, hosts, unknown_name, what_if,
    },
    cluster::{Broker, BrokerId},
    error::{Error, ErrorCode, listed},
    formats::Note,
    limits::MAX_NAME_BYTES,
    order::sort_unique,
    value::{Json, Object, ToJson, Value},
};

/// Counts what brokers reach and answers JSON.
///
/// The request has `current`, and may have `brokers`, one of `pod`, `rack` and `brokerIds`, `minInsyncReplicas` (for
/// topics whose source does not show it; 1 where it is not given), `logDirs` (the output of `kafka-log-dirs`) and
/// `whatIf`: `{"intervals": [10], "podSizes": [3]}`. `canary`, `rules` and `rackAware` are read and checked, so that
/// one request does for `audit` and for this; what brokers reach depends on where replicas are, and on no rule.
///
/// ```json
/// {"set": {"kind": "pod", "name": "canary", "brokers": [4, 5, 6]},
///  "radius": {"partitions": 20, "hosted": {"part": 2, "whole": 20, "percent": "10"}, "led": ..., "inside": ...,
///             "belowMinIsr": ..., "atMinIsr": ..., "offline": ..., "topics": ..., "groupCoordinators": ...,
///             "transactionCoordinators": ..., "bytesHosted": "60", "bytesLed": "20", "bytesTotal": "600"},
///  "pods": [{"name": "canary", "brokers": [4, 5, 6], "partitions": 20, ...}], "racks": [], "podless": [],
///  "whatIf": [{"interval": 10, "podSize": 3, "isolated": ..., "isolatedReplicasPerBroker": ...,
///              "otherReplicasPerBroker": ..., "fits": true}],
///  "topics": [{"topic": "orders", "hosted": 2, "led": 2, "partitions": 20}], "notes": []}
/// ```
///
/// - `pod` and `rack` are the brokers that declare them. `podless` are the brokers without a pod where others have one:
///   they are in no pod's set, and hold replicas of every pod's partitions.
/// - `pods` and `racks` list all of them by name; those without one come last, with the name null.
/// - A partition that is offline now counts as `offline` (and `belowMinIsr`) where the set has a replica of it.
/// - `whatIf` is empty unless brokers are given: their number is needed.
///
/// # Errors
/// Those of the formats, naming the field; `INVALID_REQUEST` for a pod or rack that no broker declares, saying which
/// are there; `BROKER_ID_NOT_REGISTERED` for an id that is neither among `brokers` nor has a replica.
pub fn blast_radius_value(request: &Value) -> Result<String, Error> {
    answered(request, "a blastRadius request", &[&KNOWN, &RULES], write_blast_radius)
}

const KNOWN: [&str; 8] =
    ["current", "brokers", "pod", "rack", "brokerIds", "minInsyncReplicas", "logDirs", "whatIf"];

fn write_blast_radius(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let mut notes = Vec::new();
    let current = object.required("current", "the topics as they stand")?;
    let current = state_from_input(&current, &mut notes)?;
    let ruled = Ruled::from_object(&object, &mut notes)?;
    let brokers = ruled.cluster.brokers();
    let pods = grouped(brokers, &|broker| broker.pod.as_deref());
    let racks = grouped(brokers, &|broker| broker.rack.name());
    let index = hosts(brokers, &current);
    let set = set_from(&object, brokers, &index, [&pods, &racks])?;
    let min_isr = object.optional_number("minInsyncReplicas", i32::MAX, ErrorCode::InvalidRequest)?;
    let log_dirs = match object.get("logDirs")? {
        Some(dirs) => Some(log_dirs_from_input(&dirs, &mut notes)?),
        None => None,
    };
    let mut choices = [None, None];
    let field = object.get("whatIf")?;
    if let Some(field) = &field {
        if brokers.is_empty() {
            return Err(object.missing("brokers", "the brokers, whose number whatIf needs"));
        }
        let object = field.object("a whatIf object", &["intervals", "podSizes"])?;
        let most = i64::try_from(brokers.len()).unwrap_or(i64::MAX);
        choices = [
            numbers_in(&object, "intervals", "intervals", i32::MAX.into())?,
            numbers_in(&object, "podSizes", "pod sizes", most)?,
        ];
    }
    let mut rows = Vec::new();
    if !brokers.is_empty() {
        let [intervals, sizes] = &choices;
        rows = what_if(&current, brokers.len() as u64, intervals.as_deref(), sizes.as_deref());
        note_strangers(&index, brokers, &mut notes);
    }
    let mut chosen = Vec::new();
    if let Some(set) = &set {
        chosen.push(set.brokers.clone());
    }
    let mut groups = Vec::new();
    for sets in [chosen, ids_of(&pods), ids_of(&racks)] {
        groups.push(BrokerGroups::new(&index, &sets));
    }
    let (totals, topics) = blast_radius(&current, min_isr, log_dirs.as_ref(), &index, &mut groups);
    json.open('{');
    json.entry("set", &set);
    let mut radii = groups.iter();
    let radius = radii.next().and_then(|groups| groups.radii().next());
    json.entry("radius", &radius.map(|radius| Row { of: None, radius, totals: &totals }));
    for ((name, of), groups) in [("pods", &pods), ("racks", &racks)].into_iter().zip(radii) {
        let mut rows = Vec::with_capacity(of.len());
        for (group, radius) in of.iter().zip(groups.radii()) {
            rows.push(Row { of: Some(group), radius, totals: &totals });
        }
        json.entry(name, &rows);
    }
    let podless = pods.last().filter(|group| group.name.is_none());
    json.entry("podless", &podless.map(Group::ids).unwrap_or_default());
    json.entry("whatIf", &rows);
    json.entry("topics", &topics);
    json.entry("notes", &notes);
    json.close('}');
    Ok(())
}

/// The set that is asked for.
struct Set<'a> {
    kind: &'static str,
    name: Option<&'a str>,
    brokers: Vec<BrokerId>,
}

fn set_from<'a>(
    object: &Object<'a>,
    brokers: &[Broker],
    index: &BrokerIndex,
    [pods, racks]: [&[Group<'_>]; 2],
) -> Result<Option<Set<'a>>, Error> {
    let [pod, rack, listed_ids] = [object.get("pod")?, object.get("rack")?, object.get("brokerIds")?];
    if [&pod, &rack, &listed_ids].iter().filter(|field| field.is_some()).count() > 1 {
        return Err(Error::new(
            ErrorCode::InvalidRequest,
            format_args!("expected one of pod, rack and brokerIds, got more than one"),
        )
        .with_field(""));
    }
    for (kind, field, groups) in [("pod", pod, pods), ("rack", rack, racks)] {
        let Some(field) = field else { continue };
        if brokers.is_empty() {
            return Err(object.missing("brokers", "the brokers, each with its pod and its rack"));
        }
        let name = field.text(&format!("the {kind}'s name"), MAX_NAME_BYTES)?;
        let Some(group) = groups.iter().find(|group| group.name == Some(name)) else {
            return Err(
                field.error(ErrorCode::InvalidRequest, format_args!("{}", unknown_name(kind, name, groups)))
            );
        };
        return Ok(Some(Set { kind, name: Some(name), brokers: group.ids() }));
    }
    let Some(field) = listed_ids else { return Ok(None) };
    let mut given = ids_from_input(&field)?;
    sort_unique(&mut given, Ord::cmp);
    match given.iter().find(|id| index.place(**id).is_none() && !brokers.is_empty()) {
        None => Ok(Some(Set { kind: "brokers", name: None, brokers: given })),
        Some(id) => Err(field
            .error(
                ErrorCode::BrokerIdNotRegistered,
                format_args!("broker {id} is not registered, and has no replica"),
            )
            .with_value(&id)
            .with_number("broker", *id)),
    }
}

#[inline(never)]
fn ids_of(groups: &[Group<'_>]) -> Vec<Vec<BrokerId>> {
    let mut sets = Vec::with_capacity(groups.len());
    for group in groups {
        sets.push(group.ids());
    }
    sets
}

/// A list of numbers from 1 on.
#[inline(never)]
fn numbers_in(
    object: &Object<'_>,
    name: &'static str,
    what: &str,
    largest: i64,
) -> Result<Option<Vec<u64>>, Error> {
    const MOST: usize = 100;
    let Some(field) = object.get(name)? else { return Ok(None) };
    let mut numbers = vec![];
    for number in field.list(what, MOST)? {
        numbers.push(number.integer(1, largest, ErrorCode::InvalidRequest)?.unsigned_abs());
    }
    Ok(Some(numbers))
}

/// Brokers with replicas that are not registered are in no pod and no rack.
#[inline(never)]
fn note_strangers(index: &BrokerIndex, brokers: &[Broker], notes: &mut Vec<Note>) {
    let registered = BrokerIndex::of_brokers(brokers);
    let mut strangers = index.ids().to_vec();
    strangers.retain(|id| registered.place(*id).is_none());
    if !strangers.is_empty() {
        let message = format!(
            "{} broker(s) with replicas are not registered, so they are in no pod and no rack here: {}",
            strangers.len(),
            listed(&strangers)
        );
        notes.push(Note { code: "UNKNOWN_BROKERS", message });
    }
}

/// A radius, behind the name and the brokers of its set if it is one of several.
struct Row<'a> {
    of: Option<&'a Group<'a>>,
    radius: &'a Radius,
    totals: &'a BlastTotals,
}

const REACH: [&str; 6] = ["hosted", "led", "inside", "belowMinIsr", "atMinIsr", "offline"];
const COORDINATORS: [&str; 2] = ["groupCoordinators", "transactionCoordinators"];

#[inline(never)]
fn shares(json: &mut Json, names: &[&str], parts: &[u64], whole: u64) {
    for (name, part) in names.iter().zip(parts) {
        json.entry(name, &Share { part: *part, whole });
    }
}

impl ToJson for Row<'_> {
    fn write(&self, json: &mut Json) {
        let (Radius { reach, topics, coordinators, .. }, totals) = (self.radius, self.totals);
        json.open('{');
        if let Some(group) = self.of {
            json.entry("name", &group.name);
            json.entry("brokers", &group.ids());
        }
        json.entry("partitions", &totals.partitions);
        let parts =
            [reach.hosted, reach.led, reach.inside, reach.below_min_isr, reach.at_min_isr, reach.offline];
        shares(json, &REACH, &parts, totals.partitions);
        shares(json, &["topics"], &[*topics], totals.topics);
        for ((name, part), whole) in COORDINATORS.into_iter().zip(*coordinators).zip(totals.coordinators) {
            shares(json, &[name], &[part], whole);
        }
        // Sizes that are known of none of the set's replicas are 0, unless there are no sizes at all.
        let known = |bytes: &Bytes| totals.bytes.map(|_| bytes.or_zero());
        json.entry("bytesHosted", &known(&self.radius.bytes_hosted));
        json.entry("bytesLed", &known(&self.radius.bytes_led));
        json.entry("bytesTotal", &totals.bytes);
        json.close('}');
    }
}

impl ToJson for Set<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("kind", &self.kind);
        json.entry("name", &self.name);
        json.entry("brokers", &self.brokers);
        json.close('}');
    }
}

impl ToJson for TopicReach {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("topic", &self.topic);
        json.counts(&["hosted", "led", "partitions"], &[self.hosted, self.led, self.partitions]);
        json.close('}');
    }
}

impl ToJson for WhatIf {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.counts(&["interval", "podSize"], &[self.interval, self.pod_size]);
        json.entry("isolated", &self.isolated);
        json.entry("isolatedReplicasPerBroker", &self.isolated_per_broker);
        json.entry("otherReplicasPerBroker", &self.others_per_broker);
        json.entry("fits", &self.fits);
        json.close('}');
    }
}
