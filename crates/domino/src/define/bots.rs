//! The bots of a game: those of the family, and those that the text makes.

use tapete_game::BotWord;
use tapete_lang::{Checked, CheckedItem, Diagnostic, Problems};

use super::codes::{ADD_DEFAULT, NO_LINE_LEFT};
use crate::bots::{self, BotPlan};
use crate::choice::index_of;
use crate::rule_list::RuleList;

/// Returns the bots and what each plays by, in the same order.
pub(super) fn read(checked: &Checked, problems: &mut Problems) -> (Vec<BotWord>, Vec<BotPlan>) {
    let mut words = Vec::new();
    let mut plans = Vec::new();
    for (name, strategy) in bots::NAMES.iter().zip(bots::CHOICES) {
        words.push(BotWord {
            name: name.word.name.to_owned(),
            others: name.word.others.iter().map(|it| (*it).to_owned()).collect(),
            doc: name.word.doc.en.to_owned(),
            doc_es: name.word.doc.es.to_owned(),
        });
        plans.push(BotPlan {
            plays: RuleList::always(strategy),
        });
    }
    for item in checked.of_kind("Bot") {
        if let (Some(name), Some(plan)) = (item.name(), plan(item, problems)) {
            words.push(BotWord {
                name: name.to_owned(),
                others: Vec::new(),
                doc: "Written in a text.".to_owned(),
                doc_es: "Escrito en un texto.".to_owned(),
            });
            plans.push(plan);
        }
    }
    (words, plans)
}

fn plan(item: &CheckedItem, problems: &mut Problems) -> Option<BotPlan> {
    let lines = item.lines("plays");
    if item.failed("plays") {
        return None;
    }
    let last = lines.last()?;
    if last.when.is_some() {
        problems.push(
            Diagnostic::new(&NO_LINE_LEFT, last.place)
                .arg("plays")
                .arg("no condition holds")
                .help_with(ADD_DEFAULT, vec!["plays".into()]),
        );
        return None;
    }
    let lines = lines.iter().map(|line| {
        let index = index_of(bots::NAMES, line.value.name()?.id())?;
        Some((line.when.clone(), &bots::CHOICES[index]))
    });
    Some(BotPlan {
        plays: RuleList::new(lines.collect::<Option<Vec<_>>>()?),
    })
}
