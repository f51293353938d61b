//! Reads one line of scenarios.

use tapete_speech::{Said, capital, said};

use super::action::action;

/// One scenario.
#[derive(Clone, Debug)]
pub(crate) struct Scenario {
    pub(crate) id: String,
    pub(crate) sides: [Side; 2],
    pub(crate) actions: Vec<Action>,
    pub(crate) expected: Vec<String>,
}

/// A player at the beginning.
#[derive(Clone, Debug, Default)]
pub(crate) struct Side {
    pub(crate) life: Option<i32>,
    /// How many lands lie ready.
    pub(crate) lands: u8,
    /// The kinds of the creature cards in hand.
    pub(crate) hand: Vec<String>,
    pub(crate) creatures: Vec<Creature>,
}

/// A creature: `T 2/2 Flying #Elf @red p:2 dmg:1 tapped sick`, or a card of the
/// author's: `T "Undying Brute" tapped`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Creature {
    pub(crate) name: String,
    pub(crate) card: Option<String>,
    pub(crate) power: i32,
    pub(crate) toughness: i32,
    pub(crate) abilities: Vec<String>,
    pub(crate) kinds: Vec<String>,
    pub(crate) colours: Vec<String>,
    /// Counters by name.
    pub(crate) counters: Vec<(String, u8)>,
    pub(crate) damage: i16,
    pub(crate) tapped: bool,
    pub(crate) sick: bool,
    /// Where it lies, if not in play: `hand`, `graveyard`, `deck`, `exile`.
    pub(crate) place: Option<String>,
    /// What is chosen as it enters: `reveal=2`, `nograft=1`, `graft=Gr`.
    pub(crate) choices: Vec<(String, String)>,
}

/// Something done; refused, if it begins with `!`.
#[derive(Clone, Debug)]
pub(crate) struct Action {
    pub(crate) refused: bool,
    pub(crate) text: String,
    pub(crate) kind: ActionKind,
}

#[derive(Clone, Debug)]
pub(crate) enum ActionKind {
    Attack(Vec<String>),
    Block(Vec<(String, String)>),
    /// Explicit shares: attacker, and what it gives to whom.
    Damage(Option<(String, Vec<(String, i16)>)>),
    End,
    Turn(u8),
    Enter(u8, Box<Creature>),
    Destroy(String),
    Sacrifice(String),
    Hit {
        source: String,
        target: String,
        amount: i16,
    },
    Spell {
        player: u8,
        colour: String,
        target: String,
        amount: i16,
    },
    Sweep {
        player: u8,
        colour: String,
        amount: i16,
    },
    Target {
        player: u8,
        colour: String,
        target: String,
    },
    Pump(String, i16, i16),
    Put(String, String, u8),
    Gain(String, String),
    Lose(String, String),
    /// Plays a card from the hand, at something if it says so.
    Cast(String, Option<String>),
    /// Uses an ability of a card, by its number among them.
    Use(String, Option<String>, u8),
    Discard(String),
    Draw(u8, u8),
}

impl ActionKind {
    /// Lists the names of creatures and players that must be there before it.
    pub(crate) fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        match self {
            ActionKind::Attack(all) => names.extend(all.iter().map(String::as_str)),
            ActionKind::Block(pairs) => {
                names.extend(pairs.iter().flat_map(|it| [it.0.as_str(), it.1.as_str()]));
            }
            ActionKind::Damage(shares) => {
                if let Some((attacker, given)) = shares {
                    names.push(attacker);
                    names.extend(given.iter().map(|it| it.0.as_str()));
                }
            }
            ActionKind::Hit { source, target, .. } => names.extend([source.as_str(), target]),
            ActionKind::Spell { target, .. } | ActionKind::Target { target, .. } => {
                names.push(target);
            }
            ActionKind::Destroy(name)
            | ActionKind::Sacrifice(name)
            | ActionKind::Discard(name)
            | ActionKind::Pump(name, ..)
            | ActionKind::Put(name, ..)
            | ActionKind::Gain(name, _)
            | ActionKind::Lose(name, _) => names.push(name),
            ActionKind::Cast(name, target) | ActionKind::Use(name, target, _) => {
                names.push(name);
                names.extend(target.as_deref());
            }
            ActionKind::End
            | ActionKind::Turn(_)
            | ActionKind::Enter(..)
            | ActionKind::Sweep { .. }
            | ActionKind::Draw(..) => {}
        }
        names
    }
}

/// Reads a line.
pub(crate) fn scenario(line: &str) -> Result<Scenario, Said> {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    let [id, a, d, actions, expected] = parts.as_slice() else {
        return Err(said!(
            "a scenario has five parts joined by `|`: id, A, D, actions, expected; this has {}",
            "un caso tiene cinco partes unidas por `|`: id, A, D, acciones, resultado; este tiene {}",
            parts.len()
        ));
    };
    let scenario = Scenario {
        id: (*id).to_owned(),
        sides: [side(a, 'A')?, side(d, 'D')?],
        actions: pieces(actions, ';').map(action).collect::<Result<_, _>>()?,
        expected: pieces(expected, ';').map(str::to_owned).collect(),
    };
    let mut names: Vec<&str> = vec!["A", "D"];
    for creature in scenario.creatures().chain(scenario.entering()) {
        if names.contains(&creature.name.as_str()) {
            return Err(said!(
                "two are called {}",
                "hay dos que se llaman {}",
                creature.name
            ));
        }
        names.push(&creature.name);
    }
    Ok(scenario)
}

pub(super) fn pieces(text: &str, joint: char) -> impl Iterator<Item = &str> {
    text.split(joint).map(str::trim).filter(|it| !it.is_empty())
}

/// Cuts a text at commas, but not inside parentheses.
fn outside(text: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = text.split(|letter: char| {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        letter == ',' && depth <= 0
    });
    parts.map(str::trim).filter(|it| !it.is_empty()).collect()
}

fn side(text: &str, letter: char) -> Result<Side, Said> {
    let Some(rest) = text.strip_prefix(letter) else {
        return Err(said!(
            "`{text}` must begin with `{letter}:`",
            "`{text}` debe empezar por `{letter}:`"
        ));
    };
    let mut side = Side::default();
    let rest = match rest.strip_prefix('(') {
        Some(rest) => {
            let Some((options, rest)) = rest.split_once(')') else {
                return Err(said!("`{text}` has no `)`", "a `{text}` le falta `)`"));
            };
            for option in pieces(options, ',') {
                match option.split_once('=') {
                    Some(("life", n)) => side.life = Some(number(n)?),
                    Some(("lands", n)) => side.lands = number(n)?,
                    Some(("hand", kinds)) => {
                        let kinds =
                            pieces(kinds, '+').map(|it| it.trim_start_matches('#').to_owned());
                        side.hand = kinds.collect();
                    }
                    _ => {
                        return Err(said!(
                            "`{option}`: write `life=5`, `lands=3` or `hand=#Elf+#Elf`",
                            "`{option}`: escribe `life=5`, `lands=3` o `hand=#Elf+#Elf`"
                        ));
                    }
                }
            }
            rest
        }
        None => rest,
    };
    let Some(creatures) = rest.strip_prefix(':') else {
        return Err(said!(
            "`{text}`: `{letter}` is followed by `:`",
            "`{text}`: tras `{letter}` va `:`"
        ));
    };
    for text in outside(creatures) {
        if text != "-" {
            side.creatures.push(creature(text)?);
        }
    }
    Ok(side)
}

pub(super) fn number<N: std::str::FromStr>(text: &str) -> Result<N, Said> {
    text.trim()
        .parse()
        .map_err(|_| said!("`{text}` is not a number", "`{text}` no es un número"))
}

/// Reads how much damage is done.
pub(super) fn damage(text: &str) -> Result<i16, Said> {
    match number(text)? {
        amount if amount < 0 => Err(said!(
            "`{text}`: damage is not less than 0",
            "`{text}`: el daño no es menor que 0"
        )),
        amount => Ok(amount),
    }
}

/// Cuts a text at spaces, but not inside quotes or parentheses.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let (mut depth, mut quoted) = (0, false);
    for letter in text.chars() {
        match letter {
            '"' => quoted = !quoted,
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if letter.is_whitespace() && !quoted && depth <= 0 {
            if !word.is_empty() {
                words.push(std::mem::take(&mut word));
            }
        } else {
            word.push(letter);
        }
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

pub(super) fn creature(text: &str) -> Result<Creature, Said> {
    let words = words(text);
    let mut words = words.iter().map(String::as_str);
    let Some(name) = words.next() else {
        return Err(said!(
            "a creature has a name and figures, as `T 2/2`",
            "una criatura tiene nombre y cifras, como `T 2/2`"
        ));
    };
    let mut creature = Creature {
        name: name.to_owned(),
        ..Creature::default()
    };
    let figures = words.next().unwrap_or("");
    if let Some(card) = figures
        .strip_prefix('"')
        .and_then(|it| it.strip_suffix('"'))
    {
        creature.card = Some(card.to_owned());
    } else {
        let Some((power, toughness)) = figures.split_once('/') else {
            return Err(said!(
                "`{text}`: after the name come figures (`2/2`) or a card in quotes",
                "`{text}`: tras el nombre van cifras (`2/2`) o una carta entre comillas"
            ));
        };
        creature.power = number(power)?;
        creature.toughness = number(toughness)?;
    }
    for word in words {
        detail(&mut creature, word)?;
        let of_card = creature.abilities.len() + creature.kinds.len() + creature.colours.len();
        if creature.card.is_some() && of_card > 0 {
            return Err(said!(
                "`{word}`: a card in quotes is as its text says; abilities may be gained by the action `gain {name} …`",
                "`{word}`: una carta entre comillas es como dice su texto; puede ganar habilidades con la acción `gain {name} …`"
            ));
        }
    }
    Ok(creature)
}

fn detail(creature: &mut Creature, word: &str) -> Result<(), Said> {
    if let Some(kind) = word.strip_prefix('#') {
        creature.kinds.push(capital(kind));
    } else if let Some(colour) = word.strip_prefix('@') {
        creature.colours.push(capital(colour));
    } else if let Some((name, value)) = word.split_once('=') {
        creature.choices.push((name.to_owned(), value.to_owned()));
    } else if let Some((name, value)) = word.split_once(':') {
        match name {
            "dmg" => creature.damage = damage(value)?,
            _ => creature
                .counters
                .push((counter(name).to_owned(), number(value)?)),
        }
    } else if word == "tapped" {
        creature.tapped = true;
    } else if word == "sick" {
        creature.sick = true;
    } else if matches!(word, "hand" | "graveyard" | "deck" | "exile") {
        creature.place = Some(word.to_owned());
    } else {
        creature.abilities.push(ability(word));
    }
    Ok(())
}

/// Writes an ability with its colour or kind capitalised, as texts have them.
pub(super) fn ability(word: &str) -> String {
    match word.split_once('(') {
        Some((name, rest)) => format!("{name}({}", capital(rest)),
        None => word.to_owned(),
    }
}

/// Returns a counter's whole name.
pub(super) fn counter(short: &str) -> &str {
    match short {
        "p" => "+1/+1",
        "m" => "-1/-1",
        other => other,
    }
}

pub(super) fn player(text: &str) -> Result<u8, Said> {
    match text {
        "A" => Ok(0),
        "D" => Ok(1),
        _ => Err(said!(
            "`{text}` is no player; write A or D",
            "`{text}` no es un jugador; escribe A o D"
        )),
    }
}

impl Creature {
    /// Returns the name of its card.
    pub(super) fn card_name(&self) -> String {
        self.card
            .clone()
            .unwrap_or_else(|| format!("creature {}", self.name))
    }

    /// Writes the creature as a card.
    pub(super) fn sentence(&self) -> String {
        let is_artifact = self.kinds.iter().any(|it| it == "Artifact");
        let kinds = self.kinds.join(" ");
        let mut text = format!("new Creature called \"{}\"", self.card_name());
        if !kinds.is_empty() {
            text.push_str(&format!(" is {kinds}"));
        }
        if !self.colours.is_empty() {
            text.push_str(&format!(" colored {}", self.colours.join(" and ")));
        }
        text.push_str(&format!(
            " with_damage {} with_health {}",
            self.power, self.toughness
        ));
        if !self.abilities.is_empty() {
            text.push_str(&format!(" has_ability {}", self.abilities.join(" and ")));
        }
        debug_assert!(!is_artifact || kinds.contains("Artifact"));
        text
    }
}

impl Scenario {
    /// Returns the creatures that are in play at the beginning.
    pub(super) fn creatures(&self) -> impl Iterator<Item = &Creature> {
        self.sides.iter().flat_map(|it| &it.creatures)
    }

    /// Returns the creatures that come later.
    pub(super) fn entering(&self) -> impl Iterator<Item = &Creature> {
        self.actions.iter().filter_map(|it| match &it.kind {
            ActionKind::Enter(_, creature) => Some(creature.as_ref()),
            _ => None,
        })
    }

    /// Returns the kinds of cards in hands, each once.
    pub(super) fn hand_kinds(&self) -> Vec<&str> {
        let mut kinds: Vec<&str> = Vec::new();
        for kind in self.sides.iter().flat_map(|it| &it.hand) {
            if !kinds.contains(&kind.as_str()) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// Returns the abilities that are gained or lost.
    pub(super) fn gained(&self) -> Vec<&str> {
        let abilities = self.actions.iter().filter_map(|it| match &it.kind {
            ActionKind::Gain(_, ability) => Some(ability),
            ActionKind::Lose(_, ability) if ability.contains('(') => Some(ability),
            _ => None,
        });
        abilities.map(String::as_str).collect()
    }

    /// Returns the abilities of which all are lost, whatever their parameters.
    pub(super) fn lost(&self) -> Vec<&str> {
        let abilities = self.actions.iter().filter_map(|it| match &it.kind {
            ActionKind::Lose(_, ability) if !ability.contains('(') => Some(ability),
            _ => None,
        });
        abilities.map(String::as_str).collect()
    }
}
