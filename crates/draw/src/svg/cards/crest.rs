//! Emblems made of the letters of a name: a beast for a fighter, a sign for a
//! plain card. The same name gives the same emblem everywhere.

mod beast;
mod sign;

pub(super) use beast::beast;
pub(super) use sign::sign;

use super::super::pen::number;

/// Mixes a text into a number that looks like luck; different uses of a text
/// get different numbers.
pub(super) fn mixed(text: &str, use_: u64) -> u64 {
    let mut mixed = use_.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0xcbf2_9ce4_8422_2325;
    for byte in text.bytes() {
        mixed = (mixed ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// What an emblem takes from a name.
struct Seal<'a> {
    name: &'a str,
}

impl Seal<'_> {
    /// Returns a number from 0 to 1 for a letter of the name; after the last
    /// letter it goes on with other numbers.
    fn letter(&self, index: usize) -> f64 {
        match self
            .name
            .chars()
            .filter(|it| it.is_alphanumeric())
            .nth(index)
        {
            Some(letter) if letter.is_ascii_alphabetic() => {
                let place = letter.to_ascii_lowercase() as u32 - u32::from('a');
                // Neighbours in the alphabet should not look alike.
                f64::from(place * 7 % 26) / 25.0
            }
            Some(letter) => f64::from(u32::from(letter) % 26) / 25.0,
            None => self.part(100 + index as u64),
        }
    }

    /// Returns a number from 0 to 1 for a use.
    fn part(&self, use_: u64) -> f64 {
        (mixed(self.name, use_) >> 40) as f64 / (1_u64 << 24) as f64
    }

    /// Chooses one of so many for a use.
    fn choice(&self, use_: u64, n_all: u64) -> u64 {
        mixed(self.name, use_) % n_all.max(1)
    }
}

/// Returns the point at an angle, in degrees clockwise from the top.
pub(super) fn around((x, y): (f64, f64), angle: f64, radius: f64) -> (f64, f64) {
    (x + sine(angle) * radius, y - sine(angle + 90.0) * radius)
}

/// Returns the sine of an angle in degrees. Machines differ in theirs by a hair,
/// and a picture is the same on all of them.
pub(super) fn sine(angle: f64) -> f64 {
    let turned = angle.rem_euclid(360.0);
    let folded = match turned {
        _ if turned > 270.0 => turned - 360.0,
        _ if turned > 90.0 => 180.0 - turned,
        _ => turned,
    };
    let x = folded.to_radians();
    let mut term = x;
    let mut sum = x;
    for index in 1..9 {
        let index = f64::from(index);
        term *= -x * x / (2.0 * index * (2.0 * index + 1.0));
        sum += term;
    }
    sum
}

fn point((x, y): (f64, f64)) -> String {
    format!("{} {}", number(x), number(y))
}

/// Returns a closed path with a corner at each point.
fn polygon(points: &[(f64, f64)]) -> String {
    let points: Vec<String> = points.iter().map(|it| point(*it)).collect();
    format!("M{}Z", points.join("L"))
}

/// Returns a closed path that bends smoothly past the points.
fn rounded(points: &[(f64, f64)]) -> String {
    let between = |one: (f64, f64), other: (f64, f64)| {
        point(((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0))
    };
    let mut path = String::new();
    if let (Some(first), Some(last)) = (points.first(), points.last()) {
        path.push_str(&format!("M{}", between(*last, *first)));
    }
    let following = points.iter().cycle().skip(1);
    for (at, next) in points.iter().zip(following) {
        path.push_str(&format!("Q{} {}", point(*at), between(*at, *next)));
    }
    path.push('Z');
    path
}
