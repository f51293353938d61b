//! From checked text to a duel: reads elements, cards, decks and rules, and
//! reports what cannot be played before anybody sits down.

mod cards;
pub(crate) mod codes;
mod decks;
mod description;
mod elements;
mod options;
mod position;
mod script;
mod sense;
mod steps;
mod texts;

use std::ops::RangeInclusive;

use tapete_game::Game;
use tapete_lang::{Checked, CheckedItem, Diagnostic, Problems, Sources};

use crate::card::{Deck, Element, MonsterCard, PowerCard};
use crate::duel::{Duel, Plan};
use crate::options::{Decks, Options};
use codes::{FIRST_GAME, ONE_GAME, SEVERAL_GAMES};

pub use codes::CODES;
pub(crate) use elements::{elements_of, lexicon};
pub(crate) use script::{Written, written};
pub(crate) use texts::quoted;

/// The kind of thing that is played.
pub(crate) const DUEL: &str = "Duel";

/// How many play if the text does not say.
const PLAYERS: usize = 2;

/// Returns how many players the game of a text may have; nothing if the text
/// has no game.
pub fn players(checked: &Checked) -> Option<RangeInclusive<usize>> {
    Some(range(checked.of_kind(DUEL).next()?))
}

fn range(item: &CheckedItem) -> RangeInclusive<usize> {
    let said = item.line("for_players").and_then(|it| it.value.range());
    let number = |it: i64| usize::try_from(it).unwrap_or(PLAYERS);
    match said {
        Some((from, to)) => number(from)..=number(to),
        None => PLAYERS..=PLAYERS,
    }
}

/// Compiles the game of a text for a number of seats, or for the smallest that
/// the text allows; nothing if the text has no game, or one with errors.
pub fn compile(
    sources: &Sources,
    checked: &Checked,
    n_seats: Option<usize>,
    problems: &mut Problems,
) -> Option<Game> {
    let plan = plan(sources, checked, n_seats, problems)?;
    Some(Game::new(Duel::new(plan)))
}

/// Looks at a text without a game: its cards, scripts and decks.
pub fn inspect(sources: &Sources, checked: &Checked, problems: &mut Problems) {
    let options = options::preset(None).options();
    Definition::read(sources, checked, &options, problems);
}

/// What a text says of elements, cards and decks.
#[derive(Debug)]
pub(crate) struct Definition {
    pub(crate) elements: Vec<Element>,
    pub(crate) monsters: Vec<MonsterCard>,
    pub(crate) powers: Vec<PowerCard>,
    pub(crate) decks: Vec<Deck>,
}

impl Definition {
    /// Reads all that a text makes but the game itself. Where something is
    /// wrong, a stand-in keeps its place, so that nothing is told twice.
    pub(crate) fn read(
        sources: &Sources,
        checked: &Checked,
        options: &Options,
        problems: &mut Problems,
    ) -> Definition {
        let preset = options::preset(checked.of_kind(DUEL).next());
        let elements = elements::read(checked, preset, problems);
        let monsters = cards::monsters(checked, &elements, problems);
        let powers = cards::powers(sources, checked, &elements, problems);
        let decks = decks::read(checked, options, problems);
        Definition {
            elements,
            monsters,
            powers,
            decks,
        }
    }
}

/// Reads the game of a text as [`compile`] does.
pub(crate) fn plan(
    sources: &Sources,
    checked: &Checked,
    n_seats: Option<usize>,
    problems: &mut Problems,
) -> Option<Plan> {
    let mut items = checked.of_kind(DUEL);
    let item = items.next()?;
    for other in items {
        problems.push(
            Diagnostic::new(&SEVERAL_GAMES, other.head())
                .arg(item.name().unwrap_or_default())
                .label(item.head(), FIRST_GAME)
                .help(ONE_GAME),
        );
    }
    texts::check_name(item, problems);
    let options = options::read(item);
    let mut definition = Definition::read(sources, checked, &options, problems);
    let players = range(item);
    sense::check(item, &options, &definition, problems);
    definition.decks = decks::used(item, definition.decks, problems);
    if !problems.has_errors() {
        sense::check_used(item, &options, &definition, problems);
    }
    let n_seats = n_seats.unwrap_or(*players.start());
    if !players.contains(&n_seats) || problems.has_errors() {
        return None;
    }
    let Definition {
        elements,
        monsters,
        powers,
        decks,
    } = definition;
    let has_decks = !decks.is_empty() || options.decks == Decks::Random;
    // The checks above have spoken of what is missing.
    let is_whole = has_decks && !monsters.is_empty() && !powers.is_empty();
    if !is_whole {
        return None;
    }
    let mut plan = Plan {
        name: item.name().unwrap_or_default().to_owned(),
        n_seats,
        options,
        elements,
        monsters,
        powers,
        decks,
        position: Vec::new(),
    };
    position::set_up(item, &mut plan, problems);
    (!problems.has_errors()).then_some(plan)
}

#[cfg(test)]
pub(crate) mod tests;
