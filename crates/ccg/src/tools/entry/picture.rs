//! `picture`: cards side by side.

use tapete_family::{Answer, Block, Given, Refused, Tool, Workshop};

use super::FAMILY;
use crate::tools::gallery::gallery;

pub(super) const TOOL: Tool = Tool::picture(run);

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let tongue = workshop.tongue();
    let (name, cards) = (given.must("file"), given.all("card"));
    let text = workshop.in_sentences(&workshop.find(name)?)?;
    let loaded = workshop.load(&text, &[]);
    let has_game = loaded.checked.of_kind("CardGame").next().is_some();
    if !loaded.is_of(FAMILY) || (has_game && cards.is_empty()) {
        return Err(Refused::cards_unnamed(tongue));
    }
    let loaded = loaded.without_errors(name, tongue)?;
    let view = gallery(&loaded.sources, &loaded.checked, cards, tongue);
    let view = view.map_err(Refused::Use)?;
    Ok(Answer::of(vec![Block::Picture(Box::new(view))]))
}
