//! From checked text to a game: reads the clauses, and reports what cannot be
//! played before anybody sits down.

mod bots;
mod codes;
mod lists;

use std::ops::RangeInclusive;

use tapete_game::Game;
use tapete_lang::{Checked, CheckedItem, Diagnostic, Place, Problems};

use crate::begins::{self, BeginLine, Given};
use crate::choice::index_of;
use crate::ends::{self, Ending};
use crate::pieces::Id;
use crate::rule_list::RuleList;
use crate::rules::Domino;
use crate::state::HANDS_MAX;
use crate::tile::{FACE_MAX, Tile, TileSet};
use crate::{draws, matching, scores, tables, ties, turns, wins};
use codes::{
    DEALS_TOO_MANY, DRAWS_NOTHING, KEEPS_NOTHING, NEVER_ENDS, NO_SUCH_SEAT, NO_SUCH_TILE,
    SEVERAL_GAMES, UNEVEN_TEAMS, UNWON_BLOCK,
};
use lists::{Case, Cases, read_list};

pub use codes::CODES;

/// How many moves a match may have if its text does not say.
const MOVES_MAX_DEFAULT: i64 = 10_000;

/// Returns how many players the game of a text may have; nothing if the text
/// has no game or does not say.
pub fn players(checked: &Checked) -> Option<RangeInclusive<usize>> {
    let item = checked.of_kind("Domino").next()?;
    let (from, to) = item.line("for_players")?.value.range()?;
    Some(from.max(2) as usize..=to.max(from) as usize)
}

/// Compiles the game of a text for a number of seats, or for the smallest that
/// the text allows; nothing if the text has no game, or one with errors.
pub fn compile(checked: &Checked, n_seats: Option<usize>, problems: &mut Problems) -> Option<Game> {
    let (bots, plans) = bots::read(checked, problems);
    let mut items = checked.of_kind("Domino");
    let item = items.next()?;
    for other in items {
        problems.push(
            Diagnostic::new(&SEVERAL_GAMES, other.head())
                .arg(item.name().unwrap_or_default())
                .label(item.head(), codes::FIRST_GAME),
        );
    }
    let definition = Definition::read(item, problems)?;
    let n_seats = n_seats.unwrap_or(*definition.players.start());
    if !definition.players.contains(&n_seats) || problems.has_errors() {
        return None;
    }
    definition.into_game(n_seats, bots, plans).map(Game::new)
}

/// The checked text of a game, for any number of players that it allows.
struct Definition {
    name: String,
    players: RangeInclusive<usize>,
    team_size: usize,
    set: TileSet,
    deals: RuleList<usize>,
    matching: &'static matching::Matching,
    draws: bool,
    keeps: RuleList<usize>,
    begins: RuleList<BeginLine>,
    turns: Option<RuleList<&'static turns::Order>>,
    ends_when_out: bool,
    wins: RuleList<&'static wins::Win>,
    ties: &'static ties::Tie,
    scores: RuleList<&'static scores::Score>,
    plays_to: Option<i64>,
    moves_max: u32,
}

impl Definition {
    /// Reads a game; nothing if a part that all else needs is missing or wrong.
    fn read(item: &CheckedItem, problems: &mut Problems) -> Option<Definition> {
        let number = |clause: &str| item.line(clause).and_then(|it| it.value.number());
        let faces = item.line("with_tiles")?.value.name()?.number(0)?;
        let set = TileSet::doubles(faces.clamp(0, i64::from(FACE_MAX)) as u8);
        let (from, to) = item.line("for_players")?.value.range()?;
        let players = from.max(2) as usize..=(to as usize).min(HANDS_MAX);
        let plays_to = number("plays_to");
        let ends_when_out = read_ends(item, problems);
        let cases = Cases {
            players: players.clone(),
            n_tiles: set.len(),
            one_hand: plays_to.is_none(),
            ends_when_out,
        };

        let draws =
            draws::CHOICES[chosen(item, "draws", draws::NAMES)] == draws::Draw::UntilPlayable;
        if let (Some(line), false) = (item.line("keeps"), draws) {
            problems.push(Diagnostic::new(&KEEPS_NOTHING, line.place).help(codes::ADD_DRAWS));
        }
        let deals = read_list(item, "deals", Case::Players, &cases, problems, |line| {
            line.value.number().map(|it| it as usize)
        });
        let keeps = read_list(item, "keeps", Case::Players, &cases, problems, |line| {
            line.value.number().map(|it| it as usize)
        });
        let begins = read_list(item, "begins", Case::Hand, &cases, problems, |line| {
            line.value.name().map(|name| BeginLine {
                choice: &begins::CHOICES[index_of(begins::NAMES, name.id()).unwrap_or(0)],
                given: given(name, &set),
            })
        });
        let turns = read_list(item, "turns", Case::Turn, &cases, problems, |line| {
            let name = line.value.name()?;
            Some(&turns::CHOICES[index_of(turns::NAMES, name.id()).unwrap_or(0)])
        });
        let wins = read_list(item, "wins", Case::End, &cases, problems, |line| {
            let name = line.value.name()?;
            Some(&wins::CHOICES[index_of(wins::NAMES, name.id()).unwrap_or(0)])
        });
        let scores = read_list(item, "scores", Case::End, &cases, problems, |line| {
            let name = line.value.name()?;
            Some(&scores::CHOICES[index_of(scores::NAMES, name.id()).unwrap_or(0)])
        });
        check_openings(item, &set, &players, problems);
        check_blocks(item, wins.as_ref(), &cases, problems);
        let team_size = number("in_teams_of").unwrap_or(1).max(1) as usize;
        check_teams(item, &players, team_size, problems);
        let deals = deals?;
        check_deals(item, &set, &cases, &deals, problems);
        let keeps = keeps.unwrap_or_else(|| RuleList::always(0));
        if draws {
            check_stock(item, &set, &cases, (&deals, &keeps), problems);
        }

        Some(Definition {
            name: item.name().unwrap_or_default().to_owned(),
            players,
            team_size,
            deals,
            matching: &matching::CHOICES[chosen(item, "matches", matching::NAMES)],
            draws,
            keeps,
            begins: begins.unwrap_or_else(|| {
                RuleList::always(BeginLine {
                    choice: &begins::CHOICES[0],
                    given: Given::default(),
                })
            }),
            turns,
            ends_when_out,
            wins: wins.unwrap_or_else(|| RuleList::always(&wins::CHOICES[0])),
            ties: &ties::CHOICES[chosen(item, "ties", ties::NAMES)],
            scores: scores.unwrap_or_else(|| RuleList::always(&scores::CHOICES[0])),
            plays_to,
            moves_max: number("turn_limit").unwrap_or(MOVES_MAX_DEFAULT).max(1) as u32,
            set,
        })
    }

    fn into_game(
        self,
        n_seats: usize,
        bots: Vec<tapete_game::BotWord>,
        plans: Vec<crate::bots::BotPlan>,
    ) -> Option<Domino> {
        let slots = crate::words::hand_slot(n_seats, 1);
        let n_teams = n_seats / self.team_size;
        let mut teams = [0; HANDS_MAX];
        for (seat, team) in teams.iter_mut().enumerate() {
            *team = (seat % n_teams.max(1)) as u8;
        }
        Some(Domino {
            name: self.name,
            n_seats,
            teams,
            n_teams,
            fitting: self.matching.tiles_for(0, &self.set)?,
            hand_size: *self.deals.pick(slots)?,
            draws: self.draws,
            keeps: self.keeps.pick(slots).copied().unwrap_or(0),
            turns: self.turns,
            begins: self.begins,
            ends_when_out: self.ends_when_out,
            wins: self.wins,
            ties: self.ties,
            scores: self.scores,
            plays_to: self.plays_to,
            moves_max: self.moves_max,
            set: self.set,
            bots,
            plans,
        })
    }
}

/// Returns the index of the name that a clause gives, or of the first, which
/// is what holds where nothing is said.
fn chosen(item: &CheckedItem, clause: &str, names: &[tapete_lang::NameWord]) -> usize {
    let name = item.line(clause).and_then(|line| line.value.name());
    name.and_then(|it| index_of(names, it.id())).unwrap_or(0)
}

fn given(name: &tapete_lang::CheckedName, set: &TileSet) -> Given {
    Given {
        number: name.number(0).unwrap_or(0),
        tile: tile_of(name).and_then(|tile| set.index(tile)).map(Id::from),
    }
}

/// Returns the tile in parentheses, if there is one whose faces exist at all.
fn tile_of(name: &tapete_lang::CheckedName) -> Option<Tile> {
    match name.faces(0)? {
        [one, other] => Some(Tile::new(one.parse().ok()?, other.parse().ok()?)),
        _ => None,
    }
}

/// Tells whether a seat that is out ends the hand; a block always must.
fn read_ends(item: &CheckedItem, problems: &mut Problems) -> bool {
    let Some(line) = item.line("ends") else {
        return true;
    };
    let has = |ending| {
        line.value.names().iter().any(|name| {
            index_of(ends::NAMES, name.id()).is_some_and(|it| ends::CHOICES[it] == ending)
        })
    };
    if !has(Ending::Blocked) {
        problems.push(Diagnostic::new(&NEVER_ENDS, line.place).help(codes::ADD_BLOCKED));
    }
    has(Ending::Out)
}

/// Seats and tiles named by `begins` must exist.
fn check_openings(
    item: &CheckedItem,
    set: &TileSet,
    players: &RangeInclusive<usize>,
    problems: &mut Problems,
) {
    for line in item.lines("begins") {
        let Some(name) = line.value.name() else {
            continue;
        };
        match name.id() {
            "Holder" if tile_of(name).and_then(|tile| set.index(tile)).is_none() => {
                let faces = name.faces(0).unwrap_or_default();
                problems.push(
                    Diagnostic::new(&NO_SUCH_TILE, name.place)
                        .arg(faces.join("|"))
                        .arg(i64::from(set.face_max)),
                );
            }
            "Seat" => {
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
            _ => {}
        }
    }
}

/// A block must have a winner by some rule.
fn check_blocks(
    item: &CheckedItem,
    wins: Option<&RuleList<&'static wins::Win>>,
    cases: &Cases,
    problems: &mut Problems,
) {
    let (Some(wins), Some(line)) = (wins, item.line("wins")) else {
        return;
    };
    let unwon = cases
        .list(Case::End)
        .into_iter()
        .filter(|case| case[lists::BLOCKED_SLOT] == 1)
        .any(|case| {
            wins.pick(|slot| case[slot])
                .is_some_and(|win| !win.decides_block)
        });
    if unwon {
        problems.push(Diagnostic::new(&UNWON_BLOCK, line.place).help(codes::ADD_BLOCK_WINNER));
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
    set: &TileSet,
    cases: &Cases,
    deals: &RuleList<usize>,
    problems: &mut Problems,
) {
    let place = |wanted: usize| -> Place {
        let lines = item.lines("deals").iter();
        let mut same = lines.filter(|it| it.value.number() == Some(wanted as i64));
        same.next().map_or(item.head(), |it| it.place)
    };
    let mut reported = Vec::new();
    for n_seats in cases.players.clone() {
        let Some(each) = deals.pick(crate::words::hand_slot(n_seats, 1)) else {
            continue;
        };
        if n_seats * each > set.len() && !reported.contains(each) {
            reported.push(*each);
            problems.push(
                Diagnostic::new(&DEALS_TOO_MANY, place(*each))
                    .arg(n_seats * each)
                    .arg(set.len())
                    .help_with(
                        codes::DEAL_AT_MOST,
                        vec![n_seats.into(), (set.len() / n_seats).into()],
                    ),
            );
        }
    }
}

/// Where seats draw, some number of players must leave something to draw.
fn check_stock(
    item: &CheckedItem,
    set: &TileSet,
    cases: &Cases,
    (deals, keeps): (&RuleList<usize>, &RuleList<usize>),
    problems: &mut Problems,
) {
    let Some(line) = item.line("draws") else {
        return;
    };
    let mut most = None;
    for n_seats in cases.players.clone() {
        let slots = crate::words::hand_slot(n_seats, 1);
        let (Some(each), Some(kept)) = (deals.pick(slots), keeps.pick(slots)) else {
            return;
        };
        // More than there are is another problem, told elsewhere.
        let Some(left) = set.len().checked_sub(n_seats * each) else {
            return;
        };
        if left > *kept {
            return;
        }
        most = most.max(Some((left, *kept)));
    }
    if let Some((left, kept)) = most {
        problems.push(
            Diagnostic::new(&DRAWS_NOTHING, line.place)
                .arg(left)
                .arg(kept)
                .help(codes::DEAL_FEWER),
        );
    }
}
