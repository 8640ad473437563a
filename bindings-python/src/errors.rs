//! The core's errors as Python exceptions, and panics kept inside.

use podstripe::{Error, ErrorCode};
use pyo3::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs the core without the interpreter's lock. A panic, which is a bug, becomes an error like any other: Python code
/// that guards against `Exception` must be able to go on.
pub(crate) fn guarded<T: Send>(
    py: Python<'_>,
    call: impl FnOnce() -> Result<T, Error> + Send,
) -> PyResult<T> {
    py.detach(|| {
        catch_unwind(AssertUnwindSafe(call))
            .unwrap_or_else(|_| Err(Error::internal(format_args!("it panicked"))))
    })
    .map_err(|error| raised(py, &error))
}

/// The exception that stands for an error.
pub(crate) fn raised(py: Python<'_>, error: &Error) -> PyErr {
    match exception(py, error) {
        Ok(exception) => PyErr::from_value(exception),
        Err(failure) => failure,
    }
}

/// The exception as an object, for the errors that stand in a topic's place.
pub(crate) fn exception<'py>(py: Python<'py>, error: &Error) -> PyResult<Bound<'py, PyAny>> {
    py.import("podstripe._errors")?.getattr(class_of(error.code()))?.call1((error.to_json(),))
}

/// No catch-all: a new code must get a class before this builds.
const fn class_of(code: ErrorCode) -> &'static str {
    match code {
        ErrorCode::InvalidRequest => "InvalidRequestError",
        ErrorCode::InvalidTopic => "InvalidTopicError",
        ErrorCode::UnknownTopicOrPartition => "UnknownTopicOrPartitionError",
        ErrorCode::InvalidPartitions => "InvalidPartitionsError",
        ErrorCode::InvalidReplicationFactor => "InvalidReplicationFactorError",
        ErrorCode::InvalidConfig => "InvalidConfigError",
        ErrorCode::BrokerIdNotRegistered => "BrokerIdNotRegisteredError",
        ErrorCode::ConflictingPodRules => "ConflictingPodRulesError",
        ErrorCode::RacksUnknown => "RacksUnknownError",
        ErrorCode::RacksIncomplete => "RacksIncompleteError",
        ErrorCode::ParseError => "ParseError",
        ErrorCode::UnexpectedFormat => "UnexpectedFormatError",
        ErrorCode::LimitExceeded => "LimitExceededError",
        ErrorCode::EmptyMetadata => "EmptyMetadataError",
        ErrorCode::BadPartitionName => "BadPartitionNameError",
        ErrorCode::BadDirName => "BadDirNameError",
        ErrorCode::NegativeSize => "NegativeSizeError",
        ErrorCode::DuplicateTopic => "DuplicateTopicError",
        ErrorCode::DuplicateTopicId => "DuplicateTopicIdError",
        ErrorCode::DuplicateLog => "DuplicateLogError",
        ErrorCode::NegativeOffset => "NegativeOffsetError",
        ErrorCode::OffsetsOutOfOrder => "OffsetsOutOfOrderError",
        ErrorCode::LocalStartWithoutTiering => "LocalStartWithoutTieringError",
        ErrorCode::RemoteBeyondLogEnd => "RemoteBeyondLogEndError",
        ErrorCode::ReassignmentInProgress => "ReassignmentInProgressError",
        ErrorCode::PartitionIdsNotContiguous => "PartitionIdsNotContiguousError",
        ErrorCode::Internal => "InternalError",
    }
}
