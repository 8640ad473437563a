//! The answer of `impact` as JSON.
//!
//! It is written by one function where it can be: each type that is written by itself, and each list of one, costs more
//! than its fields.

use crate::{
    analysis::{
        BytesByBroker,
        impact::{Impact, Input, Named, Replica, Side},
        wide,
    },
    formats::Note,
    value::{Json, Raw, ToJson},
};

/// What a plan costs, with what is needed to say it.
pub(super) struct Answer<'a> {
    pub(super) impact: &'a Impact<'a>,
    pub(super) input: &'a Input<'a>,
    /// Bytes that are free.
    pub(super) usable: &'a BytesByBroker,
    pub(super) notes: &'a [Note],
}

impl Answer<'_> {
    pub(super) fn write(&self, json: &mut Json) {
        let Impact { moves, copies, disk, .. } = self.impact;
        json.open('{');
        json.begin("moves", '{');
        let names = [
            "replicaAdds",
            "replicaRemoves",
            "orderOnly",
            "rackMultisetChanged",
            "partitionsWithAdds",
            "newRackAdds",
        ];
        json.counts(&names, &moves.counts);
        let names = ["to", "newRack", "bytesFullLocal", "bytesLastTiered"];
        replicas(json, "detail", &moves.detail, &names);
        json.close('}');
        json.begin("leaders", '{');
        json.counts(&["preferredChanged", "forcedChanges"], &moves.leaders);
        json.close('}');
        json.begin("bytes", '{');
        for (name, bytes) in ["fullLocal", "lastTiered", "saved"].iter().zip(&copies.totals()) {
            json.entry(name, bytes);
        }
        replicas(json, "retryFirst", &copies.retry, &["broker"]);
        replicas(json, "thinReplicas", &copies.thin, &["broker", "preferredLeader", "localFrom"]);
        let leaders = copies.thin.iter().filter(|thin| thin.flag).count();
        json.entry("thinPreferredLeaders", &leaders);
        json.entry("unknown", &copies.unknown);
        json.close('}');
        json.entry("time", &self.impact.time);
        self.write_hashes(json);
        self.write_groups(json);
        if let Some(set) = self.input.exposed {
            json.begin("exposure", '{');
            json.entry("brokers", &set.ids());
            write_exposure(json, &self.impact.sides);
            json.close('}');
        } else {
            json.entry("exposure", &Raw("null"));
        }
        if self.input.rules.as_slice().is_empty() {
            json.entry("canary", &Raw("null"));
        } else {
            json.begin("canary", '{');
            for (name, Side { canary: check, .. }) in SIDES.iter().zip(&self.impact.sides) {
                json.begin(name, '{');
                json.entry("canaryPartitions", &check.confined);
                json.entry("canaryOutside", &check.outside);
                json.entry("ordinaryInside", &check.inside);
                json.close('}');
            }
            json.entry("podlessBrokers", &self.input.facts.of_pods(&|pod| pod.is_none()));
            json.close('}');
        }
        json.begin("disk", '{');
        json.entry("peakExtraByBroker", &disk.arriving);
        json.entry("freedByBroker", &disk.freed);
        json.entry("leftAsStrayByBroker", &disk.left_as_stray());
        self.write_over(json);
        json.close('}');
        replicas(json, "straysLeft", &disk.strays, &["broker", "", "size"]);
        json.entry("notes", &self.notes);
        json.close('}');
    }
}

const SIDES: [&str; 2] = ["before", "after"];

impl Answer<'_> {
    fn write_hashes(&self, json: &mut Json) {
        json.begin("hashes", '[');
        for topic in &self.impact.hashes {
            json.open('{');
            json.entry("topic", &topic.topic);
            for (name, hash) in ["before", "during", "after"].iter().zip(topic.hashes) {
                wide(json, name, hash);
            }
            json.close('}');
        }
        json.close(']');
    }

    fn write_groups(&self, json: &mut Json) {
        json.begin("groups", '[');
        for group in &self.impact.groups {
            json.open('{');
            json.entry("group", &group.id);
            json.entry("type", &group.protocol.name());
            for (name, step) in ["onStart", "onFinish", "net"].iter().zip(&group.steps) {
                json.entry(name, step);
            }
            if let Some(bumps) = &group.bumps {
                json.counts(&["minBumps", "maxBumps"], bumps);
            }
            json.entry("missingTopics", &group.missing);
            json.close('}');
        }
        json.close(']');
    }

    /// The brokers to which more comes than they have room for.
    fn write_over(&self, json: &mut Json) {
        json.begin("over", '[');
        // Both are of all registered brokers.
        let brokers = self.usable.sums().iter().zip(self.impact.disk.arriving.sums());
        for ((broker, usable), (_, extra)) in brokers {
            if !usable.is_none() && extra.get() > usable.get() {
                json.open('{');
                json.entry("broker", broker);
                json.entry("extra", extra);
                json.entry("usable", usable);
                json.close('}');
            }
        }
        json.close(']');
    }
}

/// A list of replicas, by the names of the broker, the flag and the amounts, as far as the list has them.
#[inline(never)]
fn replicas(json: &mut Json, list: &str, replicas: &[Replica<'_>], names: &[&str]) {
    json.begin(list, '[');
    for replica in replicas {
        json.open('{');
        write_name(json, &replica.name);
        if let [broker, more @ ..] = names {
            json.entry(broker, &replica.broker);
            if let [flag, amounts @ ..] = more {
                if !flag.is_empty() {
                    json.entry(flag, &replica.flag);
                }
                for (name, amount) in amounts.iter().zip(replica.amounts) {
                    wide(json, name, amount);
                }
            }
        }
        json.close('}');
    }
    json.close(']');
}

#[inline(never)]
fn write_name(json: &mut Json, name: &Named<'_>) {
    json.entry("topic", &name.topic);
    json.entry("partition", &name.partition);
}

impl ToJson for Named<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        write_name(json, self);
        json.close('}');
    }
}

/// What is exposed before and after.
fn write_exposure(json: &mut Json, sides: &[Side<'_>]) {
    let names = ["anyReplica", "leader", "allReplicas", "belowMinIsr"];
    for (name, Side { exposure: side, .. }) in SIDES.iter().zip(sides) {
        json.begin(name, '{');
        json.entry("partitions", &side.partitions);
        json.counts(&names, &side.counts);
        if side.known > 0 {
            json.begin("bytes", '{');
            json.entry("known", &side.known);
            json.entry("total", &side.total);
            for (name, bytes) in names.iter().zip(&side.bytes) {
                json.entry(name, bytes);
            }
            json.close('}');
        } else {
            json.entry("bytes", &Raw("null"));
        }
        json.close('}');
    }
}
