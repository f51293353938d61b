//! The vocabulary of card games: its kinds, and the clauses that begin with the
//! words of the lexicon. What follows a word is a phrase, which `syntax` reads.

use tapete_lang::{Bilingual, ClauseWord, KindWord, Takes, Times, Vocabulary, Word};

use crate::syntax::lexicon::{LISTS, Role};

/// The words that the family brings.
pub static VOCABULARY: Vocabulary = Vocabulary {
    kinds: &KINDS,
    open: Some(&CARD),
};

static KINDS: [KindWord; 3] = [
    KindWord {
        word: Word {
            name: "CardGame",
            others: &["JuegoDeCartas"],
            doc: Bilingual::new(
                "A game of cards: its zones, types, resources, phases and how it ends.",
                "Un juego de cartas: sus zonas, tipos, recursos, fases y cómo acaba.",
            ),
            example: "new CardGame called \"Duel of oxen\" extends \"Classic\" life 15",
        },
        clauses: &GAME_CLAUSES,
        named: true,
    },
    KindWord {
        word: Word {
            name: "Ability",
            others: &["Habilidad"],
            doc: Bilingual::new(
                "Something that cards can have by name, written in rules or made of others.",
                "Algo que las cartas pueden tener por su nombre, escrito en reglas o hecho de otras.",
            ),
            example: "new Ability called \"Cloaked\" means Unblockable and Shroud",
        },
        clauses: &CARD_CLAUSES,
        named: true,
    },
    KindWord {
        word: Word {
            name: "Deck",
            others: &["Mazo"],
            doc: Bilingual::new(
                "A deck: how often it holds which card, and for which game.",
                "Un mazo: cuántas veces contiene qué carta, y para qué juego.",
            ),
            example: "new Deck called \"Oxen\" for_game \"Thesis\" holds 10 * Forest, 10 * \"Ox\"",
        },
        clauses: &DECK_CLAUSES,
        named: true,
    },
];

/// A card of any type that the game declares.
static CARD: KindWord = KindWord {
    word: Word {
        name: "Card",
        others: &["Carta"],
        doc: Bilingual::new(
            "A card: its type stands after `new`, such as `Creature` or `Forest`.",
            "Una carta: su tipo va tras `nuevo`, como `Criatura` o `Bosque`.",
        ),
        example: "new Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Forest",
    },
    clauses: &CARD_CLAUSES,
    // `new Forest` is a whole sentence.
    named: false,
};

/// What decks say, and nothing else does.
const OF_DECKS: [&str; 3] = ["for_game", "holds", "idea"];

static DECK_CLAUSES: [ClauseWord; OF_DECKS.len()] = clauses(true);

static CARD_CLAUSES: [ClauseWord; n_words(Role::Clause) - OF_DECKS.len()] = clauses(false);

/// Returns the clauses of decks, or all others.
const fn clauses<const N: usize>(of_decks: bool) -> [ClauseWord; N] {
    let words = words(Role::Clause);
    let mut clauses = [const { phrase(&UNSAID) }; N];
    let (mut at, mut n_found) = (0, 0);
    while at < words.len() {
        if is_of_decks(words[at].name) == of_decks {
            clauses[n_found] = phrase(&words[at]);
            n_found += 1;
        }
        at += 1;
    }
    assert!(n_found == N, "every clause has its place");
    clauses
}

const fn is_of_decks(name: &str) -> bool {
    let mut at = 0;
    while at < OF_DECKS.len() {
        if is_same(OF_DECKS[at].as_bytes(), name.as_bytes()) {
            return true;
        }
        at += 1;
    }
    false
}

/// Compares letter by letter: texts cannot be compared before the program runs.
const fn is_same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// The clauses of games, and `when`, which cards share with them.
const N_GAME: usize = n_words(Role::GameClause) + n_words(Role::Setting) + 1;

static GAME_CLAUSES: [ClauseWord; N_GAME] = {
    let (words, settings) = (words(Role::GameClause), words(Role::Setting));
    let mut clauses = [const { phrase(&UNSAID) }; N_GAME];
    let mut at = 0;
    while at < clauses.len() {
        clauses[at] = if at < words.len() {
            phrase(&words[at])
        } else if at < words.len() + settings.len() {
            phrase(&settings[at - words.len()])
        } else {
            phrase(when())
        };
        at += 1;
    }
    clauses
};

/// Returns the word of triggers.
const fn when() -> &'static Word {
    let words = words(Role::Clause);
    let mut at = 0;
    while at < words.len() {
        if is_same(words[at].name.as_bytes(), b"when") {
            return &words[at];
        }
        at += 1;
    }
    &UNSAID
}

/// What a place of a list holds before its word is put there.
const UNSAID: Word = Word {
    name: "",
    others: &[],
    doc: Bilingual::new("", ""),
    example: "",
};

/// Returns the words of a role.
const fn words(role: Role) -> &'static [Word] {
    let mut at = 0;
    while at < LISTS.len() {
        if LISTS[at].0 as usize == role as usize {
            return LISTS[at].1;
        }
        at += 1;
    }
    &[]
}

const fn n_words(role: Role) -> usize {
    words(role).len()
}

/// Returns a clause whose value is a phrase; it may stand any number of times,
/// since later lines add to or override earlier ones.
const fn phrase(word: &Word) -> ClauseWord {
    ClauseWord {
        word: Word {
            name: word.name,
            others: word.others,
            doc: word.doc,
            example: word.example,
        },
        takes: Takes::Phrase,
        times: Times::List,
        needed: false,
        variables: &[],
    }
}

#[cfg(test)]
mod tests;
