//! The pieces that the reader looks at: tokens without trivia, with figures
//! such as `+1/+1` and names in back ticks made one piece each.

use super::lexicon::{Role, Sense, senses};
use std::borrow::Cow;
use tapete_lang::{FileId, Place, Span, Symbol, Token, TokenKind, Word};

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LexemeKind {
    /// A lower-case word, also one of the common form such as `when`.
    Word,
    /// A capitalised word.
    Name,
    Number,
    Text {
        closed: bool,
    },
    /// `+1/+1`, `-N/+0`.
    Figures,
    Symbol(Symbol),
    /// Characters that mean nothing.
    Unknown,
}

#[derive(Clone, Debug)]
pub(crate) struct Lexeme<'a> {
    pub(crate) kind: LexemeKind,
    /// As written; a name in back ticks has underscores for its spaces.
    pub(crate) text: Cow<'a, str>,
    pub(crate) place: Place,
    /// Which token it begins with.
    pub(crate) token: usize,
    /// It is the first one of its line.
    pub(crate) begins_line: bool,
    /// Nothing stands between it and the one before.
    pub(crate) glued: bool,
    pub(crate) senses: &'static [Sense],
}

impl Lexeme<'_> {
    /// Returns the word that it is in a role, if it is one.
    pub(crate) fn sense(&self, role: Role) -> Option<&'static Word> {
        self.senses.iter().find(|it| it.0 == role).map(|it| it.1)
    }

    /// Tells whether it is a certain word in a role.
    pub(crate) fn is(&self, role: Role, name: &str) -> bool {
        let mut senses = self.senses.iter();
        senses.any(|it| it.0 == role && it.1.name == name)
    }

    pub(crate) fn is_symbol(&self, symbol: Symbol) -> bool {
        self.kind == LexemeKind::Symbol(symbol)
    }
}

/// Makes the pieces of some tokens of a text.
pub(crate) fn lexemes<'a>(text: &'a str, file: FileId, tokens: &[Token]) -> Vec<Lexeme<'a>> {
    let mut lexemes: Vec<Lexeme<'a>> = Vec::with_capacity(tokens.len() / 2);
    let mut begins_line = true;
    let mut end_before = None;
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let is_noise = token.kind.is_trivia() && token.kind != TokenKind::Unknown;
        if is_noise {
            let has_line_end = match token.kind {
                TokenKind::LineEnd => true,
                _ => slice(text, token.span).contains('\n'),
            };
            begins_line = begins_line || has_line_end;
            at += 1;
            continue;
        }
        let (kind, spelling, n_tokens) = piece(text, tokens, at, lexemes.last());
        let last = tokens
            .get(at + n_tokens - 1)
            .map_or(token.span, |it| it.span);
        let span = token.span.to(last);
        let senses = match kind {
            LexemeKind::Word | LexemeKind::Name => senses(&spelling),
            _ => &[],
        };
        lexemes.push(Lexeme {
            kind,
            text: spelling,
            place: Place { file, span },
            token: at,
            begins_line,
            glued: end_before == Some(span.start),
            senses,
        });
        begins_line = false;
        end_before = Some(span.end);
        at += n_tokens;
    }
    lexemes
}

/// Returns the piece that begins at a token, and how many tokens it takes.
fn piece<'a>(
    text: &'a str,
    tokens: &[Token],
    at: usize,
    before: Option<&Lexeme<'a>>,
) -> (LexemeKind, Cow<'a, str>, usize) {
    let token = tokens[at];
    let spelling = slice(text, token.span);
    let kind = match token.kind {
        TokenKind::Word | TokenKind::Keyword(_) => LexemeKind::Word,
        TokenKind::Name => LexemeKind::Name,
        TokenKind::Number => LexemeKind::Number,
        TokenKind::Text { closed } => LexemeKind::Text { closed },
        TokenKind::Symbol(Symbol::Backtick) => {
            if let Some((name, n_tokens)) = ticked(text, tokens, at) {
                return (LexemeKind::Word, name, n_tokens);
            }
            LexemeKind::Unknown
        }
        TokenKind::Symbol(Symbol::Plus | Symbol::Minus) if !follows_amount(token, before) => {
            if let Some(end) = figures(tokens, at) {
                let span = tokens.get(end).map_or(token.span, |it| it.span);
                let whole = slice(text, token.span.to(span));
                return (LexemeKind::Figures, whole.into(), end + 1 - at);
            }
            LexemeKind::Symbol(if spelling == "+" {
                Symbol::Plus
            } else {
                Symbol::Minus
            })
        }
        TokenKind::Symbol(symbol) => LexemeKind::Symbol(symbol),
        _ => LexemeKind::Unknown,
    };
    (kind, spelling.into(), 1)
}

/// Tells whether something is glued before a sign, as in `N+1`.
fn follows_amount(sign: Token, before: Option<&Lexeme<'_>>) -> bool {
    before.is_some_and(|it| {
        let counts = matches!(
            it.kind,
            LexemeKind::Number
                | LexemeKind::Name
                | LexemeKind::Word
                | LexemeKind::Symbol(Symbol::CloseParen)
        );
        counts && it.place.span.end == sign.span.start
    })
}

/// Returns the last token of the figures that begin with a sign.
fn figures(tokens: &[Token], at: usize) -> Option<usize> {
    let is_part = |kind| matches!(kind, TokenKind::Number | TokenKind::Name | TokenKind::Word);
    let is_sign = |kind| {
        matches!(
            kind,
            TokenKind::Symbol(Symbol::Plus) | TokenKind::Symbol(Symbol::Minus)
        )
    };
    let kinds = tokens.get(at..at + 5)?;
    let fits = is_sign(kinds[0].kind)
        && is_part(kinds[1].kind)
        && kinds[2].kind == TokenKind::Symbol(Symbol::Slash)
        && is_sign(kinds[3].kind)
        && is_part(kinds[4].kind);
    fits.then_some(at + 4)
}

/// Reads a name in back ticks: its words with underscores between them, and how
/// many tokens it takes. It must close on its line.
fn ticked<'a>(text: &str, tokens: &[Token], at: usize) -> Option<(Cow<'a, str>, usize)> {
    let mut name = String::new();
    for (index, token) in tokens.iter().enumerate().skip(at + 1) {
        match token.kind {
            TokenKind::Symbol(Symbol::Backtick) => {
                return (!name.is_empty()).then(|| (name.into(), index + 1 - at));
            }
            TokenKind::Space => {}
            TokenKind::Word | TokenKind::Keyword(_) | TokenKind::Name | TokenKind::Number => {
                if !name.is_empty() {
                    name.push('_');
                }
                name.push_str(slice(text, token.span));
            }
            _ => return None,
        }
    }
    None
}

fn slice(text: &str, span: Span) -> &str {
    text.get(span.range()).unwrap_or("")
}

/// Returns what a quoted text says. Escapes that mean nothing are left out; the
/// common form tells of them.
pub(crate) fn unquoted(quoted: &str) -> String {
    let mut chars = quoted.chars();
    let open = chars.next();
    let mut inner = chars.as_str();
    if open.is_some() && inner.ends_with(['"', '”', '“', '»', '\'']) {
        let last = inner.chars().next_back().map_or(0, char::len_utf8);
        inner = &inner[..inner.len() - last];
    }
    let mut out = String::with_capacity(inner.len());
    let mut chars = inner.chars();
    while let Some(it) = chars.next() {
        if it != '\\' {
            out.push(it);
            continue;
        }
        match chars.next() {
            Some('n') => out.push('\n'),
            Some('t') => out.push('\t'),
            Some('u') => {
                let rest = chars.as_str();
                let code = rest.strip_prefix('{').and_then(|it| it.split_once('}'));
                if let Some((digits, after)) = code
                    && digits.len() <= 6
                {
                    let number = u32::from_str_radix(digits, 16).ok();
                    out.extend(number.and_then(char::from_u32));
                    chars = after.chars();
                }
            }
            Some(other) => out.push(other),
            None => {}
        }
    }
    out
}

/// Writes a text in quotes, so that [`unquoted`] gives it back.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for it in text.chars() {
        match it {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\u{d}"),
            _ => out.push(it),
        }
    }
    out.push('"');
    out
}
