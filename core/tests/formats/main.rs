//! Texts of Kafka's tools and of people, read and written.

mod broker_list;
mod broker_sets;
mod brokers_json;
mod corpus;
mod describe;
mod fuzz;
mod generate_output;
mod in_flight;
mod kcat;
mod kcat_text;
mod list_endpoints;
mod log_dirs;
mod move_commands;
mod name_map;
mod other_kinds;
mod plan;
mod proposals;
mod replica_assignment;
mod state_json;
mod state_records;
mod topicctl;
mod topics_to_move;

#[path = "../support/files.rs"]
mod files;

/// The text of one of Kafka 4.4.0's tools.
fn example(name: &str) -> String {
    files::read(&format!("examples/data/kafka-4.4/{name}"))
}
