//! What would come of a block, seen from the figures alone.

use arrayvec::ArrayVec;

use super::room::PLANNED_MAX;
use super::worth;
use crate::model::{Cards, RuleWord, Thing, flags};
use crate::moves::Move;
use crate::state::{Lasting, LastingKind, State};

/// Who dies when one creature blocks another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clash {
    pub(super) attacker_dies: bool,
    pub(super) blocker_dies: bool,
}

/// Blocks that are planned: blocker and attacker.
pub(super) type Blocks = ArrayVec<(Thing, Thing), PLANNED_MAX>;

/// Returns how much a creature hits another for, in both steps together.
fn hits_for(game: &Cards, state: &State, source: Thing, victim: Thing) -> i32 {
    let Some(card) = state.card(source) else {
        return 0;
    };
    if card.look.power <= 0
        || is_shielded(state, victim)
        || game.forbids(state, victim, RuleWord::CantBeDamaged, source)
    {
        return 0;
    }
    i32::from(card.look.power)
}

/// Tells whether all damage to a thing is prevented.
fn is_shielded(state: &State, thing: Thing) -> bool {
    let prevents =
        |it: &Lasting| it.on == thing && matches!(it.what, LastingKind::Prevent(i16::MAX, _));
    state.lasting.iter().any(prevents)
}

/// Returns what is left of a creature.
pub(super) fn health(state: &State, thing: Thing) -> i32 {
    let card = state.card(thing);
    card.map_or(0, |it| i32::from(it.look.toughness) - i32::from(it.damage))
}

/// Tells whether so much damage of a creature kills another.
fn kills(game: &Cards, state: &State, source: Thing, victim: Thing, damage: i32) -> bool {
    if damage <= 0 || game.flags(state, victim) & flags::CANT_BE_DESTROYED != 0 {
        return false;
    }
    damage >= health(state, victim) || game.flags(state, source) & flags::LETHAL_TOUCH != 0
}

/// Works out what comes of one creature blocking another.
pub(super) fn clash(game: &Cards, state: &State, attacker: Thing, blocker: Thing) -> Clash {
    let one = game.flags(state, attacker);
    let other = game.flags(state, blocker);
    let early = flags::STRIKES_FIRST | flags::STRIKES_AGAIN;
    let twice = |own: u64| {
        if own & flags::STRIKES_AGAIN != 0 {
            2
        } else {
            1
        }
    };
    let hit = hits_for(game, state, attacker, blocker);
    let back = hits_for(game, state, blocker, attacker);
    let one_first = one & early != 0 && other & early == 0;
    let other_first = other & early != 0 && one & early == 0;
    let mut attacker_dies = kills(game, state, blocker, attacker, back * twice(other));
    let mut blocker_dies = kills(game, state, attacker, blocker, hit * twice(one));
    if one_first && kills(game, state, attacker, blocker, hit) {
        attacker_dies = false;
    }
    if other_first && kills(game, state, blocker, attacker, back) {
        blocker_dies = false;
    }
    Clash {
        attacker_dies,
        blocker_dies,
    }
}

/// Returns the damage that an unblocked attacker deals to the player.
pub(super) fn unblocked(game: &Cards, state: &State, attacker: Thing) -> i32 {
    let power = state
        .card(attacker)
        .map_or(0, |it| i32::from(it.look.power.max(0)));
    let again = game.flags(state, attacker) & flags::STRIKES_AGAIN != 0;
    if again { 2 * power } else { power }
}

/// Returns what a player can still lose before it is over: life, or poison
/// that is missing.
pub(super) fn margin(state: &State, player: u8) -> i32 {
    state.players[usize::from(player & 1)].life
}

/// How many blocks that could be made are compared.
const OPTIONS_MAX: usize = 256;

/// One block that could be made, and what it brings.
#[derive(Clone, Copy)]
struct Choice {
    blocker: Thing,
    attacker: Thing,
    gain: i32,
}

/// Plans the blocks of a player from the blocks that are listed: those that
/// bring something, and as many more as it takes to live.
pub(super) fn plan_blocks(game: &Cards, state: &State, player: u8, listed: &[Move]) -> Blocks {
    let choice = |it: &Move| {
        let Move::Block(blocker, attacker) = *it else {
            return None;
        };
        let clash = clash(game, state, attacker, blocker);
        let gain = worth_of(game, state, attacker, clash.attacker_dies)
            - worth_of(game, state, blocker, clash.blocker_dies);
        Some(Choice {
            blocker,
            attacker,
            gain,
        })
    };
    let options = listed.iter().filter_map(choice).take(OPTIONS_MAX);
    let options: ArrayVec<Choice, OPTIONS_MAX> = options.collect();
    let mut blocks = Blocks::new();
    let mut incoming: i32 = state
        .attackers
        .iter()
        .filter(|it| game.n_blockers(state, **it) == 0 && game.in_play(state, **it))
        .map(|it| unblocked(game, state, *it))
        .sum();
    let life = margin(state, player);
    // How much is worth saving: each point more the fewer are left.
    loop {
        let deadly = incoming >= life;
        let low = incoming * 2 >= life;
        let mut best: Option<(i32, Choice, i32)> = None;
        for option in &options {
            let taken = |it: &(Thing, Thing)| it.0 == option.blocker || it.1 == option.attacker;
            let is_blocked = game.n_blockers(state, option.attacker) > 0;
            if blocks.iter().any(taken) || is_blocked {
                continue;
            }
            let damage = unblocked(game, state, option.attacker);
            let tramples = game.flags(state, option.attacker) & flags::EXCESS_TO_DEFENDER != 0;
            let saved = if tramples {
                damage.min(health(state, option.blocker).max(0))
            } else {
                damage
            };
            let value = worth::life(life) - worth::life(life - saved);
            let weight = if deadly {
                10 * value.max(saved * 60)
            } else if low {
                2 * value
            } else {
                value
            };
            let score = option.gain + weight;
            // Without need, nobody is thrown away.
            let wanted = if deadly || low {
                score > 0
            } else {
                option.gain > 0 || (option.gain == 0 && saved > 0)
            };
            if wanted && best.is_none_or(|it| score > it.0) {
                best = Some((score, *option, saved));
            }
        }
        let Some((_, option, saved)) = best else {
            break;
        };
        if blocks.try_push((option.blocker, option.attacker)).is_err() {
            break;
        }
        incoming -= saved;
    }
    gang_up(game, state, &options, &mut blocks);
    blocks
}

/// Whoever is left joins a block that then kills.
fn gang_up(game: &Cards, state: &State, options: &[Choice], blocks: &mut Blocks) {
    for index in 0..blocks.len() {
        if blocks.is_full() {
            return;
        }
        let (first, attacker) = blocks[index];
        let before = clash(game, state, attacker, first);
        if before.attacker_dies || game.flags(state, attacker) & flags::CANT_BE_DESTROYED != 0 {
            continue;
        }
        let missing = health(state, attacker) - hits_for(game, state, first, attacker);
        let helper = options.iter().find(|it| {
            it.attacker == attacker
                && it.blocker != first
                && !blocks.iter().any(|block| block.0 == it.blocker)
                && hits_for(game, state, it.blocker, attacker) >= missing
                && worth::creature(game, state, it.blocker) < worth::creature(game, state, attacker)
                && unblocked(game, state, attacker)
                    < health(state, it.blocker) + health(state, first)
        });
        if let Some(helper) = helper {
            blocks.push((helper.blocker, attacker));
        }
    }
}

fn worth_of(game: &Cards, state: &State, thing: Thing, dies: bool) -> i32 {
    if dies {
        worth::creature(game, state, thing)
    } else {
        0
    }
}
