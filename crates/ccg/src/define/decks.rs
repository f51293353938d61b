//! Decks: what they hold, whether the game allows it, and who plays which.

use tapete_lang::TextValue;

use super::book::card_name;
use super::cards::place_of;
use super::codes;
use super::maker::Maker;
use crate::model::{Card, CardId, Deck, Options, Payment};
use crate::syntax::ast::{ClauseKind, Sentence};

/// How many decks a text may have.
const DECKS_MAX: usize = 200;
/// How many cards a deck may have, so that two fit on a table with tokens.
pub(super) const DECK_MAX: usize = 110;

impl<'a> Maker<'a> {
    /// Reads the decks of the game. Cards that only decks name are noted, so
    /// this comes before cards are made; what needs the cards is checked after.
    pub(super) fn read_decks(&mut self) -> Vec<(&'a Sentence, Deck)> {
        let mut decks: Vec<(&Sentence, Deck)> = Vec::new();
        let sentences: Vec<&'a Sentence> = self.book.decks().collect();
        for sentence in sentences {
            let game = sentence.clauses.iter().find_map(|it| match &it.kind {
                ClauseKind::ForGame(name) => Some(name),
                _ => None,
            });
            if let Some(game) = game
                && !self.book.plays(&game.text)
            {
                if !self.book.knows_game(&game.text) {
                    self.unknown_game(game);
                }
                continue;
            }
            if decks.len() >= DECKS_MAX {
                self.too_many(codes::DECKS, DECKS_MAX);
                break;
            }
            let mut deck = Deck {
                name: sentence
                    .name
                    .as_ref()
                    .map(|it| it.text.clone())
                    .unwrap_or_default(),
                idea: String::new(),
                cards: Vec::new(),
                hero: None,
            };
            for clause in &sentence.clauses {
                match &clause.kind {
                    ClauseKind::Idea(text) => deck.idea = text.text.clone(),
                    ClauseKind::Holds(lines) => {
                        for (number, name) in lines {
                            self.hold(*number, name, &mut deck);
                        }
                    }
                    _ => {}
                }
            }
            decks.push((sentence, deck));
        }
        decks
    }

    fn hold(&mut self, number: i64, name: &TextValue, deck: &mut Deck) {
        let card = self.card_named(name);
        let Some(number) = u8::try_from(number).ok().filter(|it| (1..=99).contains(it)) else {
            let args = vec![number.into(), 99_i64.into()];
            return self.wrong(&codes::WRONG_NUMBER, name.place, args);
        };
        let Some(card) = card else {
            return;
        };
        match deck.cards.iter_mut().find(|it| it.0 == card) {
            Some(line) => line.1 = line.1.saturating_add(number),
            None => deck.cards.push((card, number)),
        }
    }

    /// Checks the decks against the rules, and takes the hero out.
    pub(super) fn check_decks(
        &mut self,
        decks: Vec<(&Sentence, Deck)>,
        cards: &[Card],
        options: &Options,
    ) -> Vec<Deck> {
        let mut checked = Vec::new();
        for (sentence, mut deck) in decks {
            let mut heroes = Vec::new();
            deck.cards.retain(|(id, number)| {
                let is_hero = card(cards, *id).is_some_and(|it| it.nature.starts_in_play);
                if is_hero {
                    heroes.push((*id, *number));
                }
                !is_hero
            });
            deck.hero = heroes.first().map(|it| it.0);
            let is_known = !self.book.is_part || self.is_whole(sentence);
            if is_known
                && options.has_hero
                && (heroes.len() != 1 || heroes.first().is_some_and(|it| it.1 != 1))
            {
                self.wrong_with(
                    &codes::DECK_HERO,
                    place_of(sentence),
                    vec![deck.name.as_str().into(), heroes.len().into()],
                    vec![(codes::ONE_HERO, Vec::new())],
                );
            }
            self.check_deck(sentence, &deck, cards, options);
            checked.push(deck);
        }
        checked
    }

    fn check_deck(&mut self, sentence: &Sentence, deck: &Deck, cards: &[Card], options: &Options) {
        let place = place_of(sentence);
        let options = &self.deck_rules(sentence, options);
        let size = deck.size();
        // Of cards of other parts only the numbers are known.
        if self.book.is_part && !self.is_whole(sentence) {
            return self.check_part(sentence, deck, cards, options);
        }
        let fits = size >= usize::from(options.deck_size.max(1)) && size <= DECK_MAX;
        // Cards that do not exist are told of.
        if !fits && self.is_whole(sentence) {
            let args = vec![
                deck.name.as_str().into(),
                size.into(),
                usize::from(options.deck_size.max(1)).into(),
                DECK_MAX.into(),
            ];
            self.wrong(&codes::DECK_SIZE, place, args);
        }
        let mut has_basic = false;
        for (id, number) in &deck.cards {
            let Some(held) = card(cards, *id) else {
                continue;
            };
            let at = self.line_of(sentence, &held.name).unwrap_or(place);
            has_basic |= held.nature.fights && held.evolves_from.is_none();
            if held.is_token {
                self.wrong(&codes::DECK_TOKEN, at, vec![held.name.as_str().into()]);
            }
            self.check_copies(held, *number, at, options);
        }
        if options.has_active && !has_basic {
            self.wrong(&codes::DECK_BASIC, place, vec![deck.name.as_str().into()]);
        }
        if options.payment == Payment::Pay || options.payment == Payment::Presence {
            self.check_colours(sentence, deck, cards);
        }
    }

    pub(super) fn check_copies(
        &mut self,
        held: &Card,
        number: u8,
        at: tapete_lang::Place,
        options: &Options,
    ) {
        let is_free = options
            .copies_except
            .is_some_and(|it| held.qualities.has(it))
            && (held.abilities.is_empty() || !options.only_basic_except)
            || held.nature.basic;
        if let Some(copies) = options.copies
            && number > copies
            && !is_free
        {
            let args = vec![
                held.name.as_str().into(),
                usize::from(number).into(),
                usize::from(copies).into(),
            ];
            self.wrong(&codes::DECK_COPIES, at, args);
        }
    }

    /// Returns the rules of decks of the game that a deck is for, which may be
    /// one that the game extends.
    fn deck_rules(&mut self, sentence: &Sentence, options: &Options) -> Options {
        let mut rules = options.clone();
        let named = sentence.clauses.iter().find_map(|it| match &it.kind {
            ClauseKind::ForGame(name) => Some(name.text.as_str()),
            _ => None,
        });
        let mut games = self.book.games.iter();
        let at = games.position(|it| Some(card_name(it)) == named);
        // A game that is tried out on parts of its own checks them as its own.
        let Some(at) = at.filter(|it| it + 1 < self.book.games.len()) else {
            return rules;
        };
        let older: Vec<&Sentence> = self.book.games.iter().take(at + 1).copied().collect();
        for clause in older.iter().flat_map(|it| &it.clauses) {
            if let ClauseKind::Setting { name, values } = &clause.kind
                && matches!(name.text.as_str(), "deck_size" | "copies" | "except")
            {
                self.setting(name, values, &mut rules);
            }
        }
        rules
    }

    /// Tells whether all of a deck was understood, and all its cards are in the
    /// text.
    fn is_whole(&self, sentence: &Sentence) -> bool {
        !sentence.broken && held(sentence).all(|it| self.card_id(&it.1.text).is_some())
    }

    /// A card whose colour nothing in the deck gives is a mistake.
    fn check_colours(&mut self, sentence: &Sentence, deck: &Deck, cards: &[Card]) {
        let held = || deck.cards.iter().filter_map(|it| card(cards, it.0));
        let makes = held().fold(0, |all, it| all | it.makes);
        // What effects add is not known before play.
        if makes == 0 || held().any(|it| it.has_activated && it.makes == 0 && self.adds(it)) {
            return;
        }
        for held in held() {
            let Some(cost) = self.costs.get(held.cost.index()) else {
                continue;
            };
            let missing = cost
                .of
                .iter()
                .zip(&self.resources)
                .enumerate()
                .find(|(at, (n, it))| **n > 0 && it.quality.is_some() && makes >> at & 1 == 0);
            if let Some((_, (_, resource))) = missing {
                let args = vec![held.name.as_str().into(), resource.name.as_str().into()];
                let at = self
                    .line_of(sentence, &held.name)
                    .unwrap_or(place_of(sentence));
                self.wrong(&codes::DECK_UNPAYABLE, at, args);
            }
        }
    }

    fn adds(&self, card: &Card) -> bool {
        let abilities = card
            .abilities
            .iter()
            .filter_map(|it| self.abilities.get(it.index()));
        let mut activated = abilities.flat_map(|it| &it.activated);
        activated.any(|it| {
            let program = self.activated.get(it.index()).map(|it| it.program);
            program
                .and_then(|it| self.programs.get(it.index()))
                .is_some_and(|it| it.is_mana)
        })
    }

    pub(super) fn line_of(&self, sentence: &Sentence, card: &str) -> Option<tapete_lang::Place> {
        sentence.clauses.iter().find_map(|it| match &it.kind {
            ClauseKind::Holds(lines) => lines
                .iter()
                .find(|it| it.1.text == card)
                .map(|it| it.1.place),
            _ => None,
        })
    }

    /// Returns which decks the seats play: those that the game uses, else the
    /// first two.
    pub(super) fn seats(&mut self, decks: &[Deck]) -> [u16; 2] {
        let mut used: Vec<u16> = Vec::new();
        let games: Vec<&Sentence> = self.book.game().into_iter().collect();
        for clause in games.iter().flat_map(|it| &it.clauses) {
            let ClauseKind::Uses(names) = &clause.kind else {
                continue;
            };
            for name in names {
                match decks.iter().position(|it| it.name == name.text) {
                    Some(at) => used.push(at as u16),
                    None => {
                        // A text without decks has one made of its cards.
                        let own = self.book.decks().filter_map(|it| it.name.as_ref());
                        let known: Vec<String> = own.map(|it| it.text.clone()).collect();
                        let word = super::book::spelled(&name.text, name.place);
                        self.unknown(&codes::UNKNOWN_DECK, &word, &known);
                    }
                }
            }
        }
        let last = u16::try_from(decks.len().saturating_sub(1)).unwrap_or(0);
        match used.as_slice() {
            [] => [0, last.min(1)],
            [one] => [*one, *one],
            [one, other, ..] => [*one, *other],
        }
    }

    /// A deck of a game whose text has none: everything in turn, with enough
    /// lands, so that a text of cards can be tried at once.
    pub(super) fn sampler(&self, cards: &[Card], options: &Options) -> Deck {
        let all = || (0..cards.len()).zip(cards).filter(|(_, it)| !it.is_token);
        let hero = all()
            .find(|(_, it)| it.nature.starts_in_play)
            .map(|it| CardId(it.0 as u16));
        let pool: Vec<usize> = all()
            .filter(|(_, it)| !it.nature.starts_in_play)
            .map(|it| it.0)
            .collect();
        let (lands, others): (Vec<usize>, Vec<usize>) = pool.into_iter().partition(|at| {
            cards
                .get(*at)
                .is_some_and(|it| it.nature.no_cost || it.energy != 0 && it.nature.attaches)
        });
        let size = usize::from(options.deck_size.max(20));
        let n_lands = if others.is_empty() {
            size
        } else {
            size * 2 / 5
        };
        let mut deck = Deck {
            name: card_name_of_game(self),
            idea: String::new(),
            cards: Vec::new(),
            hero,
        };
        let mut fill = |from: &[usize], number: usize| {
            for at in from
                .iter()
                .cycle()
                .take(if from.is_empty() { 0 } else { number })
            {
                let id = CardId(*at as u16);
                match deck.cards.iter_mut().find(|it| it.0 == id) {
                    Some(line) => line.1 = line.1.saturating_add(1),
                    None => deck.cards.push((id, 1)),
                }
            }
        };
        fill(&lands, if others.is_empty() { size } else { n_lands });
        fill(
            &others,
            if lands.is_empty() {
                size
            } else {
                size - n_lands
            },
        );
        deck
    }
}

/// Lists the lines of a deck.
pub(super) fn held(deck: &Sentence) -> impl Iterator<Item = &(i64, TextValue)> {
    let lines = deck.clauses.iter().filter_map(|it| match &it.kind {
        ClauseKind::Holds(lines) => Some(lines),
        _ => None,
    });
    lines.flatten()
}

fn card_name_of_game(maker: &Maker<'_>) -> String {
    maker
        .book
        .game()
        .map(|it| card_name(it).to_owned())
        .unwrap_or_default()
}

pub(super) fn card(cards: &[Card], id: CardId) -> Option<&Card> {
    cards.get(id.index())
}
