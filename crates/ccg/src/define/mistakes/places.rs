//! Clauses that stand twice, and clauses of something else.

use tapete_lang::{Arg, Bilingual, Diagnostic, Tongue};
use tapete_speech::Said;

use super::clause_word;
use crate::define::book::{ABILITY, DECK, GAME};
use crate::define::maker::Maker;
use crate::syntax::ast::{ClauseKind, Sentence};
use crate::syntax::lexicon;

const FIRST: Bilingual = Bilingual::new("first here", "primero aquí");

const LEAVE_ONE: Bilingual = Bilingual::new(
    "leave one of them out: only one can count",
    "quita una de las dos: sólo una puede contar",
);

const OF_DECKS: Bilingual = Bilingual::new(
    "a deck says `for_game`, `holds` and `idea`",
    "un mazo dice `para_juego`, `contiene` e `idea`",
);

const OF_GAMES: Bilingual = Bilingual::new(
    "say it in a sentence that begins with `new CardGame`",
    "dilo en una frase que empiece con `nuevo JuegoDeCartas`",
);

const OF_CARDS: Bilingual = Bilingual::new(
    "say it in the sentence of a card, such as `new Creature`",
    "dilo en la frase de una carta, como `nueva Criatura`",
);

const BELONGS_TO_DECKS: Bilingual = Bilingual::new(
    "say it in a sentence that begins with `new Deck`",
    "dilo en una frase que empiece con `nuevo Mazo`",
);

/// Which sentences a clause belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Cards,
    Decks,
    Games,
    /// Cards and games, such as `when`.
    Both,
}

impl Maker<'_> {
    /// Tells of clauses that belong to sentences of another kind.
    pub(super) fn check_places(&mut self, sentence: &Sentence) {
        let kind = sentence.kind.text.as_str();
        for clause in &sentence.clauses {
            let of = belongs(&clause.kind);
            let help = match (kind, of) {
                (GAME, Of::Games | Of::Both) | (DECK, Of::Decks) => continue,
                (GAME | DECK, _) if kind == DECK => OF_DECKS,
                (GAME, Of::Cards) => OF_CARDS,
                (_, Of::Decks) => BELONGS_TO_DECKS,
                (_, Of::Games) => OF_GAMES,
                _ => continue,
            };
            // The form tells of clauses that no kind of the sort has.
            let start = clause.place.span.start;
            let is_it = |it: &&Diagnostic| {
                it.code == &tapete_lang::codes::UNKNOWN_CLAUSE
                    && (it.place.file, it.place.span.start) == (clause.place.file, start)
            };
            if self.problems.sorted().iter().any(is_it) {
                continue;
            }
            let shown = Arg::Said(Said {
                en: kind.to_owned(),
                es: lexicon::spell_kind(kind, Tongue::Es),
            });
            let told = Diagnostic::new(&tapete_lang::codes::UNKNOWN_CLAUSE, clause.place)
                .arg(shown)
                .arg(clause_word(&clause.kind))
                .help(help);
            self.problems.push(told);
        }
    }

    /// Tells of clauses that have one value and stand twice.
    pub(super) fn check_twice(&mut self, sentence: &Sentence) {
        let of_ability = sentence.kind.text == ABILITY;
        let clauses = &sentence.clauses;
        for (at, clause) in clauses.iter().enumerate() {
            let Some(key) = single(&clause.kind, of_ability) else {
                continue;
            };
            let mut before = clauses.iter().take(at);
            let first = before.find(|it| single(&it.kind, of_ability) == Some(key));
            let Some(first) = first else {
                continue;
            };
            let told = Diagnostic::new(&tapete_lang::codes::REPEATED_CLAUSE, clause.place)
                .arg(clause_word(&clause.kind))
                .label(first.place, FIRST)
                .help(LEAVE_ONE);
            self.problems.push(told);
        }
    }
}

fn belongs(clause: &ClauseKind) -> Of {
    match clause {
        ClauseKind::ForGame(_) | ClauseKind::Holds(_) | ClauseKind::Idea(_) => Of::Decks,
        ClauseKind::Extends(_)
        | ClauseKind::Setting { .. }
        | ClauseKind::Zone { .. }
        | ClauseKind::Type { .. }
        | ClauseKind::Names { .. }
        | ClauseKind::Resource { .. }
        | ClauseKind::RequiresMeans { .. }
        | ClauseKind::Combat(_)
        | ClauseKind::Phase { .. }
        | ClauseKind::Flow(_)
        | ClauseKind::Ends { .. }
        | ClauseKind::StateBased { .. }
        | ClauseKind::Uses(_)
        | ClauseKind::StartsWith(_) => Of::Games,
        ClauseKind::When { .. } | ClauseKind::Text(_) | ClauseKind::Flavor(_) => Of::Both,
        _ => Of::Cards,
    }
}

/// Returns what tells a clause of one value from the others; nothing if it may
/// stand any number of times.
fn single(clause: &ClauseKind, of_ability: bool) -> Option<(&'static str, &str)> {
    Some(match clause {
        ClauseKind::With { name, .. } => match name.text.as_str() {
            // A card may have several of these.
            "weakness" | "resistance" => return None,
            "power" | "damage" => ("with", "damage"),
            "toughness" | "health" => ("with", "health"),
            name => ("with", name),
        },
        ClauseKind::Requires(_) => ("requires", ""),
        ClauseKind::MayAlsoPay(_) => ("may_also_pay", ""),
        ClauseKind::Does(_) => ("does", ""),
        ClauseKind::Target(_) if !of_ability => ("target", ""),
        ClauseKind::EvolvesFrom(_) => ("evolves_from", ""),
        ClauseKind::Text(_) => ("text", ""),
        ClauseKind::Flavor(_) => ("flavor", ""),
        ClauseKind::Rarity(_) => ("rarity", ""),
        ClauseKind::Means(_) => ("means", ""),
        ClauseKind::ForGame(_) => ("for_game", ""),
        ClauseKind::Idea(_) => ("idea", ""),
        ClauseKind::Extends(_) => ("extends", ""),
        // Decks and the start of a match may both ask for one.
        ClauseKind::Setting { name, .. } if matches!(name.text.as_str(), "hero" | "active") => {
            return None;
        }
        ClauseKind::Setting { name, .. } => ("setting", &name.text),
        ClauseKind::RequiresMeans { .. } => ("requires_means", ""),
        ClauseKind::Combat(_) => ("combat", ""),
        ClauseKind::Uses(_) => ("uses", ""),
        _ => return None,
    })
}
