//! "Did you mean …?": the nearest word to a misspelt one.

use crate::words::Word;

/// Returns the candidate nearest to a word, if one is near enough: at most a
/// third of its letters may differ (one in short words), whatever the case.
pub fn suggest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = letters(word);
    let distance_max = (wanted.len() / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        // Most words differ in length alone, and need no closer look.
        let n_letters = candidate.chars().count();
        if n_letters.abs_diff(wanted.len()) > distance_max || n_letters <= 1 {
            continue;
        }
        let letters = letters(candidate);
        let distance = distance(&wanted, &letters);
        if distance <= distance_max && best.is_none_or(|it| distance < it.0) {
            best = Some((distance, candidate));
        }
    }
    best.map(|it| it.1)
}

/// Returns the spelling nearest to a word among all spellings of some words.
pub(crate) fn suggest_word<'a>(
    word: &str,
    words: impl IntoIterator<Item = &'a Word>,
) -> Option<&'static str> {
    suggest(word, words.into_iter().flat_map(Word::spellings))
}

/// Folds case, so that `clockwise` finds `Clockwise`.
fn letters(word: &str) -> Vec<char> {
    // No word of ours is longer; a longer one is near to none.
    const LETTERS_MAX: usize = 64;
    word.chars()
        .take(LETTERS_MAX)
        .flat_map(char::to_lowercase)
        .collect()
}

/// Counts the letters to insert, drop, change or swap.
fn distance(from: &[char], to: &[char]) -> usize {
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
    fn the_nearest_word_is_found_whatever_its_case() {
        let words = ["Clockwise", "Reverse", "Equal"];
        assert_eq!(suggest("clokwise", words), Some("Clockwise"));
        assert_eq!(suggest("EQUAL", words), Some("Equal"));
        assert_eq!(
            suggest("Equla", words),
            Some("Equal"),
            "swapped letters are one slip"
        );
        assert_eq!(suggest("Sum", words), None);
    }

    #[test]
    fn far_and_tiny_words_are_not_offered() {
        assert_eq!(suggest("x", ["y"]), None);
        assert_eq!(suggest("", ["ab"]), None);
        assert_eq!(suggest(&"a".repeat(100_000), ["aaaa"]), None);
    }
}
