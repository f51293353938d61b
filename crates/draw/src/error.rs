//! Why a picture could not be made.

use std::fmt;

/// Why a picture could not be made.
#[derive(Clone, Debug, PartialEq)]
pub enum DrawError {
    /// The text is not an SVG that can be drawn.
    BadSvg(String),
    /// The scale is not a positive number.
    BadScale(f32),
    /// The picture would have more pixels than allowed.
    TooManyPixels {
        /// How many pixels it would have.
        n_pixels: u64,
        /// How many it may have.
        pixels_max: u64,
    },
    /// The moving picture would have more frames than allowed.
    TooManyFrames {
        /// How many it may have.
        frames_max: usize,
    },
    /// A moving picture needs at least one frame.
    NoFrames,
    /// The picture could not be written down.
    Encoding(String),
}

impl fmt::Display for DrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawError::BadSvg(reason) => write!(f, "cannot draw this svg: {reason}"),
            DrawError::BadScale(scale) => {
                write!(f, "a scale must be a positive number, not {scale}")
            }
            DrawError::TooManyPixels {
                n_pixels,
                pixels_max,
            } => write!(
                f,
                "the picture would have {n_pixels} pixels but at most {pixels_max} are allowed"
            ),
            DrawError::TooManyFrames { frames_max } => {
                write!(f, "a moving picture can have at most {frames_max} frames")
            }
            DrawError::NoFrames => write!(f, "a moving picture needs at least one frame"),
            DrawError::Encoding(reason) => write!(f, "cannot write the picture: {reason}"),
        }
    }
}

impl std::error::Error for DrawError {}
