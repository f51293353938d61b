//! What a seat may choose now, always in the same order.

use super::announce::already;
use crate::model::{
    Activated, ActivatedId, Cards, Combat, NOTHING, Phase, RESOURCES_MAX, Step, THINGS_MAX, Thing,
    Whose, ZonePick, allows, flags,
};
use crate::moves::Move;
use crate::state::{Ask, Context, Mode, Origin, PILE_MAX, State, add, stands};

/// X is listed up to this; a player with more may still type no more.
const X_MAX: i16 = 40;

impl Cards {
    /// Lists the moves of the seat that is asked.
    pub(crate) fn list(&self, state: &State, player: u8, moves: &mut Vec<Move>) {
        match state.ask {
            Ask::Nothing => {}
            Ask::Mulligan => moves.extend([Move::Keep, Move::Mulligan]),
            Ask::Bottom | Ask::HandLimit => self.list_hand(state, player, moves),
            Ask::Placing => self.list_placing(state, player, moves),
            Ask::Act => {
                self.each_act(state, player, |chosen| {
                    moves.push(chosen);
                    true
                });
                moves.push(Move::Pass);
            }
            Ask::Attackers => self.list_attackers(state, player, moves),
            Ask::Blockers => self.list_blocks(state, player, moves),
            Ask::Damage {
                attacker,
                index,
                left,
                ordered,
            } => {
                moves.push(Move::Usual);
                let (least, most) = self.share(state, attacker, index, left);
                moves.extend((least..=most).map(Move::Number));
                if !ordered {
                    let others = self.may_be_next(state, attacker, index);
                    moves.extend(others.into_iter().map(Move::Choose));
                }
            }
            Ask::Kicker | Ask::May | Ask::PayOr => moves.extend([Move::Yes, Move::No]),
            Ask::X => self.list_x(state, player, moves),
            Ask::Target => self.list_targets(state, moves),
            Ask::CostThing => {
                if let Some(it) = &state.announcing
                    && let Some(act) = self.cost_act(state, it)
                {
                    self.each_for_cost(state, player, act, it.item.context.this, |thing| {
                        moves.push(Move::Choose(thing));
                        true
                    });
                }
            }
            Ask::Source => self.list_sources(state, player, moves),
            Ask::Order => {
                for (index, it) in state.waiting.iter().enumerate() {
                    let is_twin = state.waiting[..index].iter().any(|other| other == it);
                    if it.context.you == player && !is_twin {
                        moves.push(Move::First(index as u8));
                    }
                }
            }
            Ask::Instead => state.each_rival(|source| moves.push(Move::Choose(source))),
            Ask::Choose => self.list_choices(state, moves),
            Ask::OneOf(n) => {
                let modes = (0..n).filter(|it| self.may_be_mode(state, *it));
                moves.extend(modes.map(|it| Move::Number(i16::from(it))));
            }
            Ask::Scry => {
                if let Some(frame) = state.frames.last() {
                    let pending = frame.pending;
                    let deck =
                        &state.players[usize::from(player)].piles[usize::from(self.roles.deck)];
                    let looked = deck.iter().rev().filter(|it| pending.has(**it));
                    moves.extend(looked.map(|it| Move::Choose(*it)));
                }
                moves.push(Move::Done);
            }
            Ask::Discard => self.list_discards(state, player, moves),
            Ask::Colour => {
                let kinds = self
                    .resources
                    .iter()
                    .enumerate()
                    .filter(|(_, it)| it.is_general);
                moves.extend(kinds.map(|(kind, _)| Move::Kind(kind as u8)));
            }
            Ask::Promote => {
                let bench = self.bench(state, player).iter();
                let able = bench.filter(|it| self.fights(state, **it));
                moves.extend(able.map(|it| Move::Choose(*it)));
            }
        }
    }

    /// Lists the cards of a hand, equal ones once.
    fn list_hand(&self, state: &State, player: u8, moves: &mut Vec<Move>) {
        let piles = &state.players[usize::from(player)].piles;
        let Some(hand) = piles.get(usize::from(self.roles.hand)) else {
            return;
        };
        for (index, thing) in hand.iter().enumerate() {
            if !is_twin(state, &hand[..index], *thing) {
                moves.push(Move::Choose(*thing));
            }
        }
    }

    fn list_placing(&self, state: &State, player: u8, moves: &mut Vec<Move>) {
        let piles = &state.players[usize::from(player)].piles;
        let Some(hand) = piles.get(usize::from(self.roles.hand)) else {
            return;
        };
        for (index, thing) in hand.iter().enumerate() {
            if self.is_basic(state, *thing) && !is_twin(state, &hand[..index], *thing) {
                moves.push(Move::Choose(*thing));
            }
        }
        if self.active_of(state, player) != NOTHING {
            moves.push(Move::Done);
        }
    }

    fn list_attackers(&self, state: &State, player: u8, moves: &mut Vec<Move>) {
        let mut must = false;
        self.each_attacker(state, player, |thing| {
            must |= self.must_attack(state, thing);
            moves.push(Move::Attack(thing));
            true
        });
        if !must {
            moves.push(Move::Done);
        }
    }

    fn list_blocks(&self, state: &State, player: u8, moves: &mut Vec<Move>) {
        let mut must = false;
        self.each_block(state, player, |blocker, attacker| {
            must |= self.flags(state, blocker) & flags::MUST_BLOCK != 0;
            moves.push(Move::Block(blocker, attacker));
            true
        });
        if !must && self.unfinished(state).is_none() {
            moves.push(Move::Done);
        }
    }

    fn list_sources(&self, state: &State, player: u8, moves: &mut Vec<Move>) {
        moves.push(Move::Usual);
        if let Some(it) = &state.announcing {
            let (cost, kicker) = self.costs_of(state, &it.item);
            let taps = self.sum_of(cost, kicker).tap;
            let without = if taps { it.item.context.this } else { NOTHING };
            let kinds = self.source_kinds(state, player, without, it.left);
            let all = (0..RESOURCES_MAX as u8).filter(|it| kinds >> it & 1 == 1);
            moves.extend(all.map(Move::Kind));
        }
    }

    fn list_x(&self, state: &State, player: u8, moves: &mut Vec<Move>) {
        let Some(it) = &state.announcing else {
            return;
        };
        let (cost, kicker) = self.costs_of(state, &it.item);
        let sum = self.sum_of(cost, kicker);
        let x_max = self
            .x_max(state, player, &sum, it.item.context.this)
            .min(X_MAX);
        moves.extend((0..=x_max).map(Move::Number));
    }

    fn list_targets(&self, state: &State, moves: &mut Vec<Move>) {
        let Some(it) = &state.announcing else {
            return;
        };
        let context = it.item.context;
        let Some(target) = self.target_spec(state, it.item.origin, it.slot) else {
            return;
        };
        self.each_target(state, target, &context, |thing| {
            if !already(&context, it.slot, thing) {
                moves.push(Move::Choose(thing));
            }
            true
        });
        let n = context
            .n_targets
            .get(usize::from(it.slot))
            .copied()
            .unwrap_or(0);
        if n >= target.min {
            moves.push(Move::Done);
        }
    }

    fn list_choices(&self, state: &State, moves: &mut Vec<Move>) {
        let Some(frame) = state.frames.last() else {
            return;
        };
        let Some(Step::Choose {
            min, test, zone, ..
        }) = self.steps.get(usize::from(frame.at))
        else {
            return;
        };
        let chosen = frame.chosen;
        let mut listed = arrayvec::ArrayVec::<Thing, THINGS_MAX>::new();
        let is_hidden = usize::from(zone.zone) < self.zones.len()
            && !self.zones[usize::from(zone.zone)].in_play;
        self.each_passing(
            state,
            *test,
            *zone,
            &frame.context,
            frame.chooser,
            |thing| {
                // Equal cards of a hand or a deck are one choice.
                let is_twin = is_hidden && is_twin(state, &listed, thing);
                if !chosen.contains(&thing) && !is_twin {
                    add(&mut listed, thing);
                    moves.push(Move::Choose(thing));
                }
                true
            },
        );
        let min = self.amount(state, *min, &frame.context, frame.chooser);
        if i32::from(frame.n_chosen) >= min {
            moves.push(Move::Done);
        }
    }

    fn list_discards(&self, state: &State, player: u8, moves: &mut Vec<Move>) {
        let Some(frame) = state.frames.last() else {
            return;
        };
        let Some(Step::Discard { test, .. }) = self.steps.get(usize::from(frame.at)) else {
            return;
        };
        let hand = ZonePick {
            zone: self.roles.hand,
            whose: Whose::Chooser,
        };
        let mut listed = arrayvec::ArrayVec::<Thing, PILE_MAX>::new();
        self.each_passing(state, *test, hand, &frame.context, player, |thing| {
            if !is_twin(state, &listed, thing) {
                add(&mut listed, thing);
                moves.push(Move::Choose(thing));
            }
            true
        });
    }

    /// Tells whether a player can do anything but pass.
    pub(crate) fn has_act(&self, state: &State, player: u8) -> bool {
        let mut any = false;
        self.each_act(state, player, |_| {
            any = true;
            false
        });
        any
    }

    /// Calls with everything that a player may do now, until the call says no.
    pub(crate) fn each_act(&self, state: &State, player: u8, mut call: impl FnMut(Move) -> bool) {
        let Some(phase) = self.phases.get(usize::from(state.phase)) else {
            return;
        };
        if state.mode != Mode::Acting {
            return;
        }
        let mine = state.active == player;
        let slow = mine && state.stack.is_empty();
        let own = &state.players[usize::from(player)];
        let allowed = |bit: u16| {
            slow && phase.allows & bit != 0 && !(phase.once & bit != 0 && own.done & bit != 0)
        };
        let mut goes_on = true;
        if let Some(hand) = own.piles.get(usize::from(self.roles.hand)) {
            for (index, thing) in hand.iter().enumerate() {
                if self.may_play(state, player, *thing, phase, slow, &allowed)
                    && !is_twin(state, &hand[..index], *thing)
                    && !call(Move::Play(*thing))
                {
                    return;
                }
            }
        }
        if allowed(allows::EVOLVE) {
            self.each_evolution(state, player, |card, base| {
                goes_on = call(Move::Evolve(card, base));
                goes_on
            });
        }
        let uses = phase.priority || allowed(allows::ACTIVATE) || allowed(allows::ATTACK);
        if goes_on && uses {
            self.each_use(state, player, phase, slow, |thing, index| {
                goes_on = call(Move::Use(thing, index));
                goes_on
            });
        }
        if goes_on && allowed(allows::ATTACK) && self.options.combat == Combat::Direct {
            self.each_strike(state, player, |attacker, target| {
                goes_on = call(Move::Strike(attacker, target));
                goes_on
            });
        }
        if goes_on && allowed(allows::RETREAT) && self.may_retreat(state, player) {
            goes_on = call(Move::Retreat);
        }
        if goes_on && allowed(allows::OWN) && self.may_do_own(state, player, phase) {
            call(Move::Own);
        }
    }

    /// Tells whether the phase's own action could change anything.
    fn may_do_own(&self, state: &State, player: u8, phase: &Phase) -> bool {
        let Some(program) = phase.own.and_then(|it| self.programs.get(it.index())) else {
            return false;
        };
        let context = Context::of(player, 0, player);
        match self.steps.get(usize::from(program.start)) {
            Some(Step::Choose { test, zone, .. }) => {
                self.count(state, *test, *zone, &context, player) > 0
            }
            _ => true,
        }
    }

    /// Tells whether a card of the hand may be played now.
    fn may_play(
        &self,
        state: &State,
        player: u8,
        thing: Thing,
        phase: &Phase,
        slow: bool,
        allowed: &impl Fn(u16) -> bool,
    ) -> bool {
        let Some(printed) = self.printed_card(state, thing) else {
            return false;
        };
        let nature = printed.nature;
        // Most cards wait for one's own turn.
        let any_time = nature.any_time || printed.flags & flags::ANY_TIME != 0;
        if !slow && !any_time {
            return false;
        }
        if self.is_energy(state, thing) {
            return allowed(allows::ATTACH) && self.finds_targets(state, player, thing);
        }
        if nature.no_cost {
            let lands = state.players[usize::from(player)].lands;
            let more = self.options.lands_per_turn.is_none_or(|it| lands < it);
            return allowed(allows::LAND) && more;
        }
        if self.options.has_active && nature.fights {
            return allowed(allows::BENCH)
                && printed.evolves_from.is_none()
                && self.n_benched(state, player) < usize::from(self.options.bench);
        }
        let only = printed.only;
        let mine = state.active == player;
        let fits = (!only.your_turn || mine)
            && (!only.opponents_turn || !mine)
            && (!only.in_combat || phase.in_combat())
            && (!only.your_upkeep || phase.name == "upkeep");
        let any_time = any_time && !only.sorcery_speed;
        let timely = (slow && phase.allows & allows::CAST != 0) || (any_time && phase.priority);
        fits && timely
            && self.can_pay(state, player, printed.cost, thing, 0)
            && self.finds_targets(state, player, thing)
    }

    fn finds_targets(&self, state: &State, player: u8, thing: Thing) -> bool {
        let stamp = state.card(thing).map_or(0, |it| it.stamp);
        self.has_targets(
            state,
            Origin::Spell(thing),
            &Context::of(thing, stamp, player),
        )
    }

    /// Calls with every activated ability that a player may use now.
    fn each_use(
        &self,
        state: &State,
        player: u8,
        phase: &Phase,
        slow: bool,
        mut call: impl FnMut(Thing, u8) -> bool,
    ) {
        if self.activated.is_empty() {
            return;
        }
        let own = &state.players[usize::from(player)];
        for (zone, pile) in own.piles.iter().enumerate().take(self.zones.len()) {
            let in_play = self.zones[zone].in_play;
            let zone = zone as u8;
            if !in_play && zone != self.roles.hand && zone != self.roles.graveyard {
                continue;
            }
            for (index, thing) in pile.iter().enumerate() {
                let Some(card) = state.card(*thing) else {
                    continue;
                };
                let Some(printed) = self.cards.get(card.card.index()) else {
                    continue;
                };
                let may_have =
                    printed.has_activated || (in_play && card.is(crate::state::stands::CHANGED));
                if !may_have || (!in_play && is_twin(state, &pile[..index], *thing)) {
                    continue;
                }
                let mut number = 0u8;
                let mut goes_on = true;
                self.each_ability(state, *thing, |id| {
                    let all = self
                        .abilities
                        .get(id.index())
                        .map(|it| it.activated.as_slice());
                    for id in all.unwrap_or_default() {
                        let is_able = self.activated.get(id.index()).is_some_and(|it| {
                            self.may_use(state, player, *thing, *id, it, number, phase, slow, zone)
                        });
                        if goes_on && is_able {
                            goes_on = call(*thing, number);
                        }
                        number = number.saturating_add(1);
                    }
                    goes_on
                });
                if !goes_on {
                    return;
                }
            }
        }
    }

    /// Returns an activated ability of a card by its index.
    pub(crate) fn activated_at(
        &self,
        state: &State,
        thing: Thing,
        index: u8,
    ) -> Option<ActivatedId> {
        let mut number = 0u8;
        let mut found = None;
        self.each_ability(state, thing, |id| {
            let all = self
                .abilities
                .get(id.index())
                .map(|it| it.activated.as_slice());
            for id in all.unwrap_or_default() {
                if number == index && found.is_none() {
                    found = Some(*id);
                }
                number = number.saturating_add(1);
            }
            found.is_none()
        });
        found
    }

    #[allow(clippy::too_many_arguments)]
    fn may_use(
        &self,
        state: &State,
        player: u8,
        thing: Thing,
        id: ActivatedId,
        it: &Activated,
        number: u8,
        phase: &Phase,
        slow: bool,
        zone: u8,
    ) -> bool {
        let only = it.only;
        let in_play = self.in_play(state, thing);
        let is_there = match (only.from_hand, only.from_graveyard) {
            (true, _) => zone == self.roles.hand,
            (_, true) => zone == self.roles.graveyard,
            _ => in_play,
        };
        let card = state.card(thing);
        let used = card.is_some_and(|it| it.used >> (number & 7) & 1 == 1);
        let used_up = card.is_some_and(|it| it.used_up >> (number & 7) & 1 == 1);
        let own = &state.players[usize::from(player)];
        let is_open = if it.attack.is_some() {
            slow && phase.allows & allows::ATTACK != 0
                && own.done & allows::ATTACK == 0
                && thing == self.active_of(state, player)
                && self.flags(state, thing) & flags::CANT_ATTACK == 0
                && !card.is_some_and(|it| it.is(stands::ASLEEP | stands::PARALYSED))
        } else {
            phase.priority || (slow && phase.allows & allows::ACTIVATE != 0)
        };
        let upkeep = !only.your_upkeep || (state.active == player && phase.name == "upkeep");
        is_there
            && is_open
            && upkeep
            && (!only.sorcery_speed || (slow && phase.allows & allows::CAST != 0))
            && (!only.your_turn || state.active == player)
            && (!only.opponents_turn || state.active != player)
            && (!only.in_combat || phase.in_combat())
            && (!only.once_per_turn || !used)
            && (!only.once_per_game || !used_up)
            && (!in_play || self.flags(state, thing) & flags::CANT_ACTIVATE == 0)
            && (!only.while_active || thing == self.active_of(state, player))
            && self.can_pay(state, player, it.costs, thing, 0)
            && self.may_recast(state, player, thing, it, phase, slow)
            && {
                let stamp = card.map_or(0, |it| it.stamp);
                let context = Context::of(thing, stamp, player);
                self.has_targets(state, Origin::Activated(id), &context)
            }
    }
}

/// Tells whether an equal card stands before.
fn is_twin(state: &State, before: &[Thing], thing: Thing) -> bool {
    let card = state.card(thing).map(|it| it.card);
    before
        .iter()
        .any(|it| state.card(*it).map(|it| it.card) == card)
}
