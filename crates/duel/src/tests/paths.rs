//! The fast path and the reference path tell the same story.

use super::*;
use crate::run::Effect;

/// Takes the fast path away.
fn by_tree(mut duel: Duel) -> Duel {
    for effect in &mut duel.effects {
        *effect = Effect::Tree;
    }
    duel
}

fn same_story(duel: Duel, reference: Duel, seed: u64) {
    let mut tables = [Table::new(duel), Table::new(reference)];
    for table in &mut tables {
        table.chance = Chance::quick(seed);
        table
            .duel
            .begin(&mut table.state, &mut table.chance, &mut table.events);
    }
    let mut luck = Chance::quick(seed ^ 99);
    for _ in 0..400 {
        let [one, other] = &mut tables;
        assert_eq!(one.state, other.state);
        assert_eq!(one.events, other.events);
        if one.state.end.is_some() {
            return;
        }
        let moves = one.moves();
        assert_eq!(moves, other.moves());
        let chosen = moves[luck.below(moves.len() as u32) as usize];
        one.act(chosen);
        other.act(chosen);
    }
}

#[test]
fn level_0_is_simple() {
    let duel = screenshot(Preset::Modern.options(), false);
    let is_simple = |it: &Effect| matches!(it, Effect::Simple(_));
    assert!(duel.effects.iter().all(is_simple));
}

#[test]
fn the_cards_of_the_original_do_the_same_on_both_paths() {
    for seed in 0..200 {
        for preset in [Preset::Seed, Preset::Original, Preset::Modern] {
            same_story(
                screenshot(preset.options(), false),
                by_tree(screenshot(preset.options(), false)),
                seed,
            );
        }
    }
}
