//! `tapete completions`: what a shell needs to complete our commands.

use std::io::Write as _;

use crate::args::command;
use crate::out::Out;

pub(super) fn run(shell: clap_complete::Shell, out: &mut Out) -> anyhow::Result<()> {
    // Written to memory first: the generator itself panics on a closed pipe.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(out.tongue), "tapete", &mut script);
    out.write_all(&script)?;
    Ok(())
}
