//! The decks of a text, ready to be looked at and to be played against each
//! other: the cards are compiled once, and every pair of decks is a game.

use tapete_game::Game;
use tapete_lang::{Checked, Diagnostic, Place, Problems, Severity, Sources, Spelled, TextValue};

use crate::define::codes::{
    CARD_NOT_HERE, CARDS_ELSEWHERE, GAME_ELSEWHERE, UNKNOWN_CARD, UNKNOWN_GAME,
};
use crate::define::{held_in, plan, played, plays, sentences};
use crate::model::{Card, CardId, Cards, Deck};
use crate::syntax::ast::{Clause, ClauseKind, Sentence};

/// The game of a deck that names none, in a text without a game.
const USUAL_GAME: &str = "Classic";
const GAME: &str = "CardGame";
const DECK: &str = "Deck";

/// All decks of a text.
pub struct Decks {
    decks: Vec<DeckSummary>,
    /// Each game with all cards and decks that are for it.
    games: Vec<Cards>,
}

/// A deck at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckSummary {
    /// What it is called.
    pub name: String,
    /// The game that it is for.
    pub game: String,
    /// How many cards it holds, as written.
    pub n_cards: usize,
    /// How many different ones.
    pub n_different: usize,
    /// Where it stands.
    pub place: Place,
    /// The game that could be made of it, and its number there.
    found: Option<(usize, usize)>,
}

/// One card of a deck, and what takes its place when it is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Without {
    /// The card that is left out.
    pub card: String,
    /// How many copies the deck has.
    pub copies: usize,
    /// The other cards that come in, and how many of each.
    pub instead: Vec<(String, usize)>,
    lines: Vec<(CardId, u8)>,
}

impl Decks {
    /// Reads the decks of a text, and reports all that is wrong with them.
    pub fn read(sources: &Sources, checked: &Checked, problems: &mut Problems) -> Decks {
        let sentences = sentences(sources, checked, problems);
        Decks::of(&sentences, problems)
    }

    fn of(sentences: &[Sentence], problems: &mut Problems) -> Decks {
        let has_game = sentences.iter().any(|it| it.kind.text == GAME);
        match has_game {
            true => Decks::of_parts(sentences, &[sentences.to_vec()], problems),
            false => Decks::of_parts(sentences, &[], problems),
        }
    }

    /// Returns the decks of a text whose games each have a part of it.
    pub(crate) fn of_parts(
        sentences: &[Sentence],
        parts: &[Vec<Sentence>],
        problems: &mut Problems,
    ) -> Decks {
        let held = || sentences.iter().filter(|it| it.kind.text == DECK);
        let mut all = Decks {
            decks: held().map(|it| summary(it, parts)).collect(),
            games: Vec::new(),
        };
        let has_deck = |part: &&Vec<Sentence>| part.iter().any(|it| it.kind.text == DECK);
        for part in parts.iter().filter(has_deck) {
            all.judge(part, problems);
        }
        let mut tried: Vec<String> = Vec::new();
        for (at, sentence) in held().enumerate() {
            let unknown = all.decks.get(at).filter(|it| it.found.is_none());
            let Some(game) = unknown.map(|it| it.game.clone()) else {
                continue;
            };
            let is_judged = parts
                .iter()
                .any(|it| it.contains(sentence) && plays(it, &game));
            if is_judged || tried.contains(&game) {
                continue;
            }
            // The text has no game that this deck is for: one of its own.
            let mut text = held_in(sentences, &game);
            tried.push(game);
            text.push(game_of(sentence));
            all.judge(&text, problems);
        }
        tell_once(problems);
        all
    }

    /// Makes a game with all decks that are for it, and reports what is wrong
    /// with them; one that is wrong does not spoil the others.
    fn judge(&mut self, text: &[Sentence], problems: &mut Problems) {
        let mut found = Problems::new();
        let game = plan(text, true, &mut found).filter(|_| !found.has_errors());
        let is_wrong = |deck: &Sentence| {
            let errors = found.sorted().into_iter();
            let mut errors = errors.filter(|it| it.code.severity == Severity::Error);
            deck.kind.text == DECK && errors.any(|it| within(it.place, deck.place))
        };
        let game = game.or_else(|| {
            let well = text.iter().filter(|it| !is_wrong(it));
            let well: Vec<Sentence> = well.cloned().collect();
            let mut rest = Problems::new();
            let game = plan(&well, true, &mut rest).filter(|_| !rest.has_errors());
            game.filter(|_| well.len() < text.len())
        });
        if let Some(game) = game {
            self.take(game);
        }
        // The text may have been looked at before.
        let known = |it: &Diagnostic| {
            let is_it =
                |other: &&Diagnostic| other.code.id == it.code.id && other.place == it.place;
            problems.sorted().iter().any(is_it)
        };
        // Of cards for a game that nobody knows nothing can be said.
        let lost = |it: &Diagnostic| {
            let mut decks = text.iter().filter(|it| it.kind.text == DECK);
            it.code == &UNKNOWN_GAME && decks.any(|deck| within(it.place, deck.place))
        };
        let is_lost = found.sorted().into_iter().any(lost);
        let new = found.sorted().into_iter().filter(|it| !known(it));
        let new = new.filter(|it| !is_lost || lost(it));
        let new: Vec<Diagnostic> = new.cloned().collect();
        problems.extend(new);
    }

    /// Takes a game whose decks are well.
    fn take(&mut self, game: Cards) {
        let at = self.games.len();
        for deck in self.decks.iter_mut().filter(|it| it.found.is_none()) {
            let found = game.decks.iter().position(|it| it.name == deck.name);
            deck.found = found.map(|it| (at, it));
        }
        self.games.push(game);
    }

    /// Lists the decks in the order of the text.
    pub fn summaries(&self) -> &[DeckSummary] {
        &self.decks
    }

    /// Tells whether two decks are for the same game and can meet.
    pub fn can_meet(&self, one: usize, other: usize) -> bool {
        let game = |at: usize| self.decks.get(at).and_then(|it| it.found).map(|it| it.0);
        game(one).is_some() && game(one) == game(other)
    }

    /// Returns the game of two decks, the first in seat 0; nothing if they
    /// cannot meet.
    pub fn pair(&self, one: usize, other: usize) -> Option<Game> {
        let (game, first) = self.decks.get(one)?.found?;
        let (same, second) = self.decks.get(other)?.found?;
        if game != same {
            return None;
        }
        let mut cards = self.games.get(game)?.clone();
        cards.name = format!("{} – {}", self.decks[one].name, self.decks[other].name);
        cards.seats = [u16::try_from(first).ok()?, u16::try_from(second).ok()?];
        Some(Game::new(cards))
    }

    /// Returns the game of a deck that lacks a card against another, the deck in
    /// seat 0, or in seat 1 if it goes second.
    pub fn pair_without(
        &self,
        deck: usize,
        without: &Without,
        other: usize,
        second: bool,
    ) -> Option<Game> {
        let (game, own) = self.decks.get(deck)?.found?;
        let (same, rival) = self.decks.get(other)?.found?;
        if game != same {
            return None;
        }
        let mut cards = self.games.get(game)?.clone();
        let mut changed = cards.decks.get(own)?.clone();
        changed.cards = without.lines.clone();
        let own = u16::try_from(cards.decks.len()).ok()?;
        let rival = u16::try_from(rival).ok()?;
        cards.decks.push(changed);
        cards.seats = if second { [rival, own] } else { [own, rival] };
        Some(Game::new(cards))
    }

    /// Lists what a deck would be without each of its cards: other cards of the
    /// deck take the place of all copies, in proportion, lands that of lands. A
    /// card that no other could stand in for is not listed.
    pub fn without_each(&self, deck: usize) -> Vec<Without> {
        let Some((game, deck)) = self.found(deck) else {
            return Vec::new();
        };
        let lines = 0..deck.cards.len();
        lines.filter_map(|at| without(game, deck, at)).collect()
    }

    /// Returns the game of a deck, and the deck in it.
    pub(super) fn found(&self, deck: usize) -> Option<(&Cards, &Deck)> {
        let (game, at) = self.decks.get(deck)?.found?;
        let game = self.games.get(game)?;
        Some((game, game.decks.get(at)?))
    }
}

/// Returns a deck at a glance; one that names no game is for that of its part.
fn summary(sentence: &Sentence, parts: &[Vec<Sentence>]) -> DeckSummary {
    let own = parts.iter().find(|it| it.contains(sentence));
    let own = own.and_then(|it| played(it));
    let usual = own.unwrap_or(USUAL_GAME.to_owned());
    let lines = sentence.clauses.iter().filter_map(|it| match &it.kind {
        ClauseKind::Holds(lines) => Some(lines),
        _ => None,
    });
    let lines: Vec<&(i64, TextValue)> = lines.flatten().collect();
    let numbers = lines.iter().map(|it| usize::try_from(it.0).unwrap_or(0));
    let mut names: Vec<&str> = lines.iter().map(|it| it.1.text.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    DeckSummary {
        name: name_of(sentence),
        game: for_game(sentence).map_or(usual, |it| it.text.clone()),
        n_cards: numbers.fold(0, usize::saturating_add),
        n_different: names.len(),
        place: sentence.place,
        found: None,
    }
}

fn within(place: Place, outer: Place) -> bool {
    let (inner, whole) = (place.span, outer.span);
    place.file == outer.file && whole.start <= inner.start && inner.end <= whole.end
}

fn name_of(sentence: &Sentence) -> String {
    let name = sentence.name.as_ref();
    name.map(|it| it.text.clone()).unwrap_or_default()
}

fn for_game(sentence: &Sentence) -> Option<&TextValue> {
    sentence.clauses.iter().find_map(|it| match &it.kind {
        ClauseKind::ForGame(name) => Some(name),
        _ => None,
    })
}

/// Returns a game that a deck can be played in: the one that it names.
fn game_of(deck: &Sentence) -> Sentence {
    let place = for_game(deck).map_or(deck.kind.place, |it| it.place);
    let game = TextValue {
        text: for_game(deck).map_or(USUAL_GAME.to_owned(), |it| it.text.clone()),
        place,
    };
    Sentence {
        kind: Spelled {
            text: GAME.to_owned(),
            place,
        },
        name: Some(game.clone()),
        clauses: vec![Clause {
            place,
            kind: ClauseKind::Extends(game),
        }],
        place,
        broken: false,
    }
}

/// Tells whether a card is there to pay for others: a land, an energy.
pub(super) fn is_source(card: &Card) -> bool {
    card.nature.no_cost || card.energy != 0 && card.nature.attaches
}

fn without(game: &Cards, deck: &Deck, at: usize) -> Option<Without> {
    let (left_out, copies) = *deck.cards.get(at)?;
    let card = game.cards.get(left_out.index())?;
    let sort = |id: CardId| game.cards.get(id.index()).map(is_source);
    let alike = |(index, it): &(usize, &(CardId, u8))| {
        *index != at && it.0 != left_out && sort(it.0) == Some(is_source(card))
    };
    let others = deck.cards.iter().enumerate().filter(alike);
    let others: Vec<(CardId, u8)> = others.map(|it| *it.1).collect();
    let shares = shares(usize::from(copies), &others);
    if shares.is_empty() {
        return None;
    }
    // The others stand where the card stood, so that equal luck shuffles the
    // rest of the deck in the same way.
    let mut lines: Vec<(CardId, u8)> = Vec::new();
    for (index, line) in deck.cards.iter().enumerate() {
        match index == at {
            true => lines.extend(shares.iter().copied()),
            false => lines.push(*line),
        }
    }
    let named = |(id, n): &(CardId, u8)| {
        let name = game.cards.get(id.index()).map(|it| it.name.clone());
        (name.unwrap_or_default(), usize::from(*n))
    };
    Some(Without {
        card: card.name.clone(),
        copies: usize::from(copies),
        instead: shares.iter().map(named).collect(),
        lines,
    })
}

/// Tells each card or game that a text lacks once. Whoever looks at a text alone only
/// suspects a slip, and notes what may be in another text: a slip is an error
/// for a deck, what may be elsewhere is none.
fn tell_once(problems: &mut Problems) {
    let all = problems.sorted();
    let of = |code| all.iter().filter(move |it| it.code == code);
    let is_noted = of(&CARDS_ELSEWHERE).next().is_some();
    let is_slip = |it: &Diagnostic| of(&CARD_NOT_HERE).any(|slip| slip.args == it.args);
    let is_told = |it: &Diagnostic| of(&UNKNOWN_CARD).any(|other| other.args == it.args);
    let is_twice = |it: &&&Diagnostic| {
        it.code == &CARD_NOT_HERE && is_told(it)
            || it.code == &UNKNOWN_CARD && is_noted && !is_slip(it)
            || it.code == &UNKNOWN_GAME && of(&GAME_ELSEWHERE).any(|note| note.args == it.args)
    };
    if !all.iter().any(|it| is_twice(&it)) {
        return;
    }
    let kept: Vec<Diagnostic> = all
        .iter()
        .filter(|it| !is_twice(it))
        .map(|it| (*it).clone())
        .collect();
    *problems = Problems::new();
    problems.extend(kept);
}

/// Shares copies out in proportion to what is there: whole parts first, then
/// one each by what was cut off, the first of equals first.
fn shares(copies: usize, others: &[(CardId, u8)]) -> Vec<(CardId, u8)> {
    let total: usize = others.iter().map(|it| usize::from(it.1)).sum();
    if total == 0 {
        return Vec::new();
    }
    let part = |n: u8| {
        (
            copies * usize::from(n) / total,
            copies * usize::from(n) % total,
        )
    };
    let mut given: Vec<usize> = others.iter().map(|it| part(it.1).0).collect();
    let mut order: Vec<usize> = (0..others.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(others.get(*at).map_or(0, |it| part(it.1).1)));
    let left = copies - given.iter().sum::<usize>();
    for at in order.into_iter().take(left) {
        if let Some(n) = given.get_mut(at) {
            *n += 1;
        }
    }
    let each = others.iter().zip(given).filter(|it| it.1 > 0);
    each.map(|(it, n)| (it.0, u8::try_from(n).unwrap_or(u8::MAX)))
        .collect()
}

#[cfg(test)]
mod tests;
