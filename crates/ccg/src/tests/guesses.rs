//! Guesses against the exact chances, in small games.

use tapete_game::{Game, Seat, Seed, laws};

use super::table::Table;
use crate::event::Event;
use crate::moves::Move;

const HEAD: &str = "
    new Creature called \"Ox\" with_damage 1 with_health 1
    new Creature called \"Elk\" with_damage 2 with_health 1
    new Creature called \"Imp\" with_damage 1 with_health 1 when this enters: opponent discards 1 random
    new Sorcery called \"Seek\" does: { search your deck for a Creature to hand; shuffle your deck }
    new Sorcery called \"Dig\" does: scry 2
    new Sorcery called \"Tax\" does: opponent discards 1 Creature
    new Sorcery called \"Lay\" does: put a Creature in your hand to battlefield
    new Sorcery called \"Spill\" does: deal 2 damage to target Player then choose_one { draw 1; you gains 1 life }
    ";

fn game(deck: &str) -> Game {
    let text = format!(
        "{HEAD} new CardGame called \"Small\" extends \"Thesis\" life 2 hand 2 deck_size 4
         empty_deck lose uses \"One\" \"One\" new Deck called \"One\" holds {deck}"
    );
    Game::new(crate::text::cards(&text, true).unwrap_or_else(|it| panic!("{it}")))
}

#[track_caller]
fn is_exact(deck: &str) {
    let game = game(deck);
    let report = laws::sampler(&game, Seed::new(11), 9, 600);
    let report = report.unwrap_or_else(|it| panic!("{deck}: {it}"));
    assert!(report.n_tested > 3, "{deck}: {report:?}");
    let report = laws::same_story_same_view(&game, 200, Seed::new(7));
    let report = report.unwrap_or_else(|it| panic!("{deck}: {it}"));
    assert!(report.n_with_alternatives > 0, "{deck}: {report:?}");
}

#[test]
fn a_card_that_is_played_tells_how_many_equal_ones_are_held() {
    is_exact("2 * \"Ox\", 2 * \"Elk\"");
    is_exact("3 * \"Ox\", 1 * \"Elk\"");
}

#[test]
fn a_search_that_finds_nothing_tells_nothing() {
    is_exact("2 * \"Seek\", 1 * \"Ox\", 1 * \"Dig\"");
    is_exact("2 * \"Seek\", 2 * \"Elk\"");
}

#[test]
fn what_is_looked_at_is_guessed_with_the_rest() {
    is_exact("2 * \"Dig\", 1 * \"Ox\", 1 * \"Elk\"");
}

#[test]
fn a_card_lost_by_luck_tells_nothing_of_equal_ones() {
    is_exact("2 * \"Imp\", 2 * \"Ox\"");
}

#[test]
fn a_hand_without_what_is_asked_for_is_shown() {
    is_exact("2 * \"Tax\", 1 * \"Ox\", 1 * \"Dig\"");
    is_exact("2 * \"Lay\", 1 * \"Ox\", 1 * \"Dig\"");
}

#[test]
fn choices_before_everybodys_eyes_are_told_at_once() {
    is_exact("2 * \"Spill\", 1 * \"Ox\", 1 * \"Elk\"");
}

#[test]
fn shares_of_damage_are_told_before_the_next_is_asked_for() {
    let cards = "new Creature called \"Giant\" with_damage 5 with_health 5
        new Creature called \"Wall\" with_damage 0 with_health 4";
    let mut table = Table::new(cards)
        .board(0, &["Giant"])
        .board(1, &["Wall", "Wall"])
        .go();
    table.pass_until(0, "attack Giant");
    table.plays(0, "attack Giant");
    table.pass_until(1, "block Wall > Giant");
    table.plays(1, "block Wall > Giant");
    table.plays(1, "block Wall #2 > Giant");
    table.pass_until(0, "number 4");
    let told = table.plays_told(0, "number 4");
    let share = Event::Chooses {
        seat: Seat(0),
        chosen: Move::Number(4),
    };
    assert_eq!(told.first(), Some(&share));
}
