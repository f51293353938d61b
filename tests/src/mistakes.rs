//! One mistake, one message: shipped texts with a single slip, as a hurried
//! author makes it, and how many problems are told of each.
//!
//! A slip drops, doubles, swaps or misspells one piece of a text. What is told is
//! held against floors: how many slips get exactly one problem, and how often the
//! first problem names the line of the slip. `MISTAKES=3000 cargo suite
//! mistakes::` takes more slips, with other seeds, and prints the figures;
//! `MISTAKES_SHOW=3` also prints slips that were told more than that often, or
//! of another line.

use libtest_mimic::{Failed, Trial};
use tapete_game::Chance;
use tapete_lang::{TokenKind, Tongue, lex, plain};
use tapete_workshop::{FAMILIES, Text, load, shipped};

use crate::golden::project_file;

/// How many slips each family gets where nobody says otherwise.
const SLIPS: u64 = 240;

/// What must hold for a family, in percent of the slips that were noticed.
struct Floor {
    exactly_one: u64,
    right_line: u64,
    /// No slip is told more often than this.
    told_max: usize,
}

/// What holds today. It may only be raised.
const FLOOR: Floor = Floor {
    exactly_one: 64,
    right_line: 86,
    told_max: 10,
};

/// Makes one trial per family.
pub fn trials() -> Vec<Trial> {
    FAMILIES
        .iter()
        .filter(|it| texts_of(it.name).next().is_some())
        .map(|family| {
            let name = family.name;
            Trial::test(format!("mistakes::{name}"), move || run(name))
        })
        .collect()
}

/// Lists the shipped texts of a family.
fn texts_of(family: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let folder = format!("games/{family}/");
    let own = shipped()
        .iter()
        .filter(move |it| it.path.starts_with(&folder));
    own.map(|it| (it.path, it.text))
}

/// A slip of the pen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slip {
    Missing,
    Doubled,
    Swapped,
    Misspelt,
}

impl Slip {
    const ALL: [Slip; 4] = [Slip::Missing, Slip::Doubled, Slip::Swapped, Slip::Misspelt];
}

/// What became of the slips of one kind.
#[derive(Clone, Copy, Default)]
struct Count {
    made: u64,
    noticed: u64,
    once: u64,
    right_line: u64,
    most: usize,
}

fn run(family: &'static str) -> Result<(), Failed> {
    let wanted = std::env::var("MISTAKES")
        .ok()
        .and_then(|it| it.parse().ok());
    let n_slips = wanted.unwrap_or(SLIPS);
    let shows = std::env::var("MISTAKES_SHOW")
        .ok()
        .and_then(|it| it.parse().ok());
    let texts: Vec<_> = texts_of(family).collect();
    let mut counts = [Count::default(); 4];
    for index in 0..n_slips {
        let mut chance = Chance::quick(wanted.unwrap_or(1) << 32 | index);
        let (path, text) = texts[chance.below(texts.len() as u32) as usize];
        let which = chance.below(4) as usize;
        let Some((slipped, line)) = slipped(text, Slip::ALL[which], &mut chance) else {
            continue;
        };
        let loaded = load(&Text::new(path, &slipped), &[], None, &mut project_file);
        let sorted = loaded.problems.sorted();
        let n_told = sorted.len() + loaded.problems.n_more();
        let count = &mut counts[which];
        count.made += 1;
        let Some(first) = sorted.first() else {
            continue;
        };
        count.noticed += 1;
        count.once += u64::from(n_told == 1);
        count.most = count.most.max(n_told);
        let told_line = loaded.sources.line_column(first.place).0;
        count.right_line += u64::from(told_line == line);
        let is_elsewhere = told_line != line && shows.is_some();
        if is_elsewhere || shows.is_some_and(|it: usize| n_told > it) {
            let told = plain(&loaded.problems, &loaded.sources, Tongue::En);
            println!("--- {path}:{line} {:?}: {n_told}\n{told}", Slip::ALL[which]);
        }
    }
    if wanted.is_some() {
        print(family, &counts);
    }
    held(family, &counts)
}

fn print(family: &str, counts: &[Count; 4]) {
    for (slip, it) in Slip::ALL.iter().zip(counts) {
        println!(
            "{family:10} {:10} made {:5} noticed {:5.1} % once {:5.1} % right line {:5.1} % most {}",
            format!("{slip:?}"),
            it.made,
            percent(it.noticed, it.made),
            percent(it.once, it.noticed),
            percent(it.right_line, it.noticed),
            it.most
        );
    }
}

fn held(family: &str, counts: &[Count; 4]) -> Result<(), Failed> {
    let sum = |of: fn(&Count) -> u64| counts.iter().map(of).sum::<u64>();
    let (noticed, once, right) = (
        sum(|it| it.noticed),
        sum(|it| it.once),
        sum(|it| it.right_line),
    );
    let most = counts.iter().map(|it| it.most).max().unwrap_or(0);
    let is_kept = once * 100 >= noticed * FLOOR.exactly_one
        && right * 100 >= noticed * FLOOR.right_line
        && most <= FLOOR.told_max;
    match is_kept && noticed > 0 {
        true => Ok(()),
        false => Err(format!(
            "{family}: of {noticed} slips that were noticed, {once} were told once (wanted: {} %), {right} in \
             their line (wanted: {} %), one of them {most} times (at most {})",
            FLOOR.exactly_one, FLOOR.right_line, FLOOR.told_max
        )
        .into()),
    }
}

fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

/// Makes one slip in a text; returns the text and the line where the slip is.
fn slipped(text: &str, slip: Slip, chance: &mut Chance) -> Option<(String, u32)> {
    let cut = lex(text);
    let is_word = |kind: TokenKind| {
        matches!(
            kind,
            TokenKind::Word | TokenKind::Keyword(_) | TokenKind::Name
        )
    };
    let is_written = |kind: TokenKind| {
        is_word(kind)
            || matches!(
                kind,
                TokenKind::Number | TokenKind::Text { .. } | TokenKind::Symbol(_)
            )
    };
    let wanted: Vec<usize> = (0..cut.len())
        .filter(|it| match slip {
            Slip::Misspelt => is_word(cut[*it].kind) && cut[*it].span.range().len() > 3,
            _ => is_written(cut[*it].kind),
        })
        .collect();
    let place = chance.below(wanted.len() as u32) as usize;
    let at = *wanted.get(place)?;
    let mut pieces: Vec<String> = cut
        .iter()
        .map(|it| text[it.span.range()].to_owned())
        .collect();
    match slip {
        Slip::Missing => pieces[at].clear(),
        Slip::Doubled => pieces[at] = format!("{0} {0}", pieces[at]),
        Slip::Swapped => {
            let next = *wanted.get(place + 1)?;
            if pieces[at] == pieces[next] {
                return None;
            }
            pieces.swap(at, next);
        }
        Slip::Misspelt => pieces[at] = misspelt(&pieces[at], chance),
    }
    let before: usize = cut[..at].iter().map(|it| it.span.range().len()).sum();
    let line = text[..before].matches('\n').count() as u32 + 1;
    Some((pieces.concat(), line))
}

/// Drops, doubles or swaps a letter, so that another word comes out.
fn misspelt(word: &str, chance: &mut Chance) -> String {
    let letters: Vec<char> = word.chars().collect();
    let at = 1 + chance.below(letters.len() as u32 - 2) as usize;
    let mut slipped = letters.clone();
    match chance.below(3) {
        0 => drop(slipped.remove(at)),
        1 => slipped.insert(at, letters[at]),
        _ => slipped.swap(at, at + 1),
    }
    if slipped == letters {
        slipped.remove(at);
    }
    slipped.into_iter().collect()
}
