//! The command line of tools, made of what they say they take.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use tapete_family::{Argument, Count, Family, Given, Gives, Kind, Tool};
use tapete_game::{Seed, Tongue};
use tapete_workshop::{FAMILIES, tools};

use super::Call;

/// The arguments that the program brings itself.
const JSON: &str = "json";
const CSV: &str = "csv";
const OUTPUT: &str = "output";

/// What was called: a tool, or only the first word of several.
pub(crate) enum Called {
    Tool(Box<Call>),
    Group(&'static str),
}

/// Adds the commands of all tools; those of tools that every client knows are
/// there already.
pub(crate) fn add(mut command: Command, tongue: Tongue) -> Command {
    let is_built_in = |name: &str| command.get_subcommands().any(|it| it.get_name() == name);
    let own: Vec<(&Family, &Tool)> = tools().filter(|it| !is_built_in(it.1.name)).collect();
    for (_, tool) in own.iter().filter(|it| !it.1.name.contains(' ')) {
        command = command.subcommand(of_tool(tool, tongue));
    }
    for group in FAMILIES.iter().flat_map(|it| it.groups) {
        let mut grouped = Command::new(group.name).about(group.doc.get(tongue));
        for tool in in_group(group.name) {
            grouped = grouped.subcommand(of_tool(tool, tongue));
        }
        command = command.subcommand(grouped);
    }
    command
}

/// Lists the tools whose first word is that of a group.
pub(crate) fn in_group(group: &str) -> impl Iterator<Item = &'static Tool> {
    let is_in = move |tool: &Tool| tool.name.split_once(' ').is_some_and(|it| it.0 == group);
    tools().map(|it| it.1).filter(move |it| is_in(it))
}

/// Returns the tool of a command line, by the words of its command.
pub(crate) fn find(path: &str) -> Option<&'static Tool> {
    tools().map(|it| it.1).find(|it| it.name == path)
}

/// Returns what was called, if it is a tool.
pub(crate) fn called(matches: &ArgMatches) -> Option<Called> {
    let (word, matches) = matches.subcommand()?;
    let groups = || FAMILIES.iter().flat_map(|it| it.groups);
    if let Some(group) = groups().find(|it| it.name == word) {
        let Some((second, matches)) = matches.subcommand() else {
            return Some(Called::Group(group.name));
        };
        let tool = find(&format!("{word} {second}"))?;
        return Some(tool_called(tool, matches));
    }
    Some(tool_called(find(word)?, matches))
}

fn tool_called(tool: &'static Tool, matches: &ArgMatches) -> Called {
    let mut given = Given::new();
    for argument in tool.arguments {
        // Defaults are the tool's own business.
        if matches.value_source(argument.name) != Some(ValueSource::CommandLine) {
            continue;
        }
        if let Kind::Flag = argument.kind {
            given.push(argument.name, "");
            continue;
        }
        for value in matches
            .get_many::<String>(argument.name)
            .into_iter()
            .flatten()
        {
            given.push(argument.name, value);
        }
    }
    let flag = |name: &str| matches.try_get_one::<bool>(name).ok().flatten() == Some(&true);
    Called::Tool(Box::new(Call {
        tool,
        given,
        json: flag(JSON),
        csv: flag(CSV),
        output: matches
            .try_get_one::<PathBuf>(OUTPUT)
            .ok()
            .flatten()
            .cloned(),
    }))
}

fn of_tool(tool: &'static Tool, tongue: Tongue) -> Command {
    let name = tool.name.rsplit(' ').next().unwrap_or(tool.name);
    let mut command = Command::new(name)
        .about(tool.doc.get(tongue))
        .aliases(tool.others);
    for argument in tool.arguments {
        command = command.arg(of_argument(argument, tongue));
    }
    let flag = |name: &'static str| Arg::new(name).long(name).action(ArgAction::SetTrue);
    let json = tongue.pick("Print one JSON object", "Escribe un solo objeto JSON");
    command = command.arg(flag(JSON).help(json));
    if tool.gives.contains(&Gives::Csv) {
        let help = tongue.pick(
            "Print comma-separated values",
            "Escribe valores separados por comas",
        );
        command = command.arg(flag(CSV).help(help).conflicts_with(JSON));
    }
    if tool.gives.contains(&Gives::Picture) {
        let help = tongue.pick(
            "The picture: FILE.svg or FILE.png (default: it is shown as text)",
            "La imagen: ARCHIVO.svg o ARCHIVO.png (si falta: se muestra como texto)",
        );
        let output = Arg::new(OUTPUT).long(OUTPUT).short('o').value_name("FILE");
        let output = output.value_parser(clap::value_parser!(PathBuf));
        command = command.arg(output.help(help));
    }
    command
}

fn of_argument(argument: &'static Argument, tongue: Tongue) -> Arg {
    let mut arg = Arg::new(argument.name).help(argument.doc.get(tongue));
    arg = arg.conflicts_with_all(argument.excludes);
    for needed in argument.needs {
        arg = arg.requires(*needed);
    }
    if !argument.by_place {
        arg = arg.long(argument.name.replace('_', "-"));
        arg = arg.aliases(argument.others.iter().map(|it| it.replace('_', "-")));
    }
    if let Kind::Flag = argument.kind {
        return arg.action(ArgAction::SetTrue);
    }
    let shown = match argument.shown {
        "" => argument.name.to_uppercase(),
        shown => shown.to_owned(),
    };
    arg = arg.value_name(shown).required(argument.count == Count::One);
    arg = match argument.count {
        Count::One | Count::Asked | Count::AtMostOne => arg.action(ArgAction::Set),
        Count::UpTo(most) if argument.by_place => arg.num_args(0..=most),
        Count::UpTo(_) => arg.action(ArgAction::Append),
        Count::Many => arg.action(ArgAction::Append).value_delimiter(','),
    };
    if let Some(default) = argument.default {
        arg = arg.default_value(default);
    }
    match &argument.kind {
        Kind::Number(_) => arg.value_parser(number),
        Kind::Seed => arg.value_parser(seed),
        Kind::Choice(choices) => {
            let names = choices.iter().map(|it| it.name);
            arg.value_parser(PossibleValuesParser::new(names))
        }
        Kind::Text | Kind::File | Kind::Flag => arg,
    }
}

fn number(text: &str) -> Result<String, String> {
    crate::args::number::<u64>(text).map(|_| text.to_owned())
}

fn seed(text: &str) -> Result<String, String> {
    let read: Result<Seed, _> = text.parse();
    read.map(|_| text.to_owned()).map_err(|it| it.to_string())
}
