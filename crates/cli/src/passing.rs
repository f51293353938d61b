//! Passing until something happens: a person's quiet move is played again and
//! again, so that nobody types `pass` thirty times a turn.
//!
//! It knows no family: a quiet move is one that an empty line plays and that is
//! called `pass` or `done`.

use tapete_game::{Match, Reader, Seat, View};

/// The texts of moves that do nothing.
const QUIET: [&str; 2] = ["pass", "done"];

/// A person who passes until something happens.
#[derive(Clone, Debug)]
pub(crate) struct Passing {
    seat: Seat,
    /// What was played last by passing.
    text: String,
    /// How many moves were looked at.
    n_seen: usize,
    /// How much of the story was known before the last quiet move.
    n_told: usize,
    n_turns: u64,
}

/// Returns the quiet move that the reader may play now.
pub(crate) fn quiet_move(view: &View) -> Option<&str> {
    view.on_empty.as_deref().filter(|it| QUIET.contains(it))
}

impl Passing {
    /// Begins to pass; nothing if there is no quiet move now.
    pub(crate) fn begin(playing: &Match, seat: Seat, view: &View) -> Option<Passing> {
        Some(Passing {
            seat,
            text: quiet_move(view)?.to_owned(),
            n_seen: playing.played().len(),
            n_told: n_told(playing, seat),
            n_turns: playing.n_turns(),
        })
    }

    /// Tells whether it is that seat that passes.
    pub(crate) fn is_of(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// Looks at what happened since it looked last; must be called after each
    /// move. Tells whether passing goes on: another seat did nothing but pass,
    /// and no turn of one's own began.
    pub(crate) fn goes_on(&mut self, playing: &Match) -> bool {
        let Some(actor) = playing.turn().seats().first() else {
            return false;
        };
        let played = playing.played();
        let new = played.get(self.n_seen..).unwrap_or_default();
        let is_quiet = new
            .iter()
            .all(|it| it.seat == self.seat || QUIET.contains(&it.text.as_str()));
        self.n_seen = played.len();
        // Whose turn it is acts first in it.
        let is_new = playing.n_turns() != self.n_turns;
        self.n_turns = playing.n_turns();
        is_quiet && !(is_new && actor == self.seat)
    }

    /// Returns the quiet move to play now, if nothing else is asked. What is
    /// asked because of something that was just told deserves a look, even if it
    /// could be answered with nothing.
    pub(crate) fn next(&mut self, playing: &Match, view: &View) -> Option<String> {
        let text = quiet_move(view)?;
        let n_told = n_told(playing, self.seat);
        if text != self.text && n_told > self.n_told {
            return None;
        }
        text.clone_into(&mut self.text);
        self.n_told = n_told;
        Some(text.to_owned())
    }
}

fn n_told(playing: &Match, seat: Seat) -> usize {
    let story = playing.story(Reader::Seat(seat), tapete_game::Tongue::En);
    story.iter().filter(|it| !it.text.is_empty()).count()
}
