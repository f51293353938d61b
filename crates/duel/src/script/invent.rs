//! Scripts made up for tests: always valid, different for every seed.
//!
//! What is made up has no places. It is small enough for every limit: one that
//! would not be is made up again, smaller.

mod values;

use super::ast::{Act, Action, Group, Let, Occasion, Script, Stat, Stmt, StmtKind, Trigger};
use super::{BYTES_MAX, Lexicon, NODES_MAX, STEPS_MAX, steps, write_script};
use tapete_lang::{Place, Problems};

/// Makes up a script of a level of the language.
pub(crate) fn invent(seed: u64, level: u8) -> Script {
    let mut inventor = Inventor {
        dice: Dice(seed),
        level,
        luck: false,
        slots: Vec::new(),
        n_slots: 0,
        n_nodes: 0,
    };
    for size in (0..=4).rev() {
        let mut script = inventor.script(size);
        let mut problems = Problems::new();
        steps::count(&mut script, &mut problems);
        // Half of a limit leaves room for how the parts are counted.
        let fits = inventor.n_nodes <= NODES_MAX / 2
            && script.steps_max <= STEPS_MAX
            && !problems.has_errors()
            && write_script(&script, &Lexicon::classic()).len() <= BYTES_MAX;
        if fits {
            return script;
        }
    }
    Script::default()
}

/// A sequence of numbers that depends on the seed alone.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, n_sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % n_sides
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        let at = self.roll(from.len() as u64);
        from[at as usize]
    }
}

struct Inventor {
    dice: Dice,
    level: u8,
    /// Whether luck may be used here.
    luck: bool,
    /// The slots that have a value here.
    slots: Vec<u16>,
    n_slots: u16,
    n_nodes: usize,
}

impl Inventor {
    fn script(&mut self, size: u64) -> Script {
        self.slots.clear();
        (self.n_slots, self.n_nodes) = (0, 0);
        self.luck = false;
        let mut script = Script::default();
        if self.level > 0 {
            for _ in 0..self.dice.roll(3) {
                let item = self.named(1);
                script.lets.push(item);
            }
        }
        for _ in 0..self.dice.roll(size + 1) {
            let cond = self.cond(size.min(2));
            script.conditions.push(cond);
        }
        self.luck = true;
        script.actions = self.block(size, 2);
        if self.level > 0 {
            for _ in 0..self.dice.roll(3) {
                let trigger = self.trigger(size);
                script.triggers.push(trigger);
            }
        }
        script.n_slots = self.n_slots;
        script
    }

    fn named(&mut self, depth: u64) -> Let {
        self.n_nodes += 1;
        let value = self.expr(depth);
        let slot = self.n_slots;
        self.n_slots += 1;
        self.slots.push(slot);
        Let {
            name: format!("value_{slot}"),
            slot,
            value,
            place: Place::default(),
        }
    }

    fn trigger(&mut self, size: u64) -> Trigger {
        const OCCASIONS: [Occasion; 6] = [
            Occasion::TurnStart,
            Occasion::TurnEnd,
            Occasion::Attacked,
            Occasion::Damaged,
            Occasion::Death,
            Occasion::Drawn,
        ];
        self.n_nodes += 1;
        self.luck = false;
        let when = (self.dice.roll(2) == 0).then(|| self.cond(1));
        self.luck = true;
        Trigger {
            on: self.dice.pick(&OCCASIONS),
            turns: (self.dice.roll(2) == 0).then(|| 1 + self.dice.roll(100) as u8),
            when,
            block: self.block(size / 2 + 1, 1),
            steps_max: 0,
            place: Place::default(),
        }
    }

    fn block(&mut self, size: u64, depth: u64) -> Vec<Stmt> {
        let n_slots = self.slots.len();
        let n_steps = self.dice.roll(size + 1);
        let steps = (0..n_steps).map(|_| self.stmt(size, depth)).collect();
        self.slots.truncate(n_slots);
        steps
    }

    fn stmt(&mut self, size: u64, depth: u64) -> Stmt {
        self.n_nodes += 1;
        let is_plain = self.level == 0 || depth == 0;
        let kind = match self.dice.roll(if is_plain { 4 } else { 10 }) {
            4 => StmtKind::Let(self.named(2)),
            5 | 6 => StmtKind::If {
                cond: self.cond(2),
                then: self.block(size / 2 + 1, depth - 1),
                otherwise: self.block(size / 2, depth - 1),
            },
            7 => {
                let times = 1 + self.dice.roll(4) as u8;
                StmtKind::Repeat(times, self.block(size / 2 + 1, depth - 1))
            }
            8 => StmtKind::Chance {
                percent: self.dice.roll(101) as u8,
                then: self.block(size / 2 + 1, depth - 1),
                otherwise: self.block(size / 2, depth - 1),
            },
            9 => {
                let group = self.dice.pick(&[Group::Allies, Group::Enemies, Group::All]);
                StmtKind::Each(group, self.block(size / 2 + 1, depth - 1))
            }
            _ => StmtKind::Act(self.act()),
        };
        Stmt {
            kind,
            place: Place::default(),
        }
    }

    fn act(&mut self) -> Act {
        let n_actions = if self.level == 0 { 7 } else { 18 };
        let action = match self.dice.roll(n_actions) {
            0 => Action::Attack,
            1 => Action::Poison,
            2 => Action::Purify,
            3 => Action::Draw(self.expr(1)),
            4 => Action::PlayerLife(self.expr(2)),
            5 => Action::TargetLife(self.expr(2)),
            6 => Action::UpdateEnergy(self.expr(2)),
            7 => Action::Burn(self.expr(1)),
            8 => Action::Freeze(self.expr(1)),
            9 => Action::Sleep(self.expr(1)),
            10 => Action::Shield(self.expr(1)),
            11 => Action::Cleanse,
            12 => Action::Discard(self.expr(1)),
            13 => Action::StealEnergy(self.expr(1)),
            14 => Action::Swap(self.expr(0), self.expr(0)),
            15 => Action::Revive(self.expr(1)),
            16 => Action::SetType(self.element()),
            _ => {
                let stat = self.dice.pick(&[Stat::Attack, Stat::MaxLife]);
                Action::Buff(stat, self.expr(1), self.expr(0))
            }
        };
        let on = (self.level > 0 && self.dice.roll(3) == 0).then(|| self.who());
        Act {
            action,
            on,
            place: Place::default(),
        }
    }
}
