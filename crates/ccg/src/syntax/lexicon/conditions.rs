//! The words that are conditions.

use super::word;
use tapete_lang::Word;

/// The words that are conditions by themselves.
pub(super) static CONDITIONS: &[Word] = &[
    word(
        "kicked",
        &["potenciada", "potenciado"],
        "The extra cost of this was paid.",
        "Se pagó el coste adicional de esto.",
        "if kicked: draw 1",
    ),
    word(
        "your_turn",
        &["tu_turno"],
        "It is your turn.",
        "Es tu turno.",
        "always if your_turn: this has StrikesFirst",
    ),
    word(
        "opponents_turn",
        &["turno_del_rival"],
        "It is the opponent's turn.",
        "Es el turno del rival.",
        "if opponents_turn: draw 1",
    ),
    word(
        "opponent_was_dealt_damage_this_turn",
        &["rival_recibió_daño_este_turno"],
        "The opponent was dealt damage this turn.",
        "El rival recibió daño este turno.",
        "enters with 1 +1/+1 counter if opponent_was_dealt_damage_this_turn",
    ),
    word(
        "you_were_dealt_damage_this_turn",
        &["recibiste_daño_este_turno"],
        "You were dealt damage this turn.",
        "Recibiste daño este turno.",
        "if you_were_dealt_damage_this_turn: draw 1",
    ),
    word(
        "creature_died_this_turn",
        &["criatura_murió_este_turno"],
        "Some creature died this turn.",
        "Alguna criatura murió este turno.",
        "if creature_died_this_turn: draw 1",
    ),
    word(
        "you_attacked_this_turn",
        &["atacaste_este_turno"],
        "You attacked this turn.",
        "Atacaste este turno.",
        "if you_attacked_this_turn: draw 1",
    ),
    word(
        "you_gained_life_this_turn",
        &["ganaste_vida_este_turno"],
        "You gained life this turn.",
        "Ganaste vida este turno.",
        "if you_gained_life_this_turn: draw 1",
    ),
    word(
        "you_played_a_land_this_turn",
        &["jugaste_tierra_este_turno"],
        "You played a land this turn.",
        "Jugaste una tierra este turno.",
        "if you_played_a_land_this_turn: draw 1",
    ),
    word(
        "you_cast_a_spell_this_turn",
        &["lanzaste_hechizo_este_turno"],
        "You cast a spell this turn.",
        "Lanzaste un hechizo este turno.",
        "if you_cast_a_spell_this_turn: draw 1",
    ),
    word(
        "in_hand",
        &["en_la_mano"],
        "This lies in its owner's hand; a trigger that asks for it works there.",
        "Esto está en la mano de su dueño; un disparo que lo pide funciona ahí.",
        "when you draws a Card if in_hand: reveal this",
    ),
    word(
        "in_graveyard",
        &["en_el_cementerio"],
        "This lies in its owner's graveyard; a trigger that asks for it works there.",
        "Esto está en el cementerio de su dueño; un disparo que lo pide funciona ahí.",
        "when another Creature dies if in_graveyard: return this from graveyard to hand",
    ),
    word(
        "in_exile",
        &["en_el_exilio"],
        "This lies in exile; a trigger that asks for it works there.",
        "Esto está en el exilio; un disparo que lo pide funciona ahí.",
        "when your upkeep begins if in_exile: put this to stack",
    ),
    word(
        "cast_by_effect",
        &["lanzada_por_efecto", "lanzado_por_efecto"],
        "An effect cast this, rather than its player from the hand.",
        "Un efecto lanzó esto, no su jugador desde la mano.",
        "instead of this would_die if cast_by_effect: exile this",
    ),
    word(
        "first_turn",
        &["primer_turno"],
        "It is the first turn of the match.",
        "Es el primer turno de la partida.",
        "if first_turn: draw 1",
    ),
    word(
        "main_phase",
        &["fase_principal"],
        "It is a main phase.",
        "Es una fase principal.",
        "if main_phase: draw 1",
    ),
    word(
        "in_combat",
        &["en_combate"],
        "There is a combat now.",
        "Hay un combate ahora.",
        "if in_combat: draw 1",
    ),
];
