//! Views with cards: two sides and more, hands that are seen and hidden, states,
//! the dead, and pages of cards.

use tapete_game::{
    Arrangement, Attribute, Mark, MoveRole, MoveView, Piece, Reader, Role, Seat, SeatView, Shape,
    Team, Tint, Value, View, Zone, ZoneRole,
};

use super::{fact, named, player, view};

/// Name, element, life now, life at the start, attack and states.
type Monster = (&'static str, &'static str, i64, i64, i64, &'static str);

/// Name, cost and text.
type Power = (&'static str, i64, &'static str);

const ELEMENTS: [(&str, &str); 5] = [
    ("Planta", "#4f9d4a"),
    ("Agua", "#3b82c4"),
    ("Fuego", "#d1493a"),
    ("Aire", "#8fa9b8"),
    ("Tierra", "#a9793d"),
];

const MONSTERS: [Monster; 12] = [
    ("JARulay", "Planta", 120, 350, 100, "poisoned"),
    ("FlappyBird", "Aire", 150, 150, 25, ""),
    ("ZombraAzul", "Fuego", 40, 230, 60, "burning, asleep"),
    ("The Mount", "Tierra", 200, 200, 35, "shielded"),
    ("Bellou", "Agua", 0, 100, 75, "poisoned"),
    ("Merlina", "Fuego", 27, 50, 100, ""),
    (
        "Vioop",
        "Planta",
        75,
        150,
        50,
        "asleep, burning, poisoned, frozen",
    ),
    ("Terror White", "Agua", 80, 80, 120, ""),
    ("Scourge", "Aire", 12, 40, 175, "frozen"),
    (
        "The Old Guardian of the Northern Mountains",
        "Tierra",
        123_456,
        999_999,
        1_234_567,
        "under the spell of the moon",
    ),
    ("Ñu", "Aether", 9, 9, 9, ""),
    ("Faster Boy", "Aire", 90, 90, 100, ""),
];

const POWERS: [Power; 9] = [
    ("Robar", 20, "Draw 2 cards."),
    ("RatataPopo", 5, "Attacks."),
    (
        "ataca 2",
        50,
        "If the target's element is Planta: attacks twice.",
    ),
    ("Envenenar", 25, "Attacks and poisons the target."),
    ("sanar", 50, "Own monster gains life: own life / 10."),
    (
        "Robar con condicion",
        10,
        "If the target's life is less than 100: draw 6 cards.",
    ),
    (
        "Tempest of a thousand leaves",
        125,
        "If own energy is at least 125 and the target is not asleep: attacks three times, then \
         each monster of the other side loses 10 life and burns for 2 rounds; with a chance of \
         25 % the target freezes until the end of its next turn. Otherwise draw 1 card and gain \
         energy: 5 for each card in hand. The own monster sleeps afterwards.",
    ),
    ("Purify", 0, ""),
    ("Escudo", 15, "Own monster gets a shield of 40."),
];

pub(crate) fn monster(id: &str, index: usize) -> Piece {
    let (name, element, now, most, attack, states) = MONSTERS[index % MONSTERS.len()];
    let states: Vec<Mark> = states
        .split(", ")
        .filter(|it| !it.is_empty())
        .map(|it| Mark::new(it, it))
        .collect();
    let mut attributes = vec![
        Attribute::new("name", Role::Title, name),
        Attribute::new("element", Role::Colour, element),
        Attribute::new("life", Role::Life, Value::OutOf { now, most }),
        Attribute::new("attack", Role::Attack, attack),
    ];
    if !states.is_empty() {
        attributes.push(Attribute::new("states", Role::States, states));
    }
    Piece {
        attributes,
        ..Piece::new(id, Shape::Figure)
    }
}

/// Makes a power card that belongs to a monster, or to none.
pub(crate) fn power(id: &str, index: usize, monster: Option<&Piece>) -> Piece {
    let (name, cost, text) = POWERS[index % POWERS.len()];
    let mut attributes = vec![
        Attribute::new("name", Role::Title, name),
        Attribute::new("cost", Role::Cost, cost),
    ];
    if !text.is_empty() {
        let text = Value::Rules(text.to_owned());
        attributes.push(Attribute::new("text", Role::Rules, text));
    }
    if let Some(monster) = monster {
        let bearer = Attribute::new("monster", Role::Bearer, monster.text(Role::Title));
        attributes.push(bearer);
        let element = Attribute::new("element", Role::Colour, monster.text(Role::Colour));
        attributes.push(element);
    }
    Piece {
        attributes,
        ..Piece::new(id, Shape::Card)
    }
}

fn zone(id: String, role: ZoneRole, owner: Option<Seat>, pieces: Vec<Piece>) -> Zone {
    let word = match role {
        ZoneRole::Team => "team",
        ZoneRole::Hand => "hand",
        _ => "cards",
    };
    let label = match owner {
        Some(owner) => format!("{}'s {word}", player(owner.0)),
        None => word.to_owned(),
    };
    Zone {
        owner,
        pieces,
        ..Zone::new(id, role, label, Arrangement::Row)
    }
}

/// Makes a view of seat 0 with teams and hands of that size; the hands of others
/// are hidden.
pub(crate) fn duel_of(n_seats: u8, n_monsters: usize, n_cards: usize) -> View {
    let mut view = view(0, n_seats, 0);
    view.game = "Monster duel".to_owned();
    view.family = "duel".to_owned();
    let tint = |(face, colour): &(&str, &str)| Tint {
        face: (*face).to_owned(),
        colour: (*colour).to_owned(),
    };
    view.palette = ELEMENTS.iter().map(tint).collect();
    view.seats = (0..n_seats)
        .map(|seat| SeatView {
            facts: vec![
                fact(Role::Resource, "Energy", 250 - 35 * usize::from(seat)),
                fact(Role::Count, "Cards", n_cards),
                fact(Role::Count, "Living monsters", n_monsters),
            ],
            ..named(SeatView::new(Seat(seat), Team(seat), 0))
        })
        .collect();
    let team = |seat: u8| -> Vec<Piece> {
        let monsters = (0..n_monsters).map(|index| {
            let which = usize::from(seat) * n_monsters + index;
            monster(&format!("monster.{seat}.{index}"), which)
        });
        monsters.collect()
    };
    let mut zones = Vec::new();
    for seat in 0..n_seats {
        let owner = Some(Seat(seat));
        let id = format!("team.{seat}");
        zones.push(zone(id, ZoneRole::Team, owner, team(seat)));
    }
    for seat in 0..n_seats {
        let own = team(seat);
        let card = |index: usize| {
            let id = format!("hand.{seat}.{index}");
            match seat {
                0 => power(&id, index, own.get(index % n_monsters.max(1))),
                _ => Piece::new(id, Shape::Card),
            }
        };
        let cards = (0..n_cards).map(card).collect();
        let id = format!("hand.{seat}");
        zones.push(zone(id, ZoneRole::Hand, Some(Seat(seat)), cards));
    }
    view.zones = zones;
    view.facts = vec![fact(Role::Turn, "Round", 4)];
    view.to_act = vec![Seat(0)];
    view.log = vec!["Bernardo plays Envenenar: JARulay loses 60 life and is poisoned".to_owned()];
    view
}

/// The usual duel: two sides, three monsters each, seven cards in hand.
pub(crate) fn duel() -> View {
    let mut view = duel_of(2, 3, 7);
    view.zones[0].pieces[0].fresh = true;
    view.zones[2].pieces[6].fresh = true;
    view
}

/// Gives seat 0 moves with its first cards, each against a monster of seat 1.
pub(crate) fn with_plays(mut view: View) -> View {
    let plays = |card: usize| MoveView {
        number: card as u32 + 1,
        sources: vec![format!("hand.0.{card}")],
        targets: vec![format!("monster.1.{}", card % 3)],
        ..MoveView::new(
            format!("play {}", card + 1),
            MoveRole::Play,
            format!("play {}", POWERS[card].0),
        )
    };
    view.moves = [0, 2, 3].map(plays).to_vec();
    view.moves.push(MoveView {
        number: 0,
        ..MoveView::new("end", MoveRole::End, "end the turn")
    });
    view.on_empty = Some("end".to_owned());
    view
}

/// Lets the judge read a duel, with all hands open.
pub(crate) fn open_hands(mut view: View) -> View {
    view.reader = Reader::Judge;
    let teams: Vec<Zone> = view.zones.clone();
    for zone in view.zones.iter_mut().filter(|it| it.role == ZoneRole::Hand) {
        let team = teams.iter().find(|it| it.owner == zone.owner);
        for (index, card) in zone.pieces.iter_mut().enumerate() {
            let monster = team.and_then(|it| it.pieces.get(index % it.pieces.len()));
            *card = power(&card.id.clone(), index + 3, monster);
        }
    }
    view
}

/// Makes a page with that many monsters and powers.
pub(crate) fn page(n_monsters: usize, n_powers: usize) -> View {
    let mut view = duel_of(0, 0, 0);
    view.game = "Cards".to_owned();
    let mut cards: Vec<Piece> = (0..n_monsters)
        .map(|index| monster(&format!("card.{index}"), index))
        .collect();
    let monsters = cards.clone();
    for index in 0..n_powers {
        let owner = match index % 4 {
            0 => None,
            _ => monsters.get(index % monsters.len().max(1)),
        };
        let id = format!("card.{}", n_monsters + index);
        cards.push(power(&id, index, owner));
    }
    view.zones = vec![zone("cards".to_owned(), ZoneRole::Other, None, cards)];
    view.facts.clear();
    view.log.clear();
    view.to_act.clear();
    view.reader = Reader::Spectator;
    view
}
