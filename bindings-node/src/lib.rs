//! The core as a Node addon: converts, calls one function of `podstripe::api`, answers JSON text. The glue in
//! `bindings-wasm/js` makes plain objects and `PlacementError`s of that, for this engine as for the other.

extern crate alloc;

// What both JavaScript engines call is written once.
#[path = "../../bindings-wasm/src/calls.rs"]
mod calls;
mod convert;
mod errors;
mod scope;

use napi::bindgen_prelude::*;
use napi_derive::napi;
use podstripe::{Error as CoreError, value::Value};

use convert::value_of;
use errors::guarded;

/// Places topics.
///
/// # Errors
/// The core's, thrown as JSON text.
#[napi]
pub fn place(env: Env, request: Unknown<'_>) -> Result<String> {
    one(env, calls::place, &request)
}

/// Places topics: the head as JSON text, then for each topic its replicas, or `undefined` if it has none.
///
/// # Errors
/// The core's, thrown as JSON text.
#[napi]
pub fn place_flat(env: Env, request: Unknown<'_>) -> Result<Vec<Either3<String, Int32Array, Undefined>>> {
    let request = value_of(env, &request)?;
    guarded(env, || {
        let answer = calls::place_flat(&request)?;
        let mut parts = vec![Either3::A(answer.head())];
        parts.extend(
            answer
                .into_replicas()
                .map(|replicas| replicas.map_or(Either3::C(()), |ids| Either3::B(Int32Array::new(ids)))),
        );
        Ok(parts)
    })
}

/// Reads brokers from text.
///
/// # Errors
/// The core's, thrown as JSON text.
#[napi]
pub fn read_brokers(env: Env, text: Unknown<'_>, options: Unknown<'_>) -> Result<String> {
    two(env, calls::read_brokers, &text, &options)
}

/// Reads the output of `kcat -L -J`.
///
/// # Errors
/// The core's, thrown as JSON text.
#[napi]
pub fn read_metadata(env: Env, text: Unknown<'_>) -> Result<String> {
    one(env, calls::read_metadata, &text)
}

/// A placement as a plan for `kafka-reassign-partitions`.
///
/// # Errors
/// The core's, thrown as JSON text.
#[napi]
pub fn to_reassignment_json(env: Env, placement: Unknown<'_>) -> Result<String> {
    one(env, calls::to_reassignment_json, &placement)
}

/// One topic as the `--replica-assignment` argument of `kafka-topics`.
///
/// # Errors
/// The core's, thrown as JSON text.
#[napi]
pub fn to_replica_assignment(env: Env, placement: Unknown<'_>, topic: Unknown<'_>) -> Result<String> {
    two(env, calls::to_replica_assignment, &placement, &topic)
}

fn one(
    env: Env,
    call: fn(&Value) -> std::result::Result<String, CoreError>,
    value: &Unknown<'_>,
) -> Result<String> {
    let value = value_of(env, value)?;
    guarded(env, || call(&value))
}

fn two(
    env: Env,
    call: fn(&Value, &Value) -> std::result::Result<String, CoreError>,
    first: &Unknown<'_>,
    second: &Unknown<'_>,
) -> Result<String> {
    let (first, second) = (value_of(env, first)?, value_of(env, second)?);
    guarded(env, || call(&first, &second))
}
