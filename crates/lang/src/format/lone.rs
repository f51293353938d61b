//! Values of one lower-case word, which look like clauses.

use super::rows::{Row, RowKind};

/// Puts `gains points` and `opens red when blocked` back together where they
/// stand on one line.
///
/// The form alone cannot tell such a value from a clause without values, so
/// that two of those on one line stay there as well.
pub(super) fn join(rows: Vec<Row>) -> Vec<Row> {
    let mut joined: Vec<Row> = Vec::with_capacity(rows.len());
    for row in rows {
        match joined.last_mut() {
            Some(last) if waits_for_value(last) && can_be_value(&row) => {
                last.chunks.extend(row.chunks);
                last.trailing = row.trailing;
                last.has_line_end |= row.has_line_end;
            }
            _ => joined.push(row),
        }
    }
    joined
}

fn waits_for_value(row: &Row) -> bool {
    let is_alone = row.chunks.len() == 1 && row.trailing.is_empty();
    row.kind == RowKind::Clause && !row.is_phrased && is_alone
}

fn can_be_value(row: &Row) -> bool {
    row.kind == RowKind::Clause && row.is_beside && row.is_one_word
}
