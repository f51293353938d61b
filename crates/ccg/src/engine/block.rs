//! Who may attack, and who may block whom.

use arrayvec::ArrayVec;

use super::is_player;
use crate::model::{CARDS_MAX, Cards, NOTHING, RuleWord, THINGS_MAX, Thing, flags};
use crate::state::{State, add, stands};

impl Cards {
    /// Tells whether a creature may be declared as an attacker.
    pub(crate) fn may_attack(&self, state: &State, thing: Thing) -> bool {
        let Some(card) = state.card(thing) else {
            return false;
        };
        !card.is(stands::TAPPED | stands::ATTACKING)
            && self.fights(state, thing)
            && card.look.flags & flags::CANT_ATTACK == 0
            && !self.is_sick(state, thing)
            && !self.forbids(state, thing, RuleWord::CantAttack, NOTHING)
    }

    /// Tells whether a creature must attack if it can.
    pub(crate) fn must_attack(&self, state: &State, thing: Thing) -> bool {
        let is_flagged = state
            .card(thing)
            .is_some_and(|it| it.look.flags & flags::MUST_ATTACK != 0);
        is_flagged || self.forbids(state, thing, RuleWord::MustAttack, NOTHING)
    }

    /// Calls with every creature of a player that may attack.
    pub(crate) fn each_attacker(
        &self,
        state: &State,
        player: u8,
        mut call: impl FnMut(Thing) -> bool,
    ) {
        let piles = &state.players[usize::from(player)].piles;
        for (zone, pile) in self.zones.iter().zip(piles) {
            if !zone.in_play {
                continue;
            }
            for thing in pile {
                if self.may_attack(state, *thing) && !call(*thing) {
                    return;
                }
            }
        }
    }

    /// Tells whether a creature could block at all.
    fn can_block_at_all(&self, state: &State, blocker: Thing) -> bool {
        let Some(card) = state.card(blocker) else {
            return false;
        };
        !card.is(stands::TAPPED)
            && card.blocks == NOTHING
            && card.look.flags & flags::CANT_BLOCK == 0
            && self.fights(state, blocker)
    }

    /// Tells whether a creature may block an attacker, seen alone.
    pub(crate) fn may_block(&self, state: &State, blocker: Thing, attacker: Thing) -> bool {
        if !self.can_block_at_all(state, blocker) {
            return false;
        }
        let (Some(one), Some(other)) = (state.card(attacker), state.card(blocker)) else {
            return false;
        };
        let (attack, block) = (one.look.flags, other.look.flags);
        if attack & flags::CANT_BE_BLOCKED != 0 {
            return false;
        }
        if (attack | block) & flags::FAST != 0 {
            if attack & flags::FLYING != 0 && block & (flags::FLYING | flags::CAN_BLOCK_FLIERS) == 0
            {
                return false;
            }
            if attack & flags::HORSEMANSHIP != 0 && block & flags::HORSEMANSHIP == 0 {
                return false;
            }
            if (attack ^ block) & flags::SHADOW != 0 {
                return false;
            }
        }
        !self.forbids(state, attacker, RuleWord::CantBeBlocked, blocker)
            && !self.forbids(state, blocker, RuleWord::CantBlock, attacker)
    }

    /// Returns how many creatures must block an attacker together, if any do.
    pub(crate) fn blockers_needed(&self, state: &State, attacker: Thing) -> usize {
        let mut needed = 1;
        if state
            .card(attacker)
            .is_some_and(|it| it.look.flags & flags::MENACE != 0)
        {
            needed = 2;
        }
        self.each_rule(state, attacker, RuleWord::CantBeBlocked, |rule, _| {
            if let Some((n, _)) = rule.except {
                needed = needed.max(usize::from(n));
            }
            true
        });
        needed
    }

    pub(crate) fn n_blockers(&self, state: &State, attacker: Thing) -> usize {
        state.blocks.iter().filter(|it| it.1 == attacker).count()
    }

    /// Calls with every block that a player may declare next. A block that needs
    /// company is offered only if the company is there, and must then be made
    /// whole before anything else.
    pub(crate) fn each_block(
        &self,
        state: &State,
        player: u8,
        mut call: impl FnMut(Thing, Thing) -> bool,
    ) {
        let mut free = ArrayVec::<Thing, CARDS_MAX>::new();
        for (zone, pile) in self
            .zones
            .iter()
            .zip(&state.players[usize::from(player)].piles)
        {
            if zone.in_play {
                for thing in pile {
                    if self.can_block_at_all(state, *thing) {
                        add(&mut free, *thing);
                    }
                }
            }
        }
        if free.is_empty() {
            return;
        }
        let unfinished = self.unfinished(state);
        for attacker in &state.attackers {
            if unfinished.is_some_and(|it| it != *attacker) {
                continue;
            }
            let needed = self.blockers_needed(state, *attacker);
            if needed > 1 {
                let able = free
                    .iter()
                    .filter(|it| self.may_block(state, **it, *attacker))
                    .count();
                if able + self.n_blockers(state, *attacker) < needed {
                    continue;
                }
            }
            for blocker in &free {
                if self.may_block(state, *blocker, *attacker) && !call(*blocker, *attacker) {
                    return;
                }
            }
        }
    }

    /// Returns the attacker whose blockers are too few so far.
    pub(crate) fn unfinished(&self, state: &State) -> Option<Thing> {
        let mut attackers = state.attackers.iter().copied();
        attackers.find(|it| {
            let n = self.n_blockers(state, *it);
            n > 0 && n < self.blockers_needed(state, *it)
        })
    }

    /// Calls with every attack that a player may make, where attackers choose
    /// what they hit.
    pub(crate) fn each_strike(
        &self,
        state: &State,
        player: u8,
        mut call: impl FnMut(Thing, Thing) -> bool,
    ) {
        let rival = 1 - player.min(1);
        let mut open = ArrayVec::<Thing, THINGS_MAX>::new();
        let mut first = ArrayVec::<Thing, THINGS_MAX>::new();
        for (zone, pile) in self
            .zones
            .iter()
            .zip(&state.players[usize::from(rival)].piles)
        {
            if !zone.in_play {
                continue;
            }
            for thing in pile {
                let Some(card) = state.card(*thing) else {
                    continue;
                };
                let may = self.fights(state, *thing)
                    && card.look.flags & flags::CANT_BE_ATTACKED == 0
                    && !self.forbids(state, *thing, RuleWord::CantBeAttacked, NOTHING);
                if may {
                    add(&mut open, *thing);
                    if card.look.flags & flags::MUST_BE_ATTACKED != 0 {
                        add(&mut first, *thing);
                    }
                }
            }
        }
        if !self.options.has_hero {
            add(&mut open, rival);
        }
        let targets = if first.is_empty() { &open } else { &first };
        let mut goes_on = true;
        self.each_attacker(state, player, |attacker| {
            if state.card(attacker).is_none_or(|it| it.look.power <= 0) {
                return true;
            }
            for target in targets {
                goes_on = goes_on && call(attacker, *target);
            }
            goes_on
        });
    }

    /// Tells whether a thing is a creature or a player that can be hit.
    pub(crate) fn can_be_hit(&self, state: &State, thing: Thing) -> bool {
        is_player(thing) || self.in_play(state, thing)
    }
}
