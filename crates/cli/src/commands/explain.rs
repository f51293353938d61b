//! `tapete explain`: what a diagnostic means and how to mend it, or what cards
//! do.

use std::io::Write as _;

use serde::Serialize;
use tapete_lang::{Bilingual, Code, Severity};
use tapete_speech::nearest;
use tapete_workshop::{all_codes, find_codes, is_file_name, known_word};

use super::columns::table;
use crate::failure::wrong_use;
use crate::out::Out;
use crate::speech::fill;
use crate::tool;

/// A code as programs read it, in both languages.
#[derive(Serialize)]
struct CodeJson {
    scope: &'static str,
    code: &'static str,
    severity: Severity,
    message: Bilingual,
    explain: Bilingual,
    wrong: &'static str,
    right: &'static str,
}

#[derive(Serialize)]
struct CodesJson {
    codes: Vec<CodeJson>,
}

pub(super) fn run(code: Option<&str>, json: bool, out: &mut Out) -> anyhow::Result<()> {
    if let Some(file) = code.filter(|it| is_file_name(it)) {
        return tool::explain(file, out, json);
    }
    let codes = match code {
        None => all_codes(),
        Some(code) => match find_codes(code) {
            codes if codes.is_empty() => {
                let known = known_word(code, out.tongue);
                let known = known.ok_or_else(|| unknown(code, out))?;
                return tool::write(&known, json, out);
            }
            codes => codes,
        },
    };
    if json {
        let codes = codes.into_iter().map(as_json).collect();
        let text = serde_json::to_string_pretty(&CodesJson { codes })?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    let Some(asked) = code else {
        return list(&codes, out);
    };
    match codes.as_slice() {
        [code] => explain(code, out),
        _ => {
            let written: Vec<String> = codes
                .iter()
                .map(|it| format!("`{}:{}`", it.scope, it.id))
                .collect();
            let message = fill(out.speech.ambiguous_code, &[&asked, &written.join(", ")]);
            Err(wrong_use(message))
        }
    }
}

fn list(codes: &[&'static Code], out: &mut Out) -> anyhow::Result<()> {
    let tongue = out.tongue;
    let rows = codes.iter().map(|it| {
        vec![
            format!("{}:{}", it.scope, it.id),
            it.severity.word(tongue).to_owned(),
            tapete_workshop::general(it.message.get(tongue)),
        ]
    });
    let table = table(&["", "", ""], rows.collect());
    let lines: Vec<String> = table.lines().skip(2).collect();
    for line in lines {
        writeln!(out, "{}", line.trim_end())?;
    }
    writeln!(out, "\n{}", out.speech.codes_hint)?;
    Ok(())
}

fn explain(code: &Code, out: &mut Out) -> anyhow::Result<()> {
    let tongue = out.tongue;
    let speech = out.speech;
    let bold = anstyle::Style::new().bold();
    let severity = code.severity.word(tongue);
    let message = tapete_workshop::general(code.message.get(tongue));
    writeln!(
        out,
        "{bold}{severity}[{}:{}]{bold:#}: {message}",
        code.scope, code.id
    )?;
    writeln!(out, "\n{}", code.explain.get(tongue))?;
    for (head, text) in [(speech.wrong, code.wrong), (speech.right, code.right)] {
        writeln!(out, "\n{bold}{head}{bold:#}:")?;
        for line in text.trim_end().lines() {
            writeln!(out, "{}", format!("  {line}").trim_end())?;
        }
    }
    Ok(())
}

fn unknown(asked: &str, out: &Out) -> anyhow::Error {
    let id = asked.rsplit_once(':').map_or(asked, |it| it.1);
    let nearest = nearest(id, all_codes().into_iter().map(|it| it.id));
    let message = match nearest {
        Some(nearest) => fill(out.speech.unknown_code_near, &[&asked, &nearest]),
        None => fill(out.speech.unknown_code, &[&asked]),
    };
    wrong_use(message)
}

fn as_json(code: &'static Code) -> CodeJson {
    CodeJson {
        scope: code.scope,
        code: code.id,
        severity: code.severity,
        message: code.message,
        explain: code.explain,
        wrong: code.wrong,
        right: code.right,
    }
}
