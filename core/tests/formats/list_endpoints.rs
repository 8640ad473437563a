//! The table of `kafka-cluster list-endpoints`.

use podstripe::{
    api::{PlaceRequest, TopicRequest, place},
    cluster::Rack,
    formats::{BrokersText, parse_brokers},
};

use crate::example;

const HEADING: &str = "ID         HOST      PORT       RACK STATE      ENDPOINT_TYPE  ";

fn read(text: &str) -> BrokersText {
    parse_brokers("brokers", text).unwrap()
}

/// Id, rack and fencing of each broker.
fn seen(read: &BrokersText) -> Vec<(i32, Option<&str>, bool)> {
    read.brokers.iter().map(|broker| (broker.id, broker.rack.name(), broker.fenced)).collect()
}

fn notes(read: &BrokersText) -> Vec<(&str, &str)> {
    read.notes.iter().map(|note| (note.code, note.message.as_str())).collect()
}

/// A table of one broker whose rack is this.
fn rack_of(rack: &str) -> Rack {
    let text = format!("{HEADING}\n0          127.0.0.1 9092       {rack} unfenced   broker         \n");
    read(&text).brokers.remove(0).rack
}

#[test]
fn kafkas_own_table_gives_racks_and_live_brokers() {
    let read = read(&example("list-endpoints.txt"));
    let racks = ["a", "b", "c", "a", "b", "c"];
    let wanted: Vec<_> = (0..).zip(racks).map(|(id, rack)| (id, Some(rack), false)).collect();
    assert_eq!(seen(&read), wanted);
    assert_eq!(notes(&read), []);
    assert!(read.brokers.iter().all(|broker| broker.pod.is_none() && broker.is_usable()));
}

#[test]
fn kafkas_own_table_shows_fenced_brokers() {
    let read = read(&example("list-endpoints-fenced.txt"));
    let fenced: Vec<i32> =
        read.brokers.iter().filter(|broker| broker.fenced).map(|broker| broker.id).collect();
    assert_eq!(fenced, [3, 4, 5]);
    assert_eq!(notes(&read), []);

    // Those take followers and lead nothing.
    let topics = vec![TopicRequest::new("t", 12, 5)];
    let answer = place(&PlaceRequest::new(read.brokers, topics, 3)).unwrap();
    for load in answer.load() {
        assert_eq!(load.leaders == 0, fenced.contains(&load.broker));
        assert!(load.replicas > 0);
    }
}

#[test]
fn a_rack_may_hold_blanks_and_be_wider_than_its_heading() {
    assert_eq!(rack_of("row 2, left"), Rack::Named("row 2, left".into()));
    assert_eq!(rack_of("  eu-central-1a"), Rack::Named("eu-central-1a".into()));
    assert_eq!(rack_of("fenced"), Rack::Named("fenced".into()));
    assert_eq!(rack_of("a unfenced"), Rack::Named("a unfenced".into()));
    assert_eq!(rack_of("zürich\u{1F600}"), Rack::Named("zürich\u{1F600}".into()));
    assert_eq!(rack_of("113"), Rack::Named("113".into()));
}

#[test]
fn the_rack_null_is_none_and_a_note_says_so() {
    let read = read(&format!("{HEADING}\n1 k1 9092 null unfenced broker\n2 k2 9092 a unfenced broker\n"));
    assert_eq!(read.brokers[0].rack, Rack::None);
    let note =
        "1 broker(s) show the rack null, read as no rack; a rack really called null cannot be told apart";
    assert_eq!(notes(&read), [("NULL_RACK", note)]);
}

#[test]
fn a_blank_rack_is_none() {
    let read = read(&format!("{HEADING}\n1 k1 9092      unfenced broker\n"));
    assert_eq!(seen(&read), [(1, None, false)]);
    assert_eq!(read.brokers[0].rack, Rack::None);
}

#[test]
fn line_ends_of_windows_and_a_byte_order_mark_do_not_matter() {
    for name in ["list-endpoints.txt", "list-endpoints-fenced.txt"] {
        let text = example(name);
        let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(read(&windows), read(&text));
    }
}

#[test]
fn log_lines_are_passed_over_and_counted() {
    let noisy = example("list-endpoints.txt").replacen(
        "\n3 ",
        "\n[2030-01-01 00:12:27,203] WARN [AdminClient clientId=x] Disconnected (org.apache.kafka)\nWARNING: sun.misc\n\n3 ",
        1,
    );
    let noisy = format!("SLF4J: no binder\nConnected to k:9092\n\n{noisy}");
    let read = read(&noisy);
    assert_eq!(seen(&read), seen(&self::read(&example("list-endpoints.txt"))));
    assert_eq!(notes(&read), [("LINES_SKIPPED", "4 line(s) that are not of the table were passed over")]);
}

#[test]
fn a_table_without_states_says_that_fenced_brokers_are_missing() {
    let read = read("ID HOST PORT RACK ENDPOINT_TYPE\n7 k7 9092 row 2 broker\n3 k3 9092 null broker\n");
    assert_eq!(seen(&read), [(7, Some("row 2"), false), (3, None, false)]);
    let codes: Vec<&str> = read.notes.iter().map(|note| note.code).collect();
    assert_eq!(codes, ["FENCED_BROKERS_MISSING", "NULL_RACK"]);
}

#[test]
fn large_ids_ports_and_addresses_are_read() {
    let text =
        format!("{HEADING}\n2147483647 fe80::1%eth0 65535 a unfenced broker\n0 [::1] 1 b fenced broker");
    assert_eq!(seen(&read(&text)), [(i32::MAX, Some("a"), false), (0, Some("b"), true)]);
}
