//! The order in which a game is made of its sentences.

use std::collections::BTreeMap;

use tapete_lang::{Diagnostic, Place, Problems};

use super::book::Book;
use super::cards::Wanted;
use super::codes;
use super::held::held_in;
use super::kinds::Kinds;
use super::library::library;
use super::maker::Maker;
use super::usual::usual;
use crate::model::{
    Card, Cards, Combat, Mod, On, Payment, Qualities, Replaced, Replacement, Roles, Subject,
    Trigger, ZonePick, flags,
};
use crate::syntax::ast::{ClauseKind, Sentence};

/// The game of the library that a text without one is read for.
pub(super) const USUAL_GAME: &str = "Classic";

/// Makes the game of a text; nothing if it has none, or one with errors.
///
/// With `fast`, evasion that the library defines is read from flags.
pub(crate) fn plan(sentences: &[Sentence], fast: bool, problems: &mut Problems) -> Option<Cards> {
    let book = Book::of(sentences, library(), problems)?;
    let cards = make(&book, fast, problems);
    (!problems.has_errors()).then_some(cards)
}

/// Makes a game of a text without one, as if it were a part of the game of the
/// library that fits it best: its cards, abilities and decks.
pub(crate) fn look(sentences: &[Sentence], problems: &mut Problems) -> Option<Cards> {
    let fitting = fitting(sentences)?;
    let book = Book::for_game(fitting, sentences, library(), &mut Problems::new());
    let cards = make(&book?.part(), true, problems);
    // Decks for another game of the library are checked by its rules, with the
    // cards that they hold.
    let mut games: Vec<&str> = vec![fitting];
    for (_, game) in sentences.iter().filter_map(for_game) {
        if games.contains(&game) {
            continue;
        }
        games.push(game);
        let own = held_in(sentences, game);
        let Some(book) = Book::for_game(game, &own, library(), &mut Problems::new()) else {
            continue;
        };
        let mut found = Problems::new();
        make(&book.part(), true, &mut found);
        let places: Vec<Place> = own.iter().map(|it| it.place).collect();
        let is_of_text = |it: &&Diagnostic| {
            places
                .iter()
                .any(|place| place.to(it.place) == *place && place.file == it.place.file)
        };
        let known: Vec<(&str, Place)> = problems
            .sorted()
            .iter()
            .map(|it| (it.code.id, it.place))
            .collect();
        let is_new = |it: &&Diagnostic| !known.contains(&(it.code.id, it.place));
        let found = found.sorted().into_iter().filter(is_of_text);
        let new: Vec<Diagnostic> = found.filter(is_new).cloned().collect();
        problems.extend(new);
    }
    (!problems.has_errors()).then_some(cards)
}

/// Returns where a sentence stands and which game it is for, if it says so.
pub(super) fn for_game(sentence: &Sentence) -> Option<(Place, &str)> {
    sentence.clauses.iter().find_map(|it| match &it.kind {
        ClauseKind::ForGame(name) => Some((sentence.place, name.text.as_str())),
        _ => None,
    })
}

/// Returns the name of the game that a text plays.
pub(crate) fn played(sentences: &[Sentence]) -> Option<String> {
    let book = Book::of(sentences, library(), &mut Problems::new())?;
    book.game().map(|it| super::book::card_name(it).to_owned())
}

/// Tells whether a text plays a game of that name, or one that extends it.
pub(crate) fn plays(sentences: &[Sentence], game: &str) -> bool {
    let book = Book::of(sentences, library(), &mut Problems::new());
    book.is_some_and(|it| it.plays(game))
}

/// Returns the game of the library that knows most types of a text; of equals
/// the one that its decks name, or else the usual one.
fn fitting(sentences: &[Sentence]) -> Option<&'static str> {
    let mut clauses = sentences.iter().flat_map(|it| &it.clauses);
    let named = clauses.find_map(|it| match &it.kind {
        ClauseKind::ForGame(name) => Some(name.text.as_str()),
        _ => None,
    });
    let games = library()
        .iter()
        .filter(|it| it.kind.text == super::book::GAME);
    let names = games.map(super::book::card_name);
    names.max_by_key(|game| {
        let book = Book::for_game(game, sentences, library(), &mut Problems::new());
        let declares = |kind: &str| {
            let games = book.iter().flat_map(|it| &it.games);
            let mut clauses = games.flat_map(|it| &it.clauses);
            clauses.any(|it| matches!(&it.kind, ClauseKind::Type { name, .. } if name.text == kind))
        };
        let n_types = sentences
            .iter()
            .filter(|it| declares(&it.kind.text))
            .count();
        (n_types, named == Some(*game), *game == USUAL_GAME)
    })
}

fn make(book: &Book<'_>, fast: bool, problems: &mut Problems) -> Cards {
    let mut maker = blank(book, fast, problems);
    let mut options = usual();
    maker.read_kinds();
    maker.read_zones();
    maker.read_resources(&mut options);
    maker.read_settings(&mut options);
    let mut wanted: Vec<Wanted<'_>> = Vec::new();
    maker.number_cards(&mut wanted);
    maker.learn_words();
    maker.read_phases(&mut options);
    let endings = maker.read_endings();
    let checks = maker.read_checks();
    let answers = maker.read_answers();
    let decks = maker.read_decks();
    maker.basics();
    let mut made = make_cards(&mut maker, &wanted, options.payment);
    maker.own_abilities();
    maker.find_steady();
    for card in &mut made {
        maker.finish_card(card);
        if card.flags & flags::EVERY_SUBTYPE != 0 {
            let all = maker.kinds.subtypes.minus(&maker.kinds.colours);
            card.qualities.add(&all);
            card.subtypes.add(&all);
        }
    }
    maker.check_contrary();
    maker.check_sense(&made);
    maker.check_mistakes(&made);
    let mut decks = maker.check_decks(decks, &made, &options);
    maker.check_elsewhere();
    let position = maker.position();
    if decks.is_empty() {
        let sampler = maker.sampler(&made, &options);
        decks.push(match position.is_empty() {
            true => sampler,
            false => super::position::without_cards(sampler),
        });
    }
    let seats = maker.seats(&decks);
    if maker.kinds.overflow {
        maker.too_many(codes::QUALITIES, super::kinds::QUALITIES_MAX);
    }
    let name = book.game().map(|it| super::book::card_name(it).to_owned());
    let replaces = |kind: fn(&Replacement) -> bool| maker.replacements.iter().any(kind);
    let is_elsewhere = |it: &&Trigger| it.zone != ZonePick::IN_PLAY;
    let own = answers.iter();
    let own = own.filter_map(|it| maker.triggers.get(it.index()));
    let mut statics = maker.statics.iter();
    let cards = Cards {
        name: name.unwrap_or_default(),
        fighting: fighting(&maker.kinds),
        answers_to: events_of(own),
        elsewhere: events_of(maker.triggers.iter().filter(is_elsewhere)),
        hears_moves: maker.triggers.iter().any(|it| it.on == On::Moves),
        replaces_draws: replaces(replaces_draw),
        replaces_others: replaces(replaces_other),
        replaces_life: replaces(replaces_life),
        changes_costs: statics.any(|it| matches!(it.what, Mod::Costs(_))),
        options,
        zones: maker.zones,
        roles: maker.roles,
        phases: maker.phases,
        resources: maker.resources,
        counters: maker.counters,
        qualities: maker.kinds.labels(),
        colours: maker.kinds.colours,
        cards: made,
        decks,
        seats,
        abilities: maker.abilities,
        ability_names: maker.ability_names,
        mark_of: maker.mark_of,
        triggers: maker.triggers,
        activated: maker.activated,
        statics: maker.statics,
        rules: maker.rules,
        replacements: maker.replacements,
        costs: maker.costs,
        programs: maker.programs,
        steps: maker.steps,
        step_labels: maker.step_labels,
        tests: maker.tests,
        amounts: maker.amounts,
        conds: maker.conds,
        becomes: maker.becomes,
        checks,
        answers,
        endings,
        position: position.iter().map(|it| it.text.clone()).collect(),
        bots: crate::bots::words(),
    };
    super::position::check(&cards, &position, problems);
    cards
}

/// Makes the cards that are wanted, and those that they name in passing.
fn make_cards(maker: &mut Maker<'_>, wanted: &[Wanted<'_>], payment: Payment) -> Vec<Card> {
    let mut made: Vec<Card> = Vec::new();
    let mut at = 0;
    while at < maker.card_names.len() {
        let next = match wanted.get(at) {
            Some(own) => *own,
            None => Wanted {
                sentence: maker.late.get(at - wanted.len()).copied().flatten(),
                library: true,
            },
        };
        let card = maker.make_card(at, next, payment);
        made.push(card);
        at += 1;
    }
    made
}

/// Returns the types of what attacks and blocks.
fn fighting(kinds: &Kinds) -> Qualities {
    let mut fighting = Qualities::default();
    for kind in kinds.types.iter().filter(|it| it.nature.fights) {
        fighting.set(kind.bit);
    }
    fighting
}

/// Returns the events that some of the triggers answer to, as bits.
fn events_of<'t>(triggers: impl Iterator<Item = &'t Trigger>) -> u32 {
    triggers.fold(0, |all, it| all | 1 << (it.on as u8))
}

fn replaces_draw(it: &Replacement) -> bool {
    matches!(it.what, Replaced::WouldDraw(_))
}

fn replaces_life(it: &Replacement) -> bool {
    matches!(
        it.what,
        Replaced::WouldGainLife(_) | Replaced::WouldLoseLife(_)
    )
}

/// Tells whether something happens instead of what happens to another card.
fn replaces_other(it: &Replacement) -> bool {
    it.of != Subject::This && !replaces_draw(it) && !replaces_life(it)
}

fn blank<'a>(book: &'a Book<'a>, fast: bool, problems: &'a mut Problems) -> Maker<'a> {
    Maker {
        book,
        problems,
        fast,
        combat: Combat::Blocks,
        has_hero: false,
        land: None,
        energy: None,
        generic: Vec::new(),
        words: Vec::new(),
        kinds: Kinds::default(),
        zones: Vec::new(),
        roles: Roles {
            deck: u8::MAX,
            hand: u8::MAX,
            play: u8::MAX,
            graveyard: u8::MAX,
            exile: u8::MAX,
            pile: u8::MAX,
            active: u8::MAX,
            prizes: u8::MAX,
        },
        phases: Vec::new(),
        resources: Vec::new(),
        counters: Vec::new(),
        properties: Vec::new(),
        card_names: Vec::new(),
        late: Vec::new(),
        abilities: Vec::new(),
        extras: Vec::new(),
        ability_names: Vec::new(),
        mark_of: Vec::new(),
        n_marks: 0,
        made: BTreeMap::new(),
        making: Vec::new(),
        triggers: Vec::new(),
        activated: Vec::new(),
        statics: Vec::new(),
        rules: Vec::new(),
        replacements: Vec::new(),
        costs: Vec::new(),
        programs: Vec::new(),
        steps: Vec::new(),
        step_labels: BTreeMap::new(),
        tests: Vec::new(),
        amounts: Vec::new(),
        conds: Vec::new(),
        becomes: Vec::new(),
        given: Vec::new(),
        library: None,
        asked: Vec::new(),
        aimed: Vec::new(),
        bred: Vec::new(),
        full: false,
    }
}

impl Maker<'_> {
    /// Makes the basic lands known, or the basic energies, whoever names them.
    fn basics(&mut self) {
        let names: Vec<String> = self.resources.iter().map(|it| it.name.clone()).collect();
        for name in names {
            let named = self.book.library_card_of(&name);
            self.wanted_card(named.unwrap_or(&name));
        }
    }

    /// Looks at abilities of the text that no card has: without parameters
    /// they can be made as they are.
    fn own_abilities(&mut self) {
        for sentence in self.book.own_abilities() {
            let takes = |it: &ClauseKind| matches!(it, ClauseKind::Takes(_));
            if sentence.clauses.iter().any(|it| takes(&it.kind)) {
                continue;
            }
            if let Some(name) = &sentence.name {
                let ability = crate::syntax::ast::AbilityRef {
                    name: super::book::spelled(&name.text, name.place),
                    args: Vec::new(),
                };
                self.ability(&ability);
            }
        }
    }
}
