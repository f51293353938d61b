//! Tests of what sentences mean, and of what is wrong with them.

mod abilities;
mod bad;
mod games;
mod labels;
mod language;
mod lexicon;
mod problems;
mod soup;

use tapete_lang::{Problems, Sources, Tongue, parse, plain};

use super::plan::{look, plan};
use crate::PHRASING;
use crate::model::{
    Ability, Activated, Amount, AmountId, Card, Cards, Program, ProgramId, Step, Test, TestId,
    Trigger,
};
use crate::syntax::read;

/// One card for each kind of ability, for Classic.
const CARDS: &str = include_str!("cards.tapete");

/// Reads a text; returns its game, if it has one, and its problems, one to a
/// line.
pub(crate) fn read_text(text: &str, fast: bool) -> (Option<Cards>, String) {
    let mut sources = Sources::new();
    let file = sources.add("text", text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[&PHRASING], &mut problems);
    let items = tree.items.iter();
    let sentences: Vec<_> = items.map(|it| read(&sources, it, &mut problems)).collect();
    let has_game = sentences.iter().any(|it| it.kind.text == super::book::GAME);
    let cards = if has_game {
        plan(&sentences, fast, &mut problems)
    } else {
        look(&sentences, &mut problems)
    };
    (cards, plain(&problems, &sources, Tongue::En))
}

/// Compiles a text for a game of the library; it must have no problem.
fn game(extends: &str, text: &str, fast: bool) -> Cards {
    let text = format!("new CardGame called \"Trial\" extends \"{extends}\"\n{text}");
    let (cards, problems) = read_text(&text, fast);
    assert_eq!(problems, "");
    cards.expect("a game without problems")
}

fn classic(fast: bool) -> Cards {
    game("Classic", CARDS, fast)
}

/// How tests look things up by name.
trait Look {
    fn card(&self, name: &str) -> &Card;
    /// The nameless rules of a card.
    fn own(&self, name: &str) -> &Ability;
    fn steps_of(&self, program: ProgramId) -> Vec<Step>;
    fn program_of(&self, card: &str) -> (&Program, Vec<Step>);
    /// The first trigger of the card's ability of that number.
    fn trigger_of(&self, card: &str, ability: usize) -> (&Trigger, Vec<Step>);
    fn activated_of(&self, card: &str, at: usize) -> (&Activated, Vec<Step>);
    /// Writes a test out.
    fn said(&self, test: TestId) -> String;
    fn amount_id(&self, amount: Amount) -> AmountId;
    /// What an amount multiplies.
    fn counted(&self, product: AmountId) -> AmountId;
}

impl Look for Cards {
    fn card(&self, name: &str) -> &Card {
        self.cards.iter().find(|it| it.name == name).expect(name)
    }

    fn own(&self, name: &str) -> &Ability {
        let last = self.card(name).abilities.last().expect(name);
        let own = &self.abilities[last.index()];
        assert_eq!(own.name, None);
        own
    }

    fn steps_of(&self, program: ProgramId) -> Vec<Step> {
        let start = usize::from(self.programs[program.index()].start);
        let steps = &self.steps[start..];
        let end = steps
            .iter()
            .position(|it| *it == Step::End)
            .expect("an end");
        steps[..=end].to_vec()
    }

    fn program_of(&self, card: &str) -> (&Program, Vec<Step>) {
        let program = self.card(card).program.expect(card);
        (&self.programs[program.index()], self.steps_of(program))
    }

    fn trigger_of(&self, card: &str, ability: usize) -> (&Trigger, Vec<Step>) {
        let ability = self.card(card).abilities[ability];
        let trigger = self.abilities[ability.index()].triggers[0];
        let trigger = &self.triggers[trigger.index()];
        (trigger, self.steps_of(trigger.program))
    }

    fn activated_of(&self, card: &str, at: usize) -> (&Activated, Vec<Step>) {
        let activated = &self.activated[self.own(card).activated[at].index()];
        (activated, self.steps_of(activated.program))
    }

    fn said(&self, test: TestId) -> String {
        match self.tests[test.index()] {
            Test::And(one, other) => format!("({} & {})", self.said(one), self.said(other)),
            Test::Or(one, other) => format!("({} | {})", self.said(one), self.said(other)),
            Test::Not(inner) => format!("!{}", self.said(inner)),
            Test::Is(bit) => self.qualities[usize::from(bit)].en.clone(),
            other => format!("{other:?}"),
        }
    }

    fn amount_id(&self, amount: Amount) -> AmountId {
        let at = self.amounts.iter().position(|it| *it == amount);
        AmountId(at.expect("an amount") as u16)
    }

    fn counted(&self, product: AmountId) -> AmountId {
        match self.amounts[product.index()] {
            Amount::Multiply(_, count) => count,
            other => panic!("{other:?}"),
        }
    }
}
