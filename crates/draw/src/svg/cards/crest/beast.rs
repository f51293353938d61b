//! A beast: a body whose outline follows the letters of its name, the same on
//! both sides, with horns, eyes and a mouth.

use super::super::super::pen::{Pen, number};
use super::super::shades::Shades;
use super::{Seal, around, point, polygon, rounded};

/// The points of one side of a body, from the top to the bottom.
const POINTS: usize = 8;

/// Draws a beast no further from the middle than `reach`.
pub(in super::super) fn beast(
    pen: &mut Pen,
    name: &str,
    shades: &Shades,
    middle: (f64, f64),
    reach: f64,
) {
    let seal = Seal { name };
    let body = Body {
        middle,
        radius: reach * 0.85,
        light: shades.light(),
        tone: shades.middle(),
        deep: shades.deep(),
    };
    body.horns(pen, &seal);
    let outline = match seal.choice(2, 3) {
        0 => polygon(&body.points(&seal, 1.0)),
        _ => rounded(&body.points(&seal, 1.08)),
    };
    pen.raw(&format!(
        "<path d=\"{outline}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.2\" \
         stroke-linejoin=\"round\"/>",
        body.light, body.deep
    ));
    let inner = rounded(&body.points(&seal, 0.74));
    pen.raw(&format!(
        "<path d=\"{inner}\" fill=\"{}\" fill-opacity=\"0.75\"/>",
        body.tone
    ));
    body.eyes(pen, &seal);
    body.mouth(pen, &seal);
}

struct Body {
    middle: (f64, f64),
    radius: f64,
    light: String,
    tone: String,
    deep: String,
}

impl Body {
    /// Lists the points of the outline clockwise from the top.
    fn points(&self, seal: &Seal, size: f64) -> Vec<(f64, f64)> {
        let last = POINTS - 1;
        let radius = |index: usize| {
            // The top and the sides must leave room for a face.
            let least = 0.7 + 0.1 * (index % 2) as f64;
            let part = least + (1.0 - least) * seal.letter(index);
            (self.radius * part * size).min(self.radius)
        };
        let angle = |index: usize| index as f64 * 180.0 / last as f64;
        let right = (0..=last).map(|it| around(self.middle, angle(it), radius(it)));
        let left = (1..last).rev();
        let left = left.map(|it| around(self.middle, -angle(it), radius(it)));
        right.chain(left).collect()
    }

    fn horns(&self, pen: &mut Pen, seal: &Seal) {
        let turn = 24.0 + 26.0 * seal.part(3);
        let far = self.radius * 1.16;
        let near = self.radius * 0.45;
        for side in [-1.0, 1.0] {
            let tip = around(self.middle, side * turn, far);
            let look = format!(
                "fill=\"{}\" stroke=\"{}\" stroke-width=\"1\" stroke-linejoin=\"round\"",
                self.tone, self.deep
            );
            let drawn = match seal.choice(4, 4) {
                // Ears.
                0 => {
                    let ear = around(self.middle, side * turn, self.radius * 0.86);
                    circle(ear, self.radius * 0.27, &look)
                }
                // Feelers.
                1 => {
                    let root = around(self.middle, side * turn * 0.6, near);
                    let knob = circle(tip, self.radius * 0.09, &look);
                    format!(
                        "<path d=\"M{}Q{} {}\" fill=\"none\" stroke=\"{}\" \
                         stroke-width=\"1.6\"/>{knob}",
                        point(root),
                        point(around(self.middle, side * turn * 0.5, far * 0.9)),
                        point(tip),
                        self.light,
                    )
                }
                // Curved horns.
                2 => format!(
                    "<path d=\"M{}Q{} {}Q{} {}Z\" {look}/>",
                    point(around(self.middle, side * (turn - 18.0), near)),
                    point(around(self.middle, side * (turn - 22.0), far * 0.8)),
                    point(tip),
                    point(around(self.middle, side * (turn + 26.0), far * 0.85)),
                    point(around(self.middle, side * (turn + 26.0), near)),
                ),
                // Straight horns.
                _ => format!(
                    "<path d=\"M{}L{}L{}Z\" {look}/>",
                    point(around(self.middle, side * (turn - 20.0), near)),
                    point(tip),
                    point(around(self.middle, side * (turn + 20.0), near)),
                ),
            };
            pen.raw(&drawn);
        }
    }

    fn eyes(&self, pen: &mut Pen, seal: &Seal) {
        let radius = self.radius * (0.14 + 0.06 * seal.part(6));
        let y = self.middle.1 - self.radius * 0.14;
        let apart = self.radius * (0.24 + 0.08 * seal.part(7));
        let x = self.middle.0;
        let (eyes, radius) = match seal.choice(5, 6) {
            0 => (vec![(x, y)], radius * 1.6),
            1 => {
                let third = (x, y - self.radius * 0.22);
                (vec![(x - apart, y), third, (x + apart, y)], radius * 0.85)
            }
            _ => (vec![(x - apart, y), (x + apart, y)], radius),
        };
        let is_slit = seal.choice(8, 3) == 0;
        for eye in eyes {
            let look = format!(
                "fill=\"#fff\" stroke=\"{}\" stroke-width=\"0.8\"",
                self.deep
            );
            pen.raw(&circle(eye, radius, &look));
            let fill = format!("fill=\"{}\"", self.deep);
            if is_slit {
                pen.raw(&format!(
                    "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" {fill}/>",
                    number(eye.0),
                    number(eye.1),
                    number(radius * 0.26),
                    number(radius * 0.8),
                ));
            } else {
                pen.raw(&circle(eye, radius * 0.5, &fill));
                let glint = (eye.0 + radius * 0.2, eye.1 - radius * 0.22);
                pen.raw(&circle(glint, radius * 0.18, "fill=\"#fff\""));
            }
        }
    }

    fn mouth(&self, pen: &mut Pen, seal: &Seal) {
        let half = self.radius * (0.22 + 0.12 * seal.part(9));
        let (x, y) = (self.middle.0, self.middle.1 + self.radius * 0.27);
        let at = |right: f64, down: f64| point((x + right * half, y + down * half));
        let fill = format!("fill=\"{}\"", self.deep);
        let line = format!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"1.3\" stroke-linecap=\"round\"",
            self.deep
        );
        let drawn = match seal.choice(10, 4) {
            // A smile.
            0 => format!(
                "<path d=\"M{}Q{} {}\" {line}/>",
                at(-1.0, 0.0),
                at(0.0, 0.9),
                at(1.0, 0.0)
            ),
            // Teeth.
            1 => format!(
                "<path d=\"M{}L{}L{}L{}L{}L{}L{}\" {line} stroke-linejoin=\"round\"/>",
                at(-1.0, 0.0),
                at(-0.67, 0.45),
                at(-0.33, 0.0),
                at(0.0, 0.45),
                at(0.33, 0.0),
                at(0.67, 0.45),
                at(1.0, 0.0),
            ),
            // Wide open, with two fangs.
            2 => format!(
                "<path d=\"M{}Q{} {}Z\" {fill}/><path d=\"M{}L{}L{}ZM{}L{}L{}Z\" fill=\"#fff\"/>",
                at(-1.0, 0.0),
                at(0.0, 1.9),
                at(1.0, 0.0),
                at(-0.7, 0.0),
                at(-0.5, 0.5),
                at(-0.3, 0.0),
                at(0.3, 0.0),
                at(0.5, 0.5),
                at(0.7, 0.0),
            ),
            // A beak.
            _ => format!(
                "<path d=\"M{}L{}L{}Z\" {fill}/>",
                at(-0.6, -0.2),
                at(0.6, -0.2),
                at(0.0, 0.8)
            ),
        };
        pen.raw(&drawn);
    }
}

fn circle((x, y): (f64, f64), radius: f64, look: &str) -> String {
    format!(
        "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {look}/>",
        number(x),
        number(y),
        number(radius)
    )
}
