//! Where a scene is played: what is set up, the match once it has begun, and
//! what was shown of it.

use tapete_game::{Bot, Game, Match, Names, Reader, Seat, Seed, Tongue};

use super::script::Step;
use super::{Read, SceneError, ask};
use crate::load::load;
use crate::shipped::{shipped_reader, shipped_text};
use tapete_family::{Loaded, Text};

/// What a command gave, or why it did not.
pub(super) enum Refusal {
    /// The command makes sense, but not now: `!` expects this.
    Refused(String),
    /// The scene itself is wrong.
    Wrong(String),
}

pub(super) type Output = Result<Vec<String>, Refusal>;

/// What has been laid down but not used yet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Text,
    Match,
}

pub(super) struct Stage<'a> {
    read: Read<'a>,
    main: Option<Text>,
    /// Texts that the main one may include, and texts of bots.
    others: Vec<Text>,
    extra: Vec<Text>,
    n_seats: Option<usize>,
    pub(super) seed: Seed,
    pub(super) tongue: Tongue,
    pub(super) playing: Option<Match>,
    pub(super) loaded: Option<Loaded>,
    /// The bots that were asked last, so that they go on where they were.
    bots: Option<(String, Vec<Box<dyn Bot>>)>,
    n_shown: usize,
    unused: Vec<(usize, Part)>,
}

impl<'a> Stage<'a> {
    pub(super) fn new(read: Read<'a>) -> Stage<'a> {
        Stage {
            read,
            main: None,
            others: Vec::new(),
            extra: Vec::new(),
            n_seats: None,
            seed: Seed::new(0),
            tongue: Tongue::En,
            playing: None,
            loaded: None,
            bots: None,
            n_shown: 0,
            unused: Vec::new(),
        }
    }

    /// Does what a step says; returns what came out and whether it was refused.
    pub(super) fn perform(&mut self, step: &Step) -> Result<(Vec<String>, bool), SceneError> {
        let wrong = |message| SceneError {
            line: step.line,
            message,
        };
        match self.command(step) {
            Ok(_) if step.quietly => Ok((Vec::new(), false)),
            Ok(output) => Ok((output, false)),
            Err(Refusal::Refused(reason)) => {
                let mut lines = reason.lines();
                let first = format!("error: {}", lines.next().unwrap_or_default());
                let rest = lines.map(|it| it.trim_end().to_owned());
                Ok((std::iter::once(first).chain(rest).collect(), true))
            }
            Err(Refusal::Wrong(message)) => Err(wrong(message)),
        }
    }

    /// Says which set-up was never used.
    pub(super) fn finish(self) -> Result<(), SceneError> {
        match self.unused.first() {
            None => Ok(()),
            Some((line, _)) => Err(SceneError {
                line: *line,
                message: "this set-up is never used; ask for something after it, or take it away"
                    .to_owned(),
            }),
        }
    }

    fn command(&mut self, step: &Step) -> Output {
        let (word, rest) = match step.command.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim()),
            None => (step.command.as_str(), ""),
        };
        match word {
            "game" => self.set_game(step.line, rest),
            "text" => self.set_text(step, rest),
            "bots_text" => self.set_bots_text(step),
            "players" => {
                let n_seats = number(rest, "players 4")?;
                self.set_up(step.line, Part::Match)?;
                self.n_seats = Some(n_seats);
                Ok(Vec::new())
            }
            "seed" => {
                let seed = rest.parse().map_err(|it| Refusal::Wrong(format!("{it}")))?;
                self.set_up(step.line, Part::Match)?;
                self.seed = seed;
                Ok(Vec::new())
            }
            "tongue" => {
                self.tongue = match rest {
                    "en" => Tongue::En,
                    "es" => Tongue::Es,
                    _ => {
                        return Err(Refusal::Wrong(
                            "write `tongue en` or `tongue es`".to_owned(),
                        ));
                    }
                };
                Ok(Vec::new())
            }
            "play" => self.play(rest, step.quietly),
            "random" => self.bots("random", number(rest, "random 5")?, step.quietly),
            "bots" => {
                let (names, n_moves) = rest
                    .rsplit_once(char::is_whitespace)
                    .ok_or_else(|| Refusal::Wrong("write `bots NAMES MOVES`".to_owned()))?;
                let n_moves = match n_moves {
                    "all" => usize::MAX,
                    n_moves => number(n_moves, "bots random 5")?,
                };
                self.bots(names.trim(), n_moves, step.quietly)
            }
            "events" => {
                self.playing()?;
                Ok(self.events())
            }
            _ => match ask::find(word) {
                Some(asked) => asked(self, rest),
                None => self.arrange(step),
            },
        }
    }

    fn set_up(&mut self, line: usize, part: Part) -> Result<(), Refusal> {
        if self.playing.is_some() {
            let message = "the match has begun; set it up before the first thing asked of it";
            return Err(Refusal::Wrong(message.to_owned()));
        }
        self.unused.push((line, part));
        self.loaded = None;
        Ok(())
    }

    fn set_game(&mut self, line: usize, game: &str) -> Output {
        self.set_up(line, Part::Text)?;
        let found = match shipped_text(game) {
            Ok(found) if found.name != game => found,
            // A file comes before a shipped text that is named by its path.
            by_path => match ((self.read)(game, ""), by_path) {
                (Ok(text), _) => Text::new(game, text),
                (Err(_), Ok(found)) => found,
                (Err(reason), Err(_)) => return Err(Refusal::Refused(reason)),
            },
        };
        self.main = Some(found);
        Ok(Vec::new())
    }

    fn set_text(&mut self, step: &Step, name: &str) -> Output {
        self.set_up(step.line, Part::Text)?;
        if name.is_empty() {
            self.main = Some(Text::new("scene.tapete", step.body.as_str()));
        } else {
            self.others.push(Text::new(name, step.body.as_str()));
        }
        Ok(Vec::new())
    }

    fn set_bots_text(&mut self, step: &Step) -> Output {
        self.set_up(step.line, Part::Text)?;
        let name = format!("bots{}.tapete", self.extra.len() + 1);
        self.extra.push(Text::new(name, step.body.as_str()));
        Ok(Vec::new())
    }

    /// Returns the main text alone.
    pub(super) fn text(&mut self) -> Result<Text, Refusal> {
        self.unused.retain(|(_, part)| *part != Part::Text);
        let missing = "there is no text yet; write `game NAME`, or `text` … `end`";
        self.main
            .clone()
            .ok_or_else(|| Refusal::Wrong(missing.to_owned()))
    }

    /// Returns what came of the texts.
    pub(super) fn load(&mut self) -> Result<&Loaded, Refusal> {
        let main = self.text()?;
        if self.loaded.is_none() {
            let others = &self.others;
            let read = &mut self.read;
            let mut shipped = shipped_reader(self.tongue);
            let loaded = load(
                &main,
                &self.extra,
                self.n_seats,
                &mut |name, from| match others.iter().find(|it| it.name == name) {
                    Some(known) => Ok(known.text.clone()),
                    None => {
                        read(name, from).or_else(|reason| shipped(name, from).map_err(|_| reason))
                    }
                },
            );
            self.loaded = Some(loaded);
        }
        self.loaded
            .as_ref()
            .ok_or_else(|| Refusal::Wrong("the text was not loaded".to_owned()))
    }

    /// Returns the game, or the problems of its text.
    pub(super) fn game(&mut self) -> Result<Game, Refusal> {
        self.unused.clear();
        let tongue = self.tongue;
        let loaded = self.load()?;
        loaded.game.clone().ok_or_else(|| {
            let problems = ask::problem_lines(loaded, tongue);
            Refusal::Refused(format!("the text makes no game\n{}", problems.join("\n")))
        })
    }

    /// Returns the match; begins it if nobody asked for it yet.
    pub(super) fn playing(&mut self) -> Result<&mut Match, Refusal> {
        self.unused.clear();
        if self.playing.is_none() {
            let game = self.game()?;
            let mut playing = game.start(self.seed);
            playing.name_players(game.names().or(&Names::of_seats(game.n_seats())));
            self.playing = Some(playing);
        }
        self.playing
            .as_mut()
            .ok_or_else(|| Refusal::Wrong("the match was not started".to_owned()))
    }

    fn play(&mut self, rest: &str, quietly: bool) -> Output {
        let (seat, chosen) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let seat = self.seat(seat)?;
        let tongue = self.tongue;
        let playing = self.playing()?;
        let n_before = playing.story(Reader::Judge, tongue).len();
        playing
            .play_in(seat, chosen.trim(), tongue)
            .map_err(|error| Refusal::Refused(error.reason))?;
        Ok(self.happened(n_before, quietly))
    }

    fn bots(&mut self, names: &str, n_moves: usize, quietly: bool) -> Output {
        let (seed, tongue) = (self.seed, self.tongue);
        let game = self.playing()?.game().clone();
        let known = self.bots.take().filter(|(last, _)| last == names);
        let mut bots = match known {
            Some((_, bots)) => bots,
            None => ask::team(&game, names, seed, tongue)?,
        };
        let playing = self.playing()?;
        let n_before = playing.story(Reader::Judge, tongue).len();
        for n_played in 0..n_moves {
            let Some(seat) = playing.turn().seats().first() else {
                if n_moves == usize::MAX {
                    break;
                }
                return Err(Refusal::Refused(format!(
                    "the match ended after {n_played} moves"
                )));
            };
            playing
                .choose(seat, bots[seat.index()].as_mut())
                .and_then(|text| playing.play(seat, &text))
                .map_err(|error| Refusal::Refused(error.reason))?;
        }
        self.bots = Some((names.to_owned(), bots));
        Ok(self.happened(n_before, quietly))
    }

    /// Returns what happened after the first `n_before` events; a quiet
    /// command leaves it to be told by `events`.
    fn happened(&mut self, n_before: usize, quietly: bool) -> Vec<String> {
        if quietly {
            return Vec::new();
        }
        self.n_shown = n_before;
        self.events()
    }

    fn events(&mut self) -> Vec<String> {
        let tongue = self.tongue;
        let story = match &self.playing {
            Some(playing) => playing.story(Reader::Judge, tongue),
            None => Vec::new(),
        };
        let first = self.n_shown.min(story.len());
        self.n_shown = story.len();
        let texts = story[first..].iter().map(|it| it.text.clone());
        texts.filter(|it| !it.is_empty()).collect()
    }

    fn arrange(&mut self, step: &Step) -> Output {
        if self.main.is_none() {
            let command = &step.command;
            return Err(Refusal::Wrong(format!(
                "`{command}` is no command, and no game is there that could know it"
            )));
        }
        let arranged = self.playing()?.arrange(&step.command);
        arranged.map_err(Refusal::Refused)?;
        self.n_shown = self.playing()?.story(Reader::Judge, Tongue::En).len();
        self.unused.push((step.line, Part::Match));
        Ok(Vec::new())
    }

    /// Reads a seat of the match.
    pub(super) fn seat(&mut self, text: &str) -> Result<Seat, Refusal> {
        let number: usize = number(text, "play 0 …")?;
        let n_seats = self.playing()?.game().n_seats();
        match Seat::all(n_seats).nth(number) {
            Some(seat) => Ok(seat),
            None => Err(Refusal::Wrong(format!(
                "there is no seat {number}; the seats are 0 to {}",
                n_seats.saturating_sub(1)
            ))),
        }
    }
}

/// Reads a number, or shows how it is written.
pub(super) fn number<T: std::str::FromStr>(text: &str, example: &str) -> Result<T, Refusal> {
    text.trim()
        .parse()
        .map_err(|_| Refusal::Wrong(format!("`{text}` is not a number here; write `{example}`")))
}
