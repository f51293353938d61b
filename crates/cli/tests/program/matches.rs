//! The commands that play a match, line by line: play and watch.

use super::Desk;

/// Enough first moves to end any match.
fn ones() -> String {
    "1\n".repeat(500)
}

#[test]
fn a_match_is_played_by_a_script_and_recorded() {
    let desk = Desk::new();
    let ran = desk
        .run_with("play block --seed 5 --save r.json", &ones())
        .ends(0);
    let ran = ran.says(&[
        "Block, seed 5",
        "seat 0: you, team A",
        "seat 0, your turn:",
        "hand of seat 1: 7 hidden",
        "the match is over:",
        "replay written to r.json",
        "tapete play block --seed 5 --save r.json",
    ]);
    assert_eq!(ran.err, "");
    desk.run("replay r.json --verify")
        .ends(0)
        .says(&["events agree"]);
    let again = desk
        .run_with("play block --seed 5 --save r.json", &ones())
        .ends(0);
    assert_eq!(
        again.out, ran.out,
        "the same seed and the same moves, the same match"
    );
}

#[test]
fn a_bad_move_is_refused_with_the_reason_and_asked_again() {
    let desk = Desk::new();
    let input = format!(
        "9|9\nnonsense\n0\n99\n\nhelp\nmoves\ntable\nsave\n{}",
        ones()
    );
    desk.run_with("play block --seed 5", &input).ends(0).says(&[
        "not now: 9|9 is not in your hand",
        "not now: `nonsense`",
        "there is no move 0; the moves are 1 to 7",
        "there is no move 99",
        "moves cannot be taken back",
        "write where: `save FILE`",
    ]);
}

#[test]
fn input_that_ends_too_soon_saves_nothing_and_says_so() {
    let desk = Desk::new();
    desk.run_with("play block --seed 5 --save r.json", "1\n")
        .ends(1)
        .complains(&[
            "the input ended before the match; nothing was saved",
            "to repeat it: tapete play block",
        ]);
    assert_eq!(desk.n_files(), 0);
}

#[test]
fn leaving_keeps_what_was_played() {
    let desk = Desk::new();
    desk.run_with(
        "play block --seed 5 --save r.json",
        "1\nsave s.json\nquit\n",
    )
    .ends(0)
    .says(&[
        "replay written to s.json",
        "you left the match",
        "replay written to r.json",
    ]);
    desk.run("replay r.json --verify").ends(0);
    desk.run("replay s.json --verify").ends(0);
}

#[test]
fn several_people_do_not_see_each_other() {
    let desk = Desk::new();
    let text = "new Domino called \"Two\" with_tiles Doubles(6) for_players 2 deals 7 \
                begins Seat(0) wins FewestPoints";
    desk.write("two.tapete", text);
    let ran = desk
        .run_with("play two.tapete --seats 0,1 --seed 1", &ones())
        .ends(0);
    let (first, second) = ran
        .out
        .split_once("--- pass the screen to seat 1 ---")
        .expect("the screen is passed");
    assert!(first.contains("--- pass the screen to seat 0 ---"));
    assert!(first.contains("hand of seat 1: 7 hidden"), "{first}");
    assert!(second.contains("hand of seat 0: 6 hidden"), "{second}");
}

#[test]
fn a_drawn_seed_is_told_so_that_it_can_be_repeated() {
    let desk = Desk::new();
    let ran = desk.run("watch block --bots first").ends(0);
    let (_, seed) = ran
        .out
        .lines()
        .last()
        .and_then(|it| it.split_once("--seed "))
        .expect("a seed");
    let again = desk
        .run(&format!("watch block --bots first --seed {seed}"))
        .ends(0);
    assert_eq!(ran.out, again.out);
}

#[test]
fn players_and_bots_that_do_not_fit_are_wrong_use() {
    let desk = Desk::new();
    desk.run("play block --players 3")
        .ends(2)
        .complains(&["for 4 players, not for 3"]);
    desk.run("play block --seats 4")
        .ends(2)
        .complains(&["there is no seat 4", "0 to 3"]);
    desk.run("play block --bots botagord")
        .ends(2)
        .complains(&["BotaGorda"]);
    desk.run("watch block --bots random,first,random")
        .ends(2)
        .complains(&["3 bots for 4 seats"]);
    desk.run("watch block --seat 7")
        .ends(2)
        .complains(&["there is no seat 7"]);
    desk.run("play block --lang es --players 3")
        .ends(2)
        .complains(&["para 4 jugadores"]);
}

#[test]
fn a_replay_never_replaces_something_else() {
    let desk = Desk::new();
    desk.write("notes.txt", "keep me");
    desk.run_with("play block --save notes.txt", &ones())
        .ends(2)
        .complains(&["is not a replay, so it is not replaced"]);
    assert_eq!(desk.read("notes.txt"), "keep me");
    desk.run("play block --save gone/r.json")
        .ends(2)
        .complains(&["there is no folder gone"]);
    desk.run("play block --save .")
        .ends(2)
        .complains(&["is a folder"]);
}

#[test]
fn a_game_with_errors_is_shown_and_not_played() {
    let desk = Desk::new();
    desk.write(
        "wrong.tapete",
        "new Domino called \"X\" for_players 2 with_tiles Doubles(6) deals 70",
    );
    desk.run("play wrong.tapete")
        .ends(1)
        .complains(&["error[domino:deals-too-many]", "has errors"]);
    desk.write("bots.tapete", "new Bot called \"B\" plays Data");
    desk.run("play bots.tapete")
        .ends(1)
        .complains(&["bots.tapete: the text holds no game"]);
}

#[test]
fn a_doubtful_game_is_played_after_a_warning() {
    let desk = Desk::new();
    desk.write(
        "doubtful.tapete",
        "new Domino called \"X\" for_players 2 with_tiles Doubles(6) deals 7 wins WhoIsOut",
    );
    let warning = ["warning[domino:unwon-block]"];
    desk.run("watch doubtful.tapete --seed 1")
        .ends(0)
        .complains(&warning);
    let ran = desk.run("simulate doubtful.tapete --seed 1 --matches 10 --json");
    let ran = ran.ends(0).complains(&warning);
    assert_eq!(ran.json()["matches"], 10);
    assert_eq!(desk.run("watch block --seed 1").ends(0).err, "");
}

#[test]
fn bots_come_from_files_and_from_what_is_shipped() {
    let desk = Desk::new();
    desk.write("mine.tapete", "new Bot called \"My own\" plays BotaGorda");
    desk.run("watch block --bots mine.tapete,careful --seed 1 --save r.json")
        .ends(0)
        .says(&["seat 0: My own", "seat 1: Careful", "seat 2: My own"]);
    std::fs::remove_file(desk.path("mine.tapete")).expect("removed");
    desk.run("replay r.json --verify").ends(0);
    desk.write("none.tapete", "");
    desk.run("watch block --bots none.tapete")
        .ends(2)
        .complains(&["none.tapete brings no bot"]);
    desk.run("watch block --bots gone.tapete").ends(2);
}

#[test]
fn watching_step_by_step_waits_for_each_line() {
    let desk = Desk::new();
    desk.run_with("watch block --step --seed 1", &"\n".repeat(200))
        .ends(0)
        .says(&["the match is over"]);
    desk.run_with("watch block --step --seed 1", "\n").ends(1);
    desk.run("watch block --seed 1 --seat spectator")
        .ends(0)
        .says(&["is dealt 7 tiles"]);
}

#[test]
fn spanish_is_spoken_from_the_first_to_the_last_line() {
    let desk = Desk::new();
    let input = format!("ayuda\njugadas\nmesa\n9|9\n{}", ones());
    desk.run_with("play doble_seis --seed 2 --lang es", &input)
        .ends(0)
        .says(&[
            "semilla 2",
            "asiento 0, te toca:",
            "ahora no:",
            "las jugadas no se deshacen",
            "la partida ha terminado",
            "otra vez la misma suerte",
        ]);
}
