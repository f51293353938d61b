//! Names and texts without the differences that nobody means when they type:
//! capitals, accents, and how words are kept apart.

/// Returns the text in small letters, without accents, with one space where
/// there is any room between words and none around it.
///
/// `ñ` becomes `n`, since many keyboards lack it. Other signs stay: `+1/+1` and
/// `-1/-1` are two things.
pub fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut room = false;
    for letter in text.chars() {
        if letter.is_whitespace() || letter.is_control() {
            room = !out.is_empty();
            continue;
        }
        for letter in letters(letter) {
            if std::mem::take(&mut room) {
                out.push(' ');
            }
            out.push(letter);
        }
    }
    out
}

/// Returns the letters of a name as they are compared: as [`folded`], and
/// without spaces, `_` and `-` too.
pub(crate) fn name_letters(name: &str) -> impl Iterator<Item = char> + '_ {
    let is_joint = |it: &char| matches!(it, '_' | '-') || it.is_whitespace() || it.is_control();
    name.chars()
        .filter(move |it| !is_joint(it))
        .flat_map(letters)
}

/// Returns the name in small letters, without accents, spaces, `_` and `-`.
pub fn plain_name(name: &str) -> String {
    name_letters(name).collect()
}

/// Tells whether two spellings mean the same name: `Dominó cubano`,
/// `domino_cubano` and `DOMINO-CUBANO` do. What has no letters is the same only
/// as itself.
pub fn same_name(left: &str, right: &str) -> bool {
    left == right
        || name_letters(left).next().is_some() && name_letters(left).eq(name_letters(right))
}

/// Returns the small letters of a letter without their accents, which may also
/// stand as characters of their own behind it.
fn letters(letter: char) -> impl Iterator<Item = char> {
    // Nearly all letters are plain, and need no table.
    let plain = letter.is_ascii().then(|| letter.to_ascii_lowercase());
    let other = plain.is_none().then(|| letter.to_lowercase());
    let other = other.into_iter().flatten().filter_map(bare);
    plain.into_iter().chain(other)
}

/// Returns a small letter without its accent; nothing for an accent alone.
fn bare(letter: char) -> Option<char> {
    Some(match letter {
        '\u{300}'..='\u{36f}' => return None,
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        // A Greek word may end in another small letter than it has inside.
        'ς' => 'σ',
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_room_fold_away() {
        assert_eq!(folded("  Craw\t OX \n"), "craw ox");
        assert_eq!(folded("Montaña Ígnea"), "montana ignea");
        assert_eq!(folded("PINGÜINO\u{0} Ágil"), "pinguino agil");
        assert_eq!(folded("  \u{a0} "), "");
    }

    #[test]
    fn an_accent_may_be_a_character_of_its_own() {
        assert_eq!(folded("Domino\u{301}"), folded("Dominó"));
        assert!(same_name("Man\u{303}ana", "mañana"));
        assert_eq!(folded("a \u{301}b"), "a b");
        assert_eq!(folded("İ"), "i");
    }

    #[test]
    fn signs_stay_in_texts() {
        assert_eq!(folded("+1/+1  Counter"), "+1/+1 counter");
        assert_ne!(folded("+1/+1"), folded("-1/-1"));
        assert_eq!(folded("double_nine"), "double_nine");
    }

    #[test]
    fn case_and_joints_do_not_matter_in_names() {
        assert!(same_name("Cuban double-nine", "cuban_double_NINE"));
        assert!(same_name("Dominó cubano", "DOMINO_CUBANO"));
        assert!(same_name("Bota_gorda", "BOTA GORDA"));
        assert!(!same_name("block", "black"));
        assert!(!same_name("Año nuevo", "Ano viejo"));
        assert_eq!(plain_name(" Peña-Negra_2 "), "penanegra2");
        assert_eq!(plain_name("_ -"), "");
        assert!(same_name("-", "-") && !same_name("-", "_") && !same_name("", " "));
    }
}
