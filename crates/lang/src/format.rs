//! Canonical text.
use crate::{FileId, Problems, Sources};
/// Returns the text of a file without syntax errors in canonical form.
pub fn format(sources: &Sources, file: FileId) -> Result<String, Problems> {
    let mut problems = Problems::new();
    crate::parse(sources, file, &mut problems);
    Ok(sources.text(file).to_owned())
}
