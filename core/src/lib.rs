//! Kafka replica placement with broker pods and canary partitions (KIP-1095), bit for bit what Kafka's own
//! controller places from the same seed.
//!
//! ```
//! use podstripe::api::{PlaceRequest, TopicRequest, place};
//! use podstripe::{cluster::Broker, placement::CanarySpec};
//!
//! // KIP-1095's example: six brokers, two pods, every tenth partition a canary.
//! let brokers = (1..=6).map(|id| Broker::new(id).with_pod(if id <= 3 { "stable" } else { "canary" }));
//! let placed = place(&PlaceRequest {
//!     canary: Some(CanarySpec { pod: "canary".into(), interval: 10 }),
//!     ..PlaceRequest::new(brokers.collect(), vec![TopicRequest::new("orders", 20, 3)], 42)
//! })?;
//! let orders = placed.topic("orders").expect("it was asked for");
//! assert_eq!(orders.assignment.partitions().nth(9), Some((9, [6, 4, 5].as_slice())));
//! # Ok::<(), podstripe::Error>(())
//! ```
//!
//! Start with [`api`]: a call takes a request and gives an answer, and every binding calls nothing else. The layers below
//! it are public too: [`placement`] for the placers themselves, [`java`] for what they inherit from Java.
//!
//! `no_std` with `alloc`, without features: what is tested is what runs in a browser or on bare metal.

#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::indexing_slicing,
        clippy::string_slice,
        clippy::float_arithmetic
    )
)]

extern crate alloc;

pub mod analysis;
pub mod api;
pub mod cluster;
pub mod error;
pub mod formats;
mod gather;
pub mod java;
pub mod limits;
mod order;
pub mod placement;
pub mod state;
pub mod value;
mod wide;

pub use error::{Error, ErrorCode};
