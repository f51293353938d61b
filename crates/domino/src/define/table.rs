//! The table of a game, and what may be played there.

use tapete_lang::{Diagnostic, Formula, NameTree};

use super::codes::{self, CLASH, NO_DOUBLES, NO_EFFECT, WRONG_TABLE};
use super::reading::Reading;
use super::tiles::tile_of;
use crate::choice::index_of;
use crate::general::{Branches, Comparison, Doubles, Grid, PlayRules, TableRules};
use crate::matching;
use crate::tables::arms::{self, ArmsAllowed};
use crate::tables::branches;
use crate::tables::doubles::{self, Demand};
use crate::tables::sides::{self, Sides};
use crate::tables::wild::Wild;
use crate::tables::{self, Arms, Table, forbids, wild};
use crate::tile_set::Set;
use crate::variables::{ALL, OF_ALL_HANDS};

impl Reading<'_> {
    /// Reads the table for a number of seats; nothing after a problem.
    pub(super) fn table(&mut self, set: &Set, n_seats: usize) -> Option<TableRules> {
        let (index, number) = self.chosen("on_table", tables::NAMES);
        let table = &tables::CHOICES[index];
        let branches = branches::CHOICES[self.chosen("branches", branches::NAMES).0];
        let (demand, n_toes) = self.chosen("doubles", doubles::NAMES);
        let rules = TableRules {
            grid: table.grid,
            hub: (table.hub)(&Arms {
                number: number as u8,
                n_seats: n_seats as u8,
            }),
            branches,
            sides_wait: sides::CHOICES[self.chosen("sides_open", sides::NAMES).0]
                == Sides::WhenCovered,
            fills_first: self.has("fills_first"),
            doubles: match doubles::CHOICES[demand] {
                Demand::Nothing => Doubles::Free,
                Demand::Cover => Doubles::Covered,
                Demand::Toes => Doubles::Toes(n_toes as u8),
            },
        };
        self.check_table(table, &rules, set);
        Some(rules)
    }

    /// The tiles must fit the table, and what is said of it must mean something.
    fn check_table(&mut self, table: &Table, rules: &TableRules, set: &Set) {
        let place = self
            .item
            .line("on_table")
            .or(self.item.line("with_tiles"))
            .map_or(self.item.head(), |it| it.place);
        if let Some(wanted) = table.n_faces.filter(|it| *it != set.n_faces) {
            let help = match table.grid {
                Some(_) => codes::OTHER_FACES,
                None => codes::TAKE_TREE,
            };
            self.problems.push(
                Diagnostic::new(&WRONG_TABLE, place)
                    .arg(wanted)
                    .arg(set.n_faces)
                    .help(help),
            );
        }
        let has_doubles = !set.is_listed() || (0..set.len()).any(|tile| set.is_double(tile));
        if rules.hub.is_some() && !has_doubles {
            self.problems.push(Diagnostic::new(&NO_DOUBLES, place));
        }
        if rules.grid.is_some() || set.n_faces != 2 {
            self.no_effect(&["branches", "sides_open", "doubles"], codes::PAIRS_ONLY);
        }
        if rules.grid.is_some() {
            self.no_effect(&["fills_first"], codes::NOT_IN_GRIDS);
        }
        if rules.branches == Branches::Never {
            self.no_effect(&["sides_open"], codes::NO_BRANCHES);
        }
        if rules.hub.is_none_or(|hub| hub.n_owned == 0) {
            let clauses = ["plays_on", "marks_arms", "long_first_turn"];
            self.no_effect(&clauses, codes::NO_OWN_ARMS);
        }
        if let (Some(line), Doubles::Toes(_)) = (self.item.line("branches"), rules.doubles)
            && rules.branches != Branches::Never
        {
            self.problems.push(
                Diagnostic::new(&CLASH, line.place)
                    .arg("branches")
                    .arg("doubles NeedToes")
                    .arg(codes::TOES_BRANCH),
            );
        }
    }

    /// Reads what may be played where.
    pub(super) fn plays(&mut self, set: &Set, table: &TableRules) -> PlayRules {
        let mut matches = self.lines("matches", |line, _| {
            line.value.combined().map(Comparison::read)
        });
        if !matches.iter().any(|(when, _)| when.is_none()) {
            matches.push((None, Comparison::One(&matching::CHOICES[0], 0)));
        }
        let mut wild_tiles = Vec::new();
        let mut wild_doubles = Vec::new();
        let lines = self.lines("wild", |line, problems| {
            let name = line.value.name()?;
            match wild::CHOICES[index_of(wild::NAMES, name.id())?] {
                Wild::Tile => Some(Some(set.kind(tile_of(name, set, problems)?))),
                Wild::Doubles => Some(None),
            }
        });
        for (when, tile) in lines {
            match tile {
                Some(tile) => wild_tiles.push((when, tile)),
                None => wild_doubles.push((when, ())),
            }
        }
        self.check_secrets(&["matches", "wild", "forbids", "plays_on"]);
        if table.grid.is_some() {
            self.check_grid();
        }
        let mut rules = PlayRules {
            plain: None,
            is_plain: false,
            is_plain_on_arms: false,
            is_equal: false,
            matches,
            wild_tiles,
            wild_doubles,
            forbidden_tiles: Vec::new(),
            forbidden_doubles: Vec::new(),
            forbidden_on_partner: Vec::new(),
            forbidden_before_double: Vec::new(),
            arms: self
                .lines("plays_on", |line, _| {
                    let index = index_of(arms::NAMES, line.value.name()?.id())?;
                    Some(arms::CHOICES[index])
                })
                .into_iter()
                .filter(|(_, arms)| *arms != ArmsAllowed::Own)
                .collect(),
            marks_arms: self.has("marks_arms"),
            long_first_turn: self.has("long_first_turn")
                && table.hub.is_some_and(|hub| hub.n_owned > 0),
        };
        self.forbids(set, &mut rules);
        if let [(None, comparison)] = &rules.matches[..]
            && comparison.by_faces()
        {
            let plain = comparison.table(&set.values);
            let mut each = plain.iter().enumerate();
            rules.is_equal = each.all(|(value, fits)| *fits == 1 << value);
            rules.plain = Some(plain);
            rules.is_plain_on_arms =
                rules.wild_tiles.is_empty() && rules.wild_doubles.is_empty() && !rules.forbids();
            rules.is_plain = rules.is_plain_on_arms && rules.arms.is_empty();
        }
        rules
    }

    /// Reports lines about the moves of a seat that ask what all hands hold: the
    /// moves would tell it.
    pub(super) fn check_secrets(&mut self, clauses: &[&str]) {
        for clause in clauses {
            for line in self.item.lines(clause) {
                let mut asked = line.when.iter().flat_map(Formula::variables);
                if let Some(slot) = asked.find(|it| OF_ALL_HANDS.contains(it)) {
                    self.problems.push(
                        Diagnostic::new(&CLASH, line.place)
                            .arg(*clause)
                            .arg(ALL[slot].word.name)
                            .arg(codes::TELLS_HANDS),
                    );
                }
            }
        }
    }

    /// In a grid a tile is laid beside several others, so that rules about the
    /// one it is joined to mean nothing.
    fn check_grid(&mut self) {
        for line in self.item.lines("matches") {
            if line.value.combined().is_some_and(compares_tiles) {
                self.problems.push(
                    Diagnostic::new(&CLASH, line.place)
                        .arg("matches")
                        .arg("on_table")
                        .arg(codes::JOINS_NO_TILE),
                );
            }
        }
        for line in self.item.lines("forbids") {
            let name = line.value.name().map_or("", |it| it.id());
            if matches!(name, "OnPartner" | "BeforeDouble") {
                self.problems.push(
                    Diagnostic::new(&NO_EFFECT, line.place)
                        .arg("forbids")
                        .arg(codes::JOINS_NO_TILE),
                );
            }
        }
    }

    fn forbids(&mut self, set: &Set, rules: &mut PlayRules) {
        enum What {
            Tile(u32),
            Doubles,
            OnPartner,
            BeforeDouble,
        }
        let lines: Vec<(Option<Formula>, What)> = self.lines("forbids", |line, problems| {
            let name = line.value.name()?;
            Some(
                match forbids::CHOICES[index_of(forbids::NAMES, name.id())?] {
                    forbids::Forbid::Tile => What::Tile(set.kind(tile_of(name, set, problems)?)),
                    forbids::Forbid::Doubles => What::Doubles,
                    forbids::Forbid::OnPartner => What::OnPartner,
                    forbids::Forbid::BeforeDouble => What::BeforeDouble,
                },
            )
        });
        for (when, what) in lines {
            match what {
                What::Tile(tile) => rules.forbidden_tiles.push((when, tile)),
                What::Doubles => rules.forbidden_doubles.push((when, ())),
                What::OnPartner => rules.forbidden_on_partner.push((when, ())),
                What::BeforeDouble => rules.forbidden_before_double.push((when, ())),
            }
        }
    }
}

/// Tells whether a comparison asks for the tile that is played on.
fn compares_tiles(tree: &NameTree) -> bool {
    match tree {
        NameTree::Name(name) => matches!(name.id(), "HeavierTile" | "CoprimeSums"),
        NameTree::Not(inner) => compares_tiles(inner),
        NameTree::And(left, right) | NameTree::Or(left, right) => {
            compares_tiles(left) || compares_tiles(right)
        }
    }
}

/// Tells whether a table is one line, whose ends are called left and right.
pub(super) fn is_line(table: &TableRules, set: &Set) -> bool {
    let plain = TableRules {
        grid: None::<Grid>,
        hub: None,
        branches: Branches::Never,
        sides_wait: table.sides_wait,
        fills_first: table.fills_first,
        doubles: table.doubles,
    };
    *table == plain && set.n_faces == 2 && !matches!(table.doubles, Doubles::Toes(_))
}
