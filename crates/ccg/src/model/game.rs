//! The game: its zones, phases and rules, and the tables that everything else
//! stands in.

use std::collections::BTreeMap;

use tapete_game::BotWord;
use tapete_speech::Said;

use super::{
    Ability, Activated, Amount, Card, Cond, CondId, Cost, Deck, Program, ProgramId, Qualities,
    RESOURCES_MAX, Replacement, Rule, Static, Step, Test, TestId, Trigger, TriggerId,
};

/// A card game, ready to start matches.
#[derive(Clone, Debug)]
pub(crate) struct Cards {
    pub(crate) name: String,
    pub(crate) options: Options,
    pub(crate) zones: Vec<Zone>,
    pub(crate) roles: Roles,
    pub(crate) phases: Vec<Phase>,
    pub(crate) resources: Vec<Resource>,
    pub(crate) counters: Vec<CounterKind>,
    /// The names of qualities, by bit: in both tongues.
    pub(crate) qualities: Vec<Said>,
    /// Which qualities are colours.
    pub(crate) colours: Qualities,
    /// The types that attack and block.
    pub(crate) fighting: Qualities,
    pub(crate) cards: Vec<Card>,
    /// The decks that the text holds, and those of the seats, by index.
    pub(crate) decks: Vec<Deck>,
    pub(crate) seats: [u16; 2],
    pub(crate) abilities: Vec<Ability>,
    pub(crate) ability_names: Vec<String>,
    /// The bit of [`super::Card::marks`] of an ability's name, if some text asks for it.
    pub(crate) mark_of: Vec<Option<u8>>,
    pub(crate) triggers: Vec<Trigger>,
    pub(crate) activated: Vec<Activated>,
    pub(crate) statics: Vec<Static>,
    pub(crate) rules: Vec<Rule>,
    pub(crate) replacements: Vec<Replacement>,
    pub(crate) costs: Vec<Cost>,
    pub(crate) programs: Vec<Program>,
    pub(crate) steps: Vec<Step>,
    /// What the steps that ask say, by their number: what one may do, and each
    /// branch of `choose one` at its jump; in both tongues.
    pub(crate) step_labels: BTreeMap<u16, Said>,
    pub(crate) tests: Vec<Test>,
    pub(crate) amounts: Vec<Amount>,
    pub(crate) conds: Vec<Cond>,
    /// What `becomes` adds.
    pub(crate) becomes: Vec<Qualities>,
    /// `state_based when …`.
    pub(crate) checks: Vec<Check>,
    /// `lose when`, `win when`, `draw_game when`: seen by each player.
    pub(crate) endings: Vec<Ending>,
    /// Which events some card answers to outside play: bit `On as u8`.
    pub(crate) elsewhere: u32,
    /// Whether some card answers to changes of zones by name.
    pub(crate) hears_moves: bool,
    /// Whether some card stands in for draws.
    pub(crate) replaces_draws: bool,
    /// The triggers that the game itself has, and to what they answer: bits
    /// `On as u8`.
    pub(crate) answers: Vec<TriggerId>,
    pub(crate) answers_to: u32,
    /// Whether some card stands in for what would happen to others: damage,
    /// death, coming into play.
    pub(crate) replaces_others: bool,
    /// Whether some card stands in for life gained or lost.
    pub(crate) replaces_life: bool,
    /// Whether some static changes costs.
    pub(crate) changes_costs: bool,
    /// The position that the text describes, in lines of `arrange`.
    pub(crate) position: Vec<String>,
    pub(crate) bots: Vec<BotWord>,
}

/// The settings of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    pub(crate) life: i32,
    pub(crate) hand: u8,
    pub(crate) prizes: u8,
    /// Cards more than this are discarded at cleanup; nothing: no limit.
    pub(crate) hand_limit: Option<u8>,
    /// A full hand draws nothing, rather than discarding later.
    pub(crate) full_hand_draws_nothing: bool,
    pub(crate) mulligan: Mulligan,
    /// Whether the first player draws in the first turn.
    pub(crate) first_draw: bool,
    pub(crate) deck_size: u16,
    pub(crate) copies: Option<u8>,
    /// Cards of this quality may be in a deck any number of times.
    pub(crate) copies_except: Option<u8>,
    /// But only those that say nothing themselves.
    pub(crate) only_basic_except: bool,
    pub(crate) payment: Payment,
    pub(crate) combat: Combat,
    pub(crate) damage_order: DamageOrder,
    pub(crate) untaps: bool,
    pub(crate) sickness: bool,
    pub(crate) heals: bool,
    pub(crate) counterattack: bool,
    pub(crate) defender_deals_first: bool,
    /// Attacking taps.
    pub(crate) exhaust: bool,
    pub(crate) ends_turn: bool,
    /// Weakness multiplies damage by this; 1 for none.
    pub(crate) weakness: u8,
    pub(crate) resistance: u8,
    pub(crate) has_stack: bool,
    /// Damage for each card that cannot be drawn; 0: see the endings.
    pub(crate) fatigue: u8,
    pub(crate) has_hero: bool,
    pub(crate) has_active: bool,
    /// Attackers are resolved one by one, with deaths between (thesis).
    pub(crate) attacks_one_by_one: bool,
    /// How many lands or cards of no cost a turn; nothing: any number.
    pub(crate) lands_per_turn: Option<u8>,
    pub(crate) bench: u8,
    /// Turns after which the match is a draw.
    pub(crate) turns_max: u16,
    /// The quality of lands (what `requires_means presence of X` counts).
    pub(crate) land: Option<u8>,
    /// The resource that a sacrificed card gives, in games with a pile.
    pub(crate) pile_resource: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mulligan {
    None,
    /// Draw again, then put as many cards to the bottom as hands were refused.
    London,
    /// Draw again, one card fewer each time.
    Paris,
    /// A hand without a card that may start is drawn again; the opponent may
    /// draw one more (taken as drawing one).
    Basic,
}

/// What `requires` means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Payment {
    /// The lands must lie there; nothing is spent.
    Presence,
    /// Sources are tapped for resources, or a pool is spent.
    Pay,
    /// A pool is spent.
    Pool,
    /// Energy must be attached; nothing is spent.
    Attached,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Combat {
    Blocks,
    /// The attacker chooses what it hits, which may strike back.
    Direct,
    /// The active creature attacks the other active creature.
    Active,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DamageOrder {
    /// Lethal damage to one blocker before the next, in the order of blocks.
    Declared,
    Free,
}

/// A zone as declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Zone {
    pub(crate) name: String,
    pub(crate) label: Said,
    pub(crate) sight: Sight,
    pub(crate) limit: Option<u8>,
    /// Cards here are in play: their abilities work.
    pub(crate) in_play: bool,
    /// Both players' cards lie here: `in ZONE` means all of them.
    pub(crate) is_shared: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    Public,
    /// Its player sees it.
    Private,
    /// Nobody sees it.
    Hidden,
}

/// Which zone plays which part; [`u8::MAX`] for a part that the game has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Roles {
    pub(crate) deck: u8,
    pub(crate) hand: u8,
    /// Where permanents enter; the bench where there is one.
    pub(crate) play: u8,
    pub(crate) graveyard: u8,
    pub(crate) exile: u8,
    /// Sacrificed cards that give resources.
    pub(crate) pile: u8,
    pub(crate) active: u8,
    pub(crate) prizes: u8,
}

/// What a player may do in a phase, as bits.
pub(crate) mod allows {
    pub(crate) const LAND: u16 = 1;
    pub(crate) const CAST: u16 = 1 << 1;
    pub(crate) const ACTIVATE: u16 = 1 << 2;
    /// Attackers are declared, or attacks made, here.
    pub(crate) const ATTACK: u16 = 1 << 3;
    pub(crate) const BLOCK: u16 = 1 << 4;
    /// The phase's own action, such as a card put on the pile.
    pub(crate) const OWN: u16 = 1 << 5;
    pub(crate) const EVOLVE: u16 = 1 << 6;
    pub(crate) const BENCH: u16 = 1 << 7;
    pub(crate) const RETREAT: u16 = 1 << 8;
    pub(crate) const ATTACH: u16 = 1 << 9;
}

/// What happens in a phase without anybody's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PhaseKind {
    /// Untaps; `state` of sickness ends.
    Untap,
    Plain,
    DeclareAttackers,
    DeclareBlockers,
    Damage,
    /// Discards to the limit, heals, ends what lasts until end of turn.
    Cleanup,
}

/// A phase of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Phase {
    pub(crate) name: String,
    pub(crate) label: Said,
    pub(crate) kind: PhaseKind,
    /// Both players may act.
    pub(crate) priority: bool,
    /// Bits of [`allows`], for the player whose turn it is.
    pub(crate) allows: u16,
    /// Bits of what is allowed once a turn only.
    pub(crate) once: u16,
    /// What happens as it begins.
    pub(crate) program: Option<ProgramId>,
    /// What [`allows::OWN`] and [`allows::ATTACH`] do.
    pub(crate) own: Option<ProgramId>,
    /// What [`allows::OWN`] does, as people read it in both tongues.
    pub(crate) own_label: Said,
    /// The one in which cards are drawn.
    pub(crate) is_draw: bool,
    /// Where a turn goes on that an attack has ended.
    pub(crate) after_attack: bool,
    /// A phase of combat: skipped when nothing attacks.
    pub(crate) combat: bool,
}

impl Phase {
    /// Tells whether it is a phase of combat.
    pub(crate) fn in_combat(&self) -> bool {
        use PhaseKind::{DeclareAttackers, DeclareBlockers};
        matches!(
            self.kind,
            DeclareAttackers | DeclareBlockers | PhaseKind::Damage
        )
    }
}

/// A resource: a colour of mana, energy, the pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Resource {
    pub(crate) name: String,
    pub(crate) label: Said,
    /// A letter for costs, such as `B`.
    pub(crate) letter: char,
    /// The quality of what gives it (`Swamp`), or of what counts as it.
    pub(crate) quality: Option<u8>,
    /// Kept from turn to turn.
    pub(crate) keeps: bool,
    /// When what is not spent is lost.
    pub(crate) lasts: Lasts,
    /// When it is full again.
    pub(crate) refills: Refills,
    /// One for each card of the pile.
    pub(crate) from_pile: bool,
    pub(crate) at_start: i16,
    /// Pays for costs of any kind (generic ones).
    pub(crate) is_general: bool,
}

/// How long a resource lasts that is not spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lasts {
    Phase,
    /// Until the next turn of its player begins.
    Turn,
    Ever,
}

/// When a resource is as much as at the start, or as the pile has cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refills {
    Never,
    /// As a turn of its player begins.
    Turn,
    /// At the end of each phase.
    Phase,
}

/// A kind of counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CounterKind {
    pub(crate) name: String,
    /// What each adds to power and toughness.
    pub(crate) power: i16,
    pub(crate) toughness: i16,
    /// The kind that it cancels with.
    pub(crate) cancels: Option<u8>,
    /// A permanent that enters with some goes to the graveyard without (loyalty).
    pub(crate) vital: bool,
}

/// `state_based when each Creature if …: …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Check {
    /// Each thing in play that passes is `it`.
    pub(crate) test: TestId,
    pub(crate) program: ProgramId,
}

/// `lose when …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ending {
    pub(crate) how: EndingKind,
    pub(crate) condition: CondId,
    /// The word of the outcome, such as `life`, `poison`, `deck`.
    pub(crate) word: &'static str,
    /// The condition as people read it, in both tongues.
    pub(crate) label: Said,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EndingKind {
    Lose,
    Win,
    Draw,
}

impl Cards {
    /// Returns the counters of +1/+1 and -1/-1, if the game has them.
    pub(crate) fn counter(&self, name: &str) -> Option<u8> {
        let found = self.counters.iter().position(|it| it.name == name);
        found.and_then(|it| u8::try_from(it).ok())
    }

    /// Returns how many resources a cost has in all.
    pub(crate) fn total(cost: &Cost) -> u16 {
        let of: u16 = cost.of[..RESOURCES_MAX]
            .iter()
            .map(|it| u16::from(*it))
            .sum();
        of + u16::from(cost.generic)
    }
}
