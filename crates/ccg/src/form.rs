//! Files ending in `.ccg`, in the words of the thesis and of the block forms, as
//! the workshop asks for them.

use std::fmt::Write as _;

use tapete_game::Game;
use tapete_lang::{
    Checked, FileId, Phrase, Place, Problems, Sources, TextValue, Tongue, file_called,
    included_name, lex_phrases,
};

use crate::PHRASING;
use crate::define::{look, plan, sentences};
use crate::syntax::ast::{Clause, ClauseKind, Sentence};
use crate::syntax::dialect::{Script, ScriptItem, ScriptKind, read_file};
use crate::syntax::print;
use crate::tools::{CardText, Decks, texts_of};

/// Tells whether a file is in the dialect: its name says so.
pub fn is_dialect(name: &str) -> bool {
    name.ends_with(".ccg")
}

/// Makes the game of a file that has one; of all else, the cards are checked.
///
/// A file may have several games: the cards after each are for it, and the
/// first that can be played is the game of the file.
pub fn load(
    sources: &Sources,
    file: FileId,
    n_seats: Option<usize>,
    problems: &mut Problems,
) -> Option<Game> {
    let script = whole(sources, file, problems);
    let sentences = sentences_of(&script, problems);
    let parts = parts(&sentences);
    if parts.is_empty() {
        look(&sentences, problems);
        return None;
    }
    let mut games = Vec::new();
    for part in parts {
        games.extend(plan(&part, true, problems));
    }
    let cards = games.into_iter().next()?;
    n_seats.is_none_or(|it| it == 2).then(|| Game::new(cards))
}

/// Writes what every card and ability of a file says, in the order of the file;
/// the cards after each game as that game reads them.
pub fn card_texts(
    sources: &Sources,
    file: FileId,
    tongue: tapete_game::Tongue,
    problems: &mut Problems,
) -> Vec<CardText> {
    let script = whole(sources, file, problems);
    let sentences = sentences_of(&script, problems);
    let parts = parts(&sentences);
    if parts.is_empty() {
        return texts_of(&sentences, tongue);
    }
    let mut texts: Vec<CardText> = Vec::new();
    for part in parts {
        for text in texts_of(&part, tongue) {
            // What comes before the first game is a part of each.
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
    }
    texts
}

/// Reads the decks of a file, and reports all that is wrong with them.
pub fn decks(sources: &Sources, file: FileId, problems: &mut Problems) -> Decks {
    let script = whole(sources, file, problems);
    let sentences = sentences_of(&script, problems);
    Decks::of_parts(&sentences, &parts(&sentences), problems)
}

/// Lists what a file includes.
pub fn includes(sources: &Sources, file: FileId) -> Vec<TextValue> {
    let script = read_file(sources, file, &mut Problems::new());
    let items = script.items.into_iter();
    items
        .filter_map(|it| match it.kind {
            ScriptKind::Include(path) => Some(path),
            _ => None,
        })
        .collect()
}

/// Reads a file with what it includes, as far as that is among the sources:
/// each file once, where it is first included.
fn whole(sources: &Sources, file: FileId, problems: &mut Problems) -> Script {
    let mut read = vec![file];
    let mut items = Vec::new();
    let meant = |it: Script| it.meant.unwrap_or(it.items);
    // What is still to be taken, the next one last.
    let mut rest = meant(read_file(sources, file, problems));
    rest.reverse();
    let mut rest: Vec<(FileId, ScriptItem)> = rest.into_iter().map(|it| (file, it)).collect();
    while let Some((from, item)) = rest.pop() {
        let ScriptKind::Include(path) = &item.kind else {
            items.push(item);
            continue;
        };
        let name = included_name(sources, from, &path.text);
        if let Some(found) = file_called(sources, &name)
            && !read.contains(&found)
        {
            read.push(found);
            let script = meant(read_file(sources, found, problems));
            rest.extend(script.into_iter().rev().map(|it| (found, it)));
        }
    }
    Script { items, meant: None }
}

/// The game that a file is for which says only how a turn goes.
const OLDEST: &str = "Thesis";
const GAME: &str = "CardGame";

/// Returns what a file says; how a turn goes is said of the game of the thesis.
fn sentences_of(script: &Script, problems: &mut Problems) -> Vec<Sentence> {
    let mut sentences = script.sentences(problems);
    for game in sentences.iter_mut().filter(|it| it.kind.text == GAME) {
        let is_flow = |it: &Clause| matches!(it.kind, ClauseKind::Flow(_));
        if game.clauses.iter().all(is_flow) {
            let place = game.place;
            let text = OLDEST.to_owned();
            let kind = ClauseKind::Extends(TextValue { text, place });
            game.clauses.insert(0, Clause { place, kind });
        }
    }
    sentences
}

/// Cuts sentences into those of each game: what comes before the first game is
/// for all, what follows a game is for that one, and games extend each other.
fn parts(sentences: &[Sentence]) -> Vec<Vec<Sentence>> {
    let is_game = |it: &Sentence| it.kind.text == GAME;
    let starts = (0..).zip(sentences).filter(|it| is_game(it.1));
    let starts: Vec<usize> = starts.map(|it| it.0).collect();
    let Some(first) = starts.first().copied() else {
        return Vec::new();
    };
    if starts.len() == 1 {
        return vec![sentences.to_vec()];
    }
    let shared = sentences.get(..first).unwrap_or_default();
    let mut parts = Vec::new();
    for (index, start) in starts.iter().enumerate() {
        let end = starts.get(index + 1).copied().unwrap_or(sentences.len());
        let mut part = shared.to_vec();
        part.extend_from_slice(sentences.get(*start..end).unwrap_or_default());
        let mut wanted = sentences.get(*start).and_then(extended);
        // As many steps as there are games: a circle is told by the plan.
        for _ in 0..starts.len() {
            let named =
                |it: &&Sentence| is_game(it) && it.name.as_ref().map(|it| &it.text) == wanted;
            let Some(base) = sentences.iter().find(named) else {
                break;
            };
            if !part.contains(base) {
                part.push(base.clone());
            }
            wanted = extended(base);
        }
        parts.push(part);
    }
    parts
}

fn extended(game: &Sentence) -> Option<&String> {
    game.clauses.iter().find_map(|it| match &it.kind {
        ClauseKind::Extends(name) => Some(&name.text),
        _ => None,
    })
}

/// Writes a file in the canonical form of the dialect.
pub fn format(sources: &Sources, file: FileId) -> Result<String, Problems> {
    let mut problems = Problems::new();
    let script = read_file(sources, file, &mut problems);
    if problems.has_errors() {
        return Err(problems);
    }
    let text = sources.text(file);
    Ok(print::script(&script, text, &lex_phrases(text)))
}

/// Before what a text cannot hold, since it plays one game.
const OTHERS: &str = "// A text plays one game: what follows is for others.\n\
    // es: Un texto juega un solo juego: lo que sigue es para otros.\n\n";

/// Writes a file in the sentence form; nothing if it cannot be read.
///
/// Of cards of one name the first counts, and of several games the first that
/// can be played; the others become comments.
pub fn to_native(sources: &Sources, file: FileId, problems: &mut Problems) -> Option<String> {
    let script = read_file(sources, file, problems);
    let sentences = sentences_of(&script, problems);
    let parts = parts(&sentences);
    let can_play = |it: &&Vec<Sentence>| plan(it, true, &mut Problems::new()).is_some();
    let played = parts.iter().find(can_play).or(parts.first());
    if problems.has_errors() {
        return None;
    }
    let mut text = String::new();
    for item in &script.items {
        if let ScriptKind::Include(path) = &item.kind {
            let path = path.text.replace('\\', "\\\\").replace('"', "\\\"");
            // Writing to a string cannot fail.
            let _ = writeln!(text, "include \"{path}\"\n");
        }
    }
    let mut known: Vec<(&str, &str)> = Vec::new();
    let is_played = |it: &Sentence| played.is_none_or(|played| played.contains(it));
    let (own, others): (Vec<&Sentence>, Vec<&Sentence>) =
        sentences.iter().partition(|it| is_played(it));
    let n_own = own.len();
    for (index, sentence) in own.into_iter().chain(others).enumerate() {
        if index == n_own {
            text.push_str(OTHERS);
        }
        let written = print::sentence(sentence, Tongue::En);
        let name = sentence.name.as_ref().map(|it| it.text.as_str());
        let called = name.map(|name| (sentence.kind.text.as_str(), name));
        if index >= n_own || called.is_some_and(|it| known.contains(&it)) {
            for line in written.lines() {
                let _ = writeln!(text, "// {line}");
            }
        } else {
            text.push_str(&written);
            known.extend(called);
        }
        text.push('\n');
    }
    Some(canonical(text))
}

/// Returns a text of sentences in its canonical form.
fn canonical(text: String) -> String {
    let mut sources = Sources::new();
    let file = sources.add("native.tapete", text.as_str());
    tapete_lang::format(&sources, file, &[&PHRASING]).unwrap_or(text)
}

/// Writes a text of the sentence form in the dialect, which has words for all
/// of it.
pub fn from_native(
    sources: &Sources,
    checked: &Checked,
) -> Result<String, Vec<(Phrase, Option<Place>)>> {
    let sentences = sentences(sources, checked, &mut Problems::new());
    let items = sentences.into_iter().map(|it| ScriptItem {
        place: it.place,
        kind: ScriptKind::Sentence(it),
    });
    let script = Script {
        items: items.collect(),
        meant: None,
    };
    Ok(print::script(&script, "", &[]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: &[(&str, &str)] = &[
        ("thesis", include_str!("syntax/tests/texts/thesis.ccg")),
        ("pool", include_str!("syntax/tests/texts/pool.ccg")),
        (
            "abilities",
            include_str!("syntax/tests/texts/abilities.ccg"),
        ),
        ("cards", include_str!("syntax/tests/texts/cards.ccg")),
        ("games", include_str!("syntax/tests/texts/games.ccg")),
    ];

    fn told(problems: &Problems, sources: &Sources) -> String {
        tapete_lang::plain(problems, sources, Tongue::En)
    }

    #[test]
    fn every_example_file_checks_without_errors_and_formats_the_same_twice() {
        for (name, text) in FILES {
            let mut sources = Sources::new();
            let file = sources.add(*name, *text);
            let mut problems = Problems::new();
            load(&sources, file, None, &mut problems);
            assert!(!problems.has_errors(), "{}", told(&problems, &sources));
            let once = format(&sources, file).expect("a text");
            let again = sources.add("again", once.as_str());
            assert_eq!(format(&sources, again).expect("a text"), once, "{name}");
        }
    }

    #[test]
    fn what_a_file_includes_is_part_of_it_once_and_in_its_place() {
        let mut sources = Sources::new();
        let file = sources.add("a/main.ccg", "include \"one.ccg\"\ninclude \"two.ccg\"\ngame \"G\" { extends \"Thesis\" }\ndeck \"D\" { 20 Ox }");
        let texts = |name: &str| match name {
            "a/one.ccg" => Ok("include \"two.ccg\"\ninclude \"main.ccg\"".to_owned()),
            "a/two.ccg" => Ok("new Creature called \"Ox\" with_damage 2 with_health 2".to_owned()),
            _ => Err("there is none".to_owned()),
        };
        let mut problems = Problems::new();
        let mut read = |name: &str, _: &str| texts(name);
        tapete_lang::load_included(&mut sources, &includes, &mut problems, &mut read);
        assert_eq!(sources.len(), 3);
        let game = load(&sources, file, None, &mut problems);
        assert!(game.is_some(), "{}", told(&problems, &sources));
        assert_eq!(told(&problems, &sources), "");
        let mut sources = Sources::new();
        sources.add("b.ccg", "include \"gone.ccg\"");
        tapete_lang::load_included(&mut sources, &includes, &mut problems, &mut read);
        assert!(told(&problems, &sources).contains("b.ccg:1:9: error[lang:include-missing]"));
    }

    #[test]
    fn importing_a_file_includes_it() {
        let mut sources = Sources::new();
        let file = sources.add("main.ccg", "import CardImplicits._\nimport \"oxen.ccg\"\ngame \"G\" { extends \"Thesis\" }\ndeck \"D\" { 20 Ox }");
        let mut problems = Problems::new();
        let ox = "new Creature called \"Ox\" with_damage 2 with_health 2";
        let mut read = |name: &str, _: &str| match name {
            "oxen.ccg" => Ok(ox.to_owned()),
            _ => Err("there is none".to_owned()),
        };
        tapete_lang::load_included(&mut sources, &includes, &mut problems, &mut read);
        assert!(load(&sources, file, None, &mut problems).is_some());
        assert_eq!(told(&problems, &sources), "");
        let mut sources = Sources::new();
        sources.add("b.ccg", "import \"gone.ccg\"");
        tapete_lang::load_included(&mut sources, &includes, &mut problems, &mut read);
        assert!(told(&problems, &sources).contains("b.ccg:1:8: error[lang:include-missing]"));
    }

    /// Two games, each with a card and a deck after it.
    const TWO: &str = "game \"A\" extends \"Classic\" { life 10 }\nnew Creature called \"Ox\" with_damage 1 with_health 1 requires 1 * Forest\ndeck \"D\" for \"A\" { 56 Forest, 4 Ox }\ngame \"B\" extends \"Thesis\" { life 12 }\nnew Creature called \"Elk\" with_damage 2 with_health 1 requires 1 * Forest\ndeck \"E\" for \"B\" { 20 Elk }";

    #[test]
    fn cards_after_each_game_are_written_as_that_game_reads_them() {
        let mut sources = Sources::new();
        let file = sources.add("two.ccg", TWO);
        let mut problems = Problems::new();
        let texts = card_texts(&sources, file, tapete_game::Tongue::En, &mut problems);
        let names: Vec<&str> = texts.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["Ox", "Elk"]);
        assert_eq!(told(&problems, &sources), "");
    }

    #[test]
    fn decks_after_each_game_are_judged_by_that_game_at_their_own_place() {
        let mut sources = Sources::new();
        let file = sources.add("two.ccg", TWO);
        let mut problems = Problems::new();
        let all = decks(&sources, file, &mut problems);
        assert_eq!(told(&problems, &sources), "");
        assert!(all.can_meet(0, 0) && all.can_meet(1, 1) && !all.can_meet(0, 1));
        let file = sources.add("wrong.ccg", TWO.replace("4 Ox", "5 Ox"));
        let all = decks(&sources, file, &mut problems);
        let told = told(&problems, &sources);
        assert!(
            told.starts_with("wrong.ccg:3:33: error[ccg:deck-copies]"),
            "{told}"
        );
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(!all.can_meet(0, 0) && all.can_meet(1, 1));
    }

    #[test]
    fn every_game_of_the_example_file_is_played_to_its_end() {
        use tapete_game::{Chance, Play, Seat, Silent};
        let (_, text) = FILES.last().expect("the games");
        let mut sources = Sources::new();
        let file = sources.add("games.ccg", *text);
        let mut problems = Problems::new();
        let script = read_file(&sources, file, &mut problems);
        let sentences = sentences_of(&script, &mut problems);
        let parts = parts(&sentences);
        assert_eq!(parts.len(), 4);
        for part in parts {
            let game = plan(&part, true, &mut problems);
            let game = game.unwrap_or_else(|| panic!("{}", told(&problems, &sources)));
            for seed in 0..20 {
                let mut chance = Chance::quick(seed);
                let mut state = game.blank();
                game.start(&mut state, &mut chance, &mut Silent);
                let mut moves = Vec::new();
                for _ in 0..100_000 {
                    if state.end.is_some() {
                        break;
                    }
                    let seat = Seat(state.asked);
                    moves.clear();
                    game.moves(&state, seat, &mut moves);
                    let chosen = moves[chance.below(moves.len() as u32) as usize];
                    game.play(&mut state, seat, &chosen, &mut chance, &mut Silent);
                }
                assert!(state.end.is_some(), "{} with seed {seed}", game.name);
            }
        }
    }

    #[test]
    fn every_example_file_becomes_sentences_that_are_well() {
        for (name, text) in FILES {
            let mut sources = Sources::new();
            let file = sources.add(*name, *text);
            let mut problems = Problems::new();
            let native = to_native(&sources, file, &mut problems);
            let native = native.unwrap_or_default();
            let is_for_others = native.contains("what follows is for others");
            assert_eq!(is_for_others, *name == "games", "{native}");
            let file = sources.add("native", native);
            let tree = tapete_lang::parse(&sources, file, &[&PHRASING], &mut problems);
            let items = tree.items.iter();
            let read: Vec<Sentence> = items
                .map(|it| crate::syntax::read(&sources, it, &mut problems))
                .collect();
            match parts(&read).is_empty() {
                true => drop(look(&read, &mut problems)),
                false => drop(plan(&read, true, &mut problems)),
            }
            assert!(!problems.has_errors(), "{}", told(&problems, &sources));
        }
    }
}
