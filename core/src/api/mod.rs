//! The one façade that every binding calls: a request goes in, an answer comes out.
//!
//! | call | request | answer |
//! |---|---|---|
//! | [`place`] | [`PlaceRequest`] | [`PlaceAnswer`] |
//! | [`place_flat`] | the same | [`FlatAnswer`] |
//! | [`read_brokers`] | [`BrokersRequest`] | [`BrokersAnswer`] |
//! | [`read_metadata`] | text | [`MetadataAnswer`] |
//! | [`reassignment_json`], [`replica_assignment`], [`client_call`] | a placement or plan as plain data | text |
//! | [`call`](call()) | any of them by name, with plain data | text |
//!
//! Requests are plain data with public fields, and are read from any self-describing input by way of a
//! [`Value`](crate::value::Value): unknown fields are refused, numbers are never coerced, and each error names its
//! field. Answers serialise; `to_json` gives the same bytes from every engine.
//!
//! Nothing here knows of a runtime: no JavaScript, Python or Node.

mod brokers;
mod call;
mod check;
mod flat;
mod metadata;
mod place;
mod place_answer;
mod place_request;
mod plan;
mod uneven_racks;
mod warning;

pub use brokers::{BrokersAnswer, BrokersRequest, read_brokers};
pub use call::call;
pub use flat::{FlatAnswer, place_flat};
pub use metadata::{MetadataAnswer, read_metadata};
pub use place::{place, place_value, place_with};
pub use place_answer::{Exposure, PlaceAnswer, Spec, TopicAnswer, TopicPlacement};
pub use place_request::{Algorithm, OnError, Partitions, PlaceRequest, TopicRequest};
pub use plan::{client_call, reassignment_json, replica_assignment};
pub use warning::{Warning, WarningCode};
