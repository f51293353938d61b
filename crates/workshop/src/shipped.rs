//! The games and bots that the program carries, so that it plays at once.

use std::fmt;

use tapete_family::Family;
use tapete_lang::{KEYWORDS, Keyword, Tongue};
use tapete_speech::{nearest, same_name};

use crate::families::FAMILIES;
use tapete_family::Text;

/// A text that the program carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shipped {
    /// The file's name without its ending, such as `block`.
    pub name: &'static str,
    /// Where it stands in the source tree, such as `games/domino/block.tapete`.
    pub path: &'static str,
    /// All it says.
    pub text: &'static str,
}

/// Returns what a text says of itself, in one line: its first comment line, or
/// in Spanish the one that begins with `es:`; perhaps nothing.
pub fn about(text: &str, tongue: Tongue) -> &str {
    let mut comments = text
        .lines()
        .map_while(|it| it.trim().strip_prefix("//"))
        .map(str::trim);
    let first = comments.next().unwrap_or("");
    match tongue {
        Tongue::En => first,
        Tongue::Es => comments
            .find_map(|it| it.strip_prefix("es:"))
            .map_or(first, str::trim),
    }
}

impl Shipped {
    /// Returns what it is, in one line: the first comment line of the text, or
    /// in Spanish the one that begins with `es:`.
    pub fn line(&self, tongue: Tongue) -> &'static str {
        about(self.text, tongue)
    }

    /// Tells whether the file holds parts, such as cards, for games to include or
    /// to build on: files in folders of that name, and those of families in which
    /// no game is written.
    fn is_part(&self) -> bool {
        let is_in = |folder: &str| self.path.contains(folder);
        let is_of = |family: &Family| self.path.starts_with(&format!("games/{}/", family.name));
        let family = FAMILIES.iter().find(|it| is_of(it));
        is_in("/cards/") || is_in("/library/") || family.is_some_and(|it| !self.makes_game(it))
    }

    fn makes_game(&self, family: &Family) -> bool {
        let new = KEYWORDS.iter().filter(|it| it.keyword == Keyword::New);
        let mut kinds = family.vocabulary.all_kinds();
        let game = kinds.find(|it| it.word.name == family.game_kind);
        let spellings = |new: &str| {
            let mut kinds = game.into_iter().flat_map(|it| it.word.spellings());
            kinds.any(|it| self.text.contains(&format!("{new} {it} ")))
        };
        new.flat_map(|it| it.spellings).any(|it| spellings(it))
    }

    /// Tells whether the file holds bots instead of a game.
    fn is_bots(&self) -> bool {
        self.path.starts_with("games/bots/")
    }
}

static SHIPPED: &[Shipped] = include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// Lists everything that is shipped, sorted by path.
pub fn shipped() -> &'static [Shipped] {
    SHIPPED
}

/// Lists the shipped games.
pub fn shipped_games() -> impl Iterator<Item = &'static Shipped> {
    SHIPPED.iter().filter(|it| !it.is_bots() && !it.is_part())
}

/// Lists the shipped games that people are offered: family by family, in each the
/// one to begin with first, and none that is only there to be measured.
pub fn offered_games() -> impl Iterator<Item = (&'static Family, &'static Shipped)> {
    FAMILIES.iter().flat_map(|family| {
        let own = || {
            let folder = format!("games/{}/", family.name);
            let games = shipped_games().filter(move |it| it.path.starts_with(&folder));
            games.filter(|it| !family.benchmarks.contains(&it.name))
        };
        let first = own().filter(|it| it.name == family.start_here);
        let rest = own().filter(|it| it.name != family.start_here);
        first.chain(rest).map(|it| (*family, it))
    })
}

/// Lists the shipped files of bots.
pub fn shipped_bots() -> impl Iterator<Item = &'static Shipped> {
    SHIPPED.iter().filter(|it| it.is_bots())
}

/// A name that no shipped game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameError {
    /// What was asked for.
    pub name: String,
    /// The nearest name, if one is near.
    pub nearest: Option<&'static str>,
}

impl NameError {
    /// Says what is wrong and what could be written instead.
    pub fn say(&self, tongue: Tongue) -> String {
        let name = &self.name;
        match (tongue, self.nearest) {
            (Tongue::En, Some(nearest)) => {
                format!("no game or file is called `{name}`; did you mean `{nearest}`?")
            }
            (Tongue::Es, Some(nearest)) => {
                format!("ningún juego ni archivo se llama `{name}`; ¿querías decir `{nearest}`?")
            }
            (Tongue::En, None) => {
                format!("no game or file is called `{name}`; `tapete games` lists the games")
            }
            (Tongue::Es, None) => {
                format!("ningún juego ni archivo se llama `{name}`; `tapete games` los enumera")
            }
        }
    }
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Tongue::En))
    }
}

impl std::error::Error for NameError {}

/// Finds a shipped game by its name, however it is joined or capitalised.
pub fn find_game(name: &str) -> Result<&'static Shipped, NameError> {
    shipped_games()
        .find(|it| same_name(it.name, name))
        .ok_or_else(|| NameError {
            name: name.to_owned(),
            nearest: nearest(name, shipped_games().map(|it| it.name)),
        })
}

/// Finds what is shipped under a name: a game, then bots, then any text that is
/// named by its path.
pub fn shipped_text(name: &str) -> Result<Text, NameError> {
    let unknown = match find_game(name) {
        Ok(found) => return Ok(Text::new(found.path, found.text)),
        Err(unknown) => unknown,
    };
    let bots = shipped_bots().find(|it| same_name(it.name, name));
    let found = bots.or_else(|| SHIPPED.iter().find(|it| it.path == name));
    let found = found.map(|it| Text::new(it.path, it.text));
    found.ok_or(unknown)
}

/// Returns a reader of included texts that knows what is shipped and nothing
/// else.
pub fn shipped_reader(tongue: Tongue) -> impl FnMut(&str, &str) -> Result<String, String> {
    move |name, _| match SHIPPED.iter().find(|it| it.path == name) {
        Some(found) => Ok(found.text.to_owned()),
        None => Err(tongue
            .pick("there is no such text", "ese texto no existe")
            .to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_text_has_its_own_name_and_a_line() {
        for (index, one) in shipped().iter().enumerate() {
            let (en, es) = (one.line(Tongue::En), one.line(Tongue::Es));
            assert!(!en.is_empty(), "{} begins without a `//` line", one.path);
            assert_ne!(en, es, "{} has no `// es:` line", one.path);
            for other in &shipped()[index + 1..] {
                assert!(
                    !same_name(one.name, other.name),
                    "{} and {}",
                    one.path,
                    other.path
                );
            }
        }
    }

    #[test]
    fn every_family_offers_a_game_to_begin_with_and_nothing_that_is_measured() {
        for family in FAMILIES.iter().filter(|it| !it.start_here.is_empty()) {
            let mut own = offered_games().filter(|(it, _)| it.name == family.name);
            let first = own.next().map(|(_, it)| it.name);
            assert_eq!(first, Some(family.start_here), "{}", family.name);
            for name in family.benchmarks {
                assert!(find_game(name).is_ok(), "{name} is not shipped");
                assert!(own.all(|(_, it)| it.name != *name), "{name} is offered");
            }
        }
        let n_measured: usize = FAMILIES.iter().map(|it| it.benchmarks.len()).sum();
        assert_eq!(
            offered_games().count() + n_measured,
            shipped_games().count()
        );
    }

    #[test]
    fn a_misspelt_name_gets_the_nearest_one() {
        let error = find_game("blok").expect_err("no such game");
        assert_eq!(error.nearest, Some("block"));
        assert!(error.say(Tongue::Es).contains("¿querías decir `block`?"));
    }
}
