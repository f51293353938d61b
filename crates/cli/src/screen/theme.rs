//! What inks and texts look like, for terminals with many, few or no colours.

use ratatui::style::{Color, Modifier, Style};
use tapete_draw::text::Ink;

/// How many colours there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Depth {
    /// None: `NO_COLOR` is set, or the terminal has none.
    Plain,
    /// The sixteen that every terminal has.
    Sixteen,
    /// The fixed palette of 256.
    Palette,
    /// Any.
    True,
}

/// What things look like on this terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Theme {
    depth: Depth,
}

/// A colour as far as the terminal can show it.
struct Shade {
    sixteen: Color,
    palette: u8,
    exact: (u8, u8, u8),
}

const fn shade(sixteen: Color, palette: u8, exact: (u8, u8, u8)) -> Shade {
    Shade {
        sixteen,
        palette,
        exact,
    }
}

const FELT: Shade = shade(Color::Green, 22, (16, 74, 50));
const FELT_TEXT: Shade = shade(Color::White, 151, (176, 205, 186));
const IVORY: Shade = shade(Color::White, 230, (247, 241, 222));
const IVORY_FRESH: Shade = shade(Color::Yellow, 222, (255, 217, 125));
const IVORY_CHOSEN: Shade = shade(Color::Cyan, 159, (160, 226, 240));
const IVORY_DULL: Shade = shade(Color::Gray, 250, (176, 176, 168));
const BACK: Shade = shade(Color::Blue, 24, (38, 84, 124));
const BACK_LINE: Shade = shade(Color::White, 153, (165, 200, 228));
const OUTLINE: Shade = shade(Color::DarkGray, 101, (140, 122, 92));
const INK: Shade = shade(Color::Black, 234, (34, 34, 34));
const GOLD: Shade = shade(Color::Yellow, 178, (214, 170, 60));
const BAD: Shade = shade(Color::Red, 167, (220, 84, 84));
const GOOD: Shade = shade(Color::Green, 71, (92, 176, 104));
const DIM: Shade = shade(Color::DarkGray, 244, (128, 128, 128));

/// One colour per number, dark enough for ivory.
const PIPS: [Shade; 10] = [
    shade(Color::DarkGray, 242, (110, 110, 110)),
    shade(Color::Blue, 25, (20, 88, 168)),
    shade(Color::Green, 28, (20, 122, 40)),
    shade(Color::Red, 160, (200, 32, 32)),
    shade(Color::Magenta, 90, (126, 20, 126)),
    shade(Color::Black, 130, (178, 86, 8)),
    shade(Color::Cyan, 30, (0, 122, 122)),
    shade(Color::Magenta, 125, (176, 16, 100)),
    shade(Color::Black, 94, (122, 76, 20)),
    shade(Color::Blue, 18, (16, 24, 130)),
];

/// One colour per team, readable on dark and on light; as many as seats that
/// share a map.
const TEAMS: [Shade; 10] = [
    shade(Color::Cyan, 37, (38, 162, 170)),
    shade(Color::Magenta, 170, (204, 90, 190)),
    shade(Color::Yellow, 172, (204, 132, 30)),
    shade(Color::Blue, 68, (90, 134, 204)),
    shade(Color::Green, 71, (96, 172, 96)),
    shade(Color::Red, 167, (210, 92, 92)),
    shade(Color::LightYellow, 185, (222, 214, 92)),
    shade(Color::LightBlue, 141, (170, 140, 240)),
    shade(Color::LightMagenta, 217, (245, 170, 190)),
    shade(Color::LightGreen, 156, (170, 240, 130)),
];

impl Theme {
    /// Returns what this terminal can show.
    pub(super) fn of_terminal() -> Theme {
        let said = |name: &str| std::env::var(name).unwrap_or_default();
        Theme::of(&said("NO_COLOR"), &said("TERM"), &said("COLORTERM"))
    }

    /// Returns what a terminal that says this can show.
    pub(super) fn of(no_color: &str, term: &str, colorterm: &str) -> Theme {
        let depth = if !no_color.is_empty() || term == "dumb" {
            Depth::Plain
        } else if matches!(colorterm, "truecolor" | "24bit") {
            Depth::True
        } else if term.contains("256") {
            Depth::Palette
        } else {
            Depth::Sixteen
        };
        Theme { depth }
    }

    fn color(&self, shade: &Shade) -> Color {
        match self.depth {
            Depth::Plain => Color::Reset,
            Depth::Sixteen => shade.sixteen,
            Depth::Palette => Color::Indexed(shade.palette),
            Depth::True => Color::Rgb(shade.exact.0, shade.exact.1, shade.exact.2),
        }
    }

    fn style(&self, front: &Shade, back: Option<&Shade>, modifier: Modifier) -> Style {
        let style = Style::new().add_modifier(modifier);
        if self.depth == Depth::Plain {
            return style;
        }
        let style = style.fg(self.color(front));
        match back {
            Some(back) => style.bg(self.color(back)),
            None => style,
        }
    }

    /// Returns the look of the cloth.
    pub(super) fn felt(&self) -> Style {
        if self.depth == Depth::Sixteen {
            // Sixteen colours have no dark green that white tiles stand out on.
            return Style::new();
        }
        self.style(&FELT_TEXT, Some(&FELT), Modifier::empty())
    }

    /// Returns the look of an ink on the cloth.
    pub(super) fn on_felt(&self, ink: Ink) -> Style {
        let none = Modifier::empty();
        let bold = Modifier::BOLD;
        match ink {
            Ink::Plain => self.felt(),
            Ink::Dim => self.style(&INK, Some(&IVORY_DULL), Modifier::DIM),
            Ink::Bold => self.felt().add_modifier(bold),
            Ink::Tile => self.style(&OUTLINE, Some(&IVORY), none),
            Ink::TileFresh => self.style(&INK, Some(&IVORY_FRESH), bold),
            Ink::Back => self.style(&BACK_LINE, Some(&BACK), none),
            Ink::Pip(number) => self.style(self.pip(number), Some(&IVORY), bold),
            Ink::Face => self.style(&INK, Some(&IVORY), bold),
            Ink::Tint(colour) => self.tint(colour),
            Ink::Accent if self.depth == Depth::Plain => {
                Style::new().add_modifier(Modifier::REVERSED)
            }
            Ink::Accent => self.style(&INK, Some(&IVORY_CHOSEN), bold),
            Ink::Ghost => self.felt().patch(self.style(&IVORY_CHOSEN, None, bold)),
            Ink::End => self.felt().patch(self.style(&GOLD, None, bold)),
            Ink::Seat(number) => self.felt().patch(self.team(usize::from(number))),
            Ink::Warn => self.felt().patch(self.bad()),
            Ink::Good => self.felt().patch(self.good()),
        }
    }

    /// Returns the look of a face that is a colour: a ground of that colour, as
    /// near as the terminal can, and letters that stand out on it.
    fn tint(&self, colour: [u8; 3]) -> Style {
        let [red, green, blue] = colour.map(u32::from);
        let is_dark = red * 299 + green * 587 + blue * 114 < 140_000;
        let (front, ground) = match self.depth {
            Depth::Plain => return Style::new().add_modifier(Modifier::BOLD),
            Depth::Sixteen => {
                let front = if is_dark { Color::White } else { Color::Black };
                (front, nearest_of_sixteen(colour))
            }
            Depth::Palette => {
                let [red, green, blue] = colour.map(|it| (u16::from(it) * 5 + 127) / 255);
                let ground = 16 + 36 * red + 6 * green + blue;
                let front = Color::Indexed(if is_dark { 231 } else { 16 });
                (front, Color::Indexed(ground as u8))
            }
            Depth::True => {
                let front = if is_dark { 255 } else { 0 };
                let [red, green, blue] = colour;
                (
                    Color::Rgb(front, front, front),
                    Color::Rgb(red, green, blue),
                )
            }
        };
        Style::new()
            .fg(front)
            .bg(ground)
            .add_modifier(Modifier::BOLD)
    }

    fn pip(&self, number: u8) -> &'static Shade {
        PIPS.get(usize::from(number)).unwrap_or(&INK)
    }

    /// Returns the look of a team's names.
    pub(super) fn team(&self, team: usize) -> Style {
        self.style(&TEAMS[team % TEAMS.len()], None, Modifier::BOLD)
    }

    /// Returns the look of headings.
    pub(super) fn title(&self) -> Style {
        self.style(&GOLD, None, Modifier::BOLD)
    }

    /// Returns the look of borders and other quiet things.
    pub(super) fn quiet(&self) -> Style {
        self.style(&DIM, None, Modifier::empty())
    }

    /// Returns the look of what is chosen.
    pub(super) fn chosen(&self) -> Style {
        match self.depth {
            Depth::Plain => Style::new().add_modifier(Modifier::REVERSED),
            Depth::Sixteen | Depth::Palette | Depth::True => {
                self.style(&INK, Some(&IVORY_CHOSEN), Modifier::BOLD)
            }
        }
    }

    /// Returns the look of a key in the line at the foot.
    pub(super) fn key(&self) -> Style {
        self.style(&GOLD, None, Modifier::BOLD)
    }

    /// Returns the look of bad news.
    pub(super) fn bad(&self) -> Style {
        self.style(&BAD, None, Modifier::BOLD)
    }

    /// Returns the look of good news.
    pub(super) fn good(&self) -> Style {
        self.style(&GOOD, None, Modifier::BOLD)
    }

    /// Returns the look of the bar at the top.
    pub(super) fn bar(&self) -> Style {
        match self.depth {
            Depth::Plain => Style::new().add_modifier(Modifier::REVERSED),
            Depth::Sixteen => Style::new().fg(Color::White).bg(Color::Blue),
            Depth::Palette | Depth::True => self.style(&IVORY, Some(&FELT), Modifier::BOLD),
        }
    }
}

/// Returns the colour of the sixteen that is nearest to one.
fn nearest_of_sixteen(colour: [u8; 3]) -> Color {
    const SIXTEEN: [(Color, [u8; 3]); 14] = [
        (Color::Black, [0, 0, 0]),
        (Color::DarkGray, [110, 110, 110]),
        (Color::Gray, [190, 190, 190]),
        (Color::White, [255, 255, 255]),
        (Color::Red, [200, 30, 30]),
        (Color::LightRed, [255, 110, 110]),
        (Color::Green, [30, 150, 50]),
        (Color::LightGreen, [110, 240, 110]),
        (Color::Yellow, [235, 200, 20]),
        (Color::Blue, [30, 60, 200]),
        (Color::LightBlue, [100, 150, 255]),
        (Color::Magenta, [150, 40, 170]),
        (Color::LightMagenta, [255, 110, 200]),
        (Color::Cyan, [20, 165, 175]),
    ];
    let distance = |other: [u8; 3]| -> u32 {
        let channels = colour.iter().zip(other);
        channels
            .map(|(it, other)| u32::from(it.abs_diff(other)).pow(2))
            .sum()
    };
    let nearest = SIXTEEN.into_iter().min_by_key(|(_, rgb)| distance(*rgb));
    nearest.map_or(Color::Gray, |(color, _)| color)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colour_nothing_is_coloured() {
        let theme = Theme::of("1", "xterm-256color", "truecolor");
        let inks = [
            Ink::Plain,
            Ink::Dim,
            Ink::Tile,
            Ink::Accent,
            Ink::Pip(3),
            Ink::Ghost,
            Ink::Tint([200, 20, 20]),
        ];
        for ink in inks {
            let style = theme.on_felt(ink);
            assert_eq!((style.fg, style.bg), (None, None), "{ink:?}");
        }
        assert_eq!(theme.bar().bg, None);
    }

    #[test]
    fn colours_are_shown_as_near_as_the_terminal_can() {
        let ground = |term: &str, colorterm: &str| {
            let theme = Theme::of("", term, colorterm);
            theme.on_felt(Ink::Tint([214, 40, 40])).bg
        };
        assert_eq!(ground("xterm", ""), Some(Color::Red));
        assert_eq!(ground("xterm-256color", ""), Some(Color::Indexed(167)));
        assert_eq!(
            ground("xterm-256color", "truecolor"),
            Some(Color::Rgb(214, 40, 40))
        );
    }

    #[test]
    fn the_terminal_says_how_many_colours_it_has() {
        assert_eq!(Theme::of("", "xterm", "").depth, Depth::Sixteen);
        assert_eq!(Theme::of("", "screen-256color", "").depth, Depth::Palette);
        assert_eq!(Theme::of("", "xterm", "truecolor").depth, Depth::True);
    }
}
