//! What the faces of cards mean.

use tapete_game::Tongue;

use super::*;
use crate::sample::cards::{duel, monster, page, power};

fn monster_of(piece: &Piece) -> Monster<'_> {
    match Card::of(piece) {
        Some(Card::Monster(monster)) => monster,
        _ => panic!("no monster"),
    }
}

#[test]
fn cards_are_said_in_one_line() {
    let jarulay = monster("m", 0);
    let said = |piece: &Piece, tongue| Card::of(piece).map(|it| it.sentence(tongue));
    assert_eq!(
        said(&jarulay, Tongue::En).as_deref(),
        Some("JARulay (Planta) 120/350, attack 100, poisoned")
    );
    assert_eq!(
        said(&monster("m", 1), Tongue::Es).as_deref(),
        Some("FlappyBird (Aire) 150/150, ataque 25")
    );
    assert_eq!(
        said(&power("p", 0, Some(&jarulay)), Tongue::En).as_deref(),
        Some("Robar (20) JARulay: Draw 2 cards.")
    );
    assert_eq!(
        said(&power("p", 7, None), Tongue::En).as_deref(),
        Some("Purify (0)")
    );
}

#[test]
fn life_is_a_part_of_what_it_was() {
    let part = |life: &str, start: &str| {
        let mut piece = monster("m", 0);
        piece.faces[2] = life.to_owned();
        piece.faces[3] = start.to_owned();
        let monster = monster_of(&piece);
        (monster.life_part(), monster.is_dead())
    };
    assert_eq!(part("175", "350"), (0.5, false));
    assert_eq!(part("400", "350"), (1.0, false));
    assert_eq!(part("0", "350"), (0.0, true));
    assert_eq!(part("-5", "350"), (0.0, true));
    assert_eq!(part("5", "0"), (1.0, false));
    assert_eq!(part("?", "?"), (0.0, false));
}

#[test]
fn states_are_listed_by_name() {
    let states = |index| monster_of(&monster("m", index)).states().count();
    assert_eq!([states(1), states(0), states(2), states(6)], [0, 1, 2, 4]);
}

#[test]
fn faces_that_are_missing_are_empty() {
    let mut piece = monster("m", 0);
    piece.faces.truncate(1);
    assert_eq!(monster_of(&piece).states().count(), 0);
    piece.faces.clear();
    assert!(Card::of(&piece).is_none());
}

#[test]
fn a_page_is_no_duel() {
    assert!(is_duel(&duel()) && has_cards(&duel()));
    assert!(!is_duel(&page(2, 2)) && has_cards(&page(2, 2)));
    assert!(!has_cards(&crate::sample::view(5, 2, 7)));
}
