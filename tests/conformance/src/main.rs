//! The Rust engine's vector runner: every vector and worked answer of folders, through the public API.
//!
//! Prints `rust: N passed, M failed` and `rust digest <sha256>`. The digest is over the canonical JSON of every answer or
//! error, each followed by a newline, in the order of file names and lines; `primitives` stay out of it, since no other
//! engine offers them.

mod case;
mod primitive;
mod report;
mod vectors;

use sha2::{Digest as _, Sha256};
use std::{path::Path, process::ExitCode};
use vectors::Kind;

fn main() -> ExitCode {
    let folders: Vec<String> = std::env::args().skip(1).collect();
    match run(&folders) {
        Ok((passed, 0)) if passed > 0 => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{}: {error}", folders.join(" "));
            ExitCode::from(2)
        }
    }
}

fn run(folders: &[String]) -> std::io::Result<(u32, u32)> {
    let (mut passed, mut failed, mut other) = (0, 0, 0);
    let mut digest = Sha256::new();
    let mut cases = Vec::new();
    for folder in folders {
        cases.extend(vectors::read(Path::new(folder))?);
    }
    let mut answered = |answer: &str| {
        digest.update(answer);
        digest.update("\n");
    };
    for (kind, line) in cases {
        let outcome = match kind {
            Kind::Primitive => primitive::check(&line),
            Kind::Placement => case::check(&line, &mut answered),
            Kind::Report => report::check(&line, &mut answered),
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
