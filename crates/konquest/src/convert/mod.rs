//! Between texts of galaxies and the two old forms, both ways.
//!
//! Whatever a map of the old form says has its words in a text. The other way
//! much has none: that is told item by item, and nothing is ever left out in
//! silence.

mod map;
mod names;
mod native;
mod reasons;
mod save;

use tapete_lang::{Arg, Bilingual, Phrase, Place, Tongue};

use crate::files::Unwritable;

pub(crate) use map::to_map_file;
pub(crate) use native::to_native;
pub(crate) use save::{map_to_save_file, to_save_file};

/// Something that the old form has no words for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inexpressible {
    /// What it is, and why it cannot be said.
    pub what: Phrase,
    /// Where the text says it, if it does in one place.
    pub place: Option<Place>,
}

impl Inexpressible {
    /// Says what it is in one language.
    pub fn say(&self, tongue: Tongue) -> String {
        self.what.say(tongue)
    }
}

/// The list of what cannot be said, while it grows.
#[derive(Default)]
struct Missing(Vec<Inexpressible>);

impl Missing {
    fn add(&mut self, template: Bilingual, args: Vec<Arg>, place: Option<Place>) {
        self.0.push(Inexpressible {
            what: Phrase::new(template, args),
            place,
        });
    }

    /// Adds what the writer of the files found besides.
    fn add_unwritable(&mut self, unwritable: Unwritable) {
        for what in unwritable.reasons {
            self.0.push(Inexpressible { what, place: None });
        }
    }
}

#[cfg(test)]
mod tests;
