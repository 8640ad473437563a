//! `--broker-list`: broker ids with commas.

use podstripe::{
    ErrorCode,
    formats::{broker_list_text, parse_broker_list},
    limits::MAX_BROKERS,
};
use proptest::{
    prelude::{any, proptest},
    sample::subsequence,
};

#[test]
fn ids_are_taken_in_order_with_blanks_around_them() {
    assert_eq!(parse_broker_list("brokers", "0,1,2").unwrap(), [0, 1, 2]);
    assert_eq!(parse_broker_list("brokers", "\u{feff} 7 ,\t2147483647, 0\r\n").unwrap(), [7, i32::MAX, 0]);
}

#[test]
fn what_is_no_id_is_named() {
    for (text, piece) in [
        ("0,,2", r#""""#),
        ("0,1,", r#""""#),
        ("-1,2", r#""-1""#),
        ("1,+2", r#""+2""#),
        ("1,2 3", r#""2 3""#),
        ("1,a", r#""a""#),
        ("1,2147483648", r#""2147483648""#),
        ("1,\n2", r#""\n2""#),
        ("[1,2]", r#""[1""#),
    ] {
        let error = parse_broker_list("brokers", text).unwrap_err();
        assert_eq!((error.code(), error.field()), (ErrorCode::ParseError, Some("brokers")), "{text}");
        assert_eq!(error.value(), Some(piece), "{text}");
        let message = format!("brokers: expected a broker id from 0 to 2147483647, got {piece}");
        assert_eq!(error.message(), message);
    }
    assert_eq!(parse_broker_list("brokers", " ").unwrap_err().message(), "brokers: the text is empty");
}

#[test]
fn duplicates_are_an_error_in_kafkas_words() {
    let error = parse_broker_list("brokers", "3,1,2,1,3,1").unwrap_err();
    assert_eq!(error.code(), ErrorCode::InvalidRequest);
    assert_eq!(error.message(), "brokers: Broker list contains duplicate entries: [1, 3]");
}

#[test]
fn no_more_ids_are_taken_than_a_cluster_can_have() {
    let ids: Vec<i32> = (0..).take(MAX_BROKERS).collect();
    let text = broker_list_text(&ids);
    assert_eq!(parse_broker_list("brokers", &text).unwrap(), ids);
    let error = parse_broker_list("brokers", &(text + ",7")).unwrap_err();
    assert_eq!(error.code(), ErrorCode::LimitExceeded);
}

proptest! {
    #[test]
    fn what_is_printed_is_read_back(ids in subsequence((0..40).collect::<Vec<i32>>(), 1..40)) {
        assert_eq!(parse_broker_list("brokers", &broker_list_text(&ids)).unwrap(), ids);
    }

    #[test]
    fn no_text_makes_it_panic(text in "[0-9, +\\-:a]{0,40}", other in any::<String>()) {
        for text in [text, other] {
            if let Ok(ids) = parse_broker_list("brokers", &text) {
                assert!(!ids.is_empty() && ids.iter().all(|id| *id >= 0));
            }
        }
    }
}
