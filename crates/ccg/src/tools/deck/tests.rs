use tapete_game::Tongue;
use tapete_lang::parse;

use super::*;
use crate::PHRASING;

/// Reads the sentences of a text, and what is wrong with them.
fn sentences_of(text: &str) -> (Vec<Sentence>, Problems) {
    let mut sources = Sources::new();
    let file = sources.add("decks.tapete", text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[&PHRASING], &mut problems);
    let items = tree.items.iter();
    let sentences = items
        .map(|it| crate::syntax::read(&sources, it, &mut problems))
        .collect();
    (sentences, problems)
}

fn read(text: &str) -> (Decks, Problems) {
    let (sentences, mut problems) = sentences_of(text);
    let decks = Decks::of(&sentences, &mut problems);
    (decks, problems)
}

const TWO: &str = r#"
new Creature called "Ox" colored Green with_damage 2 with_health 3 requires 1 * Land and 1 * Forest
new Creature called "Owl" colored Green with_damage 1 with_health 1 requires 1 * Forest has_ability Flying
new Instant called "Jolt" colored Red requires 1 * Mountain does: deal 2 damage to target Creature
new Deck called "Beasts" for_game "Classic" holds 40 * "Forest", 4 * "Ox", 16 * "Owl"
new Deck called "Mixed" for_game "Classic" holds 20 * "Forest", 30 * "Mountain", 4 * "Ox", 4 * "Owl", 2 * "Jolt"
"#;

fn two() -> Decks {
    // More copies than the game allows are wrong.
    let text = TWO
        .replace("16 * \"Owl\"", "4 * \"Owl\"")
        .replace("40 *", "52 *");
    let (decks, problems) = read(&text);
    assert_eq!(problems.len(), 0, "{problems:?}");
    decks
}

#[test]
fn a_deck_that_the_game_does_not_allow_is_told_at_its_place() {
    let (decks, problems) = read(TWO);
    assert!(problems.has_errors());
    let told = problems.sorted();
    assert_eq!(told.len(), 1, "{told:?}");
    let [beasts, mixed] = decks.summaries() else {
        panic!("two decks")
    };
    let span = beasts.place.span;
    assert!((span.start..span.end).contains(&told[0].place.span.start));
    assert_eq!((beasts.n_cards, beasts.n_different), (60, 3));
    assert_eq!(mixed.game, "Classic");
    assert!(decks.pair(0, 1).is_none());
}

#[test]
fn a_deck_that_is_wrong_does_not_spoil_the_others() {
    let more = r#"
new Deck called "Strange" for_game "Classic" holds 60 * "Forest", 3 * "Nobody"
new Deck called "Small" for_game "Classic" holds 4 * "Ox"
"#;
    let (decks, problems) = read(&format!("{TWO}{more}"));
    let told = problems.sorted();
    let ids: Vec<&str> = told.iter().map(|it| it.code.id).collect();
    assert_eq!(ids, ["deck-copies", "unknown-card", "deck-size"]);
    let is_well: Vec<bool> = (0..4).map(|it| decks.can_meet(it, it)).collect();
    assert_eq!(is_well, [false, true, false, false]);
    assert!(decks.stats(1, Tongue::En).is_some());
}

#[test]
fn every_two_decks_are_a_game() {
    let decks = two();
    let game = decks.pair(1, 0).expect("a game");
    assert_eq!(game.name(), "Mixed – Beasts");
    assert!(decks.can_meet(0, 0) && !decks.can_meet(0, 2));
    let mut playing = game.start_silent(tapete_game::Seed::new(1));
    let mut bots: Vec<Box<dyn tapete_game::Bot>> = Vec::new();
    assert!(playing.play_out(&mut bots).is_err() || playing.outcome().is_some());
}

#[test]
fn a_card_left_out_makes_room_for_others_of_its_sort() {
    let decks = two();
    let all = decks.without_each(1);
    let of = |name: &str| all.iter().find(|it| it.card == name).expect(name);
    assert_eq!(
        of("Ox").instead,
        [("Owl".to_owned(), 3), ("Jolt".to_owned(), 1)]
    );
    assert_eq!(of("Forest").instead, [("Mountain".to_owned(), 20)]);
    let size: usize = of("Owl").lines.iter().map(|it| usize::from(it.1)).sum();
    assert_eq!(size, 60);
    assert!(decks.pair_without(1, of("Ox"), 0, true).is_some());
    let lone = decks.without_each(0);
    assert!(
        lone.iter().all(|it| it.card != "Forest"),
        "nothing stands in"
    );
}

#[test]
fn a_deck_is_counted_by_type_cost_and_colour() {
    let stats = two().stats(1, Tongue::En).expect("a deck");
    assert_eq!((stats.cards, stats.different, stats.sources), (60, 5, 50));
    assert_eq!(stats.curve, [0, 6, 4, 0, 0, 0, 0, 0]);
    assert!((stats.mean_cost - 1.4).abs() < 1e-9);
    let colours: Vec<(&str, usize)> = stats
        .colours
        .iter()
        .map(|it| (it.name.as_str(), it.cards))
        .collect();
    assert!(
        colours.contains(&("red", 2)) || colours.contains(&("Red", 2)),
        "{colours:?}"
    );
    let forest = stats.needs.iter().find(|it| it.cards == 8).expect("green");
    assert_eq!((forest.sources, forest.symbols), (20, 8));
}

#[test]
fn drawn_hands_come_near_the_exact_chances_and_repeat() {
    let decks = two();
    let exact = decks.opening(0).expect("a deck");
    assert_eq!(exact.hand, 7);
    assert!((exact.sources.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(exact.play_first[1] < exact.play_second[1]);
    let drawn = decks.draw_hands(0, 2000, 5).expect("hands");
    assert_eq!(drawn, decks.draw_hands(0, 2000, 5).expect("hands"));
    assert!((drawn.kept.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    // All lands but eight: most hands are thrown back.
    assert!(drawn.kept[0] < 0.5, "{drawn:?}");
}

#[test]
fn what_a_phase_gives_can_be_paid_with() {
    let text = r#"
new Creature called "Ox" with_damage 2 with_health 3 requires 2 * Gold
new Deck called "Oxen" for_game "Mint" holds 60 * "Ox"
new CardGame called "Mint" extends "Classic" copies 60
  resource Gold per_player keeps phase start: gain 2 Gold phase main allow cast
"#;
    let (decks, problems) = read(text);
    assert_eq!(problems.len(), 0, "{problems:?}");
    let opening = decks.opening(0).unwrap();
    assert_eq!(opening.play_first, [1.0, 1.0, 1.0]);
    let drawn = decks.draw_hands(0, 10, 1).unwrap();
    assert_eq!(drawn.play, [1.0, 1.0, 1.0]);
}

/// Returns what a look at a text tells, and what is told of its decks.
fn both_told(text: &str) -> [Vec<&'static str>; 2] {
    let (sentences, mut problems) = sentences_of(text);
    crate::define::look(&sentences, &mut problems);
    let ids = |it: &Problems| it.sorted().iter().map(|it| it.code.id).collect();
    let looked = ids(&problems);
    Decks::of(&sentences, &mut problems);
    [looked, ids(&problems)]
}

#[test]
fn a_look_at_a_text_tells_what_is_told_of_its_decks() {
    let cards = r#"
new Creature called "Ox" with_damage 2 with_health 3 requires 1 * Forest
new Instant called "Fell" requires 1 * Forest does: destroy target Creature
new Creature called "Smith" with_damage 1 with_health 1 requires 1 * Plains
  when this enters: may { search your deck for a Equipment to hand; shuffle your deck }
new Equipment called "Cloak" requires 1 * Land has_ability Equip(1 * Land)
"#;
    let deck = |lines: &str| {
        format!("{cards}new Deck called \"D\" for_game \"Thesis\" holds 12 * Forest, {lines}")
    };
    // Cards that no deck for Thesis holds may be for another game.
    let [looked, told] = both_told(&deck("4 * \"Ox\", 4 * \"Fell\""));
    assert!(looked.is_empty() && told.is_empty(), "{looked:?} {told:?}");
    let [looked, told] = both_told(&deck("4 * \"Ox\", 4 * \"Cloak\""));
    assert_eq!(looked, told);
    assert!(looked.contains(&"unknown-type"), "{looked:?}");
}
