//! Problems with texts that can be read and played, but hardly as their author
//! means them: what never happens, and what nothing ever is.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const LEAVE_PLAYER_OUT: Bilingual = Bilingual::new(
    "leave the player out, as in `target Creature`",
    "quita al jugador, como en `objetivo Criatura`",
);

pub(crate) const JOIN_WITH_OR: Bilingual = Bilingual::new(
    "join them with `or`, or leave one out",
    "únelas con `o`, o quita una",
);

pub(crate) const SAY_DOES: Bilingual = Bilingual::new(
    "say what it does when it is used, as in `does: draw 1`",
    "di qué hace cuando se usa, como en `hace: roba 1`",
);

pub(crate) static NOT_A_CARD: Code = SCOPE.error("not-a-card", Bilingual::new(
        "a player is no card: `{0}` does nothing to one",
        "un jugador no es una carta: `{0}` no le hace nada",
    ), Bilingual::new(
        "Players are dealt damage, lose life, draw and discard; cards are destroyed, tapped and moved.",
        "Los jugadores reciben daño, pierden vida, roban y descartan; las cartas se destruyen, se giran y se mueven.",
    ), Examples { wrong: "new Sorcery called \"Try\" does: destroy target Player", right: "new Sorcery called \"Try\" does: destroy target Creature" },);

pub(crate) static PERHAPS_A_PLAYER: Code = SCOPE.warning(
    "perhaps-a-player",
    Bilingual::new(
        "this may be a player, to whom `{0}` does nothing",
        "esto puede ser un jugador, a quien `{0}` no hace nada",
    ),
    Bilingual::new(
        "Whoever chooses may choose a player here, and then nothing happens.",
        "Quien elige puede elegir aquí a un jugador, y entonces no ocurre nada.",
    ),
    Examples {
        wrong: "new Sorcery called \"Try\" does: destroy target Creature or Player",
        right: "new Sorcery called \"Try\" does: deal 5 damage to target Creature or Player",
    },
);

pub(crate) static NOT_A_PLAYER: Code = SCOPE.error("not-a-player", Bilingual::new(
        "only players do this: `{0}` means nothing for a card",
        "esto solo lo hacen los jugadores: `{0}` no significa nada para una carta",
    ), Bilingual::new(
        "Players draw, discard, win and lose; cards are destroyed, tapped and moved.",
        "Los jugadores roban, descartan, ganan y pierden; las cartas se destruyen, se giran y se mueven.",
    ), Examples { wrong: "new Sorcery called \"Try\" does: target Creature draws 2", right: "new Sorcery called \"Try\" does: target Player draws 2" },);

pub(crate) static IDLE_TARGET: Code = SCOPE.warning("idle-target", Bilingual::new(
        "`{0}` is put on nothing, so `target` has no use",
        "`{0}` no se pone sobre nada, así que `objetivo` no sirve de nada",
    ), Bilingual::new(
        "The clause `target` belongs to cards that are used once, and to those that are put on others.",
        "La cláusula `objetivo` es de las cartas que se usan una vez, y de las que se ponen sobre otras.",
    ), Examples { wrong: "new Creature called \"Try\" with_damage 1 with_health 1 requires 1 * Island target Creature", right: "new Creature called \"Try\" with_damage 1 with_health 1 requires 1 * Island when this enters: tap target Creature" },);

pub(crate) static IDLE_COST: Code = SCOPE.warning("idle-cost", Bilingual::new(
        "`{0}` is played without a cost, so `requires` has no use",
        "`{0}` se juega sin coste, así que `requiere` no sirve de nada",
    ), Bilingual::new(
        "The game says which types of cards cost nothing, such as lands; what they require is not asked for.",
        "El juego dice qué tipos de cartas no cuestan nada, como las tierras; lo que requieren no se pide.",
    ), Examples { wrong: "new Land called \"Try\" requires 2 * Lands", right: "new Land called \"Try\" enters tapped" },);

pub(crate) const SAY_BLOCKING: Bilingual = Bilingual::new(
    "write `target blocking Creature`, or say it of an event, as in `when this becomes_blocked: destroy blocker`",
    "escribe `objetivo bloqueando Criatura`, o dilo de un suceso, como en `cuando esto es_bloqueada: destruye bloqueador`",
);

pub(crate) const SAY_ATTACKING: Bilingual = Bilingual::new(
    "write `target attacking Creature`, or say it of an event, as in `when this blocks: destroy attacker`",
    "escribe `objetivo que_ataca Criatura`, o dilo de un suceso, como en `cuando esto bloquea: destruye atacante`",
);

pub(crate) static NO_OTHER_SIDE: Code = SCOPE.warning("no-other-side", Bilingual::new(
        "there is no `{0}` here: nothing is said to attack or block",
        "aquí no hay `{0}`: no se dice que nada ataque ni bloquee",
    ), Bilingual::new(
        "`blocker` and `attacker` are the other side of an event of combat that the sentence speaks of.",
        "`bloqueador` y `atacante` son el otro lado de un suceso de combate del que habla la frase.",
    ), Examples { wrong: "new Sorcery called \"Try\" does: destroy blocker", right: "new Sorcery called \"Try\" does: destroy target blocking Creature" },);

pub(crate) static CONTRADICTION: Code = SCOPE.error(
    "contradiction",
    Bilingual::new(
        "nothing is `{0}` and `{1}` at once",
        "nada es `{0}` y `{1}` a la vez",
    ),
    Bilingual::new(
        "What `and` joins must hold for one and the same thing, at one and the same time.",
        "Lo que une `y` debe valer para una misma cosa, en un mismo momento.",
    ),
    Examples {
        wrong: "new Sorcery called \"Try\" does: destroy target tapped and untapped and Creature",
        right: "new Sorcery called \"Try\" does: destroy target tapped and Creature",
    },
);

pub(crate) static NO_X: Code = SCOPE.error("no-x", Bilingual::new(
        "`X` is no number here: nothing that is paid has an X",
        "aquí `X` no es ningún número: nada de lo que se paga lleva X",
    ), Bilingual::new(
        "X is what was paid for the X of a cost: that of the card, or that of the ability that is used.",
        "X es lo que se pagó por la X de un coste: el de la carta, o el de la habilidad que se usa.",
    ), Examples { wrong: "new Sorcery called \"Try\" requires 1 * Island does: draw X", right: "new Sorcery called \"Try\" requires X * Lands and 1 * Island does: draw X" },);

pub(crate) static NO_KICKER: Code = SCOPE.error("no-kicker", Bilingual::new(
        "`kicked` never holds: `{0}` has no extra cost",
        "`potenciada` nunca vale: `{0}` no tiene coste adicional",
    ), Bilingual::new(
        "`kicked` asks whether the extra cost was paid that `may_also_pay` or the ability `Kicker` offers.",
        "`potenciada` pregunta si se pagó el coste adicional que ofrece `puede_pagar_además` o la habilidad `Kicker`.",
    ), Examples { wrong: "new Sorcery called \"Try\" requires 1 * Island does: if kicked: draw 1", right: "new Sorcery called \"Try\" requires 1 * Island may_also_pay 2 * Lands does: if kicked: draw 1" },);

pub(crate) static PUT_ON_NOTHING: Code = SCOPE.warning("put-on-nothing", Bilingual::new(
        "`{0}` is a card that is put on others, and never is",
        "`{0}` es una carta que se pone sobre otras, y nunca se pone",
    ), Bilingual::new(
        "An aura says with `target` what it is put on when it is played; equipment is attached by an ability such as `Equip`.",
        "Un aura dice con `objetivo` sobre qué se pone al jugarse; un equipo lo anexa una habilidad como `Equip`.",
    ), Examples { wrong: "new Aura called \"Try\" requires 1 * Plains always: attached gets +1/+1", right: "new Aura called \"Try\" requires 1 * Plains target Creature always: attached gets +1/+1" },);

pub(crate) static NO_EFFECT: Code = SCOPE.warning(
    "no-effect",
    Bilingual::new(
        "`{0}` is used once, and does nothing then",
        "`{0}` se usa una vez, y entonces no hace nada",
    ),
    Bilingual::new(
        "What a card that does not stay in play does stands after `does` or `defined_as`.",
        "Lo que hace una carta que no queda en juego va tras `hace` o `definida_como`.",
    ),
    Examples {
        wrong: "new Sorcery called \"Try\" requires 1 * Island",
        right: "new Sorcery called \"Try\" requires 1 * Island does: draw 1",
    },
);

pub(crate) static NEVER_IN_PLAY: Code = SCOPE.warning("never-in-play", Bilingual::new(
        "`{0}` never lies in play, so `{1}` has no use",
        "`{0}` nunca está en juego, así que `{1}` no sirve de nada",
    ), Bilingual::new(
        "A card that is used once has no figures, enters nothing and has no abilities to be used in play.",
        "Una carta que se usa una vez no tiene cifras, no entra y no tiene habilidades que usar en juego.",
    ), Examples { wrong: "new Sorcery called \"Try\" requires 1 * Island with_damage 2 does: draw 1", right: "new Sorcery called \"Try\" requires 1 * Island does: draw 1" },);

pub(crate) static TWO_SEATS: Code = SCOPE.error("two-seats", Bilingual::new(
        "a card game is for two players, not for {0}",
        "un juego de cartas es para dos jugadores, no para {0}",
    ), Bilingual::new(
        "Every card game has two seats; `uses` names one deck for both, or one for each.",
        "Todo juego de cartas tiene dos asientos; `usa` nombra un mazo para ambos, o uno para cada uno.",
    ), Examples { wrong: "new CardGame called \"Mine\" extends \"Classic\" for_players 3", right: "new CardGame called \"Mine\" extends \"Classic\" for_players 2" },);

pub(crate) static WRONG_SETTING: Code = SCOPE.error("wrong-setting", Bilingual::new("`{0}` cannot be `{1}`", "`{0}` no puede ser `{1}`"), Bilingual::new(
        "Each setting of a game takes a number within bounds, `yes` or `no`, or one of a few words.",
        "Cada ajuste de un juego lleva un número dentro de límites, `sí` o `no`, o una de unas pocas palabras.",
    ), Examples { wrong: "new CardGame called \"Mine\" extends \"Classic\" life 0", right: "new CardGame called \"Mine\" extends \"Classic\" life 20" },);
