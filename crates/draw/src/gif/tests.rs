//! Moving pictures have all their frames, in one size.

use gif::{DecodeOptions, Repeat};

use super::*;
use crate::sample::{options, view};
use crate::svg;

fn frames(n_frames: usize) -> impl Iterator<Item = String> {
    (0..n_frames).map(|n_tiles| svg(&view(n_tiles, 2, 7), &options(480)))
}

#[test]
fn a_gif_has_all_frames_and_the_last_one_lasts() {
    let wish = GifOptions {
        delay_centiseconds: 40,
        width: 240,
    };
    // The last two frames are equal; the second must be there all the same.
    let last = svg(&view(15, 2, 7), &options(480));
    let bytes = gif(frames(16).chain([last]), wish).expect("a moving picture");
    assert_eq!(&bytes[..6], b"GIF89a");
    let mut decoder = DecodeOptions::new()
        .read_info(bytes.as_slice())
        .expect("a gif");
    assert_eq!(decoder.width(), 240);
    let tallest = frames(16)
        .map(|it| parse(&it).expect("a picture").size().height())
        .fold(0.0, f32::max);
    assert_eq!(f32::from(decoder.height()), (tallest / 2.0).ceil());
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        delays.push(frame.delay);
    }
    assert_eq!(decoder.repeat(), Repeat::Infinite);
    assert_eq!(delays.len(), 17);
    assert!(delays[..16].iter().all(|delay| *delay == 40));
    assert_eq!(delays[16], 200);
}

#[test]
fn the_same_frames_give_the_same_bytes() {
    let wish = GifOptions {
        width: 120,
        ..GifOptions::default()
    };
    assert_eq!(gif(frames(3), wish), gif(frames(3), wish));
}

#[test]
fn too_many_frames_and_none_are_refused() {
    let wish = GifOptions::default();
    assert_eq!(gif(std::iter::empty(), wish), Err(DrawError::NoFrames));
    let error = gif(std::iter::repeat(String::new()), wish).expect_err("too many");
    assert_eq!(
        error.to_string(),
        "a moving picture can have at most 1000 frames"
    );
    let bad = gif(std::iter::once("<svg".to_owned()), wish);
    assert!(matches!(bad, Err(DrawError::BadSvg(_))));
}
