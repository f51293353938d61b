//! The decks of a text: which cards, and whether they make a legal deck.

use std::collections::BTreeMap;

use tapete_lang::{Checked, CheckedItem, Code, Diagnostic, Problems};

use super::codes::{
    DECK_MONSTERS, DECK_POWERS, LEAVE_OUT, MORE_MONSTERS, MORE_POWERS, ONE_LINE_EACH, POWER_LINES,
    TOO_MANY, UNKNOWN_DECK, UNKNOWN_MONSTER, UNKNOWN_POWER,
};
use super::texts::{Quoted, both, check_name, texts, unknown};
use crate::card::Deck;
use crate::files::check_keeps;
use crate::options::Options;

/// The most decks of a text.
const DECKS_MAX: usize = 200;

/// Reads the decks of a text, in its order.
pub(super) fn read(checked: &Checked, options: &Options, problems: &mut Problems) -> Vec<Deck> {
    let items: Vec<&CheckedItem> = checked.of_kind("Deck").collect();
    if let Some(beyond) = items.get(DECKS_MAX) {
        problems.push(
            Diagnostic::new(&TOO_MANY, beyond.head())
                .arg(items.len())
                .arg(both("decks", "mazos"))
                .arg(DECKS_MAX)
                .help(LEAVE_OUT),
        );
    }
    let cards = Cards {
        monsters: names(checked, "Monster"),
        powers: names(checked, "Power"),
        is_alone: checked.of_kind(super::DUEL).next().is_none(),
    };
    let mut taken: Vec<String> = items
        .iter()
        .filter_map(|it| it.name().map(str::to_owned))
        .collect();
    let mut decks = Vec::new();
    for item in items.iter().take(DECKS_MAX) {
        check_name(item, problems);
        check_keeps(item, problems);
        let name = match item.name() {
            Some(name) => name.to_owned(),
            None => free_name(decks.len() + 1, &mut taken),
        };
        decks.push(Deck {
            name,
            place: item.head(),
            ..cards.read(item, options, problems)
        });
    }
    decks
}

/// Returns the decks that a game uses, in its order.
pub(super) fn used(item: &CheckedItem, decks: Vec<Deck>, problems: &mut Problems) -> Vec<Deck> {
    let lines = item.lines("uses");
    if lines.is_empty() {
        return decks;
    }
    let mut used = Vec::new();
    let said = lines.iter().filter_map(|it| texts("uses", it, problems));
    for named in said.flatten().collect::<Vec<Quoted>>() {
        match decks.iter().find(|it| it.name == named.text) {
            Some(deck) => used.push((named, deck.clone())),
            None => {
                let names = decks.iter().map(|it| it.name.as_str());
                unknown(&UNKNOWN_DECK, &named, names, problems);
            }
        }
    }
    // The same deck may be used by several seats; each use needs its own name.
    let mut decks: Vec<Deck> = Vec::new();
    for (named, deck) in used {
        let mut name = deck.name.clone();
        let mut number = 2;
        while decks.iter().any(|it| it.name == name) {
            name = format!("{} {number}", deck.name);
            number += 1;
        }
        if decks.len() == DECKS_MAX {
            let diagnostic = Diagnostic::new(&TOO_MANY, named.place);
            let what = both("decks", "mazos");
            let diagnostic = diagnostic.arg(DECKS_MAX + 1).arg(what).arg(DECKS_MAX);
            problems.push(diagnostic.help(LEAVE_OUT));
            break;
        }
        decks.push(Deck { name, ..deck });
    }
    decks
}

/// Returns a name for a deck without one.
fn free_name(number: usize, taken: &mut Vec<String>) -> String {
    let mut number = number;
    loop {
        let name = format!("Deck {number}");
        if !taken.contains(&name) {
            taken.push(name.clone());
            return name;
        }
        number += 1;
    }
}

fn names<'a>(checked: &'a Checked, kind: &'a str) -> Vec<&'a str> {
    let items = checked.of_kind(kind);
    items.map(|it| it.name().unwrap_or_default()).collect()
}

/// The cards that decks may name.
struct Cards<'a> {
    monsters: Vec<&'a str>,
    powers: Vec<&'a str>,
    /// The text holds no game: its decks may name cards of other texts.
    is_alone: bool,
}

impl Cards<'_> {
    fn read(&self, item: &CheckedItem, options: &Options, problems: &mut Problems) -> Deck {
        let (monsters, said) = self.monsters(item, options, problems);
        Deck {
            name: String::new(),
            powers: self.powers(item, options, &said, problems),
            monsters,
            place: item.head(),
        }
    }

    fn monsters(
        &self,
        item: &CheckedItem,
        options: &Options,
        problems: &mut Problems,
    ) -> (Vec<u16>, Vec<Quoted>) {
        let Some(line) = item.line("monsters") else {
            return (Vec::new(), Vec::new());
        };
        let Some(said) = texts("monsters", line, problems) else {
            return (Vec::new(), Vec::new());
        };
        let n_needed = usize::from(options.n_monsters);
        if said.len() != n_needed {
            problems.push(
                Diagnostic::new(&DECK_MONSTERS, line.place)
                    .arg(n_needed)
                    .arg(said.len())
                    .help_with(MORE_MONSTERS, vec![n_needed.into(), said.len().into()]),
            );
        }
        let indices = self.find(&UNKNOWN_MONSTER, &self.monsters, &said, problems);
        (indices, said)
    }

    /// Reads the powers of all monsters: a line for each, or all in one line.
    fn powers(
        &self,
        item: &CheckedItem,
        options: &Options,
        monsters: &[Quoted],
        problems: &mut Problems,
    ) -> Vec<u16> {
        let lines = item.lines("powers");
        let each = usize::from(options.n_powers);
        let mut said: Vec<(tapete_lang::Place, Vec<Quoted>)> = lines
            .iter()
            .map(|it| (it.place, texts("powers", it, problems).unwrap_or_default()))
            .collect();
        if let [(place, all)] = said.as_slice()
            && monsters.len() > 1
            && all.len() == each * monsters.len()
        {
            let place = *place;
            said = all.chunks(each).map(|it| (place, it.to_vec())).collect();
        }
        let may_count = !item.failed("powers") && !item.failed("monsters");
        // Of a wrong number of monsters is told already.
        let n_fitting = [monsters.len(), usize::from(options.n_monsters)];
        let fits = n_fitting.contains(&said.len()) || lines.is_empty() || monsters.is_empty();
        if may_count && !fits {
            let place = lines.last().map_or(item.head(), |it| it.place);
            problems.push(
                Diagnostic::new(&POWER_LINES, place)
                    .arg(monsters.len())
                    .arg(said.len())
                    .help_with(ONE_LINE_EACH, vec![each.into()]),
            );
        }
        for (number, (place, powers)) in said.iter().enumerate() {
            if powers.len() != each && !powers.is_empty() && !monsters.is_empty() {
                let monster = monsters.get(number).map_or("?", |it| it.text.as_str());
                problems.push(
                    Diagnostic::new(&DECK_POWERS, *place)
                        .arg(monster)
                        .arg(powers.len())
                        .arg(each)
                        .help_with(MORE_POWERS, vec![each.into(), powers.len().into()]),
                );
            }
        }
        let all: Vec<Quoted> = said.into_iter().flat_map(|it| it.1).collect();
        self.find(&UNKNOWN_POWER, &self.powers, &all, problems)
    }

    fn find(
        &self,
        code: &'static Code,
        names: &[&str],
        said: &[Quoted],
        problems: &mut Problems,
    ) -> Vec<u16> {
        let mut indices = Vec::new();
        let known: BTreeMap<&str, usize> = names.iter().copied().zip(0..).collect();
        for named in said {
            let index = known.get(named.text.as_str()).copied();
            // A text of decks alone knows no cards.
            let is_unknown = index.is_none() && !(self.is_alone && names.is_empty());
            if is_unknown {
                unknown(code, named, names.iter().copied(), problems);
            }
            indices.push(index.and_then(|it| u16::try_from(it).ok()).unwrap_or(0));
        }
        indices
    }
}
