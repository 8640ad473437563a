//! Kafka's own placer and ours, from the random bits of Kafka's tests.
//!
//! The lists are what `StripedReplicaPlacer` of Kafka 4.4.0 answers when its `Random` is one that overrides `next` as
//! [`MockRandom`] does. One placer and one stream serve all calls of a cluster, and a call that fails moves the stream on.

use podstripe::{
    api::{self, OnError, PlaceRequest, TopicRequest},
    cluster::{Broker, BrokerOrder, Cluster, Rack},
    java::RandomBits,
    placement::{Assignment, PlacementSpec, ReplicaPlacer, StripedPlacer},
};

/// `MockRandom` of Kafka's tests: 64 bits of state, whose top ones are given.
struct MockRandom(u64);

impl MockRandom {
    fn new() -> Self {
        Self(17)
    }
}

impl RandomBits for MockRandom {
    fn next(&mut self, bits: u32) -> i32 {
        self.0 = self.0.wrapping_mul(2_862_933_555_777_941_757).wrapping_add(3_037_000_493);
        let top = u32::try_from(self.0 >> (64 - bits)).expect("at most 32 bits");
        top.cast_signed()
    }
}

/// A call: first partition, number of partitions, replication factor, and its rows: a word of broker ids a partition.
type Call = (u32, u32, i16, &'static str);

/// In place of rows: Kafka refuses the replication factor.
const FAILS: &str = "";

/// A cluster as the describer lists it, and the calls of one placer over it.
struct Session {
    brokers: &'static [(i32, Option<&'static str>, bool)],
    calls: &'static [Call],
}

/// Four racks of unequal size, no rack among them; two fenced brokers.
const MIXED: Session = Session {
    brokers: &[
        (5, Some("c"), false),
        (2, Some("b"), true),
        (0, Some("a"), false),
        (4, None, false),
        (1, Some("b"), false),
        (3, Some("a"), true),
    ],
    calls: &[
        (0, 10, 3, "401 015 154 540 450 501 014 145 541 410"),
        (0, 4, 7, FAILS),
        (10, 12, 2, "40 01 15 54 01 14 45 50 01 15 50 40"),
        (0, 6, 1, "4 0 1 5 5 1"),
        (0, 3, 0, FAILS),
        (3, 9, 6, "540132 401532 015432 154023 450132 501432 014532 145023 014532"),
        (0, 5, 4, "0154 1540 5401 4015 4015"),
    ],
};

/// Three racks of two, all unfenced.
const EVEN: Session = Session {
    brokers: &[
        (5, Some("c"), false),
        (2, Some("c"), false),
        (0, Some("a"), false),
        (4, Some("b"), false),
        (1, Some("b"), false),
        (3, Some("a"), false),
    ],
    calls: &[
        (0, 20, 3, "423 501 342 150 234 015 405 321 540 132 054 213 120 534 012 453 201 345 015 423"),
        (0, 1, 7, FAILS),
        (20, 14, 2, "50 31 42 50 31 42 51 43 02 51 43 02 34 15"),
        (0, 15, 1, "0 4 5 3 1 2 1 5 3 4 2 0 4 3 2"),
        (15, 8, 6, "342015 150423 234501 015342 423150 501234 024351 513240"),
    ],
};

/// No racks.
const ONE_RACK: Session = Session {
    brokers: &[
        (5, None, false),
        (2, None, false),
        (0, None, false),
        (4, None, false),
        (1, None, false),
        (3, None, false),
    ],
    calls: &[
        (0, 14, 3, "123 234 345 450 501 012 350 502 021 214 143 435 352 520"),
        (0, 2, 0, FAILS),
        (14, 9, 4, "4501 5012 0123 1234 2345 3450 4530 5302 3021"),
    ],
};

/// Two pairs of racks that share a bucket of Java's map (`Aa` and `BB`, the empty name and none), listed so that the
/// second of each pair comes first.
const COLLIDING: Session = Session {
    brokers: &[
        (4, Some("BB"), false),
        (0, Some(""), false),
        (5, None, false),
        (2, Some("Aa"), true),
        (1, Some("Aa"), false),
        (3, Some("BB"), false),
    ],
    calls: &[
        (0, 12, 3, "450 501 013 145 350 014 135 450 501 013 053 541"),
        (0, 1, 7, FAILS),
        (12, 11, 4, "3501 5014 0135 1450 3501 0315 4150 1503 5041 0315 4510"),
        (0, 13, 2, "50 01 13 45 50 15 50 04 31 15 51 10 04"),
        (0, 7, 6, "501423 013524 145023 350142 501423 401532 015324"),
    ],
};

/// The same cluster listed by ascending id, which is the controller's order.
const COLLIDING_BY_ID: Session = Session {
    brokers: &[
        (0, Some(""), false),
        (1, Some("Aa"), false),
        (2, Some("Aa"), true),
        (3, Some("BB"), false),
        (4, Some("BB"), false),
        (5, None, false),
    ],
    calls: &[
        (0, 12, 3, "450 501 013 145 350 014 135 450 501 013 053 541"),
        (0, 1, 7, FAILS),
        (12, 11, 4, "3501 5014 0135 1450 3501 0315 4150 1503 5041 0315 4510"),
        (0, 13, 2, "50 01 14 35 50 15 50 03 41 15 51 10 03"),
        (0, 7, 6, "501423 013524 145023 350142 501423 401532 015324"),
    ],
};

/// Racks whose names UTF-16 hashes and sorts otherwise than code points do.
const UTF_16: Session = Session {
    brokers: &[
        (1, Some("\u{FF5E}"), false),
        (2, Some("\u{1F600}"), false),
        (3, Some("zürich"), false),
        (4, Some("\u{E000}"), false),
        (5, Some("\u{1F600}"), false),
        (6, Some("\u{FF5E}"), true),
    ],
    calls: &[
        (0, 12, 3, "135 324 541 413 132 541 413 132 354 241 231 314"),
        (0, 9, 5, "13246 35412 24135 41356 13246 42135 51342 13426 34512"),
    ],
};

/// A single broker that may lead: no shuffle, epochs without end.
const ONE_UNFENCED: Session = Session {
    brokers: &[(3, Some("a"), true), (1, Some("b"), false), (0, Some("a"), true)],
    calls: &[(0, 4, 1, "1 1 1 1"), (0, 4, 2, "13 10 13 10"), (0, 4, 3, "103 130 103 130")],
};

fn brokers(session: &Session) -> Vec<Broker> {
    let broker = |&(id, rack, fenced): &(i32, Option<&str>, bool)| Broker {
        rack: rack.map_or(Rack::None, |name| Rack::Named(name.into())),
        fenced,
        ..Broker::new(id)
    };
    session.brokers.iter().map(broker).collect()
}

fn words(assignment: &Assignment) -> String {
    let word = |(_, replicas): (u32, &[i32])| replicas.iter().map(ToString::to_string).collect::<String>();
    assignment.partitions().map(word).collect::<Vec<_>>().join(" ")
}

/// One placer for all calls, as Kafka's.
fn check_placer(session: &Session) {
    let view = Cluster::new(brokers(session)).unwrap().as_controller(BrokerOrder::Given, true);
    let mut set = StripedPlacer.prepare(&view.select(|_| true));
    let mut random = MockRandom::new();
    for &(start, count, replication_factor, expected) in session.calls {
        let spec = PlacementSpec { start, count, replication_factor };
        let mut out = Assignment::zeroed(start, count, replication_factor);
        let outcome = StripedPlacer.place(&mut set, &spec, &mut random, &mut out);
        let rows = outcome.map_or_else(|_| FAILS.to_owned(), |()| words(&out));
        assert_eq!(rows, expected, "{spec:?}");
    }
}

fn topics(session: &Session) -> Vec<TopicRequest> {
    let topic = |(at, &(start, count, factor, _)): (usize, &Call)| TopicRequest {
        start_partition: start.cast_signed(),
        ..TopicRequest::new(format!("t{at}"), count.cast_signed(), factor)
    };
    session.calls.iter().enumerate().map(topic).collect()
}

/// All calls as the topics of one request.
fn check_api(session: &Session, broker_order: BrokerOrder) {
    let request = PlaceRequest {
        broker_order,
        errors: OnError::Report,
        ..PlaceRequest::new(brokers(session), topics(session), 0)
    };
    let answer = api::place_with(&request, &mut MockRandom::new()).unwrap();
    assert_eq!(answer.seed, None, "there is no seed that gives this again");
    let rows: Vec<String> = answer
        .topics
        .iter()
        .map(|topic| topic.outcome.as_ref().map_or_else(|_| FAILS.into(), |placed| words(&placed.assignment)))
        .collect();
    let expected: Vec<&str> = session.calls.iter().map(|call| call.3).collect();
    assert_eq!(rows, expected);
}

#[test]
fn racks_of_unequal_size_with_fenced_brokers_place_as_in_kafka() {
    check_placer(&MIXED);
    check_api(&MIXED, BrokerOrder::Given);
    check_api(&MIXED, BrokerOrder::Controller);
}

#[test]
fn even_racks_place_as_in_kafka() {
    check_placer(&EVEN);
    check_api(&EVEN, BrokerOrder::Given);
    check_api(&EVEN, BrokerOrder::Controller);
}

#[test]
fn brokers_without_racks_place_as_in_kafka() {
    check_placer(&ONE_RACK);
    check_api(&ONE_RACK, BrokerOrder::Given);
}

#[test]
fn racks_that_share_a_bucket_place_as_in_kafka_in_the_order_given() {
    check_placer(&COLLIDING);
    check_api(&COLLIDING, BrokerOrder::Given);
    check_placer(&COLLIDING_BY_ID);
    check_api(&COLLIDING_BY_ID, BrokerOrder::Given);
}

#[test]
fn racks_that_share_a_bucket_place_as_in_the_controller_whatever_the_listing() {
    check_api(&COLLIDING_BY_ID, BrokerOrder::Controller);
    check_api(&Session { brokers: COLLIDING.brokers, ..COLLIDING_BY_ID }, BrokerOrder::Controller);
    assert_ne!(COLLIDING.calls, COLLIDING_BY_ID.calls, "the listing order shows in Kafka's own answer");
}

#[test]
fn racks_with_names_beyond_ascii_place_as_in_kafka() {
    check_placer(&UTF_16);
    check_api(&UTF_16, BrokerOrder::Given);
    check_api(&UTF_16, BrokerOrder::Controller);
}

#[test]
fn a_single_unfenced_broker_places_as_in_kafka() {
    check_placer(&ONE_UNFENCED);
    check_api(&ONE_UNFENCED, BrokerOrder::Given);
}
