//! The checks of a place request that concern the whole call. They come before anything is allocated or drawn.

use alloc::{format, vec::Vec};
use core::fmt;

use super::{Partitions, PlaceRequest};
use crate::{
    error::{Error, ErrorCode},
    gather::Gather as _,
    limits::{MAX_PARTITIONS, MAX_REPLICAS, MAX_RULES, MAX_TOPICS},
    order::first_repeated,
    placement::{CanarySpec, IsolationRule, IsolationRules},
    state::name_fault,
    value::quoted,
};

/// Refuses a call that is too large, and topics whose names cannot stand. Answers how many replicas are asked for.
pub(super) fn check_topics(request: &PlaceRequest) -> Result<u64, Error> {
    over("topics", request.topics.len() as u64, MAX_TOPICS as u64, "topics")?;
    let mut partitions = 0_u64;
    let mut replicas = 0_u64;
    for (index, topic) in request.topics.iter().enumerate() {
        if let Some(fault) = name_fault(&topic.name) {
            return Err(name_error(ErrorCode::InvalidTopic, index, &topic.name, format_args!("{fault}")));
        }
        let new = match topic.partitions {
            Partitions::New(new) => i64::from(new),
            Partitions::Total(total) => i64::from(total) - i64::from(topic.start_partition),
        };
        let new = u64::try_from(new).unwrap_or(0);
        partitions += new;
        replicas += new * u64::try_from(topic.replication_factor).unwrap_or(0);
        for (number, limit, what) in [
            (partitions, MAX_PARTITIONS, "new partitions in all"),
            (replicas, MAX_REPLICAS, "new replicas in all"),
        ] {
            if number > limit {
                over(&format!("topics[{index}].{}", topic.partitions.field()), number, limit, what)?;
            }
        }
    }
    check_unique(&request.topics.iter().map(|topic| topic.name.as_str()).gather())?;
    Ok(replicas)
}

/// Refuses a list of topics that has a name twice.
#[inline(never)]
pub(super) fn check_unique(names: &[&str]) -> Result<(), Error> {
    let repeated = first_repeated(names, Ord::cmp);
    match repeated.and_then(|index| Some((index, *names.get(index)?))) {
        None => Ok(()),
        Some((index, name)) => {
            let fault = format_args!("duplicate topic name {}", quoted(name));
            Err(name_error(ErrorCode::InvalidRequest, index, name, fault))
        }
    }
}

#[inline(never)]
fn name_error(code: ErrorCode, index: usize, name: &str, fault: fmt::Arguments<'_>) -> Error {
    let path = format!("topics[{index}].name");
    Error::new(code, format_args!("{path}: {fault}")).with_field(path).with_value(&quoted(name))
}

/// The rules of the call, the canary rule first.
pub(super) fn checked_rules(request: &PlaceRequest) -> Result<IsolationRules, Error> {
    over("rules", request.rules.len() as u64, MAX_RULES as u64, "rules")?;
    let canary: Option<IsolationRule> = match &request.canary {
        Some(CanarySpec { interval, .. }) if *interval < 0 => {
            return Err(Error::new(
                ErrorCode::InvalidConfig,
                format_args!("canary.interval: expected an integer from 0 to 2147483647, got {interval}"),
            )
            .with_field("canary.interval")
            .with_value(&interval));
        }
        canary => canary.as_ref().and_then(CanarySpec::rule),
    };
    let mut rules: Vec<IsolationRule> = Vec::new();
    if let Some(canary) = canary {
        rules.push(canary);
    }
    for rule in &request.rules {
        rules.push(rule.clone());
    }
    IsolationRules::new(rules).map_err(|error| error.with_field("rules"))
}

pub(super) fn over(field: &str, number: u64, limit: u64, what: &str) -> Result<(), Error> {
    if number <= limit {
        return Ok(());
    }
    Err(Error::new(ErrorCode::LimitExceeded, format_args!("{field}: {number} {what}, the limit is {limit}"))
        .with_field(field)
        .with_value(&number)
        .with_number("limit", i64::try_from(limit).unwrap_or(i64::MAX)))
}
