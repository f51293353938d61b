//! What is asked of a seat, in words.

use tapete_game::Telling;
use tapete_speech::Said;

use crate::engine::is_player;
use crate::model::{Cards, CostAct, Thing};
use crate::state::{Ask, Origin, State};

impl Cards {
    /// Says what is asked now: `choose a target for Ember Jolt`.
    pub(crate) fn asked_text(&self, state: &State, telling: Telling<'_>) -> String {
        let source = self.asking_name(state, telling);
        let (en, es) = match state.ask {
            Ask::Nothing => (String::new(), String::new()),
            Ask::Mulligan => both(
                "keep the hand or draw another",
                "conservar la mano o cambiarla",
            ),
            Ask::Bottom => both("put a card on the bottom", "poner una carta al fondo"),
            Ask::Placing => both("put a creature into play", "poner una criatura en juego"),
            Ask::Act => both("play a card or pass", "jugar una carta o pasar"),
            Ask::Attackers => both("declare attackers", "declarar atacantes"),
            Ask::Blockers => both("declare blockers", "declarar bloqueadores"),
            Ask::Damage {
                attacker,
                index,
                left,
                ..
            } => {
                let attacker_name = self.open_name(state, attacker, telling);
                let blockers = self.blockers_of(state, attacker);
                let blocker = blockers.get(usize::from(index));
                let blocker =
                    blocker.map_or(String::new(), |it| self.open_name(state, *it, telling));
                (
                    format!("divide {left} damage of {attacker_name}: how much to {blocker}"),
                    format!("repartir {left} de daño de {attacker_name}: cuánto a {blocker}"),
                )
            }
            Ask::Kicker => (
                format!("pay the extra cost of {source}?"),
                format!("¿pagar el coste extra de {source}?"),
            ),
            Ask::X => (
                format!("choose X for {source}"),
                format!("elegir X para {source}"),
            ),
            Ask::Target => (
                format!("choose a target for {source}"),
                format!("elegir un objetivo para {source}"),
            ),
            Ask::CostThing => self.giving_text(state, &source),
            Ask::Source => (
                format!("choose what pays for {source}"),
                format!("elegir con qué se paga {source}"),
            ),
            Ask::Order => both(
                "choose which ability goes first",
                "elegir qué habilidad va primero",
            ),
            Ask::Instead => both(
                "choose which card says what happens instead",
                "elegir qué carta dice lo que ocurre en su lugar",
            ),
            Ask::Choose => (
                format!("choose for {source}"),
                format!("elegir para {source}"),
            ),
            Ask::May => match self.step_label(state, 0) {
                Some(Said { en, es }) => (
                    format!("{}? ({source})", small(en)),
                    format!("¿{}? ({source})", small(es)),
                ),
                None => (
                    format!("do what {source} says?"),
                    format!("¿hacer lo que dice {source}?"),
                ),
            },
            Ask::PayOr => (
                format!("pay for {source}?"),
                format!("¿pagar por {source}?"),
            ),
            Ask::OneOf(_) => (
                format!("choose what {source} does"),
                format!("elegir qué hace {source}"),
            ),
            Ask::Scry => (
                "choose what goes to the bottom".to_owned(),
                "elegir qué va al fondo".to_owned(),
            ),
            Ask::Discard => both("discard a card", "descartar una carta"),
            Ask::Colour => (
                format!("choose a kind for {source}"),
                format!("elegir un tipo para {source}"),
            ),
            Ask::HandLimit => both(
                "discard a card: the hand is too large",
                "descartar una carta: la mano es demasiado grande",
            ),
            Ask::Promote => both(
                "choose the new active creature",
                "elegir la nueva criatura activa",
            ),
        };
        telling.pick(en, es)
    }

    /// Returns what the step that asks says, or one so many steps after it.
    pub(super) fn step_label(&self, state: &State, after: u16) -> Option<&Said> {
        let at = match &state.announcing {
            Some(it) => self.modes_at(state, it.item.origin)?,
            None => state.frames.last()?.at,
        };
        let at = at.saturating_add(after);
        self.step_labels.get(&at).filter(|it| !it.en.is_empty())
    }

    fn giving_text(&self, state: &State, source: &str) -> (String, String) {
        let act = state.announcing.as_ref();
        let act = act.and_then(|it| self.cost_act(state, it));
        let (en, es) = match act {
            Some(CostAct::Discard(..)) => ("discard a card", "descartar una carta"),
            Some(CostAct::Exile(..)) => ("exile a card", "exiliar una carta"),
            Some(CostAct::TapOthers(..)) => ("tap something", "girar algo"),
            Some(CostAct::DiscardAttached(..)) => {
                ("discard something on it", "descartar algo de ella")
            }
            _ => ("sacrifice something", "sacrificar algo"),
        };
        (format!("{en} for {source}"), format!("{es} para {source}"))
    }

    /// Returns the name of the card that asks, if the reader may know it.
    pub(crate) fn asking_name(&self, state: &State, telling: Telling<'_>) -> String {
        let thing = self.asking_thing(state);
        let is_known = thing.is_some_and(|it| {
            !is_player(it) && state.card(it).is_some() && self.sees(state, telling.reader(), it)
        });
        match thing {
            Some(thing) if is_known => self.name_of(state, thing).to_owned(),
            _ => match self.phases.get(usize::from(state.phase)) {
                Some(phase) if state.counts.turns > 0 => {
                    phase.label.get(telling.tongue()).to_owned()
                }
                _ => telling.pick("the rules", "las reglas").to_owned(),
            },
        }
    }

    /// Returns the card that asks: what is announced, or what is happening.
    pub(super) fn asking_thing(&self, state: &State) -> Option<Thing> {
        if let (Some(it), Ask::Kicker | Ask::X | Ask::Target | Ask::CostThing | Ask::Source) =
            (&state.announcing, state.ask)
        {
            return Some(match it.item.origin {
                Origin::Spell(thing) => thing,
                Origin::Trigger(_) | Origin::Activated(_) | Origin::Program(_) => {
                    it.item.context.this
                }
            });
        }
        state.frames.last().map(|it| it.context.this)
    }
}

fn both(en: &str, es: &str) -> (String, String) {
    (en.to_owned(), es.to_owned())
}

/// Returns a text with a small first letter, as questions are written.
fn small(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|it| it.to_lowercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
