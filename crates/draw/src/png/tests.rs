//! Pictures have the size that was asked for, and limits.

use super::*;
use crate::sample::{options, view};
use crate::svg;

#[test]
fn a_png_has_its_header_and_size() {
    let picture = svg(&view(5, 2, 7), &options(600));
    let tree = parse(&picture).expect("a picture");
    for scale in [0.5, 1.0, 2.0] {
        let bytes = png(&picture, scale).expect("a picture");
        assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
        let side = |at: usize| {
            u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
        };
        assert_eq!(side(16), (600.0 * scale) as u32);
        assert_eq!(side(20), (tree.size().height() * scale).ceil() as u32);
    }
}

#[test]
fn bad_wishes_are_refused() {
    let picture = svg(&view(5, 2, 7), &options(600));
    assert!(matches!(png("no svg", 1.0), Err(DrawError::BadSvg(_))));
    for scale in [0.0, -1.0, f32::NAN, f32::INFINITY] {
        assert!(matches!(png(&picture, scale), Err(DrawError::BadScale(_))));
    }
    let error = png(&picture, 100.0).expect_err("too large");
    assert!(error.to_string().contains("at most 32000000 are allowed"));
}

#[test]
fn letters_are_drawn_with_the_embedded_font() {
    let letters = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"40\">\
                   <text x=\"5\" y=\"30\" font-size=\"30\" fill=\"white\">ñ</text></svg>";
    let empty = letters.replace('ñ', "");
    assert_ne!(png(letters, 1.0), png(&empty, 1.0));
}
