//! The texts shown in documents: each is a game or bot without problems.

use libtest_mimic::{Failed, Trial};
use tapete_workshop::{Text, load};

use crate::golden::{files, read, root, shown};

/// Words with which a text of ours begins.
const BEGINNINGS: &[&str] = &["new ", "nuevo ", "nueva ", "//"];

/// Makes one trial per document that shows texts.
pub fn trials() -> Vec<Trial> {
    let mut documents = files("docs", "md");
    documents.extend(["README.md", "CHANGELOG.md", "CONTRIBUTING.md"].map(|it| root().join(it)));
    documents
        .into_iter()
        .map(|path| {
            let name = shown(&path);
            Trial::test(format!("docs::{name}"), move || {
                texts(&read(&path)?)
                    .iter()
                    .try_for_each(|it| well(&name, it))
            })
        })
        .collect()
}

/// Lists the fenced texts of a document that are in our language. One with
/// `…` is a form and not a text.
fn texts(document: &str) -> Vec<String> {
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
        let begins = BEGINNINGS
            .iter()
            .any(|word| it.trim_start().starts_with(word));
        begins && !it.contains('…')
    });
    texts
}

fn well(document: &str, text: &str) -> Result<(), Failed> {
    let loaded = load(&Text::new(document, text), &[], None, &mut |name| {
        Err(format!("a document cannot include {name}"))
    });
    let problems = tapete_lang::plain(&loaded.problems, &loaded.sources, tapete_lang::Tongue::En);
    if problems.is_empty() {
        return Ok(());
    }
    Err(format!("this text has problems:\n{text}\n{problems}").into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_texts_of_our_language_are_taken() {
        let document = "a\n```\nnew A\n```\n```\ncargo run\n```\n```\nnew Kind …\n```\n  ```\n  // b\n  new B\n  ```\n";
        assert_eq!(texts(document), ["new A\n", "  // b\n  new B\n"]);
        assert!(well("x", "new Nothing called \"X\"").is_err());
    }
}
