//! The texts shown in documents: each is a game or bot without problems, or a
//! scene that passes.

use libtest_mimic::{Failed, Trial};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tapete_game::{Changes, MoveView, Piece, Told};
use tapete_workshop::{Text, load, scene};

use crate::golden::{files, project_file, read, root, shown};

/// With what a scene begins.
const SCENE: &str = "--- ";

/// Words with which a text of ours begins.
const BEGINNINGS: &[&str] = &["new ", "nuevo ", "nueva ", "//"];

/// Makes one trial per document that shows texts.
pub fn trials() -> Vec<Trial> {
    let mut documents = files("docs", "md");
    // Tests of the program follow it, mistakes and all.
    documents.retain(|it| !shown(it).starts_with("docs/tutorial/"));
    documents.extend(["README.md", "CHANGELOG.md", "CONTRIBUTING.md"].map(|it| root().join(it)));
    documents
        .into_iter()
        .map(|path| {
            let name = shown(&path);
            Trial::test(format!("docs::{name}"), move || {
                let document = read(&path)?;
                texts(&document, BEGINNINGS)
                    .iter()
                    .try_for_each(|it| well(&name, it))?;
                texts(&document, &[SCENE])
                    .iter()
                    .try_for_each(|it| passes(&name, it))?;
                samples(&document)
                    .iter()
                    .try_for_each(|(kind, text)| reads(kind, text))
            })
        })
        .collect()
}

/// Lists the fenced texts of a document that begin with one of these words. One
/// with `…` is a form and not a text.
fn texts(document: &str, beginnings: &[&str]) -> Vec<String> {
    let mut texts = Vec::new();
    let mut open: Option<String> = None;
    for line in document.lines() {
        if line.trim_start().starts_with("```") {
            match open.take() {
                Some(text) => texts.push(text),
                None => open = Some(String::new()),
            }
        } else if let Some(text) = &mut open {
            text.push_str(line);
            text.push('\n');
        }
    }
    texts.retain(|it| {
        let begins = beginnings
            .iter()
            .any(|word| it.trim_start().starts_with(word));
        begins && !it.contains('…')
    });
    texts
}

/// Lists the fenced samples of data: what each is said to be, and its text.
fn samples(document: &str) -> Vec<(String, String)> {
    let parts = document.split("\n```json ").skip(1);
    let samples = parts.filter_map(|part| {
        let (kind, rest) = part.split_once('\n')?;
        let (text, _) = rest.split_once("\n```")?;
        Some((kind.trim().to_owned(), text.to_owned()))
    });
    samples.collect()
}

/// Reads a sample as what it is said to be, and holds that nothing of it is
/// left over: a field that no longer exists would be.
fn reads(kind: &str, text: &str) -> Result<(), Failed> {
    let again = match kind {
        "piece" => again::<Piece>(text),
        "move" => again::<MoveView>(text),
        "changes" => again::<Changes>(text),
        "told" => again::<Told>(text),
        _ => return Err(format!("a sample of `{kind}` is of no known kind").into()),
    };
    let shown: serde_json::Value = serde_json::from_str(text)?;
    match again? == shown {
        true => Ok(()),
        false => Err(format!("this sample of `{kind}` is read as something else:\n{text}").into()),
    }
}

fn again<T: Serialize + DeserializeOwned>(text: &str) -> Result<serde_json::Value, Failed> {
    let data: T = serde_json::from_str(text)?;
    Ok(serde_json::to_value(data)?)
}

fn well(document: &str, text: &str) -> Result<(), Failed> {
    let loaded = load(&Text::new(document, text), &[], None, &mut |name, _| {
        Err(format!("a document cannot include {name}"))
    });
    let problems = tapete_lang::plain(&loaded.problems, &loaded.sources, tapete_lang::Tongue::En);
    if problems.is_empty() {
        return Ok(());
    }
    Err(format!("this text has problems:\n{text}\n{problems}").into())
}

fn passes(document: &str, text: &str) -> Result<(), Failed> {
    let scenes = scene::scenes(text).map_err(|error| format!("{document}, {error}"))?;
    for scene in scenes {
        scene
            .run(&mut project_file)
            .map_err(|it| format!("{document}, a scene that it shows, {it}"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_texts_of_our_language_are_taken() {
        let document = "a\n```\nnew A\n```\n```\ncargo run\n```\n```\nnew Kind …\n```\n  ```\n  // b\n  new B\n  ```\n";
        assert_eq!(
            texts(document, BEGINNINGS),
            ["new A\n", "  // b\n  new B\n"]
        );
        assert!(well("x", "new Nothing called \"X\"").is_err());
    }

    #[test]
    fn a_sample_with_a_field_that_is_unknown_is_noticed() {
        let document = "a\n```json move\n{}\n```\n```json\n{}\n```\n";
        assert_eq!(samples(document), [("move".to_owned(), "{}".to_owned())]);
        let sample = |role: &str| {
            format!(r#"{{"key": "end", "number": 0, "{role}": "end", "label": "End"}}"#)
        };
        assert!(reads("move", &sample("role")).is_ok());
        assert!(reads("move", &sample("roll")).is_err());
        assert!(reads("piece", &sample("role")).is_err());
    }
}
