//! What people read of a game with words of its own.

use super::{Look, game};
use crate::model::Cards;

const HEROES: &str = r#"
new Hero called "Captain" colored Human with_damage 0 with_health 30
  can 4 * Energy: each Ally and you_control gets +1/+0 until end_of_turn
new Ally called "Squire" is Soldier colored Human with_damage 1 with_health 2 requires 3 * Resources
  when this enters: may draw 1
  when this dies: choose_one { draw 1 ; opponent discards 1 }
new Trick called "Snare" colored Feral requires 2 * Resources does: destroy target Feral Ally
"#;

const POCKET: &str = r#"
new Creature called "Pup" is Fire Basic with hp 60 with weakness Water with retreat 1 * Energy
  attack "Blaze" requires 2 * Fire and 1 * Energy does: deal 60 damage to active
new Trainer called "Basket" does: search your deck for up_to 2 Energy to hand
"#;

#[test]
fn a_resource_that_pays_for_all_is_a_number_and_others_are_words() {
    let heroes = game("Shadowlike", HEROES, true);
    assert_eq!(heroes.card("Squire").cost_text, "3");
    let (captain, _) = heroes.activated_of("Captain", 0);
    assert_eq!(
        captain.label.both(),
        [
            "4 energy: each ally you control gets +1/+0",
            "4 de energía: cada aliado que controlas obtiene +1/+0"
        ]
    );
    let pocket = game("Pocketlike", POCKET, true);
    assert_eq!(
        pocket.card("Pup").text.en,
        "Weakness Water. Retreat 1. \
         Blaze (1FF): Deal 60 damage to your opponent's active creature."
    );
}

#[test]
fn colours_and_types_of_the_game_are_read_as_such() {
    let heroes = game("Shadowlike", HEROES, true);
    let snare = heroes.card("Snare");
    assert_eq!(
        snare.text.both(),
        [
            "Destroy target feral ally.",
            "Destruye el aliado feral objetivo."
        ]
    );
    assert_eq!(snare.type_line.both(), ["Trick", "Truco"]);
    let squire = heroes.card("Squire");
    assert_eq!(
        squire.type_line.both(),
        ["Ally — Soldier", "Aliado — Soldado"]
    );
}

fn labels_of(game: &Cards) -> Vec<&str> {
    game.step_labels.values().map(|it| it.en.as_str()).collect()
}

#[test]
fn what_may_be_done_and_what_is_chosen_is_said() {
    let heroes = game("Shadowlike", HEROES, true);
    let labels = labels_of(&heroes);
    for label in ["Draw a card", "Your opponent discards a card"] {
        assert!(labels.contains(&label), "{label}: {labels:?}");
    }
    let own = &heroes.own("Squire").triggers;
    let label = |at: usize| heroes.triggers[own[at].index()].label.en.as_str();
    assert_eq!((label(0), label(1)), ("when it enters", "when it dies"));
    let sacrifice = heroes.phases.iter().find(|it| it.name == "sacrifice");
    let own = sacrifice.map(|it| it.own_label.clone()).unwrap_or_default();
    assert_eq!(own.en, "Put a card from your hand into your resource pile");
}

#[test]
fn what_may_be_done_has_the_number_of_the_card_and_not_the_letter_of_the_ability() {
    let game = game(
        "Classic",
        r#"
new Ability called "Gifted" takes N, Q, C
  when this enters: may deal N damage to target Q and Creature
  when this dies: choose_one { draw N ; unless opponent pays C: target Creature gets +N/+N }
new Creature called "Ox" with_damage 2 with_health 2 has_ability Gifted(3, Red or White, 2 * Land)
"#,
        true,
    );
    let labels = labels_of(&game);
    for label in [
        "Deal 3 damage to target red or white creature",
        "Draw three cards",
    ] {
        assert!(labels.contains(&label), "{label}: {labels:?}");
    }
    let has_letter = |it: &&str| {
        it.split(' ')
            .any(|it| ["N", "Q", "C", "+N/+N"].contains(&it))
    };
    assert!(!labels.iter().any(has_letter), "{labels:?}");
}
