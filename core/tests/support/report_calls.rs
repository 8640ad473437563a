//! The calls of the reports, made of the cases, of the worked examples and of what Kafka 4.4 printed.

use serde_json::{Map, Value, json};

use super::{Call, Calls, case, file, topic_of};
use crate::files::read;

/// All of them.
pub(super) fn add(calls: &mut Calls) {
    audits(calls);
    outlooks(calls);
    radii(calls);
    explanations(calls);
    spreads(calls);
    impacts(calls);
    strays(calls);
    hashes(calls);
    tiered(calls);
}

/// What a call answers, without a row of its own.
fn answer(function: &'static str, request: &Value) -> Value {
    let call = Call { name: String::new(), function, arguments: vec![request.clone()] };
    serde_json::from_str(&call.answer().expect("it answers")).expect("it is JSON")
}

/// A request with one more field.
fn with(request: &Value, name: &str, value: Value) -> Value {
    let mut request = request.clone();
    request[name] = value;
    request
}

fn examples(name: &str) -> Value {
    serde_json::from_str(&read(&format!("tests/examples/{name}.json"))).expect("examples are JSON")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).expect("a list")
}

/// Plain data of the examples as requests spell it: names in camelCase, and text where a number may pass 2^53.
fn spelt(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            Value::Object(fields.iter().map(|(name, value)| (camel(name), spelt(value))).collect())
        }
        Value::Array(items) => items.iter().map(spelt).collect(),
        Value::Number(number) if number.as_i64().is_some_and(|number| number >= 1 << 53) => {
            json!(number.to_string())
        }
        other => other.clone(),
    }
}

fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| name + &word[..1].to_uppercase() + &word[1..])
}

/// G11, C05, and clusters of Kafka 4.4 with brokers down.
fn audits(calls: &mut Calls) {
    let racks = case("G11-rack-violations-in-existing-topic");
    let racks = &racks["input"];
    let brokers: Vec<Value> =
        (0..6).map(|id| json!({"id": id, "rack": racks["racks"][id.to_string()]})).collect();
    calls.add("G11 audited", "audit", json!({"current": racks["describe_text"], "brokers": brokers}));

    let case = case("C05-generate-without-flags-undoes-isolation");
    let input = &case["input"];
    let current = json!([topic_of(&input["current"])]);
    let request =
        json!({"brokers": input["brokers"], "current": current, "canary": input["then_validate_with"]});
    calls.add("C05 audited", "audit", request.clone());
    let generated = json!({
        "brokers": input["brokers"], "current": current, "brokerList": input["broker_list"], "seed": "42",
    });
    let proposed = answer("generate", &generated)["proposed"].clone();
    calls.add("C05 made without the rule, audited", "audit", with(&request, "current", proposed));

    for name in ["describe-brokers-down.txt", "describe-under-min-isr.txt", "describe-reassigning.txt"] {
        let request =
            json!({"brokers": file("list-endpoints.txt"), "current": file(name), "replicationFactor": 3});
        calls.add(&format!("{name} audited"), "audit", request);
    }
    let request =
        json!({"brokers": file("list-endpoints-fenced.txt"), "current": file("describe-brokers-down.txt")});
    calls.add("describe-brokers-down.txt audited with brokers that are fenced", "audit", request);
}

/// C03, C04 and C07: what will become of topics that are not there yet.
fn outlooks(calls: &mut Calls) {
    let unlabelled = case("C03-unlabelled-broker-in-both");
    let input = &unlabelled["input"];
    let request = json!({"brokers": input["brokers"], "canary": input["canary"], "topics": [input["topic"]]});
    calls.add("C03 before it is made", "preflight", request);

    let small = case("C04-pod-smaller-than-rf");
    let input = &small["input"];
    let topics: Vec<Value> = list(&input["variants"])
        .iter()
        .map(|variant| {
            let name = format!("t{}", variant["partitions"]);
            json!({"name": name, "partitions": variant["partitions"], "replicationFactor": input["rf"]})
        })
        .collect();
    let request = json!({"brokers": input["brokers"], "canary": input["canary"], "topics": topics});
    calls.add("C04 before it is made", "preflight", request.clone());
    let request = with(&request, "internalTopics", json!(false));
    calls.add("C04 without the internal topics", "preflight", request);

    let edges = case("C07-interval-edges");
    let input = &edges["input"];
    let topic = with(&input["topic"], "name", json!("t"));
    for interval in list(&input["intervals"]) {
        let canary = json!({"pod": input["pod"], "interval": interval});
        let request = json!({"brokers": input["brokers"], "canary": canary, "topics": [topic]});
        calls.add(&format!("C07 interval {interval}"), "preflight", request);
    }

    let request = json!({"brokers": file("list-endpoints.txt"), "current": file("describe.txt"), "replicationFactors": [2, 7]});
    calls.add("describe.txt looked ahead from", "preflight", request);
}

/// C01's cluster, as a request of `place`.
fn kip() -> Value {
    let case = case("C01-kip-example");
    let input = &case["input"];
    json!({"brokers": input["brokers"], "topics": [input["topic"]], "canary": input["canary"], "seed": "42"})
}

/// C01 once it is placed, and a cluster of Kafka 4.4.
fn radii(calls: &mut Calls) {
    let placed = answer("place", &kip());
    let topic = &placed["topics"][0];
    let request = json!({
        "current": [topic_of(topic)], "brokers": kip()["brokers"], "pod": "canary", "canary": kip()["canary"],
        "minInsyncReplicas": 2, "whatIf": {"intervals": [5, 10, 20], "podSizes": [2, 3]},
    });
    calls.add("C01 reach of the pod", "blastRadius", request);

    let request = json!({
        "current": file("describe.txt"), "brokers": file("list-endpoints.txt"), "logDirs": file("log-dirs.txt"),
        "whatIf": {"intervals": [10]},
    });
    calls.add("describe.txt reach of a rack", "blastRadius", with(&request, "rack", json!("a")));
    calls.add("describe.txt reach of brokers", "blastRadius", with(&request, "brokerIds", json!("0,3")));
    let request = json!({"current": file("describe-brokers-down.txt"), "brokerIds": [0, 1]});
    calls.add("describe-brokers-down.txt reach of brokers", "blastRadius", request);
    let request = json!({"current": [topic_of(topic)], "brokers": kip()["brokers"], "pod": "canry"});
    calls.add("C01 reach of a pod that is not there", "blastRadius", request);
}

/// C01 and P11, replica by replica.
fn explanations(calls: &mut Calls) {
    let request = with(&kip(), "resonance", json!({"seeds": 10}));
    calls.add("C01 explained", "explain", request.clone());
    calls.add("C01 explained, grouped", "explain", with(&request, "spread", json!("grouped")));

    let classic = case("P11-classic-rack-alternation");
    let input = &classic["input"];
    let topic = json!({"name": "t", "partitions": input["partitions"], "replicationFactor": input["rf"]});
    let request = json!({
        "brokers": input["brokers"], "topics": [topic], "algorithm": "classic",
        "fixedStartIndex": input["fixed_start"], "seed": "1", "resonance": {"seeds": 0},
    });
    calls.add("P11 explained", "explain", request);
}

/// C01 and C05 with all partitions of a set of brokers placed as one.
fn spreads(calls: &mut Calls) {
    calls.add("C01 grouped", "place", with(&kip(), "spread", json!("grouped")));
    let case = case("C05-generate-without-flags-undoes-isolation");
    let input = &case["input"];
    let request = json!({
        "brokers": input["brokers"], "current": [topic_of(&input["current"])], "brokerList": input["broker_list"],
        "canary": input["then_validate_with"], "seed": "42", "spread": "grouped",
    });
    calls.add("C05 grouped", "generate", request);
}

/// Every worked example of a plan's cost.
fn impacts(calls: &mut Calls) {
    for example in list(&examples("impact")) {
        let mut request = spelt(&example["input"]);
        let mut logs = Vec::new();
        let mut topics = Vec::new();
        for topic in list(&request["topics"]) {
            let mut shown = Vec::new();
            for partition in list(&topic["partitions"]) {
                let is_state =
                    |name: &str| ["replicas", "leader", "isr", "adding", "removing"].contains(&name);
                let fields = || {
                    partition
                        .as_object()
                        .into_iter()
                        .flatten()
                        .map(|(name, value)| (name.clone(), value.clone()))
                };
                let mut log: Map<String, Value> = fields().filter(|(name, _)| !is_state(name)).collect();
                log.insert("topic".into(), topic["name"].clone());
                logs.push(Value::Object(log));
                let state: Map<String, Value> =
                    fields().filter(|(name, _)| name == "partition" || is_state(name)).collect();
                shown.push(Value::Object(state));
            }
            topics.push(with(topic, "partitions", json!(shown)));
        }
        let fields = request.as_object_mut().expect("an object");
        fields.remove("topics");
        fields.insert("current".into(), json!(topics));
        fields.insert("logs".into(), json!(logs));
        for broker in request["brokers"].as_array_mut().expect("brokers") {
            let online = broker.as_object_mut().and_then(|broker| broker.remove("online"));
            broker["fenced"] = json!(online == Some(json!(false)));
        }
        calls.add(&format!("{} of impact", example["id"].as_str().expect("an id")), "impact", request);
    }
}

/// Worked examples of stray logs, one of each kind, and a listing of disks beside Kafka 4.4's topics.
fn strays(calls: &mut Calls) {
    const TAKEN: [&str; 17] = [
        "s01", "s02", "s04", "s05", "s07", "s10", "s11", "s12", "s14", "s17", "s20", "s22", "s24", "s25",
        "s28", "s33", "s34",
    ];
    for example in list(&examples("stray")) {
        let id = example["id"].as_str().expect("an id");
        if !TAKEN.contains(&id) {
            continue;
        }
        let mut request = spelt(&example["input"]);
        let fields = request.as_object_mut().expect("an object");
        for (theirs, ours) in [("topics", "current"), ("brokers", "logDirs")] {
            let value = fields.remove(theirs).expect("it is given");
            fields.insert(ours.into(), value);
        }
        calls.add(&format!("{id} of findStrays"), "findStrays", request);
    }
    let listing: Value =
        serde_json::from_str(&read("examples/data/plan-costs/listing.json")).expect("it is JSON");
    let request = json!({"current": file("describe.txt"), "logDirs": listing});
    calls.add("describe.txt against a listing of disks", "findStrays", request);
    let request = json!({"current": file("describe.txt"), "logDirs": file("log-dirs.txt")});
    calls.add("describe.txt against log-dirs.txt", "findStrays", request);
}

/// Hashes that Kafka's own methods gave, and those of Kafka 4.4's topics.
fn hashes(calls: &mut Calls) {
    const TAKEN: usize = 5;
    let vectors = |name: &str| -> Vec<Value> {
        let text = read(&format!("tests/vectors/topic-hash/{name}.jsonl"));
        text.lines().take(TAKEN).map(|line| serde_json::from_str(line).expect("it is JSON")).collect()
    };
    for vector in vectors("topics") {
        let request = json!({
            "topicId": vector["topic_id"], "name": vector["name"], "partitionRacks": vector["partition_racks"],
        });
        calls.add(&format!("{} of topicHash", vector["id"].as_str().expect("an id")), "topicHash", request);
    }
    for vector in vectors("groups") {
        let request =
            json!({"topicHashes": vector["topic_hashes"], "missingTopics": vector["missing_topics"]});
        calls.add(&format!("{} of groupHash", vector["id"].as_str().expect("an id")), "groupHash", request);
    }
    let groups: Value =
        serde_json::from_str(&read("examples/data/plan-costs/groups.json")).expect("it is JSON");
    let request =
        json!({"brokers": file("list-endpoints.txt"), "current": file("describe.txt"), "groups": groups});
    calls.add("describe.txt hashed", "topicHashes", request);
}

/// Every worked example of where a follower starts, and of how long copies take.
fn tiered(calls: &mut Calls) {
    let examples = examples("tiered");
    for (part, function) in [("start_and_bytes", "followerStart"), ("duration", "copyTime")] {
        for example in list(&examples[part]) {
            let name = format!("{} of {function}", example["id"].as_str().expect("an id"));
            calls.add(&name, function, spelt(&example["input"]));
        }
    }
}
