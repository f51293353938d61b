//! Old replays: what was once saved must open and verify for ever.

use std::path::Path;

use libtest_mimic::{Failed, Trial};

use crate::golden::{files, read};

/// Makes one trial per replay, and one that there are some.
pub fn trials() -> Vec<Trial> {
    let replays = files("tests/replays", "json");
    let n_replays = replays.len();
    let mut trials: Vec<Trial> = replays
        .into_iter()
        .map(|path| {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            Trial::test(format!("replay::{stem}"), move || verify(&path))
        })
        .collect();
    trials.push(Trial::test(
        "replay::there-are-replays",
        move || match n_replays {
            0 => Err("tests/replays holds no replay; save one with `tapete play … --save`".into()),
            _ => Ok(()),
        },
    ));
    trials
}

fn verify(path: &Path) -> Result<(), Failed> {
    let opened = tapete_workshop::open_replay(&read(path)?).map_err(|error| error.to_string())?;
    let n_events = opened
        .replay
        .verify(&opened.game)
        .map_err(|error| error.to_string())?;
    if n_events == 0 {
        return Err("the replay tells of no event".into());
    }
    Ok(())
}
