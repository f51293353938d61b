//! How the front end knows a text of card games, and cuts its sentences into
//! clauses.

use tapete_lang::Phrasing;

/// The clauses of the family are phrases: the family reads them itself.
pub static PHRASING: Phrasing = Phrasing {
    knows,
    split: crate::syntax::split,
};

/// Kinds and words that no other family has. Types of cards that a text
/// declares itself need no place here: such a text has other words of these.
const OWN: &[&str] = &[
    "CardGame",
    "JuegoDeCartas",
    "Ability",
    "Habilidad",
    "Creature",
    "Criatura",
    "Sorcery",
    "Conjuro",
    "Instant",
    "Instantáneo",
    "Artifact",
    "Artefacto",
    "Enchantment",
    "Encantamiento",
    "Equipment",
    "Equipo",
    "Aura",
    "Land",
    "Tierra",
    "Forest",
    "Island",
    "Mountain",
    "Plains",
    "Swamp",
    "for_game",
    "para_juego",
    "holds",
    "contiene",
    "has_ability",
    "tiene_habilidad",
    "with_damage",
    "con_daño",
    "with_health",
    "con_salud",
    "requires",
    "requiere",
    "requires_means",
    "requiere_significa",
];

fn knows(word: &str) -> bool {
    OWN.contains(&word)
}
