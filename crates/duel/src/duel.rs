//! One game of the family, compiled: cards, decks and rules, ready to play.

use tapete_game::BotWord;

use crate::card::{Deck, Element, MonsterCard, PowerCard};
use crate::options::{
    AtLimit, Decks, HAND_MAX, MONSTERS_MAX, MOVES_MAX, Options, PLAYS_MAX, ROUNDS_MAX,
};
use crate::position::Position;
use crate::run::Effect;
use crate::state::State;

/// What a text makes of the cards: everything that [`Duel::new`] needs.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) name: String,
    pub(crate) n_seats: usize,
    pub(crate) options: Options,
    /// At least one; the tables are as long as the list.
    pub(crate) elements: Vec<Element>,
    /// At least one.
    pub(crate) monsters: Vec<MonsterCard>,
    /// At least one.
    pub(crate) powers: Vec<PowerCard>,
    /// Legal ones: as many monsters and powers as the options say. At least one
    /// unless decks are made by luck.
    pub(crate) decks: Vec<Deck>,
    /// The lines that set the first position up; none for a usual start.
    pub(crate) position: Vec<String>,
}

/// What must be known of a power of a deck to list it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// The energy that it needs.
    pub(crate) needs: i32,
    pub(crate) card: u16,
    pub(crate) monster: u8,
    pub(crate) check: Check,
}

/// What the conditions of a power come to. Bounds are compared without a branch,
/// since nobody can foresee which cards a hand holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Check {
    /// The elements that the target may have, as bits.
    pub(crate) elements: u64,
    /// The life that the target must have.
    pub(crate) life_min: i32,
    pub(crate) life_max: i32,
    /// Whether something else must be worked out.
    pub(crate) more: bool,
}

impl Check {
    /// No condition.
    pub(crate) const FREE: Check = Check {
        elements: u64::MAX,
        life_min: i32::MIN,
        life_max: i32::MAX,
        more: false,
    };

    /// Conditions that must be worked out.
    pub(crate) const MORE: Check = Check {
        more: true,
        ..Check::FREE
    };
}

/// A compiled game.
#[derive(Debug)]
pub(crate) struct Duel {
    pub(crate) name: String,
    pub(crate) n_seats: usize,
    pub(crate) options: Options,
    pub(crate) elements: Vec<Element>,
    pub(crate) monsters: Vec<MonsterCard>,
    pub(crate) powers: Vec<PowerCard>,
    pub(crate) decks: Vec<Deck>,
    /// What each power does, by its index.
    pub(crate) effects: Vec<Effect>,
    /// The energy that each power needs, by its index.
    pub(crate) needs: Vec<i32>,
    /// The powers of each deck.
    pub(crate) rows: Vec<Vec<Row>>,
    /// The monster of each power of a deck.
    pub(crate) monsters_of: Vec<u8>,
    /// For attacking and receiving element, the damage of 100 points of attack.
    pub(crate) factors: Vec<i32>,
    /// How many moves a match can have.
    pub(crate) moves_max: u32,
    /// Whether some power may keep monsters from acting.
    pub(crate) may_idle: bool,
    /// Whether a monster may have the same power twice.
    pub(crate) has_copies: bool,
    /// Whether some power waits for something to happen: only then is anything
    /// kept about it.
    pub(crate) has_triggers: bool,
    /// How many triggers a power has at most.
    pub(crate) n_triggers: usize,
    pub(crate) bots: Vec<BotWord>,
    /// Where every match begins, unless it begins with luck.
    pub(crate) position: Option<Position>,
}

impl Duel {
    /// Compiles a plan.
    pub(crate) fn new(plan: Plan) -> Duel {
        let Plan {
            name,
            n_seats,
            options,
            elements,
            monsters,
            powers,
            decks,
            position,
        } = plan;
        let step = i32::from(options.step);
        let factors = elements
            .iter()
            .flat_map(|it| it.against.iter())
            .map(|steps| (100 + step * i32::from(*steps)).max(0))
            .collect();
        let effects: Vec<Effect> = powers.iter().map(|it| Effect::new(&it.script)).collect();
        let more = i32::from(options.needs_more);
        let needs = powers.iter().map(|it| it.cost.saturating_add(more));
        let each = options.n_powers.max(1);
        let n_held = options.n_monsters.saturating_mul(each);
        let n_triggers = powers.iter().map(|it| it.script.triggers.len()).max();
        let n_triggers = n_triggers.unwrap_or(0);
        let needs: Vec<i32> = needs.collect();
        let row = |(index, card): (usize, &u16)| {
            let place = usize::from(*card);
            Row {
                needs: needs.get(place).copied().unwrap_or(i32::MAX),
                card: *card,
                monster: (index / usize::from(each)) as u8,
                check: effects.get(place).map_or(Check::MORE, Effect::check),
            }
        };
        let of_deck = |deck: &Deck| deck.powers.iter().enumerate().map(row).collect();
        let rows = decks.iter().map(of_deck).collect();
        let mut duel = Duel {
            needs,
            rows,
            monsters_of: (0..n_held).map(|power| power / each).collect(),
            // Nothing simple freezes or puts to sleep.
            may_idle: effects.iter().any(|it| matches!(it, Effect::Tree)),
            has_copies: options.decks == Decks::Random
                || decks.iter().any(|it| has_copies(&it.powers, each)),
            has_triggers: n_triggers > 0,
            n_triggers,
            bots: crate::bots::words(),
            position: None,
            moves_max: 0,
            name,
            n_seats,
            options,
            elements,
            monsters,
            powers,
            decks,
            effects,
            factors,
        };
        duel.moves_max = duel.count_moves_max();
        if !position.is_empty() {
            duel.set_up(position.iter().map(String::as_str));
        }
        duel
    }

    /// Returns how many powers a deck has.
    #[inline]
    pub(crate) fn n_powers(&self) -> usize {
        self.n_monsters() * usize::from(self.options.n_powers)
    }

    /// Returns how many monsters a team has.
    #[inline]
    pub(crate) fn n_monsters(&self) -> usize {
        usize::from(self.options.n_monsters)
    }

    /// Returns the monster that a power of a deck belongs to.
    #[inline]
    pub(crate) fn monster_of(&self, power: u8) -> usize {
        // A card that nobody knows belongs to no monster.
        let found = self.monsters_of.get(usize::from(power));
        found.map_or(usize::MAX, |it| usize::from(*it))
    }

    /// Returns what 100 points of attack do with one element against another.
    #[inline]
    pub(crate) fn factor(&self, attacks: u8, receives: u8) -> i32 {
        let index = usize::from(attacks) * self.elements.len() + usize::from(receives);
        self.factors.get(index).copied().unwrap_or(100)
    }

    /// Returns the rounds after which a match ends, whatever happens.
    pub(crate) fn rounds_max(&self) -> u32 {
        self.options
            .round_limit
            .unwrap_or(ROUNDS_MAX)
            .min(ROUNDS_MAX * 100)
    }

    /// Tells whether a match is a puzzle: a position and one turn to win.
    pub(crate) fn is_puzzle(&self) -> bool {
        self.options.turn_limit == Some(1) && self.position.is_some()
    }

    /// Tells whether a match has as many turns as it may have.
    #[inline]
    pub(crate) fn is_last_turn(&self, state: &State) -> bool {
        let turns_max = self.options.turn_limit;
        turns_max.is_some_and(|it| state.counts.turns >= it)
    }

    /// Returns as many moves as all seats may make in all rounds, within reason:
    /// the rules end every match before.
    fn count_moves_max(&self) -> u32 {
        let each_turn = u32::from(PLAYS_MAX) + HAND_MAX as u32 + 2;
        let each_round = each_turn * self.n_seats as u32;
        let before = self.n_seats * (MONSTERS_MAX + 1);
        self.rounds_max()
            .saturating_mul(each_round)
            .saturating_add(before as u32)
            .min(MOVES_MAX)
    }

    /// Returns who wins at the limit; without a limit in the text nobody.
    pub(crate) fn at_limit(&self) -> AtLimit {
        match (self.options.round_limit, self.options.turn_limit) {
            (None, None) => AtLimit::Nobody,
            _ => self.options.at_limit,
        }
    }

    /// Tells whether a seat's deck may be known to others in all its powers.
    pub(crate) fn decks_open(&self) -> bool {
        self.options.decks_open || self.options.decks == Decks::InOrder
    }
}

/// Tells whether a monster of a deck has the same power twice.
fn has_copies(powers: &[u16], each: u8) -> bool {
    let mut monsters = powers.chunks(usize::from(each.max(1)));
    monsters.any(|own| (1..own.len()).any(|it| own[..it].contains(&own[it])))
}
