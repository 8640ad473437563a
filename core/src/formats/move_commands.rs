//! Plans as the arguments of other command lines than Kafka's.
//!
//! | tool | one partition | between |
//! |---|---|---|
//! | kcl | `orders: 0->1,2,3 ; 1->2,3,1` | one argument a topic, one a line |
//! | rpk | `-p orders/0:1,2,3` | a blank |
//! | kafkactl | `alter partition orders 0 -r 1,2,3` | one command a line |
//!
//! Names of topics are such as Kafka allows: no shell finds anything in them to expand.

use alloc::string::String;
use core::fmt::Write as _;

use super::joined::Joined;
use crate::state::Row;

/// For `kcl`: a line for each topic. Rows of one topic stand together.
#[must_use]
pub fn kcl_text(rows: &[Row<'_>]) -> String {
    let mut text = String::new();
    let mut last = None;
    for row in rows {
        let is_new = last != Some(row.topic);
        // Writing into a string cannot fail.
        let _ = match last.replace(row.topic) {
            _ if !is_new => write!(text, " ;"),
            None => write!(text, "{}:", row.topic),
            Some(_) => write!(text, "\n{}:", row.topic),
        };
        let _ = write!(text, " {}->{}", row.partition, Joined(row.replicas, ","));
    }
    text
}

/// For `rpk cluster partitions move`: all in one line.
#[must_use]
pub fn rpk_text(rows: &[Row<'_>]) -> String {
    each(rows, [" ", "-p ", "/", ":"])
}

/// For `kafkactl`: a line for each partition.
#[must_use]
pub fn kafkactl_text(rows: &[Row<'_>]) -> String {
    each(rows, ["\n", "alter partition ", " ", " -r "])
}

fn each(rows: &[Row<'_>], [between, before, to_partition, to_replicas]: [&str; 4]) -> String {
    let mut text = String::new();
    for Row { topic, partition, replicas, .. } in rows {
        if !text.is_empty() {
            text.push_str(between);
        }
        let replicas = Joined(replicas, ",");
        // Writing into a string cannot fail.
        let _ = write!(text, "{before}{topic}{to_partition}{partition}{to_replicas}{replicas}");
    }
    text
}
