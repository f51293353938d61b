//! The limit that simulation is measured against: a mirror match of the card
//! game Classic, written by hand for speed and for nothing else.
//!
//! Both seats play the deck `Night shift` and choose at random from all that is
//! allowed, one choice after the other, as our random player does: keep or not,
//! what to play, what to aim at, who attacks, who blocks, how damage is divided.
//!
//! It uses nothing of ours, so that it can also be an independent check:
//! `cargo run --release -p tapete-arena --example limit_ccg -- 100000 42`

use std::time::Instant;

const SWAMP: u8 = 0;
const MURDER: u8 = 9;
const POISON: u8 = 10;
const ERRAND: u8 = 11;
const N_KINDS: usize = 12;

const FLYING: u8 = 1;
const LIFELINK: u8 = 2;
const DEATHTOUCH: u8 = 4;
const MENACE: u8 = 8;
const HASTE: u8 = 16;
const FIRST_STRIKE: u8 = 32;
const TRAMPLE: u8 = 64;

/// How many of each kind a deck holds.
const COUNTS: [u8; N_KINDS] = [24, 4, 2, 3, 4, 3, 3, 2, 3, 4, 4, 4];
const COSTS: [u8; N_KINDS] = [0, 1, 2, 2, 2, 3, 3, 3, 5, 3, 1, 3];
const POWERS: [i8; N_KINDS] = [0, 2, 1, 1, 2, 2, 2, 2, 4, 0, 0, 0];
const TOUGHNESS: [i8; N_KINDS] = [0, 1, 1, 1, 2, 2, 1, 2, 4, 0, 0, 0];
const KEYWORDS: [u8; N_KINDS] = [
    0,
    0,
    DEATHTOUCH,
    FLYING | LIFELINK,
    0,
    MENACE | HASTE,
    FLYING,
    FIRST_STRIKE,
    TRAMPLE,
    0,
    0,
    0,
];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default| match arguments.next() {
        None => Ok(default),
        Some(text) => text.parse::<u64>().map_err(|_| text),
    };
    let (matches, seed) = match (number(100_000), number(42)) {
        (Ok(matches), Ok(seed)) => (matches, seed),
        (Err(text), _) | (_, Err(text)) => {
            eprintln!("`{text}` is not a number; write `limit_ccg MATCHES SEED`");
            std::process::exit(2);
        }
    };
    let start = Instant::now();
    let mut luck = Luck::new(seed);
    let mut counts = Counts::default();
    for _ in 0..matches {
        Table::new().play(&mut luck, &mut counts);
    }
    let seconds = start.elapsed().as_secs_f64();
    let rate = |count: u64| count as f64 / matches.max(1) as f64;
    println!(
        "{{\"matches\":{matches},\"seconds\":{seconds:.3},\"matches_per_second\":{:.0},\
         \"win_rates\":[{:.5},{:.5}],\"tie_rate\":{:.5},\"turns_mean\":{:.4},\"moves_mean\":{:.4},\
         \"deck_rate\":{:.5}}}",
        matches as f64 / seconds.max(1e-9),
        rate(counts.wins[0]),
        rate(counts.wins[1]),
        rate(matches - counts.wins[0] - counts.wins[1]),
        rate(counts.turns),
        rate(counts.moves),
        rate(counts.decked),
    );
}

#[derive(Default)]
struct Counts {
    wins: [u64; 2],
    turns: u64,
    moves: u64,
    decked: u64,
}

#[derive(Clone, Copy, Default)]
struct Creature {
    kind: u8,
    damage: i8,
    /// Less power and toughness until the turn ends.
    less: i8,
    tapped: bool,
    sick: bool,
    attacking: bool,
    blocked: bool,
    struck: bool,
    touched: bool,
    /// The attacker that it blocks, and the order of its block.
    blocks: u8,
    id: u8,
}

impl Creature {
    fn power(&self) -> i8 {
        POWERS[usize::from(self.kind)] - self.less
    }

    fn toughness(&self) -> i8 {
        TOUGHNESS[usize::from(self.kind)] - self.less
    }

    fn has(&self, keyword: u8) -> bool {
        KEYWORDS[usize::from(self.kind)] & keyword != 0
    }
}

const NONE: u8 = 255;

#[derive(Clone)]
struct Side {
    life: i32,
    deck: [u8; 60],
    n_deck: usize,
    /// How many of each kind are in hand.
    hand: [u8; N_KINDS],
    n_hand: u8,
    lands: u8,
    untapped: u8,
    played_land: bool,
    creatures: [Creature; 40],
    n_creatures: usize,
    drew_from_nothing: bool,
}

impl Side {
    fn new() -> Side {
        let mut deck = [0; 60];
        let mut n_deck = 0;
        for (kind, n) in COUNTS.iter().enumerate() {
            for _ in 0..*n {
                deck[n_deck] = kind as u8;
                n_deck += 1;
            }
        }
        Side {
            life: 20,
            deck,
            n_deck,
            hand: [0; N_KINDS],
            n_hand: 0,
            lands: 0,
            untapped: 0,
            played_land: false,
            creatures: [Creature::default(); 40],
            n_creatures: 0,
            drew_from_nothing: false,
        }
    }

    fn draw(&mut self) {
        if self.n_deck == 0 {
            self.drew_from_nothing = true;
            return;
        }
        self.n_deck -= 1;
        self.hand[usize::from(self.deck[self.n_deck])] += 1;
        self.n_hand += 1;
    }

    fn shuffle(&mut self, luck: &mut Luck) {
        for index in (1..self.n_deck).rev() {
            let other = luck.below(index as u32 + 1) as usize;
            self.deck.swap(index, other);
        }
    }

    fn creatures(&self) -> &[Creature] {
        &self.creatures[..self.n_creatures]
    }

    fn remove(&mut self, index: usize) {
        // The order of the others stays.
        self.creatures
            .copy_within(index + 1..self.n_creatures, index);
        self.n_creatures -= 1;
    }

    fn take_from_hand(&mut self, kind: u8) {
        self.hand[usize::from(kind)] -= 1;
        self.n_hand -= 1;
    }
}

/// A spell that waits: its kind, whose, and whom it is aimed at.
#[derive(Clone, Copy)]
struct Spell {
    kind: u8,
    by: usize,
    target: u8,
}

struct Table {
    sides: [Side; 2],
    active: usize,
    stack: [Spell; 16],
    n_stack: usize,
    next_id: u8,
    /// How many of each side's choices were made.
    moves: u64,
    n_attackers: usize,
    /// Blocker and attacker by id, in the order of declaration.
    blocks: [(u8, u8); 40],
    n_blocks: usize,
}

#[derive(Clone, Copy, PartialEq)]
enum Timing {
    Main,
    Other,
}

impl Table {
    fn new() -> Table {
        Table {
            sides: [Side::new(), Side::new()],
            active: 0,
            stack: [Spell {
                kind: 0,
                by: 0,
                target: NONE,
            }; 16],
            n_stack: 0,
            next_id: 2,
            moves: 0,
            n_attackers: 0,
            blocks: [(NONE, NONE); 40],
            n_blocks: 0,
        }
    }

    fn is_over(&self) -> bool {
        self.sides
            .iter()
            .any(|it| it.life <= 0 || it.drew_from_nothing)
    }

    fn pick(&mut self, luck: &mut Luck, n: u32) -> u32 {
        self.moves += 1;
        luck.below(n)
    }

    fn play(mut self, luck: &mut Luck, counts: &mut Counts) {
        for side in &mut self.sides {
            side.shuffle(luck);
            for _ in 0..7 {
                side.draw();
            }
        }
        for side in 0..2 {
            self.mulligans(side, luck);
        }
        let mut turns = 0;
        while !self.is_over() {
            turns += 1;
            self.turn(turns, luck);
            self.active = 1 - self.active;
        }
        counts.turns += turns;
        counts.moves += self.moves;
        let lost = [0, 1].map(|it: usize| {
            let side = &self.sides[it];
            side.life <= 0 || side.drew_from_nothing
        });
        counts.decked += u64::from(self.sides.iter().any(|it| it.drew_from_nothing));
        for side in 0..2 {
            if lost[1 - side] && !lost[side] {
                counts.wins[side] += 1;
            }
        }
    }

    fn mulligans(&mut self, side: usize, luck: &mut Luck) {
        let mut refused = 0;
        while refused < 6 && self.pick(luck, 2) == 1 {
            refused += 1;
            let own = &mut self.sides[side];
            for kind in 0..N_KINDS {
                for _ in 0..own.hand[kind] {
                    own.deck[own.n_deck] = kind as u8;
                    own.n_deck += 1;
                }
                own.hand[kind] = 0;
            }
            own.n_hand = 0;
            own.shuffle(luck);
            for _ in 0..7 {
                own.draw();
            }
        }
        // Six refusals leave no choice but keep their price.
        if refused == 6 {
            return;
        }
        for _ in 0..refused {
            let kind = self.pick_from_hand(side, luck);
            let own = &mut self.sides[side];
            own.take_from_hand(kind);
            own.deck.copy_within(0..own.n_deck, 1);
            own.deck[0] = kind;
            own.n_deck += 1;
        }
    }

    /// Picks one of the different kinds in a hand.
    fn pick_from_hand(&mut self, side: usize, luck: &mut Luck) -> u8 {
        let hand = self.sides[side].hand;
        let n = hand.iter().filter(|it| **it > 0).count();
        let nth = self.pick(luck, n as u32) as usize;
        (0..N_KINDS)
            .filter(|it| hand[*it] > 0)
            .nth(nth)
            .unwrap_or(0) as u8
    }

    fn turn(&mut self, turn: u64, luck: &mut Luck) {
        let side = &mut self.sides[self.active];
        side.untapped = side.lands;
        side.played_land = false;
        for creature in &mut side.creatures[..side.n_creatures] {
            creature.tapped = false;
            creature.sick = false;
        }
        if self.priority(Timing::Other, luck) {
            return;
        }
        if turn > 1 {
            self.sides[self.active].draw();
            if self.is_over() {
                return;
            }
        }
        if self.priority(Timing::Other, luck)
            || self.priority(Timing::Main, luck)
            || self.combat(luck)
            || self.priority(Timing::Main, luck)
            || self.priority(Timing::Other, luck)
        {
            return;
        }
        while self.sides[self.active].n_hand > 7 {
            let kind = self.pick_from_hand(self.active, luck);
            self.sides[self.active].take_from_hand(kind);
        }
        for side in &mut self.sides {
            for creature in &mut side.creatures[..side.n_creatures] {
                creature.damage = 0;
                creature.less = 0;
                creature.touched = false;
            }
        }
    }

    fn combat(&mut self, luck: &mut Luck) -> bool {
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

    fn attacking(&self) -> usize {
        self.sides[self.active]
            .creatures()
            .iter()
            .filter(|it| it.attacking)
            .count()
    }

    fn end_combat(&mut self) {
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

    fn attackers(&mut self, luck: &mut Luck) {
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

    fn may_block(blocker: &Creature, attacker: &Creature) -> bool {
        !blocker.tapped && blocker.blocks == NONE && (!attacker.has(FLYING) || blocker.has(FLYING))
    }

    fn blockers(&mut self, luck: &mut Luck) {
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

    fn n_blockers(&self, attacker: u8) -> usize {
        self.blocks[..self.n_blocks]
            .iter()
            .filter(|it| it.1 == attacker)
            .count()
    }

    fn find(&self, side: usize, id: u8) -> Option<usize> {
        self.sides[side]
            .creatures()
            .iter()
            .position(|it| it.id == id)
    }

    fn damage(&mut self, step: u8, luck: &mut Luck) {
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
        for (by, source, victim, amount) in &hits[..n_hits] {
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

    /// Buries the dead; tells whether the match is over.
    fn check(&mut self) -> bool {
        if self.is_over() {
            return true;
        }
        for side in &mut self.sides {
            let mut index = 0;
            while index < side.n_creatures {
                let it = side.creatures[index];
                let dies = it.toughness() <= 0 || it.damage >= it.toughness() || it.touched;
                if dies {
                    side.remove(index);
                } else {
                    index += 1;
                }
            }
        }
        false
    }

    /// Both may act until both pass; tells whether the match is over.
    fn priority(&mut self, timing: Timing, luck: &mut Luck) -> bool {
        let mut player = self.active;
        let mut passed = 0;
        loop {
            if self.check() {
                return true;
            }
            let mut kinds = [0u8; N_KINDS];
            let n = self.playable(player, timing, &mut kinds);
            if n > 0 {
                let nth = self.pick(luck, n as u32 + 1) as usize;
                if nth < n {
                    self.play_card(player, kinds[nth], luck);
                    passed = 0;
                    continue;
                }
            }
            passed += 1;
            player = 1 - player;
            if passed < 2 {
                continue;
            }
            passed = 0;
            player = self.active;
            if self.n_stack == 0 {
                return false;
            }
            self.n_stack -= 1;
            self.resolve(self.stack[self.n_stack], luck);
        }
    }

    fn playable(&self, player: usize, timing: Timing, kinds: &mut [u8; N_KINDS]) -> usize {
        let side = &self.sides[player];
        let slow = timing == Timing::Main && player == self.active && self.n_stack == 0;
        let has_creature = self.sides.iter().any(|it| it.n_creatures > 0);
        let mut n = 0;
        for kind in 0..N_KINDS as u8 {
            if side.hand[usize::from(kind)] == 0 {
                continue;
            }
            let may = match kind {
                SWAMP => slow && !side.played_land,
                MURDER | POISON => has_creature,
                _ => slow,
            };
            if may && COSTS[usize::from(kind)] <= side.untapped {
                kinds[n] = kind;
                n += 1;
            }
        }
        n
    }

    fn play_card(&mut self, player: usize, kind: u8, luck: &mut Luck) {
        let side = &mut self.sides[player];
        side.take_from_hand(kind);
        if kind == SWAMP {
            side.lands += 1;
            side.untapped += 1;
            side.played_land = true;
            return;
        }
        side.untapped -= COSTS[usize::from(kind)];
        let target = match kind {
            MURDER | POISON => {
                let n = self.sides[0].n_creatures + self.sides[1].n_creatures;
                let nth = if n > 1 {
                    self.pick(luck, n as u32) as usize
                } else {
                    0
                };
                let all = self.sides.iter().flat_map(|it| it.creatures());
                all.map(|it| it.id).nth(nth).unwrap_or(NONE)
            }
            ERRAND => self.pick(luck, 2) as u8,
            _ => NONE,
        };
        if self.n_stack < self.stack.len() {
            self.stack[self.n_stack] = Spell {
                kind,
                by: player,
                target,
            };
            self.n_stack += 1;
        }
    }

    fn resolve(&mut self, spell: Spell, luck: &mut Luck) {
        match spell.kind {
            MURDER | POISON => {
                for side in 0..2 {
                    if let Some(index) = self.find(side, spell.target) {
                        if spell.kind == MURDER {
                            self.sides[side].remove(index);
                        } else {
                            self.sides[side].creatures[index].less += 2;
                        }
                        return;
                    }
                }
            }
            ERRAND => {
                let whom = usize::from(spell.target & 1);
                let mut left = 2;
                while left > 0 && self.sides[whom].n_hand > 0 {
                    if self.sides[whom].n_hand <= left {
                        self.sides[whom].hand = [0; N_KINDS];
                        self.sides[whom].n_hand = 0;
                        return;
                    }
                    let kind = self.pick_from_hand(whom, luck);
                    self.sides[whom].take_from_hand(kind);
                    left -= 1;
                }
            }
            kind => {
                let side = &mut self.sides[spell.by];
                if side.n_creatures < side.creatures.len() {
                    side.creatures[side.n_creatures] = Creature {
                        kind,
                        sick: true,
                        blocks: NONE,
                        id: self.next_id,
                        ..Creature::default()
                    };
                    side.n_creatures += 1;
                    self.next_id += 1;
                }
            }
        }
    }
}

/// A small, fast source of luck (xoshiro256++).
struct Luck([u64; 4]);

impl Luck {
    fn new(seed: u64) -> Luck {
        let mut state = seed;
        Luck(std::array::from_fn(|_| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut word = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            word ^ word >> 31
        }))
    }

    fn next(&mut self) -> u64 {
        let it = &mut self.0;
        let result = it[0]
            .wrapping_add(it[3])
            .rotate_left(23)
            .wrapping_add(it[0]);
        let shifted = it[1] << 17;
        it[2] ^= it[0];
        it[3] ^= it[1];
        it[1] ^= it[2];
        it[0] ^= it[3];
        it[2] ^= shifted;
        it[3] = it[3].rotate_left(45);
        result
    }

    fn below(&mut self, n: u32) -> u32 {
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u32
    }
}
