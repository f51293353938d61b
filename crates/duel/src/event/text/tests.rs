use tapete_game::{Names, Reader, Tongue};

use super::*;
use crate::event::{Cause, Figure, Given, Held};
use crate::options::{Decks, Options, Preset};
use crate::state::EndedBy;
use crate::tests::{plain, screenshot};

const BIRD: Fighter = Fighter {
    seat: Seat(1),
    index: 1,
    card: 0,
};
const TREE: Fighter = Fighter {
    seat: Seat(0),
    index: 1,
    card: 1,
};
const ROBAR: Held = Held {
    card: 4,
    monster: 1,
};

/// What the judge reads, in both languages.
fn told(event: &Event) -> [String; 2] {
    told_to(Reader::Judge, event)
}

fn told_to(reader: Reader, event: &Event) -> [String; 2] {
    let duel = screenshot(plain(), false);
    let names = Names::new(["Ana", "Bot 1"]);
    [Tongue::En, Tongue::Es].map(|tongue| {
        let mut text = String::new();
        let telling = Telling::new(reader, tongue, &names);
        write(&duel, event, telling, &mut text);
        text
    })
}

#[track_caller]
fn says(event: Event, en: &str, es: &str) {
    assert_eq!(told(&event), [en, es], "{event:?}");
}

/// Every kind of event, some of them with figures at their limits and with
/// cards that no game has.
#[expect(clippy::too_many_lines, reason = "a table of data")]
fn all() -> Vec<Event> {
    let nobody = Fighter {
        seat: Seat(200),
        index: 255,
        card: u16::MAX,
    };
    let seat = Seat(0);
    let mut events = vec![
        Event::Seated {
            seat,
            deck: Some(0),
            monsters: vec![0, 1, 2],
            powers: Vec::new(),
        },
        Event::Seated {
            seat,
            deck: None,
            monsters: vec![9_999],
            powers: vec![9_999],
        },
        Event::ChoseDeck {
            seat,
            deck: Some(9_999),
        },
        Event::ChoseDeck { seat, deck: None },
        Event::Formed {
            seat,
            order: vec![TREE, nobody],
        },
        Event::Round { round: u32::MAX },
        Event::TurnBegan {
            seat,
            gained: i32::MIN,
            energy: i32::MAX,
        },
        Event::Drew {
            seat,
            n_cards: 255,
            cards: vec![Held {
                card: 9_999,
                monster: 9,
            }],
        },
        Event::DrawsLost {
            seat,
            n_cards: u32::MAX,
        },
        Event::Energy {
            seat,
            from: i32::MIN,
            to: i32::MAX,
        },
        Event::Energy {
            seat,
            from: 5,
            to: 5,
        },
        Event::DividedByZero,
        Event::OutOfFuel,
        Event::TooDeep,
        Event::Lost { seat },
        Event::TurnEnded { seat },
        Event::TurnCut { seat },
        Event::Rolled {
            from: i64::MIN,
            to: i64::MAX,
            rolled: 0,
        },
    ];
    for who in [BIRD, nobody] {
        for (from, to) in [(i32::MIN, i32::MAX), (i32::MAX, i32::MIN), (3, 3)] {
            for absorbed in [0, 7] {
                events.push(Event::Life {
                    who,
                    from,
                    to,
                    absorbed,
                    attack: true,
                });
            }
            events.push(Event::Shielded { who, from, to });
            for by in [Given::Poison, Given::Burn, Given::Freeze, Given::Sleep] {
                events.push(Event::Ticked { who, by, from, to });
                events.push(Event::WoreOff { who, state: by });
                for rounds in [0, 1, 255] {
                    events.push(Event::Gave {
                        who,
                        state: by,
                        rounds,
                    });
                }
            }
        }
        for figure in [Figure::Attack, Figure::MaxLife] {
            events.push(Event::BuffEnded { who, figure });
            events.push(Event::Buffed {
                who,
                figure,
                amount: i32::MIN,
                rounds: 1,
            });
        }
        for cause in [
            Cause::TurnStart,
            Cause::TurnEnd,
            Cause::Attacked,
            Cause::Damaged,
            Cause::Death,
            Cause::Drawn,
        ] {
            events.push(Event::Armed {
                who,
                card: 4,
                cause,
                rounds: None,
            });
            events.push(Event::Triggered {
                who,
                card: 9_999,
                cause,
            });
        }
        for held in [true, false] {
            events.push(Event::Luck { percent: 30, held });
            events.push(Event::Discarded {
                seat,
                slot: 0,
                held: ROBAR,
                chosen: held,
                serial: 0,
            });
        }
        for slots in [vec![], vec![0], vec![0, 3]] {
            events.push(Event::Died { who, slots });
        }
        for by in EndedBy::ALL {
            for winners in [vec![], vec![seat], vec![seat, Seat(1)]] {
                events.push(Event::Over { by, winners });
            }
        }
        events.extend([
            Event::Played {
                seat,
                slot: 0,
                held: ROBAR,
                by: TREE,
                target: who,
                cost: 20,
                serial: 5,
            },
            Event::NoEffect { who },
            Event::Purified { who },
            Event::Cleansed { who },
            Event::Swapped {
                one: who,
                other: TREE,
            },
            Event::Revived { who, life: 50 },
            Event::BecameElement { who, element: 2 },
            Event::BecameElement { who, element: 99 },
        ]);
    }
    events
}

#[test]
fn every_event_has_a_line_in_both_tongues() {
    for event in all() {
        let [en, es] = told(&event);
        assert!(!en.trim().is_empty() && !es.trim().is_empty(), "{event:?}");
        assert_ne!(en, es, "{event:?}");
        assert_eq!((en.trim(), es.trim()), (en.as_str(), es.as_str()));
    }
    let half = Event::Placed {
        seat: Seat(0),
        monster: Some(1),
    };
    assert_eq!(told(&half), ["", ""], "half a choice is not worth a line");
}

#[test]
fn a_play_and_what_it_does_read_like_a_report() {
    says(
        Event::Played {
            seat: Seat(0),
            slot: 2,
            held: ROBAR,
            by: TREE,
            target: BIRD,
            cost: 20,
            serial: 5,
        },
        "Ana plays Robar with JARulay against Bot 1's FlappyBird (cost 20)",
        "Ana juega Robar con JARulay contra FlappyBird de Bot 1 (coste 20)",
    );
    let life = |from, to, absorbed| Event::Life {
        who: BIRD,
        from,
        to,
        absorbed,
        attack: true,
    };
    says(
        life(150, 123, 0),
        "Bot 1's FlappyBird loses 27 life (150 → 123)",
        "FlappyBird de Bot 1 pierde 27 de vida (150 → 123)",
    );
    says(
        life(150, 150, 20),
        "The shield of Bot 1's FlappyBird absorbs 20",
        "El escudo de FlappyBird de Bot 1 absorbe 20",
    );
    says(
        life(150, 143, 20),
        "The shield of Bot 1's FlappyBird absorbs 20; it loses 7 life (150 → 143)",
        "El escudo de FlappyBird de Bot 1 absorbe 20; pierde 7 de vida (150 → 143)",
    );
    says(
        Event::DrawsLost {
            seat: Seat(0),
            n_cards: 3,
        },
        "3 cards are lost: Ana's hand is full",
        "Se pierden 3 cartas: la mano de Ana está llena",
    );
    says(
        Event::Died {
            who: BIRD,
            slots: vec![0, 3],
        },
        "Bot 1's FlappyBird dies; 2 cards of FlappyBird vanish from the hand",
        "FlappyBird de Bot 1 muere; desaparecen de la mano 2 cartas de FlappyBird",
    );
    says(
        Event::Gave {
            who: BIRD,
            state: Given::Freeze,
            rounds: 2,
        },
        "Bot 1's FlappyBird is frozen for 2 rounds",
        "FlappyBird de Bot 1 queda congelado durante 2 rondas",
    );
    says(
        Event::BecameElement {
            who: TREE,
            element: 2,
        },
        "Ana's JARulay changes to the element Fire",
        "JARulay de Ana pasa a ser del elemento Fuego",
    );
}

/// Each reader is spoken to, and reads the names of the others.
#[test]
fn a_line_speaks_to_its_reader() {
    let lines = |event: &Event| {
        let readers = [Reader::Seat(Seat(0)), Reader::Seat(Seat(1))];
        readers.map(|it| told_to(it, event))
    };
    let played = Event::Played {
        seat: Seat(0),
        slot: 2,
        held: ROBAR,
        by: TREE,
        target: BIRD,
        cost: 20,
        serial: 5,
    };
    assert_eq!(
        lines(&played),
        [
            [
                "You play Robar with JARulay against Bot 1's FlappyBird (cost 20)",
                "Tú juegas Robar con JARulay contra FlappyBird de Bot 1 (coste 20)",
            ],
            [
                "Ana plays Robar with JARulay against your FlappyBird (cost 20)",
                "Ana juega Robar con JARulay contra tu FlappyBird (coste 20)",
            ],
        ]
    );
    let died = Event::Died {
        who: BIRD,
        slots: vec![0],
    };
    assert_eq!(
        lines(&died)[1],
        [
            "Your FlappyBird dies; 1 card of FlappyBird vanishes from the hand",
            "Tu FlappyBird muere; desaparece de la mano 1 carta de FlappyBird",
        ]
    );
    let began = Event::TurnBegan {
        seat: Seat(0),
        gained: 50,
        energy: 300,
    };
    assert_eq!(
        lines(&began),
        [
            ["Your turn: energy 300 (+50)", "Tu turno: energía 300 (+50)"],
            [
                "Ana's turn: energy 300 (+50)",
                "Turno de Ana: energía 300 (+50)"
            ],
        ]
    );
    let over = Event::Over {
        by: EndedBy::RoundLimit,
        winners: vec![Seat(0), Seat(1)],
    };
    let [[_, es], [en, _]] = lines(&over);
    assert!(es.starts_with("Tú y Bot 1 ganan: "), "{es}");
    assert!(en.starts_with("You and Ana win: "), "{en}");
}

#[test]
fn drawn_cards_are_named_only_where_they_are_known() {
    let drew = |cards| Event::Drew {
        seat: Seat(0),
        n_cards: 1,
        cards,
    };
    says(
        drew(vec![ROBAR]),
        "Ana draws 1 card: Robar",
        "Ana roba 1 carta: Robar",
    );
    says(drew(Vec::new()), "Ana draws 1 card", "Ana roba 1 carta");
}

#[test]
fn monsters_that_a_team_may_have_twice_carry_their_number() {
    let duel = screenshot(
        Options {
            decks: Decks::Random,
            ..Preset::Seed.options()
        },
        false,
    );
    assert_eq!(duel.fighter_name(&BIRD), "FlappyBird 2");
    assert_eq!(screenshot(plain(), false).fighter_name(&BIRD), "FlappyBird");
}
