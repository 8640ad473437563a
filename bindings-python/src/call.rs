//! Every call of the core's by its name: plain data in, text out.

use podstripe::api;
use pyo3::prelude::*;

use crate::{convert::value_of, errors::guarded};

/// Calls a function of the core. See `podstripe._call`.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "Python hands them over")]
#[pyo3(signature = (name, *arguments))]
pub(crate) fn call(py: Python<'_>, name: &str, arguments: Vec<Bound<'_, PyAny>>) -> PyResult<String> {
    let arguments = arguments.iter().map(value_of).collect::<PyResult<Vec<_>>>()?;
    guarded(py, || api::call(name, &arguments))
}
