//! Every call by its name: plain data in, text out. What a binding of a runtime without objects of ours calls.

use alloc::string::String;

use super::{
    BrokersRequest, audit_value, blast_radius_value, convert_value, copy_time_value, diff_value,
    explain_value, find_strays_value, follower_start_value, generate_text, generate_value, group_hash_value,
    impact_value, parse_value, place_value, plan, preflight_value, read_brokers, read_metadata,
    topic_hash_value, topic_hashes_value, validate_value,
};
use crate::{
    error::{Error, ErrorCode},
    limits::MAX_TEXT_BYTES,
    value::{Top, Value},
};

/// Calls a function of this façade. Missing arguments are null.
///
/// | name | arguments | answer |
/// |---|---|---|
/// | `place` | a request | JSON |
/// | `readBrokers` | text, `{racks, pods}` | JSON |
/// | `readMetadata` | text | JSON |
/// | `toReassignmentJson` | a placement or plan | the plan |
/// | `toReplicaAssignment` | a placement or plan, a topic's name | the argument |
/// | `toClientCall` | a placement or plan, a client, its call | JSON |
/// | `parse`, `generate`, `diff`, `validate` | a request | JSON |
/// | `audit`, `preflight`, `blastRadius`, `explain`, `impact` | a request | JSON |
/// | `findStrays`, `followerStart`, `copyTime` | a request | JSON |
/// | `topicHash`, `topicHashes`, `groupHash` | a request | JSON |
/// | `generateText` | a request | what `kafka-reassign-partitions --generate` prints |
/// | `convert` | a request | text |
///
/// # Errors
/// Those of the function; `INVALID_REQUEST` for a name that is not there.
pub fn call(name: &str, arguments: &[Value]) -> Result<String, Error> {
    let argument = |at: usize| arguments.get(at).unwrap_or(&Value::Null);
    let first = argument(0);
    match name {
        "place" => place_value(first).map(|answer| answer.to_json()),
        "readBrokers" => brokers(first, argument(1)),
        "readMetadata" => {
            let top = Top::new("metadata", first);
            let text = top.field().text("the metadata", MAX_TEXT_BYTES)?;
            read_metadata(text).map(|read| read.to_json())
        }
        "toReassignmentJson" => plan::reassignment_json(first),
        "toReplicaAssignment" => plan::replica_assignment(first, argument(1)),
        "toClientCall" => plan::client_call(first, argument(1), argument(2)),
        "parse" => parse_value(first),
        "convert" => convert_value(first),
        "generate" => generate_value(first),
        "generateText" => generate_text(first),
        "diff" => diff_value(first),
        "validate" => validate_value(first),
        "audit" => audit_value(first),
        "preflight" => preflight_value(first),
        "blastRadius" => blast_radius_value(first),
        "explain" => explain_value(first),
        "impact" => impact_value(first),
        "findStrays" => find_strays_value(first),
        "topicHash" => topic_hash_value(first),
        "topicHashes" => topic_hashes_value(first),
        "groupHash" => group_hash_value(first),
        "followerStart" => follower_start_value(first),
        "copyTime" => copy_time_value(first),
        _ => Err(Error::new(ErrorCode::InvalidRequest, format_args!("there is no call {name}"))),
    }
}

fn brokers(text: &Value, options: &Value) -> Result<String, Error> {
    let top = Top::new("", options);
    let root = top.field();
    let (mut racks, mut pods) = (None, None);
    if !matches!(options, Value::Null) {
        let options = root.object("the options", &["racks", "pods"])?;
        racks = options.optional_text("racks", "a rack map", MAX_TEXT_BYTES)?;
        pods = options.optional_text("pods", "a pod map", MAX_TEXT_BYTES)?;
    }
    let text = Top::new("brokers", text);
    let brokers = text.field().text("the brokers", MAX_TEXT_BYTES)?;
    read_brokers(&BrokersRequest { brokers, racks, pods }).map(|read| read.to_json())
}
