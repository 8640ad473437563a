//! `java.util.Random`: a 48-bit linear congruential generator, and the two things built on it.

/// A source of random bits: the one method that `java.util.Random` lets a subclass replace.
///
/// [`next_int`](Self::next_int) and [`shuffle`] are derived from it exactly as Java derives them, so that any
/// other source can be plugged into a placer. Kafka's own tests use such a source; so do this crate's.
///
/// ```
/// use podstripe::java::{JavaRandom, RandomBits};
/// let mut random = JavaRandom::new(42);
/// assert_eq!([random.next_int(10), random.next_int(10), random.next_int(10)], [0, 3, 8]);
/// ```
pub trait RandomBits {
    /// The next `bits` random bits (1 to 32), in the low end of the answer.
    fn next(&mut self, bits: u32) -> i32;

    /// A number in `0..bound`, as `Random.nextInt(int)` draws it. A bound of 1 still costs a draw.
    ///
    /// `bound` must be positive. Java throws for any other; the callers in this crate never pass one, and
    /// here it yields 0 after one draw.
    #[expect(clippy::inline_always, reason = "hot, and a build for size would call it")]
    #[inline(always)]
    fn next_int(&mut self, bound: i32) -> i32 {
        let mut bits = self.next(31).cast_unsigned();
        if bound <= 0 {
            return 0;
        }
        // Neither is negative, and division without a sign is the cheaper one.
        let bound = bound.cast_unsigned();
        let mask = bound - 1;
        if bound & mask == 0 {
            // A power of two: the high bits are the good ones in a linear congruential generator.
            // The product is below 2^62 and the answer below `bound`, so nothing is lost.
            #[expect(clippy::cast_possible_truncation, reason = "the value is below `bound`")]
            return ((u64::from(bound) * u64::from(bits)) >> 31) as i32;
        }
        loop {
            let candidate = bits % bound;
            // Reject the incomplete last block; Java tests it by letting the sum overflow its sign.
            if bits.wrapping_sub(candidate).wrapping_add(mask).cast_signed() >= 0 {
                return candidate.cast_signed();
            }
            bits = self.next(31).cast_unsigned();
        }
    }
}

impl<R: RandomBits + ?Sized> RandomBits for &mut R {
    fn next(&mut self, bits: u32) -> i32 {
        (**self).next(bits)
    }
}

/// `java.util.Random`, seeded.
///
/// The state is 48 bits wide, so seeds that are equal modulo 2^48 give the same stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JavaRandom {
    state: u64,
}

impl JavaRandom {
    const MULTIPLIER: u64 = 0x5_DEEC_E66D;
    const INCREMENT: u64 = 0xB;
    const MASK: u64 = (1 << 48) - 1;

    /// `new Random(seed)`.
    #[must_use]
    pub const fn new(seed: i64) -> Self {
        Self { state: (seed.cast_unsigned() ^ Self::MULTIPLIER) & Self::MASK }
    }
}

impl RandomBits for JavaRandom {
    #[expect(clippy::inline_always, reason = "hot, and a build for size would call it")]
    #[inline(always)]
    fn next(&mut self, bits: u32) -> i32 {
        self.state = self.state.wrapping_mul(Self::MULTIPLIER).wrapping_add(Self::INCREMENT) & Self::MASK;
        // The top `bits` of 48, which are at most 32.
        #[expect(clippy::cast_possible_truncation, reason = "Java's narrowing cast to int")]
        let bits = (self.state >> (48 - bits)) as u32;
        bits.cast_signed()
    }
}

/// `Collections.shuffle(list, random)`: from the end down, swap each element with one at or before it.
///
/// A list of `n` costs `n - 1` draws; an empty one or a single element costs none.
pub fn shuffle<T: Copy>(list: &mut [T], random: &mut (impl RandomBits + ?Sized)) {
    for last in (1..list.len()).rev() {
        // A list here holds brokers or racks, of which there are fewer than 2^31.
        let bound = i32::try_from(last + 1).unwrap_or(i32::MAX);
        let other = usize::try_from(random.next_int(bound)).unwrap_or(last);
        // Not `swap`, which a build for size would call.
        if let (Some(&one), Some(&two)) = (list.get(last), list.get(other)) {
            if let Some(place) = list.get_mut(last) {
                *place = two;
            }
            if let Some(place) = list.get_mut(other) {
                *place = one;
            }
        }
    }
}
