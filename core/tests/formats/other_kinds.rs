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
        ("kcat.txt", "the text of kcat -L"),
        ("generate.txt", "the output of kafka-reassign-partitions"),
    ] {
        assert_kind(&parse_brokers("brokers", &example(name)).unwrap_err(), kind);
    }
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
