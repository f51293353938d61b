//! A sign: petals around a core, as many, as long and of the kind that the
//! letters of the name say.

use super::super::super::pen::{Pen, number};
use super::super::shades::Shades;
use super::{Seal, around, point, polygon};

/// Draws a sign no further from the middle than `reach`.
pub(in super::super) fn sign(
    pen: &mut Pen,
    name: &str,
    shades: &Shades,
    middle: (f64, f64),
    reach: f64,
) {
    let seal = Seal { name };
    let (light, tone, deep) = (shades.light(), shades.middle(), shades.deep());
    let circle = |radius: f64, look: &str| {
        format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {look}/>",
            number(middle.0),
            number(middle.1),
            number(radius)
        )
    };
    let ring =
        format!("fill=\"none\" stroke=\"{light}\" stroke-opacity=\"0.55\" stroke-width=\"0.8\"");
    pen.raw(&circle(reach * 0.97, &ring));
    const FOLDS: [usize; 5] = [5, 6, 8, 10, 12];
    let n_petals = FOLDS[seal.choice(1, FOLDS.len() as u64) as usize];
    let step = 360.0 / n_petals as f64;
    // Every second petal is shorter where there are enough of them.
    let lengths = [
        0.74 + 0.2 * seal.letter(0),
        match n_petals % 2 {
            0 => 0.45 + 0.25 * seal.letter(1),
            _ => 0.74 + 0.2 * seal.letter(0),
        },
    ];
    let kind = seal.choice(2, 4);
    for index in 0..n_petals {
        let turn = index as f64 * step;
        let length = reach * lengths[index % 2];
        let fill = if index % 2 == 0 { &light } else { &tone };
        let look = format!(
            "fill=\"{fill}\" stroke=\"{deep}\" stroke-width=\"0.7\" stroke-linejoin=\"round\""
        );
        let at = |angle: f64, part: f64| point(around(middle, turn + angle, length * part));
        let wide = step * 0.42;
        let drawn = match kind {
            // Leaves.
            0 => format!(
                "<path d=\"M{}Q{} {}Q{} {}Z\" {look}/>",
                at(0.0, 0.1),
                at(wide, 0.62),
                at(0.0, 1.0),
                at(-wide, 0.62),
                at(0.0, 0.1),
            ),
            // Spears.
            1 => format!(
                "<path d=\"M{}L{}L{}L{}Z\" {look}/>",
                at(0.0, 0.15),
                at(wide * 0.8, 0.5),
                at(0.0, 1.0),
                at(-wide * 0.8, 0.5),
            ),
            // Blades that turn.
            2 => format!(
                "<path d=\"M{}Q{} {}Q{} {}Z\" {look}/>",
                at(-wide, 0.3),
                at(-wide * 0.4, 0.85),
                at(wide, 1.0),
                at(wide * 0.5, 0.6),
                at(wide, 0.3),
            ),
            // Drops.
            _ => {
                let (x, y) = around(middle, turn, length * 0.8);
                let radius = (length * 0.2).min(reach * 0.8 * step.to_radians() * 0.42);
                format!(
                    "<path d=\"M{}L{}\" fill=\"none\" stroke=\"{light}\" stroke-width=\"0.9\"/>\
                     <circle cx=\"{}\" cy=\"{}\" r=\"{}\" {look}/>",
                    at(0.0, 0.2),
                    at(0.0, 0.7),
                    number(x),
                    number(y),
                    number(radius),
                )
            }
        };
        pen.raw(&drawn);
    }
    let core = reach * (0.24 + 0.08 * seal.part(3));
    let look = format!("fill=\"{deep}\" stroke=\"{light}\" stroke-width=\"0.9\"");
    match seal.choice(4, 3) {
        0 => pen.raw(&circle(core, &look)),
        more => {
            let n_corners = 3 + more as usize;
            let corners: Vec<(f64, f64)> = (0..n_corners)
                .map(|it| around(middle, it as f64 * 360.0 / n_corners as f64, core * 1.15))
                .collect();
            pen.raw(&format!("<path d=\"{}\" {look}/>", polygon(&corners)));
        }
    }
    pen.raw(&circle(core * 0.36, "fill=\"#fff\""));
}
