//! Monsters and power cards on screens of several sizes.

use tapete_game::{
    Arrangement, Attribute, Mark, MoveRole, MoveView, Piece, Role, Seat, Shape, Tint, Value, View,
    ZoneRole,
};

use super::super::hits::Target;
use super::super::play::State;
use super::*;

/// Name, element, life now, life at the start, attack and states.
const MONSTERS: [&str; 6] = [
    "JARulay|Planta|120|350|100|poisoned",
    "FlappyBird|Aire|150|150|25|",
    "ZombraAzul|Fuego|40|230|60|burning, asleep",
    "The Mount|Tierra|200|200|35|shielded",
    "Bellou|Agua|0|100|75|",
    "Merlina|Fuego|27|50|100|",
];

/// Name, cost, text, monster and element.
const POWERS: [&str; 7] = [
    "Robar|20|Draw 2 cards.|JARulay|Planta",
    "RatataPopo|5|Attacks.|FlappyBird|Aire",
    "ataca 2|50|If the target's element is Planta: attacks twice.|ZombraAzul|Fuego",
    "Envenenar|25|Attacks and poisons the target.|JARulay|Planta",
    "sanar|50|Own monster gains life: own life / 10.|FlappyBird|Aire",
    "Robar con condicion|10|If the target's life is less than 100: draw 6 cards.|ZombraAzul|Fuego",
    "Escudo|15|Own monster gets a shield of 40.|JARulay|Planta",
];

/// Makes a monster or a card of what is written above; of nothing, a hidden one.
fn card(id: String, shape: Shape, written: &str) -> Piece {
    let parts: Vec<&str> = written.split('|').collect();
    let number = |at: usize| parts[at].parse::<i64>().unwrap_or(0);
    let mut piece = Piece::new(id, shape);
    if written.is_empty() {
        return piece;
    }
    let title = Attribute::new("title", Role::Title, parts[0]);
    piece.attributes = match shape {
        Shape::Figure => {
            let states = parts[5].split(", ").filter(|it| !it.is_empty());
            let states: Vec<Mark> = states.map(|it| Mark::new(it, it)).collect();
            let (now, most) = (number(2), number(3));
            vec![
                title,
                Attribute::new("element", Role::Colour, parts[1]),
                Attribute::new("life", Role::Life, Value::OutOf { now, most }),
                Attribute::new("attack", Role::Attack, number(4)),
                Attribute::new("states", Role::States, states),
            ]
        }
        _ => vec![
            title,
            Attribute::new("cost", Role::Cost, number(1)),
            Attribute::new("rules", Role::Rules, Value::Rules(parts[2].to_owned())),
            Attribute::new("monster", Role::Bearer, parts[3]),
            Attribute::new("element", Role::Colour, parts[4]),
        ],
    };
    piece
}

/// Makes a duel of two seats with that many cards in hand; each of the first
/// four is played against a monster of seat 1.
fn duel(n_cards: usize) -> View {
    let mut view = sample::view(Arrangement::Row, Vec::new(), Vec::new());
    view.seats.truncate(2);
    view.facts.truncate(0);
    let fact =
        |label: &str, value: usize| Attribute::new(label, Role::Other, value).labelled(label);
    view.facts.push(fact("round", 4));
    for seat in &mut view.seats {
        let energy = 250 - 35 * usize::from(seat.seat.0);
        seat.facts = vec![fact("energy", energy), fact("cards", n_cards)];
        seat.score = 0;
    }
    let tint = |(face, colour): &(&str, &str)| Tint {
        face: (*face).to_owned(),
        colour: (*colour).to_owned(),
    };
    let palette = [
        ("Planta", "#4f9d4a"),
        ("Agua", "#3b82c4"),
        ("Fuego", "#d1493a"),
        ("Aire", "#8fa9b8"),
        ("Tierra", "#a9793d"),
    ];
    view.palette = palette.iter().map(tint).collect();
    let mut template = view.zones.remove(0);
    view.zones.clear();
    for seat in 0..2_u8 {
        template.owner = Some(Seat(seat));
        template.role = ZoneRole::Team;
        template.id = format!("team.{seat}");
        template.label = format!("team of seat {seat}");
        let team = MONSTERS.iter().skip(usize::from(seat) * 3).take(3);
        let team = team
            .enumerate()
            .map(|(index, faces)| card(format!("monster.{seat}.{index}"), Shape::Figure, faces));
        template.pieces = team.collect();
        view.zones.push(template.clone());
        template.role = ZoneRole::Hand;
        template.id = format!("hand.{seat}");
        template.label = format!("hand of seat {seat}");
        let hand = (0..n_cards).map(|index| {
            let faces = match seat {
                0 => POWERS[index % POWERS.len()],
                _ => "",
            };
            card(format!("hand.{seat}.{index}"), Shape::Card, faces)
        });
        template.pieces = hand.collect();
        view.zones.push(template.clone());
    }
    view.zones[0].pieces[0].fresh = true;
    let plays = (0..n_cards.min(4)).map(|index| MoveView {
        number: index as u32 + 1,
        sources: vec![format!("hand.0.{index}")],
        targets: vec![format!("monster.1.{}", index % 3)],
        ..MoveView::new(
            format!("play {}", index + 1),
            MoveRole::Play,
            format!("play {}", view.zones[1].pieces[index].text(Role::Title)),
        )
    });
    view.moves = plays.collect();
    view
}

fn playing(view: View) -> State {
    let mut state = State::new(table("block", 4, &[0], 7));
    settle(&mut state);
    state.show(view);
    state
}

#[test]
fn a_duel_of_two_sides() {
    for (width, height) in [(80, 24), (120, 40), (40, 20)] {
        let mut state = playing(duel(7));
        press(&mut state, "Right Right");
        let name = format!("duel_{width}x{height}");
        golden(&name, &drawn(&mut state, width, height));
    }
}

#[test]
fn all_monsters_and_all_cards_of_a_hand_are_seen_at_once() {
    let mut state = playing(duel(7));
    drawn(&mut state, 80, 24);
    for piece in state.desk.view.zones.iter().flat_map(|zone| &zone.pieces) {
        let shown = state.desk.hits.find(&Target::Piece(piece.id.clone()));
        assert_eq!(shown.is_some(), !piece.is_hidden(), "{}", piece.id);
    }
    assert!(!state.desk.hits.table.scrolls() && !state.desk.hits.hand.scrolls());
}

#[test]
fn every_card_that_is_seen_can_be_read() {
    let mut state = playing(duel(7));
    drawn(&mut state, 80, 24);
    // The list opens at the card that the chosen move is aimed at.
    press(&mut state, "i");
    golden("cards_list", &drawn(&mut state, 80, 24));
    press(&mut state, "Home");
    let first = drawn(&mut state, 80, 24);
    assert!(first.contains("JARulay (Planta) 120/350, attack 100, poisoned"));
    press(&mut state, "Esc");
    assert!(state.desk.overlay.is_none());
    assert_eq!(state.chosen(), Some(0));
    for (width, height) in [(36, 12), (40, 20), (200, 60)] {
        press(&mut state, "i End");
        assert!(drawn(&mut state, width, height).contains("Escudo"));
        press(&mut state, "i");
    }
}

#[test]
fn what_waits_to_happen_is_shown_with_its_name_and_text() {
    let mut view = duel(3);
    let mut stack = view.zones[1].clone();
    stack.id = "stack".to_owned();
    stack.role = ZoneRole::Stack;
    stack.label = "stack".to_owned();
    stack.owner = None;
    let waiting = POWERS.iter().take(2).enumerate();
    let waiting = waiting.map(|(at, it)| card(format!("stack.{at}"), Shape::Card, it));
    stack.pieces = waiting.collect();
    view.zones.insert(0, stack);
    let mut state = playing(view);
    for (width, height) in [(80, 24), (120, 40)] {
        let text = drawn(&mut state, width, height);
        let lines: Vec<&str> = text.lines().collect();
        let top = lines.iter().position(|it| it.contains("── stack · 2"));
        let below = &lines[top.expect("the stack has a line of its own") + 1..];
        assert!(
            below[0].contains("Robar") && below[0].contains("Draw 2 cards."),
            "{text}"
        );
        assert!(
            below[1].contains("RatataPopo") && below[1].contains("Attacks."),
            "{text}"
        );
    }
}

#[test]
fn a_card_is_chosen_with_keys_and_with_the_mouse() {
    let mut state = playing(duel(7));
    drawn(&mut state, 80, 24);
    press(&mut state, "Right");
    assert_eq!(state.chosen(), Some(1));
    let fourth = Target::Piece("hand.0.3".to_owned());
    let area = state.desk.hits.find(&fourth).expect("the fourth card");
    click(&mut state, area);
    assert_eq!(state.chosen(), Some(3));
}

#[test]
fn a_hand_of_twenty_scrolls_to_the_chosen_card() {
    let mut view = duel(20);
    view.moves[3].sources[0] = "hand.0.19".to_owned();
    let mut state = playing(view);
    press(&mut state, "End");
    drawn(&mut state, 80, 24);
    assert!(state.desk.hits.hand.scrolls());
    let last = Target::Piece("hand.0.19".to_owned());
    assert!(state.desk.hits.find(&last).is_some());
}

#[test]
fn a_duel_is_drawn_at_every_size() {
    for n_cards in [0, 1, 7, 20] {
        let mut state = playing(duel(n_cards));
        for width in (1..=180).step_by(23) {
            for height in (1..=60).step_by(7) {
                drawn(&mut state, width, height);
            }
        }
    }
}
