//! What is wrong with a command line, in Spanish; clap says it in English.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use tapete_game::Tongue;

/// Returns the message in that language; nothing where clap's own will do.
pub(crate) fn in_tongue(error: &clap::Error, tongue: Tongue) -> Option<String> {
    match tongue {
        Tongue::En => None,
        Tongue::Es => in_spanish(error),
    }
}

/// What to write for a value that is more than a number.
const HINTS: &[(&str, &str)] = &[
    (
        "--seed",
        "escribe un número entero como 42, o 42/17 para la partida 17 de la semilla 42",
    ),
    (
        "--seat ",
        "escribe un asiento como 0, `spectator` (espectador) o `judge` (juez)",
    ),
];

fn in_spanish(error: &clap::Error) -> Option<String> {
    let get = |kind| error.get(kind).map(shown).unwrap_or_default();
    let arg = get(ContextKind::InvalidArg);
    let value = get(ContextKind::InvalidValue);
    let mut message = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            format!(
                "no existe la orden `{}`",
                get(ContextKind::InvalidSubcommand)
            )
        }
        ErrorKind::UnknownArgument => format!("no existe el argumento `{arg}`"),
        ErrorKind::MissingRequiredArgument => format!("falta {arg}"),
        ErrorKind::InvalidValue if value.is_empty() => format!("falta un valor para `{arg}`"),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            format!("`{value}` no vale para `{arg}`")
        }
        ErrorKind::ArgumentConflict => {
            let other = get(ContextKind::PriorArg);
            format!("`{arg}` no puede ir con `{other}`")
        }
        ErrorKind::NoEquals
        | ErrorKind::TooManyValues
        | ErrorKind::TooFewValues
        | ErrorKind::WrongNumberOfValues => format!("`{arg}` lleva otro número de valores"),
        ErrorKind::MissingSubcommand => "falta la orden".to_owned(),
        ErrorKind::InvalidUtf8 => "un argumento no es texto UTF-8".to_owned(),
        _ => return None,
    };
    let valid = get(ContextKind::ValidValue);
    if !valid.is_empty() {
        message.push_str(&format!("; valores: {valid}"));
    }
    let near = [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
    ];
    if let Some(near) = near.into_iter().map(get).find(|it| !it.is_empty()) {
        message.push_str(&format!("; ¿querías decir `{near}`?"));
    }
    if let Some((_, hint)) = HINTS.iter().find(|it| arg.starts_with(it.0)) {
        message.push_str("; ");
        message.push_str(hint);
    }
    message.push_str("\n\n`tapete --help --lang es` muestra la ayuda");
    Some(message)
}

fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        other => other.to_string(),
    }
}
