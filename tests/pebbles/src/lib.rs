//! Pebbles: two players take some of a heap in turn, and whoever takes the last
//! wins or loses.
//!
//! The smallest family that has everything: words, a match, what readers are
//! told, a bot, and a tool. The suite lists it to show that a family needs
//! nothing outside its crate but its entry; the program does not have it.

mod play;
mod tell;
mod tool;
mod words;

use tapete_family::Family;
use tapete_game::Game;
use tapete_lang::{Bilingual, Checked};

use play::Pebbles;

/// Pebbles.
pub static FAMILY: Family = Family {
    name: "pebbles",
    doc: Bilingual::new(
        "Pebbles that two take from a heap.",
        "Guijarros que dos van tomando de un montón.",
    ),
    game_kind: "Pebbles",
    vocabulary: &words::VOCABULARY,
    phrasing: None,
    codes: &[],
    players: |checked| checked.of_kind("Pebbles").next().map(|_| 2..=2),
    compile: |_, checked, n_seats, _| {
        let pebbles = pebbles(checked)?;
        n_seats.is_none_or(|it| it == 2).then(|| Game::new(pebbles))
    },
    paths: &[],
    inspect: None,
    forms: &[],
    lines: None,
    words: None,
    known_word: None,
    tools: &[tool::TOOL],
    groups: &[],
};

/// Reads the game of a checked text.
fn pebbles(checked: &Checked) -> Option<Pebbles> {
    let item = checked.of_kind("Pebbles").next()?;
    let number = |clause: &str| {
        let number = item.line(clause)?.value.number()?;
        u8::try_from(number).ok()
    };
    let last = item.line("last").and_then(|it| Some(it.value.name()?.id()));
    Some(Pebbles {
        name: item.name().unwrap_or("Pebbles").to_owned(),
        n_pebbles: number("heap_of")?,
        n_most: number("takes_most")?,
        last_wins: last != Some("Loses"),
    })
}
