//! Views of collectible card games: creatures and lands, cards that were used,
//! hands, piles and what waits to happen.

use tapete_game::{
    Arrangement, Attribute, Joint, Lie, Mark, MoveRole, MoveView, Piece, Posture, Reader, Role,
    Seat, Shape, Tint, Value, View, Zone, ZoneRole,
};

use super::{player, view};

/// What is printed on a card, and how it stands.
#[derive(Clone, Copy)]
pub(crate) struct Print {
    pub(crate) name: &'static str,
    pub(crate) cost: &'static str,
    /// The type line.
    pub(crate) kind: &'static str,
    pub(crate) text: &'static str,
    /// Attack and defence.
    pub(crate) figures: Option<(i64, i64)>,
    /// States, and how much of each; 0 counts nothing.
    pub(crate) states: &'static [(&'static str, i64)],
    pub(crate) on: &'static str,
    pub(crate) aim: &'static str,
    pub(crate) colour: &'static str,
}

const PLAIN: Print = Print {
    name: "",
    cost: "",
    kind: "",
    text: "",
    figures: None,
    states: &[],
    on: "",
    aim: "",
    colour: "",
};

pub(crate) const OX: Print = Print {
    name: "Craw Ox",
    cost: "2G",
    kind: "Creature — Ox",
    text: "Trample.",
    figures: Some((4, 3)),
    colour: "Green",
    ..PLAIN
};
const BRUTE: Print = Print {
    name: "Cinder Brute",
    cost: "2R",
    kind: "Creature — Ogre",
    text: "Haste.",
    figures: Some((3, 2)),
    states: &[
        ("tapped", 0),
        ("attacking", 0),
        ("+1/+1", 2),
        ("just came", 0),
    ],
    colour: "Red",
    ..PLAIN
};
const FOREST: Print = Print {
    name: "Forest",
    kind: "Forest",
    colour: "Forest",
    ..PLAIN
};
const TAPPED: Print = Print {
    states: &[("tapped", 0)],
    ..FOREST
};
const BOLT: Print = Print {
    name: "Rolling Slag",
    cost: "1R",
    kind: "Instant",
    text: "Deal 4 damage to target creature.",
    aim: "Craw Ox",
    colour: "Red",
    ..PLAIN
};
const SWORD: Print = Print {
    name: "Old Sword",
    cost: "3",
    kind: "Equipment",
    text: "Equip 2.",
    states: &[("rust", 2)],
    on: "Craw Ox",
    ..PLAIN
};
const CHARM: Print = Print {
    name: "Charm",
    cost: "1",
    kind: "Aura",
    on: "Craw Ox",
    ..PLAIN
};
const LONG: Print = Print {
    name: "The Old Guardian of the Northern Mountains",
    cost: "XWUBRG",
    kind: "Legendary Artifact Creature — Giant Soldier Advisor",
    text: "Flying, first strike, vigilance. When this enters, each opponent discards a card, then \
     each player who has fewer cards in hand than you loses 2 life. Whenever another creature you \
     control dies, put a +1/+1 counter on this, and if it was a token, draw a card. 2 energy, tap: \
     Target creature gets -1/-1 until end of turn for each artifact you control.",
    figures: Some((12345, 67890)),
    colour: "multicolour",
    ..PLAIN
};

pub(crate) fn card(id: &str, print: Print) -> Piece {
    let mut attributes = Vec::new();
    let words = [
        ("name", Role::Title, print.name),
        ("cost", Role::Cost, print.cost),
        ("kind", Role::Kind, print.kind),
        ("aim", Role::Aim, print.aim),
        ("colour", Role::Colour, print.colour),
    ];
    for (name, role, text) in words.into_iter().filter(|it| !it.2.is_empty()) {
        attributes.push(Attribute::new(name, role, text));
    }
    if !print.text.is_empty() {
        let text = Value::Rules(print.text.to_owned());
        attributes.push(Attribute::new("text", Role::Rules, text));
    }
    if let Some((attack, defence)) = print.figures {
        attributes.push(Attribute::new("attack", Role::Attack, attack));
        attributes.push(Attribute::new("defence", Role::Defence, defence));
    }
    if !print.states.is_empty() {
        let marks = print.states.iter().map(|state| mark(*state));
        let marks: Vec<Mark> = marks.collect();
        attributes.push(Attribute::new("states", Role::States, marks));
    }
    if !print.on.is_empty() {
        attributes.push(Attribute::new("on", Role::Bearer, print.on).labelled("on"));
    }
    let is_turned = print.states.iter().any(|it| it.0 == "tapped");
    Piece {
        attributes,
        posture: match is_turned {
            true => Posture::Across,
            false => Posture::Upright,
        },
        ..Piece::new(id, Shape::Card)
    }
}

fn mark((name, count): (&str, i64)) -> Mark {
    let mark = Mark::new(name, name);
    match (name, count) {
        ("tapped", _) => mark.shown_by_posture(),
        (_, 0) => mark,
        (_, count) => mark.counted(count),
    }
}

fn back(id: &str) -> Piece {
    Piece::new(id, Shape::Card)
}

fn zone(
    id: &str,
    role: ZoneRole,
    owner: Option<u8>,
    arrangement: Arrangement,
    pieces: Vec<Piece>,
) -> Zone {
    let name = id.split('.').next().unwrap_or_default();
    let label = match owner {
        Some(owner) => format!("{}'s {name}", player(owner)),
        None => name.to_owned(),
    };
    Zone {
        owner: owner.map(Seat),
        short: name.to_owned(),
        pieces,
        ..Zone::new(id, role, label, arrangement)
    }
}

/// The middle of a match, as seat 0 sees it: seat 1 attacks with a creature,
/// and something waits on the stack.
pub(crate) fn table() -> View {
    let mut view = view(0, 2, 0);
    view.game = "First match".to_owned();
    view.family = "ccg".to_owned();
    view.palette = [
        ("Green", "#4c8a4a"),
        ("Red", "#c0452f"),
        ("Forest", "#4c8a4a"),
        ("multicolour", "#c9a23f"),
    ]
    .map(|(face, colour)| Tint {
        face: face.to_owned(),
        colour: colour.to_owned(),
    })
    .to_vec();
    for seat in &mut view.seats {
        let life = Attribute::new("life", Role::Life, 20 - seat.seat.0);
        seat.facts = vec![life.labelled("life")];
    }
    let (row, pile) = (Arrangement::Row, Arrangement::Pile);
    let own = vec![
        card("card.1", OX),
        card("card.2", FOREST),
        card("card.3", TAPPED),
        card("card.4", FOREST),
    ];
    let theirs = vec![card("card.9", BRUTE), card("card.8", TAPPED)];
    let held = vec![
        card("card.5", OX),
        card("card.6", LONG),
        card("card.7", BOLT),
    ];
    let backs = |name: &str, n: usize| -> Vec<Piece> {
        (0..n).map(|it| back(&format!("{name}.{it}"))).collect()
    };
    view.zones = vec![
        zone(
            "stack",
            ZoneRole::Stack,
            None,
            row,
            vec![card("stack.0", BOLT)],
        ),
        zone("play.0", ZoneRole::Battlefield, Some(0), row, own),
        zone("play.1", ZoneRole::Battlefield, Some(1), row, theirs),
        zone("deck.0", ZoneRole::Deck, Some(0), pile, backs("deck.0", 40)),
        zone("deck.1", ZoneRole::Deck, Some(1), pile, backs("deck.1", 41)),
        zone("hand.0", ZoneRole::Hand, Some(0), row, held),
        zone("hand.1", ZoneRole::Hand, Some(1), row, backs("hand.1", 6)),
        zone("graveyard.0", ZoneRole::Discard, Some(0), pile, Vec::new()),
        zone(
            "graveyard.1",
            ZoneRole::Discard,
            Some(1),
            pile,
            vec![card("card.20", OX), card("card.21", BOLT)],
        ),
    ];
    view.reader = Reader::Seat(Seat(0));
    view.to_act = vec![Seat(0)];
    let chooses = |number: u32, role: MoveRole, key: &str, touched: &[&str]| {
        let mut ids = touched.iter().map(|it| (*it).to_owned());
        MoveView {
            number,
            sources: ids.by_ref().take(1).collect(),
            targets: ids.collect(),
            ..MoveView::new(key, role, key)
        }
    };
    view.moves = vec![
        chooses(0, MoveRole::Pass, "pass", &[]),
        chooses(1, MoveRole::Play, "cast Rolling Slag", &["card.7"]),
        chooses(
            2,
            MoveRole::Block,
            "block Cinder Brute with Craw Ox",
            &["card.1", "card.9"],
        ),
        chooses(3, MoveRole::Choose, "return Craw Ox", &["card.20"]),
    ];
    view.on_empty = Some("pass".to_owned());
    view
}

/// The same with a sword and two charms on the ox, and a deck that the reader
/// knows.
pub(crate) fn bearing() -> View {
    let mut view = table();
    let tucked = |id: &str, print: Print| {
        let to = "card.1".to_owned();
        Piece {
            lie: Some(Lie::Joint(Joint { to, port: 0 })),
            ..card(id, print)
        }
    };
    for zone in &mut view.zones {
        match zone.id.as_str() {
            "play.0" => zone.pieces.extend([
                tucked("card.30", SWORD),
                tucked("card.31", CHARM),
                tucked("card.32", CHARM),
            ]),
            "deck.1" => zone.pieces = vec![card("card.40", LONG)],
            _ => {}
        }
    }
    view
}

/// One card on a page.
pub(crate) fn alone() -> View {
    let mut view = table();
    view.zones = vec![zone(
        "cards",
        ZoneRole::Other,
        None,
        Arrangement::Row,
        vec![card("card.0", LONG)],
    )];
    view.facts.clear();
    view.moves.clear();
    view.log.clear();
    view.to_act.clear();
    view.reader = Reader::Spectator;
    view
}
