//! `new deck`: monsters, powers for each, and their order.

use tapete_family::{
    Answer, Argument, Asked, Block, Count, Given, Gives, Kind, NewSentence, Pick, Picked, Question,
    Refused, Tool, Workshop, say,
};
use tapete_game::Chance;
use tapete_lang::{Bilingual, Tongue};

use super::cards::Cards;
use super::source::source;
use super::{FROM, NAME, TO};
use crate::tools::make::{DeckDraft, random_deck, whats_wrong};
use crate::tools::shelf::{CardFigures, Shelf};

/// How many cards may be named; decks are far smaller.
const CARDS_MAX: usize = 1000;

pub(super) const TOOL: Tool = Tool {
    name: "new deck",
    others: &["mazo"],
    doc: Bilingual::new(
        "Make a deck: monsters in their order, and powers for each",
        "Hace un mazo: monstruos en su orden, y poderes para cada uno",
    ),
    arguments: &[
        NAME.count(Count::AtMostOne),
        Argument::option(
            "monsters",
            Kind::Text,
            Bilingual::new(
                "A monster, from the front; may be given several times",
                "Un monstruo, desde el frente; puede darse varias veces",
            ),
        )
        .count(Count::UpTo(CARDS_MAX))
        .shown("NAME"),
        Argument::option(
            "powers",
            Kind::Text,
            Bilingual::new(
                "A power, those of the first monster first; may be given several times",
                "Un poder, primero los del primer monstruo; puede darse varias veces",
            ),
        )
        .count(Count::UpTo(CARDS_MAX))
        .shown("NAME"),
        Argument::option(
            "order",
            Kind::Text,
            Bilingual::new(
                "Another order of the monsters, such as \"2 1 3\"",
                "Otro orden de los monstruos, como \"2 1 3\"",
            ),
        )
        .shown("NUMBERS"),
        Argument::flag(
            "random",
            Bilingual::new(
                "Fill the deck by luck, without questions",
                "Llena el mazo al azar, sin preguntas",
            ),
        ),
        Argument::seed(Bilingual::new(
            "The luck of `--random` (default: drawn, and told)",
            "La suerte de `--random` (si falta: se sortea y se dice)",
        )),
        FROM,
        TO,
    ],
    gives: &[Gives::Sentence],
    next: Some(next),
    run,
};

const NOT_ENOUGH: Bilingual = Bilingual::new(
    "{0} has no monsters or no powers to choose from",
    "{0} no tiene monstruos o poderes que elegir",
);
const WHICH_MONSTER: Bilingual = Bilingual::new("monster {0} of {1}", "monstruo {0} de {1}");
const WHICH_POWERS: Bilingual =
    Bilingual::new("powers of {0}, {1} to go", "poderes de {0}, faltan {1}");
const MONSTERS_OF: Bilingual = Bilingual::new("monsters of {0}", "monstruos de {0}");
const POWERS_OF: Bilingual = Bilingual::new("powers of {0}", "poderes de {0}");
const BY_LUCK: Bilingual = Bilingual::new("Luck of {0}", "Azar de {0}");
const BAD_ORDER: Bilingual = Bilingual::new(
    "write each number from 1 to {0} once",
    "escribe cada número del 1 al {0} una vez",
);

fn cards(workshop: &dyn Workshop, given: &Given) -> Result<Cards, Refused> {
    let cards = source(workshop, given, |it| it.shelf.has_both())?;
    match cards.shelf.has_both() {
        true => Ok(cards),
        false => {
            let name = &cards.text.name;
            Err(Refused::Use(say(NOT_ENOUGH, workshop.tongue(), &[name])))
        }
    }
}

fn next(workshop: &dyn Workshop, given: &Given) -> Result<Option<Question>, Refused> {
    if given.has("random") {
        return Ok(None);
    }
    let tongue = workshop.tongue();
    let cards = cards(workshop, given)?;
    let shelf = &cards.shelf;
    let draft = draft(shelf, given);
    let mut whole = draft.clone();
    random_deck(shelf, &mut whole, &mut Chance::new(workshop.fresh_seed()));
    let of = shelf.game().unwrap_or(&cards.text.name);
    let n_chosen = draft.monsters.len();
    if n_chosen < shelf.n_monsters() {
        let title = say(MONSTERS_OF, tongue, &[&of]);
        return Ok(Some(Question {
            argument: "monsters",
            text: say(
                WHICH_MONSTER,
                tongue,
                &[&(n_chosen + 1), &shelf.n_monsters()],
            ),
            asked: Asked::Pick(Pick {
                title,
                from: picked(shelf.monsters(tongue)),
                n_left: shelf.n_monsters() - n_chosen,
                n_taken: n_chosen,
                by_luck: whole.monsters.split_off(n_chosen),
                no_such: no_such(tongue),
            }),
        }));
    }
    let unfinished = |it: &usize| draft.powers.get(*it).map_or(0, Vec::len) < shelf.n_powers();
    if let Some(monster) = (0..n_chosen).find(unfinished) {
        let n_taken = draft.powers.get(monster).map_or(0, Vec::len);
        let n_left = shelf.n_powers() - n_taken;
        let by_luck = whole
            .powers
            .get_mut(monster)
            .map(|it| it.split_off(n_taken));
        return Ok(Some(Question {
            argument: "powers",
            text: say(WHICH_POWERS, tongue, &[&draft.monsters[monster], &n_left]),
            asked: Asked::Pick(Pick {
                title: say(POWERS_OF, tongue, &[&of]),
                from: picked(shelf.powers(tongue)),
                n_left,
                n_taken,
                by_luck: by_luck.unwrap_or_default(),
                no_such: no_such(tongue),
            }),
        }));
    }
    if n_chosen > 1 && !given.has("order") {
        let text = tongue.pick("another order", "otro orden");
        let title = tongue.pick("formation, from the front", "formación, desde el frente");
        return Ok(Some(Question {
            argument: "order",
            text: text.to_owned(),
            asked: Asked::Order {
                title: title.to_owned(),
                of: draft.monsters,
            },
        }));
    }
    Ok((!given.has("name")).then(|| super::name_question(tongue)))
}

fn no_such(tongue: Tongue) -> &'static str {
    tongue.pick("there is no card `{0}`", "no hay ninguna carta `{0}`")
}

fn picked(cards: Vec<CardFigures>) -> Vec<Picked> {
    let each = cards.into_iter().map(|it| Picked {
        name: it.name,
        others: Vec::new(),
        about: it.figures,
    });
    each.collect()
}

/// Returns the deck as far as it was given, in the order in which it was.
fn draft(shelf: &Shelf, given: &Given) -> DeckDraft {
    let powers = given.all("powers").chunks(shelf.n_powers().max(1));
    DeckDraft {
        name: given.must("name").to_owned(),
        monsters: given.all("monsters").to_vec(),
        powers: powers.map(<[String]>::to_vec).collect(),
    }
}

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let tongue = workshop.tongue();
    let cards = cards(workshop, given)?;
    let mut draft = draft(&cards.shelf, given);
    if given.has("random") {
        let seed = workshop.seed(given.seed("seed"));
        if draft.name.is_empty() {
            draft.name = say(BY_LUCK, tongue, &[&seed]);
        }
        random_deck(&cards.shelf, &mut draft, &mut Chance::new(seed));
    }
    if draft.name.is_empty() {
        let message = tongue.pick("it needs a name", "necesita un nombre");
        return Err(Refused::Use(message.to_owned()));
    }
    if let Some(written) = given.text("order") {
        let n = draft.monsters.len();
        let Some(order) = order(written, n) else {
            return Err(Refused::Use(say(BAD_ORDER, tongue, &[&n])));
        };
        // Powers go with their monsters.
        draft.powers.resize(n, Vec::new());
        let monsters = order.iter().map(|it| draft.monsters[*it].clone());
        let powers = order.iter().map(|it| draft.powers[*it].clone());
        (draft.monsters, draft.powers) = (monsters.collect(), powers.collect());
    }
    let wrong = whats_wrong(&cards.shelf, &draft, tongue);
    if !wrong.is_empty() {
        return Err(Refused::Unwell(wrong.join("; ")));
    }
    let legal = tongue.pick("the deck is legal", "el mazo es legal");
    Ok(Answer::of(vec![
        Block::Text(legal.to_owned()),
        Block::New(NewSentence {
            kind: "Deck",
            text: draft.sentence(),
            name: draft.name,
            uses: Some(cards.text.name),
        }),
    ]))
}

/// Reads an order: every number from 1 to `n` once.
fn order(written: &str, n: usize) -> Option<Vec<usize>> {
    let parts = written.split([' ', ',']).filter(|it| !it.is_empty());
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
}
