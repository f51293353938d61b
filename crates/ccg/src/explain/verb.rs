//! Verbs in the few forms that rules text needs, in both tongues.

use tapete_game::Tongue;

/// In which form a verb stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// `Draw a card.`
    Order,
    /// After `you may`, `can`.
    Bare,
    /// `you draw`.
    You,
    /// `that player draws`.
    One,
    /// `those players draw`.
    Many,
    /// After `you may have it`, `unless that player`: a wish, which Spanish says
    /// in the subjunctive.
    Wish,
    WishYou,
    WishMany,
}

impl Form {
    /// Returns the form after `have`, for what is done by something else.
    pub(super) fn wished(self) -> Form {
        match self {
            Form::Many | Form::WishMany => Form::WishMany,
            Form::You | Form::WishYou => Form::WishYou,
            Form::Order | Form::Bare | Form::One | Form::Wish => Form::Wish,
        }
    }

    /// Returns whether the subject is more than one thing.
    pub(super) fn is_many(self) -> bool {
        matches!(self, Form::Many | Form::WishMany)
    }
}

/// A verb: what cannot be worked out of the other forms.
#[derive(Clone, Copy, Debug)]
pub(super) struct Verb {
    en: &'static str,
    en_one: &'static str,
    es: &'static str,
    order: &'static str,
    one: &'static str,
    wish: &'static str,
}

impl Verb {
    /// Returns the verb in a form.
    pub(super) fn say(&self, form: Form, tongue: Tongue) -> String {
        match (tongue, form) {
            (Tongue::En, Form::One) => self.en_one.to_owned(),
            (Tongue::En, _) => self.en.to_owned(),
            (Tongue::Es, Form::Order) => self.order.to_owned(),
            (Tongue::Es, Form::Bare) => self.es.to_owned(),
            (Tongue::Es, Form::You) => inflect(self.one, "s"),
            (Tongue::Es, Form::One) => self.one.to_owned(),
            (Tongue::Es, Form::Many) => inflect(self.one, "n"),
            (Tongue::Es, Form::Wish) => self.wish.to_owned(),
            (Tongue::Es, Form::WishYou) => inflect(self.wish, "s"),
            (Tongue::Es, Form::WishMany) => inflect(self.wish, "n"),
        }
    }
}

impl Verb {
    /// Returns the Spanish verb with its pronoun: `ponla`, `sacrifícala`.
    pub(super) fn with_pronoun(&self, form: Form, feminine: bool, many: bool) -> String {
        let it = match (feminine, many) {
            (true, false) => "la",
            (true, true) => "las",
            (false, false) => "lo",
            (false, true) => "los",
        };
        let verb = self.say(form, Tongue::Es);
        let verb = verb.strip_suffix(" a").unwrap_or(&verb);
        match form {
            Form::Bare => format!("{verb}{it}"),
            Form::Order => format!("{}{it}", accented(verb)),
            Form::You | Form::One | Form::Many | Form::Wish | Form::WishYou | Form::WishMany => {
                format!("{it} {verb}")
            }
        }
    }
}

/// Writes the accent that an order gets when a pronoun is hung on it.
fn accented(verb: &str) -> String {
    let mut letters: Vec<char> = verb.chars().collect();
    let is_vowel = |it: &char| "aeiouáéíóú".contains(*it);
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (at, letter) in letters.iter().enumerate() {
        if !is_vowel(letter) {
            continue;
        }
        match groups.last_mut() {
            Some(group) if group.last().is_some_and(|it| it + 1 == at) => group.push(at),
            _ => groups.push(vec![at]),
        }
    }
    let ends_in_vowel = letters.last().is_some_and(is_vowel);
    let Some(before_last) = groups.len().checked_sub(2).filter(|_| ends_in_vowel) else {
        return verb.to_owned();
    };
    let stressed = groups.get(before_last).and_then(|group| {
        let strong = group
            .iter()
            .find(|at| letters.get(**at).is_some_and(|it| "aeo".contains(*it)));
        strong.or(group.last()).copied()
    });
    if let Some(letter) = stressed.and_then(|at| letters.get_mut(at)) {
        *letter = match *letter {
            'a' => 'á',
            'e' => 'é',
            'i' => 'í',
            'o' => 'ó',
            'u' => 'ú',
            other => other,
        };
    }
    letters.into_iter().collect()
}

/// Adds the ending of a person to the first word of a verb.
fn inflect(verb: &str, ending: &str) -> String {
    let (negation, verb) = match verb.strip_prefix("no ") {
        Some(rest) => ("no ", rest),
        None => ("", verb),
    };
    let (pronoun, verb) = match verb.strip_prefix("se ") {
        Some(rest) if ending == "s" => ("te ", rest),
        Some(rest) => ("se ", rest),
        None => ("", verb),
    };
    let (head, tail) = match verb.split_once(' ') {
        Some((head, tail)) => (head, format!(" {tail}")),
        None => (verb, String::new()),
    };
    let head = match (head, ending) {
        ("es", "s") => "eres".to_owned(),
        ("es", _) => "son".to_owned(),
        (head, ending) => format!("{head}{ending}"),
    };
    format!("{negation}{pronoun}{head}{tail}")
}

const fn verb(
    en: &'static str,
    en_one: &'static str,
    es: &'static str,
    order: &'static str,
    one: &'static str,
    wish: &'static str,
) -> Verb {
    Verb {
        en,
        en_one,
        es,
        order,
        one,
        wish,
    }
}

pub(super) const ADD: Verb = verb("add", "adds", "agregar", "agrega", "agrega", "agregue");
pub(super) const ATTACH: Verb = verb("attach", "attaches", "unir", "une", "une", "una");
pub(super) const BE: Verb = verb("be", "is", "ser", "sé", "es", "sea");
pub(super) const BECOME: Verb = verb(
    "become",
    "becomes",
    "convertirse en",
    "conviértete en",
    "se convierte en",
    "se convierta en",
);
pub(super) const CHOOSE: Verb = verb("choose", "chooses", "elegir", "elige", "elige", "elija");
pub(super) const COST: Verb = verb("cost", "costs", "costar", "cuesta", "cuesta", "cueste");
pub(super) const COUNTER: Verb = verb(
    "counter",
    "counters",
    "contrarrestar",
    "contrarresta",
    "contrarresta",
    "contrarreste",
);
pub(super) const CREATE: Verb = verb("create", "creates", "crear", "crea", "crea", "cree");
pub(super) const DEAL: Verb = verb("deal", "deals", "infligir", "inflige", "inflige", "inflija");
pub(super) const DESTROY: Verb = verb(
    "destroy", "destroys", "destruir", "destruye", "destruye", "destruya",
);
pub(super) const DETACH: Verb = verb(
    "detach", "detaches", "separar", "separa", "separa", "separe",
);
pub(super) const DISCARD: Verb = verb(
    "discard",
    "discards",
    "descartar",
    "descarta",
    "descarta",
    "descarte",
);
pub(super) const DO: Verb = verb("do", "does", "hacer", "haz", "hace", "haga");
pub(super) const DRAW: Verb = verb("draw", "draws", "robar", "roba", "roba", "robe");
pub(super) const END: Verb = verb("end", "ends", "terminar", "termina", "termina", "termine");
pub(super) const EXILE: Verb = verb("exile", "exiles", "exiliar", "exilia", "exilia", "exilie");
pub(super) const FIGHT: Verb = verb("fight", "fights", "luchar", "lucha", "lucha", "luche");
pub(super) const FLIP: Verb = verb("flip", "flips", "lanzar", "lanza", "lanza", "lance");
pub(super) const GAIN: Verb = verb("gain", "gains", "ganar", "gana", "gana", "gane");
pub(super) const GAIN_CONTROL: Verb = verb(
    "gain control of",
    "gains control of",
    "ganar el control de",
    "gana el control de",
    "gana el control de",
    "gane el control de",
);
pub(super) const GET: Verb = verb("get", "gets", "obtener", "obtén", "obtiene", "obtenga");
pub(super) const HAVE: Verb = verb("have", "has", "tener", "ten", "tiene", "tenga");
pub(super) const KNOCK_OUT: Verb = verb(
    "knock out",
    "knocks out",
    "noquear a",
    "noquea a",
    "noquea a",
    "noquee a",
);
pub(super) const LOSE: Verb = verb("lose", "loses", "perder", "pierde", "pierde", "pierda");
pub(super) const MILL: Verb = verb("mill", "mills", "moler", "muele", "muele", "muela");
pub(super) const MOVE: Verb = verb("put", "puts", "poner", "pon", "pone", "ponga");
pub(super) const COPY: Verb = verb("copy", "copies", "copiar", "copia", "copia", "copie");
pub(super) const PAY: Verb = verb("pay", "pays", "pagar", "paga", "paga", "pague");
pub(super) const PREVENT: Verb = verb(
    "prevent", "prevents", "prevenir", "prevén", "previene", "prevenga",
);
pub(super) const RECOVER: Verb = verb(
    "recover",
    "recovers",
    "recuperar",
    "recupera",
    "recupera",
    "recupere",
);
pub(super) const REGENERATE: Verb = verb(
    "regenerate",
    "regenerates",
    "regenerar",
    "regenera",
    "regenera",
    "regenere",
);
pub(super) const REMOVE: Verb = verb("remove", "removes", "quitar", "quita", "quita", "quite");
pub(super) const RETURN: Verb = verb(
    "return", "returns", "devolver", "devuelve", "devuelve", "devuelva",
);
pub(super) const REVEAL: Verb = verb("reveal", "reveals", "revelar", "revela", "revela", "revele");
pub(super) const SACRIFICE: Verb = verb(
    "sacrifice",
    "sacrifices",
    "sacrificar",
    "sacrifica",
    "sacrifica",
    "sacrifique",
);
pub(super) const SEARCH: Verb = verb("search", "searches", "buscar", "busca", "busca", "busque");
pub(super) const SHUFFLE: Verb = verb(
    "shuffle", "shuffles", "barajar", "baraja", "baraja", "baraje",
);
pub(super) const SKIP: Verb = verb("skip", "skips", "saltar", "salta", "salta", "salte");
pub(super) const SWAP: Verb = verb(
    "swap",
    "swaps",
    "intercambiar",
    "intercambia",
    "intercambia",
    "intercambie",
);
pub(super) const TAKE: Verb = verb("take", "takes", "tomar", "toma", "toma", "tome");
pub(super) const TAKE_TURN: Verb = verb("take", "takes", "jugar", "juega", "juega", "juegue");
pub(super) const TAP: Verb = verb("tap", "taps", "girar", "gira", "gira", "gire");
pub(super) const UNTAP: Verb = verb(
    "untap",
    "untaps",
    "enderezar",
    "endereza",
    "endereza",
    "enderece",
);
pub(super) const WIN: Verb = verb("win", "wins", "ganar", "gana", "gana", "gane");
