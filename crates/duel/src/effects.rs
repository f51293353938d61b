//! What can happen to a match: each function changes one thing and says so.

use tapete_game::{Chance, Events, Seat};

use crate::duel::Duel;
use crate::event::{Event, Fighter, Figure, Given, Held};
use crate::options::GROWN_MAX;
use crate::run::{At, Queue, Told, attack_of, life_limit, notice};
use crate::script::ast::Occasion;
use crate::state::{State, UNKNOWN};

/// How many steps one event may take, triggers included.
const FUEL: u32 = 4_000;

/// Where drawn cards come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draws {
    /// From the urn of the deck, by luck.
    Urn,
    /// Nobody knows which: a player who plans sees only that there is one more.
    Unknown,
}

/// A match while something happens in it.
pub(crate) struct Stage<'a, E> {
    pub(crate) duel: &'a Duel,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut Chance,
    pub(crate) events: &'a mut E,
    pub(crate) draws: Draws,
    /// The card that is being played: its seat and its slot.
    pub(crate) in_play: Option<(usize, usize)>,
    pub(crate) queue: Queue,
    /// Whether some monster has lost all its life and nobody has seen to it.
    pub(crate) fallen: bool,
    fuel: u32,
    out_of_fuel: bool,
}

impl<'a, E: Events<Event>> Stage<'a, E> {
    #[inline]
    pub(crate) fn new(
        duel: &'a Duel,
        state: &'a mut State,
        chance: &'a mut Chance,
        events: &'a mut E,
    ) -> Stage<'a, E> {
        Stage {
            duel,
            state,
            chance,
            events,
            draws: Draws::Urn,
            in_play: None,
            queue: Queue::default(),
            fallen: false,
            fuel: FUEL,
            out_of_fuel: false,
        }
    }

    /// Returns the luck of the match for whatever works out a number.
    #[inline]
    pub(crate) fn luck(&mut self) -> Told<'_, E> {
        Told {
            chance: self.chance,
            events: self.events,
        }
    }

    /// Takes one step; there are none left if it does not hold.
    #[inline]
    pub(crate) fn burn_fuel(&mut self) -> bool {
        if self.fuel == 0 {
            if !self.out_of_fuel {
                self.out_of_fuel = true;
                self.events.emit(|| Event::OutOfFuel);
            }
            return false;
        }
        self.fuel -= 1;
        true
    }

    /// Gives the next event its own steps.
    pub(crate) fn refuel(&mut self) {
        self.fuel = FUEL;
        self.out_of_fuel = false;
    }

    /// Returns how events name a monster.
    pub(crate) fn fighter(&self, at: At) -> Fighter {
        fighter(self.duel, self.state, at)
    }

    #[inline]
    fn monster(&mut self, at: At) -> &mut crate::state::Monster {
        &mut self.state.seats[at.seat].monsters[at.monster]
    }

    /// Tells whether a monster lives; if not, nothing happens to it.
    #[inline]
    fn is_reached(&mut self, at: At) -> bool {
        let lives = self.monster(at).lives();
        if !lives {
            let state = &*self.state;
            let duel = self.duel;
            self.events.emit(|| Event::NoEffect {
                who: fighter(duel, state, at),
            });
        }
        lives
    }

    /// One monster attacks another.
    #[inline]
    pub(crate) fn attack(&mut self, from: At, to: At) {
        let duel = self.duel;
        let attacker = self.state.seats[from.seat].monsters[from.monster];
        let receives = self.monster(to).element;
        let factor = duel.factor(attacker.element, receives);
        let damage = i64::from(attack_of(duel, &attacker)) * i64::from(factor) / 100;
        let thaws = duel
            .elements
            .get(usize::from(attacker.element))
            .is_some_and(|it| it.thaws);
        self.lose_life(to, damage.min(i64::from(GROWN_MAX)) as i32, Some(from));
        if thaws && self.monster(to).frozen > 0 {
            self.monster(to).frozen = 0;
            self.say_worn(to, Given::Freeze);
        }
    }

    /// Takes life from a monster, what its shield leaves over.
    #[inline]
    fn lose_life(&mut self, at: At, damage: i32, attacker: Option<At>) {
        if !self.is_reached(at) {
            return;
        }
        let monster = self.monster(at);
        let absorbed = monster.shield.min(damage);
        monster.shield -= absorbed;
        let from = monster.life;
        let to = (from - (damage - absorbed)).max(0);
        monster.life = to;
        let woken = monster.asleep > 0 && to < from;
        if woken {
            monster.asleep = 0;
        }
        self.fallen |= to == 0;
        self.state.counts.damage += i64::from(from - to);
        let (duel, state) = (self.duel, &*self.state);
        self.events.emit(|| Event::Life {
            who: fighter(duel, state, at),
            from,
            to,
            absorbed,
            attack: attacker.is_some(),
        });
        if woken {
            self.say_worn(at, Given::Sleep);
        }
        if self.duel.has_triggers {
            if attacker.is_some() {
                notice(
                    self,
                    Occasion::Attacked,
                    at.seat,
                    Some(at.monster),
                    attacker,
                );
            }
            if to < from {
                notice(self, Occasion::Damaged, at.seat, Some(at.monster), attacker);
            }
        }
    }

    /// Changes the life of a living monster.
    #[inline]
    pub(crate) fn change_life(&mut self, at: At, by: i32) {
        if by < 0 {
            return self.lose_life(at, by.saturating_neg(), None);
        }
        if !self.is_reached(at) {
            return;
        }
        let duel = self.duel;
        let monster = self.monster(at);
        let from = monster.life;
        let limit = life_limit(duel, monster).max(from);
        let to = from.saturating_add(by).min(limit);
        monster.life = to;
        self.state.counts.healed += i64::from(to - from);
        let state = &*self.state;
        self.events.emit(|| Event::Life {
            who: fighter(duel, state, at),
            from,
            to,
            absorbed: 0,
            attack: false,
        });
    }

    #[inline]
    pub(crate) fn poison(&mut self, at: At) {
        if !self.is_reached(at) {
            return;
        }
        self.monster(at).poisoned = true;
        self.say_given(at, Given::Poison, 0);
    }

    /// Gives a state for some rounds; a longer one stays.
    pub(crate) fn give(&mut self, at: At, state: Given, rounds: i32) {
        if rounds <= 0 || !self.is_reached(at) {
            return;
        }
        let rounds = rounds.min(99) as u8;
        let monster = self.monster(at);
        let counter = match state {
            Given::Poison => return self.poison(at),
            Given::Burn => &mut monster.burned,
            Given::Freeze => &mut monster.frozen,
            Given::Sleep => &mut monster.asleep,
        };
        *counter = rounds.max(*counter);
        let rounds = *counter;
        self.say_given(at, state, rounds);
    }

    fn say_given(&mut self, at: At, given: Given, rounds: u8) {
        let (duel, state) = (self.duel, &*self.state);
        self.events.emit(|| Event::Gave {
            who: fighter(duel, state, at),
            state: given,
            rounds,
        });
    }

    pub(crate) fn say_worn(&mut self, at: At, worn: Given) {
        let (duel, state) = (self.duel, &*self.state);
        self.events.emit(|| Event::WoreOff {
            who: fighter(duel, state, at),
            state: worn,
        });
    }

    pub(crate) fn shield(&mut self, at: At, points: i32) {
        if points <= 0 || !self.is_reached(at) {
            return;
        }
        let monster = self.monster(at);
        let from = monster.shield;
        let to = from.saturating_add(points).min(GROWN_MAX);
        monster.shield = to;
        let (duel, state) = (self.duel, &*self.state);
        self.events.emit(|| Event::Shielded {
            who: fighter(duel, state, at),
            from,
            to,
        });
    }

    /// Takes every harmful state from a monster.
    #[inline]
    pub(crate) fn purify(&mut self, at: At) {
        if !self.is_reached(at) {
            return;
        }
        let monster = self.monster(at);
        monster.poisoned = false;
        monster.burned = 0;
        monster.frozen = 0;
        monster.asleep = 0;
        let (duel, state) = (self.duel, &*self.state);
        self.events.emit(|| Event::Purified {
            who: fighter(duel, state, at),
        });
    }

    /// Takes every state from a monster, also its shield and what was added for
    /// a while.
    pub(crate) fn cleanse(&mut self, at: At) {
        if !self.is_reached(at) {
            return;
        }
        let duel = self.duel;
        let monster = self.monster(at);
        monster.poisoned = false;
        monster.burned = 0;
        monster.frozen = 0;
        monster.asleep = 0;
        monster.shield = 0;
        monster.attack_buff = Default::default();
        monster.life_buff = Default::default();
        monster.life = monster.life.min(life_limit(duel, monster));
        let state = &*self.state;
        self.events.emit(|| Event::Cleansed {
            who: fighter(duel, state, at),
        });
    }

    #[inline]
    pub(crate) fn change_energy(&mut self, seat: usize, by: i32) {
        let own = &mut self.state.seats[seat];
        let from = own.energy;
        let to = from.saturating_add(by).clamp(0, GROWN_MAX);
        own.energy = to;
        self.events.emit(|| Event::Energy {
            seat: Seat(seat as u8),
            from,
            to,
        });
    }

    pub(crate) fn steal_energy(&mut self, from: usize, to: usize, points: i32) {
        let points = points.max(0).min(self.state.seats[from].energy);
        if from == to || points == 0 {
            return;
        }
        self.change_energy(from, -points);
        self.change_energy(to, points);
    }

    /// Draws cards as far as the hand has room: each is one of the powers of
    /// living monsters, all equally likely, also those already held.
    #[inline]
    pub(crate) fn draw(&mut self, seat: usize, n_cards: i32) {
        if n_cards <= 0 {
            return;
        }
        let duel = self.duel;
        let n_monsters = duel.n_monsters();
        let own = &mut self.state.seats[seat];
        let n_living = own.n_living(n_monsters);
        if n_living == 0 {
            return;
        }
        let limit = usize::from(duel.options.hand_limit);
        let room = limit.saturating_sub(own.hand.len());
        let n_drawn = room.min(n_cards as usize);
        let first_new = own.hand.len();
        let each = u32::from(duel.options.n_powers);
        for _ in 0..n_drawn {
            let power = match self.draws {
                Draws::Unknown => UNKNOWN,
                Draws::Urn => {
                    let index = self.chance.below(n_living as u32 * each);
                    if n_living == n_monsters {
                        index as u8
                    } else {
                        let nth = (index / each) as usize;
                        let mut living = (0..n_monsters).filter(|it| own.monsters[*it].lives());
                        let monster = living.nth(nth).unwrap_or(0) as u32;
                        (monster * each + index % each) as u8
                    }
                }
            };
            own.hand.push(power);
        }
        self.state.fold_copies(duel, seat, first_new);
        let n_lost = n_cards as u32 - n_drawn as u32;
        self.state.counts.drawn += n_drawn as u32;
        self.state.counts.draws_lost = self.state.counts.draws_lost.saturating_add(n_lost);
        let state = &*self.state;
        if n_drawn > 0 {
            self.events.emit(|| Event::Drew {
                seat: Seat(seat as u8),
                n_cards: n_drawn as u8,
                cards: state.seats[seat]
                    .hand
                    .cards()
                    .iter()
                    .skip(first_new)
                    .filter_map(|it| held(duel, state, seat, *it))
                    .collect(),
            });
        }
        if n_lost > 0 {
            self.events.emit(|| Event::DrawsLost {
                seat: Seat(seat as u8),
                n_cards: n_lost,
            });
        }
        if duel.has_triggers && n_drawn > 0 {
            notice(self, Occasion::Drawn, seat, None, None);
        }
    }

    /// Takes a card out of a hand.
    #[inline]
    pub(crate) fn take_out(&mut self, seat: usize, slot: usize) {
        self.state.seats[seat].hand.remove(slot);
        let is_old = slot < usize::from(self.state.turn.n_old);
        if is_old && seat == usize::from(self.state.acting) {
            self.state.turn.n_old -= 1;
        }
        if let Some((playing, in_play)) = self.in_play
            && playing == seat
        {
            self.in_play = match slot.cmp(&in_play) {
                std::cmp::Ordering::Less => Some((seat, in_play - 1)),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => self.in_play,
            };
        }
    }

    /// A card of a hand is thrown away; all see it.
    pub(crate) fn discard(&mut self, seat: usize, slot: usize, chosen: bool) {
        let Some(power) = self.state.seats[seat].hand.cards().get(slot).copied() else {
            return;
        };
        self.state.counts.discarded += 1;
        let (duel, state) = (self.duel, &*self.state);
        if let Some(held) = held(duel, state, seat, power) {
            self.events.emit(|| Event::Discarded {
                seat: Seat(seat as u8),
                slot: slot as u8,
                held,
                chosen,
                serial: state.seats[seat].hand.serial(slot),
            });
            self.reveal(seat, power);
        }
        self.take_out(seat, slot);
    }

    /// All have seen a power of a deck.
    #[inline]
    pub(crate) fn reveal(&mut self, seat: usize, power: u8) {
        self.state.seats[seat].seen |= 1 << (power & 63);
    }

    /// Throws cards away by luck; the one that is being played is safe.
    pub(crate) fn discard_by_luck(&mut self, seat: usize, n_cards: i32) {
        for _ in 0..n_cards.clamp(0, 32) {
            let kept = self.in_play.filter(|it| it.0 == seat).map(|it| it.1);
            let n_free = self.state.seats[seat].hand.len() - usize::from(kept.is_some());
            if n_free == 0 {
                return;
            }
            let mut slot = self.chance.below(n_free as u32) as usize;
            if kept.is_some_and(|it| slot >= it) {
                slot += 1;
            }
            self.discard(seat, slot, false);
        }
    }

    /// Two monsters of a team change places.
    pub(crate) fn swap(&mut self, seat: usize, one: i32, other: i32) {
        let n_monsters = self.duel.n_monsters();
        let place = |it: i32| usize::try_from(it).ok().filter(|it| *it < n_monsters);
        let (Some(one), Some(other)) = (place(one), place(other)) else {
            return;
        };
        if one == other {
            return;
        }
        let own = &mut self.state.seats[seat];
        own.order.swap(one, other);
        let at = |monster: u8| At {
            seat,
            monster: usize::from(monster),
        };
        let (one, other) = (at(own.order[other]), at(own.order[one]));
        let (duel, state) = (self.duel, &*self.state);
        self.events.emit(|| Event::Swapped {
            one: fighter(duel, state, one),
            other: fighter(duel, state, other),
        });
    }

    /// A dead monster lives again.
    pub(crate) fn revive(&mut self, at: At, life: i32) {
        let duel = self.duel;
        let is_dead = !self.monster(at).lives();
        if life <= 0 || !is_dead || self.state.seats[at.seat].lost {
            return;
        }
        let monster = self.monster(at);
        monster.life = life.min(life_limit(duel, monster)).min(GROWN_MAX);
        monster.dead = false;
        let life = monster.life;
        let state = &*self.state;
        self.events.emit(|| Event::Revived {
            who: fighter(duel, state, at),
            life,
        });
    }

    pub(crate) fn set_element(&mut self, at: At, element: u8) {
        if !self.is_reached(at) {
            return;
        }
        self.monster(at).element = element;
        let (duel, state) = (self.duel, &*self.state);
        self.events.emit(|| Event::BecameElement {
            who: fighter(duel, state, at),
            element,
        });
    }

    /// Changes a figure for a while: amounts add up, the longer time counts.
    pub(crate) fn buff(&mut self, at: At, figure: Figure, by: i32, rounds: i32) {
        if rounds <= 0 || by == 0 || !self.is_reached(at) {
            return;
        }
        let duel = self.duel;
        let rounds = rounds.min(99) as u8;
        let monster = self.monster(at);
        let buff = match figure {
            Figure::Attack => &mut monster.attack_buff,
            Figure::MaxLife => &mut monster.life_buff,
        };
        buff.amount = buff.amount.saturating_add(by).clamp(-GROWN_MAX, GROWN_MAX);
        buff.rounds = buff.rounds.max(rounds);
        let amount = buff.amount;
        let rounds = buff.rounds;
        if figure == Figure::MaxLife {
            if by > 0 {
                monster.life = monster.life.saturating_add(by).min(GROWN_MAX);
            }
            monster.life = monster.life.min(life_limit(duel, monster));
        }
        let state = &*self.state;
        self.events.emit(|| Event::Buffed {
            who: fighter(duel, state, at),
            figure,
            amount,
            rounds,
        });
    }
}

/// Returns how events name a monster.
pub(crate) fn fighter(duel: &Duel, state: &State, at: At) -> Fighter {
    let cards = state.monster_cards(duel, at.seat);
    Fighter {
        seat: Seat(at.seat as u8),
        index: at.monster as u8,
        card: cards.get(at.monster).copied().unwrap_or(0),
    }
}

/// Returns which card a power is; nothing for an unknown one.
pub(crate) fn held(duel: &Duel, state: &State, seat: usize, power: u8) -> Option<Held> {
    let card = state.powers(duel, seat).get(usize::from(power))?;
    Some(Held {
        card: *card,
        monster: duel.monster_of(power) as u8,
    })
}
