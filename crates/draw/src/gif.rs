//! A row of pictures as one moving GIF.

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use resvg::tiny_skia::Pixmap;
use resvg::usvg::Tree;

use crate::error::DrawError;
use crate::png::{check_pixels, parse, rendered};

/// The most frames of a moving picture; longer than any match one would watch.
pub const FRAMES_MAX: usize = 1000;

/// The most pixels of all frames together: drawing them is the slow part.
const PIXELS_TOTAL_MAX: u64 = 600_000_000;

/// The last frame stays this many times as long, so that the end can be read.
const LAST_FRAME_TIMES: u16 = 5;

/// How a moving picture is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GifOptions {
    /// How long each frame stays, in hundredths of a second.
    pub delay_centiseconds: u16,
    /// Width in pixels; the height follows from the tallest frame.
    pub width: u16,
}

impl Default for GifOptions {
    fn default() -> GifOptions {
        GifOptions {
            delay_centiseconds: 80,
            width: 640,
        }
    }
}

/// Draws SVG frames as a GIF that repeats for ever.
///
/// All frames get the size of the largest one and share one palette. The last
/// frame stays longer. [`svg_frames`](crate::svg_frames) makes frames of a
/// match in which nothing jumps.
pub fn gif(
    frames: impl Iterator<Item = String>,
    options: GifOptions,
) -> Result<Vec<u8>, DrawError> {
    let frames: Vec<String> = frames.take(FRAMES_MAX + 1).collect();
    if frames.len() > FRAMES_MAX {
        return Err(DrawError::TooManyFrames {
            frames_max: FRAMES_MAX,
        });
    }
    let size = common_size(&frames, options.width)?;
    let palette = Palette::of(&frames, size)?;
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, size.0, size.1, &palette.colours).map_err(failed)?;
    encoder.set_repeat(Repeat::Infinite).map_err(failed)?;
    let mut index_of = palette.index();
    let mut shown: Vec<u8> = Vec::new();
    for (number, svg) in (1..).zip(&frames) {
        let pixmap = drawn(svg, size)?;
        let pixels: Vec<u8> = pixmap
            .data()
            .chunks_exact(4)
            .map(|it| index_of.find(it))
            .collect();
        let mut frame = changed_part(&shown, &pixels, size);
        frame.delay = if number == frames.len() {
            options.delay_centiseconds.saturating_mul(LAST_FRAME_TIMES)
        } else {
            options.delay_centiseconds
        };
        encoder.write_frame(&frame).map_err(failed)?;
        shown = pixels;
    }
    drop(encoder);
    Ok(bytes)
}

fn failed(error: gif::EncodingError) -> DrawError {
    DrawError::Encoding(error.to_string())
}

/// Returns the size in pixels that all frames get.
fn common_size(frames: &[String], width: u16) -> Result<(u16, u16), DrawError> {
    let width = width.max(1);
    let mut height = 0_f64;
    for svg in frames {
        let tree = parse(svg)?;
        height = height.max(f64::from(tree.size().height() * scale_of(&tree, width)).ceil());
    }
    if frames.is_empty() {
        return Err(DrawError::NoFrames);
    }
    let n_pixels = f64::from(width) * height;
    check_pixels(n_pixels)?;
    let n_pixels_total = n_pixels * frames.len() as f64;
    if n_pixels_total > PIXELS_TOTAL_MAX as f64 || height > f64::from(u16::MAX) {
        return Err(DrawError::TooManyPixels {
            n_pixels: n_pixels_total as u64,
            pixels_max: PIXELS_TOTAL_MAX,
        });
    }
    Ok((width, height as u16))
}

fn scale_of(tree: &Tree, width: u16) -> f32 {
    f32::from(width) / tree.size().width()
}

fn drawn(svg: &str, (width, height): (u16, u16)) -> Result<Pixmap, DrawError> {
    let tree = parse(svg)?;
    let scale = scale_of(&tree, width);
    rendered(svg, &tree, scale, (u32::from(width), u32::from(height)))
}

/// The colours that all frames share.
struct Palette {
    quant: NeuQuant,
    colours: Vec<u8>,
}

impl Palette {
    /// Learns the colours from the first, the middle and the last frame.
    fn of(frames: &[String], size: (u16, u16)) -> Result<Palette, DrawError> {
        let last = frames.len().saturating_sub(1);
        let mut samples = vec![0, last / 2, last];
        samples.dedup();
        let mut pixels = Vec::new();
        for index in samples {
            pixels.extend_from_slice(drawn(&frames[index], size)?.data());
        }
        let quant = NeuQuant::new(QUALITY, 256, &pixels);
        let colours = quant.color_map_rgb();
        Ok(Palette { quant, colours })
    }

    fn index(&self) -> PaletteIndex<'_> {
        PaletteIndex {
            palette: self,
            known: vec![UNKNOWN; 1 << 18],
        }
    }
}

/// 1 looks at every pixel, 30 at few of them.
const QUALITY: i32 = 10;

const UNKNOWN: u16 = u16::MAX;

/// Finds the nearest colour, once per colour of 6 bits a channel.
struct PaletteIndex<'a> {
    palette: &'a Palette,
    known: Vec<u16>,
}

impl PaletteIndex<'_> {
    fn find(&mut self, pixel: &[u8]) -> u8 {
        let [red, green, blue, ..] = *pixel else {
            return 0;
        };
        let slot =
            usize::from(red >> 2) << 12 | usize::from(green >> 2) << 6 | usize::from(blue >> 2);
        if self.known[slot] == UNKNOWN {
            let index = self.palette.quant.index_of(&[red, green, blue, 255]);
            self.known[slot] = index as u16;
        }
        self.known[slot] as u8
    }
}

/// Returns a frame with the smallest rectangle that differs from what is shown.
fn changed_part(shown: &[u8], pixels: &[u8], (width, height): (u16, u16)) -> Frame<'static> {
    let row_length = usize::from(width);
    let mut top = usize::from(height);
    let (mut bottom, mut left, mut right) = (0, row_length, 0);
    for (row, line) in pixels.chunks_exact(row_length).enumerate() {
        let before = shown.chunks_exact(row_length).nth(row);
        let differs = |column: &usize| before.is_none_or(|it| it[*column] != line[*column]);
        if let Some(first) = (0..row_length).find(differs) {
            let last = (0..row_length).rfind(differs).unwrap_or(first);
            top = top.min(row);
            bottom = row;
            left = left.min(first);
            right = right.max(last);
        }
    }
    if top > bottom {
        // Nothing changed; a frame must still have a pixel to last.
        (top, bottom, left, right) = (0, 0, 0, 0);
    }
    let part: Vec<u8> = pixels
        .chunks_exact(row_length)
        .skip(top)
        .take(bottom + 1 - top)
        .flat_map(|line| line[left..=right].iter().copied())
        .collect();
    Frame {
        left: left as u16,
        top: top as u16,
        width: (right + 1 - left) as u16,
        height: (bottom + 1 - top) as u16,
        dispose: DisposalMethod::Keep,
        buffer: part.into(),
        ..Frame::default()
    }
}

#[cfg(test)]
mod tests;
