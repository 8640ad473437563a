//! Files of the repository that tests read.

use std::{fs, path::Path};

/// The text of a file, by its path from the repository's root.
pub(crate) fn read(path: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    fs::read_to_string(&file).unwrap_or_else(|cause| panic!("{}: {cause}", file.display()))
}
