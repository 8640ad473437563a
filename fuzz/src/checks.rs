//! What holds for any bytes at all: what the fuzz targets check, and the core's own tests on every text that was kept.
//!
//! ```text
//! bytes ──> a reader ──┬──> an error: with a code of ours, and words
//!                      └──> a document ──┬──> JSON
//!                                        └──> its own format ──> the reader ──> the same document
//! ```

use podstripe::{
    Error, ErrorCode,
    api::{Partitions, PlaceRequest, TopicRequest, call},
    formats::{Content, Format, Half, parse_name_map, read_document},
    state::Plan,
    value::{ToJson as _, Value},
};

/// The targets that are no format: a map of names, a text whose kind is to be found out, and requests.
const OTHERS: [&str; 3] = ["name-map", "any", "requests"];

/// The calls that take one request.
const REQUESTS: [&str; 7] = ["place", "generate", "generateText", "diff", "validate", "parse", "convert"];

/// Those whose answers are no JSON.
const TEXTS: [&str; 3] = ["generateText", "convert", "toReplicaAssignment"];

/// A request that places more replicas than this is left out: how large one may be is tested elsewhere.
const MOST_REPLICAS: u64 = 20_000;

/// The name of every target: each format that can be read, and the others.
pub(crate) fn targets() -> impl Iterator<Item = &'static str> {
    Format::readable().map(|(name, _)| name).chain(OTHERS)
}

/// Gives bytes to a target, and panics where something does not hold.
pub(crate) fn check(target: &str, bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match target {
        "name-map" => match parse_name_map("pods", &text) {
            Ok(map) => assert!(map.keys().all(|id| *id >= 0)),
            Err(error) => check_error(&error),
        },
        "any" => check_any(&text),
        "requests" => check_requests(&text),
        _ => {
            let format = Format::readable().find(|(name, _)| *name == target);
            check_format(format.expect("the target is a format").1, &text);
        }
    }
}

fn check_error(error: &Error) {
    assert_ne!(error.code(), ErrorCode::Internal, "{error}");
    assert!(!error.message().is_empty());
    check_json(&error.to_json());
}

fn check_json(text: &str) {
    if let Err(cause) = serde_json::from_str::<serde_json::Value>(text) {
        panic!("{cause}: {text}");
    }
}

fn check_format(format: Format, text: &str) {
    let halves: &[Option<Half>] = match format {
        Format::Reassignment | Format::Generate | Format::Execute => {
            &[None, Some(Half::Current), Some(Half::Proposed)]
        }
        _ => &[None],
    };
    let is_writable = Format::writable().any(|(_, writable)| writable == format);
    for half in halves {
        let read = match read_document("text", text, Some(format), *half) {
            Ok(read) => read,
            Err(error) => {
                check_error(&error);
                continue;
            }
        };
        check_json(&read.to_json());
        if !is_writable {
            continue;
        }
        match read.content.write(format, topic_of(&read.content)) {
            Ok(written) => check_written(&read.content, format, &written),
            Err(error) => check_error(&error),
        }
    }
}

/// What was written is read as the same, and written as the same again.
fn check_written(content: &Content, format: Format, written: &str) {
    let again = read_document("text", written, Some(format), None);
    let again = again.unwrap_or_else(|error| panic!("written and refused: {error}\n{written}"));
    assert_eq!(plain(&again.content, format), plain(content, format), "{written}");
    assert_eq!(again.content.write(format, topic_of(content)).as_deref(), Ok(written));
}

/// The topic to name where the text names none.
fn topic_of(content: &Content) -> Option<&'static str> {
    matches!(content, Content::Replicas(_)).then_some("t")
}

/// The content without what its format cannot say: the order of a plan's partitions, whether a log directory was left
/// out or is "any"; and without the counts of a topic, which a listing has even if they were not known.
fn plain(content: &Content, format: Format) -> Content {
    let mut content = content.clone();
    match &mut content {
        Content::Plan(plan) => settle(plan),
        Content::Plans(plans) => plans.current.iter_mut().chain(&mut plans.proposed).for_each(settle),
        Content::State(state) if format == Format::Describe => {
            for topic in &mut state.topics {
                (topic.partition_count, topic.replication_factor) = (None, None);
            }
        }
        _ => {}
    }
    content
}

fn settle(plan: &mut Plan) {
    plan.entries.sort_by(|left, right| (&left.topic, left.partition).cmp(&(&right.topic, right.partition)));
    for entry in &mut plan.entries {
        let any = || vec!["any".into(); entry.replicas.len()];
        entry.log_dirs.get_or_insert_with(any);
    }
}

/// A text that is read as what it looks like is so read by name too, and every format writes it or says why not.
fn check_any(text: &str) {
    let read = match read_document("text", text, None, None) {
        Ok(read) => read,
        Err(error) => return check_error(&error),
    };
    let named = read_document("text", text, Some(read.format), None);
    assert_eq!(named.as_ref(), Ok(&read));
    let plan = read.content.plan("text", Some("t"));
    let topic = plan.ok().and_then(|plan| plan.rows().first().map(|row| String::from(row.topic)));
    for (_, format) in Format::writable() {
        if let Err(error) = read.content.write(format, topic.as_deref()) {
            check_error(&error);
        }
    }
}

/// A list that starts with a call's name is that call with its arguments; anything else is a request of every kind.
fn check_requests(text: &str) {
    let value = match Value::from_json("request", text) {
        Ok(value) => value,
        Err(error) => return check_error(&error),
    };
    if let Value::List(items) = &value
        && let Some((Value::Text(name), arguments)) = items.split_first()
    {
        return check_call(name, arguments);
    }
    for name in REQUESTS {
        check_call(name, core::slice::from_ref(&value));
    }
}

fn check_call(name: &str, arguments: &[Value]) {
    if name == "place" && arguments.first().is_some_and(is_large) {
        return;
    }
    match call(name, arguments) {
        Ok(answer) if TEXTS.contains(&name) => drop(answer),
        Ok(answer) => check_json(&answer),
        Err(error) => check_error(&error),
    }
}

fn is_large(request: &Value) -> bool {
    let replicas = |topic: &TopicRequest| {
        let partitions = match topic.partitions {
            Partitions::New(count) => count,
            Partitions::Total(total) => total.saturating_sub(topic.start_partition),
        };
        u64::try_from(partitions).unwrap_or(0) * u64::try_from(topic.replication_factor).unwrap_or(0).max(1)
    };
    PlaceRequest::from_value(request)
        .is_ok_and(|request| request.topics.iter().map(replicas).sum::<u64>() > MOST_REPLICAS)
}
