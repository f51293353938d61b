//! `calc`: what kills what, in how many plays, with which energy.

use tapete_family::{
    Answer, Argument, Block, Count, Given, Kind, Refused, Table, Tool, Workshop, say,
};
use tapete_lang::{Bilingual, Tongue};

use super::cards;
use crate::tools::calc::{Calc, DeckKills, Pair, PowerRow, calc};

/// How many names are held against each other at most.
const NAMES_MAX: usize = 2;

pub(super) const TOOL: Tool = Tool {
    name: "calc",
    others: &[],
    doc: Bilingual::new(
        "Work out what kills what, in how many plays, with which energy",
        "Calcula qué mata a qué, en cuántas jugadas y con cuánta energía",
    ),
    arguments: &[
        Argument::first(
            "game",
            Kind::File,
            Bilingual::new(
                "A shipped game or a file of cards",
                "Un juego incluido o un archivo de cartas",
            ),
        ),
        Argument::first(
            "names",
            Kind::Text,
            Bilingual::new(
                "A monster or deck against all, or against another (default: all at a glance)",
                "Un monstruo o mazo contra todos, o contra otro (si falta: todo de un vistazo)",
            ),
        )
        .count(Count::UpTo(NAMES_MAX))
        .shown("NAME"),
    ],
    gives: &[],
    next: None,
    run,
};

const POWERS: Bilingual = Bilingual::new(
    "powers of {0} against {1} ({2} life), one against one",
    "poderes de {0} contra {1} ({2} de vida), uno contra uno",
);
const DECKS: Bilingual = Bilingual::new(
    "the least energy with which {0} kills each monster of {1}",
    "la menor energía con que {0} mata a cada monstruo de {1}",
);
const HINT: Bilingual = Bilingual::new(
    "`tapete calc {0} MONSTER MONSTER` shows every power of one against the other",
    "`tapete calc {0} MONSTRUO MONSTRUO` muestra cada poder de uno contra el otro",
);
const RANGE: Bilingual = Bilingual::new("{0} to {1}", "de {0} a {1}");
const MEAN: Bilingual = Bilingual::new("{0}, mean {1}", "{0}, media {1}");
const AT_LEAST: Bilingual = Bilingual::new("{0} at least", "al menos {0}");
const NEVER: Bilingual = Bilingual::new("never", "nunca");

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let tongue = workshop.tongue();
    let game = given.must("game");
    let cards = cards::open(workshop, game)?;
    let names = given.all("names");
    let calc = calc(&cards.shelf, names, tongue).map_err(Refused::Use)?;
    let mut blocks = Vec::new();
    if !calc.attackers.is_empty() {
        blocks.push(Block::Table(attackers(&calc, tongue)));
    }
    if !calc.pairs.is_empty() {
        blocks.push(Block::Table(pairs(&calc.pairs, tongue)));
    }
    if let Some(first) = calc.powers.first() {
        let title = say(
            POWERS,
            tongue,
            &[&first.attacker, &first.defender, &first.life],
        );
        blocks.push(Block::Table(powers(&calc.powers, title, tongue)));
    }
    let decks = calc.decks.iter().map(|it| decks(it, tongue));
    blocks.extend(decks.map(Block::Table));
    if !calc.decks.is_empty() {
        let left_out = tongue.pick(
            "cards whose effect is luck are not counted on",
            "no se cuenta con cartas cuyo efecto es suerte",
        );
        blocks.push(Block::Note(left_out.to_owned()));
    }
    if names.is_empty() {
        blocks.push(Block::Note(say(HINT, tongue, &[&game])));
    }
    Ok(Answer::of(blocks).with_json(&calc))
}

/// Returns the heads of columns.
fn head<const N: usize>(tongue: Tongue, en: [&str; N], es: [&str; N]) -> Vec<String> {
    tongue.pick(en, es).map(str::to_owned).to_vec()
}

fn attackers(calc: &Calc, tongue: Tongue) -> Table {
    let mut head = head(
        tongue,
        ["monster", "element", "life", "attack"],
        ["monstruo", "elemento", "vida", "ataque"],
    );
    head.extend(calc.elements.iter().cloned());
    let rows = calc.attackers.iter().map(|it| {
        let mut row = vec![
            it.monster.clone(),
            it.element.clone(),
            it.life.to_string(),
            it.attack.to_string(),
        ];
        row.extend(it.damage.iter().map(i32::to_string));
        row
    });
    let title = tongue.pick(
        "damage of one attack, by the element that receives it",
        "daño de un ataque, según el elemento que lo recibe",
    );
    Table {
        title: title.to_owned(),
        rows: rows.collect(),
        numbers: (2..head.len()).collect(),
        head,
        brief: None,
    }
}

fn pairs(pairs: &[Pair], tongue: Tongue) -> Table {
    let rows = pairs.iter().map(|it| {
        let never = || NEVER.get(tongue).to_owned();
        vec![
            it.attacker.clone(),
            it.defender.clone(),
            it.damage.to_string(),
            it.life.to_string(),
            it.attacks.map_or_else(never, |it| it.to_string()),
        ]
    });
    let title = tongue.pick("who kills whom by attacking", "quién mata a quién atacando");
    Table {
        title: title.to_owned(),
        head: head(
            tongue,
            ["attacker", "defender", "damage", "life", "attacks to kill"],
            ["atacante", "defensor", "daño", "vida", "ataques para matar"],
        ),
        rows: rows.collect(),
        numbers: vec![2, 3, 4],
        brief: None,
    }
}

fn powers(powers: &[PowerRow], title: String, tongue: Tongue) -> Table {
    let rows = powers.iter().map(|it| {
        let mut row = vec![it.power.clone(), it.cost.to_string()];
        if !it.playable {
            let why = tongue.pick(
                "its conditions do not hold",
                "sus condiciones no se cumplen",
            );
            row.extend([why.to_owned(), String::new(), String::new()]);
            return row;
        }
        let damage = (Some(it.damage_min.into()), Some(it.damage_max.into()));
        row.push(spread(damage, Some(it.damage_mean), tongue));
        let plays = (it.plays_min.map(i64::from), it.plays_max.map(i64::from));
        row.push(spread(plays, it.plays_mean, tongue));
        let energy = (it.energy_min, it.energy_max);
        row.push(spread(energy, it.energy_mean, tongue));
        row
    });
    Table {
        title,
        head: head(
            tongue,
            ["power", "cost", "damage", "plays to kill", "energy to kill"],
            [
                "poder",
                "coste",
                "daño",
                "jugadas para matar",
                "energía para matar",
            ],
        ),
        rows: rows.collect(),
        numbers: vec![1],
        brief: None,
    }
}

/// Writes how much it is: one number, or from the best luck to the worst.
fn spread(
    (least, most): (Option<i64>, Option<i64>),
    middle: Option<f64>,
    tongue: Tongue,
) -> String {
    match (least, most) {
        (Some(least), Some(most)) if least == most => least.to_string(),
        (Some(least), Some(most)) => {
            let range = say(RANGE, tongue, &[&least, &most]);
            match middle {
                Some(middle) => say(MEAN, tongue, &[&range, &mean(middle)]),
                None => range,
            }
        }
        (Some(least), None) => say(AT_LEAST, tongue, &[&least]),
        (None, _) => NEVER.get(tongue).to_owned(),
    }
}

fn mean(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn decks(kills: &DeckKills, tongue: Tongue) -> Table {
    let rows = kills.kills.iter().map(|it| {
        let plays = it.plays.iter().map(|(power, by, times)| match times {
            1 => format!("{power} ({by})"),
            times => format!("{times}× {power} ({by})"),
        });
        let plays: Vec<String> = plays.collect();
        let energy = match (it.energy, it.bounded) {
            (Some(energy), _) => energy.to_string(),
            (None, true) => {
                let bounded = tongue.pick(
                    "not found within the bound",
                    "no se halló dentro del límite",
                );
                bounded.to_owned()
            }
            (None, false) => NEVER.get(tongue).to_owned(),
        };
        vec![
            it.monster.clone(),
            it.life.to_string(),
            energy,
            plays.join(", "),
        ]
    });
    Table {
        title: say(DECKS, tongue, &[&kills.deck, &kills.rival]),
        head: head(
            tongue,
            ["monster", "life", "energy", "plays"],
            ["monstruo", "vida", "energía", "jugadas"],
        ),
        rows: rows.collect(),
        numbers: vec![1, 2],
        brief: None,
    }
}
