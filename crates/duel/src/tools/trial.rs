//! What a card does in a position: each condition with both values, each step
//! with what was before and after, and all that luck can bring.

mod setting;

use std::collections::BTreeMap;

use serde::Serialize;
use tapete_game::{Chance, Names, Reader, Seat, Seed, Share, Telling, Tongue, outcomes};

use crate::duel::Duel;
use crate::effects::{Draws, Stage};
use crate::event::{self, Event, Fighter};
use crate::explain::{condition_text, figure, state_word};
use crate::run::{self, Side, attack_of};
use crate::state::State;
use crate::view::states_text;

use super::bench::{OUTCOMES_MAX, act};
use super::shelf::Shelf;
use setting::{Setting, set_up};

/// How many different outcomes a trial lists.
const LISTED_MAX: usize = 50;

/// What somebody wants to try.
#[derive(Clone, Copy, Debug)]
pub struct Ask<'a> {
    /// The name of a power.
    pub power: &'a str,
    /// The monster that plays it; without it the one that a deck gives it to.
    pub by: Option<&'a str>,
    /// The seat it is played against.
    pub against: Option<usize>,
    /// Lines that set the position up.
    pub position: &'a [String],
    /// The luck; without it all luck is gone through.
    pub seed: Option<Seed>,
    pub tongue: Tongue,
}

/// What came of a card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Trial {
    pub card: String,
    pub cost: i32,
    /// What the card does, in whole sentences.
    pub text: String,
    pub seat: usize,
    /// The monster that plays it.
    pub by: String,
    pub against: usize,
    /// The monster that it is aimed at.
    pub target: String,
    /// The position before the play, a line for each monster and each seat.
    pub position: Vec<String>,
    pub conditions: Vec<TriedCondition>,
    /// Why it cannot be played, if it cannot.
    pub refused: Option<String>,
    /// What comes of it, the likeliest first; one without luck.
    pub outcomes: Vec<TriedOutcome>,
    /// How many outcomes are not listed.
    pub n_more: usize,
    /// Whether all luck was gone through.
    pub complete: bool,
}

/// A condition, as it came out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TriedCondition {
    pub written: String,
    pub meaning: String,
    pub holds: bool,
    pub comparisons: Vec<TriedComparison>,
}

/// A comparison of two values.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TriedComparison {
    pub written: String,
    pub left: String,
    pub right: String,
    pub holds: bool,
}

/// One thing that luck may make of a card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TriedOutcome {
    /// Its exact share of all luck, as `3/10`; nothing if the luck was given.
    pub share: Option<String>,
    /// The same as a number.
    pub probability: Option<f64>,
    /// Empty where so much can happen that only what comes of it is told.
    pub steps: Vec<TriedStep>,
    /// All that is different in the end.
    pub total: Vec<Change>,
}

/// A step of the card, with all that happened in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TriedStep {
    /// The step as it is written; empty for what follows from the whole.
    pub written: String,
    pub events: Vec<String>,
}

/// Something that is different after a play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    pub who: String,
    pub what: String,
    pub from: String,
    pub to: String,
}

/// Tries a card, or says what is wrong with the question.
pub fn trial(shelf: &Shelf, ask: Ask<'_>) -> Result<Trial, String> {
    let setting = set_up(shelf, &ask)?;
    let tongue = ask.tongue;
    let Setting {
        bench, play, card, ..
    } = &setting;
    let (duel, state) = (&bench.duel, &bench.state);
    let power = &duel.powers[*card];
    let refused = refusal(&setting, tongue);
    let (outcomes, complete) = match refused {
        Some(_) => (Vec::new(), true),
        None => played(shelf, &setting, &ask),
    };
    let n_more = outcomes.len().saturating_sub(LISTED_MAX);
    let name = |seat: usize, monster: usize| duel.monster_called(state, Seat(seat as u8), monster);
    let front = state.seats[play.target].front(duel.n_monsters());
    Ok(Trial {
        card: power.name.clone(),
        cost: power.cost,
        text: shelf.text(power, tongue),
        seat: play.seat,
        by: name(play.seat, duel.monster_of(play.power)),
        against: play.target,
        target: front.map_or("?".to_owned(), |it| name(play.target, it)),
        position: position(duel, state, tongue),
        conditions: conditions(shelf, &setting, tongue),
        refused,
        outcomes: outcomes.into_iter().take(LISTED_MAX).collect(),
        n_more,
        complete,
    })
}

/// Returns why the card cannot be played, as the match would say it.
fn refusal(setting: &Setting, tongue: Tongue) -> Option<String> {
    let Setting { bench, play, .. } = setting;
    let text = format!("{} on {}", play.slot + 1, play.target);
    let seat = Seat(play.seat as u8);
    let names = seat_names(&bench.duel, tongue);
    let telling = Telling::new(Reader::Seat(seat), tongue, &names);
    let found = bench.duel.find_move(&bench.state, seat, &text, telling);
    found.err().map(|it| it.reason)
}

/// Nobody plays here: the lines of the position name seats by their numbers.
fn seat_names(duel: &Duel, tongue: Tongue) -> Names {
    let seat = tongue.pick("seat", "asiento");
    Names::new(Seat::all(duel.n_seats).map(|it| format!("{seat} {it}")))
}

fn conditions(shelf: &Shelf, setting: &Setting, tongue: Tongue) -> Vec<TriedCondition> {
    let Setting {
        bench, play, card, ..
    } = setting;
    let duel = &bench.duel;
    let script = &duel.powers[*card].script;
    let judged = run::judge_conditions(
        duel,
        &bench.state,
        play.seat,
        play.power,
        *card as u16,
        play.target,
    );
    let names = shelf.element_names();
    let side = |side: Side| match side {
        Side::Number(number) => figure(number),
        Side::Element(Some(element)) => duel.element_name(element, tongue).to_owned(),
        Side::State(Some(state)) => state_word(state, tongue).to_owned(),
        Side::Element(None) | Side::State(None) => tongue.pick("nobody", "nadie").to_owned(),
    };
    let each = script.conditions.iter().zip(judged).map(|(cond, judged)| {
        let comparisons = judged.compared.into_iter().map(|it| TriedComparison {
            written: shelf.written(it.place),
            left: side(it.left),
            right: side(it.right),
            holds: it.holds,
        });
        TriedCondition {
            written: shelf.written(cond.place),
            meaning: condition_text(script, cond, &names, tongue),
            holds: judged.holds,
            comparisons: comparisons.collect(),
        }
    });
    each.collect()
}

/// Plays the card with the luck that was asked for, or with all luck, and puts
/// together what reads the same.
fn played(shelf: &Shelf, setting: &Setting, ask: &Ask<'_>) -> (Vec<TriedOutcome>, bool) {
    if let Some(seed) = ask.seed {
        let mut chance = Chance::new(seed);
        let (steps, total) = once(shelf, setting, Draws::Urn, &mut chance, ask.tongue);
        let outcome = TriedOutcome {
            share: None,
            probability: None,
            steps,
            total,
        };
        return (vec![outcome], true);
    }
    let mut seen = Seen::default();
    let complete = outcomes(
        OUTCOMES_MAX,
        |chance| once(shelf, setting, Draws::Unknown, chance, ask.tongue),
        |(steps, total), share| seen.add(share, steps, total),
    );
    if seen.all.len() > LISTED_MAX {
        // Too many ways to tell each: what comes of them is what counts.
        let mut coarse = Seen::default();
        for (share, _, total) in seen.all {
            coarse.add(share, Vec::new(), total);
        }
        seen = coarse;
    }
    // Those that are equally likely keep their order.
    seen.all
        .sort_by(|one, other| other.0.value().total_cmp(&one.0.value()));
    let each = seen
        .all
        .into_iter()
        .map(|(share, steps, total)| TriedOutcome {
            share: Some(share.to_string()),
            probability: Some(share.value()),
            steps,
            total,
        });
    (each.collect(), complete)
}

/// The outcomes so far, what reads the same together.
#[derive(Default)]
struct Seen {
    all: Vec<(Share, Vec<TriedStep>, Vec<Change>)>,
    /// Where each of them stands.
    places: BTreeMap<String, usize>,
}

impl Seen {
    /// Adds an outcome; tells whether its share could be added.
    fn add(&mut self, share: Share, steps: Vec<TriedStep>, total: Vec<Change>) -> bool {
        let key = format!("{steps:?} {total:?}");
        let same = self.places.get(&key).and_then(|it| self.all.get_mut(*it));
        match same {
            Some(same) => match same.0.or(share) {
                Some(sum) => same.0 = sum,
                None => return false,
            },
            None => {
                self.places.insert(key, self.all.len());
                self.all.push((share, steps, total));
            }
        }
        true
    }
}

/// Plays the card once, and tells it step by step.
fn once(
    shelf: &Shelf,
    setting: &Setting,
    draws: Draws,
    chance: &mut Chance,
    tongue: Tongue,
) -> (Vec<TriedStep>, Vec<Change>) {
    let Setting {
        bench, play, card, ..
    } = setting;
    let (duel, before) = (&bench.duel, &bench.state);
    // The same luck twice: once in steps, to know how many events each has.
    let ends = {
        let mut state = before.clone();
        let mut chance = chance.clone();
        let mut events: Vec<Event> = Vec::new();
        let mut ends = Vec::new();
        let mut stage = Stage::new(duel, &mut state, &mut chance, &mut events);
        stage.draws = draws;
        stage.in_play = Some((play.seat, usize::from(play.slot)));
        run::play_in_steps(
            &mut stage,
            play.seat,
            play.power,
            *card as u16,
            play.target,
            |events| ends.push(events.len()),
        );
        ends
    };
    let mut state = before.clone();
    let mut events: Vec<Event> = Vec::new();
    act(duel, &mut state, *play, draws, chance, &mut events);
    // The first event tells that the card was played.
    let events = events.get(1..).unwrap_or(&[]);
    let script = &duel.powers[*card].script;
    let mut steps = Vec::new();
    let mut from = 0;
    let lets = script.lets.iter().map(|it| shelf.written(it.place));
    let lets = lets.collect::<Vec<_>>().join(" ");
    let written = script.actions.iter().map(|it| shelf.written(it.place));
    let written = std::iter::once(lets).chain(written);
    for (written, to) in written.zip(ends) {
        let told = tell(duel, events.get(from..to).unwrap_or(&[]), tongue);
        from = to;
        if !written.is_empty() {
            steps.push(TriedStep {
                written,
                events: told,
            });
        }
    }
    let after = tell(duel, events.get(from..).unwrap_or(&[]), tongue);
    if !after.is_empty() {
        steps.push(TriedStep {
            written: String::new(),
            events: after,
        });
    }
    (steps, changes(duel, before, &state, tongue))
}

fn tell(duel: &Duel, events: &[Event], tongue: Tongue) -> Vec<String> {
    let names = seat_names(duel, tongue);
    let telling = Telling::new(Reader::Judge, tongue, &names);
    let each = events.iter().filter_map(|it| {
        let told = event::told(duel, it, Reader::Judge)?;
        let mut text = String::new();
        event::write(duel, &told, telling, &mut text);
        (!text.is_empty()).then_some(text)
    });
    each.collect()
}

/// Lists all that differs between two positions.
fn changes(duel: &Duel, before: &State, after: &State, tongue: Tongue) -> Vec<Change> {
    let mut changes = Vec::new();
    let mut note = |who: &str, what: &str, from: String, to: String| {
        if from != to {
            changes.push(Change {
                who: who.to_owned(),
                what: what.to_owned(),
                from,
                to,
            });
        }
    };
    for (seat, (old, new)) in before.seats.iter().zip(&after.seats).enumerate() {
        for monster in 0..duel.n_monsters() {
            let who = Fighter {
                seat: Seat(seat as u8),
                index: monster as u8,
                card: before
                    .monster_cards(duel, seat)
                    .get(monster)
                    .copied()
                    .unwrap_or(0),
            };
            let who = match tongue {
                Tongue::En => format!("{} of seat {seat}", duel.fighter_name(&who)),
                Tongue::Es => format!("{} del asiento {seat}", duel.fighter_name(&who)),
            };
            let (old, new) = (&old.monsters[monster], &new.monsters[monster]);
            let life = tongue.pick("life", "vida");
            note(&who, life, old.life.to_string(), new.life.to_string());
            let attack = tongue.pick("attack", "ataque");
            let figures = (attack_of(duel, old), attack_of(duel, new));
            if new.lives() {
                note(&who, attack, figures.0.to_string(), figures.1.to_string());
            }
            let element = tongue.pick("element", "elemento");
            let names = (old.element, new.element);
            note(
                &who,
                element,
                duel.element_name(names.0, tongue).to_owned(),
                duel.element_name(names.1, tongue).to_owned(),
            );
            let state = tongue.pick("state", "estado");
            note(&who, state, state_of(old, tongue), state_of(new, tongue));
        }
        let who = match tongue {
            Tongue::En => format!("seat {seat}"),
            Tongue::Es => format!("asiento {seat}"),
        };
        let energy = tongue.pick("energy", "energía");
        note(&who, energy, old.energy.to_string(), new.energy.to_string());
        let cards = tongue.pick("cards", "cartas");
        note(
            &who,
            cards,
            old.hand.len().to_string(),
            new.hand.len().to_string(),
        );
    }
    changes
}

fn state_of(monster: &crate::state::Monster, tongue: Tongue) -> String {
    match states_text(monster, tongue) {
        text if text.is_empty() => tongue.pick("normal", "normal").to_owned(),
        text => text,
    }
}

/// Describes a position, a line for each seat and monster.
fn position(duel: &Duel, state: &State, tongue: Tongue) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, own) in state.seats.iter().enumerate() {
        let (energy, n_cards) = (own.energy, own.hand.len());
        lines.push(match tongue {
            Tongue::En => format!("seat {seat}: energy {energy}, cards {n_cards}"),
            Tongue::Es => format!("asiento {seat}: energía {energy}, cartas {n_cards}"),
        });
        for monster in own.in_order(duel.n_monsters()) {
            let it = &own.monsters[monster];
            let name = duel.monster_called(state, Seat(seat as u8), monster);
            let element = duel.element_name(it.element, tongue);
            let (life, start, attack) = (it.life, it.start_life, attack_of(duel, it));
            let mut line = match tongue {
                Tongue::En => format!("  {name}: {element}, life {life}/{start}, attack {attack}"),
                Tongue::Es => format!("  {name}: {element}, vida {life}/{start}, ataque {attack}"),
            };
            let states = states_text(it, tongue);
            if !states.is_empty() {
                line.push_str(", ");
                line.push_str(&states);
            }
            lines.push(line);
        }
    }
    lines
}
