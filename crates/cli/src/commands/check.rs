//! `tapete check`: all problems of some texts.

use std::io::Write as _;

use serde::Serialize;
use tapete_lang::{ProblemJson, Severity};
use tapete_workshop::{disk_reader_in, load};

use crate::failure::wrong_use;
use crate::opening;
use crate::out::Out;
use crate::speech::fill;

#[derive(Serialize)]
struct Checked {
    problems: Vec<ProblemJson>,
}

pub(super) fn run(files: &[String], json: bool, out: &mut Out) -> anyhow::Result<()> {
    let tongue = out.tongue;
    let colored = out.colored();
    let mut all = Vec::new();
    let mut first_code = None;
    let (mut n_errors, mut n_warnings) = (0, 0);
    let mut unread = Vec::new();
    for name in files {
        // What cannot be read is told at the end and is wrong use; the others
        // are checked all the same.
        let text = match opening::text(name, out.tongue) {
            Ok(text) => text,
            Err(error) => {
                unread.push(error.to_string());
                continue;
            }
        };
        let text = &text;
        let loaded = load(text, &[], None, &mut disk_reader_in("".into(), tongue));
        for problem in loaded.problems.sorted() {
            match problem.code.severity {
                Severity::Error => n_errors += 1,
                Severity::Warning | Severity::Note => n_warnings += 1,
            }
            let code = problem.code;
            first_code.get_or_insert_with(|| format!("{}:{}", code.scope, code.id));
        }
        n_errors += loaded.problems.n_more();
        if json {
            all.extend(tapete_lang::to_json(
                &loaded.problems,
                &loaded.sources,
                tongue,
            ));
        } else {
            let shown = tapete_lang::render(&loaded.problems, &loaded.sources, tongue, colored);
            write!(out, "{shown}")?;
            if loaded.problems.is_empty() && loaded.is_empty {
                writeln!(out, "{}", fill(out.speech.check_empty, &[&text.name]))?;
            }
        }
    }
    if json {
        let text = serde_json::to_string_pretty(&Checked { problems: all })?;
        writeln!(out, "{text}")?;
    } else {
        let speech = out.speech;
        let n_files = files.len() - unread.len();
        let summary = match (n_errors, n_warnings) {
            (0, 0) => fill(speech.check_well, &[&n_files]),
            (0, _) => fill(speech.check_warnings, &[&n_files, &n_warnings]),
            _ => fill(speech.check_errors, &[&n_files, &n_errors, &n_warnings]),
        };
        writeln!(out, "{summary}")?;
        if let Some(code) = first_code {
            writeln!(out, "{}", fill(speech.explain_hint, &[&code]))?;
        }
    }
    out.flush()?;
    if !unread.is_empty() {
        return Err(wrong_use(unread.join("\n")));
    }
    if n_errors > 0 {
        return Err(opening::said());
    }
    Ok(())
}
