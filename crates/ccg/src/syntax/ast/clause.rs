//! What a sentence says, clause by clause.

use super::{
    AbilityRef, Allow, Amount, Attribute, Cond, Cost, Counter, Effect, Event, Filter, Flow, Param,
    Selector, SettingValue,
};
use tapete_lang::{Place, Spelled, TextValue};

/// A sentence of the family: `new Creature called "Ox" with_damage 2 …`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sentence {
    /// What is made: `CardGame`, `Ability`, `Deck`, or a type of cards.
    pub(crate) kind: Spelled,
    pub(crate) name: Option<TextValue>,
    pub(crate) clauses: Vec<Clause>,
    pub(crate) place: Place,
    /// A part was not understood and has been reported.
    pub(crate) broken: bool,
}

/// A clause and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Clause {
    pub(crate) place: Place,
    pub(crate) kind: ClauseKind,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ClauseKind {
    // --- Cards and abilities.
    /// `with_damage 2`, `with hp 60`, `with retreat 1 * Energy`: the property's
    /// name without `with_`; `with_power` and `with_default_damage` are `damage`,
    /// `with_toughness` and `with_default_health` are `health`.
    With { name: Spelled, value: Worth },
    /// `is Kor Artificer`.
    Is(Vec<Spelled>),
    /// `colored White and Blue`.
    Colored(Vec<Spelled>),
    /// `is_owned_by Ann`: accepted, without effect.
    OwnedBy(Spelled),
    /// `has_ability Flying and Absorb(1)`.
    Has(Vec<AbilityRef>),
    /// `requires 3 * Lands and 2 * Swamps`, `costs …`.
    Requires(Vec<Cost>),
    /// `may_also_pay 2 * Lands`: an extra cost; whoever paid it is `kicked`.
    MayAlsoPay(Vec<Cost>),
    /// `defined_as Destroy`, `does: …`: what a one-shot card does. A thesis
    /// action (`Destroy`, `Discard(2)`) is [`Effect::Action`].
    Does(Effect),
    /// `target NonBlack and Creature`: whom a thesis action hits, or what an
    /// aura is put on.
    Target(Filter),
    /// `when this enters if …: …`.
    When {
        events: Vec<Event>,
        condition: Option<Cond>,
        effect: Effect,
    },
    /// `always: …`, `always if …: …`, `while …: …` (a condition).
    Always {
        condition: Option<Cond>,
        effects: Vec<Effect>,
    },
    /// `can 1 * Swamp, tap: … play_only sorcery_speed and once_per_turn`.
    Can {
        costs: Vec<Cost>,
        effect: Effect,
        only: Vec<Spelled>,
    },
    /// `instead of this would_die if …: …`.
    Instead {
        event: Event,
        condition: Option<Cond>,
        effect: Effect,
    },
    /// `enters tapped`.
    EntersTapped,
    /// `enters with 3 +1/+1 counters if …`.
    EntersWith {
        amount: Amount,
        counter: Counter,
        condition: Option<Cond>,
    },
    /// `attack "Scratch" requires 1 * Energy does: …`.
    Attack {
        name: TextValue,
        costs: Vec<Cost>,
        effect: Effect,
    },
    /// `evolves_from "Cinder Cub"`.
    EvolvesFrom(TextValue),
    /// `play_only from_hand`: when or where it may be played.
    PlayOnly(Vec<Spelled>),
    /// `text "…"`: what the author wants to be read instead of the written text.
    Text(TextValue),
    /// `flavor "…"`.
    Flavor(TextValue),
    /// `rarity Common`.
    Rarity(Spelled),
    /// `is_token`: made by effects only; never in a deck.
    IsToken,
    // --- Abilities.
    /// `takes N` or `takes N = 1, Q`: the parameters of an ability.
    Takes(Vec<Param>),
    /// `means Unblockable and Shroud`: an ability made of others.
    Means(Vec<AbilityRef>),
    // --- Decks.
    /// `for_game "Classic"`.
    ForGame(TextValue),
    /// `holds 17 * Swamp, 4 * "Drifting Shade"`.
    Holds(Vec<(i64, TextValue)>),
    /// `idea "…"`: what the deck wants, in a sentence.
    Idea(TextValue),
    // --- Games.
    /// `extends "Thesis"`.
    Extends(TextValue),
    /// A setting of one word and its values: `life 20`, `hand 7`, `mulligan
    /// London`, `damage_order declared`, `deck_size 60`, `copies 4 except Land`.
    Setting {
        name: Spelled,
        values: Vec<SettingValue>,
    },
    /// `zone hand per_player private limit 7`.
    Zone {
        name: Spelled,
        attributes: Vec<Attribute>,
    },
    /// `type Equipment extends Artifact attaches`.
    Type {
        name: Spelled,
        extends: Option<Spelled>,
        attributes: Vec<Attribute>,
    },
    /// `colours White Blue …`, `counters +1/+1 time`, `subtypes Elf Goblin`,
    /// `property loyalty`.
    Names { list: Spelled, names: Vec<Counter> },
    /// `resource Mana from Land pool empties each_phase`.
    Resource {
        name: Spelled,
        attributes: Vec<Attribute>,
    },
    /// `requires_means pay Mana`: presence, pay, pool or attached.
    RequiresMeans { how: Spelled, of: Option<Spelled> },
    /// `combat blocks`: blocks, direct or active.
    Combat(Spelled),
    /// `phase main priority allow play_land once allow cast`, `phase draw: draw 1`.
    Phase {
        name: Spelled,
        attributes: Vec<Attribute>,
        allows: Vec<Allow>,
        effect: Option<Effect>,
    },
    /// `required DrawCardPhase consisting of one required DrawCardAction ended
    /// by one EndPhaseAction`.
    Flow(Flow),
    /// `lose when life of you <= 0`, `win when …`, `draw_game when …`.
    Ends { how: Spelled, condition: Cond },
    /// `state_based when each Creature if damage >= hp: …`.
    StateBased {
        what: Selector,
        condition: Option<Cond>,
        effect: Effect,
    },
    /// `uses "White weenie" "Burn"`: the decks of the match, seat by seat.
    Uses(Vec<TextValue>),
    /// `starts_with "life 1 3" "hand 0 Ember Jolt"`: the position in which every
    /// match begins, line by line.
    StartsWith(Vec<TextValue>),
}

/// What `with` gives: a number or a cost.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Worth {
    Amount(Amount),
    Cost(Vec<Cost>),
    /// `with weakness Water`.
    Name(Spelled),
}
