//! What an ability means is told with what is given to it, not with letters.

use tapete_game::{Reader, Seat, Tongue};

use super::table::{Table, telling};

const CARDS: &str = r#"
new Creature called "Wall" with_damage 0 with_health 4 requires 1 * Plains has_ability Absorb 1
new Equipment called "Pick" requires 1 * Land has_ability Equip 1
new Equipment called "Hoe" requires 1 * Land has_ability Equip(1 * Land and 1 * Forest)
new Creature called "Seer" with_damage 1 with_health 1 requires 1 * Island has_ability Ward 2
new Creature called "Moss" with_damage 1 with_health 1 requires 1 * Forest has_ability Reinforce(2, 3)
new Creature called "Knight" with_damage 1 with_health 1 requires 1 * Plains
  has_ability Protection(Black)
"#;

fn known(table: &Table, name: &str, tongue: Tongue) -> String {
    let question = format!("? {name}");
    let reader = Reader::Seat(Seat(0));
    let answer = table
        .game
        .answer_question(&table.state, &question, telling(reader, tongue));
    answer.expect("a card of that name")
}

#[test]
fn a_meaning_has_the_figures_that_are_given() {
    let table = Table::new(CARDS);
    let cases = [
        ("Wall", "prevent 1 of that damage"),
        ("Pick", "Equip 1: 1: Attach this"),
        ("Hoe", "Equip 1G: 1G: Attach this"),
        ("Seer", "unless that player pays 2"),
        ("Moss", "3, discard this card: Put two +1/+1 counters"),
        ("Knight", "black"),
    ];
    for (name, wanted) in cases {
        let text = known(&table, name, Tongue::En);
        assert!(text.contains(wanted), "{text}");
        let spanish = known(&table, name, Tongue::Es);
        for text in [&text, &spanish] {
            let words = text.split(|it: char| !it.is_alphanumeric());
            let mut letters = words.filter(|it| ["N", "C", "Q"].contains(it));
            assert_eq!(letters.next(), None, "{text}");
        }
    }
}

#[test]
fn an_ability_with_several_figures_is_explained_on_the_card_and_once() {
    let table = Table::of(
        "Shadowlike",
        "new Weapon called \"Mace\" requires 2 * Resources has_ability Wielded(2, 3)",
    );
    let mace = table.game.cards.iter().find(|it| it.name == "Mace");
    let [en, es] = mace.expect("the weapon").text.both();
    assert_eq!(
        en,
        "Wielded 2, 3 (This enters with three durability counters on it. Your hero gets +2/+0. \
         Whenever your hero attacks, remove a durability counter from this. When the last \
         durability counter is removed from this, sacrifice it)."
    );
    assert!(
        es.starts_with("Empuñadura 2, 3 (") && es.contains("+2/+0"),
        "{es}"
    );
    let asked = known(&table, "Mace", Tongue::En);
    assert_eq!(asked.matches("durability counters").count(), 1, "{asked}");
}

#[test]
fn a_question_about_a_card_that_is_not_there_is_answered() {
    let table = Table::new(CARDS);
    let answer = known(&table, "Picc", Tongue::En);
    assert_eq!(
        answer,
        "no card of this match is called `Picc`; did you mean `Pick`?"
    );
    let plain = table.game.answer_question(
        &table.state,
        "Picc",
        telling(Reader::Seat(Seat(0)), Tongue::En),
    );
    assert_eq!(plain, None, "it may be a move");
}
