//! Monsters and powers of a text.

use std::sync::Arc;

use tapete_lang::{Bilingual, Checked, CheckedItem, Diagnostic, Problems, Sources};

use super::codes::{ELEMENT_OF, LEAVE_OUT, ONE_ELEMENT, TOO_MANY, WRONG_ELEMENT};
use super::texts::{both, check_name, one, raw};
use super::{description, elements, script};
use crate::card::{Element, MonsterCard, PowerCard};
use crate::files::check_keeps;

/// The most monsters and the most powers of a text.
const CARDS_MAX: usize = 5_000;

/// Reads the monsters of a text, in its order.
pub(super) fn monsters(
    checked: &Checked,
    elements: &[Element],
    problems: &mut Problems,
) -> Vec<MonsterCard> {
    let what = both("monsters", "monstruos");
    let items = items(checked, "Monster", what, problems);
    let read = |item: &&CheckedItem| {
        check_name(item, problems);
        check_keeps(item, problems);
        MonsterCard {
            name: item.name().unwrap_or_default().to_owned(),
            description: text(item, "says"),
            element: element(item, elements, problems),
            life: figure(item, "with_life", 1),
            attack: figure(item, "with_attack", 0),
            poisoned: item.line("poisoned").is_some(),
            place: item.head(),
        }
    };
    items.iter().map(read).collect()
}

/// Reads the powers of a text, in its order.
pub(super) fn powers(
    sources: &Sources,
    checked: &Checked,
    elements: &[Element],
    problems: &mut Problems,
) -> Vec<PowerCard> {
    let lexicon = elements::lexicon(elements);
    let what = both("powers", "poderes");
    let items = items(checked, "Power", what, problems);
    let read = |item: &&CheckedItem| {
        check_name(item, problems);
        check_keeps(item, problems);
        let script = script::read(sources, item, &lexicon, problems);
        let said = text(item, "says");
        let cost = figure(item, "costs", 0);
        if let (Some(script), Some(line)) = (&script, item.line("says")) {
            description::check(&said, line.place, script, cost, elements, problems);
        }
        PowerCard {
            name: item.name().unwrap_or_default().to_owned(),
            description: said,
            cost,
            script: Arc::new(script.unwrap_or_default()),
            place: item.head(),
        }
    };
    items.iter().map(read).collect()
}

/// Returns the items of a kind, as many as a text may have.
pub(super) fn items<'a>(
    checked: &'a Checked,
    kind: &'a str,
    what: Bilingual,
    problems: &mut Problems,
) -> Vec<&'a CheckedItem> {
    let mut items: Vec<&CheckedItem> = checked.of_kind(kind).collect();
    if let Some(beyond) = items.get(CARDS_MAX) {
        problems.push(
            Diagnostic::new(&TOO_MANY, beyond.head())
                .arg(items.len())
                .arg(what)
                .arg(CARDS_MAX)
                .help(LEAVE_OUT),
        );
        items.truncate(CARDS_MAX);
    }
    items
}

/// Returns the index of a monster's element.
fn element(item: &CheckedItem, elements: &[Element], problems: &mut Problems) -> u8 {
    let Some(line) = item.line("is") else {
        return 0;
    };
    let [value] = raw(line) else {
        problems.push(Diagnostic::new(&WRONG_ELEMENT, line.place).help(ONE_ELEMENT));
        return 0;
    };
    let Some(named) = one(value) else {
        let diagnostic = Diagnostic::new(&WRONG_ELEMENT, value.place);
        problems.push(diagnostic.help(ELEMENT_OF));
        return 0;
    };
    match elements::find(elements, &named.text) {
        Some(index) => index,
        None => {
            elements::report_unknown(&named, elements, problems);
            0
        }
    }
}

fn text(item: &CheckedItem, clause: &str) -> String {
    let line = item.line(clause).and_then(|it| it.value.text());
    line.unwrap_or_default().to_owned()
}

fn figure(item: &CheckedItem, clause: &str, otherwise: i32) -> i32 {
    let line = item.line(clause).and_then(|it| it.value.number());
    let number = line.and_then(|it| i32::try_from(it).ok());
    number.unwrap_or(otherwise)
}
