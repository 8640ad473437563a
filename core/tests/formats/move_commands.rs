//! Plans for other command lines than Kafka's.

use podstripe::{
    formats::{kafkactl_text, kcl_text, rpk_text},
    state::Row,
};

fn rows() -> [Row<'static>; 3] {
    [("orders", 0, [1, 2]), ("orders", 2, [2, 3]), ("pay-ments.v1", 0, [3, 1])].map(
        |(topic, partition, replicas)| Row {
            topic,
            partition,
            replicas: match replicas {
                [1, 2] => &[1, 2],
                [2, 3] => &[2, 3],
                _ => &[3, 1],
            },
            log_dirs: None,
        },
    )
}

#[test]
fn kcl_has_a_line_for_each_topic() {
    assert_eq!(kcl_text(&rows()), "orders: 0->1,2 ; 2->2,3\npay-ments.v1: 0->3,1");
}

#[test]
fn rpk_has_them_all_in_one_line() {
    assert_eq!(rpk_text(&rows()), "-p orders/0:1,2 -p orders/2:2,3 -p pay-ments.v1/0:3,1");
}

#[test]
fn kafkactl_has_a_line_for_each_partition() {
    let text = "alter partition orders 0 -r 1,2\nalter partition orders 2 -r 2,3\nalter partition pay-ments.v1 0 -r 3,1";
    assert_eq!(kafkactl_text(&rows()), text);
}

#[test]
fn nothing_is_printed_of_nothing() {
    assert_eq!([kcl_text(&[]), rpk_text(&[]), kafkactl_text(&[])], ["", "", ""]);
}
