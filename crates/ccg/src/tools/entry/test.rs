//! `deck test`: decks against decks, by bots, with the same luck from both seats.

use serde::Serialize;
use tapete_family::{
    Answer, Argument, Block, Count, Given, Gives, Kind, Matches, Refused, Table, Tool, Workshop,
    say,
};
use tapete_lang::{Bilingual, Tongue};

use super::decks::{find, find_all, no_decks, open};
use super::field::{Field, Score, bot_of};
use super::figures::{heads, interval, percent, quoted};
use super::{DECK, FILE, matters, mirror};
use crate::tools::deck::{DeckSummary, Decks};

/// The most matches of a pair of decks.
const MATCHES_MAX: u64 = 1_000_000;
/// More threads than this make no sense on any machine.
const THREADS_MAX: u64 = 1024;

pub(super) const TOOL: Tool = Tool {
    name: "deck test",
    others: &[],
    doc: Bilingual::new(
        "Let bots play decks against each other",
        "Hace que los bots enfrenten los mazos",
    ),
    arguments: ARGUMENTS,
    gives: &[Gives::Csv],
    next: None,
    run,
};

const ARGUMENTS: &[Argument] = &[
    FILE,
    Argument::option(
        "decks",
        Kind::Text,
        Bilingual::new(
            "The decks that meet (default: all)",
            "Los mazos que se enfrentan (si falta: todos)",
        ),
    )
    .count(Count::Many)
    .shown("NAME,NAME"),
    Argument {
        doc: Bilingual::new("One deck against the field", "Un mazo contra los demás"),
        ..DECK
    },
    Argument::option(
        "against",
        Kind::Text,
        Bilingual::new(
            "The field of `--deck` (default: all other decks)",
            "Los rivales de `--deck` (si falta: todos los demás)",
        ),
    )
    .count(Count::Many)
    .shown("NAME,NAME")
    .needs(&["deck"]),
    Argument::flag(
        "leave_one_out",
        Bilingual::new(
            "Leave out each card of `--deck` in turn: which one matters",
            "Quita cada carta de `--deck`, una tras otra: cuál importa",
        ),
    )
    .also(&["without"])
    .needs(&["deck"]),
    Argument::option(
        "mirror",
        Kind::Text,
        Bilingual::new(
            "Each deck against itself: how this bot fares against that of `--bots`",
            "Cada mazo contra sí mismo: cómo le va a este bot contra el de `--bots`",
        ),
    )
    .shown("BOT")
    .excludes(&["leave_one_out", "against"]),
    Argument::option(
        "bots",
        Kind::Text,
        Bilingual::new(
            "The bot that plays all decks (default: greedy, or the first of the game)",
            "El bot que juega todos los mazos (si falta: greedy, o el primero del juego)",
        ),
    )
    .also(&["bot"])
    .shown("BOT"),
    Argument::option(
        "matches",
        Kind::Number(1..=MATCHES_MAX),
        Bilingual::new(
            "How many matches for each pair, half from each seat",
            "Cuántas partidas por pareja, la mitad desde cada asiento",
        ),
    )
    .or("100")
    .shown("N"),
    Argument::seed(Bilingual::new(
        "The luck of all matches (default: drawn, and told)",
        "La suerte de todas las partidas (si falta: se sortea y se dice)",
    )),
    Argument::option(
        "threads",
        Kind::Number(0..=THREADS_MAX),
        Bilingual::new(
            "How many threads; 0 is one for each core",
            "Cuántos hilos; 0 es uno por núcleo",
        ),
    )
    .or("0")
    .shown("N"),
];

const TOO_FEW: Bilingual = Bilingual::new(
    "at least two decks must meet; {0} has {1}",
    "deben enfrentarse al menos dos mazos; {0} tiene {1}",
);
const CANNOT_MEET: Bilingual = Bilingual::new(
    "`{0}` is for {1} and `{2}` for {3}: they cannot meet",
    "`{0}` es para {1} y `{2}` para {3}: no pueden enfrentarse",
);
const TESTED: Bilingual = Bilingual::new(
    "{0} matches for each pair of decks, half from each seat, played by {1}; a tie counts half",
    "{0} partidas por pareja de mazos, la mitad desde cada asiento, jugadas por {1}; un empate cuenta la mitad",
);

#[derive(Serialize)]
struct TestJson<'a> {
    bot: &'a str,
    seed: u64,
    matches_per_pair: u64,
    pairs: Vec<PairJson<'a>>,
    decks: Vec<DeckJson<'a>>,
}

#[derive(Serialize)]
struct PairJson<'a> {
    deck: &'a str,
    rival: &'a str,
    #[serde(flatten)]
    score: Score,
}

#[derive(Serialize)]
pub(super) struct DeckJson<'a> {
    pub(super) deck: &'a str,
    #[serde(flatten)]
    pub(super) score: Score,
}

/// What two decks came to, as the first saw it.
struct Pair {
    one: usize,
    other: usize,
    score: Score,
}

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let tongue = workshop.tongue();
    let file = given.must("file");
    let opened = open(workshop, file)?;
    let pairs = pairs(given, opened.decks.summaries(), tongue)?;
    let wanted: Vec<usize> = pairs.iter().flat_map(|it| [it.0, it.1]).collect();
    let decks = opened.well(&wanted, file, tongue)?.decks;
    let Some((one, other)) = pairs.first().copied() else {
        let n_decks = decks.summaries().len();
        return Err(Refused::Use(say(TOO_FEW, tongue, &[&file, &n_decks])));
    };
    for (one, other) in &pairs {
        check_meeting(&decks, *one, *other, tongue)?;
    }
    let first = decks.pair(one, other);
    let first = first.ok_or_else(|| no_decks(file, tongue))?;
    let left_out = match given.has("leave_one_out") {
        true => decks.without_each(one),
        false => Vec::new(),
    };
    let threads = given.number("threads").and_then(|it| it.try_into().ok());
    let each = Matches {
        n: given.number("matches").unwrap_or_default().div_ceil(2),
        seed: workshop.seed(given.seed("seed")).seed,
        threads: threads.unwrap_or_default(),
    };
    let n_games = (pairs.len() * (1 + left_out.len())) as u64;
    workshop.expect(n_games * 2 * each.n);
    let field = Field {
        workshop,
        bot: bot_of(workshop, &first, given.text("bots")),
        each,
    };
    if let Some(rival) = given.text("mirror") {
        let chosen: Vec<usize> = pairs.iter().map(|it| it.0).collect();
        return mirror::run(rival, &chosen, (&decks, file), &field);
    }
    if given.has("leave_one_out") {
        let rivals: Vec<usize> = pairs.iter().map(|it| it.1).collect();
        return matters::run(&decks, (one, &rivals), &left_out, &field);
    }
    let mut played = Vec::new();
    for (one, other) in pairs {
        let score = field.score(&field.points(&decks, one, other)?);
        played.push(Pair { one, other, score });
    }
    Ok(answer(decks.summaries(), &played, &field, tongue))
}

/// Lists the pairs that meet: one deck against the field, or all; in a mirror
/// each only itself.
fn pairs(
    given: &Given,
    all: &[DeckSummary],
    tongue: Tongue,
) -> Result<Vec<(usize, usize)>, Refused> {
    let is_mirror = given.has("mirror");
    let Some(deck) = given.text("deck") else {
        let chosen = find_all(all, given.all("decks"), tongue)?;
        if is_mirror {
            return Ok(chosen.into_iter().map(|it| (it, it)).collect());
        }
        let mut pairs = Vec::new();
        for (index, one) in chosen.iter().enumerate() {
            pairs.extend(chosen.iter().skip(index + 1).map(|other| (*one, *other)));
        }
        return Ok(pairs);
    };
    let deck = find(all, deck, tongue)?;
    if is_mirror {
        return Ok(vec![(deck, deck)]);
    }
    let game = all.get(deck).map(|it| it.game.as_str());
    let (against, decks) = (given.all("against"), given.all("decks"));
    let rivals = match against.is_empty() && decks.is_empty() {
        // Decks of other games are no part of the field.
        true => (0..all.len())
            .filter(|it| *it != deck && all.get(*it).map(|it| it.game.as_str()) == game)
            .collect(),
        false => find_all(all, &[against, decks].concat(), tongue)?,
    };
    Ok(rivals.into_iter().map(|it| (deck, it)).collect())
}

fn check_meeting(all: &Decks, one: usize, other: usize, tongue: Tongue) -> Result<(), Refused> {
    if all.can_meet(one, other) {
        return Ok(());
    }
    let of = |at: usize| all.summaries().get(at);
    let name = |at: usize| of(at).map_or("", |it| it.name.as_str());
    let game = |at: usize| of(at).map_or("", |it| it.game.as_str());
    let args: [&dyn std::fmt::Display; 4] = [&name(one), &game(one), &name(other), &game(other)];
    Err(Refused::Use(say(CANNOT_MEET, tongue, &args)))
}

/// Says what was played.
pub(super) fn tested(field: &Field<'_>, tongue: Tongue) -> String {
    say(TESTED, tongue, &[&(2 * field.each.n), &field.bot])
}

/// Every deck against every other, as far as they met.
struct Grid<'a> {
    all: &'a [DeckSummary],
    /// The decks that met, by their numbers.
    chosen: Vec<usize>,
    pairs: &'a [Pair],
    field: &'a Field<'a>,
}

fn answer(all: &[DeckSummary], pairs: &[Pair], field: &Field<'_>, tongue: Tongue) -> Answer {
    let mut chosen: Vec<usize> = pairs.iter().flat_map(|it| [it.one, it.other]).collect();
    chosen.sort_unstable();
    chosen.dedup();
    let grid = Grid {
        all,
        chosen,
        pairs,
        field,
    };
    let report = grid.report();
    let mut csv = String::from("deck,rival,matches,wins,losses,ties,win_rate,low,high\n");
    for it in &report.pairs {
        let names = format!("{},{}", quoted(it.deck), quoted(it.rival));
        csv.push_str(&format!("{names},{}\n", it.score.csv()));
    }
    let note = tongue.pick(
        "wins of the deck at the left, in percent; ± is half of the 95 % interval",
        "victorias del mazo de la izquierda, en tanto por ciento; ± es la mitad del intervalo del 95 %",
    );
    let blocks = vec![
        Block::Text(tested(field, tongue)),
        Block::Table(grid.table(tongue)),
        Block::Note(note.to_owned()),
    ];
    let mut answer = Answer::of(blocks).with_json(&report);
    answer.csv = Some(csv);
    answer
}

impl Grid<'_> {
    fn name(&self, deck: usize) -> &str {
        self.all.get(deck).map_or("", |it| it.name.as_str())
    }

    fn score(&self, one: usize, other: usize) -> Option<Score> {
        let mut pairs = self.pairs.iter();
        let as_played = pairs.find(|it| (it.one, it.other) == (one, other));
        let turned = || {
            let mut pairs = self.pairs.iter();
            let found = pairs.find(|it| (it.other, it.one) == (one, other))?;
            Some(self.field.turned(found.score))
        };
        as_played.map(|it| it.score).or_else(turned)
    }

    /// Returns what a deck scored in all.
    fn whole(&self, deck: usize) -> Score {
        let rivals = self.chosen.iter().filter(|it| **it != deck);
        let scores = rivals.filter_map(|it| self.score(deck, *it));
        let all = self.score(deck, deck).into_iter().chain(scores);
        all.fold(Score::default(), |one, other| self.field.and(one, other))
    }

    fn report(&self) -> TestJson<'_> {
        let pairs = self.pairs.iter().map(|it| PairJson {
            deck: self.name(it.one),
            rival: self.name(it.other),
            score: it.score,
        });
        let decks = self.chosen.iter().map(|it| DeckJson {
            deck: self.name(*it),
            score: self.whole(*it),
        });
        TestJson {
            bot: &self.field.bot,
            seed: self.field.each.seed,
            matches_per_pair: 2 * self.field.each.n,
            pairs: pairs.collect(),
            decks: decks.collect(),
        }
    }

    fn table(&self, tongue: Tongue) -> Table {
        let [deck, all, range, ties] = tongue.pick(
            ["deck", "all", "95 % interval", "ties"],
            ["mazo", "todos", "intervalo del 95 %", "empates"],
        );
        let mut full = self.rows([deck, all], cell, |it| {
            vec![
                percent(it.win_rate),
                interval(it.win_rate_low, it.win_rate_high),
                it.ties.to_string(),
            ]
        });
        full.head.extend(heads([range, ties]));
        full.numbers
            .extend([full.head.len() - 2, full.head.len() - 1]);
        // Where that does not fit, rates alone are read better than broken cells.
        let rate = |it: &Score| format!("{:.0}", 100.0 * it.win_rate);
        let brief = self.rows([deck, all], rate, |it| vec![cell(it)]);
        full.brief = Some(Box::new(brief));
        full
    }

    fn rows(
        &self,
        [deck_head, all_head]: [&str; 2],
        one: impl Fn(&Score) -> String,
        all: impl Fn(&Score) -> Vec<String>,
    ) -> Table {
        let numbers: Vec<String> = (1..=self.chosen.len()).map(|it| it.to_string()).collect();
        let rows = self.chosen.iter().zip(&numbers).map(|(deck, number)| {
            let mut row = vec![number.clone(), self.name(*deck).to_owned()];
            let scores = self.chosen.iter().map(|rival| self.score(*deck, *rival));
            row.extend(scores.map(|it| it.as_ref().map_or("·".to_owned(), &one)));
            row.extend(all(&self.whole(*deck)));
            row
        });
        let rows = rows.collect();
        let mut head = heads(["", deck_head]);
        head.extend(numbers);
        head.push(all_head.to_owned());
        Table {
            title: String::new(),
            rows,
            numbers: (0..head.len()).filter(|it| *it != 1).collect(),
            head,
            brief: None,
        }
    }
}

/// A rate and half of its interval, in percent.
fn cell(score: &Score) -> String {
    let half = (score.win_rate_high - score.win_rate_low) / 2.0;
    format!("{:.0} ±{:.0}", 100.0 * score.win_rate, 100.0 * half)
}
