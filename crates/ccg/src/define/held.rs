//! What of a text without a game the decks for one of the library hold.

use super::book::{DECK, card_name};
use super::decks::held;
use super::plan::{USUAL_GAME, for_game};
use crate::syntax::ast::{ClauseKind, EffectKind, Filter, Sentence};
use crate::syntax::walk::{Node, walk};

/// Returns what of a text without a game is for one of the library: the decks
/// that are for it, and what cards and abilities these hold and name. Other cards
/// may be for other games.
pub(crate) fn held_in(sentences: &[Sentence], game: &str) -> Vec<Sentence> {
    let of_deck = |it: &Sentence| for_game(it).map_or(USUAL_GAME, |it| it.1) == game;
    let is_deck = |it: &Sentence| it.kind.text == DECK;
    let mut names: Vec<&str> = Vec::new();
    for deck in sentences.iter().filter(|it| is_deck(it) && of_deck(it)) {
        names.extend(held(deck).map(|it| it.1.text.as_str()));
    }
    let called = |name: &str| {
        let is_it = move |it: &&Sentence| card_name(it) == name;
        sentences.iter().filter(|it| !is_deck(it)).find(is_it)
    };
    let mut at = 0;
    while let Some(name) = names.get(at).copied() {
        for more in called(name).into_iter().flat_map(named) {
            if !names.contains(&more) {
                names.push(more);
            }
        }
        at += 1;
    }
    let is_of_game = |it: &&Sentence| match is_deck(it) {
        true => of_deck(it),
        false => names.contains(&card_name(it)),
    };
    sentences.iter().filter(is_of_game).cloned().collect()
}

/// Lists the abilities that a sentence has or gives, and the cards that it makes,
/// asks for or evolves from.
fn named(sentence: &Sentence) -> Vec<&str> {
    let mut names = Vec::new();
    for clause in &sentence.clauses {
        if let ClauseKind::EvolvesFrom(name) = &clause.kind {
            names.push(name.text.as_str());
        }
        walk(clause, &mut |node| match node {
            Node::Ability(ability) => names.push(ability.name.text.as_str()),
            Node::Filter(filter) => names.extend(asked_for(filter)),
            Node::Effect(effect) => {
                if let EffectKind::Create { token, .. } = &effect.kind {
                    names.push(token.text.as_str());
                }
            }
            Node::Amount(_) | Node::Cond(_) | Node::Selector(_) => {}
        });
    }
    names
}

/// Lists the cards that a filter names.
fn asked_for(filter: &Filter) -> Vec<&str> {
    match filter {
        Filter::Named(name) => vec![&name.text],
        Filter::Not(inner) => asked_for(inner),
        Filter::And(one, other) | Filter::Or(one, other) => {
            let mut names = asked_for(one);
            names.extend(asked_for(other));
            names
        }
        _ => Vec::new(),
    }
}
