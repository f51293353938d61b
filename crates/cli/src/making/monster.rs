//! A new monster: its element and its figures.

use tapete_workshop::{Cards, MonsterDraft};

use crate::args::NewArgs;
use crate::speech::fill;

use super::ask::Desk;
use super::save::Made;

/// The most life and attack that a text may give.
const FIGURE_MAX: i64 = 1_000_000;

pub(super) fn make(args: &NewArgs, cards: &Cards, desk: &mut Desk<'_>) -> anyhow::Result<Made> {
    let name = desk.name(args.name.as_deref())?;
    let element = element(cards, desk)?;
    let speech = desk.speech;
    let draft = MonsterDraft {
        element,
        life: desk.number(speech.life, 1..=FIGURE_MAX)?,
        attack: desk.number(speech.attack, 0..=FIGURE_MAX)?,
        says: desk.ask(speech.says)?,
        name,
    };
    Ok(Made {
        kind: "Monster",
        sentence: draft.sentence(),
        name: draft.name,
        include: None,
    })
}

fn element(cards: &Cards, desk: &mut Desk<'_>) -> anyhow::Result<String> {
    let elements = cards.shelf.elements(desk.out.tongue);
    for (number, element) in (1..).zip(&elements) {
        desk.say(&fill("  {0}. {1}", &[&number, element]))?;
    }
    loop {
        let answer = desk.ask(desk.speech.element)?;
        let by_number = answer
            .parse::<usize>()
            .ok()
            .and_then(|it| it.checked_sub(1));
        let wanted = by_number.and_then(|it| elements.get(it)).unwrap_or(&answer);
        if let Some(element) = cards.shelf.element_written(wanted) {
            return Ok(element.to_owned());
        }
        desk.say(&fill(desk.speech.no_element, &[&answer]))?;
    }
}
