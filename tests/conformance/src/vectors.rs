//! The vectors of a folder, line by line, and worked answers, example by example.

use serde_json::Value;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::report::is_report;

/// What a line is, by its own fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A call of one of Kafka's placers.
    Placement,
    /// Something of Java's library.
    Primitive,
    /// A report.
    Report,
    /// Of a kind that this project does not do.
    Other,
}

/// All lines of all `.jsonl` files of the folder and the folders in it, then all examples of its `.json` files, which are
/// lists or lists by name: files by path.
pub(crate) fn read(folder: &Path) -> io::Result<Vec<(Kind, Value)>> {
    let mut cases = Vec::new();
    for file in files(folder)? {
        let fault = |number: usize, cause| io::Error::other(format!("{}:{number}: {cause}", file.display()));
        let text = fs::read_to_string(&file)?;
        if file.extension().is_some_and(|extension| extension == "jsonl") {
            for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
                cases.push(serde_json::from_str(line).map_err(|cause| fault(number, cause))?);
            }
        } else {
            match serde_json::from_str(&text).map_err(|cause| fault(cause.line(), cause))? {
                Value::Array(examples) => cases.extend(examples),
                Value::Object(lists) => {
                    cases
                        .extend(lists.into_iter().filter_map(|(_, list)| list.as_array().cloned()).flatten());
                }
                _ => {}
            }
        }
    }
    Ok(cases.into_iter().map(|case: Value| (kind(&case), case)).collect())
}

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        entries.push(entry?.path());
    }
    entries.sort();
    let mut files = Vec::new();
    for path in entries {
        if path.is_dir() {
            files.extend(self::files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "jsonl" || extension == "json") {
            files.push(path);
        }
    }
    Ok(files)
}

fn kind(line: &Value) -> Kind {
    match (line["placer"].as_str(), line["kind"].as_str()) {
        (Some("striped" | "striped_sequence" | "admin_utils" | "pod"), _) => Kind::Placement,
        (None, Some("next_int" | "shuffle" | "rack_order")) => Kind::Primitive,
        _ if is_report(line) => Kind::Report,
        _ => Kind::Other,
    }
}
