//! Filters, zones and selectors as text.

use super::Pen;
use super::amount::is_open;
use crate::syntax::ast::{Amount, Cmp, Filter, How, Ref, Selector, Whose, ZoneRef};
use crate::syntax::lexeme::quoted;
use crate::syntax::lexicon::Role;

/// Whether a term begins a filter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stands {
    First,
    Later,
}

impl Pen {
    pub(super) fn filter(self, filter: &Filter) -> String {
        self.filter_at(filter, Stands::First)
    }

    fn filter_at(self, filter: &Filter, stands: Stands) -> String {
        let joined = |left: &Filter, right: &Filter, joint: &'static str| {
            let left = self.filter_at(left, stands);
            let right = self.term(right, Stands::Later);
            format!("{left} {} {right}", self.glue(joint))
        };
        match filter {
            Filter::And(left, right) => joined(left, right, "and"),
            Filter::Or(left, right) => joined(left, right, "or"),
            _ => self.term(filter, stands),
        }
    }

    fn term(self, filter: &Filter, stands: Stands) -> String {
        match filter {
            Filter::And(..) | Filter::Or(..) => format!("({})", self.filter(filter)),
            Filter::Word(word) => {
                let text = self.name(Role::State, &word.text);
                match stands == Stands::Later && names_someone(&word.text) {
                    true => format!("({text})"),
                    false => text,
                }
            }
            Filter::With(ability) => format!("{} {}", self.glue("with"), self.ability(ability)),
            Filter::Without(ability) => {
                format!("{} {}", self.glue("without"), self.ability(ability))
            }
            Filter::WithCounter(counter) => {
                format!("{} {}", self.glue("with"), self.counter(counter))
            }
            Filter::Named(name) => format!("{} {}", self.glue("named"), quoted(&name.text)),
            Filter::ControlledBy(who) => {
                let who = self.name(Role::Ref, &who.text);
                format!("{} {who}", self.glue("controlled_by"))
            }
            Filter::Compare {
                property,
                cmp,
                amount,
            } => {
                let property = self.name(Role::Property, &property.text);
                let text = format!("{property} {} {}", cmp_text(*cmp), self.amount(amount));
                match is_open(amount) {
                    true => format!("({text})"),
                    false => text,
                }
            }
            Filter::Not(inner) => {
                format!("{} {}", self.glue("not"), self.term(inner, stands))
            }
        }
    }

    pub(super) fn zone(self, zone: &ZoneRef) -> String {
        let name = self.name(Role::Zone, &zone.name.text);
        Self::spaced(&[&self.whose(zone.whose), &name])
    }

    pub(super) fn whose(self, whose: Whose) -> String {
        let name = match whose {
            Whose::Unsaid => return String::new(),
            Whose::Your => "your",
            Whose::Opponents => "opponents",
            Whose::Their => "their",
            Whose::Its => "its",
            Whose::Any => "any",
        };
        self.word(Role::Whose, name)
    }

    /// Writes ` in your graveyard`, with the space before it.
    pub(super) fn within(self, zone: Option<&ZoneRef>) -> String {
        match zone {
            Some(zone) => format!(" {} {}", self.glue("in"), self.zone(zone)),
            None => String::new(),
        }
    }

    pub(super) fn selector(self, selector: &Selector) -> String {
        match selector {
            Selector::Ref(name, _) => self.word(Role::Ref, ref_name(*name)),
            Selector::Controller(of) => {
                let word = self.word(Role::Select, "controller");
                format!("{word} {} {}", self.glue("of"), self.selector(of))
            }
            Selector::Owner(of) => {
                let word = self.word(Role::Select, "owner");
                format!("{word} {} {}", self.glue("of"), self.selector(of))
            }
            Selector::Each {
                other,
                filter,
                zone,
            } => {
                let each = self.word(Role::Select, "each");
                let other = if *other { self.glue("other") } else { "" };
                let text = Self::spaced(&[&each, other, &self.filter(filter)]);
                text + &self.within(zone.as_ref())
            }
            Selector::Some {
                how,
                min,
                max,
                other,
                filter,
                zone,
                ..
            } => {
                let picked = self.picked(*how, min, max, *other);
                format!("{picked} {}", self.filter(filter)) + &self.within(zone.as_ref())
            }
        }
    }

    /// Writes how many are picked and how: `up_to 2 target`, `another`.
    fn picked(self, how: How, min: &Amount, max: &Amount, other: bool) -> String {
        let select = |name| self.word(Role::Select, name);
        let is_one = *min == Amount::Number(1) && *max == Amount::Number(1);
        let how_word = match how {
            How::Target => select("target"),
            How::Random => select("random"),
            How::Choice => String::new(),
        };
        let other_word = if other { self.glue("other") } else { "" };
        if is_one {
            return match (how, other) {
                (How::Choice, true) => select("another"),
                (How::Choice, false) => select("a"),
                _ => Self::spaced(&[&how_word, other_word]),
            };
        }
        let number = match *min == Amount::Number(0) {
            true => format!("{} {}", select("up_to"), self.operand(max)),
            false => self.operand(max),
        };
        Self::spaced(&[&number, &how_word, other_word])
    }
}

/// Tells whether a word of a filter would speak of someone by itself.
fn names_someone(word: &str) -> bool {
    matches!(word, "this" | "you" | "opponent" | "attached" | "active")
}

pub(super) fn cmp_text(cmp: Cmp) -> &'static str {
    match cmp {
        Cmp::Less => "<",
        Cmp::LessEqual => "<=",
        Cmp::Equal => "=",
        Cmp::NotEqual => "!=",
        Cmp::GreaterEqual => ">=",
        Cmp::Greater => ">",
    }
}

fn ref_name(name: Ref) -> &'static str {
    match name {
        Ref::This => "this",
        Ref::It => "it",
        Ref::You => "you",
        Ref::Opponent => "opponent",
        Ref::EachPlayer => "each_player",
        Ref::Attached => "attached",
        Ref::Blocker => "blocker",
        Ref::Attacker => "attacker",
        Ref::Defender => "defender",
        Ref::Chosen => "chosen",
        Ref::ThatPlayer => "that_player",
        Ref::ThatCreature => "that_creature",
        Ref::Hero => "hero",
        Ref::Active => "active",
    }
}
