//! `tapete new`: a monster, a power or a deck.

use crate::args::NewArgs;
use crate::making;
use crate::out::Out;

pub(super) fn run(args: &NewArgs, out: &mut Out) -> anyhow::Result<()> {
    making::make(args, out)
}
