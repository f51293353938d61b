//! What a puzzle asks for, in the words of its author.

use tapete_game::{Match, Reader, ReplayText, Role, Tongue};
use tapete_workshop::about;

/// Returns what the text of a match with a task says of itself: the task and a
/// hint; nothing of any other match.
pub(crate) fn task(playing: &Match, texts: &[ReplayText], tongue: Tongue) -> Option<String> {
    let view = playing.view(Reader::Spectator);
    let has_task = view.fact(Role::Task).is_some();
    let line = about(&texts.first()?.text, tongue);
    (has_task && !line.is_empty()).then(|| line.to_owned())
}
