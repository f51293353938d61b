//! What each reader is told and shown of the same match: by name, as `you`, and no
//! more than that reader may know.

use tapete_game::{MoveRole, Names, Reader, RefusalCode, Role, Seat, Telling, Tongue, ZoneRole};

use super::table::{Table, telling};
use crate::event::{Cause, Event, about, told, write};
use crate::moves::Move;
use crate::state::Ask;

const CARDS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Creature called "Twin" is Beast colored Green with_damage 1 with_health 1 requires 1 * Forest
  when this attacks: you gains 1 life
  when this attacks: draw 1
new Sorcery called "Study" colored Blue requires 1 * Island does: draw 1
new Sorcery called "Stump" colored Blue requires 1 * Island does: draw 1
new Sorcery called "Peek" colored Blue requires 1 * Island does: scry 2
new Sorcery called "Fetch" colored Green requires 1 * Forest does: search your deck for a basic Land to hand
new Sorcery called "Grind" colored Blue requires 1 * Island does: mill 1
new Sorcery called "Jolt" colored Red requires 1 * Mountain does: deal 3 damage to target Player
new Sorcery called "Bolt" colored Red requires 1 * Mountain does: deal 3 damage to target Creature or Player
new Instant called "Blaze" colored Red requires X * Lands and 1 * Mountain does: deal X damage to target Player
new Instant called "Charm" colored Red requires 1 * Mountain
  does: choose_one { deal 2 damage to target Creature ; deal 3 damage to target Player }
new Creature called "Martyr" with_damage 1 with_health 1 requires 1 * Land
  can sacrifice this: you gains 1 life
new Creature called "Cub" is_token is Beast colored Green with_damage 1 with_health 1
new Sorcery called "Litter" colored Green requires 1 * Forest does: create 1 token "Cub"
"#;

const READERS: [Reader; 4] = [
    Reader::Seat(Seat(0)),
    Reader::Seat(Seat(1)),
    Reader::Spectator,
    Reader::Judge,
];

/// Plays moves of seat 0 and lets all of it happen.
fn played(table: &mut Table, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for it in moves {
        events.extend(table.plays_told(0, it));
        while table.state.ask == Ask::Act && !table.state.stack.is_empty() {
            let asked = table.state.asked;
            events.extend(table.plays_told(asked, "pass"));
        }
    }
    events
}

/// Returns the lines that each reader is told of events of one kind.
fn lines(table: &Table, events: &[Event], tongue: Tongue, kinds: &[&str]) -> [Vec<String>; 4] {
    let names = Names::new(["Ana", "Luis"]);
    READERS.map(|reader| {
        let telling = Telling::new(reader, tongue, &names);
        let told = events.iter().filter_map(|it| told(&table.game, it, reader));
        let told = told.filter(|it| kinds.contains(&about(&table.game, it).kind.as_str()));
        let lines = told.map(|it| {
            let mut text = String::new();
            write(&table.game, &it, telling, &mut text);
            text
        });
        lines.filter(|it| !it.is_empty()).collect()
    })
}

#[test]
fn who_draws_learns_which_card_and_the_others_that_it_is_one() {
    let mut table = Table::new(CARDS)
        .board(0, &["Island"])
        .hand(0, &["Study"])
        .go();
    let events = played(&mut table, &["play Study"]);
    let told = lines(&table, &events, Tongue::En, &["drew"]);
    assert_eq!(
        told.map(|it| it.join("; ")),
        [
            "You draw Plains",
            "Ana draws a card",
            "Ana draws a card",
            "Ana draws Plains"
        ]
    );
    let told = lines(&table, &events, Tongue::Es, &["drew"]);
    assert_eq!(
        told.map(|it| it.join("; ")),
        [
            "Tú robas Plains",
            "Ana roba una carta",
            "Ana roba una carta",
            "Ana roba Plains"
        ]
    );
    let drawn = events.iter().find(|it| {
        let cause = Cause::Drawn;
        matches!(it, Event::Moves { cause: its, .. } if *its == cause)
    });
    let drawn = drawn.expect("a card is drawn");
    let pointed = READERS.map(|reader| {
        let told = told_one(&table, drawn, reader);
        (told.targets.len(), told.names.len(), told.source)
    });
    let deck = || Some("deck.0".to_owned());
    // Whoever knows the card is shown it as well as the hand that it goes to.
    assert_eq!(
        pointed,
        [
            (2, 1, deck()),
            (1, 0, deck()),
            (1, 0, deck()),
            (2, 1, deck())
        ]
    );
}

fn told_one(table: &Table, event: &Event, reader: Reader) -> tapete_game::About {
    let event = told(&table.game, event, reader).expect("all learn that it happens");
    about(&table.game, &event)
}

#[test]
fn who_looks_at_the_deck_sees_it_alone() {
    let mut table = Table::new(CARDS)
        .board(0, &["Island"])
        .hand(0, &["Peek"])
        .go();
    let mut events = played(&mut table, &["play Peek"]);
    events.extend(table.plays_told(0, "choose Plains"));
    events.extend(table.plays_told(0, "done"));
    let kinds = ["saw", "looked", "moved", "scried"];
    let told = lines(&table, &events, Tongue::En, &kinds);
    let own = [
        "You see Plains",
        "You see Plains",
        "You look at 2 cards",
        "Your Plains goes to the bottom of your deck",
        "You put 1 card on the bottom of the deck",
    ];
    let others = [
        "Ana looks at 2 cards",
        "Ana puts 1 card on the bottom of the deck",
    ];
    assert_eq!(told[0], own);
    assert_eq!(told[1], others);
    assert_eq!(told[2], others);
    assert_eq!(told[3].len(), own.len());
    let told = lines(&table, &events, Tongue::Es, &kinds);
    assert_eq!(told[0][3], "Tu Plains va al fondo de tu mazo");
    assert_eq!(told[1][0], "Ana mira 2 cartas");
}

#[test]
fn what_is_searched_for_and_shown_is_told_to_the_players() {
    let mut table = Table::new(CARDS)
        .board(0, &["Forest"])
        .hand(0, &["Fetch"])
        .go();
    let mut events = played(&mut table, &["play Fetch"]);
    if table.may(0, "choose Plains") {
        events.extend(table.plays_told(0, "choose Plains"));
    }
    let told = lines(&table, &events, Tongue::En, &["moved"]);
    // The rival was shown the card; whoever only watches sees backs.
    assert_eq!(
        told.map(|it| it.join("; ")),
        [
            "Your Plains goes from your deck to your hand",
            "Ana's Plains goes from the deck to the hand",
            "one of Ana's cards goes from the deck to the hand",
            "Ana's Plains goes from the deck to the hand"
        ]
    );
    let told = lines(&table, &events, Tongue::Es, &["moved"]);
    assert_eq!(told[0], ["Tu Plains va de tu mazo a tu mano"]);
    assert_eq!(told[2], ["una carta de Ana va del mazo a la mano"]);
}

#[test]
fn what_lies_open_is_told_to_all() {
    let mut table = Table::new(CARDS)
        .board(0, &["Island", "Mountain"])
        .hand(0, &["Grind", "Jolt"])
        .go();
    let mut events = played(&mut table, &["play Grind", "play Jolt"]);
    events.extend(played(&mut table, &["choose seat 1"]));
    let kinds = ["milled", "cast", "damaged", "lost_life"];
    let told = lines(&table, &events, Tongue::En, &kinds);
    assert_eq!(
        told[0],
        [
            "You cast Grind",
            "Your Plains goes from your deck to your graveyard",
            "You cast Jolt at Luis",
            "Jolt deals 3 damage to Luis",
            "Luis loses 3 life (17)"
        ]
    );
    assert_eq!(
        told[1],
        [
            "Ana casts Grind",
            "Ana's Plains goes from the deck to the graveyard",
            "Ana casts Jolt at you",
            "Jolt deals 3 damage to you",
            "You lose 3 life (17)"
        ]
    );
    assert_eq!(told[2], told[3]);
    assert_eq!(told[2][2], "Ana casts Jolt at Luis");
    let told = lines(&table, &events, Tongue::Es, &kinds);
    assert_eq!(
        told[1],
        [
            "Ana lanza Grind",
            "Plains de Ana va del mazo al cementerio",
            "Ana te lanza Jolt",
            "Jolt te hace 3 de daño",
            "Tú pierdes 3 de vida (17)"
        ]
    );
}

#[test]
fn hands_are_shown_to_their_seats_and_by_their_backs_to_others() {
    let table = Table::new(CARDS).hand(0, &["Ox", "Jolt"]).go();
    let seen = READERS.map(|reader| {
        let view = table.game.show(&table.state, telling(reader, Tongue::En));
        let hand = view.zone("hand.0").expect("a hand");
        assert_eq!((hand.role, hand.pieces.len()), (ZoneRole::Hand, 2));
        let names = hand.pieces.iter().filter_map(|it| it.called());
        names.collect::<Vec<String>>().join(", ")
    });
    assert_eq!(seen, ["Ox, Jolt", "", "", "Ox, Jolt"]);
}

#[test]
fn zones_are_named_for_whoever_reads() {
    let table = Table::new(CARDS).go();
    let label = |reader, tongue| {
        let names = Names::new(["Ana", "Luis"]);
        let view = table
            .game
            .show(&table.state, Telling::new(reader, tongue, &names));
        let zone = view.zone("graveyard.0").expect("a graveyard").clone();
        (zone.label, zone.short)
    };
    let pair = |one: &str, other: &str| (one.to_owned(), other.to_owned());
    let [own, other, ..] = READERS;
    assert_eq!(label(own, Tongue::En), pair("your graveyard", "graveyard"));
    assert_eq!(
        label(other, Tongue::En),
        pair("Ana's graveyard", "graveyard")
    );
    assert_eq!(label(own, Tongue::Es), pair("tu cementerio", "cementerio"));
    assert_eq!(
        label(other, Tongue::Es),
        pair("cementerio de Ana", "cementerio")
    );
}

/// Says why a text is no move of the seat that is asked.
fn refused(table: &Table, text: &str) -> (RefusalCode, String) {
    let seat = table.state.asked;
    let mut moves = Vec::new();
    table.game.list(&table.state, seat, &mut moves);
    let telling = telling(Reader::Seat(Seat(seat)), Tongue::En);
    let refusal = table
        .game
        .find_move(&table.state, Seat(seat), text, &moves, telling)
        .expect_err("it is no move");
    (refusal.code, refusal.reason)
}

#[test]
fn a_refusal_has_the_code_of_its_reason() {
    let table = Table::new(CARDS)
        .board(0, &["Mountain", "Ox", "Ox"])
        .hand(0, &["Jolt", "Jolt", "Study", "Litter"])
        .go();
    let code = |text: &str| refused(&table, text).0;
    assert_eq!(code("zzz"), RefusalCode::NotAMove);
    assert_eq!(code("play"), RefusalCode::NotAMove);
    assert_eq!(code("play Fetch"), RefusalCode::NotThere);
    assert_eq!(code("99"), RefusalCode::NotThere);
    assert_eq!(
        refused(&table, "play Study"),
        (
            RefusalCode::CannotPay,
            "you cannot pay for Study: it needs 1 Island and you have 0 to pay".to_owned()
        )
    );
    assert_eq!(code("block Ox"), RefusalCode::NotAllowed);
    assert_eq!(code("mulligan"), RefusalCode::NotAllowed);
    let table = Table::new(CARDS)
        .board(0, &["Island"])
        .hand(0, &["Study", "Stump"])
        .go();
    assert_eq!(
        refused(&table, "play st"),
        (
            RefusalCode::Ambiguous,
            "that can be `play Study`, `play Stump`".to_owned()
        )
    );
}

#[test]
fn players_are_called_by_their_names_and_by_what_they_are() {
    let mut table = Table::new(CARDS)
        .board(0, &["Mountain"])
        .hand(0, &["Jolt"])
        .go();
    table.plays(0, "play Jolt");
    let mut moves = Vec::new();
    table.game.list(&table.state, 0, &mut moves);
    let names = Names::new(["Ana", "Luis"]);
    let telling = Telling::new(Reader::Seat(Seat(0)), Tongue::En, &names);
    for (typed, thing) in [
        ("Luis", 1),
        ("choose luis", 1),
        ("opponent", 1),
        ("you", 0),
        ("Ana", 0),
    ] {
        let found = table
            .game
            .find_move(&table.state, Seat(0), typed, &moves, telling);
        assert_eq!(found.ok(), Some(Move::Choose(thing)), "{typed}");
    }
    let labels = moves.iter().map(|it| {
        let shown = table.game.show_move(&table.state, Seat(0), it, telling);
        (shown.key, shown.label)
    });
    let labels: Vec<(String, String)> = labels.collect();
    let pair = |key: &str, label: &str| (key.to_owned(), label.to_owned());
    assert!(
        labels.contains(&pair("choose seat 0", "Aim Jolt at yourself")),
        "{labels:?}"
    );
    assert!(
        labels.contains(&pair("choose seat 1", "Aim Jolt at Luis")),
        "{labels:?}"
    );
}

#[test]
fn a_card_goes_before_a_player_of_the_same_name() {
    let mut table = Table::new(CARDS)
        .board(0, &["Mountain", "Ox"])
        .hand(0, &["Bolt"])
        .go();
    table.plays(0, "play Bolt");
    let mut moves = Vec::new();
    table.game.list(&table.state, 0, &mut moves);
    let names = Names::new(["Luis", "Ox"]);
    let telling = Telling::new(Reader::Seat(Seat(0)), Tongue::En, &names);
    let ox = table.thing("Ox");
    for (typed, thing) in [("ox", ox), ("luis", 0), ("seat 1", 1)] {
        let found = table
            .game
            .find_move(&table.state, Seat(0), typed, &moves, telling);
        assert_eq!(found.ok(), Some(Move::Choose(thing)), "{typed}");
    }
}

/// Returns key and number of each move that is no choice of a card.
fn numbers(table: &Table) -> Vec<(String, u32, MoveRole)> {
    let seat = Seat(table.state.asked);
    let mut moves = Vec::new();
    table.game.list(&table.state, seat.0, &mut moves);
    let telling = telling(Reader::Seat(seat), Tongue::En);
    let shown = moves
        .iter()
        .map(|it| table.game.show_move(&table.state, seat, it, telling));
    shown.map(|it| (it.key, it.number, it.role)).collect()
}

#[test]
fn amounts_are_numbered_as_they_are_and_effects_from_one() {
    let of = |key: &str, number, role| (key.to_owned(), number, role);
    let mut table = Table::new(CARDS)
        .board(0, &["Mountain", "Mountain", "Mountain", "Ox"])
        .hand(0, &["Blaze", "Charm"])
        .go();
    table.plays(0, "play Charm");
    assert_eq!(
        numbers(&table),
        [
            of("number 0", 1, MoveRole::Choose),
            of("number 1", 2, MoveRole::Choose)
        ]
    );
    table.plays(0, "number 0");
    table.resolve();
    table.plays(0, "play Blaze");
    assert_eq!(
        numbers(&table),
        [
            of("number 0", 2, MoveRole::Amount),
            of("number 1", 1, MoveRole::Amount)
        ]
    );
    // All that one can pay is marked, not nothing.
    let view = |reader| table.game.show(&table.state, telling(reader, Tongue::En));
    assert_eq!(view(READERS[0]).marked.as_deref(), Some("number 1"));
}

#[test]
fn nothing_is_given_away_by_what_is_marked() {
    let marked = |table: &Table| {
        let view = table
            .game
            .show(&table.state, telling(READERS[0], Tongue::En));
        view.marked.unwrap_or_else(|| table.moves()[0].clone())
    };
    let mut table = Table::new(CARDS)
        .board(0, &["Island", "Martyr"])
        .hand(0, &["Peek"])
        .go();
    assert_eq!(marked(&table), "play Peek");
    table.plays(0, "play Peek");
    table.resolve();
    assert!(table.moves()[0].starts_with("choose Plains"));
    assert_eq!(marked(&table), "done");
    table.plays(0, "done");
    assert_eq!(table.moves()[0], "use Martyr 1");
    assert_eq!(marked(&table), "pass");
}

#[test]
fn abilities_on_the_stack_keep_their_ids_while_others_come_and_go() {
    // Whoever could answer is asked, so that abilities wait.
    let mut table = Table::new(CARDS)
        .board(0, &["Twin", "Twin"])
        .board(1, &["Mountain", "Mountain"])
        .hand(1, &["Charm", "Charm"])
        .go();
    table.pass_until(0, "attack Twin");
    table.does(0, &["attack Twin", "attack Twin #2"]);
    if table.may(0, "done") {
        table.plays(0, "done");
    }
    while table.state.ask == Ask::Order {
        let first = table.moves()[0].clone();
        table.plays(0, &first);
    }
    let ids = |table: &Table| {
        let view = table
            .game
            .show(&table.state, telling(READERS[1], Tongue::En));
        let stack = view.zone("stack").expect("a stack").clone();
        assert!(stack.pieces.iter().all(|it| it.text(Role::Title) == "Twin"));
        let ids = stack.pieces.iter().map(|it| it.id.clone());
        ids.collect::<Vec<String>>()
    };
    let before = ids(&table);
    assert_eq!(before.len(), 4, "{before:?}");
    for _ in 0..4 {
        let asked = table.state.asked;
        if ids(&table) == before && table.may(asked, "pass") {
            table.plays(asked, "pass");
        }
    }
    let after = ids(&table);
    assert_eq!(after, before[before.len() - after.len()..], "{before:?}");
    assert!(after.len() < 4);
}

#[test]
fn a_token_in_the_place_of_another_card_has_another_id() {
    let mut table = Table::new(CARDS)
        .board(0, &["Forest"])
        .hand(0, &["Litter"])
        .go();
    let events = played(&mut table, &["play Litter"]);
    let made = events.iter().map(|it| about(&table.game, it));
    let made = made.filter(|it| it.makes);
    let made: Vec<String> = made.flat_map(|it| it.targets).collect();
    let view = table
        .game
        .show(&table.state, telling(READERS[2], Tongue::En));
    let cub = view.piece(&made[0]).expect("the token is shown");
    assert_eq!(cub.called().as_deref(), Some("Cub"));
    let thing = table.thing("Cub");
    let mut other = table.state.clone();
    let ox = table.game.cards.iter().position(|it| it.name == "Ox");
    other.card_mut(thing).expect("a card").card = crate::model::CardId(ox.expect("an ox") as u16);
    let view = table.game.show(&other, telling(READERS[2], Tongue::En));
    assert!(view.piece(&made[0]).is_none(), "{made:?}");
}
