//! What to do about a problem, where the place that finds it has nothing better
//! to say.

use tapete_lang::{Bilingual, Code};

/// The remedy of a code by its name, with the arguments of its message.
const REMEDIES: &[(&str, Bilingual)] = &[
    (
        "wrong-argument",
        Bilingual::new(
            "put {0} into the parentheses after the ability",
            "pon {0} en los paréntesis tras la habilidad",
        ),
    ),
    (
        "does-nothing",
        Bilingual::new(
            "write `target Creature gains {0}`, or `do` an ability with the clause `does`",
            "escribe `objetivo Criatura gana {0}`, o `haz` una habilidad con la cláusula `hace`",
        ),
    ),
    (
        "not-supported",
        Bilingual::new(
            "leave it out, or say it another way",
            "quítalo, o dilo de otro modo",
        ),
    ),
    (
        "too-many-targets",
        Bilingual::new(
            "take `each` for some of them, or make two cards of it",
            "usa `cada` para algunos, o haz dos cartas",
        ),
    ),
    (
        "where-to",
        Bilingual::new(
            "add a zone, as in `to hand`",
            "añade una zona, como en `a mano`",
        ),
    ),
    (
        "not-narrowed",
        Bilingual::new(
            "leave out what stands after `{0}`",
            "quita lo que va tras `{0}`",
        ),
    ),
    (
        "cost-number",
        Bilingual::new("write it as `2 * {0}`", "escríbelo como `2 * {0}`"),
    ),
    (
        "impossible-cost",
        Bilingual::new(
            "write a number from 0 to {1}",
            "escribe un número de 0 a {1}",
        ),
    ),
    (
        "nothing-gives",
        Bilingual::new(
            "let a card or a phase give it, as in `when this enters: gain 1 {0}`",
            "haz que una carta o una fase lo dé, como en `cuando esto entra: gana 1 {0}`",
        ),
    ),
    (
        "not-a-cost",
        Bilingual::new(
            "put it after the colon, or write a cost such as `1 * Land`, `tap` or `sacrifice this`",
            "ponlo tras los dos puntos, o escribe un coste como `1 * Tierra`, `gira` o `sacrifica esto`",
        ),
    ),
    (
        "not-a-player",
        Bilingual::new(
            "name a player, as in `target Player`, or `controller of target Creature`",
            "nombra a un jugador, como en `objetivo Jugador`, o `controlador de objetivo Criatura`",
        ),
    ),
    (
        "idle-target",
        Bilingual::new(
            "say when it happens, as in `when this enters: tap target Creature`, or leave it out",
            "di cuándo ocurre, como en `cuando esto entra: gira objetivo Criatura`, o quítalo",
        ),
    ),
    (
        "idle-cost",
        Bilingual::new(
            "leave it out, or make `{0}` of a type that is cast, such as `Artifact`",
            "quítalo, o haz `{0}` de un tipo que se lance, como `Artefacto`",
        ),
    ),
    (
        "bad-name",
        Bilingual::new(
            "write a short name, as in `called \"Ox\"`",
            "escribe un nombre corto, como en `llamada \"Buey\"`",
        ),
    ),
    (
        "deck-size",
        Bilingual::new(
            "change the numbers after `holds`, or say `deck_size` in the game",
            "cambia los números tras `contiene`, o di `tamaño_de_mazo` en el juego",
        ),
    ),
    (
        "deck-copies",
        Bilingual::new(
            "hold {2} or fewer, or say `copies` in the game",
            "pon {2} o menos, o di `copias` en el juego",
        ),
    ),
    (
        "deck-token",
        Bilingual::new(
            "leave it out: effects make it with `create`",
            "quítala: los efectos la hacen con `crea`",
        ),
    ),
    (
        "deck-basic",
        Bilingual::new(
            "let it hold a creature without `evolves_from`",
            "haz que contenga una criatura sin `evoluciona_de`",
        ),
    ),
    (
        "deck-unpayable",
        Bilingual::new(
            "add what gives `{1}`, or take `{0}` out",
            "añade lo que dé `{1}`, o quita `{0}`",
        ),
    ),
    (
        "wrong-number",
        Bilingual::new(
            "write a number from 1 to {1} before the name",
            "escribe un número de 1 a {1} ante el nombre",
        ),
    ),
    (
        "not-a-card",
        Bilingual::new(
            "name cards, such as `target Creature`, or say what happens to the player, as in `target Player loses 3 life`",
            "nombra cartas, como `objetivo Criatura`, o di qué le ocurre al jugador, como en `objetivo Jugador pierde 3 vida`",
        ),
    ),
    (
        "no-x",
        Bilingual::new(
            "put X into the cost, as in `requires X * Lands`, or write a number",
            "pon X en el coste, como en `requiere X * Tierras`, o escribe un número",
        ),
    ),
    (
        "no-kicker",
        Bilingual::new(
            "add `may_also_pay 2 * Lands`, or leave the condition out",
            "añade `puede_pagar_además 2 * Tierras`, o quita la condición",
        ),
    ),
    (
        "put-on-nothing",
        Bilingual::new(
            "add `target Creature`, or an ability that puts it on something, as in `has_ability Equip(1 * Land)`",
            "añade `objetivo Criatura`, o una habilidad que la ponga sobre algo, como en `tiene_habilidad Equip(1 * Tierra)`",
        ),
    ),
    (
        "no-effect",
        Bilingual::new(
            "say what it does, as in `does: draw 1`",
            "di qué hace, como en `hace: roba 1`",
        ),
    ),
    (
        "never-in-play",
        Bilingual::new(
            "leave it out, or make `{0}` of a type that stays in play, such as `Creature`",
            "quítalo, o haz `{0}` de un tipo que quede en juego, como `Criatura`",
        ),
    ),
    (
        "two-seats",
        Bilingual::new(
            "write `for_players 2`, and name two decks at most after `uses`",
            "escribe `para_jugadores 2`, y nombra a lo sumo dos mazos tras `usa`",
        ),
    ),
];

/// What to do about a name that nothing near has.
const UNKNOWN: &[(&str, Bilingual)] = &[
    (
        "unknown-token",
        Bilingual::new(
            "add `new Creature called \"{0}\" is_token with_damage 1 with_health 1`",
            "añade `nueva Criatura llamada \"{0}\" es_ficha con_daño 1 con_salud 1`",
        ),
    ),
    (
        "unknown-deck",
        Bilingual::new(
            "add `new Deck called \"{0}\" holds …`, or leave `uses` out",
            "añade `nuevo Mazo llamado \"{0}\" contiene …`, o quita `usa`",
        ),
    ),
    (
        "unknown-card",
        Bilingual::new(
            "add the card, as in `new Creature called \"{0}\" …`",
            "añade la carta, como en `nueva Criatura llamada \"{0}\" …`",
        ),
    ),
];

/// Returns what to do about a problem.
pub(crate) fn remedy(code: &Code) -> Option<Bilingual> {
    of(REMEDIES, code)
}

/// Returns what to do about a name that does not exist.
pub(crate) fn remedy_of_unknown(code: &Code) -> Option<Bilingual> {
    of(UNKNOWN, code)
}

fn of(remedies: &[(&str, Bilingual)], code: &Code) -> Option<Bilingual> {
    remedies.iter().find(|it| it.0 == code.id).map(|it| it.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::define::codes::OF_MEANING;

    #[test]
    fn every_remedy_is_of_a_code_that_exists() {
        for (id, _) in REMEDIES.iter().chain(UNKNOWN) {
            assert!(OF_MEANING.iter().any(|it| it.id == *id), "{id}");
        }
    }
}
