//! The commands that show recorded matches: replay and picture.

use std::io::BufRead as _;
use std::process::Stdio;

use super::Desk;

fn recorded() -> Desk {
    let desk = Desk::new();
    desk.run("watch block --bots random --seed 3 --save r.json")
        .ends(0);
    desk
}

#[test]
fn a_recorded_match_is_shown_move_by_move_and_at_any_point() {
    let desk = recorded();
    desk.run("replay r.json")
        .ends(0)
        .says(&["Block, seed 3", "1. Bot 1: ", "the match is over"]);
    desk.run("replay r.json --at 0")
        .ends(0)
        .says(&["after 0 of "]);
    desk.run("replay r.json --at 3 --seat 1")
        .ends(0)
        .says(&["after 3 of "]);
    desk.run("replay r.json --at 9999")
        .ends(2)
        .complains(&["the match has only"]);
    desk.run("replay r.json --seat 9")
        .ends(2)
        .complains(&["there is no seat 9"]);
    desk.run("replay r.json --verify --lang es")
        .ends(0)
        .says(&["coinciden"]);
}

#[test]
fn a_recorded_match_is_shown_at_the_start_of_a_turn() {
    let desk = recorded();
    let first = desk.run("replay r.json --turn 1").ends(0);
    assert_eq!(first.out, desk.run("replay r.json --at 0").out);
    desk.run("replay r.json --turn 3")
        .ends(0)
        .says(&["after 2 of "]);
    desk.run("replay r.json --turn 9999")
        .ends(2)
        .complains(&["the match has only", "turns"]);
    desk.run("replay r.json --turn 2 --at 2").ends(2);
}

#[test]
fn a_seat_is_shown_no_secret_of_the_others() {
    let desk = recorded();
    let ran = desk.run("replay r.json --seat 1").ends(0);
    let begin = ran
        .out
        .split_once("1. Bot")
        .expect("a first move")
        .0
        .to_owned();
    assert!(begin.contains("Bot 1 is dealt 7 tiles"), "{begin}");
}

#[test]
fn a_match_without_an_end_keeps_its_secrets() {
    let desk = Desk::new();
    let ran = desk
        .run_with("play block", "1\nsave mid.json\nquit\n")
        .ends(0);
    let first = ran.out.lines().next().unwrap_or_default();
    assert_eq!(first, "Block", "the seed would tell all hands");
    let saved = desk.read("mid.json");
    let seed = ran.out.rsplit("--seed ").next().unwrap_or_default().trim();
    assert!(
        !seed.is_empty() && !saved.contains(&format!("\"{seed}\"")),
        "{saved}"
    );
    assert!(
        !saved.contains("\"tiles\": [\n"),
        "no hand is in it: {saved}"
    );
    for reader in ["judge", "0", "1"] {
        let ran = desk
            .run(&format!("replay mid.json --seat {reader}"))
            .ends(0);
        let ran = ran.says(&["no end yet", "Bot 1 is dealt 7 tiles", "Bot 1's hand: "]);
        // How many are left depends on luck: a bot may have had to pass.
        let hands = ran.out.lines().filter(|it| it.contains("'s hand: "));
        let shown: Vec<&str> = hands.filter(|it| !it.ends_with(" hidden")).collect();
        assert!(shown.is_empty(), "{shown:?}");
        assert!(!ran.out.contains("seed"), "{}", ran.out);
    }
    desk.run("replay mid.json --verify").ends(0);
    desk.run("picture mid.json --seat judge -o mid.svg")
        .ends(0)
        .says(&["no end yet"]);
    let shown = desk.read("mid.svg").matches("data-piece=").count();
    assert!(shown < 8, "only the table shows faces: {shown}");
}

#[test]
fn a_changed_replay_is_noticed() {
    let desk = recorded();
    let mut replay: serde_json::Value = serde_json::from_str(&desk.read("r.json")).expect("JSON");
    let whole = replay.clone();
    replay["events"][7] = serde_json::json!("something else");
    desk.write("event.json", replay.to_string());
    desk.run("replay event.json --verify")
        .ends(1)
        .complains(&["event 8", "something else"]);
    let mut replay = whole.clone();
    replay["moves"][2]["move"] = "9|9 left".into();
    desk.write("move.json", replay.to_string());
    desk.run("replay move.json --verify")
        .ends(1)
        .complains(&["move 3 of", "9|9 left"]);
    desk.run("replay move.json")
        .ends(1)
        .complains(&["move 3 of"]);
    for (field, other) in [("family", "chess"), ("game", "Other")] {
        let mut replay = whole.clone();
        replay[field] = other.into();
        desk.write("head.json", replay.to_string());
        desk.run("replay head.json --verify")
            .ends(1)
            .complains(&["differs: the replay tells", other]);
        desk.run("replay head.json --verify --lang es")
            .ends(1)
            .complains(&["difiere: la repetición dice", other]);
    }
    let mut replay = whole;
    replay["seed"] = "4".into();
    desk.write("seed.json", replay.to_string());
    desk.run("replay seed.json --verify").ends(1);
}

#[test]
fn every_other_change_is_noticed_too() {
    let desk = Desk::new();
    desk.run("watch block --bots random --names Ana,Bo,Cy,Di --seed 3 --save r.json")
        .ends(0);
    let text = desk.read("r.json");
    let whole: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let mut names = whole.clone();
    names["names"] = serde_json::json!(["Bo", "Ana", "Cy", "Di"]);
    let mut note = whole.clone();
    let game = note["texts"][0]["text"].as_str().unwrap_or_default();
    note["texts"][0]["text"] = format!("// another note\n{game}").into();
    let mut player = whole.clone();
    player["players"][2] = "first".into();
    let mut more = whole.clone();
    more["more"] = 1.into();
    for changed in [names, note, player, more] {
        desk.write("other.json", changed.to_string());
        desk.run("replay other.json --verify")
            .ends(1)
            .complains(&["the file was changed after it was written"]);
        desk.run("replay other.json --verify --lang es")
            .ends(1)
            .complains(&["el archivo se cambió después de escribirse"]);
    }
    // What says the same in other lines is another file all the same.
    desk.write("other.json", text.replacen("\n  \"", "\n    \"", 1));
    desk.run("replay other.json --verify")
        .ends(1)
        .complains(&["line 2 is not as it was written"]);
    desk.run("replay r.json --verify").ends(0);
}

#[test]
fn a_replay_of_an_older_version_says_what_is_not_noticed() {
    let desk = Desk::new();
    let old = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/replays/draw_named_v2.json"
    );
    let text = std::fs::read_to_string(old).expect("an old replay");
    desk.write("old.json", text);
    desk.run("replay old.json --verify")
        .ends(0)
        .says(&["agree", "it is of an older version"]);
}

#[test]
fn nobody_sits_down_in_another_seat_of_a_match_without_an_end() {
    let desk = Desk::new();
    desk.run_with("play block --bots random --save mid.json", "1\nquit\n")
        .ends(0);
    let mut data: serde_json::Value = serde_json::from_str(&desk.read("mid.json")).expect("JSON");
    data["players"] = serde_json::json!(["random", "person", "random", "random"]);
    desk.write("mid.json", data.to_string());
    for line in [
        "play mid.json",
        "replay mid.json",
        "picture mid.json -o a.svg",
    ] {
        desk.run(line)
            .ends(1)
            .complains(&["its sealed part cannot be opened"]);
    }
}

#[test]
fn a_match_does_not_replace_what_another_program_saved_meanwhile() {
    let desk = Desk::new();
    let mut child = super::command(desk.folder.path(), "play block --seed 3 --save r.json")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let stdout = child.stdout.take().expect("its output");
    let mut lines = std::io::BufReader::new(stdout).lines();
    // It has looked at the place by now.
    assert_eq!(
        lines.next().and_then(Result::ok).as_deref(),
        Some("Block, seed 3")
    );
    desk.run("watch block --bots random --seed 4 --save r.json")
        .ends(0);
    let other = desk.read("r.json");
    drop(child.stdin.take());
    let rest: Vec<String> = lines.map_while(Result::ok).collect();
    assert!(!child.wait().expect("it ends").success(), "the input ended");
    let last = rest.last().map(String::as_str);
    assert_eq!(
        last,
        Some("another program wrote r.json meanwhile; the replay was written to r-2.json")
    );
    assert_eq!(desk.read("r.json"), other);
    desk.run("replay r-2.json --verify").ends(0);
}

#[test]
fn what_is_no_replay_says_what_it_is() {
    let desk = Desk::new();
    desk.write("a.json", "{\"other\": 1}");
    desk.write("b.json", "{\"tapete_replay\": 1,\n oops");
    desk.write("c.json", "{\"tapete_replay\": 999}");
    desk.run("replay a.json")
        .ends(1)
        .complains(&["this is not a replay"]);
    desk.run("replay b.json").ends(1).complains(&["line 2"]);
    desk.write("d.json", "{\"tapete_replay\": 1,\n \"chance\": \"cha");
    desk.run("replay d.json --lang es")
        .ends(1)
        .complains(&["la repetición está incompleta"]);
    desk.run("replay c.json")
        .ends(1)
        .complains(&["version 999"]);
    desk.run("replay gone.json")
        .ends(2)
        .complains(&["there is no such file"]);
}

#[test]
fn pictures_are_written_by_their_ending() {
    let desk = recorded();
    desk.run("picture block --seed 3 --at 4 -o a.svg")
        .ends(0)
        .says(&["a.svg written"]);
    assert!(desk.read("a.svg").starts_with("<svg"));
    desk.run("picture r.json --at 4 --seat 1 -o b.PNG").ends(0);
    let png = std::fs::read(desk.path("b.PNG")).expect("read");
    assert!(png.starts_with(b"\x89PNG"));
    desk.run("picture r.json --at 3 -o c.gif").ends(0);
    let gif = std::fs::read(desk.path("c.gif")).expect("read");
    assert!(gif.starts_with(b"GIF89a"));
    desk.run("picture r.json -o d.jpg")
        .ends(2)
        .complains(&["must end in .svg, .png or .gif"]);
    desk.run("picture r.json --at 999 -o e.svg")
        .ends(2)
        .complains(&["the match has only"]);
    desk.run("picture r.json -o gone/e.svg")
        .ends(1)
        .complains(&["cannot write gone/e.svg"]);
    desk.run("picture nothing -o e.svg").ends(2);
    for option in ["--seed 3", "--bots random", "--players 2"] {
        desk.run(&format!("picture r.json {option} -o e.svg"))
            .ends(2)
            .complains(&["r.json is a recorded match"]);
    }
    assert_eq!(desk.n_files(), 4, "the replay and three pictures");
}

#[test]
fn a_picture_for_a_seat_holds_no_hidden_tile() {
    let desk = recorded();
    desk.run("picture r.json --at 0 --seat 1 -o seat.svg")
        .ends(0);
    desk.run("picture r.json --at 0 -o judge.svg").ends(0);
    let ran = desk.run("replay r.json").ends(0);
    let dealt = ran
        .out
        .lines()
        .find(|it| it.contains("Bot 1 is dealt"))
        .expect("a deal");
    let tile = dealt.split_whitespace().last().expect("a tile");
    let mark = format!("data-piece=\"{tile}\"");
    assert!(desk.read("judge.svg").contains(&mark), "no {mark}");
    assert!(!desk.read("seat.svg").contains(&mark));
}
