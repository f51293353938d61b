//! Players, the deal, and who sees what.

use std::ops::RangeInclusive;

use tapete_lang::{CheckedItem, CheckedName, Diagnostic, Line, Place, Problems};

use super::codes::{self, CLASH, DEALS_TOO_MANY, NO_SUCH_SEAT, UNEVEN_TEAMS};
use super::lists::Case;
use super::reading::Reading;
use super::tiles::tile_of;
use crate::begins::{self, BeginLine, Given};
use crate::choice::index_of;
use crate::dealers;
use crate::general::{DealRules, Numbered};
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
        let team_size = self.number("in_teams_of").unwrap_or(1).max(1) as usize;
        check_teams(self.item, players, team_size, self.problems);
        if team_size == 1 {
            self.no_effect(&["seated"], codes::NO_TEAMS);
        }
        let n_teams = (n_seats / team_size).max(1);
        let seating = seatings::CHOICES[self.chosen("seated", seatings::NAMES).0];
        let mut teams = [0; HANDS_MAX];
        for (seat, team) in teams.iter_mut().enumerate() {
            *team = match seating {
                Seating::Alternating => seat % n_teams,
                Seating::ByTeam => (seat / team_size).min(n_teams - 1),
            } as u8;
        }
        (teams, n_teams)
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

fn check_teams(
    item: &CheckedItem,
    players: &RangeInclusive<usize>,
    team_size: usize,
    problems: &mut Problems,
) {
    let Some(line) = item.line("in_teams_of") else {
        return;
    };
    let uneven = |n: &usize| !n.is_multiple_of(team_size) || n / team_size < 2;
    if let Some(n) = players.clone().find(uneven) {
        problems.push(
            Diagnostic::new(&UNEVEN_TEAMS, line.place)
                .arg(n)
                .arg(team_size)
                .help_with(
                    codes::TEAMS_THAT_FIT,
                    vec![team_size.into(), (2 * team_size).into()],
                ),
        );
    }
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
