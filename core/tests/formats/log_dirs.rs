//! `kafka-log-dirs --describe`: sizes by broker and directory.

use podstripe::{
    Error, ErrorCode,
    formats::{Note, log_dirs_text, parse_log_dirs},
    state::{LogDirs, ReplicaSize},
};
use proptest::{
    collection::{btree_map, vec},
    prelude::{Strategy, any, proptest},
    sample::Index,
};
use serde_json::Value;

use crate::{example, files};

fn read(text: &str) -> Result<(LogDirs, Vec<Note>), Error> {
    let mut notes = Vec::new();
    parse_log_dirs("sizes", text, &mut notes).map(|read| (read, notes))
}

/// One broker with one directory, and this in it.
fn with_replicas(replicas: &str) -> String {
    format!(
        r#"{{"brokers":[{{"broker":1,"logDirs":[{{"logDir":"/d","error":null,"partitions":[{replicas}]}}]}}]}}"#
    )
}

fn replica(partition: &str, is_future: bool) -> String {
    format!(r#"{{"partition":"{partition}","size":1,"offsetLag":0,"isFuture":{is_future}}}"#)
}

#[test]
fn kafkas_output_is_read() {
    let text = example("log-dirs.txt");
    let (read, notes) = read(&text).unwrap();
    assert_eq!(notes, []);
    assert_eq!(read.brokers, [0, 1, 2, 3, 4, 5]);
    assert_eq!(read.dirs[5], (5, "/var/lib/kafka/b5".into()));
    assert_eq!(read.failed, []);
    assert_eq!(read.sizes.len(), text.matches("\"partition\":").count());
    let first = ReplicaSize {
        topic: "orders".into(),
        partition: 0,
        broker: 0,
        log_dir: "/var/lib/kafka/b0".into(),
        size: 314_321,
        offset_lag: 0,
        is_future: false,
    };
    assert_eq!(read.sizes[0], first);
    assert_eq!((read.sizes[1].topic.as_str(), read.sizes[1].partition), ("pay-ments.v1", 0));
}

#[test]
fn the_json_alone_is_read_and_so_is_all_of_it_between_log_lines() {
    let text = example("log-dirs-reassigning.txt");
    let whole = read(&text).unwrap();
    assert_eq!(read(text.lines().nth(2).unwrap()).unwrap(), whole);
    let noisy =
        format!("[2024-05-01 12:00:00,000] WARN [AdminClient] slow\r\n{}", text.replace('\n', "\r\n"));
    let (read, notes) = read(&noisy).unwrap();
    assert_eq!(read, whole.0);
    assert_eq!(notes[0].message, "1 line(s) that are not of the output were passed over");
}

#[test]
fn a_partition_is_split_at_the_last_dash() {
    let case: Value =
        serde_json::from_str(&files::read("tests/cases/D05-log-dirs-header-and-hyphens.json")).unwrap();
    let (read, _) = read(case["input"]["text"].as_str().unwrap()).unwrap();
    let expected = case["expect"]["sizes"].as_array().unwrap();
    assert_eq!(read.sizes.len(), expected.len());
    for (size, expected) in read.sizes.iter().zip(expected) {
        assert_eq!(size.topic, expected["topic"].as_str().unwrap());
        assert_eq!(i64::from(size.partition), expected["partition"].as_i64().unwrap());
        assert_eq!(i64::from(size.broker), expected["broker"].as_i64().unwrap());
        assert_eq!(size.size, expected["size"].as_i64().unwrap());
    }
}

#[test]
fn a_directory_may_have_failed_or_be_empty_and_a_broker_may_have_none() {
    let class = "org.apache.kafka.common.errors.KafkaStorageException";
    let text = format!(
        r#"{{"version":1,"brokers":[{{"logDirs":[{{"partitions":[],"logDir":"/a","error":"{class}"}},
        {{"partitions":[],"logDir":"/b","error":null}}],"broker":7}},{{"broker":3,"logDirs":[]}}]}}"#
    );
    let (read, _) = read(&text).unwrap();
    assert_eq!(read.brokers, [7, 3]);
    assert_eq!(read.dirs, [(7, "/a".into()), (7, "/b".into())]);
    assert_eq!(read.failed, [(7, "/a".into(), class.into())]);
    assert_eq!(
        log_dirs_text(&read),
        format!(
            "Querying brokers for log directories information\n\
             Received log directory information from brokers 7,3\n\
             {{\"version\":1,\"brokers\":[{{\"broker\":7,\"logDirs\":[\
             {{\"logDir\":\"/a\",\"error\":\"{class}\",\"partitions\":[]}},\
             {{\"logDir\":\"/b\",\"error\":null,\"partitions\":[]}}]}},{{\"broker\":3,\"logDirs\":[]}}]}}\n"
        )
    );
}

#[test]
fn the_keys_are_printed_in_the_documented_order() {
    let (read, _) = read(&with_replicas(&replica("foo-0", false))).unwrap();
    assert_eq!(
        log_dirs_text(&read).lines().last().unwrap(),
        r#"{"version":1,"brokers":[{"broker":1,"logDirs":[{"logDir":"/d","error":null,"partitions":[{"partition":"foo-0","size":1,"offsetLag":0,"isFuture":false}]}]}]}"#
    );
}

#[test]
fn unknown_fields_are_passed_over_with_a_note() {
    let text = with_replicas(&replica("t-0", false)).replace("\"error\"", "\"totalBytes\":5,\"error\"");
    let (_, notes) = read(&text).unwrap();
    assert_eq!(notes[0].message, "fields that have no meaning here were passed over: totalBytes");
}

#[test]
fn the_tools_own_error_is_passed_on() {
    let text = "ERROR: The given brokers do not exist from --broker-list: 9. Current existent brokers: 0,1\n";
    let error = read(text).unwrap_err();
    assert_eq!((error.code(), error.numbers()), (ErrorCode::ParseError, [("line", 1)].as_slice()));
    assert!(
        error.message().starts_with(
            "sizes: line 1: kafka-log-dirs found no such brokers and printed no sizes: \"ERROR: The given brokers"
        ),
        "{error}"
    );
}

#[test]
fn an_output_without_its_json_is_refused() {
    let text = example("log-dirs.txt");
    let headings: String = text.lines().take(2).flat_map(|line| [line, "\n"]).collect();
    let error = read(&headings).unwrap_err();
    assert_eq!(error.message(), "sizes: line 2: no JSON comes after this line");
    let error = read(&text[..text.len() - 20]).unwrap_err();
    assert_eq!((error.code(), error.numbers()[0]), (ErrorCode::ParseError, ("line", 3)), "{error}");
}

#[test]
fn other_kinds_are_named() {
    for (name, kind) in [
        ("kcat.json", "the output of kcat -L -J"),
        ("describe.txt", "the output of kafka-topics --describe"),
        ("list.txt", "the output of kafka-reassign-partitions --list"),
    ] {
        let error = read(&example(name)).unwrap_err();
        assert_eq!(error.code(), ErrorCode::UnexpectedFormat, "{error}");
        assert!(error.value().unwrap().starts_with(kind), "{error}");
    }
    let plan = example("generate.txt").lines().nth(1).unwrap().to_owned();
    assert_eq!(read(&plan).unwrap_err().value(), Some("a reassignment plan"));
}

#[test]
fn what_cannot_be_is_refused_with_its_path() {
    let at = "sizes.brokers[0].logDirs[0].partitions[0]";
    for (text, path) in [
        (with_replicas(&replica("t", false)), format!("{at}.partition")),
        (with_replicas(&replica("t-", false)), format!("{at}.partition")),
        (with_replicas(&replica("t-01", false)), format!("{at}.partition")),
        (with_replicas(&replica("t-+1", false)), format!("{at}.partition")),
        (with_replicas(&replica("t-2147483648", false)), format!("{at}.partition")),
        (with_replicas(&replica("-1", false)), format!("{at}.partition")),
        (with_replicas(&replica("t-1", false).replace(":1,", ":-1,")), format!("{at}.size")),
        (with_replicas(&replica("t-1", false).replace(":1,", ":1.5,")), format!("{at}.size")),
        (with_replicas(&replica("t-1", false).replace(":0,", ":null,")), format!("{at}.offsetLag")),
        (with_replicas(&replica("t-1", false).replace("false", "0")), format!("{at}.isFuture")),
        (with_replicas("").replace(":1,", ":-1,"), "sizes.brokers[0].broker".into()),
        (with_replicas("").replace("{\"brokers\"", "{\"version\":2,\"brokers\""), "sizes.version".into()),
    ] {
        let error = read(&text).unwrap_err();
        assert_eq!(error.field(), Some(path.as_str()), "{text}: {error}");
    }
    // The least and the most that Kafka can say.
    let extremes = replica("t-0", true).replace(":1,", ":9223372036854775807,").replace(":0,", ":-1,");
    let (read, _) = read(&with_replicas(&extremes)).unwrap();
    assert_eq!((read.sizes[0].size, read.sizes[0].offset_lag), (i64::MAX, -1));
}

#[test]
fn what_is_listed_twice_is_refused_but_for_a_copy_in_the_making() {
    let dirs = |first: &str, second: &str| {
        let dir = |path: &str, replicas: &str| format!(r#"{{"logDir":"{path}","partitions":[{replicas}]}}"#);
        format!(r#"{{"brokers":[{{"broker":1,"logDirs":[{},{}]}}]}}"#, dir("/a", first), dir("/b", second))
    };
    let (current, future) = (replica("t-0", false), replica("t-0", true));
    for (first, second) in [(&current, &future), (&future, &current)] {
        assert_eq!(read(&dirs(first, second)).unwrap().0.sizes.len(), 2);
    }
    let both = format!("{current},{future}");
    let other = replica("t-1", false);
    let twice = "sizes.brokers: the replica t-0 of broker 1 is listed twice; expected it once";
    for text in [
        dirs(&current, &current),
        dirs(&future, &future),
        dirs(&both, ""),
        dirs(&both, &current),
        with_replicas(&format!("{current},{other},{current}")),
    ] {
        assert_eq!(read(&text).unwrap_err().message(), twice, "{text}");
    }
    let error = read(&dirs("", "").replace("/b", "/a")).unwrap_err();
    let message = "sizes.brokers: the directory \"/a\" of broker 1 is listed twice; expected it once";
    assert_eq!(error.message(), message);
    let error = read(r#"{"brokers":[{"broker":1,"logDirs":[]},{"broker":1,"logDirs":[]}]}"#).unwrap_err();
    assert_eq!(error.message(), "sizes.brokers: broker 1 is listed twice; expected it once");
}

fn log_dirs() -> impl Strategy<Value = LogDirs> {
    let replica = (any::<bool>(), 0..i64::MAX, any::<i64>());
    let replicas = btree_map(("[a-z-][a-z.-]{0,4}[a-z]", 0..i32::MAX), replica, 0..4);
    let dirs = btree_map(".{0,6}", (proptest::option::of("[a-zA-Z.]{1,9}"), replicas), 0..3);
    vec((0..i32::MAX, dirs), 0..4).prop_map(|brokers| {
        let mut made = LogDirs::default();
        for (broker, dirs) in brokers {
            if made.brokers.contains(&broker) {
                continue;
            }
            made.brokers.push(broker);
            for (log_dir, (error, replicas)) in dirs {
                made.dirs.push((broker, log_dir.clone()));
                made.failed.extend(error.map(|class| (broker, log_dir.clone(), class)));
                for ((topic, partition), (is_future, size, offset_lag)) in replicas {
                    let is_taken = made.sizes.iter().any(|other| {
                        (other.broker, &other.topic, other.partition) == (broker, &topic, partition)
                    });
                    if !is_taken {
                        let log_dir = log_dir.clone();
                        made.sizes.push(ReplicaSize {
                            topic,
                            partition,
                            broker,
                            log_dir,
                            size,
                            offset_lag,
                            is_future,
                        });
                    }
                }
            }
        }
        made
    })
}

proptest! {
    #[test]
    fn what_is_printed_is_read_back(made in log_dirs()) {
        assert_eq!(read(&log_dirs_text(&made)).unwrap(), (made, vec![]));
    }

    #[test]
    fn no_changed_output_makes_it_panic(cut in (any::<Index>(), any::<Index>()), piece in "[\\[\\]{}\",\n0-]{0,3}") {
        let text: Vec<char> = example("log-dirs.txt").chars().collect();
        let from = cut.0.index(text.len());
        let to = (from + cut.1.index(9)).min(text.len());
        let text: String =
            text[..from].iter().copied().chain(piece.chars()).chain(text[to..].iter().copied()).collect();
        match read(&text) {
            Ok((read, _)) => assert_eq!(parse_log_dirs("again", &log_dirs_text(&read), &mut Vec::new()).unwrap(), read),
            Err(error) => assert_ne!(error.code(), ErrorCode::Internal),
        }
    }

    #[test]
    fn no_text_makes_it_panic(text in any::<String>()) {
        assert!(read(&text).is_err());
    }
}
