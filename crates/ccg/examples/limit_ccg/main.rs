//! The limit that simulation is measured against: a mirror match of the card
//! game Classic, written by hand for speed and for nothing else.
//!
//! Both seats play the deck `Night shift` and choose at random from all that is
//! allowed, one choice after the other, as our random player does: keep or not,
//! what to play, what to aim at, who attacks, who blocks, how damage is divided.
//!
//! It uses nothing of ours, so that it can also be an independent check:
//! `cargo run --release -p tapete-ccg --example limit_ccg -- 100000 42`

mod combat;
mod luck;

use std::time::Instant;

use luck::Luck;

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
