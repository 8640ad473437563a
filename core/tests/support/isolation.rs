//! Isolation, checked replica by replica: written from the rules alone, without a look at how they are placed.

use podstripe::cluster::{Broker, BrokerId};

/// A pod, and which partitions are confined to it.
pub(crate) type Rule<'a> = (&'a str, &'a dyn Fn(u32) -> bool);

/// The replicas that break isolation in either direction: (partition, broker).
///
/// A confined partition may stand on brokers of its pod and on brokers without one; any other keeps out of every pod
/// that has a rule, unless there is no broker outside those pods.
pub(crate) fn violations<'r>(
    brokers: &[Broker],
    rules: &[Rule<'_>],
    rows: impl IntoIterator<Item = (u32, &'r [BrokerId])>,
) -> Vec<(u32, BrokerId)> {
    let usable = || brokers.iter().filter(|broker| broker.is_usable());
    let declared = |pod: &str| usable().any(|broker| broker.pod.as_deref() == Some(pod));
    let ruled = |pod: &str| rules.iter().any(|(name, _)| *name == pod);
    let is_vacuous = usable().all(|broker| broker.pod.as_deref().is_some_and(ruled));
    let pod_of = |id: BrokerId| {
        let broker = brokers.iter().find(|broker| broker.id == id);
        broker.expect("a replica stands on a broker of the cluster").pod.as_deref()
    };
    let mut broken = Vec::new();
    for (partition, replicas) in rows {
        let confined = rules.iter().find(|(pod, matches)| declared(pod) && matches(partition));
        for &id in replicas {
            let allowed = match (pod_of(id), confined) {
                (None, _) => true,
                (Some(pod), Some((confined, _))) => pod == *confined,
                (Some(pod), None) => is_vacuous || !ruled(pod),
            };
            if !allowed {
                broken.push((partition, id));
            }
        }
    }
    broken
}
