//! The words themselves: every example is a text without errors.

use tapete_lang::{
    Problems, Severity, Sources, Tongue, WordRole, check, in_spanish, list_words, plain,
};

use super::VOCABULARY;

/// Returns the errors of a text, one to a line.
fn errors(text: &str) -> String {
    let mut sources = Sources::new();
    let file = sources.add("text", text);
    let mut problems = Problems::new();
    let tree = tapete_lang::parse(&sources, file, &[], &mut problems);
    let checked = check(&tree, &[&VOCABULARY], &mut problems);
    crate::compile(&checked, None, &mut problems);
    let is_error = |line: &&str| line.contains(Severity::Error.word(Tongue::En));
    let said = plain(&problems, &sources, Tongue::En);
    said.lines().filter(is_error).collect()
}

/// Puts an example where it can stand.
fn text_of(kind: &str, example: &str) -> String {
    let galaxy = |rest: &str| {
        let map = match rest.contains("on_map") {
            true => "",
            false => "on_map Grid(12, 12)",
        };
        let players = match rest.contains("for_players") {
            true => "",
            false => "for_players 2",
        };
        format!("new Galaxy called \"X\" {map} {players} {rest}")
    };
    match kind {
        "Galaxy" => galaxy(example),
        "Player" => format!(
            "new Galaxy called \"X\" on_map Grid(5, 5) new Player called \"A\" {example} new Player called \"B\""
        ),
        _ => format!("{} new Planet called \"A\" {example}", galaxy("")),
    }
}

#[test]
fn every_example_is_a_text_without_errors_in_both_languages() {
    for entry in list_words(&[&VOCABULARY]) {
        let example = entry.word.example;
        assert!(example.contains(entry.word.name), "{example}");
        if entry.role == WordRole::Kind {
            assert!(example.starts_with("new "), "{example}");
            continue;
        }
        let text = text_of(entry.kind.word.name, example);
        assert_eq!(errors(&text), "", "{text}");
        let spanish = in_spanish(&text, &[&VOCABULARY]);
        assert_eq!(errors(&spanish), "", "{spanish}");
    }
}

#[test]
fn no_two_clauses_of_a_kind_share_a_spelling() {
    for kind in VOCABULARY.kinds {
        let all = kind.clauses.iter().flat_map(|it| it.word.spellings());
        let mut all: Vec<&str> = all.collect();
        let n_all = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), n_all, "{}", kind.word.name);
    }
}

#[test]
fn every_player_that_a_text_can_ask_for_is_a_person_or_a_bot() {
    let bots = crate::bots::words();
    for player in super::PLAYERS.values {
        let is_bot = bots.iter().any(|it| it.name == *player);
        assert!(*player == "person" || is_bot, "{player}");
    }
}
