//! Where pieces lie on tables that branch, in whole numbers, so that terminal
//! cells and pictures share this code and two machines never disagree.
//!
//! Nothing here draws. What lies is laid in the order of the zone, each piece
//! by looking only at earlier ones, so that a piece stays where it lies when
//! one more is added.

mod arms;
mod bends;
mod branches;
mod laying;
mod outline;
mod places;
#[cfg(test)]
pub(crate) mod sample;
mod tree;
mod window;

pub(crate) use arms::{Arm, Lane, arms};
pub(crate) use bends::Area;
pub(crate) use branches::Cloth;
#[cfg(test)]
pub(crate) use branches::{Item, Spread};
pub(crate) use laying::Laying;
pub(crate) use outline::{Drop, Outline, Slot};
pub(crate) use places::{Place, all_faces, places};
pub(crate) use tree::{Strip, tree};

use tapete_game::{Lie, Piece, Zone};

/// A piece to be joined to, by its place among the others of its zone, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Joint {
    pub(crate) to: usize,
    pub(crate) port: u8,
}

impl Joint {
    /// Finds the piece that a view names; nothing if it lies elsewhere.
    pub(crate) fn of(zone: &Zone, joint: &tapete_game::Joint) -> Option<Joint> {
        let to = zone.place_of(&joint.to)?;
        let port = joint.port;
        Some(Joint { to, port })
    }
}

/// Returns what a piece is joined to, if it is.
pub(crate) fn joint_of(zone: &Zone, piece: &Piece) -> Option<Joint> {
    match piece.lie.as_ref()? {
        Lie::Joint(joint) => Joint::of(zone, joint),
        Lie::Cell(_) | Lie::Place(_) | Lie::Way(_) => None,
    }
}

#[cfg(test)]
mod tests;
