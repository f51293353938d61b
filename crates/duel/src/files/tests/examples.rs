//! The cards and decks of the original.

use std::fs;
use std::path::{Path, PathBuf};

use super::{formatted, problems, to_json, to_sentences};

fn folder(name: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/duel");
    let entries = fs::read_dir(root.join(name)).expect("a folder of examples");
    let mut paths: Vec<PathBuf> = entries.map(|it| it.expect("an entry").path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a text");
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

fn all() -> Vec<(PathBuf, String)> {
    let folders = ["cards/monsters", "cards/powers", "decks"];
    folders.into_iter().flat_map(folder).collect()
}

/// Returns a text without its spaces and line ends, also those in scripts.
fn squeezed(text: &str) -> String {
    let text = text
        .replace("\\n", "")
        .replace("\\r", "")
        .replace("\\t", "");
    text.chars().filter(|it| !it.is_whitespace()).collect()
}

#[test]
fn every_example_is_read_without_errors() {
    assert_eq!(all().len(), 5 + 19 + 2);
    for (path, text) in all() {
        let problems = problems(&text);
        assert!(!problems.contains("error"), "{path:?}: {problems}");
    }
}

#[test]
fn every_example_goes_to_sentences_and_back() {
    let mut n_same = 0;
    for (path, text) in all() {
        let sentences = to_sentences(&text).expect("sentences");
        let back = to_json(&sentences);
        // Only the layout of a script may differ.
        assert_eq!(squeezed(&back), squeezed(&text), "{path:?}:\n{sentences}");
        assert_eq!(formatted(&text).as_ref(), Ok(&back), "{path:?}");
        assert_eq!(to_json(&to_sentences(&back).expect("sentences")), back);
        n_same += usize::from(back == text);
    }
    assert!(n_same >= 22, "{n_same}");
}

#[test]
fn a_card_reads_well_as_a_sentence() {
    let (_, text) = folder("cards/powers")
        .into_iter()
        .find(|it| it.0.ends_with("04_robar.json"))
        .expect("the card");
    let expected = "new Power called \"Robar\"
  costs      20
  numbered   4
  says       \"Draws 2 cards.\"
  Conditions {}
  Actions    { Draw(2) }
";
    assert_eq!(to_sentences(&text).as_deref(), Ok(expected));
}
