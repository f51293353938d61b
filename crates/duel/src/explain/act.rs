//! Actions in words: `draw 2 cards`, `quema al objetivo durante 3 turnos`.

use tapete_game::Tongue;

use super::Speech;
use super::number::{figure, fixed, negated};
use super::who::{Aim, Player, of};
use crate::script::ast::{Act, Action, ElementKind, Expr, Stat, Who};

/// An amount: what stands with the verb, and what follows after a colon.
struct Amount {
    head: String,
    tail: String,
    /// Whether it is taken away, not given.
    is_less: bool,
}

impl Speech<'_> {
    /// Says an action, as a command.
    pub(super) fn act(self, act: &Act) -> String {
        let who = match &act.on {
            Some(who) => who.clone(),
            None if self.aim == Aim::Each || !act.action.helps() => Who::Target,
            None => Who::This,
        };
        match &act.action {
            Action::Attack => self.attack(&who, act.on.is_some()),
            Action::Poison => self.to_monster(&who, "poison", "envenena"),
            Action::Purify => match self.tongue {
                Tongue::En => format!("free {} from all harmful states", self.who(&who)),
                Tongue::Es => format!("libra {} de todo estado dañino", self.to(&who)),
            },
            Action::Cleanse => match self.tongue {
                Tongue::En => format!(
                    "take all states, shields and bonuses from {}",
                    self.who(&who)
                ),
                Tongue::Es => {
                    format!("quita {} todo estado, escudo y mejora", self.to(&who))
                }
            },
            Action::Draw(expr) => {
                let cards = self.cards(expr, &who);
                self.by_player(&who, ["draw", "draws"], "roba", &cards)
            }
            Action::Discard(expr) => {
                let cards = self.cards(expr, &who);
                let text = self.by_player(&who, ["discard", "discards"], "descarta", &cards);
                format!("{text} {}", self.tongue.pick("by luck", "al azar"))
            }
            Action::PlayerLife(expr) | Action::TargetLife(expr) => {
                let amount = self.amount(expr, ["life", "vida"], &who);
                self.change(&who, &amount, "")
            }
            Action::Shield(expr) => self.shield(expr, &who),
            Action::Buff(stat, by, turns) => {
                let unit = match stat {
                    Stat::Attack => ["attack", "ataque"],
                    Stat::MaxLife => ["maximum life", "vida máxima"],
                };
                let amount = self.amount(by, unit, &who);
                self.change(&who, &amount, &self.turns(turns, &who))
            }
            Action::UpdateEnergy(expr) => {
                let amount = self.amount(expr, ["energy", "energía"], &who);
                let (verbs, es) = if amount.is_less {
                    (["lose", "loses"], "pierde")
                } else {
                    (["gain", "gains"], "gana")
                };
                self.by_player(&who, verbs, es, &format!("{}{}", amount.head, amount.tail))
            }
            Action::StealEnergy(expr) => {
                let Amount { head, tail, .. } = self.amount(expr, ["energy", "energía"], &who);
                match self.tongue {
                    Tongue::En => format!("steal {head} from {}{tail}", self.player_name(&who)),
                    Tongue::Es => {
                        let from = super::who::to(&self.player_name(&who));
                        format!("roba {head} {from}{tail}")
                    }
                }
            }
            Action::Burn(expr) => self.for_turns(&who, "burn", "quema", expr),
            Action::Freeze(expr) => self.for_turns(&who, "freeze", "congela", expr),
            Action::Sleep(expr) => {
                let turns = self.turns(expr, &who);
                match self.tongue {
                    Tongue::En => format!("put {} to sleep{turns}", self.who(&who)),
                    Tongue::Es => format!("duerme {}{turns}", self.to(&who)),
                }
            }
            Action::Swap(one, other) => self.swap([one, other], &who),
            Action::Revive(expr) => {
                let Amount { head, tail, .. } = self.amount(expr, ["life", "vida"], &who);
                match self.tongue {
                    Tongue::En => format!("revive {} with {head}{tail}", self.who(&who)),
                    Tongue::Es => format!("revive {} con {head}{tail}", self.to(&who)),
                }
            }
            Action::SetType(element) => self.set_type(&element.kind, &who),
        }
    }

    fn shield(self, expr: &Expr, who: &Who) -> String {
        let amount = match fixed(expr) {
            Some(points) => figure(points.trunc()),
            None => self.number(expr, Some(who)),
        };
        match (self.tongue, who) {
            (Tongue::En, Who::This) => format!("gain a shield of {amount}"),
            (Tongue::En, _) => format!("give {} a shield of {amount}", self.who(who)),
            (Tongue::Es, Who::This) => format!("gana un escudo {}", of(&amount)),
            (Tongue::Es, _) => format!("da {} un escudo {}", self.to(who), of(&amount)),
        }
    }

    fn swap(self, places: [&Expr; 2], who: &Who) -> String {
        let [one, other] = places.map(|it| self.place(it));
        let team = match (self.player(who), self.tongue) {
            (Player::You, Tongue::En) => "your formation",
            (Player::You, Tongue::Es) => "tu formación",
            (Player::Rival, Tongue::En) => "the rival's formation",
            (Player::Rival, Tongue::Es) => "la formación del rival",
            (Player::Holder, Tongue::En) => "its formation",
            (Player::Holder, Tongue::Es) => "su formación",
        };
        match self.tongue {
            Tongue::En => format!("swap places {one} and {other} of {team}"),
            Tongue::Es => format!("intercambia los puestos {one} y {other} de {team}"),
        }
    }

    fn set_type(self, element: &ElementKind, who: &Who) -> String {
        let whose = self.whose(who, None, ["element", "el elemento"]);
        match (element, self.tongue) {
            (ElementKind::Element(index), Tongue::En) => {
                format!("change {whose} to {}", self.element(*index))
            }
            (ElementKind::Element(index), Tongue::Es) => {
                format!("cambia {whose} a {}", self.element(*index))
            }
            (ElementKind::Of(other), Tongue::En) => {
                format!("change {whose} to that of {}", self.who(other))
            }
            (ElementKind::Of(other), Tongue::Es) => {
                format!("cambia {whose} al {}", of(&self.who(other)))
            }
        }
    }

    fn attack(self, who: &Who, is_said: bool) -> String {
        let is_usual = !is_said && self.aim == Aim::Target;
        if is_usual {
            return self.tongue.pick("attack", "ataca").to_owned();
        }
        self.to_monster(who, "attack", "ataca")
    }

    fn to_monster(self, who: &Who, en: &str, es: &str) -> String {
        format!("{} {}", self.tongue.pick(en, es), self.to(who))
    }

    fn for_turns(self, who: &Who, en: &str, es: &str, turns: &Expr) -> String {
        let done = self.to_monster(who, en, es);
        format!("{done}{}", self.turns(turns, who))
    }

    /// Says a span of time, with a space before it.
    fn turns(self, expr: &Expr, who: &Who) -> String {
        match (fixed(expr).map(f64::trunc), self.tongue) {
            (Some(1.0), Tongue::En) => " for 1 turn".to_owned(),
            (Some(1.0), Tongue::Es) => " durante 1 turno".to_owned(),
            (Some(turns), Tongue::En) => format!(" for {} turns", figure(turns)),
            (Some(turns), Tongue::Es) => format!(" durante {} turnos", figure(turns)),
            (None, Tongue::En) => {
                format!(" for as many turns as {}", self.number(expr, Some(who)))
            }
            (None, Tongue::Es) => {
                format!(
                    " durante tantos turnos como {}",
                    self.number(expr, Some(who))
                )
            }
        }
    }

    fn cards(self, expr: &Expr, who: &Who) -> String {
        match (fixed(expr).map(f64::trunc), self.tongue) {
            (Some(1.0), Tongue::En) => "1 card".to_owned(),
            (Some(1.0), Tongue::Es) => "1 carta".to_owned(),
            (Some(n_cards), Tongue::En) => format!("{} cards", figure(n_cards)),
            (Some(n_cards), Tongue::Es) => format!("{} cartas", figure(n_cards)),
            (None, Tongue::En) => format!("as many cards as {}", self.number(expr, Some(who))),
            (None, Tongue::Es) => format!("tantas cartas como {}", self.number(expr, Some(who))),
        }
    }

    fn amount(self, expr: &Expr, [en, es]: [&str; 2], who: &Who) -> Amount {
        if let Some(number) = fixed(expr).map(f64::trunc) {
            let amount = figure(number.abs());
            return Amount {
                head: match self.tongue {
                    Tongue::En => format!("{amount} {en}"),
                    Tongue::Es => format!("{amount} de {es}"),
                },
                tail: String::new(),
                is_less: number < 0.0,
            };
        }
        let positive = negated(expr);
        let said = self.number(positive.as_ref().unwrap_or(expr), Some(who));
        Amount {
            head: self.tongue.pick(en, es).to_owned(),
            tail: format!(": {said}"),
            is_less: positive.is_some(),
        }
    }

    /// Says that a figure of a monster grows or shrinks.
    fn change(self, who: &Who, amount: &Amount, turns: &str) -> String {
        let Amount {
            head,
            tail,
            is_less,
        } = amount;
        let own = *who == Who::This;
        match (self.tongue, own, is_less) {
            (Tongue::En, true, false) => format!("gain {head}{turns}{tail}"),
            (Tongue::En, true, true) => format!("lose {head}{turns}{tail}"),
            (Tongue::En, false, false) => format!("give {head} to {}{turns}{tail}", self.who(who)),
            (Tongue::En, false, true) => format!("take {head} from {}{turns}{tail}", self.who(who)),
            (Tongue::Es, true, false) => format!("gana {head}{turns}{tail}"),
            (Tongue::Es, true, true) => format!("pierde {head}{turns}{tail}"),
            (Tongue::Es, false, false) => format!("da {head} {}{turns}{tail}", self.to(who)),
            (Tongue::Es, false, true) => format!("quita {head} {}{turns}{tail}", self.to(who)),
        }
    }

    fn player_name(self, who: &Who) -> String {
        let (en, es) = match self.player(who) {
            Player::You => ("you", "ti"),
            Player::Rival => ("the rival", "el rival"),
            Player::Holder => ("its player", "su jugador"),
        };
        self.tongue.pick(en, es).to_owned()
    }

    /// Says what the player of a monster does; in Spanish a command and a
    /// statement are written alike.
    fn by_player(self, who: &Who, [order, third]: [&str; 2], es: &str, what: &str) -> String {
        match (self.player(who), self.tongue) {
            (Player::You, Tongue::En) => format!("{order} {what}"),
            (Player::You, Tongue::Es) => format!("{es} {what}"),
            (_, Tongue::En) => format!("{} {third} {what}", self.player_name(who)),
            (_, Tongue::Es) => format!("{} {es} {what}", self.player_name(who)),
        }
    }
}
