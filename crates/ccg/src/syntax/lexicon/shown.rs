//! The words of phrases as people look them up: list by list, with titles.

use tapete_lang::{Bilingual, Tongue, Word};

use super::{LISTS, Role, senses, spell_kind};

/// The words that stand in the same kind of place inside a clause.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PhraseWords {
    /// What they are for.
    pub(crate) title: Bilingual,
    /// The words, in the order in which one learns them.
    pub(crate) words: &'static [Word],
}

/// Lists all words of phrases. The words that begin clauses are the
/// vocabulary's.
pub(crate) fn phrase_words() -> impl Iterator<Item = PhraseWords> {
    LISTS.iter().filter_map(|(role, words)| {
        let title = role.title()?;
        Some(PhraseWords { title, words })
    })
}

/// Writes an example of the lexicon with Spanish words.
pub(crate) fn phrase_in_spanish(example: &str) -> String {
    let mut text = String::with_capacity(example.len());
    let mut word = String::new();
    let mut in_quotes = false;
    for letter in example.chars() {
        if letter == '_' || letter.is_alphanumeric() {
            word.push(letter);
            continue;
        }
        push_spanish(&mut text, &word, in_quotes);
        word.clear();
        in_quotes ^= letter == '"';
        text.push(letter);
    }
    push_spanish(&mut text, &word, in_quotes);
    text
}

fn push_spanish(text: &mut String, word: &str, in_quotes: bool) {
    if in_quotes {
        return text.push_str(word);
    }
    match senses(word).first() {
        Some((Role::Kind | Role::Colour, _)) | None => {
            text.push_str(&spell_kind(word, Tongue::Es));
        }
        Some((_, known)) => text.push_str(known.spelled().es),
    }
}

impl Role {
    /// Returns the title of a list of such words; nothing for those that the
    /// vocabulary lists.
    const fn title(self) -> Option<Bilingual> {
        let title = match self {
            Role::Clause | Role::GameClause | Role::Setting => return None,
            Role::SettingValue => Bilingual::new("Values of settings", "Valores de opciones"),
            Role::Group => Bilingual::new("Groups of clauses", "Grupos de cláusulas"),
            Role::Attribute => Bilingual::new(
                "Attributes of zones, types, resources and phases",
                "Atributos de zonas, tipos, recursos y fases",
            ),
            Role::When => Bilingual::new(
                "When resources are lost or filled",
                "Cuándo se pierden o se llenan los recursos",
            ),
            Role::Means => {
                Bilingual::new("Costs and styles of combat", "Costes y estilos de combate")
            }
            Role::Phase => Bilingual::new("Phases", "Fases"),
            Role::Allow => Bilingual::new("What a phase allows", "Qué permite una fase"),
            Role::Verb => Bilingual::new("Verbs of effects", "Verbos de efectos"),
            Role::Predicate => Bilingual::new(
                "Verbs after whom they speak of",
                "Verbos tras aquello de lo que hablan",
            ),
            Role::Rule => Bilingual::new(
                "What can be forbidden or demanded",
                "Qué se puede prohibir o exigir",
            ),
            Role::Until => Bilingual::new("How long effects last", "Cuánto duran los efectos"),
            Role::Timing => Bilingual::new(
                "When and where something may be used",
                "Cuándo y dónde se puede usar algo",
            ),
            Role::Ref => Bilingual::new(
                "What the sentence has named",
                "Lo que la frase ya ha nombrado",
            ),
            Role::Select => Bilingual::new("How things are picked", "Cómo se eligen las cosas"),
            Role::Whose => Bilingual::new("Whose", "De quién"),
            Role::State => Bilingual::new(
                "What something is at the moment",
                "Qué es algo en este momento",
            ),
            Role::Zone => Bilingual::new("Zones", "Zonas"),
            Role::EventVerb => Bilingual::new("Verbs of events", "Verbos de sucesos"),
            Role::Moment => Bilingual::new("Moments", "Momentos"),
            Role::Condition => Bilingual::new("Conditions", "Condiciones"),
            Role::Property => Bilingual::new(
                "Numbers of cards and players",
                "Números de cartas y jugadores",
            ),
            Role::Quantity => Bilingual::new("Words that make numbers", "Palabras que dan números"),
            Role::Glue => Bilingual::new("Small words", "Palabras pequeñas"),
            Role::Kind => Bilingual::new(
                "Usual names of types and resources",
                "Nombres habituales de tipos y recursos",
            ),
            Role::Colour => {
                Bilingual::new("Usual names of colours", "Nombres habituales de colores")
            }
        };
        Some(title)
    }
}
