//! The Rust engine's vector runner: every `.jsonl` of a folder, through the public API.
//!
//! Prints `rust: N passed, M failed` and `rust digest <sha256>`. The digest is over the canonical JSON of every answer or
//! error, each followed by a newline, in the order of file names and lines; `primitives` stay out of it, since no other
//! engine offers them.

mod case;
mod primitive;
mod vectors;

use sha2::{Digest as _, Sha256};
use std::{path::Path, process::ExitCode};
use vectors::Kind;

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("usage: podstripe-conformance FOLDER");
        return ExitCode::from(2);
    };
    match run(Path::new(&folder)) {
        Ok((passed, 0)) if passed > 0 => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{folder}: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(folder: &Path) -> std::io::Result<(u32, u32)> {
    let (mut passed, mut failed, mut other) = (0, 0, 0);
    let mut digest = Sha256::new();
    for (kind, line) in vectors::read(folder)? {
        let outcome = match kind {
            Kind::Primitive => primitive::check(&line),
            Kind::Placement => case::check(&line, &mut |answer| {
                digest.update(answer);
                digest.update("\n");
            }),
            Kind::Other => {
                other += 1;
                continue;
            }
        };
        match outcome {
            Ok(()) => passed += 1,
            Err(why) => {
                failed += 1;
                println!("FAILED {}: {why}", line["id"]);
            }
        }
    }
    if other > 0 {
        println!("rust: {other} line(s) are of no kind that is tested here");
    }
    println!("rust: {passed} passed, {failed} failed");
    print!("rust digest ");
    digest.finalize().iter().for_each(|byte| print!("{byte:02x}"));
    println!();
    Ok((passed, failed))
}
