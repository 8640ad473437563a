//! The vectors of Java's library itself. They run in Rust alone.

use podstripe::java::{JavaRandom, RandomBits as _, compare_strings, iteration_order, shuffle, string_hash};
use serde_json::{Value, json};

pub(crate) fn check(line: &Value) -> Result<(), String> {
    let random = || JavaRandom::new(line["seed"].as_i64().expect("a seed"));
    match line["kind"].as_str() {
        Some("next_int") => {
            let mut random = random();
            let values: Vec<i32> = list(&line["bounds"])
                .map(|bound| {
                    random.next_int(i32::try_from(bound.as_i64().expect("a bound")).expect("32 bits"))
                })
                .collect();
            equal("values", &json!(values), &line["values"])
        }
        Some("shuffle") => {
            let mut items: Vec<i64> = (0..line["n"].as_i64().expect("n")).collect();
            shuffle(&mut items, &mut random());
            equal("result", &json!(items), &line["result"])
        }
        Some("rack_order") => {
            let inserted: Vec<Option<&str>> = list(&line["inserted"]).map(Value::as_str).collect();
            let hashes: Vec<i32> = inserted.iter().map(|name| name.map_or(0, string_hash)).collect();
            let order: Vec<Option<&str>> =
                iteration_order(&hashes).into_iter().map(|at| inserted[at]).collect();
            equal("hash_map_order", &json!(order), &line["hash_map_order"])?;
            let mut sorted = inserted;
            sorted.sort_by(|left, right| match (left, right) {
                (Some(left), Some(right)) => compare_strings(left, right),
                (left, right) => left.is_some().cmp(&right.is_some()),
            });
            equal("sorted", &json!(sorted), &line["sorted"])
        }
        other => Err(format!("unknown kind {other:?}")),
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn equal(what: &str, ours: &Value, theirs: &Value) -> Result<(), String> {
    if ours == theirs { Ok(()) } else { Err(format!("{what}: {ours} is not {theirs}")) }
}
