//! The elements of a text, and their table.

use tapete_lang::{Checked, CheckedItem, Diagnostic, Line, Problems, ValueKind};

use super::codes::{
    BAD_COLOUR, BAD_ELEMENT_NAME, ELEMENT_NAME_TAKEN, ELEMENT_TWICE, ELEMENT_WORD, HEX, LEAVE_OUT,
    NAME_ONCE, OTHER_NAME, RESERVED_WORD, STEPS, TOO_MANY, UNKNOWN_ELEMENT, WRONG_STEPS,
};
use super::texts::{Quoted, both, check_name, one, raw, texts, unknown};
use crate::card::{Element, classic_elements, modern_elements};
use crate::options::Preset;
use crate::script::{ElementName, Lexicon, is_script_word};
use crate::words::spelled;

/// The most elements of a game.
pub(crate) const ELEMENTS_MAX: usize = 20;

/// The most steps by which an element differs from another.
const STEPS_MAX: i64 = 5;

/// The colours of elements whose text does not say.
const PALETTE: [&str; 8] = [
    "#8a5cd1", "#3aa6a0", "#d1a23a", "#c4457c", "#5f7fd1", "#7a9a3a", "#b0643c", "#6d7480",
];

/// Returns the elements of a text: its own, or the five with the table of the
/// rules.
pub(super) fn read(checked: &Checked, preset: Preset, problems: &mut Problems) -> Vec<Element> {
    let mut elements = elements_of(checked, preset);
    let items: Vec<&CheckedItem> = checked.of_kind("Element").collect();
    if items.is_empty() {
        return elements;
    }
    if let Some(beyond) = items.get(ELEMENTS_MAX) {
        problems.push(
            Diagnostic::new(&TOO_MANY, beyond.head())
                .arg(items.len())
                .arg(both("elements", "elementos"))
                .arg(ELEMENTS_MAX)
                .help(LEAVE_OUT),
        );
    }
    check_names(&items, problems);
    for (index, item) in items.iter().take(ELEMENTS_MAX).enumerate() {
        let mut against = vec![0; elements.len()];
        for (clause, sign) in [("strong_against", 1), ("weak_against", -1)] {
            for line in item.lines(clause) {
                let mut table = Table {
                    clause,
                    sign,
                    elements: &elements,
                    against: &mut against,
                };
                table.read(line, problems);
            }
        }
        check_colour(item, problems);
        if let Some(element) = elements.get_mut(index) {
            element.against = against;
        }
    }
    elements
}

/// Returns the elements of a text without their table if it makes its own, or
/// the five.
pub(crate) fn elements_of(checked: &Checked, preset: Preset) -> Vec<Element> {
    let declared: Vec<Element> = checked
        .of_kind("Element")
        .take(ELEMENTS_MAX)
        .enumerate()
        .map(|(index, item)| element(index, item))
        .collect();
    match (declared.is_empty(), preset) {
        (false, _) => declared,
        (true, Preset::Modern) => modern_elements(),
        (true, Preset::Seed | Preset::Original) => classic_elements(),
    }
}

/// Returns what scripts may call the elements.
pub(crate) fn lexicon(elements: &[Element]) -> Lexicon {
    let elements = elements.iter().map(|it| ElementName {
        name: it.name.clone(),
        others: it.others.clone(),
    });
    Lexicon {
        elements: elements.collect(),
    }
}

/// Returns the index of the element with a spelling.
pub(super) fn find(elements: &[Element], text: &str) -> Option<u8> {
    let is_it = |it: &Element| it.name == text || it.others.iter().any(|other| other == text);
    let index = elements.iter().position(is_it)?;
    u8::try_from(index).ok()
}

/// Reports an element that does not exist.
pub(super) fn report_unknown(found: &Quoted, elements: &[Element], problems: &mut Problems) {
    let names = elements
        .iter()
        .flat_map(|it| std::iter::once(&it.name).chain(&it.others));
    unknown(&UNKNOWN_ELEMENT, found, names.map(String::as_str), problems);
}

fn element(index: usize, item: &CheckedItem) -> Element {
    let others = item.lines("also_called").iter();
    let colour = item.line("colour").and_then(|it| it.value.text());
    let fallback = PALETTE.get(index % PALETTE.len()).copied();
    Element {
        name: item.name().unwrap_or_default().to_owned(),
        others: others
            .filter_map(|it| it.value.text())
            .map(str::to_owned)
            .collect(),
        colour: colour
            .filter(|it| is_colour(it))
            .or(fallback)
            .unwrap_or("#808080")
            .to_lowercase(),
        thaws: item.line("thaws").is_some(),
        against: Vec::new(),
    }
}

/// Looks at all names of all elements: scripts must be able to write them.
fn check_names(items: &[&CheckedItem], problems: &mut Problems) {
    let mut taken: Vec<&str> = Vec::new();
    for item in items {
        check_name(item, problems);
        let name = item.name().map(|it| (it, item.head()));
        let others = item.lines("also_called").iter();
        let others = others.filter_map(|it| Some((it.value.text()?, it.place)));
        for (number, (name, place)) in name.into_iter().chain(others).enumerate() {
            // The check has spoken of two elements with one name.
            let is_other = number > 0;
            if !is_word(name) {
                let diagnostic = Diagnostic::new(&BAD_ELEMENT_NAME, place).arg(name);
                problems.push(diagnostic.help(ELEMENT_WORD));
            } else if is_script_word(name) {
                let diagnostic = Diagnostic::new(&BAD_ELEMENT_NAME, place).arg(name);
                problems.push(diagnostic.help(RESERVED_WORD));
            } else if is_other && taken.contains(&name) {
                let diagnostic = Diagnostic::new(&ELEMENT_NAME_TAKEN, place).arg(name);
                problems.push(diagnostic.help(OTHER_NAME));
            }
            taken.push(name);
        }
    }
}

/// Tells whether a script can write a name: one word with a capital.
fn is_word(name: &str) -> bool {
    let mut letters = name.chars();
    letters.next().is_some_and(char::is_uppercase)
        && letters.all(|it| it.is_alphanumeric() || it == '_')
}

fn check_colour(item: &CheckedItem, problems: &mut Problems) {
    if let Some(line) = item.line("colour")
        && let Some(text) = line.value.text()
        && !is_colour(text)
    {
        let diagnostic = Diagnostic::new(&BAD_COLOUR, line.place).arg(text);
        problems.push(diagnostic.help(HEX));
    }
}

fn is_colour(text: &str) -> bool {
    let digits = text.strip_prefix('#').unwrap_or_default();
    digits.len() == 6 && digits.bytes().all(|it| it.is_ascii_hexdigit())
}

/// The table of one element while it is being read.
struct Table<'a> {
    clause: &'static str,
    sign: i8,
    elements: &'a [Element],
    against: &'a mut [i8],
}

impl Table<'_> {
    /// Reads `"Fire", "Water" 2`: names, each perhaps with its steps.
    fn read(&mut self, line: &Line, problems: &mut Problems) {
        let values = raw(line);
        let is_number = |it: &tapete_lang::Value| matches!(it.kind, ValueKind::Number(_));
        if !values.iter().any(is_number) {
            for named in texts(self.clause, line, problems).unwrap_or_default() {
                self.set(&named, 1, problems);
            }
            return;
        }
        let mut rest = values;
        while let Some((value, after)) = rest.split_first() {
            rest = after;
            let Some(named) = one(value) else {
                let diagnostic = Diagnostic::new(&WRONG_STEPS, value.place);
                let diagnostic = diagnostic.arg(spelled(self.clause)).arg(STEPS_MAX);
                problems.push(diagnostic.help_with(STEPS, vec![spelled(self.clause).into()]));
                continue;
            };
            let mut steps = 1;
            if let Some((next, after)) = rest.split_first()
                && let ValueKind::Number(number) = next.kind
            {
                rest = after;
                steps = number;
                if !(1..=STEPS_MAX).contains(&number) {
                    let diagnostic = Diagnostic::new(&WRONG_STEPS, next.place);
                    let diagnostic = diagnostic.arg(spelled(self.clause)).arg(STEPS_MAX);
                    problems.push(diagnostic.help_with(STEPS, vec![spelled(self.clause).into()]));
                    continue;
                }
            }
            self.set(&named, steps, problems);
        }
    }

    fn set(&mut self, named: &Quoted, steps: i64, problems: &mut Problems) {
        let Some(index) = find(self.elements, &named.text) else {
            report_unknown(named, self.elements, problems);
            return;
        };
        let Some(entry) = self.against.get_mut(usize::from(index)) else {
            return;
        };
        if *entry != 0 {
            let diagnostic = Diagnostic::new(&ELEMENT_TWICE, named.place);
            let diagnostic = diagnostic.arg(named.text.as_str());
            problems.push(diagnostic.help_with(NAME_ONCE, vec![named.text.as_str().into()]));
            return;
        }
        *entry = self.sign * i8::try_from(steps).unwrap_or(1);
    }
}
