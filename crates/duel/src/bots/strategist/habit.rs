//! How seats play in matches that are thought through: quickly, always the same
//! way, and not badly.
//!
//! The strongest blow first, cards that draw last, when the hand has room; no
//! healing where nothing can be healed. Any card at all until none is left would
//! be as quick, but weaker, and its luck would hide small differences.

use tapete_game::Seat;

use crate::duel::Duel;
use crate::moves::Move;
use crate::run::{attack_of, life_limit};
use crate::script::ast::{Action, Expr, ExprKind, Op, Stmt, StmtKind};
use crate::state::State;

/// What a habit knows of a power card, whoever holds it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Glance {
    /// How often it attacks, in tenths.
    blows: i32,
    /// Damage beside attacks.
    damage: i32,
    /// What else it is worth, in life points.
    points: i32,
    n_drawn: i32,
    /// Whether it has conditions.
    depends: bool,
    only_heals: bool,
}

/// What all powers of the game look like, for one decision.
#[derive(Default)]
pub(crate) struct Habit {
    glances: Vec<Glance>,
}

impl Habit {
    /// Looks at all cards of a game.
    pub(crate) fn look(&mut self, duel: &Duel) {
        self.glances.clear();
        self.glances.extend(duel.powers.iter().map(|power| {
            let mut glance = Glance {
                only_heals: true,
                depends: !power.script.conditions.is_empty(),
                ..Glance::default()
            };
            walk(&power.script.actions, 10, &mut glance);
            glance.points += 10 * power.script.triggers.len() as i32;
            glance.only_heals &= power.script.triggers.is_empty();
            glance.points -= power.cost / 10;
            glance
        }));
    }

    /// Returns the card that a seat plays next, if any.
    #[inline]
    pub(crate) fn next(&self, duel: &Duel, state: &State, seat: Seat) -> Move {
        let own = &state.seats[seat.index()];
        let powers = state.powers(duel, seat.index());
        let mut best = (i32::MIN, Move::End);
        duel.each_play(state, seat, |chosen| {
            let Move::Play { slot, target } = chosen else {
                return;
            };
            let power = own.hand.cards().get(usize::from(slot)).copied();
            let power = power.unwrap_or(0);
            let card = powers.get(usize::from(power)).copied().unwrap_or(0);
            let Some(glance) = self.glances.get(usize::from(card)) else {
                return;
            };
            let monster = &own.monsters[duel.monster_of(power)];
            if glance.only_heals && monster.life >= life_limit(duel, monster) {
                return;
            }
            let rival = &state.seats[target.index()];
            let front = rival.front(duel.n_monsters()).unwrap_or(0);
            let front = &rival.monsters[front];
            let factor = duel.factor(monster.element, front.element);
            let blow = attack_of(duel, monster).saturating_mul(factor) / 100;
            let damage = blow.saturating_mul(glance.blows) / 10 + glance.damage;
            // More than there is to take is wasted.
            let taken = damage.min(front.life.saturating_add(front.shield));
            let mut score = taken.saturating_mul(4) - damage + glance.points * 3;
            if glance.n_drawn > 0 {
                let limit = i32::from(duel.options.hand_limit);
                let room = limit - own.hand.len() as i32;
                let now = glance.depends && room >= 2;
                score = if now {
                    1_000_000
                } else {
                    score.saturating_sub(1_000_000)
                };
            }
            if duel.n_seats > 2 {
                // The weakest rival first: who is out plays no more.
                let life = state.seats[target.index()].total_life(duel.n_monsters());
                score = score
                    .saturating_mul(64)
                    .saturating_sub((life / 64).min(60) as i32);
            }
            if score > best.0 {
                best = (score, chosen);
            }
        });
        best.1
    }
}

impl Habit {
    /// Throws the dearest card away.
    pub(super) fn worst(&self, duel: &Duel, state: &State, seat: Seat) -> Move {
        let powers = state.powers(duel, seat.index());
        let cost = |power: u8| {
            let card = powers.get(usize::from(power)).copied().unwrap_or(0);
            duel.powers.get(usize::from(card)).map_or(0, |it| it.cost)
        };
        let hand = state.seats[seat.index()].hand.cards().iter();
        let dearest = (0_u8..).zip(hand).max_by_key(|(_, power)| cost(**power));
        dearest.map_or(Move::Keep, |(slot, _)| Move::Discard { slot })
    }
}

impl Glance {
    fn add(&mut self, weight: i32, points: i32) {
        let points = points.saturating_mul(weight) / 10;
        self.points = self.points.saturating_add(points);
    }
}

fn walk(steps: &[Stmt], weight: i32, glance: &mut Glance) {
    for step in steps {
        match &step.kind {
            StmtKind::Let(_) => {}
            StmtKind::Act(act) => weigh(&act.action, weight, glance),
            StmtKind::If {
                then, otherwise, ..
            } => {
                walk(then, weight / 2, glance);
                walk(otherwise, weight / 2, glance);
            }
            StmtKind::Repeat(times, block) => {
                walk(block, weight.saturating_mul(i32::from(*times)), glance);
            }
            StmtKind::Chance {
                percent,
                then,
                otherwise,
            } => {
                let percent = i32::from(*percent);
                walk(then, weight.saturating_mul(percent) / 100, glance);
                walk(
                    otherwise,
                    weight.saturating_mul(100 - percent) / 100,
                    glance,
                );
            }
            StmtKind::Each(_, block) => walk(block, weight.saturating_mul(2), glance),
        }
    }
}

fn weigh(action: &Action, weight: i32, glance: &mut Glance) {
    match action {
        Action::Attack => glance.blows = glance.blows.saturating_add(weight),
        Action::PlayerLife(expr) => return glance.add(weight, size(expr, 10)),
        Action::TargetLife(expr) => {
            let by = -size(expr, -20);
            glance.damage = glance.damage.saturating_add(by.saturating_mul(weight) / 10);
        }
        Action::Draw(expr) => glance.n_drawn += size(expr, 2).clamp(0, 20),
        Action::Shield(expr) => glance.add(weight, size(expr, 20)),
        Action::UpdateEnergy(_) => glance.add(weight, 1_000),
        Action::Purify | Action::Cleanse => glance.add(weight, 1),
        Action::Poison | Action::Burn(_) | Action::Discard(_) | Action::StealEnergy(_) => {
            glance.add(weight, 15)
        }
        Action::Freeze(_) | Action::Sleep(_) | Action::Revive(_) => glance.add(weight, 40),
        Action::Buff(..) => glance.add(weight, 30),
        Action::Swap(..) | Action::SetType(_) => glance.add(weight, 1),
    }
    glance.only_heals = false;
}

/// Returns a number that stands in a script, or what it may be otherwise.
fn size(expr: &Expr, otherwise: i32) -> i32 {
    match &expr.kind {
        ExprKind::Number(number) => *number as i32,
        ExprKind::Minus(inner) => -size(inner, -otherwise),
        ExprKind::Binary(Op::Subtract, zero, inner) if size(zero, 1) == 0 => {
            -size(inner, -otherwise)
        }
        _ => otherwise,
    }
}
