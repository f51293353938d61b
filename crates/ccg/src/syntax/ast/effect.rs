//! What happens: effects, where things move, how long it lasts.

use super::{AbilityRef, Amount, Cond, Cost, Counter, Filter, Selector, Signed, ZoneRef};
use tapete_lang::{Place, Spelled, TextValue};

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Effect {
    pub(crate) place: Place,
    pub(crate) kind: EffectKind,
}

/// `top`, `bottom` or the zone's usual place.
#[derive(Clone, Debug, PartialEq, Default)]
pub(crate) struct Moving {
    pub(crate) from: Option<ZoneRef>,
    pub(crate) to: Option<ZoneRef>,
    /// `on top`, `on bottom` (of the deck unless `to` says otherwise).
    pub(crate) top: bool,
    pub(crate) bottom: bool,
    pub(crate) tapped: bool,
    pub(crate) attacking: bool,
    /// `under owner` rather than under you.
    pub(crate) under_owner: bool,
    pub(crate) with: Option<(Amount, Counter)>,
    pub(crate) attached_to: Option<Box<Selector>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Modal {
    Cant,
    Must,
    Doesnt,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum EffectKind {
    /// `{ a ; b }`, `a then b`.
    Sequence(Vec<Effect>),
    May(Box<Effect>),
    /// `opponent reveals a Card in their hand`, also `chooses`, `adds` and
    /// `shuffles`: the effect inside, as if that player did it.
    By {
        who: Selector,
        effect: Box<Effect>,
    },
    If {
        condition: Cond,
        then: Box<Effect>,
        otherwise: Option<Box<Effect>>,
    },
    /// `unless that_player pays 2 * Lands: …`.
    Unless {
        who: Selector,
        costs: Vec<Cost>,
        effect: Box<Effect>,
    },
    ForEach {
        filter: Filter,
        zone: Option<ZoneRef>,
        effect: Box<Effect>,
    },
    Repeat {
        amount: Amount,
        effect: Box<Effect>,
    },
    /// `choose_one { a ; b ; c }`.
    ChooseOne(Vec<Effect>),
    /// `Destroy`, `Discard(2)` of the thesis; its target is the clause `target`.
    Action {
        name: Spelled,
        args: Vec<Amount>,
        target: Option<Filter>,
    },
    Destroy(Selector),
    Exile(Selector),
    Sacrifice {
        who: Option<Selector>,
        what: Selector,
    },
    Tap(Selector),
    Untap(Selector),
    Reveal(Selector),
    Regenerate(Selector),
    Detach(Selector),
    /// `counter target Spell`.
    Counter(Selector),
    KnockOut(Selector),
    Draw {
        who: Option<Selector>,
        amount: Amount,
    },
    Mill {
        who: Option<Selector>,
        amount: Amount,
    },
    Scry {
        amount: Amount,
    },
    Discard {
        who: Option<Selector>,
        amount: Amount,
        random: bool,
        filter: Option<Filter>,
    },
    Deal {
        source: Option<Selector>,
        amount: Amount,
        to: Selector,
    },
    /// `gain 3 life`, `opponent loses 2 life`, `gain 1 Energy`.
    Change {
        who: Option<Selector>,
        gains: bool,
        amount: Amount,
        of: Spelled,
    },
    GainControl {
        what: Selector,
        duration: Duration,
    },
    Put {
        amount: Amount,
        counter: Counter,
        on: Selector,
    },
    /// Without an amount, all.
    Remove {
        amount: Option<Amount>,
        counter: Counter,
        from: Selector,
    },
    /// `put`, `move`, `return`.
    Move {
        what: Selector,
        moving: Moving,
    },
    Search {
        zone: ZoneRef,
        what: Selector,
        moving: Moving,
    },
    Shuffle(ZoneRef),
    Create {
        amount: Amount,
        token: TextValue,
        moving: Moving,
    },
    /// `add 3 * AnyOneColour`.
    Add(Vec<Cost>),
    Attach {
        what: Selector,
        to: Selector,
    },
    /// Without an amount, all.
    Prevent {
        amount: Option<Amount>,
        combat: bool,
        to: Option<Selector>,
        from: Option<Selector>,
        duration: Duration,
    },
    Choose(Selector),
    Fight {
        one: Selector,
        other: Selector,
    },
    Swap {
        one: Selector,
        other: Selector,
    },
    Flip {
        amount: Amount,
        heads: Option<Box<Effect>>,
        tails: Option<Box<Effect>>,
    },
    Skip {
        who: Option<Selector>,
        phase: Spelled,
    },
    /// `end turn`, `end combat`.
    End(Spelled),
    /// `take 1 prize`.
    Take {
        who: Option<Selector>,
        amount: Amount,
        of: Spelled,
    },
    Win(Option<Selector>),
    Lose(Option<Selector>),
    ExtraTurn(Option<Selector>),
    /// `do PoisonTick`: runs the effects of an ability's `does`.
    Do(AbilityRef),
    /// `copy this`: a token like it.
    Copy(Selector),
    /// `gets +1/+1 for_each Creature until end_of_turn`.
    Gets {
        who: Selector,
        power: Signed,
        toughness: Signed,
        per: Option<(Filter, Option<ZoneRef>)>,
        duration: Duration,
    },
    Gains {
        who: Selector,
        abilities: Vec<AbilityRef>,
        duration: Duration,
    },
    Loses {
        who: Selector,
        abilities: Vec<AbilityRef>,
        duration: Duration,
    },
    LosesAll {
        who: Selector,
        duration: Duration,
    },
    /// `becomes Red Elf 4/4`.
    Becomes {
        who: Selector,
        words: Vec<Spelled>,
        figures: Option<(Amount, Amount)>,
        duration: Duration,
    },
    /// `cant be_blocked except_by 2 Creature`, `must attack`, `doesnt untap`.
    Rule {
        who: Selector,
        modal: Modal,
        word: Spelled,
        by: Option<Filter>,
        except_by: Option<(i64, Filter)>,
        duration: Duration,
    },
    /// `each Creature in your hand costs 1 less`.
    Costs {
        who: Selector,
        amount: Amount,
        less: bool,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Duration {
    /// Nothing was said: for ever.
    Unsaid,
    /// `until end_of_turn`, `until end_of_combat`, `until your_next_turn`.
    Until(Spelled),
    Permanently,
    AsLongAs(Box<Cond>),
}
