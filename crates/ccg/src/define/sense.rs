//! What can be written but never be: targets that nothing is, costs that
//! nothing pays.

use tapete_lang::Bilingual;

use super::codes;
use super::maker::Maker;
use crate::model::{Act, Card, Qualities, Step, Test, TestId, ZonePick};
use crate::syntax::ast::Filter;

/// How deep tests are followed.
const DEPTH_MAX: usize = 64;

/// Whether something passes: surely not, perhaps, surely.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Guess {
    No,
    Perhaps,
    Yes,
}

/// What a test is asked about.
enum Candidate<'a> {
    Player,
    Card(&'a Card),
    /// A card that somebody could write, of these types; whether it is cast.
    Could(Qualities, bool),
}

/// What a card of certain types would be.
struct Could {
    types: Qualities,
    permanent: bool,
    is_cast: bool,
}

impl Maker<'_> {
    /// Tells of targets that nothing can ever be, and of costs that nothing
    /// pays.
    pub(super) fn check_sense(&mut self, cards: &[Card]) {
        let could = self.could();
        for aimed in std::mem::take(&mut self.aimed) {
            let in_play = aimed.zone == ZonePick::IN_PLAY;
            let real = cards.iter().filter(|it| !in_play || it.nature.permanent);
            let player = std::iter::once(Candidate::Player).filter(|_| in_play);
            let mut all = player.chain(real.map(Candidate::Card));
            let zone = self.zones.get(usize::from(aimed.zone));
            let out_of_play = zone.is_some_and(|it| !it.in_play) && self.needs_play(aimed.test, 0);
            let is_any = all.any(|it| self.guess(aimed.test, &it, 0) != Guess::No);
            let lasting = |it: &&Could| !in_play || it.permanent;
            let could = could.iter().filter(lasting);
            let mut could = could.map(|it| Candidate::Could(it.types, it.is_cast));
            let could_be = is_any || could.any(|it| self.guess(aimed.test, &it, 0) != Guess::No);
            if could_be && !out_of_play {
                continue;
            }
            let help = match out_of_play {
                true => Some(codes::ONLY_IN_PLAY),
                false => self.remedy_for(aimed.test),
            };
            if let Some(help) = help {
                let help = vec![(help, Vec::new())];
                self.wrong_with(&codes::IMPOSSIBLE_TARGET, aimed.place, Vec::new(), help);
            }
        }
        for (test, card, place) in std::mem::take(&mut self.bred) {
            let card = cards.get(card.index());
            if card.is_some_and(|it| self.breeds(test, it)) {
                self.wrong_with(
                    &codes::ENDLESS,
                    place,
                    Vec::new(),
                    vec![(codes::MAKE_IT_END, Vec::new())],
                );
            }
        }
        for asked in std::mem::take(&mut self.asked) {
            let resource = self.resources.get(asked.resource);
            let has_source = resource.is_some_and(|it| it.quality.is_some() || it.from_pile);
            let bit = 1_u8.checked_shl(asked.resource as u32).unwrap_or(0);
            let is_given = self.steps.iter().any(|step| match step {
                Step::Do(Act::Add(of)) => of.get(asked.resource).is_some_and(|it| *it > 0),
                Step::Do(Act::GainResource(_, resource, _)) => {
                    usize::from(*resource) == asked.resource
                }
                Step::AddAny(_) => true,
                _ => false,
            });
            let starts = resource.is_some_and(|it| it.at_start > 0);
            let is_made = cards.iter().any(|it| it.makes & bit != 0);
            if !(has_source || is_given || is_made || starts) {
                let args = vec![asked.word.as_str().into()];
                self.wrong(&codes::NOTHING_GIVES, asked.place, args);
            }
        }
    }

    /// Tells whether only something in play can pass a test.
    fn needs_play(&self, test: TestId, depth: usize) -> bool {
        let needs = |it: &TestId| depth < DEPTH_MAX && self.needs_play(*it, depth + 1);
        match self.tests.get(test.index()) {
            Some(
                Test::Tapped
                | Test::Untapped
                | Test::Attacking
                | Test::Blocking
                | Test::Blocked
                | Test::Unblocked,
            ) => true,
            Some(Test::And(one, other)) => needs(one) || needs(other),
            Some(Test::Or(one, other)) => needs(one) && needs(other),
            _ => false,
        }
    }

    /// Says what to do about a target that nothing can be: several kinds at once,
    /// the name of what never lies there, or one kind that does not. Nothing, where
    /// a word that nobody knows is told already.
    fn remedy_for(&self, test: TestId) -> Option<Bilingual> {
        let (mut n_kinds, mut is_named) = (0, false);
        let mut pending = vec![test];
        for _ in 0..DEPTH_MAX {
            match pending.pop().and_then(|it| self.tests.get(it.index())) {
                Some(Test::And(one, other)) => pending.extend([*one, *other]),
                Some(Test::Named(_)) => is_named = true,
                Some(Test::Never) => return None,
                Some(Test::Permanent | Test::Card) | None => {}
                Some(_) => n_kinds += 1,
            }
        }
        Some(match (is_named, n_kinds) {
            (true, _) => codes::NAMED_SO,
            (false, 0 | 1) => codes::NEVER_THERE,
            (false, _) => codes::ONE_KIND,
        })
    }

    /// Tells whether a token that you make surely passes a test as it enters.
    fn breeds(&self, test: TestId, card: &Card) -> bool {
        match self.tests.get(test.index()) {
            Some(Test::And(one, other)) => self.breeds(*one, card) && self.breeds(*other, card),
            Some(Test::Or(one, other)) => self.breeds(*one, card) || self.breeds(*other, card),
            Some(Test::Other | Test::YouControl | Test::Token | Test::Permanent) => true,
            _ => self.guess(test, &Candidate::Card(card), 0) == Guess::Yes,
        }
    }

    /// The types that a card could have at once: one, or two that both stay in
    /// play, or two that both do not.
    fn could(&self) -> Vec<Could> {
        let n = self.kinds.types.len().min(48);
        let mut all = Vec::new();
        for one in 0..n {
            for other in one..n {
                let (a, b) = (self.kinds.nature(one), self.kinds.nature(other));
                if a.permanent == b.permanent {
                    let mut bits = self.kinds.line(one);
                    bits.add(&self.kinds.line(other));
                    all.push(Could {
                        types: bits,
                        permanent: a.permanent,
                        is_cast: !a.no_cost && !b.no_cost,
                    });
                }
            }
        }
        all
    }

    fn guess(&self, test: TestId, about: &Candidate<'_>, depth: usize) -> Guess {
        let (Some(test), true) = (self.tests.get(test.index()), depth < DEPTH_MAX) else {
            return Guess::Perhaps;
        };
        let is_player = matches!(about, Candidate::Player);
        let sure = |yes: bool| if yes { Guess::Yes } else { Guess::No };
        match test {
            Test::Always => Guess::Yes,
            Test::Never => Guess::No,
            Test::Player => sure(is_player),
            Test::You | Test::Opponent => {
                if is_player {
                    Guess::Perhaps
                } else {
                    Guess::No
                }
            }
            Test::Is(bit) => self.guess_quality(*bit, about),
            Test::Named(id) => match about {
                Candidate::Player => Guess::No,
                Candidate::Card(card) => sure(self.card_names.get(id.index()) == Some(&card.name)),
                Candidate::Could(..) => Guess::Perhaps,
            },
            Test::Spell => match about {
                Candidate::Player | Candidate::Could(_, false) => Guess::No,
                // A land is played, not cast.
                Candidate::Card(card) if card.nature.no_cost => Guess::No,
                Candidate::Card(_) | Candidate::Could(_, true) => Guess::Perhaps,
            },
            Test::Not(inner) => match self.guess(*inner, about, depth + 1) {
                Guess::No => Guess::Yes,
                Guess::Perhaps => Guess::Perhaps,
                Guess::Yes => Guess::No,
            },
            Test::And(one, other) => {
                let one = self.guess(*one, about, depth + 1);
                let other = self.guess(*other, about, depth + 1);
                match (one, other) {
                    (Guess::No, _) | (_, Guess::No) => Guess::No,
                    (Guess::Yes, Guess::Yes) => Guess::Yes,
                    _ => Guess::Perhaps,
                }
            }
            Test::Or(one, other) => {
                let one = self.guess(*one, about, depth + 1);
                let other = self.guess(*other, about, depth + 1);
                match (one, other) {
                    (Guess::Yes, _) | (_, Guess::Yes) => Guess::Yes,
                    (Guess::No, Guess::No) => Guess::No,
                    _ => Guess::Perhaps,
                }
            }
            // Players have numbers and counters, and somebody is `it`.
            Test::Compare(..)
            | Test::HasCounter(_)
            | Test::It
            | Test::YouControl
            | Test::OpponentControls
            | Test::ChooserControls
            | Test::ControlledBy(_)
            | Test::Other => Guess::Perhaps,
            _ if is_player => Guess::No,
            _ => Guess::Perhaps,
        }
    }

    fn guess_quality(&self, bit: u8, about: &Candidate<'_>) -> Guess {
        let bits = match about {
            Candidate::Player => return Guess::No,
            Candidate::Card(card) => card.qualities,
            Candidate::Could(bits, _) if self.kinds.type_bits().has(bit) => *bits,
            Candidate::Could(..) => return Guess::Perhaps,
        };
        if bits.has(bit) {
            // An effect could still change it, but none takes a type away.
            return Guess::Yes;
        }
        if self.becomes.iter().any(|it| it.has(bit)) {
            return Guess::Perhaps;
        }
        Guess::No
    }
}

/// Lists the words of a filter.
pub(super) fn words(filter: &Filter) -> Vec<&str> {
    match filter {
        Filter::Word(word) => vec![&word.text],
        Filter::Not(inner) => words(inner),
        Filter::And(one, other) | Filter::Or(one, other) => {
            let mut all = words(one);
            all.extend(words(other));
            all
        }
        _ => Vec::new(),
    }
}
