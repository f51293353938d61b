//! `advise`: what to take from heaps of every size.

use serde::Serialize;
use tapete_family::{
    Answer, Argument, Bar, Block, Chart, Choice, Given, Kind, Refused, Table, Tool, Unit, Workshop,
};
use tapete_lang::Bilingual;

use crate::pebbles;

pub(crate) const TOOL: Tool = Tool {
    name: "advise",
    others: &["aconseja"],
    doc: Bilingual::new(
        "Tell what to take from heaps of every size",
        "Dice qué tomar de montones de todo tamaño",
    ),
    arguments: &[
        Argument::first(
            "file",
            Kind::File,
            Bilingual::new("A file with a heap", "Un archivo con un montón"),
        ),
        Argument::option(
            "largest",
            Kind::Number(1..=50),
            Bilingual::new("The largest heap", "El montón más grande"),
        )
        .or("10")
        .shown("N"),
        Argument::option(
            "as",
            Kind::Choice(&[
                Choice {
                    name: "table",
                    doc: Bilingual::new("Rows", "Filas"),
                },
                Choice {
                    name: "chart",
                    doc: Bilingual::new("Bars", "Barras"),
                },
            ]),
            Bilingual::new("How it is shown", "Cómo se muestra"),
        )
        .or("table"),
    ],
    gives: &[],
    next: None,
    run,
};

#[derive(Serialize)]
struct AdviceJson {
    /// What to take from a heap of 1, 2, 3 …; nothing where all loses.
    take: Vec<Option<u8>>,
}

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let tongue = workshop.tongue();
    let text = workshop.find(given.must("file"))?;
    let loaded = workshop.load(&text, &[]);
    if loaded.problems.has_errors() {
        let message = tongue.pick("the text has errors", "el texto tiene errores");
        let message = message.to_owned();
        return Err(Refused::problems(loaded.sources, loaded.problems, message));
    }
    let none = tongue.pick("there is no heap", "no hay ningún montón");
    let heap = pebbles(&loaded.checked).ok_or_else(|| Refused::Nothing(none.to_owned()))?;
    let largest = given.number("largest").unwrap_or_default();
    let largest = u8::try_from(largest).unwrap_or_default();
    let advice = AdviceJson {
        take: (1..=largest).map(|it| heap.best(it)).collect(),
    };
    let each = (1_u8..).zip(&advice.take);
    let shown = |take: &Option<u8>| take.map_or("–".to_owned(), |it| it.to_string());
    let title = tongue.pick("what to take", "qué tomar").to_owned();
    let block = match given.text("as") {
        Some("chart") => Block::Chart(Chart {
            title,
            bars: each
                .map(|(left, take)| Bar {
                    label: left.to_string(),
                    value: f64::from(take.unwrap_or_default()),
                    shown: shown(take),
                })
                .collect(),
            unit: Unit::Things,
        }),
        _ => Block::Table(Table {
            title,
            head: tongue
                .pick(["heap", "take"], ["montón", "toma"])
                .map(str::to_owned)
                .to_vec(),
            rows: each
                .map(|(left, take)| vec![left.to_string(), shown(take)])
                .collect(),
            numbers: vec![0, 1],
            brief: None,
        }),
    };
    Ok(Answer::of(vec![block]).with_json(&advice))
}
