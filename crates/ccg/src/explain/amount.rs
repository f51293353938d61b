//! Numbers: words up to ten, things counted, and what a number depends on.

use tapete_game::Tongue;

use super::filter::{Article, As};
use super::noun::{Noun, article_en, article_es, number_word};
use super::who::possessive;
use super::{DEPTH_MAX, Speech};
use crate::syntax::ast::{Amount, Counter, Ref, Selector, Signed};

impl Speech<'_> {
    /// Writes so many things: `two cards`, `a card`, `N cards`.
    pub(super) fn counted(&self, amount: &Amount, noun: &Noun) -> String {
        let many = noun.say(true, self.tongue);
        match amount {
            Amount::Number(1) => self.one(noun),
            Amount::Number(number) => {
                let number = number_word(*number, noun.feminine, self.tongue);
                format!("{number} {many}")
            }
            Amount::Name(name) if name.text == "that_much" => {
                let that = self.tongue.pick("that many", "esa cantidad de");
                format!("{that} {many}")
            }
            Amount::Name(name) if is_letter(&name.text) => format!("{} {many}", name.text),
            amount => {
                let equal = self.equal_to(amount);
                match self.tongue {
                    Tongue::En => format!("a number of {many} {equal}"),
                    Tongue::Es => format!("una cantidad de {many} {equal}"),
                }
            }
        }
    }

    /// Writes one thing with its article.
    pub(super) fn one(&self, noun: &Noun) -> String {
        let one = noun.say(false, self.tongue);
        match self.tongue {
            Tongue::En => format!("{} {one}", article_en(one)),
            Tongue::Es => format!("{} {one}", article_es(one, noun.feminine, false, false)),
        }
    }

    /// Writes a number before a noun: `two`, `X`.
    pub(super) fn number(&self, amount: &Amount, feminine: bool) -> String {
        match amount {
            Amount::Number(number) => number_word(*number, feminine, self.tongue),
            amount => self.expression(amount),
        }
    }

    /// Writes an amount of what is not counted in words: `3 damage`, `5 life`.
    pub(super) fn mass(&self, amount: &Amount, en: &str, es: [&str; 2]) -> String {
        let [one, many] = es;
        match amount {
            Amount::Number(1) => self.tongue.pick(format!("1 {en}"), format!("1 {one}")),
            Amount::Number(number) => self
                .tongue
                .pick(format!("{number} {en}"), format!("{number} {many}")),
            Amount::Name(name) if name.text == "that_much" => self
                .tongue
                .pick(format!("that much {en}"), format!("esa cantidad de {many}")),
            Amount::Name(name) if is_letter(&name.text) => self.tongue.pick(
                format!("{} {en}", name.text),
                format!("{} {many}", name.text),
            ),
            amount => {
                let equal = self.equal_to(amount);
                self.tongue.pick(
                    format!("{en} {equal}"),
                    format!("una cantidad de {many} {equal}"),
                )
            }
        }
    }

    /// Writes damage.
    pub(super) fn damage(&self, amount: &Amount) -> String {
        match amount {
            Amount::Name(name) if name.text == "that_much" => self
                .tongue
                .pick("that much damage", "ese mismo daño")
                .to_owned(),
            Amount::Number(_) => self.mass(amount, "damage", ["punto de daño", "puntos de daño"]),
            Amount::Name(name) if is_letter(&name.text) => {
                self.mass(amount, "damage", ["punto de daño", "puntos de daño"])
            }
            amount => {
                let equal = self.equal_to(amount);
                self.tongue
                    .pick(format!("damage {equal}"), format!("daño {equal}"))
            }
        }
    }

    fn equal_to(&self, amount: &Amount) -> String {
        let amount = self.expression(amount);
        self.tongue
            .pick(format!("equal to {amount}"), format!("igual a {amount}"))
    }

    /// Writes an amount by itself: `5`, `the number of creatures you control`.
    pub(super) fn expression(&self, amount: &Amount) -> String {
        let depth = self.depth.get();
        let nests = matches!(
            amount,
            Amount::Count { .. } | Amount::Counters { .. } | Amount::Of { .. }
        );
        if nests && depth >= DEPTH_MAX {
            return "X".to_owned();
        }
        self.depth.set(depth.saturating_add(u8::from(nests)));
        let text = self.nested(amount);
        self.depth.set(depth);
        text
    }

    fn nested(&self, amount: &Amount) -> String {
        match amount {
            Amount::Number(number) => number.to_string(),
            Amount::Name(name) => self.amount_name(&name.text),
            Amount::Count { filter, zone } => {
                let usual = self.usual(As::Permanent, zone.as_ref());
                let before = self.named.borrow().clone();
                let things = self.thing(filter, usual, Article::None, true);
                *self.named.borrow_mut() = before;
                let things = self.placed(things, zone.as_ref(), super::who::Where::In);
                let number = self.tongue.pick("the number of", "el número de");
                format!("{number} {things}")
            }
            Amount::Counters { counter, of } => {
                let counters = self.counter_noun(counter);
                let of = self.object(of).text;
                match self.tongue {
                    Tongue::En => format!("the number of {} on {of}", counters.en[1]),
                    Tongue::Es => format!("el número de {} sobre {of}", counters.es[1]),
                }
            }
            Amount::Of { name, of } => self.property_of(&name.text, of),
            Amount::Add(one, other) => self.between(one, "plus", "más", other),
            Amount::Subtract(one, other) => self.between(one, "minus", "menos", other),
            Amount::Multiply(one, other) => match &**one {
                Amount::Number(2) => {
                    let twice = self.tongue.pick("twice", "el doble de");
                    format!("{twice} {}", self.expression(other))
                }
                _ => self.between(one, "times", "veces", other),
            },
            Amount::Half { amount, up } => {
                let amount = self.expression(amount);
                match (self.tongue, up) {
                    (Tongue::En, true) => format!("half {amount}, rounded up"),
                    (Tongue::En, false) => format!("half {amount}, rounded down"),
                    (Tongue::Es, true) => {
                        format!("la mitad de {amount}, redondeando hacia arriba")
                    }
                    (Tongue::Es, false) => {
                        format!("la mitad de {amount}, redondeando hacia abajo")
                    }
                }
            }
        }
    }

    fn between(&self, one: &Amount, en: &str, es: &str, other: &Amount) -> String {
        let word = self.tongue.pick(en, es);
        format!("{} {word} {}", self.expression(one), self.expression(other))
    }

    /// Returns whether `it` can only mean the card itself.
    fn is_this_clear(&self) -> bool {
        let named = self.named.borrow();
        named.this && named.other.is_none()
    }

    fn amount_name(&self, name: &str) -> String {
        let (en, es) = match name {
            "that_much" => ("that much", "esa cantidad"),
            "prizes_left" => (
                "the number of prizes you have left",
                "el número de premios que te quedan",
            ),
            "cards_drawn_from_empty_deck" => (
                "the number of cards you couldn't draw",
                "el número de cartas que no pudiste robar",
            ),
            "turn_number" => ("the number of the turn", "el número del turno"),
            "damage" => ("the damage on it", "el daño que tiene"),
            "life" => ("your life", "tu vida"),
            "poison" => ("your poison counters", "tus contadores de veneno"),
            name if is_letter(name) => return name.to_owned(),
            name => return format!("{} {}", self.tongue.pick("its", "su"), self.property(name)),
        };
        self.tongue.pick(en, es).to_owned()
    }

    /// Writes `your life`, `its power`.
    fn property_of(&self, name: &str, of: &Selector) -> String {
        let property = self.property(name);
        match (self.tongue, of) {
            (_, Selector::Ref(Ref::This | Ref::It, _)) if name == "colours_spent" => {
                format!("{} {property}", self.tongue.pick("the", "el"))
            }
            (Tongue::En, Selector::Ref(Ref::This, _)) if !self.is_this_clear() => {
                self.named.borrow_mut().this = true;
                format!("this card's {property}")
            }
            (Tongue::En, Selector::Ref(Ref::This | Ref::It, _)) => format!("its {property}"),
            (_, Selector::Ref(Ref::You, _)) if name == "spells_cast_this_turn" => {
                let number = self.tongue.pick(
                    "the number of spells you have cast this turn",
                    "el número de hechizos que has lanzado este turno",
                );
                number.to_owned()
            }
            (Tongue::En, of) => format!("{} {property}", possessive(&self.object(of).text)),
            (Tongue::Es, Selector::Ref(Ref::You, _)) => format!("tu {property}"),
            (Tongue::Es, Selector::Ref(Ref::It, _)) => format!("su {property}"),
            (Tongue::Es, of) => {
                let feminine =
                    matches!(name, "power" | "health" | "life" | "loyalty" | "durability");
                let article = if feminine { "la" } else { "el" };
                format!("{article} {property} de {}", self.object(of).text)
            }
        }
    }

    /// Writes the name of a number that cards or players have.
    pub(super) fn property(&self, name: &str) -> String {
        const PROPERTIES: [(&str, &str, &str); 18] = [
            ("damage", "damage", "daño"),
            ("power", "power", "fuerza"),
            ("health", "health", "salud"),
            ("toughness", "toughness", "aguante"),
            ("cost", "cost", "coste"),
            (
                "colours_spent",
                "number of colours spent to cast it",
                "número de colores gastados para lanzarla",
            ),
            ("life", "life", "vida"),
            ("poison", "poison counters", "contadores de veneno"),
            ("hp", "HP", "PV"),
            ("loyalty", "loyalty", "lealtad"),
            ("retreat", "retreat", "retirada"),
            ("weakness", "weakness", "debilidad"),
            ("resistance", "resistance", "resistencia"),
            ("durability", "durability", "durabilidad"),
            ("time", "time counters", "contadores de tiempo"),
            ("charge", "charge counters", "contadores de carga"),
            ("energy", "energy", "energía"),
            (
                "spells_cast_this_turn",
                "spells cast this turn",
                "hechizos lanzados este turno",
            ),
        ];
        match PROPERTIES.iter().find(|it| it.0 == name) {
            Some((_, en, es)) => self.tongue.pick(*en, *es).to_owned(),
            None => self
                .names
                .noun(name)
                .say(false, self.tongue)
                .replace('_', " "),
        }
    }

    /// Writes `+1/+0`.
    pub(super) fn figures(&self, power: &Signed, toughness: &Signed) -> Option<String> {
        Some(format!("{}/{}", signed(power)?, signed(toughness)?))
    }

    /// Returns the noun for a kind of counter.
    pub(super) fn counter_noun(&self, counter: &Counter) -> Noun {
        const KINDS: [(&str, &str); 11] = [
            ("durability", "durabilidad"),
            ("time", "tiempo"),
            ("poison", "veneno"),
            ("loyalty", "lealtad"),
            ("charge", "carga"),
            ("energy", "energía"),
            ("damage", "daño"),
            ("shield", "escudo"),
            ("level", "nivel"),
            ("debt", "deuda"),
            ("echo", "eco"),
        ];
        let text = counter.text.as_str();
        let kind = text.replace('_', " ");
        let es = match KINDS.iter().find(|it| it.0 == text) {
            Some((_, es)) => format!("contador de {es}"),
            None if text.starts_with(['+', '-']) => format!("contador {text}"),
            None => format!("contador de {kind}"),
        };
        let mut noun = Noun::regular(&format!("{kind} counter"), &es, false);
        noun.es[1] = es.replacen("contador", "contadores", 1);
        noun
    }

    /// Writes so many counters of a kind.
    pub(super) fn counters(&self, number: i64, counter: &Counter) -> String {
        self.counted(&Amount::Number(number), &self.counter_noun(counter))
    }
}

/// Writes a number with its sign; nothing for what must be said in words.
fn signed(number: &Signed) -> Option<String> {
    let sign = if number.minus { '-' } else { '+' };
    match &number.amount {
        Amount::Number(number) => Some(format!("{sign}{number}")),
        Amount::Name(name) if is_letter(&name.text) => Some(format!("{sign}{}", name.text)),
        _ => None,
    }
}

/// Returns whether a name is that of a parameter: `N`, `X`.
pub(super) fn is_letter(name: &str) -> bool {
    name.chars().count() <= 2 && name.starts_with(char::is_uppercase)
}
