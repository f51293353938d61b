//! What the open ends are worth after a placement that has not happened yet,
//! so that strategies can ask for every move without copying the table.

use super::table::{Doubles, SpotKind, Table, TableRules};
use crate::pieces::{Faces, Values};

impl Table {
    /// Returns what [`Table::ends_total`] will be once a tile, with its faces as
    /// they will lie, is on a spot. Where the rules never ask for the ends, a
    /// double counts as any other end: `doubles_twice` tells.
    pub(super) fn ends_total_after(
        &self,
        rules: &TableRules,
        values: &Values,
        index: usize,
        faces: &Faces,
        doubles_twice: bool,
    ) -> i64 {
        if rules.grid.is_some() {
            return 0;
        }
        let is_double = faces.len() == 2 && faces.is_double();
        let number = |face: &u8| values.number(*face);
        let spot = &self.spots[index];
        if spot.kind == SpotKind::Root {
            return match rules.hub {
                Some(hub) => i64::from(hub.n_arms) * values.number(faces.get(0)),
                None => faces.as_slice().iter().map(number).sum(),
            };
        }
        let limit = if doubles_twice { 2 } else { 1 };
        let others = self.spots.iter().enumerate().filter(|(it, _)| *it != index);
        let total: i64 = others
            .map(|(_, it)| self.n_counted(it).min(limit) * values.number(it.need))
            .sum();
        let opened = match faces.as_slice() {
            [value] => values.number(*value),
            _ if !is_double => faces.as_slice().iter().skip(1).map(number).sum(),
            _ => match rules.doubles {
                Doubles::Toes(n_toes) => i64::from(n_toes) * values.number(faces.get(0)),
                Doubles::Free | Doubles::Covered => limit * values.number(faces.get(0)),
            },
        };
        total + opened + self.left_alone(values, index, limit)
    }

    /// Returns what the other end of the first tile counts more, if it is a
    /// double and alone has one end left.
    fn left_alone(&self, values: &Values, index: usize, limit: i64) -> i64 {
        let own = &self.spots[index];
        let is_end = |kind| matches!(kind, SpotKind::Tip | SpotKind::Long);
        let first = self.placed.first();
        let is_double = first.is_some_and(|it| it.faces.len() == 2 && it.faces.is_double());
        if own.to != 0 || !is_end(own.kind) || !is_double {
            return 0;
        }
        let mut others = self
            .spots
            .iter()
            .filter(|it| it.to == 0 && it.port != own.port && is_end(it.kind));
        match (others.next(), others.next()) {
            (Some(other), None) => (limit - 1) * values.number(other.need),
            _ => 0,
        }
    }
}
