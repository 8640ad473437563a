//! The core's errors thrown as JSON text, and panics kept inside.

use napi::{Env, JsValue as _, Result, Status, sys};
use podstripe::Error;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs the core. A panic, which is a bug, becomes an error like any other: it must not end the process.
pub(crate) fn guarded<T>(env: Env, call: impl FnOnce() -> std::result::Result<T, Error>) -> Result<T> {
    catch_unwind(AssertUnwindSafe(call))
        .unwrap_or_else(|_| Err(Error::internal(format_args!("it panicked"))))
        .map_err(|error| thrown(env, &error))
}

/// Throws the text of an error, of which the glue makes a `PlacementError`.
pub(crate) fn thrown(env: Env, error: &Error) -> napi::Error {
    match env.create_string(error.to_json()) {
        Ok(text) => {
            // SAFETY: both handles are of the running call.
            unsafe { sys::napi_throw(env.raw(), text.raw()) };
            pending()
        }
        Err(failure) => failure,
    }
}

/// Says that an exception is on its way already: the core's, or one of the caller's own.
pub(crate) fn pending() -> napi::Error {
    napi::Error::new(Status::PendingException, String::new())
}
