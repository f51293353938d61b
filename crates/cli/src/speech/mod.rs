//! What the program says, in both languages. A text that one language lacks is
//! a compile error.

mod en;
mod es;
mod tools;

use std::fmt::Display;

use tapete_game::{Standing, Tongue};
use tapete_speech::is_hidden;

pub(crate) use tools::tools;

/// Every text of the commands; `{0}`, `{1}` … stand for arguments.
pub(crate) struct Speech {
    // Failures.
    pub(crate) to_repeat: &'static str,
    pub(crate) limit_reached: &'static str,
    pub(crate) cannot_print: &'static str,
    pub(crate) too_many_names: &'static str,
    pub(crate) no_such_seat: &'static str,
    pub(crate) is_a_folder: &'static str,
    pub(crate) no_such_folder: &'static str,
    pub(crate) not_replaced: &'static str,
    pub(crate) saved_instead: &'static str,
    pub(crate) saved_beside: &'static str,
    pub(crate) changed_meanwhile: &'static str,
    pub(crate) stopped: &'static str,
    pub(crate) not_a_terminal: &'static str,
    // games, words, explain.
    pub(crate) games_head: [&'static str; 4],
    pub(crate) players: &'static str,
    pub(crate) players_range: &'static str,
    pub(crate) games_start: &'static str,
    pub(crate) games_hint: &'static str,
    pub(crate) unknown_word: &'static str,
    pub(crate) unknown_word_near: &'static str,
    pub(crate) words_hint: &'static str,
    pub(crate) word_kind: &'static str,
    pub(crate) word_clause: &'static str,
    pub(crate) word_name: &'static str,
    pub(crate) word_variable: &'static str,
    pub(crate) word_keyword: &'static str,
    pub(crate) also_written: &'static str,
    pub(crate) example: &'static str,
    pub(crate) unknown_code: &'static str,
    pub(crate) unknown_code_near: &'static str,
    pub(crate) ambiguous_code: &'static str,
    pub(crate) codes_hint: &'static str,
    pub(crate) wrong: &'static str,
    pub(crate) right: &'static str,
    // check, fmt, scene.
    pub(crate) check_empty: &'static str,
    pub(crate) check_well: &'static str,
    pub(crate) check_errors: &'static str,
    pub(crate) check_warnings: &'static str,
    pub(crate) explain_hint: &'static str,
    pub(crate) fmt_differs: &'static str,
    pub(crate) fmt_written: &'static str,
    pub(crate) fmt_unread: &'static str,
    pub(crate) fmt_summary: &'static str,
    pub(crate) convert_unread: &'static str,
    pub(crate) convert_unsaid: &'static str,
    pub(crate) convert_one_form: &'static str,
    pub(crate) convert_no_game: &'static str,
    pub(crate) convert_unfinished: &'static str,
    pub(crate) converts_itself: &'static str,
    pub(crate) file_written: &'static str,
    pub(crate) scene_passed: &'static str,
    pub(crate) scene_failed: &'static str,
    pub(crate) scene_summary: &'static str,
    pub(crate) no_scenes: &'static str,
    pub(crate) scene_updated: &'static str,
    pub(crate) scene_unchanged: &'static str,
    // Matches.
    pub(crate) match_of: &'static str,
    pub(crate) match_of_secret: &'static str,
    pub(crate) seat_is: &'static str,
    pub(crate) scores: &'static str,
    pub(crate) empty: &'static str,
    pub(crate) n_hidden: &'static str,
    pub(crate) team: &'static str,
    pub(crate) your_turn: &'static str,
    pub(crate) your_turn_named: &'static str,
    pub(crate) empty_line: &'static str,
    pub(crate) choose: &'static str,
    pub(crate) pass_screen: &'static str,
    pub(crate) press_enter: &'static str,
    pub(crate) no_such_number: &'static str,
    pub(crate) refused: &'static str,
    pub(crate) no_passing: &'static str,
    pub(crate) more_moves: &'static str,
    pub(crate) more_of_tile: &'static str,
    pub(crate) which_move: &'static str,
    pub(crate) play_help: &'static str,
    pub(crate) play_help_own: &'static str,
    pub(crate) save_where: &'static str,
    pub(crate) saved: &'static str,
    pub(crate) left: &'static str,
    pub(crate) input_ended: &'static str,
    pub(crate) input_ended_saved: &'static str,
    pub(crate) ended_by: &'static str,
    pub(crate) standing: &'static str,
    pub(crate) won: &'static str,
    pub(crate) lost: &'static str,
    pub(crate) tied: &'static str,
    pub(crate) not_over: &'static str,
    pub(crate) show_again: &'static str,
    pub(crate) resumed_is_fixed: &'static str,
    pub(crate) resumed_has_ended: &'static str,
    // simulate.
    pub(crate) seed_alone: &'static str,
    pub(crate) no_matches: &'static str,
    pub(crate) too_many_threads: &'static str,
    pub(crate) simulated: &'static str,
    pub(crate) seats_head: [&'static str; 8],
    pub(crate) teams_head: [&'static str; 6],
    pub(crate) ends_head: [&'static str; 3],
    pub(crate) facts_head: [&'static str; 3],
    pub(crate) turns: &'static str,
    pub(crate) progress: &'static str,
    // replay, picture.
    pub(crate) verified: &'static str,
    pub(crate) verified_old: &'static str,
    pub(crate) respelt: &'static str,
    pub(crate) at_too_late: &'static str,
    pub(crate) turn_too_late: &'static str,
    pub(crate) no_replay: &'static str,
    pub(crate) no_match_there: &'static str,
    pub(crate) move_number: &'static str,
    pub(crate) after_moves: &'static str,
    pub(crate) replay_is_played: &'static str,
    pub(crate) no_end_yet: &'static str,
    pub(crate) wrong_ending: &'static str,
    pub(crate) gif_too_long: &'static str,
}

/// Returns all texts of a language.
pub(crate) fn speech(tongue: Tongue) -> &'static Speech {
    match tongue {
        Tongue::En => &en::SPEECH,
        Tongue::Es => &es::SPEECH,
    }
}

impl Speech {
    /// Says how a seat came out.
    pub(crate) fn standing_word(&self, standing: Standing) -> &'static str {
        match standing {
            Standing::Won => self.won,
            Standing::Lost => self.lost,
            Standing::Tied => self.tied,
        }
    }
}

/// Puts the arguments into a text.
pub(crate) fn fill(template: &str, args: &[&dyn Display]) -> String {
    let mut text = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some(open) = rest.find('{') {
        text.push_str(&rest[..open]);
        rest = &rest[open..];
        let index = rest[1..]
            .find('}')
            .and_then(|it| rest[1..=it].parse::<usize>().ok());
        match index.and_then(|it| args.get(it)) {
            Some(arg) => {
                push_shown(&mut text, &arg.to_string());
                rest = rest.find('}').map_or("", |it| &rest[it + 1..]);
            }
            None => {
                text.push('{');
                rest = &rest[1..];
            }
        }
    }
    text.push_str(rest);
    text
}

/// Adds what came from outside; a name in a file can neither steer the terminal
/// nor look like another.
fn push_shown(text: &mut String, arg: &str) {
    let shown = |it: char| match is_hidden(it) && it != '\n' {
        true => char::REPLACEMENT_CHARACTER,
        false => it,
    };
    text.extend(arg.chars().map(shown));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_stand_where_the_text_wants_them() {
        assert_eq!(fill("{1} of {0}", &[&"b", &7]), "7 of b");
        assert_eq!(fill("{0}", &[&"\u{1b}[2J"]), "\u{fffd}[2J");
        let tricks = "a\u{9b}2Jb\u{202e}c\u{200b}d";
        assert_eq!(fill("{0}", &[&tricks]), "a\u{fffd}2Jb\u{fffd}c\u{fffd}d");
        assert_eq!(fill("{ {9} {0}", &[&"{1}"]), "{ {9} {1}");
    }
}
