//! `tapete words`: the words of the language, with doc and example.

use std::io::Write as _;

use serde::Serialize;
use tapete_lang::{
    Bilingual, KEYWORDS, Tongue, Vocabulary, WordEntry, WordRole, in_spanish, list_words,
};
use tapete_speech::{nearest, plain_name};
use tapete_workshop::{
    FAMILIES, SCRIPT_WORDS, known_word, phrase_in_spanish, phrase_words, vocabularies,
};

use super::columns::table;
use crate::failure::wrong_use;
use crate::out::Out;
use crate::speech::{Speech, fill};

/// The kind whose things hold scripts.
const SCRIPTED: &str = "Power";

/// The kind whose clauses are phrases.
const PHRASED: &str = "Card";

/// A word as programs read it.
#[derive(Clone, Serialize)]
struct WordJson {
    /// The English spelling.
    word: &'static str,
    /// `keyword`, `kind`, `clause`, `name`, `variable`, `script` or `phrase`.
    role: &'static str,
    /// The family that brings it; empty for the language itself.
    family: &'static str,
    /// The kind it belongs to.
    kind: &'static str,
    /// The clause it belongs to; nothing for a variable.
    clause: &'static str,
    /// The clauses whose conditions may ask for a variable; of a word of scripts
    /// or phrases, the list that it stands in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    clauses: Vec<&'static str>,
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
        let simple = plain_name(wanted);
        let is_wanted = |it: &&str| plain_name(it) == simple;
        words.retain(|it| it.spellings.iter().any(is_wanted));
        if words.is_empty() {
            // Abilities are no words of the language, but people ask for them.
            return match known_word(wanted, out.tongue) {
                Some(known) => super::explain::write_texts(wanted, vec![known], json, out),
                None => Err(unknown(wanted, out)),
            };
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
            clauses: Vec::new(),
            spellings: it.spellings.to_vec(),
            doc: it.doc,
            example: it.example,
        })
        .collect();
    for family in FAMILIES {
        let entries = list_words(&[family.vocabulary]);
        for kind in family.vocabulary.all_kinds() {
            let (variables, others): (Vec<&WordEntry>, Vec<&WordEntry>) = entries
                .iter()
                .filter(|it| std::ptr::eq(it.kind, kind))
                .partition(|it| it.role == WordRole::Variable);
            words.extend(others.into_iter().map(|it| entry(family.name, it)));
            words.extend(shared(family.name, &variables));
            if kind.word.name == SCRIPTED {
                words.extend(of_scripts(family.name));
            }
            if kind.word.name == PHRASED {
                words.extend(of_phrases(family.name));
            }
        }
    }
    words
}

/// Lists the words of scripts.
fn of_scripts(family: &'static str) -> impl Iterator<Item = WordJson> {
    let lists = SCRIPT_WORDS.iter();
    lists.flat_map(move |list| {
        list.words.iter().map(move |it| WordJson {
            word: it.word.name,
            role: "script",
            family,
            kind: SCRIPTED,
            clause: "",
            clauses: vec![list.role.title().get(Tongue::En)],
            spellings: it.word.spellings().collect(),
            doc: it.word.doc,
            example: it.word.example,
        })
    })
}

/// Lists the words of phrases.
fn of_phrases(family: &'static str) -> impl Iterator<Item = WordJson> {
    phrase_words().flat_map(move |list| {
        list.words.iter().map(move |it| WordJson {
            word: it.name,
            role: "phrase",
            family,
            kind: PHRASED,
            clause: "",
            clauses: vec![list.title.get(Tongue::En)],
            spellings: it.spellings().collect(),
            doc: it.doc,
            example: it.example,
        })
    })
}

/// Lists the variables of a kind, each once with the clauses that offer it;
/// those that the same clauses offer stand together.
fn shared(family: &'static str, variables: &[&WordEntry]) -> Vec<WordJson> {
    let mut words: Vec<WordJson> = Vec::new();
    for it in variables {
        let clause = it.clause.map_or("", |clause| clause.word.name);
        match words.iter_mut().find(|word| word.word == it.word.name) {
            Some(word) => word.clauses.push(clause),
            None => words.push(WordJson {
                clause: "",
                clauses: vec![clause],
                ..entry(family, it)
            }),
        }
    }
    let mut groups: Vec<Vec<&'static str>> = words.iter().map(|it| it.clauses.clone()).collect();
    groups.dedup();
    words.sort_by_key(|word| groups.iter().position(|it| *it == word.clauses));
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
        clauses: Vec::new(),
        spellings: entry.word.spellings().collect(),
        doc: entry.word.doc,
        example: entry.word.example,
    }
}

fn unknown(wanted: &str, out: &Out) -> anyhow::Error {
    let words = all();
    let spellings = words.iter().flat_map(|it| it.spellings.iter().copied());
    let message = match nearest(wanted, spellings) {
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
        "script" => speech.word_script,
        "phrase" => speech.word_phrase,
        _ => speech.word_keyword,
    };
    let clauses = match word.clauses.as_slice() {
        [] => word.clause.to_owned(),
        clauses => clauses.join(", "),
    };
    fill(template, &[&word.kind, &clauses])
}

fn write_each(words: &[WordJson], out: &mut Out) -> anyhow::Result<()> {
    let (speech, tongue) = (out.speech, out.tongue);
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
            Tongue::Es if word.role == "phrase" => phrase_in_spanish(word.example),
            // The words of scripts are the same in every language.
            Tongue::Es if word.role != "script" => {
                in_spanish(word.example, &vocabularies_of(word.family))
            }
            Tongue::En | Tongue::Es => word.example.to_owned(),
        };
        for line in example.lines() {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}

/// Returns the words that an example is written in: those of its family, or all
/// for a word that belongs to none.
fn vocabularies_of(family: &str) -> Vec<&'static Vocabulary> {
    let known = FAMILIES.iter().find(|it| it.name == family);
    known.map_or_else(vocabularies, |it| vec![it.vocabulary])
}

fn write_list(words: &[WordJson], out: &mut Out) -> anyhow::Result<()> {
    let tongue = out.tongue;
    let rows = words.iter().map(|it| {
        let indent = match it.role {
            "clause" | "variable" | "script" | "phrase" => "  ",
            "name" => "    ",
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
    let tongue = out.tongue;
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
            "clause" | "variable" | "script" | "phrase" => "  ",
            "name" => "    ",
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
