//! The answer of `impact` as JSON.

use alloc::vec::Vec;

use crate::{
    analysis::{
        BrokerIndex, Bytes, BytesByBroker,
        impact::{
            CanaryCheck, Exposure, Facts, GroupEpochs, Impact, Move, Named, Replica, Stray, Thin, TopicHashes,
        },
        wide,
    },
    cluster::BrokerId,
    formats::Note,
    value::{Json, ToJson},
};

/// What writes the fields of an object.
struct Fields<'a>(&'a dyn Fn(&mut Json));

impl ToJson for Fields<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        (self.0)(json);
        json.close('}');
    }
}

/// What a plan costs, with what is needed to say it.
pub(super) struct Answer<'a> {
    pub(super) impact: Impact<'a>,
    pub(super) facts: &'a Facts<'a>,
    /// Bytes that are free.
    pub(super) usable: BytesByBroker,
    pub(super) exposed: Option<&'a BrokerIndex>,
    pub(super) notes: Vec<Note>,
}

impl ToJson for Answer<'_> {
    fn write(&self, json: &mut Json) {
        let Impact { moves, copies, disk, .. } = &self.impact;
        json.open('{');
        json.entry(
            "moves",
            &Fields(&|json| {
                let names = [
                    "replicaAdds",
                    "replicaRemoves",
                    "orderOnly",
                    "rackMultisetChanged",
                    "partitionsWithAdds",
                    "newRackAdds",
                ];
                json.counts(&names, &moves.counts);
                json.entry("detail", &moves.detail);
            }),
        );
        json.entry(
            "leaders",
            &Fields(&|json| json.counts(&["preferredChanged", "forcedChanges"], &moves.leaders)),
        );
        json.entry(
            "bytes",
            &Fields(&|json| {
                let totals = copies.totals();
                for (name, bytes) in ["fullLocal", "lastTiered", "saved"].iter().zip(&totals) {
                    json.entry(name, bytes);
                }
                json.entry("retryFirst", &copies.retry);
                json.entry("thinReplicas", &copies.thin);
                let leaders = copies.thin.iter().filter(|thin| thin.preferred).count();
                json.entry("thinPreferredLeaders", &leaders);
                json.entry("unknown", &copies.unknown);
            }),
        );
        json.entry("time", &self.impact.time);
        json.entry("hashes", &self.impact.hashes);
        json.entry("groups", &self.impact.groups);
        json.entry("exposure", &self.exposed.zip(self.impact.exposure.as_ref()).map(Exposed));
        let canary = self.impact.canary.as_ref();
        json.entry("canary", &canary.map(|sides| Canary(sides, self.facts)));
        json.entry(
            "disk",
            &Fields(&|json| {
                json.entry("peakExtraByBroker", &disk.arriving);
                json.entry("freedByBroker", &disk.freed);
                json.entry("leftAsStrayByBroker", &disk.left_as_stray());
                json.entry("over", &self.over());
            }),
        );
        json.entry("straysLeft", &disk.strays);
        json.entry("notes", &self.notes);
        json.close('}');
    }
}

impl Answer<'_> {
    /// The brokers to which more comes than they have room for.
    fn over(&self) -> Vec<Over> {
        let mut over = Vec::new();
        for broker in self.usable.ids() {
            let (extra, usable) = (self.impact.disk.arriving.get(*broker), self.usable.get(*broker));
            if !usable.is_none() && extra.get() > usable.get() {
                over.push(Over(*broker, extra, usable));
            }
        }
        over
    }
}

impl ToJson for Named<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("topic", &self.topic);
        json.entry("partition", &self.partition);
        json.close('}');
    }
}

/// A replica's fields, and some more.
fn replica(json: &mut Json, replica: &Replica<'_>, broker: &str, more: &dyn Fn(&mut Json)) {
    json.open('{');
    json.entry("topic", &replica.name.topic);
    json.entry("partition", &replica.name.partition);
    json.entry(broker, &replica.broker);
    more(json);
    json.close('}');
}

impl ToJson for Move<'_> {
    fn write(&self, json: &mut Json) {
        replica(json, &self.to, "to", &|json| {
            json.entry("newRack", &self.new_rack);
            wide(json, "bytesFullLocal", self.full);
            wide(json, "bytesLastTiered", self.tiered);
        });
    }
}

impl ToJson for Replica<'_> {
    fn write(&self, json: &mut Json) {
        replica(json, self, "broker", &|_| {});
    }
}

impl ToJson for Thin<'_> {
    fn write(&self, json: &mut Json) {
        replica(json, &self.replica, "broker", &|json| {
            json.entry("preferredLeader", &self.preferred);
            wide(json, "localFrom", Some(self.from));
        });
    }
}

impl ToJson for Stray<'_> {
    fn write(&self, json: &mut Json) {
        replica(json, &self.replica, "broker", &|json| wide(json, "size", self.size));
    }
}

/// A broker, the bytes that come to it, and those that it has room for.
struct Over(BrokerId, Bytes, Bytes);

impl ToJson for Over {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("broker", &self.0);
        json.entry("extra", &self.1);
        json.entry("usable", &self.2);
        json.close('}');
    }
}

impl ToJson for TopicHashes<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("topic", &self.topic);
        for (name, hash) in ["before", "during", "after"].iter().zip(self.hashes) {
            wide(json, name, hash);
        }
        json.close('}');
    }
}

impl ToJson for GroupEpochs<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("group", &self.id);
        json.entry("type", &self.protocol.name());
        for (name, step) in ["onStart", "onFinish", "net"].iter().zip(&self.steps) {
            json.entry(name, step);
        }
        if let Some(bumps) = &self.bumps {
            json.counts(&["minBumps", "maxBumps"], bumps);
        }
        json.entry("missingTopics", &self.missing);
        json.close('}');
    }
}

const EXPOSED: [&str; 4] = ["anyReplica", "leader", "allReplicas", "belowMinIsr"];

struct Exposed<'a>((&'a BrokerIndex, &'a [Exposure; 2]));

impl ToJson for Exposed<'_> {
    fn write(&self, json: &mut Json) {
        let (set, [before, after]) = self.0;
        json.open('{');
        json.entry("brokers", &set.ids());
        json.entry("before", before);
        json.entry("after", after);
        json.close('}');
    }
}

impl ToJson for Exposure {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("partitions", &self.partitions());
        json.counts(&EXPOSED, &self.counts());
        let bytes = Fields(&|json| {
            json.entry("known", &self.known);
            json.entry("total", &self.total);
            for (name, bytes) in EXPOSED.iter().zip(&self.bytes) {
                json.entry(name, bytes);
            }
        });
        json.entry("bytes", &(self.known > 0).then_some(bytes));
        json.close('}');
    }
}

struct Canary<'a>(&'a [CanaryCheck<'a>; 2], &'a Facts<'a>);

impl ToJson for Canary<'_> {
    fn write(&self, json: &mut Json) {
        let [before, after] = self.0;
        json.open('{');
        json.entry("before", before);
        json.entry("after", after);
        json.entry("podlessBrokers", &self.1.of_pods(&|pod| pod.is_none()));
        json.close('}');
    }
}

impl ToJson for CanaryCheck<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("canaryPartitions", &self.confined);
        json.entry("canaryOutside", &self.outside);
        json.entry("ordinaryInside", &self.inside);
        json.close('}');
    }
}
