//! The tiles of a game: reads the set and what the text changes in it.

use tapete_lang::{CheckedItem, Diagnostic, Place, Problems};

use super::codes::{
    self, NO_EFFECT, NO_SUCH_TILE, NO_TILES, NO_VALUES, TOO_MANY_TILES, WRONG_FACES,
};
use crate::choice::index_of;
use crate::pieces::{Faces, Id, Values};
use crate::tile_set::{Changes, LISTED_MAX, Refusal, SET_MAX, Set};
use crate::{filters, sets, values};

/// How many values a message names one by one.
const NAMED_MAX: usize = 10;

/// Reads the set; nothing after a problem.
pub(super) fn read_set(item: &CheckedItem, problems: &mut Problems) -> Option<Set> {
    let line = item.line("with_tiles")?;
    let name = line.value.name()?;
    let plan = (sets::CHOICES[index_of(sets::NAMES, name.id())?].plan)(name);
    let own = item.line("with_values");
    let values = match (plan.values, own) {
        (Some(values), None) => values,
        (Some(values), Some(own)) => {
            problems.push(
                Diagnostic::new(&NO_EFFECT, own.place)
                    .arg("with_values")
                    .arg(codes::SET_HAS_VALUES),
            );
            values
        }
        (None, Some(own)) => {
            let name = own.value.name()?;
            (values::CHOICES[index_of(values::NAMES, name.id())?].make)(name)
        }
        (None, None) => {
            if !item.failed("with_values") {
                problems.push(
                    Diagnostic::new(&NO_VALUES, line.place)
                        .arg(name.id())
                        .help(codes::ADD_VALUES),
                );
            }
            return None;
        }
    };
    let mut changes = Changes {
        keeping: item
            .lines("keeping")
            .iter()
            .filter_map(|line| index_of(filters::NAMES, line.value.name()?.id()))
            .map(|index| &filters::CHOICES[index])
            .collect(),
        without: read_faces(item, "without", &values, problems)?,
        copies: item
            .line("copies")
            .and_then(|it| it.value.number())
            .unwrap_or(1) as u32,
        extra: read_faces(item, "tile", &values, problems)?,
    };
    loop {
        match Set::new(values.clone(), plan.form, plan.n_faces, &changes) {
            Ok(set) => return Some(set),
            // What is not there need not be taken out: the game is as good.
            Err(Refusal::NotInSet(unknown)) if changes.without.contains(&unknown) => {
                changes.without.retain(|it| *it != unknown);
                warn_without(item, &unknown, &values, problems);
            }
            Err(refusal) => {
                refuse(item, line.place, refusal, problems);
                return None;
            }
        }
    }
}

/// Reports the lines that take out a tile that the set does not have.
fn warn_without(item: &CheckedItem, unknown: &Faces, values: &Values, problems: &mut Problems) {
    for line in item.lines("without") {
        let faces = line.value.faces().and_then(|it| values.read_faces(it));
        if faces.as_ref() == Some(unknown) {
            problems.push(
                Diagnostic::new(&NO_EFFECT, line.place)
                    .arg("without")
                    .arg(codes::NOT_IN_SET),
            );
        }
    }
}

/// Reads the tiles that a clause names, line by line; nothing after a problem.
fn read_faces(
    item: &CheckedItem,
    clause: &str,
    values: &Values,
    problems: &mut Problems,
) -> Option<Vec<Faces>> {
    let mut all = Vec::new();
    let mut is_right = !item.failed(clause);
    for line in item.lines(clause) {
        let faces = line.value.faces().unwrap_or_default();
        match values.read_faces(faces) {
            Some(faces) => all.push(faces),
            None => {
                no_such_tile(line.place, faces, values, problems);
                is_right = false;
            }
        }
    }
    is_right.then_some(all)
}

/// Reports a tile that the game does not have.
pub(super) fn no_such_tile(
    place: Place,
    faces: &[String],
    values: &Values,
    problems: &mut Problems,
) {
    // A long list says no more than where it begins and ends.
    let shown = match &values.names[..] {
        [first, second, .., last] if values.len() > NAMED_MAX => {
            format!("{first}, {second}, …, {last}")
        }
        names => names.join(", "),
    };
    problems.push(
        Diagnostic::new(&NO_SUCH_TILE, place)
            .arg(faces.join("|"))
            .arg(shown),
    );
}

fn refuse(item: &CheckedItem, place: Place, refusal: Refusal, problems: &mut Problems) {
    let place_of = |clause: &str| item.line(clause).map_or(place, |it| it.place);
    problems.push(match refusal {
        Refusal::NoValues => Diagnostic::new(&NO_VALUES, place_of("with_values"))
            .arg("with_tiles")
            .help(codes::ADD_VALUES),
        Refusal::NoTiles => Diagnostic::new(&NO_TILES, place),
        Refusal::TooMany(n) => Diagnostic::new(&TOO_MANY_TILES, place)
            .arg(n as i64)
            .arg(i64::from(SET_MAX)),
        Refusal::TooManyToChange(n) => Diagnostic::new(&TOO_MANY_TILES, place)
            .arg(n as i64)
            .arg(i64::from(LISTED_MAX))
            .help(codes::CHANGED_SET),
        Refusal::WrongFaces(faces) => {
            Diagnostic::new(&WRONG_FACES, place_of("tile")).arg(faces.len() as i64)
        }
        Refusal::NotInSet(_) => Diagnostic::new(&NO_TILES, place_of("tile")),
    });
}

/// Returns the tile in the parentheses of a name; reports one that the game
/// does not have.
pub(super) fn tile_of(
    name: &tapete_lang::CheckedName,
    set: &Set,
    problems: &mut Problems,
) -> Option<Id> {
    let faces = name.faces(0)?;
    let found = set
        .values
        .read_faces(faces)
        .and_then(|faces| set.find(faces.as_slice()));
    if found.is_none() {
        no_such_tile(name.place, faces, &set.values, problems);
    }
    found
}
