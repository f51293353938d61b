//! The bots of a game: those of the family, and those that the text makes.

use tapete_game::BotWord;
use tapete_lang::{Bilingual, Checked, CheckedItem, Diagnostic, Formula, Line, Problems};

use super::codes::{ADD_DEFAULT, NEVER_APPLIES, NO_LINE_LEFT, WHY_NEVER};
use crate::bots::{BotPlan, PlanLine, combiners, strategies, variables};
use crate::choice::index_of;

const WRITTEN: Bilingual = Bilingual::new("Written in a text.", "Escrito en un texto.");

/// Returns the bots and what each plays by, in the same order.
pub(super) fn read(checked: &Checked, problems: &mut Problems) -> (Vec<BotWord>, Vec<BotPlan>) {
    let mut words = Vec::new();
    let mut plans = Vec::new();
    for (name, strategy) in strategies::NAMES.iter().zip(strategies::CHOICES) {
        words.push(BotWord::new(
            name.word.name,
            name.word.others,
            name.word.doc,
        ));
        plans.push(BotPlan::always(strategy, &combiners::CHOICES[0]));
    }
    let mut n_tries = TRIES_MAX;
    for item in checked.of_kind("Bot") {
        if let (Some(name), Some(plan)) = (item.name(), plan(item, &mut n_tries, problems)) {
            words.push(BotWord::new(name, &[], WRITTEN));
            plans.push(plan);
        }
    }
    (words, plans)
}

fn plan(item: &CheckedItem, n_tries: &mut usize, problems: &mut Problems) -> Option<BotPlan> {
    if item.failed("plays") || item.failed("combines") {
        return None;
    }
    let combiner = match item.line("combines") {
        Some(line) => index_of(combiners::NAMES, line.value.name()?.id())?,
        None => 0,
    };
    let combiner = &combiners::CHOICES[combiner];
    let mut lines: Vec<&Line> = item.lines("plays").iter().collect();
    if combiner.one_decides {
        // Wherever it stands, what always holds is meant for the rest.
        lines.sort_by_key(|line| line.when.is_none());
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
    }
    let mut is_reached = true;
    for line in &lines {
        let condition = line.when.as_ref();
        if !is_reached || condition.is_some_and(|it| !can_be(true, it, n_tries)) {
            problems.push(
                Diagnostic::new(&NEVER_APPLIES, line.place)
                    .arg("plays")
                    .help(WHY_NEVER),
            );
        }
        if combiner.one_decides {
            is_reached &= condition.is_some_and(|it| can_be(false, it, n_tries));
        }
    }
    let lines = lines.into_iter().map(|line| {
        let name = line.value.name()?;
        let index = index_of(strategies::NAMES, name.id())?;
        Some(PlanLine {
            when: line.when.clone(),
            strategy: &strategies::CHOICES[index],
            weight: name.number(0).map_or(1, |it| it.clamp(1, 1000) as u32),
        })
    });
    Some(BotPlan {
        lines: lines.collect::<Option<Vec<_>>>()?,
        combiner,
    })
}

/// How many values are tried for all bots of a text together, so that no text
/// keeps the check busy.
const TRIES_MAX: usize = 4_000_000;

/// Tells whether a condition can hold, or fail, in some game. All values of one
/// or two variables are tried; a condition with more, or for which no tries are
/// left, is believed.
fn can_be(wanted: bool, condition: &Formula, n_tries: &mut usize) -> bool {
    let mut slots: Vec<usize> = condition.variables().collect();
    slots.sort_unstable();
    slots.dedup();
    let (firsts, seconds) = match slots[..] {
        [] => (0..=0, 0..=0),
        [slot] => (variables::values(slot), 0..=0),
        [slot, other] => (variables::values(slot), variables::values(other)),
        _ => return true,
    };
    let mut pairs = firsts.flat_map(|first| seconds.clone().map(move |second| (first, second)));
    pairs.any(|(first, second)| {
        let value = |slot| {
            if Some(&slot) == slots.first() {
                first
            } else {
                second
            }
        };
        *n_tries = n_tries.saturating_sub(1);
        *n_tries == 0 || condition.holds(value) == wanted
    })
}
