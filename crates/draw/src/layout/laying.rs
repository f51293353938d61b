//! A whole table that branches: its tiles, where one more would lie, and the
//! window around all of them.

use tapete_game::{Posture, Zone};

use super::bends::Area;
use super::branches::{Cloth, Item, Placed, Spread};
use super::joint_of;
use super::places::Place;
use super::window::Window;

/// A table whose tiles have their places.
pub(crate) struct Laying {
    pub(crate) spread: Spread,
    /// Where one more tile would lie at each place, if it were the next.
    pub(crate) trials: Vec<Placed>,
    pub(crate) window: Window,
}

impl Laying {
    /// Lays a zone's pieces. The window has a rim and is at least `width` wide.
    ///
    /// It has room for any tile at every place, so that the table does not jump
    /// while the reader looks from move to move.
    pub(crate) fn of(
        cloth: Cloth,
        zone: &Zone,
        places: &[Place],
        rim: (i32, i32),
        width: i32,
    ) -> Laying {
        let items: Vec<Item> = zone
            .pieces
            .iter()
            .map(|piece| Item {
                joint: joint_of(zone, piece),
                across: piece.posture == Posture::Across,
            })
            .collect();
        let spread = Spread::of(cloth, &items);
        let trial = |place: &Place, across: bool| {
            spread.trial(Item {
                joint: place.joint,
                across,
            })
        };
        let trials: Vec<Placed> = places.iter().map(|it| trial(it, it.across)).collect();
        let others: Vec<Placed> = places.iter().map(|it| trial(it, !it.across)).collect();
        let all = spread.tiles().iter().chain(&trials).chain(&others);
        let window = Window::around(all.map(|it| Area::of(&it.laid)), rim, width);
        Laying {
            spread,
            trials,
            window,
        }
    }
}
