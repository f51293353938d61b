use tapete_game::Role;
use tapete_lang::parse;

use super::*;
use crate::PHRASING;

const CARDS: &str = r#"
new Creature called "Ox" colored Green with_damage 2 with_health 3 requires 1 * Land and 1 * Forest
new Creature called "Owl" colored Green with_damage 1 with_health 1 requires 1 * Forest has_ability Flying
new Instant called "Jolt" colored Red requires 1 * Mountain does: deal 2 damage to target Creature
"#;

fn view(names: &[&str], tongue: Tongue) -> Result<View, String> {
    let mut sources = Sources::new();
    let file = sources.add("cards.tapete", CARDS);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[&PHRASING], &mut problems);
    let items = tree.items.iter();
    let sentences: Vec<Sentence> = items
        .map(|it| crate::syntax::read(&sources, it, &mut problems))
        .collect();
    assert_eq!(problems.len(), 0, "{problems:?}");
    let names: Vec<String> = names.iter().map(|it| (*it).to_owned()).collect();
    shown(&sentences, &names, tongue)
}

#[test]
fn a_named_card_is_shown_as_it_is_printed() {
    let view = view(&["ox"], Tongue::En).expect("a card");
    let ox = &view.zones[0].pieces[0];
    let roles = [Role::Title, Role::Cost, Role::Attack, Role::Defence];
    assert_eq!(roles.map(|it| ox.text(it)), ["Ox", "1G", "2", "3"]);
    let colour = ox.text(Role::Colour);
    assert!(view.palette.iter().any(|it| it.face == colour), "{ox:?}");
}

#[test]
fn cards_are_shown_in_the_order_in_which_they_are_named() {
    let view = view(&["Jolt", "Owl", "Jolt"], Tongue::Es).expect("cards");
    let pieces = &view.zones[0].pieces;
    let names: Vec<String> = pieces.iter().map(|it| it.text(Role::Title)).collect();
    assert_eq!(names, ["Jolt", "Owl", "Jolt"]);
    assert_eq!(pieces[2].id, "card.2");
}

#[test]
fn a_name_that_no_card_has_is_told_with_a_near_one() {
    let told = view(&["Jult"], Tongue::En).expect_err("no such card");
    assert_eq!(told, "there is no card `Jult`; did you mean `Jolt`?");
}
