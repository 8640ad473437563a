//! Answers to the byte: `tests/answers/table.jsonl` holds what core answers to the cases and to the example files, for
//! every binding to give the same.
//!
//! What is right there is asserted in `core/tests/cases`, over the same calls. This test writes the table anew after a
//! change that is meant, to be looked at before it is kept:
//!
//! ```text
//! UPDATE=1 cargo test -p podstripe --test answers
//! ```

use std::{collections::HashSet, env, fs, path::Path};

use serde_json::json;

#[path = "support/calls.rs"]
mod calls;
#[path = "support/files.rs"]
mod files;

const TABLE: &str = "tests/answers/table.jsonl";

/// A call and its answer: JSON as it is, text as text.
fn line(call: &calls::Call) -> String {
    let (key, answer) = match call.answer() {
        Err(error) => ("error", error.to_json()),
        Ok(answer) if call.answers_json() => ("answer", answer),
        Ok(answer) => ("answer", json!(answer).to_string()),
    };
    let (name, arguments) = (json!(call.name), json!(call.arguments));
    format!(r#"{{"name":{name},"call":"{}","arguments":{arguments},"{key}":{answer}}}"#, call.function)
}

#[test]
fn every_answer_is_that_of_the_table() {
    let lines: Vec<String> = calls::all().iter().map(line).collect();
    if env::var_os("UPDATE").is_some() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(TABLE);
        fs::write(file, lines.join("\n") + "\n").expect("the table can be written");
    }
    let table = files::read(TABLE);
    assert_eq!(table.lines().count(), lines.len());
    for (held, given) in table.lines().zip(&lines) {
        assert_eq!(held, given);
    }
}

#[test]
fn each_row_has_its_name_and_every_case_call_and_file_has_rows() {
    let rows = calls::all();
    let names: HashSet<&str> = rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names.len(), rows.len());
    let cases = ["D01", "D02", "D03", "D04", "D05", "D06", "D07", "P05", "P11", "P12", "C05", "C06"];
    let plans = (1..=11).map(|number| format!("G{number:02}"));
    for case in cases.map(String::from).into_iter().chain(plans) {
        assert!(names.iter().any(|name| name.starts_with(&case)), "{case}");
    }
    let reports = ["audit", "preflight", "blastRadius", "explain", "impact", "findStrays"];
    let smaller = ["topicHash", "topicHashes", "groupHash", "followerStart", "copyTime"];
    let others =
        ["place", "parse", "convert", "generate", "generateText", "diff", "validate", "toClientCall"];
    for call in others.into_iter().chain(reports).chain(smaller) {
        assert!(rows.iter().any(|row| row.function == call), "{call}");
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/data/kafka-4.4");
    for file in fs::read_dir(folder).expect("the files are there") {
        let name = file.expect("a file").file_name().into_string().expect("a name");
        assert!(names.contains(name.as_str()) || name == "README.md", "{name}");
    }
}
