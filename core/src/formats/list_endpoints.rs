//! The table of `kafka-cluster list-endpoints [--include-fenced-brokers]`: the one text of Kafka's tools that shows
//! racks and fencing.
//!
//! ```text
//! ID         HOST      PORT       RACK STATE      ENDPOINT_TYPE
//! 0          127.0.0.1 9092       a unfenced   broker
//! 3          127.0.0.1 9092       row 2, left fenced     broker
//! ```
//!
//! Columns shift where a rack is wider than its heading, and a rack may hold blanks. So a line is read from both ends:
//! id, host and port from the left, type and state from the right, and what is between is the rack. `null` is no rack; a
//! rack really called so cannot be told apart, which a note says.

use alloc::vec::Vec;
use core::fmt;

use super::{BrokersText, Note, brokers_text::shown_line, describe, topic_lines::Line};
use crate::{
    cluster::{Broker, Rack},
    error::{Error, ErrorCode},
    limits::{MAX_BROKERS, MAX_NAME_BYTES, MAX_TEXT_BYTES},
    order::first_repeated,
    value::{checked_text, parsed},
};

/// Whether a line of the text is this table's heading.
pub(super) fn is_table(text: &str) -> bool {
    Line::all("", text).any(|line| heading(line.text).is_some())
}

/// The columns after `ID HOST PORT RACK`, if the line is a heading: whether there is a state.
fn heading(line: &str) -> Option<bool> {
    let mut rest = line;
    let mut is_next = |name| {
        first_word(rest).filter(|(word, _)| *word == name).is_some_and(|(_, after)| {
            rest = after;
            true
        })
    };
    if !["ID", "HOST", "PORT", "RACK"].into_iter().all(&mut is_next) {
        return None;
    }
    let has_state = is_next("STATE");
    (is_next("ENDPOINT_TYPE") && rest.trim().is_empty()).then_some(has_state)
}

/// Reads the table. Lines before its heading, and log lines between, are passed over and counted.
///
/// # Errors
/// `PARSE_ERROR` with the line, for one that cannot be read.
pub fn parse_list_endpoints(source: &str, text: &str) -> Result<BrokersText, Error> {
    let text = checked_text(source, text, MAX_TEXT_BYTES)?;
    let mut read = BrokersText::default();
    let mut has_state = None;
    let mut skipped = 0;
    let mut null_racks = 0;
    let mut rows: Vec<Line<'_>> = Vec::new();
    for line in Line::all(source, text) {
        let Some(has_state) = has_state else {
            has_state = heading(line.text);
            skipped += i64::from(has_state.is_none());
            continue;
        };
        if is_log_line(line.text) {
            skipped += 1;
            continue;
        }
        if read.brokers.len() == MAX_BROKERS {
            return Err(fault(
                &line,
                ErrorCode::LimitExceeded,
                format_args!("the limit is {MAX_BROKERS} brokers"),
            ));
        }
        let broker = row(&line, has_state)?;
        null_racks += i64::from(broker.rack == Rack::None);
        read.brokers.push(broker);
        rows.push(line);
    }
    check_ids(&read.brokers, &rows)?;
    match has_state {
        None => {
            return Err(Error::new(
                ErrorCode::ParseError,
                format_args!("{source}: no heading; expected ID HOST PORT RACK STATE ENDPOINT_TYPE"),
            )
            .with_field(source));
        }
        Some(false) => read.notes.push(Note::new(
            "FENCED_BROKERS_MISSING",
            format_args!("the table was made without --include-fenced-brokers: fenced brokers are not in it"),
        )),
        Some(true) => {}
    }
    if skipped > 0 {
        read.notes.push(Note::new(
            "LINES_SKIPPED",
            format_args!("{skipped} line(s) that are not of the table were passed over"),
        ));
    }
    if null_racks > 0 {
        read.notes.push(Note::new(
            "NULL_RACK",
            format_args!(
                "{null_racks} broker(s) show the rack null, read as no rack; a rack really called null cannot be told apart"
            ),
        ));
    }
    Ok(read)
}

/// Refuses a broker that has two rows, naming both lines.
fn check_ids(brokers: &[Broker], rows: &[Line<'_>]) -> Result<(), Error> {
    let repeated = first_repeated(brokers, |left, right| left.id.cmp(&right.id));
    let Some((broker, line)) = repeated.and_then(|at| Some((brokers.get(at)?, rows.get(at)?))) else {
        return Ok(());
    };
    let first = brokers.iter().position(|other| other.id == broker.id).and_then(|at| rows.get(at));
    let first = first.unwrap_or(line).number;
    Err(line.error(format_args!("broker {} is given twice, first in line {first}", broker.id), line.text))
}

/// A client's log line in a pasted output: `[2030-01-01 00:12:27,203] WARN ...`, `WARNING: ...`.
fn is_log_line(line: &str) -> bool {
    ["[20", "WARN", "ERROR", "SLF4J", "OpenJDK", "Picked up "].iter().any(|start| line.starts_with(start))
}

/// The error about a line, which is shown whole.
fn fault(line: &Line<'_>, code: ErrorCode, what: fmt::Arguments<'_>) -> Error {
    line.coded(code, what, line.text)
}

/// What a row says of a broker.
fn row(line: &Line<'_>, has_state: bool) -> Result<Broker, Error> {
    let unlike = |what: &str, got: &str| {
        fault(line, ErrorCode::ParseError, format_args!("expected {what}, got {}", shown_line(got)))
    };
    let shape = || {
        let columns =
            if has_state { "id, host, port, rack, state and type" } else { "id, host, port, rack and type" };
        unlike(columns, line.text)
    };
    let parse = |what: fmt::Arguments<'_>| fault(line, ErrorCode::ParseError, what);
    let (id, rest) = first_word(line.text).ok_or_else(shape)?;
    let number = id.parse::<i64>().map_err(|_| shape())?;
    let id = i32::try_from(number).ok().filter(|id| *id >= 0);
    let id =
        id.ok_or_else(|| parse(format_args!("expected a broker id from 0 to 2147483647, got {number}")))?;
    let (_host, rest) = first_word(rest).ok_or_else(shape)?;
    let (port, rest) = first_word(rest).ok_or_else(shape)?;
    if parsed::<u16>(port).is_none() {
        return Err(unlike("a port after id and host", port));
    }
    let (kind, rest) = last_word(rest).ok_or_else(shape)?;
    if kind != "broker" {
        return Err(unlike("endpoints of type broker", kind));
    }
    let (fenced, rack) = if has_state {
        let (state, rest) = last_word(rest).ok_or_else(shape)?;
        if !matches!(state, "fenced" | "unfenced") {
            return Err(unlike("the state fenced or unfenced", state));
        }
        (state == "fenced", rest)
    } else {
        (false, rest)
    };
    let rack = rack.trim();
    if rack.len() > MAX_NAME_BYTES {
        return Err(fault(
            line,
            ErrorCode::LimitExceeded,
            format_args!("the rack has more than {MAX_NAME_BYTES} bytes"),
        ));
    }
    let rack = if rack.is_empty() || rack == "null" { Rack::None } else { Rack::Named(rack.into()) };
    Ok(Broker { rack, fenced, ..Broker::new(id) })
}

fn first_word(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    text.split_at_checked(end).filter(|(word, _)| !word.is_empty())
}

fn last_word(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_end();
    let (start, word) = describe::last_word(text, true)?;
    Some((word, text.get(..start)?)).filter(|(word, _)| !word.is_empty())
}
