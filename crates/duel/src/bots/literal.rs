//! The original's search, taken at its word: every set of the hand's cards whose
//! prices together fit the energy, smallest first, in every order, against each
//! of the others; for each of them the whole game is copied, cards with their
//! texts and all, and scripts are read anew whenever a card is played.
//!
//! No bot plays with it. It is what `classic` is held against: it knows level 0
//! alone, and shares no line with the rules it checks. The luck of draws is not
//! known to it either; drawn cards are only counted.

use tapete_lang::{Problems, Sources};

use crate::duel::Duel;
use crate::options::LifeLimit;
use crate::script::ast::{
    Action, Cmp, CondKind, ElementExpr, ElementKind, Expr, ExprKind, Op, Script, StmtKind,
    Variable, Who,
};
use crate::script::{ElementName, Lexicon, parse, write_script};
use crate::state::State;

/// A monster as the original keeps it: its whole card.
#[derive(Clone, Debug)]
#[expect(dead_code, reason = "texts are copied along, as the original did")]
struct Monster {
    name: String,
    description: String,
    element: u8,
    life: i32,
    start_life: i32,
    attack: i32,
    poisoned: bool,
}

/// A power card with its text.
#[derive(Clone, Debug)]
#[expect(dead_code, reason = "texts are copied along, as the original did")]
struct Power {
    name: String,
    description: String,
    cost: i32,
    code: String,
    monster: usize,
}

#[derive(Clone, Debug)]
struct Player {
    /// In formation order.
    monsters: Vec<Monster>,
    powers: Vec<Power>,
    /// Which powers are held; a card that was drawn in thought is unknown.
    hand: Vec<Option<usize>>,
    energy: i32,
    lost: bool,
}

/// The whole game, to be copied for every order.
#[derive(Clone, Debug)]
struct Game {
    players: Vec<Player>,
    against: Vec<Vec<i32>>,
    hand_limit: usize,
    needs_more: bool,
    capped: bool,
}

/// Returns the quality of the best plan, its slots of the present hand and its
/// target.
pub(super) fn best(duel: &Duel, state: &State, seat: usize) -> (f64, Vec<usize>, usize) {
    let lexicon = lexicon(duel);
    let game = game(duel, state, &lexicon);
    let player = &game.players[seat];
    let n_cards = player.hand.len();
    let mut best = (0.0, Vec::new(), seat);
    for size in 1..=n_cards {
        for set in sets(n_cards, size) {
            let cost = |slot: &usize| player.hand[*slot].map_or(0, |it| player.powers[it].cost);
            let price: i32 = set.iter().map(cost).sum();
            if !game.covers(player.energy, price) {
                continue;
            }
            orders(&mut set.clone(), 0, &mut |order| {
                for target in 0..game.players.len() {
                    if target == seat || game.players[target].lost {
                        continue;
                    }
                    let mut played = game.clone();
                    played.play_all(seat, target, order, &lexicon);
                    let quality = quality(&game, &played, seat, target);
                    if quality > best.0 {
                        best = (quality, order.to_vec(), target);
                    }
                }
            });
        }
    }
    best
}

/// Lists the sets of so many of the slots, in the order of their slots.
fn sets(n_cards: usize, size: usize) -> Vec<Vec<usize>> {
    let all = 0_u32..1 << n_cards;
    let right = all.filter(|it| it.count_ones() as usize == size);
    let slots = |set: u32| (0..n_cards).filter(|it| set >> it & 1 == 1).collect();
    right.map(slots).collect()
}

/// Shows every order of a set.
fn orders(set: &mut Vec<usize>, from: usize, show: &mut impl FnMut(&[usize])) {
    if from == set.len() {
        return show(set);
    }
    for at in from..set.len() {
        set.swap(from, at);
        orders(set, from + 1, show);
        set.swap(from, at);
    }
}

/// 5 for the target's life, 2 for the own life, 2 for energy, 1 for cards.
fn quality(before: &Game, after: &Game, seat: usize, target: usize) -> f64 {
    let life = |game: &Game, seat: usize| -> f64 {
        let monsters = game.players[seat].monsters.iter();
        monsters.map(|it| f64::from(it.life)).sum()
    };
    let energy = |game: &Game| f64::from(game.players[seat].energy);
    let hand = |game: &Game| game.players[seat].hand.len() as f64;
    let part = |gained: f64, of: f64| if of == 0.0 { 0.0 } else { gained / of };
    let lost = life(before, target) - life(after, target);
    let own = life(after, seat) - life(before, seat);
    5.0 * part(lost, life(before, target))
        + 2.0 * part(own, life(before, seat)).max(0.0)
        + 2.0 * part(energy(after) - energy(before), energy(before)).max(0.0)
        + part(hand(after) - hand(before), hand(before)).max(0.0)
}

impl Game {
    fn covers(&self, energy: i32, price: i32) -> bool {
        if self.needs_more {
            energy > price
        } else {
            energy >= price
        }
    }

    /// Plays the cards that can be played, in order.
    fn play_all(&mut self, seat: usize, target: usize, order: &[usize], lexicon: &Lexicon) {
        // Where each slot of the first hand is by now.
        let n_cards = self.players[seat].hand.len();
        let mut slots: Vec<Option<usize>> = (0..n_cards).map(Some).collect();
        for slot in order {
            let Some(now) = slots[*slot] else {
                continue;
            };
            let held = self.players[seat].hand.clone();
            if self.play(seat, target, now, lexicon) {
                let left = self.kept(seat, &held, now);
                for place in &mut slots {
                    *place = place.and_then(|it| left[it]);
                }
            }
        }
    }

    /// Tells where each card of a hand is after one was played: that one and
    /// those of monsters that died are gone.
    fn kept(&self, seat: usize, held: &[Option<usize>], played: usize) -> Vec<Option<usize>> {
        let player = &self.players[seat];
        let mut n_kept = 0;
        let places = held.iter().enumerate().map(|(slot, power)| {
            let lives = power.is_none_or(|it| {
                let monster = player.powers[it].monster;
                player.monsters[monster].life > 0
            });
            let stays = slot != played && lives;
            n_kept += usize::from(stays);
            stays.then(|| n_kept - 1)
        });
        places.collect()
    }

    /// Plays a card of a hand; tells whether it could be played.
    fn play(&mut self, seat: usize, target: usize, slot: usize, lexicon: &Lexicon) -> bool {
        if self.players[seat].lost || self.players[target].lost {
            return false;
        }
        let Some(power) = self.players[seat].hand[slot] else {
            return false;
        };
        let card = &self.players[seat].powers[power];
        let (cost, own) = (card.cost, card.monster);
        if !self.covers(self.players[seat].energy, cost) {
            return false;
        }
        let Some(script) = read(&card.code, lexicon) else {
            return false;
        };
        let monsters = &self.players[target].monsters;
        let Some(front) = monsters.iter().position(|it| it.life > 0) else {
            return false;
        };
        let scene = Scene {
            seat,
            own,
            target,
            front,
        };
        if !script
            .conditions
            .iter()
            .all(|it| self.holds(&it.kind, scene))
        {
            return false;
        }
        for step in &script.actions {
            if let StmtKind::Act(act) = &step.kind {
                self.act(&act.action, scene);
            }
        }
        let player = &mut self.players[seat];
        player.energy = player.energy.saturating_sub(cost).max(0);
        let dies =
            |player: &Player, power: usize| player.monsters[player.powers[power].monster].life == 0;
        let mut at = 0;
        let held = std::mem::take(&mut self.players[seat].hand);
        let player = &self.players[seat];
        let left = held.into_iter().filter(|it| {
            let is_played = at == slot;
            at += 1;
            !is_played && it.is_none_or(|power| !dies(player, power))
        });
        let left = left.collect();
        self.players[seat].hand = left;
        for player in &mut self.players {
            player.lost = player.monsters.iter().all(|it| it.life == 0);
        }
        true
    }

    fn monster(&self, scene: Scene, own: bool) -> &Monster {
        match own {
            true => &self.players[scene.seat].monsters[scene.own],
            false => &self.players[scene.target].monsters[scene.front],
        }
    }

    fn change_life(&mut self, scene: Scene, own: bool, by: i32) {
        let capped = self.capped;
        let monster = match own {
            true => &mut self.players[scene.seat].monsters[scene.own],
            false => &mut self.players[scene.target].monsters[scene.front],
        };
        if monster.life == 0 {
            return;
        }
        let life = monster.life.saturating_add(by).max(0);
        monster.life = match capped && by > 0 {
            true => life.min(monster.start_life.max(monster.life)),
            false => life,
        };
    }

    fn act(&mut self, action: &Action, scene: Scene) {
        match action {
            Action::Attack => {
                let attacker = self.monster(scene, true);
                let receiver = self.monster(scene, false);
                let step =
                    self.against[usize::from(attacker.element)][usize::from(receiver.element)];
                let damage = attacker.attack * (10 + step) / 10;
                self.change_life(scene, false, -damage);
            }
            Action::Poison => {
                let target = &mut self.players[scene.target].monsters[scene.front];
                target.poisoned |= target.life > 0;
            }
            Action::Purify => self.players[scene.seat].monsters[scene.own].poisoned = false,
            Action::Draw(count) => {
                let count = self.number(count, scene) as i32;
                let player = &mut self.players[scene.seat];
                let is_alive = player.monsters.iter().any(|it| it.life > 0);
                let room = self.hand_limit.saturating_sub(player.hand.len());
                let n_drawn = room.min(usize::try_from(count).unwrap_or(0));
                if is_alive {
                    player.hand.extend(std::iter::repeat_n(None, n_drawn));
                }
            }
            Action::PlayerLife(by) => {
                let by = self.number(by, scene) as i32;
                self.change_life(scene, true, by);
            }
            Action::TargetLife(by) => {
                let by = self.number(by, scene) as i32;
                self.change_life(scene, false, by);
            }
            Action::UpdateEnergy(by) => {
                let by = self.number(by, scene) as i32;
                let player = &mut self.players[scene.seat];
                player.energy = player.energy.saturating_add(by).max(0);
            }
            // Level 1 is beyond the original.
            _ => {}
        }
    }

    fn holds(&self, condition: &CondKind, scene: Scene) -> bool {
        match condition {
            CondKind::Numbers(left, cmp, right) => {
                let (left, right) = (self.number(left, scene), self.number(right, scene));
                match cmp {
                    Cmp::Equal => left == right,
                    Cmp::NotEqual => left != right,
                    Cmp::Less => left < right,
                    Cmp::LessEqual => left <= right,
                    Cmp::Greater => left > right,
                    Cmp::GreaterEqual => left >= right,
                }
            }
            CondKind::Elements(left, cmp, right) => {
                let same = self.element(left, scene) == self.element(right, scene);
                same == (*cmp == Cmp::Equal)
            }
            _ => false,
        }
    }

    fn element(&self, element: &ElementExpr, scene: Scene) -> u8 {
        match &element.kind {
            ElementKind::Element(element) => *element,
            ElementKind::Of(who) => self.monster(scene, *who == Who::This).element,
        }
    }

    fn number(&self, expr: &Expr, scene: Scene) -> f64 {
        match &expr.kind {
            ExprKind::Number(number) => *number,
            ExprKind::Minus(inner) => -self.number(inner, scene),
            ExprKind::Variable(variable) => f64::from(match variable {
                Variable::PlayerMonsterLife => self.monster(scene, true).life,
                Variable::TargetMonsterLife => self.monster(scene, false).life,
                Variable::PlayerHandSize => self.players[scene.seat].hand.len() as i32,
                _ => 0,
            }),
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (self.number(left, scene), self.number(right, scene));
                match op {
                    Op::Add => left + right,
                    Op::Subtract => left - right,
                    Op::Multiply => left * right,
                    Op::Divide if right == 0.0 => 0.0,
                    Op::Divide => left / right,
                }
            }
            _ => 0.0,
        }
    }
}

/// Who plays with which monster against which.
#[derive(Clone, Copy)]
struct Scene {
    seat: usize,
    own: usize,
    target: usize,
    front: usize,
}

/// Reads a script, as the original does at every play.
fn read(code: &str, lexicon: &Lexicon) -> Option<Script> {
    let mut sources = Sources::new();
    let file = sources.add("card.duel", code);
    parse(&sources, file, lexicon, &mut Problems::new())
}

fn lexicon(duel: &Duel) -> Lexicon {
    let elements = duel.elements.iter().map(|it| ElementName {
        name: it.name.clone(),
        others: it.others.clone(),
    });
    Lexicon {
        elements: elements.collect(),
    }
}

/// Writes the present match down as the original would keep it.
fn game(duel: &Duel, state: &State, lexicon: &Lexicon) -> Game {
    let player = |seat: usize| {
        let own = &state.seats[seat];
        let places: Vec<usize> = own.in_order(duel.n_monsters()).collect();
        let cards = state.monster_cards(duel, seat);
        let monsters = places.iter().map(|index| {
            let (monster, card) = (
                &own.monsters[*index],
                &duel.monsters[usize::from(cards[*index])],
            );
            Monster {
                name: card.name.clone(),
                description: card.description.clone(),
                element: monster.element,
                life: monster.life,
                start_life: monster.start_life,
                attack: monster.start_attack,
                poisoned: monster.poisoned,
            }
        });
        let powers = state.powers(duel, seat).iter().enumerate();
        let powers = powers.map(|(index, card)| {
            let card = &duel.powers[usize::from(*card)];
            let monster = duel.monster_of(index as u8);
            Power {
                name: card.name.clone(),
                description: card.description.clone(),
                cost: card.cost,
                code: write_script(&card.script, lexicon),
                monster: places.iter().position(|it| *it == monster).unwrap_or(0),
            }
        });
        let n_powers = duel.n_powers();
        let known = |power: &u8| Some(usize::from(*power)).filter(|it| *it < n_powers);
        Player {
            monsters: monsters.collect(),
            powers: powers.collect(),
            hand: own.hand.cards().iter().map(known).collect(),
            energy: own.energy,
            lost: own.lost,
        }
    };
    let steps = |it: &crate::card::Element| it.against.iter().map(|it| i32::from(*it)).collect();
    Game {
        players: (0..duel.n_seats).map(player).collect(),
        against: duel.elements.iter().map(steps).collect(),
        hand_limit: usize::from(duel.options.hand_limit),
        needs_more: duel.options.needs_more,
        capped: duel.options.life_limit == LifeLimit::Start,
    }
}
