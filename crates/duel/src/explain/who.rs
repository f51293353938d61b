//! Monsters, players and states as people name them.

use tapete_game::Tongue;

use super::Speech;
use crate::script::ast::{Condition, Who};

/// What `Target` means where a word stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    /// The monster that the card is played against.
    Target,
    /// The monster at hand inside `each`.
    Each,
    /// Whoever attacked.
    Attacker,
    /// Whoever did the damage, or the first living enemy.
    Enemy,
    /// The first living enemy.
    First,
}

/// A player, as seen from the card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Player {
    You,
    Rival,
    /// The one of the monster at hand inside `each`.
    Holder,
}

impl Speech<'_> {
    /// Names a monster: `the target`, `the enemy with the least life`.
    pub(super) fn who(self, who: &Who) -> String {
        let (en, es) = match who {
            Who::This => ("this monster", "este monstruo"),
            Who::Target => match self.aim {
                Aim::Target => ("the target", "el objetivo"),
                Aim::Each => ("that monster", "ese monstruo"),
                Aim::Attacker => ("the attacker", "el atacante"),
                Aim::Enemy => ("the enemy", "el enemigo"),
                Aim::First => ("the first living enemy", "el primer enemigo vivo"),
            },
            Who::Front => ("the first living enemy", "el primer enemigo vivo"),
            Who::Back => ("the last living enemy", "el último enemigo vivo"),
            Who::Weakest => ("the enemy with the least life", "el enemigo con menos vida"),
            Who::Strongest => ("the enemy with the most life", "el enemigo con más vida"),
            Who::Random => ("a random enemy", "un enemigo al azar"),
            Who::Ally(place) => {
                let place = self.place(place);
                return match self.tongue {
                    Tongue::En => format!("the ally in place {place}"),
                    Tongue::Es => format!("el aliado del puesto {place}"),
                };
            }
            Who::Enemy(place) => {
                let place = self.place(place);
                return match self.tongue {
                    Tongue::En => format!("the enemy in place {place}"),
                    Tongue::Es => format!("el enemigo del puesto {place}"),
                };
            }
        };
        self.tongue.pick(en, es).to_owned()
    }

    /// Says what a monster has: `the target's life`, `la vida del objetivo`; of
    /// the monster that the sentence is about, just `its life`.
    pub(super) fn whose(self, who: &Who, about: Option<&Who>, [en, es]: [&str; 2]) -> String {
        let bare = es.split_once(' ').map_or(es, |it| it.1);
        let short = matches!(who, Who::This) || matches!(who, Who::Target);
        match self.tongue {
            _ if about == Some(who) => match self.tongue {
                Tongue::En => format!("its {en}"),
                Tongue::Es => format!("su {bare}"),
            },
            Tongue::En if short && self.aim != Aim::First => format!("{}'s {en}", self.who(who)),
            Tongue::En => format!("the {en} of {}", self.who(who)),
            Tongue::Es => format!("{es} {}", of(&self.who(who))),
        }
    }

    /// Names a monster to whom something is done: in Spanish with its `a`.
    pub(super) fn to(self, who: &Who) -> String {
        let name = self.who(who);
        match self.tongue {
            Tongue::En => name,
            Tongue::Es => to(&name),
        }
    }

    /// Returns the player of a monster.
    pub(super) fn player(self, who: &Who) -> Player {
        match who {
            Who::This | Who::Ally(_) => Player::You,
            Who::Target if self.aim == Aim::Each => Player::Holder,
            Who::Target
            | Who::Front
            | Who::Back
            | Who::Enemy(_)
            | Who::Weakest
            | Who::Strongest
            | Who::Random => Player::Rival,
        }
    }

    /// Returns the name of an element.
    pub(super) fn element(&self, index: u8) -> &str {
        let names = self.elements.get(usize::from(index));
        names.map_or("?", |it| it.get(self.tongue))
    }
}

/// Returns `de` and a name that may begin with `el`.
pub(super) fn of(name: &str) -> String {
    match name.strip_prefix("el ") {
        Some(rest) => format!("del {rest}"),
        None => format!("de {name}"),
    }
}

/// Returns `a` and a name that may begin with `el`.
pub(super) fn to(name: &str) -> String {
    match name.strip_prefix("el ") {
        Some(rest) => format!("al {rest}"),
        None => format!("a {name}"),
    }
}

/// Returns the word for a state of a monster.
pub(crate) fn state_word(state: Condition, tongue: Tongue) -> &'static str {
    let (en, es) = match state {
        Condition::Dead => ("dead", "muerto"),
        Condition::Frozen => ("frozen", "congelado"),
        Condition::Asleep => ("asleep", "dormido"),
        Condition::Burned => ("burned", "quemado"),
        Condition::Poisoned => ("poisoned", "envenenado"),
        Condition::Shielded => ("shielded", "protegido"),
        Condition::Normal => ("normal", "normal"),
    };
    tongue.pick(en, es)
}
