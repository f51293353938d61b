//! `tapete words`: the words of the language, with doc and example.

use std::io::Write as _;

use serde::Serialize;
use tapete_lang::{
    Bilingual, KEYWORDS, Tongue, WordEntry, WordRole, in_spanish, list_words, suggest,
};
use tapete_workshop::{FAMILIES, simple_name, vocabularies};

use super::columns::table;
use crate::failure::wrong_use;
use crate::out::Out;
use crate::speech::{Speech, fill};

/// A word as programs read it.
#[derive(Clone, Serialize)]
struct WordJson {
    /// The English spelling.
    word: &'static str,
    /// `keyword`, `kind`, `clause`, `name` or `variable`.
    role: &'static str,
    /// The family that brings it; empty for the language itself.
    family: &'static str,
    /// The kind it belongs to.
    kind: &'static str,
    /// The clause it belongs to.
    clause: &'static str,
    /// All spellings, the English one first.
    spellings: Vec<&'static str>,
    doc: Bilingual,
    example: &'static str,
}

#[derive(Serialize)]
struct WordsJson {
    words: Vec<WordJson>,
}

pub(super) fn run(
    word: Option<&str>,
    json: bool,
    markdown: bool,
    out: &mut Out,
) -> anyhow::Result<()> {
    let mut words = all();
    if let Some(wanted) = word {
        let simple = simple_name(wanted);
        let is_wanted = |it: &&str| simple_name(it) == simple;
        words.retain(|it| it.spellings.iter().any(is_wanted));
        if words.is_empty() {
            return Err(unknown(wanted, out));
        }
    }
    if json {
        let text = serde_json::to_string_pretty(&WordsJson { words })?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    if markdown {
        return write_markdown(&words, out);
    }
    match word {
        Some(_) => write_each(&words, out),
        None => write_list(&words, out),
    }
}

fn all() -> Vec<WordJson> {
    let mut words: Vec<WordJson> = KEYWORDS
        .iter()
        .map(|it| WordJson {
            word: it.spellings.first().copied().unwrap_or_default(),
            role: "keyword",
            family: "",
            kind: "",
            clause: "",
            spellings: it.spellings.to_vec(),
            doc: it.doc,
            example: it.example,
        })
        .collect();
    for family in FAMILIES {
        let entries = list_words(&[family.vocabulary]);
        words.extend(entries.iter().map(|it| entry(family.name, it)));
    }
    words
}

fn entry(family: &'static str, entry: &WordEntry) -> WordJson {
    WordJson {
        word: entry.word.name,
        role: match entry.role {
            WordRole::Kind => "kind",
            WordRole::Clause => "clause",
            WordRole::Name => "name",
            WordRole::Variable => "variable",
        },
        family,
        kind: entry.kind.word.name,
        clause: entry.clause.map_or("", |it| it.word.name),
        spellings: entry.word.spellings().collect(),
        doc: entry.word.doc,
        example: entry.word.example,
    }
}

fn unknown(wanted: &str, out: &Out) -> anyhow::Error {
    let words = all();
    let spellings = words.iter().flat_map(|it| it.spellings.iter().copied());
    let message = match suggest(wanted, spellings) {
        Some(nearest) => fill(out.speech.unknown_word_near, &[&wanted, &nearest]),
        None => fill(out.speech.unknown_word, &[&wanted]),
    };
    wrong_use(message)
}

fn role_text(word: &WordJson, speech: &Speech) -> String {
    let template = match word.role {
        "kind" => speech.word_kind,
        "clause" => speech.word_clause,
        "name" => speech.word_name,
        "variable" => speech.word_variable,
        _ => speech.word_keyword,
    };
    fill(template, &[&word.kind, &word.clause])
}

fn write_each(words: &[WordJson], out: &mut Out) -> anyhow::Result<()> {
    let (speech, tongue) = (out.speech, out.lang_tongue());
    let bold = anstyle::Style::new().bold();
    for (index, word) in words.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(
            out,
            "{bold}{}{bold:#}: {}",
            word.word,
            role_text(word, speech)
        )?;
        writeln!(out, "  {}", word.doc.get(tongue))?;
        if word.spellings.len() > 1 {
            writeln!(
                out,
                "  {}: {}",
                speech.also_written,
                word.spellings[1..].join(", ")
            )?;
        }
        writeln!(out, "  {}:", speech.example)?;
        let example = match tongue {
            Tongue::En => word.example.to_owned(),
            Tongue::Es => in_spanish(word.example, &vocabularies()),
        };
        for line in example.lines() {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}

fn write_list(words: &[WordJson], out: &mut Out) -> anyhow::Result<()> {
    let tongue = out.lang_tongue();
    let rows = words.iter().map(|it| {
        let indent = match it.role {
            "clause" => "  ",
            "name" | "variable" => "    ",
            _ => "",
        };
        let others = it.spellings[1..].join(", ");
        vec![
            format!("{indent}{}", it.word),
            others,
            it.doc.get(tongue).to_owned(),
        ]
    });
    let table = table(&["", "", ""], rows.collect());
    let lines: Vec<String> = table.lines().skip(2).collect();
    for line in lines {
        writeln!(out, "{}", line.trim_end())?;
    }
    writeln!(out, "\n{}", out.speech.words_hint)?;
    Ok(())
}

fn write_markdown(words: &[WordJson], out: &mut Out) -> anyhow::Result<()> {
    let tongue = out.lang_tongue();
    for word in words {
        let others: Vec<String> = word.spellings[1..]
            .iter()
            .map(|it| format!("`{it}`"))
            .collect();
        let others = match others.as_slice() {
            [] => String::new(),
            others => format!(" ({})", others.join(", ")),
        };
        let indent = match word.role {
            "clause" => "  ",
            "name" | "variable" => "    ",
            _ => "",
        };
        let example = word.example.replace('\n', " ");
        let doc = word.doc.get(tongue);
        writeln!(
            out,
            "{indent}- `{}`{others}: {doc} — `{example}`",
            word.word
        )?;
    }
    Ok(())
}
