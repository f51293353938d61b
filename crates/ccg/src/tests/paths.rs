//! The fast path against the general one: whole matches come out the same.

use tapete_game::Chance;

use crate::engine::{Asks, Stage};
use crate::model::Cards;
use crate::state::{Ask, State};

/// Plays a random match and returns how it stood after every choice, as events.
fn play(game: &Cards, seed: u64) -> (Vec<crate::event::Event>, State) {
    let mut state = State::blank(game);
    let mut chance = Chance::quick(seed);
    let mut choices = Chance::quick(seed ^ 0x5eed);
    let mut events = Vec::new();
    let mut stage = Stage {
        game,
        state: &mut state,
        chance: &mut chance,
        events: &mut events,
        asks: Asks::Able,
    };
    stage.start();
    stage.advance();
    let mut moves = Vec::new();
    for _ in 0..5_000 {
        if stage.state.end.is_some() || stage.state.ask == Ask::Nothing {
            break;
        }
        moves.clear();
        let asked = stage.state.asked;
        game.list(stage.state, asked, &mut moves);
        assert!(
            !moves.is_empty(),
            "nothing to choose for {:?}",
            stage.state.ask
        );
        let chosen = moves[choices.below(moves.len() as u32) as usize];
        stage.answer(chosen);
    }
    (events, state)
}

const EVASION: &str = r#"
new Creature called "Gull" is Bird colored White with_damage 2 with_health 1 requires 1 * Land has_ability Flying
new Creature called "Archer" is Elf colored White with_damage 1 with_health 3 requires 1 * Land has_ability Reach
new Creature called "Rider" is Human colored White with_damage 2 with_health 2 requires 2 * Lands has_ability Horsemanship
new Creature called "Shade" is Spirit colored White with_damage 2 with_health 1 requires 1 * Land has_ability Shadow
new Creature called "Brute" is Ogre colored White with_damage 3 with_health 2 requires 2 * Lands has_ability Menace
new Creature called "Sage" is Human colored White with_damage 1 with_health 1 requires 1 * Land has_ability Hexproof and Flying
new Instant called "Spark" colored White requires 1 * Land does: deal 2 damage to target Creature
new Instant called "Wings" colored White requires 1 * Land does: target Creature gains Flying until end_of_turn
new Instant called "Weights" colored White requires 1 * Land does: target Creature loses Flying until end_of_turn
new Deck called "Evasion" for_game "Classic" holds 20 * "Plains", 4 * "Gull", 4 * "Archer", 4 * "Rider", 4 * "Shade", 4 * "Brute", 4 * "Sage", 4 * "Spark", 4 * "Wings", 4 * "Weights"
  holds 4 * "Plains"
new CardGame called "Evasion" extends "Classic" uses "Evasion" "Evasion"
"#;

#[test]
fn flags_and_rules_of_evasion_make_the_same_matches() {
    let fast = crate::text::cards(EVASION, true).expect("it compiles");
    let general = crate::text::cards(EVASION, false).expect("it compiles");
    assert_ne!(fast.abilities, general.abilities);
    for seed in 0..60 {
        let (events, one) = play(&fast, seed);
        let (others, two) = play(&general, seed);
        assert_eq!(events.len(), others.len(), "seed {seed}");
        assert!(events == others, "seed {seed}");
        assert_eq!(one.end, two.end);
        assert!(one.end.is_some(), "seed {seed} came to no end");
    }
}
