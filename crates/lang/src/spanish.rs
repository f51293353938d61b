//! Examples in Spanish: the same text with the Spanish spelling of each word.
//!
//! A word carries one example. Since every word also carries its spellings, the
//! example need not be written twice.

use crate::diagnostic::Arg;
use crate::keyword::{KEYWORDS, Keyword};
use crate::lexer::{Symbol, Token, TokenKind, lex};
use crate::problems::Problems;
use crate::words::{Takes, Vocabulary, WordEntry, WordRole, list_words};
use tapete_speech::Said;

/// Returns a text with the Spanish spellings of the words that the vocabularies
/// know; all else stays as it is, and so does what stands in blocks, which may
/// be in a dialect.
///
/// The words of a phrase stay as well, for only its family knows which of them
/// it reads in Spanish; the next clause is told by standing on a line of its own.
pub fn in_spanish(text: &str, vocabularies: &[&Vocabulary]) -> String {
    let entries = list_words(vocabularies);
    let spelled = |name: &str| {
        let known = entries.iter().find(|it| it.word.name == name)?;
        known.word.others.first().copied()
    };
    let tokens = lex(text);
    let slice = |token: &Token| text.get(token.span.range()).unwrap_or("");
    let mut out = String::with_capacity(text.len());
    let mut rest = tokens.as_slice();
    let mut n_open = 0_usize;
    let mut in_phrase = false;
    let mut line_begins = true;
    let mut after_name = false;
    while let Some((token, after)) = rest.split_first() {
        rest = after;
        let own = slice(token);
        let begins_line = line_begins;
        line_begins = match token.kind {
            TokenKind::LineEnd => true,
            TokenKind::Space => line_begins,
            _ => false,
        };
        // The words of the form stand inside clauses of the common form too.
        let is_keyword = matches!(token.kind, TokenKind::Keyword(_));
        let can_begin = begins_line || !is_keyword || after_name;
        after_name = match token.kind {
            TokenKind::Text { .. } => true,
            kind => after_name && kind.is_trivia(),
        };
        match token.kind {
            TokenKind::Symbol(Symbol::OpenBlock) => n_open += 1,
            TokenKind::Symbol(Symbol::CloseBlock) => n_open = n_open.saturating_sub(1),
            _ => {}
        }
        if n_open > 0 {
            out.push_str(own);
            continue;
        }
        let begins_sentence = token.kind == TokenKind::Keyword(Keyword::New);
        let takes_phrase = can_begin && entries.iter().any(|it| takes_phrase(it, own));
        if in_phrase && !begins_sentence && !(takes_phrase && begins_line) {
            // The words of the form are read in both languages anywhere.
            if !is_keyword {
                out.push_str(own);
                continue;
            }
        } else {
            in_phrase = takes_phrase;
        }
        match token.kind {
            TokenKind::Keyword(keyword) => {
                let word = KEYWORDS.iter().find(|it| it.keyword == keyword);
                let spelling = word.and_then(|it| it.spellings.get(1)).copied();
                out.push_str(spelling.unwrap_or(own));
            }
            TokenKind::Word | TokenKind::Name => {
                // `hand.points` is one word with a dot in it.
                if let [dot, part, beyond @ ..] = rest
                    && dot.kind == TokenKind::Symbol(Symbol::Dot)
                    && let Some(whole) = spelled(&format!("{own}.{}", slice(part)))
                {
                    out.push_str(whole);
                    rest = beyond;
                    continue;
                }
                out.push_str(spelled(own).unwrap_or(own));
            }
            _ => out.push_str(own),
        }
    }
    out
}

fn takes_phrase(entry: &WordEntry, word: &str) -> bool {
    let takes_phrase = entry
        .clause
        .is_some_and(|it| matches!(it.takes, Takes::Phrase));
    takes_phrase && entry.role == WordRole::Clause && entry.word.is(word)
}

/// Gives the examples in the help of all problems their Spanish form.
pub(crate) fn translate_examples(problems: &mut Problems, vocabularies: &[&Vocabulary]) {
    for help in problems.helps_mut() {
        for arg in &mut help.args {
            if let Arg::Example(example) = arg {
                *arg = Said::new(*example, in_spanish(example, vocabularies)).into();
            }
        }
    }
}
