//! Every text of the screen, in both tongues: a text that is missing in one of
//! them does not compile.

use tapete_game::Tongue;

mod en;
mod es;

/// The texts of the screen in one tongue; `{}` stands for what [`fill`] puts in.
pub(super) struct Speech {
    pub(super) too_small: &'static str,
    pub(super) person: &'static str,
    pub(super) seed: &'static str,
    pub(super) empty_table: &'static str,
    pub(super) seats: &'static str,
    pub(super) log: &'static str,
    pub(super) hand_of: &'static str,
    pub(super) your_hand: &'static str,
    pub(super) your_turn: &'static str,
    pub(super) turn_of: &'static str,
    pub(super) over: &'static str,
    pub(super) chosen: &'static str,
    pub(super) place: &'static str,
    pub(super) turned: &'static str,
    pub(super) not_playable: &'static str,
    pub(super) no_such_number: &'static str,
    pub(super) move_prompt: &'static str,
    pub(super) answer: &'static str,
    pub(super) close: &'static str,
    pub(super) help: &'static str,
    pub(super) help_play: &'static [(&'static str, &'static str)],
    pub(super) help_watch: &'static [(&'static str, &'static str)],
    pub(super) help_undo: &'static str,
    pub(super) foot_play: &'static [(&'static str, &'static str)],
    pub(super) help_map: &'static [(&'static str, &'static str)],
    pub(super) help_cards: &'static [(&'static str, &'static str)],
    pub(super) help_cards_undo: &'static str,
    pub(super) foot_card: (&'static str, &'static str),
    pub(super) foot_target: (&'static str, &'static str),
    pub(super) foot_about: (&'static str, &'static str),
    pub(super) foot_pass: (&'static str, &'static str),
    pub(super) no_passing: &'static str,
    pub(super) passes: &'static str,
    pub(super) foot_chart: (&'static str, &'static str),
    pub(super) foot_amount: (&'static str, &'static str),
    pub(super) foot_place: (&'static str, &'static str),
    pub(super) foot_turn: (&'static str, &'static str),
    pub(super) foot_scroll: (&'static str, &'static str),
    pub(super) foot_wait: &'static [(&'static str, &'static str)],
    pub(super) foot_typing: &'static [(&'static str, &'static str)],
    pub(super) foot_watch: &'static [(&'static str, &'static str)],
    pub(super) foot_cards: (&'static str, &'static str),
    pub(super) cards: &'static str,
    pub(super) cards_none: &'static str,
    pub(super) cards_keys: &'static str,
    pub(super) moves: &'static str,
    pub(super) moves_ask: &'static str,
    pub(super) moves_none: &'static str,
    pub(super) moves_keys: &'static str,
    pub(super) save: &'static str,
    pub(super) save_ask: &'static str,
    pub(super) save_keys: &'static str,
    pub(super) save_exists: &'static str,
    pub(super) save_nameless: &'static str,
    pub(super) save_recorded: &'static str,
    pub(super) saved: &'static str,
    pub(super) leave: &'static str,
    pub(super) leave_ask: &'static str,
    pub(super) leave_keys: &'static str,
    pub(super) pass_on: &'static str,
    pub(super) pass_ask: &'static str,
    pub(super) pass_keys: &'static str,
    pub(super) bot_failed: &'static str,
    pub(super) won_you: &'static str,
    pub(super) lost_you: &'static str,
    pub(super) won_by: &'static str,
    pub(super) won_by_many: &'static str,
    pub(super) tied: &'static str,
    pub(super) ended_by: &'static str,
    pub(super) standing_won: &'static str,
    pub(super) standing_lost: &'static str,
    pub(super) standing_tied: &'static str,
    pub(super) point: &'static str,
    pub(super) points: &'static str,
    pub(super) empty_hand: &'static str,
    pub(super) hand_over: &'static str,
    pub(super) hand_over_keys: &'static [(&'static str, &'static str)],
    pub(super) end_play: &'static [(&'static str, &'static str)],
    pub(super) end_watch: &'static [(&'static str, &'static str)],
    pub(super) paused: &'static str,
    pub(super) every: &'static str,
    pub(super) after_moves: &'static str,
    pub(super) reads_seat: &'static str,
    pub(super) reads_spectator: &'static str,
    pub(super) reads_judge: &'static str,
    pub(super) reader_fixed: &'static str,
    pub(super) menu_line: &'static str,
    pub(super) menu_games: &'static str,
    pub(super) menu_start: &'static str,
    pub(super) menu_search: &'static str,
    pub(super) menu_none: &'static str,
    pub(super) menu_players: &'static str,
    pub(super) menu_seed: &'static str,
    pub(super) menu_seed_any: &'static str,
    pub(super) menu_seed_wrong: &'static str,
    pub(super) menu_tongue: &'static str,
    pub(super) menu_start_play: &'static str,
    pub(super) menu_start_watch: &'static str,
    pub(super) menu_cannot_open: &'static str,
    pub(super) menu_foot_games: &'static [(&'static str, &'static str)],
    pub(super) menu_foot_seats: &'static [(&'static str, &'static str)],
    pub(super) menu_last: &'static str,
    pub(super) menu_last_left: &'static str,
}

impl Speech {
    /// Returns the texts in that tongue.
    pub(super) fn of(tongue: Tongue) -> &'static Speech {
        tongue.pick(&en::SPEECH, &es::SPEECH)
    }
}

/// Puts values in the places that a text leaves open, from the left.
pub(super) fn fill(text: &str, values: &[&str]) -> String {
    let mut filled = String::with_capacity(text.len() + 16);
    let mut values = values.iter();
    let mut parts = text.split("{}");
    if let Some(first) = parts.next() {
        filled.push_str(first);
    }
    for part in parts {
        filled.push_str(values.next().copied().unwrap_or_default());
        filled.push_str(part);
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_fill_the_open_places_and_are_never_read_as_places() {
        assert_eq!(
            fill("cannot write {}: {}", &["a{}b", "full"]),
            "cannot write a{}b: full"
        );
        assert_eq!(fill("{} and {}", &["one"]), "one and ");
    }

    #[test]
    fn both_tongues_have_the_same_keys() {
        let (en, es) = (Speech::of(Tongue::En), Speech::of(Tongue::Es));
        for (left, right) in [
            (en.help_play, es.help_play),
            (en.help_map, es.help_map),
            (en.help_cards, es.help_cards),
            (en.help_watch, es.help_watch),
            (en.foot_play, es.foot_play),
            (en.end_play, es.end_play),
            (en.end_watch, es.end_watch),
        ] {
            assert_eq!(left.len(), right.len());
        }
    }
}
