//! Who plays: the players that a text names, or how many it is for.

use std::ops::RangeInclusive;

use tapete_lang::{Checked, CheckedItem, Diagnostic};

use super::Reading;
use super::codes::{self, BAD_PLAYER_NAME, NO_PLAYERS, PLAYERS_DISAGREE, WRONG_PLAYERS};
use crate::galaxy::SeatPlan;
use crate::state::PLAYERS_MAX;
use crate::words::PLAYERS;

/// The kind of the players that a text names.
const PLAYER: &str = "Player";

/// How many characters the name of a player has at most.
const NAME_CHARS_MAX: usize = 40;

/// How many players there may be, and what is said of them.
pub(super) type Seats = (RangeInclusive<usize>, Vec<SeatPlan>);

/// Returns how many players there may be.
pub(super) fn range(checked: &Checked, item: &CheckedItem) -> Option<RangeInclusive<usize>> {
    let n_named = checked.of_kind(PLAYER).count();
    if n_named > 0 {
        return (2..=PLAYERS_MAX)
            .contains(&n_named)
            .then_some(n_named..=n_named);
    }
    let (from, to) = item.line("for_players")?.value.range()?;
    Some(from.max(2) as usize..=(to.max(from) as usize).min(PLAYERS_MAX))
}

/// Reads the players; nothing if it is not known how many there are.
pub(super) fn read(checked: &Checked, reading: &mut Reading<'_>) -> Option<Seats> {
    let item = reading.item;
    let named: Vec<&CheckedItem> = checked.of_kind(PLAYER).collect();
    let n_named = named.len();
    let said = item.line("for_players");
    if n_named == 0 && said.is_none() && !item.failed("for_players") {
        reading
            .problems
            .push(Diagnostic::new(&NO_PLAYERS, item.head()).help(codes::NAME_PLAYERS));
    }
    if let Some(said) = said.filter(|_| n_named > 0)
        && said.value.range() != Some((n_named as i64, n_named as i64))
    {
        reading.problems.push(
            Diagnostic::new(&PLAYERS_DISAGREE, said.place)
                .arg(n_named)
                .help_with(codes::WRITE_PLAYERS, vec![n_named.into()]),
        );
    }
    if n_named == 1 || n_named > PLAYERS_MAX {
        let first_wrong = named.get(PLAYERS_MAX).or(named.last());
        reading.problems.push(
            Diagnostic::new(
                &WRONG_PLAYERS,
                first_wrong.map_or(item.head(), |it| it.head()),
            )
            .arg(n_named)
            .arg(PLAYERS_MAX),
        );
    }
    let seats = named.iter().map(|it| plan(it, reading)).collect();
    Some((range(checked, item)?, seats))
}

fn plan(item: &CheckedItem, reading: &mut Reading<'_>) -> SeatPlan {
    let name = item.name().unwrap_or_default();
    let is_long = name.chars().nth(NAME_CHARS_MAX).is_some();
    if is_long || name.chars().any(char::is_control) {
        // A message is one line, and not longer than the name may be.
        let visible = |it: char| if it.is_control() { '·' } else { it };
        let shown: String = name.chars().map(visible).take(NAME_CHARS_MAX).collect();
        reading.problems.push(
            Diagnostic::new(&BAD_PLAYER_NAME, item.head())
                .arg(shown)
                .help_with(codes::SHORT_NAME, vec![NAME_CHARS_MAX.into()]),
        );
    }
    SeatPlan {
        name: Some(name.to_owned()),
        player: item.line("plays").and_then(|it| PLAYERS.meant(it)),
        hue: None,
    }
}
