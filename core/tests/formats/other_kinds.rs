//! A file of another kind is refused by what it is.

use podstripe::{
    Error, ErrorCode,
    formats::{parse_brokers, parse_kcat_json, parse_list_endpoints},
};

use crate::example;

fn assert_kind(error: &Error, kind: &str) {
    assert_eq!(error.code(), ErrorCode::UnexpectedFormat);
    assert!(error.value().unwrap().starts_with(kind), "{error}");
}

#[test]
fn what_kafkas_tools_print_is_told_apart() {
    for (name, kind) in [
        ("describe.txt", "the output of kafka-topics --describe"),
        ("log-dirs.txt", "the output of kafka-log-dirs"),
        ("generate.txt", "the output of kafka-reassign-partitions --generate"),
        ("execute.txt", "the output of kafka-reassign-partitions --execute"),
        ("verify-running.txt", "the output of kafka-reassign-partitions --verify"),
        ("list.txt", "the output of kafka-reassign-partitions --list"),
    ] {
        assert_kind(&parse_brokers("brokers", &example(name)).unwrap_err(), kind);
    }
    let error = parse_kcat_json("metadata", &example("kcat.txt"), &mut Vec::new()).unwrap_err();
    assert_kind(&error, "the text of kcat -L");
}

#[test]
fn both_outputs_of_kcat_give_brokers() {
    let read = |name| parse_brokers("brokers", &example(name)).unwrap();
    assert_eq!(read("kcat.txt"), read("kcat.json"));
    assert_eq!(read("kcat.txt").brokers.len(), 6);
}

#[test]
fn the_json_in_those_outputs_is_told_apart_too() {
    let line = |name: &str, at: usize| example(name).lines().nth(at).unwrap().to_owned();
    let plan = line("generate.txt", 1);
    assert_kind(&parse_brokers("brokers", &plan).unwrap_err(), "a reassignment plan");
    assert_kind(&parse_kcat_json("metadata", &plan, &mut Vec::new()).unwrap_err(), "a reassignment plan");
    let log_dirs = line("log-dirs.txt", 2);
    assert_kind(&parse_brokers("brokers", &log_dirs).unwrap_err(), "the output of kafka-log-dirs");
}

#[test]
fn a_table_without_its_heading_is_no_table() {
    let table = example("list-endpoints.txt");
    let (_, rows) = table.split_once('\n').unwrap();
    assert_eq!(parse_brokers("brokers", rows).unwrap_err().code(), ErrorCode::UnexpectedFormat);
    let error = parse_list_endpoints("brokers", rows).unwrap_err();
    assert_eq!(error.code(), ErrorCode::ParseError);
    assert_eq!(error.message(), "brokers: no heading; expected ID HOST PORT RACK STATE ENDPOINT_TYPE");
}
