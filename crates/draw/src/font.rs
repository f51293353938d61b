//! The one font of all pictures, embedded in the program.

#[cfg(feature = "pictures")]
pub use embedded::FONT_LICENCE;
#[cfg(feature = "pictures")]
pub(crate) use embedded::options;

/// The family name that pictures ask for.
pub(crate) const FONT_FAMILY: &str = "DejaVu Sans";

/// The font itself, for whoever draws letters; an SVG only names it.
#[cfg(feature = "pictures")]
mod embedded {
    use std::sync::{Arc, OnceLock};

    use resvg::usvg::{
        Options,
        fontdb::{Database, Source},
    };

    use super::FONT_FAMILY;

    /// The licence of the embedded font; whoever passes the program on passes
    /// this on too.
    pub const FONT_LICENCE: &str = include_str!("../fonts/LICENSE-DejaVu.txt");

    /// Returns the options with which pictures are read: our font, no other one.
    pub(crate) fn options() -> Options<'static> {
        Options {
            fontdb: fonts(),
            font_family: FONT_FAMILY.to_owned(),
            ..Options::default()
        }
    }

    fn fonts() -> Arc<Database> {
        static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
        let fonts = FONTS.get_or_init(|| {
            let mut fonts = Database::new();
            for font in [dejavu::sans::regular(), dejavu::sans::bold()] {
                fonts.load_font_source(Source::Binary(Arc::new(font)));
            }
            fonts.set_sans_serif_family(FONT_FAMILY);
            Arc::new(fonts)
        });
        Arc::clone(fonts)
    }
}
