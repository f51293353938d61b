//! The standings while a match goes on: what every player has built, conquered
//! and destroyed, as far as the reader may know.

use tapete_game::{Attribute, Reader, Role, Seat, Telling};

use crate::galaxy::Galaxy;
use crate::state::State;

/// What is counted of one seat; what the reader may not know is left out.
///
/// Whose a planet is and who won which battle everybody is told. What the
/// planets of another player build is seen unless the map is blind. How many
/// ships a battle cost the other side nobody but the judge is told, and fleets
/// that are sent only their owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) planets: i64,
    /// In fleets too.
    pub(crate) ships: Option<i64>,
    /// Ships that its planets build in the next turn.
    pub(crate) due: Option<i64>,
    pub(crate) built: Option<i64>,
    pub(crate) conquered: i64,
    pub(crate) fleets_sent: Option<i64>,
    pub(crate) fleets_destroyed: i64,
    pub(crate) ships_destroyed: Option<i64>,
}

impl Galaxy {
    /// Counts what a reader may know of a seat.
    pub(crate) fn counted(&self, state: &State, seat: Seat, reader: Reader) -> Count {
        let own = &state.seats[seat.index()];
        let is_own = reader.reads(seat);
        let is_seen = is_own || !self.sights.blind;
        let all_is_told = state.end.is_some() || reader == Reader::Judge;
        let mine = state.planets.iter().filter(|it| it.owner == seat.0);
        let due = mine.fold(0_i64, |sum, it| sum.saturating_add(it.production));
        Count {
            planets: own.n_planets.into(),
            ships: (is_own || all_is_told).then(|| state.ships_of(seat)),
            due: is_seen.then_some(due),
            built: (is_seen || all_is_told).then_some(own.tally.built),
            conquered: own.tally.captured.into(),
            fleets_sent: (is_own || all_is_told).then_some(own.tally.sent.into()),
            fleets_destroyed: own.tally.fleets_destroyed.into(),
            ships_destroyed: all_is_told.then_some(own.tally.ships_destroyed),
        }
    }

    /// Writes the standings of all seats, a row for each.
    pub(crate) fn standings(&self, state: &State, telling: Telling<'_>) -> String {
        let heads = telling.pick(
            [
                "planets",
                "ships",
                "due",
                "built",
                "conquered",
                "sent",
                "destroyed",
            ],
            [
                "planetas",
                "naves",
                "próximas",
                "hechas",
                "conquistas",
                "enviadas",
                "destruidas",
            ],
        );
        let names: Vec<String> = Seat::all(self.n_seats())
            .map(|seat| telling.name(seat).to_string())
            .collect();
        let widest = names.iter().map(|it| it.chars().count()).max();
        let width = widest.unwrap_or(0);
        let mut lines = vec![format!("{:width$}  {}", "", heads.join("  "))];
        for (seat, name) in Seat::all(self.n_seats()).zip(names) {
            let count = self.counted(state, seat, telling.reader());
            let known = |figure: Option<i64>| figure.map_or("?".to_owned(), |it| it.to_string());
            let figures = [
                count.planets.to_string(),
                known(count.ships),
                known(count.due),
                known(count.built),
                count.conquered.to_string(),
                known(count.fleets_sent),
                format!(
                    "{}/{}",
                    count.fleets_destroyed,
                    known(count.ships_destroyed)
                ),
            ];
            let cells = figures
                .iter()
                .zip(heads)
                .map(|(figure, head)| format!("{figure:>width$}", width = head.chars().count()));
            let cells: Vec<String> = cells.collect();
            lines.push(format!("{name:width$}  {}", cells.join("  ")));
        }
        let end = telling.pick(
            "due: ships of the next turn; sent: fleets; destroyed: fleets/ships",
            "próximas: naves del turno que viene; enviadas: flotas; destruidas: flotas/naves",
        );
        lines.push(end.to_owned());
        lines.join("\n")
    }

    /// Returns the standing of a seat as facts of a view.
    pub(crate) fn standing_facts(
        &self,
        state: &State,
        seat: Seat,
        telling: Telling<'_>,
    ) -> Vec<Attribute> {
        let count = self.counted(state, seat, telling.reader());
        let all = [
            ("due", Role::Production, count.due, "due", "próximas"),
            ("built", Role::Other, count.built, "built", "construidas"),
            (
                "conquered",
                Role::Other,
                Some(count.conquered),
                "conquered",
                "conquistas",
            ),
            (
                "destroyed",
                Role::Other,
                Some(count.fleets_destroyed),
                "destroyed",
                "destruidas",
            ),
        ];
        let known = all.into_iter().filter_map(|(name, role, figure, en, es)| {
            let label = telling.pick(en, es);
            Some(Attribute::new(name, role, figure?).labelled(label))
        });
        known.collect()
    }
}
