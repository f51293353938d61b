use tapete_game::{Chance, RefusalCode, Seed, Silent};

use super::*;
use crate::galaxy::Plan;
use crate::name::Name;
use crate::options::Options;
use crate::travel::Cell;

/// Planets A and P1 of seat 0 with 10 and 20 ships, B of seat 1, and others
/// whose names can be mistaken.
fn position(options: Options) -> (Galaxy, State) {
    let mut galaxy = Galaxy::new("test", (3, 5), 2, options);
    let names = [
        ("A", Some(0), 10),
        ("B", Some(1), 8),
        ("P1", Some(0), 20),
        ("P13", Some(0), 5),
        ("end", None, 3),
        ("x", Some(0), 4),
        ("b", None, 1),
        ("to", Some(0), 6),
    ];
    let plans = names.iter().enumerate();
    galaxy.planets = plans
        .map(|(index, (name, owner, ships))| Plan {
            name: Name::new(name).expect("a name"),
            owner: *owner,
            ships: *ships,
            production: 0,
            kill: 500_000,
            cell: Some(Cell {
                row: (index / 5) as u8,
                column: (index % 5) as u8,
            }),
        })
        .collect();
    let galaxy = galaxy.complete();
    let mut state = State::blank(&galaxy);
    galaxy.begin(&mut state, &mut Chance::new(Seed::new(1)), &mut Silent);
    (galaxy, state)
}

fn order(source: u16, ships: i64, target: u16) -> Move {
    Move::Order(Order {
        source,
        target,
        ships,
    })
}

fn telling(tongue: Tongue) -> Telling<'static> {
    Telling::new(Reader::Seat(Seat(0)), tongue, Names::none())
}

/// What is found, or the English sentence.
fn found(galaxy: &Galaxy, state: &State, text: &str) -> Result<Move, String> {
    let found = galaxy.find_move(state, Seat(0), text, telling(Tongue::En));
    found.map_err(|it| it.reason)
}

fn find(text: &str) -> Result<Move, String> {
    let (galaxy, state) = position(Options::KDE);
    found(&galaxy, &state, text)
}

#[test]
fn whole_orders_are_read_with_and_without_spaces() {
    assert_eq!(find("A3B"), Ok(order(0, 3, 1)));
    assert_eq!(find("  A 3  B "), Ok(order(0, 3, 1)));
    assert_eq!(find("A*B"), Ok(order(0, 10, 1)));
    assert_eq!(find("A50%B"), Ok(order(0, 5, 1)));
    assert_eq!(find("A 50 % b"), Ok(order(0, 5, 6)));
    assert_eq!(find("x3B"), Ok(order(5, 3, 1)));
    assert_eq!(find("P1 3 end"), Ok(order(2, 3, 4)));
    assert_eq!(find("to 3 P1"), Ok(order(7, 3, 2)));
    let standing = Move::Standing(Order {
        source: 0,
        target: 1,
        ships: 30,
    });
    assert_eq!(find("A+30B"), Ok(standing));
    assert_eq!(find("A + 30 B"), Ok(standing));
}

#[test]
fn words_of_the_lists_are_read_in_both_tongues() {
    for text in ["end", "fin", " END "] {
        assert_eq!(find(text), Ok(Move::End));
    }
    for text in ["from A", "desde A", "A"] {
        assert_eq!(find(text), Ok(Move::From(0)));
    }
}

#[test]
fn what_can_be_read_twice_is_asked_back() {
    assert!(find("P135B").is_err_and(|it| it.contains("more than one way")));
    assert_eq!(find("P1 35 B"), Err("P1 has 20 ships, not 35".to_owned()));
    assert_eq!(find("P13 5 B"), Ok(order(3, 5, 1)));
}

#[test]
fn a_refused_order_says_why() {
    let refused = [
        ("B3A", "B is Player 2's, not yours"),
        ("end3A", "end is neutral; ships leave from your own planets"),
        ("A11B", "A has 10 ships, not 11"),
        ("A0B", "a fleet has at least 1 ship"),
        (
            "A3A",
            "a fleet from A cannot fly to A; choose another planet",
        ),
        ("A101%B", "at most 100% of the ships can leave"),
        ("A1%B", "1% of 10 ships on A is less than one ship"),
        (
            "A99999999999999999999B",
            "A has 10 ships, not 9223372036854775807",
        ),
        (
            "x1",
            "there is no order 1; you have given 0 orders this turn",
        ),
        (
            "x+2",
            "there is no standing order 2; you have 0 standing orders",
        ),
        (
            "A+*B",
            "a standing order needs a number of ships, as in `A+3B`",
        ),
        ("A+0B", "a fleet has at least 1 ship"),
        ("a3B", "there is no planet `a`; did you mean `A`?"),
        ("A3Q", "there is no planet `Q`; the map shows their names"),
        (
            "back",
            "choose a planet first, or write a whole order such as `A3B`",
        ),
        (
            "send 3",
            "choose a planet first, or write a whole order such as `A3B`",
        ),
        (
            "7",
            "choose a planet first, or write a whole order such as `A3B`",
        ),
    ];
    for (text, reason) in refused {
        assert_eq!(find(text), Err(reason.to_owned()), "{text}");
    }
    for text in ["", "A3", "3B", "A--B", "A3B4", "ñ", "A😀B", "+", "%", "x"] {
        let _ = find(text);
    }
    assert!(find("A-3B").is_err_and(|it| it.contains("is not an order")));
    let (galaxy, state) = position(Options::CURSO);
    let answer = galaxy.find_move(&state, Seat(0), "A+3B", telling(Tongue::Es));
    let refusal = Refusal::new(RefusalCode::Impossible, "este juego no tiene órdenes fijas");
    assert_eq!(answer, Err(refusal));
}

#[test]
fn a_refusal_has_a_code() {
    let code = |options: Options, text: &str| {
        let (galaxy, state) = position(options);
        let found = galaxy.find_move(&state, Seat(0), text, telling(Tongue::En));
        found.expect_err(text).code
    };
    for (text, wanted) in [
        ("hello?", RefusalCode::NotAMove),
        ("A+*B", RefusalCode::NotAMove),
        ("P135B", RefusalCode::Ambiguous),
        ("A3Q", RefusalCode::NotThere),
        ("A0B", RefusalCode::NotThere),
        ("x1", RefusalCode::NotThere),
        ("A11B", RefusalCode::CannotPay),
        ("B3A", RefusalCode::NotAllowed),
        ("back", RefusalCode::NotAllowed),
    ] {
        assert_eq!(code(Options::KDE, text), wanted, "{text}");
    }
    assert_eq!(code(Options::CURSO, "A+3B"), RefusalCode::Impossible);
}

/// Whatever is found is written such that it is found again.
#[test]
fn the_text_of_a_move_finds_the_move() {
    let (galaxy, mut state) = position(Options::KDE);
    let mut chance = Chance::quick(5);
    let mut moves = Vec::new();
    for _ in 0..200 {
        moves.clear();
        galaxy.list(&state, Seat(0), &mut moves);
        moves.push(order(2, 1, 4));
        moves.retain(|it| *it != order(2, 1, 4) || state.planets[2].ships > 0);
        for chosen in &moves {
            let mut text = String::new();
            galaxy.write_move(&state, chosen, &mut text);
            let found = found(&galaxy, &state, &text);
            assert_eq!(found, Ok(*chosen), "{text}");
        }
        let chosen = moves[chance.below(moves.len() as u32) as usize];
        if chosen != Move::End {
            galaxy.act(&mut state, Seat(0), &chosen, &mut chance, &mut Silent);
        }
    }
}

#[test]
fn amounts_between_the_listed_ones_can_be_sent() {
    let (galaxy, mut state) = position(Options::CURSO);
    let mut chance = Chance::quick(5);
    for chosen in [Move::From(0), Move::To(1)] {
        galaxy.act(&mut state, Seat(0), &chosen, &mut chance, &mut Silent);
    }
    let find = |text: &str| found(&galaxy, &state, text);
    for text in ["send 7", "7", "70%", "envía 7"] {
        assert_eq!(find(text), Ok(Move::Send(7)), "{text}");
    }
    assert_eq!(find("*"), Ok(Move::Send(10)));
    assert_eq!(find("11"), Err("A has 10 ships, not 11".to_owned()));
}

#[test]
fn whoever_has_made_all_moves_of_a_turn_can_only_end_it() {
    let (galaxy, mut state) = position(Options::KDE);
    let mut chance = Chance::quick(5);
    let mut moves = Vec::new();
    for _ in 1..galaxy.steps_max() {
        for chosen in [Move::From(0), Move::Back] {
            galaxy.list(&state, Seat(0), &mut moves);
            if moves.contains(&chosen) {
                galaxy.act(&mut state, Seat(0), &chosen, &mut chance, &mut Silent);
            }
            moves.clear();
        }
    }
    galaxy.act(
        &mut state,
        Seat(0),
        &Move::From(0),
        &mut chance,
        &mut Silent,
    );
    galaxy.list(&state, Seat(0), &mut moves);
    assert_eq!(moves, [Move::End]);
    let refused = found(&galaxy, &state, "back");
    assert!(refused.is_err_and(|it| it.contains("no more orders")));
    assert_eq!(found(&galaxy, &state, "end"), Ok(Move::End));
}

#[test]
fn an_order_is_written_such_that_no_other_planet_is_meant() {
    let (galaxy, mut state) = position(Options::KDE);
    state.planets[6].name = Name::new("A1").expect("a name");
    state.planets[0].ships = 30;
    let sent = order(0, 15, 1);
    let mut text = String::new();
    galaxy.write_move(&state, &sent, &mut text);
    assert_eq!(text, "A 15 B");
    assert_eq!(found(&galaxy, &state, &text), Ok(sent));
}
