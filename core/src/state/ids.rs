//! Lists of broker ids, which a text may make as long as it likes: nothing here is quadratic in them.

use alloc::vec::Vec;

use crate::{
    cluster::BrokerId,
    gather::Gather as _,
    order::{Lookup, places, sort},
};

/// Lists up to this long are walked, longer ones are sorted.
const FEW: usize = 16;

/// The ids that stand more than once, each once, in the order in which they are met again.
#[must_use]
pub fn repeated(ids: &[BrokerId]) -> Vec<BrokerId> {
    let mut again: Vec<usize> = Vec::new();
    if ids.len() <= FEW {
        for (at, id) in ids.iter().enumerate() {
            if ids.iter().take(at).filter(|first| *first == id).count() == 1 {
                again.push(at);
            }
        }
    } else {
        let order = places(ids.len(), &|left, right| ids.get(left).cmp(&ids.get(right)));
        for same in order.chunk_by(|left, right| ids.get(*left) == ids.get(*right)) {
            if let [_, second, ..] = same {
                again.push(*second);
            }
        }
        sort(&mut again, Ord::cmp);
    }
    again.into_iter().filter_map(|at| ids.get(at)).copied().gather()
}

/// The ids of the first list that the second does not have, each once, in the first's order.
#[must_use]
pub fn missing(of: &[BrokerId], than: &[BrokerId]) -> Vec<BrokerId> {
    if of.len().max(than.len()) <= FEW {
        let mut missing: Vec<BrokerId> = Vec::new();
        for id in of {
            if !than.contains(id) && !missing.contains(id) {
                missing.push(*id);
            }
        }
        return missing;
    }
    let known = Lookup::new(than, Ord::cmp);
    let first = places(of.len(), &|left, right| of.get(left).cmp(&of.get(right)));
    let mut firsts: Vec<usize> = first
        .chunk_by(|left, right| of.get(*left) == of.get(*right))
        .filter_map(|same| same.first().copied())
        .filter(|at| of.get(*at).is_some_and(|id| known.find(|other| other.cmp(id)).is_none()))
        .gather();
    sort(&mut firsts, Ord::cmp);
    firsts.into_iter().filter_map(|at| of.get(at)).copied().gather()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn long_lists_give_what_short_ones_give(of in prop::collection::vec(0..30, 0..40), than in prop::collection::vec(0..30, 0..40)) {
            let mut seen = Vec::new();
            let mut again = Vec::new();
            let mut lost = Vec::new();
            for id in &of {
                if seen.contains(id) && !again.contains(id) {
                    again.push(*id);
                }
                if !seen.contains(id) && !than.contains(id) {
                    lost.push(*id);
                }
                seen.push(*id);
            }
            prop_assert_eq!(repeated(&of), again);
            prop_assert_eq!(missing(&of, &than), lost);
        }
    }
}
