//! What a puzzle asks for, in the words of its author.

use tapete_game::{Match, Reader, ReplayText, Tongue};
use tapete_workshop::about;

/// The fact by which a family says that a match has a task.
const TASK: &str = "task";

/// Returns what the text of a match with a task says of itself: the task and a
/// hint; nothing of any other match.
pub(crate) fn task(playing: &Match, texts: &[ReplayText], tongue: Tongue) -> Option<String> {
    let view = playing.view(Reader::Spectator);
    let has_task = view.facts.iter().any(|it| it.name == TASK);
    let line = about(&texts.first()?.text, tongue);
    (has_task && !line.is_empty()).then(|| line.to_owned())
}
