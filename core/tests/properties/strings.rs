//! Java's strings are UTF-16: their hash and their order.

use podstripe::java::{compare_strings, string_hash};
use proptest::{
    prelude::{any, prop_assert_eq, prop_oneof, proptest},
    strategy::Strategy,
};

use crate::random::config;

/// Letters from both sides of the places where UTF-16 and code points part.
fn text() -> impl Strategy<Value = String> {
    let letter = prop_oneof![
        3 => any::<char>(),
        2 => proptest::char::range('\u{E000}', '\u{FFFF}'),
        2 => proptest::char::range('\u{10000}', '\u{10FFFF}'),
        2 => proptest::char::range('A', 'b'),
    ];
    proptest::collection::vec(letter, 0..8).prop_map(String::from_iter)
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn a_hash_is_the_polynomial_over_the_code_units(text in text()) {
        let mut hash = 0_i128;
        for unit in text.encode_utf16() {
            hash = (hash * 31 + i128::from(unit)) & 0xFFFF_FFFF;
        }
        prop_assert_eq!(i128::from(string_hash(&text).cast_unsigned()), hash);
    }

    #[test]
    fn strings_compare_by_their_code_units(both in text(), left in text(), right in text()) {
        let units = |text: &str| text.encode_utf16().collect::<Vec<u16>>();
        let (left, right) = (format!("{both}{left}"), format!("{both}{right}"));
        prop_assert_eq!(compare_strings(&left, &right), units(&left).cmp(&units(&right)));
    }
}

#[test]
fn hashes_are_those_of_java() {
    // What `String.hashCode` of Java 17 gives.
    let known = [
        ("", 0),
        ("Aa", 2112),
        ("BB", 2112),
        ("rack-1", -938_608_965),
        ("eu-central-1a", 614_556_389),
        ("zürich", -565_983_330),
        ("\u{FF5E}", 65_374),
        ("\u{E000}", 57_344),
        ("\u{1F600}", 1_772_899),
        ("a\u{1F600}b", 57_849_694),
        ("polygenelubricants", i32::MIN),
    ];
    for (text, hash) in known {
        assert_eq!(string_hash(text), hash, "{text:?}");
    }
}
