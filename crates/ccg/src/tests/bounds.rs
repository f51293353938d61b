//! More of everything than a match is likely to have: nothing is lost without a
//! word.

use super::table::Table;
use crate::event::{Bound, Event};
use crate::moves::Move;
use crate::state::{Ask, LASTING_MAX};

const CARDS: &str = r#"
new Creature called "Mouse" is Rat colored Black with_damage 1 with_health 1 requires 1 * Swamp
new Creature called "Rat" is Rat colored Black with_damage 1 with_health 1 requires 1 * Swamp
new Creature called "Boar" is Beast colored Green with_damage 2 with_health 1 requires 1 * Forest has_ability Trample
new Creature called "Ogre" is Giant colored Red with_damage 70 with_health 1 requires 1 * Mountain
new Sorcery called "Theft" colored Blue requires 1 * Island does: gain control of each Creature and opponent_controls
new Sorcery called "Snatch" colored Blue requires 1 * Island does: gain control of target Creature
new Sorcery called "Feast" colored Black requires 1 * Swamp does: each Creature gets +1/+0
new Sorcery called "Study" colored Blue requires 1 * Island does: draw 1
"#;

/// Tells of what there was too much, in the order of the events.
fn bounds(events: &[Event]) -> Vec<Bound> {
    let bound = |it: &Event| match it {
        Event::Bound { what, .. } => Some(*what),
        _ => None,
    };
    events.iter().filter_map(bound).collect()
}

/// Plays moves of one kind as long as there are any.
fn plays_all(table: &mut Table, events: &mut Vec<Event>, wanted: impl Fn(&Move) -> bool) {
    while let Some(chosen) = table.list().into_iter().find(&wanted) {
        table.answers(chosen, events);
    }
}

/// Passes, and orders triggers as they come, until nothing waits any more.
fn resolve(table: &mut Table, events: &mut Vec<Event>) {
    let waits = |it: &Table| {
        let state = &it.state;
        !state.stack.is_empty() || !state.waiting.is_empty() || !state.frames.is_empty()
    };
    while waits(table) && table.state.end.is_none() {
        let chosen = match table.state.ask {
            Ask::Act => Move::Pass,
            _ => table.list()[0],
        };
        table.answers(chosen, events);
    }
}

/// Lets all of one side attack, and the other side block with all it has.
fn fight(attackers: &[&str], blockers: &[&str]) -> Table {
    let mut table = Table::new(CARDS)
        .board(0, attackers)
        .board(1, blockers)
        .go();
    table.state.players[1].life = 1000;
    let mut events = Vec::new();
    let is_declared = |it: &Move| matches!(it, Move::Attack(_));
    while !table.list().iter().any(is_declared) {
        table.answers(Move::Pass, &mut events);
    }
    plays_all(&mut table, &mut events, is_declared);
    if table.state.ask == Ask::Attackers {
        table.answers(Move::Done, &mut events);
    }
    let attacks = events
        .iter()
        .filter(|it| matches!(it, Event::Attacks { .. }));
    assert_eq!(attacks.count(), attackers.len());
    // Each blocks the attacker that is blocked least.
    for _ in 0..1000 {
        match table.state.ask {
            Ask::Act => table.answers(Move::Pass, &mut events),
            Ask::Blockers => {
                let state = &table.state;
                let n_on = |it: &Move| match it {
                    Move::Block(_, attacker) => table.game.n_blockers(state, *attacker),
                    _ => usize::MAX,
                };
                let chosen = table.list().into_iter().min_by_key(n_on);
                table.answers(chosen.unwrap_or(Move::Done), &mut events);
            }
            Ask::Damage { .. } => table.answers(Move::Usual, &mut events),
            _ => break,
        }
        if table.state.active != 0 {
            break;
        }
    }
    assert_eq!(bounds(&events), []);
    table
}

#[test]
fn every_one_of_many_attackers_deals_its_damage() {
    let table = fight(&["Mouse"; 120], &[]);
    assert_eq!(table.life(1), 1000 - 120);
}

#[test]
fn every_one_of_many_blocks_deals_damage_both_ways() {
    let table = fight(&["Mouse"; 80], &["Rat"; 80]);
    assert_eq!((table.in_play(0, "Mouse"), table.in_play(1, "Rat")), (0, 0));
    assert_eq!(table.life(1), 1000);
}

#[test]
fn damage_that_is_divided_reaches_all_blockers_and_what_goes_past_them_the_player() {
    let table = fight(&["Ogre"], &["Rat"; 70]);
    assert_eq!((table.in_play(0, "Ogre"), table.in_play(1, "Rat")), (0, 0));
    let table = fight(&["Boar"; 50], &["Rat"; 50]);
    assert_eq!((table.in_play(0, "Boar"), table.in_play(1, "Rat")), (0, 0));
    assert_eq!(table.life(1), 1000 - 50);
}

#[test]
fn control_of_more_than_a_hundred_cards_changes_and_none_is_lost() {
    let mut table = Table::new(CARDS)
        .board(0, &["Mouse"; 100])
        .board(0, &["Island"])
        .board(1, &["Rat"; 80])
        .hand(0, &["Theft"])
        .go();
    let mut events = table.plays_told(0, "play Theft");
    resolve(&mut table, &mut events);
    assert_eq!((table.in_play(0, "Rat"), table.in_play(1, "Rat")), (80, 0));
    assert_eq!(table.in_play(0, "Mouse"), 100);
    assert_eq!(bounds(&events), []);
}

#[test]
fn control_that_could_not_go_back_does_not_change_and_that_is_told() {
    let mut table = Table::new(CARDS)
        .board(0, &["Mouse"; 128])
        .board(0, &["Island", "Swamp", "Swamp"])
        .board(1, &["Ogre"])
        .hand(0, &["Feast", "Feast", "Snatch"])
        .go();
    let mut events = Vec::new();
    for _ in 0..2 {
        events.extend(table.plays_told(0, "play Feast"));
        resolve(&mut table, &mut events);
    }
    assert_eq!(table.state.lasting.len(), LASTING_MAX);
    // Two times 129 creatures get something.
    assert_eq!(bounds(&events), [Bound::Effects; 2]);
    let mut events = table.plays_told(0, "play Snatch");
    events.extend(table.plays_told(0, "choose Ogre"));
    resolve(&mut table, &mut events);
    assert_eq!(bounds(&events), [Bound::Effects]);
    assert_eq!((table.in_play(0, "Ogre"), table.in_play(1, "Ogre")), (0, 1));
}

/// A creature that does something so often when it comes into play.
fn busy(n_times: usize) -> String {
    let clause = " when this enters: you gains 1 life";
    format!(
        r#"new Creature called "Busy" is Human colored White with_damage 1 with_health 1 requires 1 * Plains{}"#,
        clause.repeat(n_times)
    )
}

#[test]
fn as_many_triggers_of_one_card_wait_as_there_is_room_for() {
    for base in ["Thesis", "Classic"] {
        let cards = busy(17);
        let mut table = Table::of(base, &cards)
            .board(0, &["Plains"])
            .hand(0, &["Busy"])
            .go();
        let before = table.life(0);
        let mut events = table.plays_told(0, "play Busy");
        resolve(&mut table, &mut events);
        assert_eq!(table.life(0) - before, 17, "{base}");
        assert_eq!(bounds(&events), [], "{base}");
    }
}

#[test]
fn every_trigger_happens_or_is_told_to_be_lost() {
    for base in ["Thesis", "Classic"] {
        let cards = busy(60);
        let mut table = Table::of(base, &cards)
            .board(0, &["Plains"])
            .hand(0, &["Busy"])
            .go();
        let before = table.life(0);
        let mut events = table.plays_told(0, "play Busy");
        resolve(&mut table, &mut events);
        let told = bounds(&events);
        let happened = (table.life(0) - before) as usize;
        assert_eq!(happened + told.len(), 60, "{base}");
        let n_lost = told.iter().filter(|it| **it == Bound::Triggers).count();
        assert_eq!(n_lost, 60 - 48, "{base}");
        assert_eq!(table.state.counts.bounds as usize, told.len());
    }
}

#[test]
fn more_than_can_stand_in_for_one_event_is_told() {
    let names: Vec<String> = (0..9).map(|it| format!("Quiet{it}")).collect();
    let quiet = |(index, name): (usize, &String)| {
        let life = index + 1;
        format!(
            r#"new Enchantment called "{name}" colored White requires 1 * Plains instead of you would_draw: you gains {life} life
"#
        )
    };
    let more: String = names.iter().enumerate().map(quiet).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut table = Table::new(&format!("{CARDS}{more}"))
        .board(0, &names)
        .board(0, &["Island"])
        .hand(0, &["Study"])
        .go();
    let before = table.life(0);
    let mut events = table.plays_told(0, "play Study");
    while table.state.ask == Ask::Act {
        table.answers(Move::Pass, &mut events);
    }
    let n_offered = table.list().len();
    assert_eq!((table.state.ask, n_offered), (Ask::Instead, 5));
    assert_eq!(bounds(&events), [Bound::Stack; 4]);
    table.answers(table.list()[2], &mut events);
    assert_eq!(table.life(0) - before, 3);
    assert_eq!(bounds(&events).len(), 4);
}

#[test]
fn more_changes_than_are_made_as_a_card_enters_are_told() {
    let grown = |n_times: usize| {
        let clause = " enters with 1 +1/+1 counter";
        let cards = format!(
            r#"new Creature called "Golem" is Golem colored White with_damage 1 with_health 1 requires 1 * Plains{}"#,
            clause.repeat(n_times)
        );
        let mut table = Table::new(&cards)
            .board(0, &["Plains"])
            .hand(0, &["Golem"])
            .go();
        let mut events = table.plays_told(0, "play Golem");
        resolve(&mut table, &mut events);
        (table.figures("Golem"), bounds(&events))
    };
    assert_eq!(grown(16), ((17, 17), vec![]));
    assert_eq!(grown(18), ((17, 17), vec![Bound::Effects]));
}

#[test]
fn programs_one_inside_the_other_end_and_what_does_not_begin_is_told() {
    // Each makes the next as it comes into play.
    let nest = |it: usize| {
        let next = it + 1;
        format!(
            r#"new Creature called "Doll{it}" is_token is Golem colored White with_damage 1 with_health 1 instead of this would_enter: create 1 token "Doll{next}"
"#
        )
    };
    let dolls: String = (0..9).map(nest).collect();
    let cards = format!(
        r#"{dolls}new Creature called "Doll9" is_token is Golem colored White with_damage 1 with_health 1
new Sorcery called "Open" colored White requires 1 * Plains does: create 1 token "Doll0"
"#
    );
    let mut table = Table::new(&cards)
        .board(0, &["Plains"])
        .hand(0, &["Open"])
        .go();
    let mut events = table.plays_told(0, "play Open");
    resolve(&mut table, &mut events);
    let n_dolls = (0..10)
        .filter(|it| table.in_play(0, &format!("Doll{it}")) == 1)
        .count();
    assert_eq!(bounds(&events), [Bound::Stack]);
    assert_eq!(n_dolls, 6);
    assert_eq!(table.in_graveyard(0, "Open"), 1);
}

#[test]
fn any_number_of_sources_with_a_choice_pays() {
    let cards = r#"
new Land called "Grove" can tap: add 1 * Forest can tap: add 1 * Plains
new Creature called "Titan" is Giant colored Green with_damage 9 with_health 9 requires 40 * Lands
"#;
    let table = Table::new(cards)
        .lands(0, "Grove", 40)
        .hand(0, &["Titan"])
        .go();
    assert!(table.may(0, "play Titan"));
    let table = Table::new(cards)
        .lands(0, "Grove", 39)
        .hand(0, &["Titan"])
        .go();
    assert!(!table.may(0, "play Titan"));
}
