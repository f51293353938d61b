//! The face of a fighter: its emblem with the element on a ribbon, life as a
//! bar, attack, and its states as badges.

use super::super::pen::{Anchor, Pen, number};
use super::lettering::Line;
use super::{Art, WIDTH, crest, icons};
use crate::card::Fighter;
use tapete_game::Mark;

/// Where the window is.
const WINDOW: (f64, f64) = (23.5, 60.0);

/// Where the bar is: its left edge and top, its width and height.
const BAR: ((f64, f64), (f64, f64)) = ((20.5, 93.5), (71.0, 10.0));

/// The states that get a badge; of more, the number is told.
const BADGES_MAX: usize = 3;

pub(super) fn draw(art: &mut Art, fighter: Fighter) {
    art.plate(fighter.name(), WIDTH - 10.5);
    let (top, height) = WINDOW;
    art.window(top, height);
    let middle = (50.0, top + height / 2.0 - 2.0);
    crest::beast(art.pen, fighter.name(), &art.shades, middle, 27.0);
    if fighter.is_dead() {
        icons::cross(art.pen, middle, 17.0);
    }
    art.ribbon(top + height, fighter.element());
    life(art.pen, fighter);
    let states = match fighter.is_dead() {
        true => &[],
        false => fighter.states(),
    };
    let right = if states.is_empty() { 92.0 } else { 47.0 };
    attack(art, fighter, (8.0, right));
    badges(art.pen, states);
}

fn life(pen: &mut Pen, fighter: Fighter) {
    let part = fighter.life_part();
    let (colour, heart) = match part {
        _ if part <= 0.0 => ("#555555", "#6b6b6b"),
        _ if part <= 0.25 => ("#c0271f", "#c0271f"),
        _ if part <= 0.5 => ("#c07a0c", "#c0271f"),
        _ => ("#2c8a3f", "#c0271f"),
    };
    let ((x, y), (width, height)) = BAR;
    icons::heart(pen, (14.0, y + height / 2.0 + 0.4), 10.0, heart);
    pen.rect((x, y), (width, height), 3.4, "fill=\"#2a2723\"");
    // Whoever lives has something to show.
    let filled = match part > 0.0 {
        true => (width * part).max(3.0),
        false => 0.0,
    };
    if filled > 0.0 {
        let look = format!("fill=\"{colour}\"");
        pen.rect((x, y), (filled, height), 3.4, &look);
        let (light, size) = ((x + 1.0, y + 1.0), ((filled - 2.0).max(0.5), 2.6));
        pen.rect(light, size, 1.3, "fill=\"#fff\" fill-opacity=\"0.28\"");
    }
    let line = Line::figure(&fighter.life(), 7.6, width - 4.0);
    let place = (x + width / 2.0, y + height / 2.0 + line.size() * 0.36);
    line.write(pen, place, "#ffffff", Anchor::Middle);
}

/// Draws the sword and the figure in the middle between two edges.
fn attack(art: &mut Art, fighter: Fighter, (left, right): (f64, f64)) {
    let sword_room = 15.0;
    let line = Line::figure(&fighter.attack(), 18.0, right - left - sword_room);
    let width = sword_room + line.width();
    let x = (left + right - width) / 2.0;
    let fill = art.shades.dark();
    icons::sword(art.pen, (x + 6.5, 120.0), 19.0, &fill);
    let place = (x + sword_room, 120.0 + line.size() * 0.37);
    line.write(art.pen, place, "#241d12", Anchor::Start);
}

fn badges(pen: &mut Pen, states: &[Mark]) {
    if states.is_empty() {
        return;
    }
    let n_shown = match states.len() > BADGES_MAX {
        true => BADGES_MAX - 1,
        false => states.len(),
    };
    let shown = states.iter().take(n_shown);
    let mut words: Vec<(String, &str)> = shown.map(|it| (it.text(), it.name.as_str())).collect();
    if states.len() > n_shown {
        words.push((format!("+{}", states.len() - n_shown), "+"));
    }
    let pitch = 8.8;
    let mut y = 120.0 - words.len() as f64 * pitch / 2.0;
    for (word, name) in words {
        let line = Line::fitting(&word, 6.0, true, 40.0);
        let width = line.width() + 5.0;
        let corner = (92.0 - width, y + 0.4);
        let look = format!(
            "fill=\"{}\" stroke=\"#fff\" stroke-opacity=\"0.5\" stroke-width=\"{}\"",
            badge_colour(name),
            number(0.6)
        );
        pen.rect(corner, (width, pitch - 0.8), 3.8, &look);
        let kind = (92.0 - width / 2.0, y + pitch / 2.0 + line.size() * 0.36);
        line.write(pen, kind, "#ffffff", Anchor::Middle);
        y += pitch;
    }
}

/// Returns the ground of a badge: each state has its own, dark enough for white
/// letters.
fn badge_colour(name: &str) -> &'static str {
    const COLOURS: [&str; 6] = [
        "#6a2c91", "#1f5f8b", "#8a3b12", "#2f5d3a", "#8b1e4b", "#3d3f8f",
    ];
    COLOURS[(crest::mixed(name, 5) % COLOURS.len() as u64) as usize]
}
