//! Questions in the family's own words.

use tapete_game::{Reader, Tongue};

use crate::model::Cards;
use crate::state::State;

impl Cards {
    /// Answers a question from nothing but what the reader may know.
    pub(crate) fn answer_question(
        &self,
        _state: &State,
        _reader: Reader,
        _question: &str,
        _tongue: Tongue,
    ) -> Option<String> {
        None
    }
}
