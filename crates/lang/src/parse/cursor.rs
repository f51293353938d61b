//! A walk over the tokens that matter, with brackets paired beforehand.

use crate::keyword::Keyword;
use crate::lexer::{Symbol, Token, TokenKind};
use crate::place::{FileId, Place, Span};

const NO_PARTNER: u32 = u32::MAX;

pub(super) struct Cursor<'a> {
    text: &'a str,
    file: FileId,
    /// All tokens, with spaces and comments.
    all: &'a [Token],
    /// The tokens that are not trivia.
    tokens: Vec<Token>,
    /// For each opening bracket, the index of the closing one.
    partners: Vec<u32>,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str, file: FileId, all: &'a [Token]) -> Self {
        let tokens = significant(all);
        let partners = pair(&tokens);
        Self {
            text,
            file,
            all,
            tokens,
            partners,
            at: 0,
        }
    }

    pub(super) fn kind(&self) -> Option<TokenKind> {
        self.kind_at(0)
    }

    pub(super) fn kind_at(&self, ahead: usize) -> Option<TokenKind> {
        self.tokens.get(self.at + ahead).map(|it| it.kind)
    }

    /// Returns what the token at an index is.
    pub(super) fn kind_of(&self, index: usize) -> Option<TokenKind> {
        self.tokens.get(index).map(|it| it.kind)
    }

    pub(super) fn is(&self, symbol: Symbol) -> bool {
        self.kind() == Some(TokenKind::Symbol(symbol))
    }

    /// Tells whether a token follows the one before it without a space.
    pub(super) fn is_glued(&self, ahead: usize) -> bool {
        let at = self.at + ahead;
        let before = at.checked_sub(1).and_then(|it| self.tokens.get(it));
        match (before, self.tokens.get(at)) {
            (Some(before), Some(token)) => before.span.end == token.span.start,
            _ => false,
        }
    }

    /// Tells whether the current token is the first of its line.
    pub(super) fn begins_line(&self) -> bool {
        let before = self.at.checked_sub(1).and_then(|it| self.tokens.get(it));
        let end = before.map_or(0, |it| it.span.end as usize);
        let gap = self.text.get(end..self.place().span.start as usize);
        before.is_none() || gap.is_none_or(|it| it.contains(['\r', '\n']))
    }

    /// Counts the words from here to the line end; none if anything else is
    /// among them.
    pub(super) fn n_words_alone_on_line(&self) -> usize {
        let mut n_words = 0;
        let mut end = match self.at.checked_sub(1).and_then(|it| self.tokens.get(it)) {
            Some(before) => before.span.end,
            None => return 0,
        };
        for token in self.tokens.get(self.at..).unwrap_or(&[]) {
            let gap = self.text.get(end as usize..token.span.start as usize);
            if gap.is_none_or(|it| it.contains(['\r', '\n'])) {
                return n_words;
            }
            if !matches!(token.kind, TokenKind::Word | TokenKind::Name) {
                return 0;
            }
            n_words += 1;
            end = token.span.end;
        }
        n_words
    }

    /// Tells whether the text ends in a comment that is not closed.
    pub(super) fn ends_in_comment(&self) -> bool {
        let last = self.all.last().map(|it| it.kind);
        last == Some(TokenKind::BlockComment { closed: false })
    }

    pub(super) fn bump(&mut self) {
        self.at = (self.at + 1).min(self.tokens.len());
    }

    /// Returns the place of the current token, or the end of the last one.
    pub(super) fn place(&self) -> Place {
        match self.tokens.get(self.at) {
            Some(token) => Place {
                file: self.file,
                span: token.span,
            },
            None => {
                let last = self.tokens.last().map_or(Span::default(), |it| it.span);
                Place {
                    file: self.file,
                    span: last.after(),
                }
            }
        }
    }

    /// Returns the place of the token before the current one.
    pub(super) fn place_before(&self) -> Place {
        let before = self.at.checked_sub(1).and_then(|it| self.tokens.get(it));
        Place {
            file: self.file,
            span: before.map_or(Span::default(), |it| it.span),
        }
    }

    /// Returns how the token at an index is written.
    pub(super) fn slice_of(&self, index: usize) -> &'a str {
        let token = self.tokens.get(index);
        token.map_or("", |it| self.text.get(it.span.range()).unwrap_or(""))
    }

    pub(super) fn slice(&self, place: Place) -> &'a str {
        self.text.get(place.span.range()).unwrap_or("")
    }

    /// Returns where the bracket that opens here is closed.
    pub(super) fn partner(&self) -> Option<usize> {
        self.partner_of(self.at)
    }

    pub(super) fn partner_of(&self, open: usize) -> Option<usize> {
        let partner = self.partners.get(open).copied().unwrap_or(NO_PARTNER);
        (partner != NO_PARTNER).then_some(partner as usize)
    }

    /// Returns the index of the current token.
    pub(super) fn index(&self) -> usize {
        self.at
    }

    /// Goes to the token after an index; never backwards.
    pub(super) fn jump_past(&mut self, index: usize) {
        self.at = self.at.max(index + 1).min(self.tokens.len());
    }

    /// Goes to the token at an index; never backwards.
    pub(super) fn jump_to(&mut self, index: usize) {
        self.at = self.at.max(index).min(self.tokens.len());
    }

    /// Goes to the token that begins at a byte, or the next; never backwards.
    pub(super) fn jump_to_byte(&mut self, byte: u32) {
        let index = self.tokens.partition_point(|it| it.span.start < byte);
        self.jump_to(index);
    }

    pub(super) fn text(&self) -> &'a str {
        self.text
    }

    pub(super) fn file(&self) -> FileId {
        self.file
    }

    /// Returns every token, trivia included, from the token at one index up to
    /// but not including the token at another.
    pub(super) fn all_between(&self, start: usize, end: usize) -> Vec<Token> {
        let tokens = self.tokens.get(start..end).unwrap_or(&[]);
        match (tokens.first(), tokens.last()) {
            (Some(first), Some(last)) => self.inside(first.span.to(last.span)),
            _ => Vec::new(),
        }
    }

    /// Returns every token, trivia included, that lies inside a span.
    pub(super) fn inside(&self, span: Span) -> Vec<Token> {
        let first = self.all.partition_point(|it| it.span.start < span.start);
        let last = self.all.partition_point(|it| it.span.end <= span.end);
        self.all.get(first..last).unwrap_or(&[]).to_vec()
    }
}

/// Returns the outermost blocks, braces included, in order.
pub(super) fn blocks(all: &[Token]) -> Vec<Span> {
    let tokens = significant(all);
    let partners = pair(&tokens);
    let mut blocks: Vec<Span> = Vec::new();
    for (token, partner) in tokens.iter().zip(partners) {
        let is_inside = blocks.last().is_some_and(|it| token.span.start < it.end);
        let close = tokens.get(partner as usize);
        if let Some(close) = close
            && token.kind == TokenKind::Symbol(Symbol::OpenBlock)
            && !is_inside
        {
            blocks.push(Span::new(token.span.start, close.span.end));
        }
    }
    blocks
}

fn significant(all: &[Token]) -> Vec<Token> {
    let significant = all.iter().filter(|it| !it.kind.is_trivia());
    significant.copied().collect()
}

/// Pairs brackets in one pass. A closing bracket closes the nearest opening
/// one of its kind within the same braces; `new` outside braces closes none,
/// but nothing stays open across it.
fn pair(tokens: &[Token]) -> Vec<u32> {
    let mut partners = vec![NO_PARTNER; tokens.len()];
    let mut open: Vec<(Symbol, usize)> = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token.kind {
            TokenKind::Symbol(symbol) => match symbol {
                Symbol::OpenParen | Symbol::OpenList | Symbol::OpenBlock => open.push((symbol, at)),
                Symbol::CloseParen | Symbol::CloseList => {
                    let wanted = opener(symbol);
                    if let Some(&(_, start)) = open.last().filter(|it| it.0 == wanted) {
                        partners[start] = at as u32;
                        open.pop();
                    }
                }
                Symbol::CloseBlock => {
                    close_list_and_parens(&mut open);
                    if let Some((_, start)) = open.pop() {
                        partners[start] = at as u32;
                    }
                }
                _ => {}
            },
            TokenKind::Keyword(Keyword::New) => close_list_and_parens(&mut open),
            _ => {}
        }
    }
    partners
}

fn close_list_and_parens(open: &mut Vec<(Symbol, usize)>) {
    while open.last().is_some_and(|it| it.0 != Symbol::OpenBlock) {
        open.pop();
    }
}

fn opener(close: Symbol) -> Symbol {
    if close == Symbol::CloseParen {
        Symbol::OpenParen
    } else {
        Symbol::OpenList
    }
}
