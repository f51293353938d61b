use tapete_game::Names;

use super::*;
use crate::options::{Decks, Options};
use crate::tests::{Table, plain, screenshot};

fn ask(table: &Table, reader: Reader, question: &str) -> [Option<String>; 2] {
    let names = Names::new(["Ana", "Bot 1"]);
    [Tongue::En, Tongue::Es].map(|tongue| {
        let telling = Telling::new(reader, tongue, &names);
        table.duel.answer(&table.state, question, telling)
    })
}

const OWN: Reader = Reader::Seat(Seat(0));

fn table() -> Table {
    let mut table = Table::new(screenshot(plain(), false));
    table.hold(0, &[4]);
    table
}

#[test]
fn a_card_is_explained_by_its_name_or_by_its_number_in_the_own_hand() {
    let table = table();
    let robar = [
        Some("Robar, cost 20: Draw 2 cards.".to_owned()),
        Some("Robar, coste 20: Roba 2 cartas.".to_owned()),
    ];
    for question in ["?Robar", "? robar", "?1", "? 1"] {
        assert_eq!(ask(&table, OWN, question), robar, "{question}");
    }
    assert_ne!(ask(&table, Reader::Seat(Seat(1)), "?1"), robar);
    assert_ne!(ask(&table, Reader::Spectator, "?1"), robar);
}

#[test]
fn the_authors_description_follows_what_the_card_does() {
    let mut table = table();
    table.duel.powers[4].description = "Draws 2 cards.".to_owned();
    let [en, _] = ask(&table, OWN, "?robar");
    assert_eq!(
        en.as_deref(),
        Some("Robar, cost 20: Draw 2 cards.\n«Draws 2 cards.»")
    );
}

#[test]
fn a_monster_is_told_with_its_element_and_where_it_stands() {
    let [en, es] = ask(&table(), Reader::Spectator, "?FlappyBird");
    assert_eq!(
        en.as_deref(),
        Some(
            "FlappyBird: Air, life 150, attack 25\n\
             attacks: Plant +10 %, Earth +10 %; is attacked: Plant -10 %\n\
             Ana: FlappyBird (Air) 150/150, attack 25\n\
             Bot 1: FlappyBird (Air) 150/150, attack 25"
        )
    );
    assert!(es.is_some_and(|it| it.starts_with("FlappyBird: Aire, vida 150, ataque 25\n")));
    let [en, es] = ask(&table(), OWN, "?Fire");
    assert!(en.is_some_and(|it| it.starts_with("Fire: attacks: Plant +10 %, Water -10 %")));
    assert!(es.is_some_and(|it| it.starts_with("Fuego: ataca: Planta +10 %")));
}

#[test]
fn a_deck_lists_its_powers_by_monster() {
    let [en, _] = ask(&table(), Reader::Spectator, "?second");
    assert_eq!(
        en.as_deref(),
        Some(
            "deck second:\n\
             JARulay (Plant, life 350, attack 100): Robar, Attack, Envenenar, Robar con condicion\n\
             FlappyBird (Air, life 150, attack 25): Attack, RatataPopo, Envenenar, sanar\n\
             ZombraAzul (Fire, life 230, attack 60): RatataPopo, ataca 2, antifuego, Robar"
        )
    );
}

#[test]
fn a_glance_shows_all_teams_and_no_hand() {
    let mut table = table();
    table.state.seats[1].monsters[0].poisoned = true;
    let [en, es] = ask(&table, Reader::Spectator, "?");
    let en = en.expect("an answer");
    assert!(
        en.starts_with("Ana: energy 250, 1 card\n  FlappyBird (Air) 150/150"),
        "{en}"
    );
    assert!(
        en.contains("\n  JARulay (Plant) 350/350, attack 100, poisoned"),
        "{en}"
    );
    assert!(!en.contains("Robar"), "{en}");
    assert!(es.is_some_and(|it| it.contains("Bot 1: energía 200, 0 cartas")));
    let options = Options {
        decks: Decks::Chosen,
        ..plain()
    };
    let mut table = Table::new(screenshot(options, false));
    table.act_of(1, crate::moves::Move::Deck(1));
    let [en, _] = ask(&table, OWN, "?");
    assert!(en.is_some_and(|it| !it.contains("JARulay")));
}

#[test]
fn unknown_names_offer_the_nearest_and_moves_are_no_questions() {
    let table = table();
    assert_eq!(
        ask(&table, OWN, "?robra"),
        [
            Some("there is no card or monster `robra`; did you mean `Robar`?".to_owned()),
            Some("no hay ninguna carta ni monstruo `robra`; ¿querías decir `Robar`?".to_owned()),
        ]
    );
    for question in ["1", "end", "robar", "play 1 Robar", ""] {
        assert_eq!(ask(&table, OWN, question), [None, None], "{question}");
    }
    for question in ["help", "ayuda"] {
        let [en, es] = ask(&table, OWN, question);
        assert!(en.is_some_and(|it| it.contains("end, 0")));
        assert!(es.is_some_and(|it| it.contains("termina el turno")));
    }
    for question in ["?\u{0}", "?🂡", "?99999999999999", "?-1", "?0"] {
        assert!(ask(&table, OWN, question)[0].is_some(), "{question}");
    }
}
