//! Reads the story of a hand on the fast path: where each unseen tile can be.

use tapete_game::{Lent, Seat};

use crate::guess::{Group, Groups, Holder, merged};
use crate::quick::tile::{TILES_MAX, Tiles, each};
use crate::quick::{Domino, Event};

/// A group, and when it came there, counted in events.
struct Came {
    group: Group<Tiles>,
    since: usize,
}

/// A moment at which no tile in a hand fitted.
struct Stuck {
    seat: Seat,
    at: usize,
    fitting: Tiles,
}

/// When and by whom a tile was placed.
#[derive(Clone, Copy)]
struct Play {
    seat: Seat,
    at: usize,
}

/// Reads the story of one hand as `reader` was told it.
pub(super) fn read(game: &Domino, story: &[Event], reader: Seat) -> Groups<Tiles> {
    let mut own: Tiles = 0;
    let mut nobody_holds: Tiles = 0;
    let mut must_open = None;
    let mut stuck: Lent<Vec<Stuck>> = Lent::new();
    let mut plays: [Option<Play>; TILES_MAX] = [None; TILES_MAX];
    let mut fitting: Tiles = 0;
    let mut groups: Lent<Vec<Came>> = Lent::new();
    for (at, event) in story.iter().enumerate() {
        match event {
            Event::Dealt { seat, tiles, .. } if *seat == reader => own |= game.set.mask(tiles),
            Event::Dealt { seat, count, .. } => groups.push(came(*seat, *count, at)),
            Event::Opens {
                seat,
                tile,
                nobody_holds: none,
                ..
            } => {
                nobody_holds = game.set.mask(none);
                must_open = tile.and_then(|it| game.set.index(it)).map(|it| (it, *seat));
            }
            Event::Placed {
                seat, tile, laid, ..
            } => {
                if let Some(index) = game.set.index(*tile) {
                    plays[usize::from(index)] = Some(Play { seat: *seat, at });
                }
                let [left, right] = laid.ends;
                fitting = game.fits(left) | game.fits(right);
            }
            Event::Drew { seat, tile, .. } => {
                stuck.push(Stuck {
                    seat: *seat,
                    at,
                    fitting,
                });
                match tile.and_then(|it| game.set.index(it)) {
                    Some(index) => own |= 1 << index,
                    None => groups.push(came(*seat, 1, at)),
                }
            }
            Event::Passed { seat, .. } => stuck.push(Stuck {
                seat: *seat,
                at,
                fitting,
            }),
            // The rest tells nothing here, or does not happen on this path.
            _ => {}
        }
    }
    let unknown = game.set.all() & !own;
    let n_held: u32 = groups.iter().map(|it| it.group.size).sum();
    let n_left = unknown.count_ones().saturating_sub(n_held);
    groups.push(Came {
        group: Group::new(Holder::Stock, n_left, 0),
        since: 0,
    });
    for came in groups.iter_mut() {
        came.group.possible = each(unknown)
            .filter(|tile| {
                let opens = must_open.filter(|(it, _)| it == tile).map(|(_, seat)| seat);
                let play = plays[usize::from(*tile)];
                let none_holds = nobody_holds >> tile & 1 == 1;
                came.can_hold(*tile, play, opens, none_holds, &stuck)
            })
            .fold(0, |mask, tile| mask | 1 << tile);
    }
    Groups {
        list: merged(groups.drain(..).map(|it| it.group)),
        unknown,
        fitting,
        played: each(unknown)
            .filter(|tile| plays[usize::from(*tile)].is_some())
            .fold(0, |mask, tile| mask | 1 << tile),
    }
}
fn came(seat: Seat, size: u32, since: usize) -> Came {
    Came {
        group: Group::new(Holder::Seat(seat), size, 0),
        since,
    }
}

impl Came {
    /// Tells whether a tile can have come to this group, given when it was
    /// placed, whether a seat had to open with it, whether it was in no hand
    /// when the hand began, and when its seat was stuck.
    fn can_hold(
        &self,
        tile: u8,
        play: Option<Play>,
        opens: Option<Seat>,
        nobody_holds: bool,
        stuck: &[Stuck],
    ) -> bool {
        let Holder::Seat(seat) = self.group.holder else {
            return play.is_none() && opens.is_none();
        };
        let dealt = self.was_dealt(stuck);
        if opens.is_some_and(|opener| opener != seat || !dealt) || (nobody_holds && dealt) {
            return false;
        }
        if play.is_some_and(|play| play.seat != seat || play.at < self.since) {
            return false;
        }
        let until = play.map_or(usize::MAX, |play| play.at);
        // A draw is a stuck moment of the hand before it, not of what it brought.
        !stuck.iter().any(|moment| {
            moment.seat == seat
                && self.since < moment.at
                && moment.at < until
                && moment.fitting >> tile & 1 == 1
        })
    }

    /// Tells whether the group came with the deal and not from the stock.
    fn was_dealt(&self, stuck: &[Stuck]) -> bool {
        !stuck.iter().any(|moment| moment.at == self.since)
    }
}
