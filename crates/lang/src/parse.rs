//! Reads the sentence form: items, clauses, and where to go on after a mistake.
//!
//! Every token is looked at a bounded number of times: brackets are paired in
//! one pass beforehand, so that recovery can jump instead of searching.

mod clause;
mod cursor;
mod lexical;
mod phrase;
mod slip;
mod value;

use crate::codes;
use crate::diagnostic::{Diagnostic, Phrase};
use crate::help::DID_YOU_MEAN;
use crate::keyword::Keyword;
use crate::lexer::{Symbol, TokenKind, lex, lex_phrases};
use crate::phrasing::{Phrasing, Phrasings, is_common, phrasing_of};
use crate::place::{FileId, Place, Sources, Span};
use crate::problems::Problems;
use crate::text::unquote;
use crate::tree::{Block, Clause, Include, Item, Spelled, TextValue, Tree, Value, ValueKind};
use cursor::Cursor;
use slip::Slip;
use tapete_speech::{Bilingual, capital};

/// How deep brackets, `not` and operators may nest.
pub const DEPTH_MAX: usize = 64;

/// The largest file that is read, in bytes.
pub const FILE_BYTES_MAX: usize = 4 << 20;

/// Reads one file. Includes are listed in the tree, not followed.
///
/// A file with a word that one of the phrasings knows is read in phrases.
pub fn parse(
    sources: &Sources,
    file: FileId,
    phrasings: Phrasings<'_>,
    problems: &mut Problems,
) -> Tree {
    let text = sources.text(file);
    if text.len() > FILE_BYTES_MAX {
        let place = Place {
            file,
            span: Span::default(),
        };
        problems.push(
            Diagnostic::new(&codes::TOO_LARGE, place)
                .arg(sources.name(file))
                .arg(bytes(text.len()))
                .arg(bytes(FILE_BYTES_MAX)),
        );
        return Tree::default();
    }
    let mut tokens = lex(text);
    let phrasing = phrasing_of(text, &tokens, phrasings);
    if phrasing.is_some() {
        tokens = lex_phrases(text);
        lexical::read_phrases(text, file, &mut tokens, problems);
    } else {
        lexical::read(text, file, &mut tokens, problems);
    }
    let mut parser = Parser::new(text, file, &tokens, problems);
    parser.phrasing = phrasing;
    parser.tree()
}

/// Reads the inside of a block as clauses.
pub(crate) fn block_clauses(
    sources: &Sources,
    block: &Block,
    problems: &mut Problems,
) -> Vec<Clause> {
    let file = block.place.file;
    let text = sources.text(file);
    let mut tokens = block.tokens.clone();
    lexical::read(text, file, &mut tokens, problems);
    let mut parser = Parser::new(text, file, &tokens, problems);
    let mut item = Item {
        kind: Spelled {
            text: String::new(),
            place: block.place,
        },
        name: None,
        clauses: Vec::new(),
        place: block.place,
        phrased: false,
        broken: false,
    };
    while parser.cursor.kind().is_some() {
        parser.clauses(&mut item);
        if parser.cursor.kind().is_some() {
            parser.unexpected(None);
            parser.cursor.bump();
            parser.synchronise();
        }
    }
    item.clauses
}

struct Parser<'a> {
    cursor: Cursor<'a>,
    problems: &'a mut Problems,
    depth: usize,
    /// A problem was reported and what follows is not trusted until the next
    /// clause.
    lost: bool,
    /// How the items are read, if not in the common form.
    phrasing: Option<&'a Phrasing>,
}

impl<'a> Parser<'a> {
    fn new(
        text: &'a str,
        file: FileId,
        tokens: &'a [crate::lexer::Token],
        problems: &'a mut Problems,
    ) -> Self {
        Self {
            cursor: Cursor::new(text, file, tokens),
            problems,
            depth: 0,
            lost: false,
            phrasing: None,
        }
    }

    fn tree(mut self) -> Tree {
        let mut tree = Tree::default();
        while let Some(kind) = self.cursor.kind() {
            match kind {
                TokenKind::Keyword(Keyword::New) => {
                    let start = self.cursor.place();
                    self.cursor.bump();
                    let item = self.item(start);
                    tree.items.push(item);
                }
                TokenKind::Keyword(Keyword::Include) => {
                    let word = self.cursor.place();
                    self.cursor.bump();
                    let items_before = tree.items.len();
                    tree.includes.extend(self.include(word, items_before));
                }
                TokenKind::Symbol(Symbol::Semicolon | Symbol::Comma) => self.cursor.bump(),
                _ if self.meant_sentence(&mut tree) => {}
                _ => {
                    self.unexpected(Some(Bilingual::new(
                        "a sentence begins with `new`, as in `new Domino called \"Block\"`",
                        "una oración comienza con `nuevo`, como en `nuevo Domino llamado \"Bloque\"`",
                    )));
                    while self.cursor.kind().is_some_and(|it| !begins_sentence(it)) {
                        self.cursor.bump();
                    }
                }
            }
        }
        tree
    }

    /// Reads a sentence whose first word is misspelt or missing as it was meant;
    /// tells whether there was one.
    fn meant_sentence(&mut self, tree: &mut Tree) -> bool {
        let Some(slip) = self.slip() else {
            return false;
        };
        let start = self.cursor.place();
        self.tell_slip(slip);
        match slip {
            Slip::New { .. } => {
                let item = self.item(start);
                tree.items.push(item);
            }
            Slip::Include { .. } => {
                let items_before = tree.items.len();
                tree.includes.extend(self.include(start, items_before));
            }
        }
        true
    }

    /// Reads what follows `include`.
    fn include(&mut self, word: Place, items_before: usize) -> Option<Include> {
        let Some(path) = self.text() else {
            self.problems.push(
                Diagnostic::new(&codes::MISSING_VALUE, word)
                    .arg(self.cursor.slice(word))
                    .help(Bilingual::new(
                        "write the file in quotes: `include \"tiles.tapete\"`",
                        "escribe el archivo entre comillas: `incluye \"fichas.tapete\"`",
                    )),
            );
            while self.cursor.kind().is_some_and(|it| !begins_sentence(it)) {
                self.cursor.bump();
            }
            return None;
        };
        let place = word.to(path.place);
        Some(Include {
            path,
            place,
            items_before,
        })
    }

    /// Reads what follows `new`.
    fn item(&mut self, start: Place) -> Item {
        let kind = self.kind_word(start);
        let phrasing = self.phrasing.filter(|_| !is_common(&kind.text));
        let mut item = Item {
            kind,
            name: self.name(),
            clauses: Vec::new(),
            place: start,
            phrased: phrasing.is_some(),
            broken: false,
        };
        match phrasing {
            Some(phrasing) => self.phrases(phrasing, &mut item),
            None => self.clauses(&mut item),
        }
        // A comment that is not closed has swallowed the rest.
        let is_last = self.cursor.kind().is_none();
        item.broken = item.broken || (is_last && self.cursor.ends_in_comment());
        item.place = start.to(self.cursor.place_before());
        item
    }

    /// Reads the name after a kind, where `called` may be left out or misspelt.
    fn name(&mut self) -> Option<TextValue> {
        if let Some(meant) = self.slip_of_called() {
            let place = self.cursor.place();
            let told = Diagnostic::new(&codes::UNEXPECTED, place).arg(self.cursor.slice(place));
            let told = told.help_with(DID_YOU_MEAN, vec![meant.into()]);
            self.problems.push(told.fix(place, meant));
            self.cursor.bump();
        }
        self.text()
    }

    /// Reads the capitalised word after `new`.
    fn kind_word(&mut self, new: Place) -> Spelled {
        let place = self.cursor.place();
        let word = self.cursor.slice(place);
        match self.cursor.kind() {
            Some(TokenKind::Name) => {
                self.cursor.bump();
                Spelled {
                    text: word.to_owned(),
                    place,
                }
            }
            Some(TokenKind::Word) => {
                let capitalised = capital(word);
                let diagnostic = Diagnostic::new(&codes::EXPECTED_KIND, place);
                // `new deals 7`: the word has a value, so it is a clause.
                let is_clause = self.cursor.kind_at(1).is_some_and(begins_value);
                let named = matches!(
                    self.cursor.kind_at(1),
                    Some(TokenKind::Text { .. } | TokenKind::Keyword(Keyword::Called))
                );
                if is_clause && !named {
                    self.problems.push(diagnostic.arg(format!("`{word}`")));
                    return Spelled {
                        text: String::new(),
                        place,
                    };
                }
                let help = Bilingual::new(
                    "kinds begin with a capital: write `{0}`",
                    "las clases llevan mayúscula: escribe `{0}`",
                );
                self.problems.push(
                    diagnostic
                        .arg(format!("`{word}`"))
                        .help_with(help, vec![capitalised.as_str().into()])
                        .fix(place, capitalised.as_str()),
                );
                self.cursor.bump();
                Spelled {
                    text: capitalised,
                    place,
                }
            }
            // `new called Domino "Short"`: the words are there in another order.
            Some(TokenKind::Keyword(Keyword::Called))
                if self.cursor.kind_at(1) == Some(TokenKind::Name) =>
            {
                self.cursor.bump();
                let kind = self.cursor.place();
                self.cursor.bump();
                let text = self.cursor.slice(kind);
                let help = Bilingual::new(
                    "the kind stands first: `new {0} called`",
                    "la clase va primero: `nuevo {0} llamado`",
                );
                let told = Diagnostic::new(&codes::EXPECTED_KIND, place).arg(format!("`{word}`"));
                self.problems.push(told.help_with(help, vec![text.into()]));
                Spelled {
                    text: text.to_owned(),
                    place: kind,
                }
            }
            Some(_) => {
                let found = format!("`{word}`");
                self.problems
                    .push(Diagnostic::new(&codes::EXPECTED_KIND, place).arg(found));
                Spelled {
                    text: String::new(),
                    place,
                }
            }
            None => {
                let end = Bilingual::new("the end of the text", "el final del texto");
                self.problems
                    .push(Diagnostic::new(&codes::EXPECTED_KIND, new).arg(end));
                Spelled {
                    text: String::new(),
                    place: new,
                }
            }
        }
    }

    /// Reads clauses until the next sentence or the end.
    fn clauses(&mut self, item: &mut Item) {
        while let Some(kind) = self.cursor.kind() {
            match kind {
                TokenKind::Keyword(Keyword::New | Keyword::Include) => return,
                // After a name the next sentence can only begin with a slip.
                TokenKind::Word | TokenKind::Name
                    if self.slip_of_new(self.cursor.index()).is_some() =>
                {
                    return;
                }
                TokenKind::Keyword(Keyword::Called) => self.called(item),
                TokenKind::Symbol(Symbol::Comma | Symbol::Semicolon) => self.cursor.bump(),
                _ if self.begins_clause() => {
                    let clause = self.clause();
                    item.clauses.push(clause);
                }
                TokenKind::Keyword(Keyword::When) => {
                    self.unexpected(Some(Bilingual::new(
                        "`when` follows the value of a clause; join conditions with `and`",
                        "`cuando` sigue al valor de una cláusula; une las condiciones con `y`",
                    )));
                    self.cursor.bump();
                    self.value_quietly();
                }
                _ => {
                    self.unexpected(Some(Bilingual::new(
                        "a clause begins with a lower-case word",
                        "una cláusula comienza con una palabra en minúscula",
                    )));
                    item.broken = true;
                    self.cursor.bump();
                    self.synchronise();
                }
            }
        }
    }

    fn called(&mut self, item: &mut Item) {
        let word = self.cursor.place();
        self.cursor.bump();
        let Some(name) = self.text() else {
            let name = self.skip_bare_name();
            let diagnostic =
                Diagnostic::new(&codes::MISSING_VALUE, word).arg(self.cursor.slice(word));
            self.problems.push(match name {
                Some(name) => diagnostic.help_with(
                    Bilingual::new(
                        "write the name in quotes: `called \"{0}\"`",
                        "escribe el nombre entre comillas: `llamado \"{0}\"`",
                    ),
                    vec![name.into()],
                ),
                None => diagnostic.help(Bilingual::new(
                    "write the name in quotes: `called \"Block\"`",
                    "escribe el nombre entre comillas: `llamado \"Bloque\"`",
                )),
            });
            // Whoever checks need not ask for the name again.
            item.name.get_or_insert(TextValue {
                text: String::new(),
                place: word,
            });
            return;
        };
        if let Some(first) = &item.name {
            self.problems.push(
                Diagnostic::new(&codes::REPEATED_CLAUSE, word)
                    .arg(self.cursor.slice(word))
                    .label(first.place, Bilingual::new("first here", "primero aquí")),
            );
            return;
        }
        item.name = Some(name);
    }

    /// Skips a name without quotes, which belongs to the mistake: capitalised
    /// words, or whatever words are alone on the line.
    fn skip_bare_name(&mut self) -> Option<&'a str> {
        let start = self.cursor.place();
        let n_alone = self.cursor.n_words_alone_on_line();
        let mut n_words = 0;
        while n_words < n_alone
            || (self.cursor.kind() == Some(TokenKind::Name) && !self.begins_clause())
        {
            self.cursor.bump();
            n_words += 1;
        }
        let name = start.to(self.cursor.place_before());
        (n_words > 0).then(|| self.cursor.slice(name))
    }

    fn begins_clause(&self) -> bool {
        match self.cursor.kind() {
            Some(TokenKind::Word) => true,
            Some(TokenKind::Name) => {
                self.cursor.kind_at(1) == Some(TokenKind::Symbol(Symbol::OpenBlock))
            }
            _ => false,
        }
    }

    fn text(&mut self) -> Option<TextValue> {
        let place = self.cursor.place();
        let Some(TokenKind::Text { .. }) = self.cursor.kind() else {
            return None;
        };
        let text = unquote(self.cursor.slice(place)).text;
        self.cursor.bump();
        Some(TextValue { text, place })
    }

    /// Reads a value of which nothing more is to be said.
    fn value_quietly(&mut self) {
        let mut unheard = Problems::new();
        std::mem::swap(self.problems, &mut unheard);
        self.value();
        std::mem::swap(self.problems, &mut unheard);
        self.synchronise();
    }

    /// Skips to where a clause or a sentence can begin: a word that begins a line
    /// or has a value. Any other word may be the rest of what was not understood.
    fn synchronise(&mut self) {
        self.lost = false;
        while let Some(kind) = self.cursor.kind() {
            let begins_line = self.cursor.begins_line() || self.begins_clause_with_value();
            let stops = begins_sentence(kind)
                || kind == TokenKind::Keyword(Keyword::Called)
                || (self.begins_clause() && begins_line);
            if stops {
                return;
            }
            match self.cursor.partner() {
                Some(partner) => self.cursor.jump_past(partner),
                None => self.cursor.bump(),
            }
        }
    }

    fn unexpected(&mut self, help: Option<Bilingual>) {
        let place = self.cursor.place();
        let mut diagnostic =
            Diagnostic::new(&codes::UNEXPECTED, place).arg(self.cursor.slice(place));
        diagnostic.help.extend(help.map(Into::into));
        self.problems.push(diagnostic);
    }
}

/// Says how many bytes.
pub(crate) fn bytes(n_bytes: usize) -> Phrase {
    Phrase::new(
        Bilingual::new("{0} bytes", "{0} bytes"),
        vec![n_bytes.into()],
    )
}

fn begins_sentence(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Keyword(Keyword::New | Keyword::Include))
}

/// Tells whether a value can begin here; lower-case words are told apart by
/// the caller.
fn begins_value(kind: TokenKind) -> bool {
    matches!(
        kind,
        TokenKind::Number
            | TokenKind::Text { .. }
            | TokenKind::Name
            | TokenKind::Keyword(Keyword::Not)
            | TokenKind::Symbol(
                Symbol::OpenParen | Symbol::OpenList | Symbol::OpenBlock | Symbol::Minus
            )
    )
}

fn broken(place: Place) -> Value {
    Value {
        place,
        kind: ValueKind::Broken,
    }
}
