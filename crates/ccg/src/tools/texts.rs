//! Cards and abilities as players read them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Serialize;
use tapete_game::Tongue;
use tapete_lang::{Checked, Problems, Sources, Spelled};
use tapete_speech::Said;

use crate::define::{library, look, plan, sentences};
use crate::explain::{Names, ability_text, keyword_label};
use crate::model::{Card, Cards};
use crate::syntax::ast::{AbilityRef, Sentence};
use crate::syntax::lexicon::{self, LISTS, Role, phrase_in_spanish};

/// A card or an ability, in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardText {
    /// What it is called.
    pub name: String,
    /// Its cost as people read it, such as `3BB`; perhaps empty.
    pub cost: String,
    /// Its types, or `Ability`.
    pub types: String,
    /// Its figures, such as `2/2`; perhaps empty.
    pub figures: String,
    /// What it does.
    pub text: String,
}

/// Writes what every card and ability of a text says, in the order of the text.
/// A text with errors gives those of its abilities only.
pub(super) fn card_texts(sources: &Sources, checked: &Checked, tongue: Tongue) -> Vec<CardText> {
    let sentences = sentences(sources, checked, &mut Problems::new());
    texts_of(&sentences, tongue)
}

/// Writes what every card and ability of some sentences says.
pub(crate) fn texts_of(sentences: &[Sentence], tongue: Tongue) -> Vec<CardText> {
    let mut unheard = Problems::new();
    let has_game = sentences.iter().any(|it| it.kind.text == "CardGame");
    let game = match has_game {
        true => plan(sentences, true, &mut unheard),
        false => look(sentences, &mut unheard),
    };
    let texts = sentences.iter().filter_map(|sentence| {
        let name = sentence.name.as_ref().map(|it| it.text.as_str());
        let name = name.unwrap_or(&sentence.kind.text);
        let card = game.as_ref().and_then(|game| {
            let mut cards = game.cards.iter();
            let card = cards.find(|it| it.name == name)?;
            Some(card_text(game, card, tongue))
        });
        match sentence.kind.text.as_str() {
            "CardGame" | "Deck" => None,
            "Ability" => card.or_else(|| Some(of_ability(name, sentence, sentences, tongue))),
            _ => card,
        }
    });
    texts.collect()
}

/// Writes what a word on cards means: what an ability of the library does, or
/// what is done where a card says the verb (`scry 2`); nothing if there is neither.
pub(crate) fn library_word(name: &str, tongue: Tongue) -> Option<CardText> {
    library_ability(name, tongue).or_else(|| verb(name, tongue))
}

/// Writes what a verb of effects does, with its example.
fn verb(name: &str, tongue: Tongue) -> Option<CardText> {
    let wanted = bare(name);
    let list = LISTS.iter().find(|it| it.0 == Role::Verb)?;
    let word = list.1.iter().find(|it| {
        let mut spellings = it.spellings();
        spellings.any(|it| bare(it) == wanted)
    })?;
    let (lang, example) = match tongue {
        Tongue::En => (tapete_lang::Tongue::En, word.example.to_owned()),
        Tongue::Es => (tapete_lang::Tongue::Es, phrase_in_spanish(word.example)),
    };
    let such_as = tongue.pick("as in", "como en");
    Some(CardText {
        name: lexicon::spell(Role::Verb, word.name, lang).to_owned(),
        cost: String::new(),
        types: tongue.pick("Verb", "Verbo").to_owned(),
        figures: String::new(),
        text: format!("{}\n{such_as} `{example}`", word.doc.get(lang)),
    })
}

/// Writes what an ability of the library does; nothing if there is none of
/// that name.
fn library_ability(name: &str, tongue: Tongue) -> Option<CardText> {
    let found = LIBRARY_NAMES.get(&bare(name))?;
    let sentences = library();
    let found = sentences.get(*found)?;
    let name = found.name.as_ref().map_or("", |it| it.text.as_str());
    Some(of_ability(name, found, sentences, tongue))
}

/// Where the abilities of the library are, by their names as they are written
/// and as cards print them in either language. People ask all the time.
static LIBRARY_NAMES: LazyLock<BTreeMap<String, usize>> = LazyLock::new(|| {
    let mut named = BTreeMap::new();
    let names = Names::default();
    for (index, sentence) in library().iter().enumerate() {
        let Some(name) = sentence.name.as_ref() else {
            continue;
        };
        if sentence.kind.text != "Ability" {
            continue;
        }
        let plain = AbilityRef {
            name: Spelled {
                text: name.text.clone(),
                place: name.place,
            },
            args: Vec::new(),
        };
        let printed = Said::each(|it| keyword_label(&plain, &names, it));
        for spelling in printed.both().into_iter().chain([name.text.as_str()]) {
            named.entry(bare(spelling)).or_insert(index);
        }
    }
    named
});

/// Returns a name without what people may leave out: `battle cry` is
/// `BattleCry`.
fn bare(name: &str) -> String {
    let letters = name.chars().filter(|it| it.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

fn of_ability(name: &str, sentence: &Sentence, all: &[Sentence], tongue: Tongue) -> CardText {
    let names = Names {
        words: &[],
        sentences: all,
    };
    CardText {
        name: name.to_owned(),
        cost: String::new(),
        types: tongue.pick("Ability", "Habilidad").to_owned(),
        figures: String::new(),
        text: ability_text(sentence, &names, tongue),
    }
}

fn card_text(game: &Cards, card: &Card, tongue: Tongue) -> CardText {
    let of = |it: &Said| it.get(tongue).to_owned();
    let has_figures = game.fighting.iter().any(|bit| card.qualities.has(bit));
    let shown = |it: Option<i16>| it.map_or("*".to_owned(), |it| it.to_string());
    let (power, toughness) = (card.power.number(), card.toughness.number());
    CardText {
        name: card.name.clone(),
        cost: game.shown_cost(card).to_owned(),
        types: of(&card.type_line),
        figures: match (has_figures, game.options.has_active) {
            (true, false) => format!("{}/{}", shown(power), shown(toughness)),
            (true, true) => format!("{} {}", shown(toughness), tongue.pick("HP", "PV")),
            (false, _) => String::new(),
        },
        text: of(&card.text),
    }
}
