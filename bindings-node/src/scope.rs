//! Node-API's calls on one value, each checked: the only unsafe code of the conversion.

use napi::{Env, Result, Status, sys};
use std::{ffi::CStr, ptr};

use crate::errors::pending;

/// A handle of the running call.
#[derive(Clone, Copy)]
pub(crate) struct Handle {
    env: sys::napi_env,
    raw: sys::napi_value,
}

fn checked(status: sys::napi_status) -> Result<()> {
    match status {
        sys::Status::napi_ok => Ok(()),
        sys::Status::napi_pending_exception => Err(pending()),
        other => Err(napi::Error::new(Status::from(other), "Node-API refused a call")),
    }
}

/// Makes a call that writes one result.
macro_rules! ask {
    ($function:ident, $start:expr, $($argument:expr),+) => {{
        let mut answer = $start;
        // SAFETY: the handles are of the running call, and the answer's type is the one that the function writes.
        checked(unsafe { sys::$function($($argument),+, &raw mut answer) })?;
        answer
    }};
}

impl Handle {
    pub(crate) fn new(env: Env, raw: sys::napi_value) -> Self {
        Self { env: env.raw(), raw }
    }

    const fn of(self, raw: sys::napi_value) -> Self {
        Self { env: self.env, raw }
    }

    /// One of `sys::ValueType`.
    pub(crate) fn kind(self) -> Result<sys::napi_valuetype> {
        Ok(ask!(napi_typeof, 0, self.env, self.raw))
    }

    pub(crate) fn flag(self) -> Result<bool> {
        Ok(ask!(napi_get_value_bool, false, self.env, self.raw))
    }

    pub(crate) fn number(self) -> Result<f64> {
        Ok(ask!(napi_get_value_double, 0.0, self.env, self.raw))
    }

    /// The text, unless it has a lone surrogate.
    pub(crate) fn text(self) -> Result<Option<String>> {
        let mut length = 0;
        // SAFETY: without a buffer, the length alone is written.
        checked(unsafe {
            sys::napi_get_value_string_utf16(self.env, self.raw, ptr::null_mut(), 0, &raw mut length)
        })?;
        // Node-API ends the text with a zero.
        let mut units = vec![0_u16; length + 1];
        // SAFETY: the buffer is as long as is said.
        checked(unsafe {
            sys::napi_get_value_string_utf16(
                self.env,
                self.raw,
                units.as_mut_ptr(),
                units.len(),
                &raw mut length,
            )
        })?;
        units.truncate(length);
        Ok(String::from_utf16(&units).ok())
    }

    /// A bigint as 64 bits, if it fits.
    pub(crate) fn integer(self) -> Result<Option<i64>> {
        let (mut number, mut exact) = (0, false);
        // SAFETY: as in `ask`, with two results.
        checked(unsafe {
            sys::napi_get_value_bigint_int64(self.env, self.raw, &raw mut number, &raw mut exact)
        })?;
        Ok(exact.then_some(number))
    }

    /// The value as the language writes it out: a bigint in decimal.
    pub(crate) fn written(self) -> Result<Option<String>> {
        self.of(ask!(napi_coerce_to_string, ptr::null_mut(), self.env, self.raw)).text()
    }

    pub(crate) fn is_array(self) -> Result<bool> {
        Ok(ask!(napi_is_array, false, self.env, self.raw))
    }

    pub(crate) fn is_typed_array(self) -> Result<bool> {
        Ok(ask!(napi_is_typedarray, false, self.env, self.raw))
    }

    pub(crate) fn is_data_view(self) -> Result<bool> {
        Ok(ask!(napi_is_dataview, false, self.env, self.raw))
    }

    pub(crate) fn item(self, index: u32) -> Result<Self> {
        Ok(self.of(ask!(napi_get_element, ptr::null_mut(), self.env, self.raw, index)))
    }

    pub(crate) fn property(self, key: Self) -> Result<Self> {
        Ok(self.of(ask!(napi_get_property, ptr::null_mut(), self.env, self.raw, key.raw)))
    }

    pub(crate) fn named(self, name: &CStr) -> Result<Self> {
        Ok(self.of(ask!(napi_get_named_property, ptr::null_mut(), self.env, self.raw, name.as_ptr())))
    }

    /// How many items a list says that it has.
    pub(crate) fn length(self) -> Result<f64> {
        self.named(c"length")?.number()
    }

    /// The names of its own enumerable properties, as a list.
    pub(crate) fn keys(self) -> Result<Self> {
        Ok(self.of(ask!(
            napi_get_all_property_names,
            ptr::null_mut(),
            self.env,
            self.raw,
            sys::KeyCollectionMode::own_only,
            sys::KeyFilter::enumerable | sys::KeyFilter::skip_symbols,
            sys::KeyConversion::numbers_to_strings
        )))
    }

    /// The language's own object of this name: `Map`, say.
    pub(crate) fn global(env: Env, name: &CStr) -> Result<Self> {
        let env = env.raw();
        Self { env, raw: ask!(napi_get_global, ptr::null_mut(), env) }.named(name)
    }

    pub(crate) fn is_made_by(self, class: Self) -> Result<bool> {
        Ok(ask!(napi_instanceof, false, self.env, self.raw, class.raw))
    }

    /// `object.method(value)`, of which this is the object.
    pub(crate) fn call(self, method: &CStr, value: Self) -> Result<Self> {
        let method = self.named(method)?;
        Ok(self.of(ask!(
            napi_call_function,
            ptr::null_mut(),
            self.env,
            self.raw,
            method.raw,
            1,
            &raw const value.raw
        )))
    }

    /// Runs a step whose handles are given back after it: a request may have millions of values.
    pub(crate) fn scoped<T>(self, step: impl FnOnce() -> Result<T>) -> Result<T> {
        let scope = ask!(napi_open_handle_scope, ptr::null_mut(), self.env);
        let outcome = step();
        // SAFETY: opened above; steps inside have closed theirs.
        checked(unsafe { sys::napi_close_handle_scope(self.env, scope) })?;
        outcome
    }
}
