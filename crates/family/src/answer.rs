//! What a tool answers: blocks that every client can show.

use serde::{Serialize, Serializer};
use tapete_game::View;
use tapete_lang::{Problems, Sources, Tongue, to_json};

/// What a tool answers.
#[derive(Debug, Default)]
pub struct Answer {
    /// What a person sees, from the top.
    pub blocks: Vec<Block>,
    /// The same for a program, as one JSON object; without it the blocks are.
    pub json: Option<String>,
    /// The same as comma-separated values, head first.
    pub csv: Option<String>,
    /// Whether what was asked about is not well.
    pub is_unwell: bool,
}

/// A part of an answer. Blocks are set apart from what stands before them, notes
/// are not.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Block {
    /// What the following is about.
    Title(String),
    /// Lines of text.
    Text(String),
    /// Lines that belong to the block before them.
    Note(String),
    /// Lines below a head.
    List {
        head: String,
        lines: Vec<String>,
    },
    Table(Table),
    Chart(Chart),
    /// A thing with its name, what it is, and what it does.
    Card(Card),
    Picture(Box<View>),
    /// What is wrong with texts.
    #[serde(serialize_with = "problems")]
    Problems(Box<(Sources, Problems, Tongue)>),
    New(NewSentence),
}

/// Rows and columns.
#[derive(Debug, Default, Serialize)]
pub struct Table {
    /// What it is about; perhaps empty.
    pub title: String,
    /// A text for each column.
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
    /// The columns that hold numbers.
    pub numbers: Vec<usize>,
    /// The same with fewer columns or shorter texts, for where it does not fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brief: Option<Box<Table>>,
}

/// Bars, one below the other.
#[derive(Debug, Serialize)]
pub struct Chart {
    pub title: String,
    pub bars: Vec<Bar>,
    pub unit: Unit,
}

/// What the bars of a chart are measured in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Whole things: a bar may be as long as their number.
    Things,
    /// Parts of a whole: 1 is all of it.
    Share,
}

/// A bar of a chart.
#[derive(Debug, Serialize)]
pub struct Bar {
    pub label: String,
    pub value: f64,
    /// The value as people read it.
    pub shown: String,
}

/// A thing with its name, what it is, and what it does.
#[derive(Debug, Serialize)]
pub struct Card {
    pub name: String,
    /// What it is, in one line.
    pub about: String,
    pub text: String,
}

/// A sentence that was made, for a text of the author.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NewSentence {
    /// The kind of thing that it makes.
    pub kind: &'static str,
    /// What it is called.
    pub name: String,
    /// The sentence.
    pub text: String,
    /// The text that has what the sentence names: a new file includes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uses: Option<String>,
}

impl Answer {
    /// Returns an answer of some blocks.
    pub fn of(blocks: Vec<Block>) -> Answer {
        Answer {
            blocks,
            ..Answer::default()
        }
    }

    /// Returns the answer with what a program reads.
    pub fn with_json(mut self, value: &impl Serialize) -> Answer {
        // What we made of names, numbers and lists is always JSON.
        self.json = serde_json::to_string_pretty(value).ok();
        self
    }

    /// Returns the answer as one JSON object.
    pub fn to_json(&self) -> String {
        #[derive(Serialize)]
        struct Blocks<'a> {
            blocks: &'a [Block],
        }
        let blocks = Blocks {
            blocks: &self.blocks,
        };
        let written = || serde_json::to_string_pretty(&blocks).unwrap_or_default();
        self.json.clone().unwrap_or_else(written)
    }
}

impl Block {
    /// Returns what is wrong with texts as a block.
    pub fn problems(sources: Sources, problems: Problems, tongue: Tongue) -> Block {
        Block::Problems(Box::new((sources, problems, tongue)))
    }
}

fn problems<S: Serializer>(
    all: &(Sources, Problems, Tongue),
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let (sources, problems, tongue) = all;
    to_json(problems, sources, *tongue).serialize(serializer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_without_json_of_its_own_is_its_blocks() {
        let answer = Answer::of(vec![
            Block::Text("a".to_owned()),
            Block::Chart(Chart {
                title: "b".to_owned(),
                bars: vec![Bar {
                    label: "c".to_owned(),
                    value: 0.5,
                    shown: "50 %".to_owned(),
                }],
                unit: Unit::Share,
            }),
        ]);
        let json: serde_json::Value = serde_json::from_str(&answer.to_json()).expect("JSON");
        assert_eq!(json["blocks"][0]["text"], "a");
        assert_eq!(json["blocks"][1]["chart"]["bars"][0]["value"], 0.5);
        let own = answer.with_json(&[1, 2]);
        assert_eq!(own.to_json(), "[\n  1,\n  2\n]");
    }
}
