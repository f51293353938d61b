//! Crowded tables: every static reaches everything, or it is told.

use super::table::Table;
use crate::event::{Bound, Event};
use crate::model::flags;

const CARDS: &str = r#"
new Creature called "Mouse" is_token is Rat colored Black with_damage 1 with_health 1
new Sorcery called "Flood" colored Black requires 1 * Swamp does: create 100 token "Mouse"
new Enchantment called "Anthem" colored White requires 1 * Plains
  always: each Creature gets +1/+1
  always: each Creature has Flying
new Sorcery called "Feast" colored Black requires 1 * Swamp
  does: each Creature gets +2/+0
"#;

/// Floods the table with a hundred mice under some anthems.
fn flooded(n_anthems: usize) -> (Table, Vec<Event>) {
    let mut board = vec!["Anthem"; n_anthems];
    board.extend(["Swamp", "Swamp"]);
    let mut table = Table::new(CARDS)
        .board(0, &board)
        .hand(0, &["Flood", "Feast"])
        .go();
    let events = table.plays_told(0, "play Flood");
    (table, events)
}

/// Lists the power of the mice, and whether they fly.
fn mice(table: &Table) -> Vec<(i16, bool)> {
    let cards = table.state.cards.iter();
    let mice = cards.filter(|it| table.game.cards[it.card.index()].name == "Mouse");
    mice.map(|it| (it.look.power, it.look.flags & flags::FLYING != 0))
        .collect()
}

fn n_bounds(events: &[Event]) -> usize {
    let is_bound = |it: &&Event| {
        matches!(
            it,
            Event::Bound {
                what: Bound::Effects,
                ..
            }
        )
    };
    events.iter().filter(is_bound).count()
}

#[test]
fn statics_reach_a_hundred_things_each() {
    let (mut table, mut events) = flooded(5);
    assert_eq!(mice(&table), vec![(6, true); 100]);
    events.extend(table.plays_told(0, "play Feast"));
    assert_eq!(mice(&table), vec![(8, true); 100]);
    assert_eq!(n_bounds(&events), 0);
}

#[test]
fn more_than_can_be_given_is_told_once() {
    let (mut table, mut events) = flooded(8);
    let mice = mice(&table);
    assert!(mice.iter().all(|it| it.0 == 9), "figures need no room");
    events.extend(table.plays_told(0, "play Feast"));
    assert_eq!(n_bounds(&events), 1);
    assert_eq!(table.state.counts.bounds, 1);
}
