//! The match in which a card is tried: the decks of its game, or two plain
//! monsters for a card that stands alone.

use tapete_game::Tongue;
use tapete_lang::Place;

use crate::card::{Deck, MonsterCard};
use crate::tools::bench::{Bench, Play};
use crate::tools::shelf::{Shelf, find, unknown};

use super::Ask;

/// The figures of a monster that nobody described.
const PLAIN_LIFE: i32 = 200;
const PLAIN_ATTACK: i32 = 50;

/// A position with the card in a hand.
pub(super) struct Setting {
    pub(super) bench: Bench,
    pub(super) play: Play,
    /// An index of the game's powers.
    pub(super) card: usize,
}

/// Lays out what was asked for.
pub(super) fn set_up(shelf: &Shelf, ask: &Ask<'_>) -> Result<Setting, String> {
    let card = shelf.find_power(ask.power, ask.tongue)?;
    let (mut bench, seat, power) = match shelf.decks() {
        [] => alone(shelf, card, ask)?,
        decks => of_game(shelf, decks, card, ask)?,
    };
    // The play begins as if the seat's turn had.
    bench.state.acting = seat as u8;
    let mut story = Vec::new();
    if !shelf.plan.position.is_empty() {
        for own in &mut bench.state.seats {
            own.hand.clear();
        }
    }
    for line in &shelf.plan.position {
        let Bench { duel, state } = &mut bench;
        // Lines of the game's own position that speak of cards which are not
        // here any more are left out.
        let _ = duel.arrange_line(state, line, &mut story);
    }
    for line in ask.position {
        let Bench { duel, state } = &mut bench;
        duel.arrange_line(state, line, &mut story)?;
    }
    bench.state.acting = seat as u8;
    let n_seats = bench.duel.n_seats;
    let target = match ask.against {
        Some(target) if target < n_seats && target != seat => target,
        Some(target) => return Err(no_target(target, seat, n_seats, ask.tongue)),
        None => (1..n_seats)
            .map(|step| (seat + step) % n_seats)
            .find(|it| !bench.state.seats[*it].lost)
            .unwrap_or((seat + 1) % n_seats),
    };
    let slot = bench.hold(seat, power);
    Ok(Setting {
        bench,
        play: Play {
            seat,
            power,
            slot,
            target,
        },
        card,
    })
}

fn no_target(target: usize, seat: usize, n_seats: usize, tongue: Tongue) -> String {
    let others = (0..n_seats).filter(|it| *it != seat);
    let others = others.map(|it| it.to_string()).collect::<Vec<_>>();
    let others = others.join(", ");
    match tongue {
        Tongue::En => format!("the card cannot be aimed at seat {target}; it can at {others}"),
        Tongue::Es => {
            format!("la carta no puede ir contra el asiento {target}; puede contra {others}")
        }
    }
}

/// Sits the decks of the game down in their order; the seat that acts is the
/// first whose deck has the card. A card of no such deck goes into the first.
fn of_game(
    shelf: &Shelf,
    decks: &[Deck],
    card: usize,
    ask: &Ask<'_>,
) -> Result<(Bench, usize, u8), String> {
    let n_seats = shelf.plan.n_seats;
    let (n_monsters, n_powers) = (shelf.n_monsters(), shelf.n_powers().max(1));
    let by = match ask.by {
        Some(by) => Some(shelf.find_monster(by, ask.tongue)?),
        None => None,
    };
    // Which power of a deck is the card, with the monster that was asked for.
    let within = |deck: &Deck| {
        let mut powers = deck.powers.iter().enumerate();
        let found = powers.find(|(index, power)| {
            let monster = deck.monsters.get(index / n_powers);
            let is_its = by.is_none_or(|by| monster.is_some_and(|it| usize::from(*it) == by));
            usize::from(**power) == card && is_its
        });
        found.map(|it| it.0)
    };
    let mut sitting: Vec<Deck> = decks.iter().cycle().take(n_seats).cloned().collect();
    let found = sitting
        .iter()
        .enumerate()
        .find_map(|(seat, deck)| Some((seat, within(deck)?)));
    let found = found.or_else(|| {
        let deck = decks.iter().find(|it| within(it).is_some())?;
        let power = within(deck)?;
        sitting[0] = deck.clone();
        Some((0, power))
    });
    let (seat, power) = match found {
        Some(found) => found,
        // No deck has it: the monster that was asked for, or the first of the
        // first deck, has it now.
        None => {
            let deck = &mut sitting[0];
            let place = by.map_or(Some(0), |by| {
                let mut monsters = deck.monsters.iter();
                monsters.position(|it| usize::from(*it) == by)
            });
            let place = place.unwrap_or_else(|| {
                if let (Some(first), Some(by)) = (deck.monsters.first_mut(), by) {
                    *first = by as u16;
                }
                0
            });
            let power = place * n_powers;
            if let Some(taken) = deck.powers.get_mut(power) {
                *taken = card as u16;
            }
            (0, power)
        }
    };
    let monsters = shelf.plan.monsters.clone();
    let bench = Bench::new(shelf, monsters, sitting, (n_monsters, n_powers), n_seats);
    Ok((bench, seat, power as u8))
}

/// Sits two monsters down that have nothing but the card: those of the text, or
/// plain ones.
fn alone(shelf: &Shelf, card: usize, ask: &Ask<'_>) -> Result<(Bench, usize, u8), String> {
    let tongue = ask.tongue;
    let mut monsters = shelf.plan.monsters.clone();
    let own = match ask.by {
        None => 0,
        Some(by) => {
            let names = shelf.monster_names();
            find(by, &names).ok_or_else(|| {
                let what = tongue.pick("there is no monster", "no hay ningún monstruo");
                unknown(what, by, &names, tongue)
            })?
        }
    };
    if monsters.is_empty() {
        monsters.push(plain(tongue.pick("Own", "Propio")));
    }
    if monsters.len() < 2 {
        monsters.push(plain(tongue.pick("Target", "Objetivo")));
    }
    let other = usize::from(own == 0);
    let deck = |monster: usize| Deck {
        name: monsters[monster].name.clone(),
        monsters: vec![monster as u16],
        powers: vec![card as u16],
        place: Place::default(),
    };
    let decks = vec![deck(own), deck(other)];
    Ok((Bench::new(shelf, monsters, decks, (1, 1), 2), 0, 0))
}

fn plain(name: &str) -> MonsterCard {
    MonsterCard {
        name: name.to_owned(),
        description: String::new(),
        element: 0,
        life: PLAIN_LIFE,
        attack: PLAIN_ATTACK,
        poisoned: false,
        place: Place::default(),
    }
}
