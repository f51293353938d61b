//! The help of the command line in Spanish.

use clap::{Arg, ArgAction, Command};
use tapete_game::Tongue;

use crate::tool::command as tool;

/// Returns the command with its help in that language.
pub(crate) fn in_tongue(command: Command, tongue: Tongue) -> Command {
    match tongue {
        Tongue::En => command,
        Tongue::Es => in_spanish("", command),
    }
}

/// Clap's own frame, with its headings in Spanish.
const TEMPLATE: &str = "{about-with-newline}\nUso: {usage}\n\n{all-args}{after-help}";

/// Returns a command in Spanish; `parent` is the command it belongs to, where
/// that is not the program itself.
fn in_spanish(parent: &str, command: Command) -> Command {
    let path = format!("{parent} {}", command.get_name());
    let path = path.trim_start().to_owned();
    let about = spanish(&path, "");
    // Asking for the usage finishes a command, and this one is still to change.
    let usage = usage(parent, &mut command.clone());
    let mut command = command
        .help_template(TEMPLATE)
        .override_usage(usage)
        .subcommand_help_heading("Órdenes")
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(flag("help", 'h', ArgAction::Help));
    if path == PROGRAM {
        command = command.arg(flag("version", 'V', ArgAction::Version));
    }
    if let Some(about) = about {
        command = command.about(about);
    }
    let path = path.as_str();
    let parent = if path == PROGRAM { "" } else { path };
    command
        .mut_args(|arg| arg_in_spanish(path, arg))
        .mut_subcommands(|it| in_spanish(parent, it))
}

const PROGRAM: &str = "tapete";

fn usage(parent: &str, command: &mut Command) -> String {
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ");
    let usage = usage
        .replace("[OPTIONS]", "[OPCIONES]")
        .replace("[COMMAND]", "[ORDEN]")
        .replace("<COMMAND>", "<ORDEN>");
    if command.get_name() == PROGRAM {
        return usage;
    }
    let parent = if parent.is_empty() {
        String::new()
    } else {
        format!("{parent} ")
    };
    format!("{PROGRAM} {parent}{usage}")
}

fn arg_in_spanish(command: &str, arg: Arg) -> Arg {
    let heading = if arg.is_positional() {
        "Argumentos"
    } else {
        "Opciones"
    };
    let id = arg.get_id().as_str();
    // Tools speak Spanish themselves.
    let own = tool::find(command).and_then(|it| it.argument(id));
    let own = own.map(|it| it.doc.get(Tongue::Es));
    let Some(help) = own.or_else(|| spanish(command, id)) else {
        return arg.help_heading(heading);
    };
    let arg = arg.help_heading(heading);
    if !arg.get_action().takes_values() {
        return arg.help(help);
    }
    let mut help = help.to_owned();
    if let Some(default) = arg.get_default_values().first() {
        help.push_str(&format!(" [por omisión: {}]", default.to_string_lossy()));
    }
    let values = arg.get_possible_values();
    if !values.is_empty() {
        let values: Vec<&str> = values.iter().map(|it| it.get_name()).collect();
        help.push_str(&format!(" [valores: {}]", values.join(", ")));
    }
    arg.help(help)
        .hide_default_value(true)
        .hide_possible_values(true)
}

fn flag(name: &'static str, short: char, action: ArgAction) -> Arg {
    Arg::new(name).long(name).short(short).action(action)
}

/// Returns the Spanish help of a command, or of one of its arguments.
fn spanish(command: &str, arg: &str) -> Option<&'static str> {
    let with_command = SPANISH.iter().find(|it| it.0 == command && it.1 == arg);
    let anywhere = || SPANISH.iter().find(|it| it.0.is_empty() && it.1 == arg);
    let found = with_command.or_else(|| if arg.is_empty() { None } else { anywhere() });
    found.map(|it| it.2)
}

/// Command (empty: any), argument (empty: the command itself), help.
const SPANISH: &[(&str, &str, &str)] = &[
    (
        "tapete",
        "",
        "Un taller de juegos de mesa: describe un juego en texto, juégalo, simúlalo",
    ),
    ("", "help", "Muestra esta ayuda"),
    ("", "version", "Muestra la versión"),
    (
        "",
        "lang",
        "El idioma de los mensajes (si falta: el del sistema)",
    ),
    ("", "color", "Cuándo usar color"),
    ("", "json", "Escribe un solo objeto JSON"),
    ("", "markdown", "Escribe una lista para el manual"),
    ("", "game", "Un juego incluido o un archivo"),
    (
        "",
        "players",
        "Cuántos jugadores, si el juego lo deja abierto",
    ),
    (
        "",
        "seed",
        "La suerte de la partida (si falta: se sortea y se dice)",
    ),
    (
        "",
        "plain",
        "Escribe líneas sencillas en vez de dibujar una pantalla",
    ),
    ("", "save", "Dónde escribir la grabación"),
    (
        "",
        "bots",
        "Los bots: uno para todos los asientos, uno por equipo o uno por asiento (si falta: los del texto, o al azar)",
    ),
    (
        "",
        "seat",
        "Con qué ojos mirar: un asiento, `spectator` (espectador) o `judge` (juez)",
    ),
    ("games", "", "Lista los juegos que trae el programa"),
    ("check", "", "Encuentra todos los problemas de los textos"),
    ("check", "files", "Archivos o juegos incluidos"),
    ("fmt", "", "Escribe los textos en su forma canónica"),
    (
        "fmt",
        "files",
        "Archivos; `-` lee la entrada estándar y escribe la salida estándar",
    ),
    (
        "fmt",
        "check",
        "No cambia nada; dice qué archivos cambiarían",
    ),
    (
        "convert",
        "",
        "Escribe un texto en la otra forma de su familia",
    ),
    (
        "convert",
        "file",
        "Un archivo, un juego incluido o una partida grabada; `-` lee la entrada estándar",
    ),
    (
        "convert",
        "output",
        "Dónde escribir (si falta: la salida estándar)",
    ),
    (
        "convert",
        "reveal",
        "Convierte también una partida sin final, aunque eso enseña lo que oculta",
    ),
    (
        "explain",
        "",
        "Explica un diagnóstico, una habilidad o las cartas de un archivo",
    ),
    (
        "explain",
        "code",
        "Un código, como `unknown-clause` o `lang:unknown-clause`, una habilidad de cartas como `Flying`, o un archivo de cartas; si falta, todos los códigos",
    ),
    ("words", "", "Muestra las palabras del lenguaje"),
    (
        "words",
        "word",
        "Una palabra en cualquier grafía; si falta, todas",
    ),
    ("play", "", "Juega a un juego"),
    (
        "play",
        "game",
        "Un juego incluido, un archivo, o una partida grabada con la que seguir",
    ),
    (
        "play",
        "names",
        "Cómo se llaman las personas, por orden de asiento, o todos (si falta: «Bot 1», «Jugador 1» y así)",
    ),
    (
        "watch",
        "names",
        "Cómo se llaman los jugadores, por orden de asiento (si falta: «Bot 1» y así)",
    ),
    (
        "play",
        "seats",
        "Los asientos en que juegan personas (si falta: los del texto, o el 0)",
    ),
    (
        "play",
        "bots",
        "Los bots de los otros asientos: uno para todos o uno para cada uno (si falta: los del texto, o el primero del juego)",
    ),
    (
        "play",
        "save",
        "Dónde escribir la grabación (si falta, de una partida grabada: su archivo)",
    ),
    (
        "play",
        "plain",
        "Lee y escribe líneas sencillas en vez de dibujar una pantalla",
    ),
    ("watch", "", "Mira una partida entre bots"),
    ("watch", "pace", "La pausa entre jugadas, en milisegundos"),
    ("watch", "step", "Sigue sólo cuando se le pide"),
    (
        "simulate",
        "",
        "Juega muchas partidas entre bots y cuenta cómo acaban",
    ),
    ("simulate", "matches", "Cuántas partidas"),
    (
        "simulate",
        "seed",
        "La suerte de todas las partidas (si falta: se sortea y se dice)",
    ),
    ("simulate", "threads", "Cuántos hilos; 0 es uno por núcleo"),
    ("replay", "", "Muestra una partida grabada"),
    ("replay", "file", "La partida grabada"),
    (
        "replay",
        "verify",
        "La juega otra vez y compara todos los hechos",
    ),
    ("replay", "at", "Muestra la posición tras N jugadas"),
    (
        "replay",
        "turn",
        "Muestra la posición al comienzo del turno N",
    ),
    ("scene", "", "Ejecuta escenas de prueba"),
    ("scene", "files", "Archivos de escenas"),
    ("scene", "update", "Escribe lo que sale ahora"),
    (
        "picture",
        "",
        "Dibuja una posición, una partida entera o cartas",
    ),
    (
        "picture",
        "what",
        "Un juego incluido, un archivo, una partida grabada o un archivo de cartas",
    ),
    (
        "picture",
        "cards",
        "Dibuja esta carta en vez de una posición; puede darse varias veces",
    ),
    (
        "picture",
        "output",
        "La imagen: ARCHIVO.svg, ARCHIVO.png, o ARCHIVO.gif para la partida entera",
    ),
    (
        "picture",
        "at",
        "La posición tras N jugadas (si falta: la última)",
    ),
    (
        "solve",
        "",
        "Busca ganar en este turno, traiga lo que traiga la suerte",
    ),
    (
        "solve",
        "position",
        "Una línea que prepara la posición; puede darse varias veces",
    ),
    (
        "solve",
        "seed",
        "La suerte del comienzo, si la posición deja algo a ella",
    ),
    ("solve", "positions", "Cuántas posiciones mirar"),
    (
        "completions",
        "",
        "Escribe el autocompletado de un intérprete de órdenes",
    ),
    ("completions", "shell", "Qué intérprete"),
];

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::args::Args;

    #[test]
    fn every_line_of_help_is_there_in_spanish() {
        fn look(path: &str, command: &Command, missing: &mut Vec<String>) {
            let args = command.get_arguments().map(|it| it.get_id().as_str());
            for arg in std::iter::once("").chain(args) {
                if spanish(path, arg).is_none() {
                    missing.push(format!("{path} {arg}"));
                }
            }
            let parent = if path == PROGRAM { "" } else { path };
            for inner in command.get_subcommands() {
                let path = format!("{parent} {}", inner.get_name());
                look(path.trim_start(), inner, missing);
            }
        }
        let mut missing = Vec::new();
        look(PROGRAM, &Args::command(), &mut missing);
        assert!(missing.is_empty(), "no Spanish help for {missing:?}");
    }

    #[test]
    fn the_spanish_command_line_is_well_formed() {
        in_spanish("", crate::args::command(Tongue::Es)).debug_assert();
    }
}
