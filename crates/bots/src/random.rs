//! The bot that plays anything: the measure of every other bot.

use tapete_game::{Bot, BotWord, Choice, Seat};
use tapete_speech::Bilingual;

/// Plays each listed move with the same likelihood.
///
/// Its luck is SplitMix64, whose whole state is one number: a simulation
/// starts a bot for every seat of every match, so a start must cost one store.
/// The larger generator inside [`Chance::quick`](tapete_game::Chance::quick)
/// would cost more to seed than a whole match asks of it. An index is the high
/// half of bits times moves; its bias, at most one part in 2^64 for each move,
/// is far below anything that matches can show.
#[derive(Clone, Debug, Default)]
pub struct Random {
    state: u64,
}

pub(crate) fn word() -> BotWord {
    BotWord::new(
        "random",
        &["azar", "aleatorio"],
        Bilingual::new(
            "Plays each listed move with the same likelihood.",
            "Juega cualquier jugada de la lista, todas con igual probabilidad.",
        ),
    )
}

impl Random {
    #[inline]
    fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let bits = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    #[inline]
    fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }
}

impl Bot for Random {
    fn start(&mut self, _seat: Seat, seed: u64) {
        self.state = seed;
    }

    fn choose(&mut self, choice: &Choice<'_>) -> usize {
        self.below(choice.n_moves())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tapete_game::Seed;

    #[test]
    fn every_move_is_equally_likely() {
        let mut random = Random::default();
        random.start(Seat(0), 5);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[random.below(7)] += 1;
        }
        for count in counts {
            assert!(count.abs_diff(10_000) < 500, "{counts:?}");
        }
    }

    /// The first choice of each match comes straight from the seed, so seeds of
    /// neighbouring matches and seats must not resemble each other.
    #[test]
    fn the_first_choice_is_fair_over_matches_and_seats() {
        let mut random = Random::default();
        let mut counts = [[0u32; 3]; 3];
        for index in 0..90_000 {
            let seed = Seed { seed: 42, index };
            random.start(Seat(0), seed.for_seat(0));
            let own = random.below(3);
            random.start(Seat(1), seed.for_seat(1));
            counts[own][random.below(3)] += 1;
        }
        for count in counts.into_iter().flatten() {
            assert!(count.abs_diff(10_000) < 500, "{counts:?}");
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_choices() {
        let mut random = Random::default();
        let mut choices = |seed| {
            random.start(Seat(3), seed);
            (0..20).map(|_| random.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(choices(8), choices(8));
        assert_ne!(choices(8), choices(9));
    }
}
