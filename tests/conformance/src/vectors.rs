//! The vectors of a folder and below, line by line.

use serde_json::Value;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// All lines of all `.jsonl` files, files by name.
pub(crate) fn read(folder: &Path) -> io::Result<Vec<Value>> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    let mut lines = Vec::new();
    for file in files {
        for (number, line) in (1..).zip(fs::read_to_string(&file)?.lines()) {
            if line.trim().is_empty() {
                continue;
            }
            let value = serde_json::from_str(line)
                .map_err(|cause| io::Error::other(format!("{}:{number}: {cause}", file.display())))?;
            lines.push(value);
        }
    }
    Ok(lines)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "jsonl") {
            files.push(path);
        }
    }
    Ok(())
}
