//! Lines of help that everybody gives in the same words.

use tapete_speech::Bilingual;

/// Offers the word that was probably meant.
pub const DID_YOU_MEAN: Bilingual = Bilingual::new("did you mean `{0}`?", "¿quisiste decir `{0}`?");
/// Offers the name that was probably meant, in its quotes.
pub const DID_YOU_MEAN_QUOTED: Bilingual =
    Bilingual::new("did you mean `\"{0}\"`?", "¿quisiste decir `\"{0}\"`?");
/// Lists what there is.
pub const ONE_OF: Bilingual = Bilingual::new("write one of {0}", "escribe uno de {0}");
/// Says what to write.
pub const WRITE: Bilingual = Bilingual::new("write `{0}`", "escribe `{0}`");
/// Says what to do about a text that holds too much for one game.
pub const LEAVE_OUT: Bilingual = Bilingual::new(
    "leave out what is too much, or split the text into several games",
    "quita lo que sobra, o reparte el texto en varios juegos",
);
