//! `picture`: cards side by side.

use tapete_family::{Answer, Block, Given, Refused, Tool, Workshop};

use super::cards;
use crate::tools::gallery::gallery;

pub(super) const TOOL: Tool = Tool::picture(run);

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let tongue = workshop.tongue();
    let shelf = cards::open(workshop, given.must("file"))?.shelf;
    let names = given.all("card");
    if names.is_empty() && shelf.game().is_some() {
        return Err(Refused::cards_unnamed(tongue));
    }
    let view = gallery(&shelf, names, tongue).map_err(Refused::Use)?;
    Ok(Answer::of(vec![Block::Picture(Box::new(view))]))
}
