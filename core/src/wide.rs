//! Division of numbers of 128 bits, one bit after the other.
//!
//! A browser's engine has no such numbers: the compiler's own division and their `Display` together are two kilobytes
//! of what it loads. They are divided a few times an answer, so it need not be fast.

/// The quotient and the rest. Of numbers below 2^127; nothing is divided by 0.
#[inline(never)]
pub(crate) fn divided(mut number: u128, by: u128) -> (u128, u128) {
    let mut rest = 0;
    for _ in 0..u128::BITS {
        rest = rest << 1 | number >> (u128::BITS - 1);
        // The quotient comes in where the number goes out.
        number <<= 1;
        if rest >= by {
            rest -= by;
            number |= 1;
        }
    }
    (number, rest)
}

/// The quotient, rounded up. `by` is more than 0.
#[inline(never)]
pub(crate) fn divided_up(number: i128, by: i128) -> i128 {
    let more = number + by - 1;
    let (quotient, _) = divided(more.unsigned_abs(), by.unsigned_abs());
    let quotient = i128::try_from(quotient).unwrap_or(i128::MAX);
    if more < 0 { -quotient } else { quotient }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Wide;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_divides_and_prints_as_the_compiler_does(
            number in any::<i128>(),
            by in 1..i128::MAX,
            shifts in (0..127_u32, 0..126_u32),
        ) {
            let (number, by) = (number >> shifts.0, (by >> shifts.1).max(1));
            let (left, right) = (number.unsigned_abs(), by.unsigned_abs());
            prop_assert_eq!(divided(left, right), (left / right, left % right));
            prop_assert_eq!(alloc::format!("{}", Wide(number)), alloc::format!("{number}"));
            if let Some(more) = number.checked_add(by - 1) {
                prop_assert_eq!(divided_up(number, by), more / by);
            }
        }
    }

    #[test]
    fn the_largest_print_too() {
        for number in [i128::MIN, i128::MAX, 0, i64::MAX.into(), i128::from(i64::MAX) + 1, 10_i128.pow(19)] {
            assert_eq!(alloc::format!("{}", Wide(number)), alloc::format!("{number}"));
        }
    }
}
