//! `tapete new`: a monster, a power or a deck.

use crate::args::NewArgs;
use crate::out::Out;

pub(super) fn run(_args: &NewArgs, _out: &mut Out) -> anyhow::Result<()> {
    Ok(())
}
