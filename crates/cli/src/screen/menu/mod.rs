//! The start screen: choose a game, seats, seed and language, then play.

mod draw;
mod keys;
mod logo;

use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use tapete_game::{SEATS_MAX, Tongue};
use tapete_speech::{Said, folded};

use super::desk::Notice;
use super::hits::Hits;
use super::prompt::Prompt;
use super::save::Request;
use super::speech::{Speech, fill};
use super::terminal::Screen;
use super::theme::Theme;
use super::{Effect, Ending};

/// A game that the menu offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MenuGame {
    /// The name that opens it.
    pub name: String,
    /// The name that people read.
    pub title: String,
    /// What it is, in one line.
    pub line: Said,
    /// The family, as people call its games.
    pub family: Said,
    /// Further words by which the search finds it, such as the family's short name.
    pub words: String,
    /// Whether a newcomer begins the family with it.
    pub starts: bool,
    /// The fewest and the most players.
    pub players: (usize, usize),
    /// Who sits where, as its text says; nothing if it says nothing.
    pub seats: Vec<SeatChoice>,
    /// The bots that can play it: name, and what it does in one sentence.
    pub bots: Vec<(String, Said)>,
}

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MenuChoice {
    /// The name of the game.
    pub game: String,
    /// How many seats.
    pub n_seats: usize,
    /// Who sits where.
    pub seats: Vec<SeatChoice>,
    /// The seed; nothing means any.
    pub seed: Option<u64>,
    /// The language of the screen.
    pub tongue: Tongue,
}

/// Whoever shall sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SeatChoice {
    /// Somebody at this terminal.
    Person,
    /// The bot with that name.
    Bot(String),
}

/// Bots that play without thought: not what a newcomer wants to meet first.
const THOUGHTLESS: [&str; 2] = ["random", "first"];

/// What the menu shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The list of games.
    Games,
    /// The seats of the chosen game.
    Seats,
}

/// One line of the page with the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    /// How many players.
    Players,
    /// Who sits there, by index.
    Seat(usize),
    /// The seed.
    Seed,
    /// The language.
    Tongue,
    /// The button.
    Start,
}

/// The start screen.
pub(super) struct State {
    tongue: Tongue,
    shipped: Vec<MenuGame>,
    page: Page,
    search: Prompt,
    /// Which of the found games is chosen.
    at: usize,
    seats: Vec<SeatChoice>,
    seed: Prompt,
    /// Which line of the seats' page is chosen.
    line: usize,
    notice: Option<Notice>,
    hits: Hits,
}

impl State {
    pub(super) fn new(tongue: Tongue, mut shipped: Vec<MenuGame>) -> State {
        // What newcomers look for comes first; the rest keeps its order.
        shipped.sort_by_key(|it| !it.starts);
        State {
            tongue,
            shipped,
            page: Page::Games,
            search: Prompt::default(),
            at: 0,
            seats: Vec::new(),
            seed: Prompt::default(),
            line: 0,
            notice: None,
            hits: Hits::default(),
        }
    }

    fn speech(&self) -> &'static Speech {
        Speech::of(self.tongue)
    }

    /// Lists the games that the search finds.
    fn found(&self) -> Vec<&MenuGame> {
        let wanted = plain(&self.search.text());
        self.shipped
            .iter()
            .filter(|game| {
                let line = game.line.get(self.tongue);
                let [en, es] = [Tongue::En, Tongue::Es].map(|it| game.family.get(it));
                let words = [&game.title, &game.name, line, en, es, &game.words];
                let text = plain(&words.join(" "));
                wanted.split_whitespace().all(|word| text.contains(word))
            })
            .collect()
    }

    fn game(&self) -> Option<&MenuGame> {
        self.found().get(self.at).copied()
    }

    /// Opens the page with the seats: as the game's text says, or a person and
    /// bots that think.
    fn open_seats(&mut self) {
        let Some(game) = self.game() else {
            return;
        };
        let (least, most) = game.players;
        self.seats = match game.seats.as_slice() {
            [] => {
                let n_seats = most.clamp(1, SEATS_MAX);
                let mut seats = vec![usual_bot(game); n_seats];
                seats[0] = SeatChoice::Person;
                seats
            }
            seats => {
                let mut seats = seats.to_vec();
                let n_seats = seats
                    .len()
                    .clamp(least.max(1), most.clamp(least.max(1), SEATS_MAX));
                seats.resize(n_seats, usual_bot(game));
                seats
            }
        };
        self.page = Page::Seats;
        self.notice = None;
        self.line = self.fields().len() - 1;
    }

    /// Lists the lines of the page with the seats.
    fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Players];
        fields.extend((0..self.seats.len()).map(Field::Seat));
        fields.extend([Field::Seed, Field::Tongue, Field::Start]);
        fields
    }

    fn field(&self) -> Field {
        self.fields()
            .get(self.line)
            .copied()
            .unwrap_or(Field::Start)
    }

    fn change_players(&mut self, is_more: bool) {
        let Some(game) = self.game() else {
            return;
        };
        let (least, most) = game.players;
        let n_seats = self.seats.len();
        let wanted = if is_more {
            n_seats + 1
        } else {
            n_seats.saturating_sub(1)
        };
        let wanted = wanted.clamp(least.max(1), most.clamp(least.max(1), SEATS_MAX));
        let bot = usual_bot(game);
        self.seats.resize(wanted, bot);
    }

    /// Goes to the next or the former player that can sit in a seat.
    fn change_seat(&mut self, index: usize, is_next: bool) {
        let Some(game) = self.game() else {
            return;
        };
        let mut offers = vec![SeatChoice::Person];
        offers.extend(
            game.bots
                .iter()
                .map(|(name, _)| SeatChoice::Bot(name.clone())),
        );
        let now = self
            .seats
            .get(index)
            .and_then(|seat| offers.iter().position(|offer| offer == seat))
            .unwrap_or(0);
        let step = if is_next { 1 } else { offers.len() - 1 };
        let next = offers.swap_remove((now + step) % offers.len());
        if let Some(seat) = self.seats.get_mut(index) {
            *seat = next;
        }
    }

    fn change_tongue(&mut self) {
        self.tongue = self.tongue.pick(Tongue::Es, Tongue::En);
        self.notice = None;
    }

    /// Returns the seed that was typed, nothing for any, or an error.
    fn typed_seed(&self) -> Result<Option<u64>, std::num::ParseIntError> {
        let text = self.seed.text();
        match text.trim() {
            "" => Ok(None),
            text => text.parse().map(Some),
        }
    }

    /// Asks to open what is chosen, unless something in it is wrong.
    fn start(&mut self) -> Effect {
        if self.typed_seed().is_err() {
            let text = self.speech().menu_seed_wrong.to_owned();
            self.notice = Some(Notice { text, is_bad: true });
            return Effect::Draw;
        }
        self.notice = None;
        Effect::Open
    }

    /// Returns what is chosen.
    pub(super) fn choice(&self) -> Option<MenuChoice> {
        let game = self.game()?;
        Some(MenuChoice {
            game: game.name.clone(),
            n_seats: self.seats.len(),
            seats: self.seats.clone(),
            seed: self.typed_seed().ok()?,
            tongue: self.tongue,
        })
    }

    /// Says why a game could not be opened.
    pub(super) fn refuse(&mut self, reason: String) {
        let text = fill(self.speech().menu_cannot_open, &[&reason]);
        self.notice = Some(Notice { text, is_bad: true });
    }

    /// Comes back from a match.
    pub(super) fn back(&mut self, ending: &Ending) {
        let speech = self.speech();
        let playing = &ending.playing;
        let how = match playing.outcome() {
            Some(outcome) => {
                let reason = playing.game().ending_text(outcome.ended_by, self.tongue);
                fill(speech.ended_by, &[reason])
            }
            None => fill(speech.menu_last_left, &[&playing.n_played().to_string()]),
        };
        let seed = playing
            .seed()
            .map(|seed| fill(speech.seed, &[&seed.to_string()]));
        let parts: Vec<String> = [Some(playing.game().name().to_owned()), seed, Some(how)]
            .into_iter()
            .flatten()
            .collect();
        let text = fill(speech.menu_last, &[&parts.join(" · ")]);
        let said = match (&ending.failure, &ending.saved) {
            (Some(failure), _) => failure.clone(),
            (None, Some(path)) => format!("{text} · {}", path.display()),
            (None, None) => text,
        };
        self.notice = Some(Notice {
            text: said,
            is_bad: ending.failure.is_some(),
        });
    }
}

fn usual_bot(game: &MenuGame) -> SeatChoice {
    let thinks = |name: &str| !THOUGHTLESS.contains(&name.to_lowercase().as_str());
    let bot = game
        .bots
        .iter()
        .find(|(name, _)| thinks(name))
        .or(game.bots.first());
    bot.map_or(SeatChoice::Person, |(name, _)| {
        SeatChoice::Bot(name.clone())
    })
}

/// Returns a text as the search compares it; `_` and `-` are room between words.
fn plain(text: &str) -> String {
    folded(&text.replace(['_', '-'], " "))
}

impl Screen for State {
    fn draw(&mut self, frame: &mut Frame<'_>, theme: &Theme) {
        self.hits = draw::draw(self, frame, theme);
    }

    fn on_key(&mut self, key: KeyEvent) -> Effect {
        self.key(key)
    }

    fn on_mouse(&mut self, mouse: MouseEvent) -> Effect {
        self.mouse(mouse)
    }

    fn on_paste(&mut self, text: &str) -> Effect {
        match (self.page, self.field()) {
            (Page::Games, _) => self.type_search(text),
            (Page::Seats, Field::Seed) => self.type_seed(text),
            (Page::Seats, _) => {}
        }
        Effect::Draw
    }

    fn tick(&mut self, _passed: Duration) -> Effect {
        Effect::Rest
    }

    fn wait(&self) -> Option<Duration> {
        None
    }

    fn save(&mut self, _request: &Request) {}
}
