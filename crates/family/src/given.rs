//! What was given to a tool: by a command line, a form, answers, or Python.

use std::collections::BTreeMap;

use tapete_game::Seed;
use tapete_speech::{Bilingual, Tongue, nearest};

use crate::argument::{Argument, Count, Kind};
use crate::fill::fill;
use crate::refused::Refused;
use crate::tool::Tool;

/// Values by the names of arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given {
    values: BTreeMap<String, Vec<String>>,
}

impl Given {
    /// Returns what nobody has said anything to yet.
    pub fn new() -> Given {
        Given::default()
    }

    /// Gives one value more.
    pub fn push(&mut self, name: &str, value: impl Into<String>) {
        let values = self.values.entry(name.to_owned()).or_default();
        values.push(value.into());
    }

    /// Returns it with one value more.
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Given {
        self.push(name, value);
        self
    }

    /// Takes the last value back.
    pub fn pop(&mut self, name: &str) -> Option<String> {
        self.values.get_mut(name)?.pop()
    }

    /// Tells whether an argument was given.
    pub fn has(&self, name: &str) -> bool {
        self.values.get(name).is_some_and(|it| !it.is_empty())
    }

    /// Returns all values of an argument.
    pub fn all(&self, name: &str) -> &[String] {
        self.values.get(name).map_or(&[], Vec::as_slice)
    }

    /// Returns the value of an argument.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.all(name).first().map(String::as_str)
    }

    /// Returns the value of an argument that must be given.
    pub fn must(&self, name: &str) -> &str {
        self.text(name).unwrap_or_default()
    }

    /// Returns a number.
    pub fn number(&self, name: &str) -> Option<u64> {
        self.text(name)?.parse().ok()
    }

    /// Returns a luck.
    pub fn seed(&self, name: &str) -> Option<Seed> {
        self.text(name)?.parse().ok()
    }

    /// Returns what was given with what is meant where nothing was, or says
    /// what is wrong with it.
    pub fn checked(&self, tool: &Tool, tongue: Tongue) -> Result<Given, Refused> {
        let refuse = |text: Bilingual, args: &[&dyn std::fmt::Display]| {
            Refused::Use(fill(text.get(tongue), args))
        };
        let mut checked = Given::new();
        for (name, values) in &self.values {
            let Some(argument) = tool.argument(name) else {
                let names = tool.arguments.iter().map(|it| it.name);
                return Err(match nearest(name, names) {
                    Some(near) => refuse(UNKNOWN_NEAR, &[&tool.name, name, &near]),
                    None => refuse(UNKNOWN, &[&tool.name, name]),
                });
            };
            for value in argument.values(values) {
                if let Err((text, args)) = argument.kind.check(&value) {
                    let mut all: Vec<&dyn std::fmt::Display> = vec![&argument.name, &value];
                    all.extend(args.iter().map(|it| it as &dyn std::fmt::Display));
                    return Err(refuse(text, &all));
                }
                checked.push(argument.name, value);
            }
        }
        for argument in tool.arguments {
            if let Some(default) = argument.default
                && !checked.has(argument.name)
            {
                checked.push(argument.name, default);
            }
            let n = checked.all(argument.name).len();
            let fits = match argument.count {
                Count::One | Count::Asked => n == 1,
                Count::AtMostOne => n <= 1,
                Count::UpTo(most) => n <= most,
                Count::Many => true,
            };
            if !fits && n == 0 {
                return Err(refuse(MISSING, &[&argument.name]));
            }
            if !fits {
                return Err(refuse(TOO_MANY, &[&argument.name]));
            }
            if !self.has(argument.name) {
                continue;
            }
            if let Some(other) = argument.needs.iter().find(|it| !self.has(it)) {
                return Err(refuse(NEEDS, &[&argument.name, other]));
            }
            if let Some(other) = argument.excludes.iter().find(|it| self.has(it)) {
                return Err(refuse(EXCLUDES, &[&argument.name, other]));
            }
        }
        Ok(checked)
    }
}

impl Argument {
    /// Returns single values: those of an argument that takes many may be joined
    /// by commas.
    fn values(&self, given: &[String]) -> Vec<String> {
        if self.count != Count::Many {
            return given.to_vec();
        }
        let parts = given.iter().flat_map(|it| it.split(','));
        let parts = parts.map(str::trim).filter(|it| !it.is_empty());
        parts.map(str::to_owned).collect()
    }
}

impl Kind {
    /// Says what is wrong with a value; the argument is `{0}`, the value `{1}`.
    fn check(&self, value: &str) -> Result<(), (Bilingual, Vec<String>)> {
        match self {
            Kind::Text | Kind::File | Kind::Flag => Ok(()),
            Kind::Number(range) => match value.parse::<u64>() {
                Ok(number) if range.contains(&number) => Ok(()),
                _ => {
                    let ends = vec![range.start().to_string(), range.end().to_string()];
                    Err((WRONG_NUMBER, ends))
                }
            },
            Kind::Choice(choices) => match choices.iter().any(|it| it.name == value) {
                true => Ok(()),
                false => {
                    let names: Vec<&str> = choices.iter().map(|it| it.name).collect();
                    Err((WRONG_CHOICE, vec![names.join(", ")]))
                }
            },
            Kind::Seed => match value.parse::<Seed>() {
                Ok(_) => Ok(()),
                Err(_) => Err((WRONG_SEED, Vec::new())),
            },
        }
    }
}

const UNKNOWN: Bilingual = Bilingual::new("`{0}` takes no `{1}`", "`{0}` no lleva `{1}`");
const UNKNOWN_NEAR: Bilingual = Bilingual::new(
    "`{0}` takes no `{1}`; did you mean `{2}`?",
    "`{0}` no lleva `{1}`; ¿querías decir `{2}`?",
);
const MISSING: Bilingual = Bilingual::new("`{0}` is missing", "falta `{0}`");
const TOO_MANY: Bilingual = Bilingual::new(
    "`{0}` is given too many times",
    "`{0}` se da demasiadas veces",
);
const NEEDS: Bilingual = Bilingual::new(
    "`{0}` is given without `{1}`, which it needs",
    "`{0}` se da sin `{1}`, que le hace falta",
);
const EXCLUDES: Bilingual = Bilingual::new(
    "`{0}` cannot be given with `{1}`",
    "`{0}` no puede ir con `{1}`",
);
const WRONG_NUMBER: Bilingual = Bilingual::new(
    "`{0}` is a whole number from {2} to {3}, not `{1}`",
    "`{0}` es un número entero de {2} a {3}, no `{1}`",
);
const WRONG_CHOICE: Bilingual = Bilingual::new(
    "`{0}` cannot be `{1}`; it can be: {2}",
    "`{0}` no puede ser `{1}`; puede ser: {2}",
);
const WRONG_SEED: Bilingual = Bilingual::new(
    "`{0}` cannot be `{1}`; write a whole number such as 42, or 42/17 for match 17 of seed 42",
    "`{0}` no puede ser `{1}`; escribe un número entero como 42, o 42/17 para la partida 17 de la semilla 42",
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Answer;
    use crate::argument::Choice;

    const DOC: Bilingual = Bilingual::new("x", "x");

    static TOOL: Tool = Tool {
        name: "cut",
        others: &[],
        doc: DOC,
        arguments: &[
            Argument::first("file", Kind::File, DOC),
            Argument::option("names", Kind::Text, DOC).count(Count::Many),
            Argument::option("times", Kind::Number(1..=9), DOC).or("3"),
            Argument::option(
                "way",
                Kind::Choice(&[Choice {
                    name: "long",
                    doc: DOC,
                }]),
                DOC,
            )
            .needs(&["names"]),
            Argument::seed(DOC).excludes(&["way"]),
        ],
        gives: &[],
        next: None,
        run: |_, _| Ok(Answer::default()),
    };

    fn refusal(given: Given) -> String {
        let refused = given.checked(&TOOL, Tongue::En).expect_err("wrong");
        refused.message().to_owned()
    }

    #[test]
    fn what_is_given_is_completed() {
        let given = Given::new().with("file", "a").with("names", "b, c");
        let given = given.with("names", "d").checked(&TOOL, Tongue::En);
        let given = given.expect("well");
        assert_eq!(given.all("names"), ["b", "c", "d"]);
        assert_eq!(given.number("times"), Some(3));
        assert!(!given.has("way"));
    }

    #[test]
    fn what_is_given_wrongly_says_what_to_do() {
        let file = || Given::new().with("file", "a");
        assert_eq!(refusal(Given::new()), "`file` is missing");
        assert_eq!(
            refusal(file().with("file", "b")),
            "`file` is given too many times"
        );
        assert_eq!(
            refusal(file().with("time", "2")),
            "`cut` takes no `time`; did you mean `times`?"
        );
        assert_eq!(
            refusal(file().with("times", "10")),
            "`times` is a whole number from 1 to 9, not `10`"
        );
        assert_eq!(
            refusal(file().with("names", "b").with("way", "short")),
            "`way` cannot be `short`; it can be: long"
        );
        assert_eq!(
            refusal(file().with("way", "long")),
            "`way` is given without `names`, which it needs"
        );
        let both = file().with("names", "b").with("way", "long");
        assert_eq!(
            refusal(both.with("seed", "1")),
            "`seed` cannot be given with `way`"
        );
        let message = file().with("seed", "x").checked(&TOOL, Tongue::Es);
        let message = message.expect_err("no luck").message().to_owned();
        assert!(message.starts_with("`seed` no puede ser `x`"), "{message}");
    }
}
