//! Abilities by name, costs, counters and numbers.

use super::{Effect, Filter, Selector, ZoneRef};
use tapete_lang::{Place, Spelled};

/// A parameter of an ability, with what it is when nothing is said.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Param {
    pub(crate) name: Spelled,
    pub(crate) default: Option<Argument>,
}

/// `Absorb(1)`, `Absorb 1`, `Protection(Black)`, `Equip(2 * Lands)`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AbilityRef {
    pub(crate) name: Spelled,
    pub(crate) args: Vec<Argument>,
}

/// What is given for a parameter. A lone name may be a quality or a parameter
/// of the ability around it; `define` decides.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Argument {
    Amount(Amount),
    Filter(Filter),
    Cost(Vec<Cost>),
}

/// One part of a cost.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cost {
    Tap(Place),
    Untap(Place),
    /// `2 * Swamps`, `2 Swamps`, `pay 3 life`: an amount of a resource, a land,
    /// a property of the player; singular or plural.
    Some {
        amount: Amount,
        of: Spelled,
    },
    /// `sacrifice a Creature`, `discard 1`, `remove 2 loyalty counters from this`.
    Effect(Box<Effect>),
    /// The parameter of an ability, such as the `C` of `can C: …`.
    Param(Spelled),
}

/// A counter's name: `+1/+1`, `time`, `poison`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Counter {
    /// As written, without spaces: `+1/+1`.
    pub(crate) text: String,
    pub(crate) place: Place,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Amount {
    Number(i64),
    /// A parameter, `X`, `that_much` (what the event counted), or a number that
    /// the game knows of the player, such as `cards_drawn_from_empty_deck`,
    /// `prizes_left`; of a card, such as `damage`.
    Name(Spelled),
    /// `count(Creature and you_control in your graveyard)`.
    Count {
        filter: Box<Filter>,
        zone: Option<ZoneRef>,
    },
    /// `counters(+1/+1) of this`.
    Counters {
        counter: Counter,
        of: Box<Selector>,
    },
    /// `life of you`, `power of target Creature`, `health of hero`.
    Of {
        name: Spelled,
        of: Box<Selector>,
    },
    Add(Box<Amount>, Box<Amount>),
    Subtract(Box<Amount>, Box<Amount>),
    /// `2 * count(…)`: only inside parentheses, since `2 * Swamps` is a cost.
    Multiply(Box<Amount>, Box<Amount>),
    Half {
        amount: Box<Amount>,
        up: bool,
    },
}

/// `+2`, `-N`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Signed {
    pub(crate) minus: bool,
    pub(crate) amount: Amount,
}
