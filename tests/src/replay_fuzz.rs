//! Broken replays: whatever is done to the bytes of a replay, opening and
//! verifying it gives an answer, and a change of what was played never passes.

use libtest_mimic::{Failed, Trial};
use tapete_game::{Chance, Replay};
use tapete_workshop::open_replay;

use crate::golden::{files, read, shown};

/// How many broken copies of each replay are opened.
const COPIES: u32 = 250;

/// What is put into a replay: pieces of JSON that mean something at the wrong
/// place, and bytes that mean nothing.
const SCRAPS: [&str; 16] = [
    "",
    "0",
    "-1",
    "255",
    "99999999999999999999",
    "1e308",
    "\"",
    "\\u0000",
    "{",
    "}",
    "[",
    "]",
    "null",
    ",",
    "6|6 left",
    "\u{1b}[2J",
];

/// Makes the trials of every stored replay.
pub fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for path in files("tests/replays", "json") {
        let stem = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let same = path.clone();
        trials.push(Trial::test(
            format!("replay::{stem}-broken-anywhere-is-answered"),
            move || {
                bytes(&read(&path)?).map_err(|error| format!("{}: {error}", shown(&path)).into())
            },
        ));
        trials.push(Trial::test(
            format!("replay::{stem}-changed-in-what-was-played-is-refused"),
            move || fields(&read(&same)?),
        ));
    }
    trials
}

/// Opens copies of which a few bytes were replaced; that none panics or hangs
/// is the test.
fn bytes(text: &str) -> Result<(), String> {
    let mut n_refused = 0;
    for copy in 0..COPIES {
        let mut chance = Chance::quick(u64::from(copy));
        let mut broken = text.to_owned();
        for _ in 0..=chance.below(3) {
            let mut at = |limit: usize| {
                let place = chance.below(limit as u32 + 1) as usize;
                (0..=place)
                    .rev()
                    .find(|it| broken.is_char_boundary(*it))
                    .unwrap_or(0)
            };
            let start = at(broken.len());
            let end = at((broken.len() - start).min(12)).max(1) + start;
            let end = (end..=broken.len()).find(|it| broken.is_char_boundary(*it));
            let scrap = SCRAPS[chance.below(SCRAPS.len() as u32) as usize];
            broken.replace_range(start..end.unwrap_or(broken.len()), scrap);
        }
        match open_replay(&broken) {
            Ok(opened) => n_refused += u32::from(opened.replay.verify(&opened.game).is_err()),
            Err(error) if error.to_string().trim().is_empty() => {
                return Err(format!("copy {copy} is refused without a reason"));
            }
            Err(_) => n_refused += 1,
        }
    }
    match n_refused {
        0 => Err("no broken copy was refused".to_owned()),
        _ => Ok(()),
    }
}

/// Changes a replay, given the index of its last move.
type Change = fn(&mut Replay, usize);

/// Changes one thing after another; each must be refused, with its reason.
fn fields(text: &str) -> Result<(), Failed> {
    let replay = Replay::read(text)?;
    let last = replay.moves.len().saturating_sub(1);
    let changes: [(&str, Change); 13] = [
        ("a later version", |it, _| {
            it.tapete_replay = tapete_game::REPLAY_VERSION + 1;
        }),
        ("another chance", |it, _| it.chance.push('x')),
        ("no text", |it, _| it.texts.clear()),
        ("a text that is none", |it, _| {
            it.texts[0].text.push_str(" new \"")
        }),
        ("more seats", |it, _| it.n_seats += 100),
        ("no seats", |it, _| it.n_seats = 0),
        ("a broken seed", |it, _| it.seed.push('x')),
        ("another seed", |it, _| it.seed = "123456789".to_owned()),
        ("a move of a seat that is not there", |it, last| {
            it.moves[last].seat.0 = 250
        }),
        ("a move that is none", |it, last| {
            it.moves[last].text.push('x')
        }),
        ("a missing move", |it, _| drop(it.moves.pop())),
        ("a missing event", |it, _| drop(it.events.remove(0))),
        ("another end", |it, _| {
            it.ended_by = Some("boredom".to_owned())
        }),
    ];
    for (name, change) in changes {
        let mut changed = replay.clone();
        change(&mut changed, last);
        let answer = open_replay(&changed.write()).and_then(|it| it.replay.verify(&it.game));
        match answer {
            Ok(_) => return Err(format!("{name}: verified all the same").into()),
            Err(error) if error.to_string().trim().is_empty() => {
                return Err(format!("{name}: refused without a reason").into());
            }
            Err(_) => {}
        }
    }
    Ok(())
}
