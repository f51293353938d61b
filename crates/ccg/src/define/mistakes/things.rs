//! Players where only cards can be.

use tapete_lang::{Arg, Place, Tongue};

use super::said;
use crate::define::codes;
use crate::define::maker::Maker;
use crate::syntax::ast::{Effect, EffectKind, Filter, Ref, Selector, Sentence};
use crate::syntax::lexicon::Role;
use crate::syntax::print;
use crate::syntax::walk::{Node, walk};

/// Whether players are meant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Players {
    No,
    /// Besides cards.
    Too,
    Only,
}

impl Maker<'_> {
    /// Tells of players to whom something is done that is done to cards.
    pub(super) fn check_things(&mut self, sentence: &Sentence) {
        let mut found: Vec<(Players, Place, Arg)> = Vec::new();
        for clause in &sentence.clauses {
            walk(clause, &mut |node| {
                let Node::Effect(effect) = node else {
                    return;
                };
                for what in things(effect) {
                    let players = players(what);
                    if players != Players::No {
                        let place = what.place().unwrap_or(effect.place);
                        found.push((players, place, verb(effect)));
                    }
                }
            });
        }
        for (players, place, verb) in found {
            if self.problems.has_at(place) {
                continue;
            }
            match players {
                Players::Only => self.wrong(&codes::NOT_A_CARD, place, vec![verb]),
                Players::Too | Players::No => {
                    let help = vec![(codes::LEAVE_PLAYER_OUT, Vec::new())];
                    self.wrong_with(&codes::PERHAPS_A_PLAYER, place, vec![verb], help);
                }
            }
        }
    }
}

/// Lists what an effect does something to that only cards know.
fn things(effect: &Effect) -> Vec<&Selector> {
    match &effect.kind {
        EffectKind::Destroy(what)
        | EffectKind::Exile(what)
        | EffectKind::Tap(what)
        | EffectKind::Untap(what)
        | EffectKind::Regenerate(what)
        | EffectKind::KnockOut(what)
        | EffectKind::Counter(what)
        | EffectKind::Copy(what)
        | EffectKind::Detach(what)
        | EffectKind::Sacrifice { what, .. }
        | EffectKind::GainControl { what, .. }
        | EffectKind::Attach { what, .. }
        | EffectKind::Move { what, .. } => vec![what],
        EffectKind::Gets { who, .. } | EffectKind::Becomes { who, .. } => vec![who],
        EffectKind::Fight { one, other } | EffectKind::Swap { one, other } => vec![one, other],
        _ => Vec::new(),
    }
}

/// Returns the verb of an effect in both languages.
fn verb(effect: &Effect) -> Arg {
    // These verbs stand after whom they are about.
    match effect.kind {
        EffectKind::Gets { .. } => return said(Role::Predicate, "gets"),
        EffectKind::Becomes { .. } => return said(Role::Predicate, "becomes"),
        _ => {}
    }
    let first = |tongue| {
        let written = print::effect(effect, tongue);
        let mut words = written.split(|it: char| !it.is_alphanumeric() && it != '_');
        let first = words.find(|it| !it.is_empty());
        first.unwrap_or_default().to_owned()
    };
    Arg::Both {
        en: first(Tongue::En),
        es: first(Tongue::Es),
    }
}

fn players(what: &Selector) -> Players {
    match what {
        Selector::Ref(which, _) => match which {
            Ref::You | Ref::Opponent | Ref::EachPlayer | Ref::Defender | Ref::ThatPlayer => {
                Players::Only
            }
            _ => Players::No,
        },
        Selector::Controller(_) | Selector::Owner(_) => Players::Only,
        Selector::Each { filter, .. } | Selector::Some { filter, .. } => of_filter(filter),
    }
}

fn of_filter(filter: &Filter) -> Players {
    match filter {
        Filter::Word(word) => match word.text.to_lowercase().as_str() {
            "player" | "players" | "opponent" | "opponents" | "you" => Players::Only,
            _ => Players::No,
        },
        Filter::And(one, other) => match (of_filter(one), of_filter(other)) {
            (Players::Only, _) | (_, Players::Only) => Players::Only,
            (Players::Too, Players::Too) => Players::Too,
            // What joins a word of cards with both is one of cards.
            _ => Players::No,
        },
        Filter::Or(one, other) => match (of_filter(one), of_filter(other)) {
            (Players::Only, Players::Only) => Players::Only,
            (Players::No, Players::No) => Players::No,
            _ => Players::Too,
        },
        _ => Players::No,
    }
}
