//! Programs of a crate that measure something of their own: each prints an
//! object, of which the data says what is shown and what must be true.

use super::data::Own;
use super::programs::{example, median, number, on_one_core, print_figure, ran};
use crate::json::Json;

/// What one program printed in all rounds.
pub(super) struct Figures<'a> {
    own: &'a Own,
    /// For each figure, the numbers of the rounds.
    numbers: Vec<Vec<f64>>,
    /// For each truth, whether it held in every round.
    truths: Vec<bool>,
}

impl<'a> Figures<'a> {
    pub(super) fn new(own: &'a Own) -> Figures<'a> {
        Figures {
            own,
            numbers: vec![Vec::new(); own.figures.len()],
            truths: vec![true; own.truths.len()],
        }
    }

    /// Runs the program once.
    pub(super) fn measure(&mut self) -> Result<(), String> {
        let program = &self.own.program;
        let json = ran(on_one_core(example(&program.name)).args(&program.arguments))?;
        self.add(&json)
    }

    fn add(&mut self, json: &Json) -> Result<(), String> {
        for (figure, numbers) in self.own.figures.iter().zip(&mut self.numbers) {
            numbers.push(number(json, &figure.name)?);
        }
        for (truth, holds) in self.own.truths.iter().zip(&mut self.truths) {
            *holds &= json.get(&truth.name) == Some(&Json::Truth(true));
        }
        Ok(())
    }

    /// Prints the medians; tells whether all held that must.
    pub(super) fn print(&self) -> bool {
        for (figure, numbers) in self.own.figures.iter().zip(&self.numbers) {
            let number = format!("{:.0}", median(numbers));
            let title = format!("  {}", figure.title);
            print_figure(&title, &number, figure.wanted.as_deref());
        }
        for (truth, holds) in self.own.truths.iter().zip(&self.truths) {
            let verdict = if *holds { "yes" } else { "NO" };
            print_figure(&format!("  {}", truth.title), verdict, None);
        }
        self.truths.iter().all(|it| *it)
    }
}

#[cfg(test)]
mod tests {
    use super::super::data::{Figure, Program};
    use super::*;

    #[test]
    fn a_truth_must_hold_in_every_round() {
        let figure = |name: &str| Figure {
            name: name.to_owned(),
            title: name.to_owned(),
            wanted: None,
        };
        let own = Own {
            program: Program {
                name: "x".to_owned(),
                arguments: Vec::new(),
            },
            figures: vec![figure("ns")],
            truths: vec![figure("equal")],
        };
        let mut figures = Figures::new(&own);
        let mut add = |text: &str| figures.add(&Json::read(text).expect("JSON"));
        assert!(add(r#"{"ns":3,"equal":true}"#).is_ok());
        assert!(add(r#"{"equal":true}"#).is_err());
        assert!(add(r#"{"ns":5,"equal":false}"#).is_ok());
        assert!(add(r#"{"ns":4,"equal":true}"#).is_ok());
        assert_eq!(median(&figures.numbers[0]), 4.0);
        assert!(!figures.print());
    }
}
