//! The states that a card is in, and its figures.

use tapete_game::{Attribute, Mark, Mood, Role, Seat, Telling, Value};
use tapete_speech::Bilingual;

use crate::model::{AbilityId, Card, Cards, CounterKind, Figure, NOTHING, Thing};
use crate::state::{CardState, LastingKind, State, stands};

/// How a card in play stands, and whether that is good for whoever has it.
const STANDS: [(u16, &str, Bilingual, Mood); 8] = [
    (
        stands::TAPPED,
        "tapped",
        Bilingual::new("tapped", "girada"),
        Mood::Neutral,
    ),
    (
        stands::ATTACKING,
        "attacking",
        Bilingual::new("attacking", "atacando"),
        Mood::Neutral,
    ),
    (
        stands::BLOCKED,
        "blocked",
        Bilingual::new("blocked", "bloqueada"),
        Mood::Neutral,
    ),
    (
        stands::SHIELDED,
        "regenerates",
        Bilingual::new("regenerates", "se regenera"),
        Mood::Good,
    ),
    (
        stands::ASLEEP,
        "asleep",
        Bilingual::new("asleep", "dormida"),
        Mood::Bad,
    ),
    (
        stands::PARALYSED,
        "paralysed",
        Bilingual::new("paralysed", "paralizada"),
        Mood::Bad,
    ),
    (
        stands::CONFUSED,
        "confused",
        Bilingual::new("confused", "confundida"),
        Mood::Bad,
    ),
    (
        stands::TOKEN,
        "token",
        Bilingual::new("token", "ficha"),
        Mood::Neutral,
    ),
];

impl Cards {
    /// Says how a card in play stands: `tapped`, `attacking`, `damage 1`.
    pub(crate) fn state_marks(
        &self,
        state: &State,
        thing: Thing,
        telling: Telling<'_>,
    ) -> Vec<Mark> {
        let Some(card) = state.card(thing) else {
            return Vec::new();
        };
        let mut marks = Vec::new();
        if self.in_play(state, thing) {
            self.standing_marks(state, thing, card, telling, &mut marks);
        }
        for (kind, n) in self.counters.iter().zip(card.counters) {
            if n > 0 {
                marks.push(counter_mark(kind, n));
            }
        }
        // Where damage stays it is told by the health that is left.
        if card.damage > 0 && !self.damage_stays() {
            let mark = Mark::new("damage", telling.pick("damage", "daño"));
            marks.push(mark.counted(i64::from(card.damage)).felt(Mood::Bad));
        }
        marks
    }

    fn standing_marks(
        &self,
        state: &State,
        thing: Thing,
        card: &CardState,
        telling: Telling<'_>,
        marks: &mut Vec<Mark>,
    ) {
        for (bit, name, label, mood) in STANDS {
            if card.is(bit) {
                let mark = Mark::new(name, label.get(telling.tongue())).felt(mood);
                marks.push(match bit {
                    stands::TAPPED => mark.shown_by_posture(),
                    _ => mark,
                });
            }
        }
        if card.blocks != NOTHING {
            // As moves name it: attackers of one name are told apart.
            let whom = match self.in_play(state, card.blocks) {
                true => self.called(state, Seat(card.controller), card.blocks),
                false => self.open_name(state, card.blocks, telling),
            };
            let label = format!("{} {whom}", telling.pick("blocks", "bloquea a"));
            marks.push(Mark::new("blocks", label));
        }
        if self.options.sickness && self.fights(state, thing) && self.is_sick(state, thing) {
            let label = telling.pick("just came", "recién llegada");
            marks.push(Mark::new("just_came", label));
        }
        self.gained_marks(state, thing, telling, marks);
    }

    /// The abilities that effects and other cards have given it.
    fn gained_marks(
        &self,
        state: &State,
        thing: Thing,
        telling: Telling<'_>,
        marks: &mut Vec<Mark>,
    ) {
        let by_effects = state.lasting.iter().filter(|it| it.on == thing);
        let by_effects = by_effects.filter_map(|it| match it.what {
            LastingKind::Gain(id) => Some(id),
            _ => None,
        });
        let by_others = state.granted.iter().filter(|it| it.0 == thing);
        for id in by_effects.chain(by_others.map(|it| it.1)) {
            let Some(label) = self.gained_label(id, telling) else {
                continue;
            };
            if marks.iter().all(|it| it.label != *label) {
                let name = format!("ability.{}", id.0);
                marks.push(Mark::new(name, label).felt(Mood::Good));
            }
        }
    }

    fn gained_label(&self, id: AbilityId, telling: Telling<'_>) -> Option<&str> {
        let ability = self.abilities.get(id.index())?;
        let label = ability.label.get(telling.tongue());
        (!label.is_empty()).then_some(label)
    }

    /// Returns power and toughness, or what is left of the health in games
    /// where damage stays; printed ones outside play.
    pub(super) fn figures(
        &self,
        state: &State,
        thing: Thing,
        telling: Telling<'_>,
    ) -> Vec<Attribute> {
        let Some(card) = state.card(thing) else {
            return Vec::new();
        };
        let Some(printed) = self.cards.get(card.card.index()) else {
            return Vec::new();
        };
        if !self.in_play(state, thing) {
            return self.figures_as_printed(printed, telling);
        }
        if !self.fights(state, thing) && !printed.nature.starts_in_play {
            return Vec::new();
        }
        let (power, most) = (i64::from(card.look.power), i64::from(card.look.toughness));
        let toughness = match self.damage_stays() {
            true => Value::OutOf {
                now: most - i64::from(card.damage),
                most,
            },
            false => Value::Number(most),
        };
        self.as_attributes(Value::Number(power), toughness, telling)
    }

    /// Returns the printed figures of a card; `*` for one that is worked out.
    pub(crate) fn figures_as_printed(
        &self,
        printed: &Card,
        telling: Telling<'_>,
    ) -> Vec<Attribute> {
        if !printed.nature.fights && !printed.nature.starts_in_play {
            return Vec::new();
        }
        let figure = |it: Figure| {
            let number = it.number();
            number.map_or(Value::from("*"), |it| Value::Number(i64::from(it)))
        };
        self.as_attributes(figure(printed.power), figure(printed.toughness), telling)
    }

    fn as_attributes(
        &self,
        power: Value,
        toughness: Value,
        telling: Telling<'_>,
    ) -> Vec<Attribute> {
        let mut all = Vec::new();
        // Where attacks have names of their own, creatures have no power.
        if !self.options.has_active {
            let power = Attribute::new("power", Role::Attack, power);
            all.push(power.labelled(telling.pick("power", "fuerza")));
        }
        all.push(match self.damage_stays() {
            true => Attribute::new("health", Role::Life, toughness)
                .labelled(telling.pick("health", "salud")),
            false => Attribute::new("toughness", Role::Defence, toughness)
                .labelled(telling.pick("toughness", "resistencia")),
        });
        all
    }

    /// Returns the figures of a card in a word: `4/3`, or `20/60` where creatures
    /// have nothing but health.
    pub(crate) fn figures_text(&self, state: &State, thing: Thing, telling: Telling<'_>) -> String {
        let figures = self.figures(state, thing, telling);
        let texts = figures.iter().map(|it| match it.value {
            Value::OutOf { now, most } if self.options.has_active => format!("{now}/{most}"),
            Value::OutOf { most, .. } => most.to_string(),
            _ => it.text(),
        });
        let texts: Vec<String> = texts.collect();
        texts.join("/")
    }

    /// Says how a card in play stands in a line: `tapped, attacking, damage 1`.
    pub(crate) fn states_text(&self, state: &State, thing: Thing, telling: Telling<'_>) -> String {
        let marks = self.state_marks(state, thing, telling);
        let mut texts: Vec<String> = marks.iter().map(Mark::text).collect();
        let Some(card) = state.card(thing) else {
            return String::new();
        };
        if card.damage > 0 && self.damage_stays() {
            let damage = telling.pick("damage", "daño");
            texts.push(format!("{damage} {}", card.damage));
        }
        if card.attached_to != NOTHING {
            let on = self.open_name(state, card.attached_to, telling);
            texts.push(format!("{} {on}", telling.pick("on", "en")));
        }
        texts.join(", ")
    }

    /// Tells whether damage stays on what it was dealt to.
    fn damage_stays(&self) -> bool {
        self.options.has_active || !self.options.heals
    }
}

fn counter_mark(kind: &CounterKind, n: u8) -> Mark {
    let mood = match i32::from(kind.power) + i32::from(kind.toughness) {
        1.. => Mood::Good,
        ..0 => Mood::Bad,
        0 => Mood::Neutral,
    };
    let mark = Mark::new(format!("counter.{}", kind.name), &kind.name).felt(mood);
    // `+1/+1` says it all; of others one counts the last as well.
    match (n, mood) {
        (1, Mood::Good | Mood::Bad) => mark,
        (n, _) => mark.counted(i64::from(n)),
    }
}
