//! Whole screens and sequences of keys, without a terminal.

mod cards;
mod choosing;
mod maps;
mod menu;
mod numbers;
mod orders;
mod play;
mod pointing;
mod questions;
mod sample;
mod sizes;
mod tables;
mod toy;
mod watch;

use std::path::PathBuf;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use tapete_game::{Seed, Tongue};

use super::terminal::Screen;
use super::theme::Theme;
use super::{Effect, Player, Table};

/// Longer than any pause.
const LONG: Duration = Duration::from_secs(60);

/// Sets a table for a shipped game, with people in some seats and a bot that
/// always plays the first listed move in the others.
fn table(game: &str, n_seats: usize, people: &[usize], seed: u64) -> Table {
    let opened = tapete_workshop::open(game, &[], Some(n_seats))
        .unwrap_or_else(|_| panic!("{game} does not open"));
    let players = (0..n_seats)
        .map(|seat| match people.contains(&seat) {
            true => Player::Person,
            false => Player::Bot {
                name: "first".to_owned(),
                bot: tapete_bots::seat(&opened.game, "first").unwrap(),
            },
        })
        .collect::<Vec<Player>>();
    let seed = Seed::new(seed);
    let mut playing = opened.game.start(seed);
    crate::seating::name_players(&mut playing, &players, &[], Tongue::En).unwrap();
    Table {
        playing,
        players,
        tongue: Tongue::En,
        texts: opened.loaded.texts,
        seed,
        replay_path: None,
        keeps_secret: false,
    }
}

/// Draws a screen into text, each line without spaces at its end.
fn drawn(screen: &mut dyn Screen, width: u16, height: u16) -> String {
    let theme = Theme::of("", "xterm-256color", "");
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| screen.draw(frame, &theme)).unwrap();
    let buffer = terminal.backend().buffer();
    let mut text = String::new();
    for y in 0..height {
        let row: String = (0..width).map(|x| buffer[(x, y)].symbol()).collect();
        text.push_str(row.trim_end());
        text.push('\n');
    }
    text
}

/// Presses keys: names such as `Enter`, or else each letter by itself.
fn press(screen: &mut dyn Screen, keys: &str) -> Effect {
    let mut effect = Effect::Rest;
    for key in keys.split_whitespace() {
        let code = match key {
            "Enter" => KeyCode::Enter,
            "Esc" => KeyCode::Esc,
            "Tab" => KeyCode::Tab,
            "Left" => KeyCode::Left,
            "Right" => KeyCode::Right,
            "Up" => KeyCode::Up,
            "Down" => KeyCode::Down,
            "Home" => KeyCode::Home,
            "End" => KeyCode::End,
            "Backspace" => KeyCode::Backspace,
            "Space" => KeyCode::Char(' '),
            "F2" => KeyCode::F(2),
            letters => {
                for letter in letters.chars() {
                    effect =
                        screen.on_key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE));
                }
                continue;
            }
        };
        effect = screen.on_key(KeyEvent::new(code, KeyModifiers::NONE));
    }
    effect
}

/// Clicks the middle of an area.
fn click(screen: &mut dyn Screen, area: Rect) -> Effect {
    screen.on_mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: area.x + area.width / 2,
        row: area.y + area.height / 2,
        modifiers: KeyModifiers::NONE,
    })
}

/// Lets everything happen that happens by itself; bounded, as matches are.
fn settle(screen: &mut dyn Screen) {
    for _ in 0..10_000 {
        if screen.wait().is_none() {
            return;
        }
        let effect = screen.tick(LONG);
        if let Effect::Save(request) = effect {
            screen.save(&request);
        }
    }
    panic!("the screen never comes to rest");
}

/// Compares a screen with the one on record; `UPDATE_EXPECT=1` writes it anew.
fn golden(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("src/screen/golden")
        .join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_EXPECT").is_some_and(|it| it != "0") {
        std::fs::write(&path, text).unwrap();
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!("{}: {error}; write it with UPDATE_EXPECT=1", path.display())
    });
    assert!(
        text == expected,
        "{name} differs; UPDATE_EXPECT=1 writes it anew\n--- on record\n{expected}--- now\n{text}"
    );
}
