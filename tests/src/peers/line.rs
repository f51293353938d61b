//! The text of a match of another program, as `tests/peers/domino/lines.py` prints it.

use tapete_game::Seat;

/// The faces of a tile, the lower first.
pub(super) type Faces = (u8, u8);

/// A tile and the face that it is joined to; nothing on the empty table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Play {
    pub tile: Faces,
    pub end: Option<u8>,
}

impl Play {
    /// Returns the open faces, left and right, after this play at the left end
    /// or at the right one. An opening tile lies with its higher face left.
    pub fn ends_after(self, ends: Option<[u8; 2]>, at_left: bool) -> [u8; 2] {
        let (low, high) = self.tile;
        let (Some([left, right]), Some(end)) = (ends, self.end) else {
            return [high, low];
        };
        let new = if low == end { high } else { low };
        if at_left { [new, right] } else { [left, new] }
    }
}

/// One decision of the other program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub seat: Seat,
    pub plays: Vec<Play>,
    pub chosen: Play,
}

/// One match of the other program.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub game: String,
    pub hands: Vec<Vec<Faces>>,
    pub choices: Vec<Choice>,
    pub returns: Vec<f64>,
}

impl Line {
    /// Reads a line, or says what is wrong with it.
    pub fn read(text: &str) -> Result<Line, String> {
        let fields: Vec<&str> = text.split('\t').collect();
        let [game, deal, choices, returns] = fields[..] else {
            return Err(format!(
                "a line has 4 fields, this has {}: {text}",
                fields.len()
            ));
        };
        let wrong = |what: &str| format!("no {what} in: {text}");
        let hands = deal
            .split(';')
            .map(|hand| hand.split(',').map(tile).collect());
        let hands: Option<Vec<Vec<Faces>>> = hands.collect();
        let choices: Option<Vec<Choice>> = choices.split(' ').map(choice).collect();
        let returns: Result<Vec<f64>, _> = returns.split(',').map(str::parse).collect();
        let line = Line {
            game: game.to_owned(),
            hands: hands.ok_or_else(|| wrong("deal"))?,
            choices: choices.ok_or_else(|| wrong("choices"))?,
            returns: returns.map_err(|_| wrong("returns"))?,
        };
        let n_seats = line.hands.len();
        let seated = line.choices.iter().all(|it| it.seat.index() < n_seats);
        if line.returns.len() != n_seats || !seated {
            return Err(wrong("agreement about the seats"));
        }
        Ok(line)
    }
}

/// Reads a tile such as `3|6`, either way round.
pub(super) fn tile(text: &str) -> Option<Faces> {
    let (a, b) = text.split_once('|')?;
    let (a, b): (u8, u8) = (a.parse().ok()?, b.parse().ok()?);
    Some((a.min(b), a.max(b)))
}

fn play(text: &str) -> Option<Play> {
    let (faces, end) = text.split_once('@')?;
    let end = match end {
        "-" => None,
        end => Some(end.parse().ok()?),
    };
    Some(Play {
        tile: tile(faces)?,
        end,
    })
}

fn choice(text: &str) -> Option<Choice> {
    let (seat, rest) = text.split_once(':')?;
    let (plays, chosen) = rest.split_once('>')?;
    let plays: Option<Vec<Play>> = plays.split(',').map(play).collect();
    Some(Choice {
        seat: Seat(seat.parse().ok()?),
        plays: plays?,
        chosen: play(chosen)?,
    })
}
