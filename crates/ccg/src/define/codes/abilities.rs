//! Problems with abilities, effects, targets and costs.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const A_NUMBER: Bilingual = Bilingual::new("a number", "un número");

pub(crate) const A_QUALITY: Bilingual = Bilingual::new("a type or a colour", "un tipo o un color");

pub(crate) const A_COST: Bilingual = Bilingual::new("a cost", "un coste");

pub(crate) const WRITE_ARGUMENTS: Bilingual =
    Bilingual::new("write it as `{0}`", "escríbelo como `{0}`");

pub(crate) const SAY_TARGET: Bilingual = Bilingual::new(
    "say whom, as in `{0} target Creature`",
    "di a quién, como en `{0} objetivo Criatura`",
);

pub(crate) const ONE_KIND: Bilingual = Bilingual::new(
    "nothing is both at once: join them with `or`, or leave one out",
    "nada es ambas cosas a la vez: únelas con `o`, o quita una",
);

pub(crate) const NEVER_THERE: Bilingual = Bilingual::new(
    "name what can lie there, as in `target Creature`, or say where else it lies, as in `in your graveyard`",
    "nombra lo que puede estar ahí, como en `objetivo Criatura`, o di en qué otro sitio está, como en `en tu cementerio`",
);

pub(crate) const NAMED_SO: Bilingual = Bilingual::new(
    "name a card that can lie there",
    "nombra una carta que pueda estar ahí",
);

pub(crate) const ONLY_IN_PLAY: Bilingual = Bilingual::new(
    "only what is in play is tapped, attacks or blocks: leave that out",
    "solo lo que está en juego está girado, ataca o bloquea: quítalo",
);

pub(crate) const SAY_ONE: Bilingual = Bilingual::new(
    "say which one, as in `target Creature` or `a Creature`, or repeat the effect with `for_each`",
    "di cuál, como en `objetivo Criatura` o `una Criatura`, o repite el efecto con `por_cada`",
);

pub(crate) const SAY_WHEN_IT_IS_DONE: Bilingual = Bilingual::new(
    "write when it is done, as in `when this enters: {0} …`, or `can tap: {0} …`",
    "di cuándo se hace, como en `cuando esto entra: {0} …`, o `puede gira: {0} …`",
);

pub(crate) const MAKE_IT_END: Bilingual = Bilingual::new(
    "let it ask with `may`, or answer only once with a condition",
    "haz que pregunte con `puede`, o que responda sólo con una condición",
);

pub(crate) static UNKNOWN_ABILITY: Code = SCOPE.error(
    "unknown-ability",
    Bilingual::new(
        "there is no ability `{0}`",
        "no hay ninguna habilidad `{0}`",
    ),
    Bilingual::new(
        "Abilities are those of the library and those that the text defines with `new Ability`.",
        "Las habilidades son las de la biblioteca y las que el texto define con `nueva Habilidad`.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 has_ability Flyng",
        right: "new Creature called \"Ox\" with_damage 2 with_health 2 has_ability Flying",
    },
);

pub(crate) static WRONG_ARGUMENT: Code = SCOPE.error(
    "wrong-argument",
    Bilingual::new(
        "here the ability needs {0}",
        "aquí la habilidad necesita {0}",
    ),
    Bilingual::new(
        "What stands in parentheses fills in for the parameters of the ability.",
        "Lo que va entre paréntesis ocupa el lugar de los parámetros de la habilidad.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 has_ability Absorb(Black)",
        right: "new Creature called \"Ox\" with_damage 2 with_health 2 has_ability Absorb(1)",
    },
);

pub(crate) static WRONG_ARGUMENTS: Code = SCOPE.error(
    "wrong-arguments",
    Bilingual::new(
        "`{0}` takes {1} parameter(s), and {2} are given",
        "`{0}` lleva {1} parámetro(s), y se dan {2}",
    ),
    Bilingual::new(
        "An ability is given as much as it takes; what has a usual value may be left out.",
        "Una habilidad recibe tanto como toma; lo que tiene un valor usual puede omitirse.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 has_ability Absorb",
        right: "new Creature called \"Ox\" with_damage 2 with_health 2 has_ability Absorb(1)",
    },
);

pub(crate) static ABILITY_CYCLE: Code = SCOPE.error("ability-cycle", Bilingual::new("`{0}` is made of itself", "`{0}` está hecha de sí misma"), Bilingual::new(
        "An ability made of others ends at some that are rules.",
        "Una habilidad hecha de otras acaba en algunas que son reglas.",
    ), Examples { wrong: "new Ability called \"Sly\" means Sly2 and Shroud\nnew Ability called \"Sly2\" means Sly\nnew Creature called \"Ox\" with_damage 2 with_health 2 has_ability Sly", right: "new Ability called \"Sly\" means Shroud and Unblockable\nnew Creature called \"Ox\" with_damage 2 with_health 2 has_ability Sly" },);

pub(crate) static DOES_NOTHING: Code = SCOPE.error(
    "does-nothing",
    Bilingual::new(
        "`{0}` has no `does`, so there is nothing to do",
        "`{0}` no tiene `hace`, así que no hay nada que hacer",
    ),
    Bilingual::new(
        "`do` runs what an ability says after `does`.",
        "`haz` ejecuta lo que una habilidad dice tras `hace`.",
    ),
    Examples {
        wrong: "new Sorcery called \"Try\" does: do Flying",
        right: "new Sorcery called \"Try\" does: do PoisonTick",
    },
);

pub(crate) static ONE_THING: Code = SCOPE.error(
    "one-thing",
    Bilingual::new(
        "this can be about one thing only",
        "esto sólo puede tratar de una cosa",
    ),
    Bilingual::new(
        "A number, a fight or a host is of one thing; `each` speaks of many.",
        "Un número, una pelea o un portador es de una cosa; `cada` habla de muchas.",
    ),
    Examples {
        wrong: "new Sorcery called \"Try\" does: gain power of each Creature life",
        right: "new Sorcery called \"Try\" does: gain power of target Creature life",
    },
);

pub(crate) static NOT_SUPPORTED: Code = SCOPE.error(
    "not-supported",
    Bilingual::new(
        "`{0}` is understood but cannot be played like this",
        "`{0}` se entiende pero no puede jugarse así",
    ),
    Bilingual::new(
        "The language is wider than the rules that can be played; say it another way.",
        "El lenguaje es más amplio que las reglas que pueden jugarse; dilo de otro modo.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 play_only once_per_turn",
        right: "new Creature called \"Ox\" with_damage 2 with_health 2 play_only your_turn",
    },
);

pub(crate) static NOT_IN_RULES: Code = SCOPE.error("not-in-rules", Bilingual::new(
        "`{0}` cannot stand here: what always holds is no effect and asks nobody",
        "`{0}` no puede ir aquí: lo que siempre vale no es un efecto ni pregunta a nadie",
    ), Bilingual::new(
        "After `always` and `while` stands what is so, not what is done; for that write `when` or `can`.",
        "Tras `siempre` y `mientras` va lo que es, no lo que se hace; para eso escribe `cuando` o `puede`.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 always: draw 1", right: "new Creature called \"Ox\" with_damage 2 with_health 2 when this enters: draw 1" },);

pub(crate) static TOO_MANY_TARGETS: Code = SCOPE.error("too-many-targets", Bilingual::new(
        "at most {0} targets can be chosen at once",
        "se eligen a lo sumo {0} objetivos a la vez",
    ), Bilingual::new(
        "A spell or an ability has few targets, each chosen when it is announced.",
        "Un hechizo o una habilidad tiene pocos objetivos, elegidos al anunciarlo.",
    ), Examples { wrong: "new Sorcery called \"Try\" does: tap target Creature then tap target Creature then tap target Creature then tap target Creature then tap target Creature", right: "new Sorcery called \"Try\" does: tap target Creature then tap target Creature" },);

pub(crate) static NO_TARGET: Code = SCOPE.error(
    "no-target",
    Bilingual::new("`{0}` does not say whom", "`{0}` no dice a quién"),
    Bilingual::new(
        "An action such as `Destroy` needs the clause `target`.",
        "Una acción como `Destroy` necesita la cláusula `objetivo`.",
    ),
    Examples {
        wrong: "new Sorcery called \"Try\" defined_as Destroy",
        right: "new Sorcery called \"Try\" defined_as Destroy target Creature",
    },
);

pub(crate) static IMPOSSIBLE_TARGET: Code = SCOPE.error(
    "impossible-target",
    Bilingual::new(
        "nothing can ever be this target",
        "nada puede ser nunca este objetivo",
    ),
    Bilingual::new(
        "What `and` joins must hold for one and the same thing.",
        "Lo que une `y` debe valer para una misma cosa.",
    ),
    Examples {
        wrong: "new Sorcery called \"Try\" does: destroy target Land and Player",
        right: "new Sorcery called \"Try\" does: destroy target Land",
    },
);

pub(crate) static WHERE_TO: Code = SCOPE.error(
    "where-to",
    Bilingual::new("this does not say where to", "esto no dice adónde"),
    Bilingual::new(
        "What moves a card says to which zone, or `on top`, or `on bottom`.",
        "Lo que mueve una carta dice a qué zona, o `encima`, o `debajo`.",
    ),
    Examples {
        wrong: "new Sorcery called \"Try\" does: return target Creature",
        right: "new Sorcery called \"Try\" does: return target Creature to hand",
    },
);

pub(crate) static NOT_NARROWED: Code = SCOPE.error("not-narrowed", Bilingual::new(
        "`{0}` takes no `by` and no `except_by`",
        "`{0}` no lleva `por` ni `excepto_por`",
    ), Bilingual::new(
        "Only blocking, targeting, damage and attacks are narrowed to some things.",
        "Sólo bloqueos, objetivos, daño y ataques se limitan a algunas cosas.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 always: this cant be_countered by Red", right: "new Creature called \"Ox\" with_damage 2 with_health 2 always: this cant be_countered" },);

pub(crate) static COST_NUMBER: Code = SCOPE.error("cost-number", Bilingual::new(
        "how many `{0}` it costs must be a number or X",
        "cuántos `{0}` cuesta debe ser un número o X",
    ), Bilingual::new(
        "A cost is known before it is paid.",
        "Un coste se conoce antes de pagarse.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 requires count(Creature) * Forest", right: "new Creature called \"Ox\" with_damage 2 with_health 2 requires 2 * Forest" },);

pub(crate) static IMPOSSIBLE_COST: Code = SCOPE.error(
    "impossible-cost",
    Bilingual::new(
        "nobody can pay {0}: a cost is from 0 to {1}",
        "nadie puede pagar {0}: un coste va de 0 a {1}",
    ),
    Bilingual::new(
        "No match lasts long enough for more.",
        "Ninguna partida dura lo bastante para más.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 requires 100 * Forest",
        right: "new Creature called \"Ox\" with_damage 2 with_health 2 requires 10 * Forest",
    },
);

pub(crate) static NOTHING_GIVES: Code = SCOPE.error("nothing-gives", Bilingual::new(
        "nothing in this game gives `{0}`",
        "nada en este juego da `{0}`",
    ), Bilingual::new(
        "A cost can be paid only with what a land, a card, a phase or an effect gives.",
        "Un coste sólo puede pagarse con lo que da una tierra, una carta, una fase o un efecto.",
    ), Examples { wrong: "new CardGame called \"Mine\" extends \"Classic\" resource Rage per_player keeps\nnew Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Rage", right: "new CardGame called \"Mine\" extends \"Classic\" resource Rage per_player keeps\nnew Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Rage when this attacks: gain 1 Rage" },);

pub(crate) static NOT_A_COST: Code = SCOPE.error("not-a-cost", Bilingual::new("this cannot be a cost", "esto no puede ser un coste"), Bilingual::new(
        "A cost is resources, life, `tap`, or something that is given up: sacrificed, discarded, exiled, removed.",
        "Un coste son recursos, vida, `gira`, o algo que se entrega: sacrificado, descartado, exiliado, quitado.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 can draw 1: this gets +1/+1 until end_of_turn", right: "new Creature called \"Ox\" with_damage 2 with_health 2 can discard 1: this gets +1/+1 until end_of_turn" },);

pub(crate) static ENDLESS: Code = SCOPE.warning("endless", Bilingual::new(
        "this answers itself without end",
        "esto se responde a sí mismo sin fin",
    ), Bilingual::new(
        "The effect causes the event that the trigger waits for. A match would be stopped as a draw.",
        "El efecto causa el suceso que el disparador espera. La partida se detendría como empate.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 when you draws: draw 1", right: "new Creature called \"Ox\" with_damage 2 with_health 2 when you draws: may draw 1" },);
