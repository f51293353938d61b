//! What a replay says about files that are foreign, newer, broken or changed.

use super::*;
use crate::laws::toys::{CardFlaw, Cards};

fn game() -> Game {
    Game::new(Cards::new(2, 6, CardFlaw::None))
}

/// Plays the first listed move until the end.
fn recorded() -> Replay {
    let mut playing = game().start(Seed { seed: 42, index: 1 });
    while let Some(seat) = playing.turn().seats().first() {
        assert_eq!(playing.play_nth(seat, 0), Ok(()));
    }
    let text = ReplayText {
        name: "cards.tapete".to_owned(),
        text: "new Cards".to_owned(),
    };
    Replay::record(&playing, vec![text], vec!["person".to_owned(); 2])
}

#[track_caller]
fn complains<T>(answer: Result<T, ReplayError>, start: &str) {
    let error = answer.err().map(|error| error.to_string());
    let fits = error.as_deref().is_some_and(|it| it.starts_with(start));
    assert!(fits, "{error:?} does not start with {start:?}");
}

#[test]
fn a_replay_is_read_as_it_was_written() {
    let replay = recorded();
    assert_eq!(Replay::read(&replay.write()), Ok(replay.clone()));
    assert_eq!(replay.verify(&game()), Ok(replay.events.len()));
    assert_eq!(replay.seed, "42/1");
}

#[test]
fn a_replay_opens_at_any_move() {
    let replay = recorded();
    for n_moves in 0..=replay.moves.len() {
        let playing = replay.play_to(&game(), n_moves);
        assert_eq!(playing.map(|it| it.n_played() as usize), Ok(n_moves));
    }
}

#[test]
fn a_foreign_file_is_named_as_such() {
    complains(
        Replay::read("{\"name\": \"chess\"}"),
        "this is not a replay: it has no `tapete_replay`",
    );
    complains(Replay::read("[]"), "this is not a replay: ");
    complains(Replay::read(""), "this is not a replay: ");
    complains(
        Replay::read("{\"tapete_replay\": \"one\"}"),
        "this is not a replay: it has no `tapete_replay`",
    );
}

#[test]
fn broken_json_is_pointed_at() {
    let error = Replay::read("{\n  \"tapete_replay\": 1,\n  \"chance\": oops\n}").err();
    let shown = error.map(|error| error.to_string()).unwrap_or_default();
    assert!(shown.contains("line 3, column"), "{shown}");
    let cut: String = recorded().write().chars().take(200).collect();
    let shown = Replay::read(&cut).err().map(|error| error.to_string());
    assert!(shown.is_some_and(|it| it.contains("line") && it.contains("column")));
}

#[test]
fn a_missing_field_is_named() {
    complains(
        Replay::read("{\"tapete_replay\": 1}"),
        "the replay is broken: missing field `chance`",
    );
}

#[test]
fn a_newer_version_is_not_guessed_at() {
    complains(
        Replay::read("{\"tapete_replay\": 99, \"something\": \"new\"}"),
        "the replay has version 99; this program reads versions up to 3",
    );
}

#[test]
fn another_algorithm_of_chance_is_refused() {
    let mut replay = recorded();
    replay.chance = "dice/7".to_owned();
    complains(
        Replay::read(&replay.write()),
        "the replay draws its luck with `dice/7`",
    );
}

#[test]
fn a_replay_of_other_seats_or_without_a_seed_does_not_start() {
    let mut replay = recorded();
    replay.n_seats = 5;
    complains(
        replay.verify(&game()),
        "the number of seats differs: the replay tells 5, the rules give 2",
    );
    let mut replay = recorded();
    replay.seed = "lucky".to_owned();
    complains(replay.verify(&game()), "the replay is broken: `lucky`");
}

#[test]
fn a_changed_event_is_found_where_it_happened() {
    let mut replay = recorded();
    let last = replay.events.len() - 1;
    replay.events[last] = serde_json::Value::Null;
    let place = format!(
        "event {} (after {} moves) differs",
        last + 1,
        replay.moves.len()
    );
    complains(replay.verify(&game()), &place);
    replay.events[0] = serde_json::Value::Null;
    complains(replay.verify(&game()), "event 1 (after 0 moves) differs");
}

#[test]
fn events_too_many_are_found() {
    let mut replay = recorded();
    replay.events.push(serde_json::Value::Null);
    complains(replay.verify(&game()), "the number of events differs: ");
}

/// The refusal is told where the events before it agree, else the first event.
#[test]
fn the_earlier_of_refusal_and_difference_is_told() {
    let mut replay = recorded();
    replay.moves[1].text = "fly".to_owned();
    complains(
        replay.verify(&game()),
        &format!(
            "move 2 of {} (seat 1, `fly`) cannot be played",
            replay.moves.len()
        ),
    );
    replay.events[1] = serde_json::Value::Null;
    complains(replay.verify(&game()), "event 2 (after 0 moves) differs");
}

#[test]
fn a_seat_that_no_match_has_is_refused() {
    for number in [2, 16, 255] {
        let mut replay = recorded();
        replay.moves[0].seat = Seat(number);
        complains(replay.verify(&game()), "move 1 of ");
    }
}

#[test]
fn another_end_is_noticed() {
    let mut replay = recorded();
    replay.ended_by = Some("blocked".to_owned());
    complains(
        replay.verify(&game()),
        "the end differs: the replay tells `blocked`, the rules give `out`",
    );
    let mut replay = recorded();
    replay.moves.pop();
    assert!(replay.verify(&game()).is_err());
}

/// Plays a few moves and records the match before its end.
fn left() -> (Match, Replay) {
    let mut playing = game().start(Seed { seed: 42, index: 1 });
    for _ in 0..2 {
        let seat = playing.turn().seats().first().unwrap_or(Seat(0));
        assert_eq!(playing.play_nth(seat, 0), Ok(()));
    }
    let replay = Replay::record(&playing, Vec::new(), vec!["person".to_owned(); 2]);
    (playing, replay)
}

#[test]
fn a_match_without_an_end_is_recorded_without_its_secrets() {
    let (playing, replay) = left();
    let text = replay.write();
    assert_eq!(
        Replay::read(&text).as_ref(),
        Ok(&replay),
        "it is read back whole"
    );
    assert_eq!(replay.reader(Reader::Judge), Reader::Spectator);
    assert!(replay.verify(&game()).is_ok());
    assert!(!text.contains("42/1"), "the seed is not to be read: {text}");
    for told in playing.story(Reader::Judge, Tongue::En) {
        let data: serde_json::Value = serde_json::from_str(&told.data).unwrap_or_default();
        let public = playing.story(Reader::Spectator, Tongue::En);
        let is_public = public.iter().any(|it| it.data == told.data);
        assert!(is_public || !replay.events.contains(&data), "{data}");
    }
}

#[test]
fn a_seal_that_is_broken_or_moved_is_noticed() {
    let (_, replay) = left();
    let text = replay.write();
    let mut data: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
    data["ended_by"] = "out".into();
    complains(
        Replay::read(&data.to_string()),
        "the replay is broken: its sealed part",
    );
    for bad in ["", "zz", "abc", "00ff", "ñandú!"] {
        let mut data: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
        data["sealed"] = bad.into();
        complains(
            Replay::read(&data.to_string()),
            "the replay is broken: its sealed part",
        );
    }
}

#[test]
fn an_end_that_players_brought_about_is_replayed_and_held() {
    let mut playing = game().start(Seed::new(3));
    assert_eq!(playing.play_nth(Seat(0), 0), Ok(()));
    assert_eq!(playing.call(Called::Resigned(Seat(1)), Tongue::En), Ok(()));
    let replay = Replay::record(&playing, Vec::new(), vec!["person".to_owned(); 2]);
    assert_eq!(replay.ended_by.as_deref(), Some("resigned"));
    assert_eq!(replay.verify(&game()), Ok(replay.events.len()));
    let mut other = replay.clone();
    other.called = Some(Called::Resigned(Seat(0)));
    complains(other.verify(&game()), "event ");
    other.called = None;
    complains(other.verify(&game()), "the number of events differs");
    other.called = Some(Called::OutOfTime(Seat(9)));
    complains(
        other.verify(&game()),
        "the replay is broken: its end: nobody sits at place 10",
    );
}

#[test]
fn moves_that_were_taken_back_were_possible_moves() {
    let mut playing = game().start(Seed::new(3));
    let play = |playing: &mut Match, index| {
        let seat = playing.turn().seats().first().expect("somebody acts");
        assert_eq!(playing.play_nth(seat, index), Ok(()));
    };
    (0..3).for_each(|_| play(&mut playing, 0));
    assert_eq!(playing.take_back(1, Seat(0), Tongue::En), Ok(()));
    play(&mut playing, 1);
    assert_eq!(playing.take_back(0, Seat(0), Tongue::En), Ok(()));
    play(&mut playing, 1);
    let replay = Replay::record(&playing, Vec::new(), vec!["person".to_owned(); 2]);
    assert_eq!((replay.undone.len(), replay.moves.len()), (2, 1));
    assert_eq!(replay.verify(&game()), Ok(replay.events.len()));
    let text = replay.write();
    assert!(
        !text.contains("undone"),
        "what follows from luck is sealed: {text}"
    );
    assert_eq!(Replay::read(&text), Ok(replay.clone()));
    let mut forged = replay.clone();
    forged.undone[1].moves[1].text = "no such move".to_owned();
    complains(forged.verify(&game()), "what was taken back as number 2");
    forged = replay.clone();
    forged.undone[0].to = 77;
    complains(
        forged.verify(&game()),
        "the replay is broken: moves are taken back to 77",
    );
    forged.undone = vec![replay.undone[0].clone(); 1_001];
    complains(
        Replay::read(&forged.write()),
        "the replay is broken: moves are taken back more",
    );
}

#[test]
fn a_replay_keeps_the_names_of_players() {
    let mut playing = game().start(Seed::new(3));
    playing.name_players(Names::new(["Ana", ""]));
    let replay = Replay::record(&playing, Vec::new(), vec!["person".to_owned(); 2]);
    let opened = replay.play_to(&game(), 0).expect("it starts");
    assert_eq!(opened.names().get(Seat(0), Tongue::En), "Ana");
    assert_eq!(opened.names().get(Seat(1), Tongue::En), "Player 2");
}

/// Lists every JSON that differs in one place: another text, number or truth,
/// two neighbours changed over, one left out, one more.
fn changed_once(data: &serde_json::Value) -> Vec<serde_json::Value> {
    use serde_json::Value;
    match data {
        Value::Null => vec![Value::Bool(false)],
        Value::Bool(it) => vec![Value::Bool(!it)],
        Value::Number(it) => vec![Value::from(it.as_u64().unwrap_or_default() + 1)],
        Value::String(it) => vec![Value::from(format!("{it} ")), Value::Null],
        Value::Array(items) => {
            let mut all = Vec::new();
            for (index, item) in items.iter().enumerate() {
                let mut fewer = items.clone();
                fewer.remove(index);
                all.push(Value::from(fewer));
                if items.get(index + 1).is_some_and(|next| next != item) {
                    let mut swapped = items.clone();
                    swapped.swap(index, index + 1);
                    all.push(Value::from(swapped));
                }
                for other in changed_once(item) {
                    let mut one = items.clone();
                    one[index] = other;
                    all.push(Value::from(one));
                }
            }
            all
        }
        Value::Object(fields) => {
            let mut more = fields.clone();
            more.insert("more".to_owned(), Value::Null);
            let mut all = vec![Value::Object(more)];
            for (name, value) in fields {
                let mut fewer = fields.clone();
                fewer.remove(name);
                all.push(Value::Object(fewer));
                for other in changed_once(value) {
                    let mut one = fields.clone();
                    one.insert(name.clone(), other);
                    all.push(Value::Object(one));
                }
            }
            all
        }
    }
}

fn data_of(replay: &Replay) -> serde_json::Value {
    serde_json::from_str(&replay.write()).expect("JSON")
}

fn verified(data: &serde_json::Value) -> Result<usize, ReplayError> {
    Replay::read(&data.to_string())?.verify(&game())
}

#[test]
fn every_change_to_a_replay_is_noticed() {
    let mut replay = recorded();
    replay.names = vec!["Ana".to_owned(), "José".to_owned()];
    replay.texts.push(ReplayText {
        name: "bot.tapete".to_owned(),
        text: "// A note".to_owned(),
    });
    let data = data_of(&replay);
    assert_eq!(
        verified(&data),
        Ok(replay.events.len()),
        "spacing is no change"
    );
    let changed = changed_once(&data);
    assert!(changed.len() > 100);
    for other in changed {
        assert!(
            verified(&other).is_err(),
            "verified all the same: {other:#}"
        );
    }
    let mut renamed = data.clone();
    renamed["names"] = serde_json::json!(["José", "Ana"]);
    complains(
        verified(&renamed),
        "the file was changed after it was written",
    );
}

#[test]
fn a_match_without_an_end_opens_only_as_it_was_written() {
    let (mut playing, _) = left();
    playing.name_players(Names::new(["Ana", "José"]));
    let text = ReplayText {
        name: "cards.tapete".to_owned(),
        text: "new Cards".to_owned(),
    };
    let players = ["person".to_owned(), "replanning".to_owned()];
    let replay = Replay::record(&playing, vec![text], players.to_vec());
    let data = data_of(&replay);
    assert_eq!(verified(&data), Ok(replay.events.len()));
    let mut seats = data.clone();
    seats["players"] = serde_json::json!(["replanning", "person"]);
    complains(verified(&seats), "the replay is broken: its sealed part");
    for other in changed_once(&data) {
        assert!(
            Replay::read(&other.to_string()).is_err(),
            "opened: {other:#}"
        );
    }
    // Nor is it told as one of the version before, which covered less.
    let mut older = data.clone();
    older["tapete_replay"] = 2.into();
    complains(verified(&older), "the replay is broken: its sealed part");
    let sealed = data["sealed"].as_str().expect("a text");
    for at in 0..sealed.len() {
        let mut other = sealed.to_owned();
        let digit = if sealed[at..=at] == *"0" { "1" } else { "0" };
        other.replace_range(at..=at, digit);
        let mut data = data.clone();
        data["sealed"] = other.into();
        complains(verified(&data), "the replay is broken: its sealed part");
    }
}

#[test]
fn two_matches_without_an_end_are_not_covered_alike() {
    let sealed = |players: [&str; 2]| {
        let (playing, _) = left();
        let players = players.map(str::to_owned).to_vec();
        let data = data_of(&Replay::record(&playing, Vec::new(), players));
        data["sealed"].as_str().map(str::to_owned).expect("a text")
    };
    let (one, other) = (sealed(["person", "first"]), sealed(["person", "random"]));
    assert_eq!(one.len(), other.len());
    let pairs = one.bytes().zip(other.bytes());
    let n_same = pairs.filter(|(one, other)| one == other).count();
    assert!(n_same < one.len() / 4, "{n_same} of {}", one.len());
}

#[test]
fn an_old_replay_that_is_written_again_is_one_of_the_newest_version() {
    let mut old = recorded();
    old.tapete_replay = 1;
    let mut data = data_of(&old);
    assert_eq!(data["tapete_replay"], REPLAY_VERSION);
    data["tapete_replay"] = 2.into();
    complains(verified(&data), "the file was changed after it was written");
    data.as_object_mut().expect("fields").remove("mark");
    let read = Replay::read(&data.to_string()).expect("an old replay");
    assert!(!read.is_marked());
    assert_eq!(read.verify(&game()), Ok(read.events.len()));
}
