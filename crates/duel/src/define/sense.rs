//! What can be read and still makes no game, or hardly what was meant.

use tapete_lang::{Bilingual, CheckedItem, Diagnostic, Place, Problems};

use super::Definition;
use super::codes::{
    COST_UNREACHED, FEWER_CARDS, FIRST_HAND, FIRST_WITHIN, HAND_OVER_LIMIT, HIDDEN_RANDOM,
    LOWER_COST, NO_CARDS, NO_CARDS_EVER, NO_DECKS, NO_EFFECT, NOTHING_HARMS, OPEN_OR_DEALT,
    WRITE_CARDS, WRITE_DECK, WRITE_HAND, WRITE_HARM,
};
use super::steps::any;
use super::texts::both;
use crate::card::PowerCard;
use crate::options::{Decks, Formation, Options, ROUNDS_MAX};
use crate::script::ast::{Act, Action};
use crate::words::spelled;

/// Checks the rules of a game, and whether there is something to play with.
pub(super) fn check(
    item: &CheckedItem,
    options: &Options,
    definition: &Definition,
    problems: &mut Problems,
) {
    let place = |clause: &str| place_of(item, clause);
    let is_random = options.decks == Decks::Random;
    let lacks_cards = definition.monsters.is_empty() || definition.powers.is_empty();
    if is_random && lacks_cards {
        problems.push(Diagnostic::new(&NO_CARDS, place("decks")).help(WRITE_CARDS));
    } else if !is_random && definition.decks.is_empty() {
        problems.push(Diagnostic::new(&NO_DECKS, item.head()).help(WRITE_DECK));
    }
    if is_random && !options.decks_open {
        problems.push(Diagnostic::new(&HIDDEN_RANDOM, place("decks_are")).help(OPEN_OR_DEALT));
    }
    if options.hand > options.hand_limit {
        let clause = match item.line("hand").is_some() {
            true => "hand",
            false => "hand_limit",
        };
        problems.push(
            Diagnostic::new(&HAND_OVER_LIMIT, place(clause))
                .arg(usize::from(options.hand))
                .arg(usize::from(options.hand_limit))
                .help_with(FEWER_CARDS, vec![usize::from(options.hand_limit).into()]),
        );
    } else {
        let (hand, limit) = (i64::from(options.hand), i64::from(options.hand_limit));
        let first = hand + i64::from(options.first_cards);
        if !(0..=limit).contains(&first) {
            problems.push(
                Diagnostic::new(&FIRST_HAND, place("first_cards"))
                    .arg(first)
                    .arg(usize::from(options.hand_limit))
                    .help_with(FIRST_WITHIN, vec![(-hand).into(), (limit - hand).into()]),
            );
        }
    }
    if options.hand == 0 && options.draw == 0 {
        problems.push(Diagnostic::new(&NO_CARDS_EVER, place("hand")).help(WRITE_HAND));
    }
    check_effects(item, options, problems);
}

/// Reports clauses that mean nothing here.
fn check_effects(item: &CheckedItem, options: &Options, problems: &mut Problems) {
    let mut no_effect = |clause: &'static str, why: Bilingual| {
        if let Some(line) = item.line(clause) {
            problems.push(
                Diagnostic::new(&NO_EFFECT, line.place)
                    .arg(spelled(clause))
                    .arg(why),
            );
        }
    };
    if options.round_limit.is_none() && options.turn_limit.is_none() {
        no_effect(
            "at_limit",
            both(
                "there is no limit of rounds or turns",
                "no hay límite de rondas ni de turnos",
            ),
        );
    }
    if options.draw == 0 {
        no_effect("draws_from", both("nobody draws", "nadie roba"));
    }
    if options.decks == Decks::Random {
        no_effect(
            "uses",
            both("luck makes the decks", "la suerte hace los mazos"),
        );
    }
    if options.decks == Decks::InOrder && !options.decks_open {
        no_effect(
            "decks_are",
            both(
                "everybody knows which deck each seat plays",
                "todos saben qué mazo juega cada asiento",
            ),
        );
    }
    if options.formation == Formation::Chosen && options.n_monsters == 1 {
        no_effect(
            "formation",
            both(
                "a team has only one monster",
                "un equipo tiene un solo monstruo",
            ),
        );
    }
}

/// Checks the decks that are played, once they are known to be legal.
pub(super) fn check_used(
    item: &CheckedItem,
    options: &Options,
    definition: &Definition,
    problems: &mut Problems,
) {
    let is_choice = matches!(options.decks, Decks::Chosen | Decks::Dealt);
    if is_choice && definition.decks.len() == 1 {
        let why = both("there is only one deck", "hay un solo mazo");
        let diagnostic = Diagnostic::new(&NO_EFFECT, place_of(item, "decks"));
        problems.push(diagnostic.arg(spelled("decks")).arg(why));
    }
    let is_played = |index: usize| {
        let index = u16::try_from(index).unwrap_or(u16::MAX);
        let mut decks = definition.decks.iter();
        options.decks == Decks::Random || decks.any(|it| it.powers.contains(&index))
    };
    let played: Vec<&PowerCard> = definition
        .powers
        .iter()
        .enumerate()
        .filter(|it| is_played(it.0))
        .map(|it| it.1)
        .collect();
    check_costs(options, &played, problems);
    let poisoned = definition.monsters.iter().any(|it| it.poisoned);
    if !poisoned && !played.iter().any(|it| any(&it.script, &harms)) {
        problems.push(Diagnostic::new(&NOTHING_HARMS, item.head()).help(WRITE_HARM));
    }
}

/// Reports powers that cost more energy than anybody can have.
fn check_costs(options: &Options, played: &[&PowerCard], problems: &mut Problems) {
    let gives = |act: &Act| matches!(act.action, Action::UpdateEnergy(_) | Action::StealEnergy(_));
    if played.iter().any(|it| any(&it.script, &gives)) {
        return;
    }
    let n_rounds = i64::from(options.round_limit.unwrap_or(ROUNDS_MAX));
    let start = i64::from(options.energy) + i64::from(options.first_energy.max(0));
    let most = start + i64::from(options.energy_each_turn) * n_rounds;
    for power in played {
        let needed = i64::from(power.cost) + i64::from(options.needs_more);
        if needed > most {
            problems.push(
                Diagnostic::new(&COST_UNREACHED, power.place)
                    .arg(power.name.as_str())
                    .arg(i64::from(power.cost))
                    .arg(most)
                    .help_with(LOWER_COST, vec![most.into()]),
            );
        }
    }
}

/// Tells whether an action can take life from an enemy.
fn harms(act: &Act) -> bool {
    match act.action {
        Action::Attack | Action::Poison | Action::TargetLife(_) | Action::Burn(_) => true,
        Action::PlayerLife(_) => act.on.is_some(),
        Action::Purify
        | Action::Draw(_)
        | Action::UpdateEnergy(_)
        | Action::Freeze(_)
        | Action::Sleep(_)
        | Action::Shield(_)
        | Action::Cleanse
        | Action::Discard(_)
        | Action::StealEnergy(_)
        | Action::Swap(..)
        | Action::Revive(_)
        | Action::SetType(_)
        | Action::Buff(..) => false,
    }
}

/// Returns where a clause stands, or else the item itself.
fn place_of(item: &CheckedItem, clause: &str) -> Place {
    let line = item.line(clause);
    line.map_or(item.head(), |it| it.place)
}
