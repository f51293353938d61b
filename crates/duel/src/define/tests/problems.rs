//! What is wrong with texts, and that each problem is told once, where it is.

use super::read;
use crate::define::codes::OF_TEXTS;

/// Returns the problems as `line:column id`.
fn told(text: &str) -> Vec<String> {
    let (_, problems) = read(text);
    let brief = |line: &str| {
        let rest = line.strip_prefix("text:")?;
        let (place, rest) = rest.split_once(": ")?;
        let id = rest.split_once('[')?.1.split_once(']')?.0;
        Some(format!("{place} {id}"))
    };
    problems.lines().filter_map(brief).collect()
}

#[test]
fn every_code_is_told_of_its_wrong_example_and_not_of_the_right_one() {
    for code in OF_TEXTS {
        let id = format!("[duel:{}]", code.id);
        let (_, problems) = read(code.wrong);
        assert!(
            problems.contains(&id),
            "{}: {}\n{problems}",
            code.id,
            code.wrong
        );
        let (_, problems) = read(code.right);
        assert_eq!(problems, "", "{}: {}", code.id, code.right);
    }
}

#[test]
fn a_text_with_many_mistakes_has_one_problem_for_each() {
    let text = "new Duel called \"X\" team_of 2 powers_each 1 uses \"Gren\"
new Monster called \"Moss\" is Plnt with_life 0 with_attack 20
new Monster called \"Moss\" is Plant with_life 10 with_attack 20
new Power called \"Hit\" costs -5 Actions { Atack() }
new Deck called \"Green\" monsters \"Mos\", \"Moss\", \"Moss\" powers \"Hit\" powers \"Hut\"";
    let expected = [
        "1:45 duel:unknown-deck",
        "2:31 duel:unknown-element",
        "2:46 lang:number-out-of-range",
        "3:20 lang:name-taken",
        "4:30 lang:number-out-of-range",
        "4:43 duel:E001",
        "5:25 duel:deck-monsters",
        "5:34 duel:unknown-monster",
        "5:79 duel:unknown-power",
    ];
    let mut found = told(text);
    found.sort_by_key(|it| {
        let numbers = it.split([':', ' ']).filter_map(|it| it.parse().ok());
        numbers.take(2).collect::<Vec<u32>>()
    });
    // The place of a list of names is the clause; of a name, the name.
    let places = found.iter().map(|it| it.split(' ').nth(1));
    let wanted = expected.iter().map(|it| it.split(' ').nth(1));
    assert_eq!(
        places.collect::<Vec<_>>(),
        wanted.collect::<Vec<_>>(),
        "{found:#?}"
    );
}

#[test]
fn cards_without_a_game_are_checked_too() {
    let found = told("new Power called \"Hit\" costs 5 Conditions { } Actions { Draw( }");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("duel:E1"), "{found:?}");
    let found = told("new Deck monsters \"A\", \"B\", \"C\"");
    assert_eq!(found, ["1:5 lang:missing-clause"]);
    let lines = "powers \"p\", \"p\", \"p\", \"p\"\n".repeat(3);
    let alone = format!("new Deck monsters \"A\", \"B\", \"C\" {lines}");
    assert_eq!(told(&alone), [""; 0], "its cards may stand elsewhere");
}

#[test]
fn odd_signs_in_a_script_are_told_once_and_by_the_script() {
    let found = told("new Power called \"Hit\" costs 5 Actions { Draw(1.2.3) § Attack(); }");
    assert!(found.iter().all(|it| it.contains("duel:E00")), "{found:?}");
    assert_eq!(found.len(), 3, "{found:?}");
}

#[test]
fn misspelt_names_bring_the_nearest_one() {
    let help = |text: &str| {
        use tapete_lang::{Problems, Sources, Tongue, check, parse, render};
        let mut sources = Sources::new();
        let file = sources.add("text", text);
        let mut problems = Problems::new();
        let tree = parse(&sources, file, &[], &mut problems);
        let checked = check(&tree, &[&crate::VOCABULARY], &mut problems);
        crate::inspect(&sources, &checked, &mut problems);
        render(&problems, &sources, Tongue::Es, false)
    };
    let text = "nuevo Monstruo llamado \"A\" es Fueg con_vida 5 con_ataque 5";
    assert!(
        help(text).contains("¿quisiste decir `\"Fuego\"`?"),
        "{}",
        help(text)
    );
    let text = "nuevo Poder llamado \"A\" cuesta 5 Aciones { Attack() }";
    assert!(
        help(text).contains("¿quisiste decir `Acciones`?"),
        "{}",
        help(text)
    );
}

#[test]
fn clauses_that_change_nothing_are_told() {
    let cards = "new Monster called \"A\" is Air with_life 9 with_attack 9
        new Power called \"p\" costs 1 Actions { Attack() }
        new Deck called \"D\" monsters \"A\" powers \"p\"";
    for clauses in [
        "decks Chosen",
        "decks Dealt",
        "decks_are Hidden",
        "decks Random uses \"D\"",
        "formation Chosen",
        "round_limit 0 at_limit MostLife",
        "rules Original at_limit MostLife",
        "draws 0 draws_from FirstTurn",
    ] {
        let text = format!("new Duel called \"X\" team_of 1 powers_each 1 {clauses} {cards}");
        let (plan, problems) = read(&text);
        assert!(
            problems.contains("[duel:no-effect]"),
            "{clauses}: {problems}"
        );
        assert!(plan.is_some(), "{clauses}: it can be played all the same");
    }
}

#[test]
fn whatever_a_text_holds_it_is_read() {
    let parts = [
        "new Duel",
        "called \"\"",
        "uses",
        "uses [\"A\", [\"B\"]]",
        "team_of 6",
        "decks Random",
        "new Element called \"E\" strong_against \"E\" -1 weak_against 3, 4",
        "new Monster is",
        "is Fire Water",
        "with_life 99999999999",
        "new Power script { }",
        "Actions { { } }",
        "script {",
        "keeps",
        "keeps \"a\" Json(\"[\")",
        "new Deck powers monsters \"\"",
        "\u{0}",
        "also_called \"\"",
        "colour \"#é\"",
    ];
    for first in parts {
        for second in parts {
            let (plan, problems) = read(&format!("{first} {second}"));
            assert!(plan.is_none() && !problems.is_empty(), "{first} {second}");
        }
    }
}
