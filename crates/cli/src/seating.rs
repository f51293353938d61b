//! Who sits where: as the command line asks, else as the game's text says.

use tapete_bots::{BotError, seating};
use tapete_game::{Bot, Game, Match, Names, Seat, Seed, Tongue};

use crate::failure::wrong_use;
use crate::screen::Player;
use crate::speech::{fill, speech};

/// What texts and replays call somebody who is no bot.
pub(crate) const PERSON: &str = "person";

/// Where a text names nobody, luck plays.
const RANDOM: &str = "random";

/// Returns the names of the bots, one for each seat, as they were asked for;
/// where nobody asked, those that the game's text names.
pub(crate) fn bot_names(
    game: &Game,
    bots: &[String],
    tongue: Tongue,
) -> anyhow::Result<Vec<String>> {
    let wrong = |error: BotError| wrong_bots(&error, tongue);
    if !bots.is_empty() {
        return seating(game, bots).map_err(wrong);
    }
    let has_bots = game.seats().any(|seat| own_bot(game, seat).is_some());
    let bots = match has_bots {
        true => all_bots(game),
        false => vec![RANDOM.to_owned()],
    };
    seating(game, &bots).map_err(wrong)
}

/// Returns who plays each seat if nobody says otherwise: [`PERSON`] or a bot.
/// Somebody wants to play, so there is always a person.
pub(crate) fn suggested(game: &Game) -> Vec<String> {
    let people = suggested_people(game);
    let bots = seating(game, &all_bots(game)).unwrap_or_else(|_| all_bots(game));
    let each = bots.into_iter().enumerate();
    each.map(|(seat, bot)| match people.contains(&seat) {
        true => PERSON.to_owned(),
        false => bot,
    })
    .collect()
}

fn suggested_people(game: &Game) -> Vec<usize> {
    let seats_of = |wanted: Option<&str>| -> Vec<usize> {
        let seats = game.seats().filter(|seat| game.player(*seat) == wanted);
        seats.map(Seat::index).collect()
    };
    let people = seats_of(Some(PERSON));
    if !people.is_empty() {
        return people;
    }
    let free = seats_of(None);
    vec![free.first().copied().unwrap_or(0)]
}

/// Returns the bot that the game's text puts into a seat.
fn own_bot(game: &Game, seat: Seat) -> Option<&str> {
    game.player(seat).filter(|it| *it != PERSON)
}

/// Returns a bot for each seat: that of the text, or the usual one.
fn all_bots(game: &Game) -> Vec<String> {
    let named = |seat| own_bot(game, seat).map(str::to_owned);
    let each = game
        .seats()
        .map(|seat| named(seat).unwrap_or_else(|| default_bot(game)));
    each.collect()
}

/// Seats people where they are wanted and bots everywhere else; what is not
/// asked for is as the game's text says.
pub(crate) fn players(
    game: &Game,
    people: &[usize],
    bots: &[String],
    seed: Seed,
    tongue: Tongue,
) -> anyhow::Result<Vec<Player>> {
    let people = match people {
        [] => suggested_people(game),
        people => people.to_vec(),
    };
    let n_seats = game.n_seats();
    if let Some(seat) = people.iter().find(|it| **it >= n_seats) {
        let message = fill(speech(tongue).no_such_seat, &[seat, &(n_seats - 1)]);
        return Err(wrong_use(message));
    }
    let names = names_beside(game, &people, bots, tongue)?;
    seated(game, &names, seed, tongue)
}

/// Returns who plays each seat, if bots that were asked for sit beside people.
fn names_beside(
    game: &Game,
    people: &[usize],
    bots: &[String],
    tongue: Tongue,
) -> anyhow::Result<Vec<String>> {
    let is_person = |seat: Seat| people.contains(&seat.index());
    let n_bots = game.seats().filter(|it| !is_person(*it)).count();
    let names = match bots {
        [] => all_bots(game),
        [first, _, ..] if bots.len() == n_bots => {
            let mut in_order = bots.iter();
            let each = game.seats().map(|seat| match is_person(seat) {
                true => first.clone(),
                false => in_order.next().unwrap_or(first).clone(),
            });
            each.collect()
        }
        bots => bots.to_vec(),
    };
    let names = match seating(game, &names) {
        Ok(names) => names,
        Err(_) if n_bots == 0 => vec![String::new(); game.n_seats()],
        Err(error) => return Err(wrong_bots(&error, tongue)),
    };
    let each = game.seats().zip(names);
    let each = each.map(|(seat, name)| match is_person(seat) {
        true => PERSON.to_owned(),
        false => name,
    });
    Ok(each.collect())
}

/// Seats a bot of that name in each seat, and a person where the name says so.
pub(crate) fn seated(
    game: &Game,
    names: &[String],
    seed: Seed,
    tongue: Tongue,
) -> anyhow::Result<Vec<Player>> {
    let each = game.seats().zip(names);
    each.map(|(seat, name)| {
        if name == PERSON {
            return Ok(Player::Person);
        }
        let bot = bot(game, name, seat, seed, tongue)?;
        let name = name.clone();
        Ok(Player::Bot { name, bot })
    })
    .collect()
}

/// Returns a bot that is ready to play.
pub(crate) fn bot(
    game: &Game,
    name: &str,
    seat: Seat,
    seed: Seed,
    tongue: Tongue,
) -> anyhow::Result<Box<dyn Bot>> {
    let mut bot = tapete_bots::seat(game, name).map_err(|error| wrong_bots(&error, tongue))?;
    bot.start(seat, seed.for_seat(seat.index()));
    Ok(bot)
}

/// Says what the players of a match are called: as was asked for, else as the
/// game's text says, else bots by their number and several people by theirs. A
/// person alone needs no name.
pub(crate) fn name_players(
    playing: &mut Match,
    players: &[Player],
    asked: &[String],
    tongue: Tongue,
) -> anyhow::Result<()> {
    let asked = asked_names(players, asked, tongue)?;
    let names = asked.or(playing.names()).or(&usual_names(players, tongue));
    playing.name_players(names);
    Ok(())
}

/// Gives names to the players of a recorded match that have none in its file.
pub(crate) fn name_recorded(
    playing: &mut Match,
    players: &[String],
    tongue: Tongue,
) -> anyhow::Result<()> {
    let each = players.iter().map(|name| match name == PERSON {
        true => Player::Person,
        false => Player::recorded(name.clone()),
    });
    let players: Vec<Player> = each.collect();
    name_players(playing, &players, &[], tongue)
}

/// Gives the names that were asked for to the people, or to all seats where there
/// are more of them.
fn asked_names(players: &[Player], asked: &[String], tongue: Tongue) -> anyhow::Result<Names> {
    if asked.len() > players.len() {
        let message = speech(tongue).too_many_names;
        return Err(wrong_use(fill(message, &[&asked.len(), &players.len()])));
    }
    let is_person = |it: &Player| matches!(it, Player::Person);
    let n_people = players.iter().filter(|it| is_person(it)).count();
    let mut rest = asked.iter();
    let each = players.iter().map(|it| {
        let is_named = asked.len() > n_people || is_person(it);
        let name = is_named.then(|| rest.next()).flatten();
        name.map_or("", String::as_str)
    });
    Ok(Names::new(each))
}

fn usual_names(players: &[Player], tongue: Tongue) -> Names {
    let people: Vec<bool> = players
        .iter()
        .map(|it| matches!(it, Player::Person))
        .collect();
    usual_names_of(&people, tongue)
}

/// Names players by whether they are people: bots are numbered, and so are
/// people, but one alone needs no name: to that person it is `you`.
pub(crate) fn usual_names_of(people: &[bool], tongue: Tongue) -> Names {
    let is_alone = people.iter().filter(|it| **it).count() == 1;
    let (mut n_people, mut n_bots) = (0, 0);
    let each = people.iter().map(|is_person| match is_person {
        true if is_alone => String::new(),
        true => {
            n_people += 1;
            format!("{} {n_people}", tongue.pick("Player", "Jugador"))
        }
        false => {
            n_bots += 1;
            format!("Bot {n_bots}")
        }
    });
    Names::new(each)
}

/// The game's own first bot plays better than luck does.
fn default_bot(game: &Game) -> String {
    let own = game.bots().first().map(|it| it.name.clone());
    own.unwrap_or_else(|| RANDOM.to_owned())
}

fn wrong_bots(error: &BotError, tongue: Tongue) -> anyhow::Error {
    wrong_use(error.text(tongue))
}
