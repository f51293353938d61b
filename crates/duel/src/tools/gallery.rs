//! Cards as a view, to be drawn: monsters and powers side by side, of no match.

use tapete_family::check_pictured;
use tapete_game::{
    Arrangement, Attribute, Mark, Mood, Piece, Reader, Shape, Tint, Tongue, View, Zone, ZoneRole,
};

use crate::card::{MonsterCard, PowerCard};
use crate::explain::state_word;
use crate::script::ast::Condition;
use crate::view::{MonsterShown, PowerShown};

use super::shelf::{Shelf, find, unknown};

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
    check_pictured(pieces.len(), tongue)?;
    Ok(View {
        game: plan.name.clone(),
        family: "duel".to_owned(),
        reader: Reader::Judge,
        zones: vec![Zone {
            pieces: numbered(pieces),
            ..Zone::new(
                "cards",
                ZoneRole::Other,
                tongue.pick("cards", "cartas"),
                Arrangement::Row,
            )
        }],
        palette: palette(shelf),
        ..View::blank()
    })
}

/// Gives each piece an id of its own: the same card may be asked for twice.
fn numbered(mut pieces: Vec<Piece>) -> Vec<Piece> {
    for (index, piece) in pieces.iter_mut().enumerate() {
        piece.id = format!("card.{index}");
    }
    pieces
}

fn piece(shape: Shape, attributes: Vec<Attribute>) -> Piece {
    Piece {
        attributes,
        ..Piece::new(String::new(), shape)
    }
}

fn monster_piece(shelf: &Shelf, card: &MonsterCard, tongue: Tongue) -> Piece {
    let poisoned = || state_word(Condition::Poisoned, tongue);
    let states = card
        .poisoned
        .then(|| Mark::new("poisoned", poisoned()).felt(Mood::Bad));
    let shown = MonsterShown {
        name: card.name.clone(),
        element: shelf.element(card.element, tongue).to_owned(),
        life: (card.life, card.life),
        attack: card.attack,
        states: states.into_iter().collect(),
    };
    piece(Shape::Figure, shown.attributes(tongue))
}

fn power_piece(shelf: &Shelf, card: &PowerCard, tongue: Tongue) -> Piece {
    let shown = PowerShown {
        name: card.name.clone(),
        cost: card.cost,
        text: shelf.text(card, tongue),
        bearer: None,
    };
    piece(Shape::Card, shown.attributes(tongue))
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
