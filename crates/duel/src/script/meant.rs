//! "Did you mean …?" for words and signs that mean nothing in a script, across
//! both languages.

use super::codes;
use super::lexer::Extent;
use super::lexicon::Lexicon;
use super::words::{self, Meaning};
use tapete_lang::help::{DID_YOU_MEAN, WRITE};
use tapete_lang::{Arg, Bilingual, Diagnostic, Phrase, Span};
use tapete_speech::nearest;

/// What authors write in their own words, and what the language calls it.
const INSTEAD: &[(&str, &[&str])] = &[
    ("atacar", &["Attack"]),
    ("ataca", &["Attack"]),
    ("ataque", &["PlayerMonsterAttack", "Attack"]),
    ("golpear", &["Attack"]),
    ("hit", &["Attack"]),
    ("damage", &["UpdateTargetMonsterLife"]),
    ("hurt", &["UpdateTargetMonsterLife"]),
    ("dañar", &["UpdateTargetMonsterLife"]),
    ("daño", &["UpdateTargetMonsterLife"]),
    ("envenenar", &["Poison"]),
    ("envenena", &["Poison"]),
    ("veneno", &["Poison"]),
    ("venom", &["Poison"]),
    ("purificar", &["Purify"]),
    ("purifica", &["Purify"]),
    ("robar", &["Draw"]),
    ("roba", &["Draw"]),
    ("drawcards", &["Draw"]),
    ("curar", &["Heal"]),
    ("cura", &["Heal"]),
    ("sanar", &["Heal"]),
    ("sana", &["Heal"]),
    ("cure", &["Heal"]),
    ("quemar", &["Burn"]),
    ("congelar", &["Freeze"]),
    ("dormir", &["Sleep"]),
    ("escudo", &["Shield"]),
    ("proteger", &["Shield"]),
    ("limpiar", &["Cleanse"]),
    ("descartar", &["Discard"]),
    ("robarenergia", &["StealEnergy"]),
    ("robarenergía", &["StealEnergy"]),
    ("intercambiar", &["Swap"]),
    ("revivir", &["Revive"]),
    ("cambiartipo", &["SetType"]),
    ("potenciar", &["Buff"]),
    ("acciones", &["Actions"]),
    ("accion", &["Actions"]),
    ("acción", &["Actions"]),
    ("efectos", &["Actions"]),
    ("effects", &["Actions"]),
    ("condiciones", &["Conditions"]),
    ("condicion", &["Conditions"]),
    ("condición", &["Conditions"]),
    ("requirements", &["Conditions"]),
    ("vida", &["TargetMonsterLife", "PlayerMonsterLife", "Heal"]),
    ("health", &["TargetMonsterLife", "PlayerMonsterLife"]),
    ("enemylife", &["TargetMonsterLife"]),
    ("targetlife", &["TargetMonsterLife"]),
    ("vidaenemigo", &["TargetMonsterLife"]),
    ("vidaenemiga", &["TargetMonsterLife"]),
    ("vidaobjetivo", &["TargetMonsterLife"]),
    ("mylife", &["PlayerMonsterLife"]),
    ("ownlife", &["PlayerMonsterLife"]),
    ("playerlife", &["PlayerMonsterLife"]),
    ("vidapropia", &["PlayerMonsterLife"]),
    ("mivida", &["PlayerMonsterLife"]),
    (
        "tipo",
        &["TargetMonsterType", "PlayerMonsterType", "SetType"],
    ),
    ("element", &["TargetMonsterType", "PlayerMonsterType"]),
    ("elemento", &["TargetMonsterType", "PlayerMonsterType"]),
    ("enemytype", &["TargetMonsterType"]),
    ("targettype", &["TargetMonsterType"]),
    ("tipoenemigo", &["TargetMonsterType"]),
    ("playertype", &["PlayerMonsterType"]),
    ("mytype", &["PlayerMonsterType"]),
    ("estado", &["TargetMonsterState", "PlayerMonsterState"]),
    ("mano", &["PlayerHandSize"]),
    ("hand", &["PlayerHandSize"]),
    ("handsize", &["PlayerHandSize"]),
    ("cartas", &["PlayerHandSize", "Draw"]),
    ("cards", &["PlayerHandSize", "Draw"]),
    ("energia", &["PlayerEnergy", "UpdateEnergy"]),
    ("energía", &["PlayerEnergy", "UpdateEnergy"]),
    ("energy", &["PlayerEnergy", "UpdateEnergy"]),
    ("turno", &["Turn"]),
    ("ronda", &["Turn"]),
    ("round", &["Turn"]),
    ("plant", &["Planta"]),
    ("grass", &["Planta"]),
    ("hierba", &["Planta"]),
    ("water", &["Agua"]),
    ("fire", &["Fuego"]),
    ("air", &["Aire"]),
    ("wind", &["Aire"]),
    ("viento", &["Aire"]),
    ("earth", &["Tierra"]),
    ("ground", &["Tierra"]),
    ("poisoned", &["Envenenado"]),
    ("yo", &["Self"]),
    ("propio", &["Self"]),
    ("objetivo", &["Target"]),
    ("frente", &["Front"]),
    ("atrás", &["Back"]),
    ("atras", &["Back"]),
    ("aliado", &["Ally"]),
    ("enemigo", &["Enemy"]),
    ("aliados", &["Allies"]),
    ("enemigos", &["Enemies"]),
    ("todos", &["All"]),
    ("azar", &["Random", "random"]),
    ("rand", &["random"]),
    ("si", &["if"]),
    ("when", &["if"]),
    ("sino", &["else"]),
    ("elif", &["else"]),
    ("elseif", &["else"]),
    ("sea", &["let"]),
    ("var", &["let"]),
    ("repetir", &["repeat"]),
    ("while", &["repeat"]),
    ("loop", &["repeat"]),
    ("cada", &["each"]),
    ("foreach", &["each"]),
    ("y", &["and"]),
    ("o", &["or"]),
    ("no", &["not"]),
];

/// Signs of other languages, and how scripts write them.
const SIGNS: &[(&str, &str)] = &[
    ("≤", "<="),
    ("≥", ">="),
    ("≠", "!="),
    ("×", "*"),
    ("÷", "/"),
    ("−", "-"),
    ("–", "-"),
    ("&&", "and"),
    ("&", "and"),
    ("!", "not"),
];

const ONE_OF: Bilingual = Bilingual::new("did you mean {0}?", "¿quisiste decir {0}?");
const OF_LEVEL_ONE: Bilingual = Bilingual::new(
    "`{0}` belongs to level 1: write `language 1` in the first line, or leave that line out",
    "`{0}` es del nivel 1: escribe `language 1` en la primera línea, o quita esa línea",
);
const LIST: Bilingual = Bilingual::new(
    "the actions are `Attack()`, `Poison()`, `Purify()`, `Draw(n)`, `Heal(n)` …, the variables `TargetMonsterLife`, `PlayerHandSize` …",
    "las acciones son `Attack()`, `Poison()`, `Purify()`, `Draw(n)`, `Heal(n)` …, las variables `TargetMonsterLife`, `PlayerHandSize` …",
);

/// A word that means nothing.
pub(super) struct Unknown<'a> {
    pub(super) extent: Extent<'a>,
    pub(super) lexicon: &'a Lexicon,
    pub(super) span: Span,
    /// Whether a parenthesis follows.
    pub(super) is_call: bool,
    pub(super) level: u8,
}

impl Unknown<'_> {
    /// Tells of the word, with what was probably meant.
    pub(super) fn diagnostic(&self) -> Diagnostic {
        let text = self.extent.slice(self.span);
        let place = self.extent.place(self.span);
        let diagnostic = Diagnostic::new(&codes::E001, place).arg(text);
        let exists = words::is_script_word(text) || self.lexicon.element(text).is_some();
        if exists {
            return diagnostic.help_with(OF_LEVEL_ONE, vec![text.into()]);
        }
        match self.meant(text).as_slice() {
            [] => diagnostic.help(LIST),
            [one] => diagnostic
                .help_with(DID_YOU_MEAN, vec![(*one).into()])
                .fix(place, *one),
            several => diagnostic.help_with(ONE_OF, vec![either(several)]),
        }
    }

    /// Returns the words that were probably meant, best first.
    fn meant(&self, text: &str) -> Vec<&str> {
        let lower = text.to_lowercase();
        let in_own_words = INSTEAD.iter().find(|it| it.0 == lower);
        let known: Vec<&str> = in_own_words
            .iter()
            .flat_map(|it| it.1)
            .copied()
            .filter(|it| self.is_known(it))
            .collect();
        if !known.is_empty() {
            let fitting: Vec<&str> = known.iter().copied().filter(|it| self.fits(it)).collect();
            return if fitting.is_empty() { known } else { fitting };
        }
        let fitting = self.spellings().filter(|it| self.fits(it));
        let near = nearest(text, fitting).or_else(|| nearest(text, self.spellings()));
        near.into_iter().collect()
    }

    fn spellings(&self) -> impl Iterator<Item = &str> {
        let words = words::all().filter(|it| it.level <= self.level);
        let spellings = words.flat_map(|it| it.word.spellings());
        let spellings = spellings.map(|it: &str| it);
        spellings.chain(self.lexicon.spellings())
    }

    fn is_known(&self, text: &str) -> bool {
        let word = words::find(text);
        word.is_some_and(|it| it.level <= self.level) || self.lexicon.element(text).is_some()
    }

    /// Tells whether a word would fit what follows the unknown one.
    fn fits(&self, text: &str) -> bool {
        let is_called = words::find(text)
            .is_some_and(|it| matches!(it.meaning, Meaning::Action(_) | Meaning::Function(_)));
        is_called == self.is_call
    }
}

/// Says "`a`, `b` or `c`".
fn either(words: &[&str]) -> Arg {
    let quoted: Vec<String> = words.iter().map(|it| format!("`{it}`")).collect();
    let (last, rest) = match quoted.split_last() {
        Some((last, rest)) => (last.clone(), rest.join(", ")),
        None => (String::new(), String::new()),
    };
    let phrase = Bilingual::new("{0} or {1}", "{0} o {1}");
    Phrase::new(phrase, vec![rest.into(), last.into()]).into()
}

/// Tells of a sign that means nothing where it stands.
pub(super) fn odd(extent: Extent<'_>, span: Span) -> Diagnostic {
    let text = extent.slice(span);
    let place = extent.place(span);
    if text.starts_with('#') {
        let place = extent.place(Span::new(span.start, span.start + 1));
        return Diagnostic::new(&codes::E001, place)
            .arg("#")
            .help(Bilingual::new(
                "a comment begins with `//`",
                "un comentario comienza con `//`",
            ))
            .fix(place, "//");
    }
    let diagnostic = Diagnostic::new(&codes::E001, place).arg(shown(text));
    if let Some(&(_, instead)) = SIGNS.iter().find(|it| it.0 == text) {
        return diagnostic
            .help_with(WRITE, vec![instead.into()])
            .fix(place, instead);
    }
    let help = match text {
        ";" | "," => {
            return diagnostic
                .help(Bilingual::new(
                    "separators are not needed: leave it out",
                    "los separadores no hacen falta: quítalo",
                ))
                .fix(place, "");
        }
        "|" => Bilingual::new("write `or`", "escribe `or`"),
        "%" => Bilingual::new(
            "`%` stands only in `chance 30%`; a part of a number is `percent(x, 30)`",
            "`%` va solo en `chance 30%`; una parte de un número es `percent(x, 30)`",
        ),
        "." => Bilingual::new(
            "a point stands only after a monster, as in `Target.Life`",
            "el punto va solo tras un monstruo, como en `Target.Life`",
        ),
        "[" | "]" => Bilingual::new(
            "brackets stand only after `Ally` and `Enemy`, as in `Ally[0]`",
            "los corchetes van solo tras `Ally` y `Enemy`, como en `Ally[0]`",
        ),
        _ => Bilingual::new(
            "leave it out; write words, numbers, `( ) { }` and `+ - * / == != < <= > >=`",
            "quítalo; escribe palabras, números, `( ) { }` y `+ - * / == != < <= > >=`",
        ),
    };
    diagnostic.help(help)
}

/// Shows characters that cannot be seen by their number.
fn shown(text: &str) -> String {
    let chars = text.chars().take(20);
    chars
        .map(|it| match it {
            it if it.is_control() => it.escape_unicode().to_string(),
            it => it.to_string(),
        })
        .collect()
}

/// Tells of a text in quotes.
pub(super) fn text(extent: Extent<'_>, span: Span) -> Diagnostic {
    Diagnostic::new(&codes::E001, extent.place(span))
        .arg(extent.slice(span))
        .help(Bilingual::new(
            "scripts have no texts; write the word without quotes",
            "los guiones no llevan textos; escribe la palabra sin comillas",
        ))
}

/// Tells of a number that is badly written.
pub(super) fn bad_number(extent: Extent<'_>, span: Span) -> Diagnostic {
    let text = extent.slice(span);
    let place = extent.place(span);
    let diagnostic = Diagnostic::new(&codes::E002, place).arg(text);
    let n_digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (digits, rest) = text.split_at(n_digits);
    if rest.is_empty() {
        return diagnostic.help(Bilingual::new(
            "write a smaller number",
            "escribe un número más pequeño",
        ));
    }
    if rest.contains('.') {
        return diagnostic.help(Bilingual::new(
            "write at most one point, and digits after it, as in `1.5`",
            "escribe como máximo un punto, y cifras detrás, como en `1.5`",
        ));
    }
    diagnostic
        .help_with(WRITE, vec![digits.into()])
        .fix(place, digits)
}
