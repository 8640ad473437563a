//! A placement or a plan that a caller holds as plain data, as what Kafka's tools and clients take.
//!
//! In a runtime without objects of ours (JavaScript's answers are plain), the answer itself comes back, or any list of
//! topics with replicas, such as one that was kept as JSON.

use alloc::{string::String, vec::Vec};

use crate::{
    error::Error,
    formats::{self, check_rows, check_whole, placed_rows, plan_from, rows_of_topic, topic_name},
    limits::{MAX_NAME_BYTES, MAX_TOPICS},
    state::Plan,
    value::{Top, Value},
};

/// The topics of a placement, `{"topics": [{"name", "startPartition", "replicas"}]}`, or the partitions of a plan,
/// `{"partitions": [{"topic", "partition", "replicas"}]}`, as a plan for `kafka-reassign-partitions`: see
/// [`formats::reassignment_json`]. The replicas of a topic may be one list, as `placeFlat` has them, if the topic has its
/// `replicationFactor` too. Topics that failed are left out.
///
/// # Errors
/// `INVALID_REQUEST`, naming the field.
pub fn reassignment_json(placement: &Value) -> Result<String, Error> {
    Ok(formats::reassignment_json(planned(placement)?.rows()))
}

/// One topic of a placement or plan as the `--replica-assignment` argument of `kafka-topics`. It need not be named if it
/// is the only one.
///
/// # Errors
/// `INVALID_REQUEST`, naming the field.
pub fn replica_assignment(placement: &Value, topic: &Value) -> Result<String, Error> {
    let top = Top::new("topic", topic);
    let topic = match topic {
        Value::Null => None,
        _ => Some(top.field().text("the topic's name", MAX_NAME_BYTES)?),
    };
    let plan = planned(placement)?;
    let rows = rows_of_topic(&plan.rows(), topic)?;
    check_whole("placement", &rows, rows.first().map_or(0, |row| row.partition))?;
    Ok(formats::replica_assignment(rows))
}

/// The argument of a client's call: see [`formats::client_call`].
///
/// # Errors
/// `INVALID_REQUEST`, naming the field.
pub fn client_call(placement: &Value, client: &Value, call: &Value) -> Result<String, Error> {
    let (client, call) = (Top::new("client", client), Top::new("call", call));
    let client = client.field().text("the client's name", MAX_NAME_BYTES)?;
    let call = call.field().text("the call's name", MAX_NAME_BYTES)?;
    let plan = planned(placement)?;
    formats::client_call(client, call, &plan.rows())
}

/// Rows of one topic stand together, in the order of the source.
fn planned(value: &Value) -> Result<Plan, Error> {
    let top = Top::new("placement", value);
    let root = top.field();
    let object = root.open_object("a placement {topics} or a plan {partitions}")?;
    if object.has("partitions")? {
        let plan = plan_from(&root, &mut Vec::new())?;
        check_rows("placement", &plan)?;
        return Ok(plan);
    }
    let mut plan = Plan::default();
    for topic in object.required("topics", "a list of topics")?.list("topics", MAX_TOPICS)? {
        let object = topic.open_object("a topic {name, startPartition, replicas}")?;
        if object.has("error")? {
            continue;
        }
        let name = topic_name(&object.required("name", "the topic's name")?)?;
        placed_rows(&object, &mut |partition, replicas| plan.add(name, partition, replicas))?;
    }
    check_rows("placement", &plan)?;
    Ok(plan)
}
