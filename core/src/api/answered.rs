//! From a request object to an answer object: what every call that takes plain data begins and ends with.

use alloc::{string::String, vec::Vec};

use crate::{
    error::Error,
    value::{Json, Object, Top, Value},
};

/// Reads a request, which is `what` and has the fields of these lists, and answers what `write` makes of it.
///
/// `write` gives no text but fills one: an error is then a pointer to return, wherever it comes from.
///
/// # Errors
/// `INVALID_REQUEST` for what is no object or has another field; those of `write`.
#[inline(never)]
pub(super) fn answered(
    request: &Value,
    what: &str,
    known: &[&[&'static str]],
    write: fn(Object<'_>, &mut Json) -> Result<(), Error>,
) -> Result<String, Error> {
    let top = Top::new("", request);
    let mut fields = Vec::new();
    for names in known {
        fields.extend_from_slice(names);
    }
    let object = top.field().object(what, &fields)?;
    let mut json = Json::default();
    write(object, &mut json)?;
    Ok(json.into_text())
}
