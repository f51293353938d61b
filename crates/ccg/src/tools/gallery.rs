//! Cards as a view, to be drawn: side by side, of no match.

use tapete_game::{Arrangement, Piece, Posture, Reader, Shape, Tongue, View, Zone};
use tapete_lang::{Checked, Problems, Sources};
use tapete_speech::{nearest, same_name};

use crate::define::{look, plan, sentences};
use crate::model::{Card, Cards};
use crate::syntax::ast::Sentence;

/// How many cards one picture shows.
pub(super) const CARDS_MAX: usize = 100;

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
    let n_cards = cards.len();
    match n_cards {
        0 => return Err(no_cards()),
        1..=CARDS_MAX => {}
        _ => {
            return Err(match tongue {
                Tongue::En => format!(
                    "there are {n_cards} cards, and a picture shows {CARDS_MAX} at most; name some"
                ),
                Tongue::Es => format!(
                    "hay {n_cards} cartas, y una imagen muestra como mucho {CARDS_MAX}; nombra algunas"
                ),
            });
        }
    }
    let pieces = cards.iter().enumerate();
    let pieces = pieces.map(|(index, card)| piece(&game, card, index, tongue));
    Ok(View {
        game: game.name.clone(),
        family: "ccg".to_owned(),
        reader: Reader::Judge,
        to_act: Vec::new(),
        seats: Vec::new(),
        zones: vec![Zone {
            id: "cards".to_owned(),
            label: tongue.pick("cards", "cartas").to_owned(),
            owner: None,
            arrangement: Arrangement::Row,
            pieces: pieces.collect(),
            anchor: None,
            arms: Vec::new(),
            extent: None,
        }],
        facts: Vec::new(),
        palette: game.palette(),
        moves: Vec::new(),
        on_empty: None,
        marked: None,
        log: Vec::new(),
        outcome: None,
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
    let of = |it: &[String; 2]| tongue.pick(&it[0], &it[1]).clone();
    Piece {
        // The same card may be asked for twice.
        id: format!("card.{index}"),
        shape: Shape::Card,
        faces: vec![
            card.name.clone(),
            game.shown_cost(card).to_owned(),
            of(&card.type_line),
            of(&card.text),
            game.printed_figures(card),
            String::new(),
            game.colour_text(card, tongue),
        ],
        owner: None,
        posture: Posture::Upright,
        lie: None,
        fresh: false,
    }
}

#[cfg(test)]
mod tests;
