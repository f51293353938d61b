//! Passing until something happens: a person's quiet move is played again and
//! again, so that nobody types `pass` thirty times a turn.
//!
//! It knows no family: a quiet move is one that an empty line plays and whose
//! role is to let the match go on.

use std::collections::BTreeSet;

use tapete_game::{Match, MoveRole, MoveView, Reader, Seat, View};

/// A person who passes until something happens.
#[derive(Clone, Debug)]
pub(crate) struct Passing {
    seat: Seat,
    /// What the person could have done instead of the first pass. Whatever is
    /// not among it was never declined.
    declined: Option<BTreeSet<String>>,
    /// Whether another did something else than to pass since it was looked.
    is_disturbed: bool,
    n_turns: u64,
}

/// Returns the quiet move that the reader may play now.
pub(crate) fn quiet_move(view: &View) -> Option<&MoveView> {
    let key = view.on_empty.as_ref()?;
    let mut moves = view.moves.iter();
    moves.find(|it| it.key == *key && it.role.is_quiet())
}

impl Passing {
    /// Begins to pass; nothing if there is no quiet move now.
    pub(crate) fn begin(playing: &Match, seat: Seat, view: &View) -> Option<Passing> {
        // Who ends a declaration declines its pieces, not what comes after it.
        let declined = (quiet_move(view)?.role == MoveRole::Pass).then(|| offered(view));
        Some(Passing {
            seat,
            declined,
            is_disturbed: false,
            n_turns: playing.n_turns(),
        })
    }

    /// Tells whether it is that seat that passes.
    pub(crate) fn is_of(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// Hears of a move before it is played: one of another seat that does more
    /// than let the match go on ends the passing.
    pub(crate) fn hear(&mut self, playing: &Match, seat: Seat, key: &str) {
        if seat == self.seat {
            return;
        }
        let view = playing.view(Reader::Seat(seat));
        let mut moves = view.moves.iter();
        let is_quiet = moves.any(|it| it.key == key && it.role.is_quiet());
        self.is_disturbed |= !is_quiet;
    }

    /// Looks at what happened since it looked last; must be called after each
    /// move. Tells whether passing goes on: another seat did nothing but pass,
    /// and no turn of one's own began.
    pub(crate) fn goes_on(&mut self, playing: &Match) -> bool {
        let Some(actor) = playing.turn().seats().first() else {
            return false;
        };
        // Whose turn it is acts first in it.
        let is_new = playing.n_turns() != self.n_turns;
        self.n_turns = playing.n_turns();
        let is_own_turn = is_new && actor == self.seat;
        !(self.is_disturbed || is_own_turn)
    }

    /// Returns the quiet move to play now, if nothing else is asked. A
    /// declaration of attackers or blockers is something else, and so is a move
    /// that was not there when passing began, such as an attack after the main
    /// phase.
    pub(crate) fn next(&mut self, view: &View) -> Option<String> {
        let quiet = quiet_move(view).filter(|it| it.role == MoveRole::Pass)?;
        let offered = offered(view);
        let declined = self.declined.get_or_insert_with(|| offered.clone());
        offered.is_subset(declined).then(|| quiet.key.clone())
    }
}

fn offered(view: &View) -> BTreeSet<String> {
    view.moves.iter().map(|it| it.key.clone()).collect()
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
        game_of(CARDS)
    }

    fn game_of(cards: &str) -> Game {
        let text = Text::new("quiet.tapete", cards);
        let loaded = load(&text, &[], None, &mut |_, _| {
            Err("nothing is included".into())
        });
        loaded.game.expect("a game of cards")
    }

    fn view(playing: &Match) -> View {
        playing.view(Reader::Seat(Seat(0)))
    }

    /// Lets seat 0 pass as long as passing goes on; seat 1 plays `answer` when
    /// it can, else it passes too. Returns how often seat 0
    /// passed after the first time.
    fn pass_on(playing: &mut Match, answer: &str) -> usize {
        let seen = view(playing);
        let mut passing = Passing::begin(playing, Seat(0), &seen).expect("a quiet move");
        let first = quiet_move(&seen).expect("a quiet move");
        playing.play(Seat(0), &first.key).expect("a quiet move");
        if !passing.goes_on(playing) {
            return 0;
        }
        let mut n_passed = 0;
        for _ in 0..200 {
            let seen = view(playing);
            let actor = playing.turn().seats().first().expect("somebody acts");
            if actor == Seat(0) {
                let Some(text) = passing.next(&seen) else {
                    return n_passed;
                };
                playing.play(actor, &text).expect("a quiet move");
                n_passed += 1;
            } else {
                let seen = playing.view(Reader::Seat(actor));
                let wanted = seen.moves.iter().find(|it| it.key == answer);
                let chosen = wanted.or(quiet_move(&seen)).unwrap_or(&seen.moves[0]);
                let text = chosen.key.clone();
                passing.hear(playing, actor, &text);
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
    fn passing_stops_at_the_own_attackers() {
        let mut playing = game_of(
            "new Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Plains
            new CardGame called \"Herd\" extends \"Classic\"
              starts_with \"hand 0 Ox\" \"play 0 Plains, 2 Ox\"
              starts_with \"deck 0 20 Plains\" \"deck 1 20 Plains\" \"turn 0 main\"",
        )
        .start(Seed::new(1));
        assert_eq!(pass_on(&mut playing, "nothing"), 0, "only the first pass");
        let seen = view(&playing);
        assert_eq!(quiet_move(&seen).map(|it| it.role), Some(MoveRole::End));
        assert!(playing.moves(Seat(0)).iter().any(|it| it == "attack Ox"));
    }

    #[test]
    fn passing_stops_at_an_attack_that_the_phase_before_did_not_offer() {
        let mut playing = game_of(
            "new Creature called \"Ox\" is Basic with hp 60
              attack \"Horn\" requires 1 * Fire does: deal 20 damage to active
            new CardGame called \"Pocket\" extends \"Pocketlike\"
              starts_with \"active 0 Ox with Fire Energy\" \"active 1 Ox\"
              starts_with \"deck 0 20 Fire Energy\" \"deck 1 20 Fire Energy\"
              starts_with \"hand 0 Ox\" \"prizes 0 2\" \"prizes 1 2\" \"turn 0 3 main\"",
        )
        .start(Seed::new(1));
        assert_eq!(pass_on(&mut playing, "nothing"), 0, "only the first pass");
        assert!(playing.moves(Seat(0)).iter().any(|it| it == "use Horn"));
    }

    #[test]
    fn nobody_passes_where_something_must_be_chosen() {
        let mut view = view(&game().start(Seed::new(1)));
        assert_eq!(quiet_move(&view).map(|it| it.role), Some(MoveRole::Pass));
        for it in &mut view.moves {
            it.role = MoveRole::Confirm;
        }
        assert_eq!(quiet_move(&view), None);
        view.on_empty = None;
        assert_eq!(quiet_move(&view), None);
    }
}
