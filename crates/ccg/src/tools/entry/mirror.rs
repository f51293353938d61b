//! `deck test` with `mirror`: each deck against itself, so that only the players
//! differ.

use serde::Serialize;
use tapete_family::{Answer, Block, Refused, Table, say};
use tapete_lang::{Bilingual, Tongue};

use super::decks::no_decks;
use super::field::{Field, Score};
use super::figures::{heads, interval, percent, quoted};
use super::test::DeckJson;
use crate::tools::deck::Decks;

const MIRRORED: Bilingual = Bilingual::new(
    "{0} matches of each deck against itself, every deal from both seats: what {1} wins against {2}; a tie counts half",
    "{0} partidas de cada mazo contra sí mismo, cada reparto desde los dos asientos: lo que {1} gana a {2}; un empate cuenta la mitad",
);

/// What a bot won with each deck.
#[derive(Serialize)]
struct MirrorJson<'a> {
    bot: &'a str,
    rival: &'a str,
    seed: u64,
    matches_per_deck: u64,
    decks: Vec<DeckJson<'a>>,
    all: Score,
}

/// Lets a bot meet the one of the field with each deck, every deal from both
/// seats.
pub(super) fn run(
    bot: &str,
    chosen: &[usize],
    (all, file): (&Decks, &str),
    field: &Field<'_>,
) -> Result<Answer, Refused> {
    let tongue = field.workshop.tongue();
    let mut report = MirrorJson {
        bot,
        rival: &field.bot,
        seed: field.each.seed,
        matches_per_deck: 2 * field.each.n,
        decks: Vec::new(),
        all: Score::default(),
    };
    for deck in chosen {
        let game = all.pair(*deck, *deck);
        let game = game.ok_or_else(|| no_decks(file, tongue))?;
        let bots = [bot, field.bot.as_str()];
        let (wins, losses, ties) = field.workshop.contest(&game, bots, field.each)?;
        let score = field.counted(wins, losses, ties);
        let name = all.summaries().get(*deck).map_or("", |it| it.name.as_str());
        report.decks.push(DeckJson { deck: name, score });
        report.all = field.and(report.all, score);
    }
    let mut csv = String::from("deck,matches,wins,losses,ties,win_rate,low,high\n");
    for it in &report.decks {
        csv.push_str(&format!("{},{}\n", quoted(it.deck), it.score.csv()));
    }
    let mut answer = Answer::of(blocks(&report, tongue)).with_json(&report);
    answer.csv = Some(csv);
    Ok(answer)
}

fn blocks(report: &MirrorJson<'_>, tongue: Tongue) -> Vec<Block> {
    let matches = report.matches_per_deck;
    let head = say(MIRRORED, tongue, &[&matches, &report.bot, &report.rival]);
    let row = |deck: &str, it: &Score| {
        vec![
            deck.to_owned(),
            percent(it.win_rate),
            interval(it.win_rate_low, it.win_rate_high),
            it.ties.to_string(),
        ]
    };
    let decks = report.decks.iter();
    let mut rows: Vec<Vec<String>> = decks.map(|it| row(it.deck, &it.score)).collect();
    rows.push(row(tongue.pick("all", "todos"), &report.all));
    let [deck, interval, ties] = tongue.pick(
        ["deck", "95 % interval", "ties"],
        ["mazo", "intervalo del 95 %", "empates"],
    );
    let table = Table {
        head: heads([deck, report.bot, interval, ties]),
        rows,
        numbers: vec![1, 2, 3],
        ..Table::default()
    };
    vec![Block::Text(head), Block::Table(table)]
}
