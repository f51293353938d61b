//! Filters to tests.

use tapete_lang::{Place, Spelled};
use tapete_speech::{capital, nearest};

use super::codes;
use super::maker::Maker;
use super::scope::Scope;
use crate::model::{Cmp, Pick, Prop, Test, TestId, Who};
use crate::state::stands;
use crate::syntax::ast::{self, Argument, Filter};

/// The state words that a test knows, whatever the game.
const STATES: &[(&str, Test)] = &[
    ("Player", Test::Player),
    ("Players", Test::Player),
    ("player", Test::Player),
    ("Card", Test::Card),
    ("Cards", Test::Card),
    ("card", Test::Card),
    ("cards", Test::Card),
    ("Spell", Test::Spell),
    ("Spells", Test::Spell),
    ("spell", Test::Spell),
    ("Permanent", Test::Permanent),
    ("Permanents", Test::Permanent),
    ("permanent", Test::Permanent),
    ("Token", Test::Token),
    ("Tokens", Test::Token),
    ("token", Test::Token),
    ("Opponent", Test::Opponent),
    ("opponent", Test::Opponent),
    ("you", Test::You),
    ("attacking", Test::Attacking),
    ("blocking", Test::Blocking),
    ("blocked", Test::Blocked),
    ("unblocked", Test::Unblocked),
    ("tapped", Test::Tapped),
    ("untapped", Test::Untapped),
    ("sick", Test::Sick),
    ("summoning_sick", Test::Sick),
    ("damaged", Test::Damaged),
    ("attached", Test::Attached),
    ("encumbered", Test::Encumbered),
    ("enchanted", Test::Enchanted),
    ("equipped", Test::Equipped),
    ("you_control", Test::YouControl),
    ("opponent_controls", Test::OpponentControls),
    ("they_control", Test::ChooserControls),
    ("you_own", Test::YouOwn),
    ("this", Test::This),
    ("other", Test::Other),
    ("another", Test::Other),
    ("it", Test::It),
    ("attached_to_this", Test::AttachedToThis),
    ("attached_this", Test::AttachedToThis),
    ("topmost", Test::Topmost),
    ("exhausted", Test::Tapped),
    ("blocking_this", Test::BlockingThis),
    ("blocked_by_this", Test::BlockedByThis),
    ("shares_type", Test::SharesType),
    ("shares_colour", Test::SharesColour),
    ("multicoloured", Test::MoreColours(1)),
    ("asleep", Test::Stands(stands::ASLEEP)),
    ("paralysed", Test::Stands(stands::PARALYSED)),
    ("entered_this_turn", Test::EnteredThisTurn),
    ("attacked_this_turn", Test::AttackedThisTurn),
    ("was_dealt_damage_this_turn", Test::HurtThisTurn),
    ("hit_a_player_this_turn", Test::HitPlayerThisTurn),
    ("any", Test::Always),
    ("anything", Test::Always),
    ("everything", Test::Always),
    ("Everything", Test::Always),
];

/// The state words that deny another.
const NOT_STATES: &[(&str, Test)] = &[
    ("unattached", Test::Attached),
    ("nontoken", Test::Token),
    ("undamaged", Test::Damaged),
    ("opponent_owns", Test::YouOwn),
];

impl Maker<'_> {
    /// Compiles a filter.
    pub(super) fn filter(&mut self, filter: &Filter, scope: &mut Scope) -> TestId {
        match filter {
            Filter::Word(word) => self.filter_word(word, scope),
            Filter::With(ability) => self.with_ability(&ability.name, false),
            Filter::Without(ability) => self.with_ability(&ability.name, true),
            Filter::WithCounter(counter) => match self.counter_kind(counter) {
                Some(kind) => self.test(Test::HasCounter(kind)),
                None => self.test(Test::Never),
            },
            Filter::Named(name) => match self.card_named(name) {
                Some(card) => self.test(Test::Named(card)),
                None => self.test(Test::Never),
            },
            Filter::ControlledBy(who) => {
                let test = match who.text.as_str() {
                    "you" | "You" => Test::YouControl,
                    "opponent" | "Opponent" => Test::OpponentControls,
                    "them" | "that_player" | "chooser" => self.theirs(scope),
                    _ => {
                        let known = ["you", "opponent"].map(str::to_owned);
                        self.unknown(&codes::UNKNOWN_WORD, who, &known);
                        Test::Never
                    }
                };
                self.test(test)
            }
            Filter::Compare {
                property,
                cmp,
                amount,
            } => {
                let Some(prop) = self.prop(property) else {
                    return self.test(Test::Never);
                };
                let amount = self.amount_of(amount, scope);
                self.test(Test::Compare(prop, compare(*cmp), amount))
            }
            Filter::Not(inner) => {
                let inner = self.filter(inner, scope);
                self.test(Test::Not(inner))
            }
            Filter::And(one, other) => {
                let (one, other) = (self.filter(one, scope), self.filter(other, scope));
                self.both(one, other)
            }
            Filter::Or(one, other) => {
                let (one, other) = (self.filter(one, scope), self.filter(other, scope));
                self.test(Test::Or(one, other))
            }
        }
    }

    fn filter_word(&mut self, word: &Spelled, scope: &mut Scope) -> TestId {
        if let Some(argument) = self.argument(&word.text).cloned() {
            return self.filter_argument(&argument, word.place, scope);
        }
        if let Some(bit) = self.kinds.bit(&word.text) {
            return self.test(Test::Is(bit));
        }
        let text = word.text.as_str();
        if let Some((_, test)) = STATES.iter().find(|it| it.0 == text) {
            if *test == Test::Player
                && scope.heroes
                && let Some(hero) = self.hero_bit()
            {
                return self.test(Test::Is(hero));
            }
            let test = match *test {
                Test::ChooserControls => self.theirs(scope),
                test => test,
            };
            return self.test(test);
        }
        if let Some((_, test)) = NOT_STATES.iter().find(|it| it.0 == text) {
            return self.card_that_is_not(*test);
        }
        if text == "poisoned"
            && let Some(kind) = self.counter("poison")
        {
            return self.test(Test::HasCounter(kind));
        }
        if let Some(test) = self.place_word(text) {
            return test;
        }
        let rest = text.strip_prefix("Non").or_else(|| text.strip_prefix("No"));
        let rest = rest.map(|it| it.trim_start_matches(['_', '-']));
        if let Some(bit) = rest.and_then(|it| self.kinds.bit(it).or(self.kinds.bit(&capital(it)))) {
            return self.card_that_is_not(Test::Is(bit));
        }
        self.new_subtype(word)
    }

    /// Tells whether a filter knows a word, so that something may pass it.
    pub(super) fn knows_word(&mut self, word: &str) -> bool {
        let rest = word.strip_prefix("Non").or_else(|| word.strip_prefix("No"));
        let rest = rest.map(|it| it.trim_start_matches(['_', '-']));
        self.kinds.bit(word).is_some()
            || rest.is_some_and(|it| self.kinds.bit(it).is_some())
            || STATES.iter().chain(NOT_STATES).any(|it| it.0 == word)
            || self.place_word(word).is_some()
    }

    /// What `they_control` means here: of whom the effect is about, or of whoever
    /// does it; else of the player of the event or the target.
    fn theirs(&self, scope: &Scope) -> Test {
        let who = match (scope.they, scope.doer) {
            (Some(who), _) => who,
            // In a loop inside the block `it` may be a card of that player.
            (None, Pick::One(Who::It)) => Who::ControllerOfIt,
            (None, Pick::One(Who::You)) if scope.of_event => scope.that_player,
            (None, Pick::One(Who::You) | Pick::Chosen | Pick::Each(..)) => {
                return Test::ChooserControls;
            }
            (None, doer) => self.one_of(doer),
        };
        Test::ControlledBy(who)
    }

    /// A word that denies something of cards: players, of whom nothing of the
    /// kind can be said, do not pass.
    fn card_that_is_not(&mut self, test: Test) -> TestId {
        let test = self.test(test);
        let (cards, denied) = (self.test(Test::Card), self.test(Test::Not(test)));
        self.both(cards, denied)
    }

    /// A word that nothing declares: a slip, or a subtype that no card has.
    fn new_subtype(&mut self, word: &Spelled) -> TestId {
        if self.library.is_some() {
            // The library speaks of more types than each game has.
            return self.test(Test::Never);
        }
        let mut known = self.kinds.names.clone();
        known.extend(STATES.iter().map(|it| it.0.to_owned()));
        let near = nearest(&word.text, known.iter().map(String::as_str)).is_some();
        let is_name = word.text.starts_with(char::is_uppercase);
        if near || !is_name || self.kinds.listed_only {
            if !near {
                known.truncate(self.kinds.names.len());
            }
            self.unknown(&codes::UNKNOWN_TYPE, word, &known);
            return self.test(Test::Never);
        }
        self.wrong_with(
            &codes::NO_SUCH_SUBTYPE,
            word.place,
            vec![word.text.as_str().into()],
            vec![(codes::GIVE_SUBTYPE, vec![word.text.as_str().into()])],
        );
        let bit = self.kinds.make(&word.text);
        self.kinds.subtypes.set(bit);
        self.test(Test::Is(bit))
    }

    fn filter_argument(&mut self, given: &Argument, place: Place, scope: &mut Scope) -> TestId {
        // Arguments are closed: no word of theirs is a parameter.
        let outer = std::mem::take(&mut self.given);
        let test = match given {
            Argument::Filter(filter) => self.filter(filter, scope),
            Argument::Amount(ast::Amount::Name(name)) => {
                self.filter(&Filter::Word(name.clone()), scope)
            }
            _ => {
                self.wrong(&codes::WRONG_ARGUMENT, place, vec![codes::A_QUALITY.into()]);
                self.test(Test::Never)
            }
        };
        self.given = outer;
        test
    }

    /// The words that mean what the game makes of them: colours by number,
    /// basic cards, and where a creature stands.
    fn place_word(&mut self, word: &str) -> Option<TestId> {
        let some = self.test(Test::MoreColours(0));
        Some(match word {
            "Colourless" | "Colorless" | "colourless" | "colorless" => {
                let cards = self.test(Test::Card);
                let none = self.test(Test::Not(some));
                self.both(cards, none)
            }
            "monocoloured" => {
                let more = self.test(Test::MoreColours(1));
                let not_more = self.test(Test::Not(more));
                self.both(some, not_more)
            }
            "basic" => {
                let basic = self.test(Test::Basic);
                match self.kinds.bit("Basic") {
                    Some(bit) => {
                        let printed = self.test(Test::Is(bit));
                        self.test(Test::Or(basic, printed))
                    }
                    None => basic,
                }
            }
            "active" if self.roles.active != u8::MAX => self.test(Test::InZone(self.roles.active)),
            "benched" if self.roles.active != u8::MAX => self.test(Test::InZone(self.roles.play)),
            _ => return None,
        })
    }

    /// A test for an ability by name.
    pub(super) fn with_ability(&mut self, name: &Spelled, without: bool) -> TestId {
        if let Some(Argument::Filter(Filter::Word(other))) = self.argument(&name.text).cloned() {
            return self.with_ability(&other, without);
        }
        if let Some(bits) = super::rules::flag(&name.text)
            && self.book.ability(&name.text).is_none()
        {
            let test = self.test(Test::HasFlag(bits));
            return match without {
                true => self.test(Test::Not(test)),
                false => test,
            };
        }
        let Some(id) = self.ability_name(name) else {
            return self.test(Test::Never);
        };
        let test = match self.mark(id) {
            Some(bit) => self.test(Test::HasMark(bit)),
            None => self.test(Test::Has(id)),
        };
        if without {
            self.test(Test::Not(test))
        } else {
            test
        }
    }

    /// Returns the property of a word that may be any number of a thing.
    pub(super) fn prop(&mut self, word: &Spelled) -> Option<Prop> {
        if let Some(prop) = self.prop_word(&word.text) {
            return Some(prop);
        }
        let mut known: Vec<String> = PROPS.iter().map(|it| it.0.to_owned()).collect();
        known.extend(self.properties.iter().cloned());
        self.unknown(&codes::UNKNOWN_PROPERTY, word, &known);
        None
    }

    /// Returns the property of a word, if it is one.
    pub(super) fn prop_word(&self, word: &str) -> Option<Prop> {
        let own = self.properties.iter().position(|it| it == word);
        if let Some(own) = own.and_then(|it| u8::try_from(it).ok()) {
            return Some(Prop::Own(own));
        }
        if let Some((_, prop)) = PROPS.iter().find(|it| it.0 == word) {
            return Some(*prop);
        }
        if let Some(counter) = self.counter(word) {
            return Some(Prop::Counter(counter));
        }
        if let Some(resource) = self.resource(word) {
            return u8::try_from(resource).ok().map(Prop::Resource);
        }
        let zone = word
            .strip_prefix("cards_in_")
            .or_else(|| word.strip_suffix("_left"))
            .or_else(|| word.strip_suffix("_size"))
            .unwrap_or(word);
        self.zone_number(zone).map(Prop::ZoneSize)
    }
}

/// The numbers of a thing that every game knows.
const PROPS: &[(&str, Prop)] = &[
    ("power", Prop::Power),
    ("strength", Prop::Power),
    ("toughness", Prop::Toughness),
    ("health", Prop::Health),
    ("damage", Prop::Damage),
    ("cost", Prop::Cost),
    ("colours_spent", Prop::ColoursSpent),
    ("life", Prop::Life),
    ("cards_drawn_from_empty_deck", Prop::EmptyDraws),
    ("cards_drawn_this_turn", Prop::DrawnThisTurn),
    ("spells_cast_this_turn", Prop::CastThisTurn),
    ("damage_this_turn", Prop::DamagedThisTurn),
    ("creatures_died_this_turn", Prop::DiedThisTurn),
    ("attackers", Prop::Attackers),
    ("turn", Prop::Turn),
    ("turn_number", Prop::Turn),
];

/// Tells whether a number belongs to a player rather than to a card.
pub(super) fn is_of_player(prop: Prop) -> bool {
    matches!(
        prop,
        Prop::Life
            | Prop::EmptyDraws
            | Prop::DrawnThisTurn
            | Prop::CastThisTurn
            | Prop::DamagedThisTurn
            | Prop::DiedThisTurn
            | Prop::Attackers
            | Prop::Turn
            | Prop::ZoneSize(_)
            | Prop::Resource(_)
    )
}

pub(super) fn compare(cmp: ast::Cmp) -> Cmp {
    match cmp {
        ast::Cmp::Less => Cmp::Less,
        ast::Cmp::LessEqual => Cmp::LessEqual,
        ast::Cmp::Equal => Cmp::Equal,
        ast::Cmp::NotEqual => Cmp::NotEqual,
        ast::Cmp::GreaterEqual => Cmp::GreaterEqual,
        ast::Cmp::Greater => Cmp::Greater,
    }
}
