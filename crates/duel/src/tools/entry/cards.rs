//! From what a person names, a game, a file of cards or a single card, to the
//! shelf that the tools work on.

use tapete_family::{Refused, Text, Workshop, say};
use tapete_lang::Bilingual;
use tapete_speech::same_name;

use crate::files::form::is_script;
use crate::tools::make::PowerDraft;
use crate::tools::shelf::Shelf;

/// The family's name.
const FAMILY: &str = "duel";
/// The ending of files that hold a script and nothing else.
const SCRIPT: &str = ".duel";

const NO_CARDS: Bilingual = Bilingual::new("{0} holds no cards", "{0} no contiene cartas");

/// The cards of a text.
pub(super) struct Cards {
    pub(super) shelf: Shelf,
    /// The names of the powers of the card file, if one was named.
    pub(super) powers: Vec<String>,
    /// The text itself, in the sentence form.
    pub(super) text: Text,
}

/// Opens the cards of what a person names.
pub(super) fn open(workshop: &dyn Workshop, name: &str) -> Result<Cards, Refused> {
    read(workshop, name, &workshop.find(name)?, None)
}

/// Reads the cards of a text that a person called so, and those of another
/// beside them.
pub(super) fn read(
    workshop: &dyn Workshop,
    called: &str,
    main: &Text,
    extra: Option<&Text>,
) -> Result<Cards, Refused> {
    let main = sentences(workshop, called, main)?;
    let extra = extra
        .map(|it| sentences(workshop, called, it))
        .transpose()?;
    let extra: Vec<Text> = extra.into_iter().collect();
    let loaded = workshop.load(&main, &extra);
    let loaded = loaded.without_errors(called, workshop.tongue())?;
    let is_of_family = loaded.is_of(FAMILY);
    let has_elements = loaded.checked.of_kind("Element").next().is_some();
    let shelf = Shelf::new(loaded.sources, &loaded.checked);
    if !is_of_family || (shelf.is_empty() && !has_elements) {
        let message = say(NO_CARDS, workshop.tongue(), &[&called]);
        return Err(Refused::Nothing(message));
    }
    let own = workshop.load(extra.first().unwrap_or(&main), &[]);
    let powers = own.checked.of_kind("Power");
    let powers = powers.filter_map(|it| it.name().map(str::to_owned));
    Ok(Cards {
        shelf,
        powers: powers.collect(),
        text: main,
    })
}

/// Returns a text in the sentence form: a JSON card is converted, a script that
/// stands alone becomes a power that costs nothing and is called like its file.
fn sentences(workshop: &dyn Workshop, called: &str, text: &Text) -> Result<Text, Refused> {
    if !is_script(&text.name) {
        return workshop.in_sentences(text);
    }
    let loaded = workshop.load(text, &[]);
    loaded.without_errors(called, workshop.tongue())?;
    let file = text.name.rsplit(['/', '\\']).next().unwrap_or_default();
    let draft = PowerDraft {
        name: file.trim_end_matches(SCRIPT).to_owned(),
        script: text.text.clone(),
        ..PowerDraft::default()
    };
    // The ending tells forms apart.
    let name = format!("{}.tapete", text.name);
    Ok(Text::new(name, draft.sentence()))
}

/// Returns a shipped text that has a power of that name: a game in one of whose
/// decks it is, if there is one.
pub(super) fn game_with_power(workshop: &dyn Workshop, power: &str) -> Option<Text> {
    let of = |text: &Text| read(workshop, &text.name, text, None).ok();
    let in_deck = |it: &Text| of(it).is_some_and(|it| it.shelf.deck_holds(power));
    let has = |it: &Text| {
        let powers = of(it).map_or(Vec::new(), |it| it.shelf.powers(workshop.tongue()));
        powers.iter().any(|it| same_name(&it.name, power))
    };
    let games = workshop.shipped_games(FAMILY).into_iter();
    let mut games = games.filter(in_deck);
    let text = || workshop.shipped(FAMILY).into_iter().find(has);
    games.next().or_else(text)
}

/// Returns the shipped game with the most powers, for whoever makes a deck.
pub(super) fn game_of_cards(workshop: &dyn Workshop) -> Option<Cards> {
    let games = workshop.shipped_games(FAMILY).into_iter();
    let games = games.filter_map(|it| read(workshop, &it.name, &it, None).ok());
    let games: Vec<Cards> = games.collect();
    // The first of equals: `max_by_key` gives the last.
    let n_powers = |it: &Cards| it.shelf.powers(workshop.tongue()).len();
    games.into_iter().rev().max_by_key(n_powers)
}
