//! Any two views: what has changed leads from one to the other.

use proptest::prelude::*;

use super::super::attribute::{Attribute, Mark, Role, Value};
use super::*;
use crate::seat::{Reader, Team};

fn view(zones: Vec<Zone>) -> View {
    View {
        game: "Toy".to_owned(),
        family: "toy".to_owned(),
        reader: Reader::Seat(Seat(0)),
        to_act: vec![Seat(0)],
        seats: vec![SeatView {
            seat: Seat(0),
            name: "Ana".to_owned(),
            team: Team(0),
            score: 0,
            hue: None,
            facts: Vec::new(),
        }],
        zones,
        facts: Vec::new(),
        palette: Vec::new(),
        moves: Vec::new(),
        on_empty: None,
        marked: None,
        log: Vec::new(),
        outcome: None,
    }
}

fn zone(id: &str, ids: &[u8]) -> Zone {
    let mut zone = Zone::new(id, ZoneRole::Hand, id, Arrangement::Row);
    zone.pieces = ids.iter().map(|id| card(*id, 5)).collect();
    zone
}

fn card(id: u8, life: i64) -> Piece {
    let mut piece = Piece::new(format!("card.{id}"), Shape::Card);
    piece.attributes = vec![
        Attribute::new("title", Role::Title, format!("Ox {id}")),
        Attribute::new("life", Role::Life, Value::OutOf { now: life, most: 9 }),
    ];
    piece
}

/// Leads from one to the other, on the wire too.
fn leads(old: &View, new: &View) -> Changes {
    let found = changes(old, new);
    let text = serde_json::to_string(&found).expect("plain data");
    let read: Changes = serde_json::from_str(&text).expect("what was written");
    assert_eq!(read, found);
    assert_eq!(apply(old, &read), *new);
    found
}

#[test]
fn nothing_changes_between_equal_views() {
    let one = view(vec![zone("hand", &[1, 2])]);
    assert!(leads(&one, &one).is_empty());
    assert_eq!(
        serde_json::to_string(&changes(&one, &one)).ok().as_deref(),
        Some("{}")
    );
}

#[test]
fn a_played_card_has_moved_and_the_others_have_not() {
    let old = view(vec![zone("hand", &[1, 2, 3]), zone("table", &[7])]);
    let new = view(vec![zone("hand", &[1, 3]), zone("table", &[7, 2])]);
    let moved = PieceChange::Moved {
        id: "card.2".to_owned(),
        zone: "table".to_owned(),
        place: 1,
    };
    assert_eq!(leads(&old, &new).pieces, [moved]);
}

#[test]
fn only_the_attribute_that_differs_is_sent() {
    let old = view(vec![zone("hand", &[1])]);
    let mut new = old.clone();
    new.zones[0].pieces[0] = card(1, 4);
    let found = leads(&old, &new);
    let [PieceChange::Altered { id, patch }] = &found.pieces[..] else {
        panic!("{found:?}");
    };
    let altered = &patch.attributes.altered;
    assert_eq!((id.as_str(), altered.len()), ("card.1", 1));
    let life = &altered[0];
    assert_eq!(life.value.as_ref().and_then(Value::number), Some(4));
    assert_eq!((life.role, life.label.as_ref()), (None, None));
    assert_eq!(patch.attributes.all, None);
}

#[test]
fn what_is_none_now_is_said() {
    let mut old = view(vec![zone("hand", &[1])]);
    old.on_empty = Some("end".to_owned());
    old.zones[0].pieces[0].owner = Some(Seat(1));
    let mut new = old.clone();
    new.on_empty = None;
    new.zones[0].pieces[0].owner = None;
    assert_eq!(leads(&old, &new).on_empty, Some(None));
}

#[test]
fn the_log_grows_at_its_end_and_loses_its_beginning() {
    let lines = |range: std::ops::Range<u32>| range.map(|it| format!("line {it}")).collect();
    let mut old = view(Vec::new());
    old.log = lines(0..5);
    let mut new = old.clone();
    new.log = lines(2..7);
    let log = leads(&old, &new).log.expect("a change");
    assert_eq!((log.dropped, log.added.len()), (2, 2));
}

#[test]
fn views_that_name_a_piece_twice_or_another_match_are_sent_whole() {
    let old = view(vec![zone("hand", &[1])]);
    assert!(
        leads(&old, &view(vec![zone("hand", &[1, 1])]))
            .whole
            .is_some()
    );
    let mut other = old.clone();
    other.reader = Reader::Spectator;
    assert!(leads(&old, &other).whole.is_some());
}

#[test]
fn changes_that_do_not_fit_are_left_out() {
    let old = view(vec![zone("hand", &[1])]);
    let strange = Changes {
        pieces: vec![
            PieceChange::Left { id: "x".to_owned() },
            PieceChange::Moved {
                id: "x".to_owned(),
                zone: "hand".to_owned(),
                place: 99,
            },
            PieceChange::Came {
                zone: "nowhere".to_owned(),
                place: 0,
                piece: card(2, 1),
            },
        ],
        ..Changes::default()
    };
    assert_eq!(apply(&old, &strange), old);
}

/// Some pieces, each in one of three zones or in none, in any order.
fn any_view() -> impl Strategy<Value = View> {
    let spread = Just((0..12_u8).collect::<Vec<_>>()).prop_shuffle();
    let places = prop::collection::vec((0..5_usize, 0..3_i64), 12);
    let zones = prop::collection::vec(any::<bool>(), 3);
    (spread, places, zones).prop_map(|(order, places, present)| {
        let mut zones: Vec<Zone> = ["a", "b", "c"].map(|id| zone(id, &[])).into();
        for id in order {
            let (place, life) = places[usize::from(id)];
            let mut piece = card(id, life);
            if life == 2 {
                let tired = vec![Mark::new("tired", "tired")];
                piece
                    .attributes
                    .push(Attribute::new("states", Role::States, tired));
            }
            if let Some(zone) = zones.get_mut(place) {
                zone.pieces.push(piece);
            }
        }
        let zones = zones.into_iter().zip(present);
        view(zones.filter(|it| it.1).map(|it| it.0).collect())
    })
}

proptest! {
    #[test]
    fn any_two_views_are_led_to_each_other(old in any_view(), new in any_view()) {
        leads(&old, &new);
    }
}
