//! Attackers, blockers and damage.

use super::{
    Creature, DEATHTOUCH, FIRST_STRIKE, FLYING, HASTE, LIFELINK, Luck, MENACE, NONE, Side, TRAMPLE,
    Table, Timing,
};

impl Table {
    pub(super) fn combat(&mut self, luck: &mut Luck) -> bool {
        self.n_attackers = 0;
        self.n_blocks = 0;
        self.attackers(luck);
        if self.priority(Timing::Other, luck) {
            return true;
        }
        if self.attacking() == 0 {
            self.end_combat();
            return false;
        }
        self.blockers(luck);
        if self.priority(Timing::Other, luck) {
            return true;
        }
        if self.attacking() > 0 {
            let strikes = |side: &Side| {
                let mut fighters = side.creatures().iter();
                fighters.any(|it| (it.attacking || it.blocks != NONE) && it.has(FIRST_STRIKE))
            };
            if self.sides.iter().any(strikes) {
                self.damage(1, luck);
                if self.check() {
                    return true;
                }
            }
            self.damage(2, luck);
            if self.check() {
                return true;
            }
            if self.priority(Timing::Other, luck) {
                return true;
            }
        }
        self.end_combat();
        false
    }

    pub(super) fn attacking(&self) -> usize {
        self.sides[self.active]
            .creatures()
            .iter()
            .filter(|it| it.attacking)
            .count()
    }

    pub(super) fn end_combat(&mut self) {
        for side in &mut self.sides {
            for creature in &mut side.creatures[..side.n_creatures] {
                creature.attacking = false;
                creature.blocked = false;
                creature.struck = false;
                creature.blocks = NONE;
            }
        }
        self.n_blocks = 0;
    }

    pub(super) fn attackers(&mut self, luck: &mut Luck) {
        loop {
            let able = |it: &Creature| !it.tapped && !it.attacking && (!it.sick || it.has(HASTE));
            let side = &self.sides[self.active];
            let n = side.creatures().iter().filter(|it| able(it)).count();
            if n == 0 {
                break;
            }
            let nth = self.pick(luck, n as u32 + 1) as usize;
            if nth == n {
                break;
            }
            let side = &mut self.sides[self.active];
            let mut creatures = side.creatures[..side.n_creatures].iter_mut();
            if let Some(chosen) = creatures.by_ref().filter(|it| able(it)).nth(nth) {
                chosen.attacking = true;
            }
        }
        let side = &mut self.sides[self.active];
        for creature in &mut side.creatures[..side.n_creatures] {
            creature.tapped |= creature.attacking;
        }
    }

    pub(super) fn may_block(blocker: &Creature, attacker: &Creature) -> bool {
        !blocker.tapped && blocker.blocks == NONE && (!attacker.has(FLYING) || blocker.has(FLYING))
    }

    pub(super) fn blockers(&mut self, luck: &mut Luck) {
        let defender = 1 - self.active;
        loop {
            // An attacker with menace that has one blocker needs another.
            let unfinished = self.sides[self.active]
                .creatures()
                .iter()
                .find(|it| it.attacking && it.has(MENACE) && self.n_blockers(it.id) == 1);
            let unfinished = unfinished.map(|it| it.id);
            let mut pairs = [(0u8, 0u8); 256];
            let mut n = 0;
            for attacker in self.sides[self.active]
                .creatures()
                .iter()
                .filter(|it| it.attacking)
            {
                if unfinished.is_some_and(|it| it != attacker.id) {
                    continue;
                }
                let able = |it: &&Creature| Table::may_block(it, attacker);
                let own = self.sides[defender].creatures();
                if attacker.has(MENACE)
                    && own.iter().filter(able).count() + self.n_blockers(attacker.id) < 2
                {
                    continue;
                }
                for (index, _) in own.iter().enumerate().filter(|(_, it)| able(it)) {
                    if n < pairs.len() {
                        pairs[n] = (index as u8, attacker.id);
                        n += 1;
                    }
                }
            }
            if n == 0 {
                break;
            }
            let n_all = n + usize::from(unfinished.is_none());
            let nth = self.pick(luck, n_all as u32) as usize;
            if nth == n {
                break;
            }
            let (index, attacker) = pairs[nth];
            let blocker = &mut self.sides[defender].creatures[usize::from(index)];
            blocker.blocks = attacker;
            self.blocks[self.n_blocks] = (blocker.id, attacker);
            self.n_blocks += 1;
        }
        for index in 0..self.n_blocks {
            let attacker = self.blocks[index].1;
            let side = &mut self.sides[self.active];
            let mut creatures = side.creatures[..side.n_creatures].iter_mut();
            if let Some(it) = creatures.find(|it| it.id == attacker) {
                it.blocked = true;
            }
        }
    }

    pub(super) fn n_blockers(&self, attacker: u8) -> usize {
        self.blocks[..self.n_blocks]
            .iter()
            .filter(|it| it.1 == attacker)
            .count()
    }

    pub(super) fn find(&self, side: usize, id: u8) -> Option<usize> {
        self.sides[side]
            .creatures()
            .iter()
            .position(|it| it.id == id)
    }

    pub(super) fn damage(&mut self, step: u8, luck: &mut Luck) {
        let defender = 1 - self.active;
        // Source's side and id, victim's id (the player is NONE), amount.
        let mut hits = [(0usize, 0u8, 0u8, 0i8); 96];
        let mut n_hits = 0;
        let strikes = |it: &Creature| match step {
            1 => it.has(FIRST_STRIKE),
            _ => !it.struck,
        };
        for index in 0..self.sides[self.active].n_creatures {
            let attacker = self.sides[self.active].creatures[index];
            if !attacker.attacking || !strikes(&attacker) || attacker.power() <= 0 {
                continue;
            }
            let mut own = [0usize; 40];
            let mut n_own = 0;
            for (blocker, whom) in &self.blocks[..self.n_blocks] {
                if *whom == attacker.id
                    && let Some(found) = self.find(defender, *blocker)
                {
                    own[n_own] = found;
                    n_own += 1;
                }
            }
            let mut left = attacker.power();
            let lethal = |table: &Table, hits: &[(usize, u8, u8, i8)], blocker: usize| {
                let it = table.sides[defender].creatures[blocker];
                let assigned: i8 = hits
                    .iter()
                    .filter(|hit| hit.0 == table.active && hit.2 == it.id)
                    .map(|hit| hit.3)
                    .sum();
                let needed = (it.toughness() - it.damage - assigned).max(0);
                if attacker.has(DEATHTOUCH) {
                    needed.min(1)
                } else {
                    needed
                }
            };
            let tramples = attacker.has(TRAMPLE);
            if n_own == 0 {
                if !attacker.blocked || tramples {
                    hits[n_hits] = (self.active, attacker.id, NONE, left);
                    n_hits += 1;
                }
                continue;
            }
            let divides = n_own > 1 || (tramples && left > lethal(self, &hits[..n_hits], own[0]));
            if !divides {
                let id = self.sides[defender].creatures[own[0]].id;
                hits[n_hits] = (self.active, attacker.id, id, left);
                n_hits += 1;
                continue;
            }
            let mut usual = false;
            for (number, blocker) in own[..n_own].iter().enumerate() {
                let is_last = number + 1 == n_own;
                let need = lethal(self, &hits[..n_hits], *blocker).min(left);
                let amount = if is_last && !tramples {
                    left
                } else if usual || left == 0 {
                    need
                } else {
                    let chosen = self.pick(luck, (left - need + 2) as u32) as i8;
                    if chosen == 0 {
                        usual = true;
                        need
                    } else {
                        need + chosen - 1
                    }
                };
                left -= amount;
                let id = self.sides[defender].creatures[*blocker].id;
                hits[n_hits] = (self.active, attacker.id, id, amount);
                n_hits += 1;
            }
            if tramples && left > 0 {
                hits[n_hits] = (self.active, attacker.id, NONE, left);
                n_hits += 1;
            }
        }
        for (blocker, attacker) in &self.blocks[..self.n_blocks] {
            let Some(index) = self.find(defender, *blocker) else {
                continue;
            };
            let it = self.sides[defender].creatures[index];
            if self.find(self.active, *attacker).is_some() && strikes(&it) && it.power() > 0 {
                hits[n_hits] = (defender, it.id, *attacker, it.power());
                n_hits += 1;
            }
        }
        self.deal(&hits[..n_hits], step);
    }

    /// Deals damage at one moment.
    fn deal(&mut self, hits: &[(usize, u8, u8, i8)], step: u8) {
        for (by, source, victim, amount) in hits {
            if *amount <= 0 {
                continue;
            }
            let Some(index) = self.find(*by, *source) else {
                continue;
            };
            let striker = &mut self.sides[*by].creatures[index];
            striker.struck |= step == 1;
            let striker = *striker;
            let other = 1 - by;
            if *victim == NONE {
                self.sides[other].life -= i32::from(*amount);
            } else if let Some(index) = self.find(other, *victim) {
                let it = &mut self.sides[other].creatures[index];
                it.damage = it.damage.saturating_add(*amount);
                it.touched |= striker.has(DEATHTOUCH);
            }
            if striker.has(LIFELINK) {
                self.sides[*by].life += i32::from(*amount);
            }
        }
    }
}
