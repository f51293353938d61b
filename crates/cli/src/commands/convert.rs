//! `tapete convert`: a text in the other form of its family.

use std::io::Write as _;
use std::path::Path;

use tapete_lang::Sources;
use tapete_workshop::{ConvertError, Text, Unsaid, convert, disk_reader_in, write_atomically};

use super::fmt::read_stdin;
use crate::args::ConvertArgs;
use crate::failure::{unwell, wrong_use};
use crate::opening;
use crate::out::{Out, stderr_colored};
use crate::speech::fill;

pub(super) fn run(args: &ConvertArgs, out: &mut Out) -> anyhow::Result<()> {
    let text = match args.file.as_str() {
        "-" => Text::new("-", read_stdin()?),
        name => opening::text(name, out.tongue)?,
    };
    if let Some(output) = &args.output {
        check_output(output, &args.file, out)?;
    }
    let mut reader = disk_reader_in("".into(), out.tongue);
    let converted =
        convert(&text, args.reveal, &mut reader).map_err(|error| refused(error, args, out))?;
    let Some(output) = &args.output else {
        return Ok(write!(out, "{}", converted.text)?);
    };
    write_atomically(output, converted.text.as_bytes())
        .map_err(|error| unwell(error.say(out.tongue)))?;
    let written = fill(out.speech.file_written, &[&output.display()]);
    writeln!(out, "{written}")?;
    Ok(())
}

/// Refuses a place where the other form cannot go or would replace its origin.
fn check_output(output: &Path, file: &str, out: &Out) -> anyhow::Result<()> {
    if output.is_dir() {
        let message = fill(out.speech.is_a_folder, &[&output.display()]);
        return Err(wrong_use(message));
    }
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    let target = real(output);
    if target.is_some() && target == real(Path::new(file)) {
        let message = fill(out.speech.converts_itself, &[&output.display()]);
        return Err(wrong_use(message));
    }
    Ok(())
}

/// Says why nothing was converted; what a text says wrong or too much, item by
/// item.
fn refused(error: ConvertError, args: &ConvertArgs, out: &Out) -> anyhow::Error {
    let (speech, file) = (out.speech, &args.file);
    match error {
        ConvertError::Problems(found) => {
            let (sources, problems) = *found;
            let tongue = out.tongue;
            let shown = tapete_lang::render(&problems, &sources, tongue, stderr_colored());
            // Where this cannot be written, nothing else can be told either.
            let _ = write!(crate::out::stderr(), "{shown}");
            unwell(fill(speech.convert_unread, &[file]))
        }
        ConvertError::Unsaid(found) => {
            let (sources, unsaid) = *found;
            for it in &unsaid {
                let line = unsaid_line(it, &sources, file, out);
                let _ = writeln!(crate::out::stderr(), "{line}");
            }
            unwell(fill(speech.convert_unsaid, &[file, &unsaid.len()]))
        }
        ConvertError::NoForm(Some(family)) => {
            unwell(fill(speech.convert_one_form, &[file, &family.name]))
        }
        ConvertError::NoForm(None) => unwell(fill(speech.convert_no_game, &[file])),
        ConvertError::Replay(error) => unwell(format!("{file}: {}", error.say(out.tongue))),
        ConvertError::Unfinished => unwell(fill(speech.convert_unfinished, &[file])),
    }
}

/// Writes one thing that the other form has no words for, with its place if it
/// has one.
fn unsaid_line((what, place): &Unsaid, sources: &Sources, file: &str, out: &Out) -> String {
    let what = what.say(out.tongue);
    match place {
        Some(place) => {
            let (line, column) = sources.line_column(*place);
            let name = sources.name(place.file);
            fill("{0}:{1}:{2}: {3}", &[&name, &line, &column, &what])
        }
        None => fill("{0}: {1}", &[&file, &what]),
    }
}
