//! No command: the menu of the workshop, where there is a terminal.

use std::io::Write as _;

use tapete_family::Family;
use tapete_game::{Game, Seed, Tongue};
use tapete_speech::Said;
use tapete_workshop::{Opened, Shipped, offered_games, open, shipped_bots};

use crate::args::command;
use crate::help;
use crate::opening;
use crate::out::{Out, at_terminal};
use crate::repeat;
use crate::screen::{self, MenuChoice, MenuGame, SeatChoice, Table};
use crate::seating::{self, PERSON};

pub(super) fn run(out: &mut Out) -> anyhow::Result<()> {
    if !at_terminal() {
        let help = help::in_tongue(command(out.tongue), out.tongue).render_help();
        writeln!(out, "{}\n\n{}", out.speech.not_a_terminal, help.ansi())?;
        return Ok(());
    }
    let games: Vec<MenuGame> = offered_games().filter_map(menu_game).collect();
    screen::menu(out.tongue, &games, &mut open_choice)
}

fn menu_game((family, shipped): (&'static Family, &'static Shipped)) -> Option<MenuGame> {
    let opened = open(shipped.name, &[], None).ok()?;
    let players = opened.loaded.players.clone()?;
    Some(MenuGame {
        name: shipped.name.to_owned(),
        title: opened.game.name().to_owned(),
        line: line(shipped),
        family: Said::each(|it| family.title.get(it).to_owned()),
        words: family.name.to_owned(),
        starts: shipped.name == family.start_here,
        players: (*players.start(), *players.end()),
        seats: seats(&opened.game),
        bots: bots(&opened),
    })
}

/// Who sits where if nobody says otherwise, where the text says so itself.
fn seats(game: &Game) -> Vec<SeatChoice> {
    if game.seats().all(|seat| game.player(seat).is_none()) {
        return Vec::new();
    }
    let named = seating::suggested(game).into_iter();
    let named = named.map(|name| match name == PERSON {
        true => SeatChoice::Person,
        false => SeatChoice::Bot(name),
    });
    named.collect()
}

/// The bots of the game, then the shipped ones that are written in text.
fn bots(opened: &Opened) -> Vec<(String, Said)> {
    let known = tapete_bots::names(&opened.game).into_iter();
    let known = known.map(|it| (it.name, it.doc));
    let shipped = shipped_bots().map(|it| (it.name.to_owned(), line(it)));
    known.chain(shipped).collect()
}

fn line(shipped: &Shipped) -> Said {
    Said::each(|it| shipped.line(it).to_owned())
}

fn open_choice(choice: &MenuChoice) -> anyhow::Result<Table> {
    let tongue: Tongue = choice.tongue;
    let seed = choice.seed.map_or_else(repeat::fresh_seed, Seed::new);
    let bots = choice.seats.iter().filter_map(|it| match it {
        SeatChoice::Person => None,
        SeatChoice::Bot(name) => Some(name.clone()),
    });
    let bots: Vec<String> = bots.collect();
    let opened = opening::game(&choice.game, &bots, Some(choice.n_seats), tongue)?;
    let game = &opened.game;
    let mut bots = opened.bots.into_iter();
    let names = choice.seats.iter().map(|it| match it {
        SeatChoice::Person => PERSON.to_owned(),
        SeatChoice::Bot(name) => bots.next().unwrap_or_else(|| name.clone()),
    });
    let names: Vec<String> = names.collect();
    let has_people = names.iter().any(|it| it == PERSON);
    let players = seating::seated(game, &names, seed, tongue)?;
    let mut playing = game.start(seed);
    seating::name_players(&mut playing, &players, &[], tongue)?;
    Ok(Table {
        playing,
        players,
        tongue,
        texts: opened.loaded.texts,
        seed,
        replay_path: None,
        keeps_secret: choice.seed.is_none() && has_people,
    })
}
