//! The words that code is written in, as the editor shows them.

use tapete_family::{Code, CodeWords};
use tapete_lang::Word;
use tapete_speech::nearest;

use crate::commands::columns::table;
use crate::speech::fill;

use super::ask::Desk;

/// Shows all words, or one of them with its example.
pub(super) fn show(word: &str, code: &Code, desk: &mut Desk<'_>) -> anyhow::Result<()> {
    if word.is_empty() {
        return all(&code.words, desk);
    }
    let tongue = desk.out.tongue;
    let words = || code.words.iter().flat_map(|it| it.words.iter().copied());
    let Some(found) = words().find(|it| it.is(word)) else {
        let names = words().flat_map(Word::spellings);
        let message = match nearest(word, names) {
            Some(near) => fill(desk.speech.no_word_near, &[&word, &near]),
            None => fill(desk.speech.no_word, &[&word]),
        };
        desk.say(&message)?;
        return Ok(());
    };
    let spellings: Vec<&str> = found.spellings().collect();
    desk.say(&spellings.join(", "))?;
    desk.say(&format!("  {}", found.doc.get(tongue)))?;
    desk.say(&format!("  {}", found.example))?;
    Ok(())
}

fn all(lists: &[CodeWords], desk: &mut Desk<'_>) -> anyhow::Result<()> {
    let tongue = desk.out.tongue;
    for list in lists {
        if !list.names.is_empty() {
            let names = list.names.join(", ");
            desk.say(&fill("{0}: {1}", &[&list.title, &names]))?;
            continue;
        }
        let row = |it: &&Word| vec![it.name.to_owned(), it.doc.get(tongue).to_owned()];
        let rows = list.words.iter().map(row).collect();
        let table = table(&[list.title.as_str(), ""], rows);
        desk.say(&table.to_string())?;
    }
    desk.say(desk.speech.words_hint)?;
    Ok(())
}
