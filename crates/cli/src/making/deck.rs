//! A new deck: monsters, powers for each, and their order.

use std::path::Path;

use tapete_game::Chance;
use tapete_speech::{nearest, same_name};
use tapete_workshop::{CardFigures, Cards, DeckDraft, random_deck, whats_wrong};

use crate::args::NewArgs;
use crate::failure::{unwell, wrong_use};
use crate::opening;
use crate::repeat;
use crate::speech::fill;

use super::ask::Desk;
use super::save::Made;

/// What was typed where cards are chosen.
enum Answer {
    Random,
    Undo,
    Show,
    Cards(Vec<String>),
}

/// Makes a deck by luck alone.
pub(super) fn by_luck(args: &NewArgs, cards: &Cards, desk: &mut Desk<'_>) -> anyhow::Result<Made> {
    check_source(cards, desk)?;
    let seed = opening::seed(args.seed);
    let name = match &args.name {
        Some(name) => name.clone(),
        None => fill(desk.speech.random_name, &[&seed]),
    };
    let mut draft = DeckDraft {
        name,
        ..DeckDraft::default()
    };
    random_deck(&cards.shelf, &mut draft, &mut Chance::new(seed));
    let made = made(draft, args, cards, desk)?;
    if args.seed.is_none()
        && let Some(command) = repeat::seeded()
    {
        desk.say(&fill("{0}: {1}", &[&desk.out.speech.to_repeat, &command]))?;
    }
    Ok(made)
}

/// Has a deck chosen, card by card.
pub(super) fn make(args: &NewArgs, cards: &Cards, desk: &mut Desk<'_>) -> anyhow::Result<Made> {
    check_source(cards, desk)?;
    let tongue = desk.out.tongue;
    let mut chooser = Chooser {
        monsters: cards.shelf.monsters(tongue),
        powers: cards.shelf.powers(tongue),
        cards,
        draft: DeckDraft::default(),
        chance: Chance::new(repeat::fresh_seed()),
    };
    chooser.show_monsters(desk)?;
    chooser.choose_monsters(desk)?;
    chooser.show_powers(desk)?;
    for index in 0..chooser.draft.monsters.len() {
        chooser.choose_powers(index, desk)?;
    }
    chooser.form(desk)?;
    let mut draft = chooser.draft;
    draft.name = desk.name(args.name.as_deref())?;
    made(draft, args, cards, desk)
}

fn check_source(cards: &Cards, desk: &Desk<'_>) -> anyhow::Result<()> {
    if cards.shelf.has_both() {
        return Ok(());
    }
    let name = &cards.text.name;
    Err(wrong_use(fill(desk.speech.not_enough, &[name])))
}

/// Holds the deck against the rules once more.
fn made(
    draft: DeckDraft,
    args: &NewArgs,
    cards: &Cards,
    desk: &mut Desk<'_>,
) -> anyhow::Result<Made> {
    let wrong = whats_wrong(&cards.shelf, &draft, desk.out.tongue);
    if !wrong.is_empty() {
        desk.say(&fill("{0}", &[&draft.sentence()]))?;
        return Err(unwell(wrong.join("; ")));
    }
    desk.say(desk.speech.legal)?;
    Ok(Made {
        kind: "Deck",
        sentence: draft.sentence(),
        include: args.to.as_deref().and_then(|to| include(to, cards)),
        name: draft.name,
    })
}

/// Returns how a file names the text with the cards; nothing if it is that
/// text, or has no way to name it.
fn include(to: &Path, cards: &Cards) -> Option<String> {
    let name = &cards.text.name;
    let source = Path::new(name);
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    if real(to).is_some() && real(to) == real(source) {
        return None;
    }
    if source.extension().is_none_or(|it| it != "tapete") {
        return None;
    }
    if source.is_absolute() {
        return Some(name.clone());
    }
    if to.is_absolute() {
        return real(source).map(|it| it.display().to_string());
    }
    let folder = to.parent().unwrap_or(Path::new(""));
    let is_plain = |it: std::path::Component<'_>| matches!(it, std::path::Component::Normal(_));
    let is_below = folder.components().all(is_plain);
    is_below.then(|| format!("{}{name}", "../".repeat(folder.components().count())))
}

struct Chooser<'a> {
    cards: &'a Cards,
    monsters: Vec<CardFigures>,
    powers: Vec<CardFigures>,
    draft: DeckDraft,
    chance: Chance,
}

impl Chooser<'_> {
    fn show_monsters(&self, desk: &mut Desk<'_>) -> anyhow::Result<()> {
        let title = fill(desk.speech.monsters_of, &[&self.source()]);
        show(&title, &self.monsters, desk)
    }

    fn show_powers(&self, desk: &mut Desk<'_>) -> anyhow::Result<()> {
        let title = fill(desk.speech.powers_of, &[&self.source()]);
        show(&title, &self.powers, desk)
    }

    fn source(&self) -> &str {
        let game = self.cards.shelf.game();
        game.unwrap_or(&self.cards.text.name)
    }

    fn choose_monsters(&mut self, desk: &mut Desk<'_>) -> anyhow::Result<()> {
        let speech = desk.speech;
        let n_monsters = self.cards.shelf.n_monsters();
        while self.draft.monsters.len() < n_monsters {
            let n_chosen = self.draft.monsters.len();
            let question = fill(speech.which_monster, &[&(n_chosen + 1), &n_monsters]);
            match answer(&desk.ask(&question)?) {
                Answer::Show => self.show_monsters(desk)?,
                Answer::Undo => undo(&mut self.draft.monsters, desk)?,
                Answer::Random => {
                    self.fill_monsters(n_monsters);
                    let names = self.draft.monsters[n_chosen..].join(", ");
                    desk.say(&fill(speech.chosen_by_luck, &[&names]))?;
                }
                Answer::Cards(wanted) => {
                    let n_free = n_monsters - n_chosen;
                    let found = find(&wanted, &self.monsters, n_free, desk)?;
                    self.draft.monsters.extend(found);
                }
            }
        }
        self.draft.powers = vec![Vec::new(); n_monsters];
        Ok(())
    }

    fn fill_monsters(&mut self, n_monsters: usize) {
        let mut whole = DeckDraft {
            monsters: self.draft.monsters.clone(),
            ..DeckDraft::default()
        };
        random_deck(&self.cards.shelf, &mut whole, &mut self.chance);
        whole.monsters.truncate(n_monsters);
        self.draft.monsters = whole.monsters;
    }

    fn choose_powers(&mut self, index: usize, desk: &mut Desk<'_>) -> anyhow::Result<()> {
        let speech = desk.speech;
        let n_powers = self.cards.shelf.n_powers();
        let monster = self.draft.monsters[index].clone();
        while self.draft.powers[index].len() < n_powers {
            let n_chosen = self.draft.powers[index].len();
            let n_free = n_powers - n_chosen;
            let question = fill(speech.which_powers, &[&monster, &n_free]);
            match answer(&desk.ask(&question)?) {
                Answer::Show => self.show_powers(desk)?,
                Answer::Undo => undo(&mut self.draft.powers[index], desk)?,
                Answer::Random => {
                    // Luck fills all that is left of a deck; only this
                    // monster's part of it is taken.
                    let mut whole = self.draft.clone();
                    random_deck(&self.cards.shelf, &mut whole, &mut self.chance);
                    if let Some(powers) = whole.powers.get_mut(index) {
                        self.draft.powers[index] = std::mem::take(powers);
                    }
                    let names = self.draft.powers[index][n_chosen..].join(", ");
                    desk.say(&fill(speech.chosen_by_luck, &[&names]))?;
                }
                Answer::Cards(wanted) => {
                    let found = find(&wanted, &self.powers, n_free, desk)?;
                    self.draft.powers[index].extend(found);
                }
            }
        }
        Ok(())
    }

    /// Asks for the order until it is as it should be; powers go with their
    /// monsters.
    fn form(&mut self, desk: &mut Desk<'_>) -> anyhow::Result<()> {
        let speech = desk.speech;
        let n_monsters = self.draft.monsters.len();
        if n_monsters < 2 {
            return Ok(());
        }
        let example: Vec<String> = (1..=n_monsters).rev().map(|it| it.to_string()).collect();
        let example = example.join(" ");
        loop {
            let each = (1..).zip(&self.draft.monsters);
            let now: Vec<String> = each.map(|(number, it)| format!("{number} {it}")).collect();
            desk.say(&fill(speech.formation, &[&now.join(", ")]))?;
            let answer = desk.ask(&fill(speech.new_order, &[&example]))?;
            if answer.is_empty() {
                return Ok(());
            }
            match order(&answer, n_monsters) {
                None => desk.say(&fill(speech.bad_order, &[&n_monsters]))?,
                Some(order) => {
                    let monsters = order.iter().map(|it| self.draft.monsters[*it].clone());
                    let monsters = monsters.collect();
                    let powers = order.iter().map(|it| self.draft.powers[*it].clone());
                    self.draft.powers = powers.collect();
                    self.draft.monsters = monsters;
                }
            }
        }
    }
}

fn show(title: &str, cards: &[CardFigures], desk: &mut Desk<'_>) -> anyhow::Result<()> {
    desk.say(title)?;
    for (number, it) in (1..).zip(cards) {
        let number: usize = number;
        let line = fill(
            "{0}. {1}: {2}",
            &[&format!("{number:>4}"), &it.name, &it.figures],
        );
        desk.say(&line)?;
    }
    Ok(())
}

fn answer(line: &str) -> Answer {
    match line.to_lowercase().as_str() {
        "random" | "azar" => Answer::Random,
        "undo" | "quita" => Answer::Undo,
        "?" | "" => Answer::Show,
        _ => {
            let wanted = line.split(',').map(str::trim).filter(|it| !it.is_empty());
            Answer::Cards(wanted.map(str::to_owned).collect())
        }
    }
}

fn undo(chosen: &mut Vec<String>, desk: &mut Desk<'_>) -> anyhow::Result<()> {
    let message = match chosen.pop() {
        Some(name) => fill(desk.speech.taken_back, &[&name]),
        None => desk.speech.nothing_to_take_back.to_owned(),
    };
    desk.say(&message)?;
    Ok(())
}

/// Finds cards by number, name, or the beginning of a name that only one has;
/// says which there are not.
fn find(
    wanted: &[String],
    cards: &[CardFigures],
    n_free: usize,
    desk: &mut Desk<'_>,
) -> anyhow::Result<Vec<String>> {
    let speech = desk.speech;
    let mut found = Vec::new();
    for name in wanted {
        match find_one(name, cards) {
            Some(card) => found.push(card.name.clone()),
            None => {
                let names = cards.iter().map(|it| it.name.as_str());
                let message = match nearest(name, names) {
                    Some(near) => fill(speech.no_such_near, &[name, &near]),
                    None => fill(speech.no_such, &[name]),
                };
                desk.say(&message)?;
            }
        }
    }
    if found.len() > n_free {
        let beyond = found.split_off(n_free).join(", ");
        desk.say(&fill(speech.too_many, &[&n_free, &beyond]))?;
    }
    Ok(found)
}

fn find_one<'a>(wanted: &str, cards: &'a [CardFigures]) -> Option<&'a CardFigures> {
    if let Some(card) = cards.iter().find(|it| same_name(&it.name, wanted)) {
        return Some(card);
    }
    if let Ok(number) = wanted.parse::<usize>() {
        return number.checked_sub(1).and_then(|it| cards.get(it));
    }
    let wanted = wanted.to_lowercase();
    let mut begin = cards
        .iter()
        .filter(|it| it.name.to_lowercase().starts_with(&wanted));
    begin.next().filter(|_| begin.next().is_none())
}

/// Reads an order: every number from 1 to `n` once.
fn order(answer: &str, n: usize) -> Option<Vec<usize>> {
    let parts = answer.split([' ', ',']).filter(|it| !it.is_empty());
    let mut order = Vec::new();
    for part in parts {
        let index = part.parse::<usize>().ok()?.checked_sub(1)?;
        if index >= n || order.contains(&index) {
            return None;
        }
        order.push(index);
    }
    (order.len() == n).then_some(order)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_has_every_number_once() {
        assert_eq!(order("3 1, 2", 3), Some(vec![2, 0, 1]));
        for wrong in ["", "1 2", "1 1 2", "0 1 2", "1 2 4", "a b c", "1 2 3 1"] {
            assert_eq!(order(wrong, 3), None, "{wrong}");
        }
    }

    #[test]
    fn a_card_is_found_by_name_number_or_a_beginning_that_is_clear() {
        let card = |name: &str| CardFigures {
            name: name.to_owned(),
            figures: String::new(),
        };
        let cards = [card("ataca 2"), card("Attack"), card("2"), card("Atiza")];
        let name = |wanted| find_one(wanted, &cards).map(|it| it.name.as_str());
        assert_eq!(name("ATTACK"), Some("Attack"));
        assert_eq!(name("1"), Some("ataca 2"));
        assert_eq!(name("2"), Some("2"), "a name comes before a number");
        assert_eq!(name("ati"), Some("Atiza"));
        assert_eq!(name("at"), None, "three begin so");
        assert_eq!(name("9"), None);
    }
}
