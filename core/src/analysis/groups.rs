//! Brokers by what they have in common, a pod or a rack; and what to say of a name that none of them has.

use alloc::{format, string::String, vec, vec::Vec};
use core::fmt::Write as _;

use crate::{
    cluster::{Broker, BrokerId},
    error::listed,
    gather::Gather as _,
    order::{places, sort_unique},
    value::{brief, quoted},
};

/// The brokers of one pod or rack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Group<'b> {
    /// The name; `None` for the brokers that have none.
    pub(crate) name: Option<&'b str>,
    /// The brokers, ascending by id.
    pub(crate) brokers: Vec<&'b Broker>,
}

impl Group<'_> {
    /// The brokers' ids, ascending.
    #[inline(never)]
    pub(crate) fn ids(&self) -> Vec<BrokerId> {
        let mut ids = Vec::with_capacity(self.brokers.len());
        for broker in &self.brokers {
            ids.push(broker.id);
        }
        ids
    }
}

/// The brokers by name, ascending; those without one come last. No groups where no broker has a name at all.
#[inline(never)]
pub(crate) fn grouped<'b>(
    brokers: &'b [Broker],
    name: &dyn Fn(&'b Broker) -> Option<&'b str>,
) -> Vec<Group<'b>> {
    let key = |at: usize| brokers.get(at).map(|broker| (name(broker).is_none(), name(broker), broker.id));
    let mut groups: Vec<Group<'b>> = Vec::new();
    for at in places(brokers.len(), &|left, right| key(left).cmp(&key(right))) {
        let Some(broker) = brokers.get(at) else { continue };
        match groups.last_mut() {
            Some(group) if group.name == name(broker) => group.brokers.push(broker),
            _ => groups.push(Group { name: name(broker), brokers: [broker].into() }),
        }
    }
    // The named come first.
    if groups.first().is_some_and(|group| group.name.is_none()) { Vec::new() } else { groups }
}

/// How many racks brokers are in, given the rack of each. No rack counts as one more.
#[inline(never)]
pub(crate) fn count_racks(mut racks: Vec<Option<&str>>) -> u64 {
    sort_unique(&mut racks, Ord::cmp);
    racks.len() as u64
}

/// Says that no broker has this name, which names there are, and which of them may be meant.
pub(crate) fn unknown_name(what: &str, wanted: &str, groups: &[Group<'_>]) -> String {
    let mut names = Vec::with_capacity(groups.len());
    for group in groups {
        group.name.into_iter().add_to(&mut names);
    }
    let there = if names.is_empty() {
        format!("no broker has a {what}")
    } else {
        format!("there are {}", listed(names.iter().map(|name| brief(name))))
    };
    let mut message = format!("no broker declares {what} {}; {there}", quoted(wanted));
    if let Some(name) = nearest(wanted, &names) {
        // Writing into a string cannot fail.
        let _ = write!(message, "; did you mean {}?", quoted(name));
    }
    message
}

/// Names this long, and this many of them, are compared: a request may hold any number.
const LONGEST: usize = 64;
const MOST: usize = 100;

/// The name that lies nearest: one that is a beginning of the other, or that half of its letters or fewer tell apart.
fn nearest<'n>(wanted: &str, names: &[&'n str]) -> Option<&'n str> {
    let mut best: Option<(usize, &str)> = None;
    for name in names.iter().take(MOST) {
        if name.len().max(wanted.len()) > LONGEST {
            continue;
        }
        let starts = !name.is_empty() && !wanted.is_empty();
        let starts = starts && (name.starts_with(wanted) || wanted.starts_with(name));
        let far = distance(wanted.as_bytes(), name.as_bytes());
        // Of equally near ones the first: names ascend.
        if (starts || far * 2 <= wanted.len()) && best.is_none_or(|(least, _)| far < least) {
            best = Some((far, name));
        }
    }
    best.map(|(_, name)| name)
}

/// How many letters have to be put in, taken out or replaced (Levenshtein); capitals count as small letters.
fn distance(left: &[u8], right: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=right.len()).gather();
    for (at, letter) in left.iter().enumerate() {
        let mut next = vec![at + 1];
        for ((other, both), above) in right.iter().zip(&row).zip(row.iter().skip(1)) {
            let replaced = both + usize::from(!letter.eq_ignore_ascii_case(other));
            let before = next.last().copied().unwrap_or_default();
            next.push(replaced.min(above + 1).min(before + 1));
        }
        row = next;
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_put_in_taken_out_and_replaced_count_one_each() {
        for (left, right, far) in [
            ("", "", 0),
            ("canary", "", 6),
            ("canray", "canary", 2),
            ("Canary", "canary", 0),
            ("rack", "crack", 1),
        ] {
            assert_eq!(distance(left.as_bytes(), right.as_bytes()), far, "{left} {right}");
            assert_eq!(distance(right.as_bytes(), left.as_bytes()), far, "{right} {left}");
        }
    }

    #[test]
    fn the_nearest_name_is_one_that_may_be_meant() {
        let names = ["blue", "canary", "stable", ""];
        for (wanted, meant) in [
            ("canray", Some("canary")),
            ("canary-broker", Some("canary")),
            ("CANARY", Some("canary")),
            ("stabel", Some("stable")),
            ("green", None),
            ("", Some("")),
        ] {
            assert_eq!(nearest(wanted, &names), meant, "{wanted}");
        }
    }

    #[test]
    fn brokers_without_a_name_come_last_and_are_no_group_by_themselves() {
        let brokers = [Broker::new(3), Broker::new(2).with_pod("b"), Broker::new(1).with_pod("b")];
        let groups = grouped(&brokers, &|broker| broker.pod.as_deref());
        let found: Vec<(Option<&str>, Vec<i32>)> = groups
            .iter()
            .map(|group| (group.name, group.brokers.iter().map(|broker| broker.id).collect()))
            .collect();
        assert_eq!(found, [(Some("b"), vec![1, 2]), (None, vec![3])]);
        assert!(grouped(&brokers, &|broker| broker.rack.name()).is_empty());
    }
}
