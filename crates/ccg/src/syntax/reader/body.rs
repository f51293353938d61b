//! The clauses of a sentence one after the other, and where to go on after a
//! mistake.

use super::{Read, Reader};
use crate::syntax::ast::Clause;
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::Role;
use tapete_lang::{Bilingual, Diagnostic, Symbol, TextValue};

/// Everything after the kind of a sentence.
#[derive(Debug, Default)]
pub(crate) struct Body {
    pub(crate) name: Option<TextValue>,
    pub(crate) clauses: Vec<Clause>,
    pub(crate) broken: bool,
}

/// Where a body stands, which decides where it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inside {
    /// A sentence of its own: all there is.
    Sentence,
    /// The braces of a game: up to the brace that closes it, or an ability.
    Game,
    /// An ability in the braces of a game: also up to what the game says next.
    Ability,
}

/// The clause words that stand inside effects, conditions and other clauses
/// too; after a mistake they count only at the beginning of a line.
const WEAK: &[&str] = &[
    "is",
    "with",
    "target",
    "attack",
    "costs",
    "enters",
    "has_ability",
    "takes",
    "counters",
    "combat",
    "required",
    "optional",
    "allow",
];

impl Reader<'_, '_> {
    pub(crate) fn body(&mut self, inside: Inside) -> Body {
        let mut body = Body::default();
        let mut n_open = 0usize;
        while let Some(lexeme) = self.peek() {
            match lexeme.kind {
                LexemeKind::Symbol(Symbol::Comma | Symbol::Semicolon) => {
                    self.bump();
                    continue;
                }
                LexemeKind::Symbol(Symbol::CloseBlock) if n_open > 0 => {
                    self.bump();
                    n_open -= 1;
                    continue;
                }
                LexemeKind::Symbol(Symbol::CloseBlock) if inside != Inside::Sentence => break,
                LexemeKind::Symbol(Symbol::OpenBlock) => {
                    self.bump();
                    n_open += 1;
                    continue;
                }
                LexemeKind::Text { .. } if body.name.is_none() && body.clauses.is_empty() => {
                    body.name = self.text().ok();
                    continue;
                }
                _ => {}
            }
            if self.ends_body(inside) {
                break;
            }
            // A small word or an effect that begins no clause is a slip in the one
            // before.
            let has_before = body.broken || !body.clauses.is_empty();
            let is_slip =
                lexeme.sense(Role::Glue).is_some() || has_before && super::remedy::goes_on(lexeme);
            let goes_on = is_slip && !self.begins_clause(0);
            if n_open == 0 && !goes_on {
                self.starts.push(lexeme.token);
            }
            let is_group = lexeme.sense(Role::Group).is_some();
            if is_group && self.symbol_at(1, Symbol::OpenBlock) {
                self.bump();
                continue;
            }
            self.joins = 0;
            self.depth = 0;
            let before = self.at;
            match self.next_clause(&mut body) {
                Ok(()) => {}
                Err(_) => {
                    body.broken = true;
                    self.recover(before);
                }
            }
        }
        if n_open > 0 && !body.broken {
            let _ = self.expected_word("}");
            body.broken = true;
        }
        body
    }

    /// Tells whether what stands here belongs to what is around the body.
    fn ends_body(&self, inside: Inside) -> bool {
        let Some(lexeme) = self.peek() else {
            return true;
        };
        let is_ability = lexeme.text == "ability" && self.kind_at(1) == Some(LexemeKind::Name);
        let is_game_word = (lexeme.sense(Role::GameClause).is_some()
            || lexeme.sense(Role::Group).is_some()
            || self.begins_setting(0))
            && lexeme.sense(Role::Clause).is_none();
        match inside {
            Inside::Sentence => false,
            Inside::Game => is_ability,
            Inside::Ability => is_ability || is_game_word,
        }
    }

    fn next_clause(&mut self, body: &mut Body) -> Read<()> {
        let place = self.place();
        if self.is_called(0) {
            self.bump();
            let name = self.text()?;
            if let Some(first) = &body.name {
                self.problems.push(
                    Diagnostic::new(&tapete_lang::codes::REPEATED_CLAUSE, place)
                        .arg("called")
                        .label(first.place, Bilingual::new("first here", "primero aquí")),
                );
                return Ok(());
            }
            body.name = Some(name);
            return Ok(());
        }
        if !self.begins_clause(0) {
            let roles = [Role::Clause, Role::GameClause, Role::Setting];
            return Err(self.expected(&codes::EXPECTED_CLAUSE, &roles));
        }
        let kind = self.clause()?;
        body.clauses.push(Clause {
            place: self.since(place),
            kind,
        });
        Ok(())
    }

    pub(crate) fn is_called(&self, ahead: usize) -> bool {
        let called = ["called", "llamado", "llamada"];
        self.peek_at(ahead)
            .is_some_and(|it| called.contains(&&*it.text))
    }

    /// Tells whether a setting of a game begins here: its word and a value.
    pub(crate) fn begins_setting(&self, ahead: usize) -> bool {
        let is_setting = self
            .peek_at(ahead)
            .is_some_and(|it| it.sense(Role::Setting).is_some());
        let has_value = self.peek_at(ahead + 1).is_some_and(|it| {
            let is_value = it.sense(Role::SettingValue).is_some();
            it.kind == LexemeKind::Number || is_value && !self.begins_other(ahead + 1)
        });
        // `héroe pierde` says what happens to someone.
        let is_said = self
            .peek_at(ahead)
            .is_some_and(|it| it.sense(Role::Ref).is_some())
            && self
                .peek_at(ahead + 1)
                .is_some_and(|it| it.sense(Role::Predicate).is_some());
        is_setting && has_value && !is_said
    }

    /// Tells whether a word that may be the value of a setting begins a clause
    /// of a game: `lose when`, `required Main`.
    fn begins_other(&self, ahead: usize) -> bool {
        let next = self.peek_at(ahead + 1);
        self.peek_at(ahead).is_some_and(|it| {
            let then_when = next.is_some_and(|it| it.is(Role::Clause, "when"));
            let then_name = next.is_some_and(|it| it.kind == LexemeKind::Name);
            it.is(Role::GameClause, "lose") && then_when
                || it.is(Role::GameClause, "required") && then_name
        })
    }

    /// Tells whether a clause begins some pieces ahead.
    pub(crate) fn begins_clause(&self, ahead: usize) -> bool {
        let Some(lexeme) = self.peek_at(ahead) else {
            return false;
        };
        if lexeme.kind != LexemeKind::Word {
            return false;
        }
        let next = self.peek_at(ahead + 1);
        let then_when = next.is_some_and(|it| it.is(Role::Clause, "when"));
        let game = lexeme.sense(Role::GameClause);
        let is_game_clause = game.is_some_and(|it| match it.name {
            "lose" | "win" | "draw_game" => then_when,
            "required" | "optional" => next.is_some_and(|it| it.kind == LexemeKind::Name),
            _ => true,
        });
        lexeme.sense(Role::Clause).is_some()
            || is_game_clause
            || property_of(&lexeme.text).is_some()
            || self.begins_setting(ahead)
            || self.is_called(ahead)
    }

    /// Goes to where the author most probably goes on: a word that only begins
    /// clauses, or any clause word at the beginning of a line.
    fn recover(&mut self, before: usize) {
        if self.at == before {
            self.bump();
        }
        while let Some(lexeme) = self.peek() {
            let is_weak = lexeme.senses.iter().any(|it| WEAK.contains(&it.1.name));
            let is_other = lexeme.sense(Role::Verb).is_some()
                || lexeme.sense(Role::Setting).is_some()
                || is_weak;
            // `lose when` is one clause.
            let before = self.at.checked_sub(1).and_then(|it| self.lexemes.get(it));
            let is_second = before.is_some_and(|it| it.sense(Role::GameClause).is_some())
                && lexeme.is(Role::Clause, "when");
            let begins = self.begins_clause(0) && !is_second && (lexeme.begins_line || !is_other);
            let is_ability = lexeme.begins_line && lexeme.text == "ability";
            if begins || is_ability {
                return;
            }
            self.bump();
        }
    }
}

/// Returns the property of `with_damage`.
pub(crate) fn property_of(word: &str) -> Option<&str> {
    let property = word
        .strip_prefix("with_")
        .or_else(|| word.strip_prefix("con_"));
    property.filter(|it| !it.is_empty())
}
