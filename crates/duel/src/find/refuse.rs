//! Why a line is not a move now, in both tongues.

use tapete_game::{Refusal, RefusalCode, Seat, Telling, Tongue};
use tapete_speech::{Bilingual, Said, counted, nearest, said, same_name};

use crate::duel::Duel;
use crate::explain::{condition_text, figure, state_word};
use crate::script::ast::{CondKind, Condition, ElementKind, StateKind, Who};
use crate::state::{Phase, State};

/// How many names a refusal lists.
const NAMES_MAX: usize = 7;

/// How many letters of what was typed are repeated.
const LETTERS_MAX: usize = 40;

/// A reason, with what it speaks of.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Reason {
    NoMove,
    WhichCard,
    NoSlot(usize),
    OtherCard(u8, String),
    NotHeld(String),
    WhichOf(Vec<u8>),
    WhichTarget(Vec<Seat>),
    NoSeat(usize),
    OwnTarget,
    LostTarget(Seat),
    TurnIsFull,
    CannotAct {
        monster: usize,
        held_by: Condition,
        rounds: u8,
    },
    Energy(u16),
    Fails {
        power: u8,
        card: u16,
        target: Seat,
        index: usize,
        values: Option<(f64, f64)>,
    },
    NoDiscard,
    DiscardLater,
    KeepLater,
    NoMorePlays,
    NoDeck(String),
    NoMonster(String),
    Placed(usize),
}

impl Reason {
    pub(super) fn refuse(
        &self,
        duel: &Duel,
        state: &State,
        seat: Seat,
        text: &str,
        telling: Telling<'_>,
    ) -> Refusal {
        Refusal::new(self.code(), self.say(duel, state, seat, text, telling))
    }

    fn code(&self) -> RefusalCode {
        match self {
            Reason::NoMove => RefusalCode::NotAMove,
            Reason::WhichCard | Reason::WhichOf(_) | Reason::WhichTarget(_) => {
                RefusalCode::Ambiguous
            }
            Reason::NoSlot(_)
            | Reason::OtherCard(..)
            | Reason::NotHeld(_)
            | Reason::NoSeat(_)
            | Reason::NoDeck(_)
            | Reason::NoMonster(_) => RefusalCode::NotThere,
            Reason::Energy(_) => RefusalCode::CannotPay,
            Reason::OwnTarget
            | Reason::LostTarget(_)
            | Reason::TurnIsFull
            | Reason::CannotAct { .. }
            | Reason::Fails { .. }
            | Reason::DiscardLater
            | Reason::KeepLater
            | Reason::NoMorePlays
            | Reason::Placed(_) => RefusalCode::NotAllowed,
            Reason::NoDiscard => RefusalCode::Impossible,
        }
    }

    fn say(
        &self,
        duel: &Duel,
        state: &State,
        seat: Seat,
        text: &str,
        telling: Telling<'_>,
    ) -> String {
        match self {
            Reason::NotHeld(wanted) => not_held(duel, state, seat, wanted, telling),
            Reason::Fails {
                power,
                card,
                target,
                index,
                values,
            } => fails(
                duel,
                state,
                [seat, *target],
                (*power, *card),
                (*index, *values),
                telling.tongue(),
            ),
            _ => {
                let (en, es) = self.in_both(duel, state, seat, text, telling);
                telling.pick(en, es)
            }
        }
    }

    /// Says what is wrong in both tongues, with names that are near in the
    /// reader's.
    fn in_both(
        &self,
        duel: &Duel,
        state: &State,
        seat: Seat,
        text: &str,
        telling: Telling<'_>,
    ) -> (String, String) {
        let tongue = telling.tongue();
        match self {
            Reason::NoMove => {
                let (shown, Said { en, es }) = (shown(text), how(duel, state, seat, telling));
                (
                    format!("`{shown}` is not a move here; {en}"),
                    format!("`{shown}` no es una jugada aquí; {es}"),
                )
            }
            Reason::WhichTarget(rivals) => {
                let list: Vec<_> = rivals.iter().map(|it| telling.name(*it)).collect();
                let first = list.first().cloned().unwrap_or_default();
                let list = list.join(", ");
                (
                    format!("against whom ({list})? write it at the end, as in `2 on {first}`"),
                    format!("¿contra quién ({list})? escríbelo al final, como en `2 a {first}`"),
                )
            }
            Reason::NoSeat(number) => {
                let rivals = Seat::all(duel.n_seats).filter(|it| *it != seat);
                let rivals: Vec<_> = rivals.map(|it| telling.name(it)).collect();
                let rivals = rivals.join(", ");
                // A number that is too large to be read is not repeated.
                let number = match *number {
                    usize::MAX => String::new(),
                    number => format!(" {number}"),
                };
                (
                    format!("there is no seat{number}; name a rival: {rivals}"),
                    format!("no hay asiento{number}; nombra a un rival: {rivals}"),
                )
            }
            Reason::OwnTarget => (
                "you cannot play a card against yourself; name a rival".to_owned(),
                "no puedes jugar una carta contra ti; nombra a un rival".to_owned(),
            ),
            Reason::LostTarget(target) => {
                let name = telling.name(*target);
                (
                    format!("{name} has already lost"),
                    format!("{name} ya ha perdido"),
                )
            }
            Reason::NoDeck(wanted) => {
                let names = near(wanted, duel.decks.iter().map(|it| it.name.as_str()), tongue);
                let wanted = shown(wanted);
                (
                    format!("there is no deck `{wanted}`; {names}"),
                    format!("no hay ningún mazo `{wanted}`; {names}"),
                )
            }
            Reason::NoMonster(wanted) => {
                let cards = state.monster_cards(duel, seat.index());
                let names = near(
                    wanted,
                    cards.iter().map(|it| duel.monster_name(*it)),
                    tongue,
                );
                let wanted = shown(wanted);
                (
                    format!("your team has no monster `{wanted}`; {names}"),
                    format!("tu equipo no tiene ningún monstruo `{wanted}`; {names}"),
                )
            }
            Reason::Placed(monster) => {
                let name = duel.monster_called(state, seat, *monster);
                (
                    format!("{name} already has its place"),
                    format!("{name} ya tiene su puesto"),
                )
            }
            _ => self.about_card(duel, state, seat),
        }
    }

    /// Says what is wrong with a card.
    fn about_card(&self, duel: &Duel, state: &State, seat: Seat) -> (String, String) {
        let n_cards = state.seats.get(seat.index()).map_or(0, |it| it.hand.len());
        let slot_name = |slot: u8| {
            let card = duel.slot_card(state, seat, slot);
            card.map_or("?", |it| duel.power_name(it))
        };
        match self {
            Reason::NoSlot(number) => match n_cards {
                0 => (
                    "your hand is empty; write `end`".to_owned(),
                    "tu mano está vacía; escribe `fin`".to_owned(),
                ),
                // A number that is too large to be read is not repeated.
                _ => {
                    let (en, es) = match *number {
                        usize::MAX => ("such card".to_owned(), "tal carta".to_owned()),
                        number => (format!("card {number}"), format!("carta {number}")),
                    };
                    (
                        format!("there is no {en}; your cards are 1 to {n_cards}"),
                        format!("no hay {es}; tus cartas son de la 1 a la {n_cards}"),
                    )
                }
            },
            Reason::OtherCard(slot, wanted) => {
                let (number, name, wanted) =
                    (u32::from(*slot) + 1, slot_name(*slot), shown(wanted));
                (
                    format!("card {number} is {name}, not `{wanted}`"),
                    format!("la carta {number} es {name}, no `{wanted}`"),
                )
            }
            Reason::WhichOf(slots) => {
                let each = |it: &u8| {
                    let power = duel.held(state, seat, *it).unwrap_or(0);
                    let monster = duel.monster_called(state, seat, duel.monster_of(power));
                    format!("{} ({}, {monster})", u32::from(*it) + 1, slot_name(*it))
                };
                let list: Vec<String> = slots.iter().map(each).collect();
                let list = list.join(", ");
                (
                    format!("this can be one of several cards: {list}; write the number"),
                    format!("puede ser una de varias cartas: {list}; escribe el número"),
                )
            }
            Reason::CannotAct {
                monster,
                held_by,
                rounds,
            } => {
                let name = duel.monster_called(state, seat, *monster);
                let [word_en, word_es] =
                    [Tongue::En, Tongue::Es].map(|it| state_word(*held_by, it));
                let rounds_en = counted(*rounds, ["round", "rounds"]);
                let rounds_es = counted(*rounds, ["ronda", "rondas"]);
                (
                    format!("{name} is {word_en} ({rounds_en} left): its cards cannot be played"),
                    format!(
                        "{name} está {word_es} ({rounds_es} más): sus cartas no se pueden jugar"
                    ),
                )
            }
            Reason::Energy(card) => {
                let name = duel.power_name(*card);
                let cost = duel.powers.get(usize::from(*card)).map_or(0, |it| it.cost);
                let energy = state.seats.get(seat.index()).map_or(0, |it| it.energy);
                if duel.options.needs_more && energy == cost {
                    (
                        format!(
                            "{name} costs {cost} and you have {energy}: you need more than it costs"
                        ),
                        format!(
                            "{name} cuesta {cost} y tienes {energy}: hace falta más de lo que cuesta"
                        ),
                    )
                } else {
                    (
                        format!("{name} costs {cost} and you have {energy} energy"),
                        format!("{name} cuesta {cost} y tienes {energy} de energía"),
                    )
                }
            }
            _ => self.about_turn(),
        }
    }

    /// Says what cannot be done at this time of the turn.
    fn about_turn(&self) -> (String, String) {
        let (en, es) = match self {
            Reason::WhichCard => (
                "which card? write its number or its name, as in `2`",
                "¿qué carta? escribe su número o su nombre, como en `2`",
            ),
            Reason::TurnIsFull => (
                "no more cards fit into this turn; write `end`",
                "no caben más cartas en este turno; escribe `fin`",
            ),
            Reason::NoDiscard => (
                "in this game no cards are thrown away; write `end`",
                "en este juego no se descartan cartas; escribe `fin`",
            ),
            Reason::DiscardLater => (
                "cards are thrown away at the end of the turn; write `end` first",
                "las cartas se descartan al final del turno; escribe antes `fin`",
            ),
            Reason::KeepLater => (
                "the turn still goes on; write `end` to end it",
                "el turno sigue; escribe `fin` para terminarlo",
            ),
            Reason::NoMorePlays => (
                "you have ended your turn; write `discard 1` or `keep`",
                "has terminado tu turno; escribe `descarta 1` o `guarda`",
            ),
            // All others are said above.
            _ => ("", ""),
        };
        (en.to_owned(), es.to_owned())
    }
}

/// Says how moves are written in this phase.
fn how(duel: &Duel, state: &State, seat: Seat, telling: Telling<'_>) -> Said {
    let how = match state.phase {
        Phase::Decks => Bilingual::new("write the name of a deck", "escribe el nombre de un mazo"),
        Phase::Formation => Bilingual::new(
            "write the monster for the next place, as in `place 1`",
            "escribe el monstruo del puesto siguiente, como en `coloca 1`",
        ),
        Phase::Playing if duel.n_seats > 2 => {
            let rival = duel.rivals(state, seat).next().unwrap_or(seat);
            let rival = telling.name(rival);
            return said!(
                "write `2 on {0}` to play your second card against {0}, or `end`",
                "escribe `2 a {0}` para jugar tu segunda carta contra {0}, o `fin`",
                rival,
            );
        }
        Phase::Playing => Bilingual::new(
            "write `2` to play your second card, or `end`",
            "escribe `2` para jugar tu segunda carta, o `fin`",
        ),
        Phase::Discarding => Bilingual::new(
            "write `discard 2` to throw your second card away, or `keep`",
            "escribe `descarta 2` para tirar tu segunda carta, o `guarda`",
        ),
    };
    how.into()
}

/// Says that a name is none of the hand, and which was perhaps meant.
fn not_held(duel: &Duel, state: &State, seat: Seat, wanted: &str, telling: Telling<'_>) -> String {
    let tongue = telling.tongue();
    let n_cards = state.seats.get(seat.index()).map_or(0, |it| it.hand.len());
    let held = (0..n_cards as u8).filter_map(|it| duel.slot_card(state, seat, it));
    let mut held: Vec<&str> = held.map(|it| duel.power_name(it)).collect();
    held.dedup();
    let all = || duel.powers.iter().map(|it| it.name.as_str());
    if let Some(name) = all().find(|it| same_name(it, wanted)) {
        return match tongue {
            Tongue::En => format!("you do not hold {name}"),
            Tongue::Es => format!("no tienes {name} en la mano"),
        };
    }
    let nearest = nearest(wanted, held.iter().copied()).or_else(|| nearest(wanted, all()));
    let wanted = shown(wanted);
    match (nearest, tongue) {
        (Some(name), Tongue::En) => {
            format!("there is no card `{wanted}`; did you mean `{name}`?")
        }
        (Some(name), Tongue::Es) => {
            format!("no hay ninguna carta `{wanted}`; ¿querías decir `{name}`?")
        }
        (None, _) => {
            let how = how(duel, state, seat, telling).into_text(tongue);
            match tongue {
                Tongue::En => format!("there is no card `{wanted}`; {how}"),
                Tongue::Es => format!("no hay ninguna carta `{wanted}`; {how}"),
            }
        }
    }
}

/// Says which condition does not hold, with what is there instead.
fn fails(
    duel: &Duel,
    state: &State,
    [seat, target]: [Seat; 2],
    (power, card): (u8, u16),
    (index, values): (usize, Option<(f64, f64)>),
    tongue: Tongue,
) -> String {
    let Some(found) = duel.powers.get(usize::from(card)) else {
        return "?".to_owned();
    };
    let Some(cond) = found.script.conditions.get(index) else {
        return "?".to_owned();
    };
    let name = &found.name;
    let needs = condition_text(&found.script, cond, &duel.element_names(), tongue);
    let monster = |who: &Who| {
        let (seat, monster) = match who {
            Who::This => (seat, Some(duel.monster_of(power))),
            Who::Target | Who::Front => {
                let rival = state.seats.get(target.index())?;
                (target, rival.front(duel.n_monsters()))
            }
            _ => return None,
        };
        let monster = monster?;
        let it = state.seats.get(seat.index())?.monsters.get(monster)?;
        Some((duel.monster_called(state, seat, monster), it))
    };
    let now = match (&cond.kind, values) {
        (_, Some((left, right))) => {
            let (left, right) = (figure(left), figure(right));
            Some(match tongue {
                Tongue::En => format!("{left} against {right}"),
                Tongue::Es => format!("{left} frente a {right}"),
            })
        }
        (CondKind::Elements(left, _, right), _) => {
            let sides = [left, right]
                .into_iter()
                .filter_map(|side| match &side.kind {
                    ElementKind::Of(who) => {
                        let (name, it) = monster(who)?;
                        Some(format!("{name}: {}", duel.element_name(it.element, tongue)))
                    }
                    ElementKind::Element(_) => None,
                });
            listed(sides)
        }
        (CondKind::States(left, _, right), _) => {
            let sides = [left, right]
                .into_iter()
                .filter_map(|side| match &side.kind {
                    StateKind::Of(who) => {
                        let (name, it) = monster(who)?;
                        Some(format!("{name}: {}", state_word(it.state(), tongue)))
                    }
                    StateKind::State(_) => None,
                });
            listed(sides)
        }
        (CondKind::Is { who, .. }, _) => listed(
            monster(who)
                .into_iter()
                .map(|(name, it)| format!("{name}: {}", state_word(it.state(), tongue))),
        ),
        _ => None,
    };
    let now = now.map_or(String::new(), |it| format!(" ({it})"));
    match tongue {
        Tongue::En => format!("{name} can only be played if {needs}{now}"),
        Tongue::Es => format!("{name} solo se puede jugar si {needs}{now}"),
    }
}

fn listed(each: impl Iterator<Item = String>) -> Option<String> {
    let all: Vec<String> = each.collect();
    (!all.is_empty()).then(|| all.join(", "))
}

fn shown(text: &str) -> String {
    text.chars().take(LETTERS_MAX).collect()
}

/// Offers the nearest name, or lists the first ones.
fn near<'a>(wanted: &str, names: impl Iterator<Item = &'a str> + Clone, tongue: Tongue) -> String {
    if let Some(name) = nearest(wanted, names.clone()) {
        return match tongue {
            Tongue::En => format!("did you mean `{name}`?"),
            Tongue::Es => format!("¿querías decir `{name}`?"),
        };
    }
    let n_names = names.clone().count();
    let names: Vec<&str> = names.take(NAMES_MAX).collect();
    let more = if n_names > NAMES_MAX { " …" } else { "" };
    let names = names.join(", ");
    match tongue {
        Tongue::En => format!("write one of {names}{more}"),
        Tongue::Es => format!("escribe uno de {names}{more}"),
    }
}
