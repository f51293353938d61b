//! Questions in the family's own words: what a card does, what lies where, how
//! moves are written.

use tapete_game::{Reader, Seat, Telling, Tongue};
use tapete_speech::{Said, capital, counted, nearest};

use crate::find::{fold, name_fits};
use crate::model::{Card, Cards, Thing};
use crate::state::State;
use crate::tools::library_word;

/// The longest text that can be a question.
const QUESTION_MAX: usize = 200;

impl Cards {
    /// Answers a question from nothing but what the reader may know.
    pub(crate) fn answer_question(
        &self,
        state: &State,
        question: &str,
        telling: Telling<'_>,
    ) -> Option<String> {
        let tongue = telling.tongue();
        let question = question.trim();
        if question.is_empty() || question.len() > QUESTION_MAX {
            return None;
        }
        match question.to_lowercase().as_str() {
            "help" | "ayuda" => return Some(self.moves_help(tongue)),
            "?" => return Some(self.glance(state, telling)),
            _ => {}
        }
        let asked = question.strip_prefix('?').map(str::trim);
        let name = fold(asked.unwrap_or(question));
        if asked.is_none() && self.names_move(state, question, telling) {
            return None;
        }
        if let Some(zone) = self.zone_named(&name) {
            return Some(self.zone_known(state, zone, telling));
        }
        let least = if asked.is_some() { 1 } else { 3 };
        let best = self.cards.iter().map(|it| name_fits(&it.folded, &name));
        let Some(best) = best.max().filter(|it| *it >= least) else {
            // Without a question mark it may be a move that is written wrongly.
            let known = asked.and_then(|it| library_word(it, tongue));
            let known = known.map(|it| format!("{}: {}", it.name, it.text.replace('\n', ", ")));
            return known.or_else(|| asked.map(|it| self.no_such_card(it, tongue)));
        };
        let mut fitting = self.cards.iter();
        let card = fitting.find(|it| name_fits(&it.folded, &name) == best)?;
        Some(self.card_known(card, tongue))
    }

    fn no_such_card(&self, name: &str, tongue: Tongue) -> String {
        let names = self.cards.iter().map(|it| it.name.as_str());
        let near = nearest(name, names).map_or(String::new(), |near| match tongue {
            Tongue::En => format!("; did you mean `{near}`?"),
            Tongue::Es => format!("; ¿querías decir `{near}`?"),
        });
        match tongue {
            Tongue::En => format!("no card of this match is called `{name}`{near}"),
            Tongue::Es => format!("ninguna carta de esta partida se llama `{name}`{near}"),
        }
    }

    /// Tells whether a text is a move of the reader now.
    fn names_move(&self, state: &State, text: &str, telling: Telling<'_>) -> bool {
        let Reader::Seat(seat) = telling.reader() else {
            return false;
        };
        if seat.0 != state.asked || state.end.is_some() {
            return false;
        }
        let mut moves = Vec::new();
        self.list(state, seat.0, &mut moves);
        self.find_move(state, seat, text, &moves, telling).is_ok()
    }

    fn zone_named(&self, name: &str) -> Option<usize> {
        self.zones.iter().position(|it| {
            let mut labels = it.label.both().into_iter().chain([it.name.as_str()]);
            labels.any(|it| fold(it) == name)
        })
    }

    /// Says how many cards a zone of each seat has, and which of them the reader
    /// may know. The order of a deck is told to nobody.
    fn zone_known(&self, state: &State, zone: usize, telling: Telling<'_>) -> String {
        let mut lines = Vec::new();
        for (seat, player) in Seat::all(2).zip(&state.players) {
            let pile = player.piles.get(zone).into_iter().flatten();
            let things: Vec<Thing> = pile.copied().collect();
            let n = cards(things.len(), telling.tongue());
            let is_deck = zone == usize::from(self.roles.deck);
            let known = things
                .iter()
                .filter(|it| self.sees(state, telling.reader(), **it));
            let mut names: Vec<&str> = known.map(|it| self.name_of(state, *it)).collect();
            if is_deck {
                names.sort_unstable();
            }
            let names = match names.is_empty() {
                true => String::new(),
                false => format!(": {}", names.join(", ")),
            };
            let label = capital(&self.zone_of(zone, seat, telling));
            lines.push(format!("{label}, {n}{names}"));
        }
        lines.join("\n")
    }

    /// Says all that is printed on a card, and what its abilities mean.
    pub(crate) fn card_known(&self, card: &Card, tongue: Tongue) -> String {
        let pick = |it: &Said| it.get(tongue).to_owned();
        let mut head = card.name.clone();
        let cost = self.shown_cost(card);
        if !cost.is_empty() {
            head = format!("{head} ({cost})");
        }
        let types = pick(&card.type_line);
        if !types.is_empty() {
            head = format!("{head}, {types}");
        }
        let figures = self.printed_figures(card);
        if !figures.is_empty() {
            head = format!("{head}, {figures}");
        }
        let mut lines = vec![head];
        let text = pick(&card.text);
        if !text.is_empty() {
            lines.push(text);
        }
        if !card.flavor.is_empty() {
            lines.push(format!("“{}”", card.flavor));
        }
        let own = card.abilities.iter();
        for ability in own.filter_map(|it| self.abilities.get(it.index())) {
            let (label, text) = (pick(&ability.label), pick(&ability.text));
            let line = format!("{label}: {text}");
            // What the card explains itself is not told twice.
            let is_told = lines.iter().any(|it| it.contains(&format!("{label} (")));
            if !is_told && !label.is_empty() && !text.is_empty() && !lines.contains(&line) {
                lines.push(line);
            }
        }
        // Words that no ability of the card explains.
        for word in ["Enchant", "Scry"] {
            let small = word.to_lowercase();
            let mut said = card.text.en.split(|it: char| !it.is_alphanumeric());
            let is_said = said.any(|it| it.eq_ignore_ascii_case(word));
            let Some(known) = is_said.then(|| library_word(word, tongue)).flatten() else {
                continue;
            };
            let meaning = known.text.lines().next().unwrap_or_default();
            let line = format!("{}: {meaning}", capital(&known.name));
            let mut own = card.abilities.iter();
            let is_told = own.any(|it| {
                let ability = self.abilities.get(it.index());
                ability.is_some_and(|it| it.label.en.to_lowercase().starts_with(&small))
            });
            if !is_told {
                lines.push(line);
            }
        }
        lines.join("\n")
    }

    /// Lists what lies in play, and what each seat has.
    fn glance(&self, state: &State, telling: Telling<'_>) -> String {
        let mut lines = Vec::new();
        if self.is_puzzle() {
            let task = telling.pick("a puzzle: win this turn", "un problema: gana en este turno");
            lines.push(task.to_owned());
        }
        for (seat, own) in Seat::all(2).zip(&state.players) {
            let size = |zone: u8| own.piles.get(usize::from(zone)).map_or(0, |it| it.len());
            let (hand, deck) = (size(self.roles.hand), size(self.roles.deck));
            // As the table says it: prizes are those that are left.
            let (en, es, figure) = if self.options.has_active {
                (
                    "prizes left",
                    "premios restantes",
                    size(self.roles.prizes) as i64,
                )
            } else {
                ("life", "vida", self.score_of(state, seat))
            };
            let name = telling.subject(seat);
            lines.push(telling.pick(
                format!("{name}: {en} {figure}, hand {hand}, deck {deck}"),
                format!("{name}: {es} {figure}, mano {hand}, mazo {deck}"),
            ));
            for (zone, pile) in self.zones.iter().zip(&own.piles) {
                for thing in pile.iter().filter(|_| zone.in_play) {
                    if self.sees(state, telling.reader(), *thing) {
                        lines.push(format!("  {}", self.standing(state, *thing, telling)));
                    }
                }
            }
        }
        if !state.stack.is_empty() {
            let label = telling.pick("on the stack", "en la pila");
            let n = cards(state.stack.len(), telling.tongue());
            lines.push(format!("{label}: {n}"));
        }
        lines.join("\n")
    }

    /// Says how a card in play stands: `Craw Ox 4/3, tapped`.
    fn standing(&self, state: &State, thing: Thing, telling: Telling<'_>) -> String {
        let name = self.name_of(state, thing);
        let figures = self.figures_text(state, thing, telling);
        let states = self.states_text(state, thing, telling);
        let space = if figures.is_empty() { "" } else { " " };
        let comma = if states.is_empty() { "" } else { ", " };
        format!("{name}{space}{figures}{comma}{states}")
    }

    fn moves_help(&self, tongue: Tongue) -> String {
        const LINES: [(&str, &str, &str); 12] = [
            (
                "play NAME",
                "play a card of your hand; a few letters will do",
                "juega una carta de tu mano; bastan unas letras",
            ),
            (
                "use NAME 1",
                "use the first ability of a card; an attack by its name",
                "usa la primera habilidad de una carta; un ataque por su nombre",
            ),
            (
                "attack NAME",
                "attack, one creature at a time; against one: attack A > B",
                "ataca, una criatura cada vez; contra otra: attack A > B",
            ),
            (
                "block A > B",
                "block the attacker B with A",
                "bloquea al atacante B con A",
            ),
            (
                "evolve A > B",
                "put A on B, where creatures evolve; retreat: retire the active one",
                "pone A sobre B, donde se evoluciona; retreat: retira a la activa",
            ),
            (
                "choose NAME",
                "choose what is asked for: a target, a card; choose opponent",
                "elige lo que se pide: un objetivo, una carta; choose rival",
            ),
            (
                "NAME #2",
                "the second of that name",
                "la segunda con ese nombre",
            ),
            ("yes, no", "answer a question", "responde a una pregunta"),
            (
                "number 3",
                "an amount; usual: as the rules would do it",
                "una cantidad; usual: como lo harían las reglas",
            ),
            (
                "pass, done",
                "do nothing, or no more; an empty line does too",
                "nada, o nada más; también una línea vacía",
            ),
            (
                "?NAME",
                "what a card does, or a word such as ?Scry means",
                "qué hace una carta, o qué significa una palabra como ?Adivina",
            ),
            (
                "?",
                "what lies in play; graveyard, deck: what lies there",
                "qué hay en juego; cementerio, mazo: qué hay ahí",
            ),
        ];
        let line =
            |(text, en, es): &(&str, &str, &str)| format!("{text:<13}  {}", tongue.pick(*en, *es));
        let lines: Vec<String> = LINES.iter().map(line).collect();
        lines.join("\n")
    }
}

fn cards(n: usize, tongue: Tongue) -> String {
    counted(n, tongue.pick(["card", "cards"], ["carta", "cartas"]))
}
