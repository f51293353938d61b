use tapete_game::{Names, Reader, RefusalCode, Tongue};

use super::*;
use crate::options::{Decks, Formation, Options};
use crate::tests::{Table, plain, screenshot, trio};

/// Seat 0 holds Attack, Robar and ataca 2, Robar con condicion, and Attack of
/// another monster.
fn table() -> Table {
    let mut table = Table::new(screenshot(plain(), false));
    table.hold(0, &[0, 4, 9, 7, 5]);
    table
}

fn find(table: &Table, text: &str, tongue: Tongue) -> Result<Move, Refusal> {
    let names = Names::new(["Ana", "Bot 1", "Eva María"]);
    let telling = Telling::new(Reader::Seat(Seat(0)), tongue, &names);
    table.duel.find_move(&table.state, Seat(0), text, telling)
}

/// What is found, or the English sentence.
fn found(table: &Table, text: &str) -> Result<Move, String> {
    find(table, text, Tongue::En).map_err(|it| it.reason)
}

fn refused(table: &Table, text: &str) -> [String; 2] {
    [Tongue::En, Tongue::Es].map(|tongue| find(table, text, tongue).expect_err(text).reason)
}

fn code(table: &Table, text: &str) -> RefusalCode {
    find(table, text, Tongue::En).expect_err(text).code
}

fn play(slot: u8, target: u8) -> Result<Move, String> {
    Ok(Move::Play {
        slot,
        target: Seat(target),
    })
}

#[test]
fn cards_are_played_by_number_name_and_text() {
    let table = table();
    for text in [
        "2",
        " 2 ",
        "robar",
        "ROBAR",
        "play 2 Robar",
        "juega 2",
        "Juega robar",
        "2 robar",
        "2 on 1",
        "2 1",
        "robar on 1",
        "Robar a 1",
        "robar contra asiento 1",
        "play 2 Robar on 1",
    ] {
        assert_eq!(found(&table, text), play(1, 1), "{text}");
    }
    // A number at the end may belong to the name.
    for text in [
        "ataca 2",
        "ataca 2 on 1",
        "ataca 2 1",
        "3",
        "play 3 ataca 2",
    ] {
        assert_eq!(found(&table, text), play(2, 1), "{text}");
    }
    for text in ["end", "fin", "PASS", "paso", "0", "terminar"] {
        assert_eq!(found(&table, text), Ok(Move::End), "{text}");
    }
}

#[test]
fn a_name_that_may_mean_two_cards_asks_for_the_number() {
    let mut table = table();
    let [en, es] = refused(&table, "attack");
    assert_eq!(
        en,
        "this can be one of several cards: 1 (Attack, FlappyBird), 5 (Attack, JARulay); write the number"
    );
    assert!(es.contains("escribe el número"), "{es}");
    // Only one of them can act.
    table.state.seats[0].monsters[0].asleep = 1;
    assert_eq!(found(&table, "attack"), play(4, 1));
    // Equal cards of one monster are all the same.
    table.hold(0, &[4, 4]);
    assert_eq!(found(&table, "robar"), play(0, 1));
}

#[test]
fn refusals_say_why_now() {
    let mut table = table();
    let both = |table: &Table, text: &str| refused(table, text);
    assert_eq!(
        both(&table, "9"),
        [
            "there is no card 9; your cards are 1 to 5",
            "no hay carta 9; tus cartas son de la 1 a la 5"
        ]
    );
    assert_eq!(
        both(&table, "2 sanar"),
        [
            "card 2 is Robar, not `sanar`",
            "la carta 2 es Robar, no `sanar`"
        ]
    );
    assert_eq!(
        both(&table, "sanar"),
        ["you do not hold sanar", "no tienes sanar en la mano"]
    );
    assert_eq!(
        both(&table, "robr"),
        [
            "there is no card `robr`; did you mean `Robar`?",
            "no hay ninguna carta `robr`; ¿querías decir `Robar`?"
        ]
    );
    assert_eq!(
        both(&table, "2 on 0"),
        [
            "you cannot play a card against yourself; name a rival",
            "no puedes jugar una carta contra ti; nombra a un rival"
        ]
    );
    assert_eq!(
        both(&table, "2 on 7")[0],
        "there is no seat 7; name a rival: Bot 1"
    );
    assert_eq!(
        both(&table, "4"),
        [
            "Robar con condicion can only be played if the target has less than 100 life (350 against 100)",
            "Robar con condicion solo se puede jugar si el objetivo tiene menos de 100 de vida (350 frente a 100)"
        ]
    );
    table.state.seats[1].order = [1, 0, 2, 0, 0, 0];
    assert_eq!(
        both(&table, "3"),
        [
            "ataca 2 can only be played if the target is a Plant monster (FlappyBird: Air)",
            "ataca 2 solo se puede jugar si el objetivo es un monstruo de Planta (FlappyBird: Aire)"
        ]
    );
    table.state.seats[0].energy = 15;
    assert_eq!(
        both(&table, "2"),
        [
            "Robar costs 20 and you have 15 energy",
            "Robar cuesta 20 y tienes 15 de energía"
        ]
    );
    table.state.seats[0].monsters[1].frozen = 2;
    assert_eq!(
        both(&table, "2"),
        [
            "JARulay is frozen (2 rounds left): its cards cannot be played",
            "JARulay está congelado (2 rondas más): sus cartas no se pueden jugar"
        ]
    );
    assert_eq!(
        both(&table, "discard 2")[0],
        "in this game no cards are thrown away; write `end`"
    );
    table.duel.options.needs_more = true;
    table.duel.needs.iter_mut().for_each(|it| *it += 1);
    table.state.seats[0].energy = 10;
    assert_eq!(
        both(&table, "1")[0],
        "Attack costs 10 and you have 10: you need more than it costs"
    );
}

#[test]
fn nonsense_is_refused_and_says_what_to_write() {
    let table = table();
    let long = "x".repeat(10_000);
    for text in [
        "",
        "  ",
        "\u{0}",
        "no such move",
        "-99999999999999999999999999",
        "🂡🂡🂡",
        "99999999999999999999999",
        "2 on 99999999999999999999",
        "end 2",
        "play",
        &long,
    ] {
        let [en, es] = refused(&table, text);
        assert!(
            !en.is_empty() && !es.is_empty() && en.len() < 200,
            "{text}: {en}"
        );
    }
    assert_eq!(
        refused(&table, "")[0],
        "`` is not a move here; write `2` to play your second card, or `end`"
    );
    let names = Names::default();
    let telling = Telling::new(Reader::Seat(Seat(9)), Tongue::En, &names);
    let nobody = table.duel.find_move(&table.state, Seat(9), "end", telling);
    assert!(nobody.is_err());
}

#[test]
fn with_several_rivals_the_target_must_be_said() {
    let mut table = Table::new(trio(plain(), 3, "Conditions{} Actions{ Draw(1) }"));
    table.hold(0, &[0]);
    assert_eq!(
        refused(&table, "1")[0],
        "against whom (Bot 1, Eva María)? write it at the end, as in `2 on Bot 1`"
    );
    assert_eq!(found(&table, "1 2"), play(0, 2));
    assert_eq!(found(&table, "special contra 1"), play(0, 1));
    for text in [
        "1 on Bot 1",
        "special a bot 1",
        "play 1 Special against BOT 1",
    ] {
        assert_eq!(found(&table, text), play(0, 1), "{text}");
    }
    assert_eq!(found(&table, "1 contra eva maria"), play(0, 2));
    assert_eq!(
        refused(&table, "")[1],
        "`` no es una jugada aquí; escribe `2 a Bot 1` para jugar tu segunda carta contra Bot 1, o `fin`"
    );
    table.state.seats[1].lost = true;
    assert_eq!(found(&table, "1"), play(0, 2), "only one rival is left");
    assert_eq!(
        refused(&table, "1 on 1"),
        ["Bot 1 has already lost", "Bot 1 ya ha perdido"]
    );
}

#[test]
fn cards_are_thrown_away_or_kept_at_the_end() {
    let mut table = table();
    table.duel.options.discard = Discard::EndOfTurn;
    assert_eq!(
        refused(&table, "descarta 2")[1],
        "las cartas se descartan al final del turno; escribe antes `fin`"
    );
    table.act(Move::End);
    for text in ["discard 2 Robar", "descarta 2", "2", "tira robar", "robar"] {
        assert_eq!(found(&table, text), Ok(Move::Discard { slot: 1 }), "{text}");
    }
    for text in ["keep", "guarda", "0", "fin", "end"] {
        assert_eq!(found(&table, text), Ok(Move::Keep), "{text}");
    }
    assert_eq!(
        refused(&table, "play 2")[0],
        "you have ended your turn; write `discard 1` or `keep`"
    );
}

#[test]
fn decks_and_places_are_found_by_name_and_number() {
    let options = Options {
        decks: Decks::Chosen,
        formation: Formation::Chosen,
        ..plain()
    };
    let mut table = Table::new(screenshot(options, false));
    for text in ["deck second", "second", "Mazo SECOND", "2", "sec"] {
        assert_eq!(found(&table, text), Ok(Move::Deck(1)), "{text}");
    }
    assert_eq!(
        refused(&table, "deck secnd")[0],
        "there is no deck `secnd`; did you mean `second`?"
    );
    table.act_of(0, Move::Deck(0));
    table.act_of(1, Move::Deck(1));
    for text in ["place 2 JARulay", "2", "jarulay", "coloca JARulay"] {
        assert_eq!(found(&table, text), Ok(Move::Place(1)), "{text}");
    }
    table.act_of(0, Move::Place(1));
    assert_eq!(
        refused(&table, "place 2"),
        [
            "JARulay already has its place",
            "JARulay ya tiene su puesto"
        ]
    );
    assert_eq!(
        refused(&table, "place 9")[0],
        "your team has no monster `9`; write one of FlappyBird, JARulay, ZombraAzul"
    );
}

#[test]
fn a_refusal_has_a_code() {
    let mut table = table();
    assert_eq!(code(&table, "hello?"), RefusalCode::NotThere);
    assert_eq!(code(&table, ""), RefusalCode::NotAMove);
    assert_eq!(code(&table, "9"), RefusalCode::NotThere);
    assert_eq!(code(&table, "attack"), RefusalCode::Ambiguous);
    assert_eq!(code(&table, "2 on 0"), RefusalCode::NotAllowed);
    assert_eq!(code(&table, "discard 2"), RefusalCode::Impossible);
    assert_eq!(code(&table, "4"), RefusalCode::NotAllowed);
    table.state.seats[0].energy = 15;
    assert_eq!(code(&table, "2"), RefusalCode::CannotPay);
}
