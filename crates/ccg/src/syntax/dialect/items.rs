//! The items of a file of the dialect: where each begins, and what it says.

use super::flatten::is_new;
use super::{Expr, Script, ScriptItem, ScriptKind};
use crate::syntax::ast::{Clause, ClauseKind, Sentence};
use crate::syntax::codes;
use crate::syntax::lexeme::{Lexeme, LexemeKind};
use crate::syntax::lexicon::{Role, kind_in_english};
use crate::syntax::reader::{Body, Inside, Read, Reader, is_plain, property_of};
use tapete_lang::{Place, Problems, Spelled, Symbol, TextValue};

pub(super) fn read(lexemes: &[Lexeme<'_>], problems: &mut Problems) -> Script {
    let starts = starts(lexemes);
    let mut reader = Reader::new(lexemes, problems);
    let mut script = Script::default();
    let ends = starts.iter().skip(1).copied().chain([lexemes.len()]);
    for (start, end) in starts.iter().copied().zip(ends) {
        reader.widen(lexemes.len());
        reader.jump(start);
        reader.narrow(end);
        // What was not understood has been told; the next item may be fine.
        let _ = reader.item(&mut script);
    }
    script
}

/// Returns where items begin. Nothing in brackets begins one, but a sentence at
/// the beginning of a line closes every bracket that was left open.
pub(super) fn starts(lexemes: &[Lexeme<'_>]) -> Vec<usize> {
    let mut starts: Vec<usize> = Vec::new();
    let mut depth = 0usize;
    for (at, lexeme) in lexemes.iter().enumerate() {
        let is_kind = lexemes
            .get(at + 1)
            .is_some_and(|it| it.kind == LexemeKind::Name);
        if is_new(lexemes, at) && lexeme.begins_line && is_kind {
            depth = 0;
        }
        match lexeme.kind {
            LexemeKind::Symbol(Symbol::OpenParen | Symbol::OpenBlock) => depth += 1,
            LexemeKind::Symbol(Symbol::CloseParen | Symbol::CloseBlock) => {
                depth = depth.saturating_sub(1);
                continue;
            }
            _ => {}
        }
        let opens = usize::from(matches!(
            lexeme.kind,
            LexemeKind::Symbol(Symbol::OpenParen | Symbol::OpenBlock)
        ));
        let first = starts.is_empty() && !lexeme.is_symbol(Symbol::Semicolon);
        // In a sentence about a game, its flow is a clause.
        let in_game = starts.last().is_some_and(|it| is_new_game(lexemes, *it));
        let is_flow =
            lexeme.is(Role::GameClause, "required") || lexeme.is(Role::GameClause, "optional");
        let begins = depth == opens && begins_item(lexemes, at) && !(in_game && is_flow);
        if first || begins {
            starts.push(at);
        }
    }
    starts
}

fn is_new_game(lexemes: &[Lexeme<'_>], at: usize) -> bool {
    let is_game = |it: &Lexeme<'_>| it.is(Role::Kind, "CardGame");
    is_new(lexemes, at) && lexemes.get(at + 1).is_some_and(is_game)
}

fn begins_item(lexemes: &[Lexeme<'_>], at: usize) -> bool {
    let Some(lexeme) = lexemes.get(at) else {
        return false;
    };
    let next = lexemes.get(at + 1);
    let next_is = |kind: LexemeKind| next.is_some_and(|it| it.kind == kind);
    let next_is_text = next.is_some_and(|it| matches!(it.kind, LexemeKind::Text { .. }));
    let after_equal = at
        .checked_sub(1)
        .and_then(|it| lexemes.get(it))
        .is_some_and(|it| it.is_symbol(Symbol::Equal));
    if is_new(lexemes, at) {
        return !after_equal;
    }
    let is_unknown = lexeme.kind == LexemeKind::Word
        && lexeme.senses.is_empty()
        && property_of(&lexeme.text).is_none();
    match &*lexeme.text {
        "val" | "var" => next_is(LexemeKind::Word) || next_is(LexemeKind::Name),
        "import" => lexeme.begins_line,
        "include" | "incluye" => next_is_text,
        "ability" => next_is(LexemeKind::Name),
        "game" | "deck" => next_is_text,
        "token" => lexeme.begins_line && next_is(LexemeKind::Name),
        "required" | "optional" | "obligatoria" | "opcional" => {
            lexeme.begins_line && next_is(LexemeKind::Name)
        }
        _ if lexeme.begins_line && is_unknown => next.is_some_and(|it| {
            it.is_symbol(Symbol::Equal)
                || it.is_symbol(Symbol::Dot)
                || (it.kind == LexemeKind::Word && !it.begins_line)
        }),
        _ => false,
    }
}

impl Reader<'_, '_> {
    fn item(&mut self, script: &mut Script) -> Read<()> {
        let place = self.place();
        let Some(lexeme) = self.peek() else {
            return Ok(());
        };
        let next_is_text = matches!(self.kind_at(1), Some(LexemeKind::Text { .. }));
        let kind = match &*lexeme.text {
            "new" | "nuevo" | "nueva" => match self.new_expr()? {
                Expr::Sentence(sentence) => ScriptKind::Sentence(sentence),
                _ => return self.end_item(),
            },
            "val" | "var" => self.bind()?,
            "import" => self.import()?,
            "include" | "incluye" => {
                self.bump();
                ScriptKind::Include(self.text()?)
            }
            "ability" => ScriptKind::Sentence(self.ability(Inside::Sentence)?),
            "game" if next_is_text => return self.game(script),
            "deck" if next_is_text => ScriptKind::Sentence(self.deck()?),
            "token" => ScriptKind::Sentence(self.token()?),
            "required" | "optional" | "obligatoria" | "opcional" => ScriptKind::Flow(self.flow()?),
            _ if lexeme.kind == LexemeKind::Word => self.assign_or_statement()?,
            _ => return Err(self.expected(&codes::EXPECTED_ITEM, &[])),
        };
        let is_statement = matches!(kind, ScriptKind::Statement { .. });
        script.items.push(ScriptItem {
            place: self.since(place),
            kind,
        });
        // Statements may stand one after the other on a line.
        let next = self.peek().map(|it| it.kind);
        if is_statement && next == Some(LexemeKind::Word) {
            return self.statements(script);
        }
        self.end_item()
    }

    /// Reads what stands on a line after a statement.
    fn statements(&mut self, script: &mut Script) -> Read<()> {
        while self.peek().map(|it| it.kind) == Some(LexemeKind::Word) {
            let place = self.place();
            let kind = self.assign_or_statement()?;
            script.items.push(ScriptItem {
                place: self.since(place),
                kind,
            });
        }
        self.end_item()
    }

    /// Tells of what is left of an item, if something is.
    fn end_item(&mut self) -> Read<()> {
        while self.eat_symbol(Symbol::Semicolon) || self.eat_symbol(Symbol::Comma) {}
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.expected(&codes::EXPECTED_ITEM, &[])),
        }
    }

    fn name(&mut self) -> Read<Spelled> {
        let lexeme = self
            .peek()
            .filter(|it| matches!(it.kind, LexemeKind::Word | LexemeKind::Name));
        let Some(lexeme) = lexeme else {
            return Err(self.expected(&codes::EXPECTED_ITEM, &[]));
        };
        self.bump();
        Ok(Spelled {
            text: lexeme.text.clone().into_owned(),
            place: lexeme.place,
        })
    }

    fn kind(&mut self) -> Read<Spelled> {
        match self.take_name() {
            Some(kind) => Ok(kind),
            None => Err(self.expected(&codes::EXPECTED_ITEM, &[Role::Kind])),
        }
    }

    /// Reads `new …`, a card or one made of another.
    fn new_expr(&mut self) -> Read<Expr> {
        let place = self.place();
        self.bump();
        let kind = self.kind()?;
        if self.is_symbol(Symbol::OpenParen) {
            self.bump();
            let base = self.name()?;
            self.symbol(Symbol::CloseParen, ")")?;
            return Ok(decorated(kind, base));
        }
        Ok(Expr::Sentence(self.sentence(kind, place)))
    }

    fn sentence(&mut self, kind: Spelled, place: Place) -> Sentence {
        let body = self.body(Inside::Sentence);
        self.made(kind, place, body, Vec::new())
    }

    fn made(&self, kind: Spelled, place: Place, body: Body, mut clauses: Vec<Clause>) -> Sentence {
        clauses.extend(body.clauses);
        Sentence {
            kind,
            name: body.name,
            clauses,
            place: self.since(place),
            broken: body.broken,
        }
    }

    fn bind(&mut self) -> Read<ScriptKind> {
        let mutable = self.peek().is_some_and(|it| it.text == "var");
        self.bump();
        let name = self.name()?;
        let of = match self.eat_symbol(Symbol::Colon) {
            true => Some(self.kind()?),
            false => None,
        };
        self.symbol(Symbol::Equal, "=")?;
        let value = self.expr(of.as_ref())?;
        Ok(ScriptKind::Bind {
            mutable,
            name,
            of,
            value,
        })
    }

    fn expr(&mut self, of: Option<&Spelled>) -> Read<Expr> {
        let place = self.place();
        let Some(lexeme) = self.peek() else {
            return Err(self.expected(&codes::EXPECTED_ITEM, &[]));
        };
        if matches!(&*lexeme.text, "new" | "nuevo" | "nueva") {
            return self.new_expr();
        }
        let is_requirements = of.is_some_and(|it| it.text == "Requirements");
        match lexeme.kind {
            LexemeKind::Text { .. } => {
                // A text alone is a card of the declared type.
                let kind = of.cloned().unwrap_or(Spelled {
                    text: "Card".to_owned(),
                    place,
                });
                Ok(Expr::Sentence(self.sentence(kind, place)))
            }
            LexemeKind::Number => Ok(Expr::Requirements(self.costs()?)),
            _ if is_requirements => Ok(Expr::Requirements(self.costs()?)),
            // `requirements and 1 * Forest`: names of requirements among others.
            LexemeKind::Name if of.is_none() && self.asks_for_some() => {
                Ok(Expr::Requirements(self.costs()?))
            }
            LexemeKind::Symbol(Symbol::OpenParen)
                if self.kind_at(1) == Some(LexemeKind::Number) =>
            {
                Ok(Expr::Requirements(self.costs()?))
            }
            LexemeKind::Word if self.symbol_at(1, Symbol::Dot) => {
                let base = self.name()?;
                self.bump();
                let member = self.peek().is_some_and(|it| it.text == "parent");
                if !member {
                    return Err(self.expected_word("parent"));
                }
                self.bump();
                Ok(Expr::Parent(base))
            }
            LexemeKind::Word if is_plain(lexeme) && lexeme.senses.is_empty() => {
                Ok(Expr::Name(self.name()?))
            }
            _ => Ok(Expr::Target(self.filter()?)),
        }
    }

    /// Tells whether `1 * Forest` comes before the end of the item.
    fn asks_for_some(&self) -> bool {
        let mut kinds = (0..).map_while(|ahead| Some((ahead, self.kind_at(ahead)?)));
        kinds.any(|(ahead, kind)| {
            let goes_on = self.symbol_at(ahead + 1, Symbol::Star)
                || self.kind_at(ahead + 1) == Some(LexemeKind::Name);
            kind == LexemeKind::Number && goes_on
        })
    }

    fn import(&mut self) -> Read<ScriptKind> {
        self.bump();
        if matches!(self.kind_at(0), Some(LexemeKind::Text { .. })) {
            return Ok(ScriptKind::Include(self.text()?));
        }
        let mut path = self.name()?.text;
        while self.eat_symbol(Symbol::Dot) {
            path.push('.');
            path.push_str(&self.name()?.text);
        }
        Ok(ScriptKind::Import(path))
    }

    fn assign_or_statement(&mut self) -> Read<ScriptKind> {
        let name = self.name()?;
        if self.eat_symbol(Symbol::Equal) {
            let value = self.expr(None)?;
            return Ok(ScriptKind::Assign { name, value });
        }
        let called = self.eat_symbol(Symbol::Dot);
        let on_line = self.peek().is_some_and(|it| !it.begins_line);
        if !on_line {
            return Err(self.expected(&codes::EXPECTED_ITEM, &[]));
        }
        let verb = self.name()?;
        let mut object = None;
        if called {
            self.symbol(Symbol::OpenParen, "(")?;
            if !self.is_symbol(Symbol::CloseParen) {
                object = Some(self.name()?);
            }
            self.symbol(Symbol::CloseParen, ")")?;
        } else if !self.symbol_at(1, Symbol::Dot)
            && self.peek().is_some_and(|it| {
                !it.begins_line && matches!(it.kind, LexemeKind::Word | LexemeKind::Name)
            })
        {
            object = Some(self.name()?);
        }
        Ok(ScriptKind::Statement {
            subject: name,
            verb,
            object,
            called,
        })
    }

    /// Reads `ability Name(N = 1) text "…": clauses` or `ability Name = A and B`.
    fn ability(&mut self, inside: Inside) -> Read<Sentence> {
        let place = self.place();
        self.bump();
        let lexeme = self.name()?;
        let name = TextValue {
            text: lexeme.text,
            place: lexeme.place,
        };
        let mut clauses = Vec::new();
        if self.is_symbol(Symbol::OpenParen) {
            let start = self.place();
            self.bump();
            if !self.is_symbol(Symbol::CloseParen) {
                let params = self.params()?;
                clauses.push(Clause {
                    place: self.since(start),
                    kind: ClauseKind::Takes(params),
                });
            }
            self.symbol(Symbol::CloseParen, ")")?;
        }
        let start = self.place();
        let mut body = Body::default();
        if self.eat_symbol(Symbol::Equal) {
            let abilities = self.abilities()?;
            clauses.push(Clause {
                place: self.since(start),
                kind: ClauseKind::Means(abilities),
            });
        } else {
            if self.is_word(Role::Clause, "text") {
                self.bump();
                let text = self.text()?;
                clauses.push(Clause {
                    place: self.since(start),
                    kind: ClauseKind::Text(text),
                });
            }
            self.eat_symbol(Symbol::Colon);
            body = self.body(inside);
        }
        body.name = Some(name);
        let kind = Spelled {
            text: "Ability".to_owned(),
            place,
        };
        Ok(self.made(kind, place, body, clauses))
    }

    /// Reads `game "X" extends "Y" { … }`; abilities inside follow it.
    fn game(&mut self, script: &mut Script) -> Read<()> {
        let place = self.place();
        self.bump();
        let name = self.text()?;
        let mut clauses = Vec::new();
        if self.is_word(Role::GameClause, "extends") {
            let start = self.place();
            self.bump();
            let other = self.text()?;
            clauses.push(Clause {
                place: self.since(start),
                kind: ClauseKind::Extends(other),
            });
        }
        self.symbol(Symbol::OpenBlock, "{")?;
        let mut broken = false;
        let mut abilities = Vec::new();
        let closed = loop {
            let body = self.body(Inside::Game);
            clauses.extend(body.clauses);
            broken |= body.broken;
            if self.eat_symbol(Symbol::CloseBlock) {
                break true;
            }
            if self.peek().is_none_or(|it| it.text != "ability") {
                break false;
            }
            match self.ability(Inside::Ability) {
                Ok(ability) => abilities.push(ability),
                Err(_) => broken = true,
            }
        };
        if !closed && !broken {
            let _ = self.expected_word("}");
            broken = true;
        }
        let body = Body {
            name: Some(name),
            clauses: Vec::new(),
            broken,
        };
        let kind = Spelled {
            text: "CardGame".to_owned(),
            place,
        };
        let game = self.made(kind, place, body, clauses);
        for sentence in std::iter::once(game).chain(abilities) {
            script.items.push(ScriptItem {
                place: sentence.place,
                kind: ScriptKind::Sentence(sentence),
            });
        }
        if !closed {
            return Ok(());
        }
        self.end_item()
    }

    fn deck(&mut self) -> Read<Sentence> {
        let place = self.place();
        self.bump();
        let name = self.text()?;
        let mut clauses = Vec::new();
        if self.is_glue("for") {
            let start = self.place();
            self.bump();
            let game = self.text()?;
            clauses.push(Clause {
                place: self.since(start),
                kind: ClauseKind::ForGame(game),
            });
        }
        self.symbol(Symbol::OpenBlock, "{")?;
        let start = self.place();
        let holds = self.holds()?;
        clauses.push(Clause {
            place: self.since(start),
            kind: holds,
        });
        self.eat_symbol(Symbol::Comma);
        self.symbol(Symbol::CloseBlock, "}")?;
        let body = Body {
            name: Some(name),
            ..Body::default()
        };
        let kind = Spelled {
            text: "Deck".to_owned(),
            place,
        };
        Ok(self.made(kind, place, body, clauses))
    }

    fn token(&mut self) -> Read<Sentence> {
        let place = self.place();
        self.bump();
        let kind = self.kind()?;
        let mut sentence = self.sentence(kind, place);
        let is_token = Clause {
            place,
            kind: ClauseKind::IsToken,
        };
        sentence.clauses.push(is_token);
        Ok(sentence)
    }
}

/// Parts `FlyingCreature` into the ability and the type.
fn decorated(kind: Spelled, base: Spelled) -> Expr {
    let types = ["Creature", "Criatura"];
    let cut = types.iter().find_map(|it| {
        let ability = kind.text.strip_suffix(it)?;
        (!ability.is_empty()).then(|| (ability.to_owned(), *it))
    });
    let (ability, of) = cut.unwrap_or((kind.text.clone(), "Creature"));
    let place = kind.place;
    Expr::Decorated {
        ability: Spelled {
            text: ability,
            place,
        },
        of: Spelled {
            text: kind_in_english(of),
            place,
        },
        base,
    }
}
