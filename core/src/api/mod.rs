//! The one façade that every binding calls: a request goes in, an answer comes out.
//!
//! | call | request | answer |
//! |---|---|---|
//! | [`place`] | [`PlaceRequest`] | [`PlaceAnswer`] |
//! | [`place_flat`] | the same | [`FlatAnswer`] |
//! | [`read_brokers`] | [`BrokersRequest`] | [`BrokersAnswer`] |
//! | [`read_metadata`] | text | [`MetadataAnswer`] |
//! | [`reassignment_json`], [`replica_assignment`], [`client_call`] | a placement or plan as plain data | text |
//! | [`generate`] | [`GenerateRequest`] | [`GenerateAnswer`] |
//! | [`diff_value`], [`validate_value`] | plain data, or text in any format | JSON |
//! | [`parse_value`], [`convert_value`] | text in any format | JSON; text in another |
//! | [`call`](call()) | any of them by name, with plain data | text |
//!
//! Requests are plain data with public fields, and are read from any self-describing input by way of a
//! [`Value`](crate::value::Value): unknown fields are refused, numbers are never coerced, and each error names its
//! field. Answers serialise; `to_json` gives the same bytes from every engine.
//!
//! Nothing here knows of a runtime: no JavaScript, Python or Node.

mod answered;
mod audit;
mod blast_radius;
mod brokers;
mod call;
mod check;
mod convert;
mod copy_time;
mod diff;
mod disk_reader;
mod explain;
mod find_strays;
mod flat;
mod follower_start;
mod generate;
mod hashes;
mod impact;
mod impact_answer;
mod impact_input;
mod inputs;
mod metadata;
mod place;
mod place_answer;
mod place_request;
mod plan;
mod preflight;
mod resonance;
mod ruled;
mod uneven_racks;
mod validate;
mod warning;

pub use crate::placement::Spread;
pub use audit::audit_value;
pub use blast_radius::blast_radius_value;
pub use brokers::{BrokersAnswer, BrokersRequest, read_brokers};
pub use call::call;
pub use convert::{convert_value, parse_value};
pub use copy_time::copy_time_value;
pub use diff::diff_value;
pub use explain::explain_value;
pub use find_strays::find_strays_value;
pub use flat::{FlatAnswer, place_flat};
pub use follower_start::follower_start_value;
pub use generate::{GenerateAnswer, GenerateRequest, generate, generate_text, generate_value};
pub use hashes::{group_hash_value, topic_hash_value, topic_hashes_value};
pub use impact::impact_value;
pub use metadata::{MetadataAnswer, read_metadata};
pub use place::{place, place_value, place_with};
pub use place_answer::{Exposure, PlaceAnswer, Spec, TopicAnswer, TopicPlacement};
pub use place_request::{Algorithm, OnError, Partitions, PlaceRequest, TopicRequest};
pub use plan::{client_call, reassignment_json, replica_assignment};
pub use preflight::preflight_value;
pub use validate::validate_value;
pub use warning::{Warning, WarningCode};
