//! The limit that simulation is measured against: two matches of the monster
//! duel, written by hand for speed and for nothing else.
//!
//! Both seats play the same deck and choose at random: any card that can be
//! played or the end of the turn, then any card to throw away or none. `simple`
//! is the first deck of the original with the modern rules, `level1` the deck
//! Hoguera with its rules: burning, luck, shields, everyone at once.
//!
//! It uses nothing of ours, so that it can also be an independent check:
//! `cargo run --release -p tapete-duel --example limit_duel -- 1000000 42 simple`

use std::time::Instant;

const N_MONSTERS: usize = 3;
const N_POWERS: u32 = 4;
const HAND_LIMIT: usize = 7;
const DRAW: usize = 2;
const ROUNDS: u32 = 100;
/// In the order plant, water, fire, air, earth: what an attack is worth in
/// tenths.
const FACTORS: [[i32; 5]; 5] = [
    [10, 11, 9, 11, 9],
    [9, 10, 11, 9, 11],
    [11, 9, 10, 11, 9],
    [9, 11, 9, 10, 11],
    [11, 9, 11, 9, 10],
];
const PLANT: usize = 0;
const FIRE: usize = 2;
const AIR: usize = 3;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default| match arguments.next() {
        None => Ok(default),
        Some(text) => text.parse::<u64>().map_err(|_| text),
    };
    let (matches, seed) = match (number(1_000_000), number(42)) {
        (Ok(matches), Ok(seed)) => (matches, seed),
        (Err(text), _) | (_, Err(text)) => {
            eprintln!("`{text}` is not a number; write `limit_duel MATCHES SEED simple|level1`");
            std::process::exit(2);
        }
    };
    let kit = arguments.next().unwrap_or_else(|| "simple".to_owned());
    let start = Instant::now();
    let counts = match kit.as_str() {
        "simple" => simulate::<Simple>(matches, seed),
        "level1" => simulate::<Hoguera>(matches, seed),
        other => {
            eprintln!("there is no deck `{other}`; write `simple` or `level1`");
            std::process::exit(2);
        }
    };
    let seconds = start.elapsed().as_secs_f64();
    let rate = |count: u64| count as f64 / matches.max(1) as f64;
    println!(
        "{{\"matches\":{matches},\"seconds\":{seconds:.3},\"matches_per_second\":{:.0},\
         \"win_rates\":[{:.5},{:.5}],\"tie_rate\":{:.5},\"rounds_mean\":{:.4},\"plays_mean\":{:.4}}}",
        matches as f64 / seconds.max(1e-9),
        rate(counts.wins[0]),
        rate(counts.wins[1]),
        rate(matches - counts.wins[0] - counts.wins[1]),
        rate(counts.rounds),
        rate(counts.plays),
    );
}

/// What is counted.
#[derive(Default)]
struct Counts {
    wins: [u64; 2],
    rounds: u64,
    plays: u64,
}

/// One side of the table.
#[derive(Clone, Copy, Default)]
struct Side {
    life: [i32; N_MONSTERS],
    shield: [i32; N_MONSTERS],
    poisoned: [bool; N_MONSTERS],
    burned: [u8; N_MONSTERS],
    buff: [i32; N_MONSTERS],
    buff_rounds: [u8; N_MONSTERS],
    hand: [u8; HAND_LIMIT + 1],
    n_hand: usize,
    energy: i32,
}

/// A deck with its rules.
trait Kit {
    const LIFE: [i32; N_MONSTERS];
    const ELEMENTS: [usize; N_MONSTERS];
    const COSTS: [i32; N_MONSTERS * N_POWERS as usize];
    const ENERGY: [i32; 2];
    const HAND: [usize; 2];
    const INCOME: i32;
    /// Tells whether the condition of a power holds.
    fn holds(power: u8, rival: &Side, target: usize) -> bool;
    fn apply(power: u8, own: &mut Side, rival: &mut Side, target: usize, luck: &mut Luck);
}

fn simulate<K: Kit>(matches: u64, seed: u64) -> Counts {
    let mut luck = Luck::new(seed);
    let mut counts = Counts::default();
    for _ in 0..matches {
        play::<K>(&mut luck, &mut counts);
    }
    counts
}

fn play<K: Kit>(luck: &mut Luck, counts: &mut Counts) {
    let mut sides = [Side::default(); 2];
    for (seat, side) in sides.iter_mut().enumerate() {
        side.life = K::LIFE;
        side.energy = K::ENERGY[seat];
        draw(side, K::HAND[seat], luck);
    }
    for round in 1..=ROUNDS {
        counts.rounds += 1;
        for side in &mut sides {
            tick::<K>(side);
        }
        match (is_out(&sides[0]), is_out(&sides[1])) {
            (true, true) => return,
            (true, false) => return counts.wins[1] += 1,
            (false, true) => return counts.wins[0] += 1,
            (false, false) => {}
        }
        let [first, second] = &mut sides;
        if turn::<K>(first, second, round, luck, counts) {
            return counts.wins[0] += 1;
        }
        if turn::<K>(second, first, round, luck, counts) {
            return counts.wins[1] += 1;
        }
    }
    let life = |side: &Side| side.life.iter().sum::<i32>();
    match life(&sides[0]).cmp(&life(&sides[1])) {
        std::cmp::Ordering::Greater => counts.wins[0] += 1,
        std::cmp::Ordering::Less => counts.wins[1] += 1,
        std::cmp::Ordering::Equal => {}
    }
}

/// Plays one turn; tells whether the rival is out.
fn turn<K: Kit>(
    own: &mut Side,
    rival: &mut Side,
    round: u32,
    luck: &mut Luck,
    counts: &mut Counts,
) -> bool {
    own.energy += K::INCOME;
    if round > 1 {
        draw(own, DRAW, luck);
    }
    loop {
        let Some(target) = rival.life.iter().position(|it| *it > 0) else {
            return true;
        };
        let mut playable = [0_u8; HAND_LIMIT + 1];
        let mut n_playable = 0;
        for (slot, power) in own.hand[..own.n_hand].iter().enumerate() {
            if K::COSTS[usize::from(*power)] <= own.energy && K::holds(*power, rival, target) {
                playable[n_playable] = slot as u8;
                n_playable += 1;
            }
        }
        let chosen = luck.below(n_playable as u32 + 1) as usize;
        if chosen == n_playable {
            break;
        }
        let slot = usize::from(playable[chosen]);
        let power = own.hand[slot];
        counts.plays += 1;
        K::apply(power, own, rival, target, luck);
        bury(rival);
        own.energy = (own.energy - K::COSTS[usize::from(power)]).max(0);
        remove(own, slot);
    }
    while own.n_hand > 0 {
        let slot = luck.below(own.n_hand as u32 + 1) as usize;
        if slot == own.n_hand {
            break;
        }
        remove(own, slot);
    }
    false
}

fn is_out(side: &Side) -> bool {
    side.life.iter().all(|it| *it <= 0)
}

fn draw(side: &mut Side, n_cards: usize, luck: &mut Luck) {
    let mut living = [0_u32; N_MONSTERS];
    let mut n_living = 0;
    for (monster, life) in side.life.iter().enumerate() {
        if *life > 0 {
            living[n_living] = monster as u32;
            n_living += 1;
        }
    }
    for _ in 0..n_cards.min(HAND_LIMIT.saturating_sub(side.n_hand)) {
        let index = luck.below(n_living as u32 * N_POWERS);
        let monster = living[(index / N_POWERS) as usize];
        side.hand[side.n_hand] = (monster * N_POWERS + index % N_POWERS) as u8;
        side.n_hand += 1;
    }
}

fn remove(side: &mut Side, slot: usize) {
    side.hand.copy_within(slot + 1..side.n_hand, slot);
    side.n_hand -= 1;
}

/// Takes the cards of dead monsters out of the hand.
fn bury(side: &mut Side) {
    if side.life.iter().all(|it| *it > 0) {
        return;
    }
    let mut n_kept = 0;
    for slot in 0..side.n_hand {
        let power = side.hand[slot];
        if side.life[usize::from(power) / N_POWERS as usize] > 0 {
            side.hand[n_kept] = power;
            n_kept += 1;
        }
    }
    side.n_hand = n_kept;
}

fn tick<K: Kit>(side: &mut Side) {
    for monster in 0..N_MONSTERS {
        if side.life[monster] <= 0 {
            continue;
        }
        if side.poisoned[monster] {
            let part = (side.life[monster] * 3 / 100).max(1);
            side.life[monster] = (side.life[monster] - part).max(0);
        }
        if side.burned[monster] > 0 {
            let part = (K::LIFE[monster] * 5 / 100).max(1);
            side.life[monster] = (side.life[monster] - part).max(0);
            side.burned[monster] -= 1;
        }
        if side.buff_rounds[monster] > 0 {
            side.buff_rounds[monster] -= 1;
            if side.buff_rounds[monster] == 0 {
                side.buff[monster] = 0;
            }
        }
    }
    bury(side);
}

fn lose(side: &mut Side, monster: usize, damage: i32) {
    if side.life[monster] <= 0 {
        return;
    }
    let absorbed = side.shield[monster].min(damage);
    side.shield[monster] -= absorbed;
    side.life[monster] = (side.life[monster] - damage + absorbed).max(0);
}

/// The deck of the original's screenshot: FlappyBird, JARulay, ZombraAzul.
struct Simple;

const SIMPLE_ATTACK: [i32; N_MONSTERS] = [25, 100, 60];

impl Simple {
    fn hit(power: u8, rival: &mut Side, target: usize) {
        let monster = usize::from(power) / N_POWERS as usize;
        let factor = FACTORS[Self::ELEMENTS[monster]][Self::ELEMENTS[target]];
        rival.life[target] = (rival.life[target] - SIMPLE_ATTACK[monster] * factor / 10).max(0);
    }
}

impl Kit for Simple {
    const LIFE: [i32; N_MONSTERS] = [150, 350, 230];
    const ELEMENTS: [usize; N_MONSTERS] = [AIR, PLANT, FIRE];
    const COSTS: [i32; 12] = [10, 5, 25, 50, 20, 10, 25, 10, 5, 50, 50, 20];
    const ENERGY: [i32; 2] = [200, 200];
    const HAND: [usize; 2] = [5, 5];
    const INCOME: i32 = 50;

    #[inline]
    fn holds(power: u8, rival: &Side, target: usize) -> bool {
        match power {
            7 => rival.life[target] < 100,
            9 => Self::ELEMENTS[target] == PLANT,
            10 => Self::ELEMENTS[target] != FIRE,
            _ => true,
        }
    }

    #[inline]
    fn apply(power: u8, own: &mut Side, rival: &mut Side, target: usize, luck: &mut Luck) {
        match power {
            2 | 6 => {
                Self::hit(power, rival, target);
                if rival.life[target] > 0 {
                    rival.poisoned[target] = true;
                }
            }
            3 => own.life[0] = (own.life[0] + own.life[0] / 10).min(Self::LIFE[0]),
            4 | 11 => draw(own, 2, luck),
            7 => draw(own, 6, luck),
            9 => {
                Self::hit(power, rival, target);
                Self::hit(power, rival, target);
            }
            _ => Self::hit(power, rival, target),
        }
    }
}

/// The deck Hoguera: burn all of them and never stop hitting.
struct Hoguera;

const HOGUERA_ATTACK: [i32; N_MONSTERS] = [38, 47, 52];

impl Hoguera {
    fn hit(power: u8, own: &Side, rival: &mut Side, target: usize) {
        let monster = usize::from(power) / N_POWERS as usize;
        let attack = (HOGUERA_ATTACK[monster] + own.buff[monster]).max(0);
        let attack = if own.burned[monster] > 0 {
            attack * 90 / 100
        } else {
            attack
        };
        lose(rival, target, attack);
    }

    fn burn(rival: &mut Side, target: usize, rounds: u8) {
        if rival.life[target] > 0 {
            rival.burned[target] = rival.burned[target].max(rounds);
        }
    }
}

impl Kit for Hoguera {
    const LIFE: [i32; N_MONSTERS] = [210, 175, 155];
    const ELEMENTS: [usize; N_MONSTERS] = [FIRE, FIRE, FIRE];
    const COSTS: [i32; 12] = [45, 20, 20, 15, 30, 30, 20, 20, 30, 30, 20, 20];
    const ENERGY: [i32; 2] = [0, 60];
    const HAND: [usize; 2] = [4, 5];
    const INCOME: i32 = 60;

    #[inline]
    fn holds(power: u8, rival: &Side, target: usize) -> bool {
        match power {
            5 | 9 => rival.burned[target] > 0,
            _ => true,
        }
    }

    #[inline]
    fn apply(power: u8, own: &mut Side, rival: &mut Side, target: usize, luck: &mut Luck) {
        match power {
            // Incendio
            0 => {
                for monster in 0..N_MONSTERS {
                    Self::burn(rival, monster, 2);
                }
                lose(rival, target, 20);
            }
            // Ascua
            1 | 6 => {
                lose(rival, target, 18);
                Self::burn(rival, target, 2);
            }
            // Ceniza
            3 => {
                own.poisoned[0] = false;
                own.burned[0] = 0;
                own.shield[0] += 28;
            }
            // Llamarada
            4 | 8 => {
                Self::hit(power, own, rival, target);
                if luck.below(100) < 50 {
                    Self::burn(rival, target, 2);
                }
            }
            // Avivar
            5 | 9 => {
                Self::hit(power, own, rival, target);
                Self::hit(power, own, rival, target);
            }
            // Furia
            10 => {
                own.buff[2] += 30;
                own.buff_rounds[2] = own.buff_rounds[2].max(2);
            }
            // Golpe
            _ => Self::hit(power, own, rival, target),
        }
    }
}

/// Luck of 256 bits (xoshiro256++), filled from the seed by SplitMix64.
struct Luck([u64; 4]);

impl Luck {
    fn new(seed: u64) -> Luck {
        let mut state = seed;
        Luck(std::array::from_fn(|_| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let bits = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            bits ^ (bits >> 31)
        }))
    }

    fn bits(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.0;
        let bits = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        bits
    }

    fn below(&mut self, n: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(n)) >> 32) as u32
    }
}
