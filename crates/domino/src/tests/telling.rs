//! What each reader is told: the players of a match and somebody who watches.

use tapete_game::{Chance, Match, Names, Reader, RefusalCode, Role, Seat, Seed, Tongue};

use super::{game, play_all};

/// Starts a match of three players at most, who have names.
fn started(clauses: &str, seed: u64, lines: &[&str]) -> Match {
    let mut playing = game(clauses).start(Seed::new(seed));
    playing.name_players(Names::new(["Ana", "Beto", "Carla"]));
    for line in lines {
        playing.arrange(line).expect("the line is possible");
    }
    playing
}

/// Returns what Ana, Beto, Carla and a spectator were told last of a kind.
fn told(playing: &Match, kind: &str, tongue: Tongue) -> [String; 4] {
    let seats = [0, 1, 2].map(|it| Reader::Seat(Seat(it)));
    let readers = [seats[0], seats[1], seats[2], Reader::Spectator];
    readers.map(|reader| {
        let story = playing.story(reader, tongue);
        let last = story.into_iter().rfind(|it| it.about.kind == kind);
        last.unwrap_or_else(|| panic!("no `{kind}`")).text
    })
}

#[test]
fn a_deal_is_told_to_who_holds_it() {
    let clauses = "with_tiles Doubles(3) for_players 3 deals 2";
    let playing = started(clauses, 1, &["deal 2 3|2 1|0"]);
    assert_eq!(
        told(&playing, "dealt", Tongue::En),
        [
            "Carla is dealt 2 tiles",
            "Carla is dealt 2 tiles",
            "You are dealt 1|0 3|2",
            "Carla is dealt 2 tiles",
        ]
    );
    let shared = format!("{clauses} sees AllHands");
    let playing = started(&shared, 1, &["deal 2 3|2 1|0"]);
    assert_eq!(
        told(&playing, "dealt", Tongue::Es),
        [
            "Carla recibe 1|0 3|2",
            "Carla recibe 1|0 3|2",
            "Tú recibes 1|0 3|2",
            "Carla recibe 1|0 3|2",
        ]
    );
}

#[test]
fn a_drawn_tile_is_told_to_who_draws_it() {
    let clauses = "with_tiles Doubles(3) for_players 3 deals 2 draws UntilPlayable";
    let deals = ["deal 0 3|3 2|2", "deal 1 1|0 2|0", "stock 3|1"];
    let mut playing = started(clauses, 1, &deals);
    play_all(&mut playing, &["3|3"]);
    let hidden = "Beto draws a tile";
    assert_eq!(
        told(&playing, "drew", Tongue::En),
        [hidden, "You draw 3|1", hidden, hidden]
    );
}

#[test]
fn an_open_double_is_told_to_all_whoever_draws_it() {
    let clauses = "with_tiles Doubles(3) for_players 3 deals 2 draws One reveals Doubles";
    let deals = [
        "deal 0 3|2 1|1",
        "deal 1 1|0 0|0",
        "deal 2 3|0 2|1",
        "stock 2|2",
    ];
    let mut playing = started(clauses, 1, &deals);
    play_all(&mut playing, &["3|2"]);
    let open = "Beto roba 2|2";
    assert_eq!(
        told(&playing, "drew", Tongue::Es),
        [open, "Tú robas 2|2", open, open]
    );
    assert_eq!(
        told(&playing, "shown", Tongue::En)[..2],
        ["Beto shows 0|0", "You show 0|0"]
    );
}

#[test]
fn a_robbed_tile_is_told_to_the_two_it_passes_between() {
    let clauses = "with_tiles Doubles(2) for_players 3 deals 2 draws FromNext";
    let deals = ["deal 0 2|2 1|1", "deal 1 1|0 0|0", "deal 2 2|1 2|0"];
    let mut playing = started(clauses, 1, &deals);
    // All six tiles are dealt, so Beto takes from Carla.
    play_all(&mut playing, &["2|2"]);
    let [ana, beto, carla, spectator] = told(&playing, "robbed", Tongue::En);
    assert_eq!(ana, "Beto takes a tile from Carla");
    assert_eq!(spectator, ana);
    let tile = beto.strip_prefix("You take ").expect("Beto knows it");
    assert!(tile == "2|1 from Carla" || tile == "2|0 from Carla");
    assert_eq!(
        carla,
        format!("Beto takes {}", tile.replace("Carla", "you"))
    );
    let [ana, beto, carla, _] = told(&playing, "robbed", Tongue::Es);
    assert_eq!(ana, "Beto le quita una ficha a Carla");
    assert!(beto.starts_with("Tú le quitas 2|"), "{beto}");
    assert!(carla.starts_with("Beto te quita 2|"), "{carla}");
}

#[test]
fn a_tile_given_away_is_told_to_giver_and_receiver() {
    let swapped = "with_tiles Doubles(3) for_players 3 deals 2 reorganises Swap(1)";
    let playing = started(swapped, 4, &[]);
    // The last of the three gives: Carla to Ana.
    let [ana, beto, carla, spectator] = told(&playing, "gave", Tongue::En);
    assert_eq!(beto, "Carla gives a tile to Ana");
    assert_eq!(spectator, beto);
    let tile = carla.strip_prefix("You give ").expect("Carla knows it");
    assert_eq!(ana, format!("Carla gives {}", tile.replace("Ana", "you")));
    assert!(tile.contains('|'), "{tile}");

    let clauses =
        "with_tiles Doubles(3) for_players 3 deals 3 reorganises WinnersLoseOne plays_hands 2";
    let mut playing = started(clauses, 4, &[]);
    let mut chance = Chance::quick(1);
    let gave = |playing: &Match| {
        let story = playing.story(Reader::Judge, Tongue::En);
        story.into_iter().find(|it| it.about.kind == "gave")
    };
    while gave(&playing).is_none() {
        super::play_any(&mut playing, &mut chance);
    }
    let winner = gave(&playing)
        .and_then(|it| it.about.seat)
        .expect("a winner");
    for (text, seat) in told(&playing, "gave", Tongue::Es).iter().zip(0..) {
        assert_eq!(text.contains('|'), Seat(seat) == winner, "{text}");
        assert!(text.contains(" descarta"), "{text}");
    }
}

#[test]
fn tiles_put_back_are_told_to_who_changes_them() {
    let clauses = "with_tiles Doubles(3) for_players 3 deals 2 dealing Redraw(1)";
    let mut playing = started(clauses, 1, &["deal 0 3|2 1|1", "deal 1 0|0 1|0"]);
    play_all(&mut playing, &["redraw 3|2"]);
    let [ana, beto, carla, spectator] = told(&playing, "redrew", Tongue::En);
    assert!(ana.starts_with("You put 3|2 back and draw "), "{ana}");
    assert!(!ana.ends_with("another"), "{ana}");
    assert_eq!(beto, "Ana puts a tile back and draws another");
    assert_eq!([carla, spectator], [beto.clone(), beto]);

    let revealed = format!("{clauses} reveals Doubles");
    let mut playing = started(&revealed, 1, &["deal 0 3|2 1|1", "deal 1 0|0 1|0"]);
    play_all(&mut playing, &["redraw 1|1"]);
    let [_, beto, carla, spectator] = told(&playing, "redrew", Tongue::Es);
    assert!(beto.starts_with("Ana devuelve 1|1 y roba "), "{beto}");
    assert_eq!([carla, spectator], [beto.clone(), beto]);
}

#[test]
fn what_nobody_sees_is_told_to_nobody_until_it_is_turned_up() {
    let clauses = "with_tiles Doubles(3) for_players 3 deals 2 sees NoHand";
    let playing = started(clauses, 1, &["deal 0 3|2 1|1"]);
    let all = told(&playing, "dealt", Tongue::En);
    assert!(
        all.iter().all(|it| it.ends_with("dealt 2 tiles")),
        "{all:?}"
    );
    let up = "Ana levanta 3|2";
    assert_eq!(
        told(&playing, "turned_up", Tongue::Es),
        ["Tú levantas 3|2", up, up, up]
    );
}

#[test]
fn who_must_open_and_what_nobody_holds_is_told_to_all() {
    let clauses = "with_tiles Doubles(3) for_players 3 deals 2 begins HighestDouble";
    let deals = ["deal 0 3|2 1|0", "deal 1 1|1 2|0", "deal 2 3|1 3|0"];
    let playing = started(clauses, 1, &deals);
    let opens = "Beto must open with 1|1";
    assert_eq!(
        told(&playing, "opens", Tongue::En),
        [opens, "You must open with 1|1", opens, opens]
    );
}

#[test]
fn a_train_is_called_by_whose_it_is() {
    let clauses =
        "with_tiles Doubles(4) for_players 3 deals 4 on_table Trains marks_arms draws Nothing";
    let deals = [
        "deal 0 4|4 4|3 2|0 1|0",
        "deal 1 2|2 2|1 0|0 1|1",
        "deal 2 4|1 4|0 3|3 3|2",
        "opens 0",
    ];
    let mut playing = started(clauses, 1, &deals);
    play_all(&mut playing, &["4|4"]);
    // Beto holds no four: the train is open to all from now on.
    assert_eq!(
        told(&playing, "marked", Tongue::En),
        [
            "Beto's train is open to all",
            "Your train is open to all",
            "Beto's train is open to all",
            "Beto's train is open to all",
        ]
    );
    let labels = |tongue| {
        let view = playing.view_in(Reader::Seat(Seat(2)), tongue);
        let table = view.zone("table").expect("a table");
        let arms = table.arms.iter().map(|it| it.label.clone());
        let moves = view
            .moves
            .iter()
            .map(|it| (it.key.clone(), it.label.clone()));
        let moves: Vec<(String, String)> = moves.filter(|it| it.0.starts_with("4|1")).collect();
        (arms.collect::<Vec<_>>(), moves)
    };
    let pairs = |all: &[(&str, &str)]| {
        let each = all
            .iter()
            .map(|(key, label)| (key.to_string(), label.to_string()));
        each.collect::<Vec<_>>()
    };
    let (arms, moves) = labels(Tongue::En);
    let trains = [
        "Ana's train",
        "Beto's train",
        "your train",
        "everybody's train",
    ];
    assert_eq!(arms, trains);
    assert_eq!(
        moves,
        pairs(&[
            ("4|1 arm 1", "4|1 · Beto's train"),
            ("4|1 arm 2", "4|1 · your train"),
            ("4|1 arm 3", "4|1 · everybody's train"),
        ])
    );
    let (arms, _) = labels(Tongue::Es);
    let trains = ["tren de Ana", "tren de Beto", "tu tren", "tren de todos"];
    assert_eq!(arms, trains);
    let none = playing.play(Seat(2), "4|1 arm 9").expect_err("no such arm");
    assert_eq!(none.code, RefusalCode::NotThere);
    assert_eq!(none.reason, "there is no arm 9 on this table");
    let none = playing.play_in(Seat(2), "4|1 sobre 3|3", Tongue::Es);
    let none = none.expect_err("no such tile");
    assert_eq!(none.reason, "3|3 no está en la mesa");
    play_all(&mut playing, &["4|1 arm 2"]);
    let own = "Carla pone 4|1 en su tren";
    assert_eq!(
        told(&playing, "placed", Tongue::Es),
        [own, own, "Tú pones 4|1 en tu tren", own]
    );
}

#[test]
fn points_go_to_players_or_to_lettered_teams() {
    let alone = "with_tiles Doubles(3) for_players 3 deals 2";
    let deals = ["deal 0 3|3 2|2", "deal 1 3|2 1|1", "deal 2 1|0 0|0"];
    let mut playing = started(alone, 1, &deals);
    play_all(&mut playing, &["3|3", "3|2", "2|2"]);
    assert_eq!(
        told(&playing, "scored", Tongue::En)[..2],
        [
            "You win the hand and 3 points (score 3 : 0 : 0)",
            "Ana wins the hand and 3 points (score 3 : 0 : 0)",
        ]
    );
    assert_eq!(
        told(&playing, "hand_ended", Tongue::Es)[..2],
        [
            "Tú te pegaste y termina la mano; tú: nada; Beto: 1|1; Carla: 0|0 1|0",
            "Ana se pegó y termina la mano; Ana: nada; tú: 1|1; Carla: 0|0 1|0",
        ]
    );
    let view = playing.view_in(Reader::Seat(Seat(0)), Tongue::Es);
    assert_eq!(
        view.log.last().map(String::as_str),
        Some("Tú ganas la mano y 3 puntos (van 3 : 0 : 0)")
    );
}

#[test]
fn facts_have_roles() {
    let clauses = "with_tiles Doubles(3) for_players 3 deals 2 draws UntilPlayable begins HighestDouble plays_hands 5";
    let deals = ["deal 0 3|3 2|2", "deal 1 3|1 2|0", "deal 2 1|0 0|0"];
    let mut playing = started(clauses, 1, &deals);
    let line = |playing: &Match, role| {
        let view = playing.view(Reader::Seat(Seat(1)));
        let fact = view.fact(role).cloned();
        fact.map(|it| match it.label.as_str() {
            "" => it.text(),
            label => format!("{label}: {}", it.text()),
        })
    };
    assert_eq!(
        line(&playing, Role::Asked).as_deref(),
        Some("must open with: 3|3")
    );
    assert_eq!(
        line(&playing, Role::Other).as_deref(),
        Some("Ana opens this hand")
    );
    assert_eq!(line(&playing, Role::Turn).as_deref(), Some("hand: 1 / 5"));
    assert_eq!(
        line(&playing, Role::Count).as_deref(),
        Some("tiles to draw: 4")
    );
    assert_eq!(line(&playing, Role::Ends), None);
    play_all(&mut playing, &["3|3"]);
    assert_eq!(
        line(&playing, Role::Ends).as_deref(),
        Some("open ends: 3 and 3")
    );
}

/// The fast path and the general one refuse in their own words.
#[test]
fn refusals_have_codes() {
    let quick = "with_tiles Doubles(6) for_players 2 deals 3";
    let general = "with_tiles Doubles(6) for_players 2 deals 3 branches EveryDouble";
    let deals = ["deal 0 6|3 0|0 6|1", "deal 1 6|5 3|1 2|2"];
    for clauses in [quick, general] {
        let mut playing = started(clauses, 1, &deals);
        let refused = |playing: &mut Match, seat: u8, text: &str| {
            let error = playing.play(Seat(seat), text).expect_err("it is refused");
            (text.to_owned(), error.code)
        };
        play_all(&mut playing, &["6|3", "3|1"]);
        // The ends are 6 and 1.
        for (seat, text, code) in [
            (0, "castle", RefusalCode::NotAMove),
            (0, "", RefusalCode::NotAMove),
            (0, "9|9", RefusalCode::NotThere),
            (0, "2|2", RefusalCode::NotThere),
            (0, "6|1", RefusalCode::Ambiguous),
            (0, "0|0", RefusalCode::NotAllowed),
            (0, "pass", RefusalCode::NotAllowed),
            (1, "6|5", RefusalCode::NotYourTurn),
        ] {
            let refused = refused(&mut playing, seat, text);
            assert_eq!(refused, (text.to_owned(), code), "{clauses}");
        }
    }
}
