//! The text and JSON that Kafka's tools read and write.
//!
//! | file | format | in | out |
//! |---|---|---|---|
//! | `broker_records` | brokers as JSON, and the names that clients give their fields | yes | |
//! | `list_endpoints` | the table of `kafka-cluster list-endpoints` | yes | |
//! | `kcat` | `kcat -L -J` | yes | |
//! | `name_map` | which broker has which rack or pod; Cruise Control's `brokerSets.json` | yes | |
//! | `reassignment` | the plan of `kafka-reassign-partitions` | yes | yes |
//! | `replica_assignment` | the argument `--replica-assignment` of `kafka-topics` | | yes |
//! | `client_calls` | what Kafka's clients take to create, grow and move topics | | yes |
//!
//! `brokers_text` finds out which of them a text is, and says so where it is none that was asked for. A text is refused
//! with line and field; nothing is skipped in silence: what was passed over is in the notes.
//!
//! Formats know text and brokers. They know no placer.

mod broker_records;
mod brokers_text;
mod client_calls;
mod ignored;
mod joined;
mod kcat;
mod list_endpoints;
mod name_map;
mod note;
mod reassignment;
mod replica_assignment;

pub use broker_records::{Blank, attribute_names, brokers_from};
pub use brokers_text::{BrokersText, parse_brokers};
pub use client_calls::client_call;
pub use kcat::{Metadata, PartitionMetadata, TopicMetadata, parse_kcat_json};
pub use list_endpoints::parse_list_endpoints;
pub use name_map::{NameMap, parse_name_map};
pub use note::Note;
pub use reassignment::reassignment_json;
pub(crate) use reassignment::{plan_from, topic_name};
pub use replica_assignment::replica_assignment;
