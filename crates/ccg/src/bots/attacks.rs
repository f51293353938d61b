//! Who should attack where the other side blocks, seen from the figures alone.

use arrayvec::ArrayVec;

use super::clash::{clash, margin, unblocked};
use super::room::PLANNED_MAX;
use super::worth;
use crate::model::{CARDS_MAX, Cards, PhaseKind, Thing, flags};
use crate::state::{State, add, stands};

/// Attackers that are planned.
pub(super) type Attackers = ArrayVec<Thing, PLANNED_MAX>;

/// How many creatures of a side are looked at: so many say enough.
const CREATURES_MAX: usize = 64;

/// Creatures of one side.
type Creatures = ArrayVec<Thing, CREATURES_MAX>;

fn creatures(game: &Cards, state: &State, player: u8) -> Creatures {
    let mut all = Creatures::new();
    let piles = &state.players[usize::from(player & 1)].piles;
    for (zone, pile) in game.zones.iter().zip(piles) {
        if zone.in_play {
            let room = all.remaining_capacity();
            let fighting = pile.iter().copied().filter(|it| game.fights(state, *it));
            all.extend(fighting.take(room));
        }
    }
    all
}

/// Plans the attackers of a player among those that may attack.
pub(super) fn plan_attack(game: &Cards, state: &State, player: u8) -> Attackers {
    let rival = 1 - player.min(1);
    let mut able = Attackers::new();
    game.each_attacker(state, player, |thing| able.try_push(thing).is_ok());
    let blockers: Creatures = creatures(game, state, rival)
        .into_iter()
        .filter(|it| {
            state.card(*it).is_some_and(|card| {
                !card.is(stands::TAPPED) && card.look.flags & flags::CANT_BLOCK == 0
            })
        })
        .collect();
    let attacking = state.attackers.iter();
    let everyone: ArrayVec<Thing, CARDS_MAX> = able.iter().chain(attacking).copied().collect();
    if through(game, state, &everyone, &blockers) >= margin(state, rival) {
        return able;
    }
    let mut home = creatures(game, state, player);
    home.retain(|it| !state.attackers.contains(it) || stays(game, state, *it));
    let mut chosen = Attackers::new();
    // The strongest attack first; the rest stays to guard.
    let mut order = able.clone();
    order.sort_unstable_by_key(|it| (-unblocked(game, state, *it), *it));
    for thing in order {
        let power = unblocked(game, state, thing);
        let must = game.must_attack(state, thing);
        if !must && (power <= 0 || !pays(game, state, thing, &blockers)) {
            continue;
        }
        let stays = stays(game, state, thing);
        let kept: Creatures = home.iter().copied().filter(|it| *it != thing).collect();
        if !must && !stays && is_exposed(game, state, player, &kept) {
            continue;
        }
        if !stays {
            home = kept;
        }
        add(&mut chosen, thing);
    }
    chosen
}

/// Tells whether an attacker is likely to bring more than it costs.
fn pays(game: &Cards, state: &State, attacker: Thing, blockers: &[Thing]) -> bool {
    let own = worth::creature(game, state, attacker);
    let mut n_able = 0;
    let mut worst = 0;
    for blocker in blockers {
        if !game.may_block(state, *blocker, attacker) {
            continue;
        }
        n_able += 1;
        let clash = clash(game, state, attacker, *blocker);
        let theirs = worth::creature(game, state, *blocker);
        let result = match (clash.attacker_dies, clash.blocker_dies) {
            (true, true) => theirs - own,
            (true, false) => -own,
            (false, true) => theirs,
            (false, false) => 0,
        };
        worst = worst.min(result);
    }
    n_able == 0 || worst >= -20
}

/// Tells whether a creature can still block after it has attacked.
fn stays(game: &Cards, state: &State, thing: Thing) -> bool {
    game.flags(state, thing) & flags::DOESNT_TAP_TO_ATTACK != 0 || !game.options.exhaust
}

/// Returns the damage that gets past the blockers, if each stops the largest
/// that it can.
pub(super) fn through(game: &Cards, state: &State, attackers: &[Thing], blockers: &[Thing]) -> i32 {
    let mut total: i32 = attackers.iter().map(|it| unblocked(game, state, *it)).sum();
    // Each blocker stops one.
    let mut stopped = Creatures::new();
    for blocker in blockers {
        let mut best: Option<(i32, Thing)> = None;
        for attacker in attackers.iter().filter(|it| !stopped.contains(it)) {
            let damage = unblocked(game, state, *attacker);
            if best.is_none_or(|it| damage > it.0) && evades(game, state, *attacker, *blocker) {
                continue;
            }
            if best.is_none_or(|it| damage > it.0) {
                best = Some((damage, *attacker));
            }
        }
        if let Some((damage, attacker)) = best {
            add(&mut stopped, attacker);
            let tramples = game.flags(state, attacker) & flags::EXCESS_TO_DEFENDER != 0;
            total -= if tramples {
                damage.min(super::clash::health(state, *blocker).max(0))
            } else {
                damage
            };
        }
    }
    total
}

/// Tells whether a blocker cannot stop an attacker, tapped or not.
fn evades(game: &Cards, state: &State, attacker: Thing, blocker: Thing) -> bool {
    let (one, other) = (game.flags(state, attacker), game.flags(state, blocker));
    other & flags::CANT_BLOCK != 0
        || one & flags::CANT_BE_BLOCKED != 0
        || one & flags::FLYING != 0 && other & (flags::FLYING | flags::CAN_BLOCK_FLIERS) == 0
        || one & flags::HORSEMANSHIP != 0 && other & flags::HORSEMANSHIP == 0
        || (one ^ other) & flags::SHADOW != 0
}

/// Tells whether the other side could win next turn against those at home.
fn is_exposed(game: &Cards, state: &State, player: u8, home: &[Thing]) -> bool {
    let rival = 1 - player.min(1);
    let theirs: Creatures = creatures(game, state, rival)
        .into_iter()
        .filter(|it| game.flags(state, *it) & flags::CANT_ATTACK == 0)
        .collect();
    through(game, state, &theirs, home) >= margin(state, player)
}

/// Returns how much damage a player could deal next time it attacks, if the
/// other side blocks with all that can.
pub(super) fn threat(game: &Cards, state: &State, player: u8) -> i32 {
    let rival = 1 - player.min(1);
    let attackers: Creatures = creatures(game, state, player)
        .into_iter()
        .filter(|it| game.flags(state, *it) & flags::CANT_ATTACK == 0)
        .collect();
    if attackers.is_empty() {
        return 0;
    }
    // Only whoever's combat is over gives the other time to untap.
    let mut before = game.phases.iter().take(usize::from(state.phase));
    let untaps = state.active == player && before.any(|it| it.kind == PhaseKind::Damage);
    let is_tapped = |it: &Thing| !untaps && state.card(*it).is_some_and(|it| it.is(stands::TAPPED));
    let blockers: Creatures = creatures(game, state, rival)
        .into_iter()
        .filter(|it| !is_tapped(it))
        .collect();
    through(game, state, &attackers, &blockers)
}
