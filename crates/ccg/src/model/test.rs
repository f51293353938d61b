//! Predicates over things, amounts and conditions, with names resolved.

use serde::Serialize;

use super::{AbilityName, AmountId, CardId, CondId, TestId};

/// A predicate over a thing, seen from the card (`this`) and the player (`you`)
/// whose text asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Test {
    Always,
    Never,
    /// A type, subtype or colour: a bit of [`super::Qualities`].
    Is(u8),
    Player,
    /// Any card, wherever it is.
    Card,
    /// On the stack as a card.
    Spell,
    /// In play.
    Permanent,
    Token,
    Attacking,
    Blocking,
    Blocked,
    Unblocked,
    Tapped,
    Untapped,
    /// It came this turn and has no haste.
    Sick,
    Damaged,
    /// It is attached to something.
    Attached,
    /// Something is attached to it.
    Encumbered,
    /// Something is attached to it that stays when it leaves: equipment.
    Equipped,
    /// Something is attached to it that goes with it: an aura.
    Enchanted,
    YouControl,
    OpponentControls,
    /// Controlled by whoever is choosing now.
    ChooserControls,
    /// Controlled by that player, or by the controller of that card.
    ControlledBy(Who),
    YouOwn,
    This,
    /// Anything but this.
    Other,
    /// What the event or `for_each` speaks of.
    It,
    AttachedToThis,
    /// Lies on top of its pile.
    Topmost,
    BlockingThis,
    BlockedByThis,
    /// Shares a subtype with this.
    SharesType,
    /// Shares a colour with this.
    SharesColour,
    /// Has more colours than so many.
    MoreColours(u8),
    /// Gives a resource and does nothing else, as basic lands do.
    Basic,
    /// Lies in that zone of its player.
    InZone(u8),
    EnteredThisTurn,
    AttackedThisTurn,
    HurtThisTurn,
    /// Dealt combat damage to a player this turn.
    HitPlayerThisTurn,
    /// Stands so: one of these bits of [`crate::state::stands`].
    Stands(u16),
    /// Has one of these bits of [`super::flags`].
    HasFlag(u64),
    /// Has an ability of that name: the bit of [`super::Look::marks`] if the
    /// name has one.
    Has(AbilityName),
    HasMark(u8),
    HasCounter(u8),
    /// Has the same name as that card.
    Named(CardId),
    /// It is you, or it is the opponent.
    You,
    Opponent,
    /// The condition holds, whatever the thing.
    Holds(CondId),
    /// The property of the thing against the amount.
    Compare(Prop, Cmp, AmountId),
    Not(TestId),
    And(TestId, TestId),
    Or(TestId, TestId),
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

impl Cmp {
    #[inline]
    pub(crate) fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Cmp::Less => left < right,
            Cmp::LessEqual => left <= right,
            Cmp::Equal => left == right,
            Cmp::NotEqual => left != right,
            Cmp::GreaterEqual => left >= right,
            Cmp::Greater => left > right,
        }
    }
}

/// A number of a thing; 0 where it makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prop {
    Power,
    Toughness,
    /// What is left: toughness less damage; of a player, life.
    Health,
    Damage,
    /// The total of what the card costs.
    Cost,
    /// How many kinds of resources were paid for it when it was cast.
    ColoursSpent,
    Life,
    Counter(u8),
    /// A property that the game declares, such as `retreat`.
    Own(u8),
    Resource(u8),
    /// Of a player: the size of a zone.
    ZoneSize(u8),
    /// Of a player: draws from an empty deck so far.
    EmptyDraws,
    /// Of a player: cards drawn this turn, spells cast this turn, damage taken
    /// this turn.
    DrawnThisTurn,
    CastThisTurn,
    DamagedThisTurn,
    /// Of a player: creatures of theirs that died this turn.
    DiedThisTurn,
    /// How many attackers were declared this combat.
    Attackers,
    /// How many turns the match has had.
    Turn,
}

/// A number worked out when it is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Amount {
    Number(i32),
    /// What was paid for X.
    X,
    /// What the event counted: damage dealt, life gained.
    ThatMuch,
    Count(TestId, ZonePick),
    Prop(Prop, Who),
    Add(AmountId, AmountId),
    Subtract(AmountId, AmountId),
    Multiply(AmountId, AmountId),
    HalfDown(AmountId),
    HalfUp(AmountId),
}

/// A zone and whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ZonePick {
    /// A zone by its number, or [`ZonePick::PLAY`] for everything in play
    /// (players count as in play).
    pub(crate) zone: u8,
    pub(crate) whose: Whose,
}

impl ZonePick {
    /// Every zone that is in play (battlefield; active and bench).
    pub(crate) const IN_PLAY: u8 = u8::MAX;
    /// Spells on the stack.
    pub(crate) const STACK: u8 = u8::MAX - 1;

    pub(crate) const PLAY: ZonePick = ZonePick {
        zone: ZonePick::IN_PLAY,
        whose: Whose::Any,
    };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Whose {
    Any,
    You,
    Opponent,
    /// Of whoever is choosing, or of the player the effect speaks of.
    Chooser,
    /// Of the controller of `it`.
    Its,
}

/// One thing that the sentence has already named; nothing if there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    This,
    It,
    /// The other side of the event: the blocker of a blocked creature, who was
    /// dealt the damage, who dealt it.
    Other,
    You,
    Opponent,
    /// What this is attached to.
    Attached,
    /// The player who is attacked.
    Defender,
    /// The first of what was chosen.
    Chosen,
    /// The player of the event: `it` if it is a player, else its controller.
    ThatPlayer,
    /// A target by its slot.
    Target(u8),
    ControllerOfIt,
    ControllerOfThis,
    ControllerOfTarget(u8),
    ControllerOfOther,
    OwnerOfThis,
    OwnerOfIt,
    /// The hero of you, of the opponent.
    Hero,
    OpponentHero,
    /// The active creature of you, of the opponent.
    Active,
    OpponentActive,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cond {
    Always,
    Never,
    Not(CondId),
    And(CondId, CondId),
    Or(CondId, CondId),
    /// The thing passes the test.
    Is(Who, TestId),
    /// The last known information has so many of the counter: at least one if
    /// true, none if false.
    HadCounter(Who, u8, bool),
    /// At least one thing passes the test there.
    Exists(TestId, ZonePick),
    /// The player controls something in play that passes the test; `You…` tests
    /// inside are seen from the card's own player.
    Controls(Who, TestId),
    Compare(AmountId, Cmp, AmountId),
    /// The extra cost was paid.
    Kicked,
    YourTurn,
    /// The opponent was dealt damage this turn.
    OpponentDamaged,
    /// Something of yours attacked this turn.
    YouAttacked,
    /// A creature died this turn.
    CreatureDied,
    YouGainedLife,
    YouPlayedLand,
    /// A phase in which cards are cast, outside combat.
    MainPhase,
    InCombat,
    /// This lies in that zone of its player.
    ThisIn(u8),
    /// An effect cast this: from the graveyard, from exile.
    Recast,
}
