//! Cards as a view, to be drawn: side by side, of no match.

use tapete_family::check_pictured;
use tapete_game::{
    Arrangement, Names, Piece, Reader, Shape, Telling, Tongue, View, Zone, ZoneRole,
};
use tapete_lang::{Checked, Problems, Sources};
use tapete_speech::{nearest, same_name};

use crate::define::{look, plan, sentences};
use crate::model::{Card, Cards};
use crate::syntax::ast::Sentence;

/// Returns the cards with these names, or all of a text, as a view.
pub(super) fn gallery(
    sources: &Sources,
    checked: &Checked,
    names: &[String],
    tongue: Tongue,
) -> Result<View, String> {
    let sentences = sentences(sources, checked, &mut Problems::new());
    shown(&sentences, names, tongue)
}

fn shown(sentences: &[Sentence], names: &[String], tongue: Tongue) -> Result<View, String> {
    let no_cards = || {
        tongue
            .pick("there are no cards", "no hay cartas")
            .to_owned()
    };
    let mut unheard = Problems::new();
    let has_game = sentences.iter().any(|it| it.kind.text == "CardGame");
    let game = match has_game {
        true => plan(sentences, true, &mut unheard),
        false => look(sentences, &mut unheard),
    };
    let game = game.ok_or_else(no_cards)?;
    let cards: Vec<&Card> = match names.is_empty() {
        true => game.cards.iter().collect(),
        false => {
            let named = names.iter().map(|name| named(&game, name, tongue));
            named.collect::<Result<_, String>>()?
        }
    };
    check_pictured(cards.len(), tongue)?;
    let pieces = cards.iter().enumerate();
    let pieces = pieces.map(|(index, card)| piece(&game, card, index, tongue));
    let label = tongue.pick("cards", "cartas");
    let zone = Zone {
        pieces: pieces.collect(),
        ..Zone::new("cards", ZoneRole::Other, label, Arrangement::Row)
    };
    Ok(View {
        game: game.name.clone(),
        family: "ccg".to_owned(),
        reader: Reader::Judge,
        zones: vec![zone],
        palette: game.palette(),
        ..View::blank()
    })
}

/// Finds a card by its name, whatever its capitals and accents.
fn named<'a>(game: &'a Cards, name: &str, tongue: Tongue) -> Result<&'a Card, String> {
    let found = game.cards.iter().find(|it| it.name == name);
    let found = found.or_else(|| {
        let mut cards = game.cards.iter();
        cards.find(|it| same_name(&it.name, name))
    });
    found.ok_or_else(|| {
        let what = tongue.pick("there is no card", "no hay ninguna carta");
        let names = game.cards.iter().map(|it| it.name.as_str());
        match nearest(name, names) {
            Some(near) => {
                let mean = tongue.pick("did you mean", "¿querías decir");
                format!("{what} `{name}`; {mean} `{near}`?")
            }
            None => format!("{what} `{name}`"),
        }
    })
}

fn piece(game: &Cards, card: &Card, index: usize, tongue: Tongue) -> Piece {
    let telling = Telling::new(Reader::Judge, tongue, Names::none());
    // The same card may be asked for twice.
    let mut it = Piece::new(format!("card.{index}"), Shape::Card);
    it.attributes = game.as_printed(card, telling);
    it.attributes.extend(game.figures_as_printed(card, telling));
    it
}

#[cfg(test)]
mod tests;
