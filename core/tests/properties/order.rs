//! A caller's listing order never reaches a result.

use podstripe::api::{self, Algorithm, PlaceRequest};
use proptest::prelude::{Just, Strategy, any, prop_assert_eq, proptest};

use crate::random::{config, request};

/// A request, and the same with its brokers in another order.
fn shuffled() -> impl Strategy<Value = (PlaceRequest, PlaceRequest)> {
    (request(16, 3), any::<bool>()).prop_flat_map(|(request, classic)| {
        let algorithm = if classic { Algorithm::Classic } else { Algorithm::Striped };
        let request = PlaceRequest { algorithm, ..request };
        Just(request.brokers.clone())
            .prop_shuffle()
            .prop_map(move |brokers| (request.clone(), PlaceRequest { brokers, ..request.clone() }))
    })
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn brokers_in_another_order_give_the_same_bytes((request, shuffled) in shuffled()) {
        prop_assert_eq!(api::place(&request).unwrap().to_json(), api::place(&shuffled).unwrap().to_json());
    }
}
