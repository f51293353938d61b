//! Planets on cells: inside the map, and each on its own.

use super::super::codes;
use super::super::tree::Record;
use std::collections::BTreeMap;
use tapete_lang::{Bilingual, Diagnostic, Place, Problems};

const WRITE_CELL: Bilingual = Bilingual::new(
    "write a number from 0 to {0}",
    "escribe un número de 0 a {0}",
);
const OTHER_CELL: Bilingual = Bilingual::new(
    "write another `fila` or `columna`",
    "escribe otra `fila` o `columna`",
);
const IS_HERE: Bilingual = Bilingual::new("it is here", "está aquí");

/// The planets by their cells, as index and place of the name.
pub(super) type Cells = BTreeMap<(u32, u32), Placed>;

/// A planet that has a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    /// Its index among the planets.
    pub(super) planet: usize,
    /// Where its name stands.
    pub(super) name: Place,
}

/// Reads the cell of a planet and puts it there, if it may stand there.
///
/// Without a size nothing is known about cells, and nothing is said.
pub(super) fn cell(
    planet: &Record<'_>,
    index: usize,
    size: Option<(u32, u32)>,
    names: &[String],
    cells: &mut Cells,
    problems: &mut Problems,
) -> Option<(u32, u32)> {
    let (rows, columns) = size?;
    let row = inside(planet, "fila", rows, problems);
    let column = inside(planet, "columna", columns, problems);
    let cell = (row?, column?);
    let (_, row_place) = planet.number("fila")?;
    if let Some(other) = cells.get(&cell) {
        problems.push(
            Diagnostic::new(&codes::E222, row_place)
                .arg(names.get(other.planet).map_or("", String::as_str))
                .arg(i64::from(cell.0))
                .arg(i64::from(cell.1))
                .label(other.name, IS_HERE)
                .help(OTHER_CELL),
        );
        return None;
    }
    let name = planet.name("nombre").map_or(row_place, |it| it.1);
    cells.insert(
        cell,
        Placed {
            planet: index,
            name,
        },
    );
    Some(cell)
}

fn inside(
    planet: &Record<'_>,
    key: &'static str,
    side: u32,
    problems: &mut Problems,
) -> Option<u32> {
    let (number, place) = planet.number(key)?;
    let value = u32::try_from(number).ok().filter(|&it| it < side);
    if value.is_none() {
        let last = i64::from(side) - 1;
        problems.push(
            Diagnostic::new(&codes::E221, place)
                .arg(key)
                .arg(number.to_string())
                .arg(last)
                .help_with(WRITE_CELL, vec![last.into()]),
        );
    }
    value
}
