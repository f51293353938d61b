//! The words that scripts are written in, as the editor shows them.

use tapete_workshop::{Cards, SCRIPT_WORDS, ScriptRole, ScriptWord};

use tapete_speech::nearest;

use crate::commands::columns::table;
use crate::speech::fill;

use super::ask::Desk;

/// Shows all words, or one of them with its example.
pub(super) fn show(word: &str, cards: &Cards, desk: &mut Desk<'_>) -> anyhow::Result<()> {
    if word.is_empty() {
        return all(cards, desk);
    }
    let tongue = desk.out.tongue;
    let words = || SCRIPT_WORDS.iter().flat_map(|it| it.words);
    let Some(found) = words().find(|it| it.word.is(word)) else {
        let names = words().flat_map(|it| it.word.spellings());
        let message = match nearest(word, names) {
            Some(near) => fill(desk.speech.no_word_near, &[&word, &near]),
            None => fill(desk.speech.no_word, &[&word]),
        };
        desk.say(&message)?;
        return Ok(());
    };
    let spellings: Vec<&str> = found.word.spellings().collect();
    desk.say(&spellings.join(", "))?;
    desk.say(&format!("  {}", found.word.doc.get(tongue)))?;
    desk.say(&format!("  {}", found.word.example))?;
    Ok(())
}

fn all(cards: &Cards, desk: &mut Desk<'_>) -> anyhow::Result<()> {
    let tongue = desk.out.tongue;
    for list in SCRIPT_WORDS {
        let title = list.role.title().get(tongue);
        if list.role == ScriptRole::Element {
            let elements = cards.shelf.elements(desk.out.tongue).join(", ");
            desk.say(&fill("{0}: {1}", &[&title, &elements]))?;
            continue;
        }
        let row = |it: &ScriptWord| {
            let doc = it.word.doc.get(tongue);
            vec![it.word.name.to_owned(), doc.to_owned()]
        };
        let table = table(&[title, ""], list.words.iter().map(row).collect());
        desk.say(&table.to_string())?;
    }
    desk.say(desk.speech.words_hint)?;
    Ok(())
}
