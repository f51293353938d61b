//! What can be written on the command line.
//!
//! The English help stands here as doc comments; the Spanish one in
//! [`help`](crate::help), where a test asks for each line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{
    Args as ClapArgs, CommandFactory as _, FromArgMatches as _, Parser, Subcommand, ValueEnum,
};
use tapete_game::{Reader, Seat, Seed, Tongue};

use crate::help;
use crate::tool::command::{self as tool, Called};

/// A workshop for tabletop games: describe a game in text, play it, simulate it
#[derive(Debug, Parser)]
#[command(name = "tapete", version, disable_help_subcommand = true)]
pub(crate) struct Args {
    /// The language of messages (default: that of the system)
    #[arg(long, global = true, value_enum, value_name = "LANG")]
    pub(crate) lang: Option<Lang>,
    /// When to use colour
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t)]
    pub(crate) color: Color,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// A language of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Lang {
    En,
    Es,
}

/// When colour is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    #[default]
    Auto,
    Always,
    Never,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games that come with the program
    Games {
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Find all problems in texts
    Check {
        /// Files or shipped games
        #[arg(required = true, value_name = "FILE")]
        files: Vec<String>,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Write texts in canonical form
    Fmt {
        /// Files; `-` reads standard input and writes standard output
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Change nothing; tell which files would change
        #[arg(long)]
        check: bool,
    },
    /// Write a text in the other form of its family
    Convert(ConvertArgs),
    /// Explain a diagnostic, an ability, or the cards of a file
    Explain {
        /// A code, such as `unknown-clause` or `lang:unknown-clause`, an ability
        /// of cards such as `Flying`, or a file of cards; all codes if left out
        #[arg(value_name = "CODE|ABILITY|FILE")]
        code: Option<String>,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Show the words of the language
    Words {
        /// A word in any spelling; all words if left out
        word: Option<String>,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
        /// Print a list for the manual
        #[arg(long, hide = true)]
        markdown: bool,
    },
    /// Play a game
    Play(PlayArgs),
    /// Watch bots play a match
    Watch(WatchArgs),
    /// Play many matches between bots and count how they come out
    Simulate(SimulateArgs),
    /// Show a recorded match
    Replay(ReplayArgs),
    /// Run test scenes
    Scene {
        /// Files of scenes
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Write down what comes out now
        #[arg(long)]
        update: bool,
    },
    /// Draw a position, a whole match, or cards
    Picture(PictureArgs),
    /// Look for a win in this turn, whatever luck brings
    Solve(SolveArgs),
    /// Write the completions of a shell
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ConvertArgs {
    /// A file, a shipped game or a recorded match; `-` reads standard input
    pub(crate) file: String,
    /// Where to write (default: standard output)
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Convert a match without an end too, though that shows what it hides
    #[arg(long)]
    pub(crate) reveal: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct PlayArgs {
    /// A shipped game, a file, or a recorded match to go on with
    pub(crate) game: String,
    /// The seats that people play (default: as the text says, or seat 0)
    #[arg(
        long,
        alias = "seat",
        value_name = "N,N",
        value_delimiter = ',',
        value_parser = number::<usize>
    )]
    pub(crate) seats: Vec<usize>,
    /// How many players, where the game leaves it open
    #[arg(long, value_name = "N", value_parser = number::<usize>)]
    pub(crate) players: Option<usize>,
    /// The bots in the other seats: one for all, or one for each (default: as
    /// the text says, or the first of the game)
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// What the people are called, seat by seat, or all players (default: Bot 1,
    /// Player 1 and so on)
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    pub(crate) names: Vec<String>,
    /// The luck of the match (default: drawn, and told)
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<Seed>,
    /// Where to write the replay (default for a recorded match: its file)
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Read and write plain lines instead of drawing a screen
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct WatchArgs {
    /// A shipped game or a file
    pub(crate) game: String,
    /// The bots: one for all seats, one for each team, or one for each seat
    /// (default: as the text says, or random)
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// How many players, where the game leaves it open
    #[arg(long, value_name = "N", value_parser = number::<usize>)]
    pub(crate) players: Option<usize>,
    /// What the players are called, seat by seat (default: Bot 1 and so on)
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    pub(crate) names: Vec<String>,
    /// The luck of the match (default: drawn, and told)
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<Seed>,
    /// The pause between moves, in milliseconds
    #[arg(long, value_name = "MS", value_parser = number::<u64>, conflicts_with = "step")]
    pub(crate) pace: Option<u64>,
    /// Go on only when asked
    #[arg(long)]
    pub(crate) step: bool,
    /// Whose eyes to look through: a seat, `spectator` or `judge`
    #[arg(long, value_name = "SEAT", value_parser = reader, default_value = "judge")]
    pub(crate) seat: Reader,
    /// Where to write the replay
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Write plain lines instead of drawing a screen
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct SimulateArgs {
    /// A shipped game or a file
    pub(crate) game: String,
    /// How many matches
    #[arg(long, value_name = "N", value_parser = number::<u64>, default_value_t = 10_000)]
    pub(crate) matches: u64,
    /// The bots: one for all seats, one for each team, or one for each seat
    /// (default: as the text says, or random)
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// How many players, where the game leaves it open
    #[arg(long, value_name = "N", value_parser = number::<usize>)]
    pub(crate) players: Option<usize>,
    /// The luck of all matches (default: drawn, and told)
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<Seed>,
    /// How many threads; 0 is one for each core
    #[arg(long, value_name = "N", value_parser = number::<usize>, default_value_t = 0)]
    pub(crate) threads: usize,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ReplayArgs {
    /// The recorded match
    pub(crate) file: PathBuf,
    /// Play it again and compare every event
    #[arg(long, conflicts_with_all = ["at", "turn"])]
    pub(crate) verify: bool,
    /// Show the position after N moves
    #[arg(long, value_name = "N", value_parser = number::<usize>, conflicts_with = "turn")]
    pub(crate) at: Option<usize>,
    /// Show the position at the start of turn N
    #[arg(long, value_name = "N", value_parser = number::<u64>)]
    pub(crate) turn: Option<u64>,
    /// Whose eyes to look through: a seat, `spectator` or `judge`
    #[arg(long, value_name = "SEAT", value_parser = reader, default_value = "judge")]
    pub(crate) seat: Reader,
    /// Write plain lines instead of drawing a screen
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct PictureArgs {
    /// A shipped game, a file, a recorded match, or a file of cards
    #[arg(value_name = "GAME|REPLAY|CARDS")]
    pub(crate) what: String,
    /// The picture: FILE.svg, FILE.png, or FILE.gif for the whole match
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// Draw this card instead of a position; may be given several times
    #[arg(
        long = "card",
        value_name = "NAME",
        conflicts_with_all = ["at", "bots", "players", "seed"]
    )]
    pub(crate) cards: Vec<String>,
    /// The position after N moves (default: the last)
    #[arg(long, value_name = "N", value_parser = number::<usize>)]
    pub(crate) at: Option<usize>,
    /// Whose eyes to look through: a seat, `spectator` or `judge`
    #[arg(long, value_name = "SEAT", value_parser = reader, default_value = "judge")]
    pub(crate) seat: Reader,
    /// The bots that play the match (default: as the text says, or random)
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// How many players, where the game leaves it open
    #[arg(long, value_name = "N", value_parser = number::<usize>)]
    pub(crate) players: Option<usize>,
    /// The luck of the match (default: drawn, and told)
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<Seed>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct SolveArgs {
    /// A shipped game or a file
    pub(crate) game: String,
    /// How many players, where the game leaves it open
    #[arg(long, value_name = "N", value_parser = number::<usize>)]
    pub(crate) players: Option<usize>,
    /// A line that sets up the position; may be given several times
    #[arg(long, value_name = "LINE")]
    pub(crate) position: Vec<String>,
    /// The luck of the start, where the position leaves something to it
    #[arg(long, value_name = "SEED", default_value = "0")]
    pub(crate) seed: Seed,
    /// How many positions to look at
    #[arg(
        long,
        value_name = "N",
        value_parser = number::<u64>,
        default_value_t = tapete_arena::POSITIONS_MAX
    )]
    pub(crate) positions: u64,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// Reads the command line; the help is in that language.
pub(crate) fn read(tongue: Tongue) -> Result<(Args, Option<Called>), clap::Error> {
    let matches = help::in_tongue(command(tongue), tongue).try_get_matches()?;
    let args = Args::from_arg_matches(&matches)?;
    let called = match args.command {
        Some(_) => None,
        None => tool::called(&matches),
    };
    Ok((args, called))
}

/// Returns all commands: those of the program, and the tools of families.
pub(crate) fn command(tongue: Tongue) -> clap::Command {
    tool::add(Args::command(), tongue)
}

/// Returns the language that is asked for, before anything else is read.
pub(crate) fn tongue_of(args: impl Iterator<Item = OsString>) -> Tongue {
    let mut args = args.map(|it| it.to_string_lossy().into_owned());
    let mut asked = None;
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            asked = args.next();
        } else if let Some(lang) = arg.strip_prefix("--lang=") {
            asked = Some(lang.to_owned());
        }
    }
    let of_system = || {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let set = names.into_iter().filter_map(|it| std::env::var(it).ok());
        set.into_iter().find(|it| !it.is_empty())
    };
    let name = asked.or_else(of_system).unwrap_or_default();
    match name.parse() {
        Ok(Tongue::Es) => Tongue::Es,
        Ok(Tongue::En) | Err(_) => Tongue::En,
    }
}

pub(crate) fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| {
        let digits = !text.is_empty() && text.chars().all(|it| it.is_ascii_digit());
        let message = if digits {
            "that is too great a number"
        } else {
            "write a whole number such as 4"
        };
        message.to_owned()
    })
}

fn reader(text: &str) -> Result<Reader, String> {
    match text {
        "spectator" | "espectador" => Ok(Reader::Spectator),
        "judge" | "juez" => Ok(Reader::Judge),
        seat => seat
            .parse()
            .ok()
            .filter(|it| usize::from(*it) < tapete_game::SEATS_MAX)
            .map(|it| Reader::Seat(Seat(it)))
            .ok_or_else(|| "write a seat such as 0, `spectator` or `judge`".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let tongue = |line: &str| tongue_of(line.split(' ').map(OsString::from));
        assert_eq!(tongue("tapete games --lang es"), Tongue::Es);
        assert_eq!(tongue("tapete --lang=es games"), Tongue::Es);
        assert_eq!(tongue("tapete --lang es --lang en"), Tongue::En);
    }

    #[test]
    fn the_command_line_is_well_formed() {
        command(Tongue::En).debug_assert();
    }
}
