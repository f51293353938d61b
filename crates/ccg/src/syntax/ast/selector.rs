//! Whom or what: filters, zones and selectors.

use super::{AbilityRef, Amount, Counter};
use tapete_lang::{Place, Spelled, TextValue};

/// A predicate over things: creatures, other cards, players.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Filter {
    /// A type, a subtype, a colour, `NonBlack`, or a state word such as
    /// `attacking`, `tapped`, `you_control`.
    Word(Spelled),
    With(AbilityRef),
    Without(AbilityRef),
    /// `with +1/+1 counter`.
    WithCounter(Counter),
    Named(TextValue),
    /// `controlled_by you`.
    ControlledBy(Spelled),
    /// `power >= 4`, `cost <= 2`.
    Compare {
        property: Spelled,
        cmp: Cmp,
        amount: Amount,
    },
    Not(Box<Filter>),
    And(Box<Filter>, Box<Filter>),
    Or(Box<Filter>, Box<Filter>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cmp {
    Less,
    LessEqual,
    Equal,
    NotEqual,
    GreaterEqual,
    Greater,
}

/// Whose zone: `your hand`, `opponents graveyard`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ZoneRef {
    pub(crate) whose: Whose,
    pub(crate) name: Spelled,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose {
    /// Nothing was said: of whoever the sentence is about, you else.
    Unsaid,
    Your,
    Opponents,
    /// Of the player that the effect speaks of.
    Their,
    Its,
    Any,
}

/// Whom or what an effect is about.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Selector {
    Ref(Ref, Place),
    Controller(Box<Selector>),
    Owner(Box<Selector>),
    /// `each other attacking Creature in your graveyard`, `all …`. A bare filter
    /// (`sacrifice another Creature` has an article; `tap Creature` has none) is
    /// [`Selector::Some`] with [`How::Choice`] and one thing.
    Each {
        other: bool,
        filter: Filter,
        zone: Option<ZoneRef>,
    },
    /// `target Creature`, `a Creature`, `up_to 2 target Creatures`, `random Card
    /// in your hand`, `2 Creatures`.
    Some {
        how: How,
        min: Amount,
        max: Amount,
        other: bool,
        filter: Filter,
        zone: Option<ZoneRef>,
        place: Place,
    },
}

impl Selector {
    /// Returns where it is written, or the first word of it that tells.
    pub(crate) fn place(&self) -> Option<Place> {
        match self {
            Selector::Ref(_, place) | Selector::Some { place, .. } => Some(*place),
            Selector::Controller(inner) | Selector::Owner(inner) => inner.place(),
            Selector::Each { filter, .. } => filter.place(),
        }
    }
}

impl Filter {
    /// Returns where its first word is.
    pub(crate) fn place(&self) -> Option<Place> {
        Some(match self {
            Filter::Word(word) | Filter::ControlledBy(word) => word.place,
            Filter::With(ability) | Filter::Without(ability) => ability.name.place,
            Filter::WithCounter(counter) => counter.place,
            Filter::Named(name) => name.place,
            Filter::Compare { property, .. } => property.place,
            Filter::Not(inner) => return inner.place(),
            Filter::And(one, other) | Filter::Or(one, other) => {
                return one.place().or_else(|| other.place());
            }
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    /// Chosen when it is announced; `target`.
    Target,
    /// Chosen when it happens.
    Choice,
    Random,
}

/// Something that the sentence has already named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ref {
    This,
    /// What the event or the effect before was about; inside `for_each`, the one.
    It,
    You,
    Opponent,
    EachPlayer,
    /// What this is attached to.
    Attached,
    /// The other side of a block.
    Blocker,
    Attacker,
    /// The player who is attacked.
    Defender,
    /// What was chosen last.
    Chosen,
    ThatPlayer,
    ThatCreature,
    /// The hero of the player.
    Hero,
    /// The opponent's active creature, in games with one.
    Active,
}
