//! How much memory a call takes at once: never more than its answer calls for.

use podstripe::{
    ErrorCode,
    api::{PlaceRequest, TopicRequest, place},
    cluster::Broker,
};
use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

thread_local! {
    /// The largest block that this thread asked for since it was last set to 0.
    static LARGEST: Cell<usize> = const { Cell::new(0) };
}

struct Watched;

// SAFETY: every call is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Watched {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        LARGEST.set(LARGEST.get().max(layout.size()));
        // SAFETY: the caller's promises are handed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller's promises are handed on.
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Watched = Watched;

/// The largest block that a call asks for, in bytes.
fn largest<T>(call: impl FnOnce() -> T) -> (T, usize) {
    LARGEST.set(0);
    let answer = call();
    (answer, LARGEST.get())
}

fn request(ids: &[i32], partitions: i32, replication_factor: i16) -> PlaceRequest {
    let brokers = ids.iter().map(|id| Broker::new(*id)).collect();
    PlaceRequest::new(brokers, vec![TopicRequest::new("t", partitions, replication_factor)], 1)
}

#[test]
fn memory_does_not_depend_on_broker_ids() {
    let odd = request(&[1_052_189_104, 1_052_189_105, 1_052_189_106, 65_633, i32::MAX, 0], 6, 3);
    let (json, block) = largest(|| place(&odd).unwrap().to_json());
    assert!(json.contains("2147483647"));
    assert!(block < 64 << 10, "{block} bytes");
}

#[test]
fn a_size_that_is_refused_takes_no_memory() {
    for (partitions, factor, code) in [
        (1_000_000_000, 1, ErrorCode::LimitExceeded),
        (i32::MAX, i16::MAX, ErrorCode::LimitExceeded),
        (1_500, i16::MAX, ErrorCode::InvalidReplicationFactor),
        (10_000_000, 4, ErrorCode::InvalidReplicationFactor),
    ] {
        let request = request(&[1, 2, 3], partitions, factor);
        let (error, block) = largest(|| place(&request).unwrap_err());
        assert_eq!(error.code(), code);
        assert!(block < 64 << 10, "{block} bytes for {partitions} partitions");
    }
}

#[test]
fn an_answer_takes_four_bytes_a_replica() {
    let request = request(&[1, 2, 3, 4], 100_000, 3);
    let (_, block) = largest(|| place(&request).unwrap());
    assert_eq!(block, 100_000 * 3 * 4);
}
