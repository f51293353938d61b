//! What an event is about, and who learns from it what lies face down.

use tapete_game::{About, Audience, Seat, SeatSet};

use super::{Event, TileName};
use crate::shown::{REMOVED, STOCK, TABLE, hand_id as hand};

/// Which tiles a game lets its readers see. It follows from the rules alone and
/// not from what an event says of itself, so that each checks the other.
pub(crate) trait Sights<T> {
    /// Returns who may see what a seat holds, in some hand of the match.
    fn watchers(&self, seat: Seat) -> Audience;
    /// Tells whether everybody sees a tile wherever it lies.
    fn is_open(&self, tile: &T) -> bool;
    /// Tells whether everybody sees the tiles of the stock.
    fn stock_is_open(&self) -> bool;
}

impl<T: TileName> Event<T> {
    /// Says what the event, as it was told, is about. Where everybody plays
    /// `alone`, a team is its only seat.
    pub(crate) fn about(&self, alone: bool) -> About {
        let of_team = |about: About, team: Option<u8>| match team {
            Some(team) if alone => about.by(Seat(team)),
            _ => about,
        };
        let about = About::new(self.kind());
        match self {
            Event::Worth { tiles } => tiles
                .iter()
                .fold(about, |about, it| about.naming(it.tile.to_string())),
            Event::HandStarted { hand } => about.amount(*hand),
            Event::Redealt | Event::Ranked { .. } => about,
            Event::Dealt {
                seat, count, tiles, ..
            } => names(about.by(*seat).to(hand(*seat)).amount(*count), tiles),
            Event::Shown { seat, tiles } => {
                let about = match seat {
                    Some(seat) => about.by(*seat).from(hand(*seat)),
                    None => about.from(STOCK),
                };
                tiles.iter().fold(about, moving)
            }
            Event::Gave { seat, to, tile, .. } => {
                let about = about.by(*seat).from(hand(*seat));
                let target = to.map_or(REMOVED.to_owned(), hand);
                tile.iter().fold(about, moving).to(target)
            }
            Event::Redrew {
                seat, tile, drawn, ..
            } => {
                let about = about.by(*seat).from(hand(*seat));
                tile.iter().chain(drawn).fold(about, moving).to(STOCK)
            }
            Event::Opens {
                seat,
                tile,
                nobody_holds,
                sought,
            } => {
                let about = names(names(about, nobody_holds), tile.as_slice());
                match sought {
                    true => about.from(STOCK),
                    false => about.by(*seat).to(hand(*seat)),
                }
            }
            Event::TurnedUp { seat, tile, .. } => moving(about.by(*seat).from(hand(*seat)), tile),
            Event::Placed { seat, tile, .. } => {
                moving(about.by(*seat).from(hand(*seat)), tile).to(TABLE)
            }
            Event::Drew { seat, tile, .. } => {
                let about = about.by(*seat).from(STOCK);
                tile.iter().fold(about, moving).to(hand(*seat))
            }
            Event::Robbed {
                seat, from, tile, ..
            } => {
                let about = about.by(*seat).from(hand(*from));
                tile.iter().fold(about, moving).to(hand(*seat))
            }
            Event::Passed { seat, .. } | Event::Turn { seat, .. } => about.by(*seat),
            // Only arms that belong to a seat are opened and closed.
            Event::Marked { arm, .. } => about.by(Seat(*arm)).to(TABLE),
            Event::Gained { team, points, .. } => of_team(about, Some(*team)).amount(*points),
            Event::HandEnded { hands, .. } => {
                hands.iter().fold(about, |about, tiles| names(about, tiles))
            }
            Event::Scored { team, points, .. } => of_team(about, *team).amount(*points),
            Event::AllScored { team, .. } => of_team(about, *team),
        }
    }

    /// Returns the word that the event has in its data.
    fn kind(&self) -> &'static str {
        match self {
            Event::Worth { .. } => "worth",
            Event::HandStarted { .. } => "hand_started",
            Event::Redealt => "redealt",
            Event::Dealt { .. } => "dealt",
            Event::Shown { .. } => "shown",
            Event::Gave { .. } => "gave",
            Event::Redrew { .. } => "redrew",
            Event::Opens { .. } => "opens",
            Event::TurnedUp { .. } => "turned_up",
            Event::Placed { .. } => "placed",
            Event::Drew { .. } => "drew",
            Event::Robbed { .. } => "robbed",
            Event::Passed { .. } => "passed",
            Event::Turn { .. } => "turn",
            Event::Marked { .. } => "marked",
            Event::Gained { .. } => "gained",
            Event::HandEnded { .. } => "hand_ended",
            Event::Scored { .. } => "scored",
            Event::AllScored { .. } => "all_scored",
            Event::Ranked { .. } => "ranked",
        }
    }

    /// Returns who learns from the event, as it happened, what a tile is that
    /// may be out of sight again when the move is over: in one move a hand can
    /// end and the next one be dealt.
    pub(crate) fn reveals(&self, sights: &impl Sights<T>) -> Audience {
        let open = |tile: &Option<T>| match tile {
            Some(tile) if sights.is_open(tile) => Audience::Everybody,
            _ => Audience::Nobody,
        };
        match self {
            // What tiles are worth says of none where it lies.
            Event::Worth { .. }
            // Whoever opens is chosen by what all hold, and the tile is said
            // aloud; so is what nobody holds.
            | Event::Opens { .. }
            | Event::TurnedUp { .. }
            | Event::Placed { .. }
            | Event::HandEnded { .. } => Audience::Everybody,
            Event::Shown { seat, tiles } => {
                let is_open = match seat {
                    Some(_) => tiles.iter().all(|it| sights.is_open(it)),
                    None => sights.stock_is_open(),
                };
                if is_open { Audience::Everybody } else { Audience::Nobody }
            }
            Event::Dealt { seat, .. } => sights.watchers(*seat),
            Event::Gave { seat, to, tile, .. } => {
                let receivers = to.map_or(Audience::Nobody, |to| sights.watchers(to));
                union([sights.watchers(*seat), receivers, open(tile)])
            }
            Event::Redrew { seat, .. } => sights.watchers(*seat),
            Event::Drew { seat, .. } if sights.stock_is_open() => {
                union([sights.watchers(*seat), Audience::Everybody])
            }
            Event::Drew { seat, tile, .. } => union([sights.watchers(*seat), open(tile)]),
            Event::Robbed { seat, from, tile, .. } => {
                union([sights.watchers(*seat), sights.watchers(*from), open(tile)])
            }
            Event::HandStarted { .. }
            | Event::Redealt
            | Event::Passed { .. }
            | Event::Turn { .. }
            | Event::Marked { .. }
            | Event::Gained { .. }
            | Event::Scored { .. }
            | Event::AllScored { .. }
            | Event::Ranked { .. } => Audience::Nobody,
        }
    }
}

/// Says that an event happens to a tile, and calls it by its name.
fn moving<T: TileName>(about: About, tile: &T) -> About {
    about.to(tile.piece_id()).naming(tile.to_string())
}

/// Calls tiles by their names, without pointing at them.
fn names<T: TileName>(about: About, tiles: &[T]) -> About {
    tiles
        .iter()
        .fold(about, |about, tile| about.naming(tile.to_string()))
}

/// Returns all that are in one of several audiences.
fn union<const N: usize>(all: [Audience; N]) -> Audience {
    let mut seats = SeatSet::EMPTY;
    for audience in all {
        match audience {
            Audience::Nobody => {}
            Audience::Everybody => return Audience::Everybody,
            Audience::Seats(more) => more.iter().for_each(|seat| seats.insert(seat)),
        }
    }
    Audience::Seats(seats)
}
