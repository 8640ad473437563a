//! The vectors of a folder, line by line.

use serde_json::Value;
use std::{fs, io, path::Path};

/// What a line is, by its own fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A call of one of Kafka's placers.
    Placement,
    /// Something of Java's library.
    Primitive,
    /// Of a kind that this project does not do yet.
    Other,
}

/// All lines of all `.jsonl` files of the folder, files by name.
pub(crate) fn read(folder: &Path) -> io::Result<Vec<(Kind, Value)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "jsonl") {
            files.push(path);
        }
    }
    files.sort();
    let mut lines = Vec::new();
    for file in files {
        for (number, line) in (1..).zip(fs::read_to_string(&file)?.lines()) {
            if line.trim().is_empty() {
                continue;
            }
            let value = serde_json::from_str(line)
                .map_err(|cause| io::Error::other(format!("{}:{number}: {cause}", file.display())))?;
            lines.push((kind(&value), value));
        }
    }
    Ok(lines)
}

fn kind(line: &Value) -> Kind {
    match (line["placer"].as_str(), line["kind"].as_str()) {
        (Some("striped" | "striped_sequence" | "admin_utils" | "pod"), _) => Kind::Placement,
        (None, Some("next_int" | "shuffle" | "rack_order")) => Kind::Primitive,
        _ => Kind::Other,
    }
}
