//! What is told of words that cards say: abilities with a filter, verbs, numbers
//! that are too large.

use tapete_game::{Reader, Seat, Tell, Tongue};
use tapete_lang::{Problems, Sources, parse};
use tapete_speech::Said;

use super::table::{Table, telling};
use crate::tools::library_word;

const CARDS: &str = r#"
new Creature called "Smith" is Dwarf with_damage 2 with_health 2 requires 4 * Lands has_ability Affinity(Artifact)
new Creature called "Elf" is Elf with_damage 2 with_health 2 requires 4 * Lands has_ability Affinity(Elf and Creature)
new Creature called "Monk" is Monk with_damage 1 with_health 1 requires 1 * Plains has_ability Extort(1 * Land)
new Instant called "Peek" requires 1 * Island does: scry 2 then draw 1
new Aura called "Hide" requires 1 * Forest target Creature while this is attached: attached gets +1/+1
new Aura called "Mantle" requires 1 * Forest has_ability Enchant(Creature and you_control)
  while this is attached: attached gets +2/+2
"#;

fn text_of(table: &Table, name: &str) -> Said {
    let card = table.game.cards.iter().find(|it| it.name == name);
    card.map(|it| it.text.clone()).unwrap_or_default()
}

#[test]
fn affinity_is_for_several_things() {
    let table = Table::new(CARDS);
    let Said { en, es } = text_of(&table, "Smith");
    assert_eq!(en, "Affinity for artifacts.");
    assert_eq!(es, "Afinidad por artefactos.");
    let Said { en, .. } = text_of(&table, "Elf");
    assert!(en.starts_with("Affinity for "), "{en}");
}

#[test]
fn nobody_is_named_twice_in_a_row() {
    let table = Table::new(CARDS);
    let abilities = table.game.abilities.iter();
    for text in abilities.flat_map(|it| it.text.both()) {
        assert!(!text.contains("you you"), "{text}");
    }
    let extort = library_word("Extort", Tongue::En).map(|it| it.text);
    let extort = extort.unwrap_or_default();
    assert!(extort.contains("Then you gain 1 life"), "{extort}");
}

#[test]
fn words_on_cards_are_explained() {
    for tongue in [Tongue::En, Tongue::Es] {
        let enchant = library_word("Enchant", tongue).expect("an ability");
        assert!(!enchant.text.is_empty());
        let scry = library_word("Scry", tongue).expect("a verb");
        assert!(scry.text.contains('2'), "{}", scry.text);
        assert!(library_word("Nothing", tongue).is_none());
    }
    let table = Table::new(CARDS).hand(0, &["Peek", "Hide", "Mantle"]).go();
    let ask = |question: &str| {
        let reader = Reader::Seat(Seat(0));
        let answer = table
            .game
            .ask(&table.state, question, telling(reader, Tongue::En));
        answer.unwrap_or_default()
    };
    assert!(
        ask("?Scry").contains("top cards of the deck"),
        "{}",
        ask("?Scry")
    );
    assert!(
        ask("?Flying").contains("can't be blocked"),
        "{}",
        ask("?Flying")
    );
    assert!(ask("?Peek").contains("Scry: Looks at"), "{}", ask("?Peek"));
    assert!(
        ask("?Hide").contains("Enchant: This is put on"),
        "{}",
        ask("?Hide")
    );
    let mantle = ask("?Mantle");
    assert_eq!(mantle.matches("put on").count(), 1, "{mantle}");
    assert!(ask("?Nobody").contains("no card of this match"));
}

#[test]
fn a_number_that_is_too_large_is_told_once() {
    for text in [
        "new Creature called \"Ox\" with_damage 99999999999999999999 with_health 2",
        "new Sorcery called \"Try\" does: draw 99999999999999999999",
    ] {
        let mut sources = Sources::new();
        let file = sources.add("text.tapete", text);
        let mut problems = Problems::new();
        let tree = parse(&sources, file, &[&crate::PHRASING], &mut problems);
        for item in &tree.items {
            crate::syntax::read(&sources, item, &mut problems);
        }
        let ids: Vec<&str> = problems.sorted().iter().map(|it| it.code.id).collect();
        assert_eq!(ids, ["number-out-of-range"]);
    }
}
