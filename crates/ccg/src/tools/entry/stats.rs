//! `deck stats`: what decks are made of, and what their first hands bring.

use serde::Serialize;
use tapete_family::{
    Answer, Argument, Bar, Block, Chart, Given, Kind, Refused, Table, Tool, Unit, Workshop, say,
};
use tapete_lang::{Bilingual, Tongue};

use super::decks::{find_all, open};
use super::figures::{heads, percent};
use super::{DECK, FILE};
use crate::tools::hands::{Drawn, HANDS_MAX, Opening};
use crate::tools::stats::{CURVE_MAX, Count, DeckStats, Need};

pub(super) const TOOL: Tool = Tool {
    name: "deck stats",
    others: &[],
    doc: Bilingual::new(
        "Count types, costs, colours and what opening hands bring",
        "Cuenta tipos, costes, colores y lo que traen las primeras manos",
    ),
    arguments: &[
        FILE,
        DECK,
        Argument::option(
            "hands",
            Kind::Number(1..=HANDS_MAX),
            Bilingual::new(
                "Draw so many hands too, and throw bad ones back",
                "Roba además tantas manos, y devuelve las malas",
            ),
        )
        .shown("N"),
        Argument::seed(Bilingual::new(
            "The luck of `--hands` (default: drawn, and told)",
            "La suerte de `--hands` (si falta: se sortea y se dice)",
        )),
    ],
    gives: &[],
    next: None,
    run,
};

const MADE_OF: Bilingual = Bilingual::new(
    "{0} ({1}): {2} cards, {3} different, {4} of them give resources",
    "{0} ({1}): {2} cartas, {3} distintas; dan recursos {4}",
);
const HERO: Bilingual = Bilingual::new("hero: {0}", "héroe: {0}");
const MEAN: Bilingual = Bilingual::new("  mean: {0}", "  media: {0}");
const SOURCES: Bilingual = Bilingual::new(
    "resources in the first {0} cards",
    "recursos en las primeras {0} cartas",
);
const BASIC: Bilingual = Bilingual::new(
    "a creature to begin with in the first {0} cards: {1}",
    "una criatura con que empezar en las primeras {0} cartas: {1}",
);
const DRAWN: Bilingual = Bilingual::new(
    "{0} hands drawn, bad ones thrown back",
    "{0} manos robadas, las malas devueltas",
);

#[derive(Serialize)]
struct StatsJson {
    decks: Vec<DeckJson>,
}

#[derive(Serialize)]
struct DeckJson {
    #[serde(flatten)]
    stats: DeckStats,
    opening: Opening,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<Drawn>,
}

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let tongue = workshop.tongue();
    let file = given.must("file");
    let opened = open(workshop, file)?;
    let wanted = find_all(opened.decks.summaries(), given.all("deck"), tongue)?;
    let opened = opened.well(&wanted, file, tongue)?;
    let hands = given.number("hands");
    let hands = hands.map(|it| (it, workshop.seed(given.seed("seed")).seed));
    let all = wanted.into_iter().filter_map(|at| {
        Some(DeckJson {
            stats: opened.decks.stats(at, tongue)?,
            opening: opened.decks.opening(at)?,
            drawn: match hands {
                Some((hands, seed)) => opened.decks.draw_hands(at, hands, seed),
                None => None,
            },
        })
    });
    let report = StatsJson {
        decks: all.collect(),
    };
    let blocks = report.decks.iter().flat_map(|it| of_deck(it, tongue));
    Ok(Answer::of(blocks.collect()).with_json(&report))
}

fn of_deck(deck: &DeckJson, tongue: Tongue) -> Vec<Block> {
    let stats = &deck.stats;
    let head: [&dyn std::fmt::Display; 5] = [
        &stats.deck,
        &stats.game,
        &stats.cards,
        &stats.different,
        &stats.sources,
    ];
    let mut blocks = vec![Block::Title(say(MADE_OF, tongue, &head))];
    if !stats.idea.is_empty() {
        blocks.push(Block::Note(stats.idea.clone()));
    }
    if let Some(hero) = &stats.hero {
        blocks.push(Block::Note(say(HERO, tongue, &[hero])));
    }
    let types = tongue.pick("cards by type", "cartas por tipo");
    blocks.push(counts(types, &stats.types));
    if stats.curve.iter().skip(1).any(|it| *it > 0) {
        blocks.extend(curve(stats, deck.opening.basic.is_some(), tongue));
    }
    if !stats.colours.is_empty() {
        let head = tongue.pick("cards by colour", "cartas por color");
        blocks.push(counts(head, &stats.colours));
    }
    if !stats.needs.is_empty() {
        blocks.push(Block::Table(needs(&stats.needs, tongue)));
    }
    blocks.extend(opening(&deck.opening, tongue));
    blocks.push(Block::Table(plays(
        &deck.opening,
        deck.drawn.as_ref(),
        tongue,
    )));
    blocks.extend(deck.drawn.iter().flat_map(|it| drawn(it, tongue)));
    blocks
}

fn curve(stats: &DeckStats, is_attacks: bool, tongue: Tongue) -> [Block; 2] {
    let head = match is_attacks {
        true => tongue.pick(
            "creatures by their cheapest attack",
            "criaturas por su ataque más barato",
        ),
        false => tongue.pick("cards by cost", "cartas por coste"),
    };
    let costs = stats.curve.iter().enumerate().map(|(cost, n)| Count {
        name: match cost {
            CURVE_MAX => format!("{cost}+"),
            cost => cost.to_string(),
        },
        cards: *n,
    });
    let costs: Vec<Count> = costs.collect();
    let mean = format!("{:.2}", stats.mean_cost);
    [
        counts(head, &costs),
        Block::Note(say(MEAN, tongue, &[&mean])),
    ]
}

fn needs(needs: &[Need], tongue: Tongue) -> Table {
    let rows = needs.iter().map(|it| {
        vec![
            it.resource.clone(),
            it.sources.to_string(),
            it.cards.to_string(),
            it.symbols.to_string(),
        ]
    });
    Table {
        head: heads(tongue.pick(
            ["resource", "given by", "asked by", "symbols"],
            ["recurso", "lo dan", "lo piden", "símbolos"],
        )),
        rows: rows.collect(),
        numbers: vec![1, 2, 3],
        ..Table::default()
    }
}

fn opening(opening: &Opening, tongue: Tongue) -> Vec<Block> {
    let mut blocks = Vec::new();
    if !opening.sources.is_empty() {
        let head = say(SOURCES, tongue, &[&opening.hand]);
        blocks.push(shares(head, &opening.sources));
        let mean = format!("{:.2}", opening.mean_sources);
        blocks.push(Block::Note(say(MEAN, tongue, &[&mean])));
    }
    if let Some(basic) = opening.basic {
        let text = say(BASIC, tongue, &[&opening.hand, &percent(basic)]);
        blocks.push(Block::Text(text));
    }
    blocks
}

fn plays(opening: &Opening, drawn: Option<&Drawn>, tongue: Tongue) -> Table {
    let row = |en: &str, es: &str, shares: &[f64]| {
        let shares = shares.iter().map(|it| percent(*it));
        let name = tongue.pick(en, es).to_owned();
        std::iter::once(name).chain(shares).collect()
    };
    let mut rows: Vec<Vec<String>> = vec![
        row("goes first", "empieza", &opening.play_first),
        row("goes second", "va después", &opening.play_second),
    ];
    if let Some(drawn) = drawn {
        rows.push(row("colours and all", "con sus colores", &drawn.play));
    }
    Table {
        head: heads(tongue.pick(
            ["a card that can be paid by", "turn 1", "turn 2", "turn 3"],
            [
                "una carta que se puede pagar en",
                "turno 1",
                "turno 2",
                "turno 3",
            ],
        )),
        rows,
        numbers: vec![1, 2, 3],
        ..Table::default()
    }
}

fn drawn(drawn: &Drawn, tongue: Tongue) -> [Block; 2] {
    let head = say(DRAWN, tongue, &[&drawn.hands]);
    let sources = match drawn.sources.iter().skip(1).any(|it| *it > 0.0) {
        true => shares(head, &drawn.sources),
        false => Block::Text(head),
    };
    let when = tongue.pick(
        ["at once", "after one", "after two"],
        ["en seguida", "tras una", "tras dos"],
    );
    let kept = when.iter().zip(&drawn.kept);
    let kept: Vec<String> = kept
        .map(|(when, share)| format!("{when} {}", percent(*share)))
        .collect();
    let head = tongue.pick("kept", "guardadas");
    let kept = format!("  {head}: {}", kept.join(", "));
    [sources, Block::Note(kept)]
}

/// Shows how many cards have each name.
fn counts(title: &str, counts: &[Count]) -> Block {
    let bars = counts.iter().map(|it| Bar {
        label: it.name.clone(),
        value: it.cards as f64,
        shown: it.cards.to_string(),
    });
    Block::Chart(Chart {
        title: title.to_owned(),
        bars: bars.collect(),
        unit: Unit::Things,
    })
}

/// Shows the chances of 0, 1, 2 ….
fn shares(title: String, shares: &[f64]) -> Block {
    let bars = shares.iter().enumerate().map(|(n, share)| Bar {
        label: n.to_string(),
        value: *share,
        shown: percent(*share),
    });
    Block::Chart(Chart {
        title,
        bars: bars.collect(),
        unit: Unit::Share,
    })
}
