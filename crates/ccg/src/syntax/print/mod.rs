//! The tree written back as text, in English or Spanish, always in the same
//! form: what is read from it is the same tree.

mod amount;
mod clause;
mod dialect;
mod effect;
mod event;
mod game;
mod selector;
mod verb;

#[cfg(test)]
pub(crate) use dialect::native;
pub(crate) use dialect::script;

use super::ast::{Argument, ClauseKind, Effect, Sentence};
use super::lexeme::quoted;
use super::lexicon::{Role, spell, spell_kind};
use tapete_lang::Tongue;

/// Writes a sentence, each clause on a line of its own.
pub(crate) fn sentence(sentence: &Sentence, tongue: Tongue) -> String {
    Pen { tongue }.sentence(sentence)
}

/// Writes an effect.
pub(crate) fn effect(effect: &Effect, tongue: Tongue) -> String {
    Pen { tongue }.effects(effect)
}

/// Writes a clause.
pub(crate) fn clause(clause: &ClauseKind, tongue: Tongue) -> String {
    Pen { tongue }.clause(clause)
}

/// Writes the word that a clause begins with.
pub(crate) fn clause_word(clause: &ClauseKind, tongue: Tongue) -> String {
    let written = Pen { tongue }.clause(clause);
    let word = written.split([' ', ':', '\n']).next();
    word.unwrap_or_default().to_owned()
}

/// Writes what is given to an ability.
pub(crate) fn argument(argument: &Argument) -> String {
    let tongue = Tongue::En;
    Pen { tongue }.argument(argument)
}

/// What everything is written with.
#[derive(Clone, Copy)]
pub(crate) struct Pen {
    tongue: Tongue,
}

impl Pen {
    fn sentence(self, sentence: &Sentence) -> String {
        let kind = spell_kind(&sentence.kind.text, self.tongue);
        let new = self.either("new", "nuevo");
        let mut out = format!("{new} {kind}");
        if let Some(name) = &sentence.name {
            let called = self.either("called", "llamado");
            out.push_str(&format!(" {called} {}", quoted(&name.text)));
        }
        for clause in &sentence.clauses {
            out.push_str("\n  ");
            out.push_str(&self.clause(&clause.kind));
        }
        out.push('\n');
        out
    }

    fn either(self, en: &'static str, es: &'static str) -> &'static str {
        match self.tongue {
            Tongue::En => en,
            Tongue::Es => es,
        }
    }

    /// Writes a word of a role.
    fn word(self, role: Role, name: &str) -> String {
        spell(role, name, self.tongue).to_owned()
    }

    /// Writes a small word.
    fn glue(self, name: &'static str) -> &'static str {
        spell(Role::Glue, name, self.tongue)
    }

    /// Writes a name: a type, a colour, or a lower-case word of a role.
    fn name(self, role: Role, name: &str) -> String {
        match name.starts_with(char::is_uppercase) {
            true => spell_kind(name, self.tongue),
            false => self.word(role, name),
        }
    }

    /// Joins some parts with spaces, leaving out what is empty.
    fn spaced(parts: &[&str]) -> String {
        let parts: Vec<&str> = parts.iter().copied().filter(|it| !it.is_empty()).collect();
        parts.join(" ")
    }
}
