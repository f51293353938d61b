//! Shipped games with mistakes, as a hurried author makes them.

use tapete_game::Chance;
use tapete_lang::lex;
use tapete_workshop::shipped;

use super::one_of;

/// What may be typed by mistake.
const SLIPS: &[&str] = &[
    "new",
    "nuevo",
    "called",
    "include \"x\"",
    "when",
    "cuando",
    "and",
    "or",
    "not",
    "if",
    "to",
    "=",
    "==",
    "<",
    ">=",
    "+",
    "-",
    "*",
    "/",
    "%",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ";",
    ":",
    ".",
    "..",
    "|",
    "\"",
    "“",
    "'",
    "//",
    "/*",
    "*/",
    "#",
    "\\",
    "0",
    "1",
    "-1",
    "7",
    "99",
    "1.5",
    "99999999999999999999",
    "6|6",
    "2..4",
    "Domino",
    "Bot",
    "deals",
    "reparte",
    "Doubles",
    "Out",
    "players",
    "hand.points",
    "Galaxy",
    "Planet",
    "owned_by",
    "0.5",
    "ñ",
    "🎲",
    "\u{feff}",
    "\0",
    "\r",
    "\r\n",
    "\t",
    "\n",
    "\u{202e}",
];

/// Returns a shipped text with one to four mistakes.
pub(super) fn text(chance: &mut Chance) -> String {
    let all = shipped();
    let text = all.get(chance.below(all.len() as u32) as usize);
    let text = text.map_or("", |it| it.text);
    let mut pieces: Vec<String> = lex(text)
        .iter()
        .map(|it| text.get(it.span.range()).unwrap_or("").to_owned())
        .collect();
    for _ in 0..=chance.below(4) {
        mistake(&mut pieces, SLIPS, chance);
    }
    pieces.concat()
}

/// Makes one mistake, perhaps by typing something that is easily typed.
pub(super) fn mistake(pieces: &mut Vec<String>, slips: &[&str], chance: &mut Chance) {
    let at = chance.below(pieces.len() as u32) as usize;
    let other = chance.below(pieces.len() as u32) as usize;
    let Some(piece) = pieces.get(at).cloned() else {
        return;
    };
    match chance.below(8) {
        0 => drop(pieces.remove(at)),
        1 => pieces.insert(at, piece),
        2 => pieces.swap(at, other),
        3 => pieces.truncate(at + 1),
        4 => pieces[at] = misspelt(&piece, chance),
        5 => drop(pieces.drain(at.min(other)..at.max(other).min(at.min(other) + 8))),
        6 => pieces[at] = one_of(slips, chance).unwrap_or("").to_owned(),
        _ => pieces.insert(at, one_of(slips, chance).unwrap_or("").to_owned()),
    }
}

/// Drops, doubles or swaps a character.
fn misspelt(word: &str, chance: &mut Chance) -> String {
    let mut chars: Vec<char> = word.chars().collect();
    let at = chance.below(chars.len() as u32) as usize;
    let next = (at + 1).min(chars.len().saturating_sub(1));
    match chance.below(3) {
        0 if at < chars.len() => drop(chars.remove(at)),
        1 if at < chars.len() => chars.insert(at, chars[at]),
        _ if at < chars.len() => chars.swap(at, next),
        _ => {}
    }
    chars.into_iter().collect()
}
