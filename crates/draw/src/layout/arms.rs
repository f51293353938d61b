//! Rows that begin at the first piece: what lies in each arm, and where.

use tapete_game::{ArmView, Posture, Zone};

use super::outline::{Outline, Slot, Style, Twig, outline};
use super::places::Place;
use super::{Joint, joint_of};

/// The room of a line, in tiles, also of a branch at the right edge: fewer would
/// make a column of it.
const LINE_TILES_MIN: i32 = 3;

/// How wide things are in an arm.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lane {
    /// Where lines should end.
    pub(crate) width: i32,
    pub(crate) flat_width: i32,
    /// The width of a piece that lies across; the same as the other where
    /// there is no room for that.
    pub(crate) across_width: i32,
    /// How far a branch stands to the right of its line downwards.
    pub(crate) indent: i32,
}

/// One arm.
pub(crate) struct Arm<'a> {
    /// What is known of it; nothing if the view names fewer arms than there are.
    pub(crate) about: Option<&'a ArmView>,
    pub(crate) outline: Outline,
}

/// Lists the arms of a zone in order, also the empty ones.
pub(crate) fn arms<'a>(zone: &'a Zone, places: &[Place], lane: Lane) -> Vec<Arm<'a>> {
    let style = Style {
        width: lane.width,
        width_min: LINE_TILES_MIN * lane.flat_width,
        gap: 0,
        indent: lane.indent,
        wraps: true,
    };
    twigs(zone, places, lane)
        .iter()
        .enumerate()
        .map(|(index, twigs)| Arm {
            about: zone.arms.get(index),
            outline: outline(twigs, style),
        })
        .collect()
}

/// Lists what stands in each arm, in the order in which it came there.
fn twigs(zone: &Zone, places: &[Place], lane: Lane) -> Vec<Vec<(Slot, Twig)>> {
    let mut arms: Vec<Vec<(Slot, Twig)>> = vec![Vec::new(); zone.arms.len()];
    // The arm of each piece, its number there, and its width.
    let mut homes: Vec<(usize, usize, i32)> = Vec::with_capacity(zone.pieces.len());
    let pieces = zone.pieces.iter().enumerate().map(|(index, piece)| {
        let across = piece.posture == Posture::Across;
        (Slot::Piece(index), joint_of(zone, piece), across)
    });
    let places = places
        .iter()
        .enumerate()
        .filter(|(_, place)| place.joint.is_some())
        .map(|(index, place)| (Slot::Place(index), place.joint, place.across));
    for (slot, joint, across) in pieces.chain(places) {
        let width = match across {
            true => lane.across_width,
            false => lane.flat_width,
        };
        if slot == Slot::Piece(0) {
            homes.push((0, 0, width));
            continue;
        }
        let joint = joint.unwrap_or(Joint { to: 0, port: 0 });
        let home = homes.get(joint.to).filter(|_| joint.to > 0);
        let (arm, twig) = match home {
            Some((arm, number, width_of_home)) => (
                *arm,
                Twig {
                    to: Some(*number),
                    offset: width_of_home / 2,
                    along: joint.port == 1,
                    width,
                },
            ),
            None => (
                usize::from(joint.port),
                Twig {
                    to: None,
                    offset: 0,
                    along: false,
                    width,
                },
            ),
        };
        while arms.len() <= arm {
            arms.push(Vec::new());
        }
        if let Slot::Piece(_) = slot {
            homes.push((arm, arms[arm].len(), width));
        }
        arms[arm].push((slot, twig));
    }
    arms
}
