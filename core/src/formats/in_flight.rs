//! The reassignments in flight that `kafka-reassign-partitions --list` prints.
//!
//! ```text
//! Current partition reassignments:
//! orders-0: replicas: 0,1,2,3,4,5. adding: 0,1,2. removing: 3,4,5.
//! pay-ments.v1-3: replicas: 3,4. removing: 4.
//! ```
//!
//! Or `No partition reassignments found.`, which is a state without topics. Names of topics may hold dots and hyphens,
//! so the partition is what follows the last hyphen. Leaders and replicas in sync are not shown.

use alloc::vec::Vec;

use super::{
    Note,
    state_notes::state_notes,
    topic_lines::{Line, Skipped, Topics, no_such_line},
};
use crate::{
    error::Error,
    limits::MAX_TEXT_BYTES,
    state::{ClusterState, PartitionState},
    value::{checked_text, split_at, split_at_last},
};

const HEADING: &str = "Current partition reassignments:";
const NONE_FOUND: &str = "No partition reassignments found.";

/// Reads the listing. `source` names the text in errors.
///
/// ```
/// use podstripe::formats::parse_in_flight;
/// let text = "Current partition reassignments:\nmy-topic-0: replicas: 1,2,3. adding: 3. removing: 1.\n";
/// let state = parse_in_flight("list", text, &mut Vec::new())?;
/// assert_eq!(state.topics[0].name, "my-topic");
/// assert_eq!(state.topics[0].partitions[0].target_count(), 2);
/// # Ok::<(), podstripe::Error>(())
/// ```
///
/// # Errors
/// `PARSE_ERROR` with the line, for one that cannot be read, or a partition that is there twice; `UNEXPECTED_FORMAT`
/// for a text of another kind; `LIMIT_EXCEEDED`.
pub fn parse_in_flight(source: &str, text: &str, notes: &mut Vec<Note>) -> Result<ClusterState, Error> {
    let text = checked_text(source, text, MAX_TEXT_BYTES)?;
    let mut topics = Topics::new(source);
    let mut skipped = Skipped::default();
    let mut heading = None;
    let mut none_found = None;
    for line in Line::all(source, text) {
        if line.text == HEADING {
            heading = Some(line);
        } else if line.text == NONE_FOUND {
            none_found = Some(line);
        } else if is_listed(line.text) {
            let (name, partition) = read(&line)?;
            topics.add(&line, name, partition)?;
        } else {
            skipped.add(&line);
        }
    }
    match (topics.len(), heading, none_found) {
        (0, None, None) => {
            return Err(no_such_line(source, text, "the output of kafka-reassign-partitions --list"));
        }
        (0, Some(line), None) => {
            return Err(line.error(format_args!("no partition follows; expected at least one"), line.text));
        }
        (1.., _, Some(line)) => {
            return Err(
                line.error(format_args!("no reassignments are found, but others are listed"), line.text)
            );
        }
        _ => {}
    }
    let state = topics.finish()?;
    skipped.note(notes);
    state_notes(&state, notes);
    Ok(state)
}

/// Whether the line is one of the listing, readable or not: it speaks of replicas, or starts as `name-0:` does.
fn is_listed(text: &str) -> bool {
    split_at(text, ": replicas:").is_some()
        || text.split_once(':').and_then(|(name, _)| split_at_last(name, b'-')).is_some_and(
            |(name, partition)| {
                !partition.is_empty()
                    && partition.bytes().all(|byte| byte.is_ascii_digit())
                    && !name.contains(char::is_whitespace)
            },
        )
}

fn read<'t>(line: &Line<'t>) -> Result<(&'t str, PartitionState), Error> {
    let shape = || {
        line.expected(format_args!("TOPIC-PARTITION: replicas: IDS. adding: IDS. removing: IDS."), line.text)
    };
    let (full_name, rest) = split_at(line.text, ": replicas:").ok_or_else(shape)?;
    let (name, id) = split_at_last(full_name, b'-').ok_or_else(shape)?;
    // Every part ends with a full stop: what has none was cut off.
    let mut parts = rest.strip_suffix('.').ok_or_else(shape)?.split('.');
    let mut partition = PartitionState {
        partition: line.number("a partition id", id)?,
        replicas: line.ids("a broker id", parts.next().unwrap_or_default().trim())?,
        ..PartitionState::default()
    };
    for part in parts {
        let (label, ids) = part.split_once(':').ok_or_else(shape)?;
        let list = match label.trim() {
            "adding" => &mut partition.adding,
            "removing" => &mut partition.removing,
            _ => return Err(shape()),
        };
        if !list.is_empty() {
            return Err(shape());
        }
        *list = line.ids("a broker id", ids.trim())?;
    }
    Ok((name, partition))
}
