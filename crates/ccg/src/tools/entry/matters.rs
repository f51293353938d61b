//! `deck test` with `leave_one_out`: which card matters. Each is left out in
//! turn, and the same matches are played again.

use serde::Serialize;
use tapete_family::{Answer, Block, Refused, Table, say};
use tapete_lang::{Bilingual, Tongue};

use super::field::{Field, Score};
use super::figures::{heads, interval, percent, quoted};
use super::test::tested;
use crate::tools::deck::{Decks, Without};

/// What a win scores.
const WIN: f64 = 2.0;

/// How many standard errors an interval of 95 % reaches.
const NORMAL_95: f64 = 1.959_964;

const MATTERS: Bilingual = Bilingual::new(
    "{0} wins {1} ({2}) against {3}; without a card, other cards of the deck in its place:",
    "{0} gana {1} ({2}) contra {3}; sin una carta, con otras del mazo en su lugar:",
);
const NOTHING: Bilingual = Bilingual::new(
    "{0} has no card that another of its sort could stand in for",
    "{0} no tiene ninguna carta que otra de su clase pueda sustituir",
);

#[derive(Serialize)]
struct MattersJson<'a> {
    deck: &'a str,
    against: Vec<&'a str>,
    bot: &'a str,
    seed: u64,
    #[serde(flatten)]
    score: Score,
    cards: Vec<CardJson<'a>>,
}

#[derive(Serialize)]
struct CardJson<'a> {
    card: &'a str,
    copies: usize,
    instead: &'a [(String, usize)],
    win_rate_without: f64,
    difference: f64,
    difference_low: f64,
    difference_high: f64,
}

pub(super) fn run(
    all: &Decks,
    (deck, rivals): (usize, &[usize]),
    left_out: &[Without],
    field: &Field<'_>,
) -> Result<Answer, Refused> {
    let summaries = all.summaries();
    let name = |at: usize| summaries.get(at).map_or("", |it| it.name.as_str());
    let tongue = field.workshop.tongue();
    if left_out.is_empty() {
        return Err(Refused::Unwell(say(NOTHING, tongue, &[&name(deck)])));
    }
    let mut whole: Vec<u8> = Vec::new();
    for rival in rivals {
        whole.extend(field.points(all, deck, *rival)?);
    }
    let mut cards: Vec<CardJson<'_>> = Vec::new();
    for without in left_out {
        let mut points: Vec<u8> = Vec::new();
        for rival in rivals {
            let first = all.pair_without(deck, without, *rival, false);
            let second = all.pair_without(deck, without, *rival, true);
            if let (Some(first), Some(second)) = (first, second) {
                points.extend(field.both(&first, &second)?);
            }
        }
        let rate = field.score(&points).win_rate;
        cards.push(compared(without, &whole, &points, rate));
    }
    // What matters most first; of equals the order of the deck.
    cards.sort_by(|one, other| other.difference.total_cmp(&one.difference));
    let report = MattersJson {
        deck: name(deck),
        against: rivals.iter().map(|it| name(*it)).collect(),
        bot: &field.bot,
        seed: field.each.seed,
        score: field.score(&whole),
        cards,
    };
    let mut csv = String::from("card,copies,win_rate_without,difference,low,high\n");
    for it in &report.cards {
        let (low, high) = (it.difference_low, it.difference_high);
        let (rate, difference) = (it.win_rate_without, it.difference);
        let figures = format!("{rate:.4},{difference:.4},{low:.4},{high:.4}");
        csv.push_str(&format!("{},{},{figures}\n", quoted(it.card), it.copies));
    }
    let mut answer = Answer::of(blocks(&report, field, tongue)).with_json(&report);
    answer.csv = Some(csv);
    Ok(answer)
}

fn blocks(report: &MattersJson<'_>, field: &Field<'_>, tongue: Tongue) -> Vec<Block> {
    let score = &report.score;
    let range = interval(score.win_rate_low, score.win_rate_high);
    let against = report.against.join(", ");
    let head = say(
        MATTERS,
        tongue,
        &[&report.deck, &percent(score.win_rate), &range, &against],
    );
    let rows = report.cards.iter().map(|it| {
        let instead = it.instead.iter().map(|(name, n)| format!("{n} {name}"));
        let instead: Vec<String> = instead.collect();
        let is_sure = it.difference_low > 0.0 || it.difference_high < 0.0;
        let mark = if is_sure { " *" } else { "" };
        vec![
            it.card.to_owned(),
            it.copies.to_string(),
            percent(it.win_rate_without),
            format!("{:+.1} %{mark}", 100.0 * it.difference),
            interval(it.difference_low, it.difference_high),
            instead.join(", "),
        ]
    });
    let table = Table {
        head: heads(tongue.pick(
            [
                "card",
                "copies",
                "wins without",
                "difference",
                "95 % interval",
                "in its place",
            ],
            [
                "carta",
                "copias",
                "gana sin ella",
                "diferencia",
                "intervalo del 95 %",
                "en su lugar",
            ],
        )),
        rows: rows.collect(),
        numbers: vec![1, 2, 3, 4],
        ..Table::default()
    };
    let note = tongue.pick(
        "a positive difference: the card wins more than what takes its place; `*` marks those beyond chance",
        "diferencia positiva: la carta gana más que lo que ocupa su lugar; `*` señala lo que no es azar",
    );
    vec![
        Block::Text(tested(field, tongue)),
        Block::Note(head),
        Block::Table(table),
        Block::Note(note.to_owned()),
    ]
}

/// Compares match by match: luck that helps both decks cancels out.
fn compared<'a>(without: &'a Without, whole: &[u8], points: &[u8], rate: f64) -> CardJson<'a> {
    let pairs = whole.iter().zip(points);
    let each = pairs.map(|(with, without)| f64::from(*with) - f64::from(*without));
    let each: Vec<f64> = each.map(|it| it / WIN).collect();
    let (difference, [low, high]) = paired(&each);
    CardJson {
        card: &without.card,
        copies: without.copies,
        instead: &without.instead,
        win_rate_without: rate,
        difference,
        difference_low: low,
        difference_high: high,
    }
}

/// Returns the mean of the differences of pairs, each from -1 to 1, and where it
/// lies 95 times of 100.
///
/// As Agresti and Min (2005) do, two pairs are added, one that is equal and one
/// half for and half against, so that a few pairs that happen to agree do not
/// look like certainty.
fn paired(each: &[f64]) -> (f64, [f64; 2]) {
    let sum: f64 = each.iter().sum();
    let squares: f64 = each.iter().map(|it| it * it).sum();
    let n = each.len() as f64;
    let (mean, more) = (sum / n.max(1.0), n + 2.0);
    let middle = sum / more;
    let variance = ((squares + 1.0) / more - middle * middle).max(0.0);
    let reach = NORMAL_95 * (variance / more).sqrt();
    let (low, high) = (middle - reach, middle + reach);
    (mean, [low.min(mean).max(-1.0), high.max(mean).min(1.0)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_equal_matches_are_no_certainty() {
        let (mean, [low, high]) = paired(&[0.0; 10]);
        assert_eq!(mean, 0.0);
        assert!(low < -0.1 && high > 0.1, "{low} {high}");
    }

    #[test]
    fn many_matches_narrow_it_down() {
        let mut each = vec![0.0; 9000];
        each.extend([1.0; 700]);
        each.extend([-1.0; 300]);
        let (mean, [low, high]) = paired(&each);
        assert!((mean - 0.04).abs() < 1e-9);
        assert!(0.033 < low && high < 0.047, "{low} {high}");
    }
}
