//! `advise`: what to take from heaps of every size.

use std::collections::BTreeMap;

use tapete_family::{Answer, Argument, Block, Given, Kind, Refused, Table, Tool, Workshop};
use tapete_lang::Bilingual;

use crate::pebbles;

pub(crate) const TOOL: Tool = Tool {
    name: "advise",
    others: &["aconseja"],
    doc: Bilingual::new("Tell what to take from heaps", "Dice qué tomar de montones"),
    arguments: &[
        Argument::first("file", Kind::File, FILE),
        Argument::option("largest", Kind::Number(1..=50), LARGEST).or("10"),
    ],
    gives: &[],
    next: None,
    run,
};

const FILE: Bilingual = Bilingual::new("A file with a heap", "Un archivo con un montón");
const LARGEST: Bilingual = Bilingual::new("The largest heap", "El montón más grande");

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let (tongue, file) = (workshop.tongue(), given.must("file"));
    let loaded = workshop.load(&workshop.find(file)?, &[]);
    let loaded = loaded.without_errors(file, tongue)?;
    let none = tongue.pick("there is no heap", "no hay ningún montón");
    let heap = pebbles(&loaded.checked).ok_or_else(|| Refused::Nothing(none.to_owned()))?;
    let largest = given.number("largest").unwrap_or_default() as u8;
    let take: Vec<Option<u8>> = (1..=largest).map(|it| heap.best(it)).collect();
    let rows = (1..=largest).zip(&take).map(|(size, take)| {
        let take = take.map_or("–".to_owned(), |it| it.to_string());
        vec![size.to_string(), take]
    });
    let head = tongue.pick(["heap", "take"], ["montón", "toma"]);
    let table = Table {
        title: tongue.pick("what to take", "qué tomar").to_owned(),
        head: head.map(str::to_owned).to_vec(),
        rows: rows.collect(),
        numbers: vec![0, 1],
        ..Table::default()
    };
    let json = BTreeMap::from([("take", &take)]);
    Ok(Answer::of(vec![Block::Table(table)]).with_json(&json))
}
