//! One placement vector: made into a request, placed through the public API, compared.

use podstripe::{
    Error,
    api::{PlaceAnswer, PlaceRequest, generate_value, place},
};
use serde_json::{Value, json};

/// Checks a vector, and hands its canonical answer to `answered`.
pub(crate) fn check(line: &Value, answered: &mut dyn FnMut(&str)) -> Result<(), String> {
    let request = request(line);
    let answer = PlaceRequest::from_json(&request.to_string()).and_then(|request| place(&request));
    answered(&match &answer {
        Ok(answer) => answer.to_json(),
        Err(error) => error.to_json(),
    });
    let answer = match answer {
        Ok(answer) => answer,
        Err(error) => return Err(format!("the whole call failed: {error}")),
    };
    for (at, expected) in calls(line).into_iter().enumerate() {
        topic(&answer, at, expected).map_err(|why| format!("call {at}: {why}"))?;
    }
    specs(line, &answer)?;
    match proposal(line, &request) {
        None => Ok(()),
        Some(request) => generated(line, &request, answered),
    }
}

/// The same vector as a call of `generate`, where Kafka's tool could be asked for it: whole topics over live brokers, of
/// which all or none have a rack. Every engine's runner makes the same one.
fn proposal(line: &Value, placed: &Value) -> Option<Value> {
    let brokers = line["brokers"].as_array()?;
    let with_rack = brokers.iter().filter(|broker| !broker["rack"].is_null()).count();
    let all_up = brokers
        .iter()
        .all(|broker| ["fenced", "inControlledShutdown", "cordoned"].iter().all(|flag| broker[flag] != true));
    let calls = calls(line);
    let whole = |call: &&Value| {
        let call = *call;
        call.get("error").is_none_or(Value::is_null)
            && call["partitions"].as_i64() > Some(0)
            && call["start_partition"].as_i64().unwrap_or(0) <= 0
            && call["start_partition_id"].as_i64().unwrap_or(0) <= 0
    };
    if !all_up || (with_rack != 0 && with_rack != brokers.len()) || !calls.iter().all(whole) {
        return None;
    }
    let topics: Vec<Value> = calls
        .iter()
        .enumerate()
        .map(|(at, call)| {
            let replicas: Vec<i64> = (0..call["rf"].as_i64().unwrap_or(0)).collect();
            let partitions = 0..call["partitions"].as_i64().unwrap_or(0);
            let partitions: Vec<Value> =
                partitions.map(|partition| json!({"partition": partition, "replicas": replicas})).collect();
            json!({"name": topic_name(at), "partitions": partitions})
        })
        .collect();
    let mut request = placed.clone();
    let fields = request.as_object_mut()?;
    fields.remove("topics");
    fields.remove("errors");
    fields.insert("current".into(), json!(topics));
    fields.insert("brokerList".into(), brokers.iter().map(|broker| broker["id"].clone()).collect());
    Some(request)
}

/// Topics are taken by name.
fn topic_name(at: usize) -> String {
    format!("t{at:03}")
}

fn generated(line: &Value, request: &Value, answered: &mut dyn FnMut(&str)) -> Result<(), String> {
    let request = podstripe::value::Value::from_json("request", &request.to_string());
    let text =
        request.and_then(|request| generate_value(&request)).map_err(|error| format!("generate: {error}"))?;
    answered(&text);
    let answer: Value = serde_json::from_str(&text).map_err(|cause| cause.to_string())?;
    let mut rows = list(&answer["proposed"]["partitions"]);
    for (at, call) in calls(line).into_iter().enumerate() {
        for (partition, replicas) in list(&call["replicas"]).enumerate() {
            let ours = rows.next().unwrap_or(&Value::Null);
            let theirs = json!({"topic": topic_name(at), "partition": partition, "replicas": replicas});
            let same = ["topic", "partition", "replicas"].iter().all(|key| ours[key] == theirs[key]);
            if !same {
                return Err(format!("generate: {ours} is not {theirs}"));
            }
        }
    }
    rows.next().map_or(Ok(()), |row| Err(format!("generate: {row} was not asked for")))
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn calls(line: &Value) -> Vec<&Value> {
    match line["calls"].as_array() {
        Some(calls) => calls.iter().collect(),
        None => vec![line.get("plain").unwrap_or(line)],
    }
}

/// The request that a vector stands for. Every engine's runner makes the same one.
fn request(line: &Value) -> Value {
    let classic = line["placer"] == "admin_utils";
    let brokers: Vec<Value> = line["brokers"].as_array().into_iter().flatten().cloned().collect();
    let calls: Vec<&Value> = match line["calls"].as_array() {
        Some(calls) => calls.iter().collect(),
        None => vec![line],
    };
    let topics: Vec<Value> = calls
        .into_iter()
        .enumerate()
        .map(|(at, call)| {
            let start = if classic { &line["start_partition_id"] } else { &call["start_partition"] };
            json!({
                "name": format!("t{at}"),
                "partitions": call["partitions"],
                "replicationFactor": call["rf"],
                // -1 is "not given" in the classic vectors, which is 0.
                "startPartition": start.as_i64().unwrap_or(0).max(0),
            })
        })
        .collect();
    let mut request = json!({
        "brokers": brokers, "topics": topics, "seed": line["seed"].to_string(),
        "brokerOrder": "given", "errors": "report",
        "algorithm": if classic { "classic" } else { "striped" },
    });
    if let Some(index) = line["fixed_start_index"].as_i64().filter(|index| *index >= 0) {
        request["fixedStartIndex"] = json!(index);
    }
    if let Some(rules) = line["rules"].as_array() {
        request["rules"] = rules.iter().map(rule).collect();
    }
    request
}

/// The public API refuses a negative interval, which the vectors have as "no rule", as 0 is.
fn rule(rule: &Value) -> Value {
    if let Some(interval) = rule["interval"].as_i64() {
        json!({"pod": rule["pod"], "interval": interval.max(0)})
    } else if let Some(range) = rule["range"].as_array() {
        let ends: Vec<i64> = range.iter().filter_map(Value::as_i64).map(|id| id.max(0)).collect();
        // The public API refuses a range of nothing, which a vector may have.
        if ends[0] < ends[1] {
            json!({"pod": rule["pod"], "ranges": [ends]})
        } else {
            json!({"pod": rule["pod"], "partitions": []})
        }
    } else {
        rule.clone()
    }
}

fn topic(answer: &PlaceAnswer, at: usize, expected: &Value) -> Result<(), String> {
    let outcome = &answer.topics.get(at).ok_or("no answer")?.outcome;
    match (outcome, expected.get("error")) {
        (Ok(placed), None) => {
            let rows: Vec<&[i32]> = placed.assignment.partitions().map(|(_, replicas)| replicas).collect();
            if json!(rows) != expected["replicas"] {
                return Err(format!("{} is not {}", json!(rows), expected["replicas"]));
            }
            let first = expected["first_partition"].as_u64();
            match first {
                Some(first) if first != u64::from(placed.assignment.start()) => {
                    Err(format!("first partition {} is not {first}", placed.assignment.start()))
                }
                _ => Ok(()),
            }
        }
        (Err(error), Some(expected)) => same_error(error, expected),
        (Ok(_), Some(expected)) => Err(format!("placed, expected {expected}")),
        (Err(error), None) => Err(format!("failed: {error}")),
    }
}

/// Kafka's exceptions, by our codes.
fn code_of(kind: &str) -> &str {
    match kind {
        "InvalidReplicationFactorException" => "INVALID_REPLICATION_FACTOR",
        "InvalidPartitionsException" | "IllegalArgumentException" => "INVALID_PARTITIONS",
        "AdminOperationException" => "RACKS_INCOMPLETE",
        "IllegalStateException" => "CONFLICTING_POD_RULES",
        other => other,
    }
}

fn same_error(ours: &Error, theirs: &Value) -> Result<(), String> {
    let (kind, message) = (theirs["kind"].as_str().unwrap_or(""), theirs["message"].as_str().unwrap_or(""));
    if ours.code().name() != code_of(kind) {
        return Err(format!("{} is not {kind}", ours.code().name()));
    }
    if kind == "IllegalArgumentException" {
        // "Illegal Capacity: -3", from the JVM's list: the controller has words of its own, and so have we.
        return Ok(());
    }
    // Kafka 4.3 changed two messages at their ends; what stands before is the same.
    let common = message.strip_suffix("registered.").unwrap_or(message);
    let common = common.strip_suffix("fenced.").unwrap_or(common);
    if ours.message().contains(common) {
        Ok(())
    } else {
        Err(format!("{:?} lacks {common:?}", ours.message()))
    }
}

/// The calls of the replica placer: `ranges` of a pod vector, `specs` of a divergent one.
fn specs(line: &Value, answer: &PlaceAnswer) -> Result<(), String> {
    let topic = answer.topics.first().ok_or("no topic")?;
    if let Some(expected) = line["plain"]["specs"].as_array() {
        let placed = topic.outcome.as_ref().map_err(ToString::to_string)?;
        let ours: Vec<Value> = answer
            .specs(placed)
            .map(|spec| json!({"start": spec.start, "count": spec.count, "brokers": spec.eligible_brokers}))
            .collect();
        let theirs: Vec<Value> = expected
            .iter()
            .map(|spec| json!({"start": spec["start"], "count": spec["count"], "brokers": spec["brokers"]}))
            .collect();
        return if ours == theirs { Ok(()) } else { Err(format!("specs {ours:?} are not {theirs:?}")) };
    }
    let Some(ranges) = line["ranges"].as_array() else { return Ok(()) };
    match &topic.outcome {
        Ok(placed) => {
            let ours: Vec<Value> = answer
                .specs(placed)
                .map(|spec| json!([spec.start, spec.count, spec.eligible_brokers.len()]))
                .collect();
            if &ours == ranges { Ok(()) } else { Err(format!("ranges {ours:?} are not {ranges:?}")) }
        }
        // The last call is the one that failed; an error before any call has none.
        Err(error) => {
            let failed = error.numbers().iter().find(|(name, _)| *name == "partition").map(|(_, at)| *at);
            let expected = ranges.last().and_then(|range| range[0].as_i64());
            match (expected, error.code().name()) {
                (None, "CONFLICTING_POD_RULES") => Ok(()),
                (expected, _) if expected == failed => Ok(()),
                _ => Err(format!("failed at {failed:?}, expected {expected:?}")),
            }
        }
    }
}
