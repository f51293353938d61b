//! A match of Classic that is set up by hand and driven by the texts of moves.

use tapete_game::{Chance, Seat, Silent, Tell};

use crate::engine::{Asks, Stage, fresh_card};
use crate::event::Event;
use crate::model::{CardId, Cards, NOTHING, Thing};
use crate::moves::Move;
use crate::state::{Ask, State, stands};

/// A match under way.
pub(crate) struct Table {
    pub(crate) game: Cards,
    pub(crate) state: State,
    chance: Chance,
}

impl Table {
    /// Compiles the cards of a text as a game of Classic and begins the main
    /// phase of seat 0, with thirty plains in each deck and nothing else.
    pub(crate) fn new(cards: &str) -> Table {
        Table::of("Classic", cards)
    }

    pub(crate) fn of(base: &str, cards: &str) -> Table {
        Table::on_path(base, cards, true)
    }

    /// The same, with evasion of the library as flags or as rules.
    pub(crate) fn on_path(base: &str, cards: &str, fast: bool) -> Table {
        let text = format!("{cards}\nnew CardGame called \"Test\" extends \"{base}\"\n");
        let game = match crate::text::cards(&text, fast) {
            Ok(game) => game,
            Err(problems) => panic!("{problems}"),
        };
        let state = State::blank(&game);
        let mut table = Table {
            game,
            state,
            chance: Chance::quick(7),
        };
        table.stage(|stage| stage.set_scene(0));
        if table.game.cards.iter().any(|it| it.name == "Plains") {
            for seat in 0..2 {
                for _ in 0..30 {
                    table.put(seat, table.game.roles.deck, "Plains");
                }
            }
        }
        table
    }

    fn stage<T>(&mut self, call: impl FnOnce(&mut Stage<'_, Silent>) -> T) -> T {
        let mut events = Silent;
        call(&mut Stage {
            game: &self.game,
            state: &mut self.state,
            chance: &mut self.chance,
            events: &mut events,
            asks: Asks::Able,
        })
    }

    fn put(&mut self, seat: u8, zone: u8, name: &str) -> Thing {
        let found = self.game.cards.iter().position(|it| it.name == name);
        let Some(card) = found else {
            panic!("there is no card called {name}");
        };
        let Some(thing) = fresh_card(&mut self.state, CardId(card as u16), seat) else {
            panic!("too many cards");
        };
        if let Some(card) = self.state.card_mut(thing) {
            card.zone = zone;
            card.since = u16::from(thing);
        }
        self.state.clock = self.state.clock.max(u16::from(thing));
        self.state.players[usize::from(seat)].piles[usize::from(zone)].push(thing);
        self.state.dirty = true;
        thing
    }

    /// Puts cards into a hand.
    pub(crate) fn hand(mut self, seat: u8, names: &[&str]) -> Table {
        for name in names {
            self.put(seat, self.game.roles.hand, name);
        }
        self
    }

    /// Puts cards into play, ready to act.
    pub(crate) fn board(mut self, seat: u8, names: &[&str]) -> Table {
        for name in names {
            self.put(seat, self.game.roles.play, name);
        }
        self
    }

    pub(crate) fn lands(mut self, seat: u8, name: &str, n: usize) -> Table {
        for _ in 0..n {
            self.put(seat, self.game.roles.play, name);
        }
        self
    }

    pub(crate) fn graveyard(mut self, seat: u8, names: &[&str]) -> Table {
        for name in names {
            self.put(seat, self.game.roles.graveyard, name);
        }
        self
    }

    /// Puts cards into a zone by its number.
    pub(crate) fn lay(mut self, seat: u8, zone: u8, names: &[&str]) -> Table {
        for name in names {
            self.put(seat, zone, name);
        }
        self
    }

    /// Lets the match go on until somebody is asked.
    pub(crate) fn go(mut self) -> Table {
        self.stage(|stage| stage.advance());
        self
    }

    /// Returns what the seat that is asked may choose.
    pub(crate) fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        let seat = self.state.asked;
        self.game.list(&self.state, seat, &mut moves);
        let text = |it| {
            let mut text = String::new();
            self.game.move_text(&self.state, Seat(seat), it, &mut text);
            text
        };
        moves.iter().map(text).collect()
    }

    /// Tells whether a seat is asked and may choose this.
    pub(crate) fn may(&self, seat: u8, wanted: &str) -> bool {
        self.state.end.is_none()
            && self.state.ask != Ask::Nothing
            && self.state.asked == seat
            && self.moves().iter().any(|it| it == wanted)
    }

    /// Plays a move of a seat by its text.
    pub(crate) fn plays(&mut self, seat: u8, wanted: &str) {
        assert_eq!(
            self.state.asked,
            seat,
            "{:?} is asked: {:?}",
            self.state.ask,
            self.moves()
        );
        let mut moves = Vec::new();
        self.game.list(&self.state, seat, &mut moves);
        let texts = self.moves();
        let Some(index) = texts.iter().position(|it| it == wanted) else {
            panic!("`{wanted}` is none of {texts:?}");
        };
        self.stage(|stage| stage.answer(moves[index]));
    }

    /// Plays a move and adds what is told of it, whatever its text.
    pub(crate) fn answers(&mut self, chosen: Move, events: &mut Vec<Event>) {
        let mut stage = Stage {
            game: &self.game,
            state: &mut self.state,
            chance: &mut self.chance,
            events,
            asks: Asks::Able,
        };
        stage.answer(chosen);
    }

    /// Returns the moves of the seat that is asked.
    pub(crate) fn list(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.list(&self.state, self.state.asked, &mut moves);
        moves
    }

    /// Plays a move and returns what is told of it.
    pub(crate) fn plays_told(&mut self, seat: u8, wanted: &str) -> Vec<Event> {
        let texts = self.moves();
        let Some(index) = texts.iter().position(|it| it == wanted) else {
            panic!("`{wanted}` is none of {texts:?}");
        };
        let mut moves = Vec::new();
        self.game.list(&self.state, seat, &mut moves);
        let mut events = Vec::new();
        self.answers(moves[index], &mut events);
        events
    }

    /// Returns who lost, and how, once the match is over.
    pub(crate) fn outcome(&self) -> Option<([bool; 2], &'static str)> {
        self.state.end.map(|it| (it.lost, it.word))
    }

    /// Plays several moves of one seat.
    pub(crate) fn does(&mut self, seat: u8, moves: &[&str]) {
        for it in moves {
            self.plays(seat, it);
        }
    }

    /// Passes until a creature of seat 0 may attack, and lets it attack alone.
    pub(crate) fn attacks_alone(&mut self, name: &str) {
        let attack = format!("attack {name}");
        self.pass_until(0, &attack);
        self.plays(0, &attack);
        if self.may(0, "done") {
            self.plays(0, "done");
        }
    }

    /// Lets whoever is asked pass until it is the other's turn.
    pub(crate) fn ends_turn(&mut self) {
        let player = self.state.active;
        for _ in 0..20 {
            if self.state.active != player {
                break;
            }
            let (asked, moves) = (self.state.asked, self.moves());
            let way = moves
                .iter()
                .find(|it| ["pass", "done"].contains(&it.as_str()));
            self.plays(asked, &way.cloned().unwrap_or_default());
        }
    }

    /// Passes for whoever is asked until a seat may choose this.
    pub(crate) fn pass_until(&mut self, seat: u8, wanted: &str) {
        for _ in 0..200 {
            if self.may(seat, wanted) {
                return;
            }
            let texts = self.moves();
            let way = ["pass", "done", "no", "keep"]
                .into_iter()
                .find(|it| texts.iter().any(|own| own == it));
            let Some(way) = way else {
                panic!("no way on from {texts:?}");
            };
            let asked = self.state.asked;
            self.plays(asked, way);
        }
        panic!("`{wanted}` never came");
    }

    /// Passes for both as long as something lies on the stack.
    pub(crate) fn resolve(&mut self) {
        for _ in 0..200 {
            let waits = !self.state.stack.is_empty() && self.state.end.is_none();
            if !waits || self.state.ask != Ask::Act {
                return;
            }
            let asked = self.state.asked;
            self.plays(asked, "pass");
        }
    }

    /// Returns the things of a name in a zone of a seat.
    fn all(&self, seat: u8, zone: u8, name: &str) -> Vec<Thing> {
        let pile = &self.state.players[usize::from(seat)].piles[usize::from(zone)];
        let is_it = |it: &&Thing| {
            self.game
                .printed_card(&self.state, **it)
                .is_some_and(|it| it.name == name)
        };
        pile.iter().filter(is_it).copied().collect()
    }

    pub(crate) fn in_play(&self, seat: u8, name: &str) -> usize {
        self.all(seat, self.game.roles.play, name).len()
    }

    pub(crate) fn in_hand(&self, seat: u8, name: &str) -> usize {
        self.all(seat, self.game.roles.hand, name).len()
    }

    pub(crate) fn in_graveyard(&self, seat: u8, name: &str) -> usize {
        self.all(seat, self.game.roles.graveyard, name).len()
    }

    pub(crate) fn n_hand(&self, seat: u8) -> usize {
        self.state.players[usize::from(seat)].piles[usize::from(self.game.roles.hand)].len()
    }

    /// Returns the first thing of a name in play.
    pub(crate) fn thing(&self, name: &str) -> Thing {
        let play = self.game.roles.play;
        let mut found = (0..2).flat_map(|seat| self.all(seat, play, name));
        found.next().unwrap_or(NOTHING)
    }

    /// Returns power and toughness of the first thing of a name.
    pub(crate) fn figures(&self, name: &str) -> (i16, i16) {
        let look = self
            .state
            .card(self.thing(name))
            .map(|it| it.look)
            .unwrap_or_default();
        (look.power, look.toughness)
    }

    pub(crate) fn life(&self, seat: u8) -> i32 {
        self.state.players[usize::from(seat)].life
    }

    pub(crate) fn is_tapped(&self, name: &str) -> bool {
        self.state
            .card(self.thing(name))
            .is_some_and(|it| it.is(stands::TAPPED))
    }

    /// Tells whether a thing in play has an ability, by name.
    pub(crate) fn has(&self, name: &str, ability: &str) -> bool {
        let number = self.game.ability_names.iter().position(|it| it == ability);
        let Some(number) = number else {
            return false;
        };
        let id = crate::model::AbilityName(number as u16);
        self.game.has_ability(&self.state, self.thing(name), id)
    }
}
