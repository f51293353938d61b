//! Draws the menu.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use tapete_game::Seat;

use super::super::hits::{Hits, Target};
use super::super::stage::{self, row_of};
use super::super::theme::Theme;
use super::super::wrap::{columns, cut, pad, wrap};
use crate::seating::usual_names_of;

use super::{Field, MenuGame, Page, SeatChoice, State, logo};

/// The column in which the lines of the seats' page have their values.
const VALUE_COLUMN: usize = 16;

/// How many rows tell about the chosen line.
const N_ABOUT: u16 = 3;

pub(super) fn draw(state: &State, frame: &mut Frame<'_>, theme: &Theme) -> Hits {
    let mut hits = Hits::default();
    let area = frame.area();
    let speech = state.speech();
    if stage::is_too_small(area) {
        stage::too_small(speech.too_small, theme, frame);
        return hits;
    }
    let n_logo = if area.height >= 20 {
        logo::ROWS
    } else {
        logo::ROWS_SMALL
    };
    logo::draw(
        speech.menu_line,
        theme,
        frame,
        Rect {
            height: n_logo,
            ..area
        },
    );
    let foot = match state.page {
        Page::Games => speech.menu_foot_games,
        Page::Seats => speech.menu_foot_seats,
    };
    stage::keys(foot, theme, frame, row_of(area, area.height - 1), &mut hits);
    let margin = if area.width >= 60 { 3 } else { 1 };
    let body = Rect {
        x: area.x + margin,
        y: area.y + n_logo,
        width: area.width - 2 * margin,
        height: area.height - n_logo - 1,
    };
    match state.page {
        Page::Games => games(state, theme, frame, body, &mut hits),
        Page::Seats => seats(state, theme, frame, body, &mut hits),
    }
    hits
}

fn about(state: &State, text: &str, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let width = usize::from(area.width);
    let (text, look) = match &state.notice {
        Some(notice) if notice.is_bad => (notice.text.as_str(), theme.bad()),
        Some(notice) => (notice.text.as_str(), theme.good()),
        None => (text, theme.quiet()),
    };
    for (row, line) in (0..area.height).zip(wrap(text, width, "")) {
        frame.render_widget(Line::styled(line, look), row_of(area, row));
    }
}

fn players_text(game: &MenuGame) -> String {
    match game.players {
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least}–{most}"),
    }
}

fn games(state: &State, theme: &Theme, frame: &mut Frame<'_>, body: Rect, hits: &mut Hits) {
    let speech = state.speech();
    let head = row_of(body, 1);
    let found = state.found();
    let search = state.search.text();
    frame.render_widget(
        Line::from(Span::styled(speech.menu_games, theme.title())),
        head,
    );
    let label = if search.is_empty() {
        format!("{}…", speech.menu_search)
    } else {
        let room = usize::from(head.width).saturating_sub(columns(speech.menu_games) + 16);
        format!(
            "{}: {}▏ {}/{}",
            speech.menu_search,
            cut(&search, room),
            found.len(),
            state.shipped.len()
        )
    };
    frame.render_widget(
        Line::from(Span::styled(label, theme.quiet())).right_aligned(),
        head,
    );
    let list = Rect {
        y: body.y + 3,
        height: body.height.saturating_sub(3 + N_ABOUT + 1),
        ..body
    };
    let below = Rect {
        y: body.bottom() - N_ABOUT,
        height: N_ABOUT,
        ..body
    };
    let Some(chosen) = state.game() else {
        about(state, speech.menu_none, theme, frame, below);
        return;
    };
    let rows = rows(state, &found);
    let height = usize::from(list.height).max(1);
    let is_here = |row: &Row| matches!(row, Row::Game(index) if *index == state.at);
    let here = rows.iter().position(is_here).unwrap_or(0);
    // The heading above the first game of a part is worth its row.
    let first = (here + 1).saturating_sub(height);
    for (y, row) in (0..list.height).zip(rows.iter().skip(first)) {
        let place = row_of(list, y);
        match row {
            Row::Gap => {}
            Row::Head(text) => {
                let text = cut(text, usize::from(place.width));
                frame.render_widget(Line::styled(text, theme.title()), place);
            }
            Row::Game(index) => {
                if let Some(game) = found.get(*index) {
                    let wide = title_width(state, &found, game.starts, place.width);
                    game_line(state, (game, *index), wide, theme, frame, place);
                    hits.add(place, Target::Line(*index));
                }
            }
        }
    }
    about(state, chosen.line.get(state.tongue), theme, frame, below);
}

/// A row of the list.
enum Row {
    Gap,
    /// The heading of a part: where to start, or a family.
    Head(String),
    /// One of the found games, by its index.
    Game(usize),
}

/// Lists the games that were found below the headings of their parts.
fn rows(state: &State, found: &[&MenuGame]) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut last: Option<&str> = None;
    for (index, game) in found.iter().enumerate() {
        let part = match game.starts {
            true => state.speech().menu_start,
            false => game.family.get(state.tongue),
        };
        if last != Some(part) {
            if last.is_some() {
                rows.push(Row::Gap);
            }
            rows.push(Row::Head(part.to_owned()));
            last = Some(part);
        }
        rows.push(Row::Game(index));
    }
    rows
}

/// What stands first in the line of a game: where newcomers look, its family too.
fn called(state: &State, game: &MenuGame) -> String {
    match game.starts {
        true => format!("{}: {}", game.family.get(state.tongue), game.title),
        false => game.title.clone(),
    }
}

/// Returns how wide the titles are, among those that start a family or those that
/// do not.
fn title_width(state: &State, found: &[&MenuGame], starts: bool, width: u16) -> usize {
    let alike = found.iter().filter(|it| it.starts == starts);
    let widest = alike.map(|it| columns(&called(state, it))).max();
    let most = usize::from(width).saturating_sub(10).max(8);
    widest.unwrap_or(0).clamp(8, most)
}

fn game_line(
    state: &State,
    (game, index): (&MenuGame, usize),
    title_width: usize,
    theme: &Theme,
    frame: &mut Frame<'_>,
    place: Rect,
) {
    let is_chosen = index == state.at;
    let mark = if is_chosen { "▶ " } else { "  " };
    let head = format!(
        "{mark}{}  {} ",
        pad(&called(state, game), title_width),
        pad(&players_text(game), 5)
    );
    let rest = cut(
        game.line.get(state.tongue),
        usize::from(place.width).saturating_sub(columns(&head) + 1),
    );
    let (head_look, rest_look) = if is_chosen {
        (theme.chosen(), theme.chosen())
    } else {
        (ratatui::style::Style::new(), theme.quiet())
    };
    if is_chosen {
        frame.buffer_mut().set_style(place, theme.chosen());
    }
    let line = Line::from(vec![
        Span::styled(head, head_look),
        Span::styled(rest, rest_look),
    ]);
    frame.render_widget(line, place);
}

fn seats(state: &State, theme: &Theme, frame: &mut Frame<'_>, body: Rect, hits: &mut Hits) {
    let Some(game) = state.game() else {
        return;
    };
    let head = row_of(body, 1);
    frame.render_widget(
        Line::styled(cut(&game.title, usize::from(head.width)), theme.title()),
        head,
    );
    let fields = state.fields();
    let n_head = if body.height >= 12 { 3 } else { 2 };
    let n_about = if body.height >= 12 { N_ABOUT } else { 1 };
    let list = Rect {
        y: body.y + n_head,
        height: body.height.saturating_sub(n_head + n_about),
        ..body
    };
    let height = usize::from(list.height).max(1);
    let first = (state.line + 1).saturating_sub(height);
    for (row, (index, field)) in (0..list.height).zip(fields.iter().enumerate().skip(first)) {
        let place = row_of(list, row);
        line_of(
            state,
            game,
            (*field, index == state.line),
            theme,
            frame,
            place,
        );
        hits.add(place, Target::Line(index));
    }
    let below = Rect {
        y: body.bottom() - n_about,
        height: n_about,
        ..body
    };
    about(state, &about_field(state, game), theme, frame, below);
}

/// Says something about the chosen line: what a bot does, or what is played.
fn about_field(state: &State, game: &MenuGame) -> String {
    if let Field::Seat(index) = state.field()
        && let Some(SeatChoice::Bot(name)) = state.seats.get(index)
        && let Some((_, doc)) = game.bots.iter().find(|(other, _)| other == name)
    {
        return format!("{name}: {}", doc.get(state.tongue));
    }
    game.line.get(state.tongue).to_owned()
}

fn line_of(
    state: &State,
    game: &MenuGame,
    (field, is_chosen): (Field, bool),
    theme: &Theme,
    frame: &mut Frame<'_>,
    place: Rect,
) {
    let speech = state.speech();
    if field == Field::Start {
        let only_bots = !state.seats.contains(&SeatChoice::Person);
        let text = if only_bots {
            speech.menu_start_watch
        } else {
            speech.menu_start_play
        };
        let look = if is_chosen {
            theme.chosen()
        } else {
            theme.title()
        };
        let width = columns(text) as u16 + 6;
        let button = Rect {
            width: width.min(place.width),
            ..place
        };
        frame.render_widget(Line::styled(format!("[  {text}  ]"), look), button);
        return;
    }
    let (label, value) = match field {
        Field::Players => (
            speech.menu_players.to_owned(),
            state.seats.len().to_string(),
        ),
        Field::Seat(index) => (seat_name(state, index), seat_text(state, index)),
        Field::Seed if state.seed.is_empty() => {
            (speech.menu_seed.to_owned(), speech.menu_seed_any.to_owned())
        }
        Field::Seed => (speech.menu_seed.to_owned(), state.seed.text()),
        Field::Tongue => (
            speech.menu_tongue.to_owned(),
            state.tongue.pick("English", "español").to_owned(),
        ),
        Field::Start => return,
    };
    let can_change = match field {
        Field::Players => game.players.0 < game.players.1,
        Field::Seat(_) | Field::Tongue => true,
        Field::Seed | Field::Start => false,
    };
    let value = match (field, can_change && is_chosen) {
        (Field::Seed, _) if is_chosen => format!("  {value}▏"),
        (_, true) => format!("◀ {value} ▶"),
        (_, false) => format!("  {value}"),
    };
    let room = usize::from(place.width).saturating_sub(VALUE_COLUMN);
    let look = if is_chosen {
        theme.chosen()
    } else {
        ratatui::style::Style::new()
    };
    frame.render_widget(
        Line::from(vec![
            Span::styled(pad(&format!("  {label}"), VALUE_COLUMN), theme.quiet()),
            Span::styled(cut(&value, room), look),
        ]),
        place,
    );
}

/// What the player of a seat will be called.
fn seat_name(state: &State, index: usize) -> String {
    let is_person = |it: &SeatChoice| matches!(it, SeatChoice::Person);
    let people: Vec<bool> = state.seats.iter().map(is_person).collect();
    let seat = Seat(index as u8);
    let names = usual_names_of(&people, state.tongue);
    match names.given(seat) {
        Some(name) => name.to_owned(),
        None => state.tongue.pick("You", "Tú").to_owned(),
    }
}

fn seat_text(state: &State, index: usize) -> String {
    match state.seats.get(index) {
        Some(SeatChoice::Bot(name)) => name.clone(),
        Some(SeatChoice::Person) | None => state.speech().person.to_owned(),
    }
}
