//! Every word of the language and every diagnostic is shown by a scene, and
//! every game that we ship by a playthrough.

use std::process::Command;

use super::{Check, Slip, Source};
use crate::json::Json;
use crate::project::{built_program, is_shipped, output, root};

pub(super) const WORDS: Check = Check {
    name: "words",
    about: "every word of the language is in a scene",
    find: |sources| {
        let words = words(&ask(&["words", "--json"])?);
        Ok(missing_words(&words, sources))
    },
};

pub(super) const DIAGNOSTICS: Check = Check {
    name: "diagnostics",
    about: "every diagnostic is in a scene",
    find: |sources| {
        let codes = codes(&ask(&["explain", "--json"])?);
        Ok(missing_codes(&codes, sources))
    },
};

pub(super) const GAMES: Check = Check {
    name: "games",
    about: "every game that we ship has a playthrough",
    find: |sources| {
        let games = games(&ask(&["games", "--json"])?);
        Ok(missing_playthroughs(&games, sources))
    },
};

/// Diagnostics that no scene can show, with the reason.
const NOT_IN_SCENES: &[(&str, &str)] = &[(
    "lang:too-large",
    "it needs a text of several megabytes; crates/lang tests it",
)];

/// A word of the language with all its spellings, its own name first.
struct Word {
    spellings: Vec<String>,
}

/// Asks the program for data.
fn ask(args: &[&str]) -> Result<Json, String> {
    let mut program = Command::new(built_program()?);
    let text = output(program.args(args).current_dir(root()))?;
    Json::read(&text).map_err(|error| format!("`tapete {}`: {error}", args.join(" ")))
}

/// Reads the words out of `tapete words --json`.
fn words(json: &Json) -> Vec<Word> {
    let listed = json.get("words").unwrap_or(&Json::Null);
    listed
        .items()
        .iter()
        .filter(|it| is_shipped(it.get("family").and_then(Json::text).unwrap_or_default()))
        .filter_map(|it| {
            let spellings = it.get("spellings")?.items().iter();
            let spellings: Vec<String> = spellings
                .filter_map(Json::text)
                .map(str::to_owned)
                .collect();
            (!spellings.is_empty()).then_some(Word { spellings })
        })
        .collect()
}

/// Reads the codes out of `tapete explain --json`, as `scope:code`.
fn codes(json: &Json) -> Vec<String> {
    let listed = json.get("codes").unwrap_or(&Json::Null);
    listed
        .items()
        .iter()
        .filter_map(|it| {
            let scope = it.get("scope")?.text()?;
            let code = it.get("code")?.text()?;
            Some(format!("{scope}:{code}"))
        })
        .collect()
}

/// Reads the names of the games that we ship out of `tapete games --json`.
fn games(json: &Json) -> Vec<String> {
    let listed = json.get("games").map_or(&[][..], Json::items).iter();
    let names = listed.filter_map(|it| it.get("name")?.text());
    names.map(str::to_owned).collect()
}

fn missing_words(words: &[Word], sources: &[Source]) -> Vec<Slip> {
    if words.is_empty() {
        return vec![nothing_listed("words")];
    }
    words
        .iter()
        .filter(|word| !word.spellings.iter().any(|it| in_a_scene(it, sources)))
        .map(|word| Slip {
            place: "tests/scenes".to_owned(),
            message: format!(
                "no scene uses the word `{}`; write a small one that shows what it does",
                word.spellings[0]
            ),
        })
        .collect()
}

fn missing_codes(codes: &[String], sources: &[Source]) -> Vec<Slip> {
    if codes.is_empty() {
        return vec![nothing_listed("explain")];
    }
    codes
        .iter()
        .filter(|code| NOT_IN_SCENES.iter().all(|(it, _reason)| it != code))
        .filter(|code| !scenes(sources).any(|scene| scene.text.contains(&format!("[{code}]"))))
        .map(|code| Slip {
            place: "tests/scenes".to_owned(),
            message: format!(
                "no scene shows the diagnostic `{code}`; write one with `check` and its wrong example"
            ),
        })
        .collect()
}

fn nothing_listed(command: &str) -> Slip {
    Slip {
        place: "xtask/src/tidy/coverage.rs".to_owned(),
        message: format!(
            "`tapete {command} --json` lists nothing that is known here; mend how it is read"
        ),
    }
}

fn missing_playthroughs(games: &[String], sources: &[Source]) -> Vec<Slip> {
    if games.is_empty() {
        return vec![nothing_listed("games")];
    }
    let wanted = games
        .iter()
        .map(|it| format!("tests/playthroughs/{it}.txt"));
    wanted
        .filter(|wanted| sources.iter().all(|it| it.path != *wanted))
        .map(|place| Slip {
            place,
            message:
                "the file is missing; run `UPDATE_EXPECT=1 cargo suite playthrough` and read it"
                    .to_owned(),
        })
        .collect()
}

fn scenes(sources: &[Source]) -> impl Iterator<Item = &Source> {
    sources.iter().filter(|it| it.path.ends_with(".scene"))
}

fn in_a_scene(word: &str, sources: &[Source]) -> bool {
    let is_part = |it: char| it.is_alphanumeric() || it == '_';
    scenes(sources).any(|scene| {
        scene.text.match_indices(word).any(|(at, _)| {
            let before = scene.text[..at].chars().next_back();
            let after = scene.text[at + word.len()..].chars().next();
            !before.is_some_and(is_part) && !after.is_some_and(is_part)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    #[test]
    fn a_word_without_a_scene_is_a_slip() {
        let json = r#"{"words":[{"spellings":["deals","reparte"]},{"spellings":["turns"]}]}"#;
        let words = words(&Json::read(json).unwrap());
        let scenes = [source("tests/scenes/a.scene", "reparte 7\nreturns 1\n")];
        let found = missing_words(&words, &scenes);
        assert_eq!(found.len(), 1);
        assert!(found[0].message.contains("`turns`"), "{found:?}");
        assert_eq!(missing_words(&[], &scenes).len(), 1);
    }

    #[test]
    fn a_diagnostic_without_a_scene_is_a_slip() {
        let json =
            r#"{"codes":[{"scope":"lang","code":"unknown-kind"},{"scope":"chess","code":"x"}]}"#;
        let codes = codes(&Json::read(json).unwrap());
        let scenes = [source(
            "tests/scenes/a.scene",
            "=> 1:5 error[lang:unknown-kind] no\n",
        )];
        let found = missing_codes(&codes, &scenes);
        assert_eq!(found.len(), 1);
        assert!(found[0].message.contains("`chess:x`"), "{found:?}");
    }

    #[test]
    fn a_game_without_a_playthrough_is_a_slip() {
        let json = r#"{"games":[{"name":"heap"},{"name":"tower"}]}"#;
        let games = games(&Json::read(json).unwrap());
        let tree = [source("tests/playthroughs/heap.txt", "")];
        let found = missing_playthroughs(&games, &tree);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].place, "tests/playthroughs/tower.txt");
        assert_eq!(missing_playthroughs(&[], &tree).len(), 1);
    }
}
