//! From checked text to a game: what the workshop asks of the family.

use std::ops::RangeInclusive;

use tapete_game::Game;
use tapete_lang::{Checked, CheckedItem, Code, Item, Problems, Sources, join_codes};

use super::book::GAME;
use super::codes::OF_MEANING;
use super::plan::{look, plan};
use super::quiet::{Heard, heard, without_names};
use crate::syntax::ast::Sentence;
use crate::syntax::{self, read};

/// How many play.
const PLAYERS: usize = 2;

const N_ALL: usize = OF_MEANING.len() + syntax::codes::CODES.len();

static ALL: [&Code; N_ALL] = join_codes(&[OF_MEANING, syntax::codes::CODES]);

/// The codes of the scope `ccg`: those of meaning, then those of reading.
pub static CODES: &[&Code] = &ALL;

/// Returns how many players the game of a text may have; nothing if the text
/// has no game.
pub fn players(checked: &Checked) -> Option<RangeInclusive<usize>> {
    checked.of_kind(GAME).next().map(|_| PLAYERS..=PLAYERS)
}

/// Compiles the game of a text; nothing if the text has no game, or one with
/// errors.
pub fn compile(
    sources: &Sources,
    checked: &Checked,
    n_seats: Option<usize>,
    problems: &mut Problems,
) -> Option<Game> {
    let sentences = sentences(sources, checked, problems);
    let cards = match heard(&sentences, problems) {
        Heard::Whole => plan(&sentences, true, problems)?,
        Heard::Parts => without_names(problems, |found| plan(&sentences, true, found))?,
        Heard::NotTheGame => return None,
    };
    if problems.has_errors() {
        return None;
    }
    if n_seats.is_some_and(|it| it != PLAYERS) {
        return None;
    }
    Some(Game::new(cards))
}

/// Looks at a text without a game: its cards, abilities and decks.
pub fn inspect(sources: &Sources, checked: &Checked, problems: &mut Problems) {
    let sentences = sentences(sources, checked, problems);
    match heard(&sentences, problems) {
        Heard::Whole => drop(look(&sentences, problems)),
        Heard::Parts => drop(without_names(problems, |found| look(&sentences, found))),
        Heard::NotTheGame => {}
    }
}

/// Reads the sentences of a checked text.
pub(crate) fn sentences(
    sources: &Sources,
    checked: &Checked,
    problems: &mut Problems,
) -> Vec<Sentence> {
    let bot = |it: &&CheckedItem| it.kind().word.name != "Bot";
    let items = checked.items.iter().filter(bot);
    items.map(|it| read(sources, &item(it), problems)).collect()
}

/// Returns the item that was checked, whose clauses are read anew.
fn item(checked: &CheckedItem) -> Item {
    Item {
        kind: checked.written().clone(),
        name: checked.called().cloned(),
        clauses: Vec::new(),
        place: checked.place(),
        phrased: true,
        broken: checked.any_failed(),
    }
}
