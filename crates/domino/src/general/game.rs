//! A game of the general path, compiled for a number of seats.

use tapete_game::{BotWord, Seat, SeatSet};
use tapete_lang::Formula;

use super::block::BlockRules;
use super::compare::Comparison;
use super::table::TableRules;
use crate::begins::BeginLine;
use crate::bots::BotPlan;
use crate::dealers::Dealer;
use crate::draws::Draw;
use crate::draws::drawn::Drawn;
use crate::draws::passes::Passing;
use crate::event::SeenBy;
use crate::pieces::Id;
use crate::reorganises::Reorganise;
use crate::rule_list::RuleList;
use crate::scores::Score;
use crate::sights::Sight;
use crate::state::HANDS_MAX;
use crate::tables::arms::ArmsAllowed;
use crate::ties::Tie;
use crate::tile_points::TilePoints;
use crate::tile_set::Set;
use crate::turns::Order;
use crate::wins::Win;
use crate::wins::counts::Count;
use crate::wins::ranks::Rank;

/// A line of a list all of whose lines count.
pub(crate) type Lines<T> = Vec<(Option<Formula>, T)>;

/// A choice with the number in its parentheses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbered<T> {
    pub(crate) choice: T,
    pub(crate) number: i64,
}

/// A game of the general path.
pub(crate) struct General {
    pub(crate) name: String,
    pub(crate) n_seats: usize,
    /// The team of each seat.
    pub(crate) teams: [u8; HANDS_MAX],
    pub(crate) n_teams: usize,
    pub(crate) set: Set,
    /// The values that each tile shows, one bit each; empty for a set that is
    /// not listed.
    pub(crate) masks: Vec<u64>,
    /// What each tile is worth; empty for a set that is not listed.
    pub(crate) points: Vec<i64>,
    pub(crate) tile_points: &'static TilePoints,
    /// Tiles that are worth something else.
    pub(crate) worth: Vec<(Id, i64)>,
    /// Whether tiles of the set can be equal.
    pub(crate) has_copies: bool,
    pub(crate) deal: DealRules,
    pub(crate) table: TableRules,
    /// Whether the table is one line, whose ends are called left and right.
    pub(crate) is_line: bool,
    pub(crate) plays: PlayRules,
    pub(crate) turn: TurnRules,
    pub(crate) hand: HandRules,
    pub(crate) block: BlockRules,
    pub(crate) whole: MatchRules,
    /// Whether every line of a rule list applies, not only the first.
    pub(crate) every_line: bool,
    /// Which variables some condition asks, one bit each.
    pub(crate) asked: u64,
    pub(crate) bots: Vec<BotWord>,
    pub(crate) plans: Vec<BotPlan>,
}

/// How a hand is dealt and who sees it.
pub(crate) struct DealRules {
    pub(crate) hand_size: usize,
    pub(crate) dealer: Numbered<&'static Dealer>,
    pub(crate) redeals: Vec<Formula>,
    pub(crate) reorganises: RuleList<Numbered<Reorganise>>,
    pub(crate) sees: RuleList<Sight>,
    pub(crate) reveals_doubles: bool,
    pub(crate) reveals: Vec<Id>,
    pub(crate) begins: RuleList<BeginLine>,
}

/// What may be played where.
pub(crate) struct PlayRules {
    /// Where faces are judged by their values alone: for each open value, the
    /// values that fit it, one bit each.
    pub(crate) plain: Option<Vec<u64>>,
    /// Whether that is all that is asked of a tile and a spot.
    pub(crate) is_plain: bool,
    /// Whether that is all but for whose arms one may play on.
    pub(crate) is_plain_on_arms: bool,
    /// Whether only equal values fit, where they are judged so.
    pub(crate) is_equal: bool,
    pub(crate) matches: Lines<Comparison>,
    pub(crate) wild_tiles: Lines<Id>,
    pub(crate) wild_doubles: Lines<()>,
    pub(crate) forbidden_tiles: Lines<Id>,
    pub(crate) forbidden_doubles: Lines<()>,
    pub(crate) forbidden_on_partner: Lines<()>,
    pub(crate) forbidden_before_double: Lines<()>,
    pub(crate) arms: Lines<ArmsAllowed>,
    pub(crate) marks_arms: bool,
    pub(crate) long_first_turn: bool,
}

/// What a turn is.
pub(crate) struct TurnRules {
    pub(crate) draws: RuleList<Numbered<&'static Draw>>,
    /// Whether anything can ever be drawn, so that the stock needs an order.
    pub(crate) uses_stock: bool,
    pub(crate) stock_is_open: bool,
    pub(crate) keeps: usize,
    pub(crate) may_draw: bool,
    pub(crate) drawn: Drawn,
    pub(crate) draw_costs: Lines<Formula>,
    pub(crate) passes: RuleList<Passing>,
    pub(crate) pass_costs: Lines<Formula>,
    /// Nothing where turns simply go round.
    pub(crate) order: Option<RuleList<Numbered<&'static Order>>>,
}

/// How a hand ends and what it brings.
pub(crate) struct HandRules {
    pub(crate) ends_when_out: bool,
    pub(crate) ends_when_team_out: bool,
    pub(crate) stops: Vec<Formula>,
    pub(crate) counts: Count,
    pub(crate) wins: RuleList<&'static Win>,
    pub(crate) ties: &'static Tie,
    pub(crate) ranks: Option<Rank>,
    pub(crate) scores: RuleList<Numbered<&'static Score>>,
    pub(crate) gains: Lines<Formula>,
    pub(crate) pass_gains: Lines<Formula>,
    pub(crate) hand_gains: Lines<Formula>,
    pub(crate) score_times: Lines<Formula>,
    pub(crate) rounds_to: Option<i64>,
}

/// How hands make a match.
pub(crate) struct MatchRules {
    pub(crate) plays_to: Option<i64>,
    pub(crate) exactly: bool,
    pub(crate) at_once: bool,
    pub(crate) n_hands: Option<u32>,
    pub(crate) lowest_wins: bool,
    pub(crate) moves_max: u32,
}

impl PlayRules {
    /// Tells whether something may not be played although it fits.
    pub(crate) fn forbids(&self) -> bool {
        !self.forbidden_tiles.is_empty()
            || !self.forbidden_doubles.is_empty()
            || !self.forbidden_on_partner.is_empty()
            || !self.forbidden_before_double.is_empty()
    }
}

impl General {
    pub(crate) fn team_of(&self, seat: Seat) -> u8 {
        self.teams[seat.index()]
    }

    /// Tells whether some condition asks for a variable.
    #[inline]
    pub(crate) fn asks(&self, slot: usize) -> bool {
        self.asked >> slot & 1 == 1
    }

    /// Returns which hands are seen in a hand of the match.
    pub(crate) fn sight(&self, hand_number: u32) -> Sight {
        let slots = crate::variables::hand_slots(self.n_seats, hand_number);
        self.deal.sees.pick(slots).copied().unwrap_or(Sight::Own)
    }

    /// Tells whether nobody sees any hand in a hand of the match.
    #[inline]
    pub(crate) fn is_unseen(&self, hand_number: u32) -> bool {
        let mut lines = self.deal.sees.lines().iter();
        lines.any(|(_, sight)| *sight == Sight::Nothing)
            && self.sight(hand_number) == Sight::Nothing
    }

    /// Returns who sees what a seat holds.
    pub(crate) fn seen_by(&self, seat: Seat, hand_number: u32) -> SeenBy {
        match self.sight(hand_number) {
            Sight::Own => SeenBy::one(seat),
            Sight::All => SeenBy {
                seats: SeatSet::one(seat),
                everybody: true,
            },
            Sight::Nothing => SeenBy::default(),
            Sight::Team => {
                let mut seen_by = SeenBy::default();
                Seat::all(self.n_seats)
                    .filter(|other| self.team_of(*other) == self.team_of(seat))
                    .for_each(|other| seen_by.seats.insert(other));
                seen_by
            }
        }
    }

    /// Tells whether everybody sees a tile wherever it lies.
    pub(crate) fn is_revealed(&self, tile: Id) -> bool {
        (self.deal.reveals_doubles && self.set.is_double(tile)) || self.deal.reveals.contains(&tile)
    }

    /// Tells whether any tile lies open in the hands.
    pub(crate) fn reveals(&self) -> bool {
        self.deal.reveals_doubles || !self.deal.reveals.is_empty()
    }

    /// Returns the values that a tile shows, one bit each.
    #[inline]
    pub(crate) fn mask(&self, tile: Id) -> u64 {
        match self.masks.get(tile as usize) {
            Some(mask) => *mask,
            None => self.set.faces(tile).mask(),
        }
    }
}
