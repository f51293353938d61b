//! A new power: what it costs, and its script.

use tapete_workshop::{Cards, PowerDraft};

use crate::args::NewArgs;

use super::ask::Desk;
use super::editor;
use super::save::Made;

/// The most energy that a card may cost.
const COST_MAX: i64 = 1_000_000;

pub(super) fn make(args: &NewArgs, cards: &Cards, desk: &mut Desk<'_>) -> anyhow::Result<Made> {
    let name = desk.name(args.name.as_deref())?;
    let cost = desk.number(desk.speech.cost, 0..=COST_MAX)?;
    let script = editor::script(&name, cards, desk)?;
    // The input may end here: a description is not needed, and the script is
    // not to be lost for it.
    let says = desk.line(&format!("{}: ", desk.speech.says))?;
    let draft = PowerDraft {
        cost,
        says: says.unwrap_or_default().trim().to_owned(),
        script,
        name,
    };
    Ok(Made {
        kind: "Power",
        sentence: draft.sentence(),
        name: draft.name,
        include: None,
    })
}
