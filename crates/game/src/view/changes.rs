//! What has changed between two views of one reader, by the identity of pieces:
//! a client animates this and needs no code per family.
//!
//! `apply(old, &changes(old, new))` is `new`, for any two views; a law holds it
//! on every game. Views that name a piece or a zone twice, which none of ours
//! does, are sent whole.

mod attributes;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use attributes::{AttributeChanges, AttributePatch, NewAttribute};

use super::lie::Lie;
use super::moves::MoveView;
use super::piece::{Piece, Posture, Shape};
use super::zone::{ArmView, Arrangement, Extent, Zone, ZoneRole};
use super::{OutcomeView, SeatView, Tint, View};
use crate::seat::{Seat, Team};

/// What has changed from one view to the next. What is left out is as it was.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Changes {
    /// The new view, where it has nothing in common with the old one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whole: Option<Box<View>>,
    /// The order of the zones, where a zone came, left or moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone_order: Option<Vec<String>>,
    /// Zones that are new, or of which something besides the pieces changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub zones: Vec<ZoneHead>,
    /// What happened to pieces, in the order in which it is carried out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<PieceChange>,
    /// The seats of which something changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatPatch>,
    /// Who must act now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_act: Option<Vec<Seat>>,
    /// The facts of the match.
    #[serde(skip_serializing_if = "AttributeChanges::is_empty")]
    pub facts: AttributeChanges,
    /// The colours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub palette: Option<Vec<Tint>>,
    /// The moves of the reader.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<MoveView>>,
    /// The move of an empty line, or that there is none now.
    #[serde(skip_serializing_if = "Option::is_none", with = "present")]
    pub on_empty: Option<Option<String>>,
    /// The move that is marked first, or that there is none now.
    #[serde(skip_serializing_if = "Option::is_none", with = "present")]
    pub marked: Option<Option<String>>,
    /// New lines of the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<LogChange>,
    /// The end of the match, or that there is none.
    #[serde(skip_serializing_if = "Option::is_none", with = "present")]
    pub outcome: Option<Option<OutcomeView>>,
}

impl Changes {
    /// Tells whether nothing has changed.
    pub fn is_empty(&self) -> bool {
        *self == Changes::default()
    }
}

/// A zone without its pieces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ZoneHead {
    pub id: String,
    pub role: ZoneRole,
    pub label: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub short: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    pub arrangement: Arrangement,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anchor: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arms: Vec<ArmView>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extent: Option<Extent>,
}

impl ZoneHead {
    fn of(zone: &Zone) -> ZoneHead {
        ZoneHead {
            id: zone.id.clone(),
            role: zone.role,
            label: zone.label.clone(),
            short: zone.short.clone(),
            owner: zone.owner,
            arrangement: zone.arrangement,
            anchor: zone.anchor.clone(),
            arms: zone.arms.clone(),
            extent: zone.extent,
        }
    }

    fn with(self, pieces: Vec<Piece>) -> Zone {
        Zone {
            id: self.id,
            role: self.role,
            label: self.label,
            short: self.short,
            owner: self.owner,
            arrangement: self.arrangement,
            pieces,
            anchor: self.anchor,
            arms: self.arms,
            extent: self.extent,
        }
    }
}

/// What happened to a piece. Places are counted from 0 among the pieces that
/// are in the zone by then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PieceChange {
    /// It is not seen any more.
    Left { id: String },
    /// It went to another place, in its zone or another; an animation begins
    /// where it was.
    Moved {
        id: String,
        zone: String,
        place: usize,
    },
    /// It is new.
    Came {
        zone: String,
        place: usize,
        piece: Piece,
    },
    /// It looks different than before.
    Altered { id: String, patch: PiecePatch },
}

/// What is different about a piece. What is left out is as it was.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PiecePatch {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shape: Option<Shape>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faces: Option<Vec<String>>,
    #[serde(skip_serializing_if = "AttributeChanges::is_empty")]
    pub attributes: AttributeChanges,
    #[serde(skip_serializing_if = "Option::is_none", with = "present")]
    pub owner: Option<Option<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub posture: Option<Posture>,
    #[serde(skip_serializing_if = "Option::is_none", with = "present")]
    pub lie: Option<Option<Lie>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fresh: Option<bool>,
}

/// What is different about a seat. What is left out is as it was.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatPatch {
    /// Which seat.
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<Team>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "present")]
    pub hue: Option<Option<u8>>,
    #[serde(default, skip_serializing_if = "AttributeChanges::is_empty")]
    pub facts: AttributeChanges,
}

impl SeatPatch {
    /// Returns what leads from a seat to what it is later; nothing if that is
    /// the same.
    fn between(old: &SeatView, new: &SeatView) -> Option<SeatPatch> {
        (old != new).then(|| SeatPatch {
            seat: new.seat,
            name: differs(&old.name, &new.name),
            team: differs(&old.team, &new.team),
            score: differs(&old.score, &new.score),
            hue: differs(&old.hue, &new.hue),
            facts: AttributeChanges::between(&old.facts, &new.facts),
        })
    }

    fn alter(&self, seat: &mut SeatView) {
        take(&mut seat.name, &self.name);
        take(&mut seat.team, &self.team);
        take(&mut seat.score, &self.score);
        take(&mut seat.hue, &self.hue);
        seat.facts = self.facts.applied(&seat.facts);
    }
}

/// What happened to the lines of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogChange {
    /// How many lines at the beginning are gone.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub dropped: usize,
    /// Lines that are new at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// Writes "there is none now" as `null`, and reads it as something that is said.
mod present {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<T: Serialize, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        value.serialize(serializer)
    }

    pub(super) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<T>, D::Error> {
        T::deserialize(deserializer).map(Some)
    }
}

/// Returns what has changed from one view to the next.
pub fn changes(old: &View, new: &View) -> Changes {
    if !comparable(old, new) {
        return Changes {
            whole: Some(Box::new(new.clone())),
            ..Changes::default()
        };
    }
    let seats = old.seats.iter().zip(&new.seats);
    let seats = seats.filter_map(|(old, new)| SeatPatch::between(old, new));
    Changes {
        whole: None,
        zone_order: differs(&zone_ids(old), &zone_ids(new)),
        zones: zone_heads(old, new),
        pieces: piece_changes(old, new),
        seats: seats.collect(),
        to_act: differs(&old.to_act, &new.to_act),
        facts: AttributeChanges::between(&old.facts, &new.facts),
        palette: differs(&old.palette, &new.palette),
        moves: differs(&old.moves, &new.moves),
        on_empty: differs(&old.on_empty, &new.on_empty),
        marked: differs(&old.marked, &new.marked),
        log: log_change(&old.log, &new.log),
        outcome: differs(&old.outcome, &new.outcome),
    }
}

/// Returns the view that follows from a view and what has changed since.
/// Changes that speak of a piece or zone that is not there are left out.
pub fn apply(old: &View, changes: &Changes) -> View {
    if let Some(whole) = &changes.whole {
        return (**whole).clone();
    }
    let mut new = old.clone();
    new.zones = zones_after(old, changes);
    for patch in &changes.seats {
        if let Some(it) = new.seats.iter_mut().find(|it| it.seat == patch.seat) {
            patch.alter(it);
        }
    }
    take(&mut new.to_act, &changes.to_act);
    new.facts = changes.facts.applied(&old.facts);
    take(&mut new.palette, &changes.palette);
    take(&mut new.moves, &changes.moves);
    take(&mut new.on_empty, &changes.on_empty);
    take(&mut new.marked, &changes.marked);
    take(&mut new.outcome, &changes.outcome);
    if let Some(log) = &changes.log {
        new.log.drain(..log.dropped.min(new.log.len()));
        new.log.extend(log.added.iter().cloned());
    }
    new
}

fn differs<T: PartialEq + Clone>(old: &T, new: &T) -> Option<T> {
    (old != new).then(|| new.clone())
}

fn take<T: Clone>(place: &mut T, change: &Option<T>) {
    if let Some(new) = change {
        place.clone_from(new);
    }
}

/// Tells whether two views are of one match and reader, and name nothing twice.
fn comparable(old: &View, new: &View) -> bool {
    let seats = |view: &View| view.seats.iter().map(|it| it.seat).collect::<Vec<_>>();
    old.game == new.game
        && old.family == new.family
        && old.reader == new.reader
        && seats(old) == seats(new)
        && [old, new].into_iter().all(|view| {
            let zones = view.zones.iter().map(|it| it.id.as_str());
            are_different(view.pieces().map(|it| it.id.as_str())) && are_different(zones)
        })
}

fn are_different<'a>(ids: impl Iterator<Item = &'a str>) -> bool {
    let mut seen = std::collections::BTreeSet::new();
    ids.into_iter().all(|id| seen.insert(id))
}

fn zone_ids(view: &View) -> Vec<String> {
    view.zones.iter().map(|it| it.id.clone()).collect()
}

fn zone_heads(old: &View, new: &View) -> Vec<ZoneHead> {
    let is_new = |zone: &&Zone| {
        let before = old.zone(&zone.id).map(ZoneHead::of);
        before.as_ref() != Some(&ZoneHead::of(zone))
    };
    new.zones.iter().filter(is_new).map(ZoneHead::of).collect()
}

/// Where a piece lies, and what it is.
type Lying<'a> = BTreeMap<&'a str, (&'a str, &'a Piece)>;

fn lying(view: &View) -> Lying<'_> {
    let each = view.zones.iter().flat_map(|zone| {
        let pieces = zone.pieces.iter();
        pieces.map(|piece| (piece.id.as_str(), (zone.id.as_str(), piece)))
    });
    each.collect()
}

/// First what left, then zone by zone what moved or came, then what looks
/// different.
fn piece_changes(old: &View, new: &View) -> Vec<PieceChange> {
    let (before, after) = (lying(old), lying(new));
    let left = before.keys().filter(|id| !after.contains_key(*id));
    let mut found: Vec<PieceChange> = left
        .map(|id| PieceChange::Left {
            id: (*id).to_owned(),
        })
        .collect();
    for zone in &new.zones {
        let settled = settled(old, zone);
        for (place, piece) in zone.pieces.iter().enumerate() {
            if settled.contains(piece.id.as_str()) {
                continue;
            }
            let zone = zone.id.clone();
            found.push(match before.contains_key(piece.id.as_str()) {
                true => PieceChange::Moved {
                    id: piece.id.clone(),
                    zone,
                    place,
                },
                false => PieceChange::Came {
                    zone,
                    place,
                    piece: piece.clone(),
                },
            });
        }
    }
    for (id, (_, piece)) in &after {
        let was = before.get(id).filter(|it| it.1 != *piece);
        if let Some((_, was)) = was {
            found.push(PieceChange::Altered {
                id: (*id).to_owned(),
                patch: patch(was, piece),
            });
        }
    }
    found
}

/// Returns the pieces of a zone that were in it before and keep their order: a
/// longest row of them, so that as few as can be have moved.
fn settled<'a>(old: &View, zone: &'a Zone) -> std::collections::BTreeSet<&'a str> {
    let Some(before) = old.zone(&zone.id) else {
        return Default::default();
    };
    let places: BTreeMap<&str, usize> = before
        .pieces
        .iter()
        .enumerate()
        .map(|(place, it)| (it.id.as_str(), place))
        .collect();
    let stayed = zone.pieces.iter().filter_map(|piece| {
        let id = piece.id.as_str();
        Some((id, *places.get(id)?))
    });
    rising(&stayed.collect::<Vec<_>>()).into_iter().collect()
}

/// Returns a longest part of the list in which the places rise.
fn rising<'a>(list: &[(&'a str, usize)]) -> Vec<&'a str> {
    // For each length, the index that ends the row of that length whose last
    // place is least; and for each index, the one before it in its row.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(list.len());
    for (index, (_, place)) in list.iter().enumerate() {
        let length = ends.partition_point(|end| list[*end].1 < *place);
        before.push(length.checked_sub(1).map(|it| ends[it]));
        match ends.get_mut(length) {
            Some(end) => *end = index,
            None => ends.push(index),
        }
    }
    let mut row = Vec::with_capacity(ends.len());
    let mut at = ends.last().copied();
    while let Some(index) = at {
        row.push(list[index].0);
        at = before[index];
    }
    row
}

fn patch(old: &Piece, new: &Piece) -> PiecePatch {
    PiecePatch {
        shape: differs(&old.shape, &new.shape),
        faces: differs(&old.faces, &new.faces),
        attributes: AttributeChanges::between(&old.attributes, &new.attributes),
        owner: differs(&old.owner, &new.owner),
        posture: differs(&old.posture, &new.posture),
        lie: differs(&old.lie, &new.lie),
        fresh: differs(&old.fresh, &new.fresh),
    }
}

fn log_change(old: &[String], new: &[String]) -> Option<LogChange> {
    if old == new {
        return None;
    }
    let dropped = (0..=old.len()).find(|it| new.starts_with(&old[*it..]))?;
    Some(LogChange {
        dropped,
        added: new[old.len() - dropped..].to_vec(),
    })
}

fn zones_after(old: &View, changes: &Changes) -> Vec<Zone> {
    let mut zones: BTreeMap<&str, Zone> = old
        .zones
        .iter()
        .map(|zone| (zone.id.as_str(), zone.clone()))
        .collect();
    for head in &changes.zones {
        let pieces = zones
            .remove(head.id.as_str())
            .map_or_else(Vec::new, |it| it.pieces);
        zones.insert(&head.id, head.clone().with(pieces));
    }
    let mut lifted = lift(&mut zones, &changes.pieces);
    for change in &changes.pieces {
        match change {
            PieceChange::Left { .. } => {}
            PieceChange::Moved { id, zone, place } => {
                if let Some(piece) = lifted.remove(id.as_str()) {
                    put(&mut zones, zone, *place, piece);
                }
            }
            PieceChange::Came { zone, place, piece } => {
                put(&mut zones, zone, *place, piece.clone());
            }
            PieceChange::Altered { id, patch } => {
                let mut pieces = zones.values_mut().flat_map(|it| &mut it.pieces);
                if let Some(piece) = pieces.find(|it| it.id == *id) {
                    alter(piece, patch);
                }
            }
        }
    }
    let order: Vec<&str> = match &changes.zone_order {
        Some(order) => order.iter().map(String::as_str).collect(),
        None => old.zones.iter().map(|it| it.id.as_str()).collect(),
    };
    let in_order = order.into_iter().filter_map(|id| zones.remove(id));
    in_order.collect()
}

/// Takes out whatever left or moved, and returns it by its id.
fn lift<'a>(
    zones: &mut BTreeMap<&str, Zone>,
    changes: &'a [PieceChange],
) -> BTreeMap<&'a str, Piece> {
    let gone = changes.iter().filter_map(|it| match it {
        PieceChange::Left { id } | PieceChange::Moved { id, .. } => Some(id.as_str()),
        PieceChange::Came { .. } | PieceChange::Altered { .. } => None,
    });
    let gone: std::collections::BTreeSet<&str> = gone.collect();
    let mut lifted = BTreeMap::new();
    for zone in zones.values_mut() {
        for piece in std::mem::take(&mut zone.pieces) {
            match gone.get(piece.id.as_str()) {
                Some(id) => {
                    lifted.insert(*id, piece);
                }
                None => zone.pieces.push(piece),
            }
        }
    }
    lifted
}

fn put(zones: &mut BTreeMap<&str, Zone>, zone: &str, place: usize, piece: Piece) {
    if let Some(zone) = zones.get_mut(zone) {
        let place = place.min(zone.pieces.len());
        zone.pieces.insert(place, piece);
    }
}

fn alter(piece: &mut Piece, patch: &PiecePatch) {
    take(&mut piece.shape, &patch.shape);
    take(&mut piece.faces, &patch.faces);
    piece.attributes = patch.attributes.applied(&piece.attributes);
    take(&mut piece.owner, &patch.owner);
    take(&mut piece.posture, &patch.posture);
    take(&mut piece.lie, &patch.lie);
    take(&mut piece.fresh, &patch.fresh);
}

#[cfg(test)]
mod tests;
