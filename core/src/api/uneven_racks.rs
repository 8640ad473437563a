//! The warning that racks are uneven. Kafka's placer keeps racks apart first and brokers even second, so the brokers of
//! a small rack carry more: with racks of two, two and one, the one has a replica of every partition.

use alloc::vec::Vec;
use core::fmt;

use super::{Algorithm, PlaceRequest, TopicAnswer, Warning, WarningCode, warning::count_of};
use crate::{
    analysis::{BrokerIndex, set_words, times},
    cluster::{BrokerId, Rack, ids_where},
    error::{plural, words},
    gather::Gather as _,
    order::sort,
    placement::EligibleSet,
    value::brief,
};

/// The warning that a set's racks differ in size, with what that did to the most and the least loaded broker.
pub(super) fn uneven_racks(
    warnings: &mut Vec<Warning>,
    request: &PlaceRequest,
    at: usize,
    set: &EligibleSet,
    several: bool,
    topics: &[TopicAnswer],
) -> Option<()> {
    if !request.rack_aware {
        return None;
    }
    let index = BrokerIndex::of(set.brokers.clone());
    let mut racks: Vec<(&Rack, BrokerId)> = request
        .brokers
        .iter()
        .filter(|broker| index.place(broker.id).is_some())
        .map(|broker| (&broker.rack, broker.id))
        .gather();
    sort(&mut racks, |left, right| (left.0.name(), left.1).cmp(&(right.0.name(), right.1)));
    let (mut smallest, mut largest) = (racks.as_slice(), &[][..]);
    // Of equals the first small one, and the last large one.
    for rack in racks.chunk_by(|left, right| left.0.name() == right.0.name()) {
        if rack.len() < smallest.len() {
            smallest = rack;
        }
        if rack.len() >= largest.len() {
            largest = rack;
        }
    }
    // A difference of less than a quarter drowns in what chance does to brokers anyway.
    if (largest.len() - smallest.len()) * 4 < largest.len() {
        return None;
    }

    let mut counts = alloc::vec![0_u64; index.ids().len()];
    let mut partitions = 0;
    for placed in topics.iter().filter_map(|topic| topic.outcome.as_ref().ok()) {
        for run in placed.runs.iter().filter(|run| run.set == at) {
            partitions += u64::from(run.count);
            let replicas = placed.assignment.replication_factor();
            let start = (run.start - placed.assignment.start()) as usize * replicas;
            let end = start + run.count as usize * replicas;
            for broker in placed.assignment.flat().get(start..end)? {
                if let Some(count) = index.place(*broker).and_then(|place| counts.get_mut(place)) {
                    *count += 1;
                }
            }
        }
    }
    if partitions == 0 {
        return None;
    }
    // A fenced broker leads nothing and comes last in its rack: it is no measure of the racks.
    let fenced =
        ids_where(&request.brokers, &|broker| broker.fenced && request.algorithm == Algorithm::Striped);
    let (mut most, mut least) = (None, None);
    // Of equals, the lowest id.
    for (count, id) in counts.iter().zip(index.ids()) {
        if fenced.binary_search(id).is_ok() {
            continue;
        }
        if most.is_none_or(|(most, _)| *count > most) {
            most = Some((*count, *id));
        }
        if least.is_none_or(|(least, _)| *count < least) {
            least = Some((*count, *id));
        }
    }
    let ((most, most_at), (least, least_at)) = (most?, least?);
    let rack_of = |id: BrokerId| {
        rack_name(racks.iter().find(|(_, of)| *of == id).map_or(&Rack::None, |(rack, _)| rack))
    };
    let of = set_words(set, several);
    let less = words(|to| match least {
        0 => write!(to, "broker {least_at} ({}) none", rack_of(least_at)),
        least => {
            let times = times(most, least);
            write!(to, "{times} times as many as broker {least_at} ({}) with {least}", rack_of(least_at))
        }
    });
    Warning::add_about(
        warnings,
        WarningCode::UnevenRacks,
        format_args!(
            "{of}racks are uneven, {} has {} and {} has {}; broker {most_at} ({}) carries {most} \
             of {partitions} partition{}, {less}: racks are kept apart first, brokers even second",
            rack_name(smallest.first()?.0),
            count_of("broker", smallest.len()),
            rack_name(largest.first()?.0),
            count_of("broker", largest.len()),
            rack_of(most_at),
            plural(usize::try_from(partitions).unwrap_or(usize::MAX)),
        ),
        set.pod.as_deref(),
        Vec::new(),
        smallest.iter().map(|(_, id)| *id).gather(),
    );
    Some(())
}

fn rack_name(rack: &Rack) -> impl fmt::Display {
    words(|to| match rack.name() {
        Some(name) => write!(to, "rack {}", brief(name)),
        None => to.write_str("no rack"),
    })
}
