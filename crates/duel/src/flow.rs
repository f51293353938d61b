//! How a match goes: decks and formation, then rounds in which every seat that
//! has not lost takes its turn.

use tapete_game::{Chance, Events, Seat, SeatSet};

use crate::duel::Duel;
use crate::effects::{Stage, fighter, held};
use crate::event::Event;
use crate::moves::Move;
use crate::options::{Decks, Discard, Formation, GROWN_MAX, MONSTERS_MAX, PLAYS_MAX};
use crate::run::{self, At, notice, settle};
use crate::script::ast::Occasion;
use crate::state::{Counts, Monster, Phase, SeatState, State, TurnStart};

impl Duel {
    /// Begins a match in a state that may still hold an earlier one.
    pub(crate) fn begin(
        &self,
        state: &mut State,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        if let Some(position) = &self.position {
            return position.begin(state, events);
        }
        state.seats.resize(self.n_seats, SeatState::default());
        state.seats.fill(SeatState::default());
        state.armed.fill(0);
        state.round = 0;
        state.acting = 0;
        state.n_plays = 0;
        state.turn = TurnStart::default();
        state.n_placed = Default::default();
        state.counts = Counts::default();
        state.end = None;
        state.pending = SeatSet::EMPTY;
        match self.options.decks {
            Decks::InOrder => {
                for (index, seat) in state.seats.iter_mut().enumerate() {
                    seat.deck = (index % self.decks.len().max(1)) as u16;
                }
            }
            Decks::Dealt => {
                for seat in &mut state.seats {
                    seat.deck = chance.below(self.decks.len() as u32) as u16;
                }
            }
            Decks::Random => self.draft(state, chance),
            Decks::Chosen => {
                state.phase = Phase::Decks;
                state.pending = Seat::all(self.n_seats).collect();
                return;
            }
        }
        self.seat_all(state, chance, events);
    }

    /// Makes a deck by luck for each seat: any card, also several times.
    fn draft(&self, state: &mut State, chance: &mut Chance) {
        state.drafted.resize_with(self.n_seats, Default::default);
        for drafted in &mut state.drafted {
            drafted.monsters.clear();
            drafted.powers.clear();
            for _ in 0..self.n_monsters() {
                let card = chance.below(self.monsters.len() as u32);
                drafted.monsters.push(card as u16);
            }
            for _ in 0..self.n_powers() {
                let card = chance.below(self.powers.len() as u32);
                drafted.powers.push(card as u16);
            }
        }
    }

    /// Puts the monsters of all decks on their places.
    fn seat_all(&self, state: &mut State, chance: &mut Chance, events: &mut impl Events<Event>) {
        for seat in 0..self.n_seats {
            for monster in 0..self.n_monsters() {
                let card = state.monster_cards(self, seat).get(monster).copied();
                let Some(card) = self.monsters.get(usize::from(card.unwrap_or(0))) else {
                    continue;
                };
                let own = &mut state.seats[seat];
                own.order[monster] = monster as u8;
                own.monsters[monster] = Monster {
                    life: card.life,
                    start_life: card.life,
                    start_attack: card.attack,
                    element: card.element,
                    poisoned: card.poisoned,
                    ..Monster::default()
                };
            }
            let state = &*state;
            events.emit(|| Event::Seated {
                seat: Seat(seat as u8),
                deck: state.drafted.is_empty().then(|| state.seats[seat].deck),
                monsters: state.monster_cards(self, seat).to_vec(),
                powers: state
                    .drafted
                    .get(seat)
                    .map(|it| it.powers.clone())
                    .unwrap_or_default(),
            });
        }
        if self.options.formation == Formation::Chosen && self.n_monsters() > 1 {
            state.phase = Phase::Formation;
            state.pending = Seat::all(self.n_seats).collect();
            return;
        }
        self.deal(state, chance, events);
    }

    /// Deals the first hands and begins the first round.
    fn deal(&self, state: &mut State, chance: &mut Chance, events: &mut impl Events<Event>) {
        state.phase = Phase::Playing;
        let mut stage = Stage::new(self, state, chance, events);
        for seat in 0..self.n_seats {
            let is_first = seat == 0;
            let more = if is_first {
                i32::from(self.options.first_cards)
            } else {
                0
            };
            let energy = if is_first {
                self.options.first_energy
            } else {
                0
            };
            let energy = self.options.energy.saturating_add(energy);
            stage.state.seats[seat].energy = energy.clamp(0, GROWN_MAX);
            stage.draw(seat, i32::from(self.options.hand) + more);
        }
        // Nothing waits yet.
        stage.next_round();
    }

    /// Plays a move that was listed or found.
    #[inline]
    pub(crate) fn act(
        &self,
        state: &mut State,
        seat: Seat,
        chosen: Move,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        match chosen {
            Move::Play { slot, target } => {
                let mut stage = Stage::new(self, state, chance, events);
                stage.play(seat, slot, target);
                stage.after_play();
            }
            Move::End => {
                events.emit(|| Event::TurnEnded { seat });
                let own = &state.seats[seat.index()];
                // What is thrown away in the last turn is missed by nobody.
                let may_discard =
                    self.options.discard == Discard::EndOfTurn && !self.is_last_turn(state);
                if may_discard && own.hand.len() > 0 {
                    state.phase = Phase::Discarding;
                    return;
                }
                Stage::new(self, state, chance, events).finish_turn();
            }
            Move::Discard { slot } => {
                let mut stage = Stage::new(self, state, chance, events);
                stage.discard(seat.index(), usize::from(slot), true);
                if stage.state.seats[seat.index()].hand.len() == 0 {
                    stage.finish_turn();
                }
            }
            Move::Keep => Stage::new(self, state, chance, events).finish_turn(),
            Move::Deck(deck) => {
                state.seats[seat.index()].deck = deck;
                state.pending.remove(seat);
                events.emit(|| Event::ChoseDeck {
                    seat,
                    deck: Some(deck),
                });
                if state.pending.is_empty() {
                    self.seat_all(state, chance, events);
                }
            }
            Move::Place(monster) => self.place(state, seat, monster, chance, events),
        }
    }

    fn place(
        &self,
        state: &mut State,
        seat: Seat,
        monster: u8,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let n_monsters = self.n_monsters();
        let own = &mut state.seats[seat.index()];
        let n_placed = usize::from(state.n_placed[seat.index()]);
        let order = &mut own.order[..n_monsters.min(MONSTERS_MAX)];
        let Some(at) = order.iter().position(|it| *it == monster) else {
            return;
        };
        if at < n_placed || n_placed >= order.len() {
            return;
        }
        // Those between keep their order.
        order[n_placed..=at].rotate_right(1);
        state.n_placed[seat.index()] += 1;
        events.emit(|| Event::Placed {
            seat,
            monster: Some(monster),
        });
        // The last has only one place left.
        if n_placed + 2 >= n_monsters {
            state.pending.remove(seat);
        }
        if !state.pending.is_empty() {
            return;
        }
        for seat in 0..self.n_seats {
            let state = &*state;
            events.emit(|| Event::Formed {
                seat: Seat(seat as u8),
                order: state.seats[seat]
                    .in_order(n_monsters)
                    .map(|monster| fighter(self, state, At { seat, monster }))
                    .collect(),
            });
        }
        self.deal(state, chance, events);
    }
}

impl<E: Events<Event>> Stage<'_, E> {
    /// Plays a card of a hand against a seat: the script, what died of it, the
    /// cost, and what all that set off.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, slot: u8, target: Seat) {
        let duel = self.duel;
        let (seat, target) = (seat.index(), target.index());
        let Some(power) = duel.held(self.state, Seat(seat as u8), slot) else {
            return;
        };
        let Some(card) = self.state.power_card(duel, seat, power) else {
            return;
        };
        let cost = duel.powers[card].cost;
        self.state.n_plays += 1;
        self.state.counts.plays += 1;
        self.state.turn.spent = self.state.turn.spent.saturating_add(cost);
        self.state.turn.aimed = Some(target as u8);
        self.in_play = Some((seat, usize::from(slot)));
        self.say_played(seat, slot, power, target, cost);
        self.reveal(seat, power);
        run::play(self, seat, power, card as u16, target);
        self.bury_the_dead();
        let own = &mut self.state.seats[seat];
        own.energy = own.energy.saturating_sub(cost).max(0);
        if let Some((seat, slot)) = self.in_play {
            self.take_out(seat, slot);
        }
        self.in_play = None;
        if duel.has_triggers {
            settle(self);
        }
    }

    fn say_played(&mut self, seat: usize, slot: u8, power: u8, target: usize, cost: i32) {
        let (duel, state) = (self.duel, &*self.state);
        self.events.emit(|| {
            let front = state.seats[target].front(duel.n_monsters());
            Event::Played {
                seat: Seat(seat as u8),
                slot,
                held: held(duel, state, seat, power).unwrap_or(crate::event::Held {
                    card: 0,
                    monster: 0,
                }),
                by: fighter(
                    duel,
                    state,
                    At {
                        seat,
                        monster: duel.monster_of(power),
                    },
                ),
                target: fighter(
                    duel,
                    state,
                    At {
                        seat: target,
                        monster: front.unwrap_or(0),
                    },
                ),
                cost,
                serial: state.seats[seat].hand.serial(usize::from(slot)),
            }
        });
    }

    /// Goes on after a play: to the end of the match, of the turn, or to the
    /// next card.
    #[inline]
    fn after_play(&mut self) {
        if self.judge() {
            return;
        }
        let seat = usize::from(self.state.acting);
        if self.state.seats[seat].lost {
            return self.next_turn();
        }
        if self.state.n_plays >= PLAYS_MAX {
            self.events.emit(|| Event::TurnCut {
                seat: Seat(seat as u8),
            });
            self.finish_turn();
        }
    }

    /// Deals with every monster that has lost its life: its cards vanish from
    /// the hand, and nothing of it waits any more. The acting seat comes last.
    #[inline]
    pub(crate) fn bury_the_dead(&mut self) {
        if self.fallen {
            self.bury_all();
        }
    }

    #[inline(never)]
    fn bury_all(&mut self) {
        let duel = self.duel;
        let first = usize::from(self.state.acting) + 1;
        for step in 0..duel.n_seats {
            let seat = (first + step) % duel.n_seats;
            for monster in 0..duel.n_monsters() {
                let found = &self.state.seats[seat].monsters[monster];
                if found.life <= 0 && !found.dead {
                    self.bury(At { seat, monster });
                }
            }
        }
    }

    #[cold]
    fn bury(&mut self, at: At) {
        let duel = self.duel;
        if duel.has_triggers {
            notice(self, Occasion::Death, at.seat, Some(at.monster), None);
            self.state.disarm(duel, at.seat, at.monster);
        }
        self.state.counts.deaths += 1;
        let own = &mut self.state.seats[at.seat];
        let monster = &mut own.monsters[at.monster];
        *monster = Monster {
            dead: true,
            start_life: monster.start_life,
            start_attack: monster.start_attack,
            element: monster.element,
            ..Monster::default()
        };
        let is_its = |power: &u8| duel.monster_of(*power) == at.monster;
        let state = &*self.state;
        self.events.emit(|| Event::Died {
            who: fighter(duel, state, at),
            slots: (0_u8..)
                .zip(state.seats[at.seat].hand.cards())
                .filter(|(_, power)| is_its(power))
                .map(|(slot, _)| slot)
                .collect(),
        });
        let mut slot = 0;
        while let Some(power) = self.state.seats[at.seat].hand.cards().get(slot).copied() {
            if is_its(&power) {
                self.take_out(at.seat, slot);
            } else {
                slot += 1;
            }
        }
    }

    /// Ends the turn of the acting seat.
    pub(crate) fn finish_turn(&mut self) {
        self.state.phase = Phase::Playing;
        if self.duel.has_triggers {
            let seat = usize::from(self.state.acting);
            self.refuel();
            notice(self, Occasion::TurnEnd, seat, None, None);
            settle(self);
            if self.judge() {
                return;
            }
        }
        self.next_turn();
    }

    /// Lets the next seat that has not lost begin its turn, in this round or in
    /// the next.
    fn next_turn(&mut self) {
        if self.duel.is_last_turn(self.state) {
            return self.end_by_turns();
        }
        while self.state.end.is_none() {
            let next = usize::from(self.state.acting) + 1;
            let mut after = (next..self.duel.n_seats).filter(|it| !self.state.seats[*it].lost);
            match after.next() {
                None => return self.next_round(),
                Some(seat) => {
                    if self.begin_turn(seat) {
                        return;
                    }
                }
            }
        }
    }

    /// Begins the next round: states tick, then the first seat has its turn.
    pub(crate) fn next_round(&mut self) {
        loop {
            self.state.acting = 0;
            if self.state.round >= self.duel.rounds_max() {
                return self.end_by_limit();
            }
            self.state.round += 1;
            let round = self.state.round;
            self.events.emit(|| Event::Round { round });
            self.refuel();
            self.tick();
            // Seats are judged in their order: nobody acts now.
            self.state.acting = self.duel.n_seats.saturating_sub(1) as u8;
            self.bury_the_dead();
            if self.duel.has_triggers {
                settle(self);
            }
            if self.judge() {
                return;
            }
            let seats = &self.state.seats;
            let Some(first) = seats.iter().position(|it| !it.lost) else {
                return;
            };
            if self.begin_turn(first) {
                return;
            }
            if self.state.end.is_some() {
                return;
            }
            // The first seat lost when its turn began.
            let next = usize::from(self.state.acting) + 1;
            if seats_after(self.state, next) {
                return self.next_turn();
            }
        }
    }

    /// Begins the turn of a seat; tells whether somebody has to act now, or the
    /// match is over.
    fn begin_turn(&mut self, seat: usize) -> bool {
        let duel = self.duel;
        self.state.acting = seat as u8;
        self.state.phase = Phase::Playing;
        self.state.n_plays = 0;
        self.state.counts.turns += 1;
        let own = &mut self.state.seats[seat];
        own.n_turns = own.n_turns.saturating_add(1);
        let is_first = own.n_turns == 1;
        let before = own.energy;
        own.energy = before
            .saturating_add(duel.options.energy_each_turn)
            .clamp(0, GROWN_MAX);
        let energy = own.energy;
        self.events.emit(|| Event::TurnBegan {
            seat: Seat(seat as u8),
            gained: energy - before,
            energy,
        });
        self.refuel();
        if duel.options.draws_first || !is_first {
            self.draw(seat, i32::from(duel.options.draw));
        }
        let mut goes_on = true;
        if duel.has_triggers {
            notice(self, Occasion::TurnStart, seat, None, None);
            settle(self);
            goes_on = self.judge() || !self.state.seats[seat].lost;
        }
        self.note_turn_start(seat);
        goes_on
    }

    #[inline]
    fn note_turn_start(&mut self, seat: usize) {
        let n_monsters = self.duel.n_monsters();
        for own in &mut self.state.seats {
            own.life_before = own.total_life(n_monsters);
        }
        let own = &self.state.seats[seat];
        self.state.turn = TurnStart {
            energy: own.energy,
            n_cards: own.hand.len() as u8,
            n_old: own.hand.len() as u8,
            spent: 0,
            aimed: None,
        };
    }
}

fn seats_after(state: &State, next: usize) -> bool {
    state.seats.iter().skip(next).any(|it| !it.lost)
}
