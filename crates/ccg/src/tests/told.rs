//! The log tells all of what happens: every target, what something becomes, what
//! goes where; and the text of a card says whose active creature is meant.

use tapete_game::Tongue;

use super::table::{Table, to_judge};
use crate::event::{Event, write};
use crate::state::Ask;

const CARDS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Creature called "Elk" is Beast colored Green with_damage 1 with_health 4 requires 1 * Forest
new Aura called "Bond" colored White requires 1 * Plains target Creature
  while this is attached: attached gets +1/+1
new Artifact called "Idol" requires 1 * Land
new Sorcery called "Brawl" colored Green requires 1 * Forest
  does: fight target Creature and you_control and target Creature and opponent_controls
new Sorcery called "Grow" colored Green requires 1 * Forest
  does: target Creature becomes 5/6 until end_of_turn
new Sorcery called "Paint" colored Blue requires 1 * Forest
  does: target Creature becomes Red until end_of_turn
new Sorcery called "Wrath" colored White requires 1 * Forest does: destroy each Creature
new Sorcery called "Smash" colored Red requires 1 * Forest does: destroy target Artifact
new Sorcery called "Peek" colored Blue requires 1 * Forest does: scry 2
"#;

/// Plays moves of seat 0, lets all of it happen, and returns what is told.
fn told(table: &mut Table, moves: &[&str]) -> [Vec<String>; 2] {
    let mut events: Vec<Event> = Vec::new();
    for it in moves {
        if table.may(0, it) {
            events.extend(table.plays_told(0, it));
        }
        while table.state.ask == Ask::Act && !table.state.stack.is_empty() {
            let asked = table.state.asked;
            events.extend(table.plays_told(asked, "pass"));
        }
    }
    [Tongue::En, Tongue::Es].map(|tongue| {
        let lines = events.iter().map(|it| {
            let mut text = String::new();
            write(&table.game, it, to_judge(tongue), &mut text);
            text
        });
        lines.filter(|it| !it.is_empty()).collect()
    })
}

#[track_caller]
fn says(told: &[Vec<String>; 2], en: &str, es: &str) {
    assert!(told[0].iter().any(|it| it == en), "{:#?}", told[0]);
    assert!(told[1].iter().any(|it| it == es), "{:#?}", told[1]);
}

fn table(board: &[&str], hand: &[&str]) -> Table {
    Table::new(CARDS)
        .board(0, &["Forest"])
        .board(0, board)
        .hand(0, hand)
        .board(1, &["Elk"])
        .go()
}

#[test]
fn every_target_is_told() {
    let mut table = table(&["Ox"], &["Brawl"]);
    let told = told(&mut table, &["play Brawl", "choose Ox", "choose Elk"]);
    says(
        &told,
        "seat 0 casts Brawl at Ox and Elk",
        "seat 0 lanza Brawl a Ox y a Elk",
    );
}

#[test]
fn what_something_becomes_is_told() {
    let mut table = table(&[], &["Grow"]);
    let grown = told(&mut table, &["play Grow", "choose Elk"]);
    says(&grown, "Elk becomes 5/6", "Elk se convierte en 5/6");

    let mut table = self::table(&[], &["Paint"]);
    let painted = told(&mut table, &["play Paint", "choose Elk"]);
    says(&painted, "Elk becomes Red", "Elk se convierte en Rojo");
}

#[test]
fn only_creatures_die() {
    let mut table = table(&["Idol"], &["Smash"]);
    let smashed = told(&mut table, &["play Smash", "choose Idol"]);
    says(
        &smashed,
        "seat 0\'s Idol is destroyed",
        "Idol de seat 0 se destruye",
    );

    let mut table = Table::new(CARDS)
        .board(0, &["Forest", "Ox", "Bond"])
        .hand(0, &["Wrath"]);
    let (ox, bond) = (table.thing("Ox"), table.thing("Bond"));
    if let Some(card) = table.state.card_mut(bond) {
        card.attached_to = ox;
    }
    let mut table = table.go();
    let swept = told(&mut table, &["play Wrath"]);
    says(&swept, "seat 0\'s Ox dies", "Ox de seat 0 muere");
    says(
        &swept,
        "seat 0\'s Bond goes to the graveyard",
        "Bond de seat 0 va al cementerio",
    );
}

#[test]
fn a_card_that_is_scried_away_goes_to_the_bottom() {
    let mut table = table(&[], &["Peek"]);
    let told = told(&mut table, &["play Peek", "choose Plains", "done"]);
    says(
        &told,
        "seat 0\'s Plains goes to the bottom of the deck",
        "Plains de seat 0 va al fondo del mazo",
    );
    for line in &told[0] {
        assert!(!line.contains("from the deck to the deck"), "{line}");
    }
}

#[test]
fn energy_is_not_told_from_the_bench() {
    use crate::event::{Cause, Named};
    use crate::model::{CardId, FIRST_CARD};
    let table = Table::of("Pocketlike", "");
    let roles = table.game.roles;
    let fire = |it: &crate::model::Card| it.name == "Fire Energy";
    let card = table.game.cards.iter().position(fire).unwrap_or_default();
    let event = Event::Moves {
        card: Named {
            thing: FIRST_CARD,
            card: Some(CardId(card as u16)),
        },
        owner: tapete_game::Seat(0),
        from: roles.play,
        to: roles.graveyard,
        cause: Cause::Returned,
        seen: 3,
        position: 0,
    };
    let mut text = String::new();
    write(&table.game, &event, to_judge(Tongue::En), &mut text);
    assert_eq!(text, "seat 0\'s Fire Energy goes to the discard");
}
