//! An SVG as a PNG picture.

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::Tree;

use crate::error::DrawError;
use crate::font;

/// The most pixels of one picture: 4 bytes each must fit in memory well.
pub const PIXELS_MAX: u64 = 32_000_000;

/// Draws an SVG as a PNG, `scale` times as large.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, DrawError> {
    let tree = parse(svg)?;
    if !scale.is_finite() || scale <= 0.0 {
        return Err(DrawError::BadScale(scale));
    }
    let width = (tree.size().width() * scale).ceil();
    let height = (tree.size().height() * scale).ceil();
    check_pixels(f64::from(width) * f64::from(height))?;
    let pixmap = rendered(svg, &tree, scale, (width as u32, height as u32))?;
    pixmap
        .encode_png()
        .map_err(|error| DrawError::Encoding(error.to_string()))
}

/// Reads an SVG with the embedded font.
pub(crate) fn parse(svg: &str) -> Result<Tree, DrawError> {
    Tree::from_str(svg, &font::options()).map_err(|error| DrawError::BadSvg(error.to_string()))
}

/// Refuses pictures that are too large.
pub(crate) fn check_pixels(n_pixels: f64) -> Result<(), DrawError> {
    if n_pixels <= PIXELS_MAX as f64 {
        return Ok(());
    }
    Err(DrawError::TooManyPixels {
        n_pixels: n_pixels as u64,
        pixels_max: PIXELS_MAX,
    })
}

/// Draws an SVG and what was read from it in the middle of a sheet of that
/// size, on the same ground.
pub(crate) fn rendered(
    svg: &str,
    tree: &Tree,
    scale: f32,
    (width, height): (u32, u32),
) -> Result<Pixmap, DrawError> {
    let mut pixmap = Pixmap::new(width.max(1), height.max(1)).ok_or(DrawError::TooManyPixels {
        n_pixels: u64::from(width) * u64::from(height),
        pixels_max: PIXELS_MAX,
    })?;
    let [red, green, blue] = crate::svg::edge_colour(svg);
    pixmap.fill(Color::from_rgba8(red, green, blue, 255));
    let right = (width as f32 - tree.size().width() * scale).max(0.0) / 2.0;
    let down = (height as f32 - tree.size().height() * scale).max(0.0) / 2.0;
    let transform = Transform::from_scale(scale, scale).post_translate(right.floor(), down.floor());
    resvg::render(tree, transform, &mut pixmap.as_mut());
    Ok(pixmap)
}

#[cfg(test)]
mod tests;
