//! Brokers as JSON, under the names that clients give their fields.

use podstripe::{
    cluster::{Broker, Rack},
    formats::parse_brokers,
};

fn read(text: &str) -> Vec<Broker> {
    parse_brokers("brokers", text).unwrap().brokers
}

fn three() -> Vec<Broker> {
    vec![
        Broker::new(1).with_rack("a").with_pod("stable"),
        Broker { rack: Rack::None, fenced: true, ..Broker::new(2) },
        Broker { in_controlled_shutdown: true, cordoned: true, ..Broker::new(3) },
    ]
}

#[test]
fn a_list_an_object_and_a_map_by_id_say_the_same() {
    let records = [
        r#"{"id": 1, "rack": "a", "pod": "stable"}"#,
        r#"{"id": 2, "rack": null, "fenced": true}"#,
        r#"{"id": 3, "inControlledShutdown": true, "cordoned": true}"#,
    ];
    let list = format!("[{}]", records.join(","));
    let map: Vec<String> = (1..).zip(records).map(|(id, record)| format!("\"{id}\": {record}")).collect();
    let bare_map =
        map.join(",").replace("\"id\": 1, ", "").replace("\"id\": 2, ", "").replace("\"id\": 3, ", "");
    assert_eq!(read(&list), three());
    assert_eq!(read(&format!("{{\"brokers\": {list}}}")), three());
    assert_eq!(read(&format!("{{\"brokers\": {{{}}}}}", map.join(","))), three());
    assert_eq!(read(&format!("{{\"brokers\": {{{bare_map}}}}}")), three());
}

#[test]
fn every_clients_names_are_taken() {
    let wanted = [Broker { fenced: true, ..Broker::new(7).with_rack("a") }];
    for id in ["id", "nodeId", "node_id", "brokerId", "broker_id", "broker"] {
        for fenced in ["fenced", "isFenced", "is_fenced"] {
            let text =
                format!(r#"[{{"{id}": 7, "host": "k", "port": 9092, "rack": "a", "{fenced}": true}}]"#);
            assert_eq!(read(&text), wanted, "{text}");
        }
    }
    let snake = r#"[{"id": 7, "in_controlled_shutdown": true}]"#;
    assert!(read(snake)[0].in_controlled_shutdown);
}

#[test]
fn no_rack_key_and_a_null_rack_are_two_things() {
    assert_eq!(read(r#"[{"id": 1}]"#)[0].rack, Rack::Unknown);
    assert_eq!(read(r#"[{"id": 1, "rack": null}]"#)[0].rack, Rack::None);
}

#[test]
fn a_blank_name_in_a_file_is_none() {
    let brokers = read(r#"[{"id": 1, "rack": "", "pod": " "}]"#);
    assert_eq!((&brokers[0].rack, &brokers[0].pod), (&Rack::None, &None));
}

#[test]
fn a_byte_order_mark_and_line_ends_of_windows_do_not_matter() {
    assert_eq!(read("\u{feff}\r\n[{\"id\": 1,\r\n\"rack\": \"a\"}]\r\n"), [Broker::new(1).with_rack("a")]);
}

#[test]
fn the_texts_order_is_kept() {
    let ids: Vec<i32> = read(r#"[{"id": 9}, {"id": 2}, {"id": 5}]"#).iter().map(|broker| broker.id).collect();
    assert_eq!(ids, [9, 2, 5]);
}
