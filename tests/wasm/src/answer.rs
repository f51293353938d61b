//! What the module answers: the replay of a match, or what a simulation counts.

use tapete_arena::{Report, Simulation, simulate};
use tapete_bots::{seating, team};
use tapete_game::{Names, Seed, Tongue};
use tapete_workshop::{Opened, open_shipped, record};

/// Answers `watch GAME BOT SEED` with the replay of that match, and `simulate
/// GAME BOT SEED MATCHES` with the report as JSON; anything else, and what
/// cannot be done, with a line that begins with `error: `.
pub fn answer(question: &str) -> String {
    let words: Vec<&str> = question.split_whitespace().collect();
    let answer = match words[..] {
        ["watch", game, bot, seed] => watched(game, bot, seed),
        ["simulate", game, bot, seed, matches] => simulated(game, bot, seed, matches),
        _ => Err(format!("`{question}` is no question")),
    };
    answer.unwrap_or_else(|error| format!("error: {error}"))
}

fn watched(game: &str, bot: &str, seed: &str) -> Result<String, String> {
    let opened = opened(game, bot)?;
    let game = &opened.game;
    let seed: Seed = number(seed)?;
    let names = seating(game, &opened.bots).map_err(|error| error.to_string())?;
    let mut players = team(game, &names).map_err(|error| error.to_string())?;
    for (seat, player) in game.seats().zip(&mut players) {
        player.start(seat, seed.for_seat(seat.index()));
    }
    let mut playing = game.start(seed);
    // As the program calls them.
    let bots = (1..=game.n_seats()).map(|number| format!("Bot {number}"));
    playing.name_players(game.names().or(&Names::new(bots)));
    let played = playing.play_out(&mut players);
    played.map_err(|error| error.to_string())?;
    Ok(record(&playing, &opened.loaded.texts, names).write())
}

fn simulated(game: &str, bot: &str, seed: &str, matches: &str) -> Result<String, String> {
    let opened = opened(game, bot)?;
    let options = Simulation {
        matches: number(matches)?,
        seed: number(seed)?,
        threads: 0,
    };
    let tally = simulate(&opened.game, &opened.bots, &options, &|_| {});
    let tally = tally.map_err(|error| error.to_string())?;
    // There is no clock here.
    let seconds = 1.0;
    Ok(Report::new(&opened.game, &options, &tally, seconds).json())
}

fn opened(game: &str, bot: &str) -> Result<Opened, String> {
    let opened = open_shipped(game, &[bot.to_owned()], None, Tongue::En);
    opened.map_err(|error| error.to_string())
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| format!("`{text}` is not a number here"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_done_is_answered_in_words() {
        assert_eq!(answer("sing"), "error: `sing` is no question");
        assert_eq!(
            answer("watch block random x"),
            "error: `x` is not a number here"
        );
        let unknown = answer("watch blok random 1");
        assert!(unknown.contains("did you mean `block`?"), "{unknown}");
    }

    #[test]
    fn a_match_is_answered_with_its_replay_and_many_with_a_report() {
        let replay = answer("watch block random 7");
        let opened = tapete_workshop::open_replay(&replay).expect("a replay");
        assert!(opened.replay.verify(&opened.game).is_ok());
        let report = answer("simulate block random 7 20");
        assert!(report.contains("\"matches\": 20"), "{report}");
    }
}
