//! What the faces of cards mean.

use tapete_game::Tongue;

use super::*;
use crate::sample::cards::{duel, monster, page, power};
use crate::sample::set;

fn fighter_of(piece: &Piece) -> Fighter<'_> {
    match Card::of(piece) {
        Some(Card::Fighter(fighter)) => fighter,
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
    let part = |life: Value| {
        let mut piece = monster("m", 0);
        set(&mut piece, Role::Life, life);
        let fighter = fighter_of(&piece);
        (fighter.life_part(), fighter.is_dead())
    };
    let out_of = |now, most| Value::OutOf { now, most };
    assert_eq!(part(out_of(175, 350)), (0.5, false));
    assert_eq!(part(out_of(400, 350)), (1.0, false));
    assert_eq!(part(out_of(0, 350)), (0.0, true));
    assert_eq!(part(out_of(-5, 350)), (0.0, true));
    assert_eq!(part(out_of(5, 0)), (1.0, false));
    assert_eq!(part(Value::Number(7)), (1.0, false));
    assert_eq!(part(Value::Unknown), (0.0, false));
}

#[test]
fn states_are_listed_by_name() {
    let states = |index| fighter_of(&monster("m", index)).states().len();
    assert_eq!([states(1), states(0), states(2), states(6)], [0, 1, 2, 4]);
}

#[test]
fn what_is_missing_is_left_out() {
    let mut piece = monster("m", 0);
    piece.attributes.truncate(1);
    assert_eq!(fighter_of(&piece).states().len(), 0);
    let said = Card::of(&piece).map(|it| it.sentence(Tongue::En));
    assert_eq!(said.as_deref(), Some("JARulay"));
    piece.attributes.clear();
    assert!(Card::of(&piece).is_none());
}

#[test]
fn sides_are_told_from_pages_and_tables() {
    use crate::sample::collectibles;
    let shared = crate::sample::view(5, 2, 7);
    assert_eq!(Setting::of(&duel()), Setting::Teams);
    assert_eq!(Setting::of(&collectibles::table()), Setting::Fields);
    assert_eq!(Setting::of(&page(2, 2)), Setting::Shared);
    assert_eq!(Setting::of(&shared), Setting::Shared);
    assert!(has_cards(&duel()) && has_cards(&page(2, 2)) && !has_cards(&shared));
    // Before teams are chosen, and after all cards are gone, the sides stay.
    for (mut view, setting) in [
        (duel(), Setting::Teams),
        (collectibles::table(), Setting::Fields),
    ] {
        view.zones.iter_mut().for_each(|it| it.pieces.clear());
        assert_eq!(Setting::of(&view), setting);
    }
    // Roles say what lies where, whatever the zones are called.
    let mut view = duel();
    for zone in &mut view.zones {
        zone.id = "x".to_owned();
        zone.label.clear();
    }
    view.zones.reverse();
    assert_eq!(Setting::of(&view), Setting::Teams);
}
