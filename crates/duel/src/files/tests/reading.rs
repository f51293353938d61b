//! What files mean: older spellings, unknown keys, collections.

use super::{formatted, problems, to_json, to_sentences, told};

const OLD: &str = r#"{"name": "JARulay", "imageURL": "img/jarulay.png", "type": "Planta",
 "state": "Envenenado", "lifePoints": 350, "attackPoints": 100, "publicDescription": "Árbol",
 "tags": ["a", 2, true, null], "deep": {"x": [1.50, {}]}, "id": 0}"#;

#[test]
fn older_spellings_are_read_and_unknown_keys_are_kept() {
    assert_eq!(problems(OLD), "");
    let expected = r#"{
 "state": 2,
 "type": 0,
 "attackPoints": 100,
 "lifePoints": 350,
 "id": 0,
 "name": "JARulay",
 "publicDescription": "Árbol",
 "imageURL": "img/jarulay.png",
 "tags": [
  "a",
  2,
  true,
  null
 ],
 "deep": {
  "x": [
   1.50,
   {}
  ]
 }
}
"#;
    assert_eq!(formatted(OLD).as_deref(), Ok(expected));
    assert_eq!(formatted(expected).as_deref(), Ok(expected));
    let sentences = to_sentences(OLD).expect("sentences");
    assert!(
        sentences.contains("keeps       \"imageURL\" \"img/jarulay.png\""),
        "{sentences}"
    );
    assert!(
        sentences.contains("keeps       \"tags\" [\"a\", 2, True, Null]"),
        "{sentences}"
    );
    assert!(
        sentences.contains("Json(\"{\\\"x\\\": [1.50, {}]}\")"),
        "{sentences}"
    );
    assert_eq!(to_json(&sentences), expected);
}

#[test]
fn a_collection_with_a_game_is_a_game_and_converts_both_ways() {
    let text = "new Duel called \"X\" for_players 2..3 rules Seed team_of 1 powers_each 1
          decks Chosen decks_are Hidden first_energy -50
        new Element called \"Light\" strong_against \"Shadow\" 2, \"Light\" colour \"#ffffff\"
          also_called \"Luz\" also_called \"Lux\"
        new Element called \"Shadow\" thaws
        new Monster called \"Lamp\" is Luz with_life 10 with_attack 10
        new Power called \"Hit\" costs 1
          script { let n = 2 Conditions { Target.Type != Luz } Actions { Draw(n) Attack() } }
        new Deck called \"A\" monsters \"Lamp\" powers \"Hit\"
        new Deck called \"B\" monsters \"Lamp\" powers \"Hit\"";
    let json = to_json(text);
    assert_eq!(problems(&json), "");
    assert!(
        json.contains("\"for_players\": [\n   2,\n   3\n  ]"),
        "{json}"
    );
    assert!(json.contains("\"thaws\": true"), "{json}");
    assert_eq!(formatted(&json).as_ref(), Ok(&json));
    let sentences = to_sentences(&json).expect("sentences");
    assert!(
        sentences.contains("strong_against \"Shadow\" 2, \"Light\""),
        "{sentences}"
    );
    assert_eq!(to_json(&sentences), json);
    let mut sources = tapete_lang::Sources::new();
    let file = sources.add("a.json", json);
    let mut problems = tapete_lang::Problems::new();
    for (n_seats, is_game) in [(None, true), (Some(3), true), (Some(4), false)] {
        let game = super::form::load_json(&mut sources, file, n_seats, &mut problems);
        assert_eq!(game.is_some(), is_game, "{n_seats:?}");
    }
}

#[test]
fn keys_of_a_whole_collection_are_kept_as_json_and_refused_as_sentences() {
    let text = r#"{"author": "Ana", "monsters": [], "powers": [], "decks": []}"#;
    let formatted = formatted(text).expect("formatted");
    assert!(formatted.contains("\"author\": \"Ana\""), "{formatted}");
    let refused = to_sentences(text).expect_err("no place for the author");
    assert!(
        refused.starts_with("a.json:1:2: error[duel:json-unsaid-key]"),
        "{refused}"
    );
}

#[test]
fn the_game_of_a_collection_is_checked_as_sentences_are() {
    let text = "{\"game\": {\"name\": \"X\", \"rules\": \"Modrn\",\n \"energie\": 3,\n \
                \"hand\": 99, \"decks\": \"Random\",\n \"for_players\": [1, 2, 3]}}";
    let expected = [
        "1:33 lang:unknown-name",
        "2:2 lang:unknown-clause",
        "3:10 lang:number-out-of-range",
        "3:23 duel:no-cards",
        "4:17 duel:json-wrong-value",
    ];
    let mut found = told(text);
    found.sort();
    assert_eq!(found, expected);
}

#[test]
fn files_of_others_are_left_to_them() {
    use super::form::{is_json, is_script};
    assert!(is_json("\u{feff} {\"lifePoints\": 3}") && is_json("{\"decks\":"));
    assert!(!is_json("{ MAPA : { filas : 3 } }") && !is_json("[\"monsters\"]"));
    assert!(!is_json("new Monster called \"code\""));
    assert!(is_script("a/b.duel") && !is_script("b.tapete"));
}
