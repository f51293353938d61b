//! How a match ends, for whom, and what is counted in it.

use tapete_game::{FactWord, Outcome, Seat, Tongue};

use crate::model::{Cards, NOTHING};
use crate::state::State;

/// What is counted in every match, in the order of [`count`]; turns are counted
/// for all families.
pub(crate) const FACTS: &[FactWord] = &[
    FactWord::new("spells", "cards cast", "cartas lanzadas"),
    FactWord::new("attacks", "attacks", "ataques"),
    FactWord::new("blocks", "blocks", "bloqueos"),
    FactWord::new("deaths", "cards that died", "cartas muertas"),
    FactWord::new("triggers", "abilities triggered", "habilidades disparadas"),
    FactWord::new("drawn", "cards drawn", "cartas robadas"),
    FactWord::new("mulligans", "hands drawn again", "manos cambiadas"),
    FactWord::new(
        "bounds",
        "times that a bound was reached",
        "veces que se alcanzó un límite",
    ),
];

/// Writes the counts of [`FACTS`].
pub(crate) fn count(state: &State, counts: &mut [i64]) {
    let own = &state.counts;
    let all = [
        own.spells,
        own.attacks,
        own.blocks,
        own.deaths,
        own.triggers,
        own.drawn,
        own.mulligans,
        own.bounds,
    ];
    for (count, value) in counts.iter_mut().zip(all) {
        *count = i64::from(value);
    }
}

impl Cards {
    /// Tells whether a match is a puzzle: a position and one turn to win.
    pub(crate) fn is_puzzle(&self) -> bool {
        self.options.turns_max == 1 && !self.position.is_empty()
    }

    /// Returns the score of a seat: its life; the health that its hero has left,
    /// in games with heroes; the prizes it has taken, in games with prizes.
    pub(crate) fn score_of(&self, state: &State, seat: Seat) -> i64 {
        let Some(own) = state.players.get(seat.index()) else {
            return 0;
        };
        if self.options.has_active {
            let left = own.piles.get(usize::from(self.roles.prizes));
            let left = left.map_or(0, |it| it.len() as i64);
            // Before the first turn no prizes lie there yet.
            let dealt = state.counts.turns > 0;
            return if dealt {
                (i64::from(self.options.prizes) - left).max(0)
            } else {
                0
            };
        }
        if self.options.has_hero {
            let hero = self.hero(state, seat.0);
            if hero == NOTHING {
                return 0;
            }
            return state
                .card(hero)
                .map_or(0, |it| i64::from(it.look.toughness) - i64::from(it.damage));
        }
        i64::from(own.life)
    }

    pub(crate) fn outcome_of(&self, state: &State) -> Outcome {
        let Some(end) = state.end else {
            return Outcome::tie(2, "");
        };
        let mut outcome = if end.lost[0] == end.lost[1] {
            Outcome::tie(2, end.word)
        } else {
            Outcome::won_by(2, end.word, |seat| {
                end.lost.get(seat.index()) == Some(&false)
            })
        };
        for seat in Seat::all(2) {
            outcome.set_score(seat, self.score_of(state, seat));
        }
        outcome
    }
}

/// The word of an outcome: the puzzle was not solved.
pub(crate) const UNSOLVED: &str = "unsolved";

/// Says why a match ended, by the word of its outcome.
pub(crate) fn ending_text(ended_by: &str, tongue: Tongue) -> &'static str {
    let (en, es) = match ended_by {
        "life" => ("no life is left", "no queda vida"),
        "poison" => ("too much poison", "demasiado veneno"),
        "deck" => ("the deck is empty", "el mazo está vacío"),
        "prizes" => ("all prizes are taken", "no quedan premios"),
        "hero" => ("a hero has fallen", "ha caído un héroe"),
        "creatures" => ("no creature is left", "no quedan criaturas"),
        "rules" => ("a card says so", "lo dice una carta"),
        "goal" => ("the goal is reached", "se ha alcanzado la meta"),
        "drawn" => ("the rules call it a draw", "las reglas la dan por empatada"),
        "loop" => (
            "cards answer each other without end",
            "las cartas se responden sin fin",
        ),
        UNSOLVED => ("the puzzle is not solved", "el problema queda sin resolver"),
        "turns" => ("no match goes on for longer", "ninguna partida dura más"),
        _ => return "",
    };
    tongue.pick(en, es)
}
