//! The text and JSON that Kafka's tools read and write.
//!
//! | file | format | in | out |
//! |---|---|---|---|
//! | `broker_records` | brokers as JSON, and the names that clients give their fields | yes | |
//! | `list_endpoints` | the table of `kafka-cluster list-endpoints` | yes | |
//! | `kcat` | `kcat -L -J` | yes | |
//! | `name_map` | which broker has which rack or pod; Cruise Control's `brokerSets.json` | yes | |
//! | `reassignment` | the plan of `kafka-reassign-partitions` | yes | yes |
//! | `generate_output` | what `kafka-reassign-partitions` prints with `--generate` and `--execute` | yes | yes |
//! | `topics_to_move` | the topics that it takes with `--topics-to-move-json-file` | yes | yes |
//! | `broker_list` | the argument `--broker-list` of Kafka's tools | yes | yes |
//! | `log_dirs` | `kafka-log-dirs --describe` | yes | yes |
//! | `replica_assignment` | the argument `--replica-assignment` of `kafka-topics` | yes | yes |
//! | `broker_sets` | Cruise Control's `brokerSets.json` | yes | yes |
//! | `proposals` | Cruise Control's proposals | yes | yes |
//! | `topicctl` | topicctl's partitions, and a topic's static assignment | yes | yes |
//! | `move_commands` | what kcl, rpk and kafkactl take to move partitions | | yes |
//! | `state_json` | topics, plans and log directories as our own JSON | see next | yes |
//! | `state_records` | topics as they stand: our own JSON, and what clients give | yes | |
//! | `placed_rows` | a topic of a placement, as plain data | yes | |
//! | `describe` | the listing of `kafka-topics --describe` | yes | yes |
//! | `kcat_text` | the text of `kcat -L` | yes | |
//! | `in_flight` | what `kafka-reassign-partitions --list` prints | yes | |
//! | `format`, `document` | which of them a text is; any of them read, and written as another | yes | yes |
//! | `client_calls` | what Kafka's clients take to create, grow and move topics | | yes |
//!
//! `brokers_text` finds out which of them a text is, and says so where it is none that was asked for; `json_in_text`
//! finds JSON between lines of text. A text is refused with line and field; nothing is skipped in silence: what was
//! passed over is in the notes.
//!
//! Formats know text and brokers. They know no placer.

mod broker_list;
mod broker_records;
mod broker_sets;
mod brokers_text;
mod client_calls;
mod describe;
mod document;
mod format;
mod generate_output;
mod ignored;
mod in_flight;
mod joined;
mod json_in_text;
mod kcat;
mod kcat_text;
mod list_endpoints;
mod log_dirs;
mod move_commands;
mod name_map;
mod note;
mod placed_rows;
mod proposals;
mod reassignment;
mod replica_assignment;
mod state_json;
mod state_notes;
mod state_records;
mod topic_lines;
mod topicctl;
mod topics_to_move;

pub use broker_list::{broker_list_text, parse_broker_list};
pub use broker_records::{Blank, attribute_names, brokers_from};
pub use broker_sets::{BrokerSet, broker_sets_json, parse_broker_sets};
pub(crate) use brokers_text::refused;
pub use brokers_text::{BrokersText, parse_brokers};
pub use client_calls::client_call;
pub use describe::{describe_text, parse_describe};
pub use document::{Content, Document, read_document};
pub(crate) use document::{check_rows, check_whole, nothing, one_topic, rows_of_topic};
pub use format::Format;
pub use generate_output::{GenerateOutput, Half, generate_text, parse_generate, parse_reassignment};
pub use in_flight::parse_in_flight;
pub use kcat::parse_kcat_json;
pub use kcat_text::parse_kcat_text;
pub use list_endpoints::parse_list_endpoints;
pub use log_dirs::{log_dirs_text, parse_log_dirs};
pub use move_commands::{kafkactl_text, kcl_text, rpk_text};
pub use name_map::{NameMap, parse_name_map};
pub use note::Note;
pub(crate) use placed_rows::placed_rows;
pub use proposals::{Proposal, parse_proposals, proposals_json, proposals_plan};
pub use reassignment::reassignment_json;
pub(crate) use reassignment::{plan_from, topic_name};
pub use replica_assignment::{parse_replica_assignment, replica_assignment};
pub use state_records::state_from;
pub use topicctl::{parse_topicctl_partitions, parse_topicctl_topic, topicctl_json};
pub(crate) use topics_to_move::topics_to_move_from;
pub use topics_to_move::{parse_topics_to_move, topics_to_move_json};
