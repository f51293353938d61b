//! Draws a match that is being watched.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::super::hits::Hits;
use super::super::overlay;
use super::super::stage::{self, Stage};
use super::super::theme::Theme;
use super::super::wrap::{cut, wrap};
use super::State;

/// The rows below the table: how far the match is, and what there is to say.
const N_BELOW: u16 = 2;

pub(super) fn draw(state: &State, frame: &mut Frame<'_>, theme: &Theme) -> Hits {
    let desk = &state.desk;
    let speech = desk.speech();
    let stage = Stage {
        desk,
        highlight: None,
        status: state.status(),
        n_below: N_BELOW,
        keys: speech.foot_watch.to_vec(),
    };
    let (mut hits, below) = stage::draw(&stage, theme, frame);
    let Some(below) = below else {
        return hits;
    };
    let inner = Rect {
        x: below.x + 1,
        width: below.width - 2,
        ..below
    };
    let width = usize::from(inner.width);
    // The notice takes the last row from what says how far the match is.
    let n_rows = if desk.notice.is_some() {
        1
    } else {
        inner.height
    };
    let progress = wrap(&state.progress(), width, "");
    for (row, text) in (0..n_rows).zip(progress) {
        frame.render_widget(Line::styled(text, theme.title()), stage::row_of(inner, row));
    }
    if let Some(notice) = &desk.notice {
        let look = if notice.is_bad {
            theme.bad()
        } else {
            theme.good()
        };
        let text = cut(&notice.text, width);
        frame.render_widget(Line::styled(text, look), stage::row_of(inner, 1));
    }
    let texts = overlay::Texts {
        help: speech.help_watch,
        help_note: None,
        end: speech.end_watch,
    };
    overlay::draw(desk, &texts, theme, frame, &mut hits);
    hits
}
