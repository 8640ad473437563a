//! `impact`: what a plan costs once it runs.

use alloc::{format, string::String, vec::Vec};

use super::{
    answered::answered,
    impact_answer::Answer,
    impact_input::{add_groups, add_logs, add_usable, check_registered},
    inputs::{half_from, ids_from_input, log_dirs_from_input, plan_from_input, state_from_input},
    place_request::RULES,
    ruled::Ruled,
};
use crate::{
    analysis::{
        BrokerIndex,
        impact::{Facts, Impact, Input, Logs, Places, Sizes, Targets, impact},
    },
    error::{Error, ErrorCode, listed},
    formats::Note,
    placement::Eligibility,
    state::{LogDirs, Plan},
    value::{Field, Json, Object, Value},
};

const KNOWN: &[&str] = &[
    "brokers",
    "current",
    "plan",
    "half",
    "logs",
    "logDirs",
    "groups",
    "exposedBrokers",
    "minInsyncReplicas",
    "throttle",
    "lastTieredEnabled",
    "usableBytes",
];

/// Reckons what a plan costs and answers JSON.
///
/// The request has `brokers`, `current` and `plan`, and any of `logs`, `logDirs`, `groups`, `canary`, `rules`,
/// `exposedBrokers`, `minInsyncReplicas`, `throttle`, `lastTieredEnabled`, `usableBytes`. Brokers, topics, the plan and
/// `logDirs` may be text. A log is `{topic, partition, logStart, localLogStart, logEnd, highestRemote, localBytes,
/// segments: [[base, bytes]], writeRate, remote, compact}` of a partition's leader; bytes that it does not tell are
/// those of `logDirs`, and what the topic's configs show need not be told. A group is `{id, type, topics, clientRack}`.
/// Bytes, offsets, seconds and hashes are 64-bit numbers, in answers as text; rates are bytes a second.
///
/// ```json
/// {"moves": {"replicaAdds": 1, "replicaRemoves": 1, "orderOnly": 0, "rackMultisetChanged": 1, "partitionsWithAdds": 1,
///    "newRackAdds": 0, "detail": [{"topic": "foo", "partition": 0, "to": 3, "newRack": false,
///      "bytesFullLocal": "10000", "bytesLastTiered": "10000"}]},
///  "leaders": {"preferredChanged": 0, "forcedChanges": 0},
///  "bytes": {"fullLocal": "10000", "lastTiered": "10000", "saved": "0", "retryFirst": [], "thinReplicas": [],
///    "thinPreferredLeaders": 0, "unknown": []},
///  "time": {"perBroker": [{"broker": 0, "direction": "out", "seconds": "10"}], "seconds": "10"},
///  "hashes": [{"topic": "foo", "before": "-7923985949393701696", "during": "7101675609586875551", "after": "..."}],
///  "groups": [{"group": "g1", "type": "consumer", "onStart": true, "onFinish": true, "net": true, "minBumps": 2,
///    "maxBumps": 2, "missingTopics": []}],
///  "exposure": {"brokers": [3], "before": {"partitions": 3, "anyReplica": 2, "leader": 1, "allReplicas": 0,
///    "belowMinIsr": 0, "bytes": {"known": 3, "total": "30000", "anyReplica": "20000", ...}}, "after": {...}},
///  "canary": {"before": {"canaryPartitions": 1, "canaryOutside": [], "ordinaryInside": []}, "after": {...},
///    "podlessBrokers": []},
///  "disk": {"peakExtraByBroker": {"3": "10000"}, "freedByBroker": {"2": "10000"}, "leftAsStrayByBroker": {},
///    "over": [{"broker": 3, "extra": "10000", "usable": "5000"}]},
///  "straysLeft": [{"topic": "foo", "partition": 0, "broker": 2, "size": "10000"}],
///  "notes": []}
/// ```
///
/// Null is what is not known, or was not asked for: `time` without a throttle, `exposure` without brokers and rules,
/// `canary` without rules. Time is a lower bound. Bytes that nobody told are null and left out of sums, and `unknown`
/// lists their partitions.
///
/// # Errors
/// Those of the formats and of `followerStart`, naming the field. `UNKNOWN_TOPIC_OR_PARTITION`,
/// `BROKER_ID_NOT_REGISTERED`, `REASSIGNMENT_IN_PROGRESS` and `PARTITION_IDS_NOT_CONTIGUOUS` for a plan that cannot
/// be reckoned with; `INVALID_REQUEST` for a broker twice in a replica list; `CONFLICTING_POD_RULES`.
pub fn impact_value(request: &Value) -> Result<String, Error> {
    answered(request, "an impact request", &[KNOWN, &RULES], write_impact)
}

fn write_impact(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let mut notes = Vec::new();
    let ruled = Ruled::required(&object, &mut notes)?;
    let current = state_from_input(&object.required("current", "topics as they stand")?, &mut notes)?;
    let plan_field = object.required("plan", "a plan")?;
    let half = half_from(&object)?;
    let plan = if half.is_none() && is_empty(&plan_field)? {
        Plan::default()
    } else {
        plan_from_input(&plan_field, half, &mut notes)?
    };
    let log_dirs = match object.get("logDirs")? {
        Some(dirs) => log_dirs_from_input(&dirs, &mut notes)?,
        None => LogDirs::default(),
    };
    let facts = Facts::new(&ruled.cluster, &log_dirs);
    let places = Places::new(&current);
    let targets = match Targets::new(&places, &plan.rows(), &facts) {
        Ok(targets) => targets,
        Err((at, error)) => return Err(of_row(&plan_field, at, error)),
    };
    let sizes = Sizes::new(&places, &log_dirs.sizes);
    let mut logs = Logs::default();
    add_logs(&object, &places, &sizes, &mut logs)?;
    let mut groups = Vec::new();
    add_groups(&object, &mut groups)?;
    let mut usable = facts.sums();
    add_usable(&object, &facts, &mut usable)?;
    let of_rules = facts.ruled(&ruled.rules);
    // Those that are given, else those of pods with a rule.
    let mut exposed = of_rules.clone();
    let given = object.get("exposedBrokers")?;
    if let Some(field) = &given {
        exposed = ids_from_input(field)?;
        check_registered(field, &exposed, &facts)?;
    }
    let is_exposed = given.is_some() || !ruled.rules.as_slice().is_empty();
    let exposed = BrokerIndex::of(exposed);
    let view = ruled.view();
    let (eligibility, _) = Eligibility::new(&view, &ruled.rules);
    let input = Input {
        places: &places,
        targets: &targets,
        facts: &facts,
        sizes: &sizes,
        logs: &logs,
        groups: &groups,
        rules: &ruled.rules,
        ruled: &of_rules,
        eligibility: &eligibility,
        exposed: is_exposed.then_some(&exposed),
        min_isr: object.optional_number("minInsyncReplicas", i32::MAX, ErrorCode::InvalidRequest)?,
        throttle: throttle_from(&object)?,
        last_tiered: object.flag_or("lastTieredEnabled", false)?,
    };
    let mut found = Impact::default();
    match impact(&input, &mut found) {
        Err(error) if error.code() == ErrorCode::ConflictingPodRules => {
            return Err(error.with_field("rules"));
        }
        done => done?,
    }
    if !found.in_flight.is_empty() {
        let message = format!(
            "{} partition(s) are being reassigned, and count without the replicas that this adds: {}",
            found.in_flight.len(),
            listed(&found.in_flight)
        );
        notes.push(Note { code: "ADDING_REPLICAS_LEFT_OUT", message });
    }
    Answer { impact: &found, input: &input, usable: &usable, notes: &notes }.write(json);
    Ok(())
}

/// An error about a row of the plan. A text has no places that a caller could look at.
#[inline(never)]
fn of_row(plan: &Field<'_>, at: usize, error: Error) -> Error {
    let field = match plan.value() {
        Value::Map(_) => format!("plan.partitions[{at}]"),
        _ => "plan".into(),
    };
    error.led_by(format_args!("{field}: ")).with_field(field)
}

/// Whether it is a plan for no partition, which costs nothing and is refused elsewhere.
fn is_empty(plan: &Field<'_>) -> Result<bool, Error> {
    let Value::Map(_) = plan.value() else { return Ok(false) };
    let partitions = plan.open_object("a plan")?.get("partitions")?;
    Ok(partitions.is_some_and(|list| matches!(list.value(), Value::List(items) if items.is_empty())))
}

fn throttle_from(object: &Object<'_>) -> Result<Option<i64>, Error> {
    let Some(field) = object.get("throttle")? else { return Ok(None) };
    match field.wide_integer()? {
        ..=0 => Err(field.expected(format_args!("bytes a second, at least 1"))),
        rate => Ok(Some(rate)),
    }
}
