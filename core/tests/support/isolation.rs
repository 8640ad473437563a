//! Isolation, partition by partition: written from the rules alone, without a look at how they are placed.

use podstripe::cluster::{Broker, BrokerId};

/// A pod, and which partitions are confined to it.
pub(crate) type Rule<'a> = (&'a str, &'a dyn Fn(u32) -> bool);

/// Whether the controller places anything on a broker.
pub(crate) fn takes_replicas(broker: &Broker) -> bool {
    !broker.in_controlled_shutdown && !broker.cordoned
}

/// The brokers that a partition may use, ascending. At most one rule matches it.
///
/// A confined partition may use the brokers of its pod and those without one; any other, the brokers outside every pod
/// that has a rule, or all of them if there are none outside.
pub(crate) fn eligible(brokers: &[Broker], rules: &[Rule<'_>], partition: u32) -> Vec<BrokerId> {
    let usable: Vec<&Broker> = brokers.iter().filter(|broker| takes_replicas(broker)).collect();
    let is_declared = |pod: &str| usable.iter().any(|broker| broker.pod.as_deref() == Some(pod));
    let confined = rules.iter().find(|(pod, matches)| is_declared(pod) && matches(partition));
    let is_ruled = |pod: &str| rules.iter().any(|(ruled, _)| *ruled == pod);
    let may_use = |broker: &Broker| match (broker.pod.as_deref(), confined) {
        (None, _) => true,
        (Some(pod), Some((confined, _))) => pod == *confined,
        (Some(pod), None) => !is_ruled(pod),
    };
    let is_vacuous = !usable.iter().any(|broker| may_use(broker));
    let mut ids: Vec<BrokerId> =
        usable.into_iter().filter(|broker| is_vacuous || may_use(broker)).map(|broker| broker.id).collect();
    ids.sort_unstable();
    ids
}

/// The replicas that stand where their partition must not: (partition, broker).
pub(crate) fn violations<'r>(
    brokers: &[Broker],
    rules: &[Rule<'_>],
    rows: impl IntoIterator<Item = (u32, &'r [BrokerId])>,
) -> Vec<(u32, BrokerId)> {
    let mut broken = Vec::new();
    for (partition, replicas) in rows {
        let eligible = eligible(brokers, rules, partition);
        broken.extend(replicas.iter().filter(|id| !eligible.contains(id)).map(|id| (partition, *id)));
    }
    broken
}
