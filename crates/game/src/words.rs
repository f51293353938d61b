//! The words that a family brings along: of its bots, and of what it counts.

use tapete_speech::{Bilingual, Said, Tongue};

/// A bot that a family or a game's text brings along.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotWord {
    /// Its name, as people write it.
    pub name: String,
    /// Other spellings.
    pub others: Vec<String>,
    /// What it does, in one sentence.
    pub doc: Said,
}

impl BotWord {
    /// Returns the word of a bot that comes with the program.
    pub fn new(name: &str, others: &[&str], doc: Bilingual) -> BotWord {
        BotWord {
            name: name.to_owned(),
            others: others.iter().map(|it| (*it).to_owned()).collect(),
            doc: doc.into(),
        }
    }

    /// Returns what the bot does, in that tongue.
    pub fn doc_in(&self, tongue: Tongue) -> &str {
        self.doc.get(tongue)
    }
}

/// A line in a family's list of bots: its words, and how it chooses.
#[derive(Clone, Copy, Debug)]
pub struct OwnBot<Choose> {
    /// Its name, as people write it.
    pub name: &'static str,
    /// Other spellings.
    pub others: &'static [&'static str],
    /// What it does, in one sentence.
    pub doc: Bilingual,
    /// How it chooses; each family asks its bots in its own way.
    pub choose: Choose,
}

impl<Choose> OwnBot<Choose> {
    /// Lists the words of bots, in their order.
    pub fn words(bots: &[OwnBot<Choose>]) -> Vec<BotWord> {
        let word = |bot: &OwnBot<Choose>| BotWord::new(bot.name, bot.others, bot.doc);
        bots.iter().map(word).collect()
    }
}

/// Something that a family counts in every match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FactWord {
    /// Its name, such as `tiles_played`.
    pub name: &'static str,
    /// What is counted, in a few words.
    pub doc: &'static str,
    /// What people read instead of the name in Spanish.
    pub es: &'static str,
}

impl FactWord {
    /// Returns the word of something that is counted.
    pub const fn new(name: &'static str, doc: &'static str, es: &'static str) -> FactWord {
        FactWord { name, doc, es }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_bots_stand_in_the_order_of_the_list() {
        let bot = |name, others| OwnBot {
            name,
            others,
            doc: Bilingual::new("Waits.", "Espera."),
            choose: (),
        };
        let words = OwnBot::words(&[bot("calm", &["tranquilo"]), bot("rash", &[])]);
        let names: Vec<&str> = words.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["calm", "rash"]);
        assert_eq!(words[0].others, ["tranquilo"]);
        assert_eq!(words[0].doc_in(Tongue::En), "Waits.");
        assert_eq!(words[1].doc_in(Tongue::Es), "Espera.");
    }
}
