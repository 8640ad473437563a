//! The answer of `impact` as JSON.

use alloc::{format, vec::Vec};

use crate::{
    analysis::{
        BrokerIndex, CopyTime,
        impact::{
            CanaryCheck, Exposure, Facts, GroupEpochs, Impact, Move, Named, Replica, Stray, Thin,
            TopicHashes, left_by_broker,
        },
    },
    cluster::BrokerId,
    formats::Note,
    value::{Json, ToJson, Wide},
};

/// An object of these fields.
struct Fields<'a>(&'a [(&'a str, &'a dyn ToJson)]);

impl ToJson for Fields<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        for (name, value) in self.0 {
            json.entry(name, *value);
        }
        json.close('}');
    }
}

/// Bytes by broker, of those brokers that have some.
struct ByBroker<'a>(&'a BrokerIndex, &'a [Option<i128>]);

impl ToJson for ByBroker<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        for (id, bytes) in self.0.ids().iter().zip(self.1) {
            if let Some(bytes) = bytes {
                json.entry(&format!("{id}"), &Wide(*bytes));
            }
        }
        json.close('}');
    }
}

fn wide(number: Option<i64>) -> Option<Wide> {
    number.map(|number| Wide(number.into()))
}

/// What a plan costs, with what is needed to say it.
pub(super) struct Answer<'a> {
    pub(super) impact: Impact<'a>,
    pub(super) facts: &'a Facts<'a>,
    /// Bytes that are free, by the place of a broker among the registered ones.
    pub(super) usable: Vec<Option<i64>>,
    pub(super) exposed: Option<&'a BrokerIndex>,
    pub(super) notes: Vec<Note>,
}

impl ToJson for Answer<'_> {
    fn write(&self, json: &mut Json) {
        let Impact { moves, copies, disk, .. } = &self.impact;
        let [full, tiered, saved] = copies.totals().map(|bytes| bytes.map(Wide));
        let thin_leaders = copies.thin.iter().filter(|thin| thin.preferred).count();
        let index = &self.facts.index;
        let (left_index, left) = left_by_broker(&disk.strays);
        let over: Vec<Over> = index
            .ids()
            .iter()
            .zip(&disk.arriving)
            .zip(&self.usable)
            .filter_map(|((id, extra), usable)| Some(Over(*id, (*extra)?, i128::from((*usable)?))))
            .filter(|over| over.1 > over.2)
            .collect();
        let exposure = self.exposed.zip(self.impact.exposure.as_ref());
        let exposure = exposure.map(|(set, sides)| Exposed(set, sides));
        let podless = self.facts.of_pods(&|pod| pod.is_none());
        let canary = self.impact.canary.as_ref().map(|sides| Canary(sides, &podless));
        Fields(&[
            (
                "moves",
                &Fields(&[
                    ("replicaAdds", &moves.adds),
                    ("replicaRemoves", &moves.removes),
                    ("orderOnly", &moves.order_only),
                    ("rackMultisetChanged", &moves.racks_changed),
                    ("partitionsWithAdds", &moves.with_adds),
                    ("newRackAdds", &moves.new_rack_adds),
                    ("detail", &moves.detail),
                ]),
            ),
            (
                "leaders",
                &Fields(&[
                    ("preferredChanged", &moves.preferred_changed),
                    ("forcedChanges", &moves.forced_changes),
                ]),
            ),
            (
                "bytes",
                &Fields(&[
                    ("fullLocal", &full),
                    ("lastTiered", &tiered),
                    ("saved", &saved),
                    ("retryFirst", &copies.retry),
                    ("thinReplicas", &copies.thin),
                    ("thinPreferredLeaders", &thin_leaders),
                    ("unknown", &copies.unknown),
                ]),
            ),
            ("time", &self.impact.time.as_ref().map(Time)),
            ("hashes", &self.impact.hashes),
            ("groups", &self.impact.groups),
            ("exposure", &exposure),
            ("canary", &canary),
            (
                "disk",
                &Fields(&[
                    ("peakExtraByBroker", &ByBroker(index, &disk.arriving)),
                    ("freedByBroker", &ByBroker(index, &disk.freed)),
                    ("leftAsStrayByBroker", &ByBroker(&left_index, &left)),
                    ("over", &over),
                ]),
            ),
            ("straysLeft", &disk.strays),
            ("notes", &self.notes),
        ])
        .write(json);
    }
}

impl ToJson for Named<'_> {
    fn write(&self, json: &mut Json) {
        Fields(&[("topic", &self.topic), ("partition", &self.partition)]).write(json);
    }
}

/// A replica's fields, and some more.
fn replica(json: &mut Json, replica: &Replica<'_>, broker: &str, more: &[(&str, &dyn ToJson)]) {
    json.open('{');
    json.entry("topic", &replica.name.topic);
    json.entry("partition", &replica.name.partition);
    json.entry(broker, &replica.broker);
    for (name, value) in more {
        json.entry(name, *value);
    }
    json.close('}');
}

impl ToJson for Move<'_> {
    fn write(&self, json: &mut Json) {
        let (full, tiered) = (wide(self.full), wide(self.tiered));
        let more: [(&str, &dyn ToJson); 3] =
            [("newRack", &self.new_rack), ("bytesFullLocal", &full), ("bytesLastTiered", &tiered)];
        replica(json, &self.to, "to", &more);
    }
}

impl ToJson for Replica<'_> {
    fn write(&self, json: &mut Json) {
        replica(json, self, "broker", &[]);
    }
}

impl ToJson for Thin<'_> {
    fn write(&self, json: &mut Json) {
        let from = Wide(self.from.into());
        replica(json, &self.replica, "broker", &[("preferredLeader", &self.preferred), ("localFrom", &from)]);
    }
}

impl ToJson for Stray<'_> {
    fn write(&self, json: &mut Json) {
        replica(json, &self.replica, "broker", &[("size", &wide(self.size))]);
    }
}

/// A broker to which more comes than it has room for.
struct Over(BrokerId, i128, i128);

impl ToJson for Over {
    fn write(&self, json: &mut Json) {
        let Self(broker, extra, usable) = self;
        Fields(&[("broker", broker), ("extra", &Wide(*extra)), ("usable", &Wide(*usable))]).write(json);
    }
}

struct Time<'a>(&'a CopyTime);

impl ToJson for Time<'_> {
    fn write(&self, json: &mut Json) {
        let brokers: Vec<Seconds> = self
            .0
            .per_broker
            .iter()
            .map(|(broker, is_in, seconds)| Seconds(*broker, *is_in, *seconds))
            .collect();
        Fields(&[("perBroker", &brokers), ("seconds", &self.0.seconds.map(Wide))]).write(json);
    }
}

struct Seconds(BrokerId, bool, Option<i128>);

impl ToJson for Seconds {
    fn write(&self, json: &mut Json) {
        let direction = if self.1 { "in" } else { "out" };
        Fields(&[("broker", &self.0), ("direction", &direction), ("seconds", &self.2.map(Wide))]).write(json);
    }
}

impl ToJson for TopicHashes<'_> {
    fn write(&self, json: &mut Json) {
        let [before, during, after] = self.hashes.map(wide);
        Fields(&[("topic", &self.topic), ("before", &before), ("during", &during), ("after", &after)])
            .write(json);
    }
}

impl ToJson for GroupEpochs<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("group", &self.id);
        json.entry("type", &self.protocol.name());
        for (name, step) in ["onStart", "onFinish", "net"].into_iter().zip(self.steps) {
            json.entry(name, &step);
        }
        for (name, bumps) in ["minBumps", "maxBumps"].into_iter().zip(self.bumps.into_iter().flatten()) {
            json.entry(name, &bumps);
        }
        json.entry("missingTopics", &self.missing);
        json.close('}');
    }
}

const EXPOSED: [&str; 4] = ["anyReplica", "leader", "allReplicas", "belowMinIsr"];

struct Exposed<'a>(&'a BrokerIndex, &'a [Exposure; 2]);

impl ToJson for Exposed<'_> {
    fn write(&self, json: &mut Json) {
        let Self(set, [before, after]) = self;
        Fields(&[("brokers", &set.ids()), ("before", before), ("after", after)]).write(json);
    }
}

impl ToJson for Exposure {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("partitions", &self.partitions());
        for (name, count) in EXPOSED.into_iter().zip(self.counts()) {
            json.entry(name, &count);
        }
        json.entry("bytes", &self.bytes().map(ExposedBytes));
        json.close('}');
    }
}

struct ExposedBytes((u64, i128, [i128; 4]));

impl ToJson for ExposedBytes {
    fn write(&self, json: &mut Json) {
        let (known, total, bytes) = self.0;
        json.open('{');
        json.entry("known", &known);
        json.entry("total", &Wide(total));
        for (name, bytes) in EXPOSED.into_iter().zip(bytes) {
            json.entry(name, &Wide(bytes));
        }
        json.close('}');
    }
}

struct Canary<'a>(&'a [CanaryCheck<'a>; 2], &'a [BrokerId]);

impl ToJson for Canary<'_> {
    fn write(&self, json: &mut Json) {
        let Self([before, after], podless) = self;
        Fields(&[("before", before), ("after", after), ("podlessBrokers", podless)]).write(json);
    }
}

impl ToJson for CanaryCheck<'_> {
    fn write(&self, json: &mut Json) {
        Fields(&[
            ("canaryPartitions", &self.confined),
            ("canaryOutside", &self.outside),
            ("ordinaryInside", &self.inside),
        ])
        .write(json);
    }
}
