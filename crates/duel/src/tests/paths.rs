//! The fast path and the reference path tell the same story.

use super::*;
use crate::run::Effect;
use crate::script::invent::invent;

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

/// Returns a game whose three powers are made-up scripts.
fn invented(seed: u64, level: u8) -> Duel {
    let mut duel = trio(Preset::Modern.options(), 2, "Conditions{} Actions{}");
    let own = duel.powers[0].clone();
    duel.powers = (0..3)
        .map(|nth| PowerCard {
            name: format!("Power {nth}"),
            script: Arc::new(invent(seed * 3 + nth, level)),
            ..own.clone()
        })
        .collect();
    for deck in &mut duel.decks {
        deck.powers = vec![0, 1, 2];
    }
    Duel::new(Plan {
        position: Vec::new(),
        name: duel.name,
        n_seats: 2,
        options: duel.options,
        elements: duel.elements,
        monsters: duel.monsters,
        powers: duel.powers,
        decks: duel.decks,
    })
}

#[test]
fn made_up_scripts_do_the_same_on_both_paths() {
    let mut n_simple = 0;
    for seed in 0..300 {
        for level in [0, 1] {
            let duel = invented(seed, level);
            let is_simple = |it: &&Effect| matches!(it, Effect::Simple(_));
            n_simple += duel.effects.iter().filter(is_simple).count();
            same_story(duel, by_tree(invented(seed, level)), seed);
        }
    }
    assert!(n_simple > 100, "{n_simple} of 1800 are simple");
}

#[test]
fn a_made_up_script_never_takes_more_steps_than_were_counted() {
    for seed in 0..500 {
        let steps = invent(seed, 1).steps_max;
        assert!(steps <= crate::script::STEPS_MAX, "{seed}: {steps}");
    }
}
