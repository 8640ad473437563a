//! A placement that a caller holds as plain data, as what Kafka's tools take.
//!
//! In a runtime without objects of ours (JavaScript's answers are plain), the answer itself comes back, or any list of
//! topics with replicas, such as one that was kept as JSON.

use alloc::{format, string::String, vec::Vec};

use crate::{
    cluster::BrokerId,
    error::{Error, ErrorCode},
    formats,
    limits::{MAX_NAME_BYTES, MAX_PARTITIONS, MAX_REPLICAS, MAX_TOPICS},
    placement::Assignment,
    value::{Field, Value, quoted},
};

/// The topics of a placement, `{"topics": [{"name", "startPartition", "replicas"}]}`, as a plan for
/// `kafka-reassign-partitions`: see [`formats::reassignment_json`]. Topics that failed are left out.
///
/// # Errors
/// `INVALID_REQUEST`, naming the field.
pub fn reassignment_json(placement: &Value) -> Result<String, Error> {
    let topics = topics_from(placement)?;
    Ok(formats::reassignment_json(topics.iter().map(|(name, assignment)| (name.as_str(), assignment))))
}

/// One topic of a placement as the `--replica-assignment` argument of `kafka-topics`. It need not be named if it is the
/// only one.
///
/// # Errors
/// `INVALID_REQUEST`, naming the field.
pub fn replica_assignment(placement: &Value, topic: Option<&str>) -> Result<String, Error> {
    let topics = topics_from(placement)?;
    let found = match topic {
        Some(name) => topics.iter().find(|(of, _)| of == name),
        None if topics.len() == 1 => topics.first(),
        None => None,
    };
    found.map(|(_, assignment)| formats::replica_assignment(assignment)).ok_or_else(|| {
        let shown = topic.map_or_else(|| "null".into(), quoted);
        let message =
            format!("topic: expected the name of one of the {} placed topic(s), got {shown}", topics.len());
        Error::new(ErrorCode::InvalidRequest, message).with_field("topic").with_value(shown)
    })
}

fn topics_from(placement: &Value) -> Result<Vec<(String, Assignment)>, Error> {
    let root = Field::root("placement", placement);
    let object = root.open_object("a placement {topics}")?;
    let mut topics = Vec::new();
    for topic in object.required("topics", "a list of topics")?.list("topics", MAX_TOPICS)? {
        let object = topic.open_object("a topic {name, startPartition, replicas}")?;
        if object.get("error")?.is_some() {
            continue;
        }
        let name = object.required("name", "the topic's name")?.text("the topic's name", MAX_NAME_BYTES)?;
        if let Some(fault) = super::check::name_fault(name) {
            return Err(topic.error(ErrorCode::InvalidTopic, &fault));
        }
        let start = match object.get("startPartition")? {
            Some(start) => start.id()?.unsigned_abs(),
            None => 0,
        };
        topics.push((
            name.into(),
            assignment_from(start, &object.required("replicas", "a list of replica lists")?)?,
        ));
    }
    Ok(topics)
}

fn assignment_from(start: u32, field: &Field<'_>) -> Result<Assignment, Error> {
    let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
    let rows = field.list("partitions", most)?;
    let partitions = u32::try_from(rows.len()).unwrap_or(u32::MAX);
    let mut assignment = Assignment::default();
    for (at, row) in rows.enumerate() {
        let replicas: Vec<BrokerId> = row
            .list("replicas", i16::MAX.unsigned_abs().into())?
            .map(|id| id.id())
            .collect::<Result<_, _>>()?;
        if at == 0 {
            let all = u64::from(partitions) * replicas.len() as u64;
            if all > MAX_REPLICAS {
                let what = format!(
                    "{partitions} partitions as wide as this, the limit is {MAX_REPLICAS} replicas in all"
                );
                return Err(row
                    .error(ErrorCode::LimitExceeded, &what)
                    .with_number("limit", i64::try_from(MAX_REPLICAS).unwrap_or(i64::MAX)));
            }
            assignment =
                Assignment::zeroed(start, partitions, i16::try_from(replicas.len()).unwrap_or(i16::MAX));
        }
        let fits = replicas.len() == assignment.replication_factor() && !replicas.is_empty();
        let place = u32::try_from(at).ok().and_then(|at| assignment.rows_mut(start + at, 1).next());
        match place {
            Some(place) if fits => place.copy_from_slice(&replicas),
            _ => {
                return Err(row.expected(&format!(
                    "{} replicas, as in the first partition",
                    assignment.replication_factor().max(1)
                )));
            }
        }
    }
    Ok(assignment)
}
