//! What a turn is: drawing, passing, who is next.

use std::ops::RangeInclusive;

use tapete_lang::Diagnostic;

use super::codes::{self, CLASH, DRAWS_NOTHING, KEEPS_NOTHING};
use super::lists::Case;
use super::reading::Reading;
use crate::choice::index_of;
use crate::draws::drawn;
use crate::draws::passes::{self, Passing};
use crate::draws::{self, Source};
use crate::general::{DealRules, Numbered, TurnRules};
use crate::rule_list::RuleList;
use crate::sights::Sight;
use crate::tile_set::Set;
use crate::turns::{self, Order};
use crate::variables::hand_slots;

impl Reading<'_> {
    /// Reads what a turn is.
    pub(super) fn turn(
        &mut self,
        set: &Set,
        deal: &DealRules,
        players: &RangeInclusive<usize>,
        n_seats: usize,
    ) -> TurnRules {
        self.check_secrets(&["draws", "passes"]);
        let draws = self
            .list("draws", Case::Turn, true, |line| {
                let name = line.value.name()?;
                Some(Numbered {
                    choice: &draws::CHOICES[index_of(draws::NAMES, name.id())?],
                    number: name.number(0).unwrap_or(0),
                })
            })
            .unwrap_or_else(|| {
                RuleList::always(Numbered {
                    choice: &draws::CHOICES[0],
                    number: 0,
                })
            });
        let any = |wanted: fn(Source) -> bool| {
            let mut lines = draws.lines().iter();
            lines.any(|(_, line)| wanted(line.choice.source))
        };
        let ever_draws = any(|it| it != Source::Nowhere);
        let seeks = self.item.lines("begins").iter().any(|line| {
            line.value
                .name()
                .is_some_and(|it| matches!(it.id(), "DecliningDouble" | "Finder"))
        });
        if !ever_draws {
            if let (Some(line), false) = (self.item.line("keeps"), self.item.failed("draws")) {
                self.problems
                    .push(Diagnostic::new(&KEEPS_NOTHING, line.place).help(codes::ADD_DRAWS));
            }
            let clauses = ["may_draw", "drawn_tile", "draw_costs"];
            self.no_effect(&clauses, codes::NOBODY_DRAWS);
        }
        let keeps = self
            .list("keeps", Case::Players, false, |line| {
                line.value.number().map(|it| it as usize)
            })
            .unwrap_or_else(|| RuleList::always(0));
        if ever_draws {
            self.check_stock(set, players, &keeps);
        }
        self.check_blind(deal, ever_draws);
        let stock_is_open = any(|it| it == Source::OpenStock);
        if stock_is_open && !set.is_listed() {
            self.clash("draws", "with_tiles", codes::UNLISTED);
        }
        let order = self.list("turns", Case::Turn, true, |line| {
            let name = line.value.name()?;
            Some(Numbered {
                choice: &turns::CHOICES[index_of(turns::NAMES, name.id())?],
                number: name.number(0).unwrap_or(0),
            })
        });
        TurnRules {
            uses_stock: ever_draws || seeks || deal.dealer.choice.redraws,
            stock_is_open,
            draws,
            keeps: keeps.pick(hand_slots(n_seats, 1)).copied().unwrap_or(0),
            may_draw: self.has("may_draw"),
            drawn: drawn::CHOICES[self.chosen("drawn_tile", drawn::NAMES).0],
            draw_costs: self.amounts("draw_costs"),
            passes: self
                .list("passes", Case::Turn, true, |line| {
                    let index = index_of(passes::NAMES, line.value.name()?.id())?;
                    Some(passes::CHOICES[index])
                })
                .unwrap_or_else(|| RuleList::always(Passing::WhenStuck)),
            pass_costs: self.amounts("pass_costs"),
            order: order.filter(|order| {
                let lines = order.lines();
                !lines.iter().all(|(_, it)| goes_round(it.choice))
            }),
        }
    }

    /// Reports two clauses that cannot stand together.
    pub(super) fn clash(&mut self, clause: &str, other: &str, why: tapete_lang::Bilingual) {
        let place = self
            .item
            .line(clause)
            .map_or(self.item.head(), |it| it.place);
        self.problems.push(
            Diagnostic::new(&CLASH, place)
                .arg(clause)
                .arg(other)
                .arg(why),
        );
    }

    /// Whoever does not see a hand cannot choose from it.
    fn check_blind(&mut self, deal: &DealRules, ever_draws: bool) {
        let is_blind = deal
            .sees
            .lines()
            .iter()
            .any(|(_, it)| *it == Sight::Nothing);
        if is_blind && ever_draws {
            self.clash("sees", "draws", codes::BLIND_DRAW);
        }
        if is_blind && deal.dealer.choice.redraws {
            self.clash("sees", "dealing", codes::BLIND_DRAW);
        }
    }

    /// Where seats draw, some number of players must leave something to draw.
    fn check_stock(&mut self, set: &Set, players: &RangeInclusive<usize>, keeps: &RuleList<usize>) {
        let Some(line) = self.item.line("draws") else {
            return;
        };
        let deals: Vec<(Option<tapete_lang::Formula>, usize)> = self
            .item
            .lines("deals")
            .iter()
            .filter_map(|it| Some((it.when.clone(), it.value.number()? as usize)))
            .collect();
        let deals = RuleList::new(deals);
        let robs = line.value.name().is_some_and(|it| it.id() == "FromNext");
        let mut most = None;
        for n_seats in players.clone() {
            let slots = hand_slots(n_seats, 1);
            let (Some(each), Some(kept)) = (deals.pick(slots), keeps.pick(slots)) else {
                return;
            };
            // More than there are is another problem, told elsewhere.
            let Some(left) = (set.len() as usize).checked_sub(n_seats * each) else {
                return;
            };
            if left > *kept || robs {
                return;
            }
            most = most.max(Some((left, *kept)));
        }
        if let Some((left, kept)) = most {
            self.problems.push(
                Diagnostic::new(&DRAWS_NOTHING, line.place)
                    .arg(left)
                    .arg(kept)
                    .help(codes::DEAL_FEWER),
            );
        }
    }
}

/// Tells whether turns simply go round, as they do where nothing is said.
fn goes_round(order: &Order) -> bool {
    std::ptr::eq(order, &turns::CHOICES[0])
}
