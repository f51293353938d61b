//! Runs the suite: `cargo suite [FILTER]`.

use std::process::ExitCode;

use libtest_mimic::Arguments;
use tapete_suite::{
    cards, ccg, docs, fuzz, games, golden, laws, mistakes, oracle, playthroughs, puzzles,
    replay_fuzz, replays, scenarios, scenes, strength, toy,
};

fn main() -> ExitCode {
    let args = Arguments::from_args();
    if golden::updating()
        && let Err(error) = scenes::update_all(args.filter.as_deref())
    {
        eprintln!("error: {error}");
        return ExitCode::FAILURE;
    }
    let mut trials = Vec::new();
    trials.extend(scenes::trials());
    trials.extend(games::trials());
    trials.extend(cards::trials());
    trials.extend(ccg::trials());
    trials.extend(scenarios::trials());
    trials.extend(docs::trials());
    trials.extend(laws::trials());
    trials.extend(playthroughs::trials());
    trials.extend(puzzles::trials());
    trials.extend(replays::trials());
    trials.extend(replay_fuzz::trials());
    trials.extend(fuzz::trials());
    trials.extend(mistakes::trials());
    trials.extend(oracle::trials());
    trials.extend(strength::trials());
    trials.extend(toy::trials());
    libtest_mimic::run(&args, trials).exit_code()
}
