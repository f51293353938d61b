//! Abilities by name, as players read them, and the rule flags in words.

use tapete_game::Tongue;

use super::noun::spaced;

/// How an ability's name is used in a Spanish sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// `tiene alcance`.
    Noun,
    /// `tiene la habilidad de volar`.
    Verb,
    /// `is unblockable`, `es imbloqueable`.
    Adjective,
}

/// A known ability's names.
pub(super) struct Keyword {
    word: &'static str,
    /// In a list of keywords and in a sentence.
    pub(super) en: &'static str,
    /// At the head of a card.
    pub(super) es_title: &'static str,
    /// In a sentence.
    pub(super) es: &'static str,
    pub(super) part: Part,
}

const fn keyword(
    word: &'static str,
    en: &'static str,
    es_title: &'static str,
    es: &'static str,
    part: Part,
) -> Keyword {
    Keyword {
        word,
        en,
        es_title,
        es,
        part,
    }
}

const KEYWORDS: &[Keyword] = &[
    keyword("Affinity", "affinity", "afinidad", "afinidad", Part::Noun),
    keyword(
        "Annihilator",
        "annihilator",
        "aniquilador",
        "aniquilador",
        Part::Noun,
    ),
    keyword("Evolve", "evolve", "evolucionar", "evolucionar", Part::Verb),
    keyword("Fleeting", "fleeting", "fugacidad", "fugacidad", Part::Noun),
    keyword("Glutton", "glutton", "glotonería", "glotonería", Part::Noun),
    keyword("Headlong", "headlong", "arrojo", "arrojo", Part::Noun),
    keyword("PoisonTick", "poison", "veneno", "veneno", Part::Noun),
    keyword(
        "Regeneration",
        "regeneration",
        "regeneración",
        "regeneración",
        Part::Noun,
    ),
    keyword("Revenant", "revenant", "retorno", "retorno", Part::Noun),
    keyword(
        "Scathing",
        "scathing",
        "mordacidad",
        "mordacidad",
        Part::Noun,
    ),
    keyword("Unbound", "unbound", "desenfreno", "desenfreno", Part::Noun),
    keyword("Wielded", "wielded", "empuñadura", "empuñadura", Part::Noun),
    keyword("Worn", "worn", "porte", "porte", Part::Noun),
    keyword("Absorb", "absorb", "absorber", "absorber", Part::Verb),
    keyword("Ambush", "ambush", "emboscada", "emboscada", Part::Noun),
    keyword("Amplify", "amplify", "amplificar", "amplificar", Part::Verb),
    keyword(
        "Battlecry",
        "battle cry",
        "grito de guerra",
        "grito de guerra",
        Part::Noun,
    ),
    keyword(
        "Bloodthirst",
        "bloodthirst",
        "sed de sangre",
        "sed de sangre",
        Part::Noun,
    ),
    keyword("Bushido", "bushido", "bushido", "bushido", Part::Noun),
    keyword("Cascade", "cascade", "cascada", "cascada", Part::Noun),
    keyword(
        "Changeling",
        "changeling",
        "cambiaformas",
        "cambiaformas",
        Part::Noun,
    ),
    keyword("Cloaked", "cloaked", "embozo", "embozo", Part::Noun),
    keyword("Convoke", "convoke", "convocar", "convocar", Part::Verb),
    keyword("Cycling", "cycling", "ciclo", "ciclo", Part::Noun),
    keyword(
        "Deathtouch",
        "deathtouch",
        "toque mortal",
        "toque mortal",
        Part::Noun,
    ),
    keyword("Defender", "defender", "defensor", "defensor", Part::Noun),
    keyword("Delve", "delve", "excavar", "excavar", Part::Verb),
    keyword(
        "DoubleStrike",
        "double strike",
        "daña dos veces",
        "dañar dos veces",
        Part::Verb,
    ),
    keyword("Dredge", "dredge", "dragar", "dragar", Part::Verb),
    keyword("Enchant", "enchant", "encantar", "encantar", Part::Verb),
    keyword("Equip", "equip", "equipar", "equipar", Part::Verb),
    keyword("Exalted", "exalted", "exaltado", "exaltado", Part::Noun),
    keyword(
        "Fear",
        "fear",
        "inspira temor",
        "inspirar temor",
        Part::Verb,
    ),
    keyword(
        "FirstStrike",
        "first strike",
        "daña primero",
        "dañar primero",
        Part::Verb,
    ),
    keyword("Flanking", "flanking", "flanquea", "flanquear", Part::Verb),
    keyword("Flash", "flash", "destello", "destello", Part::Noun),
    keyword(
        "Flashback",
        "flashback",
        "retrospectiva",
        "retrospectiva",
        Part::Noun,
    ),
    keyword("Flying", "flying", "vuela", "volar", Part::Verb),
    keyword("Frenzy", "frenzy", "frenesí", "frenesí", Part::Noun),
    keyword("Graft", "graft", "injertar", "injertar", Part::Verb),
    keyword("Haste", "haste", "prisa", "prisa", Part::Noun),
    keyword(
        "Hexproof",
        "hexproof",
        "antimaleficio",
        "antimaleficio",
        Part::Noun,
    ),
    keyword(
        "Horsemanship",
        "horsemanship",
        "a caballo",
        "ir a caballo",
        Part::Verb,
    ),
    keyword(
        "Indestructible",
        "indestructible",
        "indestructible",
        "indestructible",
        Part::Adjective,
    ),
    keyword("Infect", "infect", "infectar", "infectar", Part::Verb),
    keyword(
        "Intimidate",
        "intimidate",
        "intimida",
        "intimidar",
        Part::Verb,
    ),
    keyword("Kicker", "kicker", "estímulo", "estímulo", Part::Noun),
    keyword("Landwalk", "landwalk", "cruza", "cruzar", Part::Verb),
    keyword(
        "Lifelink",
        "lifelink",
        "vínculo vital",
        "vínculo vital",
        Part::Noun,
    ),
    keyword("Menace", "menace", "amenaza", "amenaza", Part::Noun),
    keyword("Modular", "modular", "modular", "modular", Part::Noun),
    keyword("Persist", "persist", "persistir", "persistir", Part::Verb),
    keyword(
        "Poisonous",
        "poisonous",
        "venenoso",
        "ser venenoso",
        Part::Verb,
    ),
    keyword(
        "Protection",
        "protection from",
        "protección contra",
        "protección contra",
        Part::Noun,
    ),
    keyword(
        "Protector",
        "protector",
        "protector",
        "protector",
        Part::Noun,
    ),
    keyword("Prowess", "prowess", "destreza", "destreza", Part::Noun),
    keyword("Provoke", "provoke", "provocar", "provocar", Part::Verb),
    keyword("Rampage", "rampage", "desbandada", "desbandada", Part::Noun),
    keyword("Reach", "reach", "alcance", "alcance", Part::Noun),
    keyword("Reinforce", "reinforce", "reforzar", "reforzar", Part::Verb),
    keyword(
        "Shadow",
        "shadow",
        "desvanecerse",
        "desvanecerse",
        Part::Verb,
    ),
    keyword("Shroud", "shroud", "velo", "velo", Part::Noun),
    keyword(
        "Soulshift",
        "soulshift",
        "cambio de alma",
        "cambio de alma",
        Part::Noun,
    ),
    keyword("Stealth", "stealth", "sigilo", "sigilo", Part::Noun),
    keyword(
        "Sunburst",
        "sunburst",
        "rayo de sol",
        "rayo de sol",
        Part::Noun,
    ),
    keyword("Trample", "trample", "arrolla", "arrollar", Part::Verb),
    keyword(
        "Unblockable",
        "unblockable",
        "imbloqueable",
        "imbloqueable",
        Part::Adjective,
    ),
    keyword(
        "Undying",
        "undying",
        "inmortal",
        "inmortal",
        Part::Adjective,
    ),
    keyword(
        "Unearth",
        "unearth",
        "desenterrar",
        "desenterrar",
        Part::Verb,
    ),
    keyword(
        "Vanishing",
        "vanishing",
        "evanescencia",
        "evanescencia",
        Part::Noun,
    ),
    keyword(
        "Vigilance",
        "vigilance",
        "vigilancia",
        "vigilancia",
        Part::Noun,
    ),
    keyword("Ward", "ward", "rebatir", "rebatir", Part::Verb),
    keyword("Wither", "wither", "debilitar", "debilitar", Part::Verb),
];

/// Returns the known ability of that name.
pub(super) fn known(name: &str) -> Option<&'static Keyword> {
    KEYWORDS
        .iter()
        .find(|it| it.word.eq_ignore_ascii_case(name))
}

/// Returns the name of an ability at the head of a card.
pub(super) fn title(name: &str, tongue: Tongue) -> String {
    match known(name) {
        Some(it) => tongue.pick(it.en, it.es_title).to_owned(),
        None => spaced(name).to_lowercase(),
    }
}

/// What a rule flag says of its bearer, after the subject.
pub(super) struct Flag {
    word: &'static str,
    en: &'static str,
    /// After `you may have it` and after several things.
    en_many: &'static str,
    es: &'static str,
    es_many: &'static str,
}

/// Rule flags; `{q}` stands for what is given in parentheses.
const FLAGS: &[Flag] = &[
    Flag {
        word: "LethalTouch",
        en: "destroys any creature that it deals damage to",
        en_many: "destroy any creature that they deal damage to",
        es: "destruye a toda criatura a la que inflige daño",
        es_many: "destruyen a toda criatura a la que infligen daño",
    },
    Flag {
        word: "ExcessToDefender",
        en: "can deal excess combat damage to the player it's attacking",
        en_many: "can deal excess combat damage to the player they're attacking",
        es: "puede infligir el daño de combate sobrante al jugador al que ataca",
        es_many: "pueden infligir el daño de combate sobrante al jugador al que atacan",
    },
    Flag {
        word: "DamageAsCounters",
        en: "deals damage to creatures in the form of -1/-1 counters",
        en_many: "deal damage to creatures in the form of -1/-1 counters",
        es: "inflige daño a las criaturas en forma de contadores -1/-1",
        es_many: "infligen daño a las criaturas en forma de contadores -1/-1",
    },
    Flag {
        word: "LifeLinking",
        en: "makes you gain as much life as the damage it deals",
        en_many: "make you gain as much life as the damage they deal",
        es: "te hace ganar tanta vida como el daño que inflige",
        es_many: "te hacen ganar tanta vida como el daño que infligen",
    },
    Flag {
        word: "StrikesFirst",
        en: "deals combat damage before creatures without first strike",
        en_many: "deal combat damage before creatures without first strike",
        es: "inflige daño de combate antes que las criaturas que no dañan primero",
        es_many: "infligen daño de combate antes que las criaturas que no dañan primero",
    },
    Flag {
        word: "StrikesAgain",
        en: "deals combat damage a second time, together with the others",
        en_many: "deal combat damage a second time, together with the others",
        es: "inflige daño de combate una segunda vez, junto con las demás",
        es_many: "infligen daño de combate una segunda vez, junto con las demás",
    },
    Flag {
        word: "NoSummoningSickness",
        en: "can attack and be tapped for abilities as soon as it comes under your control",
        en_many: "can attack and be tapped for abilities as soon as they come under your control",
        es: "puede atacar y girarse para usar habilidades en cuanto pasa a tu control",
        es_many: "pueden atacar y girarse para usar habilidades en cuanto pasan a tu control",
    },
    Flag {
        word: "CanBlockFliers",
        en: "can block creatures with flying",
        en_many: "can block creatures with flying",
        es: "puede bloquear criaturas que vuelan",
        es_many: "pueden bloquear criaturas que vuelan",
    },
    Flag {
        word: "NoCounterattack",
        en: "isn't struck back by what it attacks",
        en_many: "aren't struck back by what they attack",
        es: "ataca sin recibir contraataque",
        es_many: "atacan sin recibir contraataque",
    },
    Flag {
        word: "AnyTime",
        en: "can be played any time you could play an instant",
        en_many: "can be played any time you could play an instant",
        es: "puede jugarse siempre que pudieras jugar un instantáneo",
        es_many: "pueden jugarse siempre que pudieras jugar un instantáneo",
    },
    Flag {
        word: "MustBeAttacked",
        en: "must be attacked before anything else on its side",
        en_many: "must be attacked before anything else on their side",
        es: "debe recibir los ataques antes que lo demás de su lado",
        es_many: "deben recibir los ataques antes que lo demás de su lado",
    },
    Flag {
        word: "DamageAsPoison",
        en: "deals damage to players in the form of poison counters",
        en_many: "deal damage to players in the form of poison counters",
        es: "inflige el daño a los jugadores en forma de contadores de veneno",
        es_many: "infligen el daño a los jugadores en forma de contadores de veneno",
    },
    Flag {
        word: "TapsCreaturesToPay",
        en: "lets you tap creatures you control to pay for it, one each of any kind",
        en_many: "let you tap creatures you control to pay for them, one each of any kind",
        es: "te deja girar criaturas que controlas para pagarla, una por recurso de cualquier tipo",
        es_many: "te dejan girar criaturas que controlas para pagarlas, una por recurso de cualquier tipo",
    },
    Flag {
        word: "ExilesGraveyardToPay",
        en: "lets you exile cards in your graveyard to pay for it, one each of any kind",
        en_many: "let you exile cards in your graveyard to pay for them, one each of any kind",
        es: "te deja exiliar cartas de tu cementerio para pagarla, una por recurso de cualquier tipo",
        es_many: "te dejan exiliar cartas de tu cementerio para pagarlas, una por recurso de cualquier tipo",
    },
    Flag {
        word: "EverySubtype",
        en: "has every creature type, wherever it is",
        en_many: "have every creature type, wherever they are",
        es: "tiene todos los tipos de criatura, esté donde esté",
        es_many: "tienen todos los tipos de criatura, estén donde estén",
    },
    Flag {
        word: "CantBeDamagedBy",
        en: "can't be dealt damage by {sources}",
        en_many: "can't be dealt damage by {sources}",
        es: "no puede recibir daño de {sources}",
        es_many: "no pueden recibir daño de {sources}",
    },
    Flag {
        word: "CantBeEnchantedBy",
        en: "can't have {cards} attached",
        en_many: "can't have {cards} attached",
        es: "no puede llevar unidas {cards}",
        es_many: "no pueden llevar unidas {cards}",
    },
    Flag {
        word: "CantBeBlockedBy",
        en: "can't be blocked by {creatures}",
        en_many: "can't be blocked by {creatures}",
        es: "no puede recibir el bloqueo de {creatures}",
        es_many: "no pueden recibir el bloqueo de {creatures}",
    },
    Flag {
        word: "CantBeTargetedBy",
        en: "can't be the target of {spells}",
        en_many: "can't be the target of {spells}",
        es: "no puede ser objetivo de {spells}",
        es_many: "no pueden ser objetivo de {spells}",
    },
];

/// Returns what a rule flag says, if the name is one.
pub(super) fn flag(name: &str, many: bool, tongue: Tongue) -> Option<&'static str> {
    let flag = FLAGS.iter().find(|it| it.word.eq_ignore_ascii_case(name))?;
    Some(match (tongue, many) {
        (Tongue::En, false) => flag.en,
        (Tongue::En, true) => flag.en_many,
        (Tongue::Es, false) => flag.es,
        (Tongue::Es, true) => flag.es_many,
    })
}
