//! The core as a Node addon: converts, calls one function of `podstripe::api`, answers JSON text. The glue in
//! `bindings-wasm/js` makes plain objects and `PlacementError`s of that, for this engine as for the other.

#![expect(clippy::needless_pass_by_value, reason = "Node-API hands arguments over")]

mod convert;
mod errors;
mod scope;

use napi::bindgen_prelude::*;
use napi_derive::napi;
use podstripe::api;

use convert::value_of;
use errors::guarded;

/// Calls a function of the core by its name.
///
/// # Errors
/// The core's, thrown as JSON text.
#[napi]
pub fn call(env: Env, name: String, arguments: Vec<Unknown<'_>>) -> Result<String> {
    let arguments = arguments.iter().map(|value| value_of(env, value)).collect::<Result<Vec<_>>>()?;
    guarded(env, || api::call(&name, &arguments))
}

/// Places topics: the head as JSON text, then for each topic its replicas and its specs, or twice `undefined` if it
/// has none.
///
/// # Errors
/// The core's, thrown as JSON text.
#[napi]
pub fn place_flat(env: Env, request: Unknown<'_>) -> Result<Vec<Either3<String, Int32Array, Undefined>>> {
    let request = value_of(env, &request)?;
    guarded(env, || {
        let answer = api::place_flat(&request)?;
        let mut parts = vec![Either3::A(answer.head())];
        for list in answer.into_lists() {
            parts.push(list.map_or(Either3::C(()), |list| Either3::B(Int32Array::new(list))));
        }
        Ok(parts)
    })
}
