//! The words of what a player types, in both tongues.

/// What a line begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Pass,
    Done,
    Keep,
    Mulligan,
    Play,
    Use,
    Own,
    Attack,
    Block,
    Evolve,
    Retreat,
    Choose,
    Yes,
    No,
    Number,
    Usual,
    Kind,
    First,
}

const VERBS: [(Verb, &[&str]); 18] = [
    (
        Verb::Pass,
        &["pass", "pasar", "pasa", "paso", "end", "fin", "skip"],
    ),
    (
        Verb::Done,
        &[
            "done", "ready", "listo", "lista", "stop", "terminar", "nada", "nothing",
        ],
    ),
    (
        Verb::Keep,
        &["keep", "conservar", "conserva", "guardar", "mantener"],
    ),
    (Verb::Mulligan, &["mulligan", "cambiar", "cambia", "redraw"]),
    (
        Verb::Play,
        &[
            "play", "cast", "jugar", "juega", "juego", "lanzar", "lanza", "lanzo", "bajar", "baja",
        ],
    ),
    (
        Verb::Use,
        &["use", "activate", "usar", "usa", "uso", "activar", "activa"],
    ),
    (Verb::Own, &["own", "propia", "propio"]),
    (
        Verb::Attack,
        &[
            "attack", "atacar", "ataca", "ataco", "strike", "hit", "golpear",
        ],
    ),
    (
        Verb::Block,
        &[
            "block", "bloquear", "bloquea", "bloqueo", "defend", "defender",
        ],
    ),
    (Verb::Evolve, &["evolve", "evolucionar", "evoluciona"]),
    (Verb::Retreat, &["retreat", "retirar", "retira", "retirada"]),
    (
        Verb::Choose,
        &[
            "choose",
            "elegir",
            "elige",
            "elijo",
            "escoger",
            "target",
            "aim",
            "apuntar",
            "pick",
            "discard",
            "descartar",
            "descarta",
            "sacrifice",
            "sacrificar",
            "sacrifica",
            "exile",
            "exiliar",
            "tap",
            "girar",
            "bottom",
            "fondo",
            "put",
            "poner",
            "promote",
        ],
    ),
    (Verb::Yes, &["yes", "y", "sí", "si", "s", "claro"]),
    (Verb::No, &["no", "n", "nope"]),
    (
        Verb::Number,
        &["number", "número", "numero", "x", "amount", "cantidad"],
    ),
    (Verb::Usual, &["usual", "auto", "normal", "siempre"]),
    (
        Verb::Kind,
        &["kind", "tipo", "color", "colour", "with", "con"],
    ),
    (Verb::First, &["first", "primero", "primera"]),
];

/// A line, cut into what is to be done and the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Command<'a> {
    pub(super) verb: Option<Verb>,
    pub(super) rest: &'a str,
}

impl<'a> Command<'a> {
    pub(super) fn read(text: &'a str) -> Command<'a> {
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let first = first.to_lowercase();
        let found = VERBS.iter().find(|it| it.1.contains(&first.as_str()));
        let rest = rest.trim();
        match found {
            // `x 3` and `s` are moves; a card may be called `X …` too.
            Some((verb, _)) => Command {
                verb: Some(*verb),
                rest: after(
                    rest,
                    &["a ", "con ", "with ", "at ", "to ", "el ", "la ", "the "],
                ),
            },
            None => Command {
                verb: None,
                rest: text,
            },
        }
    }
}

/// Returns what stands after one of some small words, if one stands there.
fn after<'a>(text: &'a str, words: &[&str]) -> &'a str {
    let found = words.iter().find_map(|it| {
        let head = text.get(..it.len())?;
        head.eq_ignore_ascii_case(it)
            .then(|| text.get(it.len()..))?
    });
    found.map_or(text, str::trim)
}

/// Returns a text without the differences that nobody means: capitals, spaces,
/// accents, quotes, a `#1`.
pub(crate) fn folded(text: &str) -> String {
    let is_quote = |it: char| matches!(it, '"' | '\'' | '“' | '”' | '’' | '`');
    let folded = match text.contains(is_quote) {
        true => tapete_speech::folded(&text.replace(is_quote, "")),
        false => tapete_speech::folded(text),
    };
    match folded.strip_suffix(" #1") {
        Some(first) => first.to_owned(),
        None => folded,
    }
}

/// Cuts `A > B`, `A -> B` or `A → B` in two; also `B with A`, whose order is the
/// other.
pub(super) fn parts(text: &str) -> (String, Option<String>) {
    for arrow in ["->", "→", "=>", ">"] {
        if let Some((one, other)) = text.split_once(arrow) {
            return (folded(one), Some(folded(other)));
        }
    }
    let text = folded(text);
    for word in [" with ", " con "] {
        if let Some((other, one)) = text.split_once(word) {
            return (one.to_owned(), Some(other.to_owned()));
        }
    }
    (text, None)
}

/// Says how well a name is meant by what was typed, both folded: 3 for the same,
/// 2 for its beginning, 1 for the beginnings of its words, 0 for not at all.
pub(crate) fn fits(name: &str, typed: &str) -> u8 {
    if name == typed {
        return 3;
    }
    if typed.chars().count() < 2 {
        return 0;
    }
    if name.starts_with(typed) {
        return 2;
    }
    let mut words = name.split(' ');
    let all = typed
        .split(' ')
        .all(|part| words.by_ref().any(|word| word.starts_with(part)));
    u8::from(all)
}
