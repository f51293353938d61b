//! What people read of cards and abilities, in both tongues, from their trees.

use tapete_game::Tongue;

use super::maker::Maker;
use crate::explain::{self, Names};
use crate::model::Card;
use crate::syntax::ast::{AbilityRef, ClauseKind, Cost, Effect, Sentence};

const TONGUES: [Tongue; 2] = [Tongue::En, Tongue::Es];

impl Maker<'_> {
    fn names(&self) -> Names<'_> {
        Names {
            words: &[],
            sentences: self.book.text(),
        }
    }

    /// Returns an ability with its arguments, such as `Absorb 1`.
    pub(super) fn keyword_label(&self, ability: &AbilityRef) -> [String; 2] {
        TONGUES.map(|it| explain::keyword_label(ability, &self.names(), it))
    }

    /// Returns what an activated ability is called.
    pub(super) fn activated_label(&self, costs: &[Cost], effect: &Effect) -> [String; 2] {
        let costs = self.closed_costs(costs);
        TONGUES.map(|it| explain::activated_label(&costs, effect, &self.names(), it))
    }

    /// Writes the type line and the text of a card.
    pub(super) fn word_card(&self, sentence: &Sentence, card: &mut Card) {
        let names = self.names();
        card.type_line = TONGUES.map(|it| explain::type_line(sentence, &names, it));
        let said = |it: &ClauseKind| matches!(it, ClauseKind::Text(_));
        if !sentence.clauses.iter().any(|it| said(&it.kind)) {
            card.text = TONGUES.map(|it| explain::rules_text(sentence, &names, it));
        }
    }
}
