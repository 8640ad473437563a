//! Places a topic on bare metal.

#![no_std]

extern crate alloc;

mod heap;

use alloc::vec;
use core::{hint, panic::PanicInfo};
use podstripe::{
    api::{PlaceRequest, TopicRequest, place},
    cluster::Broker,
};

#[panic_handler]
fn halt(_: &PanicInfo<'_>) -> ! {
    loop {
        hint::spin_loop();
    }
}

/// The first replica of a topic on three brokers; -1 if it cannot be placed.
#[unsafe(no_mangle)]
pub extern "C" fn podstripe_leader(partitions: i32, seed: i64) -> i32 {
    let brokers = vec![Broker::new(1), Broker::new(2), Broker::new(3)];
    let request = PlaceRequest::new(brokers, vec![TopicRequest::new("t", partitions, 3)], seed);
    let first = |placed: podstripe::api::PlaceAnswer| {
        Some(*placed.topics.first()?.outcome.as_ref().ok()?.assignment.flat().first()?)
    };
    place(&request).ok().and_then(first).unwrap_or(-1)
}

/// A request in JSON text, so that the readers and the writers are linked too: the length of the answer.
///
/// # Safety
/// `text` points to `length` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn podstripe_place_json(text: *const u8, length: usize) -> usize {
    // SAFETY: as the caller promises.
    let bytes = unsafe { core::slice::from_raw_parts(text, length) };
    let answer = core::str::from_utf8(bytes).ok().map(|text| {
        PlaceRequest::from_json(text)
            .and_then(|request| place(&request))
            .map_or_else(|error| error.to_json().len(), |placed| placed.to_json().len())
    });
    answer.unwrap_or(0)
}
