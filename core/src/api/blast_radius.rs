//! `blastRadius`: what a set of brokers reaches, and every pod and every rack beside it.

use alloc::{format, string::String, vec::Vec};

use super::{
    inputs::{ids_from_input, log_dirs_from_input, state_from_input},
    place_request::RULES,
    ruled::Ruled,
};
use crate::{
    analysis::{
        BlastTotals, BrokerGroups, BrokerIndex, Group, Radius, Share, TopicReach, WhatIf, blast_radius,
        grouped, hosts, unknown_name, what_if,
    },
    cluster::{Broker, BrokerId},
    error::{Error, ErrorCode, listed},
    formats::Note,
    limits::MAX_NAME_BYTES,
    order::sort,
    value::{Field, Json, Object, ToJson, Value, Wide},
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
    let root = Field::root("", request);
    let own = ["current", "brokers", "pod", "rack", "brokerIds", "minInsyncReplicas", "logDirs", "whatIf"];
    let known: Vec<&'static str> = own.into_iter().chain(RULES).collect();
    let object = root.object("a blastRadius request", &known)?;
    let mut notes = Vec::new();
    let current = object.required("current", "the topics as they stand")?;
    let current = state_from_input(&current, &mut notes)?;
    let ruled = Ruled::from_object(&object, &mut notes)?;
    let brokers = ruled.cluster.brokers();
    let pods = grouped(brokers, |broker| broker.pod.as_deref());
    let racks = grouped(brokers, |broker| broker.rack.name());
    let index = hosts(brokers, &current);
    let set = set_from(&object, brokers, &index, [&pods, &racks])?;
    let min_isr = object
        .get("minInsyncReplicas")?
        .map(|field| field.integer(1, i16::MAX.into(), ErrorCode::InvalidRequest))
        .transpose()?
        .and_then(|number| u32::try_from(number).ok());
    let log_dirs = object.get("logDirs")?.map(|dirs| log_dirs_from_input(&dirs, &mut notes)).transpose()?;
    let what_if = match object.get("whatIf")? {
        Some(_) if brokers.is_empty() => {
            return Err(object.missing("brokers", "the brokers, whose number whatIf needs"));
        }
        _ if brokers.is_empty() => Vec::new(),
        field => {
            let brokers = brokers.len() as u64;
            let [intervals, sizes] = choices(field.as_ref(), brokers)?;
            let intervals: Option<Vec<u32>> = intervals
                .map(|list| list.into_iter().filter_map(|number| u32::try_from(number).ok()).collect());
            what_if(&current, brokers, intervals.as_deref(), sizes.as_deref())
        }
    };
    note_strangers(&index, brokers, &mut notes);

    let [pod_ids, rack_ids] = [&pods, &racks].map(|groups| groups.iter().map(ids).collect::<Vec<_>>());
    let mut groups: Vec<BrokerGroups> = [&pod_ids, &rack_ids]
        .map(|sets| BrokerGroups::new(&index, &sets.iter().map(Vec::as_slice).collect::<Vec<_>>()))
        .into();
    let mut topics = Vec::new();
    if let Some(set) = &set {
        groups.insert(0, BrokerGroups::new(&index, &[&set.brokers]));
    }
    let wanted = set.is_some().then_some(&mut topics);
    let totals = blast_radius(&current, min_isr, log_dirs.as_ref(), &index, &mut groups, wanted);
    let mut radii = groups.iter().map(|groups| groups.radii().copied().collect::<Vec<_>>());
    let radius = set.as_ref().and_then(|_| radii.next()).and_then(|radii| radii.first().copied());
    let rows = [(pods, pod_ids), (racks, rack_ids)].map(|(groups, brokers)| {
        let rows = groups.into_iter().zip(brokers).zip(radii.next().unwrap_or_default());
        rows.map(|((group, brokers), radius)| Row { of: Some((group.name, brokers)), radius, totals })
            .collect::<Vec<_>>()
    });
    let [pods, racks] = &rows;
    let podless = match pods.last().and_then(|row| row.of.as_ref()) {
        Some((None, brokers)) => brokers.clone(),
        _ => Vec::new(),
    };
    let mut json = Json::default();
    json.open('{');
    json.entry("set", &set);
    json.entry("radius", &radius.map(|radius| Row { of: None, radius, totals }));
    json.entry("pods", pods);
    json.entry("racks", racks);
    json.entry("podless", &podless);
    json.entry("whatIf", &what_if);
    json.entry("topics", &topics);
    json.entry("notes", &notes);
    json.close('}');
    Ok(json.into_text())
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
    if [&pod, &rack, &listed_ids].into_iter().flatten().count() > 1 {
        return Err(Error::new(
            ErrorCode::InvalidRequest,
            "expected one of pod, rack and brokerIds, got more than one",
        )
        .with_field(""));
    }
    for (kind, field, groups) in [("pod", pod, pods), ("rack", rack, racks)] {
        let Some(field) = field else { continue };
        if brokers.is_empty() {
            return Err(object.missing("brokers", "the brokers, each with its pod and its rack"));
        }
        let name = field.text(kind, MAX_NAME_BYTES)?;
        let Some(group) = groups.iter().find(|group| group.name == Some(name)) else {
            return Err(field.error(ErrorCode::InvalidRequest, &unknown_name(kind, name, groups)));
        };
        return Ok(Some(Set { kind, name: Some(name), brokers: ids(group) }));
    }
    let Some(field) = listed_ids else { return Ok(None) };
    let mut given = ids_from_input(&field)?;
    sort(&mut given, Ord::cmp);
    given.dedup();
    match given.iter().find(|id| index.place(**id).is_none() && !brokers.is_empty()) {
        None => Ok(Some(Set { kind: "brokers", name: None, brokers: given })),
        Some(id) => Err(field
            .error(
                ErrorCode::BrokerIdNotRegistered,
                &format!("broker {id} is not registered, and has no replica"),
            )
            .with_value(format!("{id}"))
            .with_number("broker", *id)),
    }
}

fn ids(group: &Group<'_>) -> Vec<BrokerId> {
    group.brokers.iter().map(|broker| broker.id).collect()
}

/// The lists of `whatIf`: intervals, sizes of pods.
fn choices(field: Option<&Field<'_>>, brokers: u64) -> Result<[Option<Vec<u64>>; 2], Error> {
    const MOST: usize = 100;
    let mut lists = [None, None];
    let Some(field) = field else { return Ok(lists) };
    let object = field.object("whatIf", &["intervals", "podSizes"])?;
    let most = [i64::from(i32::MAX), i64::try_from(brokers).unwrap_or(i64::MAX)];
    for ((name, what), (list, most)) in
        [("intervals", "intervals"), ("podSizes", "pod sizes")].into_iter().zip(lists.iter_mut().zip(most))
    {
        let Some(field) = object.get(name)? else { continue };
        let mut numbers = Vec::new();
        for number in field.list(what, MOST)? {
            numbers.extend(u64::try_from(number.integer(1, most, ErrorCode::InvalidRequest)?));
        }
        *list = Some(numbers);
    }
    Ok(lists)
}

/// Brokers with replicas that are not registered are in no pod and no rack.
fn note_strangers(index: &BrokerIndex, brokers: &[Broker], notes: &mut Vec<Note>) {
    if brokers.is_empty() {
        return;
    }
    let registered = BrokerIndex::new(brokers.iter().map(|broker| broker.id));
    let strangers: Vec<&BrokerId> =
        index.ids().iter().filter(|id| registered.place(**id).is_none()).collect();
    if !strangers.is_empty() {
        let message = format!(
            "{} broker(s) with replicas are not registered, so they are in no pod and no rack here: {}",
            strangers.len(),
            listed(strangers)
        );
        notes.push(Note { code: "UNKNOWN_BROKERS", message });
    }
}

/// A radius, behind the name and the brokers of its set if it is one of several.
struct Row<'a> {
    of: Option<(Option<&'a str>, Vec<BrokerId>)>,
    radius: Radius,
    totals: BlastTotals,
}

impl ToJson for Row<'_> {
    fn write(&self, json: &mut Json) {
        let (reach, totals) = (&self.radius.reach, &self.totals);
        let [groups, transactions] = self.radius.coordinators;
        let [all_groups, all_transactions] = totals.coordinators;
        json.open('{');
        if let Some((name, brokers)) = &self.of {
            json.entry("name", name);
            json.entry("brokers", brokers);
        }
        json.entry("partitions", &totals.partitions);
        for (name, part, whole) in [
            ("hosted", reach.hosted, totals.partitions),
            ("led", reach.led, totals.partitions),
            ("inside", reach.inside, totals.partitions),
            ("belowMinIsr", reach.below_min_isr, totals.partitions),
            ("atMinIsr", reach.at_min_isr, totals.partitions),
            ("offline", reach.offline, totals.partitions),
            ("topics", self.radius.topics, totals.topics),
            ("groupCoordinators", groups, all_groups),
            ("transactionCoordinators", transactions, all_transactions),
        ] {
            json.entry(name, &Share { part, whole });
        }
        for (name, bytes) in [
            ("bytesHosted", totals.bytes.map(|_| self.radius.bytes_hosted)),
            ("bytesLed", totals.bytes.map(|_| self.radius.bytes_led)),
            ("bytesTotal", totals.bytes),
        ] {
            json.entry(name, &bytes.map(Wide));
        }
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
        for (name, count) in [("hosted", self.hosted), ("led", self.led), ("partitions", self.partitions)] {
            json.entry(name, &count);
        }
        json.close('}');
    }
}

impl ToJson for WhatIf {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("interval", &self.interval);
        json.entry("podSize", &self.pod_size);
        for (name, share) in [
            ("isolated", self.isolated),
            ("isolatedReplicasPerBroker", self.isolated_per_broker),
            ("otherReplicasPerBroker", self.others_per_broker),
        ] {
            json.entry(name, &share);
        }
        json.entry("fits", &self.fits);
        json.close('}');
    }
}
