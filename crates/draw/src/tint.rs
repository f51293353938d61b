//! Faces that are colours: which colour, and how their names are shortened.

use tapete_game::Tint;

/// The shortest name of a colour, in letters: fewer are hard to read.
const LETTERS_MIN: usize = 3;

/// A colour as red, green and blue.
pub(crate) type Rgb = [u8; 3];

/// Returns the colour of a face, if it is one. A colour that is not written
/// as `#rrggbb` counts as none.
pub(crate) fn colour_of(palette: &[Tint], face: &str) -> Option<Rgb> {
    let tint = palette.iter().find(|tint| tint.face == face)?;
    let digits = tint.colour.strip_prefix('#')?;
    if digits.len() != 6 || !digits.bytes().all(|it| it.is_ascii_hexdigit()) {
        return None;
    }
    let number = u32::from_str_radix(digits, 16).ok()?;
    let [_, red, green, blue] = number.to_be_bytes();
    Some([red, green, blue])
}

/// Returns the first letters of a colour's name: as many as tell it from the
/// other colours, and a few at least.
pub(crate) fn short_name<'a>(palette: &[Tint], face: &'a str) -> &'a str {
    let others = palette.iter().filter(|tint| tint.face != face);
    let n_told = others
        .map(|tint| n_common(face, &tint.face) + 1)
        .max()
        .unwrap_or(1);
    let n_letters = n_told.max(LETTERS_MIN);
    match face.char_indices().nth(n_letters) {
        Some((end, _)) => &face[..end],
        None => face,
    }
}

/// Returns how bright a colour looks, from 0 to 255.
pub(crate) fn brightness([red, green, blue]: Rgb) -> u32 {
    (u32::from(red) * 299 + u32::from(green) * 587 + u32::from(blue) * 114) / 1000
}

fn n_common(face: &str, other: &str) -> usize {
    let pairs = face.chars().zip(other.chars());
    pairs.take_while(|(it, other)| it == other).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn palette(names: &[&str]) -> Vec<Tint> {
        let tint = |name: &&str| Tint {
            face: (*name).to_owned(),
            colour: "#0a80ff".to_owned(),
        };
        names.iter().map(tint).collect()
    }

    #[test]
    fn only_whole_colours_count() {
        let mut palette = palette(&["red", "blue", "odd"]);
        palette[1].colour = "#0a80f".to_owned();
        palette[2].colour = "#+a80f\"".to_owned();
        assert_eq!(colour_of(&palette, "red"), Some([10, 128, 255]));
        assert_eq!(colour_of(&palette, "blue"), None);
        assert_eq!(colour_of(&palette, "odd"), None);
        assert_eq!(colour_of(&palette, "green"), None);
    }

    #[test]
    fn short_names_differ() {
        let palette = palette(&["amarillo", "amaranto", "ñandú", "sol"]);
        assert_eq!(short_name(&palette, "amarillo"), "amari");
        assert_eq!(short_name(&palette, "amaranto"), "amara");
        assert_eq!(short_name(&palette, "ñandú"), "ñan");
        assert_eq!(short_name(&palette, "sol"), "sol");
    }
}
