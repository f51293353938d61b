//! Nouns with gender and number, and adjectives that agree with them.

use tapete_game::Tongue;

/// A noun in both tongues, singular and plural.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Noun {
    pub(crate) en: [String; 2],
    pub(crate) es: [String; 2],
    /// In Spanish.
    pub(crate) feminine: bool,
}

impl Noun {
    /// Makes a noun that is written alike in both tongues; its plural is
    /// regular, its gender masculine.
    pub(crate) fn unknown(word: &str) -> Noun {
        let one = spaced(word);
        Noun {
            en: [one.clone(), plural_en(&one)],
            es: [one.clone(), plural_es(&one)],
            feminine: false,
        }
    }

    /// Makes a noun of its singulars, with regular plurals.
    pub(crate) fn regular(en: &str, es: &str, feminine: bool) -> Noun {
        Noun {
            en: [en.to_owned(), plural_en(en)],
            es: [es.to_owned(), plural_es(es)],
            feminine,
        }
    }

    /// Returns the noun in a tongue and a number.
    pub(crate) fn say(&self, many: bool, tongue: Tongue) -> &str {
        let [one, several] = tongue.pick(&self.en, &self.es);
        if many { several } else { one }
    }
}

/// Returns the plural of an English noun, of its last word.
pub(super) fn plural_en(one: &str) -> String {
    let lower = one.to_lowercase();
    let before_y = lower.chars().rev().nth(1).unwrap_or('a');
    let hisses = ["s", "x", "z", "ch", "sh"]
        .iter()
        .any(|it| lower.ends_with(it));
    if lower.ends_with('y') && !"aeiou".contains(before_y) {
        let stem: String = one.chars().take(one.chars().count() - 1).collect();
        format!("{stem}ies")
    } else if hisses {
        format!("{one}es")
    } else {
        format!("{one}s")
    }
}

/// Returns the plural of a Spanish noun; of `punto de daño`, of its first word.
pub(super) fn plural_es(one: &str) -> String {
    if let Some((head, tail)) = one.split_once(" de ") {
        return format!("{} de {tail}", plural_es(head));
    }
    if let Some((head, tail)) = one.split_once(' ') {
        return format!("{} {}", plural_es(head), plural_es(tail));
    }
    let Some(last) = one.chars().last() else {
        return String::new();
    };
    let stem: String = one.chars().take(one.chars().count() - 1).collect();
    match last {
        'a' | 'e' | 'i' | 'o' | 'u' | 'á' | 'é' | 'ó' => format!("{one}s"),
        'z' => format!("{stem}ces"),
        's' | 'x' => one.to_owned(),
        _ => format!("{}es", unaccented_end(one)),
    }
}

/// Drops the accent that the plural of `dragón`, `bribón` loses.
fn unaccented_end(one: &str) -> String {
    let mut letters: Vec<char> = one.chars().collect();
    let Some(at) = letters.len().checked_sub(2) else {
        return one.to_owned();
    };
    if let Some(letter) = letters.get_mut(at) {
        *letter = match *letter {
            'á' => 'a',
            'é' => 'e',
            'í' => 'i',
            'ó' => 'o',
            'ú' => 'u',
            other => other,
        };
    }
    letters.into_iter().collect()
}

/// Makes a Spanish adjective agree with its noun.
pub(super) fn agree(adjective: &str, feminine: bool, many: bool) -> String {
    let (head, tail) = match adjective.split_once(' ') {
        Some((head, tail)) => (head, format!(" {tail}")),
        None => (adjective, String::new()),
    };
    let mut word = head.to_owned();
    if feminine {
        if let Some(stem) = head.strip_suffix('o') {
            word = format!("{stem}a");
        } else if head.ends_with("dor") {
            word = format!("{head}a");
        }
    }
    if many {
        word = plural_es(&word);
    }
    format!("{word}{tail}")
}

/// Returns `FirstStrike` or `first_strike` as separate words; letters keep
/// their case.
pub(super) fn spaced(word: &str) -> String {
    let mut text = String::with_capacity(word.len() + 4);
    let mut before = ' ';
    for letter in word.chars() {
        let begins = letter.is_uppercase() && before.is_lowercase();
        let number = letter.is_ascii_digit() && before.is_alphabetic();
        if begins || number {
            text.push(' ');
        }
        text.push(if letter == '_' { ' ' } else { letter });
        before = letter;
    }
    text.trim().to_owned()
}

/// Returns `a` or `an`, as the next word wants it.
pub(super) fn article_en(next: &str) -> &'static str {
    let lower = next.to_lowercase();
    let sounds_like_you = ["uni", "use", "eu", "one"]
        .iter()
        .any(|it| lower.starts_with(it));
    let letter = lower.chars().next().unwrap_or('x');
    if "aeiou8".contains(letter) && !sounds_like_you {
        "an"
    } else {
        "a"
    }
}

/// Returns the Spanish article, definite or not, that a noun wants.
pub(super) fn article_es(noun: &str, feminine: bool, many: bool, definite: bool) -> &'static str {
    const STRESSED_A: [&str; 7] = ["aura", "arma", "ave", "agua", "alma", "águila", "área"];
    let first = noun.split(' ').next().unwrap_or("").to_lowercase();
    let clashes = !many && STRESSED_A.contains(&first.as_str());
    match (definite, feminine && !clashes, many) {
        (true, true, false) => "la",
        (true, true, true) => "las",
        (true, false, false) => "el",
        (true, false, true) => "los",
        (false, true, false) => "una",
        (false, true, true) => "unas",
        (false, false, false) => "un",
        (false, false, true) => "unos",
    }
}

/// Returns a number in words up to ten, as rules text has it.
pub(super) fn number_word(number: i64, feminine: bool, tongue: Tongue) -> String {
    const EN: [&str; 11] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    const ES: [&str; 11] = [
        "cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
    ];
    if feminine && number == 1 && tongue == Tongue::Es {
        return "una".to_owned();
    }
    let words = tongue.pick(&EN, &ES);
    let word = usize::try_from(number).ok().and_then(|it| words.get(it));
    word.map_or_else(|| number.to_string(), |it| (*it).to_owned())
}
