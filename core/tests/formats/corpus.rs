//! What holds for any bytes holds for every text that fuzzing started from or found worth keeping.

use std::{fs, panic::catch_unwind, path::Path};

#[path = "../../../fuzz/src/checks.rs"]
mod checks;

#[test]
fn no_kept_text_breaks_what_holds_for_any() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus");
    for target in checks::targets() {
        let folder = corpus.join(target);
        let entries = fs::read_dir(&folder).unwrap_or_else(|cause| panic!("{}: {cause}", folder.display()));
        let mut count = 0;
        for entry in entries {
            let file = entry.unwrap().path();
            let bytes = fs::read(&file).unwrap();
            assert!(catch_unwind(|| checks::check(target, &bytes)).is_ok(), "{}", file.display());
            count += 1;
        }
        assert!(count > 0, "{target}: its folder is empty");
    }
}
