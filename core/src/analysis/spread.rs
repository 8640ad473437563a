//! Where the replicas of one partition may be, and over how many racks they could spread.
//!
//! Asked for each partition of a finished assignment, by every report that judges one.

use alloc::{vec, vec::Vec};

use super::BrokerIndex;
use crate::{
    cluster::{BrokerId, Cluster, Rack},
    error::Error,
    gather::Gather as _,
    order::sort_unique,
    placement::{Eligibility, EligibleSet},
};

/// Up to so many replicas are compared with each other, more are sorted.
const FEW: usize = 16;

/// A cluster and its rules, ready to judge assignments.
#[derive(Debug)]
pub struct Judge<'a> {
    cluster: &'a Cluster,
    eligibility: &'a Eligibility<'a>,
    index: BrokerIndex,
    /// The place in the cluster's list of each broker of the index.
    brokers: Vec<usize>,
    /// The rack of each broker of the index, as a number; no rack is 0.
    racks: Vec<u32>,
    /// The brokers and the number of racks of each eligible set.
    sets: Vec<(BrokerIndex, usize)>,
    rack_aware: bool,
    racks_known: bool,
}

impl<'a> Judge<'a> {
    /// Makes the sets ready.
    #[must_use]
    pub fn new(cluster: &'a Cluster, eligibility: &'a Eligibility<'a>, rack_aware: bool) -> Self {
        let brokers = cluster.brokers();
        let index = BrokerIndex::of_brokers(brokers);
        let mut places = vec![0; brokers.len()];
        let mut names: Vec<&str> = Vec::new();
        for broker in brokers {
            if let Some(name) = broker.rack.name() {
                names.push(name);
            }
        }
        sort_unique(&mut names, Ord::cmp);
        let mut racks = vec![0; brokers.len()];
        for (at, broker) in brokers.iter().enumerate() {
            let Some(place) = index.place(broker.id) else { continue };
            if let Some(entry) = places.get_mut(place) {
                *entry = at;
            }
            if let (Some(entry), Rack::Named(name)) = (racks.get_mut(place), &broker.rack) {
                let number = names.binary_search(&name.as_str()).unwrap_or_default();
                *entry = u32::try_from(number).unwrap_or(u32::MAX).saturating_add(1);
            }
        }
        let mut judge = Self {
            cluster,
            eligibility,
            rack_aware,
            racks_known: rack_aware && !names.is_empty(),
            index,
            brokers: places,
            racks,
            sets: Vec::new(),
        };
        for set in eligibility.sets() {
            let racks = judge.racks_of(&set.brokers);
            judge.sets.push((BrokerIndex::of(set.brokers.clone()), racks));
        }
        judge
    }

    /// The cluster.
    #[must_use]
    pub const fn cluster(&self) -> &'a Cluster {
        self.cluster
    }

    /// The rules over the cluster.
    #[must_use]
    pub const fn eligibility(&self) -> &'a Eligibility<'a> {
        self.eligibility
    }

    /// Whether racks are looked at at all.
    #[must_use]
    pub const fn looks_at_racks(&self) -> bool {
        self.rack_aware
    }

    /// Whether they are, and some broker has one.
    #[must_use]
    pub const fn knows_racks(&self) -> bool {
        self.racks_known
    }

    /// A broker of the cluster.
    #[must_use]
    pub fn broker(&self, id: BrokerId) -> Option<&'a crate::cluster::Broker> {
        self.cluster.brokers().get(*self.brokers.get(self.index.place(id)?)?)
    }

    /// The set of a partition, as a place in the eligibility's sets.
    ///
    /// # Errors
    /// `CONFLICTING_POD_RULES`.
    pub fn set_of(&self, partition: i32) -> Result<usize, Error> {
        self.eligibility.set_of(partition.unsigned_abs())
    }

    /// A set.
    #[must_use]
    pub fn set(&self, at: usize) -> Option<&'a EligibleSet> {
        self.eligibility.sets().get(at)
    }

    /// The brokers of a set.
    #[must_use]
    pub fn members(&self, set: usize) -> Option<&BrokerIndex> {
        Some(&self.sets.get(set)?.0)
    }

    /// The replicas that are on brokers of the cluster which the set does not have.
    #[must_use]
    pub fn misplaced(&self, set: usize, replicas: &[BrokerId]) -> Vec<BrokerId> {
        let mut misplaced = Vec::new();
        if let Some(members) = self.members(set) {
            for id in replicas {
                if members.place(*id).is_none() && self.index.place(*id).is_some() {
                    misplaced.push(*id);
                }
            }
        }
        misplaced
    }

    /// Over how many racks the replicas are spread, and over how many they could be: if that is more.
    #[must_use]
    pub fn narrow(&self, set: usize, replicas: &[BrokerId]) -> Option<(usize, usize)> {
        let racks = self.sets.get(set).filter(|_| self.racks_known)?.1;
        let (has, could) = (self.racks_of(replicas), racks.min(replicas.len()));
        (has < could).then_some((has, could))
    }

    /// How many racks these brokers are in. No rack counts as one more; brokers that are not there, as none.
    ///
    /// Asked for every partition: the few replicas of one are compared with each other, without taking memory.
    fn racks_of(&self, brokers: &[BrokerId]) -> usize {
        let rack = |id: &BrokerId| self.index.place(*id).and_then(|at| self.racks.get(at)).copied();
        if brokers.len() <= FEW {
            let mut seen = [0; FEW];
            let mut count = 0;
            for of in brokers.iter().filter_map(rack) {
                if seen.iter().take(count).all(|other| *other != of)
                    && let Some(entry) = seen.get_mut(count)
                {
                    *entry = of;
                    count += 1;
                }
            }
            return count;
        }
        let mut racks: Vec<u32> = brokers.iter().filter_map(rack).gather();
        sort_unique(&mut racks, Ord::cmp);
        racks.len()
    }
}
