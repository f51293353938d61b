//! What to write where something else was expected and no word is near.

use tapete_lang::{Arg, Bilingual};

use crate::syntax::lexeme::{Lexeme, LexemeKind};
use crate::syntax::lexicon::Role;

/// What to write instead, by the code of the problem.
const LIKE: &[(&str, Bilingual)] = &[
    (
        "expected-amount",
        Bilingual::new(
            "write a number, as in `3`, `X` or `count(Creature)`",
            "escribe un número, como en `3`, `X` o `cuenta(Criatura)`",
        ),
    ),
    (
        "expected-cost",
        Bilingual::new(
            "write a cost, as in `1 * Forest`, `tap` or `sacrifice this`",
            "escribe un coste, como en `1 * Bosque`, `gira` o `sacrifica esto`",
        ),
    ),
    (
        "expected-effect",
        Bilingual::new(
            "write an effect, as in `draw 1`, `destroy target Creature` or `target Creature gets +1/+1`",
            "escribe un efecto, como en `roba 1`, `destruye objetivo Criatura` u `objetivo Criatura recibe +1/+1`",
        ),
    ),
    (
        "expected-predicate",
        Bilingual::new(
            "say what happens to it, as in `gets +1/+1`, `gains Flying` or `loses 1 life`",
            "di qué le ocurre, como en `recibe +1/+1`, `gana Flying` o `pierde 1 vida`",
        ),
    ),
    (
        "expected-selector",
        Bilingual::new(
            "say whom or what, as in `target Creature`, `each Player` or `this`",
            "di a quién o qué, como en `objetivo Criatura`, `cada Jugador` o `esto`",
        ),
    ),
    (
        "expected-filter",
        Bilingual::new(
            "write a type, a colour or a state, as in `Creature`, `Red` or `tapped`",
            "escribe un tipo, un color o un estado, como en `Criatura`, `Rojo` o `girada`",
        ),
    ),
    (
        "expected-ability",
        Bilingual::new(
            "name an ability, as in `Flying` or `Absorb(1)`",
            "nombra una habilidad, como en `Flying` o `Absorb(1)`",
        ),
    ),
    (
        "expected-event",
        Bilingual::new(
            "write what happens, as in `this enters`, `a Creature dies` or `your upkeep begins`",
            "escribe qué ocurre, como en `esto entra`, `una Criatura muere` o `tu mantenimiento comienza`",
        ),
    ),
    (
        "expected-condition",
        Bilingual::new(
            "write a condition, as in `your_turn`, `this is tapped` or `life of you < 5`",
            "escribe una condición, como en `tu_turno`, `esto es girada` o `vida de tú < 5`",
        ),
    ),
    (
        "expected-text",
        Bilingual::new(
            "write a text in quotes, as in `called \"Ox\"`",
            "escribe un texto entre comillas, como en `llamada \"Buey\"`",
        ),
    ),
    (
        "expected-item",
        Bilingual::new(
            "begin a sentence, as in `new Creature called \"Ox\" …`",
            "empieza una frase, como en `nueva Criatura llamada \"Buey\" …`",
        ),
    ),
];

const JOIN: Bilingual = Bilingual::new(
    "effects are joined with `then` or `;`",
    "los efectos se unen con `luego` o `;`",
);

const UNLESS_FIRST: Bilingual = Bilingual::new(
    "`unless` stands before the effect, as in `unless opponent pays 1 * Land: draw 1`",
    "`a_menos_que` va antes del efecto, como en `a_menos_que rival paga 1 * Tierra: roba 1`",
);

const GOES_NOT_ON: Bilingual = Bilingual::new(
    "what stands before does not go on with this: leave it out, or join another effect with `then`",
    "lo que va antes no sigue con esto: quítalo, o une otro efecto con `luego`",
);

const SAY_WHAT_IT_IS: Bilingual = Bilingual::new(
    "write `has_ability {0}` for an ability, `is {0}` for a type",
    "escribe `tiene_habilidad {0}` para una habilidad, `es {0}` para un tipo",
);

const IN_FIGURES: Bilingual = Bilingual::new(
    "numbers are written in figures: `{0}`",
    "los números se escriben con cifras: `{0}`",
);

const LIKE_SETTING: Bilingual = Bilingual::new(
    "this setting is written as in `{0}`",
    "este ajuste se escribe como en `{0}`",
);

/// Cards have no other side that they could show.
const SAY_WHAT_IT_BECOMES: Bilingual = Bilingual::new(
    "a card has one side: write what it becomes, as in `this becomes Creature 4/4 permanently`",
    "una carta tiene una sola cara: escribe qué se vuelve, como en `esto se_vuelve Criatura 4/4 permanentemente`",
);

/// The verb of cards with two sides, which people know from elsewhere.
const TRANSFORM: [&str; 4] = ["transform", "transforms", "transforma", "transforman"];

/// The numbers that people write out.
const NUMBERS: &[(&str, &str)] = &[
    ("two", "2"),
    ("three", "3"),
    ("four", "4"),
    ("five", "5"),
    ("six", "6"),
    ("seven", "7"),
    ("dos", "2"),
    ("tres", "3"),
    ("cuatro", "4"),
    ("cinco", "5"),
    ("seis", "6"),
    ("siete", "7"),
];

/// Returns the figures of a number that is written out.
pub(super) fn in_figures(word: &str) -> Option<&'static str> {
    NUMBERS.iter().find(|it| it.0 == word).map(|it| it.1)
}

/// Returns what to write, by the code of the problem and what stands there.
pub(super) fn remedy(code: &str, found: Option<&Lexeme<'_>>) -> Option<(Bilingual, Vec<Arg>)> {
    if let Some(figures) = found.and_then(|it| in_figures(&it.text)) {
        return Some((IN_FIGURES, vec![figures.into()]));
    }
    if found.is_some_and(|it| TRANSFORM.contains(&&*it.text)) {
        return Some((SAY_WHAT_IT_BECOMES, Vec::new()));
    }
    if code == "expected-clause" {
        return after_effect(found?);
    }
    let like = LIKE.iter().find(|it| it.0 == code);
    like.map(|it| (it.1, Vec::new()))
}

/// What to do about a piece that begins no clause, where one could begin.
fn after_effect(found: &Lexeme<'_>) -> Option<(Bilingual, Vec<Arg>)> {
    if let Some(setting) = found.sense(Role::Setting) {
        return Some((LIKE_SETTING, vec![setting.example.into()]));
    }
    if found.is(Role::Verb, "unless") {
        return Some((UNLESS_FIRST, Vec::new()));
    }
    let joins = super::is_joint(found) || found.sense(Role::Verb).is_some();
    if joins {
        return Some((JOIN, Vec::new()));
    }
    if found.kind == LexemeKind::Name {
        return Some((SAY_WHAT_IT_IS, vec![(*found.text).into()]));
    }
    goes_on(found).then(|| (GOES_NOT_ON, Vec::new()))
}

/// Tells whether a piece that begins no clause belongs to the one before: a
/// small word, another effect, a number. Other words may be slips of clauses.
pub(super) fn goes_on(lexeme: &Lexeme<'_>) -> bool {
    let roles = [Role::Glue, Role::Verb, Role::Predicate, Role::Ref];
    let is_inner = roles.iter().any(|it| lexeme.sense(*it).is_some());
    is_inner
        || in_figures(&lexeme.text).is_some()
        || matches!(lexeme.kind, LexemeKind::Number | LexemeKind::Name)
}
