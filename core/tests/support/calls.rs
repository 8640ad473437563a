//! The calls that the cases and the example files stand for, as every binding makes them: by name, with plain data.

use podstripe::{Error, api, value};
use serde_json::{Value, json};

use crate::files::read;

#[path = "report_calls.rs"]
mod report_calls;

/// A call of the façade, with a name to find it by.
pub(crate) struct Call {
    pub(crate) name: String,
    pub(crate) function: &'static str,
    pub(crate) arguments: Vec<Value>,
}

impl Call {
    /// What core answers, to the byte.
    pub(crate) fn answer(&self) -> Result<String, Error> {
        let plain =
            |argument: &Value| value::Value::from_json("", &argument.to_string()).expect("it is plain data");
        api::call(self.function, &self.arguments.iter().map(plain).collect::<Vec<_>>())
    }

    /// Whether the answer is JSON, not text.
    pub(crate) fn answers_json(&self) -> bool {
        !["convert", "generateText", "toReassignmentJson", "toReplicaAssignment"].contains(&self.function)
    }
}

/// What Kafka 4.4 and kcat printed.
pub(crate) const FILES: [&str; 16] = [
    "describe.txt",
    "describe-brokers-down.txt",
    "describe-reassigning.txt",
    "describe-under-min-isr.txt",
    "execute.txt",
    "execute-running.txt",
    "generate.txt",
    "kcat.json",
    "kcat.txt",
    "list.txt",
    "list-running.txt",
    "list-endpoints.txt",
    "list-endpoints-fenced.txt",
    "log-dirs.txt",
    "log-dirs-reassigning.txt",
    "verify-running.txt",
];

/// The text of one of the files.
pub(crate) fn file(name: &str) -> String {
    read(&format!("examples/data/kafka-4.4/{name}"))
}

fn case(name: &str) -> Value {
    serde_json::from_str(&read(&format!("tests/cases/{name}.json"))).expect("a case is JSON")
}

/// All of them.
pub(crate) fn all() -> Vec<Call> {
    let mut calls = Calls(Vec::new());
    for name in FILES {
        calls.add(name, "parse", json!({"text": file(name)}));
    }
    texts(&mut calls);
    odd_ids(&mut calls);
    plans(&mut calls);
    generated(&mut calls);
    classic(&mut calls);
    canaries(&mut calls);
    report_calls::add(&mut calls);
    calls.0
}

struct Calls(Vec<Call>);

impl Calls {
    fn add(&mut self, name: &str, call: &'static str, request: Value) {
        self.add_with(name, call, vec![request]);
    }

    fn add_with(&mut self, name: &str, call: &'static str, arguments: Vec<Value>) {
        self.0.push(Call { name: name.to_owned(), function: call, arguments });
    }

    /// What the last call answered.
    fn last(&self) -> String {
        self.0.last().expect("there is one").answer().expect("it answers")
    }
}

/// D01 to D06: what tools print.
fn texts(calls: &mut Calls) {
    for (name, field) in [
        ("D01-describe-elr-columns", "describe_text"),
        ("D02-describe-na-and-log-noise", "describe_text"),
        ("D03-describe-old-format", "describe_text"),
        ("D04-describe-pasted-without-tabs", "describe_text"),
        ("D05-log-dirs-header-and-hyphens", "text"),
        ("D06-kcat-metadata", "metadata_json"),
    ] {
        let text = case(name)["input"][field].clone();
        calls.add(&name[..3], "parse", json!({"text": text}));
        if name.starts_with("D05") {
            let json = text.as_str().and_then(|text| text.lines().last()).expect("lines");
            calls.add("D05 without the sentences", "parse", json!({"text": json}));
        }
        if name.starts_with("D06") {
            calls.add_with("D06 as metadata", "readMetadata", vec![text]);
        }
    }
}

/// D07: placed, as a plan, as each format, and back.
fn odd_ids(calls: &mut Calls) {
    let case = case("D07-big-and-odd-broker-ids");
    let input = &case["input"];
    let mut topic = input["topic"].clone();
    topic["name"] = json!("t");
    calls.add("D07", "place", json!({"brokers": input["brokers"], "topics": [topic], "seed": "3"}));
    let placed: Value = serde_json::from_str(&calls.last()).expect("JSON");
    calls.add("D07 brokers", "parse", json!({"text": input["brokers"].to_string()}));
    calls.add("D07 as a plan", "toReassignmentJson", placed.clone());
    let plan = calls.last();
    calls.add("D07 plan", "parse", json!({"text": plan}));
    for to in [
        "reassignment",
        "replica-assignment",
        "describe",
        "state",
        "topicctl",
        "topics-to-move",
        "kcl",
        "rpk",
        "kafkactl",
    ] {
        calls.add(&format!("D07 plan to {to}"), "convert", json!({"text": plan, "to": to}));
        if ["replica-assignment", "describe", "state", "topicctl"].contains(&to) {
            let text = calls.last();
            let request = json!({"text": text, "to": "reassignment", "topic": "t"});
            calls.add(&format!("D07 plan from {to}"), "convert", request);
        }
    }
    for (client, name) in [
        ("kafkajs", "createTopics"),
        ("kafkajs", "createPartitions"),
        ("kafkajs", "alterPartitionReassignments"),
        ("@platformatic/kafka", "alterPartitionReassignments"),
        ("confluent-kafka", "createTopics"),
        ("kafka-python", "alterPartitionReassignments"),
        ("aiokafka", "createPartitions"),
    ] {
        let arguments = vec![placed.clone(), json!(client), json!(name)];
        calls.add_with(&format!("D07 for {client}'s {name}"), "toClientCall", arguments);
    }
    // The same with the replicas in one list, as `placeFlat` has them; and as topics that stand.
    let mut flat = placed.clone();
    let rows = placed["topics"][0]["replicas"].as_array().expect("rows");
    flat["topics"][0]["replicas"] =
        rows.iter().flat_map(|row| row.as_array().expect("ids").clone()).collect();
    calls.add("D07 flat as a plan", "toReassignmentJson", flat.clone());
    calls.add_with("D07 flat as an argument", "toReplicaAssignment", vec![flat.clone(), json!("t")]);
    let arguments = vec![flat.clone(), json!("kafkajs"), json!("createTopics")];
    calls.add_with("D07 flat for kafkajs's createTopics", "toClientCall", arguments);
    calls.add("D07 flat compared", "diff", json!({"before": placed, "after": flat}));
    for (name, current) in [("D07", &placed), ("D07 flat", &flat)] {
        let request = json!({"brokers": input["brokers"], "current": current});
        calls.add(&format!("{name} audited"), "audit", request);
        let request = json!({"brokers": input["brokers"], "current": current, "brokerIds": [rows[0][0]]});
        calls.add(&format!("{name}, its reach"), "blastRadius", request);
    }
    for (at, bad) in input["bad"].as_array().expect("a list").iter().enumerate() {
        let text = if bad["isr"].is_null() {
            json!([{"id": 1}, bad]).to_string()
        } else {
            let partition = json!({"partition": 0, "leader": 1, "replicas": [{"id": 1}], "isrs": bad["isr"]});
            let topics = json!([{"topic": "t", "partitions": [partition]}]);
            json!({"controllerid": 1, "brokers": [{"id": 1}], "topics": topics}).to_string()
        };
        calls.add(&format!("D07 bad[{at}]"), "parse", json!({"text": text}));
    }
}

/// G01 to G06, G08 to G11: plans read, checked and compared.
fn plans(calls: &mut Calls) {
    let plan = case("G01-duplicate-broker-in-replica-list")["input"]["reassignment_json"].clone();
    calls.add("G01", "validate", json!({"plan": plan}));
    calls.add("G01 to a plan", "convert", json!({"text": plan, "to": "reassignment"}));

    let plan = case("G02-duplicate-partition-entry")["input"]["reassignment_json"].clone();
    calls.add("G02", "parse", json!({"text": plan}));
    calls.add("G02 validated", "validate", json!({"plan": plan}));

    for (at, text) in variants("G03-invalid-json-says-where").iter().enumerate() {
        let format = if at == 1 { "topics-to-move" } else { "reassignment" };
        calls.add(&format!("G03 variants[{at}]"), "parse", json!({"text": text, "format": format}));
    }

    let wrong = case("G04-wrong-file-to-generate");
    let plan = &wrong["input"]["topics_json"];
    let mut request = json!({"brokers": [{"id": 0}, {"id": 1}, {"id": 2}], "seed": "1"});
    request["current"] = plan.clone();
    request["topicsToMove"] = plan.clone();
    request["brokerList"] = wrong["input"]["broker_list"].clone();
    calls.add("G04", "generate", request);
    let topics = r#"{"topics":[{"topic":"balanced_topic"}],"version":1}"#;
    calls.add("G04 the other way round", "validate", json!({"plan": topics}));

    let output = case("G05-whole-generate-output-saved")["input"]["text"].clone();
    calls.add("G05", "parse", json!({"text": output}));
    calls.add("G05 current", "parse", json!({"text": output, "half": "current"}));
    calls.add("G05 proposed", "parse", json!({"text": output, "half": "proposed"}));
    calls.add("G05 no half", "validate", json!({"plan": output}));
    calls.add("G05 compared", "diff", json!({"before": output, "after": output, "half": "proposed"}));

    let unknown = case("G06-unknown-broker-in-plan");
    let input = &unknown["input"];
    let brokers: Value =
        input["cluster_brokers"].as_array().expect("ids").iter().map(|id| json!({"id": id})).collect();
    let request = json!({
        "plan": input["reassignment_json"], "brokers": brokers, "current": {"partitions": input["current"]},
    });
    calls.add("G06", "validate", request);

    let skew = case("G08-naive-rf-increase-leader-skew");
    let brokers: Value =
        skew["input"]["brokers"].as_array().expect("ids").iter().map(|id| json!({"id": id})).collect();
    let of = |replicas: &dyn Fn(i32) -> Value| {
        let partitions: Vec<Value> = (0..50)
            .map(|id| json!({"topic": "__consumer_offsets", "partition": id, "replicas": replicas(id)}))
            .collect();
        json!({"version": 1, "partitions": partitions})
    };
    let current = of(&|id| json!([id % 3]));
    let request = json!({"plan": of(&|_| json!([0, 1, 2])), "brokers": brokers, "current": current});
    calls.add("G08", "validate", request);
    let request = json!({"brokers": brokers, "current": current, "replicationFactor": 3, "seed": "1"});
    calls.add("G08 by generate", "generate", request);

    for (at, text) in variants("G09-version-field").iter().enumerate() {
        let request = json!({"text": text, "format": "topics-to-move"});
        calls.add(&format!("G09 variants[{at}]"), "parse", request);
    }

    let moves = case("G10-count-moves-honestly");
    let (before, after) = (topic_of(&moves["input"]["current"]), topic_of(&moves["input"]["proposed"]));
    calls.add("G10", "diff", json!({"before": [before], "after": [after]}));

    let racks = case("G11-rack-violations-in-existing-topic");
    let racks = racks["input"].as_object().expect("an object");
    let brokers: Value = racks["racks"]
        .as_object()
        .expect("racks by broker")
        .iter()
        .map(|(id, rack)| json!({"id": id.parse::<i32>().expect("an id"), "rack": rack}))
        .collect();
    calls.add("G11", "validate", json!({"plan": racks["describe_text"], "brokers": brokers}));
}

fn variants(name: &str) -> Vec<Value> {
    case(name)["input"]["variants"].as_array().expect("variants").clone()
}

/// A case's topic as topics stand: `{"name", "replicas"}` becomes `{"name", "partitions"}`.
fn topic_of(topic: &Value) -> Value {
    let rows = topic["replicas"].as_array().expect("replicas").iter().enumerate();
    let partitions: Vec<Value> =
        rows.map(|(id, replicas)| json!({"partition": id, "replicas": replicas})).collect();
    json!({"name": topic["name"], "partitions": partitions})
}

/// G07 and P05: where the tool guesses, or refuses.
fn generated(calls: &mut Calls) {
    let mixed = case("G07-mixed-replication-factors");
    let input = &mixed["input"];
    for (at, variant) in input["variants"].as_array().expect("variants").iter().enumerate() {
        let request = json!({
            "brokers": input["brokers"], "current": [topic_of(&input["current"])],
            "brokerList": input["broker_list"], "replicationFactor": variant["replication_factor"], "seed": "1",
        });
        calls.add(&format!("G07 variants[{at}]"), "generate", request);
    }

    let racks = case("P05-mixed-rack-info-generate-fails");
    let input = &racks["input"];
    let current: Vec<Value> = input["topics"].as_array().expect("topics").iter().map(topic_of).collect();
    for (at, variant) in input["variants"].as_array().expect("variants").iter().enumerate() {
        let list = Some(&variant["broker_list"]).filter(|list| !list.is_null());
        let request = json!({
            "brokers": input["brokers"], "current": current, "rackAware": variant["rack_aware"],
            "brokerList": list.unwrap_or(&input["broker_list"]), "replicationFactor": variant["rf"], "seed": "1",
        });
        calls.add(&format!("P05 variants[{at}]"), "generate", request);
    }
}

/// P11 and P12: the older algorithm.
fn classic(calls: &mut Calls) {
    let racks = case("P11-classic-rack-alternation");
    let input = &racks["input"];
    let topic = json!({"name": "t", "partitions": input["partitions"], "replicationFactor": input["rf"]});
    let mut request = json!({
        "brokers": input["brokers"], "topics": [topic], "algorithm": "classic",
        "fixedStartIndex": input["fixed_start"], "seed": "1",
    });
    calls.add("P11", "place", request.clone());
    let rows: Vec<Value> = (0..7).map(|_| json!([5, 4, 3])).collect();
    request["current"] = json!([topic_of(&json!({"name": "t", "replicas": rows}))]);
    request.as_object_mut().expect("an object").remove("topics");
    calls.add("P11 by generate", "generate", request.clone());
    calls.add("P11 as the tool prints it", "generateText", request);

    let grow = case("P12-classic-grow-topic");
    let input = &grow["input"];
    for (name, start, total) in [
        ("P12 existing", json!(0), &input["existing_count"]),
        ("P12 whole", json!(0), &input["new_total"]),
        ("P12", input["start_partition"].clone(), &input["new_total"]),
    ] {
        let topic = json!({
            "name": "t", "totalPartitions": total, "startPartition": start, "replicationFactor": input["rf"],
        });
        let request = json!({
            "brokers": input["brokers"], "topics": [topic], "algorithm": "classic",
            "fixedStartIndex": input["fixed_start"], "seed": "1",
        });
        calls.add(name, "place", request);
    }
    let placed: Value = serde_json::from_str(&calls.last()).expect("JSON");
    calls.add_with(
        "P12 for kafkajs",
        "toClientCall",
        vec![placed, json!("kafkajs"), json!("createPartitions")],
    );
}

/// C05 and C06: plans made with and without the canary rule.
fn canaries(calls: &mut Calls) {
    let case_05 = case("C05-generate-without-flags-undoes-isolation");
    let input = &case_05["input"];
    for (at, variant) in input["variants"].as_array().expect("variants").iter().enumerate() {
        let current = [topic_of(&input["current"])];
        let request = json!({
            "brokers": input["brokers"], "current": current, "brokerList": input["broker_list"],
            "canary": variant["canary"], "seed": "42",
        });
        calls.add(&format!("C05 variants[{at}]"), "generate", request);
        let generated: Value = serde_json::from_str(&calls.last()).expect("JSON");
        let request = json!({
            "plan": generated["proposed"], "brokers": input["brokers"], "current": current,
            "canary": input["then_validate_with"],
        });
        calls.add(&format!("C05 variants[{at}] validated"), "validate", request);
    }

    let case_06 = case("C06-disable-rack-aware-keeps-pods");
    let input = &case_06["input"];
    let mut request = json!({
        "brokers": input["brokers"], "current": [topic_of(&input["current"])], "brokerList": input["broker_list"],
        "canary": input["canary"], "rackAware": input["rack_aware"], "seed": "42",
    });
    calls.add("C06", "generate", request.clone());
    for broker in request["brokers"].as_array_mut().expect("brokers") {
        broker["rack"] = Value::Null;
    }
    calls.add("C06 without any racks", "generate", request);
}
