//! `validate`: a plan against a cluster, its rules and the topics as they stand.

use alloc::{string::String, vec::Vec};

use super::{
    answered::answered,
    inputs::{half_from, plan_from_input, state_from_input},
    place_request::RULES,
    ruled::Ruled,
};
use crate::{
    analysis::{BrokerIndex, BrokerLoad, Finding, Severity, check_plan, ignored_rules},
    cluster::{Broker, Cluster},
    error::Error,
    formats::nothing,
    state::Plan,
    value::{Json, Object, ToJson, Value},
};

/// Checks a plan and answers JSON.
///
/// The request has `plan`, and any of `brokers`, `current`, `canary`, `rules`, `rackAware`: what is not given is not
/// looked at. `plan`, `current` and `brokers` may be text or plain data.
///
/// ```json
/// {"verdict": "findings", "counts": {"error": 1, "warning": 0, "info": 0},
///  "findings": [{"code": "UNKNOWN_BROKER", "severity": "error", "message": "t-1: broker 99 is not registered; ...",
///                "topic": "t", "partition": 1, "brokers": [99]}],
///  "load": [{"broker": 1, "rack": null, "pod": null, "leaders": 2, "replicas": 2}],
///  "notes": []}
/// ```
///
/// The verdict is `"fine"` if nothing but `info` was found. `load` is what the plan's partitions put on each broker.
///
/// # Errors
/// Those of the formats, naming the field; `CONFLICTING_POD_RULES`.
pub fn validate_value(request: &Value) -> Result<String, Error> {
    answered(
        request,
        "a validate request",
        &[&["plan", "half", "brokers", "current"], &RULES],
        write_validate,
    )
}

fn write_validate(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let mut notes = Vec::new();
    let half = half_from(&object)?;
    let plan = plan_from_input(&object.required("plan", "a plan")?, half, &mut notes)?;
    let current = match object.get("current")? {
        Some(current) => Some(state_from_input(&current, &mut notes)?),
        None => None,
    };
    let ruled = Ruled::from_object(&object, &mut notes)?;
    let rows = plan.rows();
    if rows.is_empty() {
        return Err(nothing("plan", "partition"));
    }
    let mut findings = Vec::new();
    ruled.judged(&mut |judge| {
        let judge = (!ruled.cluster.brokers().is_empty()).then_some(judge);
        if let Some(judge) = judge {
            ignored_rules(judge.eligibility(), &mut findings);
        }
        findings.append(&mut check_plan(&rows, judge, current.as_ref())?);
        Ok(())
    })?;
    json.open('{');
    write_findings(json, &findings);
    json.entry("load", &load_of(&plan, &ruled.cluster));
    json.entry("notes", &notes);
    json.close('}');
    Ok(())
}

/// What the plan's partitions put on each broker of the plan or the cluster, ascending by id.
fn load_of(plan: &Plan, cluster: &Cluster) -> Vec<BrokerLoad> {
    let mut ids = Vec::with_capacity(cluster.brokers().len());
    for broker in cluster.brokers() {
        ids.push(broker.id);
    }
    for entry in &plan.entries {
        ids.extend_from_slice(&entry.replicas);
    }
    let index = BrokerIndex::of(ids);
    let mut loads = Vec::with_capacity(index.ids().len());
    for id in index.ids() {
        loads.push(BrokerLoad::new(&Broker::new(*id)));
    }
    for broker in cluster.brokers() {
        if let Some(load) = index.place(broker.id).and_then(|at| loads.get_mut(at)) {
            *load = BrokerLoad::new(broker);
        }
    }
    for entry in &plan.entries {
        for (at, broker) in entry.replicas.iter().enumerate() {
            if let Some(load) = index.place(*broker).and_then(|at| loads.get_mut(at)) {
                load.replicas += 1;
                load.leaders += u64::from(at == 0);
            }
        }
    }
    loads
}

/// The fields that every check's answer begins with.
pub(super) fn write_findings(json: &mut Json, findings: &[Finding]) {
    let severities = [Severity::Error, Severity::Warning, Severity::Info];
    let count = |severity| findings.iter().filter(|finding| finding.severity == severity).count() as u64;
    let counts = severities.map(count);
    let fine = matches!(counts, [0, 0, _]);
    json.entry("verdict", &if fine { "fine" } else { "findings" });
    json.entry("counts", &Counts(counts));
    json.entry("findings", &findings);
}

struct Counts([u64; 3]);

impl ToJson for Counts {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.counts(&["error", "warning", "info"], &self.0);
        json.close('}');
    }
}
