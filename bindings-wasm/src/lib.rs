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

mod convert;
mod runtime;

use alloc::{string::String, vec::Vec};
use js_sys::{Array, Int32Array};
use podstripe::api;
use wasm_bindgen::prelude::*;

use convert::{thrown, value_of};

/// Calls a function of the core by its name. The arguments are a list.
///
/// # Errors
/// The core's, as JSON text.
#[wasm_bindgen]
pub fn call(name: &str, arguments: &Array) -> Result<String, JsValue> {
    let mut values = Vec::new();
    for value in arguments.iter() {
        values.push(value_of(&value)?);
    }
    api::call(name, &values).map_err(|error| thrown(&error))
}

/// Places topics: the head as JSON text, then for each topic its replicas and its specs, or twice `undefined` if it
/// has none.
///
/// # Errors
/// The core's, as JSON text.
#[wasm_bindgen(js_name = placeFlat)]
pub fn place_flat(request: &JsValue) -> Result<Array, JsValue> {
    let answer = api::place_flat(&value_of(request)?).map_err(|error| thrown(&error))?;
    let parts = Array::of(&[JsValue::from_str(&answer.head())]);
    for list in answer.into_lists() {
        parts.push(&list.map_or(JsValue::UNDEFINED, |list| Int32Array::from(list.as_slice()).into()));
    }
    Ok(parts)
}
