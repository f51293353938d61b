//! What a scene can ask for: each command that shows something and changes
//! nothing is a small function and a line in the list.

use tapete_arena::{Simulation, simulate as simulate_matches};
use tapete_bots::team as team_of;
use tapete_draw::text::compact;
use tapete_family::Loaded;
use tapete_game::{Bot, Chance, Game, Reader, Replay, Seat, Seed, Standing, Tongue};

use super::stage::{Output, Refusal, Stage, number};
use crate::replays::open_replay;
use crate::words::{find_codes, general};

/// Shows something of a stage.
pub(super) type Asked = fn(&mut Stage<'_>, &str) -> Output;

const ASKED: &[(&str, Asked)] = &[
    ("ask", ask),
    ("check", check),
    ("explain", explain),
    ("facts", facts),
    ("fmt", fmt),
    ("guess", guess),
    ("moves", moves),
    ("outcome", outcome),
    ("replay", replay),
    ("simulate", simulate),
    ("story", story),
    ("view", view),
];

/// Finds what a command asks for.
pub(super) fn find(word: &str) -> Option<Asked> {
    ASKED.iter().find(|(name, _)| *name == word).map(|it| it.1)
}

fn check(stage: &mut Stage<'_>, _rest: &str) -> Output {
    let tongue = stage.tongue;
    let lines = problem_lines(stage.load()?, tongue);
    if lines.is_empty() {
        return Ok(vec!["no problems".to_owned()]);
    }
    Ok(lines)
}

/// Writes each problem as `line:column severity[scope:code] message`, its help
/// below it; a problem of another text begins with that text's name.
pub(super) fn problem_lines(loaded: &Loaded, tongue: Tongue) -> Vec<String> {
    let mut lines = Vec::new();
    let main = loaded.texts.first().map_or("", |it| it.name.as_str());
    for problem in loaded.problems.sorted() {
        let file = loaded.sources.name(problem.place.file);
        let (line, column) = loaded.sources.line_column(problem.place);
        let code = problem.code;
        let place = if file == main {
            format!("{line}:{column}")
        } else {
            format!("{file}:{line}:{column}")
        };
        lines.push(format!(
            "{place} {}[{}:{}] {}",
            code.severity.word(tongue),
            code.scope,
            code.id,
            problem.message(tongue)
        ));
        lines.extend(
            problem
                .help
                .iter()
                .map(|it| format!("  {}", it.say(tongue))),
        );
    }
    if loaded.problems.n_more() > 0 {
        lines.push(format!("and {} more", loaded.problems.n_more()));
    }
    lines
}

fn fmt(stage: &mut Stage<'_>, _rest: &str) -> Output {
    let text = stage.text()?;
    match crate::forms::format(&text.name, &text.text) {
        Ok(formatted) => Ok(lines(&formatted)),
        Err((sources, problems)) => Err(Refusal::Refused(format!(
            "the text cannot be formatted\n{}",
            tapete_lang::plain(&problems, &sources, stage.tongue)
        ))),
    }
}

fn explain(stage: &mut Stage<'_>, rest: &str) -> Output {
    let tongue = stage.tongue;
    let codes = find_codes(rest);
    if codes.is_empty() {
        return Err(Refusal::Refused(format!("there is no code `{rest}`")));
    }
    let mut output = Vec::new();
    for code in codes {
        let severity = code.severity.word(tongue);
        let message = general(code.message.get(tongue));
        output.push(format!("{severity}[{}:{}] {message}", code.scope, code.id));
        output.extend(lines(code.explain.get(tongue)));
    }
    Ok(output)
}

fn moves(stage: &mut Stage<'_>, rest: &str) -> Output {
    let seat = stage.seat(rest)?;
    let moves = stage.playing()?.moves(seat);
    if moves.is_empty() {
        return Ok(vec!["no moves".to_owned()]);
    }
    Ok(moves)
}

fn view(stage: &mut Stage<'_>, rest: &str) -> Output {
    let reader = reader(stage, rest)?;
    let tongue = stage.tongue;
    let view = stage.playing()?.view_in(reader, tongue);
    Ok(lines(&compact(&view, tongue)))
}

fn ask(stage: &mut Stage<'_>, rest: &str) -> Output {
    let Some((who, question)) = rest.split_once(' ') else {
        let example = "write who asks and what: `ask 0 ?F`";
        return Err(Refusal::Wrong(example.to_owned()));
    };
    let reader = reader(stage, who)?;
    let tongue = stage.tongue;
    let question = question.trim();
    match stage.playing()?.ask(reader, question, tongue) {
        Some(answer) => Ok(lines(&answer)),
        None => Err(Refusal::Refused(format!("`{question}` is no question"))),
    }
}

fn guess(stage: &mut Stage<'_>, rest: &str) -> Output {
    let (seat, seed) = rest.split_once(' ').unwrap_or((rest, "0"));
    let seat = stage.seat(seat)?;
    let mut chance = Chance::quick(number(seed, "guess 0 7")?);
    let tongue = stage.tongue;
    let guess = stage.playing()?.guess(seat, &mut chance);
    Ok(lines(&compact(
        &guess.view_in(Reader::Judge, tongue),
        tongue,
    )))
}

fn story(stage: &mut Stage<'_>, rest: &str) -> Output {
    let (who, n_lines) = rest.split_once(' ').unwrap_or((rest, ""));
    let reader = reader(stage, who)?;
    let tongue = stage.tongue;
    let mut story = stage.playing()?.story(reader, tongue);
    story.retain(|it| !it.text.is_empty());
    let n_lines = match n_lines {
        "" => story.len(),
        n_lines => number(n_lines, "story 0 5")?,
    };
    let first = story.len().saturating_sub(n_lines);
    Ok(story[first..].iter().map(|it| it.text.clone()).collect())
}

fn outcome(stage: &mut Stage<'_>, _rest: &str) -> Output {
    let Some(outcome) = stage.playing()?.outcome() else {
        return Ok(vec!["not over".to_owned()]);
    };
    let mut output = vec![format!("ended by {}", outcome.ended_by)];
    output.extend(Seat::all(outcome.n_seats()).map(|seat| {
        let standing = match outcome.standing(seat) {
            Standing::Won => "won",
            Standing::Lost => "lost",
            Standing::Tied => "tied",
        };
        format!("seat {seat} {standing} with {}", outcome.score(seat))
    }));
    Ok(output)
}

fn facts(stage: &mut Stage<'_>, _rest: &str) -> Output {
    let playing = stage.playing()?;
    let words = playing.game().facts();
    let mut counts = vec![0; words.len()];
    playing.count(&mut counts);
    let facts = words.iter().zip(counts);
    Ok(facts
        .map(|(word, count)| format!("{} {count}", word.name))
        .collect())
}

fn replay(stage: &mut Stage<'_>, _rest: &str) -> Output {
    stage.playing()?;
    let texts = stage.load()?.texts.clone();
    let playing = stage.playing()?;
    let players = vec!["scene".to_owned(); playing.game().n_seats()];
    let text = Replay::record(playing, texts, players).write();
    let refused = |error: tapete_game::ReplayError| Refusal::Refused(error.to_string());
    let opened = open_replay(&text).map_err(refused)?;
    let n_events = opened.replay.verify(&opened.game).map_err(refused)?;
    Ok(vec![format!("{n_events} events agree")])
}

fn simulate(stage: &mut Stage<'_>, rest: &str) -> Output {
    let (matches, bots) = rest.split_once(' ').unwrap_or((rest, "random"));
    let options = Simulation {
        matches: number(matches, "simulate 1000 random")?,
        seed: stage.seed.seed,
        threads: 1,
    };
    let game = stage.game()?;
    let tally = simulate_matches(&game, &names(bots), &options, &|_| {})
        .map_err(|error| Refusal::Refused(error.text(stage.tongue)))?;
    let mut output = vec![format!("matches {}", tally.matches)];
    let facts = game.facts().iter().zip(&tally.facts);
    output.extend(facts.map(|(word, sum)| format!("{} {:.3}", word.name, sum.mean())));
    let ends = tally.ended_by.iter();
    output.extend(ends.map(|(ended_by, count)| format!("ended by {ended_by} {count}")));
    for (seat, it) in tally.seats.iter().enumerate() {
        let record = &it.record;
        output.push(format!(
            "seat {seat} wins {} losses {} ties {}",
            record.wins, record.losses, record.ties
        ));
    }
    Ok(output)
}

/// Seats the bots whose names are joined by commas.
pub(super) fn team(
    game: &Game,
    bots: &str,
    seed: Seed,
    tongue: Tongue,
) -> Result<Vec<Box<dyn Bot>>, Refusal> {
    let mut team =
        team_of(game, &names(bots)).map_err(|error| Refusal::Refused(error.text(tongue)))?;
    for (seat, bot) in game.seats().zip(&mut team) {
        bot.start(seat, seed.for_seat(seat.index()));
    }
    Ok(team)
}

fn names(bots: &str) -> Vec<String> {
    bots.split(',').map(|it| it.trim().to_owned()).collect()
}

fn reader(stage: &mut Stage<'_>, text: &str) -> Result<Reader, Refusal> {
    match text {
        "spectator" => Ok(Reader::Spectator),
        "judge" => Ok(Reader::Judge),
        seat => Ok(Reader::Seat(stage.seat(seat)?)),
    }
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(|it| it.trim_end().to_owned()).collect()
}
