//! Opening hands: exact chances by counting, and hands that are drawn and
//! thrown back as a sensible player would.

use serde::Serialize;
use tapete_game::{Chance, Seed};

use super::deck::{Decks, is_source};
use super::stats::{attack_costs, cost_of, is_basic, is_costed};
use crate::model::{
    Act, Amount, Card, Cards, Cost, Deck, Mulligan, Payment, Pick, Prop, RESOURCES_MAX, Step, Who,
};

/// How often a hand is thrown back at most.
const MULLIGANS_MAX: usize = 2;
/// How often a hand without a creature to begin with is drawn again at most.
const REDRAWS_MAX: usize = 100;
/// A hand without lands is kept with two cards that cost at most so much.
const CHEAP: usize = 3;
/// How many hands are drawn at most.
pub(super) const HANDS_MAX: u64 = 1_000_000;

/// What the first hand brings. Chances lie between 0 and 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Opening {
    /// How many cards are drawn.
    pub hand: usize,
    /// The chance of exactly 0, 1, 2 … lands or energies; empty in games without.
    pub sources: Vec<f64>,
    /// The mean number of them.
    pub mean_sources: f64,
    /// The chance of a card that can be paid by the player's turn 1, 2, 3, for
    /// whoever begins; colours are not looked at.
    pub play_first: Vec<f64>,
    /// The same for whoever goes second.
    pub play_second: Vec<f64>,
    /// The chance of a creature that may begin, in games with an active one.
    pub basic: Option<f64>,
}

/// What drawn hands showed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Drawn {
    /// How many hands.
    pub hands: u64,
    /// The share that was kept at once, after one and after two new hands.
    pub kept: Vec<f64>,
    /// The shares of 0, 1, 2 … lands or energies in what was kept.
    pub sources: Vec<f64>,
    /// The share that could pay for a card by turn 1, 2, 3, colours and all.
    pub play: Vec<f64>,
}

/// Returns how many ways there are to choose `k` of `n`.
fn choose(n: usize, k: usize) -> f64 {
    if k > n {
        return 0.0;
    }
    (0..k.min(n - k)).fold(1.0, |all, it| all * (n - it) as f64 / (it + 1) as f64)
}

/// Returns the chance that `drawn` of `all` cards hold exactly `k` of the
/// `marked` ones.
pub(super) fn exactly(all: usize, marked: usize, drawn: usize, k: usize) -> f64 {
    if marked > all || drawn > all || k > drawn {
        return 0.0;
    }
    choose(marked, k) * choose(all - marked, drawn - k) / choose(all, drawn)
}

/// How many turns are looked at.
const TURNS: usize = 3;

impl Decks {
    /// Works out what the first hand of a deck brings.
    pub fn opening(&self, deck: usize) -> Option<Opening> {
        let (game, deck) = self.found(deck)?;
        let counts = Counts::of(game, deck);
        let hand = usize::from(game.options.hand).min(counts.all);
        let shares = || (0..=hand).map(|k| exactly(counts.all, counts.sources, hand, k));
        let turns = |goes_first: bool| {
            let turns = 1..=TURNS;
            turns
                .map(|turn| counts.plays(game, seen(game, turn, goes_first), turn))
                .collect()
        };
        Some(Opening {
            hand,
            sources: match counts.sources {
                0 => Vec::new(),
                _ => shares().collect(),
            },
            mean_sources: (counts.sources * hand) as f64 / counts.all.max(1) as f64,
            play_first: turns(true),
            play_second: turns(false),
            basic: game
                .options
                .has_active
                .then(|| 1.0 - exactly(counts.all, counts.basics, hand, 0)),
        })
    }

    /// Draws hands, throws bad ones back, and counts what came of them. Hand `i`
    /// has the luck `seed/i`.
    pub fn draw_hands(&self, deck: usize, hands: u64, seed: u64) -> Option<Drawn> {
        let (game, deck) = self.found(deck)?;
        let mut cards: Vec<&Card> = Vec::new();
        for (id, n) in &deck.cards {
            let card = game.cards.get(id.index())?;
            cards.extend(std::iter::repeat_n(card, usize::from(*n)));
        }
        let hands = hands.min(HANDS_MAX);
        let hand = usize::from(game.options.hand).min(cards.len());
        let mut kept = [0_u64; MULLIGANS_MAX + 1];
        let mut sources = vec![0_u64; hand + 1];
        let mut play = [0_u64; TURNS];
        for index in 0..hands {
            let mut chance = Chance::new(Seed { seed, index });
            let mut order = cards.clone();
            let n_thrown = draw(game, &mut order, hand, &mut chance);
            kept[n_thrown] += 1;
            let held = hand - n_thrown;
            let n_sources = order[..held].iter().filter(|it| is_source(it)).count();
            sources[n_sources] += 1;
            for turn in 1..=TURNS {
                let n_seen = seen(game, turn, index % 2 == 0) - n_thrown;
                let known = &order[..n_seen.min(order.len())];
                play[turn - 1] += u64::from(can_play(game, known, turn));
            }
        }
        let share = |n: u64| n as f64 / hands.max(1) as f64;
        Some(Drawn {
            hands,
            kept: kept.into_iter().map(share).collect(),
            sources: sources.into_iter().map(share).collect(),
            play: play.into_iter().map(share).collect(),
        })
    }
}

/// Returns how many cards a player has seen by a turn of theirs.
fn seen(game: &Cards, turn: usize, goes_first: bool) -> usize {
    let missed = usize::from(goes_first && !game.options.first_draw);
    usize::from(game.options.hand) + turn - missed
}

/// Tells whether cards of any kind become resources on a pile.
fn has_pile(game: &Cards) -> bool {
    game.resources.iter().any(|it| it.from_pile)
}

/// Returns how much can be paid in a turn with so many lands among so many
/// cards: one each turn, or, where cards are put on a pile, one of any kind.
fn means(game: &Cards, n_sources: usize, n_seen: usize, turn: usize) -> usize {
    if has_pile(game) {
        return turn.min(n_seen.saturating_sub(1));
    }
    match game.options.payment {
        Payment::Pool => turn,
        // One energy is attached in a turn.
        Payment::Attached => n_sources.min(turn),
        Payment::Pay | Payment::Presence => {
            let lands = game.options.lands_per_turn.map(usize::from);
            let lands = n_sources.min(lands.map_or(n_sources, |it| it.max(1) * turn));
            lands + gained(game, turn).iter().sum::<usize>()
        }
    }
}

/// Returns how much of each resource the phases of a turn give by themselves.
fn gained(game: &Cards, turn: usize) -> [usize; RESOURCES_MAX] {
    let mut sums = [0; RESOURCES_MAX];
    let programs = game.phases.iter().filter_map(|it| it.program);
    for program in programs.filter_map(|it| game.programs.get(it.index())) {
        let steps = game.steps.get(usize::from(program.start)..);
        let steps = steps.unwrap_or_default().iter();
        for step in steps.take_while(|it| **it != Step::End) {
            let (kind, n) = match step {
                Step::Do(Act::GainResource(Pick::One(Who::You), kind, amount)) => {
                    let n = match game.amounts.get(amount.index()) {
                        Some(Amount::Number(n)) => usize::try_from(*n).unwrap_or(0),
                        Some(Amount::Prop(Prop::Turn, _)) => turn,
                        _ => 0,
                    };
                    (usize::from(*kind), n)
                }
                _ => continue,
            };
            let keeps = game.resources.get(kind).is_some_and(|it| it.keeps);
            if let Some(sum) = sums.get_mut(kind) {
                *sum += if keeps { n * turn } else { n };
            }
        }
    }
    sums
}

/// The numbers of a deck that chances are worked out from.
struct Counts {
    all: usize,
    sources: usize,
    basics: usize,
    /// How many other cards cost 0, 1, 2 ….
    costs: Vec<usize>,
}

impl Counts {
    fn of(game: &Cards, deck: &Deck) -> Counts {
        let mut counts = Counts {
            all: deck.size(),
            sources: 0,
            basics: 0,
            costs: vec![0; usize::from(u8::MAX) + 1],
        };
        for (id, n) in &deck.cards {
            let Some(card) = game.cards.get(id.index()) else {
                continue;
            };
            let n = usize::from(*n);
            if is_basic(card) {
                counts.basics += n;
            }
            if is_source(card) {
                counts.sources += n;
            } else if !is_costed(game, card) {
                // No attack: it is never what was waited for.
                continue;
            } else if let Some(it) = counts.costs.get_mut(cost_of(game, card)) {
                *it += n;
            }
        }
        counts
    }

    /// Returns the chance of a card that can be paid, among so many cards.
    fn plays(&self, game: &Cards, n_seen: usize, turn: usize) -> f64 {
        let n_seen = n_seen.min(self.all);
        let others = self.all - self.sources;
        (0..=n_seen.min(self.sources))
            .map(|n_sources| {
                let affordable = means(game, n_sources, n_seen, turn);
                let cheap: usize = self.costs.iter().take(affordable + 1).sum();
                let n_others = n_seen - n_sources;
                let none = exactly(others, cheap, n_others, 0);
                exactly(self.all, self.sources, n_seen, n_sources) * (1.0 - none)
            })
            .sum()
    }
}

/// Shuffles until the hand is kept; returns how often it was thrown back. What
/// goes to the bottom then is the last of the hand.
fn draw(game: &Cards, order: &mut [&Card], hand: usize, chance: &mut Chance) -> usize {
    chance.shuffle(order);
    match game.options.mulligan {
        Mulligan::None => 0,
        Mulligan::Basic => {
            for _ in 0..REDRAWS_MAX {
                if order[..hand].iter().any(|it| is_basic(it)) {
                    break;
                }
                chance.shuffle(order);
            }
            0
        }
        Mulligan::Paris => {
            let mut n_thrown = 0;
            while n_thrown < MULLIGANS_MAX.min(hand) && !is_kept(game, &order[..hand - n_thrown]) {
                chance.shuffle(order);
                n_thrown += 1;
            }
            n_thrown
        }
        Mulligan::London => {
            let mut n_thrown = 0;
            while n_thrown < MULLIGANS_MAX.min(hand) && !is_kept(game, &order[..hand]) {
                chance.shuffle(order);
                n_thrown += 1;
            }
            for last in (hand - n_thrown..hand).rev() {
                let worst = worst(game, &order[..=last]);
                order[worst..=last].rotate_left(1);
            }
            // Those lie under the deck now.
            order[hand - n_thrown..].rotate_left(n_thrown);
            n_thrown
        }
    }
}

/// A hand is kept with lands and something to pay for: two of each at least;
/// without lands, with two cheap cards.
fn is_kept(game: &Cards, hand: &[&Card]) -> bool {
    let n_sources = hand.iter().filter(|it| is_source(it)).count();
    if has_pile(game) || game.options.payment == Payment::Pool {
        let cheap = |it: &&&Card| cost_of(game, it) <= CHEAP;
        return hand.iter().filter(cheap).count() >= 2;
    }
    (2..=hand.len().saturating_sub(2)).contains(&n_sources)
}

/// Returns what goes to the bottom: a land if more than half are lands, else
/// the card that costs most.
fn worst(game: &Cards, hand: &[&Card]) -> usize {
    let n_sources = hand.iter().filter(|it| is_source(it)).count();
    let too_many = n_sources * 2 > hand.len();
    let badness = |at: &usize| {
        let card = hand.get(*at);
        let is_land = card.is_some_and(|it| is_source(it));
        let cost = card.map_or(0, |it| cost_of(game, it));
        (is_land == too_many, cost)
    };
    (0..hand.len()).max_by_key(badness).unwrap_or(0)
}

/// Tells whether some card can be paid with what was seen, colours and all.
fn can_play(game: &Cards, known: &[&Card], turn: usize) -> bool {
    let mut made = gained(game, turn);
    let mut n_sources = 0;
    for card in known.iter().filter(|it| is_source(it)) {
        n_sources += 1;
        for (at, n) in made.iter_mut().enumerate() {
            *n += usize::from((card.makes | card.energy) >> at & 1);
        }
    }
    let affordable = means(game, n_sources, known.len(), turn);
    let has_lands = !has_pile(game) && game.options.payment != Payment::Pool;
    let fits = |cost: &Cost| {
        let mut each = cost.of.iter().zip(made);
        let has_colours = each.all(|(n, made)| usize::from(*n) <= made);
        let is_enough = usize::from(Cards::total(cost)) <= affordable;
        is_enough && (has_colours || !has_lands)
    };
    let mut others = known.iter().filter(|it| is_costed(game, it));
    others.any(|card| match game.options.payment {
        Payment::Attached => attack_costs(game, card).any(fits),
        Payment::Pay | Payment::Presence | Payment::Pool => {
            game.costs.get(card.cost.index()).is_none_or(fits)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    /// C(24,3)·C(36,4)/C(60,7) and C(36,7)/C(60,7), worked out by hand.
    #[test]
    fn chances_are_those_of_cards_drawn_without_putting_back() {
        assert!(near(
            exactly(60, 24, 7, 3),
            2024.0 * 58_905.0 / 386_206_920.0
        ));
        assert!(near(exactly(60, 24, 7, 0), 8_347_680.0 / 386_206_920.0));
        let all: f64 = (0..=7).map(|k| exactly(60, 24, 7, k)).sum();
        assert!(near(all, 1.0));
        assert_eq!(exactly(5, 6, 2, 1), 0.0);
        assert_eq!(exactly(5, 0, 7, 0), 0.0);
    }
}
