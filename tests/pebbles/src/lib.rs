//! Pebbles: two take some of a heap in turn, and whoever takes the last wins.
//!
//! The smallest family that has everything: words, a match, what readers are
//! told, a guess, a bot, and a tool. The suite lists it to show that a family
//! needs nothing outside its crate but its entry; the program does not have it.

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
    title: Bilingual::new("Pebbles", "Guijarros"),
    doc: Bilingual::new(
        "Two take pebbles from a heap.",
        "Dos toman guijarros de un montón.",
    ),
    game_kind: "Pebbles",
    vocabulary: &words::VOCABULARY,
    players: |checked| checked.of_kind("Pebbles").next().map(|_| 2..=2),
    compile: |_, checked, n_seats, _| {
        let pebbles = pebbles(checked)?;
        n_seats.is_none_or(|it| it == 2).then(|| Game::new(pebbles))
    },
    tools: &[tool::TOOL],
    ..Family::PLAIN
};

/// Reads the game of a checked text.
fn pebbles(checked: &Checked) -> Option<Pebbles> {
    let item = checked.of_kind("Pebbles").next()?;
    let number = |clause: &str| u8::try_from(item.line(clause)?.value.number()?).ok();
    Some(Pebbles {
        name: item.name().unwrap_or("Pebbles").to_owned(),
        n_pebbles: number("heap_of")?,
        n_most: number("takes_most")?,
    })
}
