//! How a view is laid out: around what all share, or as sides that face each
//! other.

use tapete_game::{View, Zone, ZoneRole};

use super::holds_cards;

/// What lies where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Board {
    /// What the match is about lies between the seats, such as a table or a map;
    /// or nobody plays, and things are shown on a page.
    Shared,
    /// Each seat has a team that stands in formation.
    Teams,
    /// Each seat has cards in play.
    Fields,
}

impl Board {
    /// Decides by the roles of the zones that seats own; where they say nothing,
    /// by whether cards lie there.
    pub(crate) fn of(view: &View) -> Board {
        let mut board = Board::Shared;
        for zone in view.zones.iter().filter(|it| it.owner.is_some()) {
            match zone.role {
                ZoneRole::Battlefield | ZoneRole::Front | ZoneRole::Bench => return Board::Fields,
                ZoneRole::Team => board = Board::Teams,
                _ if board == Board::Shared && holds_cards(zone) => board = Board::Fields,
                _ => {}
            }
        }
        match board {
            // A hand may be listed before the team that plays it.
            Board::Fields if view.zones.iter().any(is_team) => Board::Teams,
            board => board,
        }
    }
}

/// Tells whether a zone is a team.
pub(crate) fn is_team(zone: &Zone) -> bool {
    zone.role == ZoneRole::Team
}
