//! The core in WebAssembly: converts, calls one function of `podstripe::api`, answers JSON text.
//!
//! # Why JSON text
//! An engine's own `JSON.parse` builds plain objects faster than a call for each property could, and the one
//! serializer that `placeJson` needs anyway is the only one in the download. What JSON cannot say comes in by
//! [`convert`] and never goes out.
//!
//! # Errors
//! A core error is thrown as its JSON text; the glue in `js/` makes a `PlacementError` of it. Whatever else is thrown
//! came from the caller's own objects (a getter, a proxy) and is passed on.

#![no_std]

extern crate alloc;

mod calls;
mod convert;
mod runtime;

use alloc::string::String;
use js_sys::{Array, Int32Array};
use podstripe::{Error, value::Value};
use wasm_bindgen::prelude::*;

use convert::{thrown, value_of};

/// Places topics.
///
/// # Errors
/// The core's, as JSON text.
#[wasm_bindgen]
pub fn place(request: &JsValue) -> Result<String, JsValue> {
    answered(calls::place(&value_of(request)?))
}

/// Places topics: the head as JSON text, then for each topic its replicas, or `undefined` if it has none.
///
/// # Errors
/// The core's, as JSON text.
#[wasm_bindgen(js_name = placeFlat)]
pub fn place_flat(request: &JsValue) -> Result<Array, JsValue> {
    let answer = calls::place_flat(&value_of(request)?).map_err(|error| thrown(&error))?;
    let parts = Array::of(&[JsValue::from_str(&answer.head())]);
    for replicas in answer.into_replicas() {
        parts.push(&replicas.map_or(JsValue::UNDEFINED, |ids| Int32Array::from(ids.as_slice()).into()));
    }
    Ok(parts)
}

/// Reads brokers from text.
///
/// # Errors
/// The core's, as JSON text.
#[wasm_bindgen(js_name = readBrokers)]
pub fn read_brokers(text: &JsValue, options: &JsValue) -> Result<String, JsValue> {
    two(calls::read_brokers, text, options)
}

/// Reads the output of `kcat -L -J`.
///
/// # Errors
/// The core's, as JSON text.
#[wasm_bindgen(js_name = readMetadata)]
pub fn read_metadata(text: &JsValue) -> Result<String, JsValue> {
    answered(calls::read_metadata(&value_of(text)?))
}

/// A placement as a plan for `kafka-reassign-partitions`.
///
/// # Errors
/// The core's, as JSON text.
#[wasm_bindgen(js_name = toReassignmentJson)]
pub fn to_reassignment_json(placement: &JsValue) -> Result<String, JsValue> {
    answered(calls::to_reassignment_json(&value_of(placement)?))
}

/// One topic as the `--replica-assignment` argument of `kafka-topics`.
///
/// # Errors
/// The core's, as JSON text.
#[wasm_bindgen(js_name = toReplicaAssignment)]
pub fn to_replica_assignment(placement: &JsValue, topic: &JsValue) -> Result<String, JsValue> {
    two(calls::to_replica_assignment, placement, topic)
}

fn two(
    call: fn(&Value, &Value) -> Result<String, Error>,
    first: &JsValue,
    second: &JsValue,
) -> Result<String, JsValue> {
    answered(call(&value_of(first)?, &value_of(second)?))
}

fn answered(answer: Result<String, Error>) -> Result<String, JsValue> {
    answer.map_err(|error| thrown(&error))
}
