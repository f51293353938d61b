//! Views of collectible card games: creatures and lands, cards that were used,
//! hands, piles and what waits to happen.

use tapete_game::{
    Arrangement, FactView, Joint, Lie, MoveView, Piece, Posture, Reader, Seat, Shape, Tint, View,
    Zone,
};

use super::view;

/// Name, cost, type line, text, figures, states and colour.
type Faces = [&'static str; 7];

pub(crate) const OX: Faces = [
    "Craw Ox",
    "2G",
    "Creature — Ox",
    "Trample.",
    "4/3",
    "",
    "Green",
];
const BRUTE: Faces = [
    "Cinder Brute",
    "2R",
    "Creature — Ogre",
    "Haste.",
    "3/2",
    "tapped, attacking, +1/+1 ×2, just came",
    "Red",
];
const FOREST: Faces = ["Forest", "", "Forest", "", "", "", "Forest"];
const TAPPED: Faces = ["Forest", "", "Forest", "", "", "tapped", "Forest"];
const BOLT: Faces = [
    "Rolling Slag",
    "1R",
    "Instant",
    "Deal 4 damage to target creature.",
    "",
    "→ Craw Ox",
    "Red",
];
const SWORD: Faces = [
    "Old Sword",
    "3",
    "Equipment",
    "Equip 2.",
    "",
    "rust ×2, on Craw Ox",
    "",
];
const CHARM: Faces = ["Charm", "1", "Aura", "", "", "on Craw Ox", ""];
const LONG: Faces = [
    "The Old Guardian of the Northern Mountains",
    "XWUBRG",
    "Legendary Artifact Creature — Giant Soldier Advisor",
    "Flying, first strike, vigilance. When this enters, each opponent discards a card, then each \
     player who has fewer cards in hand than you loses 2 life. Whenever another creature you \
     control dies, put a +1/+1 counter on this, and if it was a token, draw a card. 2 energy, tap: \
     Target creature gets -1/-1 until end of turn for each artifact you control.",
    "12345/67890",
    "",
    "multicolour",
];

pub(crate) fn card(id: &str, faces: Faces) -> Piece {
    let is_turned = faces[5].contains("tapped");
    Piece {
        id: id.to_owned(),
        shape: Shape::Card,
        faces: faces.map(str::to_owned).to_vec(),
        posture: match is_turned {
            true => Posture::Across,
            false => Posture::Upright,
        },
        owner: None,
        lie: None,
        fresh: false,
    }
}

fn back(id: &str) -> Piece {
    Piece {
        faces: Vec::new(),
        ..card(id, OX)
    }
}

fn zone(id: &str, owner: Option<u8>, arrangement: Arrangement, pieces: Vec<Piece>) -> Zone {
    let name = id.split('.').next().unwrap_or_default();
    Zone {
        id: id.to_owned(),
        label: match owner {
            Some(owner) => format!("{name} of seat {owner}"),
            None => name.to_owned(),
        },
        owner: owner.map(Seat),
        arrangement,
        pieces,
        anchor: None,
        arms: Vec::new(),
        extent: None,
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
        seat.facts = vec![FactView {
            name: "life".to_owned(),
            label: "life".to_owned(),
            value: (20 - seat.seat.0).to_string(),
        }];
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
        zone("stack", None, row, vec![card("stack.0", BOLT)]),
        zone("play.0", Some(0), row, own),
        zone("play.1", Some(1), row, theirs),
        zone("deck.0", Some(0), pile, backs("deck.0", 40)),
        zone("deck.1", Some(1), pile, backs("deck.1", 41)),
        zone("hand.0", Some(0), row, held),
        zone("hand.1", Some(1), row, backs("hand.1", 6)),
        zone("graveyard.0", Some(0), pile, Vec::new()),
        zone(
            "graveyard.1",
            Some(1),
            pile,
            vec![card("card.20", OX), card("card.21", BOLT)],
        ),
    ];
    view.reader = Reader::Seat(Seat(0));
    view.to_act = vec![Seat(0)];
    let chooses = |text: &str, touches: &[&str]| MoveView {
        text: text.to_owned(),
        label: text.to_owned(),
        touches: touches.iter().map(|it| (*it).to_owned()).collect(),
        spot: None,
        faces: Vec::new(),
    };
    view.moves = vec![
        chooses("pass", &[]),
        chooses("cast Rolling Slag", &["card.7"]),
        chooses("block Cinder Brute with Craw Ox", &["card.1", "card.9"]),
        chooses("return Craw Ox", &["card.20"]),
    ];
    view.on_empty = Some("pass".to_owned());
    view
}

/// The same with a sword and two charms on the ox, and a deck that the reader
/// knows.
pub(crate) fn bearing() -> View {
    let mut view = table();
    let tucked = |id: &str, faces: Faces| Piece {
        lie: Some(Lie::Joint(Joint { to: 0, port: 0 })),
        ..card(id, faces)
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
