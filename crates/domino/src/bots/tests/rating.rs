//! Each strategy likes what it says it likes.

use tapete_game::Seat;

use super::{Laid, plan, strategy};

/// Checks which of the moves a strategy may choose.
fn likes(turn: &Laid, name: &str, wanted: &[usize]) {
    let plan = plan("FirstActive", &[(strategy(name), 1)]);
    assert_eq!(turn.chosen(&plan), wanted, "{name}");
}

#[test]
fn some_go_by_the_tile() {
    let turn = Laid::with(&[[1, 6], [2, 2], [4, 4], [5, 6], [0, 3]]);
    likes(&turn, "BotaGorda", &[3]);
    likes(&turn, "Lightest", &[4]);
    likes(&turn, "DoublesFirst", &[2]);
    likes(&turn, "DoublesLast", &[0, 3, 4]);
    likes(&turn, "AnyTile", &[0, 1, 2, 3, 4]);
    likes(&turn, "Drunk", &[3]);
    let late = Laid {
        n_on_table: 10,
        ..turn
    };
    likes(&late, "Drunk", &[0, 1, 2, 3, 4]);
}

#[test]
fn some_go_by_the_own_hand() {
    // In hand: one 0, two 1, four 2, two 3, one 4, three 5, one 6.
    let turn = Laid::with(&[[1, 2], [2, 3], [4, 5], [5, 2], [6, 1]]).and_holding(&[[2, 5], [3, 0]]);
    likes(&turn, "Data", &[3]);
    likes(&turn, "Heuristic", &[3]);
    likes(&turn, "DataKeeper", &[4]);
    likes(&turn, "MostOf", &[0, 1, 3]);
    // Each of these shares a face with four others.
    likes(&turn, "Frequent", &[0, 1, 3]);
    likes(&turn, "KeepVariety", &[0, 1, 3]);
    // Opens 2, which it holds four of, and covers 1, of which it holds two; 4|5
    // opens 5, which it holds three of, and covers the only 4.
    likes(&turn, "BothEnds", &[0, 2]);
    likes(&turn, "Carrier", &[0, 3]);
}

#[test]
fn a_double_can_be_the_last_of_its_value_only_once() {
    let turn = Laid::with(&[[1, 2], [3, 3], [4, 5]]).and_holding(&[[4, 6]]);
    likes(&turn, "KeepVariety", &[1, 2]);
}

#[test]
fn some_go_by_the_table() {
    let mut turn = Laid::with(&[[1, 2], [1, 3], [1, 4]]);
    turn.seen = vec![2, 2, 4, 3, 3, 3];
    likes(&turn, "TableCounter", &[1]);
    likes(&turn, "LessPlayed", &[2]);
    turn.put = vec![(0, 4), (1, 3), (2, 2)];
    likes(&turn, "Repeater", &[2]);
    for (play, total) in turn.plays.iter_mut().zip([9, 10, 0]) {
        play.ends_total = total;
        play.gains = total % 7;
    }
    likes(&turn, "Mod5", &[1, 2]);
    likes(&turn, "TakesPoints", &[1]);
}

#[test]
fn some_go_by_the_rivals() {
    let mut turn = Laid::with(&[[1, 2], [1, 3], [4, 5], [6, 5]]);
    turn.lacks = vec![(1, 3), (1, 4), (3, 2), (3, 5)];
    // It opens what the next lacks; nothing else undoes the weight.
    likes(&turn, "Passer", &[1]);
    turn.lacks = vec![(1, 4), (1, 6)];
    likes(&turn, "Passer", &[1]);
    turn.covered = vec![(1, 5), (3, 5), (3, 2), (2, 3)];
    likes(&turn, "AgainstRivals", &[2, 3]);
    turn.put = vec![(1, 2), (3, 5)];
    likes(&turn, "Disabler", &[1]);
}

#[test]
fn some_go_by_the_partner() {
    let mut turn = Laid::with(&[[1, 2], [1, 3], [4, 2], [4, 5]]);
    for index in [0, 1] {
        turn.plays[index].covered_seat = Some(Seat(2));
    }
    turn.put = vec![(2, 2), (2, 1), (0, 3)];
    likes(&turn, "ForTheTeam", &[2]);
    likes(&turn, "TeamHeuristic", &[2]);
    // Only who is ahead is helped.
    likes(&turn, "Supportive", &[0, 1, 2, 3]);
    turn.n_placed = vec![2, 2, 3, 2];
    likes(&turn, "Supportive", &[2]);
    turn.lacks = vec![(2, 1)];
    likes(&turn, "Supportive", &[0, 2]);
}

#[test]
fn the_smart_one_plays_for_whoever_is_nearest_to_the_end() {
    // 2|2 is in hand, 3 was put by the partner, 5 is lacked by the next.
    let mut turn = Laid::with(&[[1, 2], [1, 3], [1, 5]]).and_holding(&[[2, 4]]);
    turn.put = vec![(2, 3)];
    turn.lacks = vec![(1, 5)];
    for (n_tiles, wanted) in [
        ([5, 5, 5, 5], 0),
        ([6, 5, 5, 5], 0),
        ([4, 5, 4, 5], 0),
        ([6, 5, 3, 4], 1),
        ([6, 3, 3, 5], 2),
        ([6, 3, 5, 5], 2),
    ] {
        turn.n_tiles = n_tiles.to_vec();
        likes(&turn, "Smart", &[wanted]);
    }
}

#[test]
fn openings_are_rated_only_when_the_table_is_empty() {
    let tiles = [[0, 0], [6, 5], [2, 2], [2, 3], [4, 4]];
    let later = Laid::with(&tiles);
    let opening = Laid::with(&tiles).opening();
    for (name, wanted) in [("Casino", 0), ("BestAccompanied", 2), ("Higher", 4)] {
        likes(&opening, name, &[wanted]);
        likes(&later, name, &[0, 1, 2, 3, 4]);
    }
    let opening = Laid::with(&[[2, 1], [3, 2], [6, 5]]).opening();
    likes(&opening, "FakeStart", &[2]);
    likes(&opening, "Higher", &[2]);
    likes(&opening, "Heuristic", &[0, 1]);
}
