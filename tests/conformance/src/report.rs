//! One vector or worked answer of a report: made into requests, asked through the public API, compared.
//!
//! The files are in `snake_case`, with 64-bit numbers as numbers, places as pairs and rates by direction. Requests may be
//! in `snake_case` as well, so most go through as they are; answers are compared by [`same`].

use podstripe::{Error, api::call};
use serde_json::{Map, Value, json};

/// What is asked, and what is stated.
type Question<'a> = (&'static str, Value, Stated<'a>);

/// What a file states of an answer.
enum Stated<'a> {
    Answer(&'a Value),
    /// One field of the answer.
    Field(&'static str, &'a Value),
    /// The hash of the only topic.
    Hash(&'a Value),
    /// The hashes of the only topic that changes, or that none does.
    Hashes(&'a Value),
    Error(&'a Value),
}

/// Whether this line or example is of a report.
pub(crate) fn is_report(line: &Value) -> bool {
    !questions(line).is_empty()
}

/// Checks a line or example, and hands each canonical answer to `answered`.
pub(crate) fn check(line: &Value, answered: &mut dyn FnMut(&str)) -> Result<(), String> {
    for (name, request, stated) in questions(line) {
        let value = podstripe::value::Value::from_json("request", &request.to_string());
        let answer = value.and_then(|value| call(name, &[value]));
        answered(&match &answer {
            Ok(text) => text.clone(),
            Err(error) => error.to_json(),
        });
        let answer = answer.map(|text| serde_json::from_str(&text).expect("JSON"));
        compare(answer, &stated).map_err(|why| format!("{name}: {why}"))?;
    }
    Ok(())
}

fn questions(line: &Value) -> Vec<Question<'_>> {
    let stated = || line.get("error").map_or(Stated::Answer(&line["output"]), Stated::Error);
    let input = &line["input"];
    let has = |key: &str| line.get(key).is_some();
    let asks = |key: &str| input.get(key).is_some();
    if has("partition_racks") {
        let request = json!({"topicId": line["topic_id"], "name": line["name"], "partitionRacks": line["partition_racks"]});
        vec![("topicHash", request, Stated::Field("hash", &line["topic_hash"]))]
    } else if has("topic_hashes") {
        let request = json!({"topicHashes": line["topic_hashes"], "missingTopics": line["missing_topics"]});
        vec![("groupHash", request, Stated::Field("hash", &line["group_hash"]))]
    } else if has("during") {
        transition(line)
    } else if asks("plan") {
        vec![("impact", impact(input), stated())]
    } else if asks("moves") {
        vec![("copyTime", input.clone(), stated())]
    } else if asks("follower_log_end") {
        vec![("followerStart", input.clone(), stated())]
    } else if asks("topics") {
        let mut request = input.clone();
        let fields = request.as_object_mut().expect("an object");
        for (theirs, ours) in [("topics", "current"), ("brokers", "logDirs")] {
            let value = fields.remove(theirs).unwrap_or_default();
            fields.insert(ours.into(), value);
        }
        vec![("findStrays", request, stated())]
    } else {
        Vec::new()
    }
}

/// A plan's three states, each hashed; and the plan.
fn transition(line: &Value) -> Vec<Question<'_>> {
    let brokers: Vec<Value> = line["brokers"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(id, rack)| json!({"id": id.parse::<i32>().expect("an id"), "rack": rack}))
        .collect();
    let state = |key: &str| {
        let partitions: Vec<Value> = list(&line[key])
            .enumerate()
            .map(|(id, replicas)| json!({"partition": id, "replicas": replicas}))
            .collect();
        json!([{"name": line["name"], "topicId": line["topic_id"], "partitions": partitions}])
    };
    let mut questions = Vec::new();
    for (key, when) in [("current", "before"), ("during", "during"), ("target", "after")] {
        let request = json!({"brokers": brokers, "current": state(key)});
        questions.push(("topicHashes", request, Stated::Hash(&line["hash"][when])));
    }
    let plan: Vec<Value> = list(&line["target"])
        .enumerate()
        .map(|(id, replicas)| json!({"topic": line["name"], "partition": id, "replicas": replicas}))
        .collect();
    // A plan that adds partitions, or goes to a broker that is not registered, is refused.
    let is_there = |broker: &Value| line["brokers"].get(broker.to_string()).is_some();
    let all_there = list(&line["target"]).flat_map(list).all(is_there);
    if all_there && list(&line["current"]).count() == plan.len() {
        let request = json!({"brokers": brokers, "current": state("current"), "plan": {"version": 1, "partitions": plan}});
        questions.push(("impact", request, Stated::Hashes(&line["hash"])));
    }
    questions
}

fn impact(input: &Value) -> Value {
    let mut request = input.clone();
    let fields = request.as_object_mut().expect("an object");
    let topics = fields.remove("topics").unwrap_or_default();
    let mut logs = Vec::new();
    for topic in list(&topics) {
        for partition in list(&topic["partitions"]) {
            let mut log = partition.as_object().cloned().unwrap_or_default();
            log.insert("topic".into(), topic["name"].clone());
            log.retain(|key, _| !["replicas", "leader", "isr", "adding", "removing"].contains(&key.as_str()));
            logs.push(Value::Object(log));
        }
    }
    fields.insert("current".into(), topics);
    fields.insert("logs".into(), logs.into());
    for broker in fields["brokers"].as_array_mut().into_iter().flatten() {
        if let Some(Value::Bool(online)) = broker.as_object_mut().and_then(|broker| broker.remove("online")) {
            broker["fenced"] = json!(!online);
        }
    }
    request
}

fn compare(answer: Result<Value, Error>, stated: &Stated<'_>) -> Result<(), String> {
    match (stated, answer) {
        (Stated::Error(stated), Err(error)) => {
            let ours: Value = serde_json::from_str(&error.to_json()).expect("JSON");
            let code = stated["code"].as_str().unwrap_or_default();
            let fields = ["broker", "topic", "partition"].iter();
            let fields = fields.filter(|key| stated.get(**key).is_some()).all(|key| stated[key] == ours[key]);
            let shown = stated["value"].as_str().is_none_or(|value| error.message().contains(value));
            if error.code().name() == code.to_uppercase() && fields && shown {
                return Ok(());
            }
            Err(format!("{ours} is not {stated}"))
        }
        (Stated::Error(stated), Ok(ours)) => Err(format!("{ours} is not the error {stated}")),
        (_, Err(error)) => Err(error.to_string()),
        (Stated::Answer(stated), Ok(ours)) => same("answer", &ours, stated),
        (Stated::Field(field, stated), Ok(ours)) => same(field, &ours[field], stated),
        (Stated::Hash(stated), Ok(ours)) => same("hash", &ours["topics"][0]["hash"], stated),
        (Stated::Hashes(stated), Ok(ours)) => match list(&ours["hashes"]).collect::<Vec<_>>().as_slice() {
            [topic] => same("hashes", topic, stated),
            [] => {
                let all: Vec<&Value> =
                    stated.as_object().into_iter().flatten().map(|(_, hash)| hash).collect();
                let stays = all.iter().all(|hash| *hash == all[0]);
                if stays { Ok(()) } else { Err(format!("no hash changes, but {stated}")) }
            }
            more => Err(format!("{} topics change", more.len())),
        },
    }
}

/// Whether all that is stated is there: names in camelCase, wide numbers as text, pairs as objects.
fn same(path: &str, ours: &Value, stated: &Value) -> Result<(), String> {
    let equal = match (ours, stated) {
        (Value::Array(rates), Value::Object(stated)) => {
            let by_name = |rate: &Value| {
                let name = format!("{}:{}", rate["direction"].as_str().unwrap_or_default(), rate["broker"]);
                (name, rate["seconds"].clone())
            };
            let ours: Map<String, Value> = rates.iter().map(by_name).collect();
            return members(path, &ours, stated, &|key| key.into());
        }
        (Value::Object(ours), Value::Object(stated)) => {
            let by_broker = stated.keys().all(|key| key.bytes().all(|byte| byte.is_ascii_digit()));
            if by_broker && ours.len() != stated.len() {
                return Err(format!("{path}: {ours:?} is not {stated:?}"));
            }
            return members(path, ours, stated, &camel_case);
        }
        (Value::Array(ours), Value::Array(stated)) if ours.len() == stated.len() => {
            return ours.iter().zip(stated).try_for_each(|(ours, stated)| same(path, ours, stated));
        }
        (Value::Object(_), Value::Array(stated)) => {
            stated.iter().zip(["topic", "partition", "broker"]).all(|(stated, key)| ours[key] == *stated)
        }
        (Value::String(ours), Value::Number(stated)) => *ours == stated.to_string(),
        (ours, stated) => ours == stated,
    };
    if equal { Ok(()) } else { Err(format!("{path}: {ours} is not {stated}")) }
}

fn members(
    path: &str,
    ours: &Map<String, Value>,
    stated: &Map<String, Value>,
    name: &dyn Fn(&str) -> String,
) -> Result<(), String> {
    stated.iter().try_for_each(|(key, stated)| {
        let ours = ours.get(&name(key)).ok_or_else(|| format!("{path}.{key}: missing"))?;
        same(&format!("{path}.{key}"), ours, stated)
    })
}

fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let mut text = words.next().unwrap_or_default().to_string();
    for word in words {
        let (first, rest) = word.split_at(word.len().min(1));
        text += &(first.to_uppercase() + rest);
    }
    text
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}
