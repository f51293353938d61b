//! The two languages of people, as the contract and the front end call them:
//! neither may know the other, so whoever knows both translates here.

use tapete_game::Tongue;

/// Returns the language of the front end for a tongue of the contract.
pub fn lang_tongue(tongue: Tongue) -> tapete_lang::Tongue {
    tongue.pick(tapete_lang::Tongue::En, tapete_lang::Tongue::Es)
}
