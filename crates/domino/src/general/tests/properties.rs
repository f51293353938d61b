//! What holds at every step of every match, whatever the table.

use std::collections::HashMap;

use tapete_game::{Chance, Play, Seat, Seed, Silent, Turn};

use super::compiled;
use crate::general::General;
use crate::general::moves::Move;
use crate::general::state::{Phase, State};

/// Every table, every kind of tile, every way to draw.
const GAMES: &[&str] = &[
    "with_tiles Doubles(6) for_players 4 in_teams_of 2 deals 7",
    "with_tiles Doubles(6) for_players 2 deals 7 branches EveryDouble draws One",
    "with_tiles Doubles(6) for_players 4 deals 5 branches FirstDouble sides_open WhenCovered draws UntilPlayable keeps 2 gains ends.total when ends.total % 5 = 0 plays_to 100",
    "with_tiles Doubles(6) for_players 3 deals 7 branches OpeningDouble fills_first draws UpTo(3) draw_costs 5",
    "with_tiles Doubles(6) for_players 4 deals 7 on_table PlayerArms plays_on PreviousArm when last_passed",
    "with_tiles Doubles(9) for_players 4 deals 9 on_table Arms(4) fills_first draws One gains ends.total when ends.total % 3 = 0",
    "with_tiles Doubles(12) for_players 4 deals 15 on_table Trains marks_arms long_first_turn doubles MustBeCovered draws One",
    "with_tiles Doubles(9) for_players 4 deals 8 doubles NeedToes(3) draws One gains ends.total",
    "with_tiles Doubles(9) for_players 4 deals 8 on_table Arms(6) fills_first doubles NeedToes(3) draws One gains ends.total",
    "with_tiles Doubles(6) for_players 2 deals 7 matches SumIs(7) wild Tile(0|0) wild Tile(6|1) wild Tile(5|2) wild Tile(4|3) draws UntilPlayable keeps 2 may_draw",
    "with_tiles Doubles(5) copies 2 for_players 3 deals 6 draws FaceUp(2) passes Freely",
    "with_values Letters(7) with_tiles Multisets(2) for_players 3 deals 7 matches AlphabetOrder",
    "with_values Colours(6) with_tiles Multisets(2) for_players 4 deals 4",
    "with_values Range(6) with_tiles Multisets(3) on_table Triangles for_players 2 deals 9 draws UpTo(3) gains played.points",
    "with_values Range(3) with_tiles Necklaces(3) on_table Triangles for_players 3 deals 3 draws UntilPlayable",
    "with_values Range(4) with_tiles Multisets(4) on_table Squares for_players 3 deals 8",
    "with_values Range(2) with_tiles Necklaces(4) copies 4 on_table Squares for_players 3 deals 6",
    "with_values Range(3) with_tiles Multisets(6) on_table Hexagons for_players 4 deals 7",
    "with_values Range(10) with_tiles Necklaces(6) on_table Hexagons for_players 2 deals 20 draws One",
    "with_values Range(5) with_tiles Multisets(3) on_table Tree for_players 3 deals 9",
    "with_values Range(4) with_tiles Ordered(2) for_players 2 deals 7 draws FromNext",
    "with_values Range(9) with_tiles Multisets(1) copies 4 on_table Tree for_players 3 deals 7 matches AtLeast draws UntilPlayable",
    "with_tiles Doubles(6) for_players 2 deals 7 sees NoHand",
    "with_tiles Doubles(6) for_players 4 in_teams_of 2 deals 7 ends TeamOut or Blocked",
    "with_tiles Doubles(6) for_players 2 deals 7 dealing Redraw(2) draws UntilPlayable",
    "with_tiles Doubles(6) for_players 4 deals 7 begins HighestDouble when hand_number = 1 begins Winner reorganises WinnersLoseOne when hand_number > 1 reorganises Swap(2) plays_hands 4",
];

/// How many matches of each game are followed, and how far.
const MATCHES: u64 = 25;
const MOVES_MAX: usize = 200;

#[test]
fn tiles_are_kept_neighbours_agree_and_somebody_can_act() {
    for clauses in GAMES {
        let game = compiled(clauses);
        for index in 0..MATCHES {
            let seed = Seed { seed: 9, index };
            follow(&game, seed, &|what: &str| {
                format!("{what}: seed {seed}: {clauses}")
            });
        }
    }
}

fn follow(game: &General, seed: Seed, place: &dyn Fn(&str) -> String) {
    let mut chance = Chance::quick(seed.for_seat(0));
    let mut state = game.blank();
    game.start(&mut state, &mut chance, &mut Silent);
    let mut moves = Vec::new();
    for _ in 0..MOVES_MAX {
        tiles_are_kept(game, &state, place);
        neighbours_agree(game, &state, place);
        let Turn::Seat(seat) = game.turn(&state) else {
            return;
        };
        moves.clear();
        game.moves(&state, seat, &mut moves);
        assert!(
            !moves.is_empty(),
            "{}",
            place("a seat that must act has no move")
        );
        plays_if_it_can(game, &state, seat, &moves, place);
        let chosen = moves[chance.below(moves.len() as u32) as usize];
        let foreseen = ends_foreseen(game, &state, chosen);
        let n_hands = state.hand_number;
        game.play(&mut state, seat, &chosen, &mut chance, &mut Silent);
        if let Some(foreseen) = foreseen.filter(|_| state.hand_number == n_hands) {
            let ends = state.table.ends_total(&game.set.values);
            assert_eq!(foreseen, ends, "{}", place("the ends are not as foreseen"));
        }
    }
}

/// Hands, stock, table and what is out of play are the set, each tile once.
fn tiles_are_kept(game: &General, state: &State, place: &dyn Fn(&str) -> String) {
    let placed = state.table.placed.iter().map(|it| &it.tile);
    let mut tiles: Vec<u32> = state
        .hands
        .iter()
        .flatten()
        .chain(&state.stock)
        .chain(&state.removed)
        .chain(placed)
        .copied()
        .collect();
    let n_tiles = tiles.len() + state.n_unlisted as usize;
    tiles.sort_unstable();
    tiles.dedup();
    assert_eq!(
        (n_tiles, tiles.len() + state.n_unlisted as usize),
        (game.set.len() as usize, game.set.len() as usize),
        "{}",
        place("tiles are lost or doubled")
    );
}

/// What is joined may be joined; at a corner all values are equal.
fn neighbours_agree(game: &General, state: &State, place: &dyn Fn(&str) -> String) {
    let Some(plain) = &game.plays.plain else {
        return;
    };
    let has_wild = !game.plays.wild_tiles.is_empty() || !game.plays.wild_doubles.is_empty();
    let placed = &state.table.placed;
    if let Some(grid) = game.table.grid {
        let mut corners = HashMap::new();
        for it in placed {
            for (index, point) in grid.corners(it.cell).into_iter().enumerate() {
                let value = it.faces.get(index);
                let first = *corners.entry(point).or_insert(value);
                assert_eq!(first, value, "{}", place("values differ at a corner"));
            }
        }
        return;
    }
    for (index, it) in placed.iter().enumerate().skip(1) {
        let parent = &placed[usize::from(it.to)];
        assert!(
            usize::from(it.to) < index,
            "{}",
            place("joined to a later tile")
        );
        let open = it.covers.expect("all but the first cover something");
        let is_there = parent.faces.contains(open);
        assert!(
            is_there,
            "{}",
            place("covered what the other does not show")
        );
        let fits = plain[usize::from(open)] >> it.faces.get(0) & 1 == 1;
        assert!(fits || has_wild, "{}", place("what touches does not fit"));
    }
    let mut joints: Vec<(u16, u8)> = placed.iter().skip(1).map(|it| (it.to, it.port)).collect();
    joints.sort_unstable();
    let n_joints = joints.len();
    joints.dedup();
    assert_eq!(
        joints.len(),
        n_joints,
        "{}",
        place("two tiles at one place")
    );
}

/// Whoever may pass only when stuck and can place must place.
fn plays_if_it_can(
    game: &General,
    state: &State,
    seat: Seat,
    moves: &[Move],
    place: &dyn Fn(&str) -> String,
) {
    use crate::draws::passes::Passing;
    let free = game
        .turn
        .passes
        .lines()
        .iter()
        .any(|(_, it)| *it == Passing::Freely);
    if state.phase != Phase::Play {
        return;
    }
    let can = moves.iter().any(|it| matches!(it, Move::Place { .. }));
    assert_eq!(
        can,
        game.can_place(state, seat),
        "{}",
        place("what can be placed")
    );
    let offered = |wanted: Move| moves.contains(&wanted);
    assert!(
        free || !offered(Move::Pass),
        "{}",
        place("a pass is offered")
    );
    let may_draw = game.turn.may_draw;
    assert!(
        may_draw || !offered(Move::Draw),
        "{}",
        place("a draw is offered")
    );
}

/// Returns what the ends will be after a placement.
fn ends_foreseen(game: &General, state: &State, chosen: Move) -> Option<i64> {
    let Move::Place { tile, spot, turn } = chosen else {
        return None;
    };
    let faces = game.laid_faces(tile, turn);
    let table = &state.table;
    let values = &game.set.values;
    Some(table.ends_total_after(&game.table, values, spot.into(), &faces, true))
}
