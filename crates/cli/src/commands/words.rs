//! `tapete words`: the words of the language, with doc and example.

use std::io::Write as _;

use serde::Serialize;
use tapete_family::{Family, WordList};
use tapete_lang::{
    Bilingual, KEYWORDS, Tongue, Vocabulary, WordEntry, WordRole, in_spanish, list_words,
};
use tapete_speech::{nearest, plain_name};
use tapete_workshop::{FAMILIES, known_word, vocabularies};

use super::columns::table;
use crate::failure::wrong_use;
use crate::out::Out;
use crate::speech::{Speech, fill};
use crate::tool;

/// A word as programs read it.
#[derive(Clone, Serialize)]
struct WordJson {
    /// The English spelling.
    word: &'static str,
    /// `keyword`, `kind`, `clause`, `name` or `variable`, or what the family calls
    /// words beside its vocabulary.
    role: &'static str,
    /// The family that brings it; empty for the language itself.
    family: &'static str,
    /// The kind it belongs to.
    kind: &'static str,
    /// The clause it belongs to; nothing for a variable.
    clause: &'static str,
    /// The clauses whose conditions may ask for a variable; of a word beside
    /// the vocabulary, the list that it stands in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    clauses: Vec<&'static str>,
    /// All spellings, the English one first.
    spellings: Vec<&'static str>,
    doc: Bilingual,
    example: &'static str,
    /// What such a word is and how its example is written in Spanish, if it is no
    /// word of the vocabulary.
    #[serde(skip)]
    of_family: Option<OfFamily>,
}

/// What a word of a family's own is, and how to write its example in Spanish.
type OfFamily = (Bilingual, fn(&str) -> String);

/// A family and the words that a newcomer needs first, as programs read them.
#[derive(Serialize)]
struct FirstJson {
    family: &'static str,
    doc: Bilingual,
    words: Vec<WordJson>,
}

#[derive(Serialize)]
struct WordsJson {
    words: Vec<WordJson>,
    /// Only where all words are listed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    first: Vec<FirstJson>,
}

pub(super) fn run(
    word: Option<&str>,
    json: bool,
    markdown: bool,
    out: &mut Out,
) -> anyhow::Result<()> {
    let mut words = all();
    if let Some(family) = word.and_then(|it| FAMILIES.iter().find(|family| family.name == it)) {
        words = first(family, &words);
    } else if let Some(wanted) = word {
        let simple = plain_name(wanted);
        let is_wanted = |it: &&str| plain_name(it) == simple;
        words.retain(|it| it.spellings.iter().any(is_wanted));
        words.sort_by_key(unlikely);
        if words.is_empty() {
            // Abilities are no words of the language, but people ask for them.
            return match known_word(wanted, out.tongue) {
                Some(known) => tool::write(&known, json, out),
                None => Err(unknown(wanted, out)),
            };
        }
    }
    if json {
        let each = FAMILIES.iter().map(|it| FirstJson {
            family: it.name,
            doc: it.doc,
            words: first(it, &words),
        });
        let first = each.filter(|_| word.is_none()).collect();
        let text = serde_json::to_string_pretty(&WordsJson { words, first })?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    if markdown {
        return write_markdown(&words, out);
    }
    let is_list = word.is_none_or(|it| FAMILIES.iter().any(|family| family.name == it));
    match is_list {
        false => write_each(&words, out),
        true => write_list(&words, out),
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
            of_family: None,
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
            let lists = family.words.map_or(Vec::new(), |it| it());
            let own = lists.iter().filter(|it| it.kind == kind.word.name);
            words.extend(own.flat_map(|it| of_list(family.name, it)));
        }
    }
    words
}

/// Lists the words of a family that a newcomer needs first.
fn first(family: &Family, words: &[WordJson]) -> Vec<WordJson> {
    let known = |path: &&str| {
        let parts: Vec<&str> = path.split('.').collect();
        let is_meant = |it: &&WordJson| it.family == family.name && it.is_at(&parts);
        words.iter().filter(is_meant).min_by_key(|it| unlikely(it))
    };
    family
        .first_words
        .iter()
        .filter_map(known)
        .cloned()
        .collect()
}

/// Returns how unlikely it is that somebody who asks for a word means this one:
/// least what begins a sentence or a line, most what stands inside of one.
fn unlikely(word: &WordJson) -> u8 {
    let is_of_game = FAMILIES.iter().any(|it| it.game_kind == word.kind);
    match word.role {
        "keyword" | "kind" => 0,
        "clause" if is_of_game => 1,
        "clause" => 2,
        "name" => 3,
        "variable" => 4,
        _ => 5,
    }
}

impl WordJson {
    /// Tells whether this is the word of a path such as `Domino.begins.Holder`.
    fn is_at(&self, path: &[&str]) -> bool {
        match path {
            [kind] => self.role == "kind" && self.word == *kind,
            [kind, word] => self.kind == *kind && self.word == *word && self.role != "name",
            [kind, clause, word] => {
                self.kind == *kind && self.clause == *clause && self.word == *word
            }
            _ => false,
        }
    }
}

/// Lists the words that a family has beside its vocabulary.
fn of_list(family: &'static str, list: &WordList) -> Vec<WordJson> {
    let (role, kind, of_family) = (list.role, list.kind, (list.about, list.in_spanish));
    let title = list.title.get(Tongue::En);
    let words = list.words.iter().map(|it| WordJson {
        word: it.name,
        role,
        family,
        kind,
        clause: "",
        clauses: vec![title],
        spellings: it.spellings().collect(),
        doc: it.doc,
        example: it.example,
        of_family: Some(of_family),
    });
    words.collect()
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
        of_family: None,
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

fn role_text(word: &WordJson, speech: &Speech, tongue: Tongue) -> String {
    let template = match word.role {
        _ if word.of_family.is_some() => word.of_family.map_or("", |it| it.0.get(tongue)),
        "kind" => speech.word_kind,
        "clause" => speech.word_clause,
        "name" => speech.word_name,
        "variable" => speech.word_variable,
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
            role_text(word, speech, tongue)
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
        let example = match (tongue, word.of_family) {
            (Tongue::Es, Some((_, in_spanish))) => in_spanish(word.example),
            (Tongue::Es, None) => in_spanish(word.example, &vocabularies_of(word.family)),
            (Tongue::En, _) => word.example.to_owned(),
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
            _ if it.of_family.is_some() => "  ",
            "clause" | "variable" => "  ",
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
            _ if word.of_family.is_some() => "  ",
            "clause" | "variable" => "  ",
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_family_has_about_twenty_first_words_and_all_of_them_exist() {
        let words = all();
        // The toy of the suite has hardly twenty words in all.
        for family in FAMILIES.iter().filter(|it| !it.first_words.is_empty()) {
            let found = first(family, &words);
            assert_eq!(found.len(), family.first_words.len(), "{}", family.name);
            assert!((18..=24).contains(&found.len()), "{}", family.name);
        }
    }

    #[test]
    fn what_begins_a_line_goes_before_what_stands_inside() {
        let mut words = all();
        words.retain(|it| it.word == "deals");
        words.sort_by_key(unlikely);
        let roles: Vec<&str> = words.iter().map(|it| it.role).collect();
        assert_eq!(roles.first(), Some(&"clause"), "{roles:?}");
        assert!(roles.len() > 1, "{roles:?}");
    }

    #[test]
    fn a_path_names_one_word() {
        let words = all();
        let at = |path: &[&str]| words.iter().filter(|it| it.is_at(path)).count();
        assert_eq!(at(&["Domino", "begins", "Holder"]), 1);
        assert_eq!(at(&["Domino"]), 1);
        assert_eq!(at(&["Domino", "nothing"]), 0);
    }
}
