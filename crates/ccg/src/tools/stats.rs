//! What a deck is made of: types, costs, colours, and what its lands give
//! against what its cards ask for.

use serde::Serialize;
use tapete_game::Tongue;
use tapete_speech::Said;

use super::deck::{Decks, is_source};
use crate::model::{Card, Cards, Payment};

/// The last column of a curve stands for this cost and all above.
pub(super) const CURVE_MAX: usize = 7;

/// A name and how many cards have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    /// In the person's language.
    pub name: String,
    /// How many cards.
    pub cards: usize,
}

/// A resource: how many cards give it, and how much of it is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Need {
    /// In the person's language.
    pub resource: String,
    /// How many lands or energies give it.
    pub sources: usize,
    /// How many cards ask for it.
    pub cards: usize,
    /// How much of it all copies together ask for.
    pub symbols: usize,
}

/// What a deck is made of.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeckStats {
    /// The deck.
    pub deck: String,
    /// What it is for.
    pub game: String,
    /// What its author says of it.
    pub idea: String,
    /// Its hero, in games with one.
    pub hero: Option<String>,
    /// How many cards, without the hero.
    pub cards: usize,
    /// How many different ones.
    pub different: usize,
    /// How many lands or energies.
    pub sources: usize,
    /// Cards by type.
    pub types: Vec<Count>,
    /// Cards by cost, from 0 to [`CURVE_MAX`] and more, without lands. In games
    /// where energy is attached: by the cheapest attack of creatures.
    pub curve: Vec<usize>,
    /// The mean of those costs.
    pub mean_cost: f64,
    /// Cards by colour; a card of two colours counts for both.
    pub colours: Vec<Count>,
    /// What is given and asked for.
    pub needs: Vec<Need>,
}

impl Decks {
    /// Counts what a deck is made of.
    pub fn stats(&self, deck: usize, tongue: Tongue) -> Option<DeckStats> {
        let name = self.summaries().get(deck)?.game.clone();
        let (game, deck) = self.found(deck)?;
        let held: Vec<(&Card, usize)> = deck
            .cards
            .iter()
            .filter_map(|(id, n)| Some((game.cards.get(id.index())?, usize::from(*n))))
            .collect();
        let mut curve = vec![0; CURVE_MAX + 1];
        let (mut n_costed, mut total) = (0, 0);
        for (card, n) in held.iter().filter(|it| is_costed(game, it.0)) {
            let cost = cost_of(game, card);
            if let Some(column) = curve.get_mut(cost.min(CURVE_MAX)) {
                *column += n;
            }
            n_costed += n;
            total += cost * n;
        }
        let hero = deck.hero.and_then(|it| game.cards.get(it.index()));
        Some(DeckStats {
            deck: deck.name.clone(),
            game: name,
            idea: deck.idea.clone(),
            hero: hero.map(|it| it.name.clone()),
            cards: deck.size(),
            different: deck.cards.len(),
            sources: held
                .iter()
                .filter(|it| is_source(it.0))
                .map(|it| it.1)
                .sum(),
            types: types(&held, tongue),
            curve,
            mean_cost: total as f64 / n_costed.max(1) as f64,
            colours: colours(game, &held, tongue),
            needs: needs(game, &held, tongue),
        })
    }
}

/// Tells whether a card has a cost worth counting: where energy is attached,
/// only attacks have one.
pub(super) fn is_costed(game: &Cards, card: &Card) -> bool {
    match game.options.payment {
        Payment::Attached => card.nature.fights,
        Payment::Pay | Payment::Presence | Payment::Pool => !is_source(card),
    }
}

/// Returns what a card costs; where energy is attached, its cheapest attack.
pub(super) fn cost_of(game: &Cards, card: &Card) -> usize {
    if game.options.payment == Payment::Attached && card.nature.fights {
        let costs = attack_costs(game, card).map(|it| usize::from(Cards::total(it)));
        return costs.min().unwrap_or(0);
    }
    usize::from(card.cost_total)
}

/// Tells whether a creature may be put down without another under it.
pub(super) fn is_basic(card: &Card) -> bool {
    card.nature.fights && card.evolves_from.is_none()
}

pub(super) fn attack_costs<'a>(
    game: &'a Cards,
    card: &'a Card,
) -> impl Iterator<Item = &'a crate::model::Cost> {
    let abilities = card.abilities.iter();
    let abilities = abilities.filter_map(|it| game.abilities.get(it.index()));
    let activated = abilities.flat_map(|it| &it.activated);
    let activated = activated.filter_map(|it| game.activated.get(it.index()));
    let attacks = activated.filter(|it| it.attack.is_some());
    attacks.filter_map(|it| game.costs.get(it.costs.index()))
}

fn types(held: &[(&Card, usize)], tongue: Tongue) -> Vec<Count> {
    let mut counts: Vec<Count> = Vec::new();
    for (card, n) in held {
        let Said { en, es } = &card.type_line;
        let line = tongue.pick(en, es);
        // What follows the dash are subtypes.
        let name = line.split('—').next().unwrap_or(line).trim();
        add(&mut counts, name, *n);
    }
    counts.sort_by_key(|it| std::cmp::Reverse(it.cards));
    counts
}

fn add(counts: &mut Vec<Count>, name: &str, n: usize) {
    match counts.iter_mut().find(|it| it.name == name) {
        Some(count) => count.cards += n,
        None => counts.push(Count {
            name: name.to_owned(),
            cards: n,
        }),
    }
}

fn colours(game: &Cards, held: &[(&Card, usize)], tongue: Tongue) -> Vec<Count> {
    let mut counts: Vec<Count> = Vec::new();
    for bit in game.colours.iter() {
        let Said { en, es } = match game.qualities.get(usize::from(bit)) {
            Some(names) => names,
            None => continue,
        };
        let name = tongue.pick(en, es);
        let of_it = held.iter().filter(|it| it.0.colours.has(bit));
        let n: usize = of_it.map(|it| it.1).sum();
        if n > 0 {
            add(&mut counts, name, n);
        }
    }
    let plain = |it: &&(&Card, usize)| {
        let has_none = game.colours.iter().all(|bit| !it.0.colours.has(bit));
        has_none && !is_source(it.0)
    };
    let n: usize = held.iter().filter(plain).map(|it| it.1).sum();
    if n > 0 && !counts.is_empty() {
        add(&mut counts, tongue.pick("no colour", "sin color"), n);
    }
    counts
}

fn needs(game: &Cards, held: &[(&Card, usize)], tongue: Tongue) -> Vec<Need> {
    let each = game.resources.iter().enumerate();
    let needs = each.map(|(at, resource)| {
        // Authors seldom translate resources; types of that name may be.
        let mut qualities = game.qualities.iter();
        let named = qualities.find(|it| it.en == resource.name);
        let Said { en, es } = named.unwrap_or(&resource.label);
        let gives = |card: &Card| is_source(card) && (card.makes | card.energy) >> at & 1 == 1;
        let asks = |card: &Card| asked(game, card, at);
        let of = |test: &dyn Fn(&Card) -> usize| -> usize {
            held.iter().map(|(card, n)| test(card) * n).sum()
        };
        Need {
            resource: tongue.pick(en, es).clone(),
            sources: of(&|it| usize::from(gives(it))),
            cards: of(&|it| usize::from(asks(it) > 0)),
            symbols: of(&asks),
        }
    });
    needs.filter(|it| it.sources + it.symbols > 0).collect()
}

/// Returns how much of a resource a card asks for; of attacks, the dearest.
fn asked(game: &Cards, card: &Card, resource: usize) -> usize {
    let of = |cost: &crate::model::Cost| cost.of.get(resource).copied().map_or(0, usize::from);
    let played = game.costs.get(card.cost.index()).map_or(0, of);
    match game.options.payment {
        Payment::Attached => attack_costs(game, card).map(of).max().unwrap_or(0),
        Payment::Pay | Payment::Presence | Payment::Pool => played,
    }
}
