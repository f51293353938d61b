//! What the players, a spectator and the judge are told of secrets.

use tapete_game::{Audience, Names, Reader, Seat, SeatSet, Telling, Tongue};

use super::*;
use crate::options::{Decks, Formation, Options};
use crate::tests::{plain, screenshot};

const ANA: Reader = Reader::Seat(Seat(0));
const BOT: Reader = Reader::Seat(Seat(1));
const READERS: [Reader; 4] = [ANA, BOT, Reader::Spectator, Reader::Judge];

/// The first deck of the game against the second, both chosen and kept secret.
fn hidden() -> Duel {
    let options = Options {
        decks: Decks::Chosen,
        formation: Formation::Chosen,
        decks_open: false,
        ..plain()
    };
    screenshot(options, false)
}

/// What each reader reads, and what it calls pieces.
fn told_to_all(event: &Event) -> [(String, Vec<String>); 4] {
    let duel = hidden();
    let names = Names::new(["Ana", "Bot 1"]);
    READERS.map(|reader| {
        let told = told(&duel, event, reader).expect("everybody learns that it happened");
        let telling = Telling::new(reader, Tongue::En, &names);
        let mut text = String::new();
        write(&duel, &told, telling, &mut text);
        (text, about(&duel, &told).names)
    })
}

fn line(text: &str, names: &[&str]) -> (String, Vec<String>) {
    let names = names.iter().map(|it| (*it).to_owned());
    (text.to_owned(), names.collect())
}

#[test]
fn drawn_cards_are_told_to_their_owner() {
    let drew = Event::Drew {
        seat: Seat(0),
        n_cards: 1,
        cards: vec![Held {
            card: 4,
            monster: 1,
        }],
    };
    assert_eq!(
        told_to_all(&drew),
        [
            line("You draw 1 card: Robar", &["Robar"]),
            line("Ana draws 1 card", &[]),
            line("Ana draws 1 card", &[]),
            line("Ana draws 1 card: Robar", &["Robar"]),
        ]
    );
    let owner = Audience::Seats(SeatSet::one(Seat(0)));
    assert_eq!(reveals(&hidden(), &drew), owner);
}

#[test]
fn a_chosen_deck_is_told_to_who_chose_it() {
    let chose = Event::ChoseDeck {
        seat: Seat(1),
        deck: Some(1),
    };
    assert_eq!(
        told_to_all(&chose),
        [
            line("Bot 1 has chosen a deck", &[]),
            line("You choose the deck second", &["second"]),
            line("Bot 1 has chosen a deck", &[]),
            line("Bot 1 chooses the deck second", &["second"]),
        ]
    );
    let seated = Event::Seated {
        seat: Seat(1),
        deck: Some(1),
        monsters: vec![1, 0],
        powers: Vec::new(),
    };
    assert_eq!(
        told_to_all(&seated),
        [
            line("Bot 1 has JARulay, FlappyBird", &[]),
            line("You play the deck second: JARulay, FlappyBird", &["second"]),
            line("Bot 1 has JARulay, FlappyBird", &[]),
            line(
                "Bot 1 plays the deck second: JARulay, FlappyBird",
                &["second"]
            ),
        ]
    );
    let owner = Audience::Seats(SeatSet::one(Seat(1)));
    for event in [chose, seated] {
        assert_eq!(reveals(&hidden(), &event), owner);
    }
}

/// Which monster was placed is half a formation: nobody reads a line, and only
/// its owner is told as data.
#[test]
fn a_place_is_told_to_who_placed() {
    let placed = Event::Placed {
        seat: Seat(1),
        monster: Some(2),
    };
    let duel = hidden();
    let sources = READERS.map(|reader| {
        let told = told(&duel, &placed, reader).expect("everybody learns that it happened");
        about(&duel, &told).source
    });
    let monster = Some("monster.1.2".to_owned());
    assert_eq!(sources, [None, monster.clone(), None, monster]);
}

/// A card is shown to all when it is played or thrown away: nobody else had
/// seen it, and then it is gone.
#[test]
fn a_card_that_leaves_a_hand_is_shown_to_all() {
    let held = Held {
        card: 4,
        monster: 1,
    };
    let fighter = |seat, index, card| Fighter {
        seat: Seat(seat),
        index,
        card,
    };
    let played = Event::Played {
        seat: Seat(0),
        slot: 2,
        held,
        by: fighter(0, 1, 1),
        target: fighter(1, 0, 1),
        cost: 20,
        serial: 9,
    };
    let thrown = Event::Discarded {
        seat: Seat(0),
        slot: 2,
        held,
        chosen: true,
        serial: 9,
    };
    let duel = hidden();
    for event in [played, thrown] {
        assert_eq!(reveals(&duel, &event), Audience::Everybody);
        for (reader, (text, names)) in READERS.into_iter().zip(told_to_all(&event)) {
            assert!(text.contains("Robar"), "{reader:?}: {text}");
            assert_eq!(names, ["Robar"]);
        }
        let about = about(&duel, &event);
        assert_eq!(about.source.as_deref(), Some("card.0.9"));
    }
}
