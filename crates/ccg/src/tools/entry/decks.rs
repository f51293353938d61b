//! From what a person names, a game or a file of decks, to the decks in it and
//! all that is wrong with them.

use tapete_family::{Loaded, Refused, Workshop, say};
use tapete_lang::{Bilingual, Diagnostic, FileId, Place, Problems, Sources, Tongue};
use tapete_speech::{nearest, same_name};

use super::FAMILY;
use crate::form;
use crate::tools::deck::{DeckSummary, Decks};

const NO_DECKS: Bilingual = Bilingual::new(
    "{0} holds no decks of a card game",
    "{0} no contiene mazos de un juego de cartas",
);
const UNKNOWN: Bilingual = Bilingual::new(
    "there is no deck `{0}`; the decks are: {1}",
    "no hay ningún mazo `{0}`; los mazos son: {1}",
);
const UNKNOWN_NEAR: Bilingual = Bilingual::new(
    "there is no deck `{0}`; did you mean `{1}`?",
    "no hay ningún mazo `{0}`; ¿querías decir `{1}`?",
);
const WRONG: Bilingual = Bilingual::new("{0} has errors", "{0} tiene errores");

/// The decks of a text, and what is wrong with them.
pub(super) struct Opened {
    /// The decks; those with errors cannot be played.
    pub(super) decks: Decks,
    /// All texts, for showing problems.
    pub(super) sources: Sources,
    /// All that is wrong.
    pub(super) problems: Problems,
}

/// Says that a text has no decks.
pub(super) fn no_decks(name: &str, tongue: Tongue) -> Refused {
    Refused::Nothing(say(NO_DECKS, tongue, &[&name]))
}

/// Opens the decks of a game or of a file, with all their problems.
pub(super) fn open(workshop: &dyn Workshop, name: &str) -> Result<Opened, Refused> {
    let none = || no_decks(name, workshop.tongue());
    let text = workshop.find(name)?;
    let is_dialect = form::is_dialect(&text.name);
    let text = match is_dialect {
        true => text,
        false => workshop.in_sentences(&text).map_err(|it| match it {
            Refused::Nothing(_) => none(),
            other => other,
        })?,
    };
    let loaded = workshop.load(&text, &[]);
    if !loaded.is_of(FAMILY) {
        return Err(none());
    }
    let Loaded {
        sources,
        checked,
        mut problems,
        ..
    } = loaded;
    let decks = match is_dialect {
        true => form::decks(&sources, FileId::default(), &mut problems),
        false => Decks::read(&sources, &checked, &mut problems),
    };
    if decks.summaries().is_empty() && !problems.has_errors() {
        return Err(none());
    }
    Ok(Opened {
        decks,
        sources,
        problems,
    })
}

impl Opened {
    /// Makes sure that the decks that are wanted are well. What is wrong with
    /// other decks of the text matters to nobody.
    pub(super) fn well(
        self,
        wanted: &[usize],
        name: &str,
        tongue: Tongue,
    ) -> Result<Opened, Refused> {
        if wanted.iter().all(|it| self.decks.can_meet(*it, *it)) {
            return Ok(self);
        }
        let problems = self.about(wanted);
        let message = say(WRONG, tongue, &[&name]);
        Err(Refused::problems(self.sources, problems, message))
    }

    /// Returns the problems of a text without those that stand in other decks
    /// than the wanted ones.
    pub(super) fn about(&self, wanted: &[usize]) -> Problems {
        let all = self.decks.summaries();
        let is_told = |problem: &&Diagnostic| {
            let deck = all.iter().position(|it| within(problem.place, it));
            deck.is_none_or(|it| wanted.contains(&it))
        };
        let mut problems = Problems::new();
        let sorted = self.problems.sorted().into_iter();
        problems.extend(sorted.filter(is_told).cloned());
        problems
    }
}

/// Tells whether a place lies in a deck.
pub(super) fn within(place: Place, deck: &DeckSummary) -> bool {
    let span = deck.place.span;
    place.file == deck.place.file && span.start <= place.span.start && place.span.end <= span.end
}

/// Returns the number of a deck that was named.
pub(super) fn find(all: &[DeckSummary], name: &str, tongue: Tongue) -> Result<usize, Refused> {
    let exact = all.iter().position(|it| it.name == name);
    let alike = || all.iter().position(|it| same_name(&it.name, name));
    exact.or_else(alike).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|it| it.name.as_str()).collect();
        Refused::Use(match nearest(name, names.iter().copied()) {
            Some(near) => say(UNKNOWN_NEAR, tongue, &[&name, &near]),
            None => say(UNKNOWN, tongue, &[&name, &names.join(", ")]),
        })
    })
}

/// Returns the numbers of the decks that were named, each once; of all if none
/// was.
pub(super) fn find_all(
    all: &[DeckSummary],
    names: &[String],
    tongue: Tongue,
) -> Result<Vec<usize>, Refused> {
    if names.is_empty() {
        return Ok((0..all.len()).collect());
    }
    let mut found = Vec::new();
    for name in names {
        let at = find(all, name.trim(), tongue)?;
        if !found.contains(&at) {
            found.push(at);
        }
    }
    Ok(found)
}
