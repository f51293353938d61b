//! The rules: a preset, and what the other clauses change in it.

use tapete_lang::{CheckedItem, Diagnostic};

use super::Reading;
use super::codes::{self, LONG_LIMIT};
use crate::options::{NeutralBuilding, Options};
use crate::words::{
    BATTLES, BUILDINGS, CAPTURED_BUILD, CAPTURED_PRODUCTION, FIRST_BUILDINGS, GROWTHS, LANDINGS,
    LIMIT_CHECKS, ORDERINGS, OWN, PRESETS, Preset, RANKINGS, STANDING, TRAVELS, VICTORIES,
};

/// The most turns of a match, whatever its text says: it has an end.
pub(super) const LIMIT_MAX: u32 = 100_000;

/// Returns the preset that a text names.
pub(crate) fn preset_said(item: &CheckedItem) -> Option<Preset> {
    PRESETS.meant(item.line("rules")?)
}

/// Returns the limit as a text says it, however large.
pub(crate) fn limit_said(item: &CheckedItem) -> Option<i64> {
    item.line("turn_limit")?.value.number()
}

impl Reading<'_> {
    /// Reads the rules.
    pub(super) fn options(&mut self) -> Options {
        let preset = preset_said(self.item).unwrap_or(Preset::Course).options();
        Options {
            travel: self.chosen("travels", &TRAVELS).unwrap_or(preset.travel),
            battle: self.chosen("fights", &BATTLES).unwrap_or(preset.battle),
            building: self.chosen("builds", &BUILDINGS).unwrap_or(preset.building),
            builds_first: self
                .chosen("first_building", &FIRST_BUILDINGS)
                .unwrap_or(preset.builds_first),
            neutral_building: self.neutral_building().unwrap_or(preset.neutral_building),
            growth: self
                .chosen("accumulates", &GROWTHS)
                .unwrap_or(preset.growth),
            capture_resets: self
                .chosen("captured_production", &CAPTURED_PRODUCTION)
                .unwrap_or(preset.capture_resets),
            captured_build: self
                .chosen("captured_builds", &CAPTURED_BUILD)
                .unwrap_or(preset.captured_build),
            victory: self.chosen("wins", &VICTORIES).unwrap_or(preset.victory),
            ranking: self.chosen("ranks", &RANKINGS).unwrap_or(preset.ranking),
            limit: self.limit().unwrap_or(preset.limit),
            limit_check: self
                .chosen("checks_limit", &LIMIT_CHECKS)
                .unwrap_or(preset.limit_check),
            ordering: self.chosen("orders", &ORDERINGS).unwrap_or(preset.ordering),
            landing: self.chosen("lands", &LANDINGS).unwrap_or(preset.landing),
            standing: self
                .chosen("standing_orders", &STANDING)
                .unwrap_or(preset.standing),
        }
    }

    fn neutral_building(&self) -> Option<NeutralBuilding> {
        let name = self.item.line("neutrals_build")?.value.name()?;
        Some(match name.id() {
            OWN => NeutralBuilding::Own,
            _ => NeutralBuilding::Same(name.number(0)?),
        })
    }

    fn limit(&mut self) -> Option<u32> {
        let said = u32::try_from(limit_said(self.item)?).unwrap_or(u32::MAX);
        if said > LIMIT_MAX {
            let most = i64::from(LIMIT_MAX);
            self.problems.push(
                Diagnostic::new(&LONG_LIMIT, self.place_of("turn_limit"))
                    .arg(most)
                    .help_with(codes::SHORTER_LIMIT, vec![most.into()]),
            );
        }
        Some(said.min(LIMIT_MAX))
    }
}
