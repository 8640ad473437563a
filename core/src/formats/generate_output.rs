//! What `kafka-reassign-partitions` prints around plans: with `--generate` two of them, with `--execute` the one
//! before.
//!
//! ```text
//! Current partition replica assignment                                    as it is
//! {"version":1,"partitions":[...]}
//!
//! Proposed partition reassignment configuration                           as it is to be; --generate only
//! {"version":1,"partitions":[...]}
//! ```
//!
//! Whoever saves the whole of it as a plan means one of the two, and which one cannot be told: the first undoes a move
//! or does nothing, the second moves. So it has to be named.

use alloc::{format, string::String, vec::Vec};

use super::{
    Note,
    brokers_text::refused,
    json_in_text::{Piece, Wanted, check_kind, line_error, note_skipped, only, read_json, split, value_of},
    plan_from, reassignment_json,
};
use crate::{
    error::{Error, ErrorCode},
    limits::MAX_TEXT_BYTES,
    state::{Plan, Row},
    value::{Top, checked_text},
};

/// One of the two plans of an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    /// The assignment as it was when the tool ran: good for a rollback.
    Current,
    /// The plan that `--generate` proposes.
    Proposed,
}

/// The plans of an output.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GenerateOutput {
    /// The assignment as it was.
    pub current: Option<Plan>,
    /// The proposed plan; `--execute` prints none.
    pub proposed: Option<Plan>,
}

const CURRENT: &str = "Current partition replica assignment";
const PROPOSED: &str = "Proposed partition reassignment configuration";
const SAVE: &str = "Save this to use as the --reassignment-json-file option during rollback";
/// What is wrong with a text of which one plan is wanted.
pub(super) const TWO_PLANS: &str = "the text holds two plans, the current assignment and the proposed one; name one, \
                                    as half \"current\" or \"proposed\"";
const WANTED: Wanted<'_> = Wanted { key: "partitions", name: "a reassignment plan", known_lines: &[] };

/// Reads the output of `--generate` or `--execute`, both of its plans.
///
/// # Errors
/// `PARSE_ERROR` with the line of the whole text; `INVALID_REQUEST` for a field of a plan; `UNEXPECTED_FORMAT` for a
/// text without a heading.
pub fn parse_generate(source: &str, text: &str, notes: &mut Vec<Note>) -> Result<GenerateOutput, Error> {
    let text = checked_text(source, text, MAX_TEXT_BYTES)?;
    let Some([current, proposed]) = halves(source, text, notes)? else {
        return Err(Error::new(
            ErrorCode::UnexpectedFormat,
            format_args!("{source}: no heading; expected \"{CURRENT}\" or \"{PROPOSED}\" before a plan"),
        )
        .with_field(source));
    };
    let mut plan =
        |piece: Option<Piece<'_>>, half| piece.map(|it| plan_of(source, it, half, notes)).transpose();
    Ok(GenerateOutput { current: plan(current, "current")?, proposed: plan(proposed, "proposed")? })
}

/// Reads a plan: alone, or as a half of an output, which then has to be named. A plan alone is taken whatever half is
/// named.
///
/// # Errors
/// As `parse_generate`; `UNEXPECTED_FORMAT` also where no half is named and the text is an output, where the half is
/// not in it, and for a file of another kind, naming it.
pub fn parse_reassignment(
    source: &str,
    text: &str,
    half: Option<Half>,
    notes: &mut Vec<Note>,
) -> Result<Plan, Error> {
    let text = checked_text(source, text, MAX_TEXT_BYTES)?;
    let Some([current, proposed]) = halves(source, text, notes)? else {
        let value = read_json(source, text, &WANTED, notes)?;
        return plan_from(&Top::new(source, &value).field(), notes);
    };
    let what = match (half, current, proposed) {
        (Some(Half::Current), Some(piece), _) => return plan_of(source, piece, "current", notes),
        (Some(Half::Proposed), _, Some(piece)) => return plan_of(source, piece, "proposed", notes),
        (None, Some(_), Some(_)) => TWO_PLANS,
        (None, Some(_), None) => {
            "the text holds the assignment before the plan ran, which is good for a rollback; name it, as half \
             \"current\""
        }
        (None, None, _) => "the text holds the proposed plan only; name it, as half \"proposed\"",
        (Some(Half::Current), None, _) => "the text holds no current assignment, only the proposed plan",
        (Some(Half::Proposed), _, None) => {
            "the text holds no proposed plan, only the assignment before the plan ran"
        }
    };
    let half = match half {
        None => "null",
        Some(Half::Current) => "\"current\"",
        Some(Half::Proposed) => "\"proposed\"",
    };
    Err(refused(source, ErrorCode::UnexpectedFormat, format_args!("{what}"), &half))
}

fn plan_of(source: &str, piece: Piece<'_>, half: &str, notes: &mut Vec<Note>) -> Result<Plan, Error> {
    let value = check_kind(source, value_of(source, piece)?, &WANTED)?;
    plan_from(&Top::new(&format!("{source}.{half}"), &value).field(), notes)
}

/// The plans below the two headings; none if the text has neither heading.
fn halves<'t>(
    source: &str,
    text: &'t str,
    notes: &mut Vec<Note>,
) -> Result<Option<[Option<Piece<'t>>; 2]>, Error> {
    // Where each heading ends, and its line: three at most.
    let mut headings: Vec<(usize, Piece<'t>)> = Vec::new();
    let mut at = 0;
    for (line, text) in (1_i64..).zip(text.split_inclusive('\n')) {
        at += text.len();
        if [CURRENT, PROPOSED, SAVE].contains(&text.trim()) {
            let heading = Piece { line, text };
            if headings.iter().any(|(_, other)| other.text.trim() == text.trim()) {
                return Err(line_error(
                    source,
                    heading,
                    format_args!("this line is there twice; expected one output"),
                ));
            }
            headings.push((at, heading));
        }
    }
    let is_plan = |heading: &Piece<'_>| heading.text.trim() != SAVE;
    if !headings.iter().any(|(_, heading)| is_plan(heading)) {
        return Ok(None);
    }
    let (mut current, mut proposed) = (None, None);
    let mut skipped = Vec::new();
    // What stands above the first.
    headings.insert(0, (0, Piece { line: 0, text: "" }));
    for (at, (start, heading)) in headings.iter().enumerate() {
        let end = headings.get(at + 1).map_or(text.len(), |(end, next)| end - next.text.len());
        let text = text.get(*start..end).unwrap_or_default();
        let (pieces, others) = split(Piece { line: heading.line + 1, text });
        let piece = only(source, &pieces)?;
        match (heading.text.trim(), piece) {
            (CURRENT, Some(_)) => current = piece,
            (PROPOSED, Some(_)) => proposed = piece,
            (CURRENT | PROPOSED, None) => {
                return Err(line_error(source, *heading, format_args!("no plan comes after this line")));
            }
            (_, Some(piece)) => {
                return Err(line_error(source, piece, format_args!("a piece of JSON without a heading")));
            }
            (_, None) => {}
        }
        // What --execute tells after the rollback's plan is known.
        if heading.text.trim() != SAVE {
            skipped.extend(others);
        }
    }
    note_skipped(&skipped, &[], notes);
    Ok(Some([current, proposed]))
}

/// Two plans as `--generate` prints them, byte for byte.
#[must_use]
pub fn generate_text<'c, 'p>(
    current: impl IntoIterator<Item = Row<'c>>,
    proposed: impl IntoIterator<Item = Row<'p>>,
) -> String {
    let (current, proposed) = (reassignment_json(current), reassignment_json(proposed));
    format!("{CURRENT}\n{current}\n\n{PROPOSED}\n{proposed}\n")
}
