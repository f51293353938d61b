//! The tools on small texts whose figures can be worked out by hand.

use tapete_game::{Attribute, Chance, Role, Seed, Shape, Tongue};
use tapete_lang::{Problems, Sources, check, parse};

use super::*;

/// Two decks of one monster each, with powers that show one thing each.
const TEXT: &str = r#"
new Duel called "Small" for_players 2 rules Seed team_of 1 powers_each 3
new Monster called "Hoja" is Plant with_life 100 with_attack 30
new Monster called "Brasa" is Fire with_life 90 with_attack 50
new Power called "Golpe" costs 10 Conditions { } Actions { Attack() }
new Power called "Moneda" costs 5
  Conditions { } Actions { chance 50% { UpdateTargetMonsterLife(-45) } else { Heal(1) } }
new Power called "Remate" costs 20
  Conditions { TargetMonsterLife <= 60 and TargetMonsterType == Plant PlayerHandSize > 0 }
  Actions { UpdateTargetMonsterLife(-60) }
new Power called "Rodar" costs 8 Conditions { } Actions { UpdateTargetMonsterLife(0 - random(1, 3)) }
new Deck called "Uno" monsters "Brasa" powers "Golpe", "Moneda", "Remate"
new Deck called "Dos" monsters "Hoja" powers "Golpe", "Moneda", "Remate"
"#;

fn shelf(text: &str) -> Shelf {
    let mut sources = Sources::new();
    let file = sources.add("small.tapete", text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[], &mut problems);
    let checked = check(&tree, &[&crate::VOCABULARY], &mut problems);
    let shown = tapete_lang::plain(&problems, &sources, tapete_lang::Tongue::En);
    assert!(!problems.has_errors(), "{shown}");
    Shelf::new(sources, &checked)
}

fn ask<'a>(power: &'a str, position: &'a [String]) -> Ask<'a> {
    Ask {
        power,
        by: None,
        against: None,
        position,
        seed: None,
        tongue: Tongue::En,
    }
}

#[test]
fn a_trial_tells_each_step_with_before_and_after() {
    let shelf = shelf(TEXT);
    let position = ["life 1 Hoja 80".to_owned(), "energy 0 15".to_owned()];
    let trial = trial(&shelf, ask("golpe", &position)).expect("tried");
    assert_eq!(
        (trial.by.as_str(), trial.target.as_str()),
        ("Brasa", "Hoja")
    );
    let [outcome] = trial.outcomes.as_slice() else {
        panic!("one outcome: {:?}", trial.outcomes);
    };
    assert_eq!(outcome.steps[0].written, "Attack()");
    // 50 with fire on a plant: 10 % more.
    assert!(
        outcome.steps[0].events[0].contains("80 → 25"),
        "{outcome:?}"
    );
    let changes: Vec<String> = outcome
        .total
        .iter()
        .map(|it| format!("{} {} {}>{}", it.who, it.what, it.from, it.to))
        .collect();
    assert_eq!(
        changes,
        [
            "seat 0 energy 15>5",
            "seat 0 cards 5>4",
            "Hoja of seat 1 life 80>25"
        ]
    );
}

#[test]
fn a_trial_shows_both_values_of_every_comparison_and_why_a_card_is_refused() {
    let shelf = shelf(TEXT);
    let trial = trial(&shelf, ask("Remate", &[])).expect("tried");
    let [first, second] = trial.conditions.as_slice() else {
        panic!("two conditions: {:?}", trial.conditions);
    };
    assert!(!first.holds && second.holds);
    let values: Vec<(&str, &str, bool)> = first
        .comparisons
        .iter()
        .map(|it| (it.left.as_str(), it.right.as_str(), it.holds))
        .collect();
    assert_eq!(values, [("100", "60", false), ("Plant", "Plant", true)]);
    assert_eq!(second.comparisons[0].left, "5");
    assert!(trial.refused.is_some() && trial.outcomes.is_empty());
    let wrong = super::trial(&shelf, ask("Remat", &[])).expect_err("no such card");
    assert!(wrong.contains("did you mean `Remate`?"), "{wrong}");
}

#[test]
fn all_luck_is_listed_with_its_exact_shares() {
    let shelf = shelf(TEXT);
    let moneda = trial(&shelf, ask("Moneda", &[])).expect("tried");
    let shares: Vec<&str> = moneda
        .outcomes
        .iter()
        .filter_map(|it| it.share.as_deref())
        .collect();
    assert_eq!(shares, ["1/2", "1/2"]);
    let rodar = trial(&shelf, ask("Rodar", &[])).expect("a card of no deck is tried too");
    let shares: Vec<&str> = rodar
        .outcomes
        .iter()
        .filter_map(|it| it.share.as_deref())
        .collect();
    assert_eq!(shares, ["1/3"; 3]);
    assert!(rodar.complete);
    let seeded = Ask {
        seed: Some(Seed::new(1)),
        ..ask("Rodar", &[])
    };
    assert_eq!(trial(&shelf, seeded).expect("tried").outcomes.len(), 1);
}

#[test]
fn where_much_can_happen_only_what_comes_of_it_is_told() {
    let shelf = shelf(
        "new Power called \"P\" costs 3 Conditions { }\n\
         Actions { repeat 7 { chance 50% { UpdateTargetMonsterLife(-1) } } }",
    );
    let trial = trial(&shelf, ask("P", &[])).expect("tried");
    let shares: Vec<&str> = trial
        .outcomes
        .iter()
        .filter_map(|it| it.share.as_deref())
        .collect();
    // The number of hits of seven even coins.
    let coins = [
        "35/128", "35/128", "21/128", "21/128", "7/128", "7/128", "1/128", "1/128",
    ];
    assert_eq!(shares, coins);
    assert!(trial.outcomes.iter().all(|it| it.steps.is_empty()));
}

#[test]
fn a_card_without_a_game_is_tried_with_plain_monsters() {
    let shelf = shelf("new Power called \"P\" costs 3 Conditions { } Actions { Attack() Draw(2) }");
    let trial = trial(&shelf, ask("P", &[])).expect("tried");
    assert_eq!(
        (trial.by.as_str(), trial.target.as_str()),
        ("Own", "Target")
    );
    assert_eq!(trial.outcomes.len(), 1, "drawn cards are not luck here");
    assert!(trial.outcomes[0].steps[0].events[0].contains("200 → 150"));
}

#[test]
fn the_calculator_counts_plays_and_energy_until_death() {
    let shelf = shelf(TEXT);
    let names = ["Brasa".to_owned(), "Hoja".to_owned()];
    let calc = calc(&shelf, &names, Tongue::En).expect("worked out");
    assert_eq!(calc.pairs[0].damage, 55);
    assert_eq!(calc.pairs[0].attacks, Some(2));
    let row = |power: &str| {
        let found = calc.powers.iter().find(|it| it.power == power);
        found.expect("a row")
    };
    let golpe = row("Golpe");
    assert_eq!((golpe.plays_min, golpe.plays_max), (Some(2), Some(2)));
    assert_eq!(golpe.energy_max, Some(20));
    let moneda = row("Moneda");
    // 45 each: three hits of an even coin, which may never come.
    assert_eq!((moneda.damage_min, moneda.damage_max), (0, 45));
    assert_eq!(moneda.damage_mean, 22.5);
    assert_eq!((moneda.plays_min, moneda.plays_max), (Some(3), None));
    let rodar = row("Rodar");
    assert_eq!(rodar.damage_mean, 2.0);
    assert_eq!((rodar.plays_min, rodar.plays_max), (Some(34), None));
    assert!(!row("Remate").playable, "100 is more than 60");
}

#[test]
fn luck_that_must_kill_has_a_mean_number_of_plays() {
    let text = TEXT.replace("random(1, 3)", "random(40, 60)");
    let names = ["Brasa".to_owned(), "Hoja".to_owned()];
    let calc = calc(&shelf(&text), &names, Tongue::En).expect("worked out");
    let row = calc
        .powers
        .iter()
        .find(|it| it.power == "Rodar")
        .expect("a row");
    assert_eq!((row.plays_min, row.plays_max), (Some(2), Some(3)));
    // Two plays do it if the sum of two numbers from 40 to 60 is 100 or more:
    // 231 of 441 pairs.
    let mean = 3.0 - 231.0 / 441.0;
    assert!((row.plays_mean.expect("a mean") - mean).abs() < 1e-9);
}

#[test]
fn the_cheapest_way_to_kill_is_found_with_all_cards_of_a_deck() {
    let shelf = shelf(TEXT);
    let names = ["Uno".to_owned(), "Dos".to_owned()];
    let calc = calc(&shelf, &names, Tongue::En).expect("worked out");
    let kill = &calc.decks[0].kills[0];
    // Two attacks are 20; an attack and the finisher would be 30.
    assert_eq!((kill.monster.as_str(), kill.energy), ("Hoja", Some(20)));
    assert_eq!(kill.plays, [("Golpe".to_owned(), "Brasa".to_owned(), 2)]);
    let wrong = super::calc(&shelf, &["Nadie".to_owned()], Tongue::Es).expect_err("nobody");
    assert!(
        wrong.starts_with("no hay ningún monstruo ni mazo `Nadie`"),
        "{wrong}"
    );
}

#[test]
fn a_gallery_shows_the_cards_that_are_named() {
    let shelf = shelf(TEXT);
    let names = ["Brasa".to_owned(), "golpe".to_owned()];
    let view = gallery(&shelf, &names, Tongue::Es).expect("a view");
    let pieces = &view.zones[0].pieces;
    assert_eq!(view.zones[0].id, "cards");
    assert_eq!(pieces[0].shape, Shape::Figure);
    let texts: Vec<String> = pieces[0].attributes.iter().map(Attribute::text).collect();
    assert_eq!(texts, ["Brasa", "Fuego", "90 / 90", "50"]);
    let cost = pieces[1].text(Role::Cost);
    assert_eq!((pieces[1].shape, cost.as_str()), (Shape::Card, "10"));
    assert_eq!(
        gallery(&shelf, &[], Tongue::En).expect("all").zones[0]
            .pieces
            .len(),
        6
    );
    assert!(gallery(&shelf, &["X".to_owned()], Tongue::En).is_err());
}

#[test]
fn drafts_are_written_as_sentences_that_can_be_read() {
    let monster = MonsterDraft {
        name: "A \"B\" \\ C".to_owned(),
        element: "Fire".to_owned(),
        life: 10,
        attack: 0,
        says: "Two\nlines.".to_owned(),
    };
    let plain = PowerDraft {
        name: "P".to_owned(),
        cost: 3,
        says: String::new(),
        script: "Conditions { }\n\nActions { Attack() } // end".to_owned(),
    };
    let rich = PowerDraft {
        name: "R".to_owned(),
        script: "let n = 2\nConditions { }\nActions { Draw(n) }\n".to_owned(),
        ..plain.clone()
    };
    assert!(!plain.sentence().contains("script"));
    assert!(rich.sentence().contains("script {"));
    let text = monster.sentence() + &plain.sentence() + &rich.sentence();
    let shelf = shelf(&text);
    assert_eq!(shelf.monsters(Tongue::En)[0].name, monster.name);
    assert_eq!(shelf.powers(Tongue::En).len(), 2);
}

#[test]
fn a_deck_by_luck_is_legal_and_the_same_for_the_same_luck() {
    let text = TEXT.replace("team_of 1", "team_of 2").replace(
        "monsters \"Brasa\" powers",
        "monsters \"Brasa\", \"Hoja\" powers \"Golpe\", \"Golpe\", \"Golpe\" powers",
    );
    let text = text.replace(
        "monsters \"Hoja\" powers",
        "monsters \"Hoja\", \"Hoja\" powers \"Golpe\", \"Golpe\", \"Golpe\" powers",
    );
    let shelf = shelf(&text);
    let make = |seed| {
        let mut draft = DeckDraft {
            name: "D".to_owned(),
            ..DeckDraft::default()
        };
        random_deck(&shelf, &mut draft, &mut Chance::new(Seed::new(seed)));
        draft
    };
    let draft = make(3);
    assert_eq!(draft, make(3));
    assert!(
        whats_wrong(&shelf, &draft, Tongue::En).is_empty(),
        "{draft:?}"
    );
    assert_ne!(
        draft.monsters[0], draft.monsters[1],
        "different as long as there are"
    );
    let mut short = draft.clone();
    short.monsters.pop();
    short.powers[0][0] = "Nada".to_owned();
    let wrong = whats_wrong(&shelf, &short, Tongue::En);
    assert_eq!(wrong.len(), 2, "{wrong:?}");
}

#[test]
fn a_script_is_looked_at_while_it_is_written() {
    let shelf = shelf(TEXT);
    let well = check_script(
        &shelf,
        "x.duel",
        "Conditions{}Actions{Attack()}",
        Tongue::Es,
    );
    assert_eq!(well.text.as_deref(), Some("Ataca."));
    let wrong = check_script(&shelf, "x.duel", "Conditions{}Actions{Atack()}", Tongue::Es);
    assert!(wrong.text.is_none() && wrong.problems.has_errors());
}
