//! Whatever name of an end a player knows, it is accepted: of equal ends only one
//! is listed, but the others have names, too.

use tapete_game::{Chance, Play, Seed, Silent, Tongue, Turn};

use super::compiled;
use crate::general::moves::Move;

const MATCHES: u64 = 30;

/// Tables whose ends have names of several kinds.
const GAMES: &[&str] = &[
    "with_tiles Doubles(6) for_players 2 deals 9",
    "with_tiles Doubles(4) for_players 2 deals 6 matches Rare",
    "with_tiles Doubles(6) for_players 3 deals 9 branches EveryDouble",
    "with_tiles Doubles(6) for_players 2 deals 12 branches FirstDouble sides_open WhenCovered",
    "with_tiles Doubles(6) copies 2 for_players 3 deals 12 branches EveryDouble",
    "with_tiles Doubles(6) for_players 3 deals 9 on_table Arms(4)",
    "with_tiles Doubles(9) for_players 3 deals 12 on_table Arms(6) doubles NeedToes(3)",
    "with_tiles Doubles(9) for_players 3 deals 12 on_table Trains marks_arms doubles MustBeCovered branches EveryDouble",
    "with_values Range(4) with_tiles Multisets(3) on_table Tree for_players 2 deals 9",
];

#[test]
fn any_name_of_an_equal_end_is_accepted() {
    for clauses in GAMES {
        let game = compiled(clauses);
        let mut n_other_names = 0;
        for index in 0..MATCHES {
            let mut chance = Chance::new(Seed { seed: 8, index });
            let mut state = game.blank();
            game.start(&mut state, &mut chance, &mut Silent);
            let mut moves = Vec::new();
            while let Turn::Seat(seat) = game.turn(&state) {
                moves.clear();
                game.moves(&state, seat, &mut moves);
                for tile in state.hand(seat) {
                    for spot in 0..state.table.spots.len() {
                        game.each_turn(&state, seat, *tile, spot, |turn| {
                            let (tile, spot) = (*tile, spot as u16);
                            let there = Move::Place { tile, spot, turn };
                            if !game.fits_spot(&state, seat, tile, spot.into()) {
                                return true;
                            }
                            let name = game.name_move(&state, seat, there, Tongue::En);
                            let found = game.find_move(&state, seat, &name, &moves, Tongue::En);
                            let Ok(Move::Place {
                                tile: own,
                                spot: at,
                                turn: by,
                            }) = found
                            else {
                                panic!("{name} means nothing: {clauses}");
                            };
                            let spots = &state.table.spots;
                            let [asked, meant] = [spot, at].map(|it| &spots[usize::from(it)]);
                            let is_same = spot == at || game.is_same_choice(&state, asked, meant);
                            let is_tile = game.set.kind(own) == game.set.kind(tile);
                            assert!(is_same && is_tile && by == turn, "{name}: {clauses}");
                            n_other_names += usize::from(spot != at);
                            true
                        });
                    }
                }
                let chosen = moves[chance.below(moves.len() as u32) as usize];
                game.play(&mut state, seat, &chosen, &mut chance, &mut Silent);
            }
        }
        assert!(n_other_names > 0, "{clauses}");
    }
}
