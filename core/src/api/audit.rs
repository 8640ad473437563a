//! `audit`: a cluster as it stands, against its rules.

use alloc::{string::String, vec::Vec};

use super::{
    answered::answered, inputs::state_from_input, place_request::RULES, ruled::Ruled,
    validate::write_findings,
};
use crate::{
    analysis::{Audit, AuditOptions, Extremes, Health, SetBalance, audit},
    cluster::BrokerId,
    error::{Error, ErrorCode},
    formats::nothing,
    value::{Json, Object, ToJson, Value},
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
    answered(
        request,
        "an audit request",
        &[&["brokers", "current", "minInsyncReplicas", "replicationFactor"], &RULES],
        write_audit,
    )
}

fn write_audit(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let min_isr = object.optional_number("minInsyncReplicas", i32::MAX, ErrorCode::InvalidRequest)?;
    let outside = ErrorCode::InvalidReplicationFactor;
    let factor = object.optional_number("replicationFactor", i16::MAX.into(), outside)?;
    let replication_factor = factor.and_then(|number| number.try_into().ok());
    let options = AuditOptions { min_isr, replication_factor };
    let mut notes = Vec::new();
    let current = state_from_input(&object.required("current", "topics as they stand")?, &mut notes)?;
    let ruled = Ruled::required(&object, &mut notes)?;
    if ruled.cluster.brokers().is_empty() {
        return Err(nothing("brokers", "broker"));
    }
    if current.topics.iter().all(|topic| topic.partitions.is_empty()) {
        return Err(nothing("current", "partition"));
    }
    ruled.judged(&mut |judge| {
        let audit = audit(&current, judge, options)?;
        json.open('{');
        write_findings(json, &audit.findings);
        json.entry("isolation", &Isolation(&audit));
        json.entry("health", &audit.health);
        json.entry("racks", &Racks(&audit));
        json.entry("balance", &audit.balance);
        json.entry("load", &audit.load);
        json.entry("notes", &notes);
        json.close('}');
        Ok(())
    })
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
        json.counts(&["partitions", "narrow"], &[self.0.racks_judged, self.0.racks_narrow]);
        json.close('}');
    }
}

impl ToJson for Health {
    fn write(&self, json: &mut Json) {
        let names = [
            "partitions",
            "offline",
            "underReplicated",
            "underMinIsr",
            "atMinIsr",
            "leaderNotPreferred",
            "moving",
        ];
        let counts = [
            self.partitions,
            self.offline,
            self.under_replicated,
            self.under_min_isr,
            self.at_min_isr,
            self.leader_not_preferred,
            self.moving,
        ];
        json.open('{');
        json.counts(&names, &counts);
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
        let broker = |id: BrokerId| u64::from(id.unsigned_abs());
        let counts = [self.min.0, broker(self.min.1), self.max.0, broker(self.max.1), self.total];
        json.open('{');
        json.counts(&["min", "minBroker", "max", "maxBroker", "total"], &counts);
        json.close('}');
    }
}
