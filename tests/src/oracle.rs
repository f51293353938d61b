//! Statistics of play against known figures.
//!
//! The figures come from programs that share no code with ours. A figure and
//! our own are both samples, so they may differ by what two samples differ by:
//! [`ERRORS_MAX`] standard errors of the difference. Seeds are fixed, so a
//! trial that passes once passes always.

mod ccg;
mod fairness;
mod figures;
mod sample;

use libtest_mimic::{Failed, Trial};

use crate::games::compile;
use crate::golden::{read, root};
use figures::{FIGURES, Figures};
use sample::{Mean, Sample, sample};

/// How many standard errors two samples may lie apart: chance exceeds this
/// once in 150,000 comparisons.
const ERRORS_MAX: f64 = 4.5;

/// Makes one trial per game of the table, one of who comes first, and one of
/// cards.
pub fn trials() -> Vec<Trial> {
    let known = FIGURES
        .iter()
        .map(|figures| Trial::test(format!("statistics::{}", figures.name), || run(figures)));
    let fairness = Trial::test("statistics::konquest-fairness", fairness::run);
    let cards = Trial::test("statistics::ccg-mirror", ccg::run);
    known.chain([fairness, cards]).collect()
}

fn run(figures: &Figures) -> Result<(), Failed> {
    let path = root()
        .join("tests/oracle")
        .join(figures.game)
        .with_extension("tapete");
    let game = compile(figures.game, &read(&path)?, None)?;
    let sample = sample(&game, figures.sample)?;
    let wrong = differences(figures, &sample);
    if wrong.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{} matches of tests/oracle/{}.tapete with random bots:\n{}",
        figures.sample,
        figures.game,
        wrong.join("\n")
    )
    .into())
}

/// Lists every figure that ours is too far from.
fn differences(figures: &Figures, sample: &Sample) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut compare = |name: &str, wanted: f64, ours: Mean| {
        // The figure's own sample had the spread that ours has.
        let n_both = 1.0 / figures.matches as f64 + 1.0 / sample.matches as f64;
        let allowed = ERRORS_MAX * ours.sd * n_both.sqrt() + figures.rounding * figures.unit(name);
        if (ours.mean - wanted).abs() > allowed {
            let ours = ours.mean;
            wrong.push(format!(
                "  {name}: {ours:.5}, wanted {wanted} (at most {allowed:.5} away)"
            ));
        }
    };
    compare("tiles_played", figures.tiles, sample.fact("tiles_played"));
    compare("passes", figures.passes, sample.fact("passes"));
    compare("draws", figures.draws, sample.fact("draws"));
    compare("blocked", figures.blocked, sample.blocked());
    for (seat, wanted) in figures.out.iter().enumerate() {
        compare(&format!("out {seat}"), *wanted, sample.out(seat));
    }
    for (name, wanted, ours) in [
        ("wins", figures.wins, sample.wins()),
        ("losses", figures.losses, sample.losses()),
        ("ties", figures.ties, sample.ties()),
    ] {
        if let Some(wanted) = wanted {
            compare(name, wanted, ours);
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_that_is_off_by_one_in_a_hundred_is_noticed() {
        let figures = FIGURES.iter().find(|it| it.name == "block4").unwrap();
        let path = root().join("tests/oracle/block4.tapete");
        let game = compile("block4", &read(&path).unwrap(), None).unwrap();
        let sample = sample(&game, 100_000).unwrap();
        assert_eq!(differences(figures, &sample), Vec::<String>::new());
        let off = Figures {
            blocked: figures.blocked + 0.02,
            ..*figures
        };
        assert_eq!(differences(&off, &sample).len(), 1);
        let off = Figures {
            tiles: figures.tiles * 1.01,
            ..*figures
        };
        assert_eq!(differences(&off, &sample).len(), 1);
    }
}
