//! Tables of text, as wide as the terminal at most.

use comfy_table::{CellAlignment, ContentArrangement, LineStyle, Table, TableStyle};

/// A line below the head and nothing else: easy to read and to cut apart.
const STYLE: TableStyle = TableStyle::new().header_separator(LineStyle::new('─', '─', '─', '─'));

/// Returns a table with its head; a program that reads it gets no wrapping.
pub(crate) fn table(head: &[&str], rows: Vec<Vec<String>>) -> Table {
    let mut table = Table::new();
    table.load_style(STYLE);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    table.set_header(head.iter().copied());
    table.add_rows(rows);
    table
}

/// Tells whether a table is no wider than the terminal; without one it always is.
pub(crate) fn fits(table: &Table) -> bool {
    let Some(width) = table.width() else {
        return true;
    };
    let mut whole = table.clone();
    whole.set_content_arrangement(ContentArrangement::Disabled);
    let lines = whole.trim_fmt();
    let longest = lines.lines().map(|it| it.chars().count()).max();
    longest.unwrap_or(0) <= usize::from(width)
}

/// Puts the columns closer together.
pub(crate) fn narrow(table: &mut Table) {
    for column in table.column_iter_mut() {
        column.set_padding((0, 1));
    }
}

/// Puts numbers under each other by their last digit.
pub(crate) fn align_right(table: &mut Table, columns: &[usize]) {
    for index in columns {
        if let Some(column) = table.column_mut(*index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
}
