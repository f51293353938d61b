//! "Did you mean …?": the nearest name to a misspelt one.

use crate::fold::name_letters;

/// No name of ours is longer; a longer one is near to none.
const LETTERS_MAX: usize = 64;

/// Returns the name nearest to what somebody wrote, if one is near enough: at
/// most a third of the letters may differ (one in short names). Capitals,
/// accents, spaces, `_` and `-` do not matter.
pub fn nearest<'a>(wanted: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let wanted: Vec<char> = name_letters(wanted).take(LETTERS_MAX).collect();
    if wanted.is_empty() {
        return None;
    }
    let slips_max = (wanted.len() / 3).max(1);
    let wanted_kinds = kinds(&wanted);
    let mut best: Option<(usize, &str)> = None;
    let mut letters: Vec<char> = Vec::with_capacity(LETTERS_MAX);
    for name in names {
        letters.clear();
        letters.extend(name_letters(name).take(LETTERS_MAX));
        // Most names differ in length or letters alone, and need no closer look:
        // a letter that only one of them has is at least one slip.
        let missing = (wanted_kinds & !kinds(&letters)).count_ones() as usize;
        let is_far = letters.len().abs_diff(wanted.len()) > slips_max || missing > slips_max;
        if is_far || letters.len() <= 1 {
            continue;
        }
        let slips = slips(&wanted, &letters);
        if slips <= slips_max && best.is_none_or(|it| slips < it.0) {
            best = Some((slips, name));
        }
    }
    best.map(|it| it.1)
}

/// Sorts things by how near their names are to what somebody wrote, however far
/// that is; of equally near ones the first stays first.
pub fn sort_by_nearness<T>(wanted: &str, things: &mut [T], name: impl Fn(&T) -> &str) {
    let wanted: Vec<char> = name_letters(wanted).take(LETTERS_MAX).collect();
    things.sort_by_cached_key(|it| {
        let letters: Vec<char> = name_letters(name(it)).take(LETTERS_MAX).collect();
        slips(&wanted, &letters)
    });
}

/// Returns a bit for each letter that stands somewhere in a name; letters may
/// share one.
fn kinds(letters: &[char]) -> u64 {
    let bits = letters.iter().map(|it| 1_u64 << (u32::from(*it) % 64));
    bits.fold(0, |all, bit| all | bit)
}

/// Counts the letters to insert, drop, change or swap.
fn slips(from: &[char], to: &[char]) -> usize {
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=to.len()).collect();
    for (row, a) in from.iter().enumerate() {
        let mut current = vec![row + 1];
        for (column, b) in to.iter().enumerate() {
            let change = last[column] + usize::from(a != b);
            let mut least = change.min(last[column + 1] + 1).min(current[column] + 1);
            let swapped = row > 0 && column > 0 && from[row - 1] == *b && to[column - 1] == *a;
            if swapped {
                least = least.min(before_last[column - 1] + 1);
            }
            current.push(least);
        }
        before_last = last;
        last = current;
    }
    last[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_come_first_even_where_none_is_near() {
        let mut names = ["deals", "with_tiles", "draws", "begins"];
        sort_by_nearness("plays", &mut names, |it| it);
        assert_eq!(names, ["deals", "draws", "begins", "with_tiles"]);
    }

    #[test]
    fn slips_are_counted() {
        let n_slips = |from: &str, to: &str| {
            let letters = |it: &str| it.chars().collect::<Vec<char>>();
            slips(&letters(from), &letters(to))
        };
        assert_eq!(n_slips("random", "random"), 0);
        assert_eq!(n_slips("randm", "random"), 1);
        assert_eq!(n_slips("radnom", "random"), 1, "a swap is one slip");
        assert_eq!(n_slips("kitten", "sitting"), 3);
        assert_eq!(n_slips("", "abc"), 3);
    }

    #[test]
    fn the_nearest_name_is_found_whatever_its_case() {
        let words = ["Clockwise", "Reverse", "Equal"];
        assert_eq!(nearest("clokwise", words), Some("Clockwise"));
        assert_eq!(nearest("EQUAL", words), Some("Equal"));
        assert_eq!(
            nearest("Equla", words),
            Some("Equal"),
            "swapped letters are one slip"
        );
        assert_eq!(nearest("Sum", words), None);
    }

    #[test]
    fn accents_and_joints_are_no_slips() {
        let names = ["Dominó cubano", "Montaña Ígnea", "double_nine", "Ñandú"];
        assert_eq!(nearest("domino cubnao", names), Some("Dominó cubano"));
        assert_eq!(nearest("montana-ignea", names), Some("Montaña Ígnea"));
        assert_eq!(nearest("DoubleNine", names), Some("double_nine"));
        assert_eq!(nearest("nandu", names), Some("Ñandú"));
        assert_eq!(nearest("nando", names), Some("Ñandú"));
        assert_eq!(nearest("mantel", names), None);
    }

    #[test]
    fn the_first_of_two_that_are_as_near_is_offered() {
        assert_eq!(nearest("bolt", ["gold", "colt", "bold"]), Some("colt"));
        assert_eq!(nearest("first", ["fist", "fisrt", "first"]), Some("first"));
    }

    #[test]
    fn far_and_tiny_names_are_not_offered() {
        assert_eq!(nearest("x", ["y"]), None);
        assert_eq!(nearest("", ["ab"]), None);
        assert_eq!(nearest("_-", ["ab", "a"]), None);
        assert_eq!(nearest("zebra", ["random", "first"]), None);
        assert_eq!(nearest(&"a".repeat(100_000), ["aaaa"]), None);
    }
}
