//! Effects as programs: a flat list of steps with jumps, so that what is still
//! to be done is a number that a match can keep, save and go on from.

use super::{
    AbilityId, AbilityName, AmountId, CardId, CondId, CostId, RESOURCES_MAX, RuleId, TestId, Who,
    ZonePick,
};

/// What a spell, a trigger or an activated ability does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    /// Where it begins in [`super::Cards::steps`].
    pub(crate) start: u16,
    /// What must be chosen when it is announced.
    pub(crate) targets: Vec<Target>,
    /// Whether it only adds resources: it then needs no stack.
    pub(crate) is_mana: bool,
    /// The step at which one of several effects is taken that was chosen when it
    /// was announced, and how many there are; 0 if none.
    pub(crate) modes_at: u16,
    pub(crate) modes: u8,
    /// Whether it casts its own card, which then uses the stack itself.
    pub(crate) is_cast: bool,
    /// Whether a bot should think it good for whom it targets, per target.
    pub(crate) kind: [Favour; super::TARGETS_MAX],
}

/// Whether an effect is good for what it is aimed at; a hint for bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Favour {
    #[default]
    Unknown,
    Good,
    Bad,
}

/// A target to be chosen: so many things that pass the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    pub(crate) test: TestId,
    pub(crate) zone: ZonePick,
    /// 0 for `up_to`.
    pub(crate) min: u8,
    pub(crate) max: u8,
    /// Only if that effect of several was chosen; [`NO_MODE`] if always.
    pub(crate) mode: u8,
}

/// No effect of several is chosen.
pub(crate) const NO_MODE: u8 = u8::MAX;

/// Which things an act is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    One(Who),
    /// All that were chosen last.
    Chosen,
    /// All things of a target slot that are still legal.
    Target(u8),
    /// Everything there that passes the test. `Player` passes for players.
    Each(TestId, ZonePick),
}

/// One step of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    End,
    Jump(u16),
    /// Goes on if the condition holds, else jumps.
    If(CondId, u16),
    /// Asks `you`; jumps if the answer is no.
    May(u16),
    /// Asks the player to pay; jumps if it is paid.
    PayOr(Who, CostId, u16),
    /// Asks `you` which of the next `n` steps, all jumps, to take.
    OneOf(u8),
    /// Takes that of the next `n` steps, all jumps, which was chosen when the
    /// program was announced; asks if none was.
    Mode(u8),
    /// Asks the player to choose so many things, one after the other; they are
    /// then [`Pick::Chosen`] and [`Who::Chosen`].
    Choose {
        who: Who,
        min: AmountId,
        max: AmountId,
        test: TestId,
        zone: ZonePick,
    },
    /// What was chosen becomes `it`, so that something else can be chosen too.
    Keep,
    /// Luck chooses so many things.
    Random {
        amount: AmountId,
        test: TestId,
        zone: ZonePick,
    },
    /// Runs what follows up to the matching [`Step::Next`] once for each thing,
    /// which is then `it`; goes to the step after `end` when done.
    ForEach {
        test: TestId,
        zone: ZonePick,
        end: u16,
    },
    Repeat {
        amount: AmountId,
        end: u16,
    },
    /// The end of a loop that began at that step.
    Next(u16),
    /// Flips a coin; jumps on tails.
    Flip(u16),
    /// Looks at the top cards of your deck and puts any of them to the bottom.
    Scry(AmountId),
    /// Each of the players discards so many cards of their choice that pass the
    /// test, or at random.
    Discard {
        who: Pick,
        amount: AmountId,
        test: TestId,
        random: bool,
    },
    /// Asks for a colour: adds so many resources of one kind.
    AddAny(AmountId),
    Do(Act),
}

/// How a card arrives where an effect moves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrival {
    pub(crate) zone: u8,
    /// At the bottom rather than on top, in an ordered zone.
    pub(crate) bottom: bool,
    pub(crate) tapped: bool,
    pub(crate) attacking: bool,
    /// Under its owner's control rather than yours.
    pub(crate) under_owner: bool,
    pub(crate) counters: Option<(AmountId, u8)>,
    pub(crate) attached_to: Option<Who>,
}

/// How long something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub(crate) enum Until {
    ForEver,
    EndOfTurn,
    EndOfCombat,
    YourNextTurn,
    TheirNextTurn,
    /// As long as its source is in play.
    SourceLeaves,
    /// As long as the condition holds, and its source is in play if it was.
    While(CondId),
}

/// Something that changes at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    Destroy(Pick),
    Exile(Pick),
    Sacrifice(Pick),
    Tap(Pick),
    Untap(Pick),
    /// Shows cards to all.
    Reveal(Pick),
    /// The next time it would be destroyed this turn, it is tapped instead.
    Regenerate(Pick),
    Detach(Pick),
    CounterSpell(Pick),
    /// Destroyed in games of knock-outs: it and all on it to the discard.
    KnockOut(Pick),
    Draw(Pick, AmountId),
    Mill(Pick, AmountId),
    Deal {
        source: Who,
        amount: AmountId,
        to: Pick,
    },
    GainLife(Pick, AmountId),
    LoseLife(Pick, AmountId),
    GainResource(Pick, u8, AmountId),
    LoseResource(Pick, u8, AmountId),
    GainControl(Pick, Until),
    PutCounters(AmountId, u8, Pick),
    /// Without an amount, all.
    RemoveCounters(Option<AmountId>, u8, Pick),
    Move(Pick, Arrival),
    Shuffle(ZonePick),
    /// Each of the players shuffles a zone of their own.
    ShuffleOwn(Pick, u8),
    Create {
        who: Pick,
        card: CardId,
        amount: AmountId,
        tapped: bool,
        attacking: bool,
    },
    /// A token that is a copy.
    Copy(Pick),
    Add([u8; RESOURCES_MAX]),
    Attach(Pick, Who),
    /// Prevents the next so much damage to each, or all of it, until end of turn.
    Prevent {
        amount: Option<AmountId>,
        combat: bool,
        to: Pick,
    },
    /// Prevents the next so much damage that each would deal, or all of it: to
    /// anybody, or to these alone.
    PreventFrom {
        amount: Option<AmountId>,
        combat: bool,
        from: Pick,
        to: Option<Pick>,
    },
    /// It falls asleep, or is paralysed: bits of [`crate::state::stands`].
    Afflict(Pick, u16),
    Fight(Who, Who),
    /// The active creature and one of the bench change places.
    Swap(Who, Who),
    SkipPhase(Pick, u8),
    EndTurn,
    EndCombat,
    TakePrize(Pick, AmountId),
    Win(Pick),
    Lose(Pick),
    ExtraTurn(Pick),
    Modify {
        who: Pick,
        what: Mod,
        until: Until,
    },
}

/// Which ability is taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub(crate) enum Loss {
    /// All of a name, whatever their parameters.
    Named(AbilityName),
    /// The one with these parameters: `loses Protection(Red)`.
    Only(AbilityId),
}

/// What a continuous effect does to a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mod {
    /// `+power/+toughness`; from an effect that resolves, worked out then.
    Figures(AmountId, AmountId),
    /// Sets power and toughness.
    SetFigures(AmountId, AmountId),
    Gain(AbilityId),
    Lose(Loss),
    LoseAll,
    /// Adds types and colours: an entry of [`super::Cards::becomes`].
    Become(u16),
    Rule(RuleId),
    /// Bits of [`super::flags`].
    Flags(u64),
    /// Costs so much more (less if negative) to play.
    Costs(AmountId),
}
