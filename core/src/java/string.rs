//! `java.lang.String` as a sequence of UTF-16 code units: its hash and its order.

use core::cmp::Ordering;

/// `String.hashCode()`: the polynomial in 31 over the UTF-16 code units, in wrapping 32-bit arithmetic.
///
/// The empty string hashes to 0, as does the absent rack (`Optional.empty()`).
#[must_use]
pub fn string_hash(text: &str) -> i32 {
    text.encode_utf16().fold(0_i32, |hash, unit| hash.wrapping_mul(31).wrapping_add(i32::from(unit)))
}

/// `String.compareTo`: by UTF-16 code units.
///
/// This differs from Rust's order of `str`, which is by code points, where a character beyond the basic plane
/// (two surrogates, `D800..DFFF`) meets one in `E000..FFFF`:
///
/// ```
/// use core::cmp::Ordering;
/// use podstripe::java::compare_strings;
/// assert_eq!(compare_strings("\u{1F600}", "\u{E000}"), Ordering::Less);
/// assert_eq!("\u{1F600}".cmp("\u{E000}"), Ordering::Greater);
/// ```
#[must_use]
pub fn compare_strings(left: &str, right: &str) -> Ordering {
    for (left, right) in left.bytes().zip(right.bytes()) {
        if left != right {
            return place(left).cmp(&place(right));
        }
    }
    left.len().cmp(&right.len())
}

/// Where what begins with this byte of UTF-8 stands among code units. The bytes are in order but for those that begin a
/// character beyond the basic plane, `F0` to `F4`: they come before `EE` and `EF`, which begin `E000..FFFF`.
///
/// Where two texts differ first within a character, both have begun it with one byte, and the order is that of bytes.
const fn place(byte: u8) -> u8 {
    match byte {
        0xf0.. => byte - 2,
        0xee..=0xef => byte + 0x10,
        _ => byte,
    }
}
