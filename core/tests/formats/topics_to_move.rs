//! The topics that a generation is for: two kinds of file that are easily swapped, one rule.

use podstripe::{
    Error, ErrorCode,
    formats::{Note, parse_topics_to_move, topics_to_move_json},
};
use proptest::{
    collection::hash_set,
    prelude::{any, proptest},
};
use serde_json::Value;

use crate::{example, files};

fn read(text: &str) -> Result<(Vec<String>, Vec<Note>), Error> {
    let mut notes = Vec::new();
    parse_topics_to_move("topics", text, &mut notes).map(|topics| (topics, notes))
}

fn case(name: &str) -> Value {
    serde_json::from_str(&files::read(&format!("tests/cases/{name}.json"))).unwrap()
}

#[test]
fn six_mistakes_have_six_messages() {
    let case = case("G03-invalid-json-says-where");
    let variants: Vec<&str> =
        case["input"]["variants"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
    let errors: Vec<Error> = variants.iter().map(|text| read(text).unwrap_err()).collect();
    let messages: Vec<&str> = errors.iter().map(Error::message).collect();
    assert_eq!(
        messages,
        [
            "topics: not valid JSON: trailing comma (line 2, column 46)",
            "topics: not valid JSON: trailing comma (line 1, column 26)",
            "topics: the text is empty",
            "topics: the text is empty",
            "topics: this is a reassignment plan; expected topics to move",
            "topics: expected an object {version, topics}, got [1, 2]",
        ]
    );
    assert_eq!(errors[0].numbers(), [("line", 2), ("column", 46)]);
    let error = read(r#"{"topics":[],"version":1}"#).unwrap_err();
    assert_eq!(error.message(), "topics.topics: the topic list is empty; expected at least one topic");
}

#[test]
fn a_plan_given_as_topics_is_named() {
    let case = case("G04-wrong-file-to-generate");
    let error = read(case["input"]["topics_json"].as_str().unwrap()).unwrap_err();
    assert_eq!(error.code(), ErrorCode::UnexpectedFormat);
    assert_eq!(error.message(), "topics: this is a reassignment plan; expected topics to move");
    // Even if it has topics too.
    let error = read(r#"{"topics":[{"topic":"a"}],"partitions":[]}"#).unwrap_err();
    assert_eq!(error.code(), ErrorCode::UnexpectedFormat);
}

#[test]
fn versions_and_unknown_fields_are_as_kafka_has_them() {
    let case = case("G09-version-field");
    let answers: Vec<String> = case["input"]["variants"]
        .as_array()
        .unwrap()
        .iter()
        .map(|text| match read(text.as_str().unwrap()) {
            Ok((topics, notes)) => {
                let notes: Vec<String> = notes.into_iter().map(|note| note.message).collect();
                format!("{topics:?} {notes:?}")
            }
            Err(error) => format!("{} {}", error.code().name(), error.message()),
        })
        .collect();
    assert_eq!(
        answers,
        [
            r#"["a"] []"#,
            r#"["a"] []"#,
            "INVALID_REQUEST topics.version: expected the number 1, the only version there is, got 2",
            "INVALID_REQUEST topics.version: expected the number 1, the only version there is, got \"1\"",
            r#"["a"] ["fields that have no meaning here were passed over: replication-factor"]"#,
            "INVALID_REQUEST topics.topics[1]: topic a is listed twice; expected it once",
            "INVALID_TOPIC_EXCEPTION topics.topics[0].topic: the topic name \"a/b\" contains characters other than \
         ASCII alphanumerics, '.', '_' and '-'",
        ]
    );
}

#[test]
fn other_texts_are_named() {
    for (name, kind) in [
        ("describe.txt", "the output of kafka-topics --describe"),
        ("generate.txt", "a reassignment plan"),
        ("log-dirs.txt", "the output of kafka-log-dirs"),
        ("list.txt", "the output of kafka-reassign-partitions --list"),
    ] {
        let error = read(&example(name)).unwrap_err();
        // Two plans are one too many already.
        if name == "generate.txt" {
            assert_eq!(error.message(), "topics: line 5: expected one piece of JSON; a second begins here");
        } else {
            assert_eq!(error.code(), ErrorCode::UnexpectedFormat, "{error}");
            assert!(error.value().unwrap().starts_with(kind), "{error}");
        }
    }
    let constraints = r#"{"version":2,"replicas":[{"count":2,"constraints":{"rack":"a"}}],"observers":[]}"#;
    let error = read(constraints).unwrap_err();
    let kind = "Confluent's placement constraints, which name racks and counts but no brokers";
    assert_eq!(error.message(), format!("topics: this is {kind}; expected topics to move"));
}

#[test]
fn lines_around_the_json_are_passed_over_with_a_note() {
    let log = "[2024-05-01 12:00:00,000] WARN [AdminClient] slow\r\n";
    let json = "{\"topics\": [\r\n {\"topic\": \"{a\"}\r\n]}\r\n".replace("{a", "a");
    let (topics, notes) = read(&format!("\u{feff}{log}{json}{log}")).unwrap();
    assert_eq!(topics, ["a"]);
    assert_eq!(notes.len(), 1);
    assert_eq!(notes[0].code, "LINES_SKIPPED");
    assert!(notes[0].message.starts_with("2 line(s)"), "{}", notes[0].message);
    // And a fault has its line in the whole.
    let error = read(&format!("{log}\n{{\"topics\":\n [,]}}\n")).unwrap_err();
    assert_eq!(error.numbers(), [("line", 4), ("column", 3)], "{error}");
}

proptest! {
    #[test]
    fn what_is_printed_is_read_back(names in hash_set("[a-zA-Z0-9_-][a-zA-Z0-9._-]{0,8}", 1..20)) {
        let names: Vec<String> = names.into_iter().collect();
        assert_eq!(read(&topics_to_move_json(&names)).unwrap(), (names, vec![]));
    }

    #[test]
    fn no_text_makes_it_panic(text in "[\\[\\]{}\",:a1 \n]{0,60}", other in any::<String>()) {
        for text in [text, other] {
            if let Ok((topics, _)) = read(&text) {
                assert!(!topics.is_empty());
            }
        }
    }
}
