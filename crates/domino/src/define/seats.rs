//! Players, the deal, and who sees what.

use std::ops::RangeInclusive;

use tapete_lang::{CheckedItem, CheckedName, Diagnostic, Line, Place, Problems};

use super::codes::{self, CLASH, DEALS_TOO_MANY, NO_SUCH_SEAT, TEAMS_UNFILLED, UNEVEN_TEAMS};
use super::lists::Case;
use super::reading::Reading;
use super::tiles::tile_of;
use crate::begins::{self, BeginLine, Given};
use crate::choice::index_of;
use crate::dealers;
use crate::general::{DealRules, Lines, Numbered};
use crate::reorganises::{self, Reorganise};
use crate::reveals::{self, Reveal};
use crate::rule_list::RuleList;
use crate::seatings::{self, Seating};
use crate::sights::{self, Sight};
use crate::state::HANDS_MAX;
use crate::tile_set::Set;
use crate::variables::hand_slots;

impl Reading<'_> {
    /// Returns the team of each seat, and how many teams there are.
    pub(super) fn teams(
        &mut self,
        players: &RangeInclusive<usize>,
        n_seats: usize,
    ) -> ([u8; HANDS_MAX], usize) {
        let lines = self.lines("in_teams_of", |line, _| line.value.number());
        if let Some(line) = self.item.line("in_teams_of") {
            check_teams(line, players, &lines, self.problems);
        }
        let sizes = team_sizes(&lines, n_seats);
        if sizes.iter().all(|size| *size == 1) {
            self.no_effect(&["seated"], codes::NO_TEAMS);
        }
        let seating = seatings::CHOICES[self.chosen("seated", seatings::NAMES).0];
        let by_team = sizes.iter().enumerate();
        let mut order: Vec<(usize, usize)> = by_team
            .flat_map(|(team, size)| (0..*size).map(move |mate| (mate, team)))
            .collect();
        if seating == Seating::Alternating {
            // The teams take turns as long as they have somebody left.
            order.sort_unstable();
        }
        let mut teams = [0; HANDS_MAX];
        for (own, (_, team)) in teams.iter_mut().zip(order) {
            *own = team as u8;
        }
        (teams, sizes.len().max(1))
    }

    /// Reads how a hand is dealt; nothing after a problem.
    pub(super) fn deal(
        &mut self,
        set: &Set,
        players: &RangeInclusive<usize>,
        n_seats: usize,
    ) -> Option<DealRules> {
        let deals = self.list("deals", Case::Players, false, |line| {
            line.value.number().map(|it| it as usize)
        });
        let (index, number) = self.chosen("dealing", dealers::NAMES);
        let dealer = &dealers::CHOICES[index];
        if let Some(line) = self.item.line("dealing")
            && !set.is_listed()
            && dealer.deal.is_some()
        {
            self.problems.push(
                Diagnostic::new(&CLASH, line.place)
                    .arg("dealing")
                    .arg("with_tiles")
                    .arg(codes::UNLISTED),
            );
        }
        let redeals = self.conditions("redeals");
        let reorganises = self
            .list("reorganises", Case::Hand, true, |line| {
                let name = line.value.name()?;
                Some(Numbered {
                    choice: reorganises::CHOICES[index_of(reorganises::NAMES, name.id())?],
                    number: name.number(0).unwrap_or(0),
                })
            })
            .unwrap_or_else(|| {
                RuleList::always(Numbered {
                    choice: Reorganise::Nothing,
                    number: 0,
                })
            });
        let sees = self
            .list("sees", Case::Hand, true, |line| {
                let index = index_of(sights::NAMES, line.value.name()?.id())?;
                Some(sights::CHOICES[index])
            })
            .unwrap_or_else(|| RuleList::always(Sight::Own));
        let mut reveals_doubles = false;
        let mut reveals = Vec::new();
        let lines = self.lines("reveals", |line, problems| {
            let name = line.value.name()?;
            match reveals::CHOICES[index_of(reveals::NAMES, name.id())?] {
                Reveal::Doubles => Some(None),
                Reveal::Tile => Some(Some(tile_of(name, set, problems)?)),
            }
        });
        for (_, tile) in lines {
            match tile {
                Some(tile) => reveals.push(tile),
                None => reveals_doubles = true,
            }
        }
        let begins = self.begins(set, players);
        let deals = deals?;
        check_deals(self.item, set, players, &deals, self.problems);
        Some(DealRules {
            hand_size: *deals.pick(hand_slots(n_seats, 1))?,
            dealer: Numbered {
                choice: dealer,
                number,
            },
            redeals,
            reorganises,
            sees,
            reveals_doubles,
            reveals,
            begins,
        })
    }

    /// Reads who opens. Seats and tiles that are named must exist.
    fn begins(&mut self, set: &Set, players: &RangeInclusive<usize>) -> RuleList<BeginLine> {
        for line in self.item.lines("begins") {
            let Some(name) = line.value.name() else {
                continue;
            };
            match name.id() {
                "Holder" | "Finder" => {
                    tile_of(name, set, self.problems);
                }
                "Seat" => check_seat(name, players, self.problems),
                _ => {}
            }
        }
        let read = |line: &Line| {
            let name = line.value.name()?;
            Some(BeginLine {
                choice: &begins::CHOICES[index_of(begins::NAMES, name.id())?],
                given: Given {
                    number: name.number(0).unwrap_or(0),
                    tile: tile_of(name, set, &mut Problems::new()),
                },
            })
        };
        self.list("begins", Case::Hand, false, read)
            .unwrap_or_else(|| {
                RuleList::always(BeginLine {
                    choice: &begins::CHOICES[0],
                    given: Given::default(),
                })
            })
    }
}

fn check_seat(name: &CheckedName, players: &RangeInclusive<usize>, problems: &mut Problems) {
    let seat = name.number(0).unwrap_or(0);
    if seat >= *players.start() as i64 {
        problems.push(
            Diagnostic::new(&NO_SUCH_SEAT, name.place)
                .arg(seat)
                .arg(*players.start())
                .arg(*players.start() - 1),
        );
    }
}

/// Returns how many seats each team has: one line says it for all teams,
/// several say it for one each.
fn team_sizes(lines: &Lines<i64>, n_seats: usize) -> Vec<usize> {
    let slots = hand_slots(n_seats, 1);
    let holds = lines
        .iter()
        .filter(|(when, _)| when.as_ref().is_none_or(|it| it.holds(slots)));
    let sizes: Vec<usize> = holds.map(|(_, size)| (*size).max(1) as usize).collect();
    match sizes[..] {
        [] => vec![1; n_seats],
        [size] => vec![size; n_seats / size],
        _ => sizes,
    }
}

/// Teams must have all players, and there must be two or more.
fn check_teams(
    line: &Line,
    players: &RangeInclusive<usize>,
    lines: &Lines<i64>,
    problems: &mut Problems,
) {
    let wrong = players.clone().find_map(|n| {
        let sizes = team_sizes(lines, n);
        (sizes.len() < 2 || sizes.iter().sum::<usize>() != n).then_some((n, sizes))
    });
    let Some((n, sizes)) = wrong else {
        return;
    };
    problems.push(match (lines.len(), lines.first()) {
        (1, Some((_, size))) => Diagnostic::new(&UNEVEN_TEAMS, line.place)
            .arg(n)
            .arg(*size)
            .help_with(
                codes::TEAMS_THAT_FIT,
                vec![(*size).into(), (2 * *size).into()],
            ),
        _ => {
            let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
            Diagnostic::new(&TEAMS_UNFILLED, line.place)
                .arg(n)
                .arg(sizes.join(" + "))
        }
    });
}

/// No more tiles may be dealt than there are.
fn check_deals(
    item: &CheckedItem,
    set: &Set,
    players: &RangeInclusive<usize>,
    deals: &RuleList<usize>,
    problems: &mut Problems,
) {
    let place = |wanted: usize| -> Place {
        let lines = item.lines("deals").iter();
        let mut same = lines.filter(|it| it.value.number() == Some(wanted as i64));
        same.next().map_or(item.head(), |it| it.place)
    };
    let n_tiles = set.len() as usize;
    let mut reported = Vec::new();
    for n_seats in players.clone() {
        let Some(each) = deals.pick(hand_slots(n_seats, 1)) else {
            continue;
        };
        if n_seats * each > n_tiles && !reported.contains(each) {
            reported.push(*each);
            problems.push(
                Diagnostic::new(&DEALS_TOO_MANY, place(*each))
                    .arg(n_seats * each)
                    .arg(n_tiles)
                    .help_with(
                        codes::DEAL_AT_MOST,
                        vec![n_seats.into(), (n_tiles / n_seats).into()],
                    ),
            );
        }
    }
}
