//! The limit that simulation is measured against: one game of dominoes, written
//! by hand for speed and for nothing else.
//!
//! Block dominoes with the double-six set: four seats, seven tiles each, seats
//! 0 and 2 against 1 and 3. Seat 0 opens with any tile. A move is a tile and
//! the value it joins, so equal ends count once; whoever can play must, and
//! every move is equally likely. The match ends when a hand is empty, or when
//! nobody can play: then the pair with fewer points wins.
//!
//! It uses nothing of ours, so that it can also be an independent check:
//! `cargo run --release -p tapete-domino --example limit_domino -- 1000000 42`

use std::time::Instant;

/// Values on a face: 0 to 6.
const N_VALUES: usize = 7;
const N_TILES: usize = 28;
const N_SEATS: usize = 4;
const HAND: usize = 7;

/// For each value, the tiles that show it.
const SHOWS: [u32; N_VALUES] = shows();
/// The points on each tile; minus one face they are the other face.
const POINTS: [u8; N_TILES] = points();

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default| match arguments.next() {
        None => Ok(default),
        Some(text) => text.parse::<u64>().map_err(|_| text),
    };
    let (matches, seed) = match (number(1_000_000), number(42)) {
        (Ok(matches), Ok(seed)) => (matches, seed),
        (Err(text), _) | (_, Err(text)) => {
            eprintln!("`{text}` is not a number; write `limit_domino MATCHES SEED`");
            std::process::exit(2);
        }
    };
    let start = Instant::now();
    let counts = simulate(matches, seed);
    let seconds = start.elapsed().as_secs_f64();

    let rate = |count: u64| count as f64 / matches.max(1) as f64;
    let [seat_0, seat_1, seat_2, seat_3] = counts.out.map(rate);
    let blocked = matches - counts.out.iter().sum::<u64>();
    let [pair_0, pair_1] = counts.wins;
    println!(
        "{{\"matches\":{matches},\"seconds\":{seconds:.3},\"matches_per_second\":{:.0},\
         \"tiles_mean\":{:.4},\"blocked_rate\":{:.5},\
         \"out_rates\":[{seat_0:.5},{seat_1:.5},{seat_2:.5},{seat_3:.5}],\
         \"pair_wins\":[{pair_0},{pair_1}],\"pair_win_rates\":[{:.5},{:.5}],\"tie_rate\":{:.5}}}",
        matches as f64 / seconds.max(1e-9),
        rate(counts.tiles),
        rate(blocked),
        rate(pair_0),
        rate(pair_1),
        rate(matches - pair_0 - pair_1),
    );
}

/// What is counted.
#[derive(Default)]
struct Counts {
    tiles: u64,
    out: [u64; N_SEATS],
    wins: [u64; 2],
}

fn simulate(matches: u64, seed: u64) -> Counts {
    let mut luck = Luck::new(seed);
    let mut counts = Counts::default();
    for _ in 0..matches {
        play(&mut luck, &mut counts);
    }
    counts
}

fn play(luck: &mut Luck, counts: &mut Counts) {
    let mut hands = deal(luck);
    // Tiles still in hands.
    let mut left = (1 << N_TILES) - 1;

    let opening = nth_tile(hands[0], luck.below(HAND as u32));
    hands[0] ^= 1 << opening;
    left ^= 1 << opening;
    let (mut end, mut other) = FACES[opening];
    let mut seat = 0;

    while left & (SHOWS[end] | SHOWS[other]) != 0 {
        seat = (seat + 1) % N_SEATS;
        let hand = hands[seat];
        let here = hand & SHOWS[end];
        let there = if end == other { 0 } else { hand & SHOWS[other] };
        let n_here = here.count_ones();
        let n_moves = n_here + there.count_ones();
        if n_moves == 0 {
            continue;
        }
        let chosen = luck.below(n_moves);
        let tile = if chosen < n_here {
            let tile = nth_tile(here, chosen);
            end = usize::from(POINTS[tile]) - end;
            tile
        } else {
            let tile = nth_tile(there, chosen - n_here);
            other = usize::from(POINTS[tile]) - other;
            tile
        };
        hands[seat] ^= 1 << tile;
        left ^= 1 << tile;
        if hands[seat] == 0 {
            counts.tiles += N_TILES as u64 - u64::from(left.count_ones());
            counts.out[seat] += 1;
            counts.wins[seat % 2] += 1;
            return;
        }
    }

    counts.tiles += N_TILES as u64 - u64::from(left.count_ones());
    let pair_0 = hand_points(hands[0] | hands[2]);
    let pair_1 = hand_points(hands[1] | hands[3]);
    if pair_0 != pair_1 {
        counts.wins[usize::from(pair_1 < pair_0)] += 1;
    }
}

/// Deals by Fisher and Yates; the last hand is what the others leave.
fn deal(luck: &mut Luck) -> [u32; N_SEATS] {
    let mut tiles: [u8; N_TILES] = std::array::from_fn(|tile| tile as u8);
    let mut hands = [0; N_SEATS];
    let mut rest = (1 << N_TILES) - 1;
    let mut n_left = N_TILES;
    for hand in &mut hands[..N_SEATS - 1] {
        // One number gives a hand: 28·27·…·22 is below 2^33, so the bias of
        // the seventh draw is below 2^-31.
        let mut bits = luck.bits();
        for _ in 0..HAND {
            let product = u128::from(bits) * n_left as u128;
            let index = (product >> 64) as usize;
            bits = product as u64;
            n_left -= 1;
            *hand |= 1 << tiles[index];
            tiles[index] = tiles[n_left];
        }
        rest ^= *hand;
    }
    hands[N_SEATS - 1] = rest;
    hands
}

/// Returns the index of the bit that has `n` lower ones below it.
fn nth_tile(mut tiles: u32, n: u32) -> usize {
    for _ in 0..n {
        tiles &= tiles - 1;
    }
    tiles.trailing_zeros() as usize
}

fn hand_points(mut tiles: u32) -> u32 {
    let mut points = 0;
    while tiles != 0 {
        points += u32::from(POINTS[tiles.trailing_zeros() as usize]);
        tiles &= tiles - 1;
    }
    points
}

/// The faces of each tile: 0|0, 0|1, … 6|6.
const FACES: [(usize, usize); N_TILES] = faces();

const fn faces() -> [(usize, usize); N_TILES] {
    let mut faces = [(0, 0); N_TILES];
    let (mut tile, mut low) = (0, 0);
    while low < N_VALUES {
        let mut high = low;
        while high < N_VALUES {
            faces[tile] = (low, high);
            tile += 1;
            high += 1;
        }
        low += 1;
    }
    faces
}

const fn shows() -> [u32; N_VALUES] {
    let mut shows = [0; N_VALUES];
    let mut tile = 0;
    while tile < N_TILES {
        let (low, high) = FACES[tile];
        shows[low] |= 1 << tile;
        shows[high] |= 1 << tile;
        tile += 1;
    }
    shows
}

const fn points() -> [u8; N_TILES] {
    let mut points = [0; N_TILES];
    let mut tile = 0;
    while tile < N_TILES {
        points[tile] = (FACES[tile].0 + FACES[tile].1) as u8;
        tile += 1;
    }
    points
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
