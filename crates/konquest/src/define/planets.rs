//! The planets that a text lists.

use std::collections::BTreeMap;

use tapete_lang::{Bilingual, Checked, CheckedItem, Diagnostic, Place, Problems, ValueKind};
use tapete_speech::nearest;

use super::Reading;
use super::codes::{self, BAD_PLANET_NAME, CELL_OUTSIDE, CELL_TAKEN, UNKNOWN_OWNER};
use super::figures::{only_value, rate, wrong_value};
use super::players::Seats;
use crate::galaxy::{Draws, Plan, SeatPlan};
use crate::name::Name;
use crate::travel::Cell;

/// The kind of the planets that a text lists.
const PLANET: &str = "Planet";

/// How many names a message lists.
const NAMES_SHOWN_MAX: usize = 10;

const AN_OWNER: Bilingual = Bilingual::new(
    "the name of a player, the number of a seat or `Nobody`",
    "el nombre de un jugador, el número de un asiento o `Nadie`",
);

/// The spellings of nobody.
const NOBODY: [&str; 2] = ["Nobody", "Nadie"];

/// Reads all planets; what is wrong with one is reported, and it is kept as
/// well as can be.
pub(super) fn read(
    checked: &Checked,
    seats: Option<&Seats>,
    size: Option<(u8, u8)>,
    reading: &mut Reading<'_>,
) -> Vec<Plan> {
    let mut cells: BTreeMap<Cell, (Place, Name)> = BTreeMap::new();
    let mut plans = Vec::new();
    let default = reading.number("neutrals_produce");
    for item in checked.of_kind(PLANET) {
        let problems = &mut *reading.problems;
        let said = item.name().unwrap_or_default();
        let Some(name) = Name::new(said) else {
            // Of a name that is missing or empty it was spoken.
            if !said.trim().is_empty() {
                problems.push(
                    Diagnostic::new(&BAD_PLANET_NAME, item.head())
                        .arg(said)
                        .help(codes::PLANET_NAME),
                );
            }
            continue;
        };
        let owner = seats.and_then(|it| owner(item, it, problems));
        let cell = cell(item, name, size, &mut cells, problems);
        let number = |clause: &str| item.line(clause)?.value.number();
        let usual = default.filter(|_| owner.is_none());
        plans.push(Plan {
            name,
            owner,
            ships: number("with_ships").unwrap_or(0),
            production: number("produces")
                .or(usual)
                .unwrap_or(Draws::HOME.production.0),
            kill: rate(item, "kills", problems).unwrap_or(Draws::HOME.kill.0),
            cell,
        });
    }
    plans
}

/// Lists the sentences of the planets that [`read`] gives, in the same order.
pub(crate) fn listed(checked: &Checked) -> impl Iterator<Item = &CheckedItem> {
    let planets = checked.of_kind(PLANET);
    planets.filter(|it| it.name().is_some_and(|it| Name::new(it).is_some()))
}

/// Tells whether a planet is said to be nobody's.
pub(crate) fn is_said_nobodys(item: &CheckedItem) -> bool {
    let value = only_value(
        item,
        "owned_by",
        (AN_OWNER, codes::OWNER),
        &mut Problems::new(),
    );
    matches!(value.map(|it| &it.kind), Some(ValueKind::Name(name)) if NOBODY.contains(&name.as_str()))
}

fn cell(
    item: &CheckedItem,
    name: Name,
    size: Option<(u8, u8)>,
    cells: &mut BTreeMap<Cell, (Place, Name)>,
    problems: &mut Problems,
) -> Option<Cell> {
    let said = item.line("at")?.value.name()?;
    let (row, column) = (said.number(0)?, said.number(1)?);
    let (rows, columns) = size?;
    if row >= i64::from(rows) || column >= i64::from(columns) {
        let last = [rows, columns].map(|it| (i64::from(it) - 1).into());
        problems.push(
            Diagnostic::new(&CELL_OUTSIDE, said.place)
                .arg(row)
                .arg(column)
                .help_with(codes::INSIDE, last.to_vec()),
        );
        return None;
    }
    let cell = Cell {
        row: row as u8,
        column: column as u8,
    };
    let (first, holder) = *cells.entry(cell).or_insert((said.place, name));
    if first != said.place {
        let here = vec![holder.as_str().into()];
        problems.push(
            Diagnostic::new(&CELL_TAKEN, said.place)
                .arg(row)
                .arg(column)
                .label(first, tapete_lang::Phrase::new(codes::TAKEN_HERE, here))
                .help(codes::OTHER_CELL),
        );
    }
    Some(cell)
}

fn owner(item: &CheckedItem, (players, seats): &Seats, problems: &mut Problems) -> Option<u8> {
    let value = only_value(item, "owned_by", (AN_OWNER, codes::OWNER), problems)?;
    match &value.kind {
        ValueKind::Name(name) if NOBODY.contains(&name.as_str()) => None,
        ValueKind::Number(number) => {
            let n_seats = *players.start();
            let seat = usize::try_from(*number).ok().filter(|it| *it < n_seats);
            if seat.is_none() {
                problems.push(
                    value
                        .diagnostic(&UNKNOWN_OWNER)
                        .arg(*number)
                        .help_with(codes::SEATS, vec![(n_seats - 1).into()]),
                );
            }
            seat.map(|it| it as u8)
        }
        ValueKind::Text(name) => {
            let is_meant = |it: &SeatPlan| it.name.as_deref() == Some(name);
            let seat = seats.iter().position(is_meant);
            if seat.is_none() {
                problems.push(unknown(
                    value.diagnostic(&UNKNOWN_OWNER).arg(format!("`{name}`")),
                    name,
                    value.place,
                    seats,
                ));
            }
            seat.and_then(|it| u8::try_from(it).ok())
        }
        _ => {
            problems.push(wrong_value("owned_by", value, AN_OWNER).help(codes::OWNER));
            None
        }
    }
}

/// Adds the name that was probably meant, or those that there are.
fn unknown(diagnostic: Diagnostic, name: &str, place: Place, seats: &[SeatPlan]) -> Diagnostic {
    let names = || {
        let names = seats.iter().filter_map(|it| it.name.as_deref());
        names.take(NAMES_SHOWN_MAX)
    };
    if let Some(near) = nearest(name, names()) {
        return diagnostic
            .help_with(codes::DID_YOU_MEAN_QUOTED, vec![near.into()])
            .fix(place, format!("\"{near}\""));
    }
    let shown: Vec<String> = names().map(|it| format!("`\"{it}\"`")).collect();
    match shown.is_empty() {
        true => diagnostic.help(codes::NAME_PLAYERS),
        false => diagnostic.help_with(codes::ONE_OF, vec![shown.join(", ").into()]),
    }
}
