//! What is missing to pay for something.

use tapete_speech::Said;

use crate::model::{Cards, Cost, NOTHING, Payment, RESOURCES_MAX, Thing};
use crate::state::{State, stands};

/// What a player can raise: of each kind, and in all.
struct Raised {
    of: [i32; RESOURCES_MAX],
    all: i32,
}

impl Cards {
    /// Says what is missing for a cost, in both tongues.
    pub(super) fn missing(
        &self,
        state: &State,
        player: u8,
        cost: &Cost,
        this: Thing,
    ) -> (String, String) {
        let change = self.cost_change(state, player, this);
        let generic = self.generic(cost, 0, change);
        let raised = self.raised(state, player, if cost.tap { this } else { NOTHING }, this);
        let place = match self.options.payment {
            Payment::Presence => ("in play", "en juego"),
            Payment::Attached => ("on it", "en ella"),
            Payment::Pay | Payment::Pool => ("to pay", "para pagar"),
        };
        for (kind, resource) in self.resources.iter().enumerate().take(RESOURCES_MAX) {
            let need = i32::from(cost.of[kind]);
            let have = raised.of[kind];
            if need > have {
                let Said { en, es } = &resource.label;
                return (
                    format!("it needs {need} {en} and you have {have} {}", place.0),
                    format!("necesita {need} de {es} y tienes {have} {}", place.1),
                );
            }
        }
        let need: i32 = generic + cost.of.iter().map(|it| i32::from(*it)).sum::<i32>();
        let have = raised.all;
        (
            format!("it costs {need} in all and you have {have} {}", place.0),
            format!("cuesta {need} en total y tienes {have} {}", place.1),
        )
    }

    fn raised(&self, state: &State, player: u8, without: Thing, this: Thing) -> Raised {
        let mut raised = Raised {
            of: [0; RESOURCES_MAX],
            all: 0,
        };
        let own = &state.players[usize::from(player.min(1))];
        let is_paid = matches!(self.options.payment, Payment::Pay | Payment::Pool);
        if is_paid {
            for (kind, n) in own.pool.iter().enumerate() {
                raised.of[kind] += i32::from(*n);
                raised.all += i32::from(*n);
            }
        }
        for thing in state.things() {
            let Some(card) = state.card(thing) else {
                continue;
            };
            let Some(printed) = self.cards.get(card.card.index()) else {
                continue;
            };
            let is_own = card.zone == self.roles.play && card.controller == player;
            let kinds = match self.options.payment {
                Payment::Attached if card.attached_to == this => printed.energy,
                Payment::Pay if is_own && thing != without && !card.is(stands::TAPPED) => {
                    let waits = self.fights(state, thing) && self.is_sick(state, thing);
                    if waits { 0 } else { printed.makes }
                }
                Payment::Presence if is_own => {
                    let all = self.resources.iter().enumerate().take(RESOURCES_MAX);
                    let has = all
                        .filter(|(_, it)| it.quality.is_some_and(|it| printed.qualities.has(it)));
                    has.fold(0u8, |sum, (kind, _)| sum | 1 << kind)
                }
                Payment::Attached | Payment::Pay | Payment::Pool | Payment::Presence => 0,
            };
            for (kind, n) in raised.of.iter_mut().enumerate() {
                *n += i32::from(kinds >> kind & 1);
            }
            let is_land = self.options.payment == Payment::Presence
                && is_own
                && self
                    .options
                    .land
                    .is_some_and(|it| printed.qualities.has(it));
            raised.all += i32::from(kinds != 0 || is_land);
        }
        raised
    }
}
