//! `podstripe-order IN.wasm OUT.wasm`: the same module, its functions in the order in which they pack best.
//!
//! gzip finds a repetition if it is at most 32 KiB back. Functions that resemble one another, all writers of JSON, say,
//! stand far apart in what a compiler makes. Here each is followed by the one that has most of its bytes in common with
//! what was written last. Nothing else changes: a function is the same wherever it stands.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    convert::Infallible,
    env,
    error::Error,
    fs,
    process::ExitCode,
};
use wasm_encoder::{
    CodeSection, FunctionSection, Module,
    reencode::{self, Reencode},
};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// How far back a repetition is found.
const WINDOW: usize = 1 << 15;
/// The shortest run of bytes that is looked at.
const RUN: usize = 5;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("podstripe-order: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args_os().skip(1);
    let (Some(input), Some(output)) = (arguments.next(), arguments.next()) else {
        return Err("usage: podstripe-order IN.wasm OUT.wasm".into());
    };
    let bytes = fs::read(input)?;
    let mut reordered = Reordered::new(&bytes)?;
    let mut module = Module::new();
    reordered.parse_core_module(&mut module, Parser::new(0), &bytes)?;
    fs::write(output, module.finish())?;
    Ok(())
}

/// A module whose own functions are written in another order.
struct Reordered {
    imported: u32,
    /// The old places of functions, in the new order.
    order: Vec<usize>,
    /// The new places, by the old ones.
    places: Vec<u32>,
}

impl Reordered {
    fn new(bytes: &[u8]) -> Result<Self, Box<dyn Error>> {
        let (mut imported, mut bodies) = (0, Vec::new());
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        let order = ordered(&bodies);
        let mut places = vec![0; order.len()];
        for (place, old) in (0..).zip(&order) {
            places[*old] = place;
        }
        Ok(Self { imported, order, places })
    }
}

impl Reencode for Reordered {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error<Infallible>> {
        Ok(match function.checked_sub(self.imported) {
            Some(own) => self.imported + self.places[own as usize],
            None => function,
        })
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), reencode::Error<Infallible>> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for old in &self.order {
            functions.function(types[*old]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), reencode::Error<Infallible>> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for old in self.order.clone() {
            self.parse_function_body(code, bodies[old].clone())?;
        }
        Ok(())
    }
}

/// The places of the bodies, the largest first, then always the one that resembles the last ones most.
fn ordered(bodies: &[&[u8]]) -> Vec<usize> {
    let runs: Vec<HashSet<&[u8]>> = bodies.iter().map(|body| body.windows(RUN).collect()).collect();
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    let mut window = Window::default();
    let mut order = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let score = |at: usize| {
            let known = runs[at].iter().filter(|run| window.runs.contains_key(*run)).count();
            // Of a short function a few runs say little.
            (known << 20) / (runs[at].len() + RUN + 1)
        };
        let best = if order.is_empty() {
            left.iter().enumerate().max_by_key(|(_, at)| bodies[**at].len())
        } else {
            left.iter().enumerate().rev().max_by_key(|(_, at)| score(**at))
        };
        let Some(place) = best.map(|(place, _)| place) else { break };
        let at = left.remove(place);
        order.push(at);
        window.push(&runs[at], bodies[at].len());
    }
    order
}

/// What was written last, as its runs.
#[derive(Default)]
struct Window<'a> {
    runs: HashMap<&'a [u8], usize>,
    functions: VecDeque<(&'a HashSet<&'a [u8]>, usize)>,
    bytes: usize,
}

impl<'a> Window<'a> {
    fn push(&mut self, runs: &'a HashSet<&'a [u8]>, bytes: usize) {
        for run in runs {
            *self.runs.entry(run).or_default() += 1;
        }
        self.functions.push_back((runs, bytes));
        self.bytes += bytes;
        while self.bytes > WINDOW && self.functions.len() > 1 {
            let Some((runs, bytes)) = self.functions.pop_front() else { break };
            self.bytes -= bytes;
            for run in runs {
                if let Some(count) = self.runs.get_mut(run) {
                    *count -= 1;
                    if *count == 0 {
                        self.runs.remove(run);
                    }
                }
            }
        }
    }
}
