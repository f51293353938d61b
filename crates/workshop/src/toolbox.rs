//! The world around the tools of families: texts, luck, and many matches at once.

use std::cell::Cell;

use tapete_arena::{ArenaError, Simulation, duel, series, wilson_of};
use tapete_bots::seating;
use tapete_family::{Family, Loaded, Matches, Refused, Text, Tool, Workshop, say};
use tapete_game::{Game, Seed};
use tapete_lang::{Bilingual, Tongue};

use crate::convert::{ConvertError, convert};
use crate::families::FAMILIES;
use crate::forms::form_of;
use crate::load::load;
use crate::open::OpenError;
use crate::shipped::{shipped, shipped_games};

const WRONG: Bilingual = Bilingual::new("{0} has errors", "{0} tiene errores");
const NO_SENTENCES: Bilingual = Bilingual::new(
    "{0} cannot be written in sentences",
    "{0} no se puede escribir en oraciones",
);

/// What a client hands to the tools of families.
pub struct Toolbox<'a> {
    /// The person's language.
    pub tongue: Tongue,
    /// Finds the text that a person names.
    pub find: &'a dyn Fn(&str) -> Result<Text, OpenError>,
    /// Tells whether a name is surely that of a file.
    pub is_file: &'a dyn Fn(&str) -> bool,
    /// Brings the text of an included file, or says why not.
    pub read: &'a dyn Fn(&str, &str) -> Result<String, String>,
    /// Returns the luck that was asked for, or draws some and remembers it.
    pub seed: &'a dyn Fn(Option<Seed>) -> Seed,
    /// Draws luck that nobody needs again.
    pub fresh_seed: &'a dyn Fn() -> Seed,
    /// Hears how many matches of how many have been played.
    pub progress: &'a (dyn Fn(u64, u64) + Sync),
    /// How many matches will be played, and how many have been.
    pub played: Cell<(u64, u64)>,
}

/// Lists the tools of all families, each with its family.
pub fn tools() -> impl Iterator<Item = (&'static Family, &'static Tool)> {
    let families = FAMILIES.iter().copied();
    families.flat_map(|family| family.tools.iter().map(move |tool| (family, tool)))
}

/// Tells whether a name ends as the files of some family do.
pub fn ends_as_a_text(name: &str) -> bool {
    let forms = FAMILIES.iter().flat_map(|it| it.forms);
    let mut endings = forms.flat_map(|it| it.endings).chain(&["tapete"]);
    let ending = name.rsplit_once('.').map_or("", |it| it.1);
    endings.any(|it| *it == ending)
}

impl Toolbox<'_> {
    /// Returns the family of what a person names; nothing if it has none.
    pub fn family_of(&self, name: &str) -> Result<Option<&'static Family>, Refused> {
        let text = self.find(name)?;
        if let Some((family, _)) = form_of(&text.name, &text.text) {
            return Ok(Some(family));
        }
        Ok(self.load(&text, &[]).family)
    }

    fn texts(&self, family: &str, all: impl Iterator<Item = &'static crate::Shipped>) -> Vec<Text> {
        let folder = format!("games/{family}/");
        let own = all.filter(|it| it.path.starts_with(&folder));
        own.map(|it| Text::new(it.path, it.text)).collect()
    }

    /// Tells how far it is after so many matches more.
    fn count(&self, n: u64) {
        let (all, done) = self.played.get();
        self.played.set((all, done + n));
        (self.progress)(done + n, all);
    }
}

fn refused(error: &ArenaError, tongue: Tongue) -> Refused {
    match error {
        ArenaError::Bots(_) => Refused::Use(error.text(tongue)),
        ArenaError::Threads(_) | ArenaError::Move { .. } | ArenaError::Unfinished { .. } => {
            Refused::Unwell(error.text(tongue))
        }
    }
}

impl Workshop for Toolbox<'_> {
    fn tongue(&self) -> Tongue {
        self.tongue
    }

    fn find(&self, name: &str) -> Result<Text, Refused> {
        (self.find)(name).map_err(|error| Refused::Use(error.say(self.tongue)))
    }

    fn find_file(&self, name: &str) -> Option<Result<Text, Refused>> {
        (self.is_file)(name).then(|| self.find(name))
    }

    fn shipped(&self, family: &str) -> Vec<Text> {
        self.texts(family, shipped().iter())
    }

    fn shipped_games(&self, family: &str) -> Vec<Text> {
        self.texts(family, shipped_games())
    }

    fn load(&self, main: &Text, extra: &[Text]) -> Loaded {
        load(main, extra, None, &mut |name, from| (self.read)(name, from))
    }

    fn in_sentences(&self, text: &Text) -> Result<Text, Refused> {
        if form_of(&text.name, &text.text).is_none() {
            return Ok(text.clone());
        }
        match convert(text, false, &mut |name, from| (self.read)(name, from)) {
            // The ending tells forms apart.
            Ok(converted) => Ok(Text::new(format!("{}.tapete", text.name), converted.text)),
            Err(ConvertError::Problems(found)) => {
                let message = say(WRONG, self.tongue, &[&text.name]);
                Err(Refused::problems(found.0, found.1, message))
            }
            Err(
                ConvertError::Unsaid(_)
                | ConvertError::NoForm(_)
                | ConvertError::Replay(_)
                | ConvertError::Unfinished,
            ) => Err(Refused::Nothing(say(
                NO_SENTENCES,
                self.tongue,
                &[&text.name],
            ))),
        }
    }

    fn seed(&self, asked: Option<Seed>) -> Seed {
        (self.seed)(asked)
    }

    fn fresh_seed(&self) -> Seed {
        (self.fresh_seed)()
    }

    fn has_bot(&self, game: &Game, bot: &str) -> bool {
        seating(game, &[bot.to_owned()]).is_ok()
    }

    fn expect(&self, matches: u64) {
        self.played.set((matches, 0));
    }

    fn series(&self, game: &Game, bot: &str, matches: Matches) -> Result<Vec<u8>, Refused> {
        let options = Simulation {
            matches: matches.n,
            seed: matches.seed,
            threads: matches.threads,
        };
        let ((all, done), progress) = (self.played.get(), self.progress);
        let hear = move |n: u64| progress(done + n, all);
        let played = series(game, &[bot.to_owned()], &options, &hear);
        self.count(matches.n);
        played.map_err(|error| refused(&error, self.tongue))
    }

    fn contest(
        &self,
        game: &Game,
        [bot, rival]: [&str; 2],
        deals: Matches,
    ) -> Result<(u64, u64, u64), Refused> {
        let fared = duel(game, bot, rival, deals.n, deals.seed, deals.threads);
        let fared = fared.map_err(|error| refused(&error, self.tongue))?;
        self.count(fared.matches);
        Ok((fared.wins, fared.losses, fared.ties))
    }

    fn interval(&self, rate: f64, matches: u64) -> (f64, f64) {
        let interval = wilson_of(rate, matches);
        (interval.low, interval.high)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_command_has_one_tool_and_a_word_for_its_group() {
        let shared = ["explain", "picture"];
        let mut names = BTreeSet::new();
        for (family, tool) in tools() {
            if shared.contains(&tool.name) {
                assert!(
                    tool.argument("file").is_some(),
                    "{} takes a file",
                    tool.name
                );
                continue;
            }
            assert!(names.insert(tool.name), "`{}` is there twice", tool.name);
            if let Some((group, _)) = tool.name.split_once(' ') {
                let is_named = family.groups.iter().any(|it| it.name == group);
                assert!(is_named, "`{group}` has no line of help");
            }
        }
    }

    #[test]
    fn every_tool_speaks_both_languages_and_is_consistent() {
        for (_, tool) in tools() {
            let docs = tool.arguments.iter().map(|it| it.doc);
            for doc in docs.chain([tool.doc]) {
                assert_ne!(doc.en, doc.es, "`{}`", tool.name);
            }
            for argument in tool.arguments {
                for other in argument.needs.iter().chain(argument.excludes) {
                    assert!(tool.argument(other).is_some(), "`{}`: `{other}`", tool.name);
                }
            }
        }
    }
}
