//! libFuzzer's program for every target; `FUZZ_TARGET` names the one that runs. Without it, their names are printed.

#![no_main]

use std::{env, process, sync::OnceLock};

use libfuzzer_sys::fuzz_target;

mod checks;

static TARGET: OnceLock<String> = OnceLock::new();

fn target() -> &'static str {
    TARGET.get_or_init(|| {
        let named = env::var("FUZZ_TARGET").unwrap_or_default();
        if checks::targets().any(|target| target == named) {
            return named;
        }
        for target in checks::targets() {
            println!("{target}");
        }
        process::exit(if named.is_empty() { 0 } else { 2 });
    })
}

fuzz_target!(
    init: {
        target();
    },
    |bytes: &[u8]| checks::check(target(), bytes)
);
