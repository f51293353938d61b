//! What both paths show in the same way: zones, facts and the parts of moves.

use tapete_game::{
    Arrangement, Attribute, MoveRole, MoveView, Piece, Role, Seat, Shape, Side, Spot, Telling,
    Value, Zone, ZoneRole,
};

/// The ids of the zones that all share.
pub(crate) const TABLE: &str = "table";
pub(crate) const STOCK: &str = "stock";
pub(crate) const REMOVED: &str = "removed";

/// Returns the id of the zone of a hand.
pub(crate) fn hand_id(seat: Seat) -> String {
    format!("hand.{seat}")
}

/// Returns the table, still empty.
pub(crate) fn table(telling: Telling<'_>, arrangement: Arrangement) -> Zone {
    let label = telling.pick("table", "mesa");
    Zone::new(TABLE, ZoneRole::Table, label, arrangement)
}

/// Returns the tiles that were not dealt: a stock where they can be drawn.
pub(crate) fn stock(telling: Telling<'_>, is_drawn_from: bool, pieces: Vec<Piece>) -> Zone {
    let (role, label) = match is_drawn_from {
        true => (ZoneRole::Deck, telling.pick("stock", "pozo")),
        false => (ZoneRole::Removed, telling.pick("not dealt", "sin repartir")),
    };
    Zone {
        pieces,
        ..Zone::new(STOCK, role, label, Arrangement::Pile)
    }
}

/// Returns the hand of a seat.
pub(crate) fn hand(telling: Telling<'_>, seat: Seat, pieces: Vec<Piece>) -> Zone {
    let label = telling.owned(seat, "hand", ["tu mano", "mano"]);
    Zone {
        owner: Some(seat),
        pieces,
        ..Zone::new(hand_id(seat), ZoneRole::Hand, label, Arrangement::Row)
    }
}

/// Returns a tile that the reader may not see, by its place in a zone.
pub(crate) fn hidden(zone: &str, place: usize, shape: Shape) -> Piece {
    Piece::new(format!("{zone}.{place}"), shape)
}

/// Returns the move that lays a tile on the table.
pub(crate) fn placing(
    key: String,
    label: String,
    (tile, faces): (String, Vec<String>),
    side: Side,
) -> MoveView {
    MoveView {
        sources: vec![tile],
        spot: Some(Spot {
            zone: TABLE.to_owned(),
            side,
        }),
        faces,
        ..MoveView::new(key, MoveRole::Play, label)
    }
}

/// Says what the ends of a line show.
pub(crate) fn two_ends(
    telling: Telling<'_>,
    left: impl std::fmt::Display,
    right: impl std::fmt::Display,
) -> Attribute {
    let text = telling.pick(format!("{left} and {right}"), format!("{left} y {right}"));
    ends(telling, text)
}

/// Says what the open ends show.
pub(crate) fn ends(telling: Telling<'_>, text: String) -> Attribute {
    Attribute::new("ends", Role::Ends, text).labelled(telling.pick("open ends", "puntas"))
}

/// Says with which tile the hand must be opened.
pub(crate) fn must_open(telling: Telling<'_>, tile: String) -> Attribute {
    let label = telling.pick("must open with", "se sale con");
    Attribute::new("must_open", Role::Asked, tile).labelled(label)
}

/// Says who opened the hand, or will open it.
pub(crate) fn opener(telling: Telling<'_>, seat: Seat) -> Attribute {
    let text = match telling.is_you(seat) {
        true => telling
            .pick("you open this hand", "en esta mano sales tú")
            .to_owned(),
        false => {
            let name = telling.name(seat);
            telling.pick(
                format!("{name} opens this hand"),
                format!("en esta mano sale {name}"),
            )
        }
    };
    Attribute::new("starter", Role::Other, text)
}

/// Says how many tiles can still be drawn.
pub(crate) fn to_draw(telling: Telling<'_>, n_tiles: usize) -> Attribute {
    let label = telling.pick("tiles to draw", "fichas por robar");
    Attribute::new("to_draw", Role::Count, n_tiles).labelled(label)
}

/// Says which hand of the match this is.
pub(crate) fn hand_number(telling: Telling<'_>, number: u32, n_hands: Option<u32>) -> Attribute {
    let value = match n_hands {
        Some(most) => Value::OutOf {
            now: number.into(),
            most: most.into(),
        },
        None => number.into(),
    };
    Attribute::new("hand", Role::Turn, value).labelled(telling.pick("hand", "mano"))
}

/// Says to how many points the match is played.
pub(crate) fn target(telling: Telling<'_>, points: i64) -> Attribute {
    let label = telling.pick("played to", "se juega a");
    Attribute::new("target", Role::Other, points).labelled(label)
}
