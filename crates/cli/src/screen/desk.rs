//! What playing and watching share: the match, whose eyes see it, what was
//! told so far, the overlay on top, and where the replay goes.

mod keys;

use std::path::{Path, PathBuf};
use std::time::Duration;

use tapete_draw::{seat_heading, seat_name};
use tapete_game::{Match, Reader, ReplayText, Seat, Seed, Tongue, View};

use super::hits::{Hits, Scroll};
use super::overlay::{Overlay, place_of, place_of_piece};
use super::prompt::Prompt;
use super::save::{self, Over, Request, Unsaved};
use super::speech::{Speech, fill};
use super::{Ending, Player, Table};
use crate::passing::Passing;
use crate::task::task;
use crate::thinking::Thinking;

pub(super) use keys::{Answer, is_interrupt};

/// How many rows a page key scrolls.
const PAGE_ROWS: usize = 8;

/// How long a bot may think before the keyboard is looked at: what is quicker
/// needs no second look. Tests wait for every bot.
const PATIENCE: Duration = Duration::from_millis(if cfg!(test) { 60_000 } else { 30 });

/// How long until a bot that thinks is asked again.
pub(super) const THINK_STEP: Duration = Duration::from_millis(15);

/// What came of asking a bot for its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    Played,
    /// It still thinks.
    Thinks,
    /// It gave no move, or nobody sits there.
    Failed,
}

/// A line for the person at the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Notice {
    pub(super) text: String,
    pub(super) is_bad: bool,
}

/// A match on the screen.
pub(super) struct Desk {
    pub(super) playing: Match,
    pub(super) players: Vec<Player>,
    pub(super) tongue: Tongue,
    pub(super) seed: Seed,
    pub(super) keeps_secret: bool,
    /// Whose eyes see the match.
    pub(super) reader: Reader,
    /// What those eyes see now.
    pub(super) view: View,
    /// All that the reader was told.
    pub(super) story: Vec<String>,
    /// How many lines of the story are shown already.
    pub(super) n_shown: usize,
    pub(super) overlay: Option<Overlay>,
    pub(super) notice: Option<Notice>,
    /// Where the table was scrolled to by hand; else it follows the play.
    pub(super) scroll: Option<Scroll>,
    /// Where the hand was scrolled to by hand; else it follows the choice.
    pub(super) hand_scroll: Option<Scroll>,
    /// Where things lie on the last drawing.
    pub(super) hits: Hits,
    /// A bot that thinks about its move.
    thinking: Option<Thinking>,
    /// How long a bot may think before the keyboard is looked at again.
    pub(super) patience: Duration,
    texts: Vec<ReplayText>,
    replay_path: Option<PathBuf>,
    saved: Option<PathBuf>,
    /// How many moves the replay holds that was written last.
    n_saved: u32,
    failure: Option<String>,
}

impl Desk {
    pub(super) fn new(table: Table, reader: Reader) -> Desk {
        let view = table.playing.view_in(reader, table.tongue);
        let mut desk = Desk {
            playing: table.playing,
            players: table.players,
            tongue: table.tongue,
            seed: table.seed,
            keeps_secret: table.keeps_secret,
            reader,
            view,
            story: Vec::new(),
            n_shown: 0,
            overlay: None,
            notice: None,
            scroll: None,
            hand_scroll: None,
            hits: Hits::default(),
            thinking: None,
            patience: PATIENCE,
            texts: table.texts,
            replay_path: table.replay_path,
            saved: None,
            n_saved: 0,
            failure: None,
        };
        desk.look(reader);
        desk.tell_task();
        desk
    }

    /// Says what a puzzle asks for, before anything else.
    fn tell_task(&mut self) {
        if let Some(line) = task(&self.playing, &self.texts, self.tongue) {
            self.say(line);
        }
    }

    /// Returns the texts of the screen.
    pub(super) fn speech(&self) -> &'static Speech {
        Speech::of(self.tongue)
    }

    /// Sees the match with other eyes; all they were told is shown at once.
    pub(super) fn look(&mut self, reader: Reader) {
        self.reader = reader;
        self.refresh();
        self.n_shown = self.story.len();
    }

    /// Sees the match as it is now; lines told since wait to be shown.
    pub(super) fn refresh(&mut self) {
        self.view = self.playing.view_in(self.reader, self.tongue);
        let story = self.playing.story(self.reader, self.tongue);
        let texts = story.into_iter().map(|told| told.text);
        self.story = texts.filter(|it| !it.is_empty()).collect();
        self.n_shown = self.n_shown.min(self.story.len());
        self.follow();
    }

    /// Returns the seat that must act now, the lowest if there are several.
    pub(super) fn actor(&self) -> Option<Seat> {
        self.playing.turn().seats().first()
    }

    /// Lists the seats in which people sit.
    pub(super) fn persons(&self) -> Vec<Seat> {
        Seat::all(self.players.len())
            .filter(|seat| matches!(self.players[seat.index()], Player::Person))
            .collect()
    }

    /// Returns what the player of a seat is called, and which bot it is.
    pub(super) fn name(&self, seat: Seat) -> String {
        let name = seat_heading(&self.view, seat, self.tongue);
        match self.players.get(seat.index()) {
            Some(Player::Bot { name: bot, .. }) if *bot != name => format!("{name} · {bot}"),
            _ => name,
        }
    }

    /// Returns how the player of a seat is called in a sentence.
    pub(super) fn who(&self, seat: Seat) -> String {
        seat_name(&self.view, seat, self.tongue).into_owned()
    }

    /// Says something to the person at the terminal.
    pub(super) fn say(&mut self, text: String) {
        self.notice = Some(Notice {
            text,
            is_bad: false,
        });
    }

    /// Says what went wrong.
    pub(super) fn complain(&mut self, text: String) {
        self.notice = Some(Notice { text, is_bad: true });
    }

    /// Opens the box that asks for a file name.
    pub(super) fn open_save(&mut self) {
        // Without the texts of its game a replay could not be opened.
        if self.texts.is_empty() {
            let text = self.speech().save_recorded.to_owned();
            return self.complain(text);
        }
        let path = self.replay_path.clone().unwrap_or_else(|| self.own_path());
        let after = self.overlay.take().map(Box::new);
        self.overlay = Some(Overlay::Save {
            prompt: Prompt::of(&path.display().to_string()),
            note: None,
            replaces: None,
            after,
        });
    }

    /// Opens the list of all cards, at those that a move touches.
    pub(super) fn open_cards(&mut self, chosen: Option<usize>) {
        let after = self.overlay.take().map(Box::new);
        let at = place_of(&self.view, chosen);
        self.overlay = Some(Overlay::Cards { at, after });
    }

    /// Opens the list of all cards at one of them.
    pub(super) fn open_card(&mut self, id: &str) {
        self.overlay = Some(Overlay::Cards {
            at: place_of_piece(&self.view, id),
            after: None,
        });
    }

    /// Returns the seed, unless what follows from it is still hidden.
    pub(super) fn shown_seed(&self) -> Option<Seed> {
        (!self.keeps_secret || self.playing.is_over()).then_some(self.seed)
    }

    fn own_path(&self) -> PathBuf {
        let name: String = self
            .playing
            .game()
            .name()
            .to_lowercase()
            .chars()
            .map(|glyph| if glyph.is_alphanumeric() { glyph } else { '_' })
            .collect();
        match self.shown_seed() {
            Some(seed) => {
                let seed = seed.to_string().replace('/', "_");
                PathBuf::from(format!("{name}_{seed}.json"))
            }
            None => PathBuf::from(format!("{name}.json")),
        }
    }

    /// Shows what matters now, wherever the person has scrolled to.
    pub(super) fn follow(&mut self) {
        self.scroll = None;
        self.hand_scroll = None;
    }

    /// Scrolls the table by hand.
    pub(super) fn scroll_by(&mut self, rows: isize, columns: isize) {
        let pane = self.hits.table;
        let from = self.scroll.unwrap_or(pane.at);
        self.scroll = Some(from.moved(rows, columns, pane.max));
    }

    /// Scrolls the hand by hand.
    pub(super) fn scroll_hand(&mut self, rows: isize) {
        let pane = self.hits.hand;
        let from = self.hand_scroll.unwrap_or(pane.at);
        self.hand_scroll = Some(from.moved(rows, 0, pane.max));
    }

    /// Scrolls the table by a page, down or up.
    pub(super) fn page(&mut self, is_down: bool) {
        let rows = PAGE_ROWS as isize;
        self.scroll_by(if is_down { rows } else { -rows }, 0);
    }

    /// Types pasted text into the box that is open, if one takes text.
    pub(super) fn paste(&mut self, text: &str) -> bool {
        match &mut self.overlay {
            Some(Overlay::Save { prompt, .. }) => {
                prompt.insert(text);
                true
            }
            Some(Overlay::Moves(listing)) => {
                listing.insert(text);
                true
            }
            _ => false,
        }
    }

    /// Writes the replay, and says where, or why not.
    pub(super) fn save(&mut self, request: &Request) {
        let speech = self.speech();
        let written = save::write(
            request,
            &self.playing,
            &self.texts,
            &self.players,
            self.tongue,
        );
        let path = request.path.display().to_string();
        match written {
            Ok(saved) => {
                self.say(match saved.is_beside {
                    true => saved.say(&request.path, self.tongue),
                    false => fill(speech.saved, &[&path]),
                });
                // Where the promised replay goes from now on.
                if saved.is_beside && self.replay_path.as_ref() == Some(&request.path) {
                    self.replay_path = Some(saved.path.clone());
                }
                self.saved = Some(saved.path);
                self.n_saved = self.playing.n_played();
                self.failure = None;
                if let Some(overlay @ Overlay::Save { .. }) =
                    self.overlay.take_if(|it| it.is_save())
                {
                    self.overlay = overlay.closed();
                }
            }
            Err(unsaved) => {
                let (text, exists) = match unsaved {
                    Unsaved::Exists => (fill(speech.save_exists, &[&path]), true),
                    Unsaved::Because(reason) => (reason, false),
                };
                if let Some(Overlay::Save { note, replaces, .. }) = &mut self.overlay {
                    *note = Some(text);
                    *replaces = exists.then(|| request.path.clone());
                } else {
                    self.failure = Some(text.clone());
                    self.complain(text);
                }
            }
        }
    }

    /// Returns what to write without being asked, once a match has ended or is
    /// left.
    pub(super) fn closing_request(&self) -> Option<Request> {
        let path = self.replay_path.clone()?;
        let is_written =
            self.saved.as_ref() == Some(&path) && self.n_saved == self.playing.n_played();
        (!is_written).then_some(Request {
            path,
            over: Over::Own,
        })
    }

    /// Begins the next match with the same seats.
    pub(super) fn again(&mut self) {
        self.end_thinking();
        self.seed = Seed {
            seed: self.seed.seed,
            index: self.seed.index.wrapping_add(1),
        };
        let names = self.playing.names().clone();
        self.playing = self.playing.game().start(self.seed);
        self.playing.name_players(names);
        self.start_bots();
        self.replay_path = self
            .replay_path
            .take()
            .map(|path| next_path(&path, self.seed.index));
        self.saved = None;
        self.failure = None;
        self.notice = None;
        self.overlay = None;
        self.n_shown = 0;
        self.refresh();
        self.tell_task();
    }

    /// Gives every bot its seat and its luck.
    pub(super) fn start_bots(&mut self) {
        let seed = self.seed;
        for (index, player) in self.players.iter_mut().enumerate() {
            if let Player::Bot { bot, .. } = player {
                bot.start(Seat(index as u8), seed.for_seat(index));
            }
        }
    }

    /// Lets the bot of a seat play one move, of which whoever passes hears. It is
    /// asked again while it thinks.
    pub(super) fn play_bot(&mut self, seat: Seat, passing: Option<&mut Passing>) -> Asked {
        let (thinking, patience) = match self.thinking.take() {
            Some(thinking) if thinking.is_about(&self.playing, seat) => {
                (Some(thinking), Duration::ZERO)
            }
            // Whoever thought about another move is not in its seat yet.
            other => {
                self.thinking = other;
                self.end_thinking();
                let begun = Thinking::begin(&self.playing, seat, &mut self.players);
                (begun, self.patience)
            }
        };
        let Some(thinking) = thinking else {
            return Asked::Failed;
        };
        let thought = match thinking.wait(patience) {
            Ok(thought) => thought,
            Err(thinking) => {
                self.thinking = Some(thinking);
                return Asked::Thinks;
            }
        };
        let played = thought.taken(seat, &mut self.players).and_then(|key| {
            if let Some(passing) = passing {
                passing.hear(&self.playing, seat, &key);
            }
            self.playing.play(seat, &key)
        });
        if let Err(error) = played {
            let text = fill(
                self.speech().bot_failed,
                &[&self.who(seat), &error.to_string()],
            );
            self.complain(text);
            return Asked::Failed;
        }
        Asked::Played
    }

    /// Waits for a bot whose answer nobody wants any more, and sits it down.
    fn end_thinking(&mut self) {
        let seat = self.thinking.as_ref().map(Thinking::seat);
        let thought = self.thinking.take().and_then(Thinking::wait_long);
        if let (Some(seat), Some(thought)) = (seat, thought) {
            drop(thought.taken(seat, &mut self.players));
        }
    }

    /// Returns what is left, after writing what had to be written.
    pub(super) fn into_ending(mut self) -> Ending {
        if let Some(request) = self.closing_request() {
            self.save(&request);
        }
        Ending {
            playing: self.playing,
            saved: self.saved,
            failure: self.failure,
        }
    }
}

/// Lets time pass towards something that is due; tells whether it is now.
pub(super) fn run_out(due: &mut Duration, passed: Duration) -> bool {
    *due = due.saturating_sub(passed);
    due.is_zero()
}

/// Names the file of a later match, so that no earlier one is lost.
fn next_path(path: &Path, index: u64) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let stem = match stem.rsplit_once('-') {
        Some((stem, number)) if number.parse() == Ok(index.wrapping_sub(1)) => stem,
        _ => &stem,
    };
    let name = match path.extension() {
        Some(extension) => format!("{stem}-{index}.{}", extension.to_string_lossy()),
        None => format!("{stem}-{index}"),
    };
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_matches_get_their_own_file() {
        let first = PathBuf::from("/tmp/night.json");
        let second = next_path(&first, 1);
        assert_eq!(second, PathBuf::from("/tmp/night-1.json"));
        assert_eq!(next_path(&second, 2), PathBuf::from("/tmp/night-2.json"));
        assert_eq!(next_path(Path::new("plain"), 7), PathBuf::from("plain-7"));
    }
}
