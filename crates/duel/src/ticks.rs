//! What happens when a round begins: states take their toll, and what lasts for
//! some rounds counts down.

use tapete_game::Events;

use crate::effects::{Stage, fighter};
use crate::event::{Event, Figure, Given};
use crate::run::{self, At};
use crate::state::FOR_EVER;

impl<E: Events<Event>> Stage<'_, E> {
    /// What states do at the start of a round.
    pub(crate) fn tick(&mut self) {
        let duel = self.duel;
        let n_monsters = duel.n_monsters();
        for seat in 0..duel.n_seats {
            for monster in 0..n_monsters {
                let at = At { seat, monster };
                let found = self.state.seats[seat].monsters[monster];
                if !found.lives() {
                    continue;
                }
                if found.poisoned {
                    let part = share(found.life, duel.options.poison);
                    self.tick_life(at, Given::Poison, part);
                }
                if found.burned > 0 {
                    let part = share(found.start_life, duel.options.burn);
                    self.tick_life(at, Given::Burn, part);
                }
                self.wear(at);
            }
        }
        for armed in &mut self.state.armed {
            if *armed != FOR_EVER {
                *armed = armed.saturating_sub(1);
            }
        }
    }

    fn tick_life(&mut self, at: At, by: Given, part: i32) {
        let monster = &mut self.state.seats[at.seat].monsters[at.monster];
        let from = monster.life;
        if from == 0 {
            return;
        }
        let to = from.saturating_sub(part).max(0);
        monster.life = to;
        self.fallen |= to == 0;
        self.state.counts.damage += i64::from(from - to);
        let (duel, state) = (self.duel, &*self.state);
        self.events.emit(|| Event::Ticked {
            who: fighter(duel, state, at),
            by,
            from,
            to,
        });
    }

    /// Counts the rounds of states and of what was added for a while down.
    #[inline]
    fn wear(&mut self, at: At) {
        let monster = &mut self.state.seats[at.seat].monsters[at.monster];
        let mut worn = [None; 3];
        let counters = [
            (&mut monster.burned, Given::Burn),
            (&mut monster.frozen, Given::Freeze),
            (&mut monster.asleep, Given::Sleep),
        ];
        for (slot, (counter, state)) in worn.iter_mut().zip(counters) {
            if *counter > 0 {
                *counter -= 1;
                *slot = (*counter == 0).then_some(state);
            }
        }
        let mut ended = [None; 2];
        let buffs = [
            (&mut monster.attack_buff, Figure::Attack),
            (&mut monster.life_buff, Figure::MaxLife),
        ];
        for (slot, (buff, figure)) in ended.iter_mut().zip(buffs) {
            if buff.rounds > 0 {
                buff.rounds -= 1;
                if buff.rounds == 0 {
                    buff.amount = 0;
                    *slot = Some(figure);
                }
            }
        }
        if ended[1].is_some() {
            monster.life = monster.life.min(run::life_limit(self.duel, monster));
        }
        for state in worn.into_iter().flatten() {
            self.say_worn(at, state);
        }
        let (duel, state) = (self.duel, &*self.state);
        for figure in ended.into_iter().flatten() {
            self.events.emit(|| Event::BuffEnded {
                who: fighter(duel, state, at),
                figure,
            });
        }
    }
}

/// Returns so many per cent of a life, at least 1.
fn share(life: i32, percent: u8) -> i32 {
    let part = i64::from(life) * i64::from(percent) / 100;
    (part as i32).max(1)
}
