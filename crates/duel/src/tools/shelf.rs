//! The cards of a text: of a game, of a file of cards, or of a single card.

use tapete_game::Tongue;
use tapete_lang::{Checked, Place, Problems, Sources};
use tapete_speech::{Said, nearest, same_name};

use crate::card::{Deck, MonsterCard, PowerCard};
use crate::define;
use crate::duel::Plan;
use crate::explain::{card_text, element_name, element_names};
use crate::options::Preset;
use crate::script::Lexicon;

/// The cards of a text, with its rules if it has a game.
pub struct Shelf {
    /// What the text says; some lists may be empty, and decks are legal only if
    /// there is a game.
    pub(crate) plan: Plan,
    /// The texts, to show scripts as they are written.
    pub(crate) sources: Sources,
    pub(crate) has_game: bool,
}

/// What a card is, in few words, for lists to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardFigures {
    pub name: String,
    /// Element, life and attack of a monster; cost and effect of a power.
    pub figures: String,
}

impl Shelf {
    /// Reads the cards of a checked text. Problems were told when it was
    /// checked; what has errors is stood in for.
    pub fn new(sources: Sources, checked: &Checked) -> Shelf {
        let mut unheard = Problems::new();
        let plan = define::plan(&sources, checked, None, &mut unheard);
        if let Some(plan) = plan {
            return Shelf {
                plan,
                sources,
                has_game: true,
            };
        }
        let options = Preset::Modern.options();
        let found = define::Definition::read(&sources, checked, &options, &mut unheard);
        Shelf {
            plan: Plan {
                name: String::new(),
                n_seats: 2,
                options,
                elements: found.elements,
                monsters: found.monsters,
                powers: found.powers,
                decks: found.decks,
                position: Vec::new(),
            },
            sources,
            has_game: false,
        }
    }

    /// Returns the name of the game, if there is one.
    pub fn game(&self) -> Option<&str> {
        self.has_game.then_some(self.plan.name.as_str())
    }

    /// Tells whether there is neither a monster nor a power.
    pub fn is_empty(&self) -> bool {
        self.plan.monsters.is_empty() && self.plan.powers.is_empty()
    }

    /// Tells whether there are both monsters and powers, so that there can be
    /// decks.
    pub fn has_both(&self) -> bool {
        !self.plan.monsters.is_empty() && !self.plan.powers.is_empty()
    }

    /// Returns how many monsters a deck has.
    pub fn n_monsters(&self) -> usize {
        usize::from(self.plan.options.n_monsters)
    }

    /// Returns how many powers each monster of a deck has.
    pub fn n_powers(&self) -> usize {
        usize::from(self.plan.options.n_powers)
    }

    /// Lists the monsters.
    pub fn monsters(&self, tongue: Tongue) -> Vec<CardFigures> {
        let each = self.plan.monsters.iter().map(|it| CardFigures {
            name: it.name.clone(),
            figures: {
                let element = self.element(it.element, tongue);
                let (life, attack) = (it.life, it.attack);
                match tongue {
                    Tongue::En => format!("{element}, life {life}, attack {attack}"),
                    Tongue::Es => format!("{element}, vida {life}, ataque {attack}"),
                }
            },
        });
        each.collect()
    }

    /// Lists the powers, with what they do.
    pub fn powers(&self, tongue: Tongue) -> Vec<CardFigures> {
        let each = self.plan.powers.iter().map(|it| CardFigures {
            name: it.name.clone(),
            figures: {
                let (cost, text) = (it.cost, self.text(it, tongue));
                match tongue {
                    Tongue::En => format!("costs {cost}. {text}"),
                    Tongue::Es => format!("cuesta {cost}. {text}"),
                }
            },
        });
        each.collect()
    }

    /// Lists the names of the elements.
    pub fn elements(&self, tongue: Tongue) -> Vec<String> {
        let indices = 0..self.plan.elements.len();
        indices
            .map(|it| self.element(it as u8, tongue).to_owned())
            .collect()
    }

    /// Returns how an element is written in a text, by any of its spellings.
    pub fn element_written(&self, wanted: &str) -> Option<&str> {
        let is_it = |name: &String| same_name(name, wanted);
        let mut elements = self.plan.elements.iter();
        let found = elements.find(|it| is_it(&it.name) || it.others.iter().any(is_it))?;
        let spellings = std::iter::once(&found.name).chain(&found.others);
        spellings
            .into_iter()
            .find(|it| is_it(it))
            .map(String::as_str)
    }

    /// Tells whether a deck that can be played holds a power of that name.
    pub fn deck_holds(&self, power: &str) -> bool {
        let names: Vec<&str> = self.plan.powers.iter().map(|it| it.name.as_str()).collect();
        let Some(index) = find(power, &names) else {
            return false;
        };
        let holds = |deck: &Deck| deck.powers.iter().any(|it| usize::from(*it) == index);
        self.decks().iter().any(holds)
    }

    /// Returns the names that scripts may use for the elements.
    pub fn lexicon(&self) -> Lexicon {
        define::lexicon(&self.plan.elements)
    }

    pub(crate) fn element(&self, element: u8, tongue: Tongue) -> &str {
        let element = self.plan.elements.get(usize::from(element));
        element.map_or("?", |it| element_name(it, tongue))
    }

    /// Returns what a power does, in whole sentences.
    pub(crate) fn text(&self, power: &PowerCard, tongue: Tongue) -> String {
        card_text(&power.script, &self.element_names(), tongue)
    }

    pub(crate) fn element_names(&self) -> Vec<Said> {
        element_names(&self.plan.elements)
    }

    /// Returns a piece of a script as it is written, in one line.
    pub(crate) fn written(&self, place: Place) -> String {
        let text = self.sources.slice(place);
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Finds a power by its name, or says which there are.
    pub(crate) fn find_power(&self, name: &str, tongue: Tongue) -> Result<usize, String> {
        let names: Vec<&str> = self.plan.powers.iter().map(|it| it.name.as_str()).collect();
        find(name, &names).ok_or_else(|| {
            let what = tongue.pick("there is no power", "no hay ningún poder");
            unknown(what, name, &names, tongue)
        })
    }

    /// Finds a monster by its name, or says which there are.
    pub(crate) fn find_monster(&self, name: &str, tongue: Tongue) -> Result<usize, String> {
        let names = self.monster_names();
        find(name, &names).ok_or_else(|| {
            let what = tongue.pick("there is no monster", "no hay ningún monstruo");
            unknown(what, name, &names, tongue)
        })
    }

    /// Finds a deck by its name.
    pub(crate) fn find_deck(&self, name: &str) -> Option<usize> {
        find(name, &self.deck_names())
    }

    pub(crate) fn monster_names(&self) -> Vec<&str> {
        self.plan
            .monsters
            .iter()
            .map(|it| it.name.as_str())
            .collect()
    }

    pub(crate) fn deck_names(&self) -> Vec<&str> {
        self.plan.decks.iter().map(|it| it.name.as_str()).collect()
    }

    /// Returns the decks that can be played.
    pub(crate) fn decks(&self) -> &[Deck] {
        if self.has_game { &self.plan.decks } else { &[] }
    }

    pub(crate) fn monster(&self, index: usize) -> Option<&MonsterCard> {
        self.plan.monsters.get(index)
    }
}

/// Finds a name: as it is written, or else whatever its case, accents and spaces.
pub(crate) fn find(name: &str, names: &[&str]) -> Option<usize> {
    let exact = names.iter().position(|it| *it == name);
    exact.or_else(|| names.iter().position(|it| same_name(it, name)))
}

/// How many names a message lists.
const LISTED_MAX: usize = 12;

/// Says that there is no such name, and what there is instead.
pub(crate) fn unknown(what: &str, name: &str, names: &[&str], tongue: Tongue) -> String {
    if let Some(near) = nearest(name, names.iter().copied()) {
        let mean = tongue.pick("did you mean", "¿querías decir");
        return format!("{what} `{name}`; {mean} `{near}`?");
    }
    if names.is_empty() {
        return format!("{what} `{name}`");
    }
    let there_are = tongue.pick("there are", "hay");
    let more = match names.len() > LISTED_MAX {
        true => ", …",
        false => "",
    };
    let listed: Vec<&str> = names.iter().take(LISTED_MAX).copied().collect();
    format!("{what} `{name}`; {there_are} {}{more}", listed.join(", "))
}
