//! Cruise Control's `brokerSets.json`.

use podstripe::{
    Error, ErrorCode,
    formats::{BrokerSet, broker_sets_json, parse_broker_sets},
};
use proptest::{
    collection::vec,
    option,
    prelude::{Strategy, any, proptest},
};

const TEXT: &str = r#"{"brokerSets":[{"brokerSetId":"stable","brokerIds":[1,2],"doc":"the \"rest\""},{"brokerSetId":"canary","brokerIds":[]}]}"#;

fn read(text: &str) -> Result<Vec<BrokerSet>, Error> {
    parse_broker_sets("pods", text, &mut Vec::new())
}

#[test]
fn sets_are_read_and_printed() {
    let sets = read(TEXT).unwrap();
    let stable = BrokerSet { id: "stable".into(), brokers: vec![1, 2], doc: Some("the \"rest\"".into()) };
    assert_eq!(sets, [stable, BrokerSet { id: "canary".into(), ..BrokerSet::default() }]);
    assert_eq!(broker_sets_json(&sets), TEXT);
    assert_eq!(read(r#"{"brokerSets":[]}"#).unwrap(), []);
}

#[test]
fn faults_are_named() {
    for (text, code, message) in [
        (
            r#"{"brokerSets":[{"brokerSetId":"a","brokerIds":[1,2]},{"brokerSetId":"b","brokerIds":[3,2]}]}"#,
            ErrorCode::InvalidRequest,
            "pods.brokerSets[1].brokerIds[1]: broker 2 is given twice; expected one name",
        ),
        (
            r#"{"brokerSets":[{"brokerIds":[1]}]}"#,
            ErrorCode::InvalidRequest,
            "pods.brokerSets[0].brokerSetId: missing; expected the set's name",
        ),
        (
            r#"{"brokerSets":[{"brokerSetId":"a","brokerIds":[1],"doc":5}]}"#,
            ErrorCode::InvalidRequest,
            "pods.brokerSets[0].doc: expected the doc as text, got 5",
        ),
        (
            r#"{"topics":[]}"#,
            ErrorCode::UnexpectedFormat,
            "pods: this is a list of topics to move; expected a brokerSets file",
        ),
    ] {
        let error = read(text).unwrap_err();
        assert_eq!((error.code(), error.message()), (code, message));
    }
}

fn sets() -> impl Strategy<Value = Vec<BrokerSet>> {
    vec((any::<String>(), 0_usize..4, option::of(any::<String>())), 0..6).prop_map(|sets| {
        let mut ids = 0..;
        sets.into_iter()
            .map(|(id, count, doc)| BrokerSet { id, brokers: ids.by_ref().take(count).collect(), doc })
            .collect()
    })
}

proptest! {
    #[test]
    fn what_is_printed_is_read_back(sets in sets()) {
        assert_eq!(read(&broker_sets_json(&sets)).unwrap(), sets);
    }

    #[test]
    fn no_text_makes_it_panic(at in 0..TEXT.len(), piece in any::<String>()) {
        if let (Some(head), Some(tail)) = (TEXT.get(..at), TEXT.get(at + 1..)) {
            let _ = read(&format!("{head}{piece}{tail}"));
        }
        assert!(read(&piece).is_err());
    }
}
