//! The limit that simulation of Konquest is measured against: one game, written
//! by hand and plainly, with nothing that the game does not need.
//!
//! A map of 10 × 10 with two homes and eight planets of nobody; rules of KDE:
//! seats order one after the other, a fleet takes half the distance, battles
//! are duels shot by shot, at most 100 turns, then planets and ships decide.
//! Both seats play as KDE's `normal`: from every planet with enough ships, 70 %
//! go to the nearest weaker planet that is not theirs, or half the difference
//! to the nearest own planet that is much weaker.
//!
//! It uses nothing of ours, so that it can also be an independent check:
//! `cargo run --release -p tapete-konquest --example limit_konquest -- 100000 42`

use std::time::Instant;

const SIDE: usize = 10;
const N_NEUTRALS: usize = 8;
const N_SEATS: usize = 2;
const TURNS_MAX: u32 = 100;
const NOBODY: usize = usize::MAX;

#[derive(Clone)]
struct Planet {
    row: i32,
    column: i32,
    owner: usize,
    ships: i64,
    production: i64,
    kill: f64,
}

#[derive(Clone)]
struct Fleet {
    owner: usize,
    source: usize,
    target: usize,
    ships: i64,
    arrives: u32,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default| match arguments.next() {
        None => Ok(default),
        Some(text) => text.parse::<u64>().map_err(|_| text),
    };
    let (matches, seed) = match (number(100_000), number(42)) {
        (Ok(matches), Ok(seed)) => (matches, seed),
        (Err(text), _) | (_, Err(text)) => {
            eprintln!("`{text}` is not a number; write `limit_konquest MATCHES SEED`");
            std::process::exit(2);
        }
    };
    let start = Instant::now();
    let counts = simulate(matches, seed);
    let seconds = start.elapsed().as_secs_f64();
    let rate = |count: u64| count as f64 / matches.max(1) as f64;
    println!(
        "{{\"matches\":{matches},\"seconds\":{seconds:.3},\"matches_per_second\":{:.0},\
         \"win_rates\":[{:.5},{:.5}],\"turns_mean\":{:.4},\"fleets_mean\":{:.4},\
         \"battles_mean\":{:.4},\"captures_mean\":{:.4},\"rounds_mean\":{:.3}}}",
        matches as f64 / seconds.max(1e-9),
        rate(counts.wins[0]),
        rate(counts.wins[1]),
        rate(counts.turns),
        rate(counts.fleets),
        rate(counts.battles),
        rate(counts.captures),
        rate(counts.rounds),
    );
}

/// What is counted.
#[derive(Default)]
struct Counts {
    wins: [u64; N_SEATS],
    turns: u64,
    fleets: u64,
    battles: u64,
    captures: u64,
    rounds: u64,
}

fn simulate(matches: u64, seed: u64) -> Counts {
    let mut luck = Luck::new(seed);
    let mut counts = Counts::default();
    let mut planets = Vec::new();
    let mut fleets = Vec::new();
    for _ in 0..matches {
        play(&mut planets, &mut fleets, &mut luck, &mut counts);
    }
    counts
}

fn play(planets: &mut Vec<Planet>, fleets: &mut Vec<Fleet>, luck: &mut Luck, counts: &mut Counts) {
    make_map(planets, luck);
    fleets.clear();
    let mut turn = 0;
    loop {
        turn += 1;
        land(planets, fleets, turn, luck, counts);
        build(planets);
        let alive = [0, 1].map(|seat| {
            planets.iter().any(|it| it.owner == seat) || fleets.iter().any(|it| it.owner == seat)
        });
        if alive != [true, true] {
            counts.turns += u64::from(turn);
            for (wins, alive) in counts.wins.iter_mut().zip(alive) {
                *wins += u64::from(alive);
            }
            return;
        }
        if turn > TURNS_MAX {
            counts.turns += u64::from(turn);
            let score = |seat: usize| {
                let own = planets.iter().filter(|it| it.owner == seat);
                let ships: i64 = own.clone().map(|it| it.ships).sum();
                let flying = fleets.iter().filter(|it| it.owner == seat);
                (own.count(), ships + flying.map(|it| it.ships).sum::<i64>())
            };
            let scores = [score(0), score(1)];
            if scores[0] != scores[1] {
                counts.wins[usize::from(scores[1] > scores[0])] += 1;
            }
            return;
        }
        for seat in 0..N_SEATS {
            order(planets, fleets, seat, turn, counts);
        }
    }
}

fn make_map(planets: &mut Vec<Planet>, luck: &mut Luck) {
    planets.clear();
    while planets.len() < N_SEATS + N_NEUTRALS {
        let (row, column) = (luck.below(SIDE) as i32, luck.below(SIDE) as i32);
        if planets
            .iter()
            .any(|it| it.row == row && it.column == column)
        {
            continue;
        }
        let seat = planets.len();
        planets.push(if seat < N_SEATS {
            Planet {
                row,
                column,
                owner: seat,
                ships: 0,
                production: 10,
                kill: 0.4,
            }
        } else {
            Planet {
                row,
                column,
                owner: NOBODY,
                ships: 0,
                production: 5 + luck.below(10) as i64,
                kill: 0.3 + 0.6 * luck.unit(),
            }
        });
    }
    planets.sort_by_key(|it| (it.row, it.column));
}

fn build(planets: &mut [Planet]) {
    for planet in planets {
        planet.ships += if planet.owner == NOBODY {
            1
        } else {
            planet.production
        };
    }
}

fn land(
    planets: &mut [Planet],
    fleets: &mut Vec<Fleet>,
    turn: u32,
    luck: &mut Luck,
    counts: &mut Counts,
) {
    for seat in 0..N_SEATS {
        for fleet in fleets.iter() {
            if fleet.owner != seat || fleet.arrives != turn {
                continue;
            }
            let kill = planets[fleet.source].kill;
            let planet = &mut planets[fleet.target];
            if planet.owner == seat {
                planet.ships += fleet.ships;
                continue;
            }
            counts.battles += 1;
            let (falls, left) = duel(fleet.ships, kill, planet.ships, planet.kill, luck, counts);
            planet.ships = left;
            if falls {
                planet.owner = seat;
                counts.captures += 1;
            }
        }
    }
    fleets.retain(|it| it.arrives != turn);
}

fn duel(
    mut attackers: i64,
    attack: f64,
    mut defenders: i64,
    defence: f64,
    luck: &mut Luck,
    counts: &mut Counts,
) -> (bool, i64) {
    loop {
        counts.rounds += 1;
        if luck.unit() < defence {
            attackers -= 1;
            if attackers == 0 {
                return (false, defenders);
            }
        }
        if luck.unit() < attack {
            defenders -= 1;
        }
        if defenders <= 0 {
            return (true, attackers);
        }
    }
}

fn order(
    planets: &mut [Planet],
    fleets: &mut Vec<Fleet>,
    seat: usize,
    turn: u32,
    counts: &mut Counts,
) {
    let n_before = fleets.len();
    for home in 0..planets.len() {
        if planets[home].owner != seat {
            continue;
        }
        let ships = planets[home].ships * 7 / 10;
        if ships < 10 {
            continue;
        }
        let is_target = |target: usize| {
            let earlier = &fleets[..n_before];
            !earlier
                .iter()
                .any(|it| it.owner == seat && it.target == target)
        };
        let foreign = |it: &Planet| it.owner != seat && it.ships < ships;
        let enough = planets[home].ships / 2;
        let weak = |it: &Planet| it.owner == seat && it.ships < enough;
        let (target, ships) = if let Some(target) = nearest(planets, home, foreign, is_target) {
            (target, ships)
        } else if let Some(target) = nearest(planets, home, weak, is_target) {
            (target, (planets[home].ships - planets[target].ships) / 2)
        } else {
            continue;
        };
        planets[home].ships -= ships;
        counts.fleets += 1;
        fleets.push(Fleet {
            owner: seat,
            source: home,
            target,
            ships,
            arrives: turn + (distance(&planets[home], &planets[target]) / 2.0).ceil() as u32,
        });
    }
}

fn nearest(
    planets: &[Planet],
    home: usize,
    wanted: impl Fn(&Planet) -> bool,
    is_target: impl Fn(usize) -> bool,
) -> Option<usize> {
    let mut best = None;
    let mut best_distance = f64::INFINITY;
    for (index, planet) in planets.iter().enumerate() {
        if index == home || !wanted(planet) {
            continue;
        }
        let distance = distance(&planets[home], planet);
        if distance < best_distance && is_target(index) {
            best = Some(index);
            best_distance = distance;
        }
    }
    best
}

fn distance(one: &Planet, other: &Planet) -> f64 {
    let (rows, columns) = (one.row - other.row, one.column - other.column);
    f64::from(rows * rows + columns * columns).sqrt()
}

/// SplitMix64.
struct Luck(u64);

impl Luck {
    fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let bits = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }
}
