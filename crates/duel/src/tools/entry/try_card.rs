//! `try`: what a card does in a position, step by step.

use tapete_family::{Answer, Argument, Block, Count, Given, Kind, Refused, Tool, Workshop, say};
use tapete_lang::{Bilingual, Tongue};

use super::cards::{self, Cards};
use crate::tools::trial::{Ask, Trial, TriedCondition, TriedOutcome, trial};

/// How many lines may set a position up.
const LINES_MAX: usize = 1000;
/// The last seat that a game can have.
const SEAT_MAX: u64 = 63;

pub(super) const TOOL: Tool = Tool {
    name: "try",
    others: &[],
    doc: Bilingual::new(
        "Try a card in a position, step by step",
        "Prueba una carta en una posición, paso a paso",
    ),
    arguments: &[
        Argument::first(
            "card",
            Kind::Text,
            Bilingual::new(
                "A power by its name, or a file: CARD.duel, CARD.json, CARDS.tapete",
                "Un poder por su nombre, o un archivo: CARTA.duel, CARTA.json, CARTAS.tapete",
            ),
        ),
        Argument::option(
            "game",
            Kind::File,
            Bilingual::new(
                "The game whose decks are used (default: the first that has the card, or two plain monsters for a file)",
                "El juego cuyos mazos se usan (si falta: el primero que tiene la carta, o dos monstruos sencillos para un archivo)",
            ),
        )
        .shown("GAME"),
        Argument::option(
            "power",
            Kind::Text,
            Bilingual::new(
                "The power, where the file has several",
                "El poder, si el archivo tiene varios",
            ),
        )
        .shown("NAME"),
        Argument::option(
            "by",
            Kind::Text,
            Bilingual::new(
                "The monster that plays it (default: the one that a deck gives it to)",
                "El monstruo que lo juega (si falta: aquel a quien se lo da un mazo)",
            ),
        )
        .shown("MONSTER"),
        Argument::option(
            "against",
            Kind::Number(0..=SEAT_MAX),
            Bilingual::new(
                "The seat it is played against (default: the next)",
                "El asiento contra el que se juega (si falta: el siguiente)",
            ),
        )
        .shown("SEAT"),
        Argument::option(
            "position",
            Kind::Text,
            Bilingual::new(
                "A line that sets up the position, such as \"life 1 JARulay 120\"; may be given several times",
                "Una línea que prepara la posición, como \"life 1 JARulay 120\"; puede darse varias veces",
            ),
        )
        .count(Count::UpTo(LINES_MAX))
        .shown("LINE"),
        Argument::seed(Bilingual::new(
            "The luck (default: all luck is gone through)",
            "La suerte (si falta: se recorre toda)",
        )),
    ],
    gives: &[],
    next: None,
    run,
};

const NO_SUCH_CARD: Bilingual = Bilingual::new(
    "no shipped game has a power `{0}`; name a file, or a game with `--game`",
    "ningún juego incluido tiene un poder `{0}`; nombra un archivo, o un juego con `--game`",
);
const WHICH_POWER: Bilingual = Bilingual::new(
    "{0} has several powers; choose one with `--power`: {1}",
    "{0} tiene varios poderes; elige uno con `--power`: {1}",
);
const NO_POWER: Bilingual = Bilingual::new(
    "{0} has no power to try",
    "{0} no tiene ningún poder que probar",
);
const TRIED: Bilingual = Bilingual::new(
    "{0} ({1} energy), played by {2} of seat {3} against {4} of seat {5}",
    "{0} ({1} de energía), jugada por {2} del asiento {3} contra {4} del asiento {5}",
);
const WITH_LUCK: Bilingual = Bilingual::new(
    "what it does, {0} of all luck ({1} %)",
    "lo que hace, {0} de toda la suerte ({1} %)",
);
const MORE_OUTCOMES: Bilingual =
    Bilingual::new("… and {0} more outcomes", "… y {0} resultados más");

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let (cards, power) = open(workshop, given)?;
    let tongue = workshop.tongue();
    let against = given.number("against").and_then(|it| it.try_into().ok());
    let ask = Ask {
        power: &power,
        by: given.text("by"),
        against,
        position: given.all("position"),
        seed: given.seed("seed"),
        tongue,
    };
    let trial = trial(&cards.shelf, ask).map_err(Refused::Use)?;
    let blocks = blocks(&trial, cards.shelf.game(), tongue);
    Ok(Answer::of(blocks).with_json(&trial))
}

/// Finds the card that was asked for: a file, or a power of a game.
fn open(workshop: &dyn Workshop, given: &Given) -> Result<(Cards, String), Refused> {
    let tongue = workshop.tongue();
    let card = given.must("card");
    let Some(found) = workshop.find_file(card) else {
        let cards = match given.text("game") {
            Some(game) => cards::open(workshop, game)?,
            None => {
                let text = cards::game_with_power(workshop, card);
                let none = || Refused::Use(say(NO_SUCH_CARD, tongue, &[&card]));
                let text = text.ok_or_else(none)?;
                cards::read(workshop, &text.name, &text, None)?
            }
        };
        let power = given.text("power").unwrap_or(card).to_owned();
        return Ok((cards, power));
    };
    let text = found?;
    let cards = match given.text("game") {
        None => cards::read(workshop, card, &text, None)?,
        Some(game) => cards::read(workshop, game, &workshop.find(game)?, Some(&text))?,
    };
    let power = match (given.text("power"), cards.powers.as_slice()) {
        (Some(power), _) => power.to_owned(),
        (None, [power]) => power.clone(),
        (None, []) => return Err(Refused::Use(say(NO_POWER, tongue, &[&card]))),
        (None, powers) => {
            let message = say(WHICH_POWER, tongue, &[&card, &powers.join(", ")]);
            return Err(Refused::Use(message));
        }
    };
    Ok((cards, power))
}

fn blocks(trial: &Trial, game: Option<&str>, tongue: Tongue) -> Vec<Block> {
    let pick = |en: &str, es: &str| tongue.pick(en, es).to_owned();
    let of_game = match game {
        Some(game) => tongue.pick(
            format!(", in the game of {game}"),
            format!(", en el juego de {game}"),
        ),
        None => String::new(),
    };
    let head = say(
        TRIED,
        tongue,
        &[
            &trial.card,
            &trial.cost,
            &trial.by,
            &trial.seat,
            &trial.target,
            &trial.against,
        ],
    );
    let mut conditions: Vec<String> = trial.conditions.iter().flat_map(condition).collect();
    if conditions.is_empty() {
        conditions.push(pick(
            "none: it can always be played",
            "ninguna: siempre se puede jugar",
        ));
    }
    let mut blocks = vec![
        Block::Text(head),
        Block::Note(trial.text.clone()),
        Block::List {
            head: pick("position", "posición") + &of_game,
            lines: trial.position.clone(),
        },
        Block::List {
            head: pick("conditions", "condiciones"),
            lines: conditions,
        },
    ];
    if let Some(refused) = &trial.refused {
        let because = pick("cannot be played", "no se puede jugar");
        blocks.push(Block::Text(format!("{because}: {refused}")));
    }
    let is_luck = trial.outcomes.len() > 1;
    blocks.extend(trial.outcomes.iter().map(|it| outcome(it, is_luck, tongue)));
    if trial.n_more > 0 {
        let more = say(MORE_OUTCOMES, tongue, &[&trial.n_more]);
        blocks.push(Block::Text(more));
    }
    if !trial.complete {
        blocks.push(Block::Text(pick(
            "luck can do more than was gone through: the list is not complete",
            "la suerte puede más de lo que se recorrió: la lista no está completa",
        )));
    }
    blocks
}

const fn mark(holds: bool) -> &'static str {
    if holds { "✓" } else { "✗" }
}

/// Shows a condition: one comparison on its line, several below it.
fn condition(condition: &TriedCondition) -> Vec<String> {
    let own = mark(condition.holds);
    let (written, meaning) = (&condition.written, &condition.meaning);
    if let [only] = condition.comparisons.as_slice() {
        let (left, right) = (&only.left, &only.right);
        return vec![format!("{own} {written}   [{left} | {right}]   {meaning}")];
    }
    let mut lines = vec![format!("{own} {written}   {meaning}")];
    lines.extend(condition.comparisons.iter().map(|it| {
        let own = mark(it.holds);
        format!("    {own} {}   [{} | {}]", it.written, it.left, it.right)
    }));
    lines
}

fn outcome(outcome: &TriedOutcome, is_luck: bool, tongue: Tongue) -> Block {
    let pick = |en: &str, es: &str| tongue.pick(en, es).to_owned();
    let head = match (&outcome.share, outcome.probability) {
        (Some(share), Some(probability)) if is_luck => {
            say(WITH_LUCK, tongue, &[share, &percent(probability)])
        }
        _ => pick("what it does", "lo que hace"),
    };
    let mut lines = Vec::new();
    for step in &outcome.steps {
        lines.push(match step.written.as_str() {
            "" => pick("afterwards", "después"),
            written => written.to_owned(),
        });
        if step.events.is_empty() {
            lines.push("  ".to_owned() + tongue.pick("nothing happens", "no pasa nada"));
        }
        lines.extend(step.events.iter().map(|it| format!("  {it}")));
    }
    lines.push(pick("in all", "en total"));
    if outcome.total.is_empty() {
        lines.push("  ".to_owned() + tongue.pick("nothing changes", "nada cambia"));
    }
    let each = outcome.total.iter();
    lines.extend(each.map(|it| format!("  {}: {} {} → {}", it.who, it.what, it.from, it.to)));
    Block::List { head, lines }
}

/// Writes a share in per cent, as exactly as two digits behind the point can.
fn percent(probability: f64) -> String {
    let text = format!("{:.2}", probability * 100.0);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
