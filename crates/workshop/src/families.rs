//! The one list of families. A new family adds one entry here and nothing
//! anywhere else outside its crate.

use std::ops::RangeInclusive;

use tapete_ccg as ccg;
use tapete_ccg::tools::CardText;
use tapete_duel as duel;
use tapete_game::Game;
use tapete_konquest as konquest;
use tapete_lang::{
    Bilingual, Checked, Code, Phrasing, Problems, Sources, Tongue, Tree, Vocabulary,
};

use crate::forms::{Conversion, Form, Recorded, Recording, Unsaid};
use crate::scene::Lines;

/// Writes the cards of a checked text.
type WriteCards = fn(&Sources, &Checked, Tongue) -> Vec<CardText>;

/// A kind of game with its own rules code.
pub struct Family {
    /// Its name, such as `domino`.
    pub name: &'static str,
    /// What it is, in one sentence.
    pub doc: Bilingual,
    /// The kind of thing that is played: a text with a game has one.
    pub game_kind: &'static str,
    /// Its words.
    pub vocabulary: &'static Vocabulary,
    /// How its texts are told from others and cut into clauses, if their clauses
    /// are phrases.
    pub phrasing: Option<&'static Phrasing>,
    /// The diagnostics that it reports.
    pub codes: &'static [&'static Code],
    /// Tells how many players the game of a checked text takes; nothing if the
    /// text holds no game.
    pub players: fn(&Checked) -> Option<RangeInclusive<usize>>,
    /// Makes the game of a checked text, or reports why not.
    pub compile: fn(&Sources, &Checked, Option<usize>, &mut Problems) -> Option<Game>,
    /// Looks at a checked text without a game, such as one of cards, where the
    /// words alone do not tell whether it is well.
    pub inspect: Option<fn(&Sources, &Checked, &mut Problems)>,
    /// The forms of files that it reads besides sentences.
    pub forms: &'static [Form],
    /// Its own files of tests, in one line each.
    pub lines: Option<&'static Lines>,
    /// Writes the cards of a checked text as players read them.
    pub card_texts: Option<WriteCards>,
    /// Says what a word of cards means that every text knows.
    pub known_word: Option<fn(&str, Tongue) -> Option<CardText>>,
}

/// Every family.
pub static FAMILIES: &[Family] = &[
    Family {
        name: "ccg",
        doc: Bilingual::new(
            "Card games written in sentences: creatures, spells, abilities, decks.",
            "Juegos de cartas escritos en oraciones: criaturas, hechizos, habilidades, mazos.",
        ),
        game_kind: "CardGame",
        vocabulary: &tapete_ccg::VOCABULARY,
        codes: tapete_ccg::CODES,
        players: tapete_ccg::players,
        compile: tapete_ccg::compile,
        inspect: Some(tapete_ccg::inspect),
        forms: &[CCG_FILES],
        phrasing: Some(&tapete_ccg::PHRASING),
        lines: Some(&CCG_SCENARIOS),
        card_texts: Some(ccg::tools::card_texts),
        known_word: Some(ccg::tools::library_word),
    },
    Family {
        name: "domino",
        doc: Bilingual::new(
            "Tiles with faces, laid end to end on a table.",
            "Fichas con caras que se ponen una junto a otra en la mesa.",
        ),
        game_kind: "Domino",
        vocabulary: &tapete_domino::VOCABULARY,
        phrasing: None,
        codes: tapete_domino::CODES,
        players: tapete_domino::players,
        compile: |_, checked, n_seats, problems| tapete_domino::compile(checked, n_seats, problems),
        inspect: None,
        forms: &[],
        lines: None,
        card_texts: None,
        known_word: None,
    },
    Family {
        name: "duel",
        doc: Bilingual::new(
            "Teams of monsters, and power cards whose effect is a script.",
            "Equipos de monstruos, y cartas de poder cuyo efecto es un guion.",
        ),
        game_kind: "Duel",
        vocabulary: &duel::VOCABULARY,
        phrasing: None,
        codes: duel::CODES,
        players: duel::players,
        compile: duel::compile,
        inspect: Some(duel::inspect),
        forms: &[DUEL_SCRIPTS, DUEL_CARDS],
        lines: None,
        card_texts: None,
        known_word: None,
    },
    Family {
        name: "konquest",
        doc: Bilingual::new(
            "Planets that build ships, and fleets that conquer them.",
            "Planetas que construyen naves, y flotas que los conquistan.",
        ),
        game_kind: "Galaxy",
        vocabulary: &konquest::VOCABULARY,
        phrasing: None,
        codes: konquest::CODES,
        players: konquest::players,
        compile: |_, checked, n_seats, problems| konquest::compile(checked, n_seats, problems),
        inspect: None,
        forms: &[KONQUEST_FILES],
        lines: None,
        card_texts: None,
        known_word: None,
    },
];

const CCG_FILES: Form = Form {
    is: |name, _| ccg::form::is_dialect(name),
    load: |sources, file, n_seats, problems| ccg::form::load(sources, file, n_seats, problems),
    includes: Some(ccg::form::includes),
    format: |sources, file| ccg::form::format(sources, file),
    conversion: Some(Conversion {
        needs_game: false,
        extension: "ccg",
        to_native: |sources, file, problems| ccg::form::to_native(sources, file, problems),
        from_native: ccg::form::from_native,
    }),
    recording: None,
};

static CCG_SCENARIOS: Lines = Lines {
    is: ccg::scenario::is_scenarios,
    run: |text, cards, tongue| {
        let outcomes = ccg::scenario::run(text, cards).into_iter();
        outcomes
            .map(|it| (it.line, it.id, it.result.map_err(|it| it.into_text(tongue))))
            .collect()
    },
};

const DUEL_SCRIPTS: Form = Form {
    is: |name, _| duel::files::form::is_script(name),
    load: |sources, file, _, problems| {
        duel::files::form::load_script(sources, file, problems);
        None
    },
    includes: None,
    format: |sources, file| duel::files::form::format_script(sources, file),
    conversion: None,
    recording: None,
};

const DUEL_CARDS: Form = Form {
    is: |_, text| duel::files::form::is_json(text),
    load: duel::files::form::load_json,
    includes: None,
    format: duel::files::form::format_json,
    conversion: Some(Conversion {
        needs_game: false,
        extension: "json",
        to_native: duel::files::form::to_native,
        from_native: duel::files::form::from_native,
    }),
    recording: None,
};

const KONQUEST_FILES: Form = Form {
    is: |_, text| konquest::files::is_file(text),
    load: |sources, file, n_seats, problems| konquest::form::load(sources, file, n_seats, problems),
    includes: None,
    format: |sources, file| konquest::files::format(sources, file),
    conversion: Some(Conversion {
        needs_game: true,
        extension: "json",
        to_native: |sources, file, problems| konquest::form::to_native(sources, file, problems),
        from_native: |_, checked| konquest::form::from_native(checked).map_err(unsaid),
    }),
    recording: Some(Recording {
        recorded: |sources, file, problems| {
            let opening = konquest::form::recorded(sources, file, problems)?;
            Some(Recorded {
                game: opening.game,
                seed: opening.seed,
                moves: opening.moves,
            })
        },
        from_match: |checked, n_seats, seed, played| {
            konquest::form::from_match(checked, n_seats, seed, played).map_err(unsaid)
        },
        from_file_match: |sources, file, seed, played| {
            konquest::form::from_file_match(sources, file, seed, played).map_err(unsaid)
        },
    }),
};

fn unsaid(all: Vec<konquest::Inexpressible>) -> Vec<Unsaid> {
    all.into_iter().map(|it| (it.what, it.place)).collect()
}

/// Lists the phrasings of all families.
pub fn phrasings() -> Vec<&'static Phrasing> {
    FAMILIES.iter().filter_map(|it| it.phrasing).collect()
}

impl Family {
    /// Returns the family whose kinds a text uses most; the first of equals. A
    /// text in phrases is of a family that has them.
    pub(crate) fn of(tree: &Tree) -> Option<&'static Family> {
        let known = |family: &Family| {
            let kinds = family.vocabulary.kinds;
            let marks = |kind: &str| family.phrasing.is_some_and(|it| (it.knows)(kind));
            let knows = |kind: &str| kinds.iter().any(|it| it.word.is(kind)) || marks(kind);
            tree.items.iter().filter(|it| knows(&it.kind.text)).count()
        };
        let is_phrased = tree.items.iter().any(|it| it.phrased);
        let can_be = |family: &&Family| family.phrasing.is_some() || !is_phrased;
        let families = FAMILIES.iter().filter(can_be);
        // A text without any mark of phrases is hardly of a family that has them.
        let is_alike = |family: &Family| family.phrasing.is_some() == is_phrased;
        // `max_by_key` gives the last of equals.
        let rated = |family: &&Family| (known(family), is_alike(family));
        families.rev().max_by_key(rated)
    }
}
