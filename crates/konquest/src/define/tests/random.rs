//! Texts put together from the vocabulary at random: whatever is accepted is
//! played by the laws.

use proptest::prelude::*;
use tapete_game::{Game, Seed, laws};
use tapete_lang::{ArgTakes, ClauseWord, NameWord, Takes};

use super::try_galaxy;
use crate::words::VOCABULARY;

/// Numbers that decide what a text says, one after the other.
struct Choices(Vec<u32>);

impl Choices {
    fn below(&mut self, n: i64) -> i64 {
        let next = self.0.pop().unwrap_or(0);
        i64::from(next) % n.max(1)
    }

    fn number(&mut self, min: i64, max: i64) -> i64 {
        min + self.below((max - min + 1).min(6))
    }

    fn name(&mut self, names: &[NameWord]) -> String {
        let word = &names[self.below(names.len() as i64) as usize];
        let args: Vec<String> = word
            .args
            .iter()
            .map(|it| match it.takes {
                ArgTakes::Number { min, max } => self.number(min.max(0), max).to_string(),
                _ => "1".to_owned(),
            })
            .collect();
        match args.is_empty() {
            true => word.word.name.to_owned(),
            false => format!("{}({})", word.word.name, args.join(", ")),
        }
    }

    fn clause(&mut self, word: &ClauseWord) -> String {
        let value = match word.takes {
            Takes::Number { min, max } => self.number(min.max(0), max).to_string(),
            Takes::NumberOrRange { min, max } => {
                let from = self.number(min.max(0), max);
                format!("{from}..{}", from + self.below(3))
            }
            Takes::Name(names) => self.name(names),
            Takes::Free => ["0.5", "0", "1", "0.2..0.7", "Nobody"][self.below(5) as usize].into(),
            _ => String::new(),
        };
        format!(" {} {value}", word.word.name)
    }

    /// Writes a galaxy, perhaps with players and planets; it is short.
    fn text(&mut self) -> String {
        let mut text = String::new();
        for (index, kind) in VOCABULARY.kinds.iter().enumerate() {
            let n_items = match index {
                0 => 1,
                1 => [0, 2, 3][self.below(3) as usize],
                _ => self.below(4),
            };
            for number in 0..n_items {
                let name = kind.word.name;
                text.push_str(&format!("new {name} called \"N{number}\""));
                for word in kind.clauses {
                    let is_needed = matches!(word.word.name, "on_map" | "turn_limit");
                    if is_needed || self.below(6) == 0 {
                        text.push_str(&self.clause(word));
                    }
                }
                text.push('\n');
            }
            if index == 0 && self.below(2) == 0 && !text.contains("for_players") {
                text = text.trim_end().to_owned() + " for_players 2\n";
            }
        }
        text
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_text_that_is_accepted_keeps_the_laws(numbers in prop::collection::vec(any::<u32>(), 120)) {
        let text = Choices(numbers).text();
        let (galaxy, problems) = try_galaxy(&text, None);
        let has_errors = problems.contains("error[");
        prop_assert_eq!(galaxy.is_none(), has_errors, "{}{}", text, problems);
        if let Some(galaxy) = galaxy.filter(|it| it.turns_max() < 5) {
            let kept = laws::keep(&Game::new(galaxy), Seed::new(1));
            if let Err(broken) = kept {
                panic!("{text}{broken}");
            }
        }
    }
}
