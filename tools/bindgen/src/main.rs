//! `podstripe-bindgen IN.wasm FOLDER`: the JavaScript glue, and the .wasm that goes with it.

use std::{env, error::Error, process::ExitCode};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("podstripe-bindgen: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args_os().skip(1);
    let (Some(input), Some(folder)) = (arguments.next(), arguments.next()) else {
        return Err("usage: podstripe-bindgen IN.wasm FOLDER".into());
    };
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(input)
        .out_name("podstripe")
        .web(true)?
        .typescript(false)
        // The entries say where the .wasm is; here it would make bundlers emit it for `podstripe/slim` too.
        .omit_default_module_path(true)
        .remove_producers_section(true)
        // The names say where the bytes go; the last step strips them.
        .remove_name_section(false);
    bindgen.generate(folder)?;
    Ok(())
}
