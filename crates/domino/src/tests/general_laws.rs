//! The laws of the contract on the general path: small games, so that every
//! deal can be tried, with one rule or more each that shows or hides something.

use tapete_game::{Seed, laws};

use super::game;

/// Games whose guesses have exact chances.
const EXACT: &[&str] = &[
    // Tables.
    "with_tiles Doubles(2) for_players 2 deals 2 branches EveryDouble",
    "with_tiles Doubles(2) for_players 2 deals 2 branches EveryDouble draws UntilPlayable",
    "with_tiles Doubles(2) for_players 3 deals 2 branches FirstDouble sides_open WhenCovered",
    "with_tiles Doubles(2) for_players 2 deals 2 on_table Arms(3) draws One",
    "with_tiles Doubles(2) for_players 2 deals 2 on_table PlayerArms plays_on PreviousArm when last_passed draws One",
    "with_tiles Doubles(2) for_players 2 deals 2 on_table Trains marks_arms long_first_turn draws One",
    "with_values Range(3) with_tiles Multisets(3) on_table Triangles for_players 2 deals 2",
    "with_values Range(2) with_tiles Multisets(4) on_table Squares for_players 2 deals 2 draws One",
    // Draws and passes.
    "with_tiles Doubles(2) for_players 2 deals 2 draws One branches EveryDouble",
    "with_tiles Doubles(2) for_players 2 deals 2 draws UpTo(2) drawn_tile Waits",
    "with_tiles Doubles(2) for_players 2 deals 2 draws UntilPlayable may_draw",
    "with_tiles Doubles(2) for_players 2 deals 2 passes Freely",
    "with_tiles Doubles(2) for_players 3 deals 1 draws FaceUp(2)",
    "with_tiles Doubles(2) for_players 2 deals 2 draws FromNext",
    "with_tiles Doubles(2) for_players 3 deals 2 draws FromNext",
    // Sight.
    "with_tiles Doubles(2) for_players 4 in_teams_of 2 deals 1 sees TeamHands draws One",
    "with_tiles Doubles(2) for_players 2 deals 2 sees AllHands draws One",
    "with_tiles Doubles(2) for_players 2 deals 2 sees NoHand",
    "with_tiles Doubles(2) for_players 3 deals 1 reveals Doubles draws One",
    "with_tiles Doubles(2) for_players 3 deals 2 sees NoHand reveals Doubles",
    // Deals.
    "with_tiles Doubles(2) for_players 2 deals 2 dealing EvenSums draws One",
    "with_tiles Doubles(2) for_players 2 deals 2 dealing InOrder draws UntilPlayable",
    "with_tiles Doubles(2) for_players 3 deals 2 reorganises Swap(1)",
    "with_tiles Doubles(2) for_players 3 deals 1 reveals Doubles reorganises Swap(1) draws One",
    "with_tiles Doubles(1) copies 2 for_players 2 deals 2 draws One",
    "with_tiles Doubles(1) copies 2 for_players 2 deals 2 begins Holder(1|1) draws One",
    "with_tiles Doubles(2) for_players 2 deals 2 dealing Redraw(1)",
    // Openings.
    "with_tiles Doubles(2) for_players 2 deals 2 begins DecliningDouble",
    "with_tiles Doubles(2) for_players 3 deals 1 begins HoldsHighestDouble draws One",
    "with_tiles Doubles(2) for_players 3 deals 2 begins HighestTile passes Freely",
    // Turns and ends.
    "with_tiles Doubles(2) for_players 4 in_teams_of 2 deals 1 ends TeamOut or Blocked draws One",
    "with_tiles Doubles(2) for_players 3 deals 2 turns ShuffledRounds",
    "with_tiles Doubles(2) for_players 3 deals 1 turns AnySeat draws One",
    "with_tiles Doubles(2) for_players 2 deals 2 forbids Doubles when hand.points > 4 draws One",
];

/// Games that are too large to try all luck, or whose guesses are not exact.
const OTHERS: &[&str] = &[
    "with_tiles Doubles(2) for_players 2 deals 2 redeals when doubles.most = 2",
    "with_tiles Doubles(3) for_players 3 deals 3 turns HeaviestFirst",
    "with_tiles Doubles(3) for_players 3 deals 2 turns AnySeat draws One",
    "with_tiles Doubles(3) for_players 3 deals 2 dealing Redraw(2) draws UntilPlayable",
    "with_tiles Doubles(2) copies 2 for_players 3 deals 3 dealing Redraw(1) reveals Doubles",
    "with_tiles Doubles(3) for_players 4 in_teams_of 2 deals 2 sees TeamHands reorganises Swap(1) draws FromNext",
    "with_tiles Doubles(3) for_players 2 deals 3 reorganises WinnersLoseOne plays_hands 3 draws One",
    "with_tiles Doubles(3) for_players 3 deals 2 begins DecliningDouble on_table Trains marks_arms long_first_turn doubles MustBeCovered draws One plays_hands 2",
    "with_tiles Doubles(3) for_players 2 deals 3 on_table Arms(4) fills_first doubles NeedToes(3) begins DecliningDouble draws One",
    "with_tiles Doubles(3) for_players 2 deals 3 dealing SortedByPoints draws FaceUp(1) plays_hands 2",
    "with_tiles Doubles(3) for_players 2 deals 3 sees NoHand begins HighestDouble",
    "with_tiles Doubles(18) copies 2 for_players 2 deals 4 draws UntilPlayable keeps 350",
    "with_values Range(6) with_tiles Multisets(3) on_table Triangles for_players 3 deals 5 draws UpTo(3) may_draw begins HighestDouble",
    "with_values Range(10) with_tiles Necklaces(6) on_table Hexagons for_players 2 deals 5 reorganises WinnersLoseOne plays_hands 2",
    "with_tiles Doubles(3) for_players 3 deals 3 matches Above when hand.points > 6 matches Equal passes Freely",
];

/// Checks a law on every game, and complains of all that break it.
fn each(games: &[&[&str]], law: impl Fn(&str) -> Result<(), String>) {
    let broken: Vec<String> = games
        .iter()
        .flat_map(|it| it.iter())
        .filter_map(|clauses| law(clauses).err().map(|it| format!("{clauses}: {it}")))
        .collect();
    assert!(broken.is_empty(), "\n{}", broken.join("\n\n"));
}

#[test]
fn every_rule_of_the_general_path_keeps_the_laws() {
    each(&[EXACT, OTHERS], |clauses| {
        let game = game(clauses);
        (0..3).try_for_each(|index| {
            laws::keep(&game, Seed { seed: 5, index }).map_err(|it| it.to_string())
        })
    });
}

#[test]
fn nothing_that_is_hidden_on_the_general_path_reaches_a_seat() {
    each(&[EXACT, OTHERS], |clauses| {
        let game = game(clauses);
        (0..3).try_for_each(|index| {
            laws::secrets(&game, Seed { seed: 6, index }).map_err(|it| it.to_string())
        })
    });
}

#[test]
fn matches_of_the_general_path_that_told_the_same_show_the_same() {
    each(&[EXACT], |clauses| {
        let report = laws::same_story_same_view(&game(clauses), 400, Seed::new(7));
        let report = report.map_err(|it| it.to_string())?;
        match report.n_with_alternatives {
            0 => Err("no two matches told a reader the same story".to_owned()),
            _ => Ok(()),
        }
    });
}

#[test]
fn guesses_on_the_general_path_have_the_exact_chances() {
    each(&[EXACT], |clauses| {
        let report = laws::sampler(&game(clauses), Seed::new(8), 12, 2_000);
        let report = report.map_err(|it| it.to_string())?;
        match report.n_with_alternatives {
            0 => Err("nothing was left to guess".to_owned()),
            _ => Ok(()),
        }
    });
}
