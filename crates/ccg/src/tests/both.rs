//! What happens to both players at one moment: creatures that are knocked out
//! together, and hands for which a deck is too small.

use super::table::Table;
use crate::model::{NOTHING, Thing};

const CARDS: &str = r#"
new Creature called "Ram" is Stone Basic with hp 60 with retreat 1 * Energy
  attack "Crash" requires 1 * Energy does: deal 60 damage to active then deal 60 damage to this
new Creature called "Log" is Leaf Basic with hp 50 with retreat 1 * Energy
new Creature called "Reed" is Leaf Basic with hp 50 with retreat 1 * Energy
"#;

/// Both have a ram in front, so many prizes, and a bench; seat 0 has energy.
fn table(n_prizes: usize, bench: [&[&str]; 2]) -> Table {
    let mut table = Table::of("Pocketlike", CARDS);
    let roles = table.game.roles;
    for seat in 0..2u8 {
        table = table
            .lay(seat, roles.active, &["Ram"])
            .lay(seat, roles.prizes, &vec!["Log"; n_prizes])
            .lay(seat, roles.deck, &["Log"; 10])
            .lay(seat, roles.play, bench[usize::from(seat)]);
    }
    table = table.lay(0, roles.play, &["Stone Energy"]);
    let ram = table.state.players[0].piles[usize::from(roles.active)][0];
    let energy = table.state.players[0].piles[usize::from(roles.play)].last();
    let energy: Thing = energy.copied().unwrap_or(NOTHING);
    if let Some(card) = table.state.card_mut(energy) {
        card.attached_to = ram;
    }
    table.state.counts.turns = 5;
    table.go()
}

fn crash(table: &mut Table) {
    for _ in 0..5 {
        if table.may(0, "use Crash") {
            return table.plays(0, "use Crash");
        }
        table.plays(0, "pass");
    }
    panic!("no attack: {:?}", table.moves());
}

fn n_prizes(table: &Table, seat: usize) -> usize {
    table.state.players[seat].piles[usize::from(table.game.roles.prizes)].len()
}

#[test]
fn both_take_a_prize_and_choose_anew_when_both_are_knocked_out() {
    let mut table = table(3, [&["Log", "Reed"], &["Log", "Reed"]]);
    crash(&mut table);
    assert_eq!((n_prizes(&table, 0), n_prizes(&table, 1)), (2, 2));
    for seat in [0, 1] {
        assert_eq!(table.state.asked, seat);
        let reed = table.moves().into_iter().find(|it| it.contains("Reed"));
        table.plays(seat, &reed.unwrap_or_default());
        let active = table.game.active_of(&table.state, seat);
        let name = table.game.printed_card(&table.state, active);
        assert_eq!(name.map(|it| it.name.as_str()), Some("Reed"));
    }
    assert!(table.outcome().is_none());
}

#[test]
fn the_last_prizes_of_both_are_a_draw() {
    let mut table = table(1, [&["Log"], &["Log"]]);
    crash(&mut table);
    let lost = table.outcome().map(|it| it.0);
    assert_eq!(lost, Some([true, true]));
}

#[test]
fn nobody_loses_before_both_knock_outs_have_counted() {
    // Seat 0 has nobody left; but seat 1 is knocked out too and has nobody either.
    let mut alone = table(3, [&[], &[]]);
    crash(&mut alone);
    assert_eq!(alone.outcome().map(|it| it.0), Some([true, true]));
    let mut one = table(3, [&[], &["Log"]]);
    crash(&mut one);
    assert_eq!(one.outcome().map(|it| it.0), Some([true, false]));
    assert_eq!((n_prizes(&one, 0), n_prizes(&one, 1)), (2, 2));
}

#[test]
fn a_deck_too_small_for_the_hand_hurts_no_hero() {
    use tapete_game::{Chance, Silent};
    let text = r#"
new Hero called "Captain" colored Human with_damage 0 with_health 30
new Ally called "Squire" colored Human with_damage 2 with_health 3 requires 1 * Resource
new CardGame called "Tiny" extends "Shadowlike" deck_size 3
new Deck called "Few" for_game "Tiny" holds 1 * Captain, 3 * Squire
"#;
    let game = crate::text::cards(text, true).map_err(|it| it.to_string());
    let Ok(game) = game else {
        panic!("{}", game.err().unwrap_or_default());
    };
    let mut state = crate::state::State::blank(&game);
    let mut stage = crate::engine::Stage {
        game: &game,
        state: &mut state,
        chance: &mut Chance::quick(3),
        events: &mut Silent,
        asks: crate::engine::Asks::Able,
    };
    stage.start();
    for seat in 0..2u8 {
        let hero = game.hero(&state, seat);
        assert_eq!(state.card(hero).map(|it| it.damage), Some(0));
        let hand = usize::from(game.roles.hand);
        let own = &state.players[usize::from(seat)];
        assert_eq!((own.piles[hand].len(), own.empty_draws), (3, 0));
    }
}
