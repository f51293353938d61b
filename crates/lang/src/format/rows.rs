//! From tokens to rows: the head of an item, an include, or one clause, with
//! the comments that belong to each.

use super::{Separators, block, lone, phrase};
use crate::keyword::Keyword;
use crate::lexer::{Symbol, Token, TokenKind, lex, lex_phrases};
use crate::place::Span;
use crate::tree::Tree;

/// What one line of canonical text holds.
pub(super) struct Row {
    pub(super) kind: RowKind,
    /// Words that stay together; the first is the clause word.
    pub(super) chunks: Vec<Chunk>,
    /// Comments on lines of their own before it.
    pub(super) leading: Vec<Comment>,
    /// Comments after it on the same line.
    pub(super) trailing: Vec<String>,
    pub(super) blank_before: bool,
    /// It began on another line than the row before it ended.
    pub(super) after_line_end: bool,
    /// It was written over several lines.
    pub(super) has_line_end: bool,
    /// Nothing but space stands between the row before and it.
    pub(super) is_beside: bool,
    /// After its first word comes `when`, or nothing.
    pub(super) is_one_word: bool,
    /// It belongs to an item whose clauses are phrases.
    pub(super) is_phrased: bool,
}

impl Row {
    pub(super) fn word(&self) -> &str {
        self.chunks.first().map_or("", |it| &it.text)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum RowKind {
    /// `new Kind called "Name"` or an include.
    Head,
    Clause,
}

pub(super) struct Chunk {
    pub(super) text: String,
    pub(super) before: Break,
    pub(super) is_comment: bool,
}

/// What must stand before a chunk.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Break {
    Space,
    Line,
}

/// A comment on a line of its own.
pub(super) struct Comment {
    pub(super) text: String,
    pub(super) blank_before: bool,
    pub(super) indented: bool,
}

/// Returns the rows of a text and the comments after the last one.
pub(super) fn rows(text: &str, tree: &Tree, separators: Separators) -> (Vec<Row>, Vec<Comment>) {
    // What only phrases use stands only in them, or the text has errors.
    let is_phrased = tree.items.iter().any(|it| it.phrased);
    let tokens = if is_phrased {
        lex_phrases(text)
    } else {
        lex(text)
    };
    let starts = starts(tree);
    let phrases = phrase::phrases(tree);
    let mut builder = Builder {
        text,
        tokens: &tokens,
        separators,
        starts: &starts,
        phrases: &phrases,
        tick_is_open: false,
        following: following(&tokens),
        rows: Vec::new(),
        comments: Vec::new(),
        n_line_ends: 0,
        line_begins: true,
        before: None,
        before_is_sign: false,
        break_next: false,
        is_separated: false,
    };
    let mut at = 0;
    while at < tokens.len() {
        at = builder.token(at);
    }
    (lone::join(builder.rows), builder.comments)
}

/// Where a head or a clause begins.
struct Start {
    kind: RowKind,
    /// Its first word, which has spaces in it if it is in back ticks.
    word: Span,
    is_phrased: bool,
}

/// Returns where heads and clauses begin, in order.
fn starts(tree: &Tree) -> Vec<Start> {
    let head = |span: Span| Start {
        kind: RowKind::Head,
        word: Span::new(span.start, span.start),
        is_phrased: false,
    };
    let mut starts: Vec<Start> = Vec::new();
    for item in &tree.items {
        starts.push(Start {
            is_phrased: item.phrased,
            ..head(item.place.span)
        });
        starts.extend(item.clauses.iter().map(|it| Start {
            kind: RowKind::Clause,
            word: it.word.place.span,
            is_phrased: item.phrased,
        }));
    }
    starts.extend(tree.includes.iter().map(|it| head(it.place.span)));
    starts.sort_by_key(|it| it.word.start);
    starts
}

/// Returns, for each token, the index of the next one that is not trivia.
fn following(tokens: &[Token]) -> Vec<usize> {
    let mut following = vec![tokens.len(); tokens.len()];
    for at in (1..tokens.len()).rev() {
        following[at - 1] = if tokens[at].kind.is_trivia() {
            following[at]
        } else {
            at
        };
    }
    following
}

pub(super) struct Builder<'a> {
    text: &'a str,
    pub(super) tokens: &'a [Token],
    separators: Separators,
    starts: &'a [Start],
    /// Where the phrases stand.
    pub(super) phrases: &'a [Span],
    /// A name in back ticks has begun in the phrase.
    pub(super) tick_is_open: bool,
    following: Vec<usize>,
    rows: Vec<Row>,
    /// Comments on their own lines that wait for the next row.
    comments: Vec<Comment>,
    /// Line ends since the last token that was not a space.
    n_line_ends: usize,
    /// Nothing but spaces and waiting comments stands before on this line.
    line_begins: bool,
    /// The token before, within the row.
    pub(super) before: Option<usize>,
    /// That token is a sign, not an operator.
    pub(super) before_is_sign: bool,
    /// The next chunk must begin a line.
    break_next: bool,
    /// A separator that is dropped stands after the token before.
    is_separated: bool,
}

impl Builder<'_> {
    /// Takes the token at an index; returns the index of the next one.
    fn token(&mut self, at: usize) -> usize {
        let token = self.tokens[at];
        match token.kind {
            TokenKind::Space | TokenKind::Unknown => {}
            TokenKind::LineEnd => {
                self.n_line_ends += 1;
                self.line_begins = true;
            }
            TokenKind::LineComment | TokenKind::BlockComment { .. } => self.comment(at),
            _ => return self.significant(at),
        }
        at + 1
    }

    fn significant(&mut self, at: usize) -> usize {
        let token = self.tokens[at];
        let start = self.start_at(at);
        if start.is_none() && self.is_dropped(at) {
            self.is_separated |= token.kind != TokenKind::Symbol(Symbol::Colon);
            return at + 1;
        }
        let mut next = at + 1;
        if let Some(kind) = start {
            next = self.begin(kind, at);
        } else if self.is_in_phrase(at) {
            self.append(at);
        } else if token.kind == TokenKind::Symbol(Symbol::OpenBlock) {
            let close = self.closing(at);
            let last = self.tokens[close].span;
            let inside = self
                .text
                .get(token.span.end as usize..last.start as usize)
                .unwrap_or("");
            let before = self.break_before();
            self.note_line_ends();
            self.push(Chunk {
                text: block::block(inside),
                before,
                is_comment: false,
            });
            self.before = Some(close);
            self.before_is_sign = false;
            next = close + 1;
        } else {
            self.append(at);
        }
        self.n_line_ends = 0;
        self.line_begins = false;
        next
    }

    /// Begins a row; returns the index of the token after its first word.
    fn begin(&mut self, kind: RowKind, at: usize) -> usize {
        let mut text = self.slice(at).to_owned();
        let mut next = at + 1;
        let before = self.rows.last().is_some_and(|it| it.is_phrased);
        let mut is_phrased = before && kind == RowKind::Clause;
        if let Some(start) = self.known_start(at) {
            is_phrased = start.is_phrased;
            let word = start.word;
            if word.end > self.tokens[at].span.end {
                let inside = self.text.get(word.range()).unwrap_or("").trim_matches('`');
                let parts: Vec<&str> = inside.split_whitespace().collect();
                text = format!("`{}`", parts.join(" "));
                next = self.tokens.partition_point(|it| it.span.start < word.end);
            }
        }
        let after_line_end = self.n_line_ends > 0 || self.line_begins;
        let mut leading = std::mem::take(&mut self.comments);
        for comment in &mut leading {
            comment.indented |= kind == RowKind::Clause;
        }
        let row = Row {
            kind,
            is_beside: !after_line_end && !self.is_separated,
            is_one_word: self.is_one_word(at),
            is_phrased,
            chunks: vec![Chunk {
                text,
                before: Break::Space,
                is_comment: false,
            }],
            leading,
            trailing: Vec::new(),
            blank_before: self.n_line_ends > 1,
            after_line_end,
            has_line_end: false,
        };
        self.rows.push(row);
        self.before = Some(next - 1);
        self.tick_is_open = false;
        self.before_is_sign = false;
        self.break_next = false;
        self.is_separated = false;
        next
    }

    fn append(&mut self, at: usize) {
        let kind = self.tokens[at].kind;
        let in_phrase = self.is_in_phrase(at) || self.is_kept(at);
        let glued = if in_phrase {
            self.is_glued_in_phrase(at)
        } else {
            self.is_glued(at)
        };
        let is_minus = kind == TokenKind::Symbol(Symbol::Minus);
        let is_sign = is_minus && !in_phrase && !self.ends_value();
        self.tick_is_open ^= kind == TokenKind::Symbol(Symbol::Backtick);
        let before = self.break_before();
        self.note_line_ends();
        let text = self.slice(at).to_owned();
        let last = self.rows.last_mut().and_then(|it| it.chunks.last_mut());
        match last {
            Some(last) if glued && !last.is_comment && before == Break::Space => {
                last.text.push_str(&text);
            }
            _ => self.push(Chunk {
                text,
                before,
                is_comment: false,
            }),
        }
        self.before = Some(at);
        self.before_is_sign = is_sign;
    }

    fn comment(&mut self, at: usize) {
        let next = self.following[at];
        let inside_row = !self.rows.is_empty() && self.goes_on(next);
        let own_line = self.line_begins;
        let text = block::trim_lines(self.slice(at));
        if inside_row {
            let is_line = self.tokens[at].kind == TokenKind::LineComment;
            let before = if own_line {
                Break::Line
            } else {
                self.break_before()
            };
            self.note_line_ends();
            self.push(Chunk {
                text,
                before,
                is_comment: true,
            });
            self.break_next = is_line || before == Break::Line;
        } else if own_line {
            let away_from_margin = at > 0 && self.tokens[at - 1].kind == TokenKind::Space;
            let indented = away_from_margin && !self.rows.is_empty();
            match self.comments.last_mut() {
                // Two comments on one line stay on one line.
                Some(last) if self.n_line_ends == 0 => {
                    last.text.push(' ');
                    last.text.push_str(&text);
                }
                _ => {
                    let blank_before = self.n_line_ends > 1;
                    self.comments.push(Comment {
                        text,
                        blank_before,
                        indented,
                    });
                }
            }
            self.n_line_ends = 0;
            return;
        } else if let Some(row) = self.rows.last_mut() {
            row.trailing.push(text);
        }
        self.n_line_ends = 0;
        self.line_begins = false;
    }

    fn push(&mut self, chunk: Chunk) {
        if let Some(row) = self.rows.last_mut() {
            row.chunks.push(chunk);
        }
    }

    fn break_before(&mut self) -> Break {
        if std::mem::take(&mut self.break_next) {
            Break::Line
        } else {
            Break::Space
        }
    }

    /// Remembers that the row was written over several lines.
    fn note_line_ends(&mut self) {
        if let Some(row) = self.rows.last_mut() {
            row.has_line_end |= self.n_line_ends > 0;
        }
    }

    /// Tells whether a row that begins at a token has no value.
    fn is_one_word(&self, at: usize) -> bool {
        let mut next = self.following[at];
        while next < self.tokens.len() && self.is_separator(next) {
            next = self.following[next];
        }
        match self.tokens.get(next).map(|it| it.kind) {
            None | Some(TokenKind::Keyword(Keyword::When | Keyword::Called)) => true,
            Some(_) => self.start_at(next).is_some(),
        }
    }

    fn is_separator(&self, at: usize) -> bool {
        let kind = self.tokens[at].kind;
        matches!(kind, TokenKind::Symbol(Symbol::Semicolon | Symbol::Comma))
    }

    /// Tells what begins at a token. A name given late begins a row too.
    pub(super) fn start_at(&self, at: usize) -> Option<RowKind> {
        let token = self.tokens[at];
        let late_name = token.kind == TokenKind::Keyword(Keyword::Called)
            && !self.is_in_phrase(at)
            && self
                .rows
                .last()
                .is_some_and(|it| it.kind == RowKind::Clause);
        if late_name {
            return Some(RowKind::Clause);
        }
        self.known_start(at).map(|it| it.kind)
    }

    /// Returns what the tree says begins at a token.
    fn known_start(&self, at: usize) -> Option<&Start> {
        let start = self.tokens[at].span.start;
        let found = self
            .starts
            .binary_search_by_key(&start, |it| it.word.start)
            .ok()?;
        self.starts.get(found)
    }

    /// Tells whether the row goes on at a token, or past it if it is dropped.
    fn goes_on(&self, at: usize) -> bool {
        let Some(token) = self.tokens.get(at) else {
            return false;
        };
        if self.start_at(at).is_some() {
            return false;
        }
        if !self.is_dropped(at) {
            return true;
        }
        let next = self.following[at];
        let Some(next_kind) = self.tokens.get(next).map(|it| it.kind) else {
            return false;
        };
        let separator = |it| matches!(it, TokenKind::Symbol(Symbol::Semicolon | Symbol::Comma));
        let ends = token.kind == TokenKind::Symbol(Symbol::Semicolon) || separator(next_kind);
        !ends && self.start_at(next).is_none()
    }

    /// Tells whether a separator says nothing that the form does not say.
    fn is_dropped(&self, at: usize) -> bool {
        if self.is_in_phrase(at) || self.is_kept(at) {
            return false;
        }
        let next = self.following[at];
        let next_kind = self.tokens.get(next).map(|it| it.kind);
        match self.tokens[at].kind {
            TokenKind::Symbol(Symbol::Semicolon) => true,
            TokenKind::Symbol(Symbol::Colon) => true,
            TokenKind::Symbol(Symbol::Comma) => match next_kind {
                None | Some(TokenKind::Keyword(Keyword::When | Keyword::Called)) => true,
                Some(TokenKind::Symbol(
                    Symbol::CloseParen | Symbol::CloseList | Symbol::Comma | Symbol::Semicolon,
                )) => true,
                Some(_) => self.start_at(next).is_some(),
            },
            _ => false,
        }
    }

    /// Tells whether a separator stands right before a clause of phrases, and
    /// stays.
    fn is_kept(&self, at: usize) -> bool {
        let next = self.following[at];
        let is_between = |it: &Row| it.is_phrased && it.kind == RowKind::Clause;
        self.separators == Separators::Kept
            && self.is_separator(at)
            && self.rows.last().is_some_and(is_between)
            && next < self.tokens.len()
            && self.start_at(next) == Some(RowKind::Clause)
    }

    /// Returns the index of the brace that closes the one at an index.
    fn closing(&self, open: usize) -> usize {
        let mut depth = 0_usize;
        for (at, token) in self.tokens.iter().enumerate().skip(open) {
            match token.kind {
                TokenKind::Symbol(Symbol::OpenBlock) => depth += 1,
                TokenKind::Symbol(Symbol::CloseBlock) => {
                    depth -= 1;
                    if depth == 0 {
                        return at;
                    }
                }
                _ => {}
            }
        }
        self.tokens.len() - 1
    }

    fn slice(&self, at: usize) -> &str {
        self.text.get(self.tokens[at].span.range()).unwrap_or("")
    }
}
