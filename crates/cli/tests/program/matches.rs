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
        "You, team A",
        "your turn:",
        "Bot 1's hand: 7 hidden",
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
        "9|9 is not in your hand",
        "`nonsense`",
        "no move has the number 0",
        "no move has the number 99",
        "moves cannot be taken back",
        "write where: `save FILE`",
    ]);
}

#[test]
fn input_that_ends_too_soon_saves_what_was_played_where_that_was_asked_for() {
    let desk = Desk::new();
    desk.run_with("play block --seed 5", "1\n")
        .ends(1)
        .complains(&[
            "the input ended before the match; nothing was saved",
            "to repeat it: tapete play block",
        ]);
    assert_eq!(desk.n_files(), 0);
    desk.run_with("play block --seed 5 --save r.json", "1\n")
        .ends(1)
        .says(&["replay written to r.json"])
        .complains(&["the input ended before the match; what was played is saved"]);
    desk.run_with("play r.json", "quit\n").ends(0);
}

#[test]
fn a_puzzle_says_that_it_is_one_and_that_it_is_not_solved() {
    let desk = Desk::new();
    let task = "Puzzle: win this turn. Scar-Counter counts";
    let passes = "?\n".to_owned() + &"pass\n".repeat(9);
    let ran = desk.run_with("play first_blood --plain --seed 1", &passes);
    let ran = ran.ends(0).says(&[
        task,
        "task: win this turn",
        "a puzzle: win this turn",
        "not solved: ",
        "the match is over: the puzzle is not solved",
    ]);
    assert_eq!(
        ran.out.matches(task).count(),
        2,
        "at the start and after `?`"
    );
    assert!(!ran.out.contains("You lose"), "{}", ran.out);
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
        .split_once("--- pass the screen to Player 2 ---")
        .expect("the screen is passed");
    assert!(first.contains("--- pass the screen to Player 1 ---"));
    assert!(first.contains("Player 2's hand: 7 hidden"), "{first}");
    assert!(second.contains("Player 1's hand: 6 hidden"), "{second}");
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
        .says(&["Bot 1: My own", "Bot 2: Careful", "Bot 3: My own"]);
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
            "te toca:",
            "9|9 no está en tu mano",
            "las jugadas no se deshacen",
            "la partida ha terminado",
            "otra vez la misma suerte",
        ]);
}

/// Returns what a seat was told, move by move, from where a line says so.
fn told(out: &str) -> Vec<&str> {
    out.lines().filter(|it| it.starts_with("  ")).collect()
}

#[test]
fn a_match_that_was_left_goes_on_exactly_there() {
    let desk = Desk::new();
    let whole = desk
        .run_with("play block --seed 5 --bots random", &ones())
        .ends(0);
    desk.run_with(
        "play block --seed 5 --bots random --save r.json",
        "1\n1\nq\n",
    )
    .ends(0)
    .says(&["you left the match", "replay written to r.json"]);
    let ran = desk.run_with("play r.json", "1\nsave\nsalir\n").ends(0);
    let ran = ran.says(&["You", "Bot 1: random", "replay written to r.json"]);
    assert!(!ran.out.contains("seed"), "no luck is told: {}", ran.out);
    let ran = desk.run_with("play r.json", &ones()).ends(0);
    let (end, rest) = (told(&whole.out), told(&ran.out));
    assert_eq!(
        rest.last(),
        end.last(),
        "the same luck, the same bots, the same end"
    );
    desk.run("replay r.json --verify").ends(0);
    desk.run("play r.json")
        .ends(2)
        .complains(&["has ended; `tapete replay r.json` shows it"]);
    desk.run("play r.json --lang es")
        .ends(2)
        .complains(&["ya terminó"]);
}

#[test]
fn a_match_that_goes_on_keeps_its_seats_and_may_go_elsewhere() {
    let desk = Desk::new();
    desk.run_with(
        "play block --seats 1,2 --bots first --save r.json",
        "1\nq\n",
    )
    .ends(0);
    let before = desk.read("r.json");
    desk.run_with("play r.json --save other.json", "1\nq\n")
        .ends(0)
        .says(&["Bot 1: first", "Player 1, team B", "Player 2, team A"]);
    assert_eq!(desk.read("r.json"), before);
    desk.run("replay other.json --verify").ends(0);
    for option in ["--seats 0", "--bots first", "--players 4", "--seed 1"] {
        desk.run(&format!("play r.json {option}"))
            .ends(2)
            .complains(&["goes on as it was"]);
    }
}

/// A galaxy whose text says who plays: a person, a bot, and nobody.
const SEATED: &str = "new Galaxy called \"Seated\" on_map Grid(4, 4) turn_limit 5\n\
    new Player called \"Ana\" plays Passive\n\
    new Player called \"Bea\" plays Human\n\
    new Planet called \"A\" at Cell(0, 0) owned_by \"Ana\" with_ships 5 produces 2 kills 0.5\n\
    new Planet called \"B\" at Cell(3, 3) owned_by \"Bea\" with_ships 5 produces 2 kills 0.5\n\
    new Planet called \"C\" at Cell(1, 2) with_ships 1 produces 1 kills 0.5\n";

#[test]
fn who_plays_is_as_the_text_says_unless_the_command_says_it() {
    let desk = Desk::new();
    desk.write("seated.tapete", SEATED);
    let usual = |ran: &super::Ran| {
        let line = ran.out.lines().find(|it| it.starts_with("Bea: "));
        let bot = line.and_then(|it| it.rsplit(": ").next());
        assert!(
            bot.is_some_and(|it| !["random", "you"].contains(&it)),
            "{}",
            ran.out
        );
    };
    desk.run_with("play seated.tapete", "q\n")
        .ends(0)
        .says(&["Ana: passive", "Bea (you)"]);
    usual(
        &desk
            .run_with("play seated.tapete --seats 0", "q\n")
            .ends(0)
            .says(&["Ana (you)"]),
    );
    desk.run_with("play seated.tapete --bots weak", "q\n")
        .ends(0)
        .says(&["Ana: weak", "Bea (you)"]);
    usual(
        &desk
            .run("watch seated.tapete --seed 1")
            .ends(0)
            .says(&["Ana: passive"]),
    );
    desk.run("simulate seated.tapete --seed 1 --matches 1")
        .ends(0)
        .says(&["passive"]);
    desk.run("watch seated.tapete --seed 1 --bots random")
        .ends(0)
        .says(&["Ana: random", "Bea: random"]);
    desk.run("watch block --seed 1")
        .ends(0)
        .says(&["Bot 1: random"]);
}

#[test]
fn orders_are_written_as_planets_and_an_empty_line_ends_the_turn() {
    let desk = Desk::new();
    let input = "A3C\n?C\nA-B\nx1\nA50%C\nA*D\nZ1A\n\nquit\n";
    let ran = desk.run_with("play first_steps --seed 5 --save r.json", input);
    let ran = ran.ends(0).says(&[
        "You send 3 ships from A to C",
        "C (neutral): ",
        "from A to B: ",
        "You take back: 3 ships",
        "You send 5 ships from A to C",
        "You send 5 ships from A to D",
        "> Z1A",
        "  Turn 2",
    ]);
    let n_maps = ran.out.lines().filter(|it| *it == "map:").count();
    assert_eq!(n_maps, 2, "once a turn: {}", ran.out);
    desk.run("replay r.json --verify").ends(0);
    desk.run_with("play first_steps --seed 5 --lang es", "A3C\n?C\n\nsalir\n")
        .ends(0)
        .says(&["3 naves de A a C", "una línea vacía juega: "]);
}

/// What stands beside a move is what plays it and what asks about it.
#[test]
fn the_number_beside_a_move_plays_it_and_asks_about_it() {
    let desk = Desk::new();
    let start = "play first_duel --plain --seed 12";
    let shown = desk.run_with(start, "quit\n").ends(0);
    let line = shown.out.lines().find(|it| it.starts_with("  2. "));
    let key = line.expect("a move 2").trim_start_matches("  2. ");
    let key = key.split(" (").next().unwrap_or_default().to_owned();
    let card = key.rsplit(' ').next().unwrap_or_default();
    let asked = desk.run_with(start, "?2\n2\nquit\n").ends(0);
    let (_, answer) = asked.out.split_once("> ?2\n").expect("an answer");
    let answer = answer.lines().next().unwrap_or_default();
    assert!(answer.contains(card), "{answer} is not about {key}");
    let played = asked.out.split_once("> 2\n").expect("a move").1;
    let told = played.lines().next().unwrap_or_default();
    assert!(told.contains("You") && told.contains(card), "{told}");
    // No number ends the turn: that is what an empty line does.
    let ended = desk.run_with(start, "0\nquit\n").ends(0);
    let empty = desk.run_with(start, "\nquit\n").ends(0);
    assert_eq!(
        ended.out.replace("> 0\n", "> \n"),
        empty.out,
        "0 is an empty line"
    );
}

#[test]
fn players_have_the_names_that_were_asked_for() {
    let desk = Desk::new();
    desk.run_with(
        "play draw --plain --seed 1 --players 2 --names Ana",
        "quit\n",
    )
    .ends(0)
    .says(&["Ana (you)", "Bot 1: "]);
    desk.run_with(
        "play draw --plain --seed 1 --players 2 --names Ana,Luis",
        "quit\n",
    )
    .ends(0)
    .says(&["Ana (you)", "Luis: "]);
    desk.run("watch draw --plain --seed 1 --players 2 --names Ana,Luis --save r.json")
        .ends(0)
        .says(&["Ana: random", "Luis: random", "Luis plays"]);
    desk.run("replay r.json")
        .ends(0)
        .says(&["1. ", "Luis plays"]);
    desk.run_with("play draw --plain --players 2 --names A,B,C", "")
        .ends(2)
        .complains(&["3 names are too many for 2 players"]);
}

#[test]
fn one_person_is_you_to_the_end_and_a_dot_plays_what_an_empty_line_plays() {
    let desk = Desk::new();
    let ran = desk
        .run_with("play first_blood --plain --seed 1", ".\n.\n.\n")
        .ends(0)
        .says(&["the puzzle is not solved", "task: win this turn"]);
    let (_, end) = ran.out.rsplit_once("not solved:").expect("the end");
    assert!(end.contains("your hand:"), "{end}");
    assert!(!ran.out.contains("Player 1"), "{}", ran.out);
    let ran = desk.run_with("play first_steps --plain --seed 1", &".\n".repeat(40));
    let ran = ran.ends(0).says(&["turn: 30 / 30"]);
    assert!(!ran.out.contains("31 / 30"), "{}", ran.out);
}

#[test]
fn a_number_without_a_move_says_why_its_card_cannot_be_played() {
    Desk::new()
        .run_with("play first_duel --plain --seed 12", "?2\n1\n2\nquit\n")
        .ends(0)
        .says(&[
            "> ?2\nEnvenenar (25) FlappyBird",
            "> 1\nnot now: Robar con condicion can only be played if",
            "> 2\n  You play Envenenar with FlappyBird",
        ]);
}
