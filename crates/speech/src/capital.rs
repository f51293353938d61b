//! A capital at the beginning of a text.

/// Returns the text with a capital at its beginning.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let mut out = String::with_capacity(text.len());
    out.extend(letters.next().into_iter().flat_map(char::to_uppercase));
    out.push_str(letters.as_str());
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_letter_grows() {
        assert_eq!(capital("the ox"), "The ox");
        assert_eq!(capital("ñandú"), "Ñandú");
        assert_eq!(capital("último turno"), "Último turno");
        assert_eq!(capital("Óscar"), "Óscar");
        assert_eq!(capital("ßa"), "SSa");
    }

    #[test]
    fn what_has_no_capital_stays() {
        assert_eq!(capital(""), "");
        assert_eq!(capital("2 points"), "2 points");
        assert_eq!(capital("¿quién?"), "¿quién?");
    }
}
