//! How a view is laid out: around what all share, or as sides that face each
//! other.

use tapete_game::{View, Zone, ZoneRole};

use super::holds_cards;

/// What lies where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    /// What the match is about lies between the seats, such as a table or a map;
    /// or nobody plays, and things are shown on a page.
    Shared,
    /// Each seat has a team that stands in formation.
    Teams,
    /// Each seat has cards in play.
    Fields,
}

impl Setting {
    /// Decides by the roles of the zones that seats own; where they say nothing,
    /// by whether cards lie there.
    pub(crate) fn of(view: &View) -> Setting {
        let mut setting = Setting::Shared;
        for zone in view.zones.iter().filter(|it| it.owner.is_some()) {
            match zone.role {
                ZoneRole::Battlefield | ZoneRole::Front | ZoneRole::Bench => {
                    return Setting::Fields;
                }
                ZoneRole::Team => setting = Setting::Teams,
                _ if setting == Setting::Shared && holds_cards(zone) => setting = Setting::Fields,
                _ => {}
            }
        }
        match setting {
            // A hand may be listed before the team that plays it.
            Setting::Fields if view.zones.iter().any(is_team) => Setting::Teams,
            setting => setting,
        }
    }
}

/// Tells whether a zone is a team.
pub(crate) fn is_team(zone: &Zone) -> bool {
    zone.role == ZoneRole::Team
}
