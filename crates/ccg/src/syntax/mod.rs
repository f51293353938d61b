//! From the words of a card to its tree, and back.
//!
//! Nothing here knows what an ability does or which types a game has: names
//! stay names. The words of the grammar itself are data, in `lexicon`.

pub(crate) mod ast;
pub(crate) mod codes;
pub(crate) mod dialect;
pub(crate) mod fill;
mod lexeme;
pub(crate) mod lexicon;
pub(crate) mod print;
mod reader;
pub(crate) mod walk;

#[cfg(test)]
pub(crate) mod tests;

use ast::Sentence;
use lexeme::lexemes;
use reader::{Body, Inside, Reader};
use tapete_lang::{FileId, Item, Problems, Sources, Span, Token, lex_phrases};

/// Reads the clauses of an item that the common form has found.
///
/// The words are read anew from the text of the item, so that it does not
/// matter how the common form has cut them.
pub(crate) fn read(sources: &Sources, item: &Item, problems: &mut Problems) -> Sentence {
    let file = item.place.file;
    let text = sources.text(file);
    let start = item.kind.place.span.end.max(item.place.span.start);
    let tokens = tokens_within(text, Span::new(start, item.place.span.end));
    let body = read_body(text, file, &tokens, problems);
    Sentence {
        kind: tapete_lang::Spelled {
            text: lexicon::kind_in_english(&item.kind.text),
            place: item.kind.place,
        },
        name: item.name.clone().or(body.name),
        clauses: body.clauses,
        place: item.place,
        broken: item.broken || body.broken,
    }
}

/// Reads the tokens of a whole sentence after its kind.
pub(crate) fn read_body(
    text: &str,
    file: FileId,
    tokens: &[Token],
    problems: &mut Problems,
) -> Body {
    let lexemes = lexemes(text, file, tokens);
    Reader::new(&lexemes, problems).body(Inside::Sentence)
}

/// Returns where clauses begin among the tokens of a sentence.
pub(crate) fn split(text: &str, tokens: &[Token]) -> Vec<usize> {
    let lexemes = lexemes(text, FileId::default(), tokens);
    let mut unheard = Problems::new();
    let mut reader = Reader::new(&lexemes, &mut unheard);
    reader.body(Inside::Sentence);
    reader.starts()
}

/// Cuts a part of a text into tokens, with their places in the whole.
fn tokens_within(text: &str, span: Span) -> Vec<Token> {
    let part = text.get(span.range()).unwrap_or("");
    let moved = |it: Token| Token {
        span: Span::new(it.span.start + span.start, it.span.end + span.start),
        ..it
    };
    lex_phrases(part).into_iter().map(moved).collect()
}
