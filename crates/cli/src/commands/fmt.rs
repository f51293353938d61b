//! `tapete fmt`: texts in canonical form.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use tapete_workshop::{
    Before, FILE_BYTES_MAX, FileError, change, format, read_text, read_to_change,
};

use crate::failure::{unwell, wrong_use};
use crate::opening;
use crate::out::{Out, stderr_colored};
use crate::speech::fill;

pub(super) fn run(files: &[PathBuf], check: bool, out: &mut Out) -> anyhow::Result<()> {
    let speech = out.speech;
    let (mut n_changed, mut n_broken) = (0, 0);
    // Read all first: a missing file is told before another one is written.
    let texts = files
        .iter()
        .map(|it| read(it, out))
        .collect::<anyhow::Result<Vec<(String, Before)>>>()?;
    for (path, (text, before)) in files.iter().zip(&texts) {
        let name = path.display().to_string();
        let from_stdin = name == "-";
        let formatted = match format(&name, text) {
            Ok(formatted) => formatted,
            Err((sources, problems)) => {
                n_broken += 1;
                let tongue = out.tongue;
                let shown = tapete_lang::render(&problems, &sources, tongue, stderr_colored());
                let mut stderr = crate::out::stderr();
                write!(stderr, "{shown}")?;
                writeln!(stderr, "{}", fill(speech.fmt_unread, &[&name]))?;
                continue;
            }
        };
        let changed = formatted != *text;
        n_changed += usize::from(changed);
        if check {
            if changed {
                writeln!(out, "{}", fill(speech.fmt_differs, &[&name]))?;
            }
        } else if from_stdin {
            write!(out, "{formatted}")?;
        } else if changed {
            let written = change(path, before, formatted.as_bytes());
            match written.map_err(|error| unwell(error.say(out.tongue)))? {
                true => writeln!(out, "{}", fill(speech.fmt_written, &[&name]))?,
                false => return Err(unwell(fill(speech.changed_meanwhile, &[&name]))),
            }
        }
    }
    if check && n_changed > 0 {
        writeln!(
            out,
            "{}",
            fill(speech.fmt_summary, &[&n_changed, &files.len()])
        )?;
    }
    out.flush()?;
    if n_broken > 0 || (check && n_changed > 0) {
        return Err(opening::said());
    }
    Ok(())
}

fn read(path: &Path, out: &Out) -> anyhow::Result<(String, Before)> {
    if path.as_os_str() == "-" {
        return Ok((read_stdin()?, Before::none()));
    }
    let wrong = |error: FileError| wrong_use(error.say(out.tongue));
    // A text that is not there is nothing to format.
    read_text(path).map_err(wrong)?;
    read_to_change(path).map_err(wrong)
}

/// Reads what is piped in.
pub(super) fn read_stdin() -> anyhow::Result<String> {
    let mut text = String::new();
    std::io::stdin()
        .take(FILE_BYTES_MAX)
        .read_to_string(&mut text)
        .map_err(|error| wrong_use(format!("-: {error}")))?;
    Ok(text)
}
