//! The JSON in what a tool printed, or a person pasted: before, between and after it there may be lines of text.
//!
//! ```text
//! Querying brokers for log directories information        a line that the tool prints: known, no note
//! [2024-05-01 12:00:00,000] WARN [AdminClient] ...        any other: passed over, with a note
//! {"version":1,                                           a piece of JSON begins with its line,
//!  "brokers":[]}                                          and ends with the line that closes its last bracket
//! ```
//!
//! A bracket that a log line begins with is told apart by what follows it. Positions in errors are those of the whole
//! text, not of the piece.

use alloc::{string::String, vec::Vec};
use core::fmt;

use super::{
    Note,
    brokers_text::{self, kind_of_json, kind_of_text, unexpected},
};
use crate::{
    error::{Error, ErrorCode},
    limits::MAX_TEXT_BYTES,
    value::{Field, Top, Value, checked_text, opens_json, without_blanks},
};

/// Some lines that belong together, and the number of the first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece<'t> {
    pub line: i64,
    pub text: &'t str,
}

/// A kind of file, for finding it in a text.
pub(super) struct Wanted<'a> {
    /// The field that no other kind has; empty for a list.
    pub key: &'a str,
    /// What it is called in errors.
    pub name: &'a str,
    /// How the lines begin that the tool prints around it.
    pub known_lines: &'a [&'a str],
}

/// Reads the one piece of JSON in a text.
pub(super) fn read_json(
    source: &str,
    text: &str,
    wanted: &Wanted<'_>,
    notes: &mut Vec<Note>,
) -> Result<Value, Error> {
    let text = checked_text(source, text, MAX_TEXT_BYTES)?;
    let (pieces, others) = split(Piece { line: 1, text });
    let Some(piece) = only(source, &pieces)? else {
        if opens_json(text) {
            return check_kind(source, Value::from_json(source, text)?, wanted);
        }
        return Err(match others.iter().rfind(|line| is_known(line, wanted.known_lines)) {
            Some(last) => line_error(source, *last, format_args!("no JSON comes after this line")),
            None => unexpected(source, kind_of_text(text), wanted.name),
        });
    };
    note_skipped(&others, wanted.known_lines, notes);
    check_kind(source, value_of(source, piece)?, wanted)
}

/// Reads the one piece of JSON in a text, and what it holds.
#[inline(never)]
pub(super) fn read_as<T>(
    source: &str,
    text: &str,
    wanted: &Wanted<'_>,
    notes: &mut Vec<Note>,
    read: fn(&Field<'_>, &mut Vec<Note>) -> Result<T, Error>,
) -> Result<T, Error> {
    let value = read_json(source, text, wanted, notes)?;
    read(&Top::new(source, &value).field(), notes)
}

/// The piece, if there is one; an error if there are more.
pub(super) fn only<'t>(source: &str, pieces: &[Piece<'t>]) -> Result<Option<Piece<'t>>, Error> {
    match pieces.get(1) {
        Some(second) => {
            Err(line_error(source, *second, format_args!("expected one piece of JSON; a second begins here")))
        }
        None => Ok(pieces.first().copied()),
    }
}

/// Says how many lines were passed over, but for empty ones and those that a tool is known to print.
pub(super) fn note_skipped(lines: &[Piece<'_>], known_lines: &[&str], notes: &mut Vec<Note>) {
    let skipped = lines.iter().filter(|line| !is_known(line, known_lines)).count();
    if skipped > 0 {
        notes.push(Note::new(
            "LINES_SKIPPED",
            format_args!("{skipped} line(s) that are not of the output were passed over"),
        ));
    }
}

fn is_known(line: &Piece<'_>, known_lines: &[&str]) -> bool {
    known_lines.iter().any(|known| line.text.trim_start().starts_with(known))
}

/// The pieces of JSON in some lines, and the other lines that are not empty.
pub(super) fn split(lines: Piece<'_>) -> (Vec<Piece<'_>>, Vec<Piece<'_>>) {
    let (mut pieces, mut others) = (Vec::new(), Vec::new());
    let mut open: Option<(i64, usize)> = None;
    let (mut depth, mut start) = (0, 0);
    for (line, text) in (lines.line..).zip(lines.text.split_inclusive('\n')) {
        let end = start + text.len();
        if open.is_none() && begins_json(lines.text.get(start..).unwrap_or_default()) {
            (open, depth) = (Some((line, start)), 0);
        }
        match open {
            Some((first, from)) => {
                depth = depth_after(text, depth);
                if depth == 0 || end == lines.text.len() {
                    pieces.push(Piece { line: first, text: lines.text.get(from..end).unwrap_or_default() });
                    open = None;
                }
            }
            None if text.trim().is_empty() => {}
            None => others.push(Piece { line, text }),
        }
        start = end;
    }
    (pieces, others)
}

/// Whether a line that starts here is the first of a piece. `[2024-05-01 ...` and `[main] ...` are log lines.
fn begins_json(text: &str) -> bool {
    let line = without_blanks(text);
    match line.strip_prefix('[') {
        Some(rest) => matches!(rest.trim_start().as_bytes().first(), Some(b'{' | b'[' | b']')),
        None => line.starts_with('{'),
    }
}

/// How many brackets are open at the end of a line. No text of JSON goes on in the next.
fn depth_after(line: &str, mut depth: usize) -> usize {
    let (mut in_text, mut is_escaped) = (false, false);
    for byte in line.bytes() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_text => is_escaped = true,
            b'"' => in_text = !in_text,
            b'{' | b'[' if !in_text => depth += 1,
            b'}' | b']' if !in_text => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    depth
}

/// Reads a piece.
pub(super) fn value_of(source: &str, piece: Piece<'_>) -> Result<Value, Error> {
    Value::from_json(source, piece.text).map_err(|error| {
        if piece.line == 1 || error.code() != ErrorCode::ParseError {
            return error;
        }
        // Once more, where it stands: that gives the position in the whole text.
        let above = usize::try_from(piece.line - 1).unwrap_or_default();
        let mut text: String = "\n".repeat(above);
        text.push_str(piece.text);
        Value::from_json(source, &text).err().unwrap_or(error)
    })
}

/// Refuses what is known to be a file of another kind.
pub(super) fn check_kind(source: &str, value: Value, wanted: &Wanted<'_>) -> Result<Value, Error> {
    if matches!(value, Value::Map(_))
        && !value.entries().iter().any(|(key, _)| key == wanted.key)
        && let Some(kind) = kind_of_json(&value)
    {
        return Err(unexpected(source, kind, wanted.name));
    }
    Ok(value)
}

/// An error about a line.
pub(super) fn line_error(source: &str, line: Piece<'_>, what: fmt::Arguments<'_>) -> Error {
    let first = line.text.lines().next().unwrap_or_default();
    brokers_text::line_error(source, line.line, ErrorCode::ParseError, what, first)
}
