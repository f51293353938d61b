//! New cards and decks, made by answering questions line by line: in a
//! terminal, or from a pipe.

mod ask;
mod deck;
mod editor;
mod monster;
mod power;
mod save;
mod speech;
mod words;

use std::io::Write as _;
use std::path::Path;

use tapete_workshop::{Cards, game_of_cards};

use crate::args::{Making, NewArgs};
use crate::commands::cards;
use crate::failure::wrong_use;
use crate::out::Out;
use ask::Desk;
use save::Made;
use speech::speech;

/// Makes what was asked for, or says what can be made.
pub(crate) fn make(args: &NewArgs, out: &mut Out) -> anyhow::Result<()> {
    let speech = speech(out.tongue);
    let Some(what) = args.what else {
        writeln!(out, "{}", speech.what_can_be_made)?;
        return Ok(());
    };
    if args.random && what != Making::Deck {
        return Err(wrong_use(speech.random_is_for_decks));
    }
    if let Some(to) = &args.to {
        save::check_place(to, out)?;
    }
    let cards = source(args, out)?;
    let mut desk = Desk::new(out);
    let made: Made = match what {
        Making::Monster => monster::make(args, &cards, &mut desk)?,
        Making::Power => power::make(args, &cards, &mut desk)?,
        Making::Deck if args.random => deck::by_luck(args, &cards, &mut desk)?,
        Making::Deck => deck::make(args, &cards, &mut desk)?,
    };
    save::keep(&made, args.to.as_deref(), &mut desk)
}

/// Opens the text whose elements and cards are used.
fn source(args: &NewArgs, out: &Out) -> anyhow::Result<Cards> {
    let has_cards = |path: &Path| {
        let name = path.display().to_string();
        let cards = tapete_workshop::open_cards(&name, out.tongue).ok()?;
        let is_enough = args.what != Some(Making::Deck) || cards.shelf.has_both();
        is_enough.then_some(cards)
    };
    if let Some(from) = &args.from {
        return cards::open(from, out);
    }
    if let Some(found) = args
        .to
        .as_deref()
        .filter(|it| it.is_file())
        .and_then(has_cards)
    {
        return Ok(found);
    }
    match game_of_cards() {
        Some(game) => cards::open(game, out),
        None => Err(wrong_use(speech(out.tongue).no_source)),
    }
}
