//! Some of a list, chosen by number, by name or by luck.

use tapete_family::{Given, Pick, Picked};
use tapete_speech::{nearest, same_name};

use crate::speech::fill;

use super::ask::Desk;

/// What was typed where some of a list are chosen.
enum Answer {
    Random,
    Undo,
    Show,
    Names(Vec<String>),
}

/// The lists that somebody chooses from.
#[derive(Default)]
pub(super) struct Picking {
    /// The title of the list that was shown last.
    shown: String,
}

impl Picking {
    /// Asks once; whoever asked asks again while some are left.
    pub(super) fn ask(
        &mut self,
        (name, text): (&str, &str),
        pick: &Pick,
        given: &mut Given,
        desk: &mut Desk<'_>,
    ) -> anyhow::Result<()> {
        let speech = desk.speech;
        if self.shown != pick.title {
            self.shown.clone_from(&pick.title);
            show(pick, desk)?;
        }
        let is_one = pick.n_left + pick.n_taken == 1;
        let template = if is_one {
            speech.pick_one
        } else {
            speech.pick_some
        };
        let line = desk.ask(&fill(template, &[&text]))?;
        match answer(&line, is_one) {
            Answer::Show => show(pick, desk)?,
            Answer::Undo => {
                let taken = match pick.n_taken {
                    0 => None,
                    _ => given.pop(name),
                };
                let message = match taken {
                    Some(taken) => fill(speech.taken_back, &[&taken]),
                    None => speech.nothing_to_take_back.to_owned(),
                };
                desk.say(&message)?;
            }
            Answer::Random => {
                for it in &pick.by_luck {
                    given.push(name, it);
                }
                let names = pick.by_luck.join(", ");
                desk.say(&fill(speech.chosen_by_luck, &[&names]))?;
            }
            Answer::Names(wanted) => {
                for found in find(&wanted, pick, desk)? {
                    given.push(name, found);
                }
            }
        }
        Ok(())
    }
}

fn show(pick: &Pick, desk: &mut Desk<'_>) -> anyhow::Result<()> {
    desk.say(&fill("{0}", &[&pick.title]))?;
    for (number, it) in (1..).zip(&pick.from) {
        let number: usize = number;
        let line = fill("{0}. {1}", &[&format!("{number:>4}"), &it.name]);
        let about = match it.about.as_str() {
            "" => String::new(),
            about => fill(": {0}", &[&about]),
        };
        desk.say(&format!("{line}{about}"))?;
    }
    Ok(())
}

fn answer(line: &str, is_one: bool) -> Answer {
    match line.to_lowercase().as_str() {
        "random" | "azar" if !is_one => Answer::Random,
        "undo" | "quita" if !is_one => Answer::Undo,
        "?" | "" => Answer::Show,
        _ => {
            let wanted = line.split(',').map(str::trim).filter(|it| !it.is_empty());
            Answer::Names(wanted.map(str::to_owned).collect())
        }
    }
}

/// Finds what was named; says which there are not.
fn find(wanted: &[String], pick: &Pick, desk: &mut Desk<'_>) -> anyhow::Result<Vec<String>> {
    let speech = desk.speech;
    let mut found = Vec::new();
    for name in wanted {
        if let Some(one) = find_one(name, &pick.from) {
            found.push(one);
            continue;
        }
        let message = fill(pick.no_such, &[name]);
        let names = pick.from.iter().map(|it| it.name.as_str());
        let message = match nearest(name, names) {
            Some(near) => fill(speech.did_you_mean, &[&message, &near]),
            None => message,
        };
        desk.say(&message)?;
    }
    if found.len() > pick.n_left {
        let beyond = found.split_off(pick.n_left).join(", ");
        desk.say(&fill(speech.too_many, &[&pick.n_left, &beyond]))?;
    }
    Ok(found)
}

/// Finds one by name, number, or the beginning of a name that only one has; as
/// it was spelled, if it has several spellings.
fn find_one(wanted: &str, from: &[Picked]) -> Option<String> {
    let spelled = |it: &Picked| {
        let mut spellings = std::iter::once(&it.name).chain(&it.others);
        spellings.find(|it| same_name(it, wanted)).cloned()
    };
    if let Some(name) = from.iter().find_map(spelled) {
        return Some(name);
    }
    let name = |it: &Picked| it.name.clone();
    if let Ok(number) = wanted.parse::<usize>() {
        return number.checked_sub(1).and_then(|it| from.get(it)).map(name);
    }
    let wanted = wanted.to_lowercase();
    let begins = |it: &&Picked| it.name.to_lowercase().starts_with(&wanted);
    let mut found = from.iter().filter(begins);
    found.next().filter(|_| found.next().is_none()).map(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_found_by_name_number_or_a_beginning_that_is_clear() {
        let picked = |name: &str| Picked {
            name: name.to_owned(),
            others: vec![format!("{name}s")],
            about: String::new(),
        };
        let from = [
            picked("ataca 2"),
            picked("Attack"),
            picked("2"),
            picked("Atiza"),
        ];
        let name = |wanted| find_one(wanted, &from);
        assert_eq!(name("ATTACK").as_deref(), Some("Attack"));
        assert_eq!(name("attacks").as_deref(), Some("Attacks"));
        assert_eq!(name("1").as_deref(), Some("ataca 2"));
        assert_eq!(
            name("2").as_deref(),
            Some("2"),
            "a name comes before a number"
        );
        assert_eq!(name("ati").as_deref(), Some("Atiza"));
        assert_eq!(name("at"), None, "three begin so");
        assert_eq!(name("9"), None);
    }
}
