//! Bad input: all problems in one run, each with its place, and no harm.

use tapete_lang::{Problems, Sources, Tongue, plain};

use super::{formatted, problems, to_sentences, told};
use crate::files::{CODES, form};

#[test]
fn every_code_is_told_of_its_wrong_example_and_not_of_the_right_one() {
    let problems_of = |text: &str| match text.starts_with("new ") {
        true => crate::define::tests::read(text).1,
        false => {
            let converted = to_sentences(text).err().unwrap_or_default();
            problems(text) + &converted
        }
    };
    for code in CODES {
        let id = format!("[duel:{}]", code.id);
        // Its example would be too large as well.
        if code.id != "json-too-large" {
            let found = problems_of(code.wrong);
            assert!(found.contains(&id), "{}: {found}", code.wrong);
        }
        assert_eq!(problems_of(code.right), "", "{}", code.right);
    }
}

#[test]
fn all_problems_of_a_card_come_in_one_run() {
    let text = "{
 \"lifepoints\": 350,
 \"attackPoints\": \"many\",
 \"type\": 9,
 \"state\": 0,
 \"name\": \"\",
 \"name\": \"Moss\",
 \"id\": 1.5
}";
    let mut found = told(text);
    found.sort();
    let expected = [
        "1:1 duel:json-key-assumed",
        "1:1 duel:json-missing-key",
        "3:18 duel:json-wrong-value",
        "4:10 duel:json-out-of-range",
        "5:11 duel:json-out-of-range",
        "6:10 duel:json-missing-key",
        "7:2 duel:json-duplicate-key",
        "8:8 duel:json-wrong-value",
    ];
    assert_eq!(found, expected);
    assert!(
        problems(text).contains("is `lifepoints` meant?"),
        "{}",
        problems(text)
    );
}

#[test]
fn a_card_that_costs_less_than_nothing_is_refused_where_it_says_so() {
    let text = "{\"code\": \"Conditions{} Actions{Draw(2)}\",\n \"activationEnergy\": -5, \
                \"id\": 4, \"name\": \"Robar\", \"publicDescription\": \"\"}";
    assert_eq!(told(text), ["2:22 duel:json-out-of-range"]);
    assert!(formatted(text).is_err(), "such a file is never changed");
}

#[test]
fn problems_of_a_script_point_into_the_script() {
    let text = r#"{"code": "Conditions{\n}\nActions{\n    Atack()\n    Draw()\n}\n",
 "activationEnergy": 5, "id": 0, "name": "X", "publicDescription": ""}"#;
    let found = problems(text);
    let lines: Vec<&str> = found.lines().collect();
    assert_eq!(lines.len(), 2, "{found}");
    assert!(
        lines[0].starts_with("a.json: code:4:5: error[duel:E001]"),
        "{found}"
    );
    assert!(
        lines[1].starts_with("a.json: code:5:10: error[duel:E204]"),
        "{found}"
    );
}

#[test]
fn a_deck_with_two_monsters_is_refused() {
    let text = "{\"monsters\": [\"A\", \"B\"],\n \"powers\": [[\"p\",\"p\",\"p\",\"p\"],\n \
                [\"p\",\"p\",\"p\"]]}";
    let mut found = told(text);
    found.sort();
    assert_eq!(found, ["1:14 duel:deck-monsters", "3:2 duel:deck-powers"]);
    let text = "{\"monsters\": [\"A\", 2, \"C\"], \"powers\": 5}";
    assert_eq!(told(text).len(), 2, "{}", problems(text));
}

#[test]
fn broken_json_is_told_and_read_on() {
    let text = "{\n 'name': \"A\",\n \"code\" \"x\",\n \"id\": 01,\n \"type\": Planta\n \
                \"lifePoints\": [1, 2,],\n \"activationEnergy\": 5";
    let found = told(text);
    let syntax = found.iter().filter(|it| it.ends_with("json-syntax"));
    let lines: Vec<&str> = syntax.filter_map(|it| it.split(':').next()).collect();
    for line in ["2", "3", "4", "5", "6", "7"] {
        assert!(lines.contains(&line), "line {line}: {found:#?}");
    }
    let others = found
        .iter()
        .filter(|it| it.contains("key") || it.contains("lang:"));
    assert_eq!(
        others.count(),
        0,
        "what was skipped is not missing: {found:#?}"
    );
}

#[test]
fn nothing_that_a_file_can_hold_stops_it() {
    let deep = format!("{{\"code\": {}", "[".repeat(100_000));
    let wide = format!("{{\"monsters\": [{}]}}", "{},".repeat(20_000));
    let keys: String = (0..50_000).map(|it| format!("\"k{it}\": {it},")).collect();
    let many_keys = format!("{{\"code\": \"\", {keys} \"name\": \"X\"}}");
    let long = format!(
        "{{\"code\": \"{}\", \"name\": \"X\", \"activationEnergy\": 1}}",
        "Attack() ".repeat(100_000)
    );
    let huge = format!("{{\"code\": \"{}\"}}", "x".repeat(5 << 20));
    let nested = format!(
        "{{\"code\": \"Conditions{{}} Actions{{{}}}\", \"name\": \"X\", \"activationEnergy\": 1}}",
        "if 1 == 1 { ".repeat(300)
    );
    let texts = [
        deep.as_str(),
        &wide,
        &many_keys,
        &long,
        &huge,
        &nested,
        "{\"code\": \"a\u{0}b\u{1}\"}",
        "{\"code\": \"\\u0000\\ud800\\u12\"}",
        "{\"code\"",
        "{\"code\":",
        "{\"code\": \"",
        "{\"code\": \"\\",
        "{\"monsters\": {}, \"powers\": null, \"decks\": [[]]}",
        "{\"elements\": [1, {\"name\": {}}], \"game\": []}",
        "{,,}]}{\"code\":}",
        "{\"code\": 1e999, \"lifePoints\": 99999999999999999999}",
    ];
    for text in texts {
        let mut sources = Sources::new();
        let file = sources.add("a.json", text);
        let mut problems = Problems::new();
        let game = form::load_json(&mut sources, file, None, &mut problems);
        let told = plain(&problems, &sources, Tongue::Es);
        assert!(game.is_none() && problems.has_errors(), "{told}");
        assert!(told.len() < 200_000, "{}", told.len());
        assert!(to_sentences(text).is_err());
    }
}

#[test]
fn every_problem_of_a_text_or_a_file_says_what_to_do() {
    let lacks_help = |text: &str| {
        let mut sources = Sources::new();
        let file = sources.add("a", text);
        let mut problems = Problems::new();
        if text.starts_with("new ") {
            let tree = tapete_lang::parse(&sources, file, &[], &mut problems);
            let checked = tapete_lang::check(&tree, &[&crate::VOCABULARY], &mut problems);
            match checked.of_kind(crate::define::DUEL).next() {
                Some(_) => drop(crate::compile(&sources, &checked, None, &mut problems)),
                None => crate::inspect(&sources, &checked, &mut problems),
            }
        } else {
            form::load_json(&mut sources, file, None, &mut problems);
        }
        let ours = |it: &&&tapete_lang::Diagnostic| it.code.scope == "duel";
        let sorted = problems.sorted();
        let bare = sorted.iter().filter(ours).filter(|it| it.help.is_empty());
        bare.map(|it| it.code.id).collect::<Vec<_>>()
    };
    for code in CODES.iter().chain(crate::define::codes::OF_TEXTS) {
        // These say the reason, which is the remedy.
        let mut bare = lacks_help(code.wrong);
        bare.retain(|it| !["no-effect", "wrong-position"].contains(it));
        assert!(bare.is_empty(), "{}: {bare:?}", code.id);
    }
}
