//! What a match is worth to a seat as it stands: what it has, less what the
//! other has, and who threatens whom.

use super::attacks::threat;
use super::{pocket, worth};
use crate::model::{Cards, Combat, NOTHING};
use crate::state::State;

/// What a won match is worth.
pub(super) const WON: i32 = 1_000_000;

/// Judges a match for a seat. Only what lies open and the seat's own hand
/// count; of another hand only its size does. A match that has gone on to a
/// later turn than `turn` is judged as if nobody had drawn for it.
pub(super) fn judge(game: &Cards, state: &State, seat: u8, turn: u32) -> i32 {
    let rival = 1 - seat.min(1);
    if let Some(end) = state.end {
        let lost = |it: u8| end.lost[usize::from(it & 1)];
        return match (lost(seat), lost(rival)) {
            (false, true) => WON,
            (true, false) => -WON,
            _ => -WON / 10,
        };
    }
    let mut sum = side(game, state, seat, true) - side(game, state, rival, false);
    // Whose turn it was when it was begun to think.
    let mut active = state.active;
    if state.counts.turns.saturating_sub(turn) % 2 == 1 {
        let drawn = state.players[usize::from(active & 1)].drawn.min(1);
        let drawn = i32::from(drawn) * worth::ANY_CARD;
        sum += if active == seat { -drawn } else { drawn };
        active = 1 - active.min(1);
    }
    sum + tension(game, state, seat, active != seat) - tension(game, state, rival, active == seat)
}

/// Returns how much a player threatens the other.
fn tension(game: &Cards, state: &State, player: u8, is_next: bool) -> i32 {
    let rival = 1 - player.min(1);
    let (through, life) = match game.options.combat {
        Combat::Blocks => (
            threat(game, state, player),
            state.players[usize::from(rival)].life,
        ),
        Combat::Direct => {
            let hero = game.hero(state, rival);
            if hero == NOTHING {
                return 0;
            }
            (
                direct_threat(game, state, player),
                super::clash::health(state, hero),
            )
        }
        Combat::Active => {
            let hits = pocket::threat(game, state, player);
            return match (hits, is_next) {
                (true, true) => 170,
                (true, false) => 60,
                _ => 0,
            };
        }
    };
    if through >= life {
        return if is_next { 900 } else { 350 };
    }
    let lost = worth::life(life) - worth::life(life - through);
    if is_next { lost / 3 } else { lost / 5 }
}

/// Returns how hard all creatures of a player hit together.
fn direct_threat(game: &Cards, state: &State, player: u8) -> i32 {
    let piles = &state.players[usize::from(player & 1)].piles;
    let zones = game.zones.iter().zip(piles).filter(|it| it.0.in_play);
    zones
        .flat_map(|it| it.1)
        .filter(|it| game.fights(state, **it))
        .filter_map(|it| state.card(*it))
        .map(|it| i32::from(it.look.power.max(0)))
        .sum()
}

/// Returns what a player has.
fn side(game: &Cards, state: &State, player: u8, sees_hand: bool) -> i32 {
    let own = &state.players[usize::from(player & 1)];
    let mut sum = 0;
    let mut n_lands = 0;
    let mut n_creatures = 0;
    for (zone, pile) in game.zones.iter().zip(&own.piles) {
        if !zone.in_play {
            continue;
        }
        for thing in pile {
            let Some(printed) = game.printed_card(state, *thing) else {
                continue;
            };
            if worth::is_land(printed) || printed.makes != 0 && !printed.nature.fights {
                n_lands += 1;
            }
            if game.options.has_active {
                if printed.nature.fights {
                    n_creatures += 1;
                    sum += pocket::creature(game, state, *thing);
                }
            } else {
                sum += worth::in_play(game, state, *thing);
            }
        }
    }
    sum += worth::lands(n_lands);
    sum += hand(game, state, player, sees_hand);
    sum += decks(game, state, player);
    if game.options.has_active {
        let prizes = own.piles.get(usize::from(game.roles.prizes));
        let n = prizes.map_or(0, |it| it.len() as i32);
        sum -= 450 * n;
        if n_creatures < 2 {
            sum -= 250;
        }
        return sum;
    }
    if game.options.has_hero {
        let hero = game.hero(state, player);
        if hero != NOTHING {
            sum += worth::life(super::clash::health(state, hero));
        }
        for (kind, resource) in game.resources.iter().enumerate() {
            if resource.keeps {
                let n = own.pool.get(kind).copied().unwrap_or(0);
                sum += 14 * i32::from(n.clamp(0, 8));
            }
        }
        let pile = own.piles.get(usize::from(game.roles.pile));
        return sum + piled(pile.map_or(0, |it| it.len()));
    }
    let poison = game.counter("poison").map_or(0, |kind| {
        own.counters.get(usize::from(kind)).copied().unwrap_or(0)
    });
    let poison = i32::from(poison.min(10));
    sum + worth::life(own.life) - 12 * poison * poison.max(3)
}

/// Returns what cards are worth that give resources.
fn piled(n: usize) -> i32 {
    const EACH: [i32; 8] = [260, 240, 220, 200, 180, 150, 110, 60];
    EACH.iter().take(n).sum()
}

fn hand(game: &Cards, state: &State, player: u8, sees: bool) -> i32 {
    let piles = &state.players[usize::from(player & 1)].piles;
    let Some(hand) = piles.get(usize::from(game.roles.hand)) else {
        return 0;
    };
    if !sees {
        return worth::ANY_CARD * hand.len() as i32;
    }
    hand.iter()
        .filter_map(|it| game.printed_card(state, *it))
        .map(|it| worth::in_hand(game, it))
        .sum()
}

/// A deck that runs out is a danger.
fn decks(game: &Cards, state: &State, player: u8) -> i32 {
    let piles = &state.players[usize::from(player & 1)].piles;
    let n = piles
        .get(usize::from(game.roles.deck))
        .map_or(0, |it| it.len() as i32);
    -60 * (6 - n).max(0)
}
