//! Words without a noun, such as `you_control` and `without Flying`, speak of
//! cards: nobody controls a player, and players have no abilities to lack.

use super::maker::Maker;
use crate::model::{Prop, Test, TestId};

impl Maker<'_> {
    /// Lets only cards pass, unless the test names players.
    pub(super) fn of_cards(&mut self, test: TestId) -> TestId {
        if self.names_players(test) || !self.lets_players(test) {
            return test;
        }
        let cards = self.test(Test::Card);
        self.both(cards, test)
    }

    /// Tells whether a test speaks of players, or of whatever there is.
    fn names_players(&self, test: TestId) -> bool {
        match self.tests.get(test.index()) {
            Some(Test::Player | Test::You | Test::Opponent | Test::Always | Test::It) => true,
            Some(Test::Compare(prop, ..)) => is_of_players(*prop),
            Some(Test::HasCounter(_)) => true,
            Some(Test::Not(inner)) => self.names_players(*inner),
            Some(Test::And(one, other) | Test::Or(one, other)) => {
                self.names_players(*one) || self.names_players(*other)
            }
            _ => false,
        }
    }

    /// Tells whether a player could pass a test.
    fn lets_players(&self, test: TestId) -> bool {
        match self.tests.get(test.index()) {
            Some(
                Test::YouControl
                | Test::OpponentControls
                | Test::ChooserControls
                | Test::ControlledBy(_)
                | Test::Other
                | Test::Encumbered
                | Test::Holds(_)
                | Test::Compare(..)
                | Test::Not(_),
            ) => true,
            Some(Test::And(one, other)) => self.lets_players(*one) && self.lets_players(*other),
            Some(Test::Or(one, other)) => self.lets_players(*one) || self.lets_players(*other),
            _ => false,
        }
    }
}

/// Tells whether a figure is one that players have.
fn is_of_players(prop: Prop) -> bool {
    !matches!(
        prop,
        Prop::Power
            | Prop::Toughness
            | Prop::Damage
            | Prop::Cost
            | Prop::ColoursSpent
            | Prop::Own(_)
    )
}
