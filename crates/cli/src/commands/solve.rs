//! `tapete solve`: whether the seat that acts can win this turn, and how.

use std::io::Write as _;

use serde::Serialize;
use tapete_arena::{Solution, Verdict, solve};
use tapete_game::Names;

use crate::args::SolveArgs;
use crate::failure::wrong_use;
use crate::opening;
use crate::out::Out;
use crate::speech::{fill, tools};

#[derive(Serialize)]
struct SolvedJson<'a> {
    game: &'a str,
    #[serde(flatten)]
    solution: &'a Solution,
}

pub(super) fn run(args: &SolveArgs, out: &mut Out) -> anyhow::Result<()> {
    let speech = tools(out.tongue);
    let opened = opening::game(&args.game, &[], args.players, out.tongue)?;
    let mut playing = opened.game.start_silent(args.seed);
    for line in &args.position {
        playing
            .arrange(line)
            .map_err(|reason| wrong_use(fill(speech.bad_line, &[line, &reason])))?;
    }
    let solution = solve(&playing, args.positions);
    if args.json {
        let game = opened.game.name();
        let solved = SolvedJson {
            game,
            solution: &solution,
        };
        let text = serde_json::to_string_pretty(&solved)?;
        writeln!(out, "{text}")?;
    } else {
        show(&solution, args.positions, out)?;
    }
    out.flush()?;
    match solution.verdict {
        Verdict::Wins => Ok(()),
        Verdict::NoWin | Verdict::Unknown | Verdict::NoTurn => Err(opening::said()),
    }
}

fn show(solution: &Solution, positions_max: u64, out: &mut Out) -> anyhow::Result<()> {
    let speech = tools(out.tongue);
    let n_positions = solution.n_positions;
    // Otherwise luck was left out, which more positions do not mend.
    let is_bounded = n_positions >= positions_max;
    let verdict = match (solution.verdict, solution.line.len()) {
        (Verdict::Wins, 1) => speech.wins_one.to_owned(),
        (Verdict::Wins, n_moves) => fill(speech.wins, &[&n_moves]),
        (Verdict::NoWin, _) => speech.no_win.to_owned(),
        (Verdict::Unknown, _) if is_bounded => fill(speech.unknown, &[&n_positions]),
        (Verdict::Unknown, _) => speech.unknown_by_luck.to_owned(),
        (Verdict::NoTurn, _) => speech.no_turn.to_owned(),
    };
    writeln!(out, "{verdict}")?;
    for (number, step) in (1..).zip(&solution.line) {
        let text = match step.seat == solution.seat {
            true => step.text.clone(),
            false => fill(
                speech.answers,
                &[&Names::none().get(step.seat, out.tongue), &step.text],
            ),
        };
        let mut line = fill("{0}. {1}", &[&number, &text]);
        if step.n_outcomes > 1 {
            line.push_str("   ");
            line.push_str(&fill(speech.luck_after, &[&step.n_outcomes]));
        }
        writeln!(out, "  {line}")?;
    }
    if solution.verdict == Verdict::Wins {
        let counted = match solution.complete {
            true => speech.winning,
            false => speech.winning_at_least,
        };
        let n_winning = solution.winning.len();
        writeln!(out, "{}", fill(counted, &[&n_winning, &solution.n_moves]))?;
        for text in &solution.winning {
            writeln!(out, "  {}", fill("{0}", &[text]))?;
        }
    }
    if solution.verdict != Verdict::NoTurn {
        writeln!(out, "{}", fill(speech.looked_at, &[&n_positions]))?;
    }
    Ok(())
}
