//! Players where only cards can be, and cards where only players can.

use tapete_lang::{Arg, Place, Tongue};
use tapete_speech::Said;

use super::said;
use crate::define::codes;
use crate::define::maker::Maker;
use crate::syntax::ast::{ClauseKind, Effect, EffectKind, Filter, Ref, Selector, Sentence};
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
    /// Tells of players to whom something is done that is done to cards, and of
    /// cards that do what players do.
    pub(super) fn check_things(&mut self, sentence: &Sentence) {
        let mut found: Vec<(Players, Place, Arg)> = Vec::new();
        let mut wrong: Vec<(Place, Arg)> = Vec::new();
        let aim = sentence.clauses.iter().find_map(|it| match &it.kind {
            ClauseKind::Target(filter) => Some(filter),
            _ => None,
        });
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
                if let Some(who) = doer(effect)
                    && let Selector::Each { filter, .. } | Selector::Some { filter, .. } = who
                    && self.is_of_cards(filter)
                {
                    let place = who.place().unwrap_or(effect.place);
                    wrong.push((place, verb(effect)));
                }
                // The actions of the thesis have their target in a clause.
                if let EffectKind::Action { name, target, .. } = &effect.kind
                    && let Some(filter) = target.as_ref().or(aim)
                {
                    let place = filter.place().unwrap_or(name.place);
                    let word = Arg::from(name.text.as_str());
                    match name.text.as_str() {
                        "Destroy" | "Exile" | "Tap" | "Untap" | "Counter" => {
                            let players = of_filter(filter);
                            if players != Players::No {
                                found.push((players, place, word));
                            }
                        }
                        "Discard" | "Draw" | "GainLife" | "LoseLife"
                            if self.is_of_cards(filter) =>
                        {
                            wrong.push((place, word));
                        }
                        _ => {}
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
        for (place, verb) in wrong {
            if !self.problems.has_at(place) {
                self.wrong(&codes::NOT_A_PLAYER, place, vec![verb]);
            }
        }
    }

    /// Tells whether only cards pass a filter, since it names a type of them.
    fn is_of_cards(&self, filter: &Filter) -> bool {
        match filter {
            Filter::Word(word) => {
                let is_hero = self.has_hero;
                !is_hero && self.kinds.kind(&word.text).is_some()
            }
            Filter::And(one, other) => self.is_of_cards(one) || self.is_of_cards(other),
            Filter::Or(one, other) => self.is_of_cards(one) && self.is_of_cards(other),
            _ => false,
        }
    }
}

/// Returns who does something that only players do.
fn doer(effect: &Effect) -> Option<&Selector> {
    match &effect.kind {
        EffectKind::Draw { who, .. }
        | EffectKind::Mill { who, .. }
        | EffectKind::Discard { who, .. }
        | EffectKind::Skip { who, .. }
        | EffectKind::Take { who, .. }
        | EffectKind::Win(who)
        | EffectKind::Lose(who)
        | EffectKind::ExtraTurn(who) => who.as_ref(),
        _ => None,
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
        EffectKind::Gets { who, .. }
        | EffectKind::Gains { who, .. }
        | EffectKind::Loses { who, .. }
        | EffectKind::LosesAll { who, .. }
        | EffectKind::Becomes { who, .. } => vec![who],
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
        EffectKind::Gains { .. } => return said(Role::Predicate, "gains"),
        EffectKind::Loses { .. } | EffectKind::LosesAll { .. } | EffectKind::Lose(_) => {
            return said(Role::Predicate, "loses");
        }
        EffectKind::Draw { who: Some(_), .. } => return said(Role::Predicate, "draws"),
        EffectKind::Mill { who: Some(_), .. } => return said(Role::Predicate, "mills"),
        EffectKind::Discard { who: Some(_), .. } => return said(Role::Predicate, "discards"),
        EffectKind::Skip { who: Some(_), .. } => return said(Role::Predicate, "skips"),
        EffectKind::Take { who: Some(_), .. } => return said(Role::Predicate, "takes"),
        EffectKind::Win(_) => return said(Role::Predicate, "wins"),
        _ => {}
    }
    let first = |tongue| {
        let written = print::effect(effect, tongue);
        let mut words = written.split(|it: char| !it.is_alphanumeric() && it != '_');
        let first = words.find(|it| !it.is_empty());
        first.unwrap_or_default().to_owned()
    };
    Arg::Said(Said {
        en: first(Tongue::En),
        es: first(Tongue::Es),
    })
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
