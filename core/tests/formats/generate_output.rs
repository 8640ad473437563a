//! What `kafka-reassign-partitions` prints around plans: whoever saved all of it is asked which plan is meant.

use podstripe::{
    Error, ErrorCode,
    formats::{Half, Note, generate_text, parse_generate, parse_reassignment, reassignment_json},
    state::{Plan, PlanEntry},
};
use proptest::{
    collection::{btree_map, vec},
    prelude::{Strategy, any, proptest},
    sample::Index,
};
use serde_json::Value;

use crate::{example, files};

fn read(text: &str, half: Option<Half>) -> Result<Plan, Error> {
    parse_reassignment("plan", text, half, &mut Vec::new())
}

fn case(name: &str, field: &str) -> String {
    let case: Value = serde_json::from_str(&files::read(&format!("tests/cases/{name}.json"))).unwrap();
    case["input"][field].as_str().unwrap().to_owned()
}

#[test]
fn kafkas_output_comes_back_byte_for_byte() {
    let text = example("generate.txt");
    let mut notes = Vec::new();
    let read = parse_generate("plan", &text, &mut notes).unwrap();
    let (current, proposed) = (read.current.unwrap(), read.proposed.unwrap());
    assert_eq!(generate_text(current.rows(), proposed.rows()), text);
    assert_eq!(notes, []);
    assert_eq!((current.entries.len(), proposed.entries.len()), (10, 10));
    assert_eq!(current.entries[0].replicas, [4, 5, 0]);
    assert_eq!(proposed.entries[0].replicas, [3, 4, 5]);
}

#[test]
fn a_whole_output_saved_as_the_plan_has_to_be_told_which() {
    let text = case("G05-whole-generate-output-saved", "text");
    let error = read(&text, None).unwrap_err();
    assert_eq!((error.code(), error.field()), (ErrorCode::UnexpectedFormat, Some("plan")));
    assert_eq!(
        error.message(),
        "plan: the text holds two plans, the current assignment and the proposed one; name one, as half \"current\" \
         or \"proposed\""
    );
    assert_eq!(read(&text, Some(Half::Current)).unwrap().entries[0].replicas, [0, 2, 1]);
    assert_eq!(read(&text, Some(Half::Proposed)).unwrap().entries[0].replicas, [2, 3, 0]);
}

#[test]
fn what_an_execution_prints_is_the_assignment_before_it() {
    for name in ["execute.txt", "execute-running.txt"] {
        let text = example(name);
        let error = read(&text, None).unwrap_err();
        assert_eq!(error.code(), ErrorCode::UnexpectedFormat);
        assert_eq!(
            error.message(),
            "plan: the text holds the assignment before the plan ran, which is good for a rollback; name it, as half \
             \"current\""
        );
        let error = read(&text, Some(Half::Proposed)).unwrap_err();
        assert_eq!(
            error.message(),
            "plan: the text holds no proposed plan, only the assignment before the plan ran"
        );
        let mut notes = Vec::new();
        let plan = parse_reassignment("plan", &text, Some(Half::Current), &mut notes).unwrap();
        let line = text.lines().nth(2).unwrap();
        assert_eq!(reassignment_json(plan.rows()), line);
        assert_eq!(notes, []);
    }
}

#[test]
fn a_plan_alone_needs_no_half_and_takes_any() {
    let plan = example("generate.txt").lines().nth(4).unwrap().to_owned();
    let alone = read(&plan, None).unwrap();
    assert_eq!(reassignment_json(alone.rows()), plan);
    assert_eq!(read(&plan, Some(Half::Proposed)).unwrap(), alone);
    let error = parse_generate("plan", &plan, &mut Vec::new()).unwrap_err();
    assert_eq!(error.code(), ErrorCode::UnexpectedFormat);
}

#[test]
fn a_partition_listed_twice_is_named() {
    let error = read(&case("G02-duplicate-partition-entry", "reassignment_json"), None).unwrap_err();
    assert_eq!(error.message(), "plan.partitions[1]: partition t-0 is listed twice; expected it once");
    assert_eq!(error.value(), Some("t-0"));
}

#[test]
fn different_mistakes_have_different_messages() {
    let case: Value =
        serde_json::from_str(&files::read("tests/cases/G03-invalid-json-says-where.json")).unwrap();
    let messages: Vec<String> = case["input"]["variants"]
        .as_array()
        .unwrap()
        .iter()
        .map(|text| read(text.as_str().unwrap(), None).unwrap_err().message().to_owned())
        .collect();
    assert_eq!(
        messages,
        [
            "plan: not valid JSON: trailing comma (line 2, column 46)",
            "plan: not valid JSON: trailing comma (line 1, column 26)",
            "plan: the text is empty",
            "plan: the text is empty",
            "plan.partitions: the partition list is empty; expected at least one partition",
            "plan: expected a reassignment plan {version, partitions}, got [1, 2]",
        ]
    );
}

#[test]
fn files_of_another_kind_are_named() {
    for (text, kind) in [
        (r#"{"topics":[{"topic":"a"}],"version":1}"#, "a list of topics to move"),
        (r#"{"proposals":[]}"#, "a Cruise Control proposal"),
        (r#"{"meta":{"name":"t"},"spec":{}}"#, "a topic config of topicctl"),
        (r#"{"version":2,"observers":[{"count":1}]}"#, "Confluent's placement constraints"),
        ("No partition reassignments found.\n", "the output of kafka-reassign-partitions --list"),
        ("hello\n", "no text of a known kind"),
    ] {
        let error = read(text, None).unwrap_err();
        assert_eq!(error.code(), ErrorCode::UnexpectedFormat, "{error}");
        assert!(error.value().unwrap().starts_with(kind), "{error}");
        assert!(error.message().ends_with("; expected a reassignment plan"), "{error}");
    }
    // In a half as well.
    let text = "Current partition replica assignment\n{\"topics\":[]}\n";
    let error = read(text, Some(Half::Current)).unwrap_err();
    assert_eq!(error.value(), Some("a list of topics to move"));
}

#[test]
fn a_fault_in_a_half_has_its_line_in_the_whole_text_and_its_half() {
    let replicas = |wanted: &str| {
        let (from, to) = ("[3,4,5],\"log_dirs\":[\"any\"", format!("[{wanted}],\"log_dirs\":[\"any\""));
        example("generate.txt").replace(from, &to)
    };
    let text = replicas("3,4,,5");
    let error = read(&text, Some(Half::Proposed)).unwrap_err();
    assert_eq!((error.code(), error.numbers()[0]), (ErrorCode::ParseError, ("line", 5)), "{error}");
    assert!(read(&text, Some(Half::Current)).is_ok(), "the other half is not looked at");
    assert!(parse_generate("plan", &text, &mut Vec::new()).is_err());
    let text = replicas("3,4,-5");
    let error = parse_generate("plan", &text, &mut Vec::new()).unwrap_err();
    assert!(error.message().starts_with("plan.proposed.partitions[0].replicas[2]: "), "{error}");
}

#[test]
fn an_output_that_is_not_whole_is_refused_with_the_line() {
    let current = "Current partition replica assignment\n";
    let proposed = "Proposed partition reassignment configuration\n";
    let plan = "{\"partitions\":[{\"topic\":\"t\",\"partition\":0,\"replicas\":[1]}]}\n";
    for (text, line, what) in [
        (format!("{current}\n{proposed}{plan}"), 1, "no plan comes after this line"),
        (format!("{current}{plan}{proposed}"), 3, "no plan comes after this line"),
        (format!("{current}{plan}{current}{plan}"), 3, "this line is there twice; expected one output"),
        (format!("{plan}{current}{plan}"), 1, "a piece of JSON without a heading"),
        (format!("{current}{plan}{plan}"), 3, "expected one piece of JSON; a second begins here"),
        (format!("{plan}{plan}"), 2, "expected one piece of JSON; a second begins here"),
    ] {
        let error = read(&text, Some(Half::Proposed)).unwrap_err();
        assert_eq!(error.code(), ErrorCode::ParseError, "{error}");
        assert_eq!(error.message(), format!("plan: line {line}: {what}"));
        assert_eq!(error.numbers(), [("line", line)]);
    }
    let error = read(&format!("{proposed}{plan}"), Some(Half::Current)).unwrap_err();
    assert_eq!(error.message(), "plan: the text holds no current assignment, only the proposed plan");
    let error = read(&format!("{proposed}{plan}"), None).unwrap_err();
    assert_eq!(error.message(), "plan: the text holds the proposed plan only; name it, as half \"proposed\"");
}

#[test]
fn a_paste_with_a_prompt_windows_lines_and_log_lines_is_read() {
    let plan = "{\r\n \"partitions\": [\r\n  {\"topic\": \"t\", \"partition\": 0, \"replicas\": [1, 2]}\r\n ]\r\n}\r\n";
    let log = "[2024-05-01 12:00:00,000] WARN disk (kafka.admin)\r\n";
    let text = format!(
        "\u{feff}$ kafka-reassign-partitions.sh --generate\r\nCurrent partition replica assignment  \r\n{log}{plan}\r\n\
         Proposed partition reassignment configuration\r\n{plan}$ \r\n"
    );
    let mut notes: Vec<Note> = Vec::new();
    let read = parse_generate("plan", &text, &mut notes).unwrap();
    assert_eq!(read.current, read.proposed);
    assert_eq!(read.current.unwrap().entries[0].replicas, [1, 2]);
    assert_eq!(notes.len(), 1);
    assert!(notes[0].message.starts_with("3 line(s)"), "{}", notes[0].message);
}

fn plan() -> impl Strategy<Value = Plan> {
    let key = ("[a-z-][a-z.-]{0,4}", 0..i32::MAX);
    let replicas = vec((0..i32::MAX, proptest::option::of("/[ -~]{0,8}")), 1..4);
    btree_map(key, replicas, 1..12).prop_map(|partitions| Plan {
        entries: partitions
            .into_iter()
            .filter(|((topic, _), _)| topic != "." && topic != "..")
            .map(|((topic, partition), replicas)| PlanEntry {
                topic,
                partition,
                log_dirs: Some(replicas.iter().map(|(_, dir)| dir.clone().unwrap_or("any".into())).collect()),
                replicas: replicas.into_iter().map(|(id, _)| id).collect(),
            })
            .collect(),
    })
}

proptest! {
    #[test]
    fn what_is_printed_is_read_back(current in plan(), proposed in plan()) {
        let mut notes = Vec::new();
        let text = generate_text(current.rows(), proposed.rows());
        let read = parse_generate("plan", &text, &mut notes).unwrap();
        assert_eq!((read.current.as_ref(), read.proposed.as_ref()), (Some(&current), Some(&proposed)));
        assert_eq!(notes, []);
        assert_eq!(parse_reassignment("plan", &reassignment_json(current.rows()), None, &mut notes).unwrap(), current);
    }

    #[test]
    fn no_changed_output_makes_it_panic(
        cut in (any::<Index>(), any::<Index>()),
        piece in "[\\[\\]{}\",\n]{0,3}",
        name in 0_usize..3,
    ) {
        let text: Vec<char> =
            example(["generate.txt", "execute.txt", "execute-running.txt"][name]).chars().collect();
        let (from, to) = (cut.0.index(text.len()), cut.1.index(text.len()));
        let text: String =
            text[..from].iter().copied().chain(piece.chars()).chain(text[to..].iter().copied()).collect();
        for half in [None, Some(Half::Current), Some(Half::Proposed)] {
            match read(&text, half) {
                Ok(plan) => assert!(!plan.entries.is_empty()),
                Err(error) => assert_ne!(error.code(), ErrorCode::Internal),
            }
        }
    }

    #[test]
    fn no_text_makes_it_panic(text in any::<String>()) {
        assert!(read(&text, None).is_err());
        let _ = parse_generate("plan", &format!("Current partition replica assignment\n{text}"), &mut Vec::new());
    }
}
