//! Replays with their texts: how a match is recorded, and how the game of a
//! recorded match is made again from the texts in the replay alone.

use tapete_family::{Loaded, Text};
use tapete_game::{Game, Match, Replay, ReplayError, ReplayText};
use tapete_lang::{INCLUDES_MAX, Tongue};

use crate::load::load;

/// A replay and the game that its own texts make.
pub struct OpenedReplay {
    /// What was recorded.
    pub replay: Replay,
    /// The game, compiled from the replay's texts.
    pub game: Game,
    /// All that came of those texts.
    pub loaded: Loaded,
}

/// Tells a replay, even one that is broken, from the texts of games.
pub fn is_replay(text: &str) -> bool {
    text.trim_start().starts_with('{') && text.contains("\"tapete_replay\"")
}

/// Records a match with the texts that make its game.
pub fn record(played: &Match, texts: &[ReplayText], players: Vec<String>) -> Replay {
    Replay::record(played, texts.to_vec(), players)
}

/// Reads a replay and makes its game; nothing is read from disk.
pub fn open_replay(text: &str) -> Result<OpenedReplay, ReplayError> {
    let replay = Replay::read(text)?;
    let n_texts = replay.texts.len();
    if n_texts > INCLUDES_MAX {
        return Err(ReplayError::new(
            format!(
                "the replay is broken: it holds {n_texts} texts, and a game has at most {INCLUDES_MAX}"
            ),
            format!(
                "la repetición está dañada: trae {n_texts} textos, y un juego tiene a lo sumo {INCLUDES_MAX}"
            ),
        ));
    }
    let Some(first) = replay.texts.first() else {
        return Err(ReplayError::new(
            "the replay is broken: it holds no text of a game",
            "la repetición está dañada: no trae el texto de ningún juego",
        ));
    };
    let main = Text::new(&first.name, &first.text);
    let extra = unread(&replay, &main);
    let n_seats = Some(replay.n_seats);
    let loaded = load(&main, &extra, n_seats, &mut |name, _| {
        of_replay(&replay, name)
    });
    let Some(game) = loaded.game.clone() else {
        return Err(no_game(&replay, &loaded));
    };
    Ok(OpenedReplay {
        replay,
        game,
        loaded,
    })
}

/// Says why the texts of a replay make no game.
fn no_game(replay: &Replay, loaded: &Loaded) -> ReplayError {
    let n_seats = replay.n_seats;
    if loaded.problems.has_errors() {
        let problems = |tongue| tapete_lang::plain(&loaded.problems, &loaded.sources, tongue);
        return ReplayError::new(
            format!(
                "the replay is broken: its text has errors:\n{}",
                problems(Tongue::En).trim_end()
            ),
            format!(
                "la repetición está dañada: su texto tiene errores:\n{}",
                problems(Tongue::Es).trim_end()
            ),
        );
    }
    match &loaded.players {
        Some(players) if !players.contains(&n_seats) => {
            let (min, max) = (players.start(), players.end());
            ReplayError::new(
                format!(
                    "the replay is broken: it has {n_seats} seats, and its game is for {min} to {max}"
                ),
                format!(
                    "la repetición está dañada: tiene {n_seats} asientos, y su juego es de {min} a {max}"
                ),
            )
        }
        _ => ReplayError::new(
            "the replay is broken: its text holds no game",
            "la repetición está dañada: su texto no trae ningún juego",
        ),
    }
}

/// Returns the texts that the main text does not include: they were added to
/// it, as files of bots are.
fn unread(replay: &Replay, main: &Text) -> Vec<Text> {
    let mut read = vec![main.name.clone()];
    let mut extra: Vec<Text> = Vec::new();
    let follow = |text: &Text, read: &mut Vec<String>| {
        load(text, &[], None, &mut |name, _| {
            read.push(name.to_owned());
            of_replay(replay, name)
        });
    };
    follow(main, &mut read);
    for it in &replay.texts {
        if !read.contains(&it.name) {
            let text = Text::new(&it.name, &it.text);
            read.push(it.name.clone());
            follow(&text, &mut read);
            extra.push(text);
        }
    }
    extra
}

fn of_replay(replay: &Replay, name: &str) -> Result<String, String> {
    let found = replay.texts.iter().find(|it| it.name == name);
    found
        .map(|it| it.text.clone())
        .ok_or_else(|| "the replay does not hold this text".to_owned())
}

#[cfg(test)]
mod tests {
    use tapete_bots::team;
    use tapete_game::Seed;

    use super::*;

    const MAIN: &str = "include \"bot.tapete\" new Domino called \"Small\" with_tiles Doubles(3) \
                        for_players 2 deals 3 wins FewestPoints";

    fn bot(name: &str) -> String {
        format!("new Bot called \"{name}\" plays BotaGorda")
    }

    #[test]
    fn a_replay_brings_its_texts_the_added_ones_too() {
        let extra = [Text::new("more/added.tapete", bot("Added"))];
        let main = Text::new("games/main.tapete", MAIN);
        let loaded = load(&main, &extra, None, &mut |name, _| {
            assert_eq!(name, "games/bot.tapete");
            Ok(bot("Included"))
        });
        let game = loaded.game.clone().expect("a game");
        let names = ["Added".to_owned(), "Included".to_owned()];
        let mut players = team(&game, &names).expect("players");
        let mut playing = game.start(Seed::new(3));
        for (seat, player) in game.seats().zip(&mut players) {
            player.start(seat, 1);
        }
        playing.play_out(&mut players).expect("played");
        let text = record(&playing, &loaded.texts, names.to_vec()).write();

        let opened = open_replay(&text).expect("a replay");
        assert_eq!(opened.replay.texts.len(), 3);
        assert_eq!(opened.game.bots(), game.bots());
        assert!(opened.replay.verify(&opened.game).is_ok());
    }

    #[test]
    fn a_replay_without_its_texts_says_so() {
        let main = Text::new("main.tapete", MAIN.replace("include \"bot.tapete\"", ""));
        let loaded = load(&main, &[], None, &mut |_, _| Err(String::new()));
        let playing = loaded.game.expect("a game").start(Seed::new(3));
        let mut replay = record(&playing, &loaded.texts, vec!["random".to_owned(); 2]);
        replay.texts[0].text = MAIN.to_owned();
        let error = open_replay(&replay.write()).err().expect("no text");
        assert!(
            error.to_string().contains("does not hold this text"),
            "{error}"
        );
        replay.texts.clear();
        let error = open_replay(&replay.write()).err().expect("no text");
        assert!(
            error.to_string().contains("holds no text of a game"),
            "{error}"
        );
    }
}
