//! Cards as a view, to be drawn: monsters and powers side by side, of no match.

use tapete_game::{Arrangement, Piece, Posture, Reader, Shape, Tint, Tongue, View, Zone};

use crate::card::{MonsterCard, PowerCard};

use super::shelf::{Shelf, find, unknown};

/// How many cards one picture shows.
pub(super) const CARDS_MAX: usize = 100;

/// Returns the cards with these names, or all, as a view.
pub fn gallery(shelf: &Shelf, names: &[String], tongue: Tongue) -> Result<View, String> {
    let monster = |it: &MonsterCard| monster_piece(shelf, it, tongue);
    let power = |it: &PowerCard| power_piece(shelf, it, tongue);
    let plan = &shelf.plan;
    let pieces: Vec<Piece> = if names.is_empty() {
        let monsters = plan.monsters.iter().map(monster);
        monsters.chain(plan.powers.iter().map(power)).collect()
    } else {
        let all: Vec<&str> = plan.monsters.iter().map(|it| it.name.as_str()).collect();
        let n_monsters = all.len();
        let powers = plan.powers.iter().map(|it| it.name.as_str());
        let all: Vec<&str> = all.into_iter().chain(powers).collect();
        let piece = |name: &String| match find(name, &all) {
            Some(index) if index < n_monsters => Ok(monster(&plan.monsters[index])),
            Some(index) => Ok(power(&plan.powers[index - n_monsters])),
            None => {
                let what = tongue.pick("there is no card", "no hay ninguna carta");
                Err(unknown(what, name, &all, tongue))
            }
        };
        names.iter().map(piece).collect::<Result<_, String>>()?
    };
    if pieces.is_empty() {
        return Err(tongue
            .pick("there are no cards", "no hay cartas")
            .to_owned());
    }
    let n_cards = pieces.len();
    if n_cards > CARDS_MAX {
        return Err(match tongue {
            Tongue::En => format!(
                "there are {n_cards} cards, and a picture shows {CARDS_MAX} at most; name some"
            ),
            Tongue::Es => format!(
                "hay {n_cards} cartas, y una imagen muestra como mucho {CARDS_MAX}; nombra algunas"
            ),
        });
    }
    Ok(View {
        game: plan.name.clone(),
        family: "duel".to_owned(),
        reader: Reader::Judge,
        to_act: Vec::new(),
        seats: Vec::new(),
        zones: vec![Zone {
            id: "cards".to_owned(),
            label: tongue.pick("cards", "cartas").to_owned(),
            owner: None,
            arrangement: Arrangement::Row,
            pieces: numbered(pieces),
            arms: Vec::new(),
            extent: None,
            anchor: None,
        }],
        facts: Vec::new(),
        palette: palette(shelf),
        moves: Vec::new(),
        on_empty: None,
        marked: None,
        log: Vec::new(),
        outcome: None,
    })
}

/// Gives each piece an id of its own: the same card may be asked for twice.
fn numbered(mut pieces: Vec<Piece>) -> Vec<Piece> {
    for (index, piece) in pieces.iter_mut().enumerate() {
        piece.id = format!("card.{index}");
    }
    pieces
}

fn piece(shape: Shape, faces: Vec<String>) -> Piece {
    Piece {
        id: String::new(),
        shape,
        faces,
        owner: None,
        posture: Posture::Upright,
        lie: None,
        fresh: false,
    }
}

fn monster_piece(shelf: &Shelf, card: &MonsterCard, tongue: Tongue) -> Piece {
    let states = match card.poisoned {
        true => tongue.pick("poisoned", "envenenado"),
        false => "",
    };
    let faces = vec![
        card.name.clone(),
        shelf.element(card.element, tongue).to_owned(),
        card.life.to_string(),
        card.life.to_string(),
        card.attack.to_string(),
        states.to_owned(),
    ];
    piece(Shape::Monster, faces)
}

fn power_piece(shelf: &Shelf, card: &PowerCard, tongue: Tongue) -> Piece {
    let faces = vec![
        card.name.clone(),
        card.cost.to_string(),
        shelf.text(card, tongue),
        String::new(),
        String::new(),
    ];
    piece(Shape::Power, faces)
}

/// Colours every spelling of every element.
fn palette(shelf: &Shelf) -> Vec<Tint> {
    let elements = shelf.plan.elements.iter();
    let tints = elements.flat_map(|element| {
        let spellings = std::iter::once(&element.name).chain(&element.others);
        spellings.map(|face| Tint {
            face: face.clone(),
            colour: element.colour.clone(),
        })
    });
    tints.collect()
}
