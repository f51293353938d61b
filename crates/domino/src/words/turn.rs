//! The clauses about turns: opening, drawing, passing, who is next.

use tapete_lang::{Bilingual, ClauseWord, Takes, Times, clause};

use crate::{begins, draws, turns, variables};

pub(super) const BEGINS: ClauseWord = ClauseWord {
    takes: Takes::Name(begins::NAMES),
    times: Times::Rules,
    needed: false,
    variables: variables::OF_HAND,
    ..clause(
        "begins",
        &["sale"],
        Bilingual::new(
            "Who opens a hand; seat 0 with any tile if nothing is said.",
            "Quién sale en una mano; el asiento 0 con cualquier ficha si no se dice nada.",
        ),
        "begins Holder(6|6) when hand_number = 1 begins Winner",
    )
};

pub(super) const DRAWS: ClauseWord = ClauseWord {
    takes: Takes::Name(draws::NAMES),
    times: Times::Rules,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "draws",
        &["roba"],
        Bilingual::new(
            "What a seat that cannot play takes from the stock; nothing if nothing is said.",
            "Qué toma del pozo quien no puede jugar; nada si no se dice nada.",
        ),
        "draws UntilPlayable",
    )
};

pub(super) const KEEPS: ClauseWord = ClauseWord {
    takes: Takes::Number { min: 0, max: 1000 },
    times: Times::Rules,
    needed: false,
    variables: variables::OF_PLAYERS,
    ..clause(
        "keeps",
        &["guarda"],
        Bilingual::new(
            "How many tiles of the stock are never drawn.",
            "Cuántas fichas del pozo no se roban nunca.",
        ),
        "draws UntilPlayable keeps 2",
    )
};

pub(super) const MAY_DRAW: ClauseWord = ClauseWord {
    takes: Takes::Nothing,
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "may_draw",
        &["puede_robar"],
        Bilingual::new(
            "A seat may draw a tile although it can play.",
            "Un asiento puede robar una ficha aunque pueda jugar.",
        ),
        "draws UntilPlayable may_draw",
    )
};

pub(super) const DRAWN_TILE: ClauseWord = ClauseWord {
    takes: Takes::Name(draws::drawn::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "drawn_tile",
        &["ficha_robada"],
        Bilingual::new(
            "What may be done with a tile just drawn; it can be played if nothing is said.",
            "Qué se puede hacer con la ficha recién robada; se puede jugar si no se dice nada.",
        ),
        "draws One drawn_tile Waits",
    )
};

pub(super) const DRAW_COSTS: ClauseWord = ClauseWord {
    takes: Takes::Amount,
    times: Times::List,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "draw_costs",
        &["robar_cuesta"],
        Bilingual::new(
            "What each tile drawn costs the seat's team.",
            "Cuánto le cuesta al equipo cada ficha robada.",
        ),
        "draws UpTo(3) draw_costs 5",
    )
};

pub(super) const PASSES: ClauseWord = ClauseWord {
    takes: Takes::Name(draws::passes::NAMES),
    times: Times::Rules,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "passes",
        &["pasa"],
        Bilingual::new(
            "Who may pass; only who can do nothing else if nothing is said.",
            "Quién se puede pasar; solo quien no puede hacer otra cosa si no se dice nada.",
        ),
        "passes Freely",
    )
};

pub(super) const PASS_COSTS: ClauseWord = ClauseWord {
    takes: Takes::Amount,
    times: Times::List,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "pass_costs",
        &["pasar_cuesta"],
        Bilingual::new(
            "What a pass costs the team of the seat that passes.",
            "Cuánto le cuesta una pasada al equipo de quien se pasa.",
        ),
        "pass_costs 10 when stock.tiles > 0",
    )
};

pub(super) const TURNS: ClauseWord = ClauseWord {
    takes: Takes::Name(turns::NAMES),
    times: Times::Rules,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "turns",
        &["turno"],
        Bilingual::new(
            "Who acts after a turn; the next seat if nothing is said or no line holds.",
            "A quién le toca después de un turno; al asiento siguiente si no se dice nada o no se cumple ninguna línea.",
        ),
        "turns Reverse when last_passed turns Clockwise",
    )
};

pub(super) const LONG_FIRST_TURN: ClauseWord = ClauseWord {
    takes: Takes::Nothing,
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "long_first_turn",
        &["primer_turno_largo"],
        Bilingual::new(
            "In its first turn a seat goes on for as long as it can play on its own arm.",
            "En su primer turno un asiento sigue mientras pueda jugar en su propio brazo.",
        ),
        "on_table Trains long_first_turn",
    )
};
