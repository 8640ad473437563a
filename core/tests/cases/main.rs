//! The cases of `tests/cases`: what operators met with other tools, and what is right there.

mod canary;
mod case;
mod errors;
mod formats;
mod growth;
mod input;
mod placement;
mod plan;
mod plans;

#[path = "../support/calls.rs"]
mod calls;
#[path = "../support/files.rs"]
mod files;
#[path = "../support/isolation.rs"]
mod isolation;
