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

#[cfg(test)]
mod tests {
    use super::*;
    use tapete_game::{Game, Seed};
    use tapete_workshop::{Text, load};

    /// Both hold an instant that they may cast at any time, and one that kills.
    const CARDS: &str = "new Instant called \"Hush\" requires 1 * Plains does: you gains 1 life
        new Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Plains
        new CardGame called \"Quiet\" extends \"Classic\"
          starts_with \"hand 0 Hush\" \"hand 1 Hush\" \"play 0 Plains\" \"play 1 Plains, Ox\"
          starts_with \"deck 0 20 Plains\" \"deck 1 20 Plains\"";

    fn game() -> Game {
        let text = Text::new("quiet.tapete", CARDS);
        let loaded = load(&text, &[], None, &mut |_| Err("nothing is included".into()));
        loaded.game.expect("a game of cards")
    }

    fn view(playing: &Match) -> View {
        playing.view(Reader::Seat(Seat(0)))
    }

    /// Lets seat 0 pass as long as passing goes on; seat 1 plays `answer` when
    /// it can, else it passes too. Returns how often seat 0 passed.
    fn pass_on(playing: &mut Match, answer: &str) -> usize {
        let seen = view(playing);
        let mut passing = Passing::begin(playing, Seat(0), &seen).expect("a quiet move");
        let mut n_passed = 0;
        for _ in 0..200 {
            let seen = view(playing);
            let actor = playing.turn().seats().first().expect("somebody acts");
            if actor == Seat(0) {
                let Some(text) = passing.next(playing, &seen) else {
                    return n_passed;
                };
                playing.play(actor, &text).expect("a quiet move");
                n_passed += 1;
            } else {
                let texts = playing.moves(actor);
                let wanted = texts.iter().find(|it| *it == answer);
                let quiet = texts.iter().find(|it| QUIET.contains(&it.as_str()));
                let text = wanted.or(quiet).unwrap_or(&texts[0]).clone();
                playing.play(actor, &text).expect("a move");
            }
            if !passing.goes_on(playing) {
                return n_passed;
            }
        }
        panic!("it passes for ever");
    }

    #[test]
    fn passing_goes_on_while_nothing_happens_and_ends_as_the_own_turn_begins() {
        let mut playing = game().start(Seed::new(1));
        let turn = playing.n_turns();
        assert!(pass_on(&mut playing, "nothing") > 2, "one pass is no news");
        assert_eq!(playing.n_turns(), turn + 2, "the turn of the other is over");
        assert_eq!(playing.turn().seats().first(), Some(Seat(0)));
    }

    #[test]
    fn passing_ends_when_another_does_something() {
        let mut playing = game().start(Seed::new(1));
        let turn = playing.n_turns();
        pass_on(&mut playing, "play Hush");
        assert_eq!(playing.n_turns(), turn, "it is still the first turn");
        assert_eq!(playing.played().last().map(|it| it.seat), Some(Seat(1)));
    }

    #[test]
    fn nobody_passes_where_something_must_be_chosen() {
        let mut view = view(&game().start(Seed::new(1)));
        assert_eq!(quiet_move(&view), Some("pass"));
        view.on_empty = Some("usual".to_owned());
        assert_eq!(quiet_move(&view), None);
        view.on_empty = None;
        assert_eq!(quiet_move(&view), None);
    }
}
