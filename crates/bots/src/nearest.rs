//! Names as people write them: which two are the same, and which is nearest.

/// Returns the name without case, spaces, `_` and `-`: `Bota_gorda` and
/// `BOTA GORDA` are the same bot.
pub(crate) fn fold(name: &str) -> String {
    name.chars()
        .filter(|it| !matches!(it, '_' | '-') && !it.is_whitespace())
        .flat_map(char::to_lowercase)
        .collect()
}

/// Returns the index of the folded name that was probably meant: at most one
/// slip for every three letters.
pub(crate) fn nearest<'a>(wanted: &str, folded: impl Iterator<Item = &'a str>) -> Option<usize> {
    let n_letters = wanted.chars().count();
    let slips_max = n_letters.div_ceil(3);
    folded
        .enumerate()
        .map(|(index, name)| (slips(wanted, name), index))
        .filter(|(slips, _)| *slips <= slips_max && *slips < n_letters)
        .min()
        .map(|(_, index)| index)
}

/// Counts the letters to add, drop or change to get from one name to the other.
fn slips(name: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, letter) in name.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (column, its) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *its);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_counted() {
        assert_eq!(slips("random", "random"), 0);
        assert_eq!(slips("randm", "random"), 1);
        assert_eq!(slips("kitten", "sitting"), 3);
        assert_eq!(slips("", "abc"), 3);
    }

    #[test]
    fn a_name_far_from_all_has_no_nearest() {
        let names = ["random", "first"];
        assert_eq!(nearest("randon", names.into_iter()), Some(0));
        assert_eq!(nearest("fist", names.into_iter()), Some(1));
        assert_eq!(nearest("zebra", names.into_iter()), None);
        assert_eq!(nearest("", names.into_iter()), None);
    }
}
