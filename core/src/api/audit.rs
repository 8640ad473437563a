//! `audit`: a cluster as it stands, against its rules.

use alloc::{string::String, vec::Vec};

use super::{inputs::state_from_input, place_request::RULES, ruled::Ruled, validate::write_findings};
use crate::{
    analysis::{Audit, AuditOptions, Extremes, Health, Judge, SetBalance, audit},
    error::{Error, ErrorCode},
    formats::{Note, nothing},
    placement::Eligibility,
    value::{Field, Json, ToJson, Value},
};

/// Audits a cluster and answers JSON.
///
/// The request has `brokers` and `current`, which may be text or plain data, and any of `canary`, `rules`,
/// `rackAware`, `minInsyncReplicas` (for topics that do not show their own; 1 if not given) and `replicationFactor`
/// (that every partition is to have; not looked at if not given).
///
/// ```json
/// {"verdict": "findings", "counts": {"error": 1, "warning": 0, "info": 0},
///  "findings": [{"code": "CANARY_OUTSIDE_POD", "severity": "error", "topic": "t", "partition": 9, "brokers": [1, 2],
///                "message": "t-9: confined to pod canary, with replicas outside it on 1, 2"}],
///  "isolation": {"partitions": {"part": 2, "whole": 20, "percent": "10"},
///                "brokers": {"part": 3, "whole": 6, "percent": "50"}, "violations": 1, "podless": []},
///  "health": {"partitions": 20, "offline": 0, "underReplicated": 0, "underMinIsr": 0, "atMinIsr": 0,
///             "leaderNotPreferred": 0, "moving": 0},
///  "racks": {"partitions": 20, "narrow": 0},
///  "balance": [{"pod": null, "brokers": 3, "partitions": 18,
///               "leaders": {"min": 6, "minBroker": 1, "max": 6, "maxBroker": 1, "total": 18},
///               "replicas": {"min": 18, "minBroker": 1, "max": 18, "maxBroker": 1, "total": 54}}],
///  "load": [{"broker": 1, "rack": null, "pod": "stable", "leaders": 6, "replicas": 19}],
///  "notes": []}
/// ```
///
/// The verdict is `"fine"` if nothing but `info` was found. `balance` has an entry for each set of brokers that
/// partitions are confined to, `pod` being null for the partitions without a rule. `racks.partitions` counts those
/// whose spread was judged: none where no rack is known.
///
/// # Errors
/// Those of the formats, naming the field; `CONFLICTING_POD_RULES`.
pub fn audit_value(request: &Value) -> Result<String, Error> {
    let root = Field::root("", request);
    let own = ["brokers", "current", "minInsyncReplicas", "replicationFactor"];
    let known: Vec<&'static str> = own.into_iter().chain(RULES).collect();
    let object = root.object("an audit request", &known)?;
    let number = |name, most: i32, code| {
        object.get(name)?.map(|field| field.integer(1, most.into(), code)).transpose()
    };
    let min_isr = number("minInsyncReplicas", i32::MAX, ErrorCode::InvalidRequest)?;
    let factor = number("replicationFactor", i16::MAX.into(), ErrorCode::InvalidReplicationFactor)?;
    let options = AuditOptions {
        min_isr: min_isr.and_then(|number| number.try_into().ok()),
        replication_factor: factor.and_then(|number| number.try_into().ok()),
    };
    let mut notes = Vec::new();
    let current = state_from_input(&object.required("current", "topics as they stand")?, &mut notes)?;
    let ruled = Ruled::required(&object, &mut notes)?;
    if ruled.cluster.brokers().is_empty() {
        return Err(nothing("brokers", "broker"));
    }
    if current.topics.iter().all(|topic| topic.partitions.is_empty()) {
        return Err(nothing("current", "partition"));
    }
    let view = ruled.view();
    let (eligibility, _) = Eligibility::new(&view, &ruled.rules);
    let judge = Judge::new(&ruled.cluster, &eligibility, ruled.rack_aware);
    let audit = audit(&current, &judge, options).map_err(|error| error.with_field("rules"))?;
    Ok(AuditAnswer { audit, notes }.to_json())
}

struct AuditAnswer {
    audit: Audit,
    notes: Vec<Note>,
}

impl ToJson for AuditAnswer {
    fn write(&self, json: &mut Json) {
        let Audit { findings, health, balance, load, .. } = &self.audit;
        json.open('{');
        write_findings(json, findings);
        json.entry("isolation", &Isolation(&self.audit));
        json.entry("health", health);
        json.entry("racks", &Racks(&self.audit));
        json.entry("balance", balance);
        json.entry("load", load);
        json.entry("notes", &self.notes);
        json.close('}');
    }
}

struct Isolation<'a>(&'a Audit);

impl ToJson for Isolation<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("partitions", &self.0.confined);
        json.entry("brokers", &self.0.isolated_brokers);
        json.entry("violations", &self.0.violations);
        json.entry("podless", &self.0.podless);
        json.close('}');
    }
}

struct Racks<'a>(&'a Audit);

impl ToJson for Racks<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("partitions", &self.0.racks_judged);
        json.entry("narrow", &self.0.racks_narrow);
        json.close('}');
    }
}

impl ToJson for Health {
    fn write(&self, json: &mut Json) {
        json.open('{');
        for (name, count) in [
            ("partitions", self.partitions),
            ("offline", self.offline),
            ("underReplicated", self.under_replicated),
            ("underMinIsr", self.under_min_isr),
            ("atMinIsr", self.at_min_isr),
            ("leaderNotPreferred", self.leader_not_preferred),
            ("moving", self.moving),
        ] {
            json.entry(name, &count);
        }
        json.close('}');
    }
}

impl ToJson for SetBalance {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("pod", &self.pod);
        json.entry("brokers", &self.brokers);
        json.entry("partitions", &self.partitions);
        json.entry("leaders", &self.leaders);
        json.entry("replicas", &self.replicas);
        json.close('}');
    }
}

impl ToJson for Extremes {
    fn write(&self, json: &mut Json) {
        json.open('{');
        for (name, number) in [
            ("min", self.min.0),
            ("minBroker", u64::from(self.min.1.unsigned_abs())),
            ("max", self.max.0),
            ("maxBroker", u64::from(self.max.1.unsigned_abs())),
            ("total", self.total),
        ] {
            json.entry(name, &number);
        }
        json.close('}');
    }
}
