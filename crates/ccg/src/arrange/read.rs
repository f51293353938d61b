//! How a line names cards: `2 Swamp, Craw Ox tapped damaged 2 +1/+1:2 sick`,
//! `Whispering Cloak on Craw Ox`, `Blaze Bear with Fire Energy, Fire Energy`.

use tapete_speech::{Said, said};

use super::{listed, with_listed};
use crate::model::{CardId, Cards};
use crate::state::stands;

/// How often a card may be named at once.
const COPIES_MAX: i64 = 60;

/// Cards as a line names them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) card: Option<CardId>,
    pub(super) copies: u8,
    /// Bits of [`stands`].
    pub(super) stands: u16,
    pub(super) damage: i16,
    /// Kind and number.
    pub(super) counters: Vec<(u8, u8)>,
    /// What it is attached to: the card, and which of its name.
    pub(super) on: Option<(CardId, usize)>,
    /// What is attached to it.
    pub(super) with: Vec<CardId>,
}

impl Cards {
    /// Reads the cards that a line names.
    pub(super) fn pieces(&self, text: &str) -> Result<Vec<Piece>, Said> {
        let mut pieces: Vec<Piece> = Vec::new();
        let mut rest = skip(text);
        let mut is_with = false;
        while !rest.is_empty() {
            let (copies, card, after) = self.counted_card(rest)?;
            rest = after.trim_start();
            // Energy and the like after `with` belongs to the card before.
            if is_with
                && self.attaches(card)
                && let Some(host) = pieces.last_mut()
            {
                host.with.extend((0..copies).map(|_| card));
                rest = skip(rest);
                continue;
            }
            let mut piece = Piece {
                card: Some(card),
                copies,
                ..Piece::default()
            };
            is_with = false;
            while !rest.is_empty() && !rest.starts_with(',') {
                rest = self.detail(&mut piece, rest, &mut is_with)?.trim_start();
                if is_with {
                    break;
                }
            }
            rest = skip(rest);
            pieces.push(piece);
        }
        Ok(pieces)
    }

    fn attaches(&self, card: CardId) -> bool {
        let card = self.cards.get(card.index());
        card.is_some_and(|it| it.nature.attaches)
    }

    /// Reads `Swamp`, `2 Swamp` or `2 * Swamp`.
    fn counted_card<'a>(&self, text: &'a str) -> Result<(u8, CardId, &'a str), Said> {
        if let Some((card, after)) = self.card_at(text) {
            return Ok((1, card, after));
        }
        let (first, after) = cut(text);
        if first.starts_with(|it: char| it.is_ascii_digit()) {
            let first = first.trim_end_matches('*');
            let after = after.trim_start_matches('*').trim_start();
            let copies = number(first, 1, COPIES_MAX)? as u8;
            if let Some((card, after)) = self.card_at(after) {
                return Ok((copies, card, after));
            }
            return Err(self.no_card(after));
        }
        Err(self.no_card(text))
    }

    fn no_card(&self, text: &str) -> Said {
        let name = text.split(',').next().unwrap_or(text).trim();
        let names = self.cards.iter().map(|it| it.name.as_str());
        with_listed(
            said!("there is no card `{name}`", "no hay ninguna carta `{name}`"),
            &listed(name, names),
        )
    }

    /// Finds the longest name of a card that a text begins with.
    fn card_at<'a>(&self, text: &'a str) -> Option<(CardId, &'a str)> {
        let mut best: Option<(usize, usize)> = None;
        for (index, card) in self.cards.iter().enumerate() {
            if let Some(length) = prefix(text, &card.name)
                && best.is_none_or(|it| length > it.0)
            {
                best = Some((length, index));
            }
        }
        let (length, index) = best?;
        let card = CardId(u16::try_from(index).ok()?);
        Some((card, text.get(length..)?))
    }

    /// Reads one word about a card, and what belongs to it.
    fn detail<'a>(
        &self,
        piece: &mut Piece,
        text: &'a str,
        is_with: &mut bool,
    ) -> Result<&'a str, Said> {
        let end = text.find([' ', '\t', ',']).unwrap_or(text.len());
        let (word, rest) = text.split_at(end);
        let rest = rest.trim_start();
        match word.to_lowercase().as_str() {
            "tapped" | "girada" | "girado" | "exhausted" | "agotado" => {
                piece.stands |= stands::TAPPED;
            }
            "sick" | "mareada" | "mareado" => piece.stands |= stands::SICK | stands::NEW,
            "attacking" | "atacando" => piece.stands |= stands::ATTACKING,
            "asleep" | "dormida" | "dormido" => piece.stands |= stands::ASLEEP,
            "paralysed" | "paralyzed" | "paralizada" | "paralizado" => {
                piece.stands |= stands::PARALYSED;
            }
            "confused" | "confundida" | "confundido" => piece.stands |= stands::CONFUSED,
            "damaged" | "dañada" | "dañado" => {
                let end = rest.find([' ', '\t', ',']).unwrap_or(rest.len());
                let (amount, after) = rest.split_at(end);
                piece.damage = number(amount, 0, super::AMOUNT_MAX)? as i16;
                return Ok(after);
            }
            "on" | "sobre" => {
                let Some((card, after)) = self.card_at(rest) else {
                    return Err(self.no_card(rest));
                };
                let (which, after) = which(after)?;
                piece.on = Some((card, which));
                return Ok(after);
            }
            "with" | "con" => *is_with = true,
            _ => {
                let Some((kind, amount)) = word.rsplit_once(':') else {
                    return Err(said!(
                        "`{word}` says nothing of a card; write tapped, sick, attacking, \
                         `damaged 2`, counters as `+1/+1:2`, `on` what it is attached to, or \
                         `with` what is attached to it",
                        "`{word}` no dice nada de una carta; escribe tapped, sick, attacking, \
                         `damaged 2`, contadores como `+1/+1:2`, `on` con aquello a lo que está \
                         unida, o `with` con lo que lleva unido"
                    ));
                };
                let kind = self.counter_called(kind)?;
                let amount = number(amount, 0, i64::from(u8::MAX))? as u8;
                piece.counters.push((kind, amount));
            }
        }
        Ok(rest)
    }
}

/// Reads `#2` after a name; the first unless it is there.
fn which(text: &str) -> Result<(usize, &str), Said> {
    let Some(rest) = text.trim_start().strip_prefix('#') else {
        return Ok((1, text));
    };
    let end = rest.find(|it: char| !it.is_ascii_digit());
    let (digits, after) = rest.split_at(end.unwrap_or(rest.len()));
    Ok((number(digits, 1, 99)? as usize, after))
}

/// Skips spaces and commas.
fn skip(text: &str) -> &str {
    text.trim_start_matches(|it: char| it.is_whitespace() || it == ',')
}

/// Returns how many bytes of a text are a name, whatever the case; a name ends
/// where a word ends.
fn prefix(text: &str, name: &str) -> Option<usize> {
    let mut letters = text.char_indices();
    for wanted in name.chars() {
        let (_, letter) = letters.next()?;
        let is_it = letter == wanted || letter.to_lowercase().eq(wanted.to_lowercase());
        if !is_it {
            return None;
        }
    }
    match letters.next() {
        Some((_, letter)) if letter.is_alphanumeric() => None,
        Some((at, _)) => (at > 0).then_some(at),
        None => Some(text.len()).filter(|it| *it > 0),
    }
}

/// Cuts the first word off.
pub(super) fn cut(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, rest.trim())
}

pub(super) fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

pub(super) fn number(text: &str, min: i64, max: i64) -> Result<i64, Said> {
    match text.trim().parse() {
        Ok(number) if (min..=max).contains(&number) => Ok(number),
        _ => Err(said!(
            "`{text}` is not a number from {min} to {max}",
            "`{text}` no es un número del {min} al {max}"
        )),
    }
}
