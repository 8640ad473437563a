//! Texts of Kafka's tools and of people, read and written.

mod brokers_json;
mod fuzz;
mod kcat;
mod list_endpoints;
mod name_map;
mod other_kinds;
mod plan;

#[path = "../support/files.rs"]
mod files;

/// The text of one of Kafka 4.4.0's tools.
fn example(name: &str) -> String {
    files::read(&format!("examples/data/kafka-4.4/{name}"))
}
