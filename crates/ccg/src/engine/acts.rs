//! What an effect does at once.

use arrayvec::ArrayVec;
use tapete_game::Events;

use super::leaving::Leaving;
use super::{Stage, is_player, seat};
use crate::event::{Bound, Cause, Event};
use crate::model::{Act, Loss, Mod, NOTHING, Pick, THINGS_MAX, Thing, Until, Who, Whose};
use crate::state::{CardState, Context, Lasting, LastingKind, Origin, add, stands};

/// How many tokens one effect makes for a player.
const TOKENS: i32 = 100;

type Picked = ArrayVec<Thing, THINGS_MAX>;

impl<E: Events<Event>> Stage<'_, E> {
    /// Returns what a pick means now.
    fn picked(&mut self, pick: Pick) -> Picked {
        let mut things = Picked::new();
        self.each_pick(pick, |thing| add(&mut things, thing));
        things
    }

    /// Does what an act says.
    pub(super) fn act(&mut self, act: Act, context: &Context) {
        let amount = |it: &Self, id| it.game.amount(it.state, id, context, context.you);
        match act {
            Act::Destroy(pick) => {
                self.fresh();
                let mut doomed = ArrayVec::<(Thing, Cause), THINGS_MAX>::new();
                for thing in self.picked(pick) {
                    if !self.game.cant_be_destroyed(self.state, thing) {
                        add(&mut doomed, (thing, Cause::Destroyed));
                    }
                }
                self.bury(&doomed);
            }
            Act::Exile(pick) => {
                let mut leaving = ArrayVec::<Leaving, THINGS_MAX>::new();
                for thing in self.picked(pick) {
                    self.leave_stack(thing);
                    let card = self.state.card(thing);
                    if card.is_some_and(|it| it.zone != CardState::GONE) {
                        add(&mut leaving, (thing, self.game.roles.exile, Cause::Exiled));
                    }
                }
                self.put_together(&leaving, false);
            }
            Act::Sacrifice(pick) => {
                let things = self.picked(pick);
                self.sacrifice_all(&things);
            }
            Act::Tap(pick) => self.each_tapped(pick, true),
            Act::Untap(pick) => self.each_tapped(pick, false),
            Act::Reveal(pick) => {
                for thing in self.picked(pick) {
                    self.reveal(thing);
                }
            }
            Act::Regenerate(pick) => {
                for thing in self.picked(pick) {
                    if let Some(card) = self.state.card_mut(thing) {
                        card.stands |= stands::SHIELDED;
                    }
                }
            }
            Act::Detach(pick) => {
                for thing in self.picked(pick) {
                    self.detach(thing);
                }
            }
            Act::CounterSpell(pick) => {
                for thing in self.picked(pick) {
                    self.counter_spell(thing);
                }
            }
            Act::KnockOut(pick) => {
                for thing in self.picked(pick) {
                    self.knock_out(thing);
                }
            }
            Act::Draw(pick, id) => {
                let n = amount(self, id).clamp(0, 100);
                for player in self.picked(pick) {
                    for _ in 0..n {
                        if is_player(player) {
                            self.draw(player);
                        }
                    }
                }
            }
            Act::Mill(pick, id) => {
                let n = amount(self, id);
                for player in self.picked(pick) {
                    if is_player(player) {
                        self.mill(player, n);
                    }
                }
            }
            Act::Deal {
                source,
                amount: id,
                to,
            } => {
                let source = self.game.who(self.state, source, context, context.you);
                let n = amount(self, id).clamp(0, 10_000) as i16;
                let mut hits = ArrayVec::<(Thing, Thing, i16), THINGS_MAX>::new();
                for victim in self.picked(to) {
                    let n = self.as_attack(source, victim, n);
                    add(&mut hits, (source, victim, n));
                }
                self.deal(&hits, false);
            }
            Act::GainLife(pick, id) | Act::LoseLife(pick, id) => {
                let sign = if matches!(act, Act::GainLife(..)) {
                    1
                } else {
                    -1
                };
                let n = amount(self, id).max(0) * sign;
                for thing in self.picked(pick) {
                    self.heal_or_hurt(thing, n);
                }
            }
            Act::GainResource(pick, kind, id) | Act::LoseResource(pick, kind, id) => {
                let sign = if matches!(act, Act::GainResource(..)) {
                    1
                } else {
                    -1
                };
                let n = amount(self, id).clamp(0, 1000) * sign;
                for player in self.picked(pick) {
                    self.change_resource(player, kind, n as i16);
                }
            }
            Act::GainControl(pick, until) => {
                for thing in self.picked(pick) {
                    self.gain_control(thing, until, context);
                }
            }
            Act::PutCounters(id, kind, pick) => {
                let n = amount(self, id);
                for thing in self.picked(pick) {
                    self.put_counters(thing, kind, n);
                }
            }
            Act::RemoveCounters(id, kind, pick) => {
                let n = id.map_or(i32::MAX, |id| amount(self, id));
                for thing in self.picked(pick) {
                    self.remove_counters(thing, kind, n);
                }
            }
            Act::Move(pick, arrival) => {
                let mut things = self.picked(pick);
                things.retain(|it| !self.has_moved_on(*it, context));
                if things.len() > 1 && self.leave_together(&things, &arrival) {
                    return;
                }
                for thing in things {
                    self.arrive(thing, &arrival, context);
                }
            }
            Act::Shuffle(zone) => {
                for player in 0..2u8 {
                    let is_theirs = match zone.whose {
                        Whose::Any => true,
                        Whose::You | Whose::Chooser => player == context.you,
                        Whose::Opponent => player != context.you,
                        Whose::Its => player == self.game.controller(self.state, context.it),
                    };
                    if is_theirs {
                        self.shuffle(player, zone.zone);
                    }
                }
            }
            Act::ShuffleOwn(pick, zone) => {
                for player in self.picked(pick) {
                    if is_player(player) {
                        self.shuffle(player, zone);
                    }
                }
            }
            Act::Create {
                who,
                card,
                amount: id,
                tapped,
                attacking,
            } => {
                let wanted = amount(self, id);
                for player in self.picked(who) {
                    let is_seat = is_player(player);
                    let n = if is_seat { wanted.clamp(0, TOKENS) } else { 0 };
                    let all =
                        (0..n).all(|_| self.create(player, card, tapped, attacking).is_some());
                    if all && is_seat && wanted > TOKENS {
                        self.no_room(card);
                    }
                }
            }
            Act::Copy(pick) => {
                let things = self.picked(pick);
                self.copy_all(&things, context);
            }
            Act::Add(kinds) => {
                for (kind, n) in kinds.iter().enumerate() {
                    if *n > 0 {
                        self.change_resource(context.you, kind as u8, i16::from(*n));
                    }
                }
            }
            Act::Attach(pick, who) => {
                let host = self.game.who(self.state, who, context, context.you);
                for thing in self.picked(pick) {
                    if host != NOTHING && self.game.in_play(self.state, thing) {
                        self.attach(thing, host);
                    } else if let Some(card) = self.state.card_mut(thing)
                        && card.zone == self.game.roles.exile
                    {
                        // What is set aside is kept under it.
                        card.attached_to = host;
                    }
                }
            }
            Act::Prevent {
                amount: id,
                combat,
                to,
            } => {
                let n = id.map_or(i16::MAX, |id| amount(self, id).clamp(0, 10_000) as i16);
                for thing in self.picked(to) {
                    self.last(
                        thing,
                        LastingKind::Prevent(n, combat),
                        Until::EndOfTurn,
                        context,
                    );
                }
            }
            Act::PreventFrom {
                amount: id,
                combat,
                from,
                to,
            } => {
                let n = id.map_or(i16::MAX, |id| amount(self, id).clamp(0, 10_000) as i16);
                let victims = to.map(|it| self.picked(it));
                for thing in self.picked(from) {
                    let Some(victims) = &victims else {
                        let what = LastingKind::PreventFrom(n, combat);
                        self.last(thing, what, Until::EndOfTurn, context);
                        continue;
                    };
                    for victim in victims.iter().copied() {
                        let stamp = self.state.card(victim).map_or(0, |it| it.stamp);
                        let what = LastingKind::PreventBetween(n, combat, victim, stamp);
                        self.last(thing, what, Until::EndOfTurn, context);
                    }
                }
            }
            Act::Afflict(pick, bits) => {
                for thing in self.picked(pick) {
                    self.afflict(thing, bits);
                }
            }
            Act::Fight(one, other) => {
                let one = self.game.who(self.state, one, context, context.you);
                let other = self.game.who(self.state, other, context, context.you);
                self.fight(one, other);
            }
            Act::Swap(one, other) => {
                let other = self.game.who(self.state, other, context, context.you);
                let side = self.game.controller(self.state, other);
                let one = match one {
                    Who::Active if is_player(side) => self.game.active_of(self.state, side),
                    one => self.game.who(self.state, one, context, context.you),
                };
                self.swap_places(one, other);
            }
            Act::SkipPhase(pick, phase) => {
                for player in self.picked(pick) {
                    if is_player(player) {
                        self.state.players[usize::from(player)].skips |= 1 << (phase & 15);
                    }
                }
            }
            Act::EndTurn => self.end_turn_soon(),
            Act::EndCombat => self.end_combat(),
            Act::TakePrize(pick, id) => {
                let n = amount(self, id).clamp(0, 10);
                for player in self.picked(pick) {
                    self.take_prizes(player, n);
                }
            }
            Act::Win(pick) => {
                for player in self.picked(pick) {
                    if is_player(player) {
                        self.state.players[usize::from(player)].won = true;
                    }
                }
                self.state.unchecked = true;
            }
            Act::Lose(pick) => {
                for player in self.picked(pick) {
                    if is_player(player) {
                        self.state.players[usize::from(player)].lost = true;
                    }
                }
                self.state.unchecked = true;
            }
            Act::ExtraTurn(pick) => {
                for player in self.picked(pick) {
                    if is_player(player) {
                        let own = &mut self.state.players[usize::from(player)];
                        own.extra_turns = own.extra_turns.saturating_add(1).min(8);
                        self.emit(|| Event::ExtraTurn { seat: seat(player) });
                    }
                }
            }
            Act::Modify { who, what, until } => {
                for thing in self.picked(who) {
                    self.modify(thing, what, until, context);
                }
            }
        }
    }

    /// Shows a card to everybody.
    pub(super) fn reveal(&mut self, thing: Thing) {
        let Some(card) = self.state.card_mut(thing) else {
            return;
        };
        card.stands |= stands::KNOWN[0] | stands::KNOWN[1];
        let owner = card.owner;
        let card = self.named(thing);
        self.emit(|| Event::Reveals {
            seat: seat(owner),
            card,
        });
    }

    /// Tells whether a card that the effect means is another object by now: it
    /// went somewhere else after the effect was made, and not to the graveyard
    /// from play in the very event.
    fn has_moved_on(&self, thing: Thing, context: &Context) -> bool {
        let Some(card) = self.state.card(thing) else {
            return true;
        };
        if thing == context.this && card.stamp != context.followed {
            // Dying is the one change of zones that a text can follow.
            return card.stamp != context.this_stamp.wrapping_add(1)
                || card.zone != self.game.roles.graveyard;
        }
        false
    }

    fn each_tapped(&mut self, pick: Pick, tapped: bool) {
        for thing in self.picked(pick) {
            if self.game.in_play(self.state, thing) {
                self.set_tapped(thing, tapped);
            }
        }
    }

    /// Takes a spell off the stack, if it is there.
    fn leave_stack(&mut self, thing: Thing) {
        self.state
            .stack
            .retain(|it| it.origin != Origin::Spell(thing));
    }

    fn counter_spell(&mut self, thing: Thing) {
        let is_safe =
            self.game.flags(self.state, thing) & crate::model::flags::CANT_BE_COUNTERED != 0;
        let Some(index) = self
            .state
            .stack
            .iter()
            .position(|it| it.origin == Origin::Spell(thing))
        else {
            self.counter_ability(thing);
            return;
        };
        if is_safe {
            return;
        }
        self.state.stack.remove(index);
        let zone = self.game.grave_of(self.state, thing, false);
        self.put(thing, zone, false, Cause::Countered);
    }

    /// Counters the topmost ability of a card that waits on the stack.
    fn counter_ability(&mut self, thing: Thing) {
        let found = self
            .state
            .stack
            .iter()
            .rposition(|it| it.context.this == thing);
        if let Some(index) = found {
            self.state.stack.remove(index);
            let card = self.named(thing);
            self.emit(|| Event::Fizzles { card });
        }
    }

    pub(super) fn destroy(&mut self, thing: Thing) {
        self.fresh();
        if self.game.in_play(self.state, thing) && !self.game.cant_be_destroyed(self.state, thing) {
            self.perish(thing, Cause::Destroyed);
        }
    }

    pub(super) fn sacrifice(&mut self, thing: Thing) {
        self.sacrifice_all(&[thing]);
    }

    /// Life of a player, or damage of a hero or creature that is healed.
    fn heal_or_hurt(&mut self, thing: Thing, n: i32) {
        if is_player(thing) {
            let hero = self.game.hero(self.state, thing);
            if !self.game.options.has_hero || hero == NOTHING {
                return self.change_life(thing, n);
            }
            return self.heal_or_hurt(hero, n);
        }
        let Some(card) = self.state.card_mut(thing) else {
            return;
        };
        let before = card.damage;
        card.damage = card
            .damage
            .saturating_sub(n.clamp(-10_000, 10_000) as i16)
            .max(0);
        let change = i32::from(before) - i32::from(card.damage);
        self.state.unchecked = true;
        if change != 0 {
            let on = thing;
            let on_card = self.state.card(on).map(|it| it.card);
            self.emit(|| Event::Healed {
                on,
                on_card,
                change: change as i16,
            });
        }
    }

    fn gain_control(&mut self, thing: Thing, until: Until, context: &Context) {
        let Some(card) = self.state.card(thing) else {
            return;
        };
        if !self.game.in_play(self.state, thing) || card.controller == context.you {
            return;
        }
        let before = card.controller;
        if self.state.lasting.is_full() {
            // It could never go back.
            return self.tell_bound(Bound::Effects, thing);
        }
        self.change_control(thing, context.you);
        self.last(thing, LastingKind::Control(before), until, context);
    }

    /// Lets a card in play pass to another player's side.
    pub(super) fn change_control(&mut self, thing: Thing, to: u8) {
        let Some(card) = self.state.card_mut(thing) else {
            return;
        };
        let (from, zone) = (card.controller, usize::from(card.zone));
        if from == to {
            return;
        }
        card.controller = to;
        card.stands |= stands::SICK;
        card.stands &= !(stands::ATTACKING | stands::BLOCKED);
        card.blocks = NOTHING;
        if let Some(pile) = self.state.players[usize::from(from)].piles.get_mut(zone) {
            pile.retain(|it| *it != thing);
        }
        if let Some(pile) = self.state.players[usize::from(to)].piles.get_mut(zone) {
            add(pile, thing);
        }
        self.state.attackers.retain(|it| *it != thing);
        self.state.blocks.retain(|it| it.0 != thing);
        self.state.dirty = true;
        let card = self.named(thing);
        self.emit(|| Event::Control {
            card,
            seat: seat(to),
        });
    }

    /// Makes an effect that lasts.
    pub(super) fn last(&mut self, on: Thing, what: LastingKind, until: Until, context: &Context) {
        let stamp = |thing| self.state.card(thing).map_or(0, |it| it.stamp);
        let (on_stamp, source_stamp) = (stamp(on), stamp(context.this));
        let since = self.tick();
        let lasting = Lasting {
            on,
            on_stamp,
            source: context.this,
            source_stamp,
            you: context.you,
            until,
            since,
            what,
        };
        if self.state.lasting.try_push(lasting).is_err() {
            self.tell_bound(Bound::Effects, on);
        }
        self.state.dirty = true;
        self.state.unchecked = true;
    }

    fn modify(&mut self, on: Thing, what: Mod, until: Until, context: &Context) {
        let amount = |it: &Self, id| {
            it.game
                .amount(it.state, id, context, context.you)
                .clamp(-9_999, 9_999) as i16
        };
        if is_player(on) {
            return;
        }
        let card = self.named(on);
        let kind = match what {
            Mod::Figures(power, toughness) => {
                let (power, toughness) = (amount(self, power), amount(self, toughness));
                self.emit(|| Event::Figures {
                    card,
                    power,
                    toughness,
                });
                LastingKind::Figures(power, toughness)
            }
            Mod::SetFigures(power, toughness) => {
                let (power, toughness) = (amount(self, power), amount(self, toughness));
                self.emit(|| Event::BecomesFigures {
                    card,
                    power,
                    toughness,
                });
                LastingKind::SetFigures(power, toughness)
            }
            Mod::Gain(ability) => {
                self.emit(|| Event::Gains {
                    card,
                    ability,
                    gains: true,
                });
                LastingKind::Gain(ability)
            }
            Mod::Lose(loss) => {
                self.emit(|| match loss {
                    Loss::Named(name) => Event::LosesAbility { card, name },
                    Loss::Only(ability) => Event::Gains {
                        card,
                        ability,
                        gains: false,
                    },
                });
                LastingKind::Lose(loss)
            }
            Mod::LoseAll => {
                self.emit(|| Event::LosesAll { card });
                LastingKind::LoseAll
            }
            Mod::Become(number) => {
                self.emit(|| Event::Becomes { card, number });
                LastingKind::Become(number)
            }
            Mod::Rule(rule) => LastingKind::Rule(rule),
            Mod::Flags(bits) => LastingKind::Flags(bits),
            Mod::Costs(_) => return,
        };
        self.last(on, kind, until, context);
    }

    fn afflict(&mut self, thing: Thing, bits: u16) {
        if !self.game.in_play(self.state, thing) {
            return;
        }
        if let Some(card) = self.state.card_mut(thing) {
            card.stands |= bits;
            let card = self.named(thing);
            self.emit(|| Event::Afflicted { card, stands: bits });
        }
    }
}
